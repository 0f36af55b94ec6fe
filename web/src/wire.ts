// Made by tools/web_types.py from src/teahouse/server/wire; do not edit.

export interface AnswerBack {
  type: "answer_back";
  seat: number;
  agree: boolean;
  key: string;
}

export interface Arrange {
  paused?: boolean;
  hints?: boolean;
}

export interface AskBack {
  type: "ask_back";
  seat: number;
  version: number;
  key: string;
}

export interface AskHint {
  type: "ask_hint";
  seat: number;
}

export interface Asked {
  question: string;
  kind: string;
  clause: string;
  options: OptionOffered[];
  reaction: string;
}

export interface BotShown {
  name: string;
  title: string;
  note: string;
}

export interface Branch {
  at: number;
  seats: SeatWish[];
}

export interface ChatLine {
  type: "chat";
  n: number;
  seat: number;
  name: string;
  text: string;
  at: string;
}

export interface Clause {
  id: string;
  text: string;
}

export interface Done {
  type: "done";
  key: string;
  version: number;
}

export interface DropHint {
  type: "drop_hint";
  seat: number;
}

export interface Ending {
  winners: number[];
  points: number[];
  text: string;
  why: string[];
  rows: string[][];
}

export interface Forbidden {
  option: string;
  choice: string;
  clause: string;
  why: string;
}

export interface GameShown {
  name: string;
  title: string;
  players: string;
  time: string;
  line: string;
  seat_counts: number[];
  usual_seats: number;
  options: OptionShown[];
  bots: BotShown[];
  usual_bot: string;
}

export interface Gathered {
  type: "table";
  table: TableShown;
}

export interface GiveSeat {
  seat: number;
  who: "bot" | "me" | "open";
  bot?: string;
}

export interface HintShown {
  move: string;
  text: string;
  chance: number;
  points: number;
  spread: number;
  result: string;
  line: string[];
}

export interface Hints {
  type: "hints";
  seat: number;
  version: number;
  hints: HintShown[];
}

export interface IntentShown {
  about: string;
  title: string;
  text: string;
}

export interface Introduce {
  name: string;
  lang?: string;
}

export interface LeaveSeat {
  seat?: number;
  bot?: string;
}

export interface LogLine {
  n: number;
  kind: string;
  seat: number;
  text: string;
  heading: boolean;
  pieces: string[];
  motion: "pulse" | "reveal" | "roll" | "shake";
}

export interface Look {
  type: "look";
  seat: number;
  lang: string;
  log_from?: number;
}

export interface Me {
  name: string;
  lang: string;
}

export interface Mute {
  type: "mute";
  seat: number;
  version: number;
  key: string;
  again?: boolean;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string>;
  listed?: boolean;
  hints?: boolean;
}

export interface OptionOffered {
  move: string;
  text: string;
  group: string;
  price: string;
  note: string;
}

export interface OptionShown {
  name: string;
  title: string;
  note: string;
  choices: string[];
  choice_titles: string[];
}

export interface PhraseShown {
  word: string;
  title: string;
  intents: IntentShown[];
}

export interface Plan {
  type: "plan";
  seat: number;
  phrase?: string;
  about?: string;
  text?: string;
}

export interface PlanLine {
  seat: number;
  period: number;
  phrase: string;
  about: string;
  text: string;
}

export interface PlanningShown {
  period: number;
  phrases: PhraseShown[];
}

export interface Plans {
  type: "plans";
  lines: PlanLine[];
}

export interface Play {
  type: "play";
  seat: number;
  version: number;
  move: string;
  key: string;
}

export interface PlayerShown {
  seat: number;
  name: string;
  title: string;
  colour: number;
  points: number;
  waiting: string;
}

export interface Possible {
  options: Record<string, string>;
  forbidden: Forbidden[];
}

export interface Problem {
  type: "problem";
  code: string;
  text: string;
  key: string;
  clause: string;
}

export interface Replay {
  table: TableShown;
  steps: ReplayStep[];
}

export interface ReplayStep {
  at: number;
  seat: number;
  text: string;
  heading: boolean;
}

export interface RuleSection {
  id: string;
  title: string;
  clauses: Clause[];
}

export interface Rules {
  game: string;
  sections: RuleSection[];
}

export interface Say {
  type: "say";
  text: string;
}

export interface SeatShown {
  seat: number;
  who: "bot" | "open" | "person";
  name: string;
  bot: string;
  mine: boolean;
  free: boolean;
  online: boolean;
}

export interface SeatWish {
  who: "bot" | "me" | "open";
  bot?: string;
  name?: string;
}

export interface SetUp {
  seats: number;
  options?: Record<string, string>;
}

export interface TableShown {
  id: string;
  game: string;
  title: string;
  state: "gathering" | "over" | "playing";
  seats: SeatShown[];
  options: Record<string, string>;
  listed: boolean;
  host: boolean;
  version: number;
  moment: string;
  awaited: number[];
  winners: number[];
  points: number[];
  at: string;
  next_table: string;
  branch_of: string;
  branch_at: number;
  hints: boolean;
  paused: boolean;
}

export interface TakeBack {
  seat: number;
  to: number;
  agreed: number[];
  missing: number[];
}

export interface TakeSeat {
  seat?: number;
}

export interface Undo {
  type: "undo";
  seat: number;
  version: number;
  key: string;
  whole_turn?: boolean;
}

export interface View {
  type: "view";
  table: string;
  version: number;
  seat: number;
  game: string;
  observation: Record<string, unknown>;
  facts: Record<string, unknown>;
  moment: string;
  section: string;
  players: PlayerShown[];
  asked: Asked | null;
  waiting: string;
  can_undo: boolean;
  can_ask_back: boolean;
  take_back: TakeBack | null;
  log_from: number;
  log: LogLine[];
  ending: Ending | null;
  planning: PlanningShown | null;
}

export interface Why {
  type: "why";
  seat: number;
  move: string;
}

export interface WhyNot {
  type: "why";
  move: string;
  text: string;
  allowed: boolean;
  clause: string;
  rule: string;
  lack: string;
  have: number;
  need: number;
}

export type ServerMessage = View | WhyNot | Hints | ChatLine | Plans | Gathered | Done | Problem;

export type ClientMessage = Look | Play | Undo | AskBack | AnswerBack | Mute | Why | AskHint | DropHint | Say | Plan;
