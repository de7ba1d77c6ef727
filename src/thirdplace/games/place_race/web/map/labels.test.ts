import { expect, test } from "vitest";
import { HISTORY, PLACES } from "./board";
import { frameMap } from "./framing";
import { placeLabels, type Box, type Label } from "./labels";
import { placeName, spotOf } from "./map";

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
