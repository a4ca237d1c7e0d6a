import { expect, test } from "vitest";
import { flights, type Change } from "./travel";

const [reserve, shelf, screen, bag] = ["reserve", "shelf", "screen", "bag"] as unknown as Element[];

function change(node: Element | undefined, thing: string | null, by: number): Change {
  return { node: node as Element, thing, by };
}

test("what one place loses and another gains flies there", () => {
  expect(flights([change(reserve, "gray", -1), change(shelf, "gray", 1), change(shelf, "blue", 1)])).toEqual([
    { from: reserve, to: shelf, thing: "gray" },
  ]);
});

test("a place that holds anything gives and takes what the others lack", () => {
  expect(flights([change(bag, null, -2), change(shelf, "gray", 1), change(shelf, "blue", 1)])).toHaveLength(2);
  expect(flights([change(reserve, "gray", -1), change(screen, null, 1)])).toEqual([
    { from: reserve, to: screen, thing: "gray" },
  ]);
});

test("nobody knows what goes from one hidden place to another", () => {
  expect(flights([change(bag, null, -1), change(screen, null, 1)])).toEqual([]);
});

test("where ways are told, things take no other", () => {
  const gone = { ...change(reserve, "gray", -2), way: { at: "cauldron", from: [] } };
  const wrong = { ...change(shelf, "gray", 2), way: { at: "bench", from: ["neighbour"] } };
  const right = { ...change(screen, "gray", 1), way: { at: "circle", from: ["cauldron"] } };
  expect(flights([gone, wrong, right])).toEqual([{ from: reserve, to: screen, thing: "gray" }]);
});

test("an endless place gives only what no other does", () => {
  const supply = { ...change(bag, null, -Infinity), way: { at: "supply", from: [] } };
  const gone = { ...change(reserve, "gray", -1), way: { at: "bench", from: [] } };
  const come = { ...change(shelf, "gray", 2), way: { at: "cauldron", from: ["bench", "supply"] } };
  expect(flights([gone, come, supply])).toEqual([
    { from: reserve, to: shelf, thing: "gray" },
    { from: bag, to: shelf, thing: "gray" },
  ]);
});
