"""PLACES Bid: the numbers of chance_map.py. Written by benchmarks/fit_win_chances.py."""

__all__ = ["KNOWN_SHARPNESS", "OWN_WEIGHT", "SHARPNESS"]

KNOWN_SHARPNESS = (
    (0.700, 0.400, 0.900, 0.800, 0.600),  # 3 players
    (0.700, 0.400, 0.800, 0.600, 0.500),  # 4 players
    (0.700, 0.400, 0.800, 0.600, 0.500),  # 5 players
    (0.700, 0.400, 0.800, 0.600, 0.500),  # 6 players
)
SHARPNESS = (
    (1.000, 0.600, 0.900, 0.800, 0.600),  # 3 players
    (1.000, 0.900, 0.900, 0.700, 0.500),  # 4 players
    (1.000, 0.900, 0.900, 0.700, 0.500),  # 5 players
    (1.000, 0.900, 0.900, 0.700, 0.500),  # 6 players
)
OWN_WEIGHT = (
    (0.800, 0.800, 0.800, 1.000, 1.000),  # 3 players
    (0.800, 0.800, 0.800, 1.000, 1.000),  # 4 players
    (0.800, 0.800, 0.800, 1.000, 1.000),  # 5 players
    (0.800, 0.800, 0.800, 1.000, 1.000),  # 6 players
)
