/** The wash behind a digit that is written, 150 x 330 units: the more a place is worth, the deeper. */

import { rect } from "$lib/watercolour/brush";
import { LayeredDrawing } from "$lib/watercolour/layeredDrawing";
import { memoize } from "./memoize";

const [W, H] = [150, 330];
const MAX_DEPTH = 0.85;
const MIN_OPACITY = 0.28;

export const drawTile = memoize((place: number, places: number): string => {
  const opacity = MAX_DEPTH - ((MAX_DEPTH - MIN_OPACITY) * place) / (places - 1);
  const sheet = new LayeredDrawing(40 + place);
  sheet.wash(rect(-10, -10, W + 20, H + 20), "indigo", { opacity, pool: 0, rough: 1, register: 0, edge: 0 });
  sheet.wash(
    [[-10, H * 0.62], [W * 0.3, H * 0.58], [W * 0.62, H * 0.66], [W + 10, H * 0.56], [W + 10, H + 10], [-10, H + 10]],
    "indigo",
    { opacity: opacity * 0.45, pool: 0, rough: 4 },
  );
  sheet.wash([[W * 0.5, -10], [W + 10, -10], [W + 10, H * 0.3], [W * 0.72, H * 0.24]], "indigo", {
    opacity: opacity * 0.3,
    pool: 0,
    rough: 4,
    edge: 0.25,
  });
  return sheet.inner();
});
