/**
 * What a game adds to the way its options are chosen, where a switch, a choice or a number will not do:
 * games/<game>/web/optionControls.ts exports `optionControls`, by the options' keys.
 */

import type { Component } from "svelte";
import { loadForGame } from "./folders";

export type OptionControl = {
  /** Chooses the value, in place of a plain control. */
  Control?: Component<{ value: unknown; onchange: (value: unknown) => void }>;
  /** What this browser keeps as its value: sheets are printed with it unless something else was chosen. */
  kept?: () => unknown;
};

export type OptionControls = Record<string, OptionControl>;

const found = import.meta.glob("../../../../src/thirdplace/games/*/web/optionControls.ts", { import: "optionControls" }) as Record<
  string,
  () => Promise<OptionControls>
>;

const loading = new Map<string, Promise<OptionControls>>();

/** The same promise each time: what waits for it stays on the page when the table tells something new. */
export function loadOptionControls(game: string): Promise<OptionControls> {
  const drawn = loading.get(game) ?? loadForGame(found, game).then((brought) => brought ?? {});
  loading.set(game, drawn);
  drawn.catch(() => loading.delete(game)); // without a network: it may be there the next time
  return drawn;
}
