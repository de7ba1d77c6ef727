/** A game's options as a sheet can show them: made from what the game itself says of them (GameInfo.options). */

import type { GameInfo, OptionInfo } from "../protocol";

export type Options = Record<string, unknown>;

export type Control =
  | { kind: "switch" }
  | { kind: "choice"; values: (string | number | null)[] }
  | { kind: "number"; least: number; most: number; step: number; empty: boolean }
  /** Any of the values, each once. */
  | { kind: "several"; values: string[] }
  /** Drawn by the game itself: lib/games/optionControls.ts. */
  | { kind: "own" }
  /** Only told. */
  | { kind: "other" };

/** The options as a rulebook has them. */
export const rulebookOptions = (game: GameInfo): Options =>
  Object.fromEntries(game.options.map((option) => [option.key, option.default]));

/** Those that are not as in the rulebook. */
export const changedOptions = (game: GameInfo, options: Options): OptionInfo[] =>
  shownOptions(game, options).filter(
    (option) => JSON.stringify(options[option.key]) !== JSON.stringify(option.default),
  );

/** Those that change a rule of the rulebook: a table that is played with them is marked. */
export const changedRules = (game: GameInfo, options: Options): OptionInfo[] =>
  changedOptions(game, options).filter((option) => option.house_rule);

/** How one option is chosen; a seat is one that is taken. */
export function controlFor(game: GameInfo, option: OptionInfo, options: Options, seats: number[] = []): Control {
  switch (option.kind) {
    case "switch":
    case "other":
      return { kind: option.kind };
    case "seat":
      return { kind: "choice", values: [null, ...seats] };
    case "several":
      return { kind: "several", values: option.values.map(String) };
    case "own-file":
      return { kind: "own" };
    case "choice":
      return { kind: "choice", values: option.empty ? [null, ...option.values] : option.values };
    case "number": {
      const { step, empty } = option;
      return { kind: "number", least: leastOf(option), most: mostOf(option, game, options), step, empty };
    }
  }
}

/** Those of the options that mean something beside what else was chosen. */
export const shownOptions = (game: GameInfo, options: Options): OptionInfo[] =>
  game.options.filter((option) => option.key in options && isShown(option, game, options));

/** A change, with what has to change along for the options to make sense together. */
export function changeOption(game: GameInfo, key: string, value: unknown, options: Options): Options {
  const changed: Options = { [key]: value };
  for (const option of game.options) {
    if (option.key === key || !(option.key in options)) continue;
    const before = options[option.key];
    const after = settledValue(option, game, { ...options, ...changed });
    if (after !== before) changed[option.key] = after;
  }
  return changed;
}

/** What an option has to be beside the others: needed where it is shown, and within its bounds. */
function settledValue(option: OptionInfo, game: GameInfo, options: Options): unknown {
  const value = options[option.key];
  if (option.needed && !isShown(option, game, options)) return null;
  const [least, most] = [leastOf(option), mostOf(option, game, options)];
  if (option.needed && value === null) return Math.ceil((least + most) / 2);
  return option.kind === "number" && typeof value === "number" ? Math.min(value, most) : value;
}

const isShown = (option: OptionInfo, game: GameInfo, options: Options): boolean =>
  Object.entries(option.shown_when).every(([key, values]) => (values as unknown[]).includes(valueOf(key, game, options)));

function mostOf(option: OptionInfo, game: GameInfo, options: Options): number {
  for (const [key, bounds] of Object.entries(option.most_by)) {
    const bound = bounds[String(valueOf(key, game, options))];
    if (bound !== undefined) return bound;
  }
  return option.most ?? Number.MAX_SAFE_INTEGER;
}

const leastOf = (option: OptionInfo): number => option.least ?? 0;

/** What is not said is as in the rulebook. */
const valueOf = (key: string, game: GameInfo, options: Options): unknown =>
  key in options ? options[key] : game.options.find((option) => option.key === key)?.default;
