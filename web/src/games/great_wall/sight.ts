/** What the board reads: the observation and its facts with types, who is who, and what is asked. */
import { getContext, setContext } from "svelte";

import { theTable, type TableModel } from "../../table/table.svelte";
import type {
  ClanFacts,
  Facts,
  Observed,
  ObservedClan,
  ObservedQuestion,
  Printed,
  PrintedHorde,
  PrintedOrder,
  PrintedSide,
  Questions,
} from "./types";
import { DAMAGE, FIGURE, FOR_REED, FREE, KINDS, SEATS, SECTIONS, familyOf } from "./words";

const KEY = Symbol("great wall");

/** A piece on a cell, in a shelter, on a post. */
export interface Figure {
  seat: number;
  warrior: number;
}

export type Cover = "free" | "damage" | Figure;

export class Sight {
  readonly table: TableModel;
  readonly #printed: () => unknown;

  constructor(table: TableModel, printed: () => unknown) {
    this.table = table;
    this.#printed = printed;
  }

  get printed(): Printed {
    return this.#printed() as Printed;
  }

  get now(): Observed {
    return this.table.view.observation as unknown as Observed;
  }

  get facts(): Facts {
    return this.table.view.facts as unknown as Facts;
  }

  /** The side of the board in use. */
  get side(): PrintedSide {
    return this.printed.sides[this.now.side]!;
  }

  /** The seat that looks; −1 is a spectator. */
  get me(): number {
    return this.now.seat;
  }

  get mine(): ObservedClan | undefined {
    return this.now.clans[this.me];
  }

  clan(seat: number): ObservedClan {
    return this.now.clans[seat]!;
  }

  clanFacts(seat: number): ClanFacts {
    return this.facts.clans[seat]!;
  }

  /** 1 to 6: colour, shape and pattern of a seat's pieces. */
  colour(seat: number): number {
    return this.table.view.players[seat]?.colour ?? this.facts.colours[seat] ?? 1;
  }

  title(seat: number): string {
    return this.table.view.players[seat]?.title ?? this.facts.titles[seat] ?? "";
  }

  /** The Reed clan and Qin, who take part without a player. */
  get others(): readonly number[] {
    return this.seats.slice(this.now.seats);
  }

  /** The order of a clan, once it lies open; the Reed clan and Qin have cards of their own. */
  orderOf(seat: number): PrintedOrder | undefined {
    const order = this.now.clans[seat]?.order ?? -1;
    if (order < 0) return undefined;
    if (seat < this.now.seats) return this.printed.orders[order];
    return seat === this.now.reed ? this.printed.reed_order : this.printed.qin_orders[order];
  }

  /** The name under which that order is read large. */
  orderCard(seat: number): string | undefined {
    const order = this.now.clans[seat]?.order ?? -1;
    if (order < 0) return undefined;
    if (seat < this.now.seats) return `order:${order}`;
    return seat === this.now.reed ? "reed-order:0" : `qin-order:${order}`;
  }

  /** Whose pieces answer the question: one's own, or those of the Reed clan that one controls. */
  get acting(): number {
    return FOR_REED.has(this.asks) ? this.now.reed : this.me;
  }

  /** The question to whoever looks. */
  get question(): ObservedQuestion | undefined {
    return this.now.asked.find((each) => each.seat === this.me);
  }

  get asks(): string {
    return this.question?.asks ?? "";
  }

  /** A field of that question, while this is what is asked. */
  about<D extends keyof Questions, F extends keyof Questions[D]>(asks: D, field: F): Questions[D][F] | undefined {
    return this.asks === asks ? (this.question?.fields as Questions[D])[field] : undefined;
  }

  /** Whether the question to whoever looks has an answer of this family. */
  asksFor(family: string): boolean {
    return (this.table.view.asked?.options ?? []).some((option) => familyOf(option.move) === family);
  }

  /** The moves, while their family is asked for: for pieces that are read when they cannot be played. */
  when(family: string, moves: readonly string[]): readonly string[] {
    return this.asksFor(family) ? moves : [];
  }

  /** Whether something that an expansion has laid on the table may be answered now. */
  get panelsAnswer(): boolean {
    const options = new Set((this.table.view.asked?.options ?? []).map(({ move }) => move));
    const spots = this.facts.panels.flatMap(({ spots, sheets }) => [
      ...spots,
      ...sheets.flatMap(({ grid }) => grid?.rows.flat() ?? []),
    ]);
    return spots.some((spot) => spot !== null && options.has(spot.id));
  }

  // -- reading the flat lists ---------------------------------------------------------------

  get seats(): readonly number[] {
    return this.now.clans.map((_, seat) => seat);
  }

  hordeOf(card: number): PrintedHorde {
    return this.printed.hordes[Math.floor(card / SECTIONS.length)]!;
  }

  /** Officials in an area, one entry for each, in tea order. */
  officials(area: number): number[] {
    return this.now.tea.flatMap((seat) => Array<number>(this.now.officials[SEATS * area + seat] ?? 0).fill(seat));
  }

  /** Archers on firing positions, in tea order. */
  posted(section: number): number[] {
    return this.now.tea.flatMap((seat) => Array<number>(this.now.firing[SEATS * section + seat] ?? 0).fill(seat));
  }

  /** Warriors in a shelter with their numbers, one's own first. */
  sheltered(section: number): (Figure & { count: number })[] {
    const seats = [...this.now.tea].sort((one, other) => Number(other === this.me) - Number(one === this.me));
    return seats.flatMap((seat) =>
      Array.from({ length: KINDS }, (_, warrior) => ({
        seat,
        warrior,
        count: this.now.shelters[KINDS * (SEATS * section + seat) + warrior] ?? 0,
      })).filter((each) => each.count > 0),
    );
  }
}

/** What lies on a cell. */
export function coverOf(code: number): Cover {
  if (code === FREE) return "free";
  if (code === DAMAGE) return "damage";
  const figure = code - FIGURE;
  return { seat: Math.floor(figure / (2 * KINDS)), warrior: Math.floor((figure % (2 * KINDS)) / 2) };
}

/** For the parts of the board; `printed` is asked for again and again, as the language may change. */
export function offerSight(printed: () => unknown): Sight {
  return setContext(KEY, new Sight(theTable(), printed));
}

export function theSight(): Sight {
  return getContext<Sight>(KEY);
}
