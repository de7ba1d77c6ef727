/** The record of a game that is over, with the notes of this device. */

import { fetchRecord } from "$lib/api";
import type { GameRecord } from "$lib/protocol";
import { listNotes } from "./luckNotes";

export async function fetchNotedRecord(table: string, token?: string): Promise<GameRecord> {
  const record = await fetchRecord(table, token);
  const notes = listNotes(table, record.shares);
  return notes.length ? { ...record, notes } : record;
}
