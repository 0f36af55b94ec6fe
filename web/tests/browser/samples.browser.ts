/** Commented games: every comment is read at its moment, on the board as it was then. */
import { expect, test } from "vitest";

import type { Replay, SampleShown } from "../../src/wire";
import { GAMES } from "./games.ts";
import { DESKTOP, guest, PHONE, useBrowser } from "./guest.ts";

useBrowser();

test.each(
  GAMES.flatMap(({ name }) => [
    { name, lang: "en" as const, size: DESKTOP },
    { name, lang: "ru" as const, size: PHONE },
  ]),
)("the sample games of $name are read from comment to comment ($lang, $size.width)", async ({ name, lang, size }) => {
  const ann = await guest({ name: "Ann", lang, size });
  const { page, say, context } = ann;
  const told = async <T>(path: string): Promise<T> =>
    (await (await context.request.get(`/api/${path}`, { headers: { "accept-language": lang } })).json()) as T;
  const samples = await told<SampleShown[]>(`samples?game=${name}`);
  expect(samples.length).toBe(3);
  for (const { table, comments: count } of samples) {
    const { steps, comments } = await told<Replay>(`tables/${table.id}/replay`);
    expect(comments.length).toBe(count);
    await page.goto(`/replay/${table.id}?at=0`);
    await page.locator(".piece, .spot").first().waitFor();
    const comment = page.locator(".comment");
    const on = comment.getByRole("button", { name: say("web-comment-on") });
    for (const { at, text } of comments) {
      if (at > 0) await on.click();
      await comment.locator("p", { hasText: text }).waitFor();
      const later = steps.findIndex((each) => each.at > at);
      const step = later < 0 ? steps.length - 1 : Math.max(0, later - 1);
      await page
        .locator(".scrubber .now-line")
        .getByText(say("web-replay-step", { step, of: steps.length - 1 }))
        .waitFor();
    }
    expect(await on.isDisabled()).toBe(true);
  }
});
