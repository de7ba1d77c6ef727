import type { WebGame } from "$lib/games/game";
import Board from "./Board.svelte";
import { glance } from "./glance";
import Lead from "./class/Lead.svelte";
import Scene from "./Scene.svelte";
import { sounds } from "./sounds";
import { tell } from "./tell";

export const game: WebGame = { Board, Scene, Lead, secrets: true, finale: true, tell, isChapter: (event) => event.type === "round-scored", sounds, glance };
