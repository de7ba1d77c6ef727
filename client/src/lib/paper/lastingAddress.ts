/** Which address may stand on paper: one that still leads here when the sheet is read, weeks from now. */

import { remember, remembered } from "$lib/deviceMemory";

const KEY = "print-address";
/** As the server takes it. */
const LONGEST_ADDRESS = 120;
/** A router gives numbers away anew each day, and "localhost" is whoever reads it. */
const NUMBERS_OR_HERE = /^(localhost|.*\.localhost|[\d.]+|\[.*\])$/i;

/** The address as it is printed, without a slash at its end; null: it is none. */
export function addressIn(typed: string): string | null {
  const text = typed.trim();
  const whole = /^https?:\/\//i.test(text) ? text : `http://${text}`;
  if (!text || !URL.canParse(whole)) return null;
  const { origin, pathname } = new URL(whole);
  const address = (origin + pathname).replace(/\/+$/, "");
  return address.length <= LONGEST_ADDRESS ? address : null;
}

export const isLasting = (address: string): boolean => !NUMBERS_OR_HERE.test(new URL(address).hostname);

/** What was typed in last, or the address that this page has, if it has a name. */
export function usualAddress(opened: string): string | null {
  const chosen = remembered(KEY);
  if (chosen !== null) return addressIn(chosen);
  return isLasting(opened) ? addressIn(opened) : null;
}

export const keepAddress = (address: string | null): void => remember(KEY, address);
