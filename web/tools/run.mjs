// Run a program written in TypeScript: `node tools/run.mjs tools/screens.ts`.
import { runnerImport } from "vite";

await runnerImport(process.argv[2]);
