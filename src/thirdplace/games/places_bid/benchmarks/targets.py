"""What the benchmarks expect of this game."""

PLAIN_MOVES_PER_S = 100_000
