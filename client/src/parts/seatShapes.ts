/** The shapes of the six seats, 32 units square; `low`: its middle is below the centre. */
export const SEAT_SHAPES: readonly { path: string; low?: boolean }[] = [
  { path: "M16 2a14 14 0 100 28 14 14 0 000-28z" },
  { path: "M3.5 4.5L28 3.5 28.5 28 4 28.5z" },
  { path: "M16 1.5L31 29 1 29.5z", low: true },
  { path: "M16 .5L31.5 16 16 31.5.5 16z" },
  { path: "M8.5 3h15L31 16l-7.5 13h-15L1 16z" },
  { path: "M16 1c4 0 6 3 5.5 6.5C25 6 29 7.5 30.5 11c1 3.5-1.5 6-5 6.5 2.5 2.5 3 6 .5 8.5-2.5 2.5-6.5 2-8.5-1-.5 3.5-3 6-6.5 5-3.5-1.5-4.5-5-3-8-3.5.5-6.5-1.5-7-5S3 10.5 6.5 10C5 7 6.5 3.5 9.5 2.5c2.5-1 5 0 6.5 2z" },
];
