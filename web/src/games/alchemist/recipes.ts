/** Counting cubes. */

export type Cubes = Record<string, number>;

/** The cubes of a recipe one by one. */
export function oneByOne(cubes: Cubes): string[] {
  return Object.entries(cubes).flatMap(([ingredient, number]) => Array<string>(number).fill(ingredient));
}

/** What of a recipe a hand lacks. */
export function lacking(recipe: Cubes, hand: Cubes): Cubes {
  const short = Object.entries(recipe).map(([ingredient, number]) => [ingredient, number - (hand[ingredient] ?? 0)]);
  return Object.fromEntries(short.filter(([, number]) => (number as number) > 0)) as Cubes;
}

export function total(cubes: Cubes): number {
  return Object.values(cubes).reduce((sum, number) => sum + number, 0);
}

/** As messages tell it: `recipe:2gray+1blue`. */
export function told(cubes: Cubes): string {
  const pieces = Object.entries(cubes).map(([ingredient, number]) => `${number}${ingredient}`);
  return `recipe:${pieces.join("+")}`;
}
