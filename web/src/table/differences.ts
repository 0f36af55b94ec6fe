/**
 * Most moves leave most of the table as it was, so the server tells what has changed: `[value]` is a new value, `[]`
 * something that is gone, and an object says what has changed inside, by name or by place. What stays the same stays
 * the same object.
 */
export type Change = [] | [unknown] | { [name: string]: Change };

/** A value after a change. */
export function changed<T>(before: T, change: Change): T {
  if (Array.isArray(change)) return change[0] as T;
  const after = Array.isArray(before) ? [...(before as unknown[])] : { ...before };
  const places = after as Record<string, unknown>;
  for (const [name, each] of Object.entries(change)) {
    if (!Array.isArray(each) || each.length > 0) places[name] = changed(places[name], each);
    else if (Array.isArray(after)) after.length = Math.min(after.length, Number(name));
    else delete places[name];
  }
  return after as T;
}
