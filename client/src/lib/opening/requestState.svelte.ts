/** The way from a game's box to a table: taken once at a time, and what stands in it is told. */

import { Refused } from "$lib/api";

export class RequestState {
  busy = $state(false);
  problem = $state("");

  async run<Wishes extends unknown[]>(how: (...wishes: Wishes) => Promise<void>, ...wishes: Wishes): Promise<void> {
    this.busy = true;
    this.problem = "";
    try {
      await how(...wishes);
    } catch (refused) {
      this.problem = refused instanceof Refused ? refused.message : String(refused);
    } finally {
      this.busy = false;
    }
  }
}
