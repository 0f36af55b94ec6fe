/** The server's HTTP interface: one function, errors as sentences. */
import { say, speech } from "../i18n/index.svelte";
import type {
  AddChance,
  Arrange,
  BeginReview,
  Branch,
  BroughtPack,
  ChatLine,
  ChooseHost,
  Course,
  DeleteMe,
  EditEntry,
  EndHere,
  EntryForm,
  EntryShown,
  ExampleShown,
  ExperimentShown,
  FoundRules,
  FoundSoFar,
  GameShown,
  GiveOrders,
  GiveSeat,
  Glossary,
  House,
  Introduce,
  Introduction,
  LeaveSeat,
  LetIn,
  Me,
  NewExperiment,
  NewPack,
  NewTable,
  OrdersShown,
  PackShown,
  Possible,
  Preferences,
  Problem,
  Replay,
  ReportSeat,
  Resign,
  ReviewShown,
  Rules,
  SampleShown,
  SetUp,
  Shuffles,
  TableShown,
  TakeSeat,
  View,
  VoteLate,
} from "../wire";

/** Something went wrong, said for whoever meets it. */
export class Trouble extends Error {
  readonly code: string;

  constructor(text: string, code = "") {
    super(text);
    this.code = code;
  }
}

/** An error as a sentence. */
export function sentence(error: unknown): string {
  return error instanceof Trouble ? error.message : say("web-error-odd");
}

async function told(answer: Response): Promise<Trouble> {
  try {
    const problem = (await answer.json()) as Partial<Problem>;
    if (problem.text) return new Trouble(problem.text, problem.code);
  } catch {
    // Not one of our answers: a proxy, or a server that is just starting.
  }
  return answer.status === 404
    ? new Trouble(say("web-error-missing"), "missing")
    : new Trouble(say("web-error-server"), String(answer.status));
}

export async function call<T>(path: string, body?: object, method: "POST" | "PUT" = "POST"): Promise<T> {
  let answer: Response;
  const between = path.includes("?") ? "&" : "?";
  const request: RequestInit =
    body === undefined ? {} : { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  try {
    answer = await fetch(`/api${path}${between}lang=${speech.lang}`, request);
  } catch {
    throw new Trouble(say("web-error-network"), "network");
  }
  if (!answer.ok) throw await told(answer);
  if (answer.status === 204) return undefined as T;
  return (await answer.json()) as T;
}

const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;

const inPack = (id: string): string => `/packs/${encodeURIComponent(id)}`;
const ofLab = (id: string): string => `/lab/${encodeURIComponent(id)}`;

export const api = {
  me: () => call<Me>("/me"),
  preferences: () => call<Preferences>("/me/preferences"),
  prefer: (chosen: Preferences) => call<Preferences>("/me/preferences", chosen, "PUT"),
  introduce: (who: Introduce) => call<Me>("/me", who),
  games: () => call<GameShown[]>("/games"),
  /** What is printed on boards and cards: as installed, or in the pack a table is played with. */
  printed: (game: string, pack = "") =>
    call<unknown>(`/games/${encodeURIComponent(game)}/printed${pack ? `?pack=${pack}` : ""}`),
  house: () => call<House>("/house"),
  deleteMe: (wish: DeleteMe) => call<Me>("/me/delete", wish),
  course: (game: string) => call<Course>(`/learn/${encodeURIComponent(game)}`),
  glossary: (game: string) => call<Glossary>(`/games/${encodeURIComponent(game)}/glossary`),
  introduction: (game: string) => call<Introduction>(`/learn/${encodeURIComponent(game)}/introduction`),
  pictured: (game: string, lesson: string, step: number) =>
    call<View>(`/learn/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}/${step}`),
  rules: (game: string) => call<Rules>(`/games/${encodeURIComponent(game)}/rules`),
  findRules: (game: string, query: string) =>
    call<FoundRules>(`/games/${encodeURIComponent(game)}/rules/search?q=${encodeURIComponent(query)}`),
  example: (game: string, clause: string) =>
    call<ExampleShown>(`/rules/${encodeURIComponent(game)}/${encodeURIComponent(clause)}/example`),
  possible: (game: string, wish: SetUp) => call<Possible>(`/games/${encodeURIComponent(game)}/possible`, wish),
  myTables: () => call<TableShown[]>("/tables?mine=true"),
  openTables: () => call<TableShown[]>("/tables"),
  report: (id: string, what: ReportSeat) => call<void>(`${at(id)}/report`, what),
  newTable: (table: NewTable) => call<TableShown>("/tables", table),
  table: (id: string) => call<TableShown>(at(id)),
  join: (id: string, seat: TakeSeat) => call<TableShown>(`${at(id)}/join`, seat),
  leave: (id: string, how: LeaveSeat = {}) => call<TableShown>(`${at(id)}/leave`, how),
  give: (id: string, seat: GiveSeat) => call<TableShown>(`${at(id)}/give`, seat),
  addChance: (id: string, chance: AddChance) => call<TableShown>(`${at(id)}/chance`, chance),
  deal: (id: string) => call<TableShown>(`${at(id)}/deal`, {}),
  shuffles: (id: string) => call<Shuffles>(`${at(id)}/shuffles`),
  giveOrders: (id: string, wish: GiveOrders) => call<OrdersShown>(`${at(id)}/orders`, wish),
  resign: (id: string, what: Resign) => call<TableShown>(`${at(id)}/resign`, what),
  endHere: (id: string, what: EndHere) => call<TableShown>(`${at(id)}/end-here`, what),
  voteLate: (id: string, what: VoteLate) => call<TableShown>(`${at(id)}/late`, what),
  chooseHost: (id: string, what: ChooseHost) => call<TableShown>(`${at(id)}/host`, what),
  letIn: (id: string, answer: LetIn) => call<TableShown>(`${at(id)}/let-in`, answer),
  arrange: (id: string, how: Arrange) => call<TableShown>(`${at(id)}/arrange`, how),
  rematch: (id: string) => call<TableShown>(`${at(id)}/rematch`, {}),
  branch: (id: string, branch: Branch) => call<TableShown>(`${at(id)}/branch`, branch),
  delete: (id: string) => call<unknown>(`${at(id)}/delete`, {}),
  chat: (id: string) => call<ChatLine[]>(`${at(id)}/chat`),
  samples: (game = "") => call<SampleShown[]>(`/samples?game=${encodeURIComponent(game)}`),
  replay: (id: string) => call<Replay>(`${at(id)}/replay`),
  replayAt: (id: string, step: number, eyes: number, logFrom: number) =>
    call<View>(`${at(id)}/replay/${step}?eyes=${eyes}&log_from=${logFrom}`),
  review: (id: string) => call<ReviewShown>(`${at(id)}/review`),
  beginReview: (id: string, how: BeginReview) => call<ReviewShown>(`${at(id)}/review`, how),
  stopReview: (id: string) => call<ReviewShown>(`${at(id)}/review/stop`, {}),
  packs: () => call<PackShown[]>("/packs"),
  pack: (id: string) => call<PackShown>(inPack(id)),
  bringPack: (pack: NewPack) => call<BroughtPack>("/packs", pack),
  deletePack: (id: string) => call<unknown>(`${inPack(id)}/delete`, {}),
  packFiles: (id: string) => `/api${inPack(id)}/files`,
  entries: (id: string) => call<EntryShown[]>(`${inPack(id)}/entries`),
  entry: (id: string, file: string, entry: string) =>
    call<EntryForm>(`${inPack(id)}/entry?file=${encodeURIComponent(file)}&entry=${encodeURIComponent(entry)}`),
  editEntry: (id: string, wish: EditEntry) => call<EntryForm>(`${inPack(id)}/entry`, wish),
  experiments: () => call<ExperimentShown[]>("/lab"),
  experiment: (id: string) => call<ExperimentShown>(ofLab(id)),
  beginExperiment: (wish: NewExperiment) => call<ExperimentShown>("/lab", wish),
  stopExperiment: (id: string) => call<ExperimentShown>(`${ofLab(id)}/stop`, {}),
  goOnExperiment: (id: string) => call<ExperimentShown>(`${ofLab(id)}/go-on`, {}),
  deleteExperiment: (id: string) => call<unknown>(`${ofLab(id)}/delete`, {}),
  found: (id: string) => call<FoundSoFar>(`${ofLab(id)}/found`),
  reportLink: (id: string) => `/api${ofLab(id)}/report?lang=${speech.lang}`,
  recordLink: (id: string) => `/api${at(id)}/record`,
};

function socketAt(path: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/api${path}/socket`;
}

/** Where a table's socket is. */
export function socketAddress(id: string): string {
  return socketAt(at(id));
}

/** Where a lesson's socket is. */
export function lessonSocket(game: string, lesson: string): string {
  return socketAt(`/learn/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`);
}
