/** Times in words, for eyes and ears. */
import { say } from "../i18n/index.svelte";
import { written } from "../table/clocks.svelte";
import type { PaceShown } from "../wire";

const HOUR = 3600;

/** On the face of a clock: `4:05`; long times in hours. */
export function face(seconds: number): string {
  if (seconds < 2 * HOUR) return written(seconds);
  return say("web-clock-spoken-hours", { hours: Math.floor(seconds / HOUR), minutes: Math.floor(seconds / 60) % 60 });
}

export function aloud(seconds: number): string {
  const whole = Math.ceil(seconds);
  const minutes = Math.floor(whole / 60) % 60;
  if (whole >= HOUR) return say("web-clock-spoken-hours", { hours: Math.floor(whole / HOUR), minutes });
  return say("web-clock-spoken-minutes", { minutes, seconds: whole % 60 });
}

export function turn(hours: number): string {
  return hours % 24 === 0 ? say("web-pace-days", { days: hours / 24 }) : say("web-pace-hours", { hours });
}

/** How much time people have at a table, in a sentence or two; empty where there are no clocks. */
export function paceTold(pace: PaceShown): string {
  const end = say(`web-pace-end-${pace.at_end}`).toLowerCase();
  if (pace.kind === "none") return "";
  if (pace.kind === "daily") return say("web-pace-told-daily", { turn: turn(pace.hours), end });
  return say("web-pace-told-clock", { minutes: Math.round(pace.start / 60), seconds: pace.increment, end });
}
