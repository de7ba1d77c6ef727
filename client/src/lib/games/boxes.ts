/** The games as the shelf shows them: each folder under games/ brings its own lid. */

import type { Component } from "svelte";
import type { GameInfo } from "$lib/protocol";
import { gameIdInPath } from "./folders";

export type Box = {
  /** The picture on the lid; without one, a plain one is made from the title. */
  Cover?: Component;
  /** The name as the lid prints it, if that is more than letters. */
  Title?: Component<{ title: string }>;
  /** Where it stands on the shelf, from the left. */
  rank: number;
  /** The colour of the box's side, and of the foot of its lid. */
  side: string;
  foot: string;
  /** How many computer players sit down for "Play now"; 0: the game has none, and nobody is offered that. */
  computers: number;
  /** Options that people get unless they choose others. */
  options: Record<string, unknown>;
  /** A command for the table that "Play now" has just begun: the pace of a first game, say. */
  afterStart?: () => Record<string, unknown>;
};

const found = import.meta.glob("../../../../src/thirdplace/games/*/web/box.ts", { eager: true, import: "box" }) as Record<
  string,
  Box
>;

export const boxes: [string, Box][] = Object.entries(found)
  .map(([path, box]): [string, Box] => [gameIdInPath(path), box])
  .sort(([, one], [, other]) => one.rank - other.rank);

export const boxOf = (game: string): Box | undefined => boxes.find(([id]) => id === game)?.[1];

const PLAIN_COLOURS = [["#6f8f86", "#a9c6bc"], ["#a2745c", "#dcb79f"], ["#7a7fa6", "#b9bddd"], ["#8d8a55", "#cfcb98"]] as const;

/** A box for a game that has none in this client: it comes from another package, or brings no box. */
export function makePlainBox({ id, fewest, parts }: GameInfo): Box {
  const [side, foot] = PLAIN_COLOURS[[...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % PLAIN_COLOURS.length]!;
  return { rank: boxes.length, side, foot, computers: parts.includes("bots") ? Math.max(1, fewest - 1) : 0, options: {} };
}
