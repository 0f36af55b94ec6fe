/** What stands beside a piece: why it cannot be played, a choice among its moves, or a card to read. One at a time. */
import type { OptionOffered, WhyNot } from "../wire";

export type Popup =
  | { kind: "why"; beside: Element; moves: readonly string[]; answers: readonly WhyNot[] }
  | { kind: "choose"; beside: Element; options: readonly OptionOffered[] }
  | { kind: "card"; beside: Element; card: string; held: boolean };

/** More questions at once would not be read. */
export const MOST_QUESTIONS = 4;

export class Popups {
  open: Popup | null = $state.raw(null);
  /** The focus goes back to what was read: it is not read again. */
  returning = false;

  why(moves: readonly string[], beside: Element): void {
    this.open = { kind: "why", beside, moves: moves.slice(0, MOST_QUESTIONS), answers: [] };
  }

  choose(options: readonly OptionOffered[], beside: Element): void {
    this.open = { kind: "choose", beside, options };
  }

  card(card: string, beside: Element, held: boolean): void {
    if (this.open !== null && this.open.kind !== "card") return;
    this.open = { kind: "card", beside, card, held };
  }

  /** An answer came; another by the same clause, short of the same, adds nothing. */
  answer(why: WhyNot): void {
    const { open } = this;
    if (open?.kind !== "why" || !open.moves.includes(why.move)) return;
    const parts = (one: WhyNot): string => one.lacks.map((lack) => `${lack.what} ${lack.have} ${lack.need}`).join();
    const same = (one: WhyNot): boolean => one.clause === why.clause && parts(one) === parts(why);
    if (open.answers.some(same)) return;
    this.open = { ...open, answers: [...open.answers, why] };
  }

  close(): void {
    this.open = null;
  }

  /** The pointer left; a card that is held stays. */
  release(): void {
    if (this.open?.kind === "card" && !this.open.held) this.open = null;
  }
}
