/** Once more: slower, faster, or with the same cards. */

import { ask, makeTable, recordOf, sitDown, start } from "$lib/api";
import type { NewTable, Replay, TableView } from "$lib/protocol";
import { route } from "$lib/route.svelte";
import { keep, withSeat, type Kept } from "$lib/seats";
import type { TableConnection } from "$lib/table.svelte";
import { choosePace, speedOf, type Pace } from "./pace";
import type { View } from "./race";

type Wish = { pace: Pace; same: boolean };

/** Is everybody who plays here at this device? Then it may begin again at once. */
export const isAlone = (info: TableView, mine: number[]): boolean =>
  info.seats.every((seat, number) => !seat?.person || mine.includes(number));

/** A table like this one, with the same people and computer players, begun at once. */
export async function raceAgain(table: TableConnection, { pace, same }: Wish): Promise<void> {
  const info = table.info!;
  const view = table.sights[0]?.view as View;
  const wanted: NewTable = { game: info.game, options: info.options as Record<string, unknown>, settings: info.settings };
  if (same) wanted.setup = await dealtTo(table);
  const made = await makeTable(wanted);
  let tokens: Kept = { host: made.host, seats: [] };
  for (const seat of info.seats) {
    if (!seat) continue;
    if (!seat.person) await sitDown(made.id, { bot: seat.level ?? "medium" }, made.host);
    else {
      const own = await sitDown(made.id, { name: seat.name });
      tokens = withSeat(tokens, own.token ?? "", own.name);
    }
  }
  keep(made.id, tokens);
  await start(made.id, made.host);
  await setPace(made.id, made.host, pace, view.seconds_per_year);
  choosePace(pace);
  route.go(`/t/${made.id}`, { replace: true });
}

export const setPace = (table: string, token: string, pace: Pace, seconds: number): Promise<unknown> =>
  ask("POST", `/tables/${table}/commands`, { body: { type: "pace", speed: speedOf(pace, seconds) }, token });

/** The cards as they were dealt, whatever was traded since: the first state of the game's record. */
async function dealtTo(table: TableConnection): Promise<Record<string, unknown>> {
  const record = await recordOf(table.id, table.tokens.seats[0] ?? table.tokens.host);
  const body = { record: { ...record, actions: [], clock: 0 }, viewer: "all" };
  const [dealt] = (await ask<Replay>("POST", "/replays", { body })).steps;
  const hands = (kind: "day" | "late") =>
    (dealt!.view as View).seats.map((seat) => seat.cards.filter((card) => card.kind === kind).map((card) => card.card));
  return { hands: hands("day"), late: hands("late") };
}
