/** A table as whoever sits at this browser plays it: what is shown, what is being chosen, what was advised. */

import { flushSync, getContext, setContext, untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { Face } from "../games/face";
import { faceOf } from "../games/face";
import { factsOf, Refused, replay } from "../lib/api";
import { Lexis } from "../lib/lexis";
import { remember, seenOf } from "../lib/seen";
import { lessMotion, settings } from "../lib/settings.svelte";
import { chime } from "../lib/sound";
import { TableSocket } from "../lib/socket.svelte";
import { travel } from "../lib/travel";
import { language, wordsOf } from "../lib/words.svelte";
import { VERSION, type Hint, type Message, type TableView, type Terms } from "../protocol";
import {
  beyond,
  complete,
  left,
  optionsOf,
  playsOf,
  settled,
  touchesNothing,
  type Option,
  type Touch,
} from "./choosing";

const PAUSE = 450; // milliseconds that a view stays, so that one sees what others do
const SLOWLY = 900; // the same, when one looks again at what happened
const HASTE = 12; // views that wait, from which on nobody waits for them

/** Reasons that tell nothing about the thing that was asked about. */
const IDLE = ["not-this-decision", "not-your-turn", "not-now", "game-over", "only-watching", "bad-notation"];

export class Table {
  view: TableView | null = $state.raw(null);
  face: Face | null = $state.raw(null);
  words: Lexis = $state.raw(new Lexis("en", []));
  ready = $state(false);
  touched: Touch[] = $state.raw([]);
  /** A choice that waits for the last click. */
  proposed: Option | null = $state.raw(null);
  hint: Hint | null = $state.raw(null);
  busy = $state(false);
  problem: Message | null = $state.raw(null);
  /** The last view that was looked at before others came unseen. */
  missedFrom: number | null = $state(null);
  rerunning = $state(false);
  /** A robot thinks about a hint. */
  advising = $state(false);
  readonly socket: TableSocket;

  #latest: TableView | null = null;
  #waiting: TableView[] = $state.raw([]);
  #hasty = false; // nobody waits for views while one's own answers follow each other
  #timer: ReturnType<typeof setTimeout> | undefined;
  #endPause: () => void = () => undefined; // of looking again
  #parts = new SvelteMap<string, number>();
  #composed: Record<string, string> = $state.raw({});

  constructor(
    readonly id: string,
    readonly past = false,
  ) {
    this.missedFrom = past ? null : seenOf(id);
    this.socket = new TableSocket(id, (view) => this.#receive(view), past);
  }

  /** Show a table of the past as it was; nothing is asked there any more. */
  recall(terms: Terms, view: TableView, still: boolean): void {
    const seat = view.seat;
    this.socket.hello = { type: "hello", version: VERSION, seat, seats: seat === null ? [] : [seat], terms, now: 0 };
    this.#show({ ...view, game: view.game && { ...view.game, question: null } }, still);
  }

  // What is shown.

  readonly game = $derived(this.view?.game ?? null);
  /** What is asked now; a game that was given up breaks off with a question, which nobody asks any more. */
  readonly question = $derived.by(() => {
    const held = this.#waiting.length > 0 || this.busy || this.rerunning || this.view?.phase === "finished";
    return held ? null : (this.game?.question ?? null);
  });
  readonly options = $derived(this.question ? optionsOf(this.question.choices, this.#composed) : []);
  readonly names = $derived((this.view?.seats ?? []).map((_, seat) => this.nameOf(seat)));
  readonly lexis = $derived(this.words.named(this.names));

  nameOf(seat: number): string {
    const taken = this.view?.seats[seat];
    if (!taken) return this.words.say("player", { number: seat + 1 });
    if (taken.level !== null) return this.words.say("robot-names").split(", ")[seat] ?? "";
    if (taken.name !== "") return taken.name;
    return this.view?.phase === "gathering"
      ? this.words.say("seat-free")
      : this.words.say("player", { number: seat + 1 });
  }

  #receive(view: TableView): void {
    this.#latest = view;
    if (this.rerunning) return;
    if (this.view === null || lessMotion() || document.hidden || this.#hasty || this.#waiting.length >= HASTE) {
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.#waiting = [];
      return this.#show(view);
    }
    this.#waiting = [...this.#waiting, view];
    if (this.#timer === undefined) this.#showNext();
  }

  #showNext(): void {
    const [next, ...rest] = this.#waiting;
    if (next === undefined) {
      this.#timer = undefined;
      return;
    }
    this.#waiting = rest;
    this.#show(next);
    this.#timer = setTimeout(() => this.#showNext(), PAUSE);
  }

  #show(view: TableView, still = lessMotion()): void {
    const moved = this.view?.noticed !== view.noticed;
    const asked = this.view?.game?.question != null;
    if (document.hidden) this.missedFrom ??= this.view?.noticed ?? null;
    else if (!this.rerunning && !this.past) remember(this.id, view.noticed);
    travel.before();
    if (moved) {
      this.touched = [];
      this.proposed = null;
      this.hint = null;
    }
    this.view = view;
    flushSync();
    travel.after(still);
    if (settings.sound && !asked && view.game?.question != null) chime();
  }

  /** How much happened while nobody looked. */
  readonly missed = $derived.by(() => {
    if (this.view?.phase !== "playing" || this.missedFrom === null) return 0;
    return Math.max(0, this.view.noticed - this.missedFrom);
  });

  /** Show again what happened while nobody looked, then go on from now. */
  async rerun(): Promise<void> {
    const [now, from] = [this.view, this.missedFrom];
    if (now === null || from === null) return;
    this.rerunning = true;
    this.missedFrom = null;
    try {
      for (let at = from; at <= now.noticed && this.rerunning; at++) {
        const { view } = await replay(this.id, at, String(now.seat ?? "spectator"));
        if (!this.rerunning) break;
        this.#show(view);
        await new Promise<void>((done) => {
          this.#endPause = done;
          setTimeout(done, SLOWLY);
        });
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = { id: `reason-${error.reason}`, arguments: error.details };
    } finally {
      this.rerunning = false;
      this.#show(this.#latest ?? now);
    }
  }

  stopRerun(): void {
    this.rerunning = false;
    this.#endPause();
  }

  /** Load the words and the face of the game, again when the language changes. */
  async dress(): Promise<void> {
    const game = this.socket.hello?.terms.game;
    if (game === undefined) return;
    const wanted = language();
    const [words, face, facts] = await Promise.all([wordsOf(game, wanted), faceOf(game), factsOf(game)]);
    if (wanted !== language()) return;
    this.words = words;
    this.face = face;
    this.#composed = facts.composed;
    this.ready = true;
  }

  // Choosing.

  readonly remaining = $derived(left(this.options, this.touched));

  /** What the decision bar has a button for: what is left once something is touched, or else what no part stands for. */
  readonly buttons = $derived.by((): Option[] => {
    if (this.touched.length === 0) return this.options.filter((option) => this.isLoose(option));
    const whole = complete(this.options, this.touched);
    return whole.length > 0 ? whole : this.remaining.filter((option) => !option.composed);
  });

  isLoose(option: Option): boolean {
    const stands = (part: string) =>
      this.#parts.has(partKey(part, option.verb)) || this.#parts.has(partKey(part, null));
    return touchesNothing(option) || !option.parts.some(stands);
  }

  /** The options that a part of the board leads to now. */
  reachable(name: string, verbs: readonly string[] | null): Option[] {
    return beyond(this.options, this.touched, { name, verbs });
  }

  touch(name: string, verbs: readonly string[] | null): void {
    if (this.reachable(name, verbs).length === 0) return;
    this.touched = [...this.touched, { name, verbs }];
    const only = settled(this.options, this.touched);
    if (only) this.choose(only);
  }

  back(): void {
    if (this.proposed) this.proposed = null;
    this.touched = this.touched.slice(0, -1);
  }

  /** Take one such part out of what was touched. */
  drop(name: string): void {
    const at = this.touched.findLastIndex((touch) => touch.name === name);
    if (at >= 0) this.touched = this.touched.toSpliced(at, 1);
  }

  choose(option: Option): void {
    if (settings.confirm && this.proposed !== option) this.proposed = option;
    else void this.answer(option.choice.notation);
  }

  /** How often a part has been touched. */
  times(name: string): number {
    return this.touched.filter((touch) => touch.name === name).length;
  }

  // Speaking to the table.

  async answer(play: string): Promise<void> {
    const view = this.view;
    if (view === null || this.busy) return;
    this.busy = true;
    this.missedFrom = null;
    await this.#ask({ type: "answer", number: view.noticed, play });
  }

  /** Answer questions that follow each other at once; a refusal, or a play that is not asked for, ends it. */
  async answers(plays: string[]): Promise<void> {
    this.#hasty = true;
    for (const play of plays) {
      const asked = this.view?.game?.question?.choices.some((choice) => choice.notation === play);
      if (!asked || this.busy) break;
      await this.answer(play);
      if (this.problem !== null) break;
    }
    this.#hasty = false;
  }

  async takeBack(): Promise<void> {
    const view = this.view;
    if (view === null || this.busy) return;
    this.busy = true;
    await this.#ask({ type: "take-back", number: view.noticed });
  }

  async #ask(message: Parameters<TableSocket["ask"]>[0]): Promise<void> {
    this.problem = null;
    const reply = await this.socket.ask(message);
    this.busy = false;
    this.touched = [];
    this.proposed = null;
    if (reply?.type === "refused") this.problem = { id: `reason-${reply.reason}`, arguments: reply.arguments };
  }

  async advise(level: number): Promise<void> {
    this.advising = true;
    const reply = await this.socket.ask({ type: "advise", level });
    this.advising = false;
    if (reply?.type === "hint" && reply.number === this.view?.noticed) this.hint = reply;
    if (reply?.type === "refused") this.problem = { id: `reason-${reply.reason}`, arguments: reply.arguments };
  }

  readonly advised = $derived.by((): Option | null => {
    const play = this.hint?.advice[0]?.play;
    return this.options.find((option) => option.choice.notation === play) ?? null;
  });

  hinted(name: string, verbs: readonly string[] | null): boolean {
    const option = this.advised;
    if (option === null || !(verbs?.includes(option.verb) ?? true)) return false;
    const wanted = option.parts.filter((part) => part === name).length;
    return wanted > this.times(name);
  }

  /** Why a part cannot be touched: the first reason that says something, for one of its verbs. */
  async why(name: string, verbs: readonly string[]): Promise<Message | null> {
    if (this.game?.question == null) return null;
    for (const play of verbs.flatMap((verb) => playsOf(this.options, this.touched, name, verb))) {
      const reply = await this.socket.ask({ type: "explain", play });
      if (reply?.type === "reason" && reply.reason !== null && !IDLE.includes(reply.reason)) {
        return { id: `reason-${reply.reason}`, arguments: reply.arguments };
      }
    }
    return null;
  }

  // The parts that are on the board now.

  register(name: string, verbs: readonly string[] | null): () => void {
    const keys = (verbs ?? [null]).map((verb) => partKey(name, verb));
    const count = (by: number) => untrack(() => keys.forEach((key) => this.#count(key, by)));
    count(1);
    return () => count(-1);
  }

  #count(key: string, by: number): void {
    const number = (this.#parts.get(key) ?? 0) + by;
    if (number === 0) this.#parts.delete(key);
    else this.#parts.set(key, number);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.socket.close();
  }
}

function partKey(name: string, verb: string | null): string {
  return `${verb ?? "*"} ${name}`;
}

const KEY = Symbol("table");

export function layTable(table: Table): Table {
  return setContext(KEY, table);
}

export function atTable(): Table {
  return getContext<Table>(KEY);
}
