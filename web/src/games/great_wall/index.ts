/** The Great Wall on the browser table. */
import { icon } from "../../art/icons";
import type { GameBoard } from "../board";
import Beside from "./Beside.svelte";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import LargeCard from "./LargeCard.svelte";
import Others from "./Others.svelte";
import PartNote from "./PartNote.svelte";
import { PARTS } from "./parts";
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
  parts: PARTS,
  note: PartNote,
  besideName: "web-gw-court-tab",
} satisfies GameBoard<Printed>;
