/** What the parts of the board read: the printed things, the observation and what follows from it, with their types. */
import type { TableModel } from "../../table/table.svelte";
import { theTable } from "../../table/table.svelte";
import type { PlayerShown } from "../../wire";
import type {
  Asked,
  Facts,
  Observed,
  PlayerFacts,
  Printed,
  PrintedCard,
  PrintedOfficial,
  PrintedRegion,
  SeenPlayer,
} from "./types";

/** The classes of the three card colours, by number. */
export const COLOURS = ["writing", "currency", "laws"] as const;
export const OFFICIALS = ["red", "grey", "white"] as const;
/** A character for each aspect and each region: ornament. */
export const ASPECT_HAN = ["文", "錢", "法"] as const;
export const REGION_HAN = ["秦", "魏", "趙", "齊", "楚"] as const;

/** Questions about a region that are asked of the main board as well as of one's own. */
const ON_THE_MAP = ["AppointRegion", "PalaceRegion", "RewardGovernor"];

export class Look {
  constructor(
    readonly table: TableModel,
    private readonly source: () => unknown,
  ) {}

  get printed(): Printed {
    return this.source() as Printed;
  }
  get now(): Observed {
    return this.table.view.observation as unknown as Observed;
  }
  get facts(): Facts {
    return this.table.view.facts as unknown as Facts;
  }

  /** Whose board lies at the bottom of the table: one's own; for a spectator, that of whoever is on turn. */
  get mine(): number {
    return this.now.seat >= 0 ? this.now.seat : Math.max(0, this.now.turn_of);
  }

  player(seat: number): SeenPlayer {
    return this.now.players[seat]!;
  }
  reckoned(seat: number): PlayerFacts {
    return this.facts.players[seat]!;
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

  /** What the seat that looks is asked. */
  get asked(): Asked | undefined {
    return this.now.asked.find((asked) => asked.seat === this.now.seat);
  }
  /** The moves of a region of the main board: governors and palaces go there, all else to one's own regions. */
  mapMoves(region: PrintedRegion): string[] {
    return this.asked !== undefined && ON_THE_MAP.includes(this.asked.asks) ? [region.move] : [];
  }
  lit(moves: readonly string[]): boolean {
    return this.table.legal(moves).length > 0;
  }
}

/** For the script of a component; `printed` is asked each time, so that it follows the language. */
export function look(printed: () => unknown): Look {
  return new Look(theTable(), printed);
}

/** The moves of an official in the governor area: with a point, or for nothing into the worker area. */
export function governorCube(region: PrintedRegion, official: PrintedOfficial): string[] {
  return [`cube governor.${region.number}.${official.id}`, `free ${region.number}.${official.id}`];
}

export function workerCube(region: PrintedRegion, official: PrintedOfficial): string[] {
  return [`cube worker.${region.number}.${official.id}`];
}

/** The numbers from 0 to n - 1. */
export function upTo(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i);
}
