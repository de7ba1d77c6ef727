/** Loops over several things, and functions about functions. */
import { StopIteration, ValueError } from "./errors.js";
import { iterate, keyOf } from "./collections.js";
import { add } from "./numbers.js";

export function sum(values, start = 0) {
  let total = start;
  for (const one of iterate(values)) total = typeof total === "number" && typeof one === "number" ? add(total, one) : add(Number.isNaN(total) ? 0 : total, one);
  return total;
}

export function* enumerate(values, start = 0) {
  let number = start;
  for (const one of iterate(values)) yield [number++, one];
}

export function zip(sources, strict = false) {
  const held = sources.map((source) => (Array.isArray(source) ? source : [...iterate(source)]));
  const shortest = Math.min(...held.map((list) => list.length));
  if (strict && held.some((list) => list.length !== shortest)) throw new ValueError("zip() arguments differ in length");
  const found = [];
  for (let i = 0; i < shortest; i++) found.push(held.map((list) => list[i]));
  return found;
}

export function mapAll(call, sources) {
  if (sources.length === 1) return [...iterate(sources[0])].map((one) => call(one));
  return zip(sources).map((row) => call(...row));
}

export const reversed = (values) => [...iterate(values)].reverse();

export function next(iterator, ...otherwise) {
  const step = (typeof iterator.next === "function" ? iterator : iterator[Symbol.iterator]()).next();
  if (!step.done) return step.value;
  if (otherwise.length) return otherwise[0];
  throw new StopIteration();
}

export function reduce(call, values, ...start) {
  const held = [...iterate(values)];
  return start.length ? held.reduce((a, b) => call(a, b), start[0]) : held.reduce((a, b) => call(a, b));
}

export function partial(call, ...given) {
  return (...more) => call(...given, ...more);
}

export function* accumulate(values, call = add, initial = undefined) {
  let total = initial;
  if (initial !== undefined && initial !== null) yield total;
  for (const one of iterate(values)) {
    total = total === undefined || total === null ? one : (call ?? add)(total, one);
    yield total;
  }
}

export function* combinations(values, size) {
  const pool = [...iterate(values)];
  const indices = Array.from({ length: size }, (_, i) => i);
  if (size > pool.length) return;
  for (;;) {
    yield indices.map((i) => pool[i]);
    let place = size - 1;
    while (place >= 0 && indices[place] === place + pool.length - size) place--;
    if (place < 0) return;
    indices[place]++;
    for (let i = place + 1; i < size; i++) indices[i] = indices[i - 1] + 1;
  }
}

export function* pairwise(values) {
  let before;
  let any = false;
  for (const one of iterate(values)) {
    if (any) yield [before, one];
    before = one;
    any = true;
  }
}

export function* islice(values, ...limits) {
  const [start, stop] = limits.length === 1 ? [0, limits[0]] : [limits[0] ?? 0, limits[1]];
  let place = 0;
  for (const one of iterate(values)) {
    if (stop !== null && stop !== undefined && place >= stop) return;
    if (place >= start) yield one;
    place++;
  }
}

export function* chain(...sources) {
  for (const source of sources) yield* iterate(source);
}

export function product(...sources) {
  return sources.reduce((rows, source) => rows.flatMap((row) => [...iterate(source)].map((one) => [...row, one])), [[]]);
}

export function bisectRight(list, value) {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value < list[middle]) high = middle;
    else low = middle + 1;
  }
  return low;
}

export function bisectLeft(list, value) {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle] < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** @cache and @lru_cache(maxsize): answers are kept by the value of the arguments. */
export function cached(call, most) {
  const known = new Map();
  return function (...given) {
    const key = given.length === 1 && typeof given[0] === "number" ? given[0] : keyOf(given);
    let found = known.get(key);
    if (found === undefined && !known.has(key)) {
      found = call(...given);
      if (most !== null && known.size >= most) known.delete(known.keys().next().value);
      known.set(key, found);
    } else if (most !== null) {
      known.delete(key);
      known.set(key, found);
    }
    return found;
  };
}

/** Begin a generator that is a context manager. */
export function enter(generator) {
  generator.next();
  return generator;
}

export function bind(object, name) {
  return (...given) => object[name](...given);
}

export function unbound(kind, name) {
  return (self, ...given) => kind.prototype[name].apply(self, given);
}
