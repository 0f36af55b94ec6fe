/** What people like, and how they may see and hear: kept, read without a line, told apart without colours. */
import { expect, test } from "vitest";

import { bots } from "./api.ts";
import { forgive, guest, PHONE, useBrowser } from "./guest.ts";

useBrowser();

test("what is chosen on one device is there on another, and single keys can be changed", async () => {
  const desk = await guest({ name: "Ann" });
  const { page, say } = desk;
  await page.goto("/");
  await page.getByRole("button", { name: say("web-settings") }).click();
  const dialog = page.getByRole("dialog");
  const kept = page.waitForResponse((answer) => answer.url().includes("/me/preferences") && answer.ok());
  await dialog
    .getByRole("group", { name: say("web-set-text") })
    .getByText("130")
    .click();
  await dialog.getByLabel(say("web-set-shapes")).check();
  await dialog.getByText(say("web-set-keys"), { exact: true }).click();
  await dialog.getByRole("button", { name: say("web-key-undo") }).click();
  await page.keyboard.press("z");
  expect(await dialog.getByRole("button", { name: say("web-key-undo") }).textContent()).toContain("z");
  await kept;
  await page.waitForResponse((answer) => answer.request().method() === "PUT");
  expect(await page.evaluate(() => getComputedStyle(document.querySelector("main.page")!).zoom)).toBe("1.3");

  const cookies = await desk.context.cookies();
  const phone = await guest({ size: PHONE });
  await phone.context.addCookies(cookies);
  await phone.page.goto("/");
  await phone.page.waitForFunction(() => document.documentElement.dataset["text"] === "130");
  expect(await phone.page.evaluate(() => document.documentElement.dataset["shapes"])).toBe("strong");
});

test("sounds are switched off by one click", async () => {
  const ann = await guest({ name: "Ann" });
  const { page, say } = ann;
  const { id } = await ann.api.newTable({ game: "zhanguo", seats: [{ who: "me" }, ...bots(1)] });
  await page.goto(`/table/${id}`);
  await page.locator(".dec.act .answers button").first().waitFor();
  const mute = page.getByRole("button", { name: say("web-sounds-mute") });
  expect(await mute.getAttribute("aria-pressed")).toBe("false");
  await mute.click();
  expect(await mute.getAttribute("aria-pressed")).toBe("true");
  const read = (): Promise<string | null> => page.evaluate(() => localStorage.getItem("teahouse-settings"));
  expect(JSON.parse((await read()) ?? "{}")).toMatchObject({ sounds: "off" });
});

test("nothing of another hand is seen between two who share a screen and have said no names", async () => {
  const ann = await guest({ name: "Ann" });
  const { page, say } = ann;
  const { id } = await ann.api.newTable({ game: "ancient_world", seats: [{ who: "me" }, { who: "me" }] });
  await page.goto("/");
  expect(await page.locator("main").innerText()).not.toContain(say("web-alone"));
  await page.goto(`/table/${id}`);
  await page.locator("main.cover .btn.primary").click();
  await page.locator(".dec.act .answers button").first().waitFor();
  for (let i = 0; i < 3; i += 1) {
    if ((await page.locator("main.cover").count()) > 0) break;
    const { version } = await ann.api.table(id);
    await page.keyboard.press("1");
    await page.waitForFunction((before) => window.heard.version > before, version);
    await page.locator(".dec.act, main.cover").first().waitFor();
  }
  await page.locator("main.cover").waitFor();
  expect(await page.locator("main.cover").innerText()).toContain("Ann (seat");
  expect(await page.locator(".dec, #hand, #told p").count()).toBe(0);
  await page.getByRole("button", { name: say("web-hand-alone") }).click();
  await page.locator(".dec.act .answers button").first().waitFor();
});

test("rules and pages for learning are read without a connection, and it is said that there is none", async () => {
  const ann = await guest({ name: "Ann", offline: true });
  const { page, say, context } = ann;
  await page.goto("/rules/zhanguo");
  await page.locator("main h1").waitFor();
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    while (registration.active?.state !== "activated") await new Promise((next) => setTimeout(next, 20));
  });
  await page.reload();
  await page.waitForFunction(async () => {
    const cache = await caches.open("teahouse-taught");
    const kept = (await cache.keys()).map(({ url }) => url);
    return kept.filter((url) => url.includes("/introduction")).length === 3;
  });
  const rules = await context.request.get("/api/games/great_wall/rules?lang=en");
  const chapter = ((await rules.json()) as { chapters: { title: string }[] }).chapters[0]?.title ?? "";
  expect(chapter).not.toBe("");
  await context.setOffline(true);
  for (const path of ["/rules/great_wall", "/learn/ancient_world", "/"]) {
    await page.goto(path);
    await page.locator("main h1, header h1").first().waitFor();
    await page.getByText(say("web-no-connection")).waitFor();
  }
  await page.goto("/rules/great_wall");
  await page.getByText(chapter).first().waitFor();
  await page.goto("/table/nowhere");
  await page.getByText(say("web-error-network")).first().waitFor();
  await context.setOffline(false);
  await page.getByText(say("web-no-connection")).waitFor({ state: "detached" });
  forgive(ann, /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load|no-response|WebSocket|Failed to convert/);
});

test("in forced colours shame, the year that is now and what is chosen can be seen", async () => {
  const ann = await guest({ name: "Ann" });
  const { page } = ann;
  const { id } = await ann.api.newTable({ game: "great_wall", seats: [{ who: "me" }, ...bots(2)] });
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(`/table/${id}`);
  await page.locator(".dec.act").waitFor();
  const year = page.locator("[aria-current='step']").first();
  await year.waitFor();
  const outlineOf = (element: Element): [string, number] => {
    const style = getComputedStyle(element);
    return [style.outlineStyle, parseFloat(style.outlineWidth)];
  };
  expect(await year.evaluate(outlineOf)).toEqual(["solid", 3]);
  const chosen = page.locator("[aria-pressed='true']").filter({ visible: true });
  expect(await chosen.count()).toBeGreaterThan(0);
  for (const each of await chosen.all()) expect(await each.evaluate(outlineOf)).toEqual(["solid", 2]);
  const tokens = page.locator(".pool i, .dot").filter({ visible: true });
  expect(await tokens.count()).toBeGreaterThan(0);
  for (const token of await tokens.all()) {
    expect(await token.evaluate(outlineOf)).toEqual(["solid", 2]);
    expect(await token.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe("rgb(29, 26, 23)");
  }
});

test("what can be played stands out from what is only pointed at, without any colour", async () => {
  const ann = await guest({ name: "Ann" });
  const { page } = ann;
  const { id } = await ann.api.newTable({ game: "zhanguo", seats: [{ who: "me" }, ...bots(1)] });
  await page.goto(`/table/${id}`);
  await page.locator(".spot.lit").first().waitFor();
  const widths = await page.evaluate(() => {
    const lit = document.querySelector(".spot.lit") as HTMLElement;
    const pointed = document.createElement("div");
    pointed.className = "spot pointed";
    document.body.append(pointed);
    const { outlineWidth, outlineStyle } = getComputedStyle(pointed);
    return { lit: getComputedStyle(lit).boxShadow, pointed: [outlineWidth, outlineStyle] };
  });
  expect(widths.pointed).toEqual(["2px", "dotted"]);
  expect(widths.lit).toContain("0px 0px 0px 3px");
});
