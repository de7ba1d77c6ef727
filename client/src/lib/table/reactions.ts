/** What people can call across the table without typing: a fixed set, so nobody can be hurt by words. */

import type { React } from "$lib/protocol";

export type Reaction = React["reaction"];

export const REACTIONS: readonly Reaction[] = ["wave", "clap", "laugh", "wow", "think", "hurry", "sorry", "thanks"];

export const isReaction = (word: string | null): word is Reaction => REACTIONS.includes(word as Reaction);
