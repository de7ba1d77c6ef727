/** Which address may stand on paper: one that still leads here when the sheet is read, weeks from now. */

import { remember, recall } from "$lib/deviceMemory";

const ADDRESS_KEY = "print-address";
/** As the server takes it. */
const MAX_ADDRESS_LENGTH = 120;
/** A router gives numbers away anew each day, and "localhost" is whoever reads it. */
const NUMBERS_OR_HERE = /^(localhost|.*\.localhost|[\d.]+|\[.*\])$/i;

/** The address as it is printed, without a slash at its end; null: it is none. */
export function parseAddress(typed: string): string | null {
  const text = typed.trim();
  const whole = /^https?:\/\//i.test(text) ? text : `http://${text}`;
  if (!text || !URL.canParse(whole)) return null;
  const { origin, pathname } = new URL(whole);
  const address = (origin + pathname).replace(/\/+$/, "");
  return address.length <= MAX_ADDRESS_LENGTH ? address : null;
}

export const isLasting = (address: string): boolean => !NUMBERS_OR_HERE.test(new URL(address).hostname);

/** What was typed in last, or the address that this page has, if it has a name. */
export function recallAddress(opened: string): string | null {
  const chosen = recall(ADDRESS_KEY);
  if (chosen !== null) return parseAddress(chosen);
  return isLasting(opened) ? parseAddress(opened) : null;
}

export const saveAddress = (address: string | null): void => remember(ADDRESS_KEY, address);
