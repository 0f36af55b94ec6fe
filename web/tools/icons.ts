/**
 * Sheets of icons: game-icons by name, only those in use, in as many SVG files as are fetched apart: what only one file of
 * a pack names (its events, an expansion) has a sheet of its own, then each game, then whichever games share an icon.
 *
 * In use is what a content pack or a glossary names (`icon = "pikeman"`, `pictures.toml`), what the server tells with a picture
 * (`pictures.py`), and what the table's own code names: `<Icon name="pikeman">`,
 * `<Mark icon="pikeman">`, `icon: "pikeman"`, `icon("pikeman")`, and, in files about icons, any text that is the name of
 * one. A name that is no icon stops the build. The sheets are made in memory; nothing is written beside the sources.
 */
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join, relative } from "node:path";

import type { Plugin } from "vite";

import { GRID, short } from "./path.ts";

const WEB = join(import.meta.dirname, "..");
const CODE = join(WEB, "src");
/** One folder a game; its packs and its words name pictures. */
const GAMES = join(WEB, "../src/teahouse/games");
const IN_PACKS = /[/\\]pack[/\\].*\.toml$/;
const IN_GLOSSARY = /[/\\]lessons[/\\]glossary\.toml$/;
const IN_WORDS = /[/\\](cardtext|words)[/\\].*\.py$/;

const MODULE = "virtual:icons";
const RESOLVED = "\0" + MODULE;
/** Where the sheets live while developing. */
const DEV = "/@icons/";

/** The sheet of what pages outside a game draw. */
const HOUSE = "table";
/** Drawn for those who draw, never built. */
const GALLERY = "Gallery.svelte";

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

interface Use {
  name: string;
  /** The game that names it, or `table`. */
  sheet: string;
  where: string;
  /** What kind of cards it is drawn on, when it is; nothing for words and code. */
  cards?: string | undefined;
}

const EXACT = [
  /<Icon(?:Mark)?\b[^>]*?\bname="([^"{}]+)"/g,
  /\bicon="([^"{}]+)"/g,
  /\bicon: ?"([^"]+)"/g,
  /\bicon\("([^"]+)"\)/g,
];
const PERHAPS = /["'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*)["'`]/g;
const IN_PACK = /^\s*icon\s*=\s*"([^"]+)"/gm;
/** A file of nothing but pictures: every value is one. */
const IN_PICTURES = /^\s*(?!source\b)\w+\s*=\s*"([^"]+)"/gm;

const IN_ENTRY = /(?<=^icons? = .*)"([^"]+)"/gm;
const IN_TELLING = /\bicon="([^"]+)"/g;
const IN_TELLING_PICTURES = /"[^"]+": "([^"]+)"/g;

let known: IconSet | undefined;

function iconSet(): IconSet {
  known ??= JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json"), "utf8"),
  ) as IconSet;
  return known;
}

/** The drawing of an icon, or nothing if there is none of this name. */
function drawing(name: string): string | undefined {
  const { icons, aliases = {} } = iconSet();
  return icons[aliases[name]?.parent ?? name]?.body;
}

function filesIn(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => ending.test(file) && !/\.test\.ts$/.test(file))
    .map((file) => join(folder, file))
    .sort();
}

/** Every use of an icon, in the packs and in the code. */
function uses(building: boolean): Use[] {
  const found: Use[] = [];
  const patterns: [RegExp, (file: string) => RegExp][] = [
    [IN_PACKS, (file) => (file.endsWith("pictures.toml") ? IN_PICTURES : IN_PACK)],
    [IN_GLOSSARY, () => IN_ENTRY],
    [IN_WORDS, (file) => (file.endsWith("pictures.py") ? IN_TELLING_PICTURES : IN_TELLING)],
  ];
  for (const [files, pattern] of patterns)
    for (const file of filesIn(GAMES, files)) {
      const sheet = relative(GAMES, file).split(/[/\\]/)[0]!;
      for (const [, name] of readFileSync(file, "utf8").matchAll(pattern(file)))
        found.push({
          name: name!,
          sheet,
          where: file,
          cards: files === IN_PACKS ? basename(file, ".toml") : undefined,
        });
    }
  for (const file of filesIn(CODE, /\.(svelte|ts)$/)) {
    if (building && file.endsWith(GALLERY)) continue;
    const text = readFileSync(file, "utf8").replace(/<!--.*?-->|\/\*.*?\*\/|^\s*\/\/.*$/gms, "");
    if (!/\bicon|Icon(Mark)?\b/.test(text)) continue;
    const game = /[/\\]games[/\\](\w+)[/\\]/.exec(file)?.[1];
    const sheet = game ?? HOUSE;
    for (const pattern of EXACT)
      for (const [, name] of text.matchAll(pattern)) found.push({ name: name!, sheet, where: file });
    for (const [, name] of text.matchAll(PERHAPS))
      if (drawing(name!) !== undefined) found.push({ name: name!, sheet, where: file });
  }
  return found;
}

export interface Sheets {
  /** The text of each sheet. */
  svg: Record<string, string>;
  /** Names by sheet. */
  names: Record<string, string[]>;
  /** A sentence for every name that is no icon. */
  wrong: string[];
}

/** Read packs and code, and draw the sheets. */
export function sheets(building: boolean): Sheets {
  const used = new Map<string, Use[]>();
  const wrong = new Set<string>();
  for (const use of uses(building)) {
    if (drawing(use.name) === undefined)
      wrong.add(`"${use.name}" in ${relative(join(WEB, ".."), use.where)} is not the name of a game-icon.`);
    else used.set(use.name, [...(used.get(use.name) ?? []), use]);
  }
  const names: Record<string, string[]> = {};
  for (const name of [...used.keys()].sort()) (names[sheetOf(used.get(name)!)] ??= []).push(name);
  const svg = Object.fromEntries(Object.entries(names).map(([sheet, list]) => [sheet, draw(list)]));
  return { svg, names, wrong: [...wrong] };
}

/** The sheet of an icon: the fewer draw it, the fewer fetch it. */
function sheetOf(all: readonly Use[]): string {
  const sheets = [...new Set(all.map(({ sheet }) => sheet))].sort();
  if (sheets.includes(HOUSE)) return HOUSE;
  const drawn = all.filter(({ where }) => !IN_GLOSSARY.test(where));
  const cards = new Set(drawn.map((use) => use.cards));
  const [only] = cards;
  return [...sheets, ...(sheets.length === 1 && cards.size === 1 && only ? [only] : [])].join("-");
}

function draw(names: readonly string[]): string {
  const symbols = names.map((name) => {
    const body = drawing(name)!
      .replace(/ fill="currentColor"/g, "")
      .replace(/ d="([^"]+)"/g, (_, d: string) => ` d="${short(d)}"`);
    return `<symbol id="${name}" viewBox="0 0 ${512 / GRID} ${512 / GRID}">${body}</symbol>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg"><!-- game-icons.net, CC BY 3.0 -->\n` + symbols.join("\n") + "\n</svg>\n"
  );
}

/** The Vite plugin: `virtual:icons` tells the address of the sheet of each icon. */
export function icons(): Plugin {
  let building = false;
  let made: Sheets | undefined;
  const now = (): Sheets => (made ??= sheets(building));

  return {
    name: "teahouse-icons",
    configResolved(config) {
      building = config.command === "build";
    },
    buildStart() {
      made = undefined;
      const { wrong } = now();
      if (wrong.length === 0) return;
      const text = `Icons that do not exist:\n  ${wrong.join("\n  ")}`;
      if (building) this.error(text);
      else this.warn(text);
    },
    resolveId(id) {
      return id === MODULE ? RESOLVED : undefined;
    },
    load(id) {
      if (id !== RESOLVED) return undefined;
      const { svg, names } = now();
      const entries = Object.keys(svg).map((sheet) => {
        const address = building
          ? "import.meta.ROLLUP_FILE_URL_" +
            this.emitFile({ type: "asset", name: `icons-${sheet}.svg`, source: svg[sheet]! })
          : JSON.stringify(`${DEV}${sheet}.svg`);
        return `[${address}, ${JSON.stringify(names[sheet]!.join(" "))}]`;
      });
      return `export default [\n${entries.join(",\n")}\n];\n`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const sheet = new RegExp(`^${DEV}([\\w-]+)\\.svg`).exec(request.url ?? "")?.[1];
        const text = sheet === undefined ? undefined : now().svg[sheet];
        if (text === undefined) return next();
        response.setHeader("Content-Type", "image/svg+xml");
        response.setHeader("Cache-Control", "no-store");
        response.end(text);
      });
      server.watcher.add(GAMES);
      server.watcher.on("change", (file) => {
        if (!/\.(svelte|ts|toml)$/.test(file)) return;
        const before = JSON.stringify(now().names);
        made = undefined;
        for (const sentence of now().wrong) server.config.logger.warn(sentence);
        if (JSON.stringify(now().names) === before) return;
        const module = server.moduleGraph.getModuleById(RESOLVED);
        if (module) server.moduleGraph.invalidateModule(module);
        server.ws.send({ type: "full-reload" });
      });
    },
  };
}
