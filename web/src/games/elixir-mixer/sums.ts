/** What the cards of this game come to: exact sums, and what an elixir earns. */

import type { Message } from "../../protocol";
import type { Board, Sum } from "./board";
import { COLOURS } from "./tokens";

export const MIXED = 17;
const JOKER = 4;
const FOUR = 4; // cards of an elixir that earn a bonus
const MOST = 200; // ways that are looked for

export function colourOf(card: string): string {
  return COLOURS.find((colour) => card !== "joker" && colour[0] === card[0]) ?? "any";
}

export function valueOf(card: string): number {
  return card === "joker" ? JOKER : Number(card.slice(1));
}

/** Cards are used from the highest down; equal ones by colour, a joker last. */
export function inOrder(cards: readonly string[]): string[] {
  const rank = (card: string) => [...COLOURS, "any"].indexOf(colourOf(card));
  return [...cards].sort((one, other) => valueOf(other) - valueOf(one) || rank(one) - rank(other));
}

export function fitting(cards: readonly string[], colour: string): string[] {
  return cards.filter((card) => colour === "mixed" || ["any", colour].includes(colourOf(card)));
}

/** The different sets of these cards that come to a sum exactly. */
export function ways(cards: readonly string[], sum: number): string[][] {
  const sorted = inOrder(cards);
  const found: string[][] = [];
  const search = (from: number, owed: number, taken: string[]) => {
    if (owed === 0) found.push(taken);
    let last = "";
    for (let at = from; owed > 0 && at < sorted.length && found.length < MOST; at++) {
      const card = sorted[at] ?? "";
      if (card === last || valueOf(card) > owed) continue;
      last = card;
      search(at + 1, owed - valueOf(card), [...taken, card]);
    }
  };
  search(0, sum, []);
  return found;
}

/** What one can brew with some cards, and what that earns. */
export interface Brew {
  colour: string; // or "mixed"
  sum: number;
  cards: string[];
  bonuses: string[];
  points: number;
}

/** All that a hand can brew, what earns most first. */
export function brews(board: Board, seat: number, hand: readonly string[]): Brew[] {
  const piles = board.piles.flatMap(({ colour, top }) =>
    top === null ? [] : ways(fitting(hand, colour), top).map((cards) => brewOf(board, seat, colour, top, cards)),
  );
  const free = board.bonuses.some((bonus) => bonus.id === "mixed" && bonus.owner === null);
  const mixed = free ? ways(hand, MIXED).map((cards) => brewOf(board, seat, "mixed", MIXED, cards)) : [];
  return best([...piles, ...mixed]);
}

/** How a brew that has begun can be finished; `used` cards are in it. */
export function endings(board: Board, sum: Sum, hand: readonly string[], used: number): Brew[] {
  const colour = sum.brewing ?? "mixed";
  const found = ways(fitting(hand, colour), sum.owed);
  return best(found.map((cards) => brewOf(board, sum.seat, colour, sum.total, cards, used)));
}

function best(brews: Brew[]): Brew[] {
  return brews.sort((one, other) => other.points - one.points || one.cards.length - other.cards.length);
}

function brewOf(board: Board, seat: number, colour: string, sum: number, cards: string[], used = 0): Brew {
  const bonuses = colour === "mixed" ? ["mixed"] : earned(board, seat, colour, sum, used + cards.length);
  return { colour, sum, cards, bonuses, points: bonuses.length + (colour === "mixed" ? 0 : 1) };
}

/** The free bonus cards that an elixir of so many cards would earn. */
export function earned(board: Board, seat: number, colour: string, value: number, cards: number): string[] {
  const elixirs = [...(board.wizards[seat]?.elixirs ?? []), `${colour}-${value}`];
  return board.bonuses
    .filter((bonus) => bonus.owner === null)
    .map((bonus) => bonus.id)
    .filter((id) => {
      if (id === "mixed") return false;
      if (id === "two-elixirs") return board.brewed >= 1;
      if (id.startsWith("four-cards-")) return id === `four-cards-${colour}` && cards === FOUR;
      const [has, needs] = progress(id, elixirs) ?? [0, 1];
      return has >= needs;
    });
}

/** How far somebody with these elixirs is on the way to a bonus, if that can be told from elixirs. */
export function progress(bonus: string, elixirs: readonly string[]): [number, number] | null {
  const owned = elixirs.map((elixir) => elixir.split("-") as [string, string]);
  const values = new Set(owned.map(([, value]) => Number(value)));
  if (bonus === "five-colours") return [new Set(owned.map(([colour]) => colour)).size, COLOURS.length];
  if (bonus === "three-of-a-colour") {
    const most = Math.max(...COLOURS.map((name) => owned.filter(([colour]) => colour === name).length));
    return [Math.min(3, most), 3];
  }
  if (bonus === "three-in-a-row") {
    const runs = [...values].map((value) => [value, value + 1, value + 2].filter((one) => values.has(one)).length);
    return [Math.max(0, ...runs), 3];
  }
  return null;
}

/** The cards that have gone into the sum that is being made up, as they were told; none if that was not told. */
export function putIn(sum: Sum | null, told: readonly Message[]): string[] {
  if (sum === null) return [];
  const id = sum.traded === null ? "event-used" : "event-got";
  const cards: string[] = [];
  for (const message of [...told].reverse()) {
    if (message.id !== id || cards.reduce((all, card) => all + valueOf(card), 0) >= sum.total - sum.owed) break;
    cards.unshift(String(message.arguments.card).replace("card:", ""));
  }
  return cards.reduce((all, card) => all + valueOf(card), 0) === sum.total - sum.owed ? cards : [];
}
