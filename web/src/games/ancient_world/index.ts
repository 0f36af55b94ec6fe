/** The Ancient World at the browser table. */
import { icon } from "../../art/icons";
import type { GameBoard } from "../board";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Large from "./Large.svelte";
import Player from "./Player.svelte";
import { PARTS } from "./parts";
import type { Printed } from "./types";
import "./ancient_world.css";

export default {
  board: Board,
  hand: Hand,
  player: Player,
  card: Large,
  stocks: { coin: icon("two-coins"), knowledge: icon("book-cover") },
  parts: PARTS,
} satisfies GameBoard<Printed>;
