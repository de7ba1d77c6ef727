import { DeviceRefused } from "./deviceRefused";

/** An error of our own is told, too, so that nobody waits in vain. */
export function toRefusal(failure: unknown): DeviceRefused {
  if (failure instanceof DeviceRefused) return failure;
  console.error(failure);
  return new DeviceRefused({ code: "internal" });
}
