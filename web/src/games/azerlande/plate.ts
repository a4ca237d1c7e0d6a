/** The priority plate: five tiles in five slots, each with its number or its gold side up. */

import type { Side } from "./board";
import { goldOf } from "./box";

/** A plate as it is filled: what lies in its first slots for good, then one's own order as far as it still fits. */
export function filled(tiles: number[], placed: Side[], wished: Side[]): Side[] {
  const left = [...tiles];
  for (const side of placed) left.splice(left.indexOf(side.tile), 1);
  const rest: Side[] = [];
  for (const side of wished.slice(placed.length)) {
    const at = left.indexOf(side.tile);
    if (at < 0) continue;
    left.splice(at, 1);
    rest.push(side);
  }
  return [...placed, ...rest, ...left.map((tile) => ({ tile, gold: false }))];
}

export function swapped(sides: Side[], one: number, other: number): Side[] {
  const first = sides[one];
  const second = sides[other];
  return first && second ? sides.with(one, second).with(other, first) : sides;
}

export function flipped(sides: Side[], slot: number): Side[] {
  const side = sides[slot];
  return side ? sides.with(slot, { ...side, gold: !side.gold }) : sides;
}

export function wages(sides: Side[]): number {
  return sides.reduce((sum, side) => sum + (side.gold ? goldOf(side.tile) : 0), 0);
}

/** The answers that fill the slots from one on. */
export function plays(sides: Side[], from: number): string[] {
  return sides.slice(from).map((side) => `${side.gold ? "work" : "place"} ${side.tile}`);
}
