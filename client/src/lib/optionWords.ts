/** An option's value in plain words, as the terminal's menu says it, too. */

import type { OptionInfo } from "./protocol";
import { say, text } from "./text.svelte";

/** Years are among the values, and years are not grouped. */
const FIRST_GROUPED = 10_000;

export function valueInWords({ key, kind }: OptionInfo, value: unknown, names: (string | null)[]): string {
  if (typeof value === "boolean") return say(value ? "yes" : "no");
  if (kind === "seat" && typeof value === "number") return names[value] ?? String(value + 1);
  if (value === null || (Array.isArray(value) && !value.length)) return say(`option-${key}-none`);
  if (Array.isArray(value)) return String(value.length);
  if (text.has(`option-${key}-${String(value)}`)) return say(`option-${key}-${String(value)}`);
  return typeof value === "number" ? value.toLocaleString(text.lang, { useGrouping: value >= FIRST_GROUPED }) : String(value);
}

/** What it means. Where the terminal speaks of its Enter key, the browser has its own words. */
export const optionHelp = ({ key }: OptionInfo): string =>
  say(text.has(`option-${key}.browser`) ? `option-${key}.browser` : `option-${key}.help`);
