// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";

import type { Socket } from "../src/table/connection.svelte";
import { seatToLook } from "../src/table/hot_seat.svelte";
import { Session } from "../src/table/session.svelte";
import type { ClientMessage, ServerMessage, TableShown, WhyNot } from "../src/wire";
import { asking, line, table, view } from "./views";

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: ClientMessage[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {}
}

const still = { reach: async () => undefined, answer: async () => undefined };
const beside = { getAttribute: () => "" } as unknown as Element;

let socket: FakeSocket;
let covering: boolean;

function sit(at: TableShown, more: { goesOn?: () => boolean; alone?: boolean } = {}): Session {
  const session = new Session(at, {
    open: () => (socket = new FakeSocket()),
    stage: still,
    pace: () => 0,
    covering: () => covering,
    ...more,
  });
  socket?.onopen?.();
  return session;
}

function hear(session: Session, message: ServerMessage): void {
  socket.onmessage?.({ data: JSON.stringify(message) });
  session.settle();
}

const players = (waiting: number): ReturnType<typeof view>["players"] =>
  view(1).players.map((player) => ({ ...player, waiting: player.seat === waiting ? "thinks" : "" }));

beforeEach(() => {
  covering = true;
  sessionStorage.clear();
});

describe("which seat looks", () => {
  it("is the one that must decide, else the one that looked", () => {
    expect(seatToLook(table([]), null)).toBe(-1);
    expect(seatToLook(table([0, 2], { awaited: [2] }), null)).toBe(2);
    expect(seatToLook(table([0, 2], { awaited: [0, 2] }), 2)).toBe(2);
    expect(seatToLook(table([0, 2], { awaited: [1] }), 2)).toBe(2);
    expect(seatToLook(table([1]), 2)).toBe(1);
  });
});

describe("a session at the table", () => {
  it("notes what others intend, once, and not what one said oneself", () => {
    const planning = { period: 1, phrases: [] };
    const plan = (seat: number, text: string) => ({ seat, period: 1, phrase: "", about: "", text });
    const session = sit(table([0]));
    hear(session, { type: "plans", lines: [plan(1, "old")] });
    hear(session, { ...view(1), planning });
    expect(session.note).toBe("");
    hear(session, { type: "plans", lines: [plan(0, "mine"), plan(1, "old")] });
    expect(session.note).toBe("");
    hear(session, { type: "plans", lines: [plan(0, "mine"), plan(1, "gold!")] });
    expect(session.note).toMatch(/: gold!$/);
  });

  it("says so when the seat is given away", () => {
    const session = sit(table([0]));
    hear(session, { type: "table", table: table([0]) });
    expect(session.note).toBe("");
    hear(session, { type: "table", table: table([]) });
    expect(session.note).not.toBe("");
    expect(session.live.seat).toBe(-1);
    const gathering = sit(table([0], { state: "gathering" }));
    hear(gathering, { type: "table", table: table([], { state: "gathering" }) });
    expect(gathering.note).toBe("");
  });

  it("says so beside the news of who sits there now", () => {
    const session = sit(table([0]));
    const news = { n: 1, seat: 0, text: "A bot goes on.", at: "2026-01-01T00:00:00Z" };
    hear(session, { type: "table", table: table([], { seat_news: [news] }) });
    expect(session.note).toMatch(/no longer have a seat.* A bot goes on\.$/);
  });

  it("looks on from nobody's seat when its own was given away while the line was down", () => {
    const session = sit(table([0]));
    session.look(0);
    hear(session, { type: "problem", code: "not-your-seat", text: "…", key: "", clause: "" });
    expect(session.note).toMatch(/no longer have a seat/);
    expect(socket.sent.at(-1)).toMatchObject({ type: "look", seat: -1 });
  });

  it("keeps in sight why a lesson does not open, and no other note", () => {
    vi.useFakeTimers();
    const problem = { type: "problem", code: "no-such-lesson-step", text: "no step", key: "", clause: "" } as const;
    const gathering = sit(table([0], { state: "gathering" }));
    hear(gathering, problem);
    vi.runAllTimers();
    expect(gathering.note).toBe("");
    const lesson = sit(table([0]), { alone: true });
    hear(lesson, problem);
    vi.runAllTimers();
    expect(lesson.note).toBe("no step");
    hear(lesson, view(1));
    expect(lesson.note).toBe("");
    vi.useRealTimers();
  });

  it("ends when the table is removed", () => {
    const session = sit(table([0], { state: "gathering" }));
    hear(session, { type: "problem", code: "not-seated", text: "…", key: "", clause: "" });
    expect([session.gone, session.live.connection.state]).toEqual([false, "open"]);
    hear(session, { type: "problem", code: "no-such-table", text: "…", key: "", clause: "" });
    expect([session.gone, session.live.connection.state]).toEqual([true, "closed"]);
  });

  it("draws the view and plays with its version", () => {
    const session = sit(table([0]));
    hear(session, view(5, [line(0)], { asked: asking("a") }));
    session.live.model?.press(["a"], beside);
    expect(socket.sent.at(-1)).toMatchObject({ type: "play", seat: 0, version: 5, move: "a" });
  });

  it("says with every answer whether one wants to be asked about everything", () => {
    for (const always of [true, false]) {
      const session = sit(table([0]), { goesOn: () => !always });
      hear(session, view(5, [], { asked: asking("a") }));
      session.live.play("a");
      expect(socket.sent.at(-1)).toMatchObject({ type: "play", ask_always: always, go_on: !always });
    }
  });

  it("does not send a second move before the first is answered and seen", () => {
    const session = sit(table([0]));
    hear(session, view(5, [], { asked: asking("a", "b") }));
    session.live.play("a");
    session.live.play("b");
    const key = socket.sent.flatMap((each) => (each.type === "play" ? [each.key] : []))[0] as string;
    hear(session, { type: "done", key, version: 6 });
    session.live.play("b");
    expect(socket.sent.filter((each) => each.type === "play").length).toBe(1);
    hear(session, view(6, [], { asked: asking("b") }));
    session.live.play("b");
    expect(socket.sent.filter((each) => each.type === "play").length).toBe(2);
  });

  it("asks why for a piece that cannot be played, and keeps each answer once", () => {
    const session = sit(table([0]));
    hear(session, view(5, [], { asked: asking("a") }));
    session.live.model?.press(["x", "y"], beside);
    expect(socket.sent.slice(-2).map((each) => each.type)).toEqual(["why", "why"]);
    const why: Omit<WhyNot, "move"> = {
      type: "why",
      text: "no",
      allowed: false,
      sentence: "No.",
      lacks: [],
      clause: "ZG-1",
      rule: "",
    };
    hear(session, { ...why, move: "x" });
    hear(session, { ...why, move: "y" });
    hear(session, { ...why, move: "z", clause: "ZG-2" });
    expect(session.live.popups.open?.kind === "why" && session.live.popups.open.answers.length).toBe(1);
  });

  it("says that a move was late and shows what came instead", () => {
    const session = sit(table([0]));
    hear(session, view(5, [], { asked: asking("a") }));
    hear(session, { type: "problem", code: "stale", text: "…", key: "k", clause: "" });
    expect(session.note).not.toBe("");
    hear(session, view(6, [], { asked: asking("b") }));
    expect(session.live.model?.view.version).toBe(6);
  });

  it("remembers where my turn ended", () => {
    const session = sit(table([0]));
    hear(session, view(5, [line(3, 0)], { asked: asking("a") }));
    hear(session, view(6, [line(4, 0)]));
    expect(session.live.since).toBe(5);
    hear(session, view(7, [line(5, 1)], { asked: asking("a") }));
    expect(session.live.since).toBe(5);
  });
});

describe("one screen for several", () => {
  const both = table([0, 1], { awaited: [0] });

  it("covers the screen before anybody looks", () => {
    const session = sit(both);
    expect([session.hotSeat.handing, session.live.model]).toEqual([0, null]);
    expect(socket).toBeDefined();
  });

  it("covers it between two people, and looks from the other seat only then", () => {
    const session = sit(both);
    session.look(0);
    socket.onopen?.();
    hear(session, view(5, [], { asked: asking("a") }));
    expect(session.hotSeat.handing).toBe(null);
    hear(session, view(6, [], { players: players(1) }));
    expect(session.hotSeat.handing).toBe(1);
    expect(socket.sent.filter((each) => each.type === "look").length).toBe(1);
    hear(session, view(7, [], { players: players(1) }));
    expect(session.live.model?.view.version).toBe(6);
    session.look(1);
    session.settle();
    expect([session.hotSeat.handing, session.hotSeat.covered]).toEqual([null, true]);
    expect(socket.sent.at(-1)).toMatchObject({ type: "look", seat: 1, log_from: 0 });
    hear(session, view(7, [], { seat: 1, asked: asking("b") }));
    expect([session.live.model?.view.seat, session.hotSeat.handing, session.hotSeat.covered]).toEqual([1, null, false]);
  });

  it("goes on for somebody who takes their last move back instead", () => {
    const session = sit(both);
    session.look(0);
    socket.onopen?.();
    hear(session, view(5, [], { asked: asking("a") }));
    hear(session, view(6, [], { players: players(1), can_undo: true }));
    session.keepSeat();
    expect([session.live.seat, session.hotSeat.handing, session.hotSeat.covered]).toEqual([0, null, false]);
    expect(socket.sent.at(-1)).toMatchObject({ type: "undo", seat: 0 });
  });

  it("follows without a cover where it is switched off", () => {
    covering = false;
    const session = sit(both);
    hear(session, view(5, [], { asked: asking("a") }));
    hear(session, view(6, [], { players: players(1) }));
    expect([session.hotSeat.handing, session.live.seat, session.hotSeat.covered]).toEqual([null, 1, false]);
  });

  it("covers it, too, where nobody has said another name", () => {
    const same = { ...both, seats: both.seats.map((seat) => ({ ...seat, name: "Anna" })) };
    const session = sit(same);
    expect(session.hotSeat.handing).toBe(0);
    session.look(0);
    socket.onopen?.();
    hear(session, view(5, [], { asked: asking("a") }));
    hear(session, view(6, [], { players: players(1) }));
    expect(session.hotSeat.handing).toBe(1);
  });

  it("needs no cover for somebody with one seat", () => {
    expect(sit(table([1])).hotSeat.handing).toBe(null);
  });
});

describe("a hint", () => {
  const hint = {
    move: "a",
    text: "A",
    forecast: ["pay 1 wood"],
    chance: 60,
    points: 80,
    low: 40,
    high: 90,
    why: [],
    fears: "",
    result: "60 % to win",
    line: ["P1: b"],
  };
  const asked = view(1, [], { asked: asking("a", "b") });

  function asks(): Session {
    const session = sit(table([0], { hints: true }));
    hear(session, asked);
    session.social.askHint();
    return session;
  }

  it("is asked for once, and shown when it comes", () => {
    const session = asks();
    session.social.askHint();
    expect(socket.sent.filter((message) => message.type === "ask_hint")).toEqual([{ type: "ask_hint", seat: 0 }]);
    expect(session.social.hinting).toBe(true);
    hear(session, { type: "hints", seat: 0, version: 1, hints: [hint] });
    expect(session.social.hinting).toBe(false);
    expect(session.social.hints).toEqual([hint]);
  });

  it("is not asked for where the table does not allow it, or nothing is asked", () => {
    for (const [hints, shown] of [
      [false, asked],
      [true, view(1)],
    ] as const) {
      const session = sit(table([0], { hints }));
      hear(session, shown);
      session.social.askHint();
      expect(session.social.hinting).toBe(false);
      expect(socket.sent.map((message) => message.type)).not.toContain("ask_hint");
    }
  });

  it("may come too late", () => {
    const session = asks();
    session.social.dropHint();
    expect(socket.sent.at(-1)).toEqual({ type: "drop_hint", seat: 0 });
    hear(session, { type: "hints", seat: 0, version: 1, hints: [hint] });
    expect(session.social.hints).toBeNull();
  });

  it("is forgotten with its question, and kept while only others move", () => {
    const session = asks();
    hear(session, { type: "hints", seat: 0, version: 1, hints: [hint] });
    hear(session, view(2, [], { asked: asking("a", "b") }));
    expect(session.social.hints).toEqual([hint]);
    hear(session, view(3, [], { asked: asking("c") }));
    expect(session.social.hints).toBeNull();
  });

  it("that cannot be given ends the wait with a note", () => {
    const session = asks();
    hear(session, { type: "problem", code: "broken", text: "Sorry.", key: "hint", clause: "" });
    expect(session.social.hinting).toBe(false);
    expect(session.note).toBe("Sorry.");
  });
});
