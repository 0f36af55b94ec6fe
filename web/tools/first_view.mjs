// From the address bar to the first piece that can be played: `node tools/first_view.mjs ADDRESS` prints JSON.
import { chromium } from "playwright-core";

import { existsSync } from "node:fs";

const address = process.argv[2];
const executablePath = ["/usr/bin/chromium", "/usr/bin/google-chrome"].find((path) => existsSync(path));
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });

async function start(context) {
    const page = await context.newPage();
    const began = performance.now();
    await page.goto(address);
    await page
        .getByRole("button", { name: /play now/i })
        .first()
        .waitFor();
    const start = performance.now() - began;
    await page.close();
    return start;
}

async function play(context) {
    const page = await context.newPage();
    await page.goto(address);
    const button = page.getByRole("button", { name: /play now/i }).nth(1);
    await button.waitFor();
    const began = performance.now();
    await button.click();
    const name = page.getByRole("textbox").first();
    const lit = page.locator(".lit").first();
    await Promise.race([name.waitFor(), lit.waitFor()]);
    if (!(await lit.isVisible())) {
        await page.keyboard.press("Enter");
        await lit.waitFor();
    }
    const played = performance.now() - began;
    await page.close();
    return played;
}

const cold = await browser.newContext({ locale: "en-GB" });
const figures = {
    "start page, cold ms": Math.round(await start(cold)),
    "start page, warm ms": Math.round(await start(cold)),
    "play now to lit piece ms": Math.round(await play(cold)),
};
await browser.close();
console.log(JSON.stringify(figures));
