import { everyCard } from "./every_card.ts";

everyCard("en");
