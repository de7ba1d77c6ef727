/** Whose eyes a device with several seats serves, where seats have secrets: one pair at a time. */

export type Attention = {
  /** Who looks at the board now; null: the curtain is drawn. */
  open: number | null;
  /** For whom the curtain will be opened, if somebody has to come. */
  asked: number | null;
};

/** The first of `wanting` that sits after `seat`, going round. */
function nextSeatAfter(seat: number, wanting: number[]): number | null {
  return wanting.find((other) => other > seat) ?? wanting[0] ?? null;
}

/**
 * What follows once `wanting` have something to do. Whoever looks keeps the device until somebody
 * else here has to act: then the curtain falls before anything of theirs can be seen.
 */
export function nextAttention(before: Attention, seats: number[], wanting: number[], shared = seats.length > 1): Attention {
  if (!shared) return { open: seats[0] ?? null, asked: null };
  const { open, asked } = before;
  if (open !== null && seats.includes(open) && (!wanting.length || wanting.includes(open))) return { open, asked: null };
  if (open === null && asked !== null && wanting.includes(asked)) return before;
  return { open: null, asked: nextSeatAfter(open ?? asked ?? -1, wanting) };
}

/** The curtain is drawn by hand: the device goes to whoever has to act, or to anybody. */
export function coverScreen(before: Attention, wanting: number[]): Attention {
  return { open: null, asked: nextSeatAfter(before.open ?? -1, wanting) };
}
