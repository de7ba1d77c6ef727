/**
 * Writes the coast of the map, coast.json, from world-atlas (Natural Earth, public domain), for the browser and
 * for paper. Run by hand, once the client's packages are installed: `node make_coast.mjs`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(new URL("../../../../../client/package.json", import.meta.url));
const { feature } = require("topojson-client");

const OUT = new URL("../pictures/coast.json", import.meta.url);
const WIDTH = 860;
const HEIGHT = 744;
const ROOM = { left: 190, top: 22, right: WIDTH - 60, bottom: HEIGHT - 20 };
const SMALLEST_ISLAND = 2.2; // square units
const TOLERANCE = 0.34; // how far a simplified coast may stray, in units

const atlas = JSON.parse(readFileSync(require.resolve("world-atlas/countries-10m.json")));
const country = atlas.objects.countries.geometries.find((one) => one.properties.name === "New Zealand");
const mainIslands = feature(atlas, country).geometry.coordinates.filter(([[[east, north]]]) => {
  return east > 166 && east < 179 && north < -34 && north > -47.5;
});

// Mercator in radians, then fitted into the room.
const radians = (degrees) => (degrees * Math.PI) / 180;
const mercator = ([east, north]) => [radians(east), -Math.log(Math.tan(Math.PI / 4 + radians(north) / 2))];
const rings = mainIslands.flat().map((ring) => ring.map(mercator));
const all = rings.flat();
const least = [0, 1].map((axis) => Math.min(...all.map((point) => point[axis])));
const most = [0, 1].map((axis) => Math.max(...all.map((point) => point[axis])));
const scale = Math.min((ROOM.right - ROOM.left) / (most[0] - least[0]), (ROOM.bottom - ROOM.top) / (most[1] - least[1]));
const left = (ROOM.left + ROOM.right) / 2 - (scale * (least[0] + most[0])) / 2;
const top = (ROOM.top + ROOM.bottom) / 2 - (scale * (least[1] + most[1])) / 2;
const fitted = rings.map((ring) => ring.map(([x, y]) => [left + x * scale, top + y * scale]));

function area(ring) {
  const twice = ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice / 2);
}

/** Douglas and Peucker: leave out the points that stray less than the tolerance. */
function simplified(points) {
  if (points.length < 3) return points;
  const [a, b] = [points[0], points.at(-1)];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const stray = ([x, y]) =>
    length ? Math.abs((b[1] - a[1]) * x - (b[0] - a[0]) * y + b[0] * a[1] - b[1] * a[0]) / length : Math.hypot(x - a[0], y - a[1]);
  let furthest = 0;
  let distance = 0;
  for (let i = 1; i < points.length - 1; i++) {
    if (stray(points[i]) > distance) [furthest, distance] = [i, stray(points[i])];
  }
  if (distance <= TOLERANCE) return [a, b];
  return [...simplified(points.slice(0, furthest + 1)).slice(0, -1), ...simplified(points.slice(furthest))];
}

function simplifiedRing(ring) {
  const half = Math.floor(ring.length / 2);
  return [...simplified(ring.slice(0, half + 1)).slice(0, -1), ...simplified(ring.slice(half))].slice(0, -1);
}

/** Tenths of a unit, each point told as the way from the last. */
function drawn(ring) {
  let last = [0, 0];
  const steps = ring.map((point, i) => {
    const here = point.map((value) => Math.round(value * 10));
    const [x, y] = [(here[0] - (i ? last[0] : 0)) / 10, (here[1] - (i ? last[1] : 0)) / 10];
    last = here;
    return `${i ? "l" : "M"}${x} ${y}`;
  });
  return `${steps.join("")}Z`.replaceAll(" -", "-").replaceAll(/(^|[^\d])0\./g, "$1.");
}

const path = fitted.filter((ring) => area(ring) > SMALLEST_ISLAND).map((ring) => drawn(simplifiedRing(ring)));
const digits = (value) => Number(value.toFixed(4));
const fit = { scale: digits(scale), left: digits(left), top: digits(top) };
writeFileSync(OUT, JSON.stringify({ width: WIDTH, height: HEIGHT, fit, path: path.join("") }, null, 1) + "\n");
