/** Every language with the words of every game, as if all had been opened. */
import { readdirSync } from "node:fs";

import { phrasebook, speech } from "../src/i18n/index.svelte";
import { SOURCE } from "../src/i18n/phrasebook";

for (const game of readdirSync("../src/teahouse/games")) await speech.open(game);
for (const lang of phrasebook.languages) await speech.speak(lang);
await speech.speak(SOURCE);
