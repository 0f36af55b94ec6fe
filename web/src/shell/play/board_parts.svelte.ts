/** What a game's board is drawn with: its components, and what is printed on its cards in the language spoken now. */
import { boardOf, type GameBoard } from "../../games/board";
import { speech } from "../../i18n/index.svelte";
import { api } from "../api";
import { words } from "../glossary/words.svelte";
import { Resource } from "../resource.svelte";

const arrived = (each: Resource<unknown>): boolean => each.value !== undefined || each.trouble !== "";

export class BoardParts {
  readonly drawing: Resource<GameBoard>;
  readonly printed: Resource<unknown>;

  /** Made where a room is made: what it fetches follows the language for as long as the room is there. */
  constructor(game: string, pack?: string) {
    this.drawing = new Resource(() => boardOf(game));
    this.printed = new Resource(() => api.printed(game, pack));
    void this.drawing.load();
    $effect(() => {
      void speech.lang;
      void this.printed.load();
    });
    // What its words mean can wait until the table is drawn.
    $effect(() => {
      void speech.lang;
      if (this.ready) void words.open(game);
    });
  }

  get board(): GameBoard | null {
    return this.drawing.value ?? null;
  }

  /** Here, or known not to come. */
  get ready(): boolean {
    return arrived(this.drawing) && arrived(this.printed);
  }
}
