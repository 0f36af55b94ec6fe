import { everyScreen } from "./screens.ts";

everyScreen("en");
