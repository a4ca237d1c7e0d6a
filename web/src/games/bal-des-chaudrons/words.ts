/** Recipes in words. */

import type { Lexis } from "../../lib/lexis";
import type { Card } from "./board";
import { kindsOf } from "./cubes";

/** `2 × toad, spider or toad` */
export function inWords(spaces: string[], lexis: Lexis): string {
  const numbers = new Map<string, number>();
  for (const space of spaces) numbers.set(space, (numbers.get(space) ?? 0) + 1);
  const told = [...numbers].map(([space, number]) => {
    const thing = spaceInWords(space, lexis);
    return number === 1 ? thing : lexis.say("piece", { number, thing });
  });
  return told.join(", ");
}

function spaceInWords(space: string, lexis: Lexis): string {
  if (space === "any") return lexis.say("board-any");
  const names = kindsOf(space).map((kind) => lexis.say(`ingredient-${kind}`));
  return new Intl.ListFormat(lexis.language, { type: "disjunction" }).format(names);
}

/** A potion for who cannot see it. */
export function cardInWords(card: Card, lexis: Lexis): string {
  const said = [lexis.thing(`potion:${card.id}`), lexis.say("board-initiative", { number: card.initiative })];
  if (card.outputs.length > 0) said.push(recipeInWords(card, lexis));
  said.push(...card.arcana.map((arcana) => lexis.say(`arcana-${arcana}`)));
  if (card.turned) said.push(lexis.say("board-turned"));
  if (card.used) said.push(lexis.say("board-used"));
  return said.join(", ");
}

export function recipeInWords(recipe: { inputs: string[]; outputs: string[] }, lexis: Lexis): string {
  return `${inWords(recipe.inputs, lexis) || lexis.say("nothing")} → ${inWords(recipe.outputs, lexis)}`;
}
