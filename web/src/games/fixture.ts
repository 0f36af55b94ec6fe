/** Positions of played games, for looking at a board without a server: files of `web/fixtures`. */
import type { View } from "../wire";

export interface Fixture {
  view: View;
  printed: unknown;
}

function isFixture(dump: Fixture | Record<string, Fixture>): dump is Fixture {
  return "view" in dump && "printed" in dump;
}

/** One that `tools/web_fixtures.py` made, with or without `--langs`. */
export async function fixture(name: string, lang: string): Promise<Fixture> {
  const dump = (await (await fetch(`/fixtures/${name}.json`)).json()) as Fixture | Record<string, Fixture>;
  return isFixture(dump) ? dump : dump[lang]!;
}
