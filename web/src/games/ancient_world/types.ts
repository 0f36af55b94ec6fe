// Made by tools/web_types.py from src/teahouse/games/ancient_world/words/shown.py; do not edit.

/** An army of a player: its active card with the coins on it, and the cards under it. */
export interface Army {
  card: number;
  /** Coins on it; an army with some was used in this round. */
  scroll: number;
  picture: number;
  disbanded: number[];
  /** With experience. */
  symbols: number[];
  /** Of its next use. */
  price: number;
}

/** A card put aside. */
export interface Aside {
  card: number;
  deck: "A" | "B" | "start";
  /** Everybody knows it. */
  open: boolean;
}

/** An empire card of a city. */
export interface Building {
  card: number;
  lost: boolean;
  /** The skill of whoever stands on it, or 0. */
  citizen: number;
}

export interface CardPoints {
  card: number;
  vp: number;
}

/** A cell now; prices and clauses are for the seat that looks, lists by skill from 1 to 5. */
export interface Cell {
  open: boolean;
  /** In order of placement. */
  citizens: Citizen[];
  /** The highest skill there, or 0. */
  highest: number;
  /** Coins for the place itself. */
  fees: number[];
  /** What the action costs, with discounts; empty for a spectator. */
  pay: Cost[];
  /** The clause that keeps a citizen away, empty if he may come; an empty list for a spectator. */
  refused: string[];
}

export interface Citizen {
  seat: number;
  skill: number;
}

export interface Cost {
  coin: number;
  knowledge: number;
}

/** The empire deck in use. */
export interface EmpireDeck {
  letter: "A" | "B" | "start";
  left: number;
  discards: number[];
}

/** The fight somebody is preparing. */
export interface Fight {
  seat: number;
  titan: number;
  used: number[];
  attack: number;
  defence: number;
}

/** A rule of a card in few words, with the picture of what it is about. */
export interface Line {
  icon: string;
  text: string;
}

/** A card one could buy, at the price of today. */
export interface Offer {
  card: number;
  cost: Cost;
  /** The clause that forbids it, or nothing. */
  refused: string;
}

/** A player: what they have, what their symbols add up to, and what the end would bring if it came now. */
export interface Player {
  coins: number;
  knowledge: number;
  /** Coins and knowledge of the next income. */
  income: Cost;
  food: number;
  army_limit: number;
  eyes: number;
  swords: number;
  /** For every fight of this round, without armies. */
  arrows: number;
  /** Free ones. */
  spaces: number;
  /** All they own. */
  citizens: number;
  /** Citizens without food, if the round ended now. */
  unfed: number;
  home: number[];
  hungry: number[];
  /** Citizens by skill; all others stand on cells and cards. */
  supply: number[];
  armies: Army[];
  city: Building[];
  provinces: number[];
  titans: number[];
  reserve: Aside[];
  /** Cards just drawn; empty unless they are one's own. */
  drawn: number[];
  /** By titan deck, what they know to lie under its top card; empty unless it is one's own. */
  scouted: number[][];
  passed: boolean;
  /** By tribe. */
  banners: number[];
  banners_vp: number[];
  cards_vp: CardPoints[];
  hungry_vp: number;
  vp: number;
}

/** Everything printed, in one language. */
export interface Printed {
  cells: PrintedCell[];
  empire: PrintedEmpire[];
  armies: PrintedArmy[];
  titans: PrintedTitan[];
  provinces: PrintedProvince[];
  capital: Told;
  capital_props: number[];
  titan_decks: PrintedTitanDeck[];
  tribes: PrintedTribe[];
  /** Of empire cards, titans, provinces and the capital. */
  symbols: PrintedSymbol[];
  army_symbols: PrintedSymbol[];
  /** By seat. */
  players: PrintedPlayer[];
  rounds: PrintedRound[];
  /** Moves that choose a citizen, by skill. */
  citizens: string[];
  dice: number;
  faces: string[];
  /** By number of banners of a tribe; the last serves all higher counts. */
  banner_vp: number[];
  hungry_vp: number;
  empire_row: number[];
  /** By number of players; the first two are unused. */
  army_row: number[];
}

export interface PrintedArmy {
  id: string;
  name: string;
  icon: string;
  lines: string[];
  /** The same for a place with little room. */
  short: Line[];
  /** The same in pictures, one row for each rule. */
  rows: Token[][];
  number: number;
  move: string;
  facts: string;
  starting: boolean;
  cost: Cost;
  front: number[];
  /** By symbol of armies. */
  experience: number[];
  scroll: string;
  /** Moves that take coins off it. */
  picture: string;
}

/** A card with its number and the numbers printed besides its rules. */
export interface PrintedCard {
  id: string;
  name: string;
  icon: string;
  lines: string[];
  /** The same for a place with little room. */
  short: Line[];
  /** The same in pictures, one row for each rule. */
  rows: Token[][];
  number: number;
  move: string;
  facts: string;
}

/** An action cell and its place on a grid of three by three. */
export interface PrintedCell {
  id: string;
  name: string;
  icon: string;
  lines: string[];
  /** The same for a place with little room. */
  short: Line[];
  /** The same in pictures, one row for each rule. */
  rows: Token[][];
  move: string;
  placement: "free" | "higher" | "match_or_pay";
  /** The round in which it is uncovered. */
  opens: number;
  /** Alternatives; empty if nothing is paid. */
  pay: Cost[];
  column: number;
  line: number;
}

export interface PrintedEmpire {
  id: string;
  name: string;
  icon: string;
  lines: string[];
  /** The same for a place with little room. */
  short: Line[];
  /** The same in pictures, one row for each rule. */
  rows: Token[][];
  number: number;
  move: string;
  facts: string;
  deck: "A" | "B" | "start";
  cost: Cost;
  /** By tribe. */
  banners: number[];
  /** By symbol. */
  props: number[];
  /** It has an action cell. */
  action: boolean;
  action_cost: Cost;
  /** It gives points at the end. */
  endgame: boolean;
  /** It answers to something that happens. */
  reacts: boolean;
}

/** A colour of players; `mark` is its colour, shape and pattern on the table. */
export interface PrintedPlayer {
  id: string;
  name: string;
  colour: string;
  mark: number;
}

export interface PrintedProvince {
  id: string;
  name: string;
  icon: string;
  lines: string[];
  /** The same for a place with little room. */
  short: Line[];
  /** The same in pictures, one row for each rule. */
  rows: Token[][];
  number: number;
  move: string;
  facts: string;
  banners: number[];
  props: number[];
}

/** A circle of the round track. */
export interface PrintedRound {
  deck: "A" | "B" | "start";
  income: boolean;
  /** The cells uncovered in it. */
  opens: number[];
}

export interface PrintedSymbol {
  id: string;
  name: string;
  icon: string;
  text: string;
  /** One, two and more of it in few words; empty where it stands on no army. */
  counted: string[];
}

export interface PrintedTitan {
  id: string;
  name: string;
  icon: string;
  lines: string[];
  /** The same for a place with little room. */
  short: Line[];
  /** The same in pictures, one row for each rule. */
  rows: Token[][];
  number: number;
  move: string;
  facts: string;
  stars: number;
  defence: number;
  /** Arrows count against it. */
  arrows: boolean;
  banners: number[];
  props: number[];
  dice: number;
}

export interface PrintedTitanDeck {
  id: string;
  name: string;
  icon: string;
  stars: number;
}

export interface PrintedTribe {
  id: string;
  name: string;
  icon: string;
  motto: string;
  colour: string;
}

/** The table as one seat sees it; -1 is a spectator. */
export interface Table {
  seat: number;
  /** Counted from 1. */
  round: number;
  first: number;
  /** Whoever holds the first-player token has raised a hand. */
  hand_up: boolean;
  turn_of: number;
  finished: boolean;
  expand_plus: boolean;
  cells: Cell[];
  deck: EmpireDeck;
  row: Offer[];
  /** Own cards put aside; empty for a spectator. */
  reserve: Offer[];
  army_deck: number;
  army_discards: number;
  army_row: Offer[];
  titans: TitanDeck[];
  /** That lie open. */
  provinces: number[];
  province_deck: number;
  fight: Fight | null;
  players: Player[];
  /** What the question to this seat is about: the card used, the army placed, the citizen, the titan deck; else -1. */
  about: number;
}

/** Anything with a word, a name and a picture. */
export interface Thing {
  id: string;
  name: string;
  icon: string;
}

/** A titan deck and its top. */
export interface TitanDeck {
  /** 0 where the deck is empty. */
  titan: number;
  left: number;
  /** By seat: what all its unused armies would reach, whatever they cost. */
  attacks: number[];
  /** By seat: the fewest coins that defeat it, 0 where no armies reach it. */
  prices: number[];
}

/** One sign in a row of icons. */
export interface Token {
  kind: "icon" | "number" | "sign";
  value: string;
}

/** A thing with its whole text. */
export interface Told {
  id: string;
  name: string;
  icon: string;
  lines: string[];
  /** The same for a place with little room. */
  short: Line[];
  /** The same in pictures, one row for each rule. */
  rows: Token[][];
}

/** What may be asked. */
export type Question =
  | "ArrangeTitans"
  | "BuryProvince"
  | "BuyArmy"
  | "BuyEmpire"
  | "ChooseHungry"
  | "ChoosePayment"
  | "ChooseProvince"
  | "CopyAction"
  | "DiscardArmy"
  | "Explore"
  | "FightScouted"
  | "KeepCard"
  | "LoseCard"
  | "PlaceArmy"
  | "PlaceCitizen"
  | "PutAside"
  | "RestArmy"
  | "RestoreCards"
  | "RestoreOne"
  | "ScoutDeck"
  | "TakeProvince"
  | "TakeTurn"
  | "UseArmies"
  | "UseCard";
