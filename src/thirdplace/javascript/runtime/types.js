/** Types as msgspec knows them: what may become a value of one, with the same errors as in Python. */
import { EMPTY_TUPLE, KeyedMap, isMap, isSet } from "./collections.js";
import { ValidationError } from "./errors.js";
import { len } from "./collections.js";
import { Float, UNSET } from "./records.js";

class Type {
  constructor(kind, more) {
    this.kind = kind;
    Object.assign(this, more);
  }
}

const simple = (kind) => new Type(kind, {});

export const T = {
  any: simple("any"),
  bool: simple("bool"),
  none: simple("none"),
  raw: simple("raw"),
  unset: simple("unset"),
  opaque: simple("any"),
  int: (limits = {}) => new Type("int", { limits }),
  float: (limits = {}) => new Type("float", { limits }),
  str: (limits = {}) => new Type("str", { limits }),
  literal: (values) => new Type("literal", { values }),
  list: (item, limits = {}) => new Type("list", { item, limits }),
  tuple: (item, limits = {}) => new Type("tuple", { item, limits }),
  set: (item, limits = {}) => new Type("set", { item, limits }),
  fixed: (items) => new Type("fixed", { items }),
  dict: (key, value) => new Type("dict", { key, value }),
  union: (types) => new Type("union", { types: types.flatMap((one) => (one.kind === "union" ? one.types : [one])) }),
  struct: (get) => new Type("struct", { get }),
};

/** A type that is put together when it is first asked for, as classes may be declared later. */
export function lazyType(make) {
  let made;
  const get = () => (made ??= make());
  return new Proxy(new Type("lazy", {}), { get: (_, name) => get()[name] });
}

/** A class, or a type, as a type. */
export function asType(wanted) {
  return typeof wanted === "function" ? T.struct(() => wanted) : wanted;
}

// What is expected, in words.

const WORDS = ["bool", "int", "float", "str", "object", "array", "null"];

function wordsOf(type) {
  switch (type.kind) {
    case "none":
      return ["null"];
    case "literal":
      return [...new Set(type.values.map((value) => (typeof value === "string" ? "str" : value === null ? "null" : "int")))];
    case "list":
    case "tuple":
    case "set":
    case "fixed":
      return ["array"];
    case "dict":
    case "struct":
      return ["object"];
    case "union":
      return type.types.flatMap(wordsOf);
    case "unset":
      return [];
    default:
      return [type.kind];
  }
}

function expected(type) {
  const words = new Set(wordsOf(type));
  return WORDS.filter((word) => words.has(word)).join(" | ");
}

export function wordOf(value) {
  if (value === null || value === undefined) return "null";
  if (value instanceof Float) return "float";
  switch (typeof value) {
    case "boolean":
      return "bool";
    case "bigint":
      return "int";
    case "number":
      return Number.isInteger(value) ? "int" : "float";
    case "string":
      return "str";
  }
  return Array.isArray(value) || isSet(value) ? "array" : "object";
}

/** `path` is a list of keys and indexes, the outermost first. */
export function wrong(what, path) {
  const at = path.map((step) => (typeof step === "number" ? `[${step}]` : step === null ? "[...]" : `.${step}`)).join("");
  return new ValidationError(at ? `${what} - at \`$${at}\`` : what);
}

const misfit = (type, value, path) => wrong(`Expected \`${expected(type)}\`, got \`${wordOf(value)}\``, path);

// Conversion.

/** msgspec.convert: a value of this type, or ValidationError. With `strict` false, text is taken for numbers. */
export function convert(value, wanted, strict = true) {
  return convertTo(value, asType(wanted), [], strict, false);
}

export function convertTo(value, type, path, strict, fromJson) {
  switch (type.kind) {
    case "any":
      return value;
    case "raw":
      return value;
    case "union":
      return convertToUnion(value, type, path, strict, fromJson);
    case "struct":
      return convertToStruct(value, type, [type], path, strict, fromJson, type);
    default:
      return convertSimple(value, type, path, strict, fromJson, type);
  }
}

function convertSimple(given, type, path, strict, fromJson, whole) {
  const value = !strict && typeof given === "string" ? readText(given, type) : given;
  switch (type.kind) {
    case "bool":
      if (typeof value === "boolean") return value;
      break;
    case "none":
      if (value === null) return null;
      break;
    case "int":
      if (wordOf(value) === "int") return checkLimits(value, "int", type.limits, path);
      break;
    case "float":
      if (wordOf(value) === "int" || wordOf(value) === "float") {
        const number = Number(value);
        if (!Number.isFinite(number)) throw wrong("Number out of range", path);
        return checkLimits(number, "float", type.limits, path);
      }
      break;
    case "str":
      if (typeof value === "string") return checkLength(value, len(value), "str", type.limits, path);
      break;
    case "literal":
      return convertToLiteral(value, type, path, whole);
    case "list":
    case "tuple":
    case "set":
      if (Array.isArray(value)) return convertToArray(value, type, path, strict, fromJson);
      break;
    case "fixed":
      if (Array.isArray(value)) return convertToFixed(value, type, path, strict, fromJson);
      break;
    case "dict":
      if (wordOf(value) === "object") return convertToDict(value, type, path, strict, fromJson);
      break;
  }
  throw misfit(whole, value, path);
}

/** Text for a number, where that is allowed. */
function readText(text, type) {
  if (type.kind === "int" && /^-?\d+$/.test(text)) return Number(text);
  if (type.kind === "float" && text.trim() !== "" && Number.isFinite(Number(text))) return Number(text);
  if (type.kind === "bool" && /^(true|false|1|0)$/i.test(text)) return /^(true|1)$/i.test(text);
  if (type.kind === "none" && text.toLowerCase() === "null") return null;
  if (type.kind === "literal" && !type.values.includes(text) && /^-?\d+$/.test(text) && type.values.includes(Number(text))) {
    return Number(text);
  }
  return text;
}

function checkLimits(value, word, limits, path) {
  const whole = word === "int";
  const least = limits.ge ?? (limits.gt !== undefined && whole ? limits.gt + 1 : undefined);
  const most = limits.le ?? (limits.lt !== undefined && whole ? limits.lt - 1 : undefined);
  if (least !== undefined && value < least) throw wrong(`Expected \`${word}\` >= ${shown(least, whole)}`, path);
  if (most !== undefined && value > most) throw wrong(`Expected \`${word}\` <= ${shown(most, whole)}`, path);
  if (!whole && limits.gt !== undefined && value <= limits.gt) throw wrong(`Expected \`float\` > ${shown(limits.gt, false)}`, path);
  if (!whole && limits.lt !== undefined && value >= limits.lt) throw wrong(`Expected \`float\` < ${shown(limits.lt, false)}`, path);
  return value;
}

const shown = (limit, whole) => (whole || !Number.isInteger(limit) ? `${limit}` : `${limit}.0`);

function checkLength(value, size, word, limits, path) {
  if (limits.min_length !== undefined && size < limits.min_length) {
    throw wrong(`Expected \`${word}\` of length >= ${limits.min_length}`, path);
  }
  if (limits.max_length !== undefined && size > limits.max_length) {
    throw wrong(`Expected \`${word}\` of length <= ${limits.max_length}`, path);
  }
  return value;
}

function convertToLiteral(value, type, path, whole) {
  if (type.values.includes(value)) return value;
  const word = wordOf(value);
  if ((word === "str" || word === "int") && wordsOf(type).includes(word)) {
    throw wrong(`Invalid enum value ${word === "str" ? `'${value}'` : value}`, path);
  }
  throw misfit(whole, value, path);
}

function convertToArray(value, type, path, strict, fromJson) {
  checkLength(value, value.length, "array", type.limits, path);
  const found = value.map((one, place) => convertTo(one, type.item, [...path, place], strict, fromJson));
  if (type.kind === "set") return new Set(found);
  return type.kind === "tuple" && found.length === 0 ? EMPTY_TUPLE : found;
}

function convertToFixed(value, type, path, strict, fromJson) {
  if (value.length !== type.items.length) {
    throw wrong(`Expected \`array\` of length ${type.items.length}${fromJson ? "" : `, got ${value.length}`}`, path);
  }
  return value.map((one, place) => convertTo(one, type.items[place], [...path, place], strict, fromJson));
}

function convertToDict(value, type, path, strict, fromJson) {
  const found = type.key.kind === "str" || type.key.kind === "int" || type.key.kind === "any" ? new Map() : new KeyedMap();
  for (const [key, one] of entriesOf(value)) {
    const name = fromJson && type.key.kind === "int" ? Number(key) : key;
    found.set(convertTo(name, type.key, [...path, null], strict, fromJson), convertTo(one, type.value, [...path, null], strict, fromJson));
  }
  return found;
}

/** The keys and values of a dictionary, or of an object of JavaScript's own. */
export const entriesOf = (value) => (isMap(value) ? value : Object.entries(value));

function convertToUnion(value, type, path, strict, fromJson) {
  const word = wordOf(value);
  const structs = type.types.filter((one) => one.kind === "struct");
  if (structs.length && word === "object") {
    return convertToStruct(value, structs[0], structs, path, strict, fromJson, type);
  }
  const fitting = type.types.find((one) => one.kind !== "struct" && accepts(one, value, word));
  if (fitting !== undefined) {
    return fitting.kind === "any" ? value : convertSimple(value, fitting, path, strict, fromJson, type);
  }
  if (!strict && typeof value === "string") {
    for (const one of type.types) {
      const read = readText(value, one);
      if (read !== value) return convertSimple(read, one, path, strict, fromJson, type);
    }
  }
  throw misfit(type, value, path);
}

function accepts(type, value, word) {
  if (type.kind === "any") return true;
  if (type.kind === "literal") return wordsOf(type).includes(word);
  if (type.kind === "float") return word === "float" || word === "int";
  return wordsOf(type).includes(word);
}

function convertToStruct(value, type, structs, path, strict, fromJson, whole) {
  if (!fromJson && structs.some((one) => value instanceof one.get())) return value;
  if (wordOf(value) !== "object" || value.constructor?.$record !== undefined) throw misfit(whole, value, path);
  const given = isMap(value) ? value : new Map(Object.entries(value));
  const kind = chooseStruct(given, type, structs, path, fromJson);
  return makeStruct(kind, given, path, strict, fromJson);
}

/** Which of several structs it is, by its tag. */
function chooseStruct(given, type, structs, path, fromJson) {
  const record = type.get().$record;
  const tagField = record.tagField;
  if (tagField === undefined) return type.get();
  const tag = given.get(tagField);
  if (tag === undefined) {
    if (structs.length === 1) return type.get();
    throw wrong(`Object missing required field \`${tagField}\``, path);
  }
  if (typeof tag !== "string") {
    const got = fromJson ? "" : `, got \`${pythonName(tag)}\``;
    throw wrong(`Expected \`str\`${got}`, [...path, tagField]);
  }
  const found = structs.find((one) => one.get().$record.tag === tag);
  if (found === undefined) throw wrong(`Invalid value '${tag}'`, [...path, tagField]);
  return found.get();
}

function pythonName(value) {
  const word = wordOf(value);
  return { null: "NoneType", array: "list", object: "dict" }[word] ?? word;
}

function makeStruct(kind, given, path, strict, fromJson) {
  const record = kind.$record;
  const fields = fieldsOf(record);
  const found = new Map();
  for (const [key, value] of given) {
    const field = fields.byName.get(key);
    if (field !== undefined) found.set(field[0], convertTo(value, field[2], [...path, key], strict, fromJson));
    else if (record.forbidUnknown && key !== record.tagField) throw wrong(`Object contains unknown field \`${key}\``, path);
  }
  const values = fields.list.map(([name, encodeName, , makeDefault]) => {
    if (found.has(name)) return found.get(name);
    if (makeDefault === undefined) throw wrong(`Object missing required field \`${encodeName}\``, path);
    return undefined;
  });
  return new kind(...values);
}

/** The fields of a struct, and the same by the name that they have in JSON. */
export function fieldsOf(record) {
  if (record.known === undefined) {
    const list = record.fields();
    record.known = { list, byName: new Map(list.map((field) => [field[1], field])) };
  }
  return record.known;
}

export { UNSET };
