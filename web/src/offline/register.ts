/** The page can be installed, and read without a connection: its worker is fetched when nothing else is urgent. */
import type { Warm } from "./taught";

/** Milliseconds after which a busy page fetches it all the same. */
const LATEST = 10_000;

function idle(): Promise<void> {
  return new Promise((done) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => done(), { timeout: LATEST });
    else setTimeout(done, LATEST / 4);
  });
}

/** Tell the worker which language is spoken now. */
export async function teach(lang: string): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ warm: lang } satisfies Warm);
}

export async function register(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  await idle();
  try {
    await navigator.serviceWorker.register("/worker.js");
  } catch {
    // Private windows and old browsers do without.
  }
}
