/** One screen for several people: which of my seats looks, and the cover between two of them. */
import type { PlayerShown, SeatShown, TableShown, View } from "../wire";

export const SPECTATOR = -1;

/** My seat that is to look now: the one that must decide, else the one that looked, else the first. */
export function seatToLook(table: TableShown, looking: number | null): number {
  const mine = table.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  if (looking !== null && mine.includes(looking) && table.awaited.includes(looking)) return looking;
  const awaited = mine.find((seat) => table.awaited.includes(seat));
  if (awaited !== undefined) return awaited;
  return looking !== null && mine.includes(looking) ? looking : (mine[0] ?? SPECTATOR);
}

export interface HotSeatWays {
  /** The seats of whoever sits at this screen. */
  mine(): readonly SeatShown[];
  /** Whether people who share a screen want it covered between them. */
  covering(): boolean;
  /** Look from a seat. */
  look(seat: number): void;
}

export class HotSeat {
  /** The seat the screen is to be handed to, while it is covered. */
  handing: number | null = $state(null);
  /** True until what another person saw is off the table. */
  covered: boolean = $state(false);

  #ways: HotSeatWays;

  constructor(ways: HotSeatWays) {
    this.#ways = ways;
  }

  /** Go to another seat: at once, or when its person says that they are there. Until then nothing of anybody is seen. */
  go(seat: number, looking: number | null): void {
    if (this.#strangers(seat, looking)) {
      this.handing = seat;
      this.covered = true;
    } else this.#ways.look(seat);
  }

  /** The view goes where the decision is, when several seats are mine. */
  follow(view: View): void {
    const mine = this.#ways.mine();
    if (mine.length < 2 || view.asked !== null || view.ending !== null || this.handing !== null) return;
    const awaited = (player: PlayerShown): boolean => player.waiting !== "" && player.seat !== view.seat;
    const next = view.players.find((player) => awaited(player) && mine.some((seat) => seat.seat === player.seat));
    if (next !== undefined) this.go(next.seat, view.seat);
  }

  /** Whoever looked goes on looking. */
  stay(): void {
    this.handing = null;
    this.covered = false;
  }

  /** Whether somebody else than who sees the screen now may sit at this seat: names say nothing, they may be empty. */
  #strangers(seat: number, looking: number | null): boolean {
    return this.#ways.mine().length > 1 && this.#ways.covering() && seat !== looking;
  }
}
