/** Draws the icons that devices want as PNG from our SVG: `node tools/run.mjs tools/app_icons.ts` writes web/public. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { chromium } from "playwright-core";

import { browserPath } from "../tests/browser/house.ts";

const PUBLIC = join(import.meta.dirname, "../public");
const DRAWN = [
  { from: "favicon.svg", to: "icon-192.png", size: 192 },
  { from: "favicon.svg", to: "icon-512.png", size: 512 },
  { from: "icon.svg", to: "icon-maskable-512.png", size: 512 },
  { from: "icon.svg", to: "apple-touch-icon.png", size: 180 },
];

const browser = await chromium.launch({ executablePath: browserPath(), args: ["--no-sandbox"] });
const page = await browser.newPage();
for (const { from, to, size } of DRAWN) {
  const svg = readFileSync(join(PUBLIC, from)).toString("base64");
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<body style="margin:0"><img width="${size}" height="${size}" src="data:image/svg+xml;base64,${svg}"></body>`,
  );
  await page.screenshot({ path: join(PUBLIC, to), omitBackground: true });
}
await browser.close();
