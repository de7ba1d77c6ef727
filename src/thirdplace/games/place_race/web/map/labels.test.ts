import { expect, test } from "vitest";
import { HISTORY, PLACES } from "./board";
import { frameMap } from "./framing";
import { UNCLEAR_PENALTY, keepLegible, placeLabels, type Box, type Label } from "./labels";
import { isCity, placeName, spotOf } from "./map";

const MAP: Box = [0, 0, 860, 744];

/** A little less than a name takes: letters may come close, but they do not cover each other. */
function boxOf({ lines, size, anchor, x, y }: Label): Box {
  const width = Math.max(...lines.map((line) => line.length)) * size * 0.45;
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  const height = size * 0.8 * lines.length;
  return [left, y - height / 2, left + width, y + height / 2];
}

const meet = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

test("every name finds a place of its own", () => {
  const ids = PLACES.map((place) => place.id);
  const labels = placeLabels({ ids, dated: new Set(), size: 12.6, dot: 4.6, bounds: MAP, free: [] });
  const boxes = labels.map(boxOf);
  const collisions = labels.flatMap((label, i) =>
    labels.slice(i + 1).flatMap((other, j) => (meet(boxes[i]!, boxes[i + 1 + j]!) ? [`${label.id} ${other.id}`] : [])),
  );
  expect(labels.map((label) => label.lines.join(" "))).toEqual(ids.map(placeName));
  expect(collisions).toEqual([]);
  expect(boxes.every(([left, top, right, bottom]) => left >= 0 && top >= 0 && right <= 860 && bottom <= 744)).toBe(true);
});

const hides = (labels: Label[], what: [string, Box][]) =>
  labels.flatMap((label) => what.flatMap(([name, box]) => (meet(boxOf(label), box) ? [`${label.id} ${name}`] : [])));

test("a pawn that waits in a city hides no name", () => {
  const dated = new Set(["taupo", "parihaka", "new-plymouth", "waitangi", "st-arnaud", "napier"]);
  const ids = PLACES.map((place) => place.id);
  const labels = placeLabels({ ids, dated, size: 12.6 / 0.92, dot: 4.6, bounds: MAP, free: [] });
  const pawns = PLACES.filter((place) => place.city).map(({ id }): [string, Box] => {
    const { x, y } = spotOf(id);
    return [id, [x - 8, y - 33, x + 8, y]];
  });
  expect(hides(labels, pawns)).toEqual([]);
});

test("names keep off the year, the players and the tools", () => {
  const { taken } = frameMap(684, 768, undefined, 4);
  const ids = [...new Set(HISTORY.slice(0, 24).map((card) => card.place))];
  const labels = placeLabels({ ids, dated: new Set(ids), size: 17, dot: 6, bounds: MAP, free: taken });
  expect(hides(labels, taken.map((box) => ["beside", box]))).toEqual([]);
});

test("names are where they were when one looks again", () => {
  const dated = new Set(HISTORY.slice(0, 12).map((card) => card.place));
  const wanted = { ids: [...dated], dated, size: 20, dot: 7, bounds: MAP, free: [] };
  expect(placeLabels(wanted)).toEqual(placeLabels(wanted));
});

/** The names that a map of this size has when these cards are dealt, as PlaceNames.svelte asks for them. */
function namesOn(width: number, height: number, cards: ReadonlySet<string>): Label[] {
  const frame = frameMap(width, height, undefined, 3);
  const { part, scale, narrow } = frame;
  const across = part.x - Math.max(0, frame.left) / frame.exact;
  const bounds: Box = narrow ? [across, part.y, part.x + part.width, part.y + part.height] : MAP;
  const ids = PLACES.map((place) => place.id).filter((id) => isCity(id) || cards.has(id));
  const dated = new Set(scale > 0.55 ? cards : []);
  const size = (scale > 0.55 ? 12 : 11.2) / scale;
  const labels = placeLabels({ ids, dated, size, dot: Math.max(4.6, 4.2 / scale), bounds, free: frame.taken, apart: 2, clear: UNCLEAR_PENALTY });
  return keepLegible(labels, (id) => (cards.has(id) ? 0 : 1), bounds, frame.taken);
}

const DEALS = [0, 3, 6, 9, 12].map((first) => new Set(HISTORY.slice(first, first + 14).map((card) => card.place)));

test("beside the tools of a small projector no city loses its name", () => {
  const missing = DEALS.map((cards) => {
    const named = namesOn(684, 768, cards).map((label) => label.id);
    return PLACES.filter((place) => place.city && !named.includes(place.id)).map((place) => place.id);
  });
  expect(missing).toEqual(DEALS.map(() => []));
});

test("on a small phone no name stands at somebody else's place", () => {
  const distance = ([left, top, right, bottom]: Box, id: string) => {
    const { x, y } = spotOf(id);
    return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  };
  const misleading = DEALS.flatMap((cards) =>
    namesOn(360, 311, cards).flatMap(({ id, box, size }) => {
      const other = PLACES.find((place) => place.id !== id && distance(box, place.id) < distance(box, id) - size / 2);
      return other ? [`${id} at ${other.id}`] : [];
    }),
  );
  expect(misleading).toEqual([]);
});
