/** What can be read without a connection: games, their rules, words and lessons; nothing of anybody's table. */

export const SHELL = "/index.html";
/** The cache of what the server teaches. */
export const TAUGHT = "teahouse-taught";

const READ = [
  /^\/api\/games$/,
  /^\/api\/games\/[^/]+\/(printed|rules|glossary)$/,
  /^\/api\/learn\/[^/]+(\/introduction|\/[^/]+\/\d+)?$/,
  /^\/api\/rules\/[^/]+\/[^/]+\/example$/,
];

export function isTaught(url: URL): boolean {
  return READ.some((address) => address.test(url.pathname));
}

/** What a page asks of the worker: to fetch what is taught in a language. */
export interface Warm {
  warm: string;
}

export function isWarm(said: unknown): said is Warm {
  return typeof said === "object" && said !== null && typeof (said as Partial<Warm>).warm === "string";
}

/** Everything one may want to read of a game, in a language. */
export function lessonsOf(game: string, lang: string): string[] {
  const of = encodeURIComponent(game);
  const parts = ["games/" + of + "/printed", "games/" + of + "/rules", "games/" + of + "/glossary"];
  return [...parts, `learn/${of}`, `learn/${of}/introduction`].map((part) => `/api/${part}?lang=${lang}`);
}

async function keep(address: string): Promise<Response> {
  const cache = await caches.open(TAUGHT);
  const answer = await fetch(address);
  if (answer.ok) await cache.put(address, answer.clone());
  return answer;
}

/** Fetch what is taught, one after the other: nothing urgent waits for it. What fails is fetched when it is read. */
export async function warm(lang: string): Promise<void> {
  try {
    const games = (await (await keep(`/api/games?lang=${lang}`)).json()) as { name: string }[];
    for (const { name } of games) for (const address of lessonsOf(name, lang)) await keep(address);
  } catch {
    // The connection went meanwhile.
  }
}
