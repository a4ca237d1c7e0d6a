/** The rules beside the table: of which game, opened at which passage. */

export interface Opened {
  game: string;
  passage: string;
}

let opened = $state.raw<Opened | null>(null);

export function shownRules(): Opened | null {
  return opened;
}

export function showRules(game: string, passage = ""): void {
  opened = { game, passage };
}

export function hideRules(): void {
  opened = null;
}

/** At a table, links to the rules open them beside it. */
export function besideTable(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  const [, game] = /^\/rules\/([\w-]+)$/.exec(link?.origin === location.origin ? link.pathname : "") ?? [];
  if (!link || !plain || game === undefined || link.closest("[data-rules]")) return;
  event.preventDefault();
  showRules(game, decodeURIComponent(link.hash.slice(1)));
}
