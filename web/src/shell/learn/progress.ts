/** How far somebody came in the lessons of a game; kept on this device. */
import type { Course, LessonListed } from "../../wire";
import { settings, type Learnt } from "../settings.svelte";

const NOTHING: Learnt = { step: 1, done: false };

function key(game: string, lesson: string): string {
  return `${game}/${lesson}`;
}

export function learnt(game: string, lesson: string): Learnt {
  return settings.kept.lessons[key(game, lesson)] ?? NOTHING;
}

/** They stand at a step; past the last one the lesson is done, and stays done. Again from the beginning the next time. */
export function keepStep(game: string, lesson: string, step: number, steps: number): void {
  const done = step > steps;
  const kept: Learnt = { step: done ? 1 : step, done: done || learnt(game, lesson).done };
  settings.change({ lessons: { ...settings.kept.lessons, [key(game, lesson)]: kept } });
}

/** Begun and left before its end. */
export function underWay(game: string, lesson: string): boolean {
  return learnt(game, lesson).step > 1;
}

export interface Progress {
  done: number;
  /** The lesson to go on with: one under way, else the first that is not done; null when all are. */
  next: LessonListed | null;
}

export function progressIn({ game, lessons }: Course): Progress {
  const open = lessons.filter(({ id }) => !learnt(game, id).done);
  return {
    done: lessons.length - open.length,
    next: lessons.find(({ id }) => underWay(game, id)) ?? open[0] ?? null,
  };
}

/** Whether anything of any game was learnt here. */
export function newcomer(): boolean {
  return settings.kept.offerLessons && !Object.values(settings.kept.lessons).some(({ done }) => done);
}
