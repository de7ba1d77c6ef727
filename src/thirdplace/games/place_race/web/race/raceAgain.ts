/** Once more: slower, faster, or with the same cards. */

import { requestJson, fetchRecord } from "$lib/api";
import { remember, recall } from "$lib/deviceMemory";
import type { Replay } from "$lib/protocol";
import type { TableConnection } from "$lib/table/tableConnection.svelte";
import type { Pace } from "./pace";
import { PACES, choosePace } from "./pace";
import type { View } from "./race";

export type RaceAgainWish = { pace: Pace; same: boolean };

/** Opens the next table, with the same people and computer players. Who asked has to go there then. */
export async function raceAgain(table: TableConnection, { pace, same }: RaceAgainWish): Promise<void> {
  const refused = await table.send({ type: "again", setup: same ? await dealtTo(table) : {} });
  if (refused !== null) throw new Error(table.refused?.message ?? refused);
  choosePace(pace);
}

const WISHED_PACE_KEY = "race-pace-wished";

/** The pace of a table can be set only when its race has begun: until then this device remembers it. */
export const rememberWishedPace = (table: string, pace: Pace): void => remember(WISHED_PACE_KEY, `${table} ${pace}`);

/** The pace that was wished for on this device, once. */
export function takeWishedPace(table: string): Pace | null {
  const [wanted, wished] = (recall(WISHED_PACE_KEY) ?? "").split(" ");
  if (wanted !== table) return null;
  remember(WISHED_PACE_KEY, null);
  return PACES.find((pace) => pace === wished) ?? null;
}

/** The cards as they were dealt, whatever was traded since: the first state of the game's record. */
async function dealtTo(table: TableConnection): Promise<Record<string, unknown>> {
  const record = await fetchRecord(table.id, table.tokens.seats[0] ?? table.tokens.host);
  const body = { record: { ...record, actions: [], clock: 0 }, viewer: "all" };
  const [dealt] = (await requestJson<Replay>("POST", "/replays", { body })).steps;
  const hands = (kind: "day" | "late") =>
    (dealt!.view as View).seats.map((seat) => seat.cards.filter((card) => card.kind === kind).map((card) => card.card));
  return { hands: hands("day"), late: hands("late") };
}
