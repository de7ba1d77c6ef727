/** Can the server be reached? The shell opens without it, and has to say what is missing. */

import { Refused, requestJson } from "$lib/api";

class ServerStatus {
  isUnreachable = $state(false);

  constructor() {
    addEventListener("online", () => void this.check());
    addEventListener("offline", () => void this.check());
  }

  async check(): Promise<void> {
    try {
      await requestJson("GET", "/health");
      this.isUnreachable = false;
    } catch (refused) {
      this.isUnreachable = refused instanceof Refused && refused.code === "offline";
    }
  }
}

export const serverStatus = new ServerStatus();
