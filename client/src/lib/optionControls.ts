/** Controls of a game's own, for options of the kind "own-file": games/<game>/web/options.ts exports `optionControls`. */

import type { Component } from "svelte";

export type OptionControl = {
  Control: Component<{ value: unknown; onchange: (value: unknown) => void }>;
  /** What this browser keeps to be used for it. */
  kept?: () => unknown;
};

const found = import.meta.glob("../../../src/thirdplace/games/*/web/options.ts", { import: "optionControls" }) as Record<
  string,
  () => Promise<Record<string, OptionControl>>
>;

/** By the option's key. */
export async function optionControlsOf(game: string): Promise<Record<string, OptionControl>> {
  const folder = `/${game.replaceAll("-", "_")}/web/`;
  const path = Object.keys(found).find((path) => path.includes(folder));
  return path ? await found[path]!() : {};
}
