// Written by tools/typescript.py from the structs of the server: change those, and run it again.

export interface Board {
  piles: Pile[];
  bonuses: Bonus[];
  market: string[];
  discard: string[];
  deck: number;
  wizards: Wizard[];
  sum: Sum | null;
  target: number;
  first: number;
  turn: number;
  brewed: number;
}

/** The elixirs of one colour. ``top`` is None when all are brewed. */
export interface Pile {
  colour: string;
  top: number | null;
  left: number;
}

export interface Bonus {
  id: string;
  owner: number | null;
}

/** A player's side of the table. ``hand`` and ``sums`` are None for those who may not look. */
export interface Wizard {
  points: number;
  elixirs: string[];
  bonuses: string[];
  cards: number;
  hand: string[] | null;
  sums: Record<string, number> | null;
  known: string[];
}

/** A sum being made up card by card: of a trade, an elixir or the mixed elixir. */
export interface Sum {
  seat: number;
  traded: string | null;
  brewing: string | null;
  total: number;
  owed: number;
}
