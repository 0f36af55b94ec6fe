/** Everything the browser itself says: the same Fluent files the server speaks with. `say` follows the language at once. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Lang = "en" | "ru";

const FILES = import.meta.glob<string>(
  ["../../../src/teahouse/locale/*/web*.ftl", "../../../src/teahouse/games/*/locale/*/web*.ftl"],
  { query: "?raw", import: "default", eager: true },
);

function bundleOf(lang: Lang): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const [path, text] of Object.entries(FILES)) {
    if (path.includes(`/${lang}/`)) bundle.addResource(new FluentResource(text));
  }
  return bundle;
}

const BUNDLES: Readonly<Record<Lang, FluentBundle>> = { en: bundleOf("en"), ru: bundleOf("ru") };

class Speech {
  lang: Lang = $state("en");
}

export const speech = new Speech();

/** A message in the current language; a missing one is a fault of ours and shows its id. */
export function say(id: string, args: Record<string, FluentVariable> = {}): string {
  const bundle = BUNDLES[speech.lang];
  const pattern = bundle.getMessage(id)?.value;
  if (pattern == null) return id;
  return bundle.formatPattern(pattern, args);
}
