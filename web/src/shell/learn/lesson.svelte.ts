/** A lesson being played: a session at a real table, and what its teacher says. */
import { NO_CLOCKS } from "../../table/clocks.svelte";
import { Session, type Surroundings } from "../../table/session.svelte";
import type { Course, LessonChoose, LessonGo, LessonListed, LessonShown, Look, TableShown } from "../../wire";
import { keepStep, learnt } from "./progress";

/** What views call the table of a lesson. */
const TABLE = "lesson";

/** The table as a session wants it: a learner who sits alone. */
function tableOf(game: string, title: string, seat: number): TableShown {
  const whose = { who: "person" as const, name: "", bot: "", mine: true, free: false, online: true };
  const me = { seat, ...whose, replaceable: false, shares: [], colour: seat + 1 };
  return {
    id: TABLE,
    game,
    title,
    state: "playing",
    seats: [me],
    options: {},
    listed: false,
    host: false,
    version: 0,
    moment: "",
    awaited: [seat],
    winners: [],
    points: [],
    at: "",
    next_table: "",
    branch_of: "",
    branch_at: 0,
    hints: false,
    strict: false,
    commitment: "",
    hold: false,
    chance: [],
    paused: false,
    seat_news: [],
    newcomers: [],
    history: "",
    pack: "",
    pack_name: "",
    sitting: NO_CLOCKS,
    rated: false,
  };
}

export class Lesson {
  /** What the teacher says now; null before the first word. */
  shown: LessonShown | null = $state.raw(null);
  /** Whether the learner asked to be shown where to press. */
  helping: boolean = $state(false);

  readonly game: string;
  readonly listed: LessonListed;
  readonly session: Session;

  constructor(course: Course, listed: LessonListed, around: Surroundings) {
    this.game = course.game;
    this.listed = listed;
    this.session = new Session(tableOf(course.game, course.title, listed.you), {
      ...around,
      alone: true,
      // A lesson wants its moves one by one, and as they come.
      goesOn: () => false,
      confirms: () => false,
      greet: (lang) => this.#greet(lang),
      teach: (shown) => this.#hear(shown),
    });
  }

  get atEnd(): boolean {
    return this.shown?.kind === "end";
  }

  /** The next step, or an earlier one. */
  go(to: number): void {
    this.#tell({ type: "lesson_go", to });
  }

  next(): void {
    if (this.shown) this.go(this.shown.step + 1);
  }

  back(): void {
    if (this.shown) this.go(this.shown.step - 1);
  }

  choose(answer: number): void {
    this.#tell({ type: "lesson_choose", answer });
  }

  /** Whoever presses on while the line is down does not wait for it: a new one is opened at once. */
  #tell(message: LessonGo | LessonChoose): void {
    const { connection } = this.session.live;
    if (connection.tell(message)) return;
    connection.again();
    connection.tell(message);
  }

  close(): void {
    this.session.close();
  }

  /** Where the learner was, here or on an earlier evening, with the whole log; a lesson may have become shorter since. */
  #greet(lang: Look["lang"]): { type: "lesson_look"; lang: Look["lang"]; step: number; log_from: number } {
    const step = this.shown?.step ?? Math.min(learnt(this.game, this.listed.id).step, this.listed.steps);
    return { type: "lesson_look", lang, step, log_from: 0 };
  }

  #hear(shown: LessonShown): void {
    if (shown.step !== this.shown?.step) this.helping = false;
    this.shown = shown;
    keepStep(this.game, shown.lesson, shown.step, shown.count);
  }
}
