/**
 * The words of the game that is looked at. Whatever shows a text marks them (`Termed`); what they mean, and the note
 * that says it, are fetched when a page has drawn what is more urgent (`words.open`).
 */
import type { Component } from "svelte";

import { speech } from "../../i18n/index.svelte";
import type { Glossary } from "../../wire";
import { api } from "../api";
import { settings } from "../settings.svelte";
import type { Lexicon } from "./lexicon";

/** A piece of a text; with the id of a term where it is one. */
export interface Part {
  text: string;
  term: string;
}

class Words {
  glossary: Glossary | null = $state.raw(null);
  /** What shows the notes: `TermLayer`. */
  layer: Component | null = $state.raw(null);
  /** Opens a clause beside the table; without it, on a page of its own. */
  rule: ((clause: string) => void) | null = null;
  #lexicon: Lexicon | null = $state.raw(null);
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
      this.glossary = glossary;
      this.layer = layer;
    } catch {
      if (this.#wanted === wanted) this.#wanted = "";
    }
  }

  /** The page that opened them is left. */
  close(): void {
    this.#wanted = "";
    this.#lexicon = this.glossary = this.layer = this.rule = null;
  }

  /** A text cut at its terms; each is marked where it first stands. */
  cut(text: string): Part[] {
    if (this.#lexicon === null || !settings.kept.terms) return [{ text, term: "" }];
    const parts: Part[] = [];
    const seen = new Set<string>();
    let at = 0;
    for (const { term, start, end } of this.#lexicon.find(text)) {
      if (seen.has(term)) continue;
      seen.add(term);
      if (start > at) parts.push({ text: text.slice(at, start), term: "" });
      parts.push({ text: text.slice(start, end), term });
      at = end;
    }
    if (at < text.length) parts.push({ text: text.slice(at), term: "" });
    return parts;
  }
}

export const words = new Words();
