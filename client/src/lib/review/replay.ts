/** A recorded game, state by state. The browser knows no rules: the server tells every state. */

import { requestJson, fetchRecord } from "$lib/api";
import type { GameRecord, Replay, TableView } from "$lib/protocol";
import { loadTokens } from "$lib/table/seatTokens";

/** Through whose eyes: a seat's, an onlooker's (null), or with everything laid open. */
export type Viewer = number | "all" | null;

export const fetchReplay = (record: GameRecord, viewer: Viewer) =>
  requestJson<Replay>("POST", "/replays", { body: { record, viewer } });

/** The record of a table; of a running game it is not whole. */
export const fetchRecordOfTable = (table: string) => fetchRecord(table, loadTokens(table).seats[0]);

const RECORD_KEY = "record";

/** Lay a record down for the replay's screen: it stays for this tab, also when the page is loaded anew. */
export function storeRecordForReplay(record: GameRecord): void {
  try {
    sessionStorage.setItem(RECORD_KEY, JSON.stringify(record));
  } catch {
    // Without storage the record has to be chosen again after a reload.
  }
}

export function storedRecord(): GameRecord | null {
  try {
    return JSON.parse(sessionStorage.getItem(RECORD_KEY) ?? "null") as GameRecord | null;
  } catch {
    return null;
  }
}

/** A file as a record; null if it is something else. What it says is checked by the server. */
export async function readRecord(file: File): Promise<GameRecord | null> {
  try {
    const read = JSON.parse(await file.text()) as Partial<GameRecord> | null;
    return read && Array.isArray(read.actions) && Array.isArray(read.names) ? (read as GameRecord) : null;
  } catch {
    return null;
  }
}

/** The table as a scene wants to know it: the people, and nothing that goes on around them. */
export function tableOfReplay(replay: Replay): TableView {
  return {
    id: "",
    code: "",
    game: replay.game,
    phase: "playing",
    seats: replay.names.map((name) => ({ name, person: true, level: null, here: true })),
    onlookers: 0,
    options: replay.options,
    settings: {},
    puzzle: false,
    paused: null,
    commitment: null,
    seed: null,
    next: null,
  };
}

/** Which moment an address means: `#17` is after the 17th action. */
export function momentInHash(hash: string, last: number): number {
  const number = Number.parseInt(hash.slice(1), 10);
  return Number.isNaN(number) ? 0 : Math.min(Math.max(number, 0), last);
}

const MIN_PAUSE_MS = 700;
const MAX_PAUSE_MS = 1600;

/** How long to look at a state before the next one: as people took, within reason. */
export function pauseBeforeMs(replay: Replay, next: number, shortest: number = MIN_PAUSE_MS): number {
  const [before, after] = [replay.steps[next - 1], replay.steps[next]];
  if (!before || !after) return MAX_PAUSE_MS;
  return Math.min(Math.max(after.at - before.at, shortest), MAX_PAUSE_MS);
}
