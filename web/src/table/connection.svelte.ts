/**
 * The socket of a table. It comes back by itself, looks again from where it was, and sends what was not yet answered
 * with the same key, so that nothing is lost and nothing happens twice.
 */
import type {
  AnswerBack,
  AskBack,
  ClientMessage,
  LessonClientMessage,
  LessonServerMessage,
  Look,
  Mute,
  Play,
  ServerMessage,
  Undo,
  View,
} from "../wire";
import { changed, type Change as Difference } from "./differences";

/** What goes to a table, and to one where a lesson is played. */
export type Said = ClientMessage | LessonClientMessage;
/** What comes from them. */
export type Told = ServerMessage | LessonServerMessage;

/** Messages that change the table; each has a key. */
export type Change = Play | Undo | AskBack | AnswerBack | Mute;
type Unkeyed<C> = C extends Change ? Omit<C, "key"> : never;

/** The part of `WebSocket` that is used. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
  /** It is on its way down, though that has not been told: what is sent now is lost. */
  closing?(): boolean;
}

export interface Ways {
  open(): Socket;
  hear(message: Told): void;
  /** The log lines already here, so that only newer ones are told. */
  logFrom(): number;
  /** The first word on a line, where it is not a look from a seat. */
  greet?: ((lang: Look["lang"], logFrom: number) => Said | undefined) | undefined;
  key?(): string;
  /** Whether a coach is wanted beside the view. */
  coach?(): boolean;
  /** Whether the table is wanted in words. */
  spoken?(): boolean;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;

/** How long to wait before the nth try. */
export function patience(tries: number, chance = Math.random()): number {
  const wait = Math.min(FIRST_WAIT * 2 ** tries, LONGEST_WAIT);
  return Math.round(wait * (0.75 + chance / 2));
}

function newKey(): string {
  const words = crypto.getRandomValues(new Uint32Array(4));
  return Array.from(words, (word) => word.toString(36)).join("-");
}

export class Connection {
  state: "connecting" | "open" | "lost" | "closed" = $state("connecting");
  /** How many changes have not been answered yet. */
  unanswered: number = $state(0);

  #ways: Ways;
  #socket: Socket | null = null;
  #look: Omit<Look, "type" | "log_from"> | null = null;
  #pending = new Map<string, Change>();
  #unsaid: Said[] = [];
  /** The last view, which the next one may be told by; null until a whole one comes. */
  #view: View | null = null;
  /** How many views were told as what had changed, since the last whole one. */
  #told = 0;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ways: Ways) {
    this.#ways = ways;
  }

  /** Look from a seat, in a language, at the whole log; opens the socket if need be. */
  look(seat: number, lang: Look["lang"]): void {
    this.#look = { seat, lang };
    if (this.state === "open") this.#greet(0);
    else if (this.#socket === null) this.#open();
  }

  /** Ask for a change; it is sent again after a break until the server answers. */
  ask(change: Unkeyed<Change>): string {
    const key = (this.#ways.key ?? newKey)();
    const keyed = { ...change, key } as Change;
    this.#pending.set(key, keyed);
    this.unanswered = this.#pending.size;
    if (this.state === "open") this.#post(keyed);
    return key;
  }

  /** Say something that may be lost: chat, a question why; at once, or when the line is up. False if it is down. */
  tell(message: Said): boolean {
    if (this.state === "lost" || this.state === "closed" || this.#isGoing()) return false;
    if (this.state === "open") this.#post(message);
    else this.#unsaid.push(message);
    return true;
  }

  /** Try at once: the network came back, or somebody looks at the page again. */
  hurry(): void {
    if (this.state !== "lost") return;
    clearTimeout(this.#timer);
    this.#tries = 0;
    this.#open();
  }

  /** A new line at once: the server knows us by what we were when the old one began. */
  again(): void {
    if (this.state === "closed") return;
    clearTimeout(this.#timer);
    const old = this.#socket;
    this.state = "connecting";
    this.#open();
    old?.close();
  }

  close(): void {
    this.state = "closed";
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.#socket = null;
  }

  #open(): void {
    const socket = this.#ways.open();
    this.#socket = socket;
    this.#view = null;
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#tries = 0;
      this.state = "open";
      this.#greet(this.#ways.logFrom());
      for (const message of [...this.#pending.values(), ...this.#unsaid.splice(0)]) this.#post(message);
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as Told);
    };
    socket.onclose = () => {
      if (socket !== this.#socket || this.state === "closed") return;
      this.#socket = null;
      this.state = "lost";
      this.#timer = setTimeout(() => this.#open(), patience(this.#tries++));
    };
  }

  #hear(message: Told): void {
    if (message.type === "done" || (message.type === "problem" && message.key)) {
      this.#pending.delete(message.key);
      this.unanswered = this.#pending.size;
    }
    const whole = this.#whole(message);
    if (whole !== null) this.#ways.hear(whole);
  }

  /** A view that is told as what has changed, whole; null where one was missed: the server is asked for all of it. */
  #whole(message: Told): Told | null {
    if (message.type === "view") [this.#view, this.#told] = [message, 0];
    if (message.type !== "changed") return message;
    const missed = message.number !== this.#told + 1;
    if (this.#view !== null && missed) this.#greet(this.#ways.logFrom());
    if (this.#view === null || missed) {
      this.#view = null;
      return null;
    }
    this.#told = message.number;
    this.#view = changed(this.#view, message.changes as Difference);
    return this.#view;
  }

  #greet(log_from: number): void {
    if (!this.#look) return;
    const { seat, lang } = this.#look;
    const look: Look = { type: "look", seat, lang, log_from, differences: true };
    if (this.#ways.coach?.()) look.coach = true;
    if (this.#ways.spoken?.()) look.spoken = true;
    this.#post(this.#ways.greet?.(lang, log_from) ?? look);
  }

  #isGoing(): boolean {
    return this.#socket?.closing?.() ?? false;
  }

  /** On a line that is going down nothing is said: what has to be known is said again on the next one. */
  #post(message: Said): void {
    if (!this.#isGoing()) this.#socket?.send(JSON.stringify(message));
  }
}

/** A real socket, as `Connection` wants it. One that is still coming up is closed later: browsers complain otherwise. */
export function webSocket(address: string): Socket {
  const socket = new WebSocket(address);
  const slim: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => socket.send(text),
    closing: () => socket.readyState > WebSocket.OPEN,
    close: () => {
      if (socket.readyState === WebSocket.CONNECTING) socket.addEventListener("open", () => socket.close());
      else socket.close();
    },
  };
  socket.addEventListener("open", () => slim.onopen?.());
  socket.addEventListener("message", (event: MessageEvent<string>) => slim.onmessage?.({ data: event.data }));
  socket.addEventListener("close", (event) => slim.onclose?.({ code: event.code }));
  return slim;
}
