import { message } from "../../lib/lexis";
import type { Face } from "../face";
import type { Board as Alchemist } from "./board";
import Board from "./Board.svelte";
import School from "./School.svelte";
import Stand from "./Stand.svelte";
import { tokens } from "./tokens";

const TO_END = 3; // kinds that are exhausted when the game ends
const CATEGORIES = ["creating", "copying", "cubes", "school"];

export const face: Face<Alchemist> = {
  Board,
  Left: School,
  Stand,
  tokens,
  players: "board-adepts",
  score: "board-fame",
  news: (board, over) => [
    message("board-round", { number: board.round }),
    message("board-spent", { number: board.exhausted, most: TO_END }),
    ...(board.exhausted >= TO_END && !over ? [message("board-last-round")] : []),
  ],
  figures: (board, seat) => [
    { label: "board-stock", value: board.adepts[seat]?.cubes ?? 0 },
    { label: "board-seals", value: board.adepts[seat]?.seals ?? 0 },
  ],
  holds: (board, seat) => board.adepts[seat]?.cubes ?? 0,
  tally: (board) =>
    CATEGORIES.map((category) => ({
      label: `board-${category}`,
      points: board.adepts.map((adept) => adept.fame[category] ?? 0),
    })),
};

export { passages } from "./passages";
