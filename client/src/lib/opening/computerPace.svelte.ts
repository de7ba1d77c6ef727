/** Do computer players answer fast to who plays alone? Chosen once on this device. */

import { remember, recall } from "$lib/deviceMemory";
import type { TableConnection } from "$lib/table/tableConnection.svelte";

/** As a multiple of the pause that a person would make. */
const FAST_SPEED = 6;

class ComputerPace {
  isFast = $state(recall("brisk") === "yes");

  toggle(): void {
    this.isFast = !this.isFast;
    remember("brisk", this.isFast ? "yes" : null);
  }
}

export const computerPace = new ComputerPace();

/** Is everybody else at the table a computer player? */
export function isAloneWithComputers(table: TableConnection, mine: readonly number[]): boolean {
  const seats = table.info?.seats ?? [];
  const others = seats.flatMap((seat, number) => (seat && !mine.includes(number) ? [seat] : []));
  return mine.length > 0 && others.length > 0 && others.every((seat) => !seat.person);
}

export const sendComputerPace = (table: TableConnection): Promise<string | null> =>
  table.send({ type: "pace", speed: computerPace.isFast ? FAST_SPEED : 1 });
