/** What people type or paste to come to a table: a code, however it is written, or a link. */

const CODE_LENGTH = 6;

/** Where it leads: to a path, or to whatever has this code. */
export type CodeTarget = { path: string } | { code: string };

export function readCode(typed: string): CodeTarget {
  const link = typed.match(/\/(t|big)\/([0-9a-f]{32})(#seat=[\w-]+)?/);
  if (link) return { path: link[0] };
  const named = typed.match(/[?&]code=([^&#\s]+)/);
  return { code: normalizeCode(named?.[1] ?? typed) };
}

/** Capitals and digits alone: people write codes in groups, with dashes, and in small letters. */
const normalizeCode = (code: string): string => code.toUpperCase().replace(/[^\p{L}\p{N}]/gu, "").slice(0, CODE_LENGTH + 1);
