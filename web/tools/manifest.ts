/** What a device is told of the page to install it: one manifest for each language, from the same messages. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

import { Phrasebook } from "../src/i18n/phrasebook.ts";

const LOCALE = join(import.meta.dirname, "../../src/teahouse/locale");

interface AppIcon {
  src: string;
  sizes: string;
  type: string;
  purpose: string;
}

export const ICONS: readonly AppIcon[] = [
  { src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
  { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
];

function phrasebook(): Phrasebook {
  const files = readdirSync(LOCALE, { recursive: true, encoding: "utf8" }).filter((path) =>
    /web[^/]*\.ftl$/.test(path),
  );
  return new Phrasebook(
    Object.fromEntries(files.map((path) => [`/locale/${path}`, readFileSync(join(LOCALE, path), "utf8")])),
  );
}

/** By file name, what stands in it. */
export function manifests(): Record<string, string> {
  const book = phrasebook();
  const shortcut = (lang: string, id: string, url: string) => ({ name: book.say(lang, id), url });
  const made = book.languages.map((lang) => {
    const manifest = {
      id: "/",
      name: "Teahouse",
      short_name: "Teahouse",
      description: book.say(lang, "web-tagline"),
      lang,
      dir: "ltr",
      start_url: "/",
      scope: "/",
      display: "standalone",
      background_color: "#ebe1ca",
      theme_color: "#1d1a17",
      icons: ICONS,
      shortcuts: [shortcut(lang, "web-learn", "/learn"), shortcut(lang, "web-rules", "/rules")],
    };
    return [`manifest.${lang}.webmanifest`, JSON.stringify(manifest)];
  });
  return Object.fromEntries(made);
}

export function appManifests(): Plugin {
  return {
    name: "teahouse-manifests",
    generateBundle() {
      for (const [fileName, source] of Object.entries(manifests())) this.emitFile({ type: "asset", fileName, source });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const source = manifests()[(request.url ?? "").slice(1)];
        if (source === undefined) return next();
        response.setHeader("content-type", "application/manifest+json");
        response.end(source);
      });
    },
  };
}
