import { readFileSync } from "node:fs";
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

const MAPS = import.meta.glob<{ passages: Record<string, string> }>("../games/*/passages.ts", { eager: true });

test.each(Object.entries(MAPS))("the rules have every passage that %s names", (path, { passages }) => {
  const game = (path.split("/").at(-2) ?? "").replaceAll("-", "_");
  const text = readFileSync(`${import.meta.dirname}/../../../src/philtre/games/${game}/text/en.md`, "utf8");
  const rules = readRules(text, text);
  for (const passage of Object.values(passages)) expect(meant(rules, passage), passage).toBeDefined();
});

test("every game with a board has such a map", () => {
  expect(Object.keys(MAPS)).toHaveLength(Object.keys(import.meta.glob("../games/*/index.ts")).length);
});
