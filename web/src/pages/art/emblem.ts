/** The sign of a game, where there is no room for its picture. */

import anvil from "icon:anvil";
import cauldron from "icon:cauldron";
import dragonHead from "icon:dragon-head";
import frog from "icon:frog";
import roundPotion from "icon:round-potion";
import witchFace from "icon:witch-face";

const EMBLEMS: Record<string, { outline: string; colour: string }> = {
  alchemist: { outline: dragonHead, colour: "#1fa37a" },
  "ars-alchimia": { outline: anvil, colour: "#ffb35c" },
  azerlande: { outline: witchFace, colour: "#ff7aa2" },
  "bal-des-chaudrons": { outline: frog, colour: "#8fcf6a" },
  "elixir-mixer": { outline: roundPotion, colour: "#ecd33f" },
};

export function emblemOf(game: string): { outline: string; colour: string } {
  return EMBLEMS[game] ?? { outline: cauldron, colour: "#b48cff" };
}
