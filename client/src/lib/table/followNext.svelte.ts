/** From a table to the one after it, for screens of people who only look on or look after it. */

import { untrack } from "svelte";
import type { TableView } from "$lib/protocol";
import { TableConnection } from "./tableConnection.svelte";

/**
 * Calls `follow` with the next table: at once if whoever leads has opened it. If one of the players has, the score stays
 * until the next game begins. To be called while a component is made.
 */
export function followNext(infoOf: () => TableView | null | undefined, follow: (next: string) => void): void {
  const next = $derived(infoOf()?.next ?? null);
  const isLed = $derived((infoOf()?.settings.led ?? false) || infoOf()?.next_by == null);

  $effect(() => {
    if (next === null) return;
    const opened = next;
    if (isLed) {
      untrack(() => follow(opened));
      return;
    }
    // Without the host's token: as long as the host is not there, one of the players may begin.
    const coming = new TableConnection(opened, { onlooker: true });
    const begun = $derived(coming.info !== null && coming.info.phase !== "gathering");
    $effect(() => {
      if (begun) untrack(() => follow(opened));
    });
    return () => coming.close();
  });
}
