// Made by tools/web_types.py from src/teahouse/games/zhanguo/words/shown.py; do not edit.

export interface ActionFacts {
  answers: number[];
  blocked: number[];
  suits: boolean;
}

export interface Asked {
  seat: number;
  asks: string;
  fields: Record<string, unknown>;
}

export interface AspectFacts {
  values: number[];
  order: number[];
  able: boolean[];
}

export interface CourtFacts {
  top: number;
  in_question: number;
  higher: number[];
  lower: number[];
  actions: ActionFacts[];
}

export interface Facts {
  order: number[];
  turns: number[];
  court: CourtFacts;
  aspects: AspectFacts[];
  regions: RegionFacts[];
  walls: WallFacts[];
  tasks: TaskFacts[];
  players: PlayerFacts[];
  reward: number;
  setting_up: "" | "auction" | "boards" | "colours";
}

export interface Observed {
  seat: number;
  seats: number;
  board_mode: number;
  draft: boolean;
  track_order: boolean;
  harsh_recruit: boolean;
  round: number;
  first: number;
  turn_of: number;
  finished: boolean;
  players: SeenPlayer[];
  decks: number[];
  court: number[];
  track: number[];
  column: number[];
  squares: number[];
  beside: number[];
  palaces: number[];
  walls: number[];
  tiles: number[];
  tasks: number[];
  claims: number[];
  short: number[];
  tall: number[];
  waiting: number[];
  boards_on_offer: number[];
  bidders: number[];
  bid: number;
  high_bidder: number;
  asked: Asked[];
}

export interface PlayerFacts {
  tracks: TrackFacts[];
  cards: number[];
  workers: number;
  officials: number;
  governors_vp: number;
  markers_vp: number;
  tasks_vp: number;
  walls_vp: number;
}

export interface Printed {
  cards: PrintedCard[];
  actions: PrintedAction[];
  aspects: PrintedAspect[];
  officials: PrintedOfficial[];
  bonuses: PrintedBonus[];
  regions: PrintedRegion[];
  stretches: PrintedStretch[];
  sections: PrintedSection[];
  tiles: PrintedTile[];
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

export interface PrintedAbility {
  id: string;
  name: string;
  icon: string;
  text: string;
  move: string;
  after: number[];
}

export interface PrintedAction {
  id: string;
  name: string;
  icon: string;
  move: string;
  needs: "higher" | "lower" | "none";
}

export interface PrintedAspect {
  id: string;
  name: string;
  icon: string;
  colour: string;
  first: number;
  last: number;
  majority_vp: number;
  short: string;
  tall: string;
}

export interface PrintedBoard {
  id: string;
  name: string;
  icon: string;
  move: string;
  abilities: number[];
  officials: number[];
  tracks: PrintedTrack[];
}

export interface PrintedBonus {
  id: string;
  name: string;
  icon: string;
  text: string;
  amount: number;
}

export interface PrintedCard {
  number: number;
  move: string;
  colour: number;
  trigger: number;
  needs: "higher" | "lower" | "none";
  bonus: string;
  name: string;
  text: string;
  icon: string;
  official: number;
  counted: number;
  amount: number;
  person: string;
  portrait: string;
  whole: string;
}

export interface PrintedCell {
  move: string;
  bars: number;
  workers: number;
}

export interface PrintedNeed {
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

export interface PrintedPlayer {
  id: string;
  name: string;
  move: string;
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
  palace_cells: number[];
}

export interface PrintedReward {
  id: string;
  name: string;
  icon: string;
  text: string;
  regions: number[];
}

export interface PrintedSection {
  id: string;
  name: string;
  stretch: number;
  cells: PrintedCell[];
}

export interface PrintedSlot {
  move: string;
  section: string;
  kind: string;
  vp: number[];
}

export interface PrintedSquare {
  move: string;
  bonus: number;
}

export interface PrintedStretch {
  id: string;
  name: string;
  icon: string;
  sections: number[];
  separates: number[][];
}

export interface PrintedTask {
  id: string;
  name: string;
  icon: string;
  text: string;
  kind: string;
  needs: PrintedNeed[];
}

export interface PrintedTile {
  id: string;
  name: string;
  icon: string;
  text: string;
  vp: number[];
  counts: "fixed" | "region" | "set";
}

export interface PrintedTrack {
  cells: number;
  no_palace: number[];
}

export interface RegionFacts {
  governors: number[];
  leaders: number[];
  vp: number;
  palaces: number[];
}

export interface SeenPlayer {
  colour: number;
  board: number;
  vp: number;
  backs: number[];
  hand: number[];
  aside: number[];
  set_aside: number[];
  buried: number[];
  supply: number[];
  governor_area: number[];
  worker_area: number[];
  workers: number[];
  unrest: number[];
  cards: number[];
  short: number[];
  tall: number[];
  governors: number;
  palaces: number;
  walls: number;
  discs: number;
}

export interface TaskFacts {
  next_vp: number;
  have: number[];
  need: number;
  done: boolean[];
  claimed: boolean[];
}

export interface Thing {
  id: string;
  name: string;
  icon: string;
}

export interface Told {
  id: string;
  name: string;
  icon: string;
  text: string;
}

export interface TrackFacts {
  limit: number;
  room: number;
  no_palace: boolean;
  closed: boolean;
  next_card: number;
}

export interface WallFacts {
  vp: number;
  worth: number[];
}

/** By decision, the fields of its question; hidden ones are left out. */
export interface Questions {
  Activate: {
    action: number;
    suits: number;
  };
  AgreeToDrop: {
    board: number;
    proposer: number;
    refused: number;
  };
  AppointRegion: Record<string, never>;
  Bid: Record<string, never>;
  CalmRegion: {
    with_worker: number;
  };
  ChooseBoard: Record<string, never>;
  ChooseColour: Record<string, never>;
  ChooseMarker: {
    must: number;
  };
  ChooseSquare: {
    region: number;
  };
  ChooseTallMarker: Record<string, never>;
  ClaimTasks: Record<string, never>;
  HireColour: {
    region: number;
    must: number;
  };
  HireRegion: {
    colour: number;
  };
  MoveGovernorFrom: Record<string, never>;
  MoveGovernorTo: {
    start: number;
  };
  MoveWorkerFrom: Record<string, never>;
  MoveWorkerTo: {
    start: number;
  };
  PalaceRegion: {
    paid: number;
  };
  PlayCard: Record<string, never>;
  ProposeBoard: {
    refused: number;
  };
  PutAside: {
    colour: number;
  };
  Reassign: {
    points: number;
    must: number;
  };
  ReassignTo: {
    points: number;
    cube: number;
    passing: number;
  };
  RecruitRegion: Record<string, never>;
  RewardGovernor: {
    aspect: number;
  };
  TakeReward: {
    aspect: number;
  };
  ThirdWorker: {
    region: number;
  };
  UseCard: {
    card: number;
  };
  WallCell: {
    paid: number;
  };
  WallWorker: {
    due: number;
    given: number;
  };
}
