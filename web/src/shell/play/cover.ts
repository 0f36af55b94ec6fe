/** Tables of which somebody said in this tab that they play all their seats themselves: nothing is covered there. */
const KEY = "teahouse-uncovered";

function uncovered(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : [];
  } catch {
    return [];
  }
}

export function uncover(table: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...uncovered(), table]));
  } catch {
    // Where nothing can be kept, it is asked again.
  }
}

export function isCovered(table: string): boolean {
  return !uncovered().includes(table);
}
