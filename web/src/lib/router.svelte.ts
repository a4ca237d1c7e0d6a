/** Where one is: the address of the page, without loading it anew. */

import { untrack } from "svelte";

let address = $state.raw(new URL(location.href));

addEventListener("popstate", () => (address = new URL(location.href)));

export function here(): URL {
  return address;
}

export function go(path: string, replace = false): void {
  const moved = new URL(path, location.href);
  if (replace) history.replaceState(null, "", moved);
  else history.pushState(null, "", moved);
  const turned = moved.pathname !== untrack(here).pathname;
  address = moved;
  if (turned) scrollTo(0, 0);
}

/** Links of our own lead to other pages without loading; to be called once. */
export function followLinks(): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented) return;
    if (link.origin !== location.origin || link.target !== "" || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api/") || link.pathname.startsWith("/schema/")) return;
    if (link.hash !== "" && link.pathname === location.pathname) return;
    event.preventDefault();
    go(link.href);
  });
}
