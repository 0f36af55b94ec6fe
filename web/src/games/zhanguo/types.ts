// Made by tools/web_types.py from src/teahouse/games/zhanguo/words/shown.py; do not edit.

/** A court action for the seat that looks. */
export interface Action {
  /** Own cards whose ability it triggers, if the number suits. */
  answers: number[];
  /** Those of them that the unrest of their region keeps silent. */
  blocked: number[];
  /** Does the card in question have the right number? False while no card is in question. */
  suits: boolean;
}

/** The markers of an aspect: who would be asked for its reward, and who leads at the end. */
export interface Aspect {
  short: number;
  /** Markers left. */
  tall: number;
  /** Who has taken the reward of this round. */
  disc: number;
  /** Of the markers of each seat. */
  values: number[];
  /** Seats with markers, the first to be asked first. */
  order: number[];
  /** By seat: could it receive the whole reward of this round now? */
  able: boolean[];
}

/** What is chosen before round 1. */
export interface Auction {
  /** On offer. */
  boards: number[];
  /** Who may still bid. */
  bidders: number[];
  bid: number;
  high_bidder: number;
}

export interface Court {
  /** From the first to the last. */
  cards: number[];
  /** The card this seat is about to use, or 0. */
  in_question: number;
  higher: number[];
  /** Own hand cards against the last card; on an empty court every card is both. */
  lower: number[];
  actions: Action[];
}

/** A region of a player board. */
export interface OwnRegion {
  cards: number[];
  unrest: number;
  workers: number;
  governor_area: number[];
  /** Officials, by colour. */
  worker_area: number[];
  /** Unrest is on the last cell: no cards, no recruits, no palace. */
  closed: boolean;
  /** Unrest the next card would bring; -1 where no card fits any more. */
  next_card: number;
}

/** A player, and what the end would bring them if it came now. */
export interface Player {
  colour: number;
  board: number;
  /** Empty without a board. */
  regions: OwnRegion[];
  /** Cards in hand, by colour. */
  backs: number[];
  hand: number[];
  /** Empty unless they are one's own. */
  set_aside: number[];
  /** Officials left, by colour. */
  supply: number[];
  /** Markers of value 3, by aspect. */
  tall: number[];
  governors: number;
  palaces: number;
  walls: number;
  /** Pieces left. */
  discs: number;
  governors_vp: number;
  markers_vp: number;
  tasks_vp: number;
  walls_vp: number;
}

/** Everything printed, in one language. */
export interface Printed {
  /** Card 1 first. */
  cards: PrintedCard[];
  actions: PrintedAction[];
  aspects: PrintedAspect[];
  officials: PrintedOfficial[];
  /** Of governor squares. */
  bonuses: PrintedBonus[];
  regions: PrintedRegion[];
  stretches: PrintedStretch[];
  sections: PrintedSection[];
  tiles: PrintedTile[];
  /** By aspect, then by round. */
  rewards: PrintedReward[][];
  reward_rows: number[];
  tasks: PrintedTask[];
  slots: PrintedSlot[];
  abilities: PrintedAbility[];
  boards: PrintedBoard[];
  players: PrintedPlayer[];
  bids: string[];
  rounds: number;
  governor_majority_vp: number;
  governor_vp: number;
  officials_per_colour: number;
  governors: number;
  palaces: number;
  walls: number;
  discs: number;
}

/** What a B side can do, after which court actions. */
export interface PrintedAbility {
  id: string;
  name: string;
  icon: string;
  text: string;
  /** The same in few words. */
  short: string;
  move: string;
  after: number[];
}

/** A court action. */
export interface PrintedAction {
  id: string;
  name: string;
  icon: string;
  move: string;
  /** The number a card must have, against the one under it, for abilities to answer. */
  needs: "higher" | "lower" | "none";
}

/** An aspect of unification with its colour, its markers and its cards. */
export interface PrintedAspect {
  id: string;
  name: string;
  icon: string;
  colour: string;
  first: number;
  /** The numbers of its cards. */
  last: number;
  majority_vp: number;
  short: string;
  /** The moves that take a marker of value 1 or 3. */
  tall: string;
}

/** A side of a player board. */
export interface PrintedBoard {
  id: string;
  name: string;
  icon: string;
  /** Empty for side A, which nobody chooses. */
  move: string;
  abilities: number[];
  /** The officials that start in its first region. */
  officials: number[];
  tracks: PrintedTrack[];
}

/** What a square gives; `amount` is its points or VP, 0 where there are none. */
export interface PrintedBonus {
  id: string;
  name: string;
  icon: string;
  text: string;
  /** The same in few words. */
  short: string;
  amount: number;
}

/** One of the 120 cards. */
export interface PrintedCard {
  number: number;
  move: string;
  colour: number;
  /** The court action on the left of its ability. */
  trigger: number;
  needs: "higher" | "lower" | "none";
  bonus: string;
  name: string;
  text: string;
  /** The same in few words. */
  short: string;
  /** The picture of the bonus. */
  icon: string;
  /** The official it brings, or -1. */
  official: number;
  /** The colour of cards it counts, or -1. */
  counted: number;
  /** Its VP, or 0. */
  amount: number;
  person: string;
  /** Who is in the picture, and the picture. */
  portrait: string;
  /** Everything it says, as one sentence. */
  whole: string;
}

export interface PrintedCell {
  move: string;
  bars: number;
  workers: number;
}

export interface PrintedNeed {
  /** A region number, or the number of a wall stretch counted from 0. */
  place: number;
  count: number;
}

export interface PrintedOfficial {
  id: string;
  name: string;
  icon: string;
  colour: string;
  move: string;
}

/** A colour of players. */
export interface PrintedPlayer {
  id: string;
  name: string;
  move: string;
  /** 1–6: colour, shape and pattern on the table. */
  mark: number;
}

export interface PrintedRegion {
  id: string;
  name: string;
  icon: string;
  number: number;
  move: string;
  beside: string;
  governor_area: string;
  worker_area: string;
  x: number;
  y: number;
  adjacent: number[];
  squares: PrintedSquare[];
  /** By number of players; the first two are unused. */
  palace_cells: number[];
}

export interface PrintedReward {
  id: string;
  name: string;
  icon: string;
  text: string;
  /** The same in few words. */
  short: string;
  /** Region numbers; empty for walls and palaces. */
  regions: number[];
}

export interface PrintedSection {
  id: string;
  name: string;
  stretch: number;
  cells: PrintedCell[];
}

/** The place of a task, with the VP under its cells. */
export interface PrintedSlot {
  move: string;
  section: string;
  kind: string;
  vp: number[];
}

/** A bonus square for a governor. */
export interface PrintedSquare {
  move: string;
  bonus: number;
}

export interface PrintedStretch {
  id: string;
  name: string;
  icon: string;
  sections: number[];
  /** Pairs of region numbers between which it closes the way. */
  separates: number[][];
}

export interface PrintedTask {
  id: string;
  name: string;
  icon: string;
  text: string;
  /** The same in few words. */
  short: string;
  kind: string;
  needs: PrintedNeed[];
}

/** A face of a wall tile: VP for 1, 2 and 3 bars. */
export interface PrintedTile {
  id: string;
  name: string;
  icon: string;
  text: string;
  /** The same in few words. */
  short: string;
  vp: number[];
  counts: "fixed" | "region" | "set";
}

/** The unrest track of a region. */
export interface PrintedTrack {
  cells: number;
  /** Cells on which no palace can be built; the last one is always among them. */
  no_palace: number[];
}

/** A region of the main board. */
export interface Region {
  /** The seat on each bonus square. */
  squares: number[];
  /** By seat: governors beside the squares. */
  beside: number[];
  /** By seat: all of them. */
  governors: number[];
  leaders: number[];
  /** What each leader would score at the end. */
  vp: number;
  /** The seat on each palace cell. */
  palaces: number[];
}

/** A section of the walls and the tile beside it. */
export interface Section {
  tile: number;
  cells: WallCell[];
}

/** The table as one seat sees it; -1 is a spectator. */
export interface Table {
  seat: number;
  /** Counted from 0. */
  round: number;
  first: number;
  turn_of: number;
  finished: boolean;
  setting_up: "" | "auction" | "boards" | "colours";
  /** The order of ties: the discs from the top. */
  order: number[];
  /** The order of turns of this round. */
  turns: number[];
  /** Seats whose disc lies on the rewards track. */
  track: number[];
  /** Cards left, by colour. */
  decks: number[];
  court: Court;
  aspects: Aspect[];
  /** The aspect whose reward somebody decides about. */
  reward: number;
  regions: Region[];
  sections: Section[];
  tasks: Task[];
  players: Player[];
  auction: Auction;
}

/** What lies on a task slot. */
export interface Task {
  task: number;
  /** The seat on each cell. */
  discs: number[];
  /** The VP of its first free cell, or 0. */
  next_vp: number;
  /** By seat: objects it asks for that are there. */
  have: number[];
  need: number;
  done: boolean[];
}

/** Anything with a word, a name and a picture. */
export interface Thing {
  id: string;
  name: string;
  icon: string;
}

/** A thing with a text that says what it does. */
export interface Told {
  id: string;
  name: string;
  icon: string;
  text: string;
  /** The same in few words. */
  short: string;
}

export interface WallCell {
  owner: number;
  /** The level of its bars on the tile there. */
  vp: number;
  /** By seat: what a wall here would score if the game ended now. */
  worth: number[];
}

/** What may be asked. */
export type Question =
  | "Activate"
  | "AgreeToDrop"
  | "AppointRegion"
  | "Bid"
  | "CalmRegion"
  | "ChooseBoard"
  | "ChooseColour"
  | "ChooseMarker"
  | "ChooseSquare"
  | "ChooseTallMarker"
  | "ClaimTasks"
  | "HireColour"
  | "HireRegion"
  | "MoveGovernorFrom"
  | "MoveGovernorTo"
  | "MoveWorkerFrom"
  | "MoveWorkerTo"
  | "PalaceRegion"
  | "PlayCard"
  | "ProposeBoard"
  | "PutAside"
  | "Reassign"
  | "ReassignTo"
  | "RecruitRegion"
  | "RewardGovernor"
  | "TakeReward"
  | "ThirdWorker"
  | "UseCard"
  | "WallCell"
  | "WallWorker";
