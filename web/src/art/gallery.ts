/** Everything drawn, on one page, for those who draw: `npm run dev`, then /gallery.html (add #dark). Not in the build. */
import "./base.css";

import { mount } from "svelte";

import Gallery from "./Gallery.svelte";

document.documentElement.dataset["theme"] = location.hash.includes("dark") ? "dark" : "light";
mount(Gallery, { target: document.getElementById("app")! });
