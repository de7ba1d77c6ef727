/** What a game's folder brings to be written down: games/<game>/web/scribe.ts exports `scribe`. */

import type { Component } from "svelte";
import { gameIn, loadFor } from "./folders";
import { ask } from "$lib/api";
import type { Notebook } from "$lib/paper/notebook.svelte";
import type { Options } from "$lib/options";
import type { ScribeNotes, ScribeReading } from "$lib/protocol";

export type WebScribe = {
  /** The whole page of a game that is being written down, or has been, under the top bar. */
  Table: Component<{ notebook: Notebook; onanother: () => void }>;
  /** What can be agreed before, beside who begins, as in the rulebook. */
  options: Options;
};

const found = import.meta.glob("../../../../src/thirdplace/games/*/web/scribe.ts", { import: "scribe" }) as Record<
  string,
  () => Promise<WebScribe>
>;

/** The games that can be written down. */
export const written: string[] = Object.keys(found).map(gameIn);

export const scribeOf = (game: string): Promise<WebScribe | null> => loadFor(found, game);

/** The browser knows no rules: all lines are read by the server each time. */
export const readOut = (notes: ScribeNotes) => ask<ScribeReading>("POST", "/scribe", { body: notes });
