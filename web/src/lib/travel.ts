/**
 * Things travel from where they were to where they are.
 *
 * A *piece* has a key: wherever an element with its key appears next, it glides there. A *place* holds a number of
 * things of a kind (`thing: null`: of any, as a bag or somebody's screen does): when one place has fewer and another
 * more, so many tokens fly from the one to the other. A board only says what lies where; and where not everything can
 * come from everywhere, which way it goes. A place of endless number gives and takes what no other does.
 */

import type { Attachment } from "svelte/attachments";

const TIME = 320;
const EASE = "cubic-bezier(0.3, 0.7, 0.2, 1)";
const MOST = 8; // tokens in the air for one kind

/** What a place is called, and the names of those from which things come here. */
export interface Way {
  at: string;
  from: readonly string[];
}

interface Place {
  thing: string | null;
  count: number;
  way?: Way | undefined;
}

interface Flight {
  from: Element;
  to: Element;
  thing: string;
}

export interface Change {
  node: Element;
  thing: string | null;
  by: number;
  way?: Way | undefined;
}

const pieces = new Map<Element, string>();
const places = new Map<Element, Place>();
let positions = new Map<string, DOMRect>();
let counts = new Map<Element, Place>();

/** An element that is one thing, known by its key. */
export function piece(key: string): Attachment {
  return (node) => {
    pieces.set(node, key);
    return () => pieces.delete(node);
  };
}

/** An element that holds so many of a thing. */
export function place(thing: string | null, count: number, way?: Way): Attachment {
  return (node) => {
    places.set(node, { thing, count, way });
    return () => places.delete(node);
  };
}

export const travel = {
  /** Before the table changes: remember where everything is. */
  before(): void {
    positions = new Map([...pieces].map(([node, key]) => [key, node.getBoundingClientRect()]));
    counts = new Map([...places].map(([node, place]) => [node, { ...place }]));
  },

  /** After it has changed: let things come from where they were. */
  after(still: boolean): void {
    if (still) return;
    for (const [node, key] of pieces) glide(node, positions.get(key));
    flights(changes()).forEach(fly);
  },
};

function glide(node: Element, from: DOMRect | undefined): void {
  const to = node.getBoundingClientRect();
  if (from === undefined || to.width === 0) return;
  const x = from.left - to.left;
  const y = from.top - to.top;
  if (Math.abs(x) + Math.abs(y) < 2) return;
  const scale = from.width / to.width;
  const start = { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: "0 0", zIndex: 9 };
  node.animate([start, { zIndex: 9 }], {
    duration: TIME,
    easing: EASE,
  });
}

function changes(): Change[] {
  const found: Change[] = [];
  const endless: Change[] = [];
  for (const [node, { thing, count, way }] of places) {
    if (count === Infinity) {
      endless.push({ node, thing, by: -count, way }, { node, thing, by: count, way });
      continue;
    }
    const by = count - (counts.get(node)?.count ?? 0);
    if (by !== 0) found.push({ node, thing, by, way });
  }
  return [...found, ...endless];
}

function leads(giver: Change, taker: Change): boolean {
  return taker.way === undefined || (giver.way !== undefined && taker.way.from.includes(giver.way.at));
}

/** Who gave what to whom: first among places of the same thing, then with those that hold anything. */
export function flights(changes: Change[]): Flight[] {
  const found: Flight[] = [];
  const rest = changes.map((change) => ({ ...change }));
  const match = (fits: (giver: Change, taker: Change) => boolean) => {
    for (const giver of rest.filter((change) => change.by < 0)) {
      for (const taker of rest.filter((change) => change.by > 0)) {
        const number = Math.min(-giver.by, taker.by);
        const thing = giver.thing ?? taker.thing;
        if (number <= 0 || thing === null || !leads(giver, taker) || !fits(giver, taker)) continue;
        giver.by += number;
        taker.by -= number;
        for (let one = 0; one < Math.min(number, MOST); one++) found.push({ from: giver.node, to: taker.node, thing });
      }
    }
  };
  match((giver, taker) => giver.thing === taker.thing);
  match((giver, taker) => (giver.thing === null) !== (taker.thing === null));
  return found;
}

function fly({ from, to, thing }: Flight, index: number): void {
  const selector = `[data-token="${CSS.escape(thing)}"]`;
  const look = to.querySelector(selector) ?? from.querySelector(selector) ?? document.querySelector(selector);
  const start = from.getBoundingClientRect();
  const end = to.getBoundingClientRect();
  if (look === null || start.width === 0 || end.width === 0) return;
  const ghost = look.cloneNode(true) as HTMLElement;
  ghost.setAttribute("aria-hidden", "true");
  ghost.classList.add("flying");
  ghost.querySelector(".count")?.remove(); // of the heap it leaves
  const size = look.getBoundingClientRect();
  document.body.append(ghost);
  const at = (rect: DOMRect) =>
    `translate(${rect.left + rect.width / 2 - size.width / 2}px, ${rect.top + rect.height / 2 - size.height / 2}px)`;
  const flight = ghost.animate([{ transform: at(start) }, { transform: `${at(end)} scale(0.7)`, opacity: 0.85 }], {
    duration: TIME * 1.3,
    delay: index * 60,
    easing: EASE,
    fill: "both",
  });
  flight.onfinish = () => ghost.remove();
  flight.oncancel = () => ghost.remove();
}
