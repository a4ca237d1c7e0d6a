/** What the table page asks of a game's folder: `games/<slug>/index.ts` exports a `Face`. */

import type { Component } from "svelte";
import type { Message, Question } from "../protocol";

/** How a thing is drawn wherever it appears: on the board, in the log, in a prompt. */
export interface TokenLook {
  icon: string;
  colour: string;
  /** The colour of the icon on it, where dark would not be seen. */
  ink?: string;
  /** Its outline, so that nothing is told by colour alone. */
  shape: "square" | "circle" | "diamond" | "hexagon" | "shield" | "card" | "plain";
  /** A number that belongs to it, as to a card of a value. */
  mark?: string;
}

/** A number of a player's panel, or of the head of the page; `label` is a message of the game. */
export interface Figure {
  label: string;
  value: string | number;
}

/** A line of the final scores: what a category brought to each seat. */
export interface Category {
  label: string;
  points: number[];
}

export interface BoardProps<Board> {
  board: Board;
}

export interface SeatProps<Board> {
  board: Board;
  seat: number;
}

export interface Face<Board = unknown> {
  /** What lies in the middle of the table, and one's own things under it. */
  Board: Component<BoardProps<Board>>;
  /** More for the column of the players (under them), and for that of the story (above it). */
  Left?: Component<BoardProps<Board>>;
  Right?: Component<BoardProps<Board>>;
  /** More for the panel of a player, under the figures. */
  Stand?: Component<SeatProps<Board>>;
  /** The look of things, by their names (`ingredient:gray`). */
  tokens: Record<string, TokenLook>;
  /** The message that calls the players what they are, `board-adepts`. */
  players?: string;
  /** How a question is put when the board has it answered in another way than it is asked; null: as it is. */
  prompt?: (question: Question, board: Board) => Message | null;
  /** Where the rules tell about a question, by the verbs of its choices; "" where they tell about several at once. */
  passages?: Record<string, string>;
  /** What the head of the page tells of the game: the round, the phase. */
  news?: (board: Board, over: boolean) => Message[];
  /** The large numbers of a player's panel, after the score. */
  figures?: (board: Board, seat: number) => Figure[];
  /** How many things lie out of sight at a seat that is not one's own: tokens fly to its panel and from it. */
  holds?: (board: Board, seat: number) => number;
  /** What the score is called: `board-fame`. */
  score?: string;
  /** The final scores by category. */
  tally?: (board: Board) => Category[];
}

const FACES = import.meta.glob<{ face: Face; passages?: Record<string, string> }>("./*/index.ts");

/** The face of a game; a game without one is played from the list of its options. */
export async function faceOf(game: string): Promise<Face | null> {
  const load = FACES[`./${game}/index.ts`];
  // A board is drawn by the component beside it, which knows its type.
  if (!load) return null;
  const { face, passages = {} } = await load();
  return { passages, ...face };
}
