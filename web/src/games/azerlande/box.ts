/** What is printed on everybody's board, and on the tiles. */

import type { Potion } from "./tokens";

export type Counts = Record<string, number>;

export const RECIPES: Record<Potion, Counts> = {
  speed: { flower: 1, sap: 2 },
  charm: { mushroom: 2, sap: 1 },
  intelligence: { mushroom: 1, flower: 2 },
};
export const ABILITIES: Record<Potion, string> = {
  speed: "black-market",
  charm: "persuasion",
  intelligence: "efficiency",
};
export const LAST_SPACE = 10;
export const FORAGE_SPACE = 2;
export const LEVEL_SPACES = [0, 4, 10];
export const HANDS_CAUGHT = 3; // in the bag, and one has been seen

const TILE_GOLD = [2, 2, 2, 2, 1, 1];

export function goldOf(tile: number): number {
  return TILE_GOLD[tile] ?? 0;
}

/** How often one can be made of what there is. */
export function timesOf(recipe: Counts, owned: Counts): number {
  return Math.min(...Object.entries(recipe).map(([name, number]) => Math.floor((owned[name] ?? 0) / number)));
}

/** How many potions can be made of all there is. */
export function mostPotions(owned: Counts): number {
  return Math.max(
    0,
    ...Object.values(RECIPES).map((recipe) =>
      timesOf(recipe, owned) > 0 ? 1 + mostPotions(without(owned, recipe)) : 0,
    ),
  );
}

function without(owned: Counts, recipe: Counts): Counts {
  return Object.fromEntries(Object.entries(owned).map(([name, number]) => [name, number - (recipe[name] ?? 0)]));
}

/** What of a recipe is not there. */
export function lacking(recipe: Counts, owned: Counts): Counts {
  const short = Object.entries(recipe).map(([name, number]): [string, number] => [name, number - (owned[name] ?? 0)]);
  return Object.fromEntries(short.filter(([, number]) => number > 0));
}

/** How many potions an order still wants: those it names, and one for each joker that no other potion is left for. */
export function wanting(order: string[], owned: Counts, hypnotised: boolean): number {
  const all = Object.values(owned).reduce((sum, number) => sum + number, 0);
  const short = Math.max(0, order.length - all);
  if (hypnotised) return short;
  const named = order.filter((name) => name !== "joker");
  const missing = Object.values(lacking(countsOf(named), owned)).reduce((sum, number) => sum + number, 0);
  return Math.max(short, missing);
}

export function countsOf(names: readonly string[]): Counts {
  const counts: Counts = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

export function sum(counts: Counts): number {
  return Object.values(counts).reduce((total, number) => total + number, 0);
}

/** As messages tell it: `some:2gold+1sap`. */
export function told(domain: string, counts: Counts): string {
  const pieces = Object.entries(counts).map(([name, number]) => `${number}${name}`);
  return `${domain}:${pieces.join("+")}`;
}
