import { message } from "../../lib/lexis";
import type { Face } from "../face";
import Ball from "./Ball.svelte";
import type { Board as BalDesChaudrons } from "./board";
import Board from "./Board.svelte";
import { INGREDIENTS, total } from "./cubes";
import Stand from "./Stand.svelte";
import { tokens } from "./tokens";

export const face: Face<BalDesChaudrons> = {
  Board,
  Right: Ball,
  Stand,
  tokens,
  players: "board-witches",
  score: "board-in-circle",
  news: (board, over) => [
    ...(board.round > 0 ? [message("board-round", { number: board.round })] : []),
    ...(over ? [] : [message(`board-phase-${board.phase}`)]),
    ...(board.round > 0 ? [message("board-deck", { number: board.deck })] : []),
  ],
  figures: (board, seat) => [
    { label: "board-cubes-of", value: total(board.witches[seat]?.bench ?? {}) },
    { label: "board-hand-of", value: board.witches[seat]?.cards ?? 0 },
  ],
  tally: (board) =>
    INGREDIENTS.map((kind) => ({
      label: `board-${kind}s`,
      points: board.witches.map((witch) => witch.circle[kind] ?? 0),
    })),
};

export { passages } from "./passages";
