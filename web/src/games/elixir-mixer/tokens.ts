import bleedingEye from "icon:bleeding-eye";
import cauldron from "icon:cauldron";
import earthWorm from "icon:earth-worm";
import gecko from "icon:gecko";
import jesterHat from "icon:jester-hat";
import longLeggedSpider from "icon:long-legged-spider";
import pokerHand from "icon:poker-hand";
import rainbowStar from "icon:rainbow-star";
import roundBottomFlask from "icon:round-bottom-flask";
import spottedMushroom from "icon:spotted-mushroom";
import stairs from "icon:stairs";
import threeLeaves from "icon:three-leaves";
import twoCoins from "icon:two-coins";
import type { TokenLook } from "../face";

export const COLOURS = ["blue", "purple", "green", "yellow", "red"] as const;

export interface Ingredient {
  icon: string;
  colour: string;
}

const JOKER: Ingredient = { icon: jesterHat, colour: "#f0e2c0" };

/** What the ingredients of a colour look like; a joker has any. */
export const INGREDIENTS: Record<string, Ingredient> = {
  blue: { icon: bleedingEye, colour: "var(--blue)" },
  purple: { icon: longLeggedSpider, colour: "#b07fe6" },
  green: { icon: earthWorm, colour: "var(--green)" },
  yellow: { icon: gecko, colour: "var(--yellow)" },
  red: { icon: spottedMushroom, colour: "#ea6350" },
  any: JOKER,
};

export function lookOf(colour: string): Ingredient {
  return INGREDIENTS[colour] ?? JOKER;
}

const BONUS = "var(--parchment)";
const VALUES = [1, 2, 3, 4, 5, 6, 7];
const STRENGTHS = [10, 11, 12, 13, 14, 15];

function looks(): [string, TokenLook][] {
  const found: [string, TokenLook][] = [["card:joker", { ...JOKER, shape: "card", mark: "4" }]];
  for (const colour of COLOURS) {
    const { icon, colour: paint } = lookOf(colour);
    for (const value of VALUES) {
      found.push([`card:${colour.slice(0, 1)}${value}`, { icon, colour: paint, shape: "card", mark: `${value}` }]);
    }
    const flask: TokenLook = { icon: roundBottomFlask, colour: paint, shape: "circle" };
    found.push([`colour:${colour}`, flask]);
    for (const strength of STRENGTHS) found.push([`elixir:${colour}-${strength}`, { ...flask, mark: `${strength}` }]);
    found.push([`bonus:four-cards-${colour}`, { icon: pokerHand, colour: paint, shape: "shield", mark: "4" }]);
  }
  return found;
}

export const tokens: Record<string, TokenLook> = {
  ...Object.fromEntries(looks()),
  "bonus:five-colours": { icon: rainbowStar, colour: BONUS, shape: "shield", mark: "5" },
  "bonus:three-of-a-colour": { icon: threeLeaves, colour: BONUS, shape: "shield", mark: "3" },
  "bonus:three-in-a-row": { icon: stairs, colour: BONUS, shape: "shield", mark: "3" },
  "bonus:two-elixirs": { icon: twoCoins, colour: BONUS, shape: "shield", mark: "2" },
  "bonus:mixed": { icon: cauldron, colour: BONUS, shape: "shield", mark: "17" },
};
