/**
 * What a record says of the shares that its seed was mixed from: what is wrong with it, and what stays open. The same checks,
 * in the same order and by the same names, as in core/records/share_check.py and in the script of docs/verify.md.
 */

import type { GameDeviceNote, GameRecord, GameSeatShare, GameShares } from "$lib/protocol";
import { sha256 } from "./sha256";

/** Its sentence is `record-<code>` if it is wrong, `luck-<code>` if it is open. `seat`: whose share or device it is about. */
export type Finding = { code: string; seat?: number; other?: number };

/** Of a seat on which nobody sits; no person can have such a name. */
const SPARE_NAME = /^Seat \d+$/;

/** The seed that follows from shares: the recipe of core/chance.py. */
export function mixSeed(server: string, seats: GameSeatShare[]): string {
  const lines = ["thirdplace chance", `server ${server}`];
  seats.forEach(({ share }, seat) => share && lines.push(`seat ${seat} ${share}`));
  return sha256(lines.join("\n"));
}

/** All that shows that the seed was not drawn as it should have been; of a record whose game is over. */
export function findShareFaults(record: GameRecord): Finding[] {
  const { seed, shares, notes = [], names } = record;
  if (!seed) return [{ code: "seed" }];
  if (sha256(seed) !== record.commitment) return [{ code: "commitment" }];
  return [...(shares ? faultsOfShares(seed, shares, names.length) : []), ...notes.flatMap((note) => faultsOfNote(shares, note))];
}

function faultsOfShares(seed: string, { commitment, server, seats }: GameShares, count: number): Finding[] {
  const found: Finding[] = [];
  if (!server || sha256(server) !== commitment) found.push({ code: "server-share" });
  seats.forEach(({ share, why, commitment: sealed }, seat) => {
    if (seat >= count || !share === !why) found.push({ code: "untold-share", seat: Math.min(seat, count - 1) });
    else if (share && sha256(share) !== sealed) found.push({ code: "seat-share", seat });
  });
  if (server && mixSeed(server, seats) !== seed) found.push({ code: "mix" });
  return found;
}

function faultsOfNote(shares: GameShares | undefined, note: GameDeviceNote): Finding[] {
  const { seat, shown, accepted = false, revealed = false } = note;
  const given = accepted || revealed;
  const own = shares?.seats[seat];
  if (!shares || !own) return given ? [{ code: "note-left-out", seat }] : [];
  const found: Finding[] = [];
  if (shown) {
    if (shown.commitment !== shares.commitment) found.push({ code: "note-server", seat });
    for (let other = 0; other < Math.max(shares.seats.length, shown.seats.length); other++) {
      if ((shares.seats[other]?.commitment ?? null) !== (shown.seats[other] ?? null)) found.push({ code: "note-seat", seat, other });
    }
  }
  if ((note.rounds ?? 0) > (shares.round ?? 1)) found.push({ code: "note-rounds", seat });
  if (own.share && own.share !== note.share && given) found.push({ code: "note-share", seat });
  if (!own.share && (revealed || (accepted && (own.why === "none" || own.why === "computer")))) found.push({ code: "note-left-out", seat });
  return found;
}

/** What no check can settle, so that it is told: who had no share, and who may have had a choice. */
export function listOpenQuestions({ names, shares, drawn_by, notes = [] }: GameRecord): Finding[] {
  const seats = shares?.seats ?? [];
  const found: Finding[] = seats.some(({ share }) => share) ? [] : [{ code: drawn_by === "device" ? "device" : "alone" }];
  seats.forEach(({ why }, seat) => why && found.push({ code: why, seat }));
  names.forEach((name, seat) => shares && seat >= seats.length && !SPARE_NAME.test(name) && found.push({ code: "late", seat }));
  if ((shares?.round ?? 1) > 1) found.push({ code: "again" });
  for (const { seat, share } of notes) if (seats[seat]?.share !== share) found.push({ code: "not-mine", seat });
  return found;
}
