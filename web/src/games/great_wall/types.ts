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
  fields: Record<string, unknown>;
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

/** By decision, the fields of its question; hidden ones are left out. */
export interface Questions {
  AcceptGift: {
    giver: number;
    what: number;
    count: number;
  };
  ActOrWait: {
    clan: number;
    area: number;
    left: number[];
    waiting: number[];
    acting: number[];
  };
  ActivateEnhanced: {
    areas: number;
  };
  AssistantForQin: Record<string, never>;
  AttackKhan: {
    section: number;
    warriors: number[];
  };
  AttackWith: {
    left: number;
    warrior: number;
    sections: number;
    one: number;
    shot: number;
  };
  Build: {
    left: number;
    discount: number;
    what: number;
    sections: number;
    honored: number;
  };
  BuyFood: Record<string, never>;
  ChooseAdvisor: Record<string, never>;
  ChooseBranch: {
    branches: number[];
    h: Record<string, number>;
    must: number;
  };
  ChooseDying: {
    card: number;
    left: number;
  };
  ChooseGeneral: Record<string, never>;
  ChooseOrder: Record<string, never>;
  ChoosePlayer: {
    script: number;
    h: Record<string, number>;
    must: number;
  };
  ChooseRole: {
    advisor: number;
  };
  ChooseTacticEffect: {
    tactic: number;
    h: Record<string, number>;
  };
  CopyOrder: Record<string, never>;
  DealDamage: {
    left: number;
    card: number;
    sections: number;
    one: number;
    spread: number;
    hit: number[];
    must: number;
  };
  DiscardAtPagoda: Record<string, never>;
  DiscardFreely: {
    owner: number;
    left: number;
    done: number;
  };
  DiscardShame: {
    done: number;
  };
  DiscardTactic: {
    count: number;
  };
  DiscardedOrders: Record<string, never>;
  DismissAdvisor: Record<string, never>;
  DispelGhost: {
    must: number;
  };
  DrawTactics: {
    most: number;
  };
  DrinkTea: Record<string, never>;
  DrinkTeaForReed: Record<string, never>;
  FeedFigures: Record<string, never>;
  FireFromFortress: {
    left: number[];
    waiting: number[];
  };
  FortifyForReed: Record<string, never>;
  GainByArea: {
    n: number;
    rival: number;
  };
  GainToken: {
    count: number;
    last: number;
  };
  GiveOne: {
    taker: number;
    what: number;
    count: number;
  };
  GiveTo: {
    what: number;
    count: number;
  };
  GrantWhere: {
    modifiers: number[];
    until: number;
  };
  HandIn: {
    kind: number;
    left: number;
    by_card: number;
  };
  Hire: {
    left: number;
    what: number;
    discount: number;
    role: number;
  };
  IncomeOf: Record<string, never>;
  LeaveFortress: {
    left: number;
  };
  MarchOrGarrison: {
    most: number;
    to_firing: number;
  };
  MoveDemand: Record<string, never>;
  MoveFrom: {
    most: number;
    to_firing: number;
  };
  MoveHorde: {
    card: number;
  };
  MoveOfficial: {
    left: number;
    source: number;
    allowed: number;
    different: number;
    moved: number[];
  };
  MoveOfficialTo: {
    left: number;
    source: number;
    allowed: number;
    different: number;
    moved: number[];
    start: number;
  };
  MoveRat: Record<string, never>;
  MoveReedOfficial: {
    left: number;
    allowed: number;
    moved: number;
  };
  MoveReedOfficialTo: {
    left: number;
    allowed: number;
    moved: number;
    start: number;
  };
  MoveTo: {
    most: number;
    to_firing: number;
    start: number;
  };
  MoveWarrior: {
    left: number;
    to_firing: number;
    start: number;
    to: number;
    moved: number;
  };
  NextArea: Record<string, never>;
  NextRecruit: {
    recruits: number[];
    total: number;
    types: number;
    cause: number;
  };
  OfficialForHonor: Record<string, never>;
  OfficialToEmperor: {
    kind: number;
  };
  PayEither: {
    due: number;
    first: number;
    second: number;
  };
  PayForEffect: {
    script: number;
    step: number;
    h: Record<string, number>;
  };
  PayInstead: {
    wood: number;
    stone: number;
    gold: number;
    chi: number;
    spare: number;
    other: number;
  };
  PayMix: {
    due: number;
    kind: number;
    last: number;
    stored: number;
  };
  PlaceGhost: {
    turn: number;
  };
  PlaceOrder: Record<string, never>;
  PlaceRat: Record<string, never>;
  PlaceRecruit: {
    warrior: number;
    recruits: number[];
    total: number;
    types: number;
    cause: number;
  };
  PlaceShame: {
    left: number;
    total: number;
    cause: number;
  };
  PlaceStartingOfficial: Record<string, never>;
  PlayTactic: {
    whens: number[];
    h: Record<string, number>;
  };
  PledgeGold: {
    hordes: number;
    proposer: number;
    passed: number[];
    pledged: number[];
  };
  PledgeToEdict: {
    edict: number;
    proposer: number;
    passed: number[];
    pledged: number[];
  };
  PostOrShelter: {
    section: number;
    own: number;
  };
  Promote: {
    area: number;
    discount: number;
    free: number;
  };
  PromoteWhere: {
    left: number;
    allowed: number;
    discount: number;
    free: number;
  };
  ProposeEdict: {
    passed: number[];
  };
  ProposePeace: {
    passed: number[];
  };
  RallyOrWait: {
    left: number[];
    waiting: number[];
  };
  Recall: {
    left: number;
    source: number;
    to: number;
    must: number;
  };
  Recruit: {
    left: number;
    warrior: number;
    discount: number;
    recruits: number[];
    cause: number;
  };
  RefreshAdvisors: {
    left: number;
    gone: number;
  };
  RemoveForShame: {
    tokens: number;
    due: number;
  };
  Rescue: {
    left: number;
    only: number;
  };
  ReturnOfficial: Record<string, never>;
  ReturnOrder: {
    left: number;
  };
  Sacrifice: {
    edict: number;
    line: number;
    left: number;
  };
  SaveForChi: Record<string, never>;
  SendToEmperor: Record<string, never>;
  Shoot: {
    section: number;
    attack: number;
  };
  ShowTreasures: {
    treasure: number;
  };
  SpareToken: {
    wood: number;
    stone: number;
    gold: number;
    chi: number;
    spare: number;
  };
  StoreForReed: {
    left: number;
  };
  Strike: {
    warrior: number;
    sections: number;
    first: number;
  };
  StrikeForReed: Record<string, never>;
  StrikeKhan: {
    section: number;
    warrior: number;
    first: number;
  };
  SwapHordes: {
    first: number;
  };
  UseAbility: {
    abilities: number[];
    h: Record<string, number>;
  };
  WhichReedOfficial: {
    left: number;
    allowed: number;
    moved: number;
  };
  WhoseShame: {
    count: number;
  };
}
