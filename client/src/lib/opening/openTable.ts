/** From a box on the shelf to a table. */

import { ask, games, makeTable, sitDown, start } from "$lib/api";
import type { Box } from "$lib/games/boxes";
import { usual } from "./computerLevel.svelte";
import { remembered } from "$lib/deviceMemory";
import type { MadeTable, Settings } from "$lib/protocol";
import { route } from "$lib/route.svelte";
import { keep, withSeat, type Kept } from "$lib/table/seatTokens";
import { say } from "$lib/text.svelte";

/** What this person was called the last time. */
export const usualName = (): string => remembered("name") ?? say("web-guest");

async function make(game: string, box: Box, settings: Settings = {}): Promise<[MadeTable, Kept]> {
  const made = await makeTable({ game, options: box.options, settings });
  const mine = await sitDown(made.id, { name: usualName() });
  const tokens = withSeat({ host: made.host, seats: [] }, mine.token ?? "", mine.name);
  keep(made.id, tokens);
  return [made, tokens];
}

/** A table where others can sit down too. */
export async function gather(game: string, box: Box): Promise<void> {
  const [made] = await make(game, box);
  route.go(`/t/${made.id}`);
}

/** A table on the wall: whoever opens it is its host and takes no seat; the others' devices are their hands. */
export async function project(game: string, options: Record<string, unknown>, settings: Settings = {}): Promise<void> {
  const made = await makeTable({ game, options, settings });
  keep(made.id, { host: made.host, seats: [] });
  route.go(`/big/${made.id}`);
}

/** One click: against computers, begun at once. With nobody to be unfair to, the coach may be asked, if the game has one. */
export async function playNow(game: string, box: Box): Promise<void> {
  const coached = (await games()).find(({ id }) => id === game)?.parts.includes("coach");
  const [made] = await make(game, box, coached ? { coach: true } : {});
  for (let computer = 0; computer < box.computers; computer++) await sitDown(made.id, { bot: usual.level }, made.host);
  await start(made.id, made.host);
  if (box.afterStart) await ask("POST", `/tables/${made.id}/commands`, { body: box.afterStart(), token: made.host });
  route.go(`/t/${made.id}`);
}
