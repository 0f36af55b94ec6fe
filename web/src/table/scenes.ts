/** The great moments a viewer has heard of: kept beside the log, and turned page by page. */
import type { ActShown, SceneShown, StepShown, View } from "../wire";

/** What is looked at: one panel of a step that is decided panel by panel, or a whole step (`act` is -1). */
export interface Page {
  step: number;
  act: number;
}

/** The scenes after a view: what it brings replaces what is there, and what was taken back goes. */
export function mergedScenes(scenes: readonly SceneShown[], view: View): readonly SceneShown[] {
  const stay = scenes.filter((scene) => scene.last < view.log_from && !view.scenes.some(({ id }) => id === scene.id));
  if (view.scenes.length === 0 && stay.length === scenes.length) return scenes;
  return [...stay, ...view.scenes].sort((one, other) => one.first - other.first);
}

/** Whether a panel decides something: number against number, or dice. */
export function decides(act: ActShown): boolean {
  return act.numbers.length > 0 || act.dice.length > 0 || act.stood.length > 0;
}

/** A step is a field, shown large and panel by panel, or a list of what came of it. */
export function isField(step: StepShown): boolean {
  return step.acts.some(decides);
}

export function pagesOf(scene: SceneShown): Page[] {
  return scene.steps.flatMap((each, step) =>
    isField(each) ? each.acts.map((_, act) => ({ step, act })) : [{ step, act: -1 }],
  );
}

/** Worth interrupting for: it has something that decides, or all of it is there. */
export function isReady(scene: SceneShown): boolean {
  return scene.steps.length > 0 && (scene.over || scene.steps.some(isField));
}

/** The scenes that tell of something from a line of the log on. */
export function scenesSince(scenes: readonly SceneShown[], line: number): readonly SceneShown[] {
  return scenes.filter((scene) => scene.last >= line && isReady(scene));
}

/** A page as it is read aloud. */
export function spoken(scene: SceneShown, page: Page, against: string): string {
  const step = scene.steps[page.step];
  if (!step) return "";
  const acts = page.act < 0 ? step.acts : step.acts.slice(page.act, page.act + 1);
  const heading = page.act <= 0 ? [`${step.title}.`] : [];
  const foot = page.act < 0 ? step.foot : [];
  return [...heading, ...acts.map((act) => spokenAct(act, against)), ...foot].join(" ");
}

function spokenAct(act: ActShown, against: string): string {
  const numbers = act.numbers.map(({ label, value }) => `${label} ${value}`).join(` ${against} `);
  const changes = act.changes.map(({ text, cause, count }) =>
    [`${count < 0 ? "−" : "+"}${text}`, cause].filter(Boolean).join(", "),
  );
  const stood = act.stood.flatMap(({ name, value, figures }) => [
    [name, value].filter(Boolean).join(" "),
    ...figures.map((figure) => figure.name),
  ]);
  const dice = act.dice.map(({ name }) => name);
  const parts = [stood.join(", "), numbers, dice.join(", "), act.stamp, changes.join("; "), ...act.notes];
  return `${[act.title, ...parts].filter(Boolean).join(". ").replace(/\.\. /g, ". ")}.`.replace(/\.\.$/, ".");
}
