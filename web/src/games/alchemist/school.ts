/** The place that a school would have if the game ended now, as far as its adept can tell. */

import type { Board } from "./board";
import { INGREDIENTS } from "./tokens";

/** The fame of the places, by the number of adepts. */
const REWARDS: Record<number, readonly number[]> = {
  2: [6, 0],
  3: [10, 5, 0],
  4: [12, 8, 4, 0],
  5: [12, 9, 6, 3, 0],
};

export interface Prospect {
  best: number;
  worst: number;
  /** The fame of the best place, and of the worst. */
  most: number;
  least: number;
}

/** Nobody knows what is in the bag, nor which schools the others have: the best and the worst of all that may be. */
export function prospect(board: Board, seat: number): Prospect | null {
  const me = board.adepts[seat];
  const rewards = REWARDS[board.adepts.length];
  if (!me?.hand || !me.school || !board.unseen || !rewards) return null;
  const { hand, school } = me;
  const unseen = INGREDIENTS.map((kind) => board.unseen?.[kind] ?? 0);
  const known = INGREDIENTS.map((kind) =>
    sum(board.adepts.map((other) => (other === me ? 0 : (other.known[kind] ?? 0)))),
  );
  const seen = INGREDIENTS.map((kind) => (board.reserve[kind] ?? 0) + (hand[kind] ?? 0));
  const mine = INGREDIENTS.findIndex((kind) => kind === school);
  const rivals = subsets(
    INGREDIENTS.map((_, kind) => kind).filter((kind) => kind !== mine),
    board.adepts.length - 1,
  );
  let [best, worst] = [rewards.length, 1];
  const room = unseen.map((number, kind) => number - (known[kind] ?? 0));
  for (const bag of contents(room, board.bag)) {
    const counts = seen.map((number, kind) => number + (unseen[kind] ?? 0) - (bag[kind] ?? 0));
    for (const others of rivals) {
      const fewer = others.map((kind) => counts[kind] ?? 0).filter((count) => count < (counts[mine] ?? 0));
      const place = 1 + new Set(fewer).size; // equal schools share a place
      best = Math.min(best, place);
      worst = Math.max(worst, place);
    }
  }
  return { best, worst, most: rewards[best - 1] ?? 0, least: rewards[worst - 1] ?? 0 };
}

function sum(numbers: number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}

/** All ways in which so many cubes may be made up, with so many of each kind at most. */
function* contents(room: number[], number: number): Generator<number[]> {
  const [first, ...rest] = room;
  if (first === undefined) {
    if (number === 0) yield [];
    return;
  }
  for (let here = Math.max(0, number - sum(rest)); here <= Math.min(first, number); here++) {
    for (const more of contents(rest, number - here)) yield [here, ...more];
  }
}

function subsets(of: number[], size: number): number[][] {
  if (size === 0) return [[]];
  return of.flatMap((one, index) => subsets(of.slice(index + 1), size - 1).map((rest) => [one, ...rest]));
}
