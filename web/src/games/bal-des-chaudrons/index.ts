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
  news: (board) =>
    board.round === 0
      ? [message(`board-phase-${board.phase}`)]
      : [
          message("board-round", { number: board.round }),
          message(`board-phase-${board.phase}`),
          message("board-deck", { number: board.deck }),
        ],
  figures: (board, seat) => [
    { label: "board-cubes-of", value: total(board.witches[seat]?.bench ?? {}) },
    { label: "board-hand-of", value: board.witches[seat]?.cards ?? 0 },
  ],
  tally: (board) =>
    INGREDIENTS.map((kind) => ({
      label: `ingredient-${kind}`,
      points: board.witches.map((witch) => witch.circle[kind] ?? 0),
    })),
};
