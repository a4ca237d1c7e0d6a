// Written by tools/typescript.py from the structs of the server: change those, and run it again.

export interface Board {
  cauldrons: Cauldron[];
  making: Making | null;
  adepts: Adept[];
  reserve: Record<string, number>;
  removed: Record<string, number>;
  bag: number;
  unseen: Record<string, number> | null;
  tiles: number[];
  first: number;
  round: number;
  exhausted: number;
  schools: boolean;
}

/** One cauldron, and the potion on it. */
export interface Cauldron {
  id: string;
  produces: string[];
  creator: number | null;
  recipe: Record<string, number>;
  fame: number | null;
}

/** A potion that somebody is about to create or to copy; ``recipe`` is empty until it is chosen. */
export interface Making {
  seat: number;
  cauldron: string;
  recipe: Record<string, number>;
}

/** A player's side of the table. ``hand`` is None for those who may not look behind the screen. */
export interface Adept {
  fame: Record<string, number>;
  track: [number, number] | null;
  seals: number;
  cubes: number;
  hand: Record<string, number> | null;
  known: Record<string, number>;
  school: string | null;
}
