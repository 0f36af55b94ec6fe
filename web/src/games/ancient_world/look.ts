/** What the parts of the board read: the printed things, and the table as one seat sees it. */
import { softened } from "../../art/soften";
import { say } from "../../i18n/index.svelte";
import { shownOf } from "../../table/shown";
import type { TableModel } from "../../table/table.svelte";
import { theTable } from "../../table/table.svelte";
import type { LogLine, PlayerShown } from "../../wire";
import type {
  Cost,
  Player,
  Printed,
  PrintedArmy,
  PrintedEmpire,
  PrintedProvince,
  PrintedSymbol,
  PrintedTitan,
  Question,
  Table,
  Token,
} from "./types";

export const FACES = ["titan", "coin", "blank"] as const;
export type LotKind = "empire" | "province" | "titan";
export type Face = (typeof FACES)[number];

/** The colours of a few pictures; all others are ink. */
const TONES: Readonly<Record<string, string>> = { "two-coins": "coin", "book-cover": "knowledge", wheat: "food" };

export class Look {
  constructor(
    readonly table: TableModel,
    private readonly source: () => Printed,
  ) {}

  get printed(): Printed {
    return this.source();
  }
  get now(): Table {
    return shownOf(this.table.view, "ancient_world");
  }

  /** Whose city lies at the bottom of the table: one's own; for a spectator, that of whoever is on turn. */
  get mine(): number {
    return this.now.seat >= 0 ? this.now.seat : Math.max(0, this.now.turn_of);
  }

  player(seat: number): Player {
    return this.now.players[seat]!;
  }
  shown(seat: number): PlayerShown {
    return this.table.view.players[seat]!;
  }
  mark(seat: number): number {
    return this.shown(seat).colour;
  }
  title(seat: number): string {
    return this.shown(seat).title;
  }

  empire(card: number): PrintedEmpire {
    return this.printed.empire[card - 1]!;
  }
  army(card: number): PrintedArmy {
    return this.printed.armies[card - 1]!;
  }
  titan(card: number): PrintedTitan {
    return this.printed.titans[card - 1]!;
  }
  /** A symbol of cards by its word. */
  symbol(word: string): PrintedSymbol {
    return this.printed.symbols.find(({ id }) => id === word)!;
  }
  /** A card of a city. */
  lot(kind: LotKind, card: number): PrintedEmpire | PrintedProvince | PrintedTitan {
    return kind === "empire" ? this.empire(card) : kind === "province" ? this.province(card) : this.titan(card);
  }
  province(card: number): PrintedProvince {
    return this.printed.provinces[card - 1]!;
  }

  /** What the seat that looks is asked. */
  get asks(): string {
    return this.table.view.asked?.kind ?? "";
  }
  /** What a question of this kind is about; -1 where it is not asked. */
  about(kind: Question): number {
    return this.asks === kind ? this.now.about : -1;
  }
  lit(moves: readonly string[]): boolean {
    return this.table.lit(moves);
  }

  // -- words ------------------------------------------------------------------------------------

  /** The name of a card and all it says, for those who hear it. */
  told(card: { name: string; lines: string[]; facts?: string }): string {
    return [`${card.name}.`, ...card.lines, card.facts ?? ""].filter(Boolean).join(" ");
  }
  seats(): readonly number[] {
    return this.now.players.map((_, seat) => seat);
  }
}

/** For the script of a component; `printed` is asked each time, so that it follows the language. */
export function look(printed: () => Printed): Look {
  return new Look(theTable(), printed);
}

/** The name of a card where there is little room: words that fill a line of their own may be parted. */
export function short(name: string): string {
  return softened(name, /[а-яё]/i.test(name) ? 9 : 10);
}

/** A rule in a narrow place: words of `long` letters and more may be parted. */
export function parted(text: string, long = 9): string {
  return softened(text, long);
}

export function tone(icon: string): string {
  return `aw-tone ${TONES[icon] ?? ""}`;
}

/** The symbols of a card with their numbers. */
export function symbols(known: readonly { icon: string }[], counts: readonly number[]): Token[] {
  return counts.flatMap((count, i): Token[] =>
    count > 0
      ? [
          { kind: "number", value: String(count) },
          { kind: "icon", value: known[i]!.icon },
        ]
      : [],
  );
}

/** A price with the pictures of coins and knowledge; empty if it is for nothing. */
export function priced(on: Look, cost: Cost): Token[] {
  return symbols([on.symbol("coin"), on.symbol("knowledge")], [cost.coin, cost.knowledge]);
}

/** The tribes of a card as stripes of their colours. */
export function stripe(on: Look, banners: readonly number[]): string {
  const colours = banners.flatMap((count, tribe) =>
    Array<string>(count).fill(`var(--aw-${on.printed.tribes[tribe]!.id})`),
  );
  if (colours.length === 0) return "linear-gradient(var(--ink-3), var(--ink-3))";
  const part = 100 / colours.length;
  return `linear-gradient(90deg, ${colours.map((colour, i) => `${colour} ${i * part}% ${(i + 1) * part}%`).join(", ")})`;
}

/** The classes of a card: its kind, for a titan with the land it comes from. */
export function ground(on: Look, kind: string, card: number): string {
  return kind === "titan" ? `titan aw-night ${on.printed.titan_decks[on.titan(card).stars - 1]!.id}` : kind;
}

export function lotLabel(on: Look, kind: LotKind, card: number, lost: boolean, skill: number): string {
  const action = kind === "empire" && on.empire(card).action ? "yes" : "no";
  return say("web-aw-lot", { text: on.told(on.lot(kind, card)), lost: lost ? "yes" : "no", skill, action });
}

export function armyLabel(on: Look, seat: number, index: number): string {
  const { card, disbanded, scroll, picture, symbols, price } = on.player(seat).armies[index]!;
  const told = symbols.flatMap((count, i) => (count > 0 ? [`${on.printed.army_symbols[i]!.name} ${count}`] : []));
  return say("web-aw-army", {
    name: on.army(card).name,
    symbols: told.join(", "),
    disbanded: disbanded.map((each) => on.army(each).name).join(", ") || "none",
    scroll,
    picture,
    price,
  });
}

/** The dice of the last roll among these lines, and whose it was. */
export interface Roll {
  seat: number;
  faces: Face[];
}

export function lastRoll(lines: readonly LogLine[]): Roll | undefined {
  const line = lines.findLast((each) => each.kind === "rolled");
  if (line === undefined) return undefined;
  const faces = line.pieces.flatMap((piece) => (piece.startsWith("die ") ? [piece.split(" ")[2] as Face] : []));
  return { seat: line.seat, faces };
}

/** The numbers from 0 to n - 1. */
export function upTo(n: number): number[] {
  return Array.from({ length: Math.max(0, n) }, (_, i) => i);
}
