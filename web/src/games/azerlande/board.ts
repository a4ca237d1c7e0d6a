// Written by tools/typescript.py from the structs of the server: change those, and run it again.

export interface Board {
  day: number;
  days: number;
  phase: string;
  action: string | null;
  bonus: string | null;
  bonuses_left: string[];
  market: Card[];
  revealed: Card[];
  deck: number;
  discard: number;
  town: Visitor[];
  road: Visitor[];
  to_come: number;
  ranked: (number | null)[];
  apothecaries: Apothecary[];
  ai: Ai | null;
  target: number | null;
  asked: Asked | null;
}

export interface Card {
  id: string;
  cost: number;
  bag: boolean;
  gain: Record<string, number>;
}

/** ``keeper`` is the seat whose pawn stands here; ``worth`` what the viewer would gain in prestige now. */
export interface Visitor {
  id: string;
  order: string[];
  prestige: number;
  infinite: boolean;
  benefits: Benefit[];
  keeper: number | null;
  worth: number | null;
}

/** ``when`` is ``daily``, ``immediate`` or ``end``; ``types`` are the potions it counts. */
export interface Benefit {
  when: string;
  effect: string;
  gain: Record<string, number>;
  types: string[];
}

/** ``holder`` is None while it lies face down before others; ``multipliers`` are those of actions performed. */
export interface Apothecary {
  cauldron: number;
  prestige: number;
  gold: number;
  apprentices: number;
  ingredients: Record<string, number>;
  potions: Record<string, number>;
  discs: Record<string, number>;
  levels: Record<string, string>;
  abilities: string[];
  tiles: number[];
  zeros_taken: number;
  holder: (Side | null)[] | null;
  multipliers: number[];
  rolled: Record<string, number>[];
  black_market: Card[];
  hypnotised: string | null;
  tableau: Served[];
  counted: Count | null;
}

/** A tile in a holder: its number, or its gold side up. */
export interface Side {
  tile: number;
  gold: boolean;
}

export interface Served {
  id: string;
  order: string[];
  benefits: Benefit[];
  daily: boolean;
  tilted: boolean;
  end: boolean;
}

/** Prestige counted at the end. */
export interface Count {
  visitors: number;
  gold: number;
  apprentices: number;
  potions: number;
}

/**
 * The opponent of a single player. ``serves`` are the numbers of its list that it has still to come to.
 *
 * ``sheet`` are the days of its sheet that are known, from the first.
 */
export interface Ai {
  cauldron: number;
  drinks: string[];
  holder: (Side | null)[];
  serves: number[];
  sheet: SheetDay[];
}

/** A day of the sheet that the AI plays by. */
export interface SheetDay {
  drinks: string[];
  holder: (Side | null)[];
  serves: number[];
}

/** What the viewer's question is about: how many are still to be chosen, and for which visitor. */
export interface Asked {
  number: number;
  visitor: string | null;
}
