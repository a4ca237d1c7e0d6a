import { expect, test } from "vitest";
import type { Choice } from "../protocol";
import {
  beyond,
  complete,
  left,
  optionsOf,
  passageFor,
  playsOf,
  settled,
  touchesNothing,
  type Touch,
} from "./choosing";

const COMPOSED = { recipe: "ingredient", crew: "number" };

function choice(verb: string, target: string): Choice {
  return {
    action: 0,
    notation: `${verb} ${target}`,
    label: { id: `option-${verb}`, arguments: {} },
    targets: [target],
  };
}

function touch(name: string, ...verbs: string[]): Touch {
  return { name, verbs: verbs.length > 0 ? verbs : null };
}

const ACTIONS = optionsOf(
  [choice("create", "cauldron:gray+blue"), choice("take", "ingredient:gray"), choice("draw", "draw")],
  COMPOSED,
);
const RECIPES = optionsOf(
  [choice("brew", "recipe:1gray"), choice("brew", "recipe:2gray"), choice("brew", "recipe:1gray+1blue")],
  COMPOSED,
);

test("touching a part that one option touches settles it", () => {
  expect(settled(ACTIONS, [touch("cauldron:gray+blue")])?.verb).toBe("create");
  expect(settled(ACTIONS, [])).toBeNull();
});

test("a place for other verbs touches nothing", () => {
  expect(beyond(ACTIONS, [], touch("ingredient:gray", "tribute"))).toEqual([]);
  expect(beyond(ACTIONS, [], touch("ingredient:gray", "take", "tribute"))).toHaveLength(1);
});

test("an option without a thing touches nothing of the board", () => {
  expect(ACTIONS.map(touchesNothing)).toEqual([false, false, true]);
});

test("a recipe is built piece by piece, and never settled by touch alone", () => {
  const once = [touch("ingredient:gray")];
  expect(left(RECIPES, once)).toHaveLength(3);
  expect(complete(RECIPES, once).map((option) => option.choice.notation)).toEqual(["brew recipe:1gray"]);
  const twice = [...once, touch("ingredient:gray")];
  expect(left(RECIPES, twice).map((option) => option.choice.notation)).toEqual(["brew recipe:2gray"]);
  expect(settled(RECIPES, twice)).toBeNull();
  expect(beyond(RECIPES, twice, touch("ingredient:blue"))).toEqual([]);
});

test("pieces settle it when every choice has as many of them", () => {
  const makes = optionsOf([choice("make", "recipe:2gray"), choice("make", "recipe:1gray+1blue")], COMPOSED);
  expect(settled(makes, [touch("ingredient:blue")])).toBeNull();
  expect(settled(makes, [touch("ingredient:blue"), touch("ingredient:gray")])?.choice.notation).toBe(
    "make recipe:1gray+1blue",
  );
});

test("a number is one part, not pieces", () => {
  expect(optionsOf([choice("send", "crew:3")], COMPOSED)[0]).toMatchObject({ parts: ["crew:3"], composed: false });
});

test("what is asked about is written as the rules write it", () => {
  expect(playsOf(ACTIONS, [], "draw", "draw")).toEqual(["draw"]);
  expect(playsOf(ACTIONS, [], "cauldron:gray+blue", "create")).toEqual(["create gray+blue"]);
  expect(playsOf(RECIPES, [], "ingredient:green", "brew")).toEqual(["brew 1green"]);
});

test("what is made of pieces is asked about with the pieces so far", () => {
  expect(playsOf(RECIPES, [touch("ingredient:gray")], "ingredient:green", "brew")).toEqual([
    "brew 1green+1gray",
    "brew 1gray+1green",
    "brew 1green",
  ]);
  expect(playsOf(RECIPES, [touch("ingredient:gray")], "ingredient:gray", "brew")).toEqual(["brew 2gray", "brew 1gray"]);
  const both = [touch("ingredient:blue"), touch("ingredient:gray")];
  expect(playsOf(RECIPES, both, "ingredient:blue", "brew")).toEqual(["brew 1gray+2blue", "brew 1blue"]);
});

test("the rules open where they tell about what is asked", () => {
  const passages = { "": "your-turn", create: "create-a-potion", brew: "create-a-potion", take: "take-ingredients" };
  expect(passageFor(passages, RECIPES)).toBe("create-a-potion");
  expect(passageFor(passages, ACTIONS)).toBe("your-turn");
  expect(passageFor(passages, ACTIONS.slice(0, 1))).toBe("create-a-potion");
  expect(passageFor(passages, [])).toBe("");
});
