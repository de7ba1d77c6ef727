// Made by make_types.py from the server's structs. Do not edit: `make types` writes it anew.

export type View = {
  game: "places-bid";
  phase: "bidding" | "choosing" | "over";
  round: number;
  last_round: number;
  turn: number | null;
  starter: number;
  market: (string)[];
  face_up: number;
  project_building: number;
  deck: (string)[] | null;
  deck_count: number;
  high: High | null;
  least_bid: number;
  last_bidder: boolean;
  buyers: (Buyer)[];
  bank: number | null;
  seats: (SeatView)[];
  prospect: Prospect | null;
  result: Result | null;
};

export type High = {
  seat: number;
  amount: number;
};

export type Buyer = {
  seat: number;
  pays: number;
  pick: number | null;
};

export type SeatView = {
  tokens: number;
  bid: number | null;
  passed: boolean;
  project: string | null;
  buildings: (string)[];
};

export type Prospect = {
  pick: number | null;
  pays: number;
  tokens: number;
  outbid_prices: (number)[];
};

export type Result = {
  scores: (Score)[];
  leaders: (number)[];
  level: (number)[];
  winners: (number)[];
};

export type Score = {
  buildings: number;
  project: number;
  tokens: number;
  places: number;
  total: number;
};

export type BidMade = {
  type: "bid";
  seat: number;
  amount: number;
};

export type Passed = {
  type: "passed";
  seat: number;
  received: number;
};

export type BiddingOver = {
  type: "bidding-over";
  seat: number;
  amount: number;
};

export type Bought = {
  type: "bought";
  seat: number;
  card: string;
  paid: number;
};

export type EmptyHanded = {
  type: "empty-handed";
  seat: number;
  received: number;
};

export type Discarded = {
  type: "discarded";
  cards: (string)[];
};

export type RoundOpened = {
  type: "round";
  round: number;
  starter: number;
  market: (string)[];
};

export type GameOver = {
  type: "over";
  winners: (number)[];
};

export type Event = BidMade | Passed | BiddingOver | Bought | EmptyHanded | Discarded | RoundOpened | GameOver;

export type Bid = {
  type: "bid";
  amount: number;
};

export type Pass = {
  type: "pass";
};

export type Choose = {
  type: "choose";
  card: string;
};

export type Action = Bid | Pass | Choose;

export type Options = {
  first?: number | null;
  bank?: "box" | "coins";
  custom_buildings?: (CustomBuilding)[];
  removed_buildings?: (string)[];
  tokens?: number;
  never_bid?: number;
  empty_handed?: number;
  outbid_quarters?: 0 | 1 | 2 | 3 | 4;
  project_building?: number;
  full_set?: number;
  face_up?: number | null;
};

export type CustomBuilding = {
  name: string;
  category: "A" | "C" | "E" | "L" | "P" | "S";
  points: number;
  players: 3 | 4 | 5;
  picture?: Picture | null;
};

export type Picture = {
  house: "dome" | "factory" | "hall" | "house" | "pavilion" | "row" | "shop" | "tower";
  emblem: "ball" | "bicycle" | "boat" | "book" | "bread" | "cup" | "fish" | "flower" | "gear" | "heart" | "key" | "leaf" | "note" | "paw" | "star" | "sun";
  around: "garden" | "hills" | "market" | "playground" | "street" | "trees" | "water";
};

export type ScribeNotes = {
  game: string;
  names: (string)[];
  options?: Record<string, unknown>;
  lines?: (ScribeLine)[];
};

export type ScribeLine = {
  seat?: number | null;
  action?: unknown;
  shown?: (string)[] | null;
};

export type ScribeReading = {
  view: unknown;
  options: unknown;
  told: (unknown[])[];
  wanted: ScribeWanted | null;
  record: ScribeRecord | null;
};

export type ScribeWanted = {
  what: string;
  seat?: number | null;
  legal?: unknown[];
  count?: number;
  among?: (string)[];
};

export type ScribeRecord = {
  game: string;
  names: (string)[];
  commitment: string;
  actions: (ScribeMove)[];
  format?: 1;
  options?: Record<string, unknown>;
  setup?: Record<string, unknown> | null;
  deal?: number;
  clock?: number | null;
  seed?: string | null;
  shares?: ScribeShares;
  drawn_by?: "device";
  notes?: (ScribeDeviceNote)[];
};

export type ScribeMove = {
  seat: number;
  action: unknown;
  at?: number | null;
};

export type ScribeShares = {
  commitment: string;
  seats: (ScribeSeatShare)[];
  server?: string | null;
  round?: number;
};

export type ScribeSeatShare = {
  commitment?: string | null;
  share?: string | null;
  why?: "away" | "computer" | "none" | "silent" | null;
};

export type ScribeDeviceNote = {
  seat: number;
  share: string;
  accepted?: boolean;
  revealed?: boolean;
  shown?: ScribeShownList | null;
  rounds?: number;
  given?: number | null;
  dealt?: Record<string, unknown> | null;
  ended?: Record<string, unknown> | null;
  seen?: (string)[];
};

export type ScribeShownList = {
  commitment: string;
  seats: (string | null)[];
};

export type FileText = {
  text: string;
};

export type File = {
  format?: "thirdplace-buildings";
  version?: 1;
  buildings: (CustomBuilding)[];
};

export type Sheet = {
  seats: (Count)[];
  options?: Options;
};

export type Count = {
  name: string;
  cards?: (string)[];
  project?: "A" | "C" | "E" | "L" | "P" | "S" | null;
  tokens?: number | null;
  bid?: number | null;
};

export type Scores = {
  cards: (string)[];
  scores: (Score)[];
  missing: (number)[];
  leaders: (number)[];
  equal: (number)[];
  winners: (number)[];
};

export const FEWEST_SEATS = 3 as const;

export const MOST_SEATS = 6 as const;

export const CATEGORIES = ["P", "L", "A", "C", "E", "S"] as const;

export const PLAYERS_FROM = [3, 4, 5] as const;

export const BLANK_CARDS = 6 as const;

export const OWN_NAME = {"longest": 30} as const;

export const OWN_POINTS = {"least": 1, "most": 50} as const;
