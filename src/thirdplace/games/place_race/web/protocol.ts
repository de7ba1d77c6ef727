// Made by make_types.py from the server's structs. Do not edit: `make types` writes it anew.

import type { Moving, Refusal, TimeAsked, TimeTold } from "$lib/protocol";
export type { Moving, Refusal, TimeAsked, TimeTold };

export type View = {
  game: "place-race";
  phase: "over" | "planning" | "racing";
  year: number | null;
  turn: number | null;
  start_year: number;
  seconds_per_year: number;
  seats: (SeatView)[];
  offers: (OfferView)[];
  result: Result | null;
};

export type SeatView = {
  place: string | null;
  ready: boolean;
  locked: boolean;
  cards: (CardView)[];
  wait: number | null;
};

export type CardView = {
  card: string | null;
  kind: "day" | "late";
  open: boolean;
  traded: boolean;
  done: boolean;
};

export type OfferView = {
  from: number;
  to: number;
  give: string;
  take: string;
};

export type Result = {
  won: boolean;
  year: number;
  missed: (string)[];
};

export type Started = {
  type: "start";
  seat: number;
  place: string;
};

export type IsReady = {
  type: "ready";
  seat: number;
};

export type NotReady = {
  type: "unready";
  seat: number;
};

export type Timer = {
  type: "timer";
  first: number;
  start_year: number;
};

export type Moved = {
  type: "moved";
  seat: number;
  from: string;
  to: string;
};

export type Skipped = {
  type: "skipped";
  seat: number;
};

export type TurnedIn = {
  type: "turned-in";
  seat: number;
  card: string;
};

export type Offered = {
  type: "offered";
  from: number;
  to: number;
  give: string;
  take: string;
};

export type Withdrawn = {
  type: "withdrawn";
  from: number;
  to: number;
};

export type Declined = {
  type: "declined";
  from: number;
  to: number;
};

export type Traded = {
  type: "traded";
  from: number;
  to: number;
  give: string;
  take: string;
};

export type LateCards = {
  type: "late-cards";
  hands: ((string)[])[];
};

export type GameOver = {
  type: "over";
  won: boolean;
  year: number;
  missed: (string)[];
};

export type Event = Started | IsReady | NotReady | Timer | Moved | Skipped | TurnedIn | Offered | Withdrawn | Declined | Traded | LateCards | GameOver;

export type Start = {
  type: "start";
  place: string;
};

export type Ready = {
  type: "ready";
};

export type Unready = {
  type: "unready";
};

export type Move = {
  type: "move";
  to: string;
};

export type Skip = {
  type: "skip";
};

export type TurnIn = {
  type: "turn-in";
  card: string;
};

export type Offer = {
  type: "offer";
  to: number;
  give: string;
  take: string;
};

export type Withdraw = {
  type: "withdraw";
  to: number;
};

export type Accept = {
  type: "accept";
  from: number;
};

export type Decline = {
  type: "decline";
  from: number;
};

export type Action = Start | Ready | Unready | Move | Skip | TurnIn | Offer | Withdraw | Accept | Decline;

export type Options = {
  seconds_per_year?: number | null;
  start_year?: number | null;
  lead_years?: number;
  day_cards?: number | null;
  late_cards?: number | null;
  deck?: "second" | "standard";
  deal?: "shuffled" | "winnable";
  removed_events?: (string)[];
};

export type TimerStarted = {
  type: "start";
};

export type TimerPaused = {
  type: "pause";
};

export type TimerReset = {
  type: "reset";
};

export type TimerPaced = {
  type: "pace";
  seconds_per_year: number;
};

export type TimerBegins = {
  type: "begin";
  start_year: number;
};

export type FromTimer = TimeAsked | TimerStarted | TimerPaused | TimerReset | TimerPaced | TimerBegins;

export type TimerTold = {
  type: "timer";
  code: string;
  start_year: number;
  seconds_per_year: number;
  years: number;
  at: number;
  runs: boolean;
  begun: boolean;
  devices: number;
};

export type ToTimer = TimerTold | TimeTold | Refusal | Moving;

export type NewTimer = {
  seconds_per_year?: number;
  start_year?: number;
  years?: number;
  runs?: boolean;
};

export const SECONDS_PER_YEAR = {"2": 1.5, "3": 2.0, "4": 3.0} as const;

export const TIMER_SECONDS = {"least": 0.2, "most": 60, "usual": 2.0} as const;

export const TIMER_YEARS = {"least": 1, "most": 2999, "usual": 1830} as const;
