/** What happens at a table is told line by line, and then the question: nothing is told twice, nothing cut off. */
import { untrack } from "svelte";

import type { Session } from "../../table/session.svelte";
import type { TableModel } from "../../table/table.svelte";
import type { LogLine } from "../../wire";
import { announcements } from "../announce.svelte";
import { askedAloud } from "./aloud";

/** The lines of a log that were not in the one before; none if it is another log: another seat, another language. */
export function newLines(before: readonly LogLine[], after: readonly LogLine[]): readonly LogLine[] {
  let same = 0;
  while (same < before.length && before[same]?.n === after[same]?.n && before[same]?.text === after[same]?.text)
    same += 1;
  return before.length > 0 && same === 0 ? [] : after.slice(same);
}

/** Call while a component is made. `also` is where it is written down, for those who read it. */
export function hearTable(session: Session, model: TableModel, also: (text: string) => void = () => undefined): void {
  const { queue } = session.live;
  let before: readonly LogLine[] = queue.log;
  let seat = queue.shown?.seat;
  let asked = "";
  $effect(() => {
    const { log, shown } = queue;
    untrack(() => {
      const lines = shown?.seat === seat ? newLines(before, log) : [];
      before = log;
      seat = shown?.seat;
      if (session.alone || lines.length === 0) return;
      announcements.tell(lines.map(({ text }) => text).join(" "));
      for (const { text } of lines) also(text);
    });
  });
  $effect(() => {
    const { view, busy } = model;
    const occasion = `${view.seat} ${view.version} ${view.asked?.question}`;
    if (!view.asked || busy || session.alone || occasion === asked) return;
    asked = occasion;
    untrack(() => {
      announcements.ask(askedAloud(model), occasion);
      also([view.asked?.cause, view.asked?.question].filter(Boolean).join(" "));
    });
  });
}

/** What people say at the table is told, whether the chat is open or not: its list is silent. */
export function hearChat(session: Session, also: (text: string) => void = () => undefined): void {
  const { social } = session;
  $effect(() => {
    const { chat, told } = social;
    if (told === null || chat.length <= told) return;
    untrack(() => {
      for (const { name, text } of chat.slice(told)) {
        announcements.tell(`${name}: ${text}`);
        also(`${name}: ${text}`);
      }
      social.told = chat.length;
    });
  });
}
