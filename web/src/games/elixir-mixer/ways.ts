/** Ways to answer several questions at one stroke: all cards of a sum. */

import type { Option } from "../../table/choosing";
import type { Board } from "./board";
import { brews, endings, fitting, putIn, ways, type Brew } from "./sums";
import type { Message } from "../../protocol";

export interface Way {
  /** What it makes; null for a trade. */
  thing: string | null;
  cards: string[];
  bonuses: string[];
  points: number;
  /** The answers, one after the other. */
  notations: string[];
}

export function waysOf(board: Board, seat: number, options: readonly Option[], told: readonly Message[]): Way[] {
  const hand = board.wizards[seat]?.hand ?? [];
  const verbs = new Set(options.map((option) => option.verb));
  const offered = new Set(options.map((option) => option.choice.notation));
  const found = (): Way[] => {
    if (verbs.has("brew") || verbs.has("mix")) return brews(board, seat, hand).map((brew) => brewing(brew, true));
    if (board.sum && verbs.has("use")) {
      return endings(board, board.sum, hand, putIn(board.sum, told).length).map((brew) => brewing(brew, false));
    }
    if (board.sum && verbs.has("pick")) {
      const sets = ways(fitting(board.market, "mixed"), board.sum.owed);
      return sets
        .sort((one, other) => one.length - other.length)
        .map((cards) => ({
          thing: null,
          cards,
          bonuses: [],
          points: 0,
          notations: cards.map((card) => `pick ${card}`),
        }));
    }
    return [];
  };
  return found().filter((way) => offered.has(way.notations[0] ?? ""));
}

function brewing(brew: Brew, begins: boolean): Way {
  const { colour, sum, cards, bonuses, points } = brew;
  const mixed = colour === "mixed";
  const uses = cards.map((card) => `use ${card}`);
  return {
    thing: mixed ? "bonus:mixed" : `elixir:${colour}-${sum}`,
    cards,
    bonuses,
    points,
    notations: begins ? [mixed ? "mix" : `brew ${colour}`, ...uses] : uses,
  };
}
