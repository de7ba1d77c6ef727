/** Where computer players think. It follows its table by the entries that it is sent. */

import { loadTranslation } from "./loadTranslation";
import type { FromThinker, ToThinker } from "./thinkerLink";
import type { Thinker } from "./translation";

let thinker: Thinker | null = null;
let queue: Promise<void> = Promise.resolve();

export function onThinkerMessage({ data }: MessageEvent<ToThinker>): void {
  queue = queue.then(() => choose(data));
}

async function choose({ id, table, game, known, added, seat, level, at, seed }: ToThinker): Promise<void> {
  try {
    const { openThinker } = await loadTranslation(game);
    if (known === 0 || !thinker) thinker = openThinker(table, added);
    else thinker.apply_entries(added);
    postMessage({ id, chosen: thinker.choose(seat, level, at, seed) } satisfies FromThinker);
  } catch (failure) {
    postMessage({ id, wrong: String(failure) } satisfies FromThinker);
  }
}
