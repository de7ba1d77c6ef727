/** The games that are kept on this device: looked at, deleted, carried to a server. */

import { requestJson } from "$lib/api";
import { forgetTable, loadTokens, saveTokens } from "$lib/table/seatTokens";
import type { KeptGame } from "./deviceMessages";

export const fetchKeptGames = (): Promise<KeptGame[]> => requestJson<KeptGame[]>("GET", "/device/games");

export async function deleteKeptGame(id: string): Promise<void> {
  await requestJson("DELETE", `/device/games/${id}`);
  forgetTable(id);
}

/** The game goes on at a server, with the same people by the same tokens. Resolves to the table's id there. */
export async function carryToServer(id: string): Promise<string> {
  const kept = await requestJson<string[]>("GET", `/device/games/${id}/log`);
  const log = kept.map((entry) => JSON.parse(entry, (key, value: unknown) => (key === "ref" ? undefined : value)) as unknown); // who sent what is over
  const carried = await requestJson<{ id: string }>("POST", "/carried-tables", { body: { log } });
  saveTokens(carried.id, loadTokens(id));
  await deleteKeptGame(id);
  return carried.id;
}
