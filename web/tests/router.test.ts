import { describe, expect, it } from "vitest";

import { address, match, tableCode } from "../src/shell/router.svelte";

describe("addresses", () => {
  it("finds the page of an address", () => {
    expect(match("/")).toEqual({ page: "start" });
    expect(match("/new/zhanguo")).toEqual({ page: "new", game: "zhanguo", coach: false });
    expect(match("/table/abc23")).toEqual({ page: "table", id: "abc23" });
    expect(match("/table/abc23/spoken")).toEqual({ page: "table", id: "abc23", spoken: true });
    expect(match("/replay")).toEqual({ page: "replays" });
    expect(match("/replay/abc?at=12&eyes=-2")).toEqual({ page: "replay", id: "abc", at: 12, eyes: -2 });
    expect(match("/replay/abc?at=x")).toEqual({ page: "replay", id: "abc", at: null, eyes: null });
    expect(match("/rules/great_wall#GW-BAR-03")).toEqual({ page: "rules", game: "great_wall", clause: "GW-BAR-03" });
    expect(match("/rules/zhanguo/ZG-UNI-17/example")).toEqual({
      page: "example",
      game: "zhanguo",
      clause: "ZG-UNI-17",
    });
    expect(match("/rules/zhanguo/ZG-UNI-17/other")).toEqual({ page: "lost" });
    expect(match("/rules")).toEqual({ page: "rules", game: "", clause: "" });
  });

  it("knows when it is lost", () => {
    for (const odd of ["/table", "/nowhere", "/table/a/b", "/new"]) expect(match(odd)).toEqual({ page: "lost" });
  });

  it("leads back to the same page", () => {
    for (const path of [
      "/",
      "/new/zhanguo",
      "/table/a-b",
      "/table/a-b/spoken",
      "/replay",
      "/replay/x?at=3&eyes=0",
      "/new/zhanguo?pack=0a1b",
      "/lab",
      "/lab/0a1b",
      "/lab?b=0a1b",
      "/packs",
      "/packs/0a1b",
      "/packs/0a1b#cards.toml/card%2037",
      "/rules/zhanguo#ZG-UNI-17",
      "/rules/zhanguo/ZG-UNI-17/example",
    ]) {
      const route = match(path);
      expect(route.page).not.toBe("lost");
      if (route.page !== "lost") expect(address(route)).toBe(path);
    }
  });
});

describe("what people paste to join", () => {
  it("takes links, paths and codes", () => {
    expect(tableCode(" https://tea.example/table/abc23?x=1 ")).toBe("abc23");
    expect(tableCode("/table/abc23")).toBe("abc23");
    expect(tableCode("abc23")).toBe("abc23");
  });

  it("refuses anything else", () => {
    expect(tableCode("come and play!")).toBe("");
    expect(tableCode("")).toBe("");
  });
});
