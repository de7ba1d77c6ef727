import type { GameKeys, WebGame } from "$lib/games/game";
import type { View } from "./protocol";
import Board from "./Board.svelte";
import Scene from "./Scene.svelte";
import { glance } from "./tableSummary";
import { sounds } from "./sounds";
import { tell } from "./describeEvent";
import { viewAt } from "./viewAt";

const keys: GameKeys = [
  [["1", "…", "6"], "race-keys-move"],
  [["S"], "race-keys-skip"],
  [["W"], "race-keys-wait"],
  [["T"], "race-keys-turn-in"],
  [["+", "−", "0"], "race-keys-zoom"],
  [["←", "↑", "→", "↓"], "race-keys-pan"],
];

export const game: WebGame = { Board, Scene, secrets: false, pauses: true, tell, sounds, keys, glance, shortestReplayPauseMs: 120, viewAt: (view, clock, now) => viewAt(view as View, clock, now) };
