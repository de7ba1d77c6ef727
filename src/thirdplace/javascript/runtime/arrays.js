/** Arrays of numbers, as far as players use numpy's. Whole numbers in them are exact to 53 bits. */

/** Of whatever width: there is only one kind of array. */
export const ANY_NUMBER = "number";

export const makeZeros = (length) => new Float64Array(length);
export const makeOnes = (length) => new Float64Array(length).fill(1);
export const makeNumbers = (values) => Float64Array.from(values);
