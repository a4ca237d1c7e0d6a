/** What a visitor gives, in symbols; the words are in the catalogue. */

import type { Benefit } from "./board";
import { cardPick, cauldron, cycle, EFFECT_ICONS, key, laurels, lightning, person, sunrise } from "./icons";
import { thingOf } from "./tokens";

export type Mark = { thing: string; count: number } | { icon: string } | { text: string };

const STAR = thing("prestige");
const PER: Mark = { text: "/" };

function thing(name: string, count = 1): Mark {
  return { thing: thingOf(name), count };
}

function gained(gain: Record<string, number>): Mark[] {
  return Object.entries(gain).map(([name, number]) => thing(name, number));
}

const SPECIAL: Record<string, Mark[]> = {
  unlock: [{ icon: key }],
  "brew-discount": [{ icon: cauldron }, { text: "×2" }],
  "free-cards": [{ icon: cardPick }],
  "repeat-benefit": [{ icon: cycle }, { icon: lightning }],
  "potions-per-group": [thing("joker"), PER, thing("speed"), thing("charm"), thing("intelligence")],
  "prestige-per-gold": [STAR, PER, thing("gold")],
  "prestige-per-ingredients": [STAR, PER, thing("any", 2)],
  "trigger-daily": [{ icon: cycle }, { icon: sunrise }],
  "score-end": [{ icon: cycle }, { icon: laurels }],
  "free-cards-per-visitor": [{ icon: cardPick }, { text: "×2" }],
  "repeat-action": [{ icon: cycle }, { icon: cauldron }],
  gold: [STAR, PER, thing("gold")],
  apprentices: [STAR, PER, thing("apprentice")],
  ingredients: [STAR, PER, thing("any", 2)],
  "per-daily": [STAR, PER, { icon: sunrise }],
  "per-end": [STAR, PER, { icon: laurels }],
  "per-visitor": [STAR, PER, { icon: person }],
};

export function marksOf(benefit: Benefit): Mark[] {
  const types = benefit.types.map((name) => thing(name));
  switch (benefit.effect) {
    case "gain":
      return gained(benefit.gain);
    case "gain-per-visitor":
      return [...gained(benefit.gain), PER, { icon: person }];
    case "per-type":
      return [STAR, PER, ...types];
    case "groups":
      return [{ text: "3" }, STAR, PER, ...types];
    default:
      if (benefit.when !== "daily") return SPECIAL[benefit.effect] ?? [];
      return [{ icon: EFFECT_ICONS[benefit.effect] ?? sunrise }, { text: "→" }, ...gained(benefit.gain)];
  }
}
