import { expect, test } from "vitest";
import type { Card, Witch } from "./board";
import { lay, mightBring, stations } from "./cubes";

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
