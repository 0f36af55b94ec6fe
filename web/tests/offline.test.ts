import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import { isTaught, isWarm, lessonsOf } from "../src/offline/taught";
import { ICONS, manifests } from "../tools/manifest";

/** Width and height of a PNG, from its head. */
function sizeOf(file: string): string {
  const head = readFileSync(`public${file}`);
  expect(head.subarray(1, 4).toString()).toBe("PNG");
  return `${head.readUInt32BE(16)}x${head.readUInt32BE(20)}`;
}

describe("what can be read without a connection", () => {
  const address = (path: string): URL => new URL(path, "http://teahouse.test");

  it("is what is taught, and nothing of anybody's table", () => {
    for (const path of ["/api/games?lang=ru", "/api/games/zhanguo/rules", "/api/learn/zhanguo/introduction"])
      expect(isTaught(address(path)), path).toBe(true);
    for (const path of ["/api/me", "/api/tables/abc", "/api/tables?mine=true", "/api/games/zhanguo/rules/search?q=tie"])
      expect(isTaught(address(path)), path).toBe(false);
  });

  it("is fetched for each game in the language that is spoken", () => {
    const all = lessonsOf("zhanguo", "ru");
    expect(all).toContain("/api/games/zhanguo/rules?lang=ru");
    expect(all.every((each) => isTaught(address(each)))).toBe(true);
  });

  it("is asked for by a page of ours only in so many words", () => {
    expect(isWarm({ warm: "ru" })).toBe(true);
    for (const odd of [null, "ru", {}, { warm: 1 }]) expect(isWarm(odd)).toBe(false);
  });
});

describe("to be installed", () => {
  it("the page has a manifest in each language, of the same icons", () => {
    const made = manifests();
    expect(Object.keys(made).sort()).toEqual(["manifest.en.webmanifest", "manifest.ru.webmanifest"]);
    const [en, ru] = Object.values(made).map((each) => JSON.parse(each) as Record<string, unknown>);
    expect(en?.["description"]).not.toBe(ru?.["description"]);
    expect([en?.["lang"], ru?.["lang"]]).toEqual(["en", "ru"]);
    expect(en?.["icons"]).toEqual(ru?.["icons"]);
  });

  it("its icons are there, as large as they say", () => {
    const drawn = ICONS.filter(({ type }) => type === "image/png");
    for (const { src, sizes } of drawn) expect(sizeOf(src), src).toBe(sizes);
    expect(drawn.map(({ sizes }) => sizes)).toContain("192x192");
    expect(drawn.some(({ purpose }) => purpose === "maskable")).toBe(true);
    expect(sizeOf("/apple-touch-icon.png")).toBe("180x180");
  });
});
