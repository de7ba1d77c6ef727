/** What is heard of what happens at a table: decided here, made in sound.ts. */

import type { WebGame } from "$lib/games/game";
import type { Sound } from "$lib/sound";
import type { TableEvent, TableConnection } from "./tableConnection.svelte";
import { calledSeat, type TurnRules } from "$lib/turn";

/** Whose turn it was and is, and who of this device would want to know. */
export type TurnChange = { before: number | null; now: number | null; mine: number[] };

/** Each sound once, in the order of what happened; the chime comes last, whether for a turn or for the end. */
export function soundsOfEvents(events: TableEvent[], sounds: WebGame["soundFor"], { before, now, mine }: TurnChange): Sound[] {
  const made = new Set(events.flatMap((event) => sounds?.(event) ?? []));
  if (now !== null && now !== before && mine.includes(now)) made.add("chime");
  if (made.delete("chime")) made.add("chime");
  return [...made];
}

/**
 * Let a game be heard. Every seat of a device is told the same: it sounds once. Returns how to stop.
 * `turns`: what the game says of whose turn it is; null: nobody is called.
 */
export function playTableSounds(
  table: TableConnection,
  turns: TurnRules | null,
  sounds: WebGame["soundFor"],
  make: (sound: Sound) => void,
): () => void {
  let version = table.version;
  let turn = calledSeat(turns, table.sights[0]?.view);
  return table.onNews((news) => {
    if (news.version <= version) return;
    version = news.version;
    const now = calledSeat(turns, table.sights.find(({ seat }) => seat === news.seat)?.view);
    for (const sound of soundsOfEvents(news.events, sounds, { before: turn, now, mine: seatsPlayedHere(table) })) make(sound);
    turn = now;
  });
}

/** The seats of this device that nobody else plays for. */
const seatsPlayedHere = (table: TableConnection): number[] =>
  table.sights.flatMap(({ seat }) => (seat !== null && table.info?.seats[seat]?.level === null ? [seat] : []));
