// What a browser fetches to play a game, from the start page to the first lit piece, and what the table then asks for:
// `node tools/fetched.mjs ADDRESS GAME…` prints the paths for each game as JSON.
import { chromium } from "playwright-core";

import { existsSync } from "node:fs";

const [address, ...games] = process.argv.slice(2);
const executablePath = ["/usr/bin/chromium", "/usr/bin/google-chrome"].find((path) => existsSync(path));
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
const fetched = {};
for (const game of games) {
    const context = await browser.newContext({ locale: "en-GB" });
    const page = await context.newPage();
    const paths = new Set();
    page.on("response", (response) => {
        const { origin, pathname } = new URL(response.url());
        if (origin === new URL(address).origin && !pathname.startsWith("/api")) paths.add(pathname);
    });
    await page.goto(address);
    const shelf = page.getByRole("article").filter({ has: page.locator(`a[href="/new/${game}"]`) });
    await shelf.getByRole("button", { name: /play now/i }).click();
    const name = page.getByRole("textbox").first();
    const lit = page.locator(".lit").first();
    await Promise.race([name.waitFor(), lit.waitFor()]);
    if (!(await lit.isVisible())) {
        await name.fill("Ann");
        await page.keyboard.press("Enter");
        await lit.waitFor();
    }
    await page.waitForLoadState("networkidle");
    fetched[game] = [...paths].sort();
    await context.close();
}
await browser.close();
console.log(JSON.stringify(fetched));
