"""Place Race NZ: options and messages for shared tests (core/testing/samples.py)."""

from typing import Any

OPTIONS: tuple[dict[str, Any], ...] = (
    {
        "seconds_per_year": 0.5,
        "lead_years": 30,
        "day_cards": 2,
        "late_cards": 1,
        "deck": "second",
        "removed_events": ["taupo-1856", "haast-1965"],
    },
)
MESSAGES: tuple[dict[str, Any], ...] = (
    {"type": "start", "place": "napier"},
    {"type": "ready"},
    {"type": "unready"},
    {"type": "move", "to": "wellington"},
    {"type": "skip"},
    {"type": "turn-in", "card": "waitangi-1840"},
    {"type": "offer", "to": 1, "give": "waitangi-1840", "take": "napier-1931"},
    {"type": "withdraw", "to": 1},
    {"type": "accept", "from": 0},
    {"type": "decline", "from": 0},
)
ORDERS: tuple[dict[str, Any], ...] = ({"type": "wait", "until": 1850},)
