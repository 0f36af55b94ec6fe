/** The Great Wall on the browser table. */
import { icon } from "../../art/icons";
import type { GameBoard } from "../board";
import Beside from "./Beside.svelte";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import LargeCard from "./LargeCard.svelte";
import Others from "./Others.svelte";
import Player from "./Player.svelte";
import Scenery from "./Scenery.svelte";
import type { Printed } from "./types";

export default {
  board: Board,
  beside: Beside,
  hand: Hand,
  player: Player,
  others: Others,
  card: LargeCard,
  stocks: { wood: icon("log"), stone: icon("stone-pile"), gold: icon("gold-stack"), chi: icon("yin-yang") },
  scenery: Scenery,
  tabs: ["web-gw-tab-field", "web-gw-tab-areas", "web-gw-tab-tracks"],
} satisfies GameBoard<Printed>;
