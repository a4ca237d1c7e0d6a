/** The words of one language: ids and arguments become sentences, or sentences with things in them to be drawn. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Message } from "../protocol";
import { typeset } from "./typography";

export type Argument = string | number;

/** A piece of a sentence: text, a player, or so many of a thing. */
export type Piece =
  | { kind: "text"; text: string }
  | { kind: "seat"; seat: number; text: string }
  | { kind: "thing"; thing: string; number: number | null; text: string };

const MARK = /\uE000(\d+)\uE001/;
const COUNTED = /^(\d+)(.+)$/;

export class Lexis {
  readonly language: string;
  readonly composed: Record<string, string>;
  readonly names: string[];
  readonly bundle: FluentBundle;

  constructor(language: string, texts: string[], composed: Record<string, string> = {}) {
    this.language = language;
    this.composed = composed;
    this.names = [];
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) {
      this.bundle.addResource(new FluentResource(typeset(text, language)), { allowOverrides: true });
    }
  }

  /** The same words at a table where these people sit. */
  named(names: string[]): Lexis {
    return Object.assign(Object.create(Lexis.prototype) as Lexis, this, { names });
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  say(id: string, details: Record<string, Argument> = {}): string {
    return this.pieces({ id, arguments: details })
      .map((piece) => piece.text)
      .join("");
  }

  message(message: Message): string {
    return this.say(message.id, message.arguments);
  }

  /** A thing in words: `ingredient:gray`, `seat:2`, `recipe:2gray+1blue`. */
  thing(thing: string): string {
    return this.told(thing)
      .map((piece) => piece.text)
      .join("");
  }

  pieces(message: Message): Piece[] {
    const marks: Piece[][] = [];
    const told: Record<string, Argument> = {};
    for (const [name, value] of Object.entries(message.arguments)) told[name] = this.marked(value, marks);
    const text = this.format(message.id, told);
    return text.split(MARK).flatMap((part, index): Piece[] => {
      if (index % 2 === 1) return marks[Number(part)] ?? [];
      return part === "" ? [] : [{ kind: "text", text: part }];
    });
  }

  private format(id: string, details: Record<string, Argument>): string {
    const pattern = this.bundle.getMessage(id)?.value;
    const errors: Error[] = [];
    const text = pattern ? this.bundle.formatPattern(pattern, details, errors) : `⟨${id}⟩`;
    if (!pattern || errors.length > 0) console.error(`No words for ${id}`, ...errors);
    const below = Object.values(details).some((value) => typeof value === "number" && value < 0);
    return below ? withMinus(text) : text;
  }

  /** Numbers can be counted by a sentence; everything that has a name leaves a mark. */
  private marked(value: Argument, marks: Piece[][]): Argument {
    if (typeof value === "number") return value;
    const [domain, token] = split(value);
    if (this.composed[domain] === "number") return Number(token);
    const pieces = this.told(value);
    if (pieces.every((piece) => piece.kind === "text")) return pieces.map((piece) => piece.text).join("");
    return `\uE000${marks.push(pieces) - 1}\uE001`;
  }

  private told(value: string): Piece[] {
    const [domain, token] = split(value);
    if (token === null) return [{ kind: "text", text: value }];
    if (domain === "seat") return [{ kind: "seat", seat: Number(token), text: this.player(Number(token)) }];
    const of = this.composed[domain];
    if (of === "number") return [{ kind: "text", text: token }];
    if (of !== undefined) return this.composition(of, token);
    const id = messageOf(value);
    return this.has(id) ? [{ kind: "thing", thing: value, number: null, text: this.format(id, {}) }] : [text(value)];
  }

  private composition(of: string, token: string): Piece[] {
    if (token === "") return [text(this.format("nothing", {}))];
    return piecesOf(token).flatMap(([number, thing], index) => {
      const name = this.format(messageOf(`${of}:${thing}`), {});
      const said = this.format("piece", { number, thing: name });
      const piece: Piece = { kind: "thing", thing: `${of}:${thing}`, number, text: said };
      return index === 0 ? [piece] : [text(", "), piece];
    });
  }

  player(seat: number): string {
    return this.names[seat] ?? this.format("player", { number: seat + 1 });
  }
}

function text(text: string): Piece {
  return { kind: "text", text };
}

function split(value: string): [string, string | null] {
  const at = value.indexOf(":");
  return at < 0 ? [value, null] : [value.slice(0, at), value.slice(at + 1)];
}

/** With a minus before its numbers, not a hyphen. */
function withMinus(text: string): string {
  return text.replace(/(?<!\w)-(?=\d)/g, "−");
}

/** A number as it is written. */
export function written(number: number | string): string {
  return withMinus(String(number));
}

/** A message to be said. */
export function message(id: string, details: Record<string, Argument> = {}): Message {
  return { id, arguments: details };
}

/** The message that names a thing. */
export function messageOf(thing: string): string {
  return thing.replace(":", "-").replaceAll("+", "-");
}

/** `2gray+1blue`, piece by piece. */
export function piecesOf(token: string): [number, string][] {
  return token.split("+").map((piece) => {
    const [, number = "1", thing = piece] = COUNTED.exec(piece) ?? [];
    return [Number(number), thing];
  });
}
