/** Who is away, who is played for, and who may change that. */

import type { SeatView, TableView } from "$lib/protocol";

/** A person who is not connected, and for whom nobody plays. */
export const isAway = (seat: SeatView | null | undefined): boolean =>
  !!seat && seat.person && !seat.here && seat.level === null;

/** The seats of all who are away now. */
export const awaySeats = (table: TableView): number[] =>
  table.seats.flatMap((seat, number) => (isAway(seat) ? [number] : []));

/** A person whose seat a computer player has for now. */
export const isPlayedFor = (seat: SeatView | null | undefined): boolean => !!seat && seat.person && seat.level !== null;

/** What may be done about a seat: hand it to a computer player, take it back, or nothing. */
export function offeredHandover(table: TableView, seat: number, mine: boolean, host: boolean): "hand" | "back" | null {
  const taken = table.seats[seat];
  if (table.phase === "gathering" || table.phase === "over" || !taken?.person) return null;
  if (table.settings.led && !host) return null;
  if (isPlayedFor(taken)) return mine || host ? "back" : null;
  return mine || (host && isAway(taken)) ? "hand" : null;
}
