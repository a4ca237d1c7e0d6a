/** The REST of the service. What it refuses comes as `Refused`, with the reason that the words have a sentence for. */

import type {
  Facts,
  History,
  Leaderboard,
  NewToken,
  Player,
  Problem,
  Profile,
  Replay,
  Session,
  Shelf,
  TableFacts,
  Tables,
  Token,
} from "../answers";

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

export const myTables = (group: Group, after = ""): Promise<Tables> =>
  ask("GET", `/api/me/tables${query({ group, after })}`);
export const openTables = (after = ""): Promise<Tables> => ask("GET", `/api/tables${query({ after })}`);
export const invited = (invite: string): Promise<TableFacts> => ask("GET", `/api/join/${invite}`);
export const join = (invite: string): Promise<TableFacts> => ask("POST", `/api/join/${invite}`, {});
export const sitDown = (id: string): Promise<TableFacts> => ask("POST", `/api/tables/${id}/seats`, {});
export const standUp = (id: string): Promise<null> => ask("DELETE", `/api/tables/${id}/seats`);
export const putRobot = (id: string, seat: number, level: number): Promise<TableFacts> =>
  ask("PUT", `/api/tables/${id}/seats/${seat}`, { level });
export const sendAway = (id: string, seat: number): Promise<TableFacts> =>
  ask("DELETE", `/api/tables/${id}/seats/${seat}`);
export const startTable = (id: string): Promise<TableFacts> => ask("POST", `/api/tables/${id}/start`);
export const giveUp = (id: string): Promise<null> => ask("DELETE", `/api/tables/${id}`);

/** When the eyes had been shown the view of this number; that holds while a game is played and after it. */
export const replayNoticed = (id: string, noticed: string, as: string): Promise<Replay> =>
  ask("GET", `/api/replay/${id}${query({ noticed, as })}`);
export const replay = (id: string, at: number | null, as: string): Promise<Replay> =>
  ask("GET", `/api/replay/${id}${query({ at: at === null ? "" : String(at), as })}`);
export const bringRecord = (record: string): Promise<TableFacts> => ask("POST", "/api/records", { record });
export const rulesText = (game: string, language: string, version: string): Promise<string> =>
  read(`/api/games/${game}/rules/${language}?v=${version}`);

export const profileOf = (id: string): Promise<Profile> => ask("GET", `/api/players/${id}`);
export const ratingsOf = (id: number, game: string): Promise<History> =>
  ask("GET", `/api/players/${id}/ratings/${game}`);
export const leaderboard = (game: string): Promise<Leaderboard> => ask("GET", `/api/games/${game}/leaderboard`);

export const signUp = (name: string, password: string, language: string): Promise<Player> =>
  ask("POST", "/api/accounts", { name, password, language });
export const signIn = (name: string, password: string): Promise<Player> =>
  ask("POST", "/api/session", { name, password });
export const signOut = (): Promise<null> => ask("DELETE", "/api/session");
export const signOutEverywhere = (): Promise<null> => ask("DELETE", "/api/sessions");
export const changeMe = (wishes: { name?: string; language?: string }): Promise<Player> =>
  ask("PATCH", "/api/me", wishes);
export const changePassword = (old: string, fresh: string): Promise<null> =>
  ask("PUT", "/api/me/password", { old, new: fresh });
export const leaveForGood = (password: string): Promise<null> =>
  ask("POST", "/api/me/deletion", password === "" ? {} : { password });
export const tokens = (): Promise<Token[]> => ask("GET", "/api/tokens");
export const newToken = (label: string): Promise<NewToken> => ask("POST", "/api/tokens", { label });
export const revokeToken = (id: string): Promise<null> => ask("DELETE", `/api/tokens/${id}`);

export type Group = "waiting" | "playing" | "gathering" | "finished";

function query(details: Record<string, string>): string {
  const said = new URLSearchParams(Object.entries(details).filter(([, value]) => value !== ""));
  return said.size > 0 ? `?${said}` : "";
}

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
