/** Can the server be reached? The shell opens without it, and has to say what is missing. */

import { Refused, ask } from "$lib/api";

class Reach {
  gone = $state(false);

  constructor() {
    addEventListener("online", () => void this.look());
    addEventListener("offline", () => void this.look());
  }

  async look(): Promise<void> {
    try {
      await ask("GET", "/health");
      this.gone = false;
    } catch (refused) {
      this.gone = refused instanceof Refused && refused.code === "offline";
    }
  }
}

export const reach = new Reach();
