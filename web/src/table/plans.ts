/** Plans of those who play together, as sentences. */
import type { PlanLine, PlanningShown } from "../wire";

export interface Told {
  seat: number;
  text: string;
}

/** What still holds: of this period, and about something that is still there. */
export function told(lines: readonly PlanLine[], planning: PlanningShown | null): Told[] {
  return lines.flatMap(({ seat, period, phrase, about, text }) => {
    if (period !== planning?.period) return [];
    const intents = planning.phrases.find((each) => each.word === phrase)?.intents;
    const sentence = text || intents?.find((each) => each.about === about)?.text;
    return sentence ? [{ seat, text: sentence }] : [];
  });
}
