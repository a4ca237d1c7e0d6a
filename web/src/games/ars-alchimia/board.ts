// Written by tools/typescript.py from the structs of the server: change those, and run it again.

export interface Board {
  official: boolean;
  year: number;
  years: number;
  order: number[];
  workshops: Workshop[];
  most: Record<string, number>;
  spots: Spot[];
  piles: Pile[];
  overseers: Overseer[];
  revealed: Revealed[];
  visit: Visit | null;
  sending: Sending | null;
}

export interface Workshop {
  number: number;
  workers: number;
  owner: number | null;
}

/**
 * One place for a crew. ``minimum`` is that of the seat that looks, ``refused`` why it may not go there now.
 *
 * ``chances`` has the per cent of a good roll for 0, 1, 2 ... workers above the minimum, as far as more of them help,
 * with the assistants of the seat that looks. Of a face-down pile it is the mean of the cards that may come next.
 */
export interface Spot {
  id: string;
  kind: string;
  order: Order | null;
  location: Location | null;
  forge: Forge | null;
  assistant: Assistant | null;
  owner: number | null;
  crew: number;
  minimum: number | null;
  refused: string | null;
  chances: number[];
}

export interface Order {
  id: string;
  level: string;
  category: string;
  points: number;
  cost: Record<string, number>;
}

/** Where resources are gathered: a die that reaches ``needs`` brings the bonus as well. */
export interface Location {
  id: string;
  gain: Record<string, number>;
  needs: number;
  bonus: string;
}

export interface Forge {
  id: string;
  uses: number;
  needs: number;
}

/** ``ready`` is false for a card that was turned sideways this year. */
export interface Assistant {
  id: string;
  ready: boolean;
}

/** Layers of cards, the top one first; how the cards of one layer lie, nobody knows. */
export interface Pile {
  id: string;
  cards: number;
  layers: string[][];
}

/** A player's side of the table. ``projected`` is the score if the game ended now. */
export interface Overseer {
  track: number;
  reckoned: Record<string, number>;
  projected: number;
  workshop: number | null;
  available: number;
  square: number;
  reserve: number;
  salary: number;
  passed: boolean;
  resources: Record<string, number>;
  level: string;
  orders: Accepted[];
  order_limit: number;
  fulfilled: string[];
  made: Record<string, number>;
  specialities: Record<string, number>;
  assistants: Assistant[];
}

/** An order to be fulfilled, and what its owner lacks; Elixirs may make up for it. */
export interface Accepted {
  order: Order;
  missing: Record<string, number>;
  payable: boolean;
}

/** A card off a face-down pile. ``chance`` is the per cent of a good roll there, while one of two is chosen. */
export interface Revealed {
  name: string;
  location: Location | null;
  forge: Forge | null;
  chance: number | null;
}

/** A day at a forge. ``paying`` is the order for which a payment is being chosen. */
export interface Visit {
  forge: Forge;
  done: number;
  uses: number;
  perfect: boolean;
  paying: string | null;
}

/** A crew being chosen: ``chances`` has the per cent of a good roll for each size from ``least`` on, if known. */
export interface Sending {
  spot: string;
  least: number;
  most: number;
  chances: number[];
}
