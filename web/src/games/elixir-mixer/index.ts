import { message } from "../../lib/lexis";
import type { Face } from "../face";
import type { Board as ElixirMixer } from "./board";
import Board from "./Board.svelte";
import Stand from "./Stand.svelte";
import { tokens } from "./tokens";

export const face: Face<ElixirMixer> = {
  Board,
  Stand,
  tokens,
  players: "board-wizards",
  score: "board-score",
  news: (board) => [message("board-turn", { number: board.turn }), message("board-target", { number: board.target })],
  figures: (board, seat) => [{ label: "board-held", value: board.wizards[seat]?.cards ?? 0 }],
  holds: (board, seat) => board.wizards[seat]?.cards ?? 0,
  tally: (board) => [
    { label: "board-elixirs", points: board.wizards.map((wizard) => wizard.elixirs.length) },
    { label: "board-bonuses", points: board.wizards.map((wizard) => wizard.bonuses.length) },
  ],
};

export { passages } from "./passages";
