"""What the benchmarks expect of this game."""

ENVIRONMENT_STEPS_PER_S = 1_000_000
