/**
 * Choosing by touch. Every choice names the parts of the board it touches; touching a part leaves the choices that
 * touch it. A choice made of pieces (`recipe:2gray+1blue`) touches each piece as often as it has it, and is only
 * settled by a last word, for one might go on.
 */

import { piecesOf } from "../lib/lexis";
import type { Choice } from "../protocol";

export interface Option {
  choice: Choice;
  verb: string;
  parts: string[];
  composed: boolean;
}

/** A part that was touched, as a place of the board for these verbs only (null: for any). */
export interface Touch {
  name: string;
  verbs: readonly string[] | null;
}

export function optionsOf(choices: Choice[], composed: Record<string, string>): Option[] {
  return choices.map((choice) => {
    const verb = choice.label.id.replace(/^option-/, "");
    const parts = choice.targets.flatMap((target) => partsOf(target, composed));
    const made = choice.targets.some((target) => madeOf(target, composed) !== null);
    return { choice, verb, parts, composed: made };
  });
}

function madeOf(target: string, composed: Record<string, string>): string | null {
  const of = composed[target.slice(0, Math.max(0, target.indexOf(":")))];
  return of === undefined || of === "number" ? null : of;
}

function partsOf(target: string, composed: Record<string, string>): string[] {
  const of = madeOf(target, composed);
  if (of === null) return [target];
  const token = target.slice(target.indexOf(":") + 1);
  return token === "" ? [] : piecesOf(token).flatMap(([number, thing]) => Array<string>(number).fill(`${of}:${thing}`));
}

/** Whether an option touches nothing that could lie on a board. */
export function touchesNothing(option: Option): boolean {
  return option.parts.length === 0 || option.parts.every((part) => part === option.verb);
}

/** The options that touch all that was touched. */
export function left(options: Option[], touched: Touch[]): Option[] {
  return options.filter((option) => covers(option, touched));
}

function covers(option: Option, touched: Touch[]): boolean {
  const rest = [...option.parts];
  return touched.every(({ name, verbs }) => {
    const at = rest.indexOf(name);
    if (at < 0 || !(verbs?.includes(option.verb) ?? true)) return false;
    rest.splice(at, 1);
    return true;
  });
}

/** The options of which everything was touched. */
export function complete(options: Option[], touched: Touch[]): Option[] {
  return left(options, touched).filter((option) => option.parts.length === touched.length);
}

/** The options that touching this part, too, would leave. */
export function beyond(options: Option[], touched: Touch[], touch: Touch): Option[] {
  return left(options, [...touched, touch]);
}

/**
 * What touching settles: the one option that is left, if nothing can be added to it. What is made of pieces has to be
 * as large as all others of its verb, so that nobody could have meant to stop before.
 */
export function settled(options: Option[], touched: Touch[]): Option | null {
  const rest = left(options, touched);
  const [only] = rest;
  if (rest.length !== 1 || !only || only.parts.length !== touched.length) return null;
  const alike = options.every((option) => option.verb !== only.verb || option.parts.length === only.parts.length);
  return only.composed && !alike ? null : only;
}

/**
 * How the plays that touching this part, too, would lead to may be written, so that one can ask why they are not
 * allowed. What is made of pieces is written with all that was touched so far; the order of its kinds is known of
 * those touched before, as some option has them, and the new one may stand anywhere among them. At last comes the
 * piece alone, for when there would be too many.
 */
export function playsOf(options: Option[], touched: Touch[], name: string, verb: string): string[] {
  if (name === verb) return [verb];
  const [domain, token] = halves(name);
  const made = options.some(
    (option) => option.verb === verb && option.composed && option.parts.some((part) => halves(part)[0] === domain),
  );
  if (!made) return [`${verb} ${token}`];
  const [like] = left(options, touched).filter((option) => option.verb === verb);
  const order = new Set((like?.parts ?? []).map((part) => halves(part)[1]));
  const counts = new Map<string, number>();
  for (const touch of touched) {
    const [of, thing] = halves(touch.name);
    if (of === domain) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  }
  const known = [...order].filter((thing) => counts.has(thing));
  const places = counts.has(token)
    ? [known]
    : Array.from({ length: known.length + 1 }, (_, at) => known.toSpliced(at, 0, token));
  counts.set(token, (counts.get(token) ?? 0) + 1);
  const whole = places.map((kinds) => kinds.map((kind) => `${counts.get(kind) ?? 1}${kind}`).join("+"));
  return [...new Set([...whole, `1${token}`])].map((written) => `${verb} ${written}`);
}

/** The passage of the rules that matters for these options; verbs that no passage is about do not count. */
export function passageFor(passages: Record<string, string>, options: Option[]): string {
  const found = new Set(options.flatMap((option) => passages[option.verb] ?? []));
  const [only] = found;
  return (found.size === 1 ? only : found.size > 1 ? passages[""] : "") ?? "";
}

function halves(name: string): [string, string] {
  const at = name.indexOf(":");
  return [name.slice(0, Math.max(0, at)), name.slice(at + 1)];
}
