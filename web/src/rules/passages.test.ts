import { expect, test } from "vitest";
import { meant, readRules } from "./passages";

const ENGLISH = "# Game\n\n## Copy a potion\n\n1. Pay <b>all</b>.\n\n## The end\n";
const FRENCH = "# Jeu\n\n## Copier une potion\n\n1. Payez <b>tout</b>.\n\n## La fin\n";

test("passages go by their English names", () => {
  const rules = readRules(FRENCH, ENGLISH);
  expect(rules.passages.map((passage) => passage.anchor)).toEqual(["game", "copy-a-potion", "the-end"]);
  expect(meant(rules, "copy-a-potion")?.title).toBe("Copier une potion");
});

test("a passage is found by what it is called here, too", () => {
  const rules = readRules(FRENCH, ENGLISH);
  expect(meant(rules, "la-fin")?.anchor).toBe("the-end");
  expect(meant(rules, "nowhere")).toBeUndefined();
});
