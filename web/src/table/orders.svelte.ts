/** What is to be done for my seat: answers planned, questions declined. The server carries it out; only I hear of it. */
import type { Asked, GiveOrders, OptionOffered, OrdersShown } from "../wire";

/** A question I was asked in this game, with all it has ever offered. */
export interface Known {
  kind: string;
  question: string;
  answers: readonly OptionOffered[];
}

export class Orders {
  told: OrdersShown | null = $state.raw(null);
  /** By the class of the question, what I have been asked. */
  known: readonly Known[] = $state.raw([]);

  /** Another seat looks: what was asked of one is nobody else's business. */
  forget(): void {
    this.told = null;
    this.known = [];
  }

  hear(told: OrdersShown): void {
    this.told = told;
  }

  /** Whoever was asked something may be asked it again. */
  learn(asked: Asked): void {
    const before = this.known.find((each) => each.kind === asked.kind)?.answers ?? [];
    const fresh = asked.options.filter((option) => !option.before?.length);
    const stale = before.filter((each) => fresh.every((option) => option.move !== each.move));
    const entry = { kind: asked.kind, question: asked.question, answers: [...fresh, ...stale] };
    this.known = [entry, ...this.known.filter((each) => each.kind !== asked.kind)];
  }

  get count(): number {
    return (this.told?.plan.length ?? 0) + (this.told?.declines.length ?? 0);
  }

  /** All there is, as the server wants it, changed. */
  wish(seat: number, change: (wish: Required<Omit<GiveOrders, "seat">>) => void): GiveOrders {
    const plan = (this.told?.plan ?? []).map(({ kind, move, about }) => ({ kind, move, about }));
    const declines = (this.told?.declines ?? []).map(({ kind, until, about }) => ({ kind, until, about }));
    const wish = { plan, declines };
    change(wish);
    return { seat, ...wish };
  }
}
