import { expect, test } from "vitest";

import { beginnings } from "../src/art/beginnings";

test("a text begins with fewer and fewer of its sentences, and says that there are more", () => {
  expect(beginnings("Build 1 fortification. Gain 2 honour! Once a year.")).toEqual([
    "Build 1 fortification. Gain 2 honour! …",
    "Build 1 fortification. …",
  ]);
});

test("a single sentence has no shorter beginning", () => {
  expect(beginnings("Gain 2 honour per assistant.")).toEqual([]);
});
