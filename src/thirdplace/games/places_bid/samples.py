"""PLACES Bid: options and messages for shared tests (core/testing/samples.py)."""

from typing import Any

OPTIONS: tuple[dict[str, Any], ...] = (
    {
        "first": 1,
        "bank": "box",
        "custom_buildings": [
            {"name": "Skate Park", "category": "P", "points": 50, "players": 3},
            {"name": "Corner Shop", "category": "S", "points": 1, "players": 4},
            {"name": "Treehouse", "category": "L", "points": 9, "players": 5},
        ],
        "removed_buildings": ["hotel", "city-hall", "bakery"],
        "tokens": 18,
        "never_bid": 3,
        "empty_handed": 6,
        "outbid_quarters": 1,
        "project_building": 8,
        "full_set": 25,
        "face_up": 3,
    },
)
MESSAGES: tuple[dict[str, Any], ...] = (
    {"type": "bid", "amount": 5},
    {"type": "bid", "amount": 0},
    {"type": "bid", "amount": 99},
    {"type": "pass"},
    {"type": "choose", "card": "city-hall"},
)
ORDERS: tuple[dict[str, Any], ...] = (
    {"type": "raise", "up_to": 4},
    {"type": "pass-round"},
)
