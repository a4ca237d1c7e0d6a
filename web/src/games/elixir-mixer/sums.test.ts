import { describe, expect, it } from "vitest";
import type { Board } from "./board";
import { follow } from "./copies";
import { brews, earned, endings, fitting, progress, putIn, ways } from "./sums";

function boardOf(more: Partial<Board> = {}): Board {
  const ids = ["five-colours", "three-of-a-colour", "three-in-a-row", "two-elixirs", "four-cards-blue", "mixed"];
  return {
    piles: ["blue", "purple", "green", "yellow", "red"].map((colour) => ({ colour, top: 10, left: 6 })),
    bonuses: ids.map((id) => ({ id, owner: null })),
    market: [],
    discard: [],
    deck: 50,
    wizards: [{ points: 0, elixirs: [], bonuses: [], cards: 0, hand: [], sums: {}, known: [] }],
    sum: null,
    target: 8,
    first: 0,
    turn: 1,
    brewed: 0,
    ...more,
  };
}

describe("sums", () => {
  it("are exact, and each set of cards counts once", () => {
    expect(ways(["b4", "b7"], 10)).toEqual([]);
    expect(ways(["b1", "b2", "b3", "b4", "b7"], 10)).toEqual([
      ["b7", "b3"],
      ["b7", "b2", "b1"],
      ["b4", "b3", "b2", "b1"],
    ]);
    expect(ways(["y6", "p4", "g4", "y4", "b1", "p1"], 7)).toEqual([
      ["y6", "b1"],
      ["y6", "p1"],
    ]);
    expect(ways(["y6", "p1", "p1"], 7)).toEqual([["y6", "p1"]]);
  });

  it("take jokers for four of any colour, behind the other fours", () => {
    expect(fitting(["y2", "joker", "b3", "joker"], "yellow")).toEqual(["y2", "joker", "joker"]);
    expect(ways(["y2", "joker", "joker"], 10)).toEqual([["joker", "joker", "y2"]]);
    expect(ways(["joker", "r4"], 4)).toEqual([["r4"], ["joker"]]);
  });

  it("that earn most come first", () => {
    const found = brews(boardOf(), 0, ["b1", "b2", "b3", "b4", "b7"]);
    expect(found.map(({ cards, points }) => [cards.length, points])).toEqual([
      [4, 2],
      [2, 1],
      [3, 1],
      [5, 1],
    ]);
    expect(found.filter(({ colour }) => colour === "mixed")).toHaveLength(1);
  });

  it("that have begun count the cards that are in them", () => {
    const sum = { seat: 0, traded: null, brewing: "blue", total: 10, owed: 6 };
    expect(endings(boardOf({ sum }), sum, ["b1", "b2", "b3"], 1)).toMatchObject([
      { cards: ["b3", "b2", "b1"], bonuses: ["four-cards-blue"], points: 2 },
    ]);
  });

  it("tell what has gone into them", () => {
    const told = (id: string, card: string) => ({
      id: `event-${id}`,
      arguments: { player: "seat:0", card: `card:${card}` },
    });
    const sum = { seat: 0, traded: "b7", brewing: null, total: 7, owed: 1 };
    expect(putIn(sum, [told("got", "y2"), told("traded", "b7"), told("got", "y4"), told("got", "b2")])).toEqual([
      "y4",
      "b2",
    ]);
    expect(putIn(sum, [])).toEqual([]);
    expect(putIn(null, [])).toEqual([]);
  });
});

describe("bonuses", () => {
  it("know how far one is", () => {
    const elixirs = ["yellow-10", "yellow-11", "blue-10", "red-11"];
    expect(progress("five-colours", elixirs)).toEqual([3, 5]);
    expect(progress("three-of-a-colour", elixirs)).toEqual([2, 3]);
    expect(progress("three-in-a-row", elixirs)).toEqual([2, 3]);
    expect(progress("three-in-a-row", [])).toEqual([0, 3]);
    expect(progress("mixed", elixirs)).toBeNull();
  });

  it("are earned by the elixir that completes them, if they are free", () => {
    const board = boardOf({ brewed: 1 });
    const [wizard] = board.wizards;
    if (wizard) wizard.elixirs = ["yellow-10", "blue-11"];
    expect(earned(board, 0, "green", 12, 2)).toEqual(["three-in-a-row", "two-elixirs"]);
    const taken = board.bonuses.map((bonus) => ({ ...bonus, owner: 1 }));
    expect(earned({ ...board, bonuses: taken }, 0, "green", 12, 4)).toEqual([]);
  });
});

describe("copies", () => {
  it("stay the same cards when they move", () => {
    const first = follow({}, { hand: ["b7"], market: ["b7", "y6"] });
    expect(
      Object.values(first)
        .flat()
        .every((copy) => copy.fresh),
    ).toBe(true);
    const then = follow(first, { hand: ["b7", "y6"], market: ["b7", "r1"] });
    expect(then.hand?.map((copy) => copy.id)).toEqual([first.hand?.[0]?.id, first.market?.[1]?.id]);
    expect(then.market?.[0]?.id).toBe(first.market?.[0]?.id);
    expect(then.market?.[1]?.fresh).toBe(true);
  });
});
