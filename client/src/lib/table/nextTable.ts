/** From a game that is over to the next one with the same people. */

import type { TableView } from "$lib/protocol";
import { route } from "$lib/routing/route.svelte";
import type { TableConnection } from "./tableConnection.svelte";

/** Is everybody who plays here at this device? */
export const isEveryoneHere = (info: TableView, mine: (number | null)[]): boolean =>
  info.seats.every((seat, number) => !seat?.person || mine.includes(number));

/** Go there with the tokens one has. `begins`: where nobody else has to come, the game begins at once. */
export async function goToNextTable(table: TableConnection, next: string, begins: boolean): Promise<void> {
  table.passTokensTo(next);
  const alone = isEveryoneHere(table.info!, table.sights.map((sight) => sight.seat));
  const token = table.tokens.host;
  if (begins && alone && token) {
    const { startWithShare } = await import("$lib/luck/startWithShare");
    await startWithShare(next, token).catch(() => {}); // then it is begun by hand
  }
  route.goTo(`/t/${next}`, { replace: true });
}
