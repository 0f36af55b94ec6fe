import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

let made: number;
let started: number;

class Quiet {
  currentTime = 0;
  state = "running";
  destination = {};
  constructor() {
    made += 1;
  }
  createOscillator() {
    return {
      frequency: { value: 0 },
      connect: (to: unknown) => to,
      start: () => (started += 1),
      stop: () => undefined,
    };
  }
  createGain() {
    const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
    return { gain, connect: (to: unknown) => to };
  }
}

beforeEach(() => {
  [made, started] = [0, 0];
  vi.resetModules();
  vi.stubGlobal("AudioContext", Quiet);
});
afterEach(() => vi.unstubAllGlobals());

describe("sounds", () => {
  it("are made on the spot once somebody has touched the page", async () => {
    vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
    const { play } = await import("../src/shell/sounds");
    play("turn");
    play("tap");
    expect(made).toBe(1);
    expect(started).toBe(9);
  });

  it("ask nothing of a browser before that", async () => {
    vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
    const { play } = await import("../src/shell/sounds");
    play("turn");
    expect(made).toBe(0);
  });
});
