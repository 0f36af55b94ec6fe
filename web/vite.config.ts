import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { VitePWA } from "vite-plugin-pwa";

import { icons } from "./tools/icons.ts";
import { appManifests } from "./tools/manifest.ts";
import { messages } from "./tools/messages.ts";

/** The table server a developer runs beside `npm run dev`. */
const SERVER = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [
    svelte(),
    icons(),
    messages(),
    appManifests(),
    VitePWA({
      strategies: "injectManifest",
      srcDir: "src/offline",
      filename: "worker.ts",
      injectRegister: false,
      manifest: false,
      injectManifest: { globPatterns: ["**/*.{js,css,html,svg,png,woff2}"], maximumFileSizeToCacheInBytes: 4_000_000 },
    }),
  ],
  build: { outDir: "../src/teahouse/_web", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  test: { include: ["tests/*.test.ts"], setupFiles: ["tests/spoken.ts"], testTimeout: 60_000 },
  server: { proxy: { "/api": { target: SERVER, ws: true } }, fs: { allow: [".."] } },
});
