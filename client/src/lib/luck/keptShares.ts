/** What this device keeps for itself of the luck of a game, to compare it with the record afterwards. */

import { recall, remember } from "$lib/deviceMemory";

/** A share of the seed that this device has made for one of its seats, and what came of it. */
export type KeptShare = {
  share: string;
  /** Has the server accepted its commitment, over the connection on which the game then began? */
  accepted: boolean;
  /** Was it sent to be mixed? It cannot be used for another list then. */
  spent: boolean;
  /** Has the server confirmed that it has the share? */
  revealed: boolean;
  shown: { commitment: string; seats: (string | null)[] } | null;
  /** Has this device been away since it was shown that list? Then it may have been dropped. */
  away?: boolean;
  /** The numbers of the lists that this device was shown. */
  rounds: number[];
  /** How many shares this device has sent for this chair, this one included; not there in what an older page has kept. */
  given?: number;
  /** The seat in the game, once it has begun. */
  seat: number | null;
  dealt: Record<string, unknown> | null;
  ended: Record<string, unknown> | null;
  /** Fingerprints of all that this seat was shown, in order; not there in what an older page has kept. */
  seen?: string[];
};

/** By the number of the chair before the game, in which the share was made. */
export type KeptShares = Record<string, KeptShare>;

const storageKey = (table: string) => `luck:${table}`;
/** Also for devices that do not let pages store anything: as long as the page is open. */
const memory = new Map<string, KeptShares>();

export function loadShares(table: string): KeptShares {
  try {
    const found = JSON.parse(recall(storageKey(table)) ?? "null") as KeptShares | null;
    if (found && Object.values(found).every(isKeptShare)) return found;
  } catch {
    // Broken: as if nothing had been kept.
  }
  return memory.get(table) ?? {};
}

const isKeptShare = (found: unknown): boolean => {
  const kept = found as KeptShare | null;
  return typeof kept?.share === "string" && /^[0-9a-f]{64}$/.test(kept.share) && Array.isArray(kept.rounds);
};

export function saveShares(table: string, shares: KeptShares): void {
  memory.set(table, shares);
  remember(storageKey(table), JSON.stringify(shares));
}

export function forgetShares(table: string): void {
  memory.delete(table);
  remember(storageKey(table), null);
}
