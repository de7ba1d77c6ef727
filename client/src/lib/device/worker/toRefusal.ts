import { DeviceRefused } from "./deviceRefused";
import type { Translation } from "./translation";

/** An error of our own is told, too, so that nobody waits in vain. */
export function toRefusal(failure: unknown): DeviceRefused {
  if (failure instanceof DeviceRefused) return failure;
  console.error(failure);
  return new DeviceRefused({ code: "internal" });
}

/** Runs translated code: what it refuses is thrown as `DeviceRefused`. */
export function runTranslated<T>(translation: Translation, run: () => T): T {
  try {
    return run();
  } catch (failure) {
    const refusal = translation.refusalOf(failure);
    throw refusal ? DeviceRefused.fromJson(refusal) : failure;
  }
}
