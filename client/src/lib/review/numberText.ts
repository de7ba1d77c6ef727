/** Chances as people read them, in their language. */

import { say, text } from "$lib/text.svelte";

const inDigits = (number: number, how: Intl.NumberFormatOptions) => new Intl.NumberFormat(text.lang, how).format(number);

/** With so many digits behind the point. */
export const decimalText = (number: number, digits: number): string =>
  inDigits(number, { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** "62 %", or with a digit behind the point "62.4 %". */
export const percentText = (chance: number, digits = 0): string => say("web-percent", { number: decimalText(100 * chance, digits) });

const NEARLY_CERTAIN = 0.995;

/** A chance as people say it: what is next to certain is not "100.0 %", and a digit behind the point says nothing. */
export function chanceInWords(chance: number): string {
  if (chance >= NEARLY_CERTAIN) return say("advice-sure");
  return chance <= 1 - NEARLY_CERTAIN ? say("advice-hardly") : percentText(chance);
}

/** A difference of chances in percentage points: "+12", "−3", "0". */
export const signedPercentagePoints = (difference: number): string =>
  inDigits(100 * difference, { maximumFractionDigits: 0, signDisplay: "exceptZero" }).replace("-", "−");

/** A difference of chances in percentage points, without a sign. */
export const percentagePoints = (difference: number): string => decimalText(100 * Math.abs(difference), 0);
