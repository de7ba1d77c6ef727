/** What Python's unicodedata tells of characters, as far as names need it. */

const CATEGORIES = ["Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Mc", "Me", "Nd", "Nl", "No", "Pc", "Pd", "Ps", "Pe", "Pi", "Pf", "Po", "Sm", "Sc", "Sk", "So", "Zs", "Zl", "Zp", "Cc", "Cf", "Cs", "Co", "Cn"].map(
  (name) => [name, new RegExp(`^\\p{${name}}$`, "u")],
);

export function category(character) {
  return CATEGORIES.find(([, pattern]) => pattern.test(character))?.[0] ?? "Cn";
}

/** Signs that silence a vowel: their combining class is 9. */
const VIRAMAS = new Set(
  "94d 9cd a4d acd b4d bcd c4d ccd d3b d3c d4d dca e3a eba f84 1039 103a 1714 1715 1734 17d2 1a60 1b44 1baa 1bab 1bf2 1bf3 2d7f a806 a82c a8c4 a953 a9c0 aaf6 abed 10a3f 11046 11070 1107f 110b9 11133 11134 111c0 11235 112ea 1134d 11442 114c2 115bf 1163f 116b6 1172b 11839 1193d 1193e 119e0 11a34 11a47 11a99 11c3f 11d44 11d45 11d97"
    .split(" ")
    .map((code) => Number.parseInt(code, 16)),
);

/** 9 for signs that silence a vowel, 230 for other marks that combine, 0 for the rest. */
export function combining(character) {
  if (VIRAMAS.has(character.codePointAt(0))) return 9;
  return /^\p{Mn}$/u.test(character) && isReordered(character) ? 230 : 0;
}

/** A mark with a class changes places with one of another class: with one of the two on either side. */
function isReordered(mark) {
  return ["\u0334", "\u0345"].some((other) => {
    const [a, b] = [`a${mark}${other}`, `a${other}${mark}`];
    return a.normalize("NFD") === b.normalize("NFD");
  });
}

/** "<wide>", "<compat>" or "", which is as much as is asked for. */
export function decomposition(character) {
  if (character.normalize("NFKD") === character.normalize("NFD")) {
    return character.normalize("NFD") === character ? "" : "canonical";
  }
  const code = character.codePointAt(0);
  const wide = code === 0x3000 || (code >= 0xff01 && code <= 0xff60) || (code >= 0xffe0 && code <= 0xffe6);
  return wide ? "<wide>" : character.normalize("NFD") === character ? "<compat>" : "canonical";
}

/** Digits stand in tens, from 0 on. */
export function digit(character) {
  const code = character.codePointAt(0);
  let first = code;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(first - 1))) first--;
  return (code - first) % 10;
}

export const normalize = (form, text) => text.normalize(form);
