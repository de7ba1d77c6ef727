/** Where computer players and the coach think. It follows its table by the entries that it is sent. */

import { loadTranslation } from "./loadTranslation";
import type { FromThinker, ThinkerQuestion, ToThinker } from "./thinkerLink";
import type { Thinker, Translation } from "./translation";

let thinker: Thinker | null = null;
let queue: Promise<void> = Promise.resolve();

export function onThinkerMessage({ data }: MessageEvent<ToThinker>): void {
  queue = queue.then(async () => postMessage(await answer(data)));
}

async function answer({ id, table, game, known, added, question }: ToThinker): Promise<FromThinker> {
  let translation: Translation | null = null;
  try {
    translation = await loadTranslation(game);
    if (known === 0 || !thinker) thinker = translation.openThinker(table, added);
    else thinker.apply_entries(added);
    return { id, answer: think(thinker, question) };
  } catch (failure) {
    const refused = translation?.refusalOf(failure);
    return refused ? { id, refused } : { id, wrong: String(failure) };
  }
}

function think(thinker: Thinker, question: ThinkerQuestion): string {
  const { seat, at } = question;
  return question.kind === "choose" ? thinker.choose(seat, question.level, at, question.seed) : thinker.advise(seat, question.tokens, at);
}
