/** A question and its answers as a screen reader says them. */
import { say } from "../../i18n/index.svelte";
import type { TableModel } from "../../table/table.svelte";
import type { LackShown, OptionOffered } from "../../wire";

/** Answers said at once with their question; the others are said one by one. */
const AT_ONCE = 6;

/** All that an answer says: its words, its price, and what it will do. */
export function answerAloud(option: OptionOffered): string {
  const told = option.forecast.length > 0 ? option.forecast : [option.note];
  return [option.text, option.price, ...told].filter(Boolean).join("; ");
}

export function lacksAloud(lacks: readonly LackShown[]): string {
  return lacks.map(({ what, have, need }) => say("web-lacks", { what, have, need })).join("; ");
}

/** Every answer with its number; then what is done beside the question, and what is only short of something. */
export function answersAloud(model: TableModel): string[] {
  const { answers, asides, view } = model;
  const count = answers.length + asides.length;
  return [
    ...[...answers, ...asides].map((option, i) =>
      say("web-answer-aloud", { n: i + 1, count, answer: answerAloud(option) }),
    ),
    ...(view.asked?.refused ?? []).map(({ text, lacks }) =>
      say("web-refused-aloud", { answer: text, lacks: lacksAloud(lacks) }),
    ),
  ];
}

/** The question, and the first of its answers. */
export function askedAloud(model: TableModel): string {
  const { asked } = model.view;
  if (asked === null) return "";
  const further = model.ahead?.question ?? "";
  const { answers } = model;
  const first = answers.slice(0, AT_ONCE).map(({ text }, i) => `${i + 1}: ${text}`);
  const list = [
    ...first,
    ...(answers.length > AT_ONCE ? [say("web-answers-more", { count: answers.length - AT_ONCE })] : []),
  ];
  return [asked.question, further, `${list.join("; ")}.`].filter(Boolean).join(" ");
}
