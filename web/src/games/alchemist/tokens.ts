import birdClaw from "icon:bird-claw";
import bleedingEye from "icon:bleeding-eye";
import dragonHead from "icon:dragon-head";
import longLeggedSpider from "icon:long-legged-spider";
import spottedMushroom from "icon:spotted-mushroom";
import type { TokenLook } from "../face";

export const INGREDIENTS = ["green", "orange", "blue", "yellow", "gray"] as const;

export const tokens: Record<string, TokenLook> = {
  "ingredient:green": { icon: dragonHead, colour: "var(--green)", shape: "square" },
  "ingredient:orange": { icon: bleedingEye, colour: "var(--orange)", shape: "square" },
  "ingredient:blue": { icon: spottedMushroom, colour: "var(--blue)", shape: "square" },
  "ingredient:yellow": { icon: longLeggedSpider, colour: "var(--yellow)", shape: "square" },
  "ingredient:gray": { icon: birdClaw, colour: "var(--grey)", shape: "square" },
};
