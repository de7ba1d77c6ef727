/** Structs, dataclasses and other records; and what Python can ask about values and classes. */
import { fieldNames, isMap, isSet } from "./collections.js";

/** The base of all of msgspec's structs. */
export class Struct {
  __copy__() {
    return Object.assign(Object.create(Object.getPrototypeOf(this)), this);
  }

  static get __struct_config__() {
    return { tag: this.$record.tag ?? null };
  }
}

class Unset {
  __bool__() {
    return false;
  }
}

/** A value that was not given. */
export const UNSET = new Unset();

/** A copy of a record with some fields changed. */
export function replace(record, changes) {
  const found = Object.assign(Object.create(Object.getPrototypeOf(record)), record);
  return Object.assign(found, changes);
}

export function structFields(kind) {
  return kind.$record.fields().map(([name, encode_name, type, makeDefault]) => ({
    name,
    encode_name,
    type,
    required: makeDefault === undefined,
  }));
}

export const fieldsOf = (record) =>
  fieldNames(typeof record === "function" ? record : record.constructor).map((name) => ({ name }));

// What a value is.

/** A number that was written as a fraction although it is whole (2.0), where its type is not known. */
export class Float {
  constructor(value) {
    this.value = value;
  }

  valueOf() {
    return this.value;
  }
}

export const isInt = (value) =>
  Number.isInteger(value) || typeof value === "bigint" || typeof value === "boolean";
export const isFloat = (value) => typeof value === "number" || value instanceof Float;
export const isBool = (value) => typeof value === "boolean";
export const isStr = (value) => typeof value === "string";
export const isList = Array.isArray;
export const isDict = isMap;
export const isNone = (value) => value === null;

/** isinstance(value, kinds) with classes that are only known now. */
export function isInstance(value, kinds) {
  if (Array.isArray(kinds)) return kinds.some((kind) => isInstance(value, kind));
  if (kinds?.kind === "union") return kinds.types.some((type) => value instanceof type.get());
  return value instanceof kinds;
}

/** type(value). */
export function typeOf(value) {
  return value.constructor;
}

export function hasattr(object, name) {
  return name in object;
}

export function getattr(object, name, ...otherwise) {
  const found = object[name];
  return found === undefined && otherwise.length ? otherwise[0] : found;
}

export function setattr(object, name, value) {
  object[name] = value;
  return null;
}

/** The classes of a union. */
export function getArgs(type) {
  return type.kind === "union" ? type.types.map((one) => one.get()) : [];
}

export { isSet };
