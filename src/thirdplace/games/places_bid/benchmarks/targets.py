"""What the benchmarks expect of this game."""

PLAIN_MOVES_PER_S = 100_000
ENVIRONMENT_STEPS_PER_S = 5_000_000
