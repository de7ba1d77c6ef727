"""What the benchmarks expect of this game."""

LONG_GAME = {"rounds": 12}
"""Options with which two people make hundreds of moves."""
ENVIRONMENT_STEPS_PER_S = 12_000_000
