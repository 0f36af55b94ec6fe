/** The Great Wall on the browser table. */
import type { GameBoard } from "../board";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import LargeCard from "./LargeCard.svelte";
import Others from "./Others.svelte";
import Player from "./Player.svelte";
import type { Printed } from "./types";

export default {
  board: Board,
  hand: Hand,
  player: Player,
  others: Others,
  card: LargeCard,
  tabs: ["web-gw-tab-field", "web-gw-tab-areas", "web-gw-tab-tracks"],
} satisfies GameBoard<Printed>;
