/** Games without a folder in this client: a plain board, or the built screen that their package brings. */

import { fetchGames } from "$lib/api";
import type { WebGame } from "$lib/games/game";
import { text } from "$lib/text.svelte";
import Board from "$parts/generic/Board.svelte";
import Scene from "$parts/generic/Scene.svelte";
import ScreenBoard from "$parts/generic/ScreenBoard.svelte";
import { eventText } from "./wording";

/** Null: the server knows no such game. */
export async function makeGenericGame(id: string): Promise<WebGame | null> {
  const info = (await fetchGames()).find((game) => game.id === id);
  if (!info) return null;
  return {
    Board: info.screen === null ? Board : ScreenBoard,
    Scene,
    hasSecrets: true, // nobody knows whether it has any
    describeEvent: (event, names) => eventText(event, names, text),
  };
}
