/** A card that explains a thing: on hover, on focus, or when it is pressed for long. */

import { untrack, type Snippet } from "svelte";
import type { Attachment } from "svelte/attachments";

const HOVER = 300; // milliseconds
const PRESS = 450;

export interface Shown {
  anchor: Element;
  content: Snippet;
}

let shown = $state.raw<Shown | null>(null);
let interrupted: Element | null = null; // its card was shown when what it says was drawn anew

export function shownCard(): Shown | null {
  return shown;
}

export function hideCard(): void {
  shown = null;
}

export const CARD = "explanation";

/** Explain an element by what a snippet draws. */
export function explained(content: Snippet | undefined): Attachment<HTMLElement> {
  return (node) => {
    if (content === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    let pointed = false; // the mouse was moved here; what comes to lie beneath one that rests is not pointed at
    const show = () => {
      shown = { anchor: node, content };
      node.setAttribute("aria-describedby", CARD);
    };
    const hide = () => {
      clearTimeout(timer);
      // What has the focus loses it when it is taken away, in the midst of an update.
      untrack(() => {
        if (shown?.anchor === node) shown = null;
      });
      node.removeAttribute("aria-describedby");
    };
    const wait = (time: number) => {
      clearTimeout(timer);
      timer = setTimeout(show, time);
    };
    const hear: Record<string, (event: Event) => void> = {
      pointermove: (event) => {
        if (pointed || (event as PointerEvent).pointerType !== "mouse") return;
        pointed = true;
        wait(HOVER);
      },
      // A finger leaves when it lifts: what it pressed for long stays, to be read, until one touches something else.
      pointerleave: (event) => {
        pointed = false;
        if (!pressed || (event as PointerEvent).pointerType === "mouse") hide();
      },
      pointerdown: (event) => {
        pressed = false;
        hide();
        if ((event as PointerEvent).pointerType === "mouse") return;
        timer = setTimeout(() => {
          pressed = true;
          show();
        }, PRESS);
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: () => pressed || hide(),
      contextmenu: (event) => pressed && event.preventDefault(),
      focusin: (event) => (event.target as Element).matches(":focus-visible") && show(),
      focusout: hide,
      keydown: (event) => (event as KeyboardEvent).key === "Escape" && hide(),
    };
    const swallow = (event: Event) => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    for (const [name, listener] of Object.entries(hear)) node.addEventListener(name, listener);
    node.addEventListener("click", swallow, { capture: true });
    if (interrupted === node) {
      interrupted = null;
      show();
    }
    return () => {
      if (untrack(() => shown?.anchor === node)) interrupted = node;
      hide();
      for (const [name, listener] of Object.entries(hear)) node.removeEventListener(name, listener);
      node.removeEventListener("click", swallow, { capture: true });
    };
  };
}
