// Made by tools/web_types.py from src/teahouse/games/great_wall/words/shown.py; do not edit.

export interface AreaFacts {
  slots: number;
  officials: number;
  full: boolean;
  activates: boolean;
  using: boolean;
  ashamed: number;
  collect: number[];
}

export interface Card {
  id: string;
  name: string;
  icon: string;
  lines: string[];
  rows: Token[][];
}

export interface ClanFacts {
  income: number[];
  shame: number;
  hordes_honor: number;
  penalty: number;
  artifacts_honor: number[];
  expected: number;
}

export interface Facts {
  sections: SectionFacts[];
  areas: AreaFacts[];
  clans: ClanFacts[];
  titles: string[];
  colours: number[];
  prices: Prices;
  turns_left: number[];
  last_year: boolean;
  walls_finished: number;
  spaces: number;
  edicts_needed: number;
  panels: Panel[];
  marks: Mark[];
}

export interface Figure {
  icon: string;
  label: string;
  seat: number;
  count: number;
}

export interface Goods {
  what: string;
  n: number;
}

export interface Grid {
  rows: (Spot | null)[][];
}

export interface HordeFacts {
  attack: number;
  lethality: number[];
  free: number;
  immune: boolean;
  defeated: boolean;
  winner: number;
}

export interface Mark {
  at: string;
  icon: string;
  label: string;
  seat: number;
}

export interface Observed {
  seat: number;
  seats: number;
  mode: number;
  side: number;
  time: number;
  year: number;
  season: number;
  active: number;
  finished: boolean;
  end_reasons: number;
  reed: number;
  qin: ObservedQin | null;
  clans: ObservedClan[];
  tea: number[];
  officials: number[];
  activated: number[];
  gathered: number[];
  levels: number[];
  fortifications: number[];
  firing: number[];
  shelters: number[];
  field: ObservedHorde[][];
  horde_deck: number;
  pointer: number;
  horde_discard: number[];
  tactic_deck: number;
  tactic_discard: number[];
  advisor_deck: number;
  advisor_discard: number[];
  track: number[];
  artifacts: number[];
  order_track: number[];
  warehouse: number[];
  shame_supply: number;
  shame_box: number;
  uses: number[][];
  grants: number[][];
  dying: number[];
  saved: number[];
  court: ObservedCourt | null;
  expansions: Record<string, unknown>[];
  asked: ObservedQuestion[];
}

export interface ObservedClan {
  honor: number;
  resources: number[];
  generals: number[];
  dealt: number[];
  general: number;
  active: number[];
  assistants: number[];
  orders: number[];
  order_count: number;
  order: number;
  order_laid: boolean;
  order_discard: number[];
  order_choice: number;
  tactics: number[];
  tactic_count: number;
  supply: number[];
  shamed: number[];
  officials: number;
  pool: number;
  overseers: number[];
  overseer_warriors: number[];
  captured: number[];
  captured_shame: number[];
}

export interface ObservedCourt {
  edict_deck: number;
  edicts: number[];
  fulfilled: number[];
  event_deck: number;
  events: number[];
  lost_warriors: number[];
  lost_officials: number[];
  lost_hordes: number[];
  won: boolean;
}

export interface ObservedHorde {
  card: number;
  cover: number[];
}

export interface ObservedQin {
  track: number[];
  starting: number;
  both: boolean;
}

export interface ObservedQuestion {
  seat: number;
  asks: string;
  data: unknown[];
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

export interface Panel {
  id: string;
  title: string;
  icon: string;
  lines: string[];
  sheets: Sheet[];
  tracks: Track[];
  spots: Spot[];
}

export interface Prices {
  warriors: Goods[][];
  fortification: number;
  walls: number[];
  official: number;
  advisor: number;
  overseers: number[];
  save: number;
  discard_shame: number;
}

export interface Printed {
  lang: string;
  resources: Thing[];
  goods: Thing[];
  warriors: PrintedWarrior[];
  sections: Thing[];
  areas: PrintedArea[];
  orders: PrintedOrder[];
  reed_order: PrintedOrder;
  qin_orders: PrintedOrder[];
  notes: PrintedNote[];
  hordes: PrintedHorde[];
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
  rows: Token[][];
  card_set: string;
  abilities: string[];
}

export interface PrintedArea {
  id: string;
  name: string;
  icon: string;
  lines: string[];
  rows: Token[][];
  produces: string;
  short: string;
}

export interface PrintedArtifact {
  id: string;
  name: string;
  icon: string;
  lines: string[];
  rows: Token[][];
  card_set: string;
}

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
  rows: Token[][];
  removed_with_2: boolean;
}

export interface PrintedEvent {
  id: string;
  name: string;
  icon: string;
  lines: string[];
  rows: Token[][];
  mood: string;
}

export interface PrintedGeneral {
  id: string;
  name: string;
  icon: string;
  lines: string[];
  rows: Token[][];
  card_set: string;
  start: number[];
  tactics: number;
  tea: number;
  abilities: string[];
}

export interface PrintedHorde {
  id: string;
  name: string;
  icon: string;
  lines: string[];
  rows: Token[][];
  card_set: string;
  tier: number;
  attack: number;
  honor: number;
  columns: number;
  height: number;
  cells: PrintedCell[];
}

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
  rows: Token[][];
  of: string;
}

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
  walls_to_end: number[];
  edicts_needed: number[];
}

export interface PrintedOrder {
  id: string;
  name: string;
  icon: string;
  lines: string[];
  rows: Token[][];
  returnable: boolean;
  parts: OrderPart[];
}

export interface PrintedSide {
  order_cells: number;
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
  rows: Token[][];
  card_set: string;
  when: string;
  condition: string;
  free: string;
  price: Goods[];
  enhanced: string;
}

export interface PrintedWarrior {
  id: string;
  name: string;
  icon: string;
  price: Goods[];
}

export interface PrintedYear {
  invasion: number;
  lethality: number;
}

export interface SectionFacts {
  closed: boolean;
  attack: number;
  defence: number;
  outcome: "falls" | "holds" | "quiet";
  margin: number;
  arrows: number;
  shame: number[];
  positions: number;
  fortification: number;
  hordes: HordeFacts[];
}

export interface Sheet {
  id: string;
  name: string;
  icon: string;
  text: string;
  off: boolean;
  grid: Grid | null;
}

export interface SideArea {
  regular: boolean;
  slots: number;
  shame: boolean;
}

export interface Spot {
  id: string;
  label: string;
  icon: string;
  closed: boolean;
  figures: Figure[];
}

export interface Thing {
  id: string;
  name: string;
  icon: string;
}

export interface Token {
  kind: "icon" | "number" | "sign";
  value: string;
}

export interface Track {
  label: string;
  spaces: string[];
  markers: [number, Figure][];
}
