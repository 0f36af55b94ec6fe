import { everyScreen } from "./screens.ts";

everyScreen("ru");
