// Made by tools/web_types.py from src/teahouse/games/great_wall/words/shown.py; do not edit.

export interface Area {
  /** The seat of each. */
  officials: number[];
  /** What the warehouse has of the resource produced here; -1 where nothing is stored. */
  stored: number;
  slots: number;
  /** It meets its condition and has not been activated in this turn. */
  activates: boolean;
  /** It is being used now. */
  using: boolean;
  /** The seat that stands alone where that brings shame. */
  ashamed: number;
  /** By seat, in a production area: what an activation would give now. */
  collect: number[];
}

export interface Captured {
  card: number;
  /** Tokens on it. */
  shame: number;
}

/** A card with its whole text. */
export interface Card {
  id: string;
  name: string;
  icon: string;
  lines: string[];
  /** The same in short, as it stands on a card that has no room for all of it; the longer form first. */
  gists: string[];
  /** The same in pictures, one row for each rule; empty where there are none. */
  rows: Token[][];
}

/** A clan with what lies open, what whoever looks may see of its hand, and what the end would bring it now. */
export interface Clan {
  title: string;
  /** 1 to 6: colour, shape and pattern of its pieces. */
  colour: number;
  honor: number;
  /** Empty where a screen hides them. */
  resources: number[];
  /** Of the next summer, by resource. */
  income: number[];
  generals: number[];
  /** Generals and advisors to choose from in set-up. */
  dealt: number[];
  general: number;
  active: number[];
  assistants: number[];
  orders: number[];
  order_count: number;
  /** The order laid, once it may be seen. */
  order: number;
  order_laid: boolean;
  order_discard: number[];
  tactics: number[];
  tactic_count: number;
  supply: number[];
  /** Warriors, by kind. */
  shamed: number[];
  officials: number;
  pool: number;
  /** Their levels, by production area. */
  overseers: number[];
  overseer_warriors: number[];
  captured: Captured[];
  /** All tokens. */
  shame: number;
  /** Of captured cards without shame. */
  hordes_honor: number;
  /** For warriors with shame, at the end. */
  penalty: number;
  /** By artifact of the board, if the game ended now. */
  artifacts_honor: number[];
  /** Honour if the game ended now. */
  expected: number;
}

/** Edicts and events of the co-operative game. */
export interface Court {
  edicts: number[];
  fulfilled: number;
  /** To win together. */
  needed: number;
  /** Revealed so far. */
  events: number[];
}

/** Warriors between two places, while whoever looks decides about them. */
export interface Fate {
  kind: "dying" | "recruits";
  /** How many, by kind. */
  warriors: number[];
}

/** A figure or marker of a clan; seat -1 belongs to nobody. */
export interface Figure {
  icon: string;
  label: string;
  seat: number;
  count: number;
}

/** So many tokens of one good: a price, a reward. */
export interface Goods {
  /** A word of `words.GOODS`. */
  what: string;
  n: number;
}

/** Spots in rows; None leaves a gap. */
export interface Grid {
  rows: (Spot | null)[][];
}

/** A horde of the field, with what all cards do to it. */
export interface Horde {
  card: number;
  /** By cell. */
  cover: ("damage" | "free" | Piece)[];
  attack: number;
  /** By seat: how many of their warriors would die here. */
  lethality: number[];
  free: number;
  /** Damage cannot cover its cells now. */
  immune: boolean;
  /** All cells are covered: it falls at the next check. */
  defeated: boolean;
  /** Who would capture it if it fell now. */
  winner: number;
}

/** Something that stands on a place of the board: `section left`, `area barracks`, `player 2`. */
export interface Mark {
  at: string;
  icon: string;
  label: string;
  seat: number;
}

export interface OrderPart {
  others: boolean;
  text: string;
}

export interface OverseerTrack {
  pay: string;
  levels: number[];
  prices: number[];
}

/** One part of what lies on the table. */
export interface Panel {
  id: string;
  title: string;
  icon: string;
  /** How things stand, a sentence each. */
  lines: string[];
  sheets: Sheet[];
  tracks: Track[];
  spots: Spot[];
}

/** A warrior on a cell. */
export interface Piece {
  seat: number;
  warrior: number;
  /** The other cell of a horseman, where it comes after this one; else -1. */
  second: number;
}

/** What things cost the clan that looks; printed prices for a spectator. -1: cannot be bought any more. */
export interface Prices {
  warriors: Goods[][];
  fortification: number;
  walls: number[];
  official: number;
  advisor: number;
  overseers: number[];
}

/** Everything printed, in one language. */
export interface Printed {
  lang: string;
  resources: Thing[];
  goods: Thing[];
  warriors: PrintedWarrior[];
  sections: Thing[];
  areas: PrintedArea[];
  orders: PrintedOrder[];
  reed_order: PrintedOrder;
  /** Qin's cards, by the names of the normal ones. */
  qin_orders: PrintedOrder[];
  /** Reference cards of the Reed clan, Qin and Genghis Khan. */
  notes: PrintedNote[];
  hordes: PrintedHorde[];
  horde_cards: PrintedHordeCard[];
  generals: PrintedGeneral[];
  advisors: PrintedAdvisor[];
  tactics: PrintedTactic[];
  artifacts: PrintedArtifact[];
  edicts: PrintedEdict[];
  events: PrintedEvent[];
  sides: PrintedSide[];
  numbers: PrintedNumbers;
}

export interface PrintedAdvisor {
  id: string;
  name: string;
  icon: string;
  lines: string[];
  /** The same in short, as it stands on a card that has no room for all of it; the longer form first. */
  gists: string[];
  /** The same in pictures, one row for each rule; empty where there are none. */
  rows: Token[][];
  card_set: string;
  abilities: string[];
}

export interface PrintedArea {
  id: string;
  name: string;
  icon: string;
  lines: string[];
  /** The same in short, as it stands on a card that has no room for all of it; the longer form first. */
  gists: string[];
  /** The same in pictures, one row for each rule; empty where there are none. */
  rows: Token[][];
  /** The resource of a production area, else empty. */
  produces: string;
  /** What it does, in a few words. */
  short: string;
}

export interface PrintedArtifact {
  id: string;
  name: string;
  icon: string;
  lines: string[];
  /** The same in short, as it stands on a card that has no room for all of it; the longer form first. */
  gists: string[];
  /** The same in pictures, one row for each rule; empty where there are none. */
  rows: Token[][];
  card_set: string;
}

/** A vulnerability cell and its place in the layout of the card. */
export interface PrintedCell {
  letter: string;
  column: number;
  line: number;
  reward: Goods;
}

export interface PrintedEdict {
  id: string;
  name: string;
  icon: string;
  lines: string[];
  /** The same in short, as it stands on a card that has no room for all of it; the longer form first. */
  gists: string[];
  /** The same in pictures, one row for each rule; empty where there are none. */
  rows: Token[][];
  removed_with_2: boolean;
}

export interface PrintedEvent {
  id: string;
  name: string;
  icon: string;
  lines: string[];
  /** The same in short, as it stands on a card that has no room for all of it; the longer form first. */
  gists: string[];
  /** The same in pictures, one row for each rule; empty where there are none. */
  rows: Token[][];
  mood: string;
}

export interface PrintedGeneral {
  id: string;
  name: string;
  icon: string;
  lines: string[];
  /** The same in short, as it stands on a card that has no room for all of it; the longer form first. */
  gists: string[];
  /** The same in pictures, one row for each rule; empty where there are none. */
  rows: Token[][];
  card_set: string;
  start: number[];
  tactics: number;
  tea: number;
  /** Words of the moves that use them. */
  abilities: string[];
}

/** A type of horde. */
export interface PrintedHorde {
  id: string;
  name: string;
  icon: string;
  lines: string[];
  /** The same in short, as it stands on a card that has no room for all of it; the longer form first. */
  gists: string[];
  /** The same in pictures, one row for each rule; empty where there are none. */
  rows: Token[][];
  card_set: string;
  tier: number;
  attack: number;
  honor: number;
  columns: number;
  height: number;
  cells: PrintedCell[];
}

/** One of the cards of a type of horde: they differ in the section they point to. */
export interface PrintedHordeCard {
  horde: number;
  /** That names it once it is captured. */
  move: string;
}

/** The wall at one level; `price` and `honor` are of the level above, 0 on top. */
export interface PrintedLevel {
  defence: number;
  positions: number;
  price: number;
}

export interface PrintedNote {
  id: string;
  name: string;
  icon: string;
  lines: string[];
  /** The same in short, as it stands on a card that has no room for all of it; the longer form first. */
  gists: string[];
  /** The same in pictures, one row for each rule; empty where there are none. */
  rows: Token[][];
  /** `reed`, `qin` or `genghis`. */
  of: string;
}

/** Numbers of the rulebook a table needs. */
export interface PrintedNumbers {
  horde_rows: number;
  horde_shame_cells: number;
  fortification_cells: number;
  fortification_price: number;
  fortification_defence: number;
  fortification_honor: number;
  artifact_cells: number;
  advisor_cells: number;
  tactic_hand_limit: number;
  shame_penalty: number;
  honor_spaces: number;
  /** By number of players. */
  walls_to_end: number[];
  edicts_needed: number[];
}

export interface PrintedOrder {
  id: string;
  name: string;
  icon: string;
  lines: string[];
  /** The same in short, as it stands on a card that has no room for all of it; the longer form first. */
  gists: string[];
  /** The same in pictures, one row for each rule; empty where there are none. */
  rows: Token[][];
  returnable: boolean;
  parts: OrderPart[];
}

/** One side of the board. */
export interface PrintedSide {
  order_cells: number;
  /** By number of players, -1 where this side is not theirs. */
  time_start: number[];
  years: PrintedYear[];
  wall: PrintedLevel[];
  areas: SideArea[];
  overseers: OverseerTrack[];
}

export interface PrintedTactic {
  id: string;
  name: string;
  icon: string;
  lines: string[];
  /** The same in short, as it stands on a card that has no room for all of it; the longer form first. */
  gists: string[];
  /** The same in pictures, one row for each rule; empty where there are none. */
  rows: Token[][];
  card_set: string;
  /** The name of its play condition. */
  when: string;
  condition: string;
  free: string;
  free_gist: string;
  price: Goods[];
  enhanced: string;
  enhanced_gist: string;
}

export interface PrintedWarrior {
  id: string;
  name: string;
  icon: string;
  price: Goods[];
}

/** A space of the time track. */
export interface PrintedYear {
  invasion: number;
  lethality: number;
}

/**
 * A section, and what winter would do here if nothing else happened.
 *
 *     Hordes all of whose cells are covered fall before.
 */
export interface Section {
  level: number;
  fortifications: number;
  /** The seats of the archers on firing positions. */
  posted: number[];
  /** One's own first. */
  sheltered: Sheltered[];
  hordes: Horde[];
  /** Blocked by fortifications to the end of the game. */
  closed: boolean;
  attack: number;
  defence: number;
  outcome: "falls" | "holds" | "quiet";
  /** Defence less attack. */
  margin: number;
  /** By seat: tokens a breach would bring. */
  shame: number[];
  positions: number;
  /** What one fortification adds to the defence now. */
  fortification: number;
}

/** A card of the expansion that lies on the table. */
export interface Sheet {
  id: string;
  name: string;
  icon: string;
  text: string;
  /** It no longer works. */
  off: boolean;
  grid: Grid | null;
}

/** Warriors of one kind and clan in a shelter. */
export interface Sheltered {
  seat: number;
  warrior: number;
  count: number;
}

export interface SideArea {
  regular: boolean;
  slots: number;
  shame: boolean;
}

/** A place on a card of the expansion; its id is the word of the move that names it, so it can be clicked. */
export interface Spot {
  id: string;
  label: string;
  icon: string;
  closed: boolean;
  figures: Figure[];
}

/** The table as one seat sees it; -1 is a spectator. */
export interface Table {
  seat: number;
  /** Clans with a player; the Reed clan and Qin come after them. */
  players: number;
  /** The seat of the Reed clan. */
  reed: number;
  side: number;
  /** The space of the time track. */
  time: number;
  /** Spaces of the time track that are played. */
  spaces: number;
  year: number;
  last_year: boolean;
  season: string;
  active: number;
  finished: boolean;
  /** Seats that still have their turn this autumn, the active one first. */
  turns_left: number[];
  tea: number[];
  order_track: number[];
  /** The areas of Qin's tokens, the highest first; the damage token is the barracks. Empty without him. */
  qin_track: number[];
  clans: Clan[];
  sections: Section[];
  areas: Area[];
  prices: Prices;
  horde_deck: number;
  /** The section the top horde card points to. */
  pointer: number;
  tactic_deck: number;
  tactic_discards: number;
  advisor_deck: number;
  advisor_discards: number;
  /** On the advisor track. */
  advisors: number[];
  artifacts: number[];
  /** Only in the co-operative game. */
  court: Court | null;
  shame_supply: number;
  shame_box: number;
  /** What expansions add beside the board. */
  panels: Panel[];
  /** What they put on the board. */
  marks: Mark[];
  /** What the question to this seat is about: an area, a horde card, a tactic; -1 for none of these. */
  about: number;
  fate: Fate | null;
}

/** Anything with a word, a name and a picture. */
export interface Thing {
  id: string;
  name: string;
  icon: string;
}

/** One sign in a row of icons. */
export interface Token {
  kind: "icon" | "number" | "sign";
  value: string;
}

/** Numbered spaces and the markers on them. */
export interface Track {
  label: string;
  spaces: string[];
  /** The space, counted from 0, and what stands there. */
  markers: [number, Figure][];
}

/** What may be asked. */
export type Question =
  | "AcceptGift"
  | "ActOrWait"
  | "ActivateEnhanced"
  | "AssistantForQin"
  | "AttackKhan"
  | "AttackWith"
  | "Build"
  | "BuyFood"
  | "ChooseAdvisor"
  | "ChooseBranch"
  | "ChooseDying"
  | "ChooseGeneral"
  | "ChooseOrder"
  | "ChoosePlayer"
  | "ChooseRole"
  | "ChooseTacticEffect"
  | "Collect"
  | "CopyOrder"
  | "DealDamage"
  | "DiscardAtPagoda"
  | "DiscardFreely"
  | "DiscardShame"
  | "DiscardTactic"
  | "DiscardedOrders"
  | "DismissAdvisor"
  | "DispelGhost"
  | "DrawTactics"
  | "DrinkTea"
  | "DrinkTeaForReed"
  | "FeedFigures"
  | "FireFromFortress"
  | "FortifyForReed"
  | "GainByArea"
  | "GainToken"
  | "GiveOne"
  | "GiveTo"
  | "GrantWhere"
  | "HandIn"
  | "Hire"
  | "IncomeOf"
  | "LeaveFortress"
  | "MarchOrGarrison"
  | "MoveDemand"
  | "MoveFrom"
  | "MoveHorde"
  | "MoveOfficial"
  | "MoveOfficialTo"
  | "MoveRat"
  | "MoveReedOfficial"
  | "MoveReedOfficialTo"
  | "MoveTo"
  | "MoveWarrior"
  | "NextArea"
  | "NextRecruit"
  | "OfficialForHonor"
  | "OfficialToEmperor"
  | "PayEither"
  | "PayForEffect"
  | "PayInstead"
  | "PayMix"
  | "PlaceGhost"
  | "PlaceOrder"
  | "PlaceRat"
  | "PlaceRecruit"
  | "PlaceShame"
  | "PlaceStartingOfficial"
  | "PlayTactic"
  | "PledgeGold"
  | "PledgeToEdict"
  | "PostOrShelter"
  | "Promote"
  | "PromoteWhere"
  | "ProposeEdict"
  | "ProposePeace"
  | "RallyOrWait"
  | "Recall"
  | "Recruit"
  | "RefreshAdvisors"
  | "RemoveForShame"
  | "Rescue"
  | "ReturnOfficial"
  | "ReturnOrder"
  | "Sacrifice"
  | "SaveForChi"
  | "SendToEmperor"
  | "Shoot"
  | "ShowTreasures"
  | "SpareToken"
  | "StoreForReed"
  | "Strike"
  | "StrikeForReed"
  | "StrikeKhan"
  | "SwapHordes"
  | "UseAbility"
  | "WhichReedOfficial"
  | "WhoseShame";
