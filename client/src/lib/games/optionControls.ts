/**
 * What a game adds to the way its options are chosen, where a switch, a choice or a number will not do:
 * games/<game>/web/optionControls.ts exports `optionControls`, by the options' keys.
 */

import type { Component } from "svelte";
import { loadFor } from "./folders";

export type DrawnOption = {
  /** Chooses the value, in place of a plain control. */
  Control?: Component<{ value: unknown; onchange: (value: unknown) => void }>;
  /** What this browser keeps as its value: sheets are printed with it unless something else was chosen. */
  kept?: () => unknown;
};

export type DrawnOptions = Record<string, DrawnOption>;

const found = import.meta.glob("../../../../src/thirdplace/games/*/web/optionControls.ts", { import: "optionControls" }) as Record<
  string,
  () => Promise<DrawnOptions>
>;

const loading = new Map<string, Promise<DrawnOptions>>();

/** The same promise each time: what waits for it stays on the page when the table tells something new. */
export function drawnOptionsOf(game: string): Promise<DrawnOptions> {
  const drawn = loading.get(game) ?? loadFor(found, game).then((brought) => brought ?? {});
  loading.set(game, drawn);
  drawn.catch(() => loading.delete(game)); // without a network: it may be there the next time
  return drawn;
}
