import { message } from "../../lib/lexis";
import type { Face } from "../face";
import type { Board as ArsAlchimia, Overseer } from "./board";
import Board from "./Board.svelte";
import Side from "./Side.svelte";
import Stand from "./Stand.svelte";
import { tokens } from "./tokens";

const RECKONINGS = { orders: "penalties", specialities: "specialities", elixirs: "elixirs", assistants: "kept" };

export const face: Face<ArsAlchimia> = {
  Board,
  Right: Side,
  Stand,
  tokens,
  players: "board-overseers",
  score: "board-points",
  news: (board) => [
    message("board-year", { number: board.year, last: board.years }),
    ...(board.official ? [] : [message("board-unofficial")]),
  ],
  figures: (board, seat) => [{ label: "board-projected", value: board.overseers[seat]?.projected ?? 0 }],
  tally: (board) => {
    const each = (points: (overseer: Overseer) => number) => board.overseers.map(points);
    return [
      { label: "board-track", points: each((overseer) => overseer.track) },
      ...Object.entries(RECKONINGS).map(([reckoning, label]) => ({
        label: `board-${label}`,
        points: each((overseer) => overseer.reckoned[reckoning] ?? 0),
      })),
    ];
  },
};

export { passages } from "./passages";
