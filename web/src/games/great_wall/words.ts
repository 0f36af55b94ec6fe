/** The vocabulary of the rules, and the words of moves as `games/great_wall/moves.py` has them. */

import { AREAS, RESOURCES, SECTIONS, WARRIORS } from "./vocabulary";

export { AREAS, RESOURCES, SECTIONS, WARRIORS };

export const section = (n: number): string => `section ${SECTIONS[n]}`;
export const raise = (n: number): string => `raise ${SECTIONS[n]}`;
export const fortify = (n: number): string => `fortify ${SECTIONS[n]}`;
export const shelter = (n: number): string => `shelter ${SECTIONS[n]}`;
export const post = (n: number): string => `post ${SECTIONS[n]}`;
export const sheltered = (n: number, warrior: number): string => `sheltered ${SECTIONS[n]}.${WARRIORS[warrior]}`;
export const horde = (n: number, row: number): string => `horde ${SECTIONS[n]}.${row + 1}`;
export const cell = (n: number, row: number, letter: string): string => `cell ${SECTIONS[n]}.${row + 1}.${letter}`;
export const area = (n: number): string => `area ${AREAS[n]}`;
export const official = (n: number): string => `official ${AREAS[n]}`;
export const resource = (n: number): string => `resource ${RESOURCES[n]}`;
export const spare = (n: number): string => `spare ${RESOURCES[n]}`;
export const stored = (n: number): string => `stored ${RESOURCES[n]}`;
export const warrior = (n: number): string => `warrior ${WARRIORS[n]}`;
export const save = (n: number): string => `save ${WARRIORS[n]}`;
export const shame = (n: number): string => `shame ${WARRIORS[n]}`;
export const player = (seat: number): string => `player ${seat + 1}`;
export const orderCell = (n: number): string => `order-cell ${n + 1}`;
export const advisorCell = (n: number): string => `advisor-cell ${n + 1}`;
export const order = (id: string): string => `order ${id}`;
export const general = (id: string): string => `general ${id}`;
export const advisor = (id: string): string => `advisor ${id}`;
export const tactic = (id: string): string => `tactic ${id}`;

export const TAKE = "take";
export const FREE_EFFECT = "free";
export const ENHANCED = "enhanced";
export const HIRE_OFFICIAL = "hire official";
export const ACTIVE = "active";
export const ASSISTANT = "assistant";
export const RETURN_ORDERS = "return orders";
export const SCORE_ORDERS = "score orders";
export const OFFICIAL_SUPPLY = "official supply";

/** Questions that a player answers for the Reed clan. */
export const FOR_REED: ReadonlySet<string> = new Set([
  "MoveReedOfficial",
  "MoveReedOfficialTo",
  "WhichReedOfficial",
  "StoreForReed",
  "StrikeForReed",
  "FortifyForReed",
  "DrinkTeaForReed",
]);

/** Every family of moves and the part of the table its pieces live in; `bar` has no place but the decision bar. */
export const HOMES: Readonly<Record<string, "field" | "areas" | "tracks" | "hand" | "player" | "bar">> = {
  done: "bar",
  pass: "bar",
  take: "areas",
  free: "hand",
  enhanced: "hand",
  "hire official": "areas",
  active: "player",
  assistant: "player",
  "return orders": "hand",
  "score orders": "hand",
  resource: "player",
  spare: "player",
  stored: "areas",
  count: "bar",
  branch: "bar",
  player: "player",
  order: "hand",
  "order-cell": "tracks",
  official: "areas",
  area: "areas",
  section: "field",
  fortify: "field",
  raise: "field",
  shelter: "field",
  post: "field",
  sheltered: "field",
  warrior: "player",
  save: "hand",
  shame: "player",
  horde: "field",
  cell: "field",
  captured: "player",
  "advisor-cell": "tracks",
  general: "hand",
  advisor: "hand",
  tactic: "hand",
  ability: "player",
  edict: "tracks",
};

/** The family of a move: its word without what it is about. */
export function familyOf(move: string): string {
  if (HOMES[move] !== undefined) return move;
  return move.split(" ")[0] ?? move;
}
