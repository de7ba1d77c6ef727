// Made by make_types.py from the server's structs. Do not edit: `make types` writes it anew.

import type { Reason } from "$lib/protocol";
export type { Reason };

export type View = {
  game: "places-please";
  phase: "over" | "rolling" | "writing" | "written";
  round: number;
  rolls: (number)[];
  rolls_in_round: number;
  roller: number | null;
  last_roller: number | null;
  next_roller: number | null;
  seats: (SeatView)[];
  history: (Round)[];
  result: Result | null;
};

export type SeatView = {
  board: Record<string, number | null>;
  written: boolean;
  points: (number)[];
  total: number;
  part?: "plays" | "rests" | "returns";
};

export type Round = {
  rolls: (number)[];
  numbers: (number | null)[];
  ranks: (number | null)[];
  points: (number)[];
};

export type Result = {
  totals: (number)[];
  winners: (number)[];
  best: (number | null)[];
};

export type BoardsShown = {
  type: "boards-shown";
  boards: (Record<string, number | null>)[];
};

export type Ended = {
  type: "ended";
  rounds: number;
};

export type GameOver = {
  type: "over";
  totals: (number)[];
  winners: (number)[];
};

export type Rested = {
  type: "rested";
  seat: number;
};

export type Returned = {
  type: "returned";
  seat: number;
  now: boolean;
};

export type Rolled = {
  type: "rolled";
  seat: number;
  value: number;
};

export type RoundScored = {
  type: "round-scored";
  round: number;
  numbers: (number | null)[];
  points: (number)[];
  boards: (Record<string, number | null>)[];
};

export type Wrote = {
  type: "wrote";
  seat: number;
  slot: string | null;
  value: number;
};

export type Event = BoardsShown | Ended | GameOver | Rested | Returned | Rolled | RoundScored | Wrote;

export type Roll = {
  type: "roll";
};

export type Write = {
  type: "write";
  slot?: string;
};

export type Reveal = {
  type: "reveal";
};

export type Rest = {
  type: "rest";
};

export type Return = {
  type: "return";
};

export type End = {
  type: "end";
};

export type Action = Roll | Write | Reveal | Rest | Return | End;

export type Options = {
  rounds?: number;
  die?: 6 | 10;
  places?: number;
  garbage?: number;
  goal?: "highest" | "lowest" | "target";
  target?: number | null;
  open_boards?: boolean;
  lesson?: boolean;
  best_points?: number;
  second_points?: number;
  third_points?: number;
};

export type Lesson = {
  round: number;
  steps: (LessonStep)[];
  number: number;
  beaten: boolean;
  numbers: (number)[];
};

export type LessonStep = {
  roll: number;
  choices: Record<string, number>;
  count: number;
  best: string;
  before: number;
  after: number;
  why: Reason;
  also?: (string)[];
};

export type Sheet = {
  names: (string)[];
  options?: Options;
  numbers?: ((number | null)[])[];
};

export type Scores = {
  rounds: ((number)[] | null)[];
  totals: (number)[];
  winners: (number)[];
};

export const FEWEST_SEATS = 2 as const;

export const MOST_SEATS = 60 as const;

export const RULEBOOK = {"rounds": 6, "die": 6, "places": 4, "garbage": 1, "goal": "highest", "target": null, "open_boards": false, "best_points": 5, "second_points": 3, "third_points": 1} as const;

export const SLOT_WORTH = {"millions": 1000000, "hundred-thousands": 100000, "ten-thousands": 10000, "thousands": 1000, "hundreds": 100, "tens": 10, "ones": 1, "garbage": 0, "garbage-2": 0} as const;
