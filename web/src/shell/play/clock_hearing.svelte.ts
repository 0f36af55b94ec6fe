/** Whoever is asked and has little time left hears it, once at each mark. */
import { untrack } from "svelte";

import { say } from "../../i18n/index.svelte";
import { isLow, TOLD } from "../../table/clocks.svelte";
import type { Session } from "../../table/session.svelte";
import { announcements } from "../announce.svelte";

function words(mark: number): string {
  if (mark === 60) return say("web-clock-low-minute");
  return mark < 3600 ? say("web-clock-low", { seconds: mark }) : say("web-clock-low-hours", { hours: mark / 3600 });
}

/** Call while a component is made: the clocks run as long as it is there. */
export function hearClocks(session: Session): void {
  const watch = session.clocks;
  $effect(() => (watch.told ? watch.run() : undefined));
  /** The end that was told of, and the lowest mark told. */
  let until = 0;
  let lowest = Infinity;
  $effect(() => {
    const clock = watch.of(session.live.seat ?? -1);
    if (!clock || clock.until === 0 || session.watching) return;
    const left = watch.left(clock);
    if (clock.until !== until) [until, lowest] = [clock.until, Infinity];
    const mark = TOLD.find((each) => left <= each);
    const daily = session.table.sitting.pace.kind === "daily";
    if (mark === undefined || mark >= lowest || !isLow(left, daily) || left === 0) return;
    lowest = mark;
    untrack(() => announcements.tell(words(mark)));
  });
}
