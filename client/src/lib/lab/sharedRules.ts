/** Changed rules in an address: "/lab/a-game?seats=3&rule.tokens=12". */

import type { Options } from "$lib/options/options";
import type { GameInfo } from "$lib/protocol";

const MARK = "rule.";

/** What follows the path, with its question mark, or nothing. */
export function queryOfRules(options: Options, others: Record<string, string | number | null> = {}): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(others)) if (value !== null) query.set(key, String(value));
  for (const [key, value] of Object.entries(options)) query.set(MARK + key, typeof value === "string" ? value : JSON.stringify(value));
  return query.size ? `?${query}` : "";
}

/** The rules that an address changes. What the game does not know, or is no value of it, is left out. */
export function rulesInQuery(search: string, game: GameInfo): Options {
  const found: Options = {};
  for (const [name, written] of new URLSearchParams(search)) {
    const option = game.options.find(({ key }) => MARK + key === name);
    if (!option) continue;
    const value = option.values.includes(written) ? written : parseValue(written);
    if (value !== undefined) found[option.key] = value;
  }
  return found;
}

function parseValue(written: string): unknown {
  try {
    return JSON.parse(written) as unknown;
  } catch {
    return undefined;
  }
}
