import { expect, test } from "vitest";
import type { Adept, Board } from "./board";
import { prospect } from "./school";

const NONE = { green: 0, orange: 0, blue: 0, yellow: 0, gray: 0 };

function adept(changes: Partial<Adept>): Adept {
  return { fame: {}, track: null, seals: 5, cubes: 0, hand: null, known: NONE, school: null, ...changes };
}

function board(adepts: Adept[], changes: Partial<Board>): Board {
  return {
    cauldrons: [],
    making: null,
    adepts,
    reserve: NONE,
    removed: NONE,
    bag: 0,
    unseen: NONE,
    tiles: [],
    first: 0,
    round: 1,
    exhausted: 0,
    schools: true,
    ...changes,
  };
}

const me = adept({ school: "green", hand: NONE });

test("with nothing hidden but the schools, the rivals decide", () => {
  const reserve = { green: 5, orange: 3, blue: 3, yellow: 9, gray: 9 };
  const among = (others: number) => prospect(board([me, ...Array<Adept>(others).fill(adept({}))], { reserve }), 0);
  expect(among(1)).toEqual({ best: 1, worst: 2, most: 6, least: 0 });
  // Orange and blue share a place, so that nobody is third.
  expect(among(2)).toEqual({ best: 1, worst: 2, most: 10, least: 5 });
  // All five schools are there.
  expect(among(4)).toEqual({ best: 2, worst: 2, most: 9, least: 9 });
});

test("cubes in the bag do not count, and what was seen behind a screen is not in the bag", () => {
  const reserve = { green: 5, orange: 4, blue: 9, yellow: 9, gray: 9 };
  const unseen = { ...NONE, green: 2 };
  const hidden = adept({ cubes: 1 });
  const others = [hidden, ...Array<Adept>(3).fill(adept({}))];
  // One green is in the bag: six are left against four oranges, or four against four, which share a place.
  expect(prospect(board([me, ...others], { reserve, unseen, bag: 1 }), 0)).toMatchObject({ best: 2, worst: 2 });
  const fewer = { ...reserve, green: 3 };
  expect(prospect(board([me, ...others], { reserve: fewer, unseen, bag: 1 }), 0)).toMatchObject({ best: 1, worst: 1 });
  const orange = { ...NONE, green: 1, orange: 1 };
  const even = { ...reserve, green: 4, orange: 3 };
  expect(prospect(board([me, ...others], { reserve: even, unseen: orange, bag: 1 }), 0)).toMatchObject({
    best: 1,
    worst: 2,
  });
  const seen = [adept({ cubes: 1, known: { ...NONE, green: 1 } }), ...others.slice(1)];
  expect(prospect(board([me, ...seen], { reserve: even, unseen: orange, bag: 1 }), 0)).toMatchObject({
    best: 2,
    worst: 2,
  });
});

test("there is none without a school, or for who may not look behind a screen", () => {
  expect(prospect(board([adept({ hand: NONE }), adept({})], {}), 0)).toBeNull();
  expect(prospect(board([adept({ school: "green" }), adept({})], {}), 0)).toBeNull();
});
