/** Touches the building pictures have in common. */

import { rect } from "./picture";
import type { Picture, Pigment, Point } from "./picture";

/** The finest pen, for glazing bars, boards and bricks. */
export const HAIRLINE = { width: 0.7, overshoot: 0 };

/** Pale stone that stands out from the wall: cornices, posts, plinths. */
export const CORNICE = { opacity: 0.55, pool: 0.2, register: 0.3, reserve: 0.97, width: 1.3 };

/** Small things keep to their lines, or they cannot be read. */
export const SMALL_DETAIL = { opacity: 0.9, pool: 0.3, register: 0.3, rough: 0.3, reserve: 1, width: 1 };

/** Here and there a few bricks, darker than their wall; the eye adds the others. */
export function drawBricks(p: Picture, pigment: Pigment, spots: readonly Point[]): void {
  for (const [x, y] of spots) {
    p.wash(rect(x, y, 7, 3), pigment, { opacity: 0.6, pool: 0, register: 0.5, rough: 0.5 });
    p.ink([[x, y], [x + 6, y]], HAIRLINE).ink([[x + 2, y + 3], [x + 8, y + 3]], HAIRLINE);
  }
}
