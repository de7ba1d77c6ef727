/** Methods and operators of lists, dictionaries and sets. */
import { KeyedSet, equal, isMap, isSet, iterate, sorted } from "./collections.js";
import { IndexError, KeyError, ValueError } from "./errors.js";

// Lists.

export function list_extend(list, values) {
  for (const one of Array.isArray(values) ? values.slice() : iterate(values)) list.push(one);
}

export function list_pop(list, index = -1) {
  if (list.length === 0) throw new IndexError("pop from empty list");
  if (index === -1) return list.pop();
  return list.splice(index < 0 ? index + list.length : index, 1)[0];
}

export function list_index(list, value) {
  const found = list.findIndex((one) => equal(one, value));
  if (found < 0) throw new ValueError(`${value} is not in list`);
  return found;
}

export const list_copy = (list) => list.slice();
export const list_count = (list, value) => list.filter((one) => equal(one, value)).length;
export const list_insert = (list, index, value) => void list.splice(index, 0, value);
export const list_remove = (list, value) => void list.splice(list_index(list, value), 1);
export const list_reverse = (list) => void list.reverse();
export const list_clear = (list) => void (list.length = 0);

export function list_sort(list, key, reverse) {
  const found = sorted(list, key, reverse);
  for (let i = 0; i < found.length; i++) list[i] = found[i];
}

export const range_index = (given, value) => (value - given.start) / given.step;
export const range_count = (given, value) => (given.has(value) ? 1 : 0);

// Dictionaries.

export function dict_get(map, key, otherwise = null) {
  const found = map.get(key);
  return found === undefined ? otherwise : found;
}

export const dict_items = (map) => [...map];
export const dict_keys = (map) => [...map.keys()];
export const dict_values = (map) => [...map.values()];
export const dict_copy = (map) => new map.constructor(map);

export function dict_pop(map, key, otherwise) {
  const found = map.get(key);
  if (found === undefined) {
    if (otherwise === undefined) throw new KeyError(key);
    return otherwise;
  }
  map.delete(key);
  return found;
}

export function dict_popitem(map) {
  const last = [...map].at(-1);
  if (last === undefined) throw new KeyError("popitem(): dictionary is empty");
  map.delete(last[0]);
  return last;
}

export function dict_setdefault(map, key, value = null) {
  if (!map.has(key)) map.set(key, value);
  return map.get(key);
}

export function dict_update(map, other) {
  for (const [key, value] of other) map.set(key, value);
}

export function merge(a, b) {
  const found = new a.constructor(a);
  dict_update(found, b);
  return found;
}

export function fromKeys(kind, keys, value) {
  const found = new kind();
  for (const key of keys) found.set(key, value);
  return found;
}

// Sets; what is on the right may be anything to loop over.

const members = (value) => (isSet(value) ? value : new (setClass(value))(iterate(value)));

function setClass(value) {
  for (const one of iterate(value)) if (typeof one === "object" && one !== null) return KeyedSet;
  return Set;
}

const asSet = (value) => (isSet(value) ? value : members(value));

export function intersection(a, b) {
  const [x, y] = [asSet(a), asSet(b)];
  return new x.constructor([...x].filter((one) => y.has(one)));
}

export function union(a, ...others) {
  const x = asSet(a);
  const found = new x.constructor(x);
  for (const other of others) for (const one of iterate(other)) found.add(one);
  return found;
}

export function difference(a, b) {
  const [x, y] = [asSet(a), isMap(b) || isSet(b) ? b : asSet(b)];
  return new x.constructor([...x].filter((one) => !y.has(one)));
}

export function symmetricDifference(a, b) {
  return union(difference(a, b), difference(b, a));
}

export function isSubset(a, b) {
  const y = isMap(b) ? b : asSet(b);
  for (const one of iterate(a)) if (!y.has(one)) return false;
  return true;
}

export const isSuperset = (a, b) => isSubset(b, a);
export const set_intersection = intersection;
export const set_union = union;
export const set_difference = difference;
export const set_symmetric_difference = symmetricDifference;
export const set_issubset = isSubset;
export const set_issuperset = isSuperset;
export const set_isdisjoint = (a, b) => intersection(a, b).size === 0;
export const set_copy = (a) => new a.constructor(a);

export function set_update(a, ...others) {
  for (const other of others) for (const one of iterate(other)) a.add(one);
}

export function set_remove(a, member) {
  if (!a.delete(member)) throw new KeyError(member);
}

export function set_pop(a) {
  for (const one of a) {
    a.delete(one);
    return one;
  }
  throw new KeyError("pop from an empty set");
}
