import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Connection, patience, webSocket, type Socket, type Told } from "../src/table/connection.svelte";
import type { ClientMessage } from "../src/wire";
import { view } from "./views";

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: ClientMessage[] = [];
  going = false;

  closing(): boolean {
    return this.going;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.onclose?.({ code: 1000 });
  }
  hear(message: Told): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

describe("the socket of a table", () => {
  let sockets: FakeSocket[];
  let heard: Told[];
  let connection: Connection;
  let keys: number;

  const last = (): FakeSocket => sockets.at(-1) as FakeSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    sockets = [];
    heard = [];
    keys = 0;
    connection = new Connection({
      open: () => {
        sockets.push(new FakeSocket());
        return last();
      },
      hear: (message) => heard.push(message),
      logFrom: () => 7,
      key: () => `k${++keys}`,
    });
    connection.look(0, "en");
    last().onopen?.();
  });
  afterEach(() => vi.useRealTimers());

  it("looks first, with the lines it lacks", () => {
    expect(connection.state).toBe("open");
    expect(last().sent).toEqual([{ type: "look", seat: 0, lang: "en", log_from: 7, differences: true }]);
  });

  it("says nothing on a line that is going down, and what changes the table on the next one", () => {
    last().going = true;
    expect(connection.tell({ type: "say", text: "hello" })).toBe(false);
    connection.ask({ type: "undo", seat: 0, version: 1 });
    expect(last().sent.map((message) => message.type)).toEqual(["look"]);
    last().close();
    vi.advanceTimersByTime(10_000);
    last().onopen?.();
    expect(last().sent.map((message) => message.type)).toEqual(["look", "undo"]);
  });

  it("says what was said while the line was coming up, once", () => {
    connection.again();
    expect(connection.tell({ type: "say", text: "hello" })).toBe(true);
    expect(last().sent).toEqual([]);
    last().onopen?.();
    expect(last().sent.map((message) => message.type)).toEqual(["look", "say"]);
    connection.again();
    last().onopen?.();
    expect(last().sent.map((message) => message.type)).toEqual(["look"]);
  });

  it("looks again for another seat or language, at the whole log", () => {
    connection.look(1, "ru");
    expect(last().sent[1]).toEqual({ type: "look", seat: 1, lang: "ru", log_from: 0, differences: true });
  });

  it("comes back by itself, later and later, and looks from where it was", () => {
    last().onclose?.({ code: 1006 });
    expect(connection.state).toBe("lost");
    vi.advanceTimersByTime(patience(0, 1));
    expect(sockets.length).toBe(2);
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(patience(0, 1) - 1);
    expect(sockets.length).toBe(2);
    vi.advanceTimersByTime(patience(1, 1));
    expect(sockets.length).toBe(3);
    last().onopen?.();
    expect(connection.state).toBe("open");
    expect(last().sent[0]).toMatchObject({ type: "look", seat: 0 });
  });

  it("does not wait longer than ten seconds or so", () => {
    expect(patience(40, 1)).toBeLessThanOrEqual(12_500);
    expect(patience(0, 0)).toBeGreaterThan(200);
  });

  it("tries at once when somebody hurries it", () => {
    last().onclose?.({ code: 1006 });
    connection.hurry();
    expect(sockets.length).toBe(2);
    vi.advanceTimersByTime(60_000);
    expect(sockets.length).toBe(2);
  });

  it("sends a move again with the same key after a break", () => {
    connection.ask({ type: "play", seat: 0, version: 3, move: "region 1" });
    expect(connection.unanswered).toBe(1);
    last().onclose?.({ code: 1006 });
    connection.hurry();
    last().onopen?.();
    expect(last().sent.map((each) => each.type)).toEqual(["look", "play"]);
    expect(last().sent[1]).toMatchObject({ key: "k1", version: 3, move: "region 1" });
  });

  it("keeps a move made while there was no line", () => {
    last().onclose?.({ code: 1006 });
    connection.ask({ type: "undo", seat: 0, version: 3 });
    connection.hurry();
    last().onopen?.();
    expect(last().sent[1]).toMatchObject({ type: "undo", key: "k1" });
  });

  it("forgets a move that was done or refused", () => {
    connection.ask({ type: "play", seat: 0, version: 3, move: "a" });
    connection.ask({ type: "play", seat: 0, version: 3, move: "b" });
    last().hear({ type: "done", key: "k1", version: 4 });
    last().hear({ type: "problem", code: "stale", text: "late", key: "k2", clause: "" });
    expect(connection.unanswered).toBe(0);
    expect(heard.map((each) => each.type)).toEqual(["done", "problem"]);
    last().onclose?.({ code: 1006 });
    connection.hurry();
    last().onopen?.();
    expect(last().sent.length).toBe(1);
  });

  it("makes whole views of what has changed", () => {
    last().hear(view(1, [], { waiting: "Bo" }));
    last().hear({ type: "changed", number: 1, changes: { version: [2], waiting: ["Cy"] } });
    last().hear({ type: "changed", number: 2, changes: { version: [3] } });
    expect(heard).toMatchObject([
      { type: "view", version: 1, waiting: "Bo" },
      { type: "view", version: 2, waiting: "Cy" },
      { type: "view", version: 3, waiting: "Cy" },
    ]);
    last().hear(view(4));
    last().hear({ type: "changed", number: 1, changes: { version: [5] } });
    expect(heard.at(-1)).toMatchObject({ type: "view", version: 5 });
  });

  it("asks once for the whole when it missed a change, and goes on from there", () => {
    last().hear(view(1));
    last().hear({ type: "changed", number: 2, changes: { version: [3] } });
    last().hear({ type: "changed", number: 3, changes: { version: [4] } });
    expect(heard.length).toBe(1);
    expect(last().sent.map((message) => message.type)).toEqual(["look", "look"]);
    expect(last().sent[1]).toMatchObject({ log_from: 7 });
    last().hear(view(4));
    last().hear({ type: "changed", number: 1, changes: { version: [5] } });
    expect(heard.at(-1)).toMatchObject({ version: 5 });
  });

  it("has nothing to change on a new line before its first view", () => {
    last().hear(view(1));
    last().onclose?.({ code: 1006 });
    connection.hurry();
    last().onopen?.();
    last().hear({ type: "changed", number: 1, changes: { version: [2] } });
    expect(heard.length).toBe(1);
  });

  it("does not keep chat for later", () => {
    last().onclose?.({ code: 1006 });
    expect(connection.tell({ type: "say", text: "hello" })).toBe(false);
  });

  it("takes a new line without a break when somebody sat down", () => {
    const old = last();
    connection.ask({ type: "play", seat: 0, version: 3, move: "a" });
    connection.again();
    expect([sockets.length, connection.state]).toEqual([2, "connecting"]);
    old.onclose?.({ code: 1000 });
    expect(connection.state).toBe("connecting");
    last().onopen?.();
    expect(last().sent.map((each) => each.type)).toEqual(["look", "play"]);
  });

  it("stays closed once it is closed", () => {
    connection.close();
    vi.advanceTimersByTime(60_000);
    expect([connection.state, sockets.length]).toEqual(["closed", 1]);
  });
});

describe("a real socket", () => {
  /** As much of a browser's socket as is wanted here. */
  class Coming extends EventTarget {
    static readonly CONNECTING = 0;
    readyState = Coming.CONNECTING;
    closed = 0;
    close(): void {
      this.closed++;
    }
  }
  afterEach(() => vi.unstubAllGlobals());

  it("is closed at once when it is up, and as soon as it is up when it is not", () => {
    const made: Coming[] = [];
    vi.stubGlobal(
      "WebSocket",
      class extends Coming {
        constructor() {
          super();
          made.push(this);
        }
      },
    );
    const sockets = [webSocket("ws://one"), webSocket("ws://other")];
    made[0]!.readyState = 1;
    for (const socket of sockets) socket.close();
    expect(made.map((each) => each.closed)).toEqual([1, 0]);
    made[1]!.dispatchEvent(new Event("open"));
    expect(made.map((each) => each.closed)).toEqual([1, 1]);
  });
});
