/** A table server of its own, with an empty database, and the browser that looks at it. */
import { execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { createInterface } from "node:readline";

const ROOT = resolve(import.meta.dirname, "../../..");
const BROWSERS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/** How long the server may take to open. */
const PATIENCE = 60_000;

export interface House {
  address: string;
  close: () => Promise<void>;
}

/** The browser: `CHROME_BIN`, or the first of the usual names in `PATH`. */
export function browserPath(): string {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const named = BROWSERS.flatMap((name) => folders.map((folder) => join(folder, name)));
  const found = [process.env["CHROME_BIN"] ?? "", ...named].find((path) => path !== "" && existsSync(path));
  if (found === undefined) throw new Error("No Chromium here: install it, or say where it is in CHROME_BIN.");
  return found;
}

/** The Python of the checkout, or the one there is. */
function python(): string {
  const own = join(ROOT, ".venv/bin/python");
  return existsSync(own) ? own : "python3";
}

/** Install the package of a folder of the checkout where only a house that is told of it finds it. */
export async function install(source: string): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), "teahouse-packages-")), "packages");
  const program =
    "import sys; from pathlib import Path; from tests.examples.installed import install; install(*map(Path, sys.argv[1:]))";
  execFileSync(python(), ["-c", program, source, folder], { cwd: ROOT });
  return folder;
}

/** `TEAHOUSE_WEB` names another built table than the one inside the package; `packages` is what `install` gave. */
export async function openHouse(packages = ""): Promise<House> {
  const folder = await mkdtemp(join(tmpdir(), "teahouse-"));
  const program = [join(import.meta.dirname, "server.py"), join(folder, "tables.db")];
  const web = process.env["TEAHOUSE_WEB"];
  const paths = [packages, process.env["PYTHONPATH"] ?? ""].filter(Boolean).join(delimiter);
  const server = spawn(python(), web ? [...program, web] : program, {
    stdio: ["pipe", "pipe", "inherit"],
    env: paths ? { ...process.env, PYTHONPATH: paths } : process.env,
  });
  const gone = new Promise<void>((done) => server.once("exit", () => done()));
  const close = async (): Promise<void> => {
    server.stdin.end();
    await gone;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const [port] = await Promise.race([
      new Promise<string[]>((done) => createInterface(server.stdout).once("line", (line) => done([line]))),
      gone.then(() => Promise.reject(new Error("The server did not start."))),
    ]);
    const address = `http://127.0.0.1:${port}`;
    const until = Date.now() + PATIENCE;
    while (!(await isReady(address))) {
      if (Date.now() > until) throw new Error("The server does not answer.");
      await new Promise((next) => setTimeout(next, 50));
    }
    return { address, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function isReady(address: string): Promise<boolean> {
  return fetch(`${address}/health/ready`).then(
    (answer) => answer.ok,
    () => false,
  );
}
