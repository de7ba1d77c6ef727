/** A game at a glance: games/<game>/web/RulesPicture.svelte draws picture `part`, the message `glance-<part>` says it. */

import type { Component } from "svelte";
import { loadFor } from "./folders";
import { text } from "$lib/text.svelte";

export type GlancePicture = Component<{ part: number }>;

const found = import.meta.glob("../../../../src/thirdplace/games/*/web/RulesPicture.svelte", { import: "default" }) as Record<
  string,
  () => Promise<GlancePicture>
>;

export const glanceOf = (game: string): Promise<GlancePicture | null> => loadFor(found, game);

/** The numbers of the pictures that something is said of, from 1. */
export const glanceParts = (): number[] => text.idsOf("glance-").map((_, place) => place + 1);
