// Made by tools/web_types.py from src/teahouse/games/ancient_world/words/shown.py; do not edit.

export interface ArmyFacts {
  symbols: number[];
  price: number;
  used: boolean;
}

export interface Asked {
  seat: number;
  asks: string;
  fields: Record<string, unknown>;
}

export interface CardPoints {
  card: number;
  vp: number;
}

export interface CellFacts {
  open: boolean;
  citizens: Citizen[];
  highest: number;
  fees: number[];
  pay: Cost[];
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

export interface Facts {
  deck: "A" | "B" | "start";
  to_draw: number;
  order: number[];
  cells: CellFacts[];
  row: Offer[];
  reserve: Offer[];
  army_row: Offer[];
  titans: TitanFacts[];
  fight: Fight | null;
  players: PlayerFacts[];
}

export interface Fight {
  seat: number;
  titan: number;
  used: number[];
  attack: number;
  defence: number;
}

export interface Observed {
  seat: number;
  seats: number;
  expand_plus: boolean;
  must_buy: boolean;
  round: number;
  first: number;
  hand_up: boolean;
  turn_of: number;
  finished: boolean;
  players: SeenPlayer[];
  cells: number[][];
  decks: number[];
  discards: number[][];
  row: number[];
  army_deck: number;
  army_row: number[];
  army_discard: number[];
  titans: number[];
  titan_decks: number[];
  provinces: number[];
  provinces_buried: number[];
  looking: number;
  burials: number[][];
  province_deck: number;
  asked: Asked[];
}

export interface Offer {
  card: number;
  cost: Cost;
  refused: string;
}

export interface PlayerFacts {
  props: number[];
  spaces: number;
  citizens: number;
  unfed: number;
  swords: number;
  arrows: number;
  armies: ArmyFacts[];
  banners: number[];
  sets: number;
  banners_vp: number[];
  cards_vp: CardPoints[];
  hungry_vp: number;
  vp: number;
}

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
  symbols: PrintedSymbol[];
  army_symbols: PrintedSymbol[];
  players: PrintedPlayer[];
  rounds: PrintedRound[];
  citizens: string[];
  dice: number;
  faces: string[];
  banner_vp: number[];
  hungry_vp: number;
  empire_row: number[];
  army_row: number[];
}

export interface PrintedArmy {
  id: string;
  name: string;
  icon: string;
  lines: string[];
  rows: Token[][];
  number: number;
  move: string;
  facts: string;
  starting: boolean;
  cost: Cost;
  front: number[];
  experience: number[];
  scroll: string;
  picture: string;
}

export interface PrintedCard {
  id: string;
  name: string;
  icon: string;
  lines: string[];
  rows: Token[][];
  number: number;
  move: string;
  facts: string;
}

export interface PrintedCell {
  id: string;
  name: string;
  icon: string;
  lines: string[];
  rows: Token[][];
  move: string;
  placement: "free" | "higher" | "match_or_pay";
  opens: number;
  pay: Cost[];
  column: number;
  line: number;
}

export interface PrintedEmpire {
  id: string;
  name: string;
  icon: string;
  lines: string[];
  rows: Token[][];
  number: number;
  move: string;
  facts: string;
  deck: "A" | "B" | "start";
  cost: Cost;
  banners: number[];
  props: number[];
  action: boolean;
  action_cost: Cost;
  endgame: boolean;
  reacts: boolean;
}

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
  rows: Token[][];
  number: number;
  move: string;
  facts: string;
  banners: number[];
  props: number[];
}

export interface PrintedRound {
  deck: "A" | "B" | "start";
  income: boolean;
  opens: number[];
}

export interface PrintedSymbol {
  id: string;
  name: string;
  icon: string;
  text: string;
}

export interface PrintedTitan {
  id: string;
  name: string;
  icon: string;
  lines: string[];
  rows: Token[][];
  number: number;
  move: string;
  facts: string;
  stars: number;
  defence: number;
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

export interface SeenArmy {
  card: number;
  scroll: number;
  picture: number;
  disbanded: number[];
}

export interface SeenBuilding {
  card: number;
  lost: boolean;
  citizen: number;
}

export interface SeenPlayer {
  points: number;
  coins: number;
  knowledge: number;
  home: number[];
  hungry: number[];
  supply: number[];
  armies: SeenArmy[];
  city: SeenBuilding[];
  provinces: number[];
  titans: number[];
  reserve: number[];
  known: number[];
  backs: number[];
  drawn: number[];
  scouted: number[][];
  sword: number;
  arrow: number;
  passed: boolean;
}

export interface Thing {
  id: string;
  name: string;
  icon: string;
}

export interface TitanFacts {
  titan: number;
  attacks: number[];
  prices: number[];
}

export interface Token {
  kind: "icon" | "number" | "sign";
  value: string;
}

export interface Told {
  id: string;
  name: string;
  icon: string;
  lines: string[];
  rows: Token[][];
}

/** By decision, the fields of its question; hidden ones are left out. */
export interface Questions {
  ArrangeTitans: {
    deck: number;
    count: number;
    placed: number;
  };
  BuryProvince: Record<string, never>;
  BuyArmy: {
    discount: number;
  };
  BuyEmpire: {
    discount: number;
  };
  ChooseHungry: Record<string, never>;
  ChoosePayment: {
    cell: number;
    discount: number;
  };
  ChooseProvince: Record<string, never>;
  CopyAction: Record<string, never>;
  DiscardArmy: Record<string, never>;
  Explore: {
    draw: number;
  };
  FightScouted: {
    deck: number;
  };
  KeepCard: Record<string, never>;
  LoseCard: {
    left: number;
  };
  PlaceArmy: {
    card: number;
  };
  PlaceCitizen: {
    skill: number;
  };
  PutAside: {
    row: number;
    deck: number;
  };
  RestArmy: {
    coins: number;
  };
  RestoreCards: {
    left: number;
  };
  RestoreOne: {
    left: number;
  };
  ScoutDeck: {
    count: number;
  };
  TakeProvince: Record<string, never>;
  TakeTurn: Record<string, never>;
  UseArmies: {
    titan: number;
    used: number[];
  };
  UseCard: {
    trigger: number;
    card: number;
  };
}
