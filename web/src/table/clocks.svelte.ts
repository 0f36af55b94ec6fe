/** Clocks of a table as the browser counts them on: by the time of the server, which tells them with every move. */
import type { ClockShown, Clocks, SittingShown } from "../wire";

/** How people sit where nobody counts the time. */
export const NO_CLOCKS: SittingShown = {
  pace: { kind: "none", start: 0, increment: 0, hours: 0, at_end: "bot", away: 0 },
  clocks: null,
  ballots: [],
  enders: [],
  resigned: [],
  ended: "",
  may_choose_host: false,
  host: "",
};

/** Seconds from which on time is low, at a clock and for a turn of a day. */
const LOW = 60;
const LOW_TURN = 3 * 3600;
/** Seconds at which whoever is asked is told what is left. */
export const TOLD = [10, 30, 60, 3600, LOW_TURN] as const;

export class ClockWatch {
  told: Clocks | null = $state.raw(null);
  /** The time of the server, as far as we know it. */
  now: number = $state(0);
  #ahead = 0;

  hear(clocks: Clocks | null): void {
    this.told = clocks;
    if (clocks === null) return;
    this.#ahead = clocks.now - Date.now() / 1000;
    this.tick();
  }

  tick(): void {
    this.now = Date.now() / 1000 + this.#ahead;
  }

  /** Count on while somebody looks. */
  run(): () => void {
    const timer = setInterval(() => this.tick(), 250);
    return () => clearInterval(timer);
  }

  of(seat: number): ClockShown | null {
    return this.told?.seats[seat] ?? null;
  }

  left(clock: ClockShown): number {
    return Math.max(0, clock.until > 0 ? clock.until - this.now : clock.left);
  }

  /** Seconds for which the table still waits for nobody in particular; 0 while it does not. */
  get window(): number {
    const until = this.told?.window ?? 0;
    return until > 0 ? Math.max(0, until - this.now) : 0;
  }
}

/** Whether so much is little. */
export function isLow(seconds: number, daily: boolean): boolean {
  return seconds <= (daily ? LOW_TURN : LOW);
}

/** `4:05`, `1:02:09`; hours of a turn without seconds. */
export function written(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (n: number): string => String(n).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
