import { DeviceRefused } from "./deviceRefused";
import type { Translation } from "./translation";

/** What the translated code answers; its refusals are those of this device. */
export function translated<T>(translation: Translation, ask: () => T): T {
  try {
    return ask();
  } catch (failure) {
    const refusal = translation.refusalOf(failure);
    throw refusal ? DeviceRefused.fromJson(refusal) : failure;
  }
}
