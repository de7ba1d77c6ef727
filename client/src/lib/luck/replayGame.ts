/** A record played again, to compare what people saw with what follows from it. */

import { requestJson } from "$lib/api";
import { canPlayOnDevice } from "$lib/device/availability";
import { deviceServer } from "$lib/net/server";
import type { GameRecord, Refusal, Replay } from "$lib/protocol";
import { Refused } from "$lib/refused";

/** What one seat sees in the game as dealt and after each action. */
export type ReplayedViews = {
  views: unknown[];
  /** Who has played it: this device by itself, or the server, whose word it is then. */
  by: "device" | "server";
};

/** Throws `Refused` if an action was not legal. */
export type ReplayGame = (record: GameRecord, seat: number) => Promise<ReplayedViews>;

/** A game whose rules are not here is played again by the server. */
export const replayGame: ReplayGame = async ({ notes: _, ...record }, seat) => {
  const body = { record, viewer: seat };
  const replay = canPlayOnDevice(record.game) ? await replayOnDevice(body) : null;
  const { steps } = replay ?? (await requestJson<Replay>("POST", "/replays", { body }));
  return { views: steps.map(({ view }) => view), by: replay ? "device" : "server" };
};

/** Null: the rules could not be fetched. */
async function replayOnDevice(body: object): Promise<Replay | null> {
  const response = await deviceServer.request("/replays", { method: "POST", body: JSON.stringify(body) }).catch(() => null);
  const answer = (await response?.json()) as Replay | Refusal | undefined;
  if (!answer) return null;
  if ("steps" in answer) return answer;
  if (answer.code === "no-rules") return null;
  throw new Refused(answer.code, answer.message, answer.where ?? null);
}
