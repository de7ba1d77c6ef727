/** Games that the server has and this client has no folder of: from other packages, or without a box. */

import { fetchGames } from "$lib/api";
import type { GameInfo } from "$lib/protocol";
import { text } from "$lib/text.svelte";
import { boxOf, makePlainBox, type Box } from "./boxes";

class ServedGames {
  list = $state.raw<GameInfo[]>([]);
  /** Has the server been asked? */
  known = $state(false);

  /** A box for one of them. */
  boxOf(game: string): Box | undefined {
    const info = this.list.find(({ id }) => id === game);
    return info && makePlainBox(info);
  }

  /** Ask the server, in the language that is spoken now. Without a network there are none. */
  async load(): Promise<void> {
    const lang = text.lang;
    const found = await fetchGames().catch(() => []);
    if (lang !== text.lang) return; // it has changed meanwhile, and is asked for again
    this.list = found.filter(({ id }) => !boxOf(id));
    this.known = true;
    if (this.list.length) text.nameGames(this.list);
  }
}

export const servedGames = new ServedGames();
