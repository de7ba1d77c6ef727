/** The address other devices know this server by. Whoever plays on its own machine may have opened another. */

import { requestJson } from "$lib/api";
import type { Health } from "$lib/protocol";
import { hrefTo, root } from "$lib/routing/root";

/** Does this address mean the reader's own machine, whoever reads it? */
const LOCAL_HOSTS = /^(localhost|127\.|\[::1\])/;

class PublicAddress {
  /** Null: other devices cannot come. As opened here, until it is known. */
  origin = $state<string | null>(location.origin);

  constructor() {
    if (LOCAL_HOSTS.test(location.hostname)) void this.#fetchAddress();
  }

  async #fetchAddress(): Promise<void> {
    try {
      const { addresses } = await requestJson<Health>("GET", "/health");
      this.origin = addresses[0] ? new URL(addresses[0]).origin : null;
    } catch {
      // As long as the server is away, nobody comes anyway.
    }
  }

  get host(): string {
    return new URL(this.origin ?? location.origin).host + root.slice(0, -1);
  }

  /** Where sheets and links lead: as `link`, without a slash at its end. */
  get address(): string {
    return this.linkTo("/").replace(/\/$/, "");
  }

  linkTo(path: string): string {
    return (this.origin ?? location.origin) + hrefTo(path);
  }
}

export const publicAddress = new PublicAddress();
