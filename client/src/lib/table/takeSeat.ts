/** Sitting down at a table, and being called something else there. */

import { sitDown } from "$lib/api";
import { remember } from "$lib/deviceMemory";
import { tokenOf, withSeat, withoutSeat } from "./seatTokens";
import type { TableConnection } from "./tableConnection.svelte";

/** One more person on this device; the first one's name is remembered for the next time. */
export async function takeSeat(table: TableConnection, name: string): Promise<void> {
  const seat = await sitDown(table.id, { name });
  if (!table.tokens.seats.length) remember("name", seat.name);
  if (seat.token) table.holdTokens(withSeat(table.tokens, seat.token, seat.name));
}

/** Get up for good: the token is worth nothing any more. */
export async function leaveSeat(table: TableConnection, seat: number, name: string): Promise<void> {
  const refused = await table.send({ type: "leave", seat });
  const token = tokenOf(table.tokens, name);
  if (!refused && token && table.tokens.names?.[token] === name) table.holdTokens(withoutSeat(table.tokens, token));
}

/** A name belongs to whoever sits down, so: up, and down again; with the old name if the new one will not do. */
export async function renameSeat(table: TableConnection, seat: number, before: string, name: string): Promise<void> {
  const isFirst = tokenOf(table.tokens, before) === table.tokens.seats[0];
  await leaveSeat(table, seat, before);
  try {
    await takeSeat(table, name);
  } catch (refused) {
    await takeSeat(table, before);
    throw refused;
  }
  if (isFirst) remember("name", name);
}
