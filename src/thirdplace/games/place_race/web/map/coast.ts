/** The coast, as drawing/make_coast.mjs has drawn it; paper has it from the same file. */

import coast from "../../pictures/coast.json";

/** How large the map is, in its own units. */
export const WIDTH: number = coast.width;
export const HEIGHT: number = coast.height;

/** Mercator, fitted: x = left + scale · longitude; y = top - scale · ln tan(45° + latitude / 2), in radians. */
export const FIT: { scale: number; left: number; top: number } = coast.fit;

/** The coastline of the three main islands and the larger ones around them, as the path of an SVG. */
export const COAST: string = coast.path;
