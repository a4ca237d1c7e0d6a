// Written by tools/typescript.py from the structs of the server: change those, and run it again.

export const VERSION = 1;

export type FromServer = Hello | Sight | Refusal | Taken | Chat | Presence | Hint | Reason | Position | Time | Gone;

export type FromClient = Answer | TakeBack | Resign | Leave | Return | Say | Advise | Explain | Look | Resume;

/**
 * The first message. ``version`` is that of the protocol; ``seat`` is one's own, null for a spectator.
 *
 * ``seats`` are all that one has; of several, ``?seat=`` in the address of the socket chooses. ``now``
 * is the server's time.
 */
export interface Hello {
  type: "hello";
  version: number;
  seat: number | null;
  seats: number[];
  terms: Terms;
  now: number;
}

/** What everybody may know of an agreement: all but where chance comes from. */
export interface Terms {
  id: string;
  game: string;
  rules: number;
  players: number;
  options: Record<string, string>;
  pace: Live | Slow | null;
  spectators: "after" | "none" | "public";
  hints: boolean;
  stand_in: number;
  starts: "asked" | "full";
  commitment: string;
}

/** A bank of seconds for the whole game, and some more with every answer. */
export interface Live {
  type: "live";
  bank: number;
  increment: number;
}

/** So many seconds for every answer. */
export interface Slow {
  type: "slow";
  per_move: number;
}

/** The table as one may see it, whole: all earlier views are superfluous. */
export interface Sight {
  type: "view";
  view: TableView;
}

/**
 * A table as one seat (None: a spectator) may see it.
 *
 * ``noticed`` counts what has happened as far as this seat could notice: an answer is sent with
 * the count it answers to. ``told`` is the end of what was told, ``told_before`` how much came before
 * it. ``secret`` is published with the result.
 */
export interface TableView {
  table: string;
  noticed: number;
  seat: number | null;
  phase: "finished" | "gathering" | "playing";
  seats: SeatView[];
  game: View | null;
  told: Message[];
  told_before: number;
  undo: Undo | null;
  result: Outcome | null;
  secret: string | null;
}

/** Who sits there. A free seat has neither a name nor a level. */
export interface SeatView {
  name: string;
  level: number | null;
  stand_in: number | null;
  gone: "left" | "resigned" | "time" | null;
  clock: ClockView | null;
}

/** So many milliseconds were left at a time (of the epoch) since which it runs; it stands if that is None. */
export interface ClockView {
  left: number;
  since: number | null;
}

/** A table as one seat may see it. ``board`` is the game's own struct. */
export interface View {
  game: string;
  rules: number;
  players: number;
  seat: number | null;
  deciders: number[];
  over: boolean;
  scores: number[];
  ranking: number[];
  winners: number[];
  board: unknown;
  question: Question | null;
}

export interface Question {
  prompt: Message;
  choices: Choice[];
}

/** A message of the catalogue; things among its arguments are written ``ingredient:gray``. */
export interface Message {
  id: string;
  arguments: Record<string, string | number>;
}

/** One option of a decision, in all its forms, with the parts of the board it touches. */
export interface Choice {
  action: number;
  notation: string;
  label: Message;
  targets: string[];
}

/** How many answers can be taken back, and why not more: the sentence is ``reason-undo-<reason>``. */
export interface Undo {
  steps: number;
  reason: string;
}

/**
 * ``ranking`` is the place of each seat, equal seats sharing theirs; at an abandoned table nobody has one.
 *
 * ``stand_ins`` tells whether a bot has answered in the place of a person.
 */
export interface Outcome {
  ending: "abandoned" | "played" | "resigned";
  scores: number[];
  ranking: number[];
  winners: number[];
  stand_ins: boolean;
}

/**
 * Why a request was not fulfilled; ``request`` is null if it could not be read.
 *
 * ``reason-<reason>`` of the catalogue says it in words. A view follows when the request was stale.
 */
export interface Refusal {
  type: "refused";
  request: string | null;
  reason: string;
  arguments: Record<string, string | number>;
}

/**
 * What was asked has happened, and is on disk: it is in the view of this number, and in all later ones.
 *
 * Whoever is not told so before the connection breaks asks again, and is told it then.
 */
export interface Taken {
  type: "taken";
  request: string;
  number: number;
}

/** Lines that were said: when one comes the last few, then each as it is said. */
export interface Chat {
  type: "chat";
  lines: Line[];
}

/** What somebody said, at a seat or among the spectators (null). Lines are numbered, but not without gaps. */
export interface Line {
  number: number;
  seat: number | null;
  name: string;
  at: number;
  text: string;
}

/** Which seats have somebody at a socket now, and how many spectators there are. */
export interface Presence {
  type: "presence";
  seats: boolean[];
  spectators: number;
}

/** What a bot of a level would consider at one's seat, the best first; for the view of that number. */
export interface Hint {
  type: "hint";
  request: string;
  number: number;
  level: number;
  advice: Advice[];
}

/** An option, and the chance to win that it promises, in hundredths. */
export interface Advice {
  play: string;
  promise: number;
}

/** Why a play is not allowed now; ``reason`` is null if it is. */
export interface Reason {
  type: "reason";
  request: string;
  reason: string | null;
  arguments: Record<string, string | number>;
}

/**
 * What one's seat sees of the position in the view of that number, for programs that think about it.
 *
 * ``state`` is what ``game.load`` of Philtre reads; everything that the seat may not know is blanked.
 */
export interface Position {
  type: "position";
  request: string;
  number: number;
  state: string;
}

/** The server's time. */
export interface Time {
  type: "time";
  now: number;
}

/** The last message before the server closes the socket. After ``wait`` milliseconds one may come again, if ever. */
export interface Gone {
  type: "gone";
  reason: string;
  arguments: Record<string, string | number>;
  wait: number | null;
}

/**
 * Answer the question of the view of this number.
 *
 * The same answer to the same view counts once, however often it is sent: so that may be done whenever
 * it is not known whether it was taken. ``request`` is the client's own name for it.
 */
export interface Answer {
  type: "answer";
  request: string;
  number: number;
  play: string;
}

/** Take back one's answers up to the last thing learnt, as the view of this number says. */
export interface TakeBack {
  type: "take-back";
  request: string;
  number: number;
}

/** Give the game up for good. */
export interface Resign {
  type: "resign";
  request: string;
}

/** Let a stand-in play until one returns. */
export interface Leave {
  type: "leave";
  request: string;
}

/** Have one's seat back from the stand-in. Whoever connects has it back without asking. */
export interface Return {
  type: "return";
  request: string;
}

/** Say something to the other players, or as a spectator to the others who look on. */
export interface Say {
  type: "say";
  request: string;
  text: string;
}

/** Ask a bot of a level for a hint. */
export interface Advise {
  type: "advise";
  request: string;
  level: number;
}

/** Ask why a play is not among the options. */
export interface Explain {
  type: "explain";
  request: string;
  play: string;
}

/** Ask for the position as a bot at one's seat is given it. */
export interface Look {
  type: "look";
  request: string;
}

/** Ask for the time, and for the view unless it is still the one of this number. */
export interface Resume {
  type: "resume";
  number: number;
}
