/** The parts of the table a phone shows one at a time. */
import type { GameBoard } from "../../games/board";
import { say } from "../../i18n/index.svelte";
import type { Tab } from "./Layout.svelte";

/** `log` is what the last of them is called. */
export function tabsOf(game: GameBoard | null, hand: boolean, log = say("web-log")): readonly Tab[] {
  return [
    { id: "board", title: say("web-board") },
    ...(hand ? [{ id: "hand", title: say("web-hand") }] : []),
    { id: "seats", title: say("web-seats") },
    ...(game?.beside ? [{ id: "beside", title: say(game.besideName ?? "web-beside-short") }] : []),
    { id: "log", title: log },
  ];
}
