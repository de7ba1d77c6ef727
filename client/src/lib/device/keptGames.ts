/** The games that are kept on this device: looked at, deleted, saved as files, carried to a server. */

import { Refused, requestJson } from "$lib/api";
import { saveFile } from "$lib/saveFile";
import { forgetTable, loadTokens, saveTokens, type SeatTokens } from "$lib/table/seatTokens";
import { say } from "$lib/text.svelte";
import { LOG_FORMAT, type KeptGame } from "./deviceMessages";

export const fetchKeptGames = (): Promise<KeptGame[]> => requestJson<KeptGame[]>("GET", "/device/games");

export async function deleteKeptGame(id: string): Promise<void> {
  await requestJson("DELETE", `/device/games/${id}`);
  forgetTable(id);
}

const fetchLog = (id: string): Promise<string[]> => requestJson<string[]>("GET", `/device/games/${id}/log`);

/** What a file of a game says it is. */
const FILE_KIND = "thirdplace game";
const MAX_FILE_BYTES = 8 * 1024 * 1024;

/** `format`: of the log's entries. The tokens are secret: whoever has them holds the seats. */
type GameFile = { kind: typeof FILE_KIND; format: number; log: string[]; tokens: SeatTokens };

/** Puts a game into the reader's downloads, to be opened on another device or another page. */
export async function saveGameFile(id: string): Promise<void> {
  const log = await fetchLog(id);
  const { game } = JSON.parse(log[0] ?? "{}") as { game: string };
  const file: GameFile = { kind: FILE_KIND, format: LOG_FORMAT, log, tokens: loadTokens(id) };
  saveFile(new Blob([JSON.stringify(file)], { type: "application/json" }), `thirdplace-${game}.json`);
}

/** Keeps the game of a file on this device. Resolves to its id here; refuses what is no such file. */
export async function openGameFile(file: File): Promise<string> {
  const { format, log, tokens } = readGameFile(file.size <= MAX_FILE_BYTES ? await file.text() : "");
  const { id } = await requestJson<{ id: string }>("POST", "/device/games", { body: { format, log } });
  saveTokens(id, tokens);
  return id;
}

function readGameFile(text: string): GameFile {
  try {
    const found = JSON.parse(text) as Partial<GameFile> | null;
    const { kind, format, log, tokens } = found ?? {};
    if (kind === FILE_KIND && Number.isInteger(format) && areStrings(log) && isSeatTokens(tokens)) return found as GameFile;
  } catch {
    // not JSON
  }
  throw new Refused("bad-game-file", say("error-bad-game-file"));
}

const areStrings = (list: unknown): boolean => Array.isArray(list) && list.every((one) => typeof one === "string");

function isSeatTokens(found: unknown): boolean {
  const { host = "", seats, names = {} } = (found ?? {}) as Partial<SeatTokens>;
  return typeof host === "string" && areStrings(seats) && names !== null && !Array.isArray(names) && areStrings(Object.values(names));
}

/** The game goes on at a server, with the same people by the same tokens. Resolves to the table's id there. */
export async function carryToServer(id: string): Promise<string> {
  const log = (await fetchLog(id)).map((entry) => JSON.parse(entry, (key, value: unknown) => (key === "ref" ? undefined : value)) as unknown); // who sent what is over
  const carried = await requestJson<{ id: string }>("POST", "/carried-tables", { body: { log } });
  saveTokens(carried.id, loadTokens(id));
  await deleteKeptGame(id).catch(console.warn); // whatever is wrong with the copy here, the game is there
  return carried.id;
}
