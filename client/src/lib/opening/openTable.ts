/** From a box on the shelf to a table. */

import { requestJson, fetchGames, makeTable, sitDown } from "$lib/api";
import { isLocalTable } from "$lib/device/localTables";
import type { Box } from "$lib/games/boxes";
import { computerLevel } from "./computerLevel.svelte";
import { recall } from "$lib/deviceMemory";
import type { MadeTable, Settings } from "$lib/protocol";
import { route } from "$lib/routing/route.svelte";
import { saveTokens, withSeat, type SeatTokens } from "$lib/table/seatTokens";
import { say } from "$lib/text.svelte";
import { whereToPlay } from "./whereToPlay.svelte";

/** What this person was called the last time. */
export const rememberedName = (): string => recall("name") ?? say("web-guest");

async function openTable(game: string, box: Box, settings: Settings = {}): Promise<[MadeTable, SeatTokens]> {
  const made = await whereToPlay.makeTable({ game, options: box.options, settings });
  const mine = await sitDown(made.id, { name: rememberedName() });
  const tokens = withSeat({ host: made.host, seats: [] }, mine.token ?? "", mine.name);
  saveTokens(made.id, tokens);
  return [made, tokens];
}

/** A table where others can sit down too. */
export async function openSharedTable(game: string, box: Box): Promise<void> {
  const [made] = await openTable(game, box);
  route.goTo(`/t/${made.id}`);
}

/** A table on the wall: whoever opens it is its host and takes no seat; the others' devices are their hands. */
export async function openBigScreenTable(game: string, options: Record<string, unknown>, settings: Settings = {}): Promise<void> {
  const made = await makeTable({ game, options, settings });
  saveTokens(made.id, { host: made.host, seats: [] });
  route.goTo(`/big/${made.id}`);
}

/** A server that cannot be reached has none. */
async function hasCoach(game: string): Promise<boolean> {
  const known = await fetchGames().catch(() => []);
  return known.find(({ id }) => id === game)?.parts.includes("coach") ?? false;
}

/** One click: against computers, begun at once. With nobody to be unfair to, the coach may be asked, if the game has one. */
export async function playNow(game: string, box: Box): Promise<void> {
  const coached = await hasCoach(game);
  const [made] = await openTable(game, box, coached ? { coach: true } : {});
  const bot = isLocalTable(made.id) ? computerLevel.levelHere : computerLevel.level;
  for (let computer = 0; computer < box.computers; computer++) await sitDown(made.id, { bot }, made.host);
  const { startWithShare } = await import("$lib/luck/startWithShare");
  await startWithShare(made.id, made.host);
  if (box.afterStart) await requestJson("POST", `/tables/${made.id}/commands`, { body: box.afterStart(), token: made.host });
  route.goTo(`/t/${made.id}`);
}
