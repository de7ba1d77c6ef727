/** Who points where, for a moment. */

import { announce } from "$lib/announce.svelte";
import type { TableConnection } from "$lib/table/tableConnection.svelte";
import { say } from "$lib/text.svelte";
import { placeName } from "./map";

export type Ping = { id: number; seat: number; place: string };

const SHOWN_MS = 3200;

export class Pings {
  shown = $state.raw<Ping[]>([]);
  #count = 0;

  /** Hear who points; returns how to stop. */
  listen(table: TableConnection): () => void {
    return table.onSignal(({ seat, place }) => {
      if (place === null) return;
      const ping = { id: this.#count++, seat, place };
      this.shown = [...this.shown.filter((other) => other.seat !== seat), ping];
      announce(say("race-pointed", { name: table.info?.seats[seat]?.name ?? "", place: placeName(place) }));
      setTimeout(() => (this.shown = this.shown.filter((other) => other !== ping)), SHOWN_MS);
    });
  }
}
