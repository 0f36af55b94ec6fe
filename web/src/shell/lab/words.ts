/** How experiments are spoken of. */
import { say, speech } from "../../i18n/index.svelte";
import type { ExperimentShown } from "../../wire";

const pack = (name: string): string => name || say("web-pack-built-in");

/** What is compared with what. */
export function against(run: ExperimentShown): string {
  return run.b === null ? pack(run.a) : say("web-lab-against", { a: pack(run.a), b: pack(run.b) });
}

/** So many seconds, in the largest units that say enough. */
export function lasting(seconds: number): string {
  const [unit, length] =
    seconds < 90 ? (["second", 1] as const) : seconds < 5400 ? (["minute", 60] as const) : (["hour", 3600] as const);
  const style = { style: "unit", unit, unitDisplay: "long" } as const;
  return new Intl.NumberFormat(speech.lang, style).format(Math.max(1, Math.round(seconds / length)));
}

/** A share as people write it. */
export function percent(share: number): string {
  return new Intl.NumberFormat(speech.lang, { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(100 * share);
}

/** A change of a share, with its sign. */
export function signed(share: number): string {
  const style = { maximumFractionDigits: 1, minimumFractionDigits: 1, signDisplay: "exceptZero" } as const;
  return new Intl.NumberFormat(speech.lang, style).format(100 * share);
}
