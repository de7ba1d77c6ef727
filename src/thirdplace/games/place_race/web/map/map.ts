/** The board as a map: where places lie, which are neighbours, how many steps it is from one to another. */

import { HISTORY, LINES, PLACES, type Historic, type Place } from "./board";
import { FIT } from "./coast";

export type Spot = { x: number; y: number };

/** Where true positions would touch, pawns and names need a little room. */
const NUDGES: Record<string, [number, number]> = {
  akaroa: [9, 6],
  bluff: [5, 3],
  christchurch: [-3, -3],
  invercargill: [-2, -10],
  "new-plymouth": [4, -8],
  oban: [2, 12],
  parihaka: [-3, 6],
  raurimu: [-5, -8],
  rotorua: [0, 3],
  tangiwai: [7, 7],
};

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** The point of the map that belongs to a longitude and a latitude. */
export function projectToMap(longitude: number, latitude: number): Spot {
  return {
    x: FIT.left + FIT.scale * toRadians(longitude),
    y: FIT.top - FIT.scale * Math.log(Math.tan(Math.PI / 4 + toRadians(latitude) / 2)),
  };
}

function spotOfPlace({ id, longitude, latitude }: Place): [string, Spot] {
  const { x, y } = projectToMap(longitude, latitude);
  const [right, down] = NUDGES[id] ?? [0, 0];
  return [id, { x: x + right, y: y + down }];
}

const byId = new Map(PLACES.map((place) => [place.id, place]));
const spots = new Map(PLACES.map(spotOfPlace));
const cards = new Map(HISTORY.map((card, number) => [card.id, { ...card, number }]));
const near = new Map<string, string[]>(PLACES.map(({ id }) => [id, []]));
for (const { a, b } of LINES) {
  near.get(a)?.push(b);
  near.get(b)?.push(a);
}

export const spotOf = (place: string): Spot => spots.get(place)!;
export const placeName = (place: string): string => byId.get(place)!.name;
export const isCity = (place: string): boolean => byId.get(place)!.city;
export const neighboursOf = (place: string): readonly string[] => near.get(place)!;

/** A card with its number: by year, in one year from north to south. */
export const cardOf = (card: string): Historic & { number: number } => cards.get(card)!;
export const cardName = (card: string): string => `${placeName(cardOf(card).place)} ${cardOf(card).year}`;

const counted = new Map<string, Map<string, number>>();

function countFrom(start: string): Map<string, number> {
  const steps = new Map([[start, 0]]);
  for (const place of steps.keys()) {
    for (const next of neighboursOf(place)) {
      if (!steps.has(next)) steps.set(next, steps.get(place)! + 1);
    }
  }
  return steps;
}

/** How many lines there are on the shortest way. */
export function stepsBetween(a: string, b: string): number {
  if (!counted.has(a)) counted.set(a, countFrom(a));
  return counted.get(a)!.get(b)!;
}
