/** One server and one browser for the whole run. */
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";

import { browserPath, openHouse } from "./house.ts";

declare module "vitest" {
  interface ProvidedContext {
    address: string;
    browser: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const house = await openHouse();
  const browser = await chromium.launchServer({
    executablePath: browserPath(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  project.provide("address", house.address);
  project.provide("browser", browser.wsEndpoint());
  return async () => {
    await browser.close();
    await house.close();
  };
}
