import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";

import { phrasebook } from "../src/i18n/index.svelte";
import { Phrasebook } from "../src/i18n/phrasebook";

vi.stubGlobal("navigator", { language: "en-GB" });
const { read } = await import("../src/shell/settings.svelte");

/** The table with German laid beside its languages. */
function withGerman(messages: string): Phrasebook {
  const file = (lang: string): string => readFileSync(`../src/teahouse/locale/${lang}/web.ftl`, "utf8");
  const folder = "../../../src/teahouse/locale";
  return new Phrasebook({
    [`${folder}/en/web.ftl`]: file("en"),
    [`${folder}/ru/web.ftl`]: file("ru"),
    [`${folder}/de/web.ftl`]: messages,
  });
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.stubGlobal("navigator", { language: "en-GB" });
});

describe("languages", () => {
  it("are the folders of messages, each under the name it gives itself", () => {
    const names = phrasebook.languages.map((lang) => phrasebook.nameOf(lang));
    expect(names).toEqual(expect.arrayContaining(["English", "Русский"]));
  });

  it("are there with one message, and English says the rest", () => {
    const german = withGerman("web-rules = Regeln\n");
    expect(german.languages).toEqual(["de", "en", "ru"]);
    expect(german.nameOf("de")).toBe("DE");
    expect(german.say("de", "web-rules")).toBe("Regeln");
    expect(german.say("de", "web-about")).toBe("About");
    expect(german.say("de", "web-you-and-bots", { bots: 1 })).toBe("you and 1 bot");
    expect(german.say("ru", "web-rules")).toBe(phrasebook.say("ru", "web-rules"));
  });

  it("may refer to what only English has", () => {
    const german = withGerman("web-about = Über uns ({ web-rules })\n");
    expect(german.say("de", "web-about")).toBe("Über uns (Rules)");
  });

  it("say their own words whichever language is learnt first", () => {
    const book = new Phrasebook();
    book.learn("de", "web-about = Über uns ({ web-rules }, { web-more })\nweb-rules = Regeln\n");
    book.learn("en", "web-rules = Rules\nweb-more = More\n");
    expect(book.say("de", "web-about")).toBe("Über uns (Regeln, More)");
    book.learn("de", "web-more = Mehr\n");
    expect(book.say("de", "web-about")).toBe("Über uns (Regeln, Mehr)");
  });

  it("leave a message to English that cannot be said", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const german = withGerman("web-rules = Regeln für { $wen }\n");
    expect(german.say("de", "web-rules")).toBe("Rules");
    expect(warn).toHaveBeenCalledOnce();
  });

  it("show the id of a message that nobody has written", () => {
    expect(phrasebook.say("ru", "web-nonsense")).toBe("web-nonsense");
  });

  it("are kept on this device as long as they are spoken", () => {
    expect(read('{"lang": "ru"}').lang).toBe("ru");
    expect(read('{"lang": "tlh"}').lang).toBe("en");
    expect(phrasebook.spoken("tlh")).toBe("en");
  });

  it.each([
    ["ru-RU", "ru"],
    ["RU", "ru"],
    ["en-GB", "en"],
    ["tlh", "en"],
    ["", "en"],
  ])("are at first those of the browser: %s", (system, lang) => {
    vi.stubGlobal("navigator", { language: system });
    expect(read(null).lang).toBe(lang);
  });
});

describe("what is kept on this device", () => {
  it("has words on cards unless somebody asked for symbols", () => {
    expect(read(null).symbols).toBe(false);
    expect(read('{"symbols": "yes"}').symbols).toBe(false);
    expect(read('{"symbols": true}').symbols).toBe(true);
  });
});
