// Written by tools/typescript.py from the structs of the server: change those, and run it again.

export interface Board {
  round: number;
  phase: string;
  deck: number;
  discard: number;
  order: number[];
  active: number | null;
  blind: boolean;
  circle_to_end: number;
  witches: Witch[];
}

/** A player's side of the table. None stands for what is not there, or what one may not look at. */
export interface Witch {
  left: number;
  right: number;
  character: string | null;
  spent: string | null;
  dealt: Dealt[] | null;
  own: Recipe | null;
  circle: Record<string, number>;
  bench: Record<string, number>;
  free: Record<string, number>;
  brewed: Record<string, number>;
  cauldron: Record<string, number>;
  overflow: Record<string, number>;
  track: Record<string, number>;
  effects: Record<string, number>;
  tomes: string[];
  initiative: number | null;
  cards: number;
  hand: Card[] | null;
  known: Card[];
  chosen: string | null;
  chosen_turned: boolean;
  tableau: Card[];
  paying: Paying | null;
  brewing: boolean;
}

/** A character that one may keep. */
export interface Dealt {
  id: string;
  start: Record<string, number>;
  inputs: string[];
  outputs: string[];
}

/** What a card or a character makes of what, as it lies. Spaces: ``toad``, ``spider/toad`` or ``any``. */
export interface Recipe {
  inputs: string[];
  outputs: string[];
  used: boolean;
}

/** A potion. ``inputs`` and ``outputs`` as it lies; in a hand, as printed. */
export interface Card {
  id: string;
  initiative: number;
  arcana: string[];
  inputs: string[];
  outputs: string[];
  turnable: boolean;
  turned: boolean;
  used: boolean;
}

/** A potion whose spaces are being filled, or the own potion of a character. */
export interface Paying {
  recipe: string;
  inputs: string[];
  outputs: string[];
  paid: Record<string, Record<string, number>>;
}
