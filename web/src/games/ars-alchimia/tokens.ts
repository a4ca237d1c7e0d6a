import badGnome from "icon:bad-gnome";
import broom from "icon:broom";
import bubblingFlask from "icon:bubbling-flask";
import burningForest from "icon:burning-forest";
import cat from "icon:cat";
import cauldron from "icon:cauldron";
import church from "icon:church";
import clockwork from "icon:clockwork";
import compass from "icon:compass";
import desert from "icon:desert";
import dragonHead from "icon:dragon-head";
import dwarfFace from "icon:dwarf-face";
import fairy from "icon:fairy";
import familyHouse from "icon:family-house";
import fieryPot from "icon:fire-bowl";
import flame from "icon:flame";
import furnace from "icon:furnace";
import gears from "icon:gears";
import golem from "icon:rock-golem";
import graduateCap from "icon:graduate-cap";
import highGrass from "icon:high-grass";
import jar from "icon:skull-in-jar";
import keyring from "icon:keyring";
import lake from "icon:at-sea";
import lotus from "icon:lotus-flower";
import meeple from "icon:meeple";
import mermaid from "icon:mermaid";
import mountaintop from "icon:mountaintop";
import oak from "icon:oak";
import potion from "icon:round-potion";
import prayer from "icon:prayer";
import retort from "icon:erlenmeyer";
import salamander from "icon:salamander";
import sandstorm from "icon:sandstorm";
import scales from "icon:scales";
import scrollQuill from "icon:scroll-quill";
import snowflake from "icon:snowflake-1";
import steam from "icon:steam";
import teacher from "icon:teacher";
import treasureMap from "icon:treasure-map";
import twinFlasks from "icon:potion-ball";
import unicorn from "icon:unicorn";
import volcano from "icon:smoking-volcano";
import willow from "icon:willow-tree";
import witch from "icon:witch-face";
import womanElf from "icon:woman-elf-face";
import wrench from "icon:monkey-wrench";
import type { TokenLook } from "../face";

export const RESOURCES = ["flower", "snow", "fire", "sand", "elixir"] as const;
export const BASIC = RESOURCES.slice(0, 4);
export const CATEGORIES = ["daily", "industry", "myth", "university"] as const;

const SEATS = [0, 1, 2, 3];

export const tokens: Record<string, TokenLook> = {
  "resource:flower": { icon: lotus, colour: "#4fb567", shape: "circle" },
  "resource:snow": { icon: snowflake, colour: "#6fb3ee", shape: "hexagon" },
  "resource:fire": { icon: flame, colour: "#ef6a4e", shape: "shield" },
  "resource:sand": { icon: sandstorm, colour: "#e8e0cc", shape: "square" },
  "resource:elixir": { icon: potion, colour: "#ecc53f", shape: "diamond" },
  ...Object.fromEntries(
    SEATS.map((seat) => [`worker:${seat}`, { icon: meeple, colour: `var(--seat-${seat})`, shape: "plain" as const }]),
  ),
};

/** What is pictured on a card, and what stands for a category. */
export const pictures: Record<string, string> = {
  "category:daily": familyHouse,
  "category:industry": gears,
  "category:myth": unicorn,
  "category:university": graduateCap,

  "location:mana-meadow": highGrass,
  "location:everfrost-peak": mountaintop,
  "location:ember-crater": volcano,
  "location:misty-lake": lake,
  "location:boiling-springs": steam,
  "location:charred-woods": burningForest,
  "location:spirit-dunes": desert,
  "location:world-tree": oak,
  "location:haunted-abbey": church,
  "location:dragon-graveyard": dragonHead,

  "forge:tin-crucible": fieryPot,
  "forge:student-retort": retort,
  "forge:copper-still": bubblingFlask,
  "forge:twin-athanor": twinFlasks,
  "forge:salamander-kiln": salamander,
  "forge:guild-furnace": furnace,
  "forge:clockwork-forge": clockwork,
  "forge:titan-cauldron": cauldron,

  "assistant:nymph": fairy,
  "assistant:secretary": scrollQuill,
  "assistant:steward": keyring,
  "assistant:elf": womanElf,
  "assistant:dwarf": dwarfFace,
  "assistant:lucky-cat": cat,
  "assistant:professor": teacher,
  "assistant:scout": compass,
  "assistant:golem": golem,
  "assistant:salamander": salamander,
  "assistant:undine": mermaid,
  "assistant:dryad": willow,
  "assistant:gnome": badGnome,
  "assistant:homunculus": jar,
  "assistant:treasure-hunter": treasureMap,
  "assistant:engineer": wrench,
  "assistant:priestess": prayer,
  "assistant:merchant": scales,
  "assistant:maid": broom,
  "assistant:witch": witch,
};
