// Written by tools/typescript.py from the structs of the server: change those, and run it again.

import type { Outcome, TableView, Terms, View } from "./protocol";

/** Why something was not done. ``reason-<reason>`` of the catalogue says it in words. */
export interface Problem {
  reason: string;
  arguments: Record<string, string | number>;
}

/** Who is signed in here; nobody, if ``player`` is null. */
export interface Session {
  player: Player | null;
}

/** Somebody. Guests have a name that others may have too; the name of an account is its own. */
export interface Player {
  id: number;
  name: string;
  guest: boolean;
  language: "en" | "fr";
  created: number;
}

/** A token, without what makes it one. Times are milliseconds since the epoch; it was last seen to the day. */
export interface Token {
  id: string;
  label: string;
  created: number;
  seen: number | null;
}

/** A token when it is made; ``token`` itself is told this once. */
export interface NewToken {
  id: string;
  label: string;
  created: number;
  seen: number | null;
  token: string;
}

/** The games, and the version of the words that all share. */
export interface Shelf {
  version: string;
  games: Facts[];
}

/**
 * A game. What it is called and about are ``game`` and ``game-pitch`` of its words, in each language.
 *
 * ``composed`` tells of which things those of a domain are made: ``recipe:2gray+1blue`` of ingredients, and
 * ``crew:3`` is a number. ``version`` changes with the words and the rules texts: those may be kept as long
 * as it does not.
 */
export interface Facts {
  game: string;
  title: string;
  designer: string;
  year: number;
  minutes: Span;
  players: Span;
  rules: number;
  options: Choices[];
  levels: Level[];
  languages: string[];
  composed: Record<string, string>;
  version: string;
}

export interface Span {
  least: number;
  most: number;
}

/** An option of a game; its first choice is the rule. With other numbers of ``players`` there is no other. */
export interface Choices {
  name: string;
  choices: string[];
  players: number[] | null;
}

/** A level of robots, with its measured rating at tables of so many players, as far as it was measured. */
export interface Level {
  level: number;
  ratings: Record<string, number>;
}

/** A page of tables; with ``next`` one asks for the page after it, and null is the end. */
export interface Tables {
  tables: TableFacts[];
  next: string | null;
}

/**
 * A table, as whoever asks may know it.
 *
 * ``mine`` are one's own seats there, ``waiting`` whether the table waits for them, and ``owned`` whether
 * one made it. ``invite`` and ``rematch`` are for those who sit there or made it.
 */
export interface TableFacts {
  terms: Terms;
  access: "open" | "private";
  phase: "finished" | "gathering" | "playing";
  owner: Someone | null;
  created: number;
  finished: number | null;
  seats: SeatFacts[];
  result: Outcome | null;
  mine: number[];
  waiting: boolean;
  owned: boolean;
  invite: string | null;
  rematch: string | null;
}

/** A player; without a name, if they left for good. */
export interface Someone {
  id: number;
  name: string;
}

/** Who sits there: a player, or a robot of a level. A seat with neither is free, or was recorded elsewhere. */
export interface SeatFacts {
  player: number | null;
  name: string;
  level: number | null;
}

/**
 * A table as it was at a moment, of those from 0 to ``last``; ``time`` is when it came about.
 *
 * ``seats`` is empty but for who sees all: the game through the eyes of every seat.
 */
export interface Replay {
  at: number;
  last: number;
  time: number;
  view: TableView;
  seats: View[];
}

/** Every change of the scores, from the beginning to the end. */
export interface Progress {
  moments: Moment[];
}

/** The scores of all seats after so many entries of the log. */
export interface Moment {
  at: number;
  scores: number[];
}

/** A player as everybody may know them. */
export interface Profile {
  id: number;
  name: string;
  guest: boolean;
  created: number;
  games: Experience[];
}

/** Somebody's games of one kind. ``places`` says how often they came to each place. */
export interface Experience {
  game: string;
  played: number;
  won: number;
  places: Record<string, number>;
  rating: Rating | null;
}

/** ``points`` are what people are shown; ``mu`` and ``sigma`` what they are made of, after so many rated games. */
export interface Rating {
  points: number;
  mu: number;
  sigma: number;
  games: number;
}

/** A page of somebody's rated games, the latest first; with ``next`` one asks for the page after it. */
export interface History {
  steps: Step[];
  next: string | null;
}

/** What a game changed about a rating. Which table it was, only the player themself is told. */
export interface Step {
  at: number;
  place: number;
  before: number;
  after: number;
  table: string | null;
}

/** A page of the best, the first first; with ``next`` one asks for the page after it. */
export interface Leaderboard {
  standings: Standing[];
  next: string | null;
}

/** Somebody's place, by their points after so many rated games. */
export interface Standing {
  place: number;
  player: Someone;
  points: number;
  games: number;
}
