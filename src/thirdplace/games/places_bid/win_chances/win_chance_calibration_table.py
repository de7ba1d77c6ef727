"""PLACES Bid: numbers of win_chance_calibration.py, written by benchmarks/fit_win_chances.py."""

__all__ = ["KNOWN_SHARPNESS", "OWN_WEIGHT", "SHARPNESS"]

KNOWN_SHARPNESS = (
    (0.662, 0.481, 0.638, 1.188, 0.537),  # 3 players, 2000 cases
    (0.662, 0.512, 0.637, 0.962, 0.481),  # 4 players, 2000 cases
    (0.706, 0.544, 0.731, 0.781, 0.594),  # 5 players, 2000 cases
    (0.787, 0.512, 0.994, 0.856, 0.819),  # 6 players, 2000 cases
)
SHARPNESS = (
    (0.906, 0.550, 0.719, 1.075, 0.569),  # 3 players, 2000 cases
    (0.962, 0.725, 0.644, 0.925, 0.500),  # 4 players, 2000 cases
    (1.112, 0.731, 0.800, 0.812, 0.600),  # 5 players, 2000 cases
    (1.087, 0.650, 1.112, 0.838, 0.831),  # 6 players, 2000 cases
)
OWN_WEIGHT = (
    (0.975, 1.064, 1.229, 1.078, 1.000),  # 3 players, 2000 cases
    (0.824, 1.019, 1.176, 1.019, 0.916),  # 4 players, 2000 cases
    (1.019, 0.888, 1.133, 1.384, 1.098),  # 5 players, 2000 cases
    (0.658, 0.670, 0.882, 0.939, 1.006),  # 6 players, 2000 cases
)
