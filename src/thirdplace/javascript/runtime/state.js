/** thirdplace.core.state: a state is an object with numbers and arrays of numbers. */
import { equal } from "./collections.js";

export function copy(record) {
  return record.__copy__();
}

/** All numbers of a state in the order of declaration. */
export function to_numbers(s) {
  return s.constructor.$record.fields().flatMap(([name]) => s[name]);
}

export function fields(kind) {
  const found = typeof kind === "function" ? kind : kind.constructor;
  return found.$record.fields().map(([name, length, fixed]) => ({ name, length, fixed }));
}

export const FIXED = "fixed";
export { equal };
