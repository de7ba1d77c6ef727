"""PLACES Bid: the numbers of chance_map.py. Written by benchmarks/fit_win_chances.py."""

__all__ = ["KNOWN_SHARPNESS", "OWN_WEIGHT", "SHARPNESS"]

KNOWN_SHARPNESS = (
    (0.819, 0.544, 0.875, 0.719, 0.562),  # 3 players, 2800 cases
    (0.631, 0.525, 0.681, 0.900, 0.594),  # 4 players, 2800 cases
    (0.669, 0.475, 0.819, 0.856, 0.744),  # 5 players, 2800 cases
    (0.669, 0.475, 0.819, 0.856, 0.744),  # 5 players, 2800 cases
)
SHARPNESS = (
    (1.025, 0.744, 0.962, 0.775, 0.637),  # 3 players, 2800 cases
    (0.975, 0.669, 0.669, 0.887, 0.712),  # 4 players, 2800 cases
    (0.912, 0.744, 0.831, 0.944, 0.750),  # 5 players, 2800 cases
    (0.912, 0.744, 0.831, 0.944, 0.750),  # 5 players, 2800 cases
)
OWN_WEIGHT = (
    (0.373, 0.397, 0.714, 0.975, 0.905),  # 3 players, 2800 cases
    (0.343, 0.577, 0.905, 1.032, 1.051),  # 4 players, 2800 cases
    (0.430, 0.552, 0.727, 0.861, 1.038),  # 5 players, 2800 cases
    (0.430, 0.552, 0.727, 0.861, 1.038),  # 5 players, 2800 cases
)
