/** Types are what the server says: nothing in the source talks the checker out of them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const SOURCE = join(import.meta.dirname, "..", "src");

it("no type is forced upon a value that has another", () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" }).filter((each) =>
    /\.(ts|svelte)$/.test(each),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((each) => readFileSync(join(SOURCE, each), "utf-8").includes("as unknown as"))).toEqual([]);
});
