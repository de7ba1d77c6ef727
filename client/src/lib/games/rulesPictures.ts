/** A game at a glance: games/<game>/web/RulesPicture.svelte draws picture `part`, the message `glance-<part>` says it. */

import type { Component } from "svelte";
import { loadForGame } from "./folders";
import { text } from "$lib/text.svelte";

export type RulesPicture = Component<{ part: number }>;

const found = import.meta.glob("../../../../src/thirdplace/games/*/web/RulesPicture.svelte", { import: "default" }) as Record<
  string,
  () => Promise<RulesPicture>
>;

export const loadRulesPicture = (game: string): Promise<RulesPicture | null> => loadForGame(found, game);

/** The numbers of the pictures that something is said of, from 1. */
export const rulesPictureNumbers = (): number[] => text.idsOf("glance-").map((_, place) => place + 1);
