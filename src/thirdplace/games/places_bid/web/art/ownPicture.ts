/** The picture of a building people made themselves: a silhouette, what is around it, and a board with an emblem. */

import { inkMarkup, stackLayers } from "$lib/watercolour/layeredDrawing";
import { drawEmblem, EMBLEMS } from "./emblems";
import type { Emblem } from "./emblems";
import { drawHouse, HOUSES } from "./houses";
import type { House } from "./houses";
import type { Pigment } from "./picture";
import { SURROUNDINGS, drawSurroundings } from "./surroundings";
import type { Surroundings } from "./surroundings";

export type Parts = { house: House; emblem: Emblem; around: Surroundings };

/** Each part has a hand of its own, so that it looks the same with every other, here and on paper. */
export const composePicture = ({ house, emblem, around }: Parts, own: Pigment): string =>
  stackLayers([drawHouse(house, own), drawSurroundings(around), drawEmblem(emblem)].map((part) => part.layers()));

export const PICTURE_PARTS = { house: HOUSES, emblem: EMBLEMS, around: SURROUNDINGS } as const;
export type Part = keyof Parts;

/** One part by itself, to choose it by: too small for the filter. */
export function drawSample<P extends Part>(part: P, id: Parts[P], own: Pigment): { viewBox: string; markup: string } {
  const [viewBox, drawing] = {
    house: () => ["60 4 180 180", drawHouse(id as House, own)] as const,
    emblem: () => ["124 74 52 52", drawEmblem(id as Emblem)] as const,
    around: () => ["0 96 300 114", drawSurroundings(id as Surroundings).ground()] as const,
  }[part]();
  const { washes, ink } = drawing.layers();
  return { viewBox, markup: `<g class="aw">${washes}</g>${inkMarkup(ink)}` };
}
