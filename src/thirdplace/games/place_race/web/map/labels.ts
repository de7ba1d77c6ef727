/** Names on the map without collisions: each tries places around its dot, and shaking finds a good whole. */

import { LINES, PLACES } from "./board";
import { isCity, placeName, spotOf, type Spot } from "./map";

/** Left, top, right, bottom. */
export type Box = readonly [number, number, number, number];
/** From the dot: right, down, and how little we like it. */
export type Direction = readonly [number, number, number];
type Anchor = "start" | "middle" | "end";
type Seat = { box: Box; anchor: Anchor; x: number; y: number; cost: number };
type Name = { id: string; lines: string[]; size: number; seats: Seat[] };

export type Label = { id: string; lines: string[]; size: number; anchor: Anchor; x: number; y: number; box: Box };
export type LabelRequest = {
  /** Which places are named, and which of them with a year behind the name. */
  ids: readonly string[];
  dated: ReadonlySet<string>;
  /** Sizes of letters and of the places' dots, in units of the map. */
  size: number;
  dot: number;
  /** Where names may be, and what they should leave free. */
  bounds: Box;
  free: readonly Box[];
  /** How much it matters that a name leaves that free. */
  apart?: number;
  /** How much it matters whether pawns hide a name; on a table one looks behind them. */
  pawns?: number;
  /** How much it matters that a name is nearer to its own place than to any other. */
  clear?: number;
  /** Where around its dot a name may be, besides the usual. */
  besides?: readonly Direction[];
};

const DIRECTIONS: readonly Direction[] = [
  [1, 0, 0], [-1, 0, 0.6], [0.75, -0.75, 1], [0.75, 0.75, 1], [-0.75, -0.75, 1.5], [-0.75, 0.75, 1.5],
  [0, -1, 1.6], [0, 1, 1.4], [0.95, -0.4, 0.6], [0.95, 0.4, 0.6], [-0.95, -0.4, 1], [-0.95, 0.4, 1],
];
const LABEL_GAPS = [0, 5, 11];
const SHAKE_COUNT = 24_000;
/** How bad it is to be hidden by a pawn: all start in cities and wait there while they talk. */
const PAWN_PENALTY = { city: 4, else: 1 };
/** For `clear`, where the map is small: the smaller it is, the easier a name is taken for its neighbour's. */
export const UNCLEAR_PENALTY = 30;
const TWO_LINES: Record<string, string[]> = {
  "aoraki-mount-cook": ["Aoraki /", "Mount Cook"],
  "palmerston-north": ["Palmerston", "North"],
};

/** About how wide a text is, without asking the page. */
function widthOf(text: string, size: number): number {
  const widths = [...text].map((c) => (/[mwMW]/.test(c) ? 0.82 : /[iljtfrI’ ]/.test(c) ? 0.32 : /\p{Lu}/u.test(c) ? 0.66 : 0.56));
  return widths.reduce((sum, width) => sum + width, 0) * size * 1.04;
}

function overlapArea(a: Box, b: Box): number {
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return width > 0 && height > 0 ? width * height : 0;
}

/** How much of the line from a to b lies in a box (Liang and Barsky). */
function crossingLength(a: Spot, b: Spot, [left, top, right, bottom]: Box): number {
  let [from, to] = [0, 1];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  for (const [p, q] of [[-dx, a.x - left], [dx, right - a.x], [-dy, a.y - top], [dy, bottom - a.y]] as const) {
    if (p === 0 && q < 0) return 0;
    if (p < 0) from = Math.max(from, q / p);
    if (p > 0) to = Math.min(to, q / p);
  }
  return Math.max(0, to - from) * Math.hypot(dx, dy);
}

const distance = ([left, top, right, bottom]: Box, { x, y }: Spot) =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

const dotOf = (id: string, dot: number) => dot * (isCity(id) ? 1.45 : 1);

function around(id: string, wanted: LabelRequest): Name {
  const { x, y } = spotOf(id);
  const size = wanted.size * (isCity(id) ? 1.08 : 1);
  const split = id === "aoraki-mount-cook" || wanted.size > 15;
  const lines = (split && !wanted.dated.has(id) && TWO_LINES[id]) || [placeName(id)];
  const width = Math.max(...lines.map((line) => widthOf(line, size))) + (wanted.dated.has(id) ? size * 2.6 : 0);
  const height = size * 0.98 * lines.length;
  const seats = LABEL_GAPS.flatMap((gap) =>
    [...DIRECTIONS, ...(wanted.besides ?? [])].map(([right, down, dislike]): Seat => {
      const reach = dotOf(id, wanted.dot) + 3.5 + gap;
      const anchor = right > 0.3 ? "start" : right < -0.3 ? "end" : "middle";
      const at = x + right * reach;
      const middle = y + down * reach + (Math.abs(down) === 1 ? (down * height) / 2 : down * height * 0.35);
      const left = anchor === "start" ? at : anchor === "end" ? at - width : at - width / 2;
      const box: Box = [left - 3, middle - height / 2, left + width + 3, middle + height / 2];
      return { box, anchor, x: at, y: middle, cost: costOf(id, box, wanted) + (dislike + gap * 0.35) * 7 };
    }),
  );
  return { id, lines, size, seats };
}

/** What is wrong with a name in this box, whatever the other names do. */
function costOf(id: string, box: Box, { bounds, dot, free, apart = 1, pawns = 1, clear = 1 }: LabelRequest): number {
  const own = distance(box, spotOf(id));
  let cost = box[0] < bounds[0] || box[1] < bounds[1] || box[2] > bounds[2] || box[3] > bounds[3] ? 5000 : 0;
  for (const place of PLACES) {
    const { x, y } = spotOf(place.id);
    const pawn = overlapArea(box, [x - 2.4 * dot, y - 8 * dot, x + 2.4 * dot, y]); // wherever one may stand
    cost += pawn * pawns * (isCity(place.id) ? PAWN_PENALTY.city : PAWN_PENALTY.else);
    if (place.id === id) continue;
    const reach = dotOf(place.id, dot) + 1.5;
    cost += overlapArea(box, [x - reach, y - reach, x + reach, y + reach]) * 5;
    cost += Math.max(0, 5 - (distance(box, { x, y }) - own)) * 9 * clear; // whose name is it?
  }
  for (const taken of free) cost += overlapArea(box, taken) * 6 * apart;
  for (const { a, b } of LINES) cost += crossingLength(spotOf(a), spotOf(b), box) * 1.8;
  return cost;
}

/** The same numbers each time: a map does not change by being looked at again. */
function seededRandom(): () => number {
  let state = 42;
  return () => (state = (state * 1664525 + 1013904223) % 4294967296) / 4294967296;
}

export function placeLabels(wanted: LabelRequest): Label[] {
  const names = wanted.ids.map((id) => around(id, wanted));
  const chosen = names.map(({ seats }) => seats.reduce((best, seat) => (seat.cost < best.cost ? seat : best)));
  const chance = seededRandom();
  const total = (number: number, seat: Seat) => {
    let sum = seat.cost;
    for (let other = 0; other < chosen.length; other++) {
      if (other !== number) sum += overlapArea(seat.box, chosen[other]!.box) * 14;
    }
    return sum;
  };
  for (let shake = 0, heat = 200; names.length && shake < SHAKE_COUNT; shake++, heat *= 0.9997) {
    const number = Math.floor(chance() * names.length);
    const seats = names[number]!.seats;
    const seat = seats[Math.floor(chance() * seats.length)]!;
    const worse = total(number, seat) - total(number, chosen[number]!);
    if (worse <= 0 || chance() < Math.exp(-worse / heat)) chosen[number] = seat;
  }
  return names.map(({ id, lines, size }, number) => {
    const { anchor, x, y, box } = chosen[number]!;
    return { id, lines, size, anchor, x, y, box };
  });
}

const areaOf = ([left, top, right, bottom]: Box) => (right - left) * (bottom - top);
const MAX_OVERPRINT = 0.06;

/** Where there is no room for all names, the less important go: none is printed over another, or off the map. */
export function keepLegible(labels: readonly Label[], rank: (id: string) => number, bounds: Box, free: readonly Box[]): Label[] {
  const kept: Label[] = [];
  for (const label of [...labels].sort((one, other) => rank(one.id) - rank(other.id))) {
    const spoilt = [...kept.map((other) => other.box), ...free].some((box) => overlapArea(label.box, box) > MAX_OVERPRINT * areaOf(label.box));
    const inside = overlapArea(label.box, bounds) > 0.97 * areaOf(label.box);
    if (!spoilt && inside) kept.push(label);
  }
  return kept;
}
