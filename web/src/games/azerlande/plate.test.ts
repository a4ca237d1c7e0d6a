import { expect, test } from "vitest";
import { filled, flipped, plays, swapped, wages } from "./plate";

const UP = [1, 2, 3, 4, 5].map((tile) => ({ tile, gold: false }));

test("an empty wish fills the plate in the order of the tiles", () => {
  expect(filled([0, 1, 2, 3, 5], [], [])).toEqual([0, 1, 2, 3, 5].map((tile) => ({ tile, gold: false })));
});

test("what is placed stays, and the wish gives way to it", () => {
  const placed = [{ tile: 4, gold: true }];
  expect(filled([1, 2, 3, 4, 5], placed, UP).map((side) => side.tile)).toEqual([4, 2, 3, 5, 1]);
});

test("two equal tiles are two tiles", () => {
  const wish = [0, 3, 0, 1, 2].map((tile) => ({ tile, gold: false }));
  expect(filled([0, 0, 1, 2, 3], [], wish)).toEqual(wish);
});

test("tiles change places and turn over, and the plays say so", () => {
  const sides = flipped(swapped(UP, 0, 4), 1);
  expect(plays(sides, 0)).toEqual(["place 5", "work 2", "place 3", "place 4", "place 1"]);
  expect(plays(sides, 3)).toEqual(["place 4", "place 1"]);
  expect(wages(sides)).toBe(2);
});
