import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { icons } from "./tools/icons.ts";
export default defineConfig({ plugins: [svelte(), {...icons(), buildStart(){}}], build: { outDir: "/tmp/art/full", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 } });
