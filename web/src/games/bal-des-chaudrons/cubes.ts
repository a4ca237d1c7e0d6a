/** Counting cubes, and laying them on the spaces of potions. */

import type { Card, Paying, Witch } from "./board";

export type Cubes = Record<string, number>;

export const INGREDIENTS: readonly string[] = ["heart", "mandrake", "mushroom", "spider", "toad"];
export const ARCANA: readonly string[] = ["brew", "raven", "tome"];

export function total(cubes: Cubes): number {
  return Object.values(cubes).reduce((sum, number) => sum + number, 0);
}

export function sum(...heaps: Cubes[]): Cubes {
  return Object.fromEntries(
    INGREDIENTS.map((kind) => [kind, heaps.reduce((number, heap) => number + (heap[kind] ?? 0), 0)]),
  );
}

/** The cubes one by one, in their order. */
export function oneByOne(cubes: Cubes): string[] {
  return INGREDIENTS.flatMap((kind) => Array<string>(cubes[kind] ?? 0).fill(kind));
}

/** As messages tell them: `cubes:2toad+1heart`. */
export function told(cubes: Cubes): string {
  const lying = INGREDIENTS.filter((kind) => cubes[kind]);
  return `cubes:${lying.map((kind) => `${cubes[kind] ?? 0}${kind}`).join("+")}`;
}

/** What may lie on a space: `toad`, `spider/toad` or `any`. */
export function kindsOf(space: string): readonly string[] {
  return space === "any" ? INGREDIENTS : space.split("/");
}

/** Which cube lies on which space: each on one that suits it, moved on to another where it must be. */
export function lay(spaces: string[], cubes: Cubes): (string | null)[] {
  const lying: (string | null)[] = spaces.map(() => null);
  const narrow = [...spaces.keys()].sort((a, b) => kindsOf(spaces[a] ?? "").length - kindsOf(spaces[b] ?? "").length);
  const settle = (cube: string, tried: Set<number>): boolean =>
    narrow.some((at) => {
      if (tried.has(at) || !kindsOf(spaces[at] ?? "").includes(cube)) return false;
      tried.add(at);
      const there = lying[at] ?? null;
      if (there !== null && !settle(there, tried)) return false;
      lying[at] = cube;
      return true;
    });
  for (const cube of oneByOne(cubes)) settle(cube, new Set());
  return lying;
}

/** One of the recipes that lie before a witch: `potion:web-lore`, or `own`. */
export interface Station {
  name: string;
  card: Card | null;
  inputs: string[];
  outputs: string[];
  used: boolean;
  /** What lies on its spaces now. */
  fed: (string | null)[];
  made: (string | null)[];
}

/** The recipes of a witch, with the cubes that lie on them. */
export function stations(witch: Witch): Station[] {
  const own = witch.own ? [{ name: `character:${witch.character ?? ""}`, card: null, ...witch.own }] : [];
  const lying = [...witch.tableau.map((card) => ({ ...card, name: `potion:${card.id}`, card })), ...own];
  const paying = witch.paying;
  const fills = ({ name, used }: { name: string; used: boolean }) => used || name === paying?.recipe;
  const made = lay(
    lying.flatMap((recipe) => (fills(recipe) ? recipe.outputs : [])),
    witch.brewed,
  );
  let next = 0;
  return lying.map((recipe) => {
    const outputs = recipe.outputs.map(() => (fills(recipe) ? (made[next++] ?? null) : null));
    const fed = recipe.name === paying?.recipe ? lay(recipe.inputs, sum(...Object.values(paying.paid))) : [];
    return { ...recipe, fed: recipe.inputs.map((_, at) => fed[at] ?? null), made: outputs };
  });
}

/** The most of a kind that a witch could have in her cauldron this round, as her potions lie. */
export function mightBring(witch: Witch, kind: string): number {
  const open = [...witch.tableau, ...(witch.own ? [witch.own] : [])].filter((recipe) => !recipe.used);
  const spaces = open.flatMap((recipe) => recipe.outputs).filter((space) => kindsOf(space).includes(kind));
  return (witch.cauldron[kind] ?? 0) + (witch.brewed[kind] ?? 0) + spaces.length;
}

const BENCH = "pay bench-";

/**
 * Of the payments that are offered, the next one if all that can comes from the bench, from its fullest rows; null if
 * none is from the bench. Kinds are paid in their order, so the whole payment is thought out before its first cube.
 */
export function fromBench(notations: readonly string[], paying: Paying, bench: Cubes): string | null {
  const offered = notations.filter((play) => play.startsWith(BENCH)).map((play) => play.slice(BENCH.length));
  const paid = sum(...Object.values(paying.paid));
  const fits = (cubes: Cubes) =>
    lay(paying.inputs, sum(paid, cubes)).every((cube) => cube !== null) && offered.includes(oneByOne(cubes)[0] ?? "");
  const ways = payments(INGREDIENTS, bench, paying.inputs.length - total(paid)).filter(fits);
  const fullest = (cubes: Cubes) =>
    oneByOne(cubes).reduce((height, kind, at, all) => height + (bench[kind] ?? 0) - (at - all.indexOf(kind)), 0);
  const [best] = ways.sort((one, other) => fullest(other) - fullest(one));
  const kind = best ? oneByOne(best)[0] : offered[0];
  return kind === undefined ? null : BENCH + kind;
}

/** All ways to take so many cubes. */
function payments(kinds: readonly string[], bench: Cubes, number: number): Cubes[] {
  const [kind, ...rest] = kinds;
  if (kind === undefined) return number === 0 ? [{}] : [];
  const most = Math.min(number, bench[kind] ?? 0);
  return Array.from({ length: most + 1 }, (_, taken) => taken).flatMap((taken) =>
    payments(rest, bench, number - taken).map((more) => ({ [kind]: taken, ...more })),
  );
}
