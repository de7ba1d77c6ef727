/** Whose turn it is: each game says in which field of its views that stands, and whether people are called. */

import type { GameInfo } from "./protocol";

export type TurnRules = Pick<GameInfo, "turn" | "calls">;

/** Null: nobody's, or everybody's. */
export function turnOf(game: TurnRules | null, view: unknown): number | null {
  const seat = game && view ? (view as Record<string, unknown>)[game.turn] : null;
  return typeof seat === "number" ? seat : null;
}

/** Who is to be called now; in some games turns come and go too fast for that. */
export const calledSeat = (game: TurnRules | null, view: unknown): number | null => (game?.calls ? turnOf(game, view) : null);
