/**
 * The translated Python (src/thirdplace/device, and what it uses), as the worker sees it, by the types that the translator
 * makes. It is made by the build; a client built without it offers nothing that would need it (lib/device/availability.ts).
 */

import type { Change } from "../../../translated/thirdplace/device/change.js";
import type { DeviceTable, DrawnValues } from "../../../translated/thirdplace/device/device_table.js";
import type { Thinker } from "../../../translated/thirdplace/device/thinker.js";

export type { Change, DeviceTable, DrawnValues, Thinker };

/** The modules that the worker calls. Whatever refuses throws the `Refused` of core/errors.py. */
export type TranslatedModules = {
  device_table: typeof import("../../../translated/thirdplace/device/device_table.js");
  thinker: typeof import("../../../translated/thirdplace/device/thinker.js");
  records: typeof import("../../../translated/thirdplace/device/records.js");
  reviews: typeof import("../../../translated/thirdplace/device/reviews.js");
  game_routes: typeof import("../../../translated/thirdplace/device/game_routes.js");
  pads: typeof import("../../../translated/thirdplace/device/pads.js");
  refusal_facts: typeof import("../../../translated/thirdplace/device/refusal_facts.js");
  errors: typeof import("../../../translated/thirdplace/core/errors.js");
};

export type Translation = {
  makeLog: TranslatedModules["device_table"]["make_log"];
  openTable(id: string, log: readonly string[], now: number): DeviceTable;
  openThinker(id: string, log: readonly string[]): Thinker;
  drawn(seed: string, nextTable: string, code: string): DrawnValues;
  replayRecord: TranslatedModules["records"]["replay_record"];
  /** Tells how much of it is done. */
  reviewRecord(body: string, tellShare: (share: number) => void): string;
  answerGameRoute: TranslatedModules["game_routes"]["answer_game_route"];
  settlePad: TranslatedModules["pads"]["settle_pad"];
  /** Is it a refusal of the translated code? Then the facts of it, as JSON. */
  refusalOf(failure: unknown): string | null;
};
