/** A short mark of a view, by which this device notes what it was shown (src/thirdplace/core/records/fingerprint.py). */

import { sha256 } from "./sha256";

const LENGTH = 16;

/** The first 16 hexadecimal digits of SHA-256 of the view as JSON, without spaces, its keys sorted. */
export const fingerprintOf = (view: unknown): string => sha256(JSON.stringify(view, sortKeys)).slice(0, LENGTH);

function sortKeys(_: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
