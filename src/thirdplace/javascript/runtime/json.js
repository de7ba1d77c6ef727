/** JSON, to the byte as msgspec writes it, and read with the same errors. */
import { isMap, isSet, fieldNames } from "./collections.js";
import { DecodeError, UnicodeError } from "./errors.js";
import { normal } from "./numbers.js";
import { Float, UNSET } from "./records.js";
import { bytes_decode } from "./strings.js";
import { asType, convertTo, fieldsOf } from "./types.js";

/** JSON that only its reader decodes. */
export class Raw {
  constructor(text) {
    this.text = bytes_decode(text);
  }
}

// Writing.

/** The text of a value. `type`: what a number is, where that makes a difference (2 or 2.0). */
export function jsonEncode(value) {
  return write(value, undefined);
}

function write(value, type) {
  switch (typeof value) {
    case "string":
      return writeText(value);
    case "number":
      return writeNumber(value, type);
    case "bigint":
    case "boolean":
      return `${value}`;
  }
  if (value === null || value === undefined) return "null";
  if (Array.isArray(value)) return writeArray(value, type);
  if (value instanceof Raw) return value.text;
  if (value instanceof Float) return writeFloat(value.value);
  if (isMap(value)) return writeMap([...value], type);
  if (isSet(value)) return writeArray([...value], type);
  if (value.constructor?.$record !== undefined) return writeRecord(value);
  return writeMap(Object.entries(value), type);
}

/** With the flag u, a pair is one character, and only what is left alone is found. */
const hasLoneHalf = (text) => /[\ud800-\udfff]/u.test(text);

/** Lone halves of pairs are no text: Python does not encode them either. */
function writeText(value) {
  if (hasLoneHalf(value)) throw new UnicodeError("surrogates not allowed");
  return JSON.stringify(value).replaceAll("\\u007f", "\x7f");
}

function writeNumber(value, type) {
  return isFloatType(type) || !Number.isInteger(value) ? writeFloat(value) : `${value}`;
}

function isFloatType(type) {
  if (type === undefined || type === null) return false;
  if (type.kind === "float") return true;
  return type.kind === "union" && type.types.some((one) => one.kind === "float") && !type.types.some((one) => one.kind === "int");
}

function writeFloat(value) {
  if (!Number.isFinite(value)) return "null";
  if (Object.is(value, -0)) return "-0.0";
  const size = Math.abs(value);
  if (size >= 1e16 || (size < 1e-5 && size > 0)) return value.toExponential().replace("e+", "e");
  return Number.isInteger(value) ? `${value}.0` : `${value}`;
}

const itemType = (type, kinds) =>
  type === undefined || type === null ? undefined : kinds.includes(type.kind) ? type : type.kind === "union" ? type.types.find((one) => kinds.includes(one.kind)) : undefined;

function writeArray(value, type) {
  const known = itemType(type, ["list", "tuple", "set", "fixed"]);
  const parts = value.map((one, place) => write(one, known?.kind === "fixed" ? known.items[place] : known?.item));
  return `[${parts.join(",")}]`;
}

function writeMap(entries, type) {
  const known = itemType(type, ["dict"]);
  const parts = entries.map(([key, one]) => `${writeText(String(key))}:${write(one, known?.value)}`);
  return `{${parts.join(",")}}`;
}

function writeRecord(value) {
  const record = value.constructor.$record;
  const parts = [];
  if (record.tag !== undefined) parts.push(`${writeText(record.tagField)}:${writeText(record.tag)}`);
  const fields = record.kind === "struct" ? encodedFields(record, value.constructor) : fieldNames(value.constructor).map((name) => [name, name]);
  for (const [name, encodeName, type, makeDefault] of fields) {
    const one = value[name];
    if (one === UNSET) continue;
    if (record.omitDefaults && makeDefault !== undefined && isDefault(one, makeDefault)) continue;
    parts.push(`${writeText(encodeName)}:${write(one, type)}`);
  }
  return `{${parts.join(",")}}`;
}

/** In the order of their declaration. */
function encodedFields(record, kind) {
  if (record.encoded === undefined) {
    const { list } = fieldsOf(record);
    const byOwnName = new Map(list.map((field) => [field[0], field]));
    record.encoded = fieldNames(kind).map((name) => byOwnName.get(name));
  }
  return record.encoded;
}

function isDefault(value, makeDefault) {
  const usual = makeDefault();
  if (value === usual) return true;
  if (typeof usual !== "object" || usual === null || typeof value !== "object" || value === null) return false;
  if (Array.isArray(usual)) return !Object.isFrozen(usual) && usual.length === 0 && Array.isArray(value) && value.length === 0 && !Object.isFrozen(value);
  return isMap(usual) && isMap(value) && usual.size === 0 && value.size === 0;
}

/** msgspec.to_builtins. */
export function toBuiltins(value) {
  return read(jsonEncode(value));
}

export function jsonFormat(text, indent) {
  return layOut(read(bytes_decode(text)), " ".repeat(indent), "\n");
}

function layOut(value, indent, line) {
  if (Array.isArray(value) && value.length) {
    const inner = line + indent;
    return `[${inner}${value.map((one) => layOut(one, indent, inner)).join(`,${inner}`)}${line}]`;
  }
  if (isMap(value) && value.size) {
    const inner = line + indent;
    const parts = [...value].map(([key, one]) => `${writeText(key)}: ${layOut(one, indent, inner)}`);
    return `{${inner}${parts.join(`,${inner}`)}${line}}`;
  }
  return write(value, undefined);
}

export class JsonEncoder {
  encode = jsonEncode;
}

// Reading.

export function jsonDecode(text, wanted, strict = true) {
  const given = text instanceof Raw ? text.text : decodeText(text);
  if (wanted === undefined) return read(given);
  const type = asType(wanted);
  return convertTo(read(given, type), type, [], strict, true);
}

function decodeText(text) {
  try {
    return bytes_decode(text);
  } catch {
    throw new UnicodeError("'utf-8' codec can't decode bytes");
  }
}

export class JsonDecoder {
  constructor(wanted) {
    this.decode = (text) => jsonDecode(text, wanted);
  }
}

const NUMBER = /-?(?:0|[1-9]\d*)(\.\d+)?([eE][-+]?\d+)?/y;
const STRING = /"((?:[^"\\\u0000-\u001f]|\\["\\/bfnrt]|\\u[0-9a-fA-F]{4})*)"/y;
const SPACE = /[ \t\n\r]*/y;

/** The value of a JSON text; where `type` wants JSON as it stands, that. */
function read(text, type) {
  const reader = new Reader(text);
  const found = reader.value(type);
  reader.space();
  if (reader.at < text.length) {
    reader.at += 1;
    reader.fail("trailing characters");
  }
  return found;
}

const MOST_DEPTH = 1000;

class Reader {
  constructor(text) {
    this.text = text;
    this.at = 0;
    this.depth = 0;
  }

  fail(what) {
    const bytes = new TextEncoder().encode(this.text.slice(0, this.at)).length;
    throw new DecodeError(`JSON is malformed: ${what} (byte ${bytes})`);
  }

  truncated() {
    throw new DecodeError("Input data was truncated");
  }

  space() {
    SPACE.lastIndex = this.at;
    SPACE.test(this.text);
    this.at = SPACE.lastIndex;
  }

  value(type) {
    this.space();
    if (isRawType(type)) {
      const start = this.at;
      this.value(undefined);
      return new Raw(this.text.slice(start, this.at));
    }
    const first = this.text[this.at];
    if (first === undefined) this.truncated();
    if (first === "{") return this.object(type);
    if (first === "[") return this.array(type);
    if (first === '"') return this.string();
    if (first === "-" || (first >= "0" && first <= "9")) return this.number();
    for (const [word, value] of [["true", true], ["false", false], ["null", null]]) {
      if (first === word[0]) return this.word(word, value);
    }
    return this.fail("invalid character");
  }

  word(word, value) {
    const given = this.text.slice(this.at, this.at + word.length);
    if (given !== word) {
      if (given.length < word.length) this.truncated();
      this.at += word.length;
      this.fail("invalid character");
    }
    this.at += word.length;
    return value;
  }

  number() {
    NUMBER.lastIndex = this.at;
    const found = NUMBER.exec(this.text);
    if (found === null) {
      this.at += 1;
      return this.fail("invalid number");
    }
    this.at = NUMBER.lastIndex;
    if (/[\d.eE]/.test(this.text[this.at] ?? "")) this.fail("invalid number");
    const [all, fraction, exponent] = found;
    if (fraction === undefined && exponent === undefined) return all.length < 16 ? Number(all) : normal(BigInt(all));
    const value = Number(all);
    if (!Number.isFinite(value)) throw new DecodeError("Number out of range");
    return Number.isInteger(value) ? new Float(value) : value;
  }

  string() {
    STRING.lastIndex = this.at;
    const found = STRING.exec(this.text);
    if (found === null) return this.wrongString();
    this.at = STRING.lastIndex;
    if (!found[1].includes("\\")) return found[1];
    const text = JSON.parse(found[0]);
    return hasLoneHalf(text) ? this.fail("unexpected end of escaped utf-16 surrogate pair") : text;
  }

  wrongString() {
    for (this.at += 1; this.at < this.text.length; this.at++) {
      const character = this.text[this.at];
      if (character < " ") return this.fail("invalid character");
      if (character !== "\\") continue;
      this.at += 1;
      if (!/["\\/bfnrtu]/.test(this.text[this.at] ?? '"')) {
        this.at += 1;
        return this.fail("invalid escape character in string");
      }
    }
    return this.truncated();
  }

  array(type) {
    this.enter();
    const known = type?.kind === "list" || type?.kind === "tuple" ? type.item : undefined;
    const found = [];
    this.at += 1;
    this.space();
    if (this.text[this.at] === "]") return this.leave(found);
    for (;;) {
      found.push(this.value(known));
      this.space();
      const next = this.text[this.at];
      if (next === "]") return this.leave(found);
      if (next === undefined) this.truncated();
      if (next !== ",") this.fail("expected ',' or ']'");
      this.at += 1;
      this.space();
      if (this.text[this.at] === "]") this.fail("trailing comma in array");
    }
  }

  object(type) {
    this.enter();
    const found = new Map();
    this.at += 1;
    this.space();
    if (this.text[this.at] === "}") return this.leave(found);
    for (;;) {
      if (this.text[this.at] === undefined) this.truncated();
      if (this.text[this.at] !== '"') this.fail("object keys must be strings");
      const key = this.string();
      this.space();
      if (this.text[this.at] === undefined) this.truncated();
      if (this.text[this.at] !== ":") this.fail("expected ':'");
      this.at += 1;
      found.set(key, this.value(fieldType(type, key, found)));
      this.space();
      const next = this.text[this.at];
      if (next === "}") return this.leave(found);
      if (next === undefined) this.truncated();
      if (next !== ",") this.fail("expected ',' or '}'");
      this.at += 1;
      this.space();
      if (this.text[this.at] === "}") this.fail("trailing comma in object");
    }
  }

  enter() {
    if (++this.depth > MOST_DEPTH) throw new RangeError("maximum recursion depth exceeded while decoding");
  }

  leave(found) {
    this.depth--;
    this.at += 1;
    return found;
  }
}

const isRawType = (type) => type?.kind === "raw";

/** The type of a field, as far as it matters for reading: only whether it is kept as it stands. */
function fieldType(type, key, found) {
  if (type === undefined || type === null) return undefined;
  if (type.kind === "dict") return type.value;
  if (type.kind === "struct") return fieldsOf(type.get().$record).byName.get(key)?.[2];
  if (type.kind !== "union") return undefined;
  const structs = type.types.filter((one) => one.kind === "struct");
  if (structs.length === 1) return fieldType(structs[0], key, found);
  const fitting = structs.find((one) => {
    const record = one.get().$record;
    return found.get(record.tagField) === record.tag;
  });
  return fitting === undefined ? anyRawField(structs, key) : fieldType(fitting, key, found);
}

/** Before the tag is known: a field that one of the structs keeps as it stands is kept. */
function anyRawField(structs, key) {
  return structs.map((one) => fieldsOf(one.get().$record).byName.get(key)?.[2]).find(isRawType);
}
