/**
 * What a game adds to the way its options are chosen, where a switch, a choice or a number will not do:
 * games/<game>/web/options.ts exports `options`, by the options' keys.
 */

import type { Component } from "svelte";
import { loadFor } from "./folders";

export type DrawnOption = {
  /** Chooses the value, in place of a plain control. */
  Control?: Component<{ value: unknown; onchange: (value: unknown) => void }>;
  /** What this browser keeps as its value: sheets are printed with it unless something else was chosen. */
  kept?: () => unknown;
  /** Whoever leads a table goes on with the same value in the next game. */
  keptWhenLed?: boolean;
};

export type DrawnOptions = Record<string, DrawnOption>;

const found = import.meta.glob("../../../../src/thirdplace/games/*/web/options.ts", { import: "options" }) as Record<
  string,
  () => Promise<DrawnOptions>
>;

export const drawnOptionsOf = async (game: string): Promise<DrawnOptions> => (await loadFor(found, game)) ?? {};
