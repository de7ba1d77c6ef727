/** An option's value in plain words, as the terminal's menu says it, too. */

import type { OptionInfo } from "../protocol";
import { say, text } from "../text.svelte";

/** Years are among the values, and years are not grouped. */
const FIRST_GROUPED = 10_000;

/** Of a longer list, only its length is told, unless somebody asks. */
const MOST_NAMED = 6;

export function valueInWords({ key, kind, named }: OptionInfo, value: unknown, names: (string | null)[], whole = false): string {
  if (typeof value === "boolean") return say(value ? "yes" : "no");
  if (kind === "seat" && typeof value === "number") return names[value] ?? String(value + 1);
  if (value === null || (Array.isArray(value) && !value.length)) return say(`option-${key}-none`);
  if (Array.isArray(value) && kind === "several" && (whole || value.length <= MOST_NAMED)) {
    return value.map((one) => nameOfValue(named, one)).join(", ");
  }
  if (Array.isArray(value)) return String(value.length);
  if (text.has(`option-${key}-${String(value)}`)) return say(`option-${key}-${String(value)}`);
  return typeof value === "number" ? value.toLocaleString(text.lang, { useGrouping: value >= FIRST_GROUPED }) : String(value);
}

/** One of several values: a card, say. */
export const nameOfValue = (named: string, value: string): string => say(`${named}-${value}`);

/** What was chosen, and what the rulebook has: "Tokens at the start: 12, not 15". */
export function changeInWords(option: OptionInfo, value: unknown, names: (string | null)[] = [], whole = false): string {
  const told = { rule: say(`option-${option.key}`), value: valueInWords(option, value, names, whole) };
  const isNothing = option.default === null || (Array.isArray(option.default) && !option.default.length);
  if (isNothing || !option.dial) return say("rule-chosen", told);
  return say("rule-changed", { ...told, usual: valueInWords(option, option.default, names) });
}

/** What it means. Where the terminal speaks of its Enter key, the browser has its own words. */
export const optionHelp = ({ key }: OptionInfo): string =>
  say(text.has(`option-${key}.browser`) ? `option-${key}.browser` : `option-${key}.help`);
