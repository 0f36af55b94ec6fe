/** Tests in a real browser: `npm run test:browser`. */
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/browser/*.browser.ts"],
    globalSetup: "tests/browser/setup.ts",
    testTimeout: 600_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    expect: { poll: { timeout: 60_000 } },
  },
});
