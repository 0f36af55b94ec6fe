import { mount } from "svelte";

import App from "./App.svelte";
import { speech } from "./i18n/index.svelte";
import { SOURCE } from "./i18n/phrasebook";
import { register } from "./offline/register";
import { settings } from "./shell/settings.svelte";

/** Nothing is drawn before there are words for it. */
async function begin(target: HTMLElement): Promise<void> {
  await speech.speak(settings.kept.lang).catch(() => speech.speak(SOURCE));
  mount(App, { target });
}

const target = document.getElementById("app");
if (target) void begin(target);
void register();
