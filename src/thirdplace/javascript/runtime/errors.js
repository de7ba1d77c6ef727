/** Python's exceptions, as far as translated code raises or catches them. */

export class Exception extends Error {
  constructor(...args) {
    super(args.length ? String(args[0]) : "");
    this.args = args;
  }

  get name() {
    return this.constructor.name;
  }
}

export class AssertionError extends Exception {}
export class LookupError extends Exception {}
export class IndexError extends LookupError {}
export class KeyError extends LookupError {}
export class NotImplementedError extends Exception {}
export class StopIteration extends Exception {}
export class TypeError_ extends Exception {}
export class ValueError extends Exception {}
export class UnicodeError extends ValueError {}
export class ZeroDivisionError extends Exception {}
export class MsgspecError extends Exception {}
export class DecodeError extends MsgspecError {}
export class ValidationError extends DecodeError {}

/** The engine's own error when functions call each other too deeply. */
export const RecursionError = RangeError;
