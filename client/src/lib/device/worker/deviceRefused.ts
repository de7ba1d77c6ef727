/** A refusal within the worker; the page puts it into words. */

import type { DeviceCode, DeviceRefusal } from "../deviceMessages";

export class DeviceRefused extends Error {
  readonly facts: DeviceRefusal;

  constructor(facts: Omit<DeviceRefusal, "type">) {
    super(facts.code);
    this.facts = { type: "refused", ...facts };
  }

  /** Of what only a device refuses. */
  static because(code: DeviceCode | "unknown-table" | "bad-request", detail = ""): DeviceRefused {
    return new DeviceRefused({ code, ...(detail && { detail }) });
  }

  /** As the translated code tells it: JSON. */
  static fromJson(facts: string): DeviceRefused {
    return new DeviceRefused(JSON.parse(facts) as DeviceRefusal);
  }
}
