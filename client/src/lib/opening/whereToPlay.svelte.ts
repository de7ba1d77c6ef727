/** Where new tables are made: on a server, or on this device if there is none, or if somebody wants it so. */

import { Refused, makeTable, makeTableOnDevice } from "$lib/api";
import { canPlayOnDevice, isDeviceOffered } from "$lib/device/availability";
import { recall, remember } from "$lib/deviceMemory";
import { serverStatus } from "$lib/net/serverStatus.svelte";
import type { MadeTable, NewTable } from "$lib/protocol";
import { isStatic } from "$lib/routing/root";

const CHOICE_KEY = "play-here";

class WhereToPlay {
  /** Does somebody want to play on this device, though there may be a server? */
  isChosen = $state(isDeviceOffered && recall(CHOICE_KEY) !== null);

  choose(here: boolean): void {
    this.isChosen = here;
    remember(CHOICE_KEY, here ? "yes" : null);
  }

  /** Are new tables made on this device, as far as is known? */
  get isHere(): boolean {
    return isDeviceOffered && (isStatic || this.isChosen || serverStatus.isUnreachable);
  }

  /** Makes a table for the people of one household. */
  async makeTable(table: NewTable): Promise<MadeTable> {
    const possible = canPlayOnDevice(table.game);
    if (possible && this.isHere) return makeTableOnDevice(table);
    try {
      return await makeTable(table);
    } catch (refused) {
      const isAway = refused instanceof Refused && refused.code === "offline";
      if (!isAway || !possible) throw refused;
      serverStatus.isUnreachable = true;
      return makeTableOnDevice(table);
    }
  }
}

export const whereToPlay = new WhereToPlay();
