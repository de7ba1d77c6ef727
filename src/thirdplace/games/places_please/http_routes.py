"""Places, Please on a server: what a class learns from a round."""

from typing import Any

from thirdplace.core.parts.http_routes import TableRoute
from thirdplace.games.places_please.lesson import Lesson, look_back

__all__ = ["EXAMPLE_RECORD", "ROUTES"]

ROUTES = (
    TableRoute(
        path="rounds/{round}/lesson",
        name="lesson",
        summary="What a class can learn from a round that was shown: everyone's choices, the best plan, "
        "and why.",
        run=look_back,
        answer=Lesson,
        code_elsewhere="no-coach",
        numbers={"round": range(1, 100)},
        type_prefix="",
    ),
)

EXAMPLE_RECORD: dict[str, Any] = {
    "game": "places-please",
    "names": ["Ann", "Bob"],
    "commitment": "",
    "seed": "any text",
    "options": {"rounds": 1, "places": 1, "garbage": 0},
    "actions": [
        {"seat": 0, "action": {"type": "roll"}},
        {"seat": 0, "action": {"type": "write", "slot": "ones"}},
        {"seat": 1, "action": {"type": "write", "slot": "ones"}},
    ],
}
