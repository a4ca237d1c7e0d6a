/** What can be chosen for a table, in words. */

import type { Facts } from "../answers";
import type { Wishes } from "../lib/api";
import { say } from "../lib/words.svelte";
import type { Terms } from "../protocol";

export const LEVELS = [1, 2, 3, 4, 5, 6];

interface Choice<Value> {
  value: Value;
  text: string;
  name?: string;
}

export function playerChoices({ players }: Facts): Choice<number>[] {
  const numbers = Array.from({ length: players.most - players.least + 1 }, (_, index) => players.least + index);
  return numbers.map((value) => ({ value, text: String(value), name: say("how-many-players", { number: value }) }));
}

export function levelChoices(): Choice<number>[] {
  return LEVELS.map((value) => ({ value, text: say("robots-of", { level: say(`level-${value}`) }) }));
}

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

const PACES: Record<string, Wishes["pace"]> = {
  free: null,
  quick: { type: "live", bank: 10 * MINUTE, increment: 5 },
  steady: { type: "live", bank: 20 * MINUTE, increment: 10 },
  calm: { type: "live", bank: 45 * MINUTE, increment: 20 },
  day: { type: "slow", per_move: DAY },
  days: { type: "slow", per_move: 3 * DAY },
  week: { type: "slow", per_move: 7 * DAY },
};

export function paceOf(name: string): Wishes["pace"] {
  return PACES[name] ?? null;
}

export function paceChoices(): Choice<string>[] {
  return Object.entries(PACES).map(([value, pace]) => ({ value, text: paceInWords(pace ?? null) }));
}

export function paceInWords(pace: Terms["pace"]): string {
  if (pace === null) return say("pace-free");
  if (pace.type === "live") {
    return say("pace-live", { minutes: Math.round(pace.bank / MINUTE), seconds: pace.increment });
  }
  if (pace.per_move >= DAY) return say("pace-days", { days: Math.round(pace.per_move / DAY) });
  return say("pace-minutes", { minutes: Math.max(1, Math.round(pace.per_move / MINUTE)) });
}
