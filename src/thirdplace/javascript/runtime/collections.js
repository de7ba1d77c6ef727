/** Lists, tuples, dictionaries and sets with Python's meaning of equality, order and membership. */
import { IndexError, KeyError, ValueError } from "./errors.js";

/** The one empty tuple. */
export const EMPTY_TUPLE = Object.freeze([]);

/** A text that is the same for equal values, and for no others. */
export function keyOf(value) {
  switch (typeof value) {
    case "number":
    case "bigint":
      return `${value}`;
    case "string":
      return JSON.stringify(value);
    case "boolean":
      return value ? "1" : "0";
  }
  if (value === null || value === undefined) return "~";
  if (Array.isArray(value)) return `(${value.map(keyOf).join()})`;
  if (value instanceof Set || value instanceof KeyedSet) return `{${[...value].map(keyOf).sort().join()}}`;
  if (value instanceof Range) return `range(${value.start},${value.stop},${value.step})`;
  const record = value.constructor?.$record;
  if (record !== undefined && !record.identity) {
    return `${record.name}(${fieldNames(value.constructor)
      .map((name) => keyOf(value[name]))
      .join()})`;
  }
  return identityOf(value);
}

const identities = new WeakMap();
let identityCount = 0;

function identityOf(value) {
  let known = identities.get(value);
  if (known === undefined) identities.set(value, (known = `#${++identityCount}`));
  return known;
}

/** The names of a record's fields in the order of their declaration. */
export function fieldNames(kind) {
  const record = kind.$record;
  if (record.names === undefined) record.names = record.order ?? record.fields().map((field) => field[0]);
  return record.names;
}

/** A Map whose keys are compared by value. */
export class KeyedMap {
  #held = new Map();

  constructor(pairs = []) {
    for (const [key, value] of pairs) this.set(key, value);
  }

  get size() {
    return this.#held.size;
  }

  has(key) {
    return this.#held.has(keyOf(key));
  }

  get(key) {
    return this.#held.get(keyOf(key))?.[1];
  }

  set(key, value) {
    const text = keyOf(key);
    const known = this.#held.get(text);
    if (known === undefined) this.#held.set(text, [key, value]);
    else known[1] = value;
    return this;
  }

  delete(key) {
    return this.#held.delete(keyOf(key));
  }

  clear() {
    this.#held.clear();
  }

  *keys() {
    for (const [key] of this.#held.values()) yield key;
  }

  *values() {
    for (const [, value] of this.#held.values()) yield value;
  }

  *entries() {
    for (const [key, value] of this.#held.values()) yield [key, value];
  }

  [Symbol.iterator]() {
    return this.entries();
  }
}

/** A Set whose members are compared by value. */
export class KeyedSet {
  #held = new Map();

  constructor(members = []) {
    for (const member of members) this.add(member);
  }

  get size() {
    return this.#held.size;
  }

  has(member) {
    return this.#held.has(keyOf(member));
  }

  add(member) {
    const text = keyOf(member);
    if (!this.#held.has(text)) this.#held.set(text, member);
    return this;
  }

  delete(member) {
    return this.#held.delete(keyOf(member));
  }

  clear() {
    this.#held.clear();
  }

  values() {
    return this.#held.values();
  }

  [Symbol.iterator]() {
    return this.#held.values();
  }
}

export const isMap = (value) => value instanceof Map || value instanceof KeyedMap;
export const isSet = (value) => value instanceof Set || value instanceof KeyedSet;

/** range(start, stop, step). */
export class Range {
  constructor(start, stop, step) {
    this.start = start;
    this.stop = stop;
    this.step = step;
  }

  get length() {
    return Math.max(0, Math.ceil((this.stop - this.start) / this.step));
  }

  has(value) {
    if (!Number.isInteger(value)) return false;
    const inside = this.step > 0 ? value >= this.start && value < this.stop : value <= this.start && value > this.stop;
    return inside && (value - this.start) % this.step === 0;
  }

  at(index) {
    const place = index < 0 ? index + this.length : index;
    if (place < 0 || place >= this.length) throw new IndexError("range object index out of range");
    return this.start + place * this.step;
  }

  *[Symbol.iterator]() {
    if (this.step > 0) for (let i = this.start; i < this.stop; i += this.step) yield i;
    else for (let i = this.start; i > this.stop; i += this.step) yield i;
  }
}

export function range(first, stop, step = 1) {
  return stop === undefined ? new Range(0, first, 1) : new Range(first, stop, step);
}

/** A slice as an object, as `__getitem__` is given it. */
export class Slice {
  constructor(start, stop, step) {
    this.start = start;
    this.stop = stop;
    this.step = step;
  }
}

export const isSlice = (value) => value instanceof Slice;

export function equal(a, b) {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object") {
    return typeof a !== typeof b && typeof a !== "string" && typeof b !== "string" && a == b && a !== null && b !== null;
  }
  if (a === null || b === null) return false;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((one, place) => equal(one, b[place]));
  }
  if (isMap(a)) {
    if (!isMap(b) || a.size !== b.size) return false;
    for (const [key, value] of a) if (!b.has(key) || !equal(value, b.get(key))) return false;
    return true;
  }
  if (isSet(a)) {
    if (!isSet(b) || a.size !== b.size) return false;
    for (const member of a) if (!b.has(member)) return false;
    return true;
  }
  if (typeof a.valueOf() === "number") return a.valueOf() === b.valueOf(); // 2.0, read from JSON
  if (typeof a.__eq__ === "function") return a.__eq__(b);
  if (typeof b.__eq__ === "function") return b.__eq__(a);
  if (a instanceof Range) return b instanceof Range && keyOf(a) === keyOf(b);
  const record = a.constructor?.$record;
  if (record === undefined || record.identity || a.constructor !== b.constructor) return false;
  if (record.kind === "state") return record.fields().every(([name]) => equal(a[name], b[name]));
  return fieldNames(a.constructor).every((name) => equal(a[name], b[name]));
}

/** Less than 0, 0 or more than 0, as `<` compares numbers, texts, and lists of them. */
export function order(a, b) {
  if (Array.isArray(a) && Array.isArray(b)) {
    for (let i = 0; i < a.length && i < b.length; i++) {
      const found = order(a[i], b[i]);
      if (found !== 0) return found;
    }
    return a.length - b.length;
  }
  if (typeof a === "string" && typeof b === "string") return orderText(a, b);
  if (a === null || b === null || typeof a === "string" || typeof b === "string") {
    throw new TypeError("these cannot be compared");
  }
  return a < b ? -1 : a > b ? 1 : 0;
}

/** By code points: JavaScript compares halves of pairs. */
function orderText(a, b) {
  if (a === b) return 0;
  const [x, y] = [[...a], [...b]];
  for (let i = 0; i < x.length && i < y.length; i++) {
    const difference = x[i].codePointAt(0) - y[i].codePointAt(0);
    if (difference !== 0) return difference;
  }
  return x.length - y.length;
}

export function truthy(value) {
  if (typeof value !== "object" || value === null) return Boolean(value);
  if (Array.isArray(value) || value instanceof Range || value instanceof Uint8Array) return value.length > 0;
  if (isMap(value) || isSet(value)) return value.size > 0;
  if (typeof value.__bool__ === "function") return value.__bool__();
  if (typeof value.__len__ === "function") return value.__len__() > 0;
  return true;
}

export function contains(container, value) {
  if (typeof container === "string") return container.includes(value);
  if (isMap(container) || isSet(container) || container instanceof Range) return container.has(value);
  for (const one of container) if (equal(one, value)) return true;
  return false;
}

/** What `for … in` goes through. */
export function iterate(value) {
  return isMap(value) ? value.keys() : value;
}

export function* iter(value) {
  yield* iterate(value);
}

export function len(value) {
  if (typeof value === "string") {
    let count = value.length;
    for (let i = 0; i < value.length - 1; i++) if ((value.charCodeAt(i) & 0xfc00) === 0xd800) count--;
    return count;
  }
  if (isMap(value) || isSet(value)) return value.size;
  if (typeof value.__len__ === "function") return value.__len__();
  return value.length;
}

export function item(container, key) {
  if (Array.isArray(container)) {
    const found = container.at(key);
    if (found === undefined) throw new IndexError("list index out of range");
    return found;
  }
  if (isMap(container)) {
    const found = container.get(key);
    if (found === undefined && !container.has(key)) throw new KeyError(key);
    return found;
  }
  if (typeof container.__getitem__ === "function") return container.__getitem__(key);
  return container[key];
}

export function setItem(container, key, value) {
  if (isMap(container)) container.set(key, value);
  else container[key] = value;
}

export function delItem(container, key) {
  if (!container.delete(key)) throw new KeyError(key);
}

/** An element, in builds with assertions. */
export function checkedAt(list, index) {
  if (!Number.isInteger(index) || index < 0 || index >= list.length) throw new RangeError(`no index ${index} of ${list.length}`);
  return list[index];
}

export function checkedSet(list, index, value) {
  checkedAt(list, index);
  if (typeof value === "number" && !Number.isFinite(value)) throw new RangeError(`${value} cannot be stored`);
  list[index] = value;
}

export function slice(list, start, stop, step) {
  if (list instanceof Range) return slice([...list], start, stop, step);
  if (step === null || step === 1) return list.slice(start ?? 0, stop ?? undefined);
  const size = list.length;
  const limit = (place, low, high) => Math.min(Math.max(place < 0 ? place + size : place, low), high);
  const found = [];
  if (step > 0) {
    const last = stop === null ? size : limit(stop, 0, size);
    for (let i = start === null ? 0 : limit(start, 0, size); i < last; i += step) found.push(list[i]);
  } else {
    const last = stop === null ? -1 : limit(stop, -1, size - 1);
    for (let i = start === null ? size - 1 : limit(start, -1, size - 1); i > last; i += step) found.push(list[i]);
  }
  return typeof list === "string" ? found.join("") : found;
}

export function applySlice(list, given) {
  return given instanceof Slice ? slice(list, given.start, given.stop, given.step ?? null) : item(list, given);
}

/** list[start:stop] = values; an array of fixed length is overwritten in place. */
export function setSlice(list, start, stop, values) {
  const size = list.length;
  const limit = (place) => Math.min(Math.max(place < 0 ? place + size : place, 0), size);
  const first = start === null ? 0 : limit(start);
  const last = stop === null ? size : Math.max(first, limit(stop));
  const given = typeof values === "number" ? new Array(last - first).fill(values) : [...values];
  if (given.length === last - first) for (let i = 0; i < given.length; i++) list[first + i] = given[i];
  else list.splice(first, last - first, ...given);
}

/** Copies all elements: for arrays of the same length. */
export function copyInto(target, source) {
  for (let i = 0; i < source.length; i++) target[i] = source[i];
}

export function repeat(value, times) {
  if (typeof value === "number") return repeat(times, value);
  if (typeof value === "string") return value.repeat(Math.max(0, times));
  const found = [];
  for (let i = 0; i < times; i++) for (const one of value) found.push(one);
  return found;
}

export function tuple(values) {
  const found = [...values];
  return found.length ? found : EMPTY_TUPLE;
}

/** Something that several names are assigned from. */
export function unpackable(value) {
  return Array.isArray(value) ? value : [...value];
}

// All of something.

export function sorted(values, key, reverse) {
  const held = [...iterate(values)];
  if (key === undefined || key === null) {
    return held.sort(reverse ? (a, b) => order(b, a) : order);
  }
  const keyed = held.map((one) => [key(one), one]);
  keyed.sort(reverse ? (a, b) => order(b[0], a[0]) : (a, b) => order(a[0], b[0]));
  return keyed.map((pair) => pair[1]);
}

function extreme(values, key, otherwise, sign) {
  let best;
  let best_key;
  let any = false;
  for (const one of iterate(values)) {
    const this_key = key === undefined ? one : key(one);
    if (!any || order(this_key, best_key) * sign > 0) {
      best = one;
      best_key = this_key;
      any = true;
    }
  }
  if (any) return best;
  if (otherwise === undefined) throw new ValueError("arg is an empty sequence");
  return otherwise;
}

export const min = (values, key, otherwise) => extreme(values, key ?? undefined, otherwise, -1);
export const max = (values, key, otherwise) => extreme(values, key ?? undefined, otherwise, 1);

export function any(values) {
  for (const one of iterate(values)) if (truthy(one)) return true;
  return false;
}

export function all(values) {
  for (const one of iterate(values)) if (!truthy(one)) return false;
  return true;
}
