/** Do computer players answer fast to who plays alone? Chosen once on this device. */

import { remember, remembered } from "$lib/deviceMemory";
import type { TableConnection } from "$lib/table/tableConnection.svelte";

/** As a multiple of the pause that a person would make. */
const BRISK_SPEED = 6;

class Brisk {
  on = $state(remembered("brisk") === "yes");

  switch(): void {
    this.on = !this.on;
    remember("brisk", this.on ? "yes" : null);
  }
}

export const brisk = new Brisk();

/** Is everybody else at the table a computer player? */
export function isAlone(table: TableConnection, mine: readonly number[]): boolean {
  const seats = table.info?.seats ?? [];
  const others = seats.flatMap((seat, number) => (seat && !mine.includes(number) ? [seat] : []));
  return mine.length > 0 && others.length > 0 && others.every((seat) => !seat.person);
}

export const askForPace = (table: TableConnection): Promise<string | null> =>
  table.send({ type: "pace", speed: brisk.on ? BRISK_SPEED : 1 });
