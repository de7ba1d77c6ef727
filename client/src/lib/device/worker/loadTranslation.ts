/** Fetches the rules of a game, translated from its Python (src/translated), when they are needed. */

import { DeviceRefused } from "./deviceRefused";
import type { TranslatedModules, Translation } from "./translation";

/** Each registers its game when it is loaded. */
const games = import.meta.glob("../../../translated/games/*.js") as Record<string, () => Promise<unknown>>;

const modules = {
  ...import.meta.glob("../../../translated/thirdplace/device/{device_table,thinker,records,reviews,game_routes,pads,refusal_facts}.js"),
  ...import.meta.glob("../../../translated/thirdplace/core/errors.js"),
} as Record<string, () => Promise<object>>;

let shared: Promise<Translation> | null = null;

export async function loadTranslation(game: string): Promise<Translation> {
  const loadGame = Object.entries(games).find(([path]) => path.endsWith(`/${game}.js`))?.[1];
  if (!loadGame) throw DeviceRefused.because("no-rules");
  try {
    shared ??= loadShared();
    const [translation] = await Promise.all([shared, loadGame()]);
    return translation;
  } catch (failure) {
    shared = null; // the network may be back the next time
    console.warn(failure);
    throw DeviceRefused.because("no-rules");
  }
}

async function loadShared(): Promise<Translation> {
  const loaded = await Promise.all(Object.entries(modules).map(async ([path, load]) => [/(\w+)\.js$/.exec(path)![1]!, await load()]));
  const { device_table, thinker, records, reviews, game_routes, pads, refusal_facts, errors } = Object.fromEntries(loaded) as TranslatedModules;
  return {
    makeLog: device_table.make_log,
    openTable: (id, log, now) => new device_table.DeviceTable(id, log, now, console.error),
    openThinker: (id, log) => new thinker.Thinker(id, log),
    drawn: (seed, nextTable, code) => new device_table.DrawnValues(seed, nextTable, code),
    replayRecord: records.replay_record,
    reviewRecord: reviews.review_record,
    answerGameRoute: game_routes.answer_game_route,
    settlePad: pads.settle_pad,
    refusalOf: (failure) => (failure instanceof errors.Refused ? refusal_facts.write_refusal(failure) : null),
  };
}
