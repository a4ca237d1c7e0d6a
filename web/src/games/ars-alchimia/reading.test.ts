import { expect, test } from "vitest";
import type { Message } from "../../protocol";
import { chanceWith, lacking, lastRoll, payable, piecesOf, told } from "./reading";

const MIRROR = { flower: 1, snow: 1, fire: 1, sand: 1 };

function event(id: string, details: Message["arguments"]): Message {
  return { id: `event-${id}`, arguments: details };
}

test("what an order lacks, and whether Elixirs make up for it", () => {
  const held = { flower: 1, snow: 1, fire: 0, sand: 1, elixir: 2 };
  expect(lacking(MIRROR, held)).toEqual({ fire: 1 });
  expect(payable(MIRROR, held)).toBe(true);
  expect(payable(MIRROR, { ...held, elixir: 0 })).toBe(false);
});

test("an Elixir that an order demands does not replace anything else", () => {
  expect(payable({ snow: 1, fire: 1, elixir: 1 }, { snow: 1, fire: 0, elixir: 1 })).toBe(false);
});

test("pieces of a cost are there or not, one by one", () => {
  expect(piecesOf({ fire: 2 }, { fire: 1 }).map((piece) => piece.held)).toEqual([true, false]);
  expect(piecesOf({ fire: 2 }, null).every((piece) => piece.held)).toBe(true);
});

test("a stock is told as messages name it", () => {
  expect(told({ sand: 1, flower: 2, fire: 0 })).toBe("payment:2flower+1sand");
});

test("workers beyond those that help change no odds", () => {
  expect([0, 1, 5].map((extra) => chanceWith([50, 100], extra))).toEqual([50, 100, 100]);
  expect(chanceWith([], 0)).toBeNull();
});

test("the last roll is that of the last crew, if it rolled", () => {
  const placed = (spot: string) => event("placed", { player: "seat:0", spot: `spot:${spot}`, number: 1 });
  const rolled = event("rolled", { player: "seat:0", die: 3, more: 1, needed: 4 });
  expect(lastRoll([placed("l1"), rolled])).toEqual({ spot: "l1", die: 3, more: 1, needed: 4, good: true });
  expect(lastRoll([placed("l1"), rolled, placed("o1")])).toBeNull();
  expect(lastRoll([rolled])).toBeNull();
});
