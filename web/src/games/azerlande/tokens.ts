import apprentice from "icon:cultist";
import intelligence from "icon:bubbling-flask";
import speed from "icon:bottled-bolt";
import any from "icon:perspective-dice-six-faces-random";
import sap from "icon:drop";
import charm from "icon:heart-bottle";
import flower from "icon:lotus-flower";
import joker from "icon:magic-potion";
import study from "icon:open-book";
import bag from "icon:robber-hand";
import prestige from "icon:round-star";
import mushroom from "icon:spotted-mushroom";
import gold from "icon:two-coins";
import type { TokenLook } from "../face";

export const INGREDIENTS = ["mushroom", "flower", "sap"] as const;
export const POTIONS = ["speed", "charm", "intelligence"] as const;
export const ACTIONS = ["forage", "study", "market", "brew", "fulfil"] as const;
export const LEVELS = ["novice", "intermediate", "expert"] as const;

export type Potion = (typeof POTIONS)[number];

const owned: Record<string, TokenLook> = {
  mushroom: { icon: mushroom, colour: "#e2644e", shape: "square" },
  flower: { icon: flower, colour: "#e9a2dc", shape: "square" },
  sap: { icon: sap, colour: "#e8ac2f", shape: "square" },
  speed: { icon: speed, colour: "#f1dd52", shape: "circle" },
  charm: { icon: charm, colour: "#ff86ab", shape: "circle" },
  intelligence: { icon: intelligence, colour: "#79b0ff", shape: "circle" },
  gold: { icon: gold, colour: "#d0a64e", shape: "hexagon" },
  apprentice: { icon: apprentice, colour: "#9fb0f5", shape: "shield" },
  prestige: { icon: prestige, colour: "#b4780f", shape: "plain" },
};

const SYMBOLS: Record<string, TokenLook> = {
  any: { icon: any, colour: "#d8cfe0", shape: "square" },
  joker: { icon: joker, colour: "#d8cfe0", shape: "circle" },
  study: { icon: study, colour: "#c3b1ff", shape: "card" },
  bag: { icon: bag, colour: "#c9a2ee", shape: "plain" },
};

/** What a thing of a gain or an order is called: things that cannot be owned are symbols only. */
export function thingOf(name: string): string {
  if (name === "potion") return "board-symbol:joker";
  return name in SYMBOLS ? `board-symbol:${name}` : `resource:${name}`;
}

function named(domain: string, names: readonly string[]): [string, TokenLook][] {
  return names.flatMap((name): [string, TokenLook][] => {
    const look = owned[name];
    return look ? [[`${domain}:${name}`, look]] : [];
  });
}

export const tokens: Record<string, TokenLook> = Object.fromEntries([
  ...named("resource", Object.keys(owned)),
  ...named("ingredient", INGREDIENTS),
  ...named("potion", POTIONS),
  ...Object.entries(SYMBOLS).map(([name, look]): [string, TokenLook] => [`board-symbol:${name}`, look]),
]);
