/** What the board reads: the printed things, the table as one seat sees it, who is who, and what is asked. */
import { getContext, setContext } from "svelte";

import { say } from "../../i18n/index.svelte";
import { shownOf } from "../../table/shown";
import { theTable, type TableModel } from "../../table/table.svelte";
import type { Area, Clan, Printed, PrintedHorde, PrintedOrder, PrintedSide, Question, Section, Table } from "./types";
import { familyOf, FOR_REED, RESOURCES } from "./words";

const KEY = Symbol("great wall");

export class Sight {
  readonly table: TableModel;
  readonly #printed: () => Printed;

  constructor(table: TableModel, printed: () => Printed) {
    this.table = table;
    this.#printed = printed;
  }

  get printed(): Printed {
    return this.#printed();
  }

  get now(): Table {
    return shownOf(this.table.view, "great_wall");
  }

  /** The side of the board in use. */
  get side(): PrintedSide {
    return this.printed.sides[this.now.side]!;
  }

  /** The seat that looks; −1 is a spectator. */
  get me(): number {
    return this.now.seat;
  }

  get mine(): Clan | undefined {
    return this.now.clans[this.me];
  }

  clan(seat: number): Clan {
    return this.now.clans[seat]!;
  }

  section(section: number): Section {
    return this.now.sections[section]!;
  }

  area(area: number): Area {
    return this.now.areas[area]!;
  }

  /** 1 to 6: colour, shape and pattern of a seat's pieces. */
  colour(seat: number): number {
    return this.table.view.players[seat]?.colour ?? this.now.clans[seat]?.colour ?? 1;
  }

  title(seat: number): string {
    return this.table.view.players[seat]?.title ?? this.now.clans[seat]?.title ?? "";
  }

  /** The Reed clan and Qin, who take part without a player. */
  get others(): readonly number[] {
    return this.seats.slice(this.now.players);
  }

  /** The order of a clan, once it lies open; the Reed clan and Qin have cards of their own. */
  orderOf(seat: number): PrintedOrder | undefined {
    const order = this.now.clans[seat]?.order ?? -1;
    if (order < 0) return undefined;
    if (seat < this.now.players) return this.printed.orders[order];
    return seat === this.now.reed ? this.printed.reed_order : this.printed.qin_orders[order];
  }

  /** The name under which that order is read large. */
  orderCard(seat: number): string | undefined {
    const order = this.now.clans[seat]?.order ?? -1;
    if (order < 0) return undefined;
    if (seat < this.now.players) return `order:${order}`;
    return seat === this.now.reed ? "reed-order:0" : `qin-order:${order}`;
  }

  /** Whose pieces answer the question: one's own, or those of the Reed clan that one controls. */
  get acting(): number {
    return FOR_REED.has(this.asks) ? this.now.reed : this.me;
  }

  /** The question to whoever looks. */
  get asks(): string {
    return this.table.view.asked?.kind ?? "";
  }

  /** What a question of this kind is about; -1 where it is not asked. */
  about(kind: Question): number {
    return this.asks === kind ? this.now.about : -1;
  }

  /** Whether the question to whoever looks has an answer of this family. */
  asksFor(family: string): boolean {
    return [...this.table.options.keys()].some((move) => familyOf(move) === family);
  }

  /** The moves, while their family is asked for: for pieces that are read when they cannot be played. */
  when(family: string, moves: readonly string[]): readonly string[] {
    return this.asksFor(family) ? moves : [];
  }

  /** Whether something that an expansion has laid on the table may be answered now. */
  get panelsAnswer(): boolean {
    const { options } = this.table;
    const spots = this.now.panels.flatMap(({ spots, sheets }) => [
      ...spots,
      ...sheets.flatMap(({ grid }) => grid?.rows.flat() ?? []),
    ]);
    return spots.some((spot) => spot !== null && options.has(spot.id));
  }

  get seats(): readonly number[] {
    return this.now.clans.map((_, seat) => seat);
  }

  /** All that is printed on a general, for who hears it. */
  generalAloud(number: number): string {
    const { name, lines, start, tactics, tea } = this.printed.generals[number]!;
    const goods = RESOURCES.map((what, kind) => ({ what, n: start[kind] ?? 0 })).filter(({ n }) => n > 0);
    const resources = goods.map(({ what, n }) => say("web-gw-goods", { what, n })).join(", ");
    return say("web-gw-general-label", { name, text: lines.join(" "), resources, tactics, tea });
  }

  hordeOf(card: number): PrintedHorde {
    return this.printed.hordes[this.printed.horde_cards[card]!.horde]!;
  }
}

/** For the parts of the board; `printed` is asked for again and again, as the language may change. */
export function offerSight(printed: () => Printed): Sight {
  return setContext(KEY, new Sight(theTable(), printed));
}

export function theSight(): Sight {
  return getContext<Sight>(KEY);
}
