/** The games as the shelf shows them: each folder under games/ brings its own lid. */

import type { Component } from "svelte";
import { gameIn } from "./folders";

export type Box = {
  /** The picture on the lid. */
  Lid: Component;
  /** The name as the lid prints it, if that is more than letters. */
  Title?: Component<{ title: string }>;
  /** Where it stands on the shelf, from the left. */
  rank: number;
  /** The colour of the box's side, and of the foot of its lid. */
  side: string;
  foot: string;
  /** How many computer players sit down for "Play now". */
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
  .map(([path, box]): [string, Box] => [gameIn(path), box])
  .sort(([, one], [, other]) => one.rank - other.rank);

export const boxOf = (game: string): Box | undefined => boxes.find(([id]) => id === game)?.[1];
