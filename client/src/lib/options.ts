/** A game's options as a sheet can show them: made from the words that every option and value has. */

export type Options = Record<string, unknown>;

export type Control =
  | { kind: "switch" }
  | { kind: "choice"; values: (string | number | null)[] }
  | { kind: "number"; least: number; most: number; step: number; empty: boolean }
  /** Drawn by the game itself: lib/games/drawnOptions.ts. */
  | { kind: "own" };

type Range = [least: number, most: number, step?: number];

/** Where the rules have bounds; what is beyond them the server refuses anyway. */
const RANGES: Record<string, Range> = {
  rounds: [1, 12],
  places: [3, 7],
  garbage: [0, 2],
  seconds_per_year: [0.2, 60, 0.1],
  start_year: [1000, 1840],
  lead_years: [0, 100],
  day_cards: [1, 12],
  late_cards: [0, 6],
};

/** The rulebooks' games: null where the rulebook itself looks at how many play. */
export const RULEBOOK: Options = {
  first: null, bank: "coins", custom_buildings: [],
  rounds: 6, die: 6, places: 4, garbage: 1, goal: "highest", target: null, open_boards: false,
  seconds_per_year: null, start_year: null, lead_years: 10, day_cards: null, late_cards: null,
  deck: "standard", deal: "shuffled",
};

/** Those that are not as in the rulebook. */
export function departures(options: Options): string[] {
  return shownKeys(options).filter((key) => JSON.stringify(options[key]) !== JSON.stringify(RULEBOOK[key]));
}

/** How one option is chosen. `words` are the ids of all messages there are; a seat is one that is taken. */
export function controlOf(key: string, options: Options, words: string[], seats: number[] = []): Control {
  if (typeof options[key] === "boolean") return { kind: "switch" };
  if (key === "first") return { kind: "choice", values: [null, ...seats] };
  if (key === "custom_buildings") return { kind: "own" };
  const values = words
    .filter((id) => id.startsWith(`option-${key}-`) && !id.endsWith("-none"))
    .map((id) => id.slice(`option-${key}-`.length))
    .map((value) => (/^\d+$/.test(value) ? Number(value) : value));
  if (values.length) return { kind: "choice", values };
  const [least, most, step = 1] = key === "target" ? [0, beyond(options) - 1] : (RANGES[key] ?? [0, 1000]);
  return { kind: "number", least, most, step, empty: words.includes(`option-${key}-none`) && key !== "target" };
}

/** Those that mean something beside what else was chosen. */
export function shownKeys(options: Options): string[] {
  return Object.keys(options).filter(
    (key) =>
      !(key === "target" && options["goal"] !== "target") && !(key === "lead_years" && options["start_year"] !== null),
  );
}

/** A change, with what has to change along for the options to make sense together. */
export function changeOf(key: string, value: unknown, options: Options): Options {
  const changed: Options = { [key]: value };
  if (key === "goal") changed["target"] = value === "target" ? beyond(options) / 2 : null;
  if (key === "places" && options["goal"] === "target") {
    changed["target"] = Math.min(Number(options["target"]), beyond({ places: value }) - 1);
  }
  return changed;
}

const beyond = (options: Options): number => 10 ** Number(options["places"] ?? 4);
