// Made by tools/web_types.py from src/teahouse/server/wire; do not edit.

import type * as ancient_world from "./games/ancient_world/types";
import type * as great_wall from "./games/great_wall/types";
import type * as zhanguo from "./games/zhanguo/types";

/** How I can come back, and where I am. */
export interface Account {
  /** The name I sign in with; empty without a password. */
  login: string;
  passkeys: PasskeyShown[];
  /** Recovery codes that have not been used. */
  codes: number;
  sessions: SessionShown[];
  /** Whether browsers have passkeys for the address at which the house was opened. */
  passkeys_work: boolean;
}

/** One panel: a section, a player, a card. */
export interface ActShown {
  title: string;
  /** Whose it is; -1 for nobody's. */
  seat: number;
  icon: string;
  /** One against the other. */
  numbers: NumberShown[];
  dice: DieShown[];
  stood: StoodShown[];
  stamp: string;
  mood: "bad" | "good" | "plain";
  changes: ChangeShown[];
  notes: string[];
  /** How high something stands that the board draws behind the panel; -1 for nothing. */
  level: number;
}

/** What the caller adds to the shuffle, in place of what they added before; nothing takes it back. */
export interface AddChance {
  text: string;
}

/** An address for mail; a code is sent there first. */
export interface AddMail {
  address: string;
}

/** A browser that may be pushed, as it says itself. */
export interface AddPush {
  endpoint: string;
  keys: PushKeys;
}

/** An address that is called with a line for a chat; `chat` is whom a Telegram bot writes to. */
export interface AddWebhook {
  address: string;
  format: "discord" | "plain" | "slack" | "telegram";
  chat?: string;
}

/**
 * Answers that go further than the question: given in one go with the moves that lead to them.
 *
 *     In the bar they stand in place of the option that is their first move.
 */
export interface Ahead {
  first: string;
  /** Where only one answer leads on, that answer and what is asked then; else empty. */
  question: string;
  options: OptionOffered[];
}

export interface AnswerBack {
  type: "answer_back";
  seat: number;
  agree: boolean;
  key: string;
}

/** What the host may change while a game is played; what they do not name stays. */
export interface Arrange {
  paused?: boolean;
  hints?: boolean;
}

/** Be the one who made this code, on this device, too. */
export interface Arrive {
  code: string;
  bring?: boolean;
}

/** Ask the table to go back to before my last move. */
export interface AskBack {
  type: "ask_back";
  seat: number;
  version: number;
  key: string;
}

/** What would the strongest bot do? Answered with `Hints` after a while; a new question replaces the old. */
export interface AskHint {
  type: "ask_hint";
  seat: number;
}

/** What this seat must decide now. */
export interface Asked {
  /** What led to the question and whose doing it is, a sentence. */
  cause: string;
  question: string;
  kind: string;
  clause: string;
  options: OptionOffered[];
  /** Answers that belong here and are only short of something. */
  refused: OptionRefused[];
  /** If this only offers a reaction: to what, in words; one may stop being asked. */
  reaction: string;
  /** None where every answer is one move, and for whoever only looks. */
  ahead: Ahead | null;
}

/** What somebody wants to be done about a clock that has run out. */
export interface BallotShown {
  late: number;
  seat: number;
  wish: "bot" | "resign" | "wait";
}

/** Have a game reviewed. */
export interface BeginReview {
  depth?: "deep" | "quick";
}

/** What is published of a bot. */
export interface BotRatingShown {
  game: string;
  name: string;
  rating: number;
}

/** A bot that can take a seat. */
export interface BotShown {
  name: string;
  title: string;
  note: string;
}

/** Play on from a position of a finished game; seats as in a new table. */
export interface Branch {
  at: number;
  seats: SeatWish[];
}

/** Where the points came from; the shares of all sources add up to the totals. */
export interface Breakdown {
  /** Whether the totals decided: not where all win or lose together. */
  scored: boolean;
  columns: EndingColumn[];
  sources: PointSource[];
  totals: number[];
  ties: TieBreak[];
  facts: EndingFact[];
}

/** What came of a pack that somebody brought: it lies here, or what is wrong with it. */
export interface BroughtPack {
  pack: PackShown | null;
  mistakes: MistakeShown[];
}

/** How those fared who had or played a card. */
export interface CardFound {
  kind: string;
  place: string;
  name: string;
  before: ShareShown;
  after: ShareShown;
  change: number;
  /** In words. */
  verdict: string;
  mark: "fairer" | "few" | "less-fair" | "none" | "strong" | "weak";
  clear: boolean;
}

/** A card as players read it, in one language. */
export interface CardRead {
  lang: string;
  title: string;
  facts: string;
  lines: string[];
}

/** What a browser needs to make or use a passkey. */
export interface CeremonyOffered {
  /** JSON, as WebAuthn writes it. */
  options: string;
}

/** What somebody added to the shuffle; before the deal others see only that they have. */
export interface ChanceShown {
  name: string;
  text: string;
  mine: boolean;
}

/** What a seat gained or lost, and why. */
export interface ChangeShown {
  seat: number;
  /** The word of the thing. */
  what: string;
  icon: string;
  /** Below 0 for a loss. */
  count: number;
  /** The number and the thing, as words. */
  text: string;
  cause: string;
  mood: "bad" | "good" | "plain";
}

/** The next view, told as what has changed since the last; whoever misses one looks again and gets the whole. */
export interface Changed {
  type: "changed";
  /** Counted from the last whole view, the first change being 1. */
  number: number;
  /**
   * `[value]` is a new value, `[]` something that is gone; an object holds what has changed inside, by name or place;
   * where a place of a list is gone, so is everything after it.
   */
  changes: unknown;
}

/** One of these places. */
export interface ChannelShown {
  id: number;
  kind: "email" | "push" | "webhook";
  /** An address for mail, or the machine behind a webhook or a browser; never what would let others use it. */
  name: string;
  format: string;
  confirmed: boolean;
  /** Why the last notice did not come, a sentence; empty if it did. */
  trouble: string;
}

export interface ChatLine {
  type: "chat";
  n: number;
  seat: number;
  name: string;
  text: string;
  at: string;
}

/** Who is to be the host. */
export interface ChooseHost {
  seat: number;
}

/** One rule. */
export interface Clause {
  id: string;
  text: string;
  kind: "derived" | "example" | "printed" | "rule" | "ruling";
  /** Where the books say it. */
  source: string;
  /** Whether it can be shown on the board. */
  example: boolean;
  /** The tests that prove it, as pytest names them. */
  tests: string[];
}

/** The time of one seat; moments are seconds since 1970, by the clock of the server. */
export interface ClockShown {
  /** Seconds, while it stands. */
  left: number;
  /** When it will have run out; 0 while it stands. */
  until: number;
  /** It has run out, and the others vote. */
  late: boolean;
}

/** All clocks of a table. */
export interface Clocks {
  type: "clocks";
  /** The time of the server when this was sent. */
  now: number;
  seats: ClockShown[];
  /** Until when the table waits for nobody in particular; 0 while it does not. */
  window: number;
}

/** What a coach has to say to a seat that is asked, from what this seat sees. */
export interface CoachShown {
  /** What matters now; empty if nothing in particular. */
  now: string;
  tips: TipShown[];
  /** By answer, one's own legal moves, what speaks against it. */
  warnings: Record<string, WarningShown[]>;
}

/** A thing known by its colour, and the sign that says the same without it. */
export interface ColouredShown {
  icon: string;
  /** How texts have its words, as forms of a term. A lone word with a capital letter is a player. */
  forms: string[];
}

export interface ConfirmMail {
  code: string;
}

/** The lessons of a game, in their order. */
export interface Course {
  game: string;
  title: string;
  lessons: LessonListed[];
}

/** A moment of the curve; chances in per cent by seat. */
export interface CurvePoint {
  at: number;
  known: number[];
  open: number[];
}

export interface DeclineShown {
  kind: string;
  until: "end" | "moment";
  about: string;
}

/** Delete what is mine; the name is written once more, so that nobody does it by mistake. */
export interface DeleteMe {
  name: string;
}

/** A short while in which another device can become mine, too. */
export interface DeviceCode {
  code: string;
  /** Where the other device opens the house; the code stands behind #, so that no server on the way reads it. */
  path: string;
  /** The same as a picture, an address of data. */
  qr: string;
  until: string;
}

/** A die: the pictures of its faces, the one that came up, and its name. */
export interface DieShown {
  faces: string[];
  face: number;
  name: string;
}

/** Carried out and on disk. */
export interface Done {
  type: "done";
  key: string;
  version: number;
}

/** A shuffle, with what lay there before and after; or a number below `size`. */
export interface DrawShown {
  of: string;
  size: number;
  before: number[];
  after: number[];
}

/** Never mind: the answer is not wanted any more. */
export interface DropHint {
  type: "drop_hint";
  seat: number;
}

/** An entry as somebody wishes it: only looked at, or saved. */
export interface EditEntry {
  file: string;
  entry: string;
  value: Record<string, unknown>;
  save?: boolean;
}

/** Want the game to end here, unfinished, or not; it does when everybody wants it. */
export interface EndHere {
  agree: boolean;
}

/** How it ended. */
export interface Ending {
  winners: number[];
  points: number[];
  text: string;
  /** What decided it, a sentence each. */
  why: string[];
  /** Where the points came from. */
  breakdown: Breakdown;
}

/** Whose points a column holds; a rival without a seat is at seat -1. */
export interface EndingColumn {
  seat: number;
  title: string;
}

/** Something worth telling that gives no points. */
export interface EndingFact {
  title: string;
  values: number[];
}

/** An entry of a pack, its shape, and what comes of it. */
export interface EntryForm {
  file: string;
  entry: string;
  /** A JSON schema; empty where only the words were asked for. */
  shape: Record<string, unknown>;
  value: Record<string, unknown>;
  /** As it stands where this pack does not change it. */
  before: Record<string, unknown>;
  /** By language; none where its shape is wrong, or such entries are not told in words. */
  read: CardRead[];
  icons: SignShown[][];
  mistakes: MistakeShown[];
  saved: boolean;
}

/** Something in a pack that can be changed. */
export interface EntryShown {
  file: string;
  /** As messages call it: `general zhou_tong`. */
  entry: string;
  /** What players call it; empty where nobody calls it anything. */
  title: string;
  changed: boolean;
}

/** Where a round or a year begins. */
export interface Era {
  at: number;
  title: string;
}

/** What shows a clause: a position and what is done with it, seen through the eyes of one seat. */
export interface ExampleShown {
  game: string;
  clause: string;
  /** What the clause says. */
  text: string;
  /** The chapter it stands in. */
  title: string;
  /** The test that proves the clause and gave this example. */
  test: string;
  eyes: number;
  steps: ExampleStep[];
}

/** One step of an example, and the table after it. */
export interface ExampleStep {
  /** How it begins; a move that is made, refused or allowed; or rules that are carried out. */
  deed: "allowed" | "move" | "refused" | "rule" | "start";
  /** Who does it or tries it; -1 where nobody does. */
  seat: number;
  /** The word of the move; empty where there is none, or where these eyes cannot know it. */
  move: string;
  /** What is done, a sentence. */
  text: string;
  /** Why it is refused, as the table says it. */
  why: WhyNot | null;
  /** What was heard. */
  lines: LogLine[];
  /** Here the clause is at work. */
  shows: boolean;
  view: View;
}

/** An experiment and how far it is. */
export interface ExperimentShown {
  id: string;
  title: string;
  game: string;
  game_title: string;
  /** What the packs are called; empty for the cards of the game. */
  a: string;
  b: string | null;
  bots: string[];
  games: number;
  state: "done" | "failed" | "running" | "stopped" | "waiting";
  played: number;
  wanted: number;
  /** Games a second. */
  rate: number;
  /** Seconds, if all games are played; 0 where nobody knows. */
  left: number;
  /** What went wrong. */
  text: string;
  at: string;
  /** The same at a terminal. */
  command: string;
}

/** Whether I want to find a game again. */
export interface Favourite {
  favourite: boolean;
}

/** Something that can be counted in every game. */
export interface FigureFound {
  title: string;
  before: string;
  after: string;
  doubt: string;
  clear: boolean;
}

/** Somebody of a seat who stood there; `count` of them. */
export interface FigureShown {
  seat: number;
  icon: string;
  name: string;
  count: number;
}

/** What a search finds, the newest first. */
export interface FinishedFound {
  count: number;
  games: FinishedShown[];
  more: boolean;
}

/** A finished game. */
export interface FinishedShown {
  id: string;
  game: string;
  title: string;
  at: string;
  listed: boolean;
  rated: boolean;
  favourite: boolean;
  /** What was chosen before it and is not as usual, in words. */
  setup: string[];
  /** In the order of their places. */
  seats: SeatReached[];
}

/** A choice the rules do not allow beside the others. */
export interface Forbidden {
  option: string;
  choice: string;
  clause: string;
  /** In words: for whom it is, or what the clause says. */
  why: string;
}

/** A piece of a text, and whether it is what was looked for. */
export interface FoundPart {
  text: string;
  hit: boolean;
}

/** What answers a question: a clause, a word of the glossary, a part of the introduction, or a chapter. */
export interface FoundRule {
  kind: "chapter" | "clause" | "page" | "term";
  name: string;
  title: FoundPart[];
  text: FoundPart[];
  /** The clause, section or chapter where more stands; empty where it is no part of the rules. */
  goes_to: string;
}

/** What a search finds, best first. */
export interface FoundRules {
  query: string;
  count: number;
  hits: FoundRule[];
}

/** What the games of an experiment show by now. */
export interface FoundSoFar {
  /** Of each pack. */
  games: number;
  two: boolean;
  /** The share of victories of a card without any influence. */
  fair: number;
  title: string;
  question: string;
  likely: string[];
  cannot: string[];
  figures: FigureFound[];
  /** The largest change first. */
  cards: CardFound[];
}

/** A game that can be played here. */
export interface GameShown {
  name: string;
  title: string;
  /** For how many it is, in words. */
  players: string;
  /** How long it takes, in words; empty where nobody has said it. */
  time: string;
  /** What it is about, in a line; empty where nobody has said it. */
  line: string;
  seat_counts: number[];
  usual_seats: number;
  options: OptionShown[];
  bots: BotShown[];
  usual_bot: string;
  /** Whom to play against in a first game. */
  first_bot: string;
}

/** Somebody came, left, or sat down. */
export interface Gathered {
  type: "table";
  table: TableShown;
}

/** Everything that is to be done for a seat, in place of what was to be done before; nothing takes it back. */
export interface GiveOrders {
  seat: number;
  plan?: PlannedAnswer[];
  declines?: StandingDecline[];
}

/**
 * Before a game the host gives any seat to a bot or to whoever comes, and sends away who sat there.
 *
 *     In a game a bot goes on for somebody who is away, and the host takes a bot's seat or gives it to whoever comes.
 */
export interface GiveSeat {
  seat: number;
  who: "bot" | "me" | "open";
  bot?: string;
}

export interface Glossary {
  game: string;
  terms: TermShown[];
  /** Phrases in which words of terms mean something else. */
  others: string[];
  symbols: SymbolShown[];
  coloured: ColouredShown[];
}

/** What a typed line means: what there is to say to it, and what is to be done, which is asked for as ever. */
export interface Heard {
  type: "heard";
  lines: string[];
  act: "" | "answers" | "hint" | "lang" | "leave" | "mute" | "play" | "restart" | "undo" | "unmute";
  /** The answer to play, after those that lead to it. */
  move: string;
  before: string[];
  lang: string;
}

/** A move worth thinking about, and what may come of it. */
export interface HintShown {
  move: string;
  text: string;
  /** What it will do, a short sentence for each thing, as far as that is certain. */
  forecast: string[];
  /** To win, in percent. */
  chance: number;
  points: number;
  low: number;
  /** The points one may expect; four of five games end between the two others. */
  high: number;
  /** All this in words. */
  result: string;
  /** What it leads to, compared with the next best: where the points come from; a sentence each. */
  why: string[];
  /** Whom it has to fear; empty where nobody in particular. */
  fears: string;
  /** What may follow, a sentence for each move. */
  line: string[];
}

/** The best moves for a seat at a version, the best first. */
export interface Hints {
  type: "hints";
  seat: number;
  version: number;
  hints: HintShown[];
}

/** How the house can be reached, and what whoever asks may do in it. */
export interface House {
  /** What others can open, the best first; empty if only this machine can. */
  addresses: string[];
  /** Whether they may bring packs of their own. */
  packs: boolean;
  /** Whether they may run experiments. */
  lab: boolean;
  /** Whether they sit at its machine. */
  host: boolean;
}

/** Something a phrase can be about, and the whole sentence. */
export interface IntentShown {
  about: string;
  title: string;
  text: string;
}

/** A name is enough to play. */
export interface Introduce {
  name: string;
  lang?: string;
}

/** What a game is about, in two minutes; without sections where nobody has written it. */
export interface Introduction {
  game: string;
  title: string;
  sections: Section[];
}

/** A name and a password to come back with; in place of the old ones, `current` must be the old password. */
export interface KeepMe {
  login: string;
  password: string;
  current?: string;
}

/** One thing that a refused move is short of: `chi`, have 1, need 2, and how one gets it. */
export interface LackShown {
  what: string;
  have: number;
  need: number;
  how: string;
}

/** How far somebody came in a lesson. */
export interface Learnt {
  /** The step they stand at, from 1. */
  step: number;
  done: boolean;
}

/** Get up; without a number from all seats that are mine. A bot may go on, else the seat is open. */
export interface LeaveSeat {
  seat?: number;
  bot?: string;
}

/** An answer to a question of a lesson. */
export interface LessonAnswer {
  text: string;
  chosen: boolean;
  /** Whether it is the right one; not told before it is chosen. */
  right: boolean | null;
  because: string;
}

/** Answer a question of the lesson; the first answer is 0. */
export interface LessonChoose {
  type: "lesson_choose";
  answer: number;
}

/** To the next step, if this one is done, or to an earlier one. */
export interface LessonGo {
  type: "lesson_go";
  to: number;
}

/** A lesson in the table of contents. */
export interface LessonListed {
  id: string;
  number: number;
  title: string;
  minutes: number;
  /** The ideas it is about, in words. */
  teaches: string[];
  /** Ids of the lessons that come before. */
  needs: string[];
  steps: number;
  /** The learner's seat. */
  you: number;
}

/** The first word, and again to change the language or after a reconnect; answered with a `View` and a lesson. */
export interface LessonLook {
  type: "lesson_look";
  lang: string;
  step?: number;
  log_from?: number;
}

/** What the lesson says to the learner's last deed. */
export interface LessonReply {
  /** `instead`: a legal move that was not made, for this step wants another. */
  kind: "instead" | "right" | "wrong";
  text: string;
  /** What the move would have done. */
  forecast: string[];
  move: string;
}

/** Where a lesson stands; what lies on the table is in the `View`. */
export interface LessonShown {
  type: "lesson";
  lesson: string;
  number: number;
  title: string;
  /** From 1; one more than `count` at the end. */
  step: number;
  count: number;
  kind: "ask" | "do" | "end" | "goal" | "say" | "watch";
  text: string;
  /** Ids of pieces to light up. */
  point: string[];
  /** What brings this step on now: any of these moves. */
  moves: string[];
  answers: LessonAnswer[];
  reply: LessonReply | null;
  can_go_on: boolean;
  can_go_back: boolean;
  /** The id of the next lesson; empty after the last. */
  next: string;
}

/** Let a newcomer in or not; they may think better of it themselves. */
export interface LetIn {
  /** Of the newcomer, as the table is shown. */
  n: number;
  agree: boolean;
}

/** A list, numbered or not. */
export interface ListBlock {
  type: "list";
  numbered: boolean;
  items: Words[][];
}

/** An event this seat may know. */
export interface LogLine {
  n: number;
  kind: string;
  seat: number;
  text: string;
  heading: boolean;
  /** Ids of the pieces it is about, to be shown while the line is pointed at. */
  pieces: string[];
  /** How these pieces move when the event is shown. */
  motion: "pulse" | "reveal" | "roll" | "shake";
}

/** The first word on a socket, and again to change the seat or the language; answered with a `View`. */
export interface Look {
  type: "look";
  seat: number;
  lang: string;
  log_from?: number;
  /** Whether a coach is wanted. */
  coach?: boolean;
  /** Whether the table is wanted in words. */
  spoken?: boolean;
  /** Whether views after the first may come as `Changed`. */
  differences?: boolean;
}

/** Who I am here; a guest without a name has not introduced themselves yet. */
export interface Me {
  name: string;
  lang: string;
  /** Whether I can come back without this device: with a password, or a passkey. */
  kept: boolean;
}

/** One thing wrong in a pack, in the words of `teahouse content check`. */
export interface MistakeShown {
  file: string;
  entry: string;
  field: string;
  text: string;
}

/** Decline the reaction offered now, and do not ask again; `again` asks for all reactions again. */
export interface Mute {
  type: "mute";
  seat: number;
  version: number;
  key: string;
  again?: boolean;
}

/** What is to be compared. */
export interface NewExperiment {
  game: string;
  /** One for each seat. */
  bots: string[];
  /** Of each pack, at most. */
  games: number;
  /** A pack on the shelf; empty for the cards of the game. */
  a?: string;
  /** The pack that is compared with it; none to look at one alone. */
  b?: string | null;
  options?: Record<string, string>;
  seed?: string;
  title?: string;
  /** Cards that decide when it is enough, as `generals/zhou_tong`. */
  watch?: string[];
  /** Enough when their intervals are as narrow as this. */
  width?: number | null;
}

/** A pack that somebody brings: files by name, a zip file, a folder of the server's machine, or nothing yet. */
export interface NewPack {
  game: string;
  name: string;
  files?: Record<string, string>;
  /** In base 64. */
  zip?: string | null;
  folder?: string;
}

/** A passkey that was just made. */
export interface NewPasskey {
  credential: Record<string, unknown>;
}

/** A table to set up; it starts as soon as no seat is open. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string>;
  listed?: boolean;
  /** Whether people may ask for hints; if nobody says, only somebody who plays alone against bots may. */
  hints?: boolean;
  /** Whether pauses tell nothing of what others have; if nobody says, between people they do not. */
  strict?: boolean;
  /** Whether the host says when to deal, so that everybody can add to the shuffle before. */
  hold?: boolean;
  /** How much time people have; if nobody says, there are no clocks. */
  pace?: PaceWish;
  /** A pack on the shelf to play with; empty for the cards of the game. */
  pack?: string;
  /** Whether the game counts for the ratings of the people at the table: without hints, with the usual cards. */
  rated?: boolean;
}

/** A tournament for two at a table; it begins when its host says so. */
export interface NewTournament {
  title: string;
  game: string;
  kind?: "round_robin" | "swiss";
  /** Of a Swiss tournament; else there are as many as it takes. */
  rounds?: number;
  options?: Record<string, string>;
  pace?: PaceWish;
  /** Bots that play, too. */
  bots?: string[];
  /** Whether whoever sets it up plays. */
  plays?: boolean;
}

/** Somebody who has never sat here and asks for a seat of a running game. */
export interface NewcomerShown {
  n: number;
  seat: number;
  name: string;
  /** It is whoever asks. */
  mine: boolean;
  /** Whoever asks has to let them in or not. */
  decides: boolean;
  /** Who has not answered yet. */
  missing: string[];
}

/** Where I am told, and what is possible. */
export interface NoticesShown {
  /** By which browsers know this house when they are pushed. */
  key: string;
  /** Whether the house can send mail. */
  mail: boolean;
  channels: ChannelShown[];
}

/** A number that decides, and how it is made up. */
export interface NumberShown {
  label: string;
  value: number;
  sum: string;
}

/** Somebody one has played with. */
export interface OpponentShown {
  person: number;
  name: string;
  games: number;
  /** Games in which one finished before them. */
  before: number;
}

/** A legal move: its word, what it says, its price as pieces, the text of the card it is about. */
export interface OptionOffered {
  move: string;
  text: string;
  group: string;
  price: string;
  note: string;
  /** What it will do, a short sentence for each thing, as far as that is certain. */
  forecast: string[];
  /** Ids of the pieces it would change, and of those that could be played after it. */
  reach: string[];
  /** Whether it answers nothing: it can be made beside the question, which then stands again. */
  aside: boolean;
  /** The moves that lead to it and are made together with it. */
  before: string[];
}

/** An answer one would expect here, and what it is short of. */
export interface OptionRefused {
  move: string;
  text: string;
  group: string;
  lacks: LackShown[];
}

/** A choice before the game starts, in words. */
export interface OptionShown {
  name: string;
  title: string;
  note: string;
  choices: string[];
  choice_titles: string[];
}

/** What is to be done for a seat; nobody else hears of it. */
export interface OrdersShown {
  type: "orders";
  seat: number;
  plan: PlannedShown[];
  declines: DeclineShown[];
  /** A plan was dropped: something else came. */
  dropped: boolean;
}

/** How much time people have at a table. */
export interface PaceShown {
  kind: "clock" | "daily" | "none";
  start: number;
  increment: number;
  hours: number;
  at_end: "bot" | "resign" | "vote";
  away: number;
}

/** How much time people have, and what happens when it has run out. */
export interface PaceWish {
  kind?: "clock" | "daily" | "none";
  /** Seconds on each clock at the beginning. */
  start?: number;
  /** Seconds that come onto a clock with every answer that ends its waiting. */
  increment?: number;
  /** For every turn. */
  hours?: number;
  at_end?: "bot" | "resign" | "vote";
  /** Minutes after which the others may put a bot where somebody is away, or choose a new host. */
  away?: number;
}

/** A pack that lies here. */
export interface PackShown {
  id: string;
  game: string;
  /** Of the game. */
  title: string;
  name: string;
  mine: boolean;
  at: string;
  files: string[];
  /** The entries it changes or adds in `changes.toml`. */
  changes: string[];
}

/** A game of a round. */
export interface PairShown {
  one: number;
  /** -1: nobody, the round is free. */
  two: number;
  table: string;
  /** What the first of them got: 1, ½ or 0; nothing while they play. */
  result: number | null;
}

export interface PasskeyShown {
  id: number;
  name: string;
  at: string;
}

/** A seat. */
export interface PersonTold {
  seat: number;
  /** As the game calls it. */
  title: string;
  /** Who sat there. */
  name: string;
  colour: number;
}

/** A ready phrase; about nothing in particular if its only intent has no name. */
export interface PhraseShown {
  word: string;
  title: string;
  intents: IntentShown[];
}

/** A part of the board as it stands at a step of a lesson. */
export interface PictureBlock {
  type: "picture";
  caption: string;
  lesson: string;
  step: number;
  /** Ids of what must be seen. */
  pieces: string[];
}

/** Tell the others what my seat intends: a ready phrase, or words of my own; nothing takes it back. */
export interface Plan {
  type: "plan";
  seat: number;
  phrase?: string;
  about?: string;
  text?: string;
}

/** What a seat intends: a phrase and what it is about, or words of its own. */
export interface PlanLine {
  seat: number;
  period: number;
  phrase: string;
  about: string;
  text: string;
}

/** If I am asked this next, answer so; if I am asked anything else, or may not answer so, ask me. */
export interface PlannedAnswer {
  /** The class of the question. */
  kind: string;
  move: string;
  /** The question in words, for whoever planned it. */
  about?: string;
}

export interface PlannedShown {
  kind: string;
  move: string;
  about: string;
  /** The answer in words. */
  text: string;
}

/** What those who play together may tell each other; only plans of this period hold. */
export interface PlanningShown {
  period: number;
  phrases: PhraseShown[];
}

/** Everything that was planned at a table; which of it still holds, the view says. */
export interface Plans {
  type: "plans";
  lines: PlanLine[];
}

/** Give an answer; `before` are the moves that lead to it, all made together or none. */
export interface Play {
  type: "play";
  seat: number;
  version: number;
  move: string;
  key: string;
  before?: string[];
  /** Whether the table goes on to my next real choice: it makes for me every move that leaves nothing to choose. */
  go_on?: boolean;
  /** Whether I want to be asked from now on even about gains that nobody declines. */
  ask_always?: boolean;
  /** Whether to answer with the problem `confirm` instead, if this ends my turn or could not be taken back. */
  confirm?: boolean;
}

/** Somebody who plays, and how they stand. */
export interface PlayerInTournament {
  n: number;
  name: string;
  bot: string;
  mine: boolean;
  score: number;
  wins: number;
  strength: number;
}

/** A player as the seat panels show them; everything else about them is in `View.shown`. */
export interface PlayerShown {
  seat: number;
  /** The person or the bot. */
  name: string;
  /** What the game calls them: `Blue`, `Clan of Liang`. */
  title: string;
  /** 1–6: colour, shape and pattern of their pieces. */
  colour: number;
  points: number;
  /** Why we wait for them, empty if we do not. */
  waiting: string;
}

/** What a seat did; chances in per cent. */
export interface PlayerTold {
  seat: number;
  deal: number;
  own: number;
  others: number;
  luck: number;
  rest: number;
  turns: number;
  /** Given away in a turn on average. */
  lost: number;
  accuracy: number;
  /** Its own turning points. */
  points: PointTold[];
  /** Its best turn. */
  best: PointTold | null;
}

/** One summand: `Qin`, 12, `9 + 3`. */
export interface PointPart {
  label: string;
  value: number;
  /** How the value comes about. */
  note: string;
}

/** What one player has from a source. */
export interface PointShare {
  value: number;
  /** The whole sum, `(3 + 4 + 5) × 3 + 3`; empty where the parts are the sum. */
  sum: string;
  parts: PointPart[];
}

/** Something that gave points, or took them. */
export interface PointSource {
  word: string;
  title: string;
  icon: string;
  clause: string;
  /** By column. */
  shares: PointShare[];
  /** Its colour in a picture, where one suits it; none is left to whoever draws it. */
  tone: "earth" | "gold" | "indigo" | "jade" | "olive" | "plum" | "rose" | "rust" | "stone" | "teal" | null;
}

/** A turning point. */
export interface PointTold {
  /** Moves made before the turn. */
  at: number;
  seat: number;
  kind: string;
  /** `Round 3, Blue's turn`. */
  when: string;
  /** Of the chance to win, in per cent. */
  change: number;
  chance_played: number;
  chance_other: number;
  /** What was chosen, click by click. */
  played: string[];
  /** What the sage would have chosen; for a find, what looks best at a glance. */
  other: string[];
  /** What the better way does at once, as its seat could be certain of it. */
  does: string[];
  /** What it leads to. */
  why: string[];
}

/** A set-up that can be played, as near to what was asked for as can be, and every choice it forbids. */
export interface Possible {
  options: Record<string, string>;
  forbidden: Forbidden[];
}

/** What somebody likes, as far as they have chosen; whatever they have not chosen is as usual. */
export interface Preferences {
  lang?: string;
  theme?: "dark" | "light" | "system";
  /** The size of the type, in hundredths of the usual. */
  text?: 100 | 115 | 130 | 150;
  /** Stronger marks for whoever tells colours apart less well. */
  shapes?: boolean;
  speed?: "fast" | "normal" | "off" | "slow";
  /** Nothing is heard, one's own turn, or everything that happens. */
  sounds?: "all" | "off" | "turn";
  /** Cover the screen between two people who share it. */
  cover?: boolean;
  /** Large cards while the pointer rests on them. */
  hover?: boolean;
  /** Words of the game underlined, and what words and signs mean where one rests on them. */
  terms?: boolean;
  /** Rows of symbols on cards instead of words. */
  symbols?: boolean;
  /** Be asked even where there is nothing to choose. */
  askAlways?: boolean;
  /** Go straight to one's own question: what others did before it is not played out. */
  straight?: boolean;
  /** The last answer of a turn waits for a press of Confirm. */
  confirm?: boolean;
  /** Single keys that do something by themselves. */
  shortcuts?: boolean;
  /** The keys somebody has changed, by what they do. */
  keys?: Record<string, string>;
  /** Great moments as they come. */
  scenes?: boolean;
  /** Kinds of great moments that are not wanted as they come: `great_wall winter`. */
  noScenes?: string[];
  /** By game and lesson: `zhanguo/zg-1-two-uses`. */
  lessons?: Record<string, Learnt>;
  /** Whether lessons are offered on the start page to somebody who has done nothing here yet. */
  offerLessons?: boolean;
  /** Whether a coach speaks: never, in the first games of each kind, or in every game. */
  coach?: "always" | "first" | "off";
  /** By game, the tables of the first games. */
  coachedTables?: Record<string, string[]>;
  /** What the coach has told and need not tell again: `zhanguo first-card`. */
  coachHeard?: string[];
  /** What nobody wants to hear from the coach. */
  coachUnwanted?: string[];
  /** When nobody wants to be asked for anything: turns do not end then. */
  quiet?: QuietHours | null;
}

/** Whether others see nothing of my page. */
export interface Privacy {
  private: boolean;
}

/** What went wrong, in the language of whoever asked. */
export interface Problem {
  type: "problem";
  code: string;
  text: string;
  key: string;
  /** The rule that refuses a move. */
  clause: string;
}

/** A person's page. */
export interface Profile {
  id: number;
  name: string;
  since: string;
  mine: boolean;
  private: boolean;
  /** On how many I am; 0 of somebody else. */
  devices: number;
  games: number;
  won: number;
  ratings: RatingShown[];
  /** Mine alone. */
  running: TableShown[];
  results: FinishedShown[];
  shares: WinShares[];
  sources: SourcesShown[];
  opponents: OpponentShown[];
  /** By day, games that ended, of the last eighteen weeks. */
  evenings: Record<string, number>;
  bots: BotRatingShown[];
}

export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** From when until when somebody wants to be left alone, where they live. */
export interface QuietHours {
  start: string;
  end: string;
  /** As the tz database calls it: `Europe/Berlin`. */
  zone: string;
}

/** How strong somebody is at a game. */
export interface RatingShown {
  game: string;
  title: string;
  games: number;
  won: number;
  /** Games that counted. */
  rated: number;
  /** 0 where none did. */
  rating: number;
  give_or_take: number;
  /** By the last game that counted. */
  change: number;
  /** Games until the rating means something. */
  missing: number;
  /** Among the best so many percent; 0 while it means nothing. */
  top: number;
  /** The rating after each of the last games, oldest first. */
  course: number[];
}

/** Come back with a recovery code; a new password takes the place of the forgotten one. */
export interface Recover {
  code: string;
  password?: string | null;
  bring?: boolean;
}

/** Each opens once; they are shown once. */
export interface RecoveryCodes {
  codes: string[];
}

/** The outline of a finished game; `View` of a step comes from `/replay/{at}`. */
export interface Replay {
  table: TableShown;
  steps: ReplayStep[];
  /** Of a sample game; else none. */
  comments: ReplayComment[];
  /** Whether one may play on from its positions: not where only a recording is left. */
  goes_on: boolean;
}

/** What is said of the table after so many moves. */
export interface ReplayComment {
  at: number;
  text: string;
}

/** One step of a finished game: where the scrubber can stop. */
export interface ReplayStep {
  at: number;
  seat: number;
  text: string;
  heading: boolean;
}

/** Tell whoever runs the house how somebody behaves. */
export interface ReportSeat {
  seat: number;
  text: string;
}

/** Give up the game; it cannot be taken back. */
export interface Resign {
  seat: number;
}

/** The review of a game, as far as there is one. */
export interface ReviewShown {
  state: "done" | "failed" | "none" | "running";
  /** Of the one that is running, else of the one that is here. */
  depth: "deep" | "quick";
  /** From 0 to 1, while it runs. */
  progress: number;
  /** Seconds it may still take; 0 while nobody can say. */
  left: number;
  /** The deepest there is. */
  review: ReviewTold | null;
}

/** A review, ready to be shown. */
export interface ReviewTold {
  /** The game. */
  title: string;
  together: boolean;
  deep: boolean;
  moves: number;
  eras: Era[];
  people: PersonTold[];
  curve: CurvePoint[];
  points: PointTold[];
  players: PlayerTold[];
  sources_at: number[];
  sources: SourceTold[];
  /** Who won with how many points. */
  result: string;
}

/** Sections that are read together, under a title and a sentence; both may be empty. */
export interface RuleChapter {
  id: string;
  title: string;
  summary: string;
  sections: RuleSection[];
}

/** A section of the ledger; `id` is what all its clauses share (`GW-BAR`). */
export interface RuleSection {
  id: string;
  title: string;
  clauses: Clause[];
}

/** The rules of a game in the order in which people learn them. */
export interface Rules {
  game: string;
  chapters: RuleChapter[];
  /** What one might ask the search. */
  questions: string[];
}

/** A sample game in a list. */
export interface SampleShown {
  table: TableShown;
  title: string;
  about: string;
  comments: number;
}

export interface Say {
  type: "say";
  text: string;
}

/** A great moment, step by step. */
export interface SceneShown {
  /** The kind and its number: `winter 3`; the same to all who look. */
  id: string;
  kind: string;
  title: string;
  /** The words of the wish to see such scenes whenever they come. */
  again: string;
  /** The first line of the log it tells of. */
  first: number;
  last: number;
  /** False while events may still be added. */
  over: boolean;
  steps: StepShown[];
}

/** Something that happened at a seat, in words; `n` counts up. */
export interface SeatNews {
  n: number;
  seat: number;
  text: string;
  at: string;
}

/** What one seat reached; `person` opens their page, 0 if there is none. */
export interface SeatReached {
  seat: number;
  name: string;
  person: number;
  bot: boolean;
  mine: boolean;
  place: number;
  points: number;
  /** Of their rating; 0 where the game was not rated. */
  change: number;
}

/** A seat and who has it. */
export interface SeatShown {
  seat: number;
  who: "bot" | "open" | "person";
  name: string;
  bot: string;
  mine: boolean;
  /** Whoever asks may sit down here. */
  free: boolean;
  online: boolean;
  /** Whoever asks may let a bot go on here, for somebody who is away. */
  replaceable: boolean;
  /** The other seats of the same person: several people at one screen, or one who plays for several. */
  shares: number[];
  /** 1–6: colour, shape and pattern of their pieces. */
  colour: number;
}

/** Who shall sit here: `me` (any number of seats: one screen for several), a bot, or whoever comes. */
export interface SeatWish {
  who: "bot" | "me" | "open";
  bot?: string;
  /** For `me`: a name of its own when several share one screen. */
  name?: string;
}

/** What stands under a heading; what stands before the first one has no title. */
export interface Section {
  title: string;
  blocks: (TextBlock | ListBlock | TableBlock | PictureBlock)[];
}

/** A device on which somebody is there. */
export interface SessionShown {
  id: number;
  /** The browser and the system; empty where nobody knows. */
  device: string;
  at: string;
  seen: string;
  /** Whether it is the one that asks. */
  here: boolean;
}

/** What somebody would like to play: how many, and which options; those they do not name are as usual. */
export interface SetUp {
  seats: number;
  options?: Record<string, string>;
}

/** A share or number with the interval that holds the true one in 95 of 100 cases. */
export interface ShareShown {
  value: number;
  low: number;
  high: number;
}

/** Ask for a code for another device, which then opens a table, or the start page. */
export interface ShowDevice {
  /** Where that device finds the house. */
  origin: string;
  table?: string;
}

/** Everything chance decided in a finished game, and what it can be drawn again from. */
export interface Shuffles {
  commitment: string;
  seed: string;
  added: string[];
  draws: DrawShown[];
}

/** Come back with name and password; what a guest has played here until now comes along if they wish. */
export interface SignIn {
  login: string;
  password: string;
  bring?: boolean;
}

/** A picture, a number or a sign in a row of them. */
export interface SignShown {
  kind: "icon" | "number" | "sign";
  value: string;
}

/** How people stand with time and with each other. */
export interface SittingShown {
  pace: PaceShown;
  /** None at tables without clocks. */
  clocks: Clocks | null;
  ballots: BallotShown[];
  /** Seats of people who want to end the game here. */
  enders: number[];
  resigned: number[];
  /** Why the game was over before its end. */
  ended: "" | "agreed" | "resigned";
  /** Whoever asks may say who is the host. */
  may_choose_host: boolean;
  /** The host's name, where they sit. */
  host: string;
}

/** Points from one source, on average. */
export interface SourceShown {
  title: string;
  points: number;
}

/** A source of points over the game, by moment and seat. */
export interface SourceTold {
  word: string;
  title: string;
  tone: "earth" | "gold" | "indigo" | "jade" | "olive" | "plum" | "rose" | "rust" | "stone" | "teal" | null;
  values: number[][];
}

export interface SourcesShown {
  game: string;
  title: string;
  sources: SourceShown[];
}

/** A part of the table in words: what it is called, and what there is to say of it, line by line. */
export interface SpokenPart {
  title: string;
  lines: string[];
}

/** Decline all questions of a kind for me, as long as the game stands where it stands, or to its end. */
export interface StandingDecline {
  kind: string;
  until?: "end" | "moment";
  about?: string;
}

/** A step of a scene; its acts come one after the other. */
export interface StepShown {
  title: string;
  hint: string;
  acts: ActShown[];
  foot: string[];
}

/** What somebody has to pay with: `wood`, and how much in words, `6 wood`. */
export interface StockShown {
  stock: string;
  text: string;
}

/** A card or a place of an act, what it counts for, and whose pieces stood on it. */
export interface StoodShown {
  name: string;
  icon: string;
  value: string;
  /** The picture of what is counted. */
  sign: string;
  figures: FigureShown[];
}

/** A sign of the board and what it means. */
export interface SymbolShown {
  icon: string;
  word: string;
  meaning: string;
  /** The term that says more; empty if there is none. */
  term: string;
}

/** A table with a head. */
export interface TableBlock {
  type: "table";
  head: Words[][];
  rows: Words[][][];
}

/** A table from outside. */
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
  /** Where the game stands, in words: `Year 3, autumn`. */
  moment: string;
  awaited: number[];
  winners: number[];
  points: number[];
  /** When something last happened, ISO 8601. */
  at: string;
  /** The rematch, if there is one. */
  next_table: string;
  branch_of: string;
  branch_at: number;
  /** Whether people may ask for hints. */
  hints: boolean;
  /** Whether the bots wait. */
  paused: boolean;
  /** Whether pauses tell nothing of what others have. */
  strict: boolean;
  /** SHA-256 of the seed, which binds it before anybody has added anything; the seed is shown after the end. */
  commitment: string;
  /** Whether the host says when to deal. */
  hold: boolean;
  /** What people added to the shuffle. */
  chance: ChanceShown[];
  /** The last changes of seats, oldest first; none in lists. */
  seat_news: SeatNews[];
  /** Who asks for a seat while the game runs; none in lists. */
  newcomers: NewcomerShown[];
  /** What must be told of how a game of earlier rules or cards is shown; empty for one of today, and in lists. */
  history: string;
  /** The content pack it is played with, where that is not what is installed; empty in lists. */
  pack: string;
  /** What that pack is called, where somebody has brought it. */
  pack_name: string;
  /** How people stand with time and with each other. */
  sitting: SittingShown;
  /** Whether the game counts for ratings. */
  rated: boolean;
}

/** Somebody asks the table to go back further than they may alone. */
export interface TakeBack {
  seat: number;
  to: number;
  agreed: number[];
  missing: number[];
}

/** Sit down; without a number at the first open seat. */
export interface TakeSeat {
  seat?: number;
}

/** A word of a game and what it means. */
export interface TermShown {
  id: string;
  word: string;
  meaning: string;
  /** How texts have it: `horde(s)`, `отряд(а|у)`, `орд~`. */
  forms: string[];
  /** What people call it when they search. */
  also: string[];
  see: string[];
  icons: string[];
  /** The clause, or the chapter, that says more. */
  rule: string;
}

/** A paragraph. */
export interface TextBlock {
  type: "text";
  line: Words[];
}

/** What decides between equal totals; it gives no points. */
export interface TieBreak {
  title: string;
  /** Who wins by it, a sentence. */
  rule: string;
  clause: string;
  /** By column. */
  values: number[];
  used: boolean;
}

/** Something a coach says now. */
export interface TipShown {
  id: string;
  text: string;
  /** Only the first time in a game; else whenever it begins to hold. */
  once: boolean;
}

/** A tournament, its players in the order in which they stand. */
export interface TournamentShown {
  id: string;
  title: string;
  game: string;
  game_title: string;
  kind: "round_robin" | "swiss";
  state: "gathering" | "over" | "running";
  host: boolean;
  joined: boolean;
  rounds: number;
  pace: PaceShown;
  players: PlayerInTournament[];
  /** By round; none in lists. */
  games: PairShown[][];
  at: string;
}

/** A line as it is typed at a terminal: a command, a number or the name of a move; answered with `Heard`. */
export interface TypedLine {
  type: "line";
  seat: number;
  text: string;
}

/** Take back one move, or the whole turn as far as it is mine alone. */
export interface Undo {
  type: "undo";
  seat: number;
  version: number;
  key: string;
  whole_turn?: boolean;
}

/** Come back with a passkey. */
export interface UsePasskey {
  credential: Record<string, unknown>;
  bring?: boolean;
}

/** The table as one seat sees it at one version. */
export interface ViewOf<Game, Shown> {
  type: "view";
  table: string;
  version: number;
  seat: number;
  game: Game;
  /** What lies on the table and what follows from it, in the shape the game gives it: `shown.Table` of its words. */
  shown: Shown;
  moment: string;
  /** The chapter of the ledger that is being played. */
  section: string;
  players: PlayerShown[];
  /** What the seat that looks has to pay with; empty for a spectator. */
  stocks: StockShown[];
  asked: Asked | null;
  /** Why we wait, in one sentence; empty when it is on this seat. */
  waiting: string;
  can_undo: boolean;
  can_ask_back: boolean;
  take_back: TakeBack | null;
  /** The lines replace everything the client has from this number on. */
  log_from: number;
  log: LogLine[];
  /** Great moments with new lines; each replaces what the client has of it, and none of older lines is left out. */
  scenes: SceneShown[];
  ending: Ending | null;
  /** None where nobody plays together. */
  planning: PlanningShown | null;
  /** None unless whoever looks wants a coach and is asked. */
  coach: CoachShown | null;
  /** The whole table in words; None unless whoever looks wants to hear it. */
  spoken: SpokenPart[] | null;
}

/** What shall be done about somebody whose time has run out. */
export interface VoteLate {
  late: number;
  wish: "bot" | "resign" | "wait";
}

/** Something a coach says before a move is made. */
export interface WarningShown {
  id: string;
  text: string;
}

export interface Why {
  type: "why";
  seat: number;
  move: string;
}

/** Why a move cannot be made now. */
export interface WhyNot {
  type: "why";
  move: string;
  text: string;
  allowed: boolean;
  /** Why not, about this move and no other. */
  sentence: string;
  lacks: LackShown[];
  clause: string;
  /** What the clause says. */
  rule: string;
}

/** How often somebody won with something, or in some set-up. */
export interface WinShare {
  title: string;
  games: number;
  won: number;
  /** Percent that would be even, by how many sat at these tables. */
  even: number;
}

/** Such shares of one kind in one game. */
export interface WinShares {
  game: string;
  title: string;
  kind: string;
  shares: WinShare[];
}

/** Words of a line. */
export interface Words {
  text: string;
  strong: boolean;
}

/** What each game shows of its table, and what is printed on its boards and cards. */
export interface Games {
  ancient_world: { shown: ancient_world.Table; printed: ancient_world.Printed };
  great_wall: { shown: great_wall.Table; printed: great_wall.Printed };
  zhanguo: { shown: zhanguo.Table; printed: zhanguo.Printed };
}

/** The table as one seat sees it; what a game from outside shows is its own affair. */
export type View =
  | ViewOf<"ancient_world", ancient_world.Table>
  | ViewOf<"great_wall", great_wall.Table>
  | ViewOf<"zhanguo", zhanguo.Table>
  | ViewOf<string, unknown>;

export type ServerMessage =
  | Heard
  | View
  | Changed
  | WhyNot
  | Hints
  | Done
  | Problem
  | Clocks
  | OrdersShown
  | ChatLine
  | Plans
  | Gathered;

export type ClientMessage =
  | Look
  | Play
  | Undo
  | AskBack
  | AnswerBack
  | Mute
  | Why
  | AskHint
  | DropHint
  | TypedLine
  | Say
  | Plan;

export type LessonServerMessage = View | WhyNot | Done | Problem | LessonShown;

export type LessonClientMessage = LessonLook | LessonGo | LessonChoose | Play | Undo | Why;
