import { mount } from "svelte";

import App from "./App.svelte";
import { register } from "./offline/register";

const target = document.getElementById("app");
if (target) mount(App, { target });
void register();
