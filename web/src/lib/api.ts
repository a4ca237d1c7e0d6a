/** The REST of the service. What it refuses comes as `Refused`, with the reason that the words have a sentence for. */

import type { Facts, Player, Problem, Session, Shelf, TableFacts } from "../answers";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    readonly details: Record<string, string | number> = {},
  ) {
    super(reason);
  }
}

export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await reach(path, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  });
  const text = await answer.text();
  return (text === "" ? null : JSON.parse(text)) as Answer;
}

export async function read(path: string): Promise<string> {
  return (await reach(path, {})).text();
}

async function reach(path: string, asked: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, asked);
  } catch {
    throw new Refused(0, "no-connection");
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => ({ reason: "server-fault", arguments: {} }))) as Problem;
  throw new Refused(answer.status, problem.reason, problem.arguments);
}

let shelf: Promise<Shelf> | null = null;

/** The games, asked for once. */
export function games(): Promise<Shelf> {
  shelf ??= ask<Shelf>("GET", "/api/games").catch((error: unknown) => {
    shelf = null;
    throw error;
  });
  return shelf;
}

export async function factsOf(game: string): Promise<Facts> {
  const facts = (await games()).games.find((one) => one.game === game);
  if (facts === undefined) throw new Refused(404, "no-such-game", { game, games: "" });
  return facts;
}

export const session = (): Promise<Session> => ask("GET", "/api/session");
export const becomeGuest = (name: string, language: string): Promise<Player> =>
  ask("POST", "/api/guests", { name, language });
export const makeTable = (wishes: Wishes): Promise<TableFacts> => ask("POST", "/api/tables", wishes);
export const tableFacts = (id: string): Promise<TableFacts> => ask("GET", `/api/tables/${id}`);
export const rematch = (id: string): Promise<TableFacts> => ask("POST", `/api/tables/${id}/rematch`);

/** What a table is to be like. */
export interface Wishes {
  game: string;
  seats: ("me" | "free" | number)[];
  options?: Record<string, string>;
  pace?: { type: "live"; bank: number; increment: number } | { type: "slow"; per_move: number } | null;
  access?: "private" | "open";
  spectators?: "none" | "public" | "after";
  hints?: boolean;
  stand_in?: number;
  starts?: "full" | "asked";
}
