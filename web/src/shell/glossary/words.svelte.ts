/**
 * The words of the game that is looked at. Whatever shows a text marks them (`Termed`); what they mean, and the note
 * that says it, are fetched when a page has drawn what is more urgent (`words.open`).
 */
import type { Component } from "svelte";

import { speech } from "../../i18n/index.svelte";
import type { Glossary } from "../../wire";
import { api } from "../api";
import { settings } from "../settings.svelte";
import { partsOf, type Part } from "./cut";
import type { Lexicon } from "./lexicon";

class Words {
  glossary: Glossary | null = $state.raw(null);
  /** What shows the notes: `TermLayer`. */
  layer: Component | null = $state.raw(null);
  /** Opens a clause beside the table; without it, on a page of its own. */
  rule: ((clause: string) => void) | null = null;
  #lexicon: Lexicon | null = $state.raw(null);
  /** Finds what is known by its colour; its terms are the signs of these things. */
  #colours: Lexicon | null = $state.raw(null);
  #wanted = "";

  /** Fetch the words of a game in the language spoken now. Without them texts are just texts. */
  async open(game: string): Promise<void> {
    const wanted = `${game} ${speech.lang}`;
    if (this.#wanted === wanted) return;
    this.#wanted = wanted;
    try {
      const [{ Lexicon }, { default: layer }, glossary] = await Promise.all([
        import("./lexicon"),
        import("./TermLayer.svelte"),
        api.glossary(game),
      ]);
      if (this.#wanted !== wanted) return;
      this.#lexicon = new Lexicon(
        glossary.terms.map((term) => [term.id, term.forms] as const),
        glossary.others,
      );
      this.#colours = new Lexicon(
        glossary.coloured.map(({ icon, forms }) => [icon, forms] as const),
        [],
      );
      this.glossary = glossary;
      this.layer = layer;
    } catch {
      if (this.#wanted === wanted) this.#wanted = "";
    }
  }

  /** The page that opened them is left. */
  close(): void {
    this.#wanted = "";
    this.#lexicon = this.#colours = this.glossary = this.layer = this.rule = null;
  }

  /** A text cut at its terms, each marked where it first stands, and at things that are known by their colour. */
  cut(text: string): Part[] {
    const terms = settings.kept.terms ? (this.#lexicon?.find(text) ?? []) : [];
    return partsOf(text, terms, this.#colours?.find(text) ?? []);
  }
}

export const words = new Words();
