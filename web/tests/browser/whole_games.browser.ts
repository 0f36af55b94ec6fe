/** Whole games, clicked to their end. */
import { describe, expect, test } from "vitest";

import { bots, people } from "./api.ts";
import { Chance } from "./chance.ts";
import { GAMES } from "./games.ts";
import { guest, useBrowser } from "./guest.ts";
import { playOut } from "./play.ts";

useBrowser();

describe.each(GAMES)("$title", ({ name, hotSeat, againstBots }) => {
  test(`${hotSeat} at one screen`, async () => {
    const ann = await guest({ name: "Ann" });
    const table = await ann.api.newTable({ game: name, seats: people(hotSeat) });
    await ann.page.goto(`/table/${table.id}`);
    const played = await playOut(ann, new Chance(`${name} hot seat`));
    console.log(name, played);
    expect((await ann.api.table(table.id)).state).toBe("over");
    expect(played.pieces).toBeGreaterThanOrEqual(played.words);
  });

  test(`1 against ${againstBots - 1} bots`, async () => {
    const ann = await guest({ name: "Ann", lang: "ru" });
    const table = await ann.api.newTable({ game: name, seats: [{ who: "me" }, ...bots(againstBots - 1)] });
    await ann.page.goto(`/table/${table.id}`);
    const played = await playOut(ann, new Chance(`${name} bots`));
    console.log(name, played);
    expect((await ann.api.table(table.id)).state).toBe("over");
  });
});
