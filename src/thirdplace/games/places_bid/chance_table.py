"""PLACES Bid: the numbers of chance_map.py. Written by benchmarks/fit_win_chances.py."""

__all__ = ["KNOWN_SHARPNESS", "OWN_WEIGHT", "SHARPNESS"]

KNOWN_SHARPNESS = (
    (0.638, 0.619, 1.162, 0.881, 0.819),  # 3 players, 1600 cases
    (0.613, 0.544, 0.662, 0.650, 0.644),  # 4 players, 1600 cases
    (0.644, 0.556, 0.837, 0.869, 0.625),  # 5 players, 1600 cases
    (0.706, 0.475, 0.706, 1.050, 0.862),  # 6 players, 1600 cases
)
SHARPNESS = (
    (1.012, 0.906, 1.019, 0.962, 0.925),  # 3 players, 1600 cases
    (1.031, 0.725, 0.769, 0.713, 0.731),  # 4 players, 1600 cases
    (1.225, 0.775, 0.937, 0.850, 0.631),  # 5 players, 1600 cases
    (1.044, 0.619, 0.806, 1.000, 0.950),  # 6 players, 1600 cases
)
OWN_WEIGHT = (
    (0.475, 0.577, 0.850, 0.866, 1.105),  # 3 players, 1600 cases
    (0.503, 0.522, 0.732, 0.963, 0.963),  # 4 players, 1600 cases
    (0.666, 0.592, 0.727, 0.850, 1.199),  # 5 players, 1600 cases
    (0.626, 0.692, 1.032, 0.888, 1.064),  # 6 players, 1600 cases
)
