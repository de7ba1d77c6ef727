/** What this device notes of the luck of a game, and what it adds to the record of it. */

import type { GameDeviceNote, GameShares, Shares } from "$lib/protocol";
import { loadShares, type KeptShare } from "./keptShares";
import { sha256 } from "./sha256";

export function makeShare(before?: KeptShare): KeptShare {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const share = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return { share, accepted: false, spent: false, revealed: false, shown: null, rounds: before?.rounds ?? [], given: before?.given ?? 0, seat: null, dealt: null, ended: null };
}

export const commitmentOf = (kept: KeptShare): string => sha256(kept.share);

/** Lists are told apart by the server's commitment: a server that lies could give two of them the same number. */
export function saveShownList(kept: KeptShare, list: Shares): void {
  if (kept.shown?.commitment !== list.commitment) kept.rounds.push(list.round ?? 1);
  kept.shown = { commitment: list.commitment, seats: list.seats.map((seat) => seat.commitment ?? null) };
}

/** What goes into the record that this device saves: one note for each of its seats that took part from the start. */
export function listNotes(table: string, shares?: GameShares): GameDeviceNote[] {
  return Object.values(loadShares(table)).flatMap((kept) => {
    const { share, accepted, revealed, shown, rounds, given, seat, dealt, ended, seen = [] } = kept;
    if (seat === null || wasDroppedMeanwhile(kept, shares)) return [];
    return [{ seat, share, accepted, revealed, shown, rounds: rounds.length, ...(given !== undefined && { given }), dealt, ended, seen }];
  });
}

/** Was the list dropped that this device was shown, while it was away? Then another one counts, which it does not know. */
const wasDroppedMeanwhile = ({ away, shown, rounds }: KeptShare, shares: GameShares | undefined): boolean =>
  !!away && !!shown && (shares?.round ?? (shares ? 1 : Infinity)) > Math.max(...rounds);
