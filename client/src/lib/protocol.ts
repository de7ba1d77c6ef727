// Made by make_types.py from the server's structs. Do not edit: `make types` writes it anew.

export type Hello = {
  type: "hello";
  tokens?: (string)[];
  version?: number | null;
  lang?: "de" | "en" | "it";
  table?: string | null;
};

export type TimeAsked = {
  type: "time";
  sent: number;
};

export type Do = {
  type: "do";
  seat: number;
  action: unknown;
  id?: string | null;
};

export type Order = {
  type: "order";
  seat: number;
  order: Record<string, unknown> | null;
  id?: string | null;
};

export type Auto = {
  type: "auto";
  seat: number;
  on: boolean;
  id?: string | null;
};

export type Undo = {
  type: "undo";
  seat: number;
  id?: string | null;
};

export type Pause = {
  type: "pause";
  id?: string | null;
};

export type Resume = {
  type: "resume";
  id?: string | null;
};

export type Pace = {
  type: "pace";
  speed: number;
  id?: string | null;
};

export type React = {
  type: "react";
  seat: number;
  reaction: "clap" | "hurry" | "laugh" | "sorry" | "thanks" | "think" | "wave" | "wow";
  id?: string | null;
};

export type Point = {
  type: "point";
  seat: number;
  place: string;
  id?: string | null;
};

export type Commit = {
  type: "commit";
  seat: number;
  commitment: string;
  id?: string | null;
};

export type Reveal = {
  type: "reveal";
  seat: number;
  share: string;
  id?: string | null;
};

export type CloseList = {
  type: "close-list";
  id?: string | null;
};

export type Start = {
  type: "start";
  id?: string | null;
};

export type Arrange = {
  type: "arrange";
  options?: Record<string, unknown> | null;
  settings?: Record<string, unknown> | null;
  id?: string | null;
};

export type Hand = {
  type: "hand";
  seat: number;
  level: "easy" | "expert" | "hard" | "medium" | null;
  id?: string | null;
};

export type Leave = {
  type: "leave";
  seat: number;
  id?: string | null;
};

export type Rename = {
  type: "rename";
  seat: number;
  name: string;
  id?: string | null;
};

export type Break = {
  type: "break";
  seat: number;
  on: boolean;
  id?: string | null;
};

export type Lead = {
  type: "lead";
  action: unknown;
  id?: string | null;
};

export type GoOn = {
  type: "go-on";
  id?: string | null;
};

export type End = {
  type: "end";
  id?: string | null;
};

export type Show = {
  type: "show";
  what: string;
  id?: string | null;
};

export type Again = {
  type: "again";
  options?: Record<string, unknown> | null;
  settings?: Record<string, unknown> | null;
  setup?: Record<string, unknown> | null;
  id?: string | null;
};

export type FromClient = Hello | TimeAsked | Do | Order | Auto | Undo | Pause | Resume | Pace | React | Point | Commit | Reveal | CloseList | Start | Arrange | Hand | Leave | Rename | Break | Lead | GoOn | End | Show | Again;

export type Update = {
  type: "update";
  version: number;
  seat: number | null;
  from?: number | null;
  events?: unknown[];
  view?: unknown;
  changed?: Record<string, unknown>;
  legal?: unknown;
  later?: Later;
  table?: TableView;
  clock?: ClockView;
  thinking?: (Thinking)[];
  host?: boolean;
  order?: unknown;
  auto?: boolean;
  undo?: boolean;
  lead?: unknown[];
  done_for_you?: unknown;
};

export type Later = {
  at: number;
  legal: unknown[];
};

export type TableView = {
  id: string;
  code: string;
  game: string;
  phase: "gathering" | "over" | "paused" | "playing";
  seats: (SeatView | null)[];
  onlookers: number;
  options: unknown;
  settings: Settings;
  puzzle: boolean;
  paused: PausedView | null;
  commitment: string | null;
  seed: string | null;
  next: string | null;
  next_by?: number | null;
  drop_in?: boolean;
  shown?: string | null;
  sealed?: Shares | null;
  asked?: (number)[];
};

export type SeatView = {
  name: string;
  person: boolean;
  level: "easy" | "expert" | "hard" | "medium" | null;
  here: boolean;
  order?: unknown;
};

export type Settings = {
  thinking?: number | null;
  pause_on_drop?: boolean;
  countdown?: number;
  rhythm?: boolean;
  reactions?: boolean;
  onlookers?: boolean;
  led?: boolean;
  coach?: boolean;
  ranking?: "all" | "none" | "top";
  class_list?: (string)[];
  listed_only?: boolean;
};

export type PausedView = {
  why: "asked" | "dropped" | "restart";
  seat: number | null;
};

export type Shares = {
  commitment: string;
  seats: (SeatShare)[];
  server?: string | null;
  round?: number;
};

export type SeatShare = {
  commitment?: string | null;
  share?: string | null;
  why?: "away" | "computer" | "none" | "silent" | null;
};

export type ClockView = {
  shows: number;
  at: number;
  runs: boolean;
  speed: number;
};

export type Thinking = {
  seat: number;
  ends: number;
};

export type Signal = {
  type: "signal";
  seat: number;
  reaction?: string | null;
  place?: string | null;
};

export type Ok = {
  type: "ok";
  version: number;
  id?: string | null;
};

export type Refusal = {
  type: "refused";
  code: string;
  message: string;
  id?: string | null;
  where?: string | null;
};

export type TimeTold = {
  type: "time";
  sent: number;
  server: number;
};

export type Preparing = {
  type: "preparing";
  on: boolean;
};

export type Intention = {
  type: "intention";
  seat: number;
  intent: unknown;
};

export type Moving = {
  type: "moving";
  reason: "cut-off" | "restart";
  after_ms: number;
};

export type FromServer = Update | Signal | Ok | Refusal | TimeTold | Preparing | Intention | Moving;

export type Health = {
  version: string;
  addresses: (string)[];
  lab: boolean;
};

export type GameInfo = {
  id: string;
  title: string;
  summary: string;
  fewest: number;
  most: number;
  clock: boolean;
  turn: string;
  calls: boolean;
  parts: ("bots" | "card_lists" | "chance_nodes" | "coach" | "custom_file" | "data" | "environment" | "environment_players" | "http_routes" | "pad" | "paper" | "picture" | "results" | "rules_page" | "samples" | "simulation" | "solution" | "terminal")[];
  options: (OptionInfo)[];
  screen: string | null;
};

export type OptionInfo = {
  key: string;
  kind: "choice" | "number" | "other" | "own-file" | "seat" | "several" | "switch";
  default: unknown;
  values: (string | number)[];
  named: string;
  least: number | null;
  most: number | null;
  step: number;
  empty: boolean;
  shown_when: Record<string, (string | number | boolean | null)[]>;
  needed: boolean;
  most_by: Record<string, Record<string, number>>;
  dial: boolean;
  house_rule: boolean;
};

export type NewTable = {
  game: string;
  options?: Record<string, unknown>;
  settings?: Settings;
  setup?: Record<string, unknown> | null;
};

export type MadeTable = {
  id: string;
  code: string;
  host: string;
};

export type Found = {
  id?: string | null;
  timer?: string | null;
};

export type SitDown = {
  name?: string | null;
  bot?: "easy" | "expert" | "hard" | "medium" | null;
};

export type NewSeat = {
  seat: number;
  name: string;
  token: string | null;
};

export type Rearrange = {
  options?: Record<string, unknown> | null;
  settings?: Record<string, unknown> | null;
};

export type Advice = {
  best: unknown;
  rated: (RatedAction)[];
  reasons: (Reason)[];
};

export type RatedAction = {
  action: unknown;
  chance: number;
  points?: number | null;
  words?: Reason | null;
  note?: Reason | null;
  margin?: number | null;
};

export type Reason = {
  id: string;
  args?: Record<string, string | number>;
};

export type Reviewed = {
  share: number;
  review?: Review | null;
  waiting?: number;
};

export type Review = {
  game: string;
  names: (string)[];
  chances: ((number)[])[];
  luck: (number)[];
  decisions: (number)[];
  others: (number)[];
  costly: (CostlyDecision)[];
  basis: Reason;
};

export type CostlyDecision = {
  number: number;
  seat: number;
  words: Reason;
  cost: number;
  advice: Advice;
};

export type WantedLab = {
  game: string;
  seats?: number | null;
  level?: string | null;
  options?: Record<string, unknown>;
  precision?: number;
};

export type LabNews = {
  share: number;
  waiting?: number;
  levels?: (string)[];
  report?: LabReport | null;
};

export type LabReport = {
  game: string;
  seed: string;
  deals: number;
  games: number;
  precision: number | null;
  settings: (SettingReport)[];
  comparisons?: (Comparison)[];
  search?: SearchReport | null;
  format?: number;
};

export type SettingReport = {
  key: string;
  seats: number;
  chairs: (ChairText)[];
  options: Record<string, unknown>;
  deals: number;
  games: number;
  tables: (Table)[];
  histograms: (Histogram)[];
  heat_maps: (HeatMap)[];
  fans: (Fan)[];
};

export type ChairText = {
  level: string;
  restriction?: string | null;
};

export type Table = {
  key: string;
  title: LabelText;
  unit: "count" | "points" | "share";
  rows: (TableRow)[];
  expected?: number | null;
};

export type LabelText = {
  id: string;
  values?: Record<string, string | number>;
};

export type TableRow = {
  key: string;
  label: LabelText;
  estimate: Estimate;
  count?: number;
  extra?: Record<string, Estimate>;
};

export type Estimate = {
  value: number;
  low: number;
  high: number;
  p?: number | null;
};

export type Histogram = {
  key: string;
  title: LabelText;
  least: number;
  width: number;
  counts: (number)[];
};

export type HeatMap = {
  key: string;
  title: LabelText;
  columns: (LabelText)[];
  rows: (LabelText)[];
  shares: ((number)[])[];
  prices: ((number | null)[])[];
};

export type Fan = {
  key: string;
  title: LabelText;
  rounds: (number)[];
  lines: (TableRow)[];
  chances: ((Estimate | null)[])[];
};

export type Comparison = {
  setting: string;
  base: string;
  tables: (Table)[];
  paired_gain: number;
};

export type SearchReport = {
  factor: string;
  goal: number;
  before: Estimate;
  tried: number;
  findings: (Finding)[];
};

export type Finding = {
  options: Record<string, unknown>;
  size: number;
  spread: Estimate;
  is_met: boolean;
  tables: (Table)[];
};

export type ResultsWish = {
  lang?: "de" | "en" | "it";
  paper?: "a4" | "letter";
  date?: string;
};

export type SheetInfo = {
  game: string;
  id: string;
  title: string;
  about: string;
  both_sides: boolean;
  takes: (string)[];
  needs: string | null;
  has_chance: boolean;
};

export type SheetPages = {
  pages: (string)[];
};

export type PrintRequest = {
  lang?: "de" | "en" | "it";
  paper?: "a4" | "letter";
  ink?: "colour" | "saving";
  large?: boolean;
  options?: Record<string, unknown>;
  seed?: number;
  address?: string | null;
};

export type GameRecord = {
  game: string;
  names: (string)[];
  commitment: string;
  actions: (GameMove)[];
  format?: 1;
  options?: Record<string, unknown>;
  setup?: Record<string, unknown> | null;
  deal?: number;
  clock?: number | null;
  seed?: string | null;
  shares?: GameShares;
  drawn_by?: "device";
  notes?: (GameDeviceNote)[];
};

export type GameMove = {
  seat: number;
  action: unknown;
  at?: number | null;
};

export type GameShares = {
  commitment: string;
  seats: (GameSeatShare)[];
  server?: string | null;
  round?: number;
};

export type GameSeatShare = {
  commitment?: string | null;
  share?: string | null;
  why?: "away" | "computer" | "none" | "silent" | null;
};

export type GameDeviceNote = {
  seat: number;
  share: string;
  accepted?: boolean;
  revealed?: boolean;
  shown?: GameShownList | null;
  rounds?: number;
  given?: number | null;
  dealt?: Record<string, unknown> | null;
  ended?: Record<string, unknown> | null;
  seen?: (string)[];
};

export type GameShownList = {
  commitment: string;
  seats: (string | null)[];
};

export type Replay = {
  game: string;
  names: (string)[];
  options: unknown;
  steps: (ReplayStep)[];
};

export type ReplayStep = {
  seat: number | null;
  action: unknown;
  at: number;
  events: unknown[];
  view: unknown;
};

export type Story = {
  events: unknown[];
};

export type TableSat = {
  type: "sat";
  seat: number;
  name: string;
  person: boolean;
};

export type TableLeft = {
  type: "left";
  seat: number;
};

export type TableRenamed = {
  type: "renamed";
  seat: number;
  name: string;
};

export type TableRearranged = {
  type: "arranged";
};

export type TableBegun = {
  type: "begun";
  commitment: string;
};

export type TableTimeUp = {
  type: "time-up";
  seat: number;
};

export type TableGoneOn = {
  type: "gone-on";
  seat: number;
};

export type TablePaused = {
  type: "paused";
  why: "asked" | "dropped" | "restart";
  seat: number | null;
};

export type TableResumed = {
  type: "resumed";
  seat: number | null;
  back?: number | null;
};

export type TableSpeedChanged = {
  type: "paced";
  speed: number;
};

export type TableUndone = {
  type: "undone";
  seat: number;
};

export type TableBotTakeover = {
  type: "handed";
  seat: number;
  level: "easy" | "expert" | "hard" | "medium" | null;
};

export type TableContinued = {
  type: "continued";
  table: string;
};

export type TableTableEvent = TableSat | TableLeft | TableRenamed | TableRearranged | TableBegun | TableTimeUp | TableGoneOn | TablePaused | TableResumed | TableSpeedChanged | TableUndone | TableBotTakeover | TableContinued;

export const MAX_NAME_LENGTH = 24 as const;
