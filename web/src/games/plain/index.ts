/** Any game at the browser table: what its teller says of table, hand and players, and every answer as a button. */
import type { GameBoard } from "../board";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Hand from "./Hand.svelte";
import Player from "./Player.svelte";

export default { board: Board, hand: Hand, player: Player, card: Card, parts: [] } satisfies GameBoard;
