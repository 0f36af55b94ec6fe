/** All lessons of all games to the end: in English on a desktop, in Russian on a phone. */
import { expect, test } from "vitest";

import { GAMES } from "./games.ts";
import { DESKTOP, guest, PHONE, useBrowser } from "./guest.ts";
import { clickThrough, lessonsOf } from "./lessons.ts";

useBrowser();

test.each(
  GAMES.flatMap(({ name }) => [
    { name, lang: "en", size: DESKTOP },
    { name, lang: "ru", size: PHONE },
  ]),
)("all lessons of $name ($lang, $size.width pixels)", async ({ name, lang, size }) => {
  const ann = await guest({ lang, size });
  const lessons = await lessonsOf(ann, name);
  const wrong: string[] = [];
  for (const lesson of lessons) wrong.push(...(await clickThrough(ann, name, lesson)));
  expect(wrong).toEqual([]);
  await ann.page.goto(`/learn/${name}`);
  await ann.page
    .getByText(ann.say("web-learn-done-of", { done: lessons.length, count: lessons.length }))
    .first()
    .waitFor();
});
