"""Places, Please: options and messages for shared tests (core/testing/samples.py)."""

from typing import Any

OPTIONS: tuple[dict[str, Any], ...] = (
    {
        "rounds": 3,
        "die": 10,
        "places": 7,
        "garbage": 2,
        "goal": "target",
        "target": 500_000,
        "open_boards": True,
        "best_points": 9,
        "second_points": 4,
        "third_points": 4,
    },
)
MESSAGES: tuple[dict[str, Any], ...] = (
    {"type": "roll"},
    {"type": "write", "slot": "thousands"},
    {"type": "write", "slot": "garbage"},
)
