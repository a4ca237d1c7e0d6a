/**
 * Which card is which. The rules do not tell copies of a card apart, but on the table each is a thing of its own that
 * travels: what a zone loses and another gains is the same card.
 */

import type { TableView } from "../../protocol";
import type { Board } from "./board";
import { putIn } from "./sums";

export interface Copy {
  id: string;
  card: string;
  /** Whether it came from where one cannot look: the deck, as a rule. */
  fresh: boolean;
}

export type Copies = Record<string, Copy[]>;

const found = new WeakMap<TableView, Copies>();
let last: { table: string; copies: Copies } = { table: "", copies: {} };
let count = 0;

/** The cards of every zone in sight: `hand`, `market`, `aside`, `used`, `known-0` … */
export function copiesOf(view: TableView | null): Copies {
  if (!view?.game) return {};
  const known = found.get(view);
  if (known) return known;
  const copies = follow(last.table === view.table ? last.copies : {}, zonesOf(view, view.game.board as Board));
  found.set(view, copies);
  last = { table: view.table, copies };
  return copies;
}

function zonesOf(view: TableView, board: Board): Record<string, string[]> {
  const zones: Record<string, string[]> = { market: board.market };
  board.wizards.forEach((wizard, seat) => {
    if (seat === view.seat) zones.hand = wizard.hand ?? [];
    else zones[`known-${seat}`] = wizard.known;
  });
  if (board.sum?.traded) zones.aside = [board.sum.traded];
  else if (board.sum) zones.used = putIn(board.sum, view.told);
  return zones;
}

/** The cards of the zones, each the same as before as far as it can be. */
export function follow(before: Copies, zones: Record<string, string[]>): Copies {
  const loose = Object.values(before).flat();
  const take = (card: string, from: readonly Copy[]): Copy | null => {
    const at = loose.findIndex((copy) => copy.card === card && from.includes(copy));
    return at < 0 ? null : (loose.splice(at, 1)[0] ?? null);
  };
  const stayed = Object.entries(zones).map(([zone, cards]) => ({
    zone,
    cards,
    copies: cards.map((card) => take(card, before[zone] ?? [])),
  }));
  return Object.fromEntries(
    stayed.map(({ zone, cards, copies }) => [
      zone,
      cards.map((card, at): Copy => {
        const copy = copies[at] ?? take(card, loose);
        return copy ? { ...copy, fresh: false } : { id: `${card}.${count++}`, card, fresh: true };
      }),
    ]),
  );
}
