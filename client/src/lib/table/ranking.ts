/** Whose rank everyone is shown, as the host of the table wants it. */

import type { Settings } from "$lib/protocol";

export type Ranking = NonNullable<Settings["ranking"]>;
export const RANKINGS: readonly Ranking[] = ["all", "top", "none"];

/** So many ranks are "the first three". */
export const TOP_RANKS = 3;

/** Is it only for the host what everyone has done? Then a record of the game is, too. */
export const hidesRanks = ({ ranking = "all" }: Settings, host: boolean): boolean => ranking !== "all" && !host;

/** The rows that everyone may see. A list that ends in zeros tells nobody anything: who has no points yet is counted. */
export function publicRows<Row extends { rank: number; points: number }>(rows: Row[], ranking: Ranking): Row[] {
  if (ranking === "none") return [];
  return rows.filter(({ rank, points }) => (ranking === "all" || rank <= TOP_RANKS) && points > 0);
}
