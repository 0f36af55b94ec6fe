import { beforeEach, describe, expect, it, vi } from "vitest";

type Load = () => Promise<{ default: string }>;

/** Pieces of messages that arrive when the test lets them. */
class Shelf {
  readonly asked: string[] = [];
  readonly #open = new Map<string, [give: () => void, refuse: () => void]>();

  piece(name: string, text: string): Load {
    return () =>
      new Promise((resolve, reject) => {
        this.asked.push(name);
        this.#open.set(name, [() => resolve({ default: text }), () => reject(new Error("no connection"))]);
      });
  }

  give(...names: string[]): void {
    for (const name of names) this.#open.get(name)![0]();
  }

  refuse(name: string): void {
    this.#open.get(name)![1]();
  }
}

async function begun() {
  const shelf = new Shelf();
  vi.resetModules();
  vi.doMock("virtual:messages", () => ({
    NAMES: {
      en: "web-language-name = English",
      eo: "web-language-name = Esperanto",
      ru: "web-language-name = Русский",
    },
    LACKING: { en: [], ru: [], eo: [""] },
    PIECES: {
      eo: { "": shelf.piece("eo", "web-close = Fermi") },
      en: { "": shelf.piece("en", "web-rules = Rules"), go: shelf.piece("en go", "web-go-stone = stone") },
      ru: { "": shelf.piece("ru", "web-rules = Правила"), go: shelf.piece("ru go", "web-go-stone = камень") },
    },
  }));
  const { phrasebook, say, speech } = await import("../src/i18n/index.svelte");
  return { phrasebook, say, shelf, speech };
}

let { phrasebook, say, shelf, speech } = await begun();
beforeEach(async () => {
  ({ phrasebook, say, shelf, speech } = await begun());
});

/** At the table of a game, in English. */
async function atTable(): Promise<void> {
  const opened = Promise.all([speech.speak("en"), speech.open("go")]);
  shelf.give("en", "en go");
  await opened;
}

describe("what is said", () => {
  it("is fetched for the house first, and each language says its name before", async () => {
    expect(phrasebook.languages.map((lang) => phrasebook.nameOf(lang))).toEqual(["English", "Esperanto", "Русский"]);
    expect(shelf.asked).toEqual([]);
    const spoken = speech.speak("en");
    shelf.give("en");
    await spoken;
    expect(shelf.asked).toEqual(["en"]);
    expect(say("web-rules")).toBe("Rules");
  });

  it("has the words of a game once it is open, in the language that is spoken", async () => {
    await atTable();
    expect(say("web-go-stone")).toBe("stone");
    expect(shelf.asked.filter((name) => name.startsWith("ru"))).toEqual([]);
  });

  it("changes its language in one step, when every word for what is open is there", async () => {
    await atTable();
    const spoken = speech.speak("ru");
    shelf.give("ru");
    await new Promise((resolve) => setTimeout(resolve));
    expect([speech.lang, say("web-rules"), say("web-go-stone")]).toEqual(["en", "Rules", "stone"]);
    shelf.give("ru go");
    await spoken;
    expect([speech.lang, say("web-rules"), say("web-go-stone")]).toEqual(["ru", "Правила", "камень"]);
  });

  it("has no English words where a language says everything itself", async () => {
    const spoken = Promise.all([speech.speak("ru"), speech.open("go")]);
    shelf.give("ru", "ru go");
    await spoken;
    expect(shelf.asked).toEqual(["ru", "ru go"]);
    expect([say("web-rules"), say("web-go-stone")]).toEqual(["Правила", "камень"]);
  });

  it("is English where a language lacks it", async () => {
    const spoken = speech.speak("eo");
    shelf.give("eo", "en");
    await spoken;
    expect([say("web-close"), say("web-rules")]).toEqual(["Fermi", "Rules"]);
  });

  it("changes at once when the words have been fetched before", async () => {
    await atTable();
    const spoken = speech.speak("ru");
    shelf.give("ru", "ru go");
    await spoken;
    void speech.speak("en");
    expect(speech.lang).toBe("en");
    void speech.speak("ru");
    expect(speech.lang).toBe("ru");
  });

  it("follows the last wish when an earlier one arrives late", async () => {
    await atTable();
    const spoken = speech.speak("ru");
    void speech.speak("en");
    shelf.give("ru", "ru go");
    await spoken;
    expect(speech.lang).toBe("en");
  });

  it("stays as it is without a connection, and can be asked for again", async () => {
    await atTable();
    const refused = speech.speak("ru");
    shelf.refuse("ru");
    await expect(refused).rejects.toThrow();
    expect([speech.lang, say("web-rules")]).toEqual(["en", "Rules"]);
    const spoken = speech.speak("ru");
    shelf.give("ru", "ru go");
    await spoken;
    expect(speech.lang).toBe("ru");
  });
});
