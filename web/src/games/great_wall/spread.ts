/** How the cards of a hand share its width: as many as can be read are open, the rest show their names. */

export interface Held {
  key: string;
  kind: string;
  /** Of the shortest form of its text. */
  letters: number;
  /** Lines of text that fit one above the other. */
  lines: number;
  /** What is asked about is opened first. */
  first: boolean;
}

/** In pixels of a hand that has not grown. */
const LETTER = 9;
const EDGES = 18;
const LEAST = 138;
const GAP = 6;
/** Names stand in columns. */
const NAME = 172;
const NAMES_IN_A_COLUMN = 4;

/** The width of so many names. */
export function namesWidth(count: number): number {
  return Math.ceil(count / NAMES_IN_A_COLUMN) * NAME;
}

function need({ letters, lines }: Held): number {
  return Math.max(LEAST, Math.ceil(letters / lines) * LETTER + EDGES) + GAP;
}

/** The width of the names of these cards: each kind has columns of its own. */
function closedWidth(cards: readonly Held[]): number {
  const kinds = new Set(cards.map((card) => card.kind));
  return [...kinds].reduce((all, kind) => all + namesWidth(cards.filter((card) => card.kind === kind).length), 0);
}

/** The width each open card wants; those that are missing show their names only. */
export function spread(held: readonly Held[], room: number): ReadonlyMap<string, number> {
  const open = new Map<string, number>();
  const queue = [...held].sort((a, b) => Number(b.first) - Number(a.first) || need(a) - need(b));
  if (queue.reduce((all, card) => all + need(card), 0) <= room)
    return new Map(queue.map((card) => [card.key, need(card)]));
  let taken = 0;
  for (const card of queue) {
    const closed = queue.filter((each) => each !== card && !open.has(each.key));
    if (taken + need(card) + closedWidth(closed) > room) continue;
    taken += need(card);
    open.set(card.key, need(card));
  }
  return open;
}
