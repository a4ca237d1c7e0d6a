import { expect, test } from "vitest";
import { Lexis, message, piecesOf, written } from "./lexis";

const TEXT = `
player = Player { $number }
piece = { $number } × { $thing }
nothing = nothing
ingredient-gray = Bird Legs
ingredient-blue = Mushrooms
cauldron-gray-blue = gray-blue cauldron
event-created = { $player } brews { $recipe } in the { $cauldron } for { $fame ->
    [one] one point
   *[other] { $fame } points
  }.
option-send = { $crew ->
    [one] Send one
   *[other] Send { $crew }
  }
`;
const words = new Lexis("en", [TEXT], { recipe: "ingredient", crew: "number" }).named(["Ana"]);
const CREATED = message("event-created", {
  player: "seat:0",
  recipe: "recipe:2gray+1blue",
  cauldron: "cauldron:gray+blue",
  fame: 1,
});

test("a message says the names of people and things", () => {
  expect(words.message(CREATED)).toBe(
    "Ana brews 2 × Bird Legs, 1 × Mushrooms in the gray-blue cauldron for one point.",
  );
  expect(words.say("event-created", { player: "seat:3", recipe: "recipe:", cauldron: "x", fame: 2 })).toBe(
    "Player 4 brews nothing in the x for 2 points.",
  );
});

test("things can be drawn where they are spoken of", () => {
  const drawn = words.pieces(CREATED).filter((piece) => piece.kind !== "text");
  expect(drawn).toEqual([
    { kind: "seat", seat: 0, text: "Ana" },
    { kind: "thing", thing: "ingredient:gray", number: 2, text: "2 × Bird Legs" },
    { kind: "thing", thing: "ingredient:blue", number: 1, text: "1 × Mushrooms" },
    { kind: "thing", thing: "cauldron:gray+blue", number: null, text: "gray-blue cauldron" },
  ]);
});

test("a thing that is a number is counted", () => {
  expect(words.say("option-send", { crew: "crew:1" })).toBe("Send one");
  expect(words.say("option-send", { crew: "crew:3" })).toBe("Send 3");
});

test("pieces are read one by one", () => {
  expect(piecesOf("2gray+1blue")).toEqual([
    [2, "gray"],
    [1, "blue"],
  ]);
});

test("what is below nothing is written with a minus", () => {
  expect(words.say("event-created", { player: "Ana-1", recipe: "x-2", cauldron: "x", fame: -2 })).toContain(
    "for −2 points",
  );
  expect(written(-3)).toBe("−3");
  expect(written("10-12")).toBe("10-12");
});
