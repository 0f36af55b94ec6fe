/** What the parts of the board read: the printed things, and the table as one seat sees it. */
import { say } from "../../i18n/index.svelte";
import { shownOf } from "../../table/shown";
import type { TableModel } from "../../table/table.svelte";
import { theTable } from "../../table/table.svelte";
import type { PlayerShown } from "../../wire";
import type { Player, Printed, PrintedCard, PrintedOfficial, PrintedRegion, Table } from "./types";

/** The classes of the three card colours, by number. */
export const COLOURS = ["writing", "currency", "laws"] as const;
export const OFFICIALS = ["red", "grey", "white"] as const;
/** A character for each aspect and each region: ornament. */
export const ASPECT_HAN = ["文", "錢", "法"] as const;
export const REGION_HAN = ["秦", "魏", "趙", "齊", "楚"] as const;

/** Cards that fit into a region. */
export const SLOTS = 3;

/** Questions about a region that are asked of the main board as well as of one's own. */
const ON_THE_MAP = ["AppointRegion", "PalaceRegion", "RewardGovernor"];

export class Look {
  constructor(
    readonly table: TableModel,
    private readonly source: () => Printed,
  ) {}

  get printed(): Printed {
    return this.source();
  }
  get now(): Table {
    return shownOf(this.table.view, "zhanguo");
  }

  /** Whose board lies at the bottom of the table: one's own; for a spectator, that of whoever is on turn. */
  get mine(): number {
    return this.now.seat >= 0 ? this.now.seat : Math.max(0, this.now.turn_of);
  }

  /** The last card of the court, or 0. */
  get top(): number {
    return this.now.court.cards.at(-1) ?? 0;
  }
  get seats(): number[] {
    return upTo(this.now.players.length);
  }

  player(seat: number): Player {
    return this.now.players[seat]!;
  }
  /** What the end would bring a player if it came now, in words. */
  forecast(seat: number): string {
    const { governors_vp: governors, markers_vp: markers, tasks_vp: tasks, walls_vp: walls } = this.player(seat);
    return say("web-zhanguo-forecast", { vp: governors + markers + tasks + walls, governors, markers, tasks, walls });
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

  card(number: number): PrintedCard {
    return this.printed.cards[number - 1]!;
  }
  region(number: number): PrintedRegion {
    return this.printed.regions[number - 1]!;
  }

  /** The moves of a region of the main board: governors and palaces go there, all else to one's own regions. */
  mapMoves(region: PrintedRegion): string[] {
    return ON_THE_MAP.includes(this.table.view.asked?.kind ?? "") ? [region.move] : [];
  }
  lit(moves: readonly string[]): boolean {
    return this.table.lit(moves);
  }
}

/** For the script of a component; `printed` is asked each time, so that it follows the language. */
export function look(printed: () => Printed): Look {
  return new Look(theTable(), printed);
}

/** The moves of an official in the governor area: with a point, or for nothing into the worker area. */
export function governorCube(region: PrintedRegion, official: PrintedOfficial): string[] {
  return [`cube governor.${region.number}.${official.id}`, `free ${region.number}.${official.id}`];
}

export function workerCube(region: PrintedRegion, official: PrintedOfficial): string[] {
  return [`cube worker.${region.number}.${official.id}`];
}

/** A text that is too long for a line, parted where its halves are most alike. */
export function twoLines(text: string, most: number): string[] {
  if (text.length <= most) return [text];
  const spaces = [...text].flatMap((letter, at) => (letter === " " ? [at] : []));
  if (spaces.length === 0) return [text];
  const middle = spaces.reduce((best, at) =>
    Math.abs(2 * at - text.length) < Math.abs(2 * best - text.length) ? at : best,
  );
  return [text.slice(0, middle), text.slice(middle + 1)];
}

/** The numbers from 0 to n - 1. */
export function upTo(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i);
}
