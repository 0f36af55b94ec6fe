/** Single keys that do something anywhere on a page: they can be changed one by one, and switched off altogether. */
import { settings } from "./settings.svelte";

/** The usual key of every action. */
export const USUAL_KEYS = {
  question: "q",
  options: "o",
  next: "n",
  previous: "p",
  undo: "u",
  restart: "r",
  skip: "s",
  hand: "c",
  log: "l",
  hint: "h",
  words: "i",
  rules: "/",
  spoken: "t",
  help: "?",
} as const;

export type Action = keyof typeof USUAL_KEYS;

export const ACTIONS = Object.keys(USUAL_KEYS) as readonly Action[];

/** The key somebody presses for an action. */
export function keyFor(action: Action): string {
  return settings.kept.keys[action] ?? USUAL_KEYS[action];
}

/** The keys of an event: what it writes, and the Latin letter in its place on a keyboard of other letters. */
function keysOf(event: KeyboardEvent): string[] {
  const written = event.key.length === 1 ? event.key.toLowerCase() : "";
  const place = /^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase() ?? "";
  const isLatin = /^[a-z]$/.test(written);
  return [written, isLatin ? "" : place].filter(Boolean);
}

/** Whether whoever presses a key writes with it. */
export function isTyping(event: Event): boolean {
  const { target } = event;
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Whether a single key may do something by itself. */
export function mayAct(event: KeyboardEvent): boolean {
  return settings.kept.shortcuts && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event);
}

/** What a key means; null where single keys are switched off, or somebody writes. */
export function actionOf(event: KeyboardEvent): Action | null {
  if (!mayAct(event)) return null;
  const keys = keysOf(event);
  return ACTIONS.find((action) => keys.includes(keyFor(action))) ?? null;
}

/** Whether a key can stand for an action: one character that is no digit and no blank. */
export function isUsable(key: string): boolean {
  return /^[^\s\d]$/u.test(key);
}

/** Another key for an action; whoever had it gets the old one. */
export function changeKey(action: Action, key: string): void {
  const wanted = key.toLowerCase();
  const other = ACTIONS.find((each) => keyFor(each) === wanted);
  const keys: Record<string, string> = { ...settings.kept.keys, [action]: wanted };
  if (other && other !== action) keys[other] = keyFor(action);
  for (const each of ACTIONS) if (keys[each] === USUAL_KEYS[each]) delete keys[each];
  settings.change({ keys });
}
