/** Everything the browser itself says: the same Fluent files the server speaks with. `say` follows the language at once. */
import { Phrasebook, SOURCE, type Args } from "./phrasebook";

const FILES = import.meta.glob<string>(
  ["../../../src/teahouse/locale/*/web*.ftl", "../../../src/teahouse/games/*/locale/*/web*.ftl"],
  { query: "?raw", import: "default", eager: true },
);

export const phrasebook = new Phrasebook(FILES);

class Speech {
  /** The code of the language that is spoken. */
  lang: string = $state(SOURCE);
}

export const speech = new Speech();

/** A message in the current language, else in English. */
export function say(id: string, args: Args = {}): string {
  return phrasebook.say(speech.lang, id, args);
}
