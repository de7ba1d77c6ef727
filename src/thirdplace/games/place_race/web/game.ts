import type { GameKeys, WebGame } from "$lib/games/game";
import type { View } from "./protocol";
import Board from "./Board.svelte";
import Scene from "./Scene.svelte";
import { summarizeTable } from "./tableSummary";
import { soundFor } from "./sounds";
import { describeEvent } from "./describeEvent";
import { viewAt } from "./viewAt";

const keys: GameKeys = [
  [["1", "…", "6"], "race-keys-move"],
  [["S"], "race-keys-skip"],
  [["W"], "race-keys-wait"],
  [["T"], "race-keys-turn-in"],
  [["+", "−", "0"], "race-keys-zoom"],
  [["←", "↑", "→", "↓"], "race-keys-pan"],
];

export const game: WebGame = { Board, Scene, hasSecrets: false, showsPause: true, describeEvent, soundFor, keys, summarizeTable, shortestReplayPauseMs: 120, viewAt: (view, clock, now) => viewAt(view as View, clock, now) };
