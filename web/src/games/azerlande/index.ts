import { message } from "../../lib/lexis";
import type { Face } from "../face";
import type { Board as Azerlande, Count } from "./board";
import Board from "./Board.svelte";
import Right from "./Right.svelte";
import Sheet from "./Sheet.svelte";
import Stand from "./Stand.svelte";
import { tokens } from "./tokens";

const COUNTED: (keyof Count)[] = ["visitors", "gold", "apprentices", "potions"];

/** Questions that the board has answered in one go, and how they are put then. */
const PUT: Record<string, string> = {
  place: "board-ask-priorities",
  take: "board-ask-ingredients",
  receive: "board-ask-potions",
  pay: "board-ask-payment",
  speed: "board-ask-study",
  charm: "board-ask-study",
};

function phaseOf(board: Azerlande): string {
  if (board.apothecaries[0]?.counted) return "board-over";
  if (board.action !== null) return `board-action-${board.action}`;
  return board.phase === "potions" ? "board-potions-phase" : `board-${board.phase}`;
}

export const face: Face<Azerlande> = {
  Board,
  Left: Sheet,
  Right,
  Stand,
  tokens,
  players: "board-apothecaries",
  score: "board-prestige",
  prompt: (question, board) => {
    const verb = question.choices[0]?.label.id.replace(/^option-/, "") ?? "";
    const put = PUT[verb];
    if (put === undefined || (verb !== "place" && board.asked === null)) return null;
    return message(put, { number: board.asked?.number ?? 0, ...visitorOf(board) });
  },
  news: (board) => [message("board-day", { number: board.day, days: board.days }), message(phaseOf(board))],
  tally: (board) => [
    { label: "board-before", points: board.apothecaries.map((apothecary) => apothecary.prestige) },
    ...COUNTED.map((label) => ({
      label: `board-${label}`,
      points: board.apothecaries.map((apothecary) => apothecary.counted?.[label] ?? 0),
    })),
  ],
};

function visitorOf(board: Azerlande): Record<string, string> {
  return board.asked?.visitor ? { visitor: `visitor:${board.asked.visitor}` } : {};
}

export { passages } from "./passages";
