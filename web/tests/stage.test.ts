// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";

const moved: string[] = [];

vi.mock("../src/art/motion", () => {
  const named = (name: string) => async (piece: Element) => {
    moved.push(`${name} ${piece.id}`);
  };
  return {
    fly: async () => undefined,
    ghostOf: () => null,
    lasting: (ms: number) => ms,
    pause: async () => undefined,
    pulse: named("pulse"),
    reveal: named("reveal"),
    rollDice: named("roll"),
    shake: named("shake"),
  };
});

import { stage } from "../src/shell/play/stage";
import { line, view } from "./views";

beforeEach(() => {
  moved.length = 0;
  globalThis.CSS ??= { escape: (text: string) => text } as unknown as typeof CSS;
  document.body.innerHTML = ["wall", "horde", "card"].map((id) => `<b id="${id}" data-pieces="|${id}|"></b>`).join("");
  document.body.innerHTML += '<b id="die" data-pieces="|die|" data-sides="6" data-face="2"></b>';
  Element.prototype.getBoundingClientRect = () => new DOMRect(10, 10, 20, 20);
});

it("moves the pieces of an event as the event says", async () => {
  const lines = [
    line(1, 0, { pieces: ["wall"] }),
    line(2, 0, { pieces: ["horde"], motion: "shake" }),
    line(3, 0, { pieces: ["card"], motion: "reveal" }),
    line(4, 0, { pieces: ["die"], motion: "roll" }),
  ];
  await stage.answer(view(1, lines), lines, 1, new AbortController().signal);
  expect(moved).toEqual(["pulse wall", "shake horde", "reveal card", "roll die"]);
});
