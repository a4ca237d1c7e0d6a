/** The connection to a table: it comes back by itself, and says again what may not have arrived. */

import { VERSION } from "../protocol";
import type {
  Chat,
  FromClient,
  FromServer,
  Gone,
  Hello,
  Hint,
  Line,
  Position,
  Reason,
  Refusal,
  TableView,
  Taken,
} from "../protocol";

export type Link = "connecting" | "open" | "lost" | "ended";
export type Reply = Hint | Reason | Position | Refusal | null;

type Said = Exclude<FromClient, { type: "resume" }>;
type Asking<Kind> = Kind extends { request: string } ? Omit<Kind, "request"> : never;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;

interface Pending {
  message: Said;
  done: (reply: Reply) => void;
  /** The number of the view with which it has happened, once that is certain. */
  taken?: number;
}

export class TableSocket {
  link: Link = $state("connecting");
  hello: Hello | null = $state.raw(null);
  lines: Line[] = $state.raw([]);
  present: boolean[] = $state.raw([]);
  spectators = $state(0);
  /** Why it ended for good. */
  ending: Gone | null = $state.raw(null);
  /** What the server's clock is ahead of ours, in milliseconds. */
  ahead = $state(0);

  #id: string;
  #seen: (view: TableView) => void;
  #socket: WebSocket | null = null;
  #gone: Gone | null = null;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #number = 0;
  #latest = -1;
  #pending = new Map<string, Pending>();
  #closed = false;
  #greeted = false;

  /** A table of the past is not connected to: it is told what it was like. */
  constructor(id: string, seen: (view: TableView) => void, past = false) {
    this.#id = id;
    this.#seen = seen;
    if (past) this.link = "open";
    else this.#connect();
  }

  /** Say something to the server: what comes of it is a hint, a reason, a refusal, or (null) that it is done and seen. */
  ask(message: Asking<Said>): Promise<Reply> {
    const request = `r${Date.now().toString(36)}-${this.#number++}`;
    const said = { ...message, request } as Said;
    return new Promise((done) => {
      this.#pending.set(request, { message: said, done });
      this.#send(said);
    });
  }

  /** What a bot at one's seat would be given. */
  async position(): Promise<string | null> {
    const reply = await this.ask({ type: "look" });
    return reply?.type === "position" ? reply.state : null;
  }

  /** After sleep: is this still the latest view? */
  wake(): void {
    if (this.link === "lost") this.#connect();
    else if (this.link === "open") this.#send({ type: "resume", number: Math.max(0, this.#latest) });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#gone = null;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/tables/${this.#id}/socket`);
    this.#socket = socket;
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as FromServer);
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose();
    };
  }

  #lose(): void {
    this.#socket = null;
    if (this.#closed) return;
    if (this.#gone && this.#gone.wait === null) {
      this.ending = this.#gone;
      this.link = "ended";
      return;
    }
    this.link = "lost";
    const wait = this.#gone?.wait ?? Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures);
    this.#failures += 1;
    this.#timer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case "hello":
        return this.#greet(message);
      case "view":
        return this.#see(message.view);
      case "chat":
        return this.#listen(message);
      case "presence":
        this.present = message.seats;
        this.spectators = message.spectators;
        return;
      case "hint":
      case "reason":
      case "position":
        return this.#settle(message.request, message);
      case "taken":
        return this.#take(message);
      case "refused":
        if (message.request !== null) this.#settle(message.request, message);
        return;
      case "time":
        this.ahead = message.now - Date.now();
        return;
      case "gone":
        this.#gone = message;
    }
  }

  #greet(hello: Hello): void {
    if (hello.version !== VERSION) {
      this.#gone = { type: "gone", reason: "other-version", arguments: {}, wait: null };
      this.#socket?.close();
      return;
    }
    this.hello = hello;
    this.ahead = hello.now - Date.now();
    this.#failures = 0;
    this.link = "open";
    this.#greeted = true;
    this.#repeat((message) => message.type !== "say");
  }

  #repeat(which: (message: Said) => boolean): void {
    for (const { message, taken } of this.#pending.values()) {
      if (taken === undefined && which(message)) this.#send(message);
    }
  }

  #see(view: TableView): void {
    this.#latest = view.noticed;
    this.#settleTaken();
    // By now the lines of the chat have come, so what is still not among them was not heard.
    if (this.#greeted) this.#repeat((message) => message.type === "say");
    this.#greeted = false;
    this.#seen(view);
  }

  #take({ request, number }: Taken): void {
    const pending = this.#pending.get(request);
    if (pending) pending.taken = number;
    this.#settleTaken();
  }

  /** What was taken may be told of before the view in which one sees it. */
  #settleTaken(): void {
    for (const [request, { taken }] of this.#pending) {
      if (taken !== undefined && taken <= this.#latest) this.#settle(request, null);
    }
  }

  #listen(chat: Chat): void {
    const known = new Set(this.lines.map((line) => line.number));
    const fresh = chat.lines.filter((line) => !known.has(line.number));
    this.lines = [...this.lines, ...fresh].sort((one, other) => one.number - other.number);
    for (const [request, { message }] of this.#pending) {
      if (message.type === "say" && fresh.some((line) => line.text === message.text.trim()))
        this.#settle(request, null);
    }
  }

  #settle(request: string, reply: Reply): void {
    this.#pending.get(request)?.done(reply);
    this.#pending.delete(request);
  }
}
