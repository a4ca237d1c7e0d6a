import cauldron from "icon:cauldron";
import frog from "icon:frog";
import hearts from "icon:hearts";
import longLeggedSpider from "icon:long-legged-spider";
import openBook from "icon:open-book";
import plantRoots from "icon:plant-roots";
import raven from "icon:raven";
import spottedMushroom from "icon:spotted-mushroom";
import type { TokenLook } from "../face";

export const tokens: Record<string, TokenLook> = {
  "ingredient:heart": { icon: hearts, colour: "#4a3b66", shape: "circle", ink: "#f3e9ff" },
  "ingredient:mandrake": { icon: plantRoots, colour: "#efe7da", shape: "shield" },
  "ingredient:mushroom": { icon: spottedMushroom, colour: "#e8604c", shape: "square" },
  "ingredient:spider": { icon: longLeggedSpider, colour: "#4f9fe6", shape: "hexagon" },
  "ingredient:toad": { icon: frog, colour: "#35b07d", shape: "card" },
  "arcana:brew": { icon: cauldron, colour: "#f08cc0", shape: "circle" },
  "arcana:raven": { icon: raven, colour: "#b9b6b0", shape: "circle" },
  "arcana:tome": { icon: openBook, colour: "#5cc9d8", shape: "circle" },
};
