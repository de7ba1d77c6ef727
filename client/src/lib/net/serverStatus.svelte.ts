/** Can the server be reached? The shell opens without it, and has to say what is missing. */

import { Refused, requestJson } from "$lib/api";
import type { Health } from "$lib/protocol";

class ServerStatus {
  isUnreachable = $state(false);
  /** Is the lab offered? Undefined until the server has told it. */
  hasLab = $state<boolean>();

  constructor() {
    addEventListener("online", () => void this.check());
    addEventListener("offline", () => void this.check());
  }

  async check(): Promise<void> {
    try {
      this.hasLab = (await requestJson<Health>("GET", "/health")).lab;
      this.isUnreachable = false;
    } catch (refused) {
      this.isUnreachable = refused instanceof Refused && refused.code === "offline";
    }
  }
}

export const serverStatus = new ServerStatus();
