/** Starts a table that this device has just made, with its own share in the luck. */

import { startTable } from "$lib/api";
import { isLocalTable } from "$lib/device/localTables";
import { TableConnection } from "$lib/table/tableConnection.svelte";

/** How long the socket may take; without one, the game starts all the same. */
const MAX_WAIT_MS = 2500;

export async function startWithShare(table: string, host: string): Promise<void> {
  if (isLocalTable(table)) return void (await startTable(table, host)); // this device draws alone: it trusts itself
  const connection = new TableConnection(table);
  try {
    await Promise.race([connection.luck.revealEarly(), new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
    await startTable(table, host);
  } finally {
    connection.close();
  }
}
