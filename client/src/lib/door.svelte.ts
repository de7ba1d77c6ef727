/** The way from a game's box to a table: taken once at a time, and what stands in it is told. */

import { Refused } from "./api";
import type { Box } from "./boxes";
import type { gather } from "./opening";

export class Door {
  busy = $state(false);
  wrong = $state("");

  async open(how: typeof gather, game: string, box: Box): Promise<void> {
    this.busy = true;
    this.wrong = "";
    try {
      await how(game, box);
    } catch (refused) {
      this.wrong = refused instanceof Refused ? refused.message : String(refused);
    } finally {
      this.busy = false;
    }
  }
}
