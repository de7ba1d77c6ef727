/** The board on paper: which part of the map is printed, what is where, and the land to be painted once. */

import { SEAT_SHAPES } from "$parts/seatShapes";
import { PLACES } from "./board";
import { COAST } from "./coast";
import { placeLabels, type Box, type Direction, type Label } from "./labels";
import { spotOf } from "./map";
import { LAND_WASHES, type Pigment } from "./landWashes";

/** How a board is laid out; all in units of the map. */
type Plan = {
  /** What is printed of the map, and on how many pages, across and down. */
  part: Box;
  pages: readonly [number, number];
  size: number;
  /** Of letters that are not names of places. */
  note: number;
  dot: number;
};
export type Layout = Plan & { labels: Omit<Label, "box">[] };

/** The part of the map that is painted: a little more than any plan shows. */
export const PAINTED: Box = [220, 6, 815, 779];

/** What else stands on the board. */
export const KEPT: Record<string, Box> = {
  title: [246, 34, 412, 140],
  legend: [632, 584, 792, 746],
  tasman: [262, 310, 412, 352],
  /** Where cards are turned in: a card has room on the tiles, and no seam cuts its words. */
  pile: [248, 151, 420, 301],
  pacific: [628, 438, 794, 480],
};

// Where pages meet no place is cut in two: the parts are chosen so.
const PLANS: Record<string, Plan> = {
  tiles: { part: [227, 18, 807, 771], pages: [2, 2], size: 9.2, note: 7.2, dot: 6 },
  "tiles-large": { part: [233, 14, 806, 758], pages: [3, 3], size: 10.6, note: 8, dot: 5.5 },
  page: { part: [222, 12, 806, 770], pages: [1, 1], size: 10.6, note: 8.2, dot: 4.6 },
  "page-large": { part: [222, 12, 806, 770], pages: [1, 1], size: 13.6, note: 11, dot: 4.6 },
};

const EDGE = 5;
const SEAM = 1;
/** Rings are drawn with a broad pen; names keep off that too. */
const CLEAR = 1;
const BESIDES: readonly Direction[] = [[0.4, 1, 1.4], [-0.4, 1, 1.6], [0.4, -1, 1.6], [-0.4, -1, 1.8]];

/** The lines along which pages are joined, as narrow boxes: names keep off them. */
function seamBoxes({ part: [left, top, right, bottom], pages: [across, down] }: Plan): Box[] {
  const cutsBetween = (from: number, to: number, parts: number) =>
    Array.from({ length: parts - 1 }, (_, i) => from + ((to - from) * (i + 1)) / parts);
  return [
    ...cutsBetween(left, right, across).map((x): Box => [x - SEAM, top, x + SEAM, bottom]),
    ...cutsBetween(top, bottom, down).map((y): Box => [left, y - SEAM, right, y + SEAM]),
  ];
}

function layOut(plan: Plan): Layout {
  const [left, top, right, bottom] = plan.part;
  const labels = placeLabels({
    ids: PLACES.map((place) => place.id),
    dated: new Set(),
    size: plan.size,
    dot: plan.dot + CLEAR,
    pawns: 0.06,
    clear: 6,
    besides: BESIDES,
    bounds: [left + EDGE, top + EDGE, right - EDGE, bottom - EDGE],
    free: [...Object.values(KEPT), ...seamBoxes(plan)],
  });
  return { ...plan, labels: labels.map(({ box: _, ...label }) => ({ ...label, x: roundToTenths(label.x), y: roundToTenths(label.y), size: roundToTenths(label.size) })) };
}

const roundToTenths = (value: number) => Math.round(value * 10) / 10;

/** What Python reads: poster.json. */
export function poster() {
  return {
    painted: PAINTED,
    kept: KEPT,
    shapes: SEAT_SHAPES.slice(0, 4).map(({ path }) => path),
    spots: Object.fromEntries(PLACES.map(({ id }) => [id, [roundToTenths(spotOf(id).x), roundToTenths(spotOf(id).y)]])),
    layouts: Object.fromEntries(Object.entries(PLANS).map(([name, plan]) => [name, layOut(plan)])),
  };
}

const PIGMENTS: Record<Pigment, string> = { green: "#cdd6a5", straw: "#e8cf8a", stone: "#c9b79a" };

/** Sea and land as LandPainting.svelte paints them by day; the filters are its own. */
export function painting(): string {
  const shallows = [[62, 0.4], [34, 0.55], [13, 0.95]].map(
    ([width, strength]) => `<path d="${COAST}" stroke-width="${width}" opacity="${strength}"/>`,
  );
  const dabs = LAND_WASHES.map(([place, width, height, pigment, turned]) => {
    const { x, y } = spotOf(place);
    return `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${height}" fill="${PIGMENTS[pigment]}" transform="rotate(${turned} ${x} ${y})"/>`;
  });
  return `<clipPath id="race-coast"><path d="${COAST}"/></clipPath><rect width="860" height="800" fill="#d9e5e4"/>
<g filter="url(#race-rough)" fill="none" stroke="#c3d6d8" stroke-linejoin="round">${shallows.join("")}</g>
<path d="${COAST}" fill="#efe3c0"/>
<g clip-path="url(#race-coast)"><g filter="url(#race-soft)" opacity=".8">${dabs.join("")}</g></g>`;
}
