/** Small words of this game, in the reader's language. */

import { formatNumber, say } from "$lib/text.svelte";
import { isGarbage, worth } from "./table/round";

/** A number with all its places, as it stands on paper. */
export const padNumber = (number: number, places: number): string => String(number).padStart(places, "0");

export const digitWord = (value: number): string => say(`please-digit-${value}`);

/** "Ann", "Ann and Ben", "Ann, Ben and Cleo". */
export function joinNames(names: string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : say("and", { first: names.slice(0, -1).join(", "), last });
}

/** Who has still to write; of a whole class only how many. */
export function stillWritingText(names: string[]): string {
  return names.length > 4
    ? say("still-writing-count", { count: names.length })
    : say("still-writing", { names: names.join(", ") });
}

/** More winners than these are counted. */
export const MAX_NAMED_WINNERS = 3;

/** PP5: with equal points the win is shared. */
export function winText(totals: number[], winners: number[], names: string[]): string {
  const [count, total] = [winners.length, Math.max(...totals)];
  if (!count) return say("won-nobody");
  if (count > MAX_NAMED_WINNERS) return say("please-won-many", { count, total });
  return say("won", { names: joinNames(winners.map((winner) => names[winner] ?? "")), count, total });
}

/** A slot's name, what stands at its foot, and for those who listen what it holds or what pressing it does. */
export function spaceWords(board: Record<string, number | null>, slot: string, offered: number | null) {
  const [name, digit, bin] = [say(`slot-${slot}`), board[slot] ?? null, isGarbage(slot)];
  const shown = digit ?? offered;
  if (shown === null) return { name, foot: "", label: `${name}: ${say("please-free")}` };
  const counts = formatNumber(worth(slot, shown));
  const foot = bin ? say("please-thrown") : digit === null ? `${counts}?` : counts;
  if (digit !== null) return { name, foot, label: `${name}: ${digit}` };
  const value = { digit: String(shown), slot: say(`slot-${slot}.in`), worth: counts };
  return { name, foot, label: say(bin ? "please-throw" : "please-write", value) };
}
