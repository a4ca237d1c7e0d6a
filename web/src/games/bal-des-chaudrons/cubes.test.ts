import { expect, test } from "vitest";
import type { Card, Witch } from "./board";
import { fromBench, lay, mightBring, stations } from "./cubes";

const card: Card = {
  id: "flask-of-dreams",
  initiative: 19,
  arcana: [],
  inputs: ["mushroom/toad"],
  outputs: ["toad", "spider/toad"],
  turnable: false,
  turned: false,
  used: true,
};

function witch(changes: Partial<Witch>): Witch {
  return {
    left: 1,
    right: 1,
    character: null,
    spent: null,
    dealt: null,
    own: null,
    circle: {},
    bench: {},
    free: {},
    brewed: {},
    cauldron: {},
    overflow: {},
    track: {},
    effects: {},
    tomes: [],
    initiative: null,
    cards: 0,
    hand: null,
    known: [],
    chosen: null,
    chosen_turned: false,
    tableau: [],
    paying: null,
    brewing: true,
    ...changes,
  };
}

test("cubes lie on spaces that suit them, and make room for each other", () => {
  expect(lay(["spider/toad", "mushroom/spider"], { spider: 1, toad: 1 })).toEqual(["toad", "spider"]);
  expect(lay(["mushroom/spider", "spider/toad"], { mushroom: 1, spider: 1 })).toEqual(["mushroom", "spider"]);
  expect(lay(["any", "heart"], { heart: 1 })).toEqual([null, "heart"]);
});

test("what is brewed lies on the potions that were used", () => {
  const idle = { ...card, id: "idle", used: false };
  const lying = stations(witch({ tableau: [idle, card], brewed: { toad: 1, spider: 1 } }));
  expect(lying.map((station) => station.made)).toEqual([
    [null, null],
    ["toad", "spider"],
  ]);
});

test("what is being paid lies on the inputs of that potion", () => {
  const paying = {
    recipe: "potion:flask-of-dreams",
    inputs: card.inputs,
    outputs: card.outputs,
    paid: { bench: { mushroom: 1 } },
  };
  expect(stations(witch({ tableau: [card], paying }))[0]?.fed).toEqual(["mushroom"]);
});

test("a neighbour might bring what her unused potions can make", () => {
  const neighbour = witch({ tableau: [card, { ...card, used: false }], cauldron: { toad: 1 }, brewed: { toad: 1 } });
  expect(mightBring(neighbour, "toad")).toBe(4);
  expect(mightBring(neighbour, "heart")).toBe(0);
});

test("the bench pays from its fullest rows, in the order of the kinds", () => {
  const paying = { recipe: "potion:web-lore", inputs: ["any", "mushroom"], outputs: [], paid: {} };
  const offered = ["pay bench-heart", "pay bench-mushroom", "pay brewed-mushroom", "pay bench-toad"];
  const bench = { heart: 1, mushroom: 4, toad: 3 };
  expect(fromBench(offered, paying, bench)).toBe("pay bench-mushroom");
  // The mushroom comes before the toad even if there are more toads.
  expect(fromBench(offered, paying, { ...bench, toad: 9 })).toBe("pay bench-mushroom");
  const begun = { ...paying, paid: { bench: { mushroom: 1 } } };
  expect(fromBench(offered.slice(1), begun, { ...bench, mushroom: 3, toad: 9 })).toBe("pay bench-toad");
});

test("where the bench is not enough it pays what it can", () => {
  const paying = { recipe: "potion:web-lore", inputs: ["toad", "toad"], outputs: [], paid: {} };
  expect(fromBench(["pay bench-toad", "pay brewed-toad"], paying, { toad: 1 })).toBe("pay bench-toad");
  expect(fromBench(["pay brewed-toad", "pay tome-toad"], paying, {})).toBeNull();
});
