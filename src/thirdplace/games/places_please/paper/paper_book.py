"""Places, Please's player aid, and the figures of its rulebook."""

from typing import Any

from thirdplace.core.parts.paper import Printed, Say
from thirdplace.games.places_please import rules
from thirdplace.games.places_please.opening import Options, prepare
from thirdplace.games.places_please.state import SLOT_NAMES

__all__ = ["make_aid", "make_rolling_order_table", "make_rulebook"]

ROLLS = (4, 1, 6, 2, 5)
"""The rolls of the example, and below where each player writes them."""
WRITTEN = {
    "Nora": ("hundreds", "garbage", "thousands", "ones", "tens"),
    "Ben": ("thousands", "ones", "hundreds", "garbage", "tens"),
}


def make_rulebook(say: Say) -> Printed:
    slots = _list_slots()
    data = {
        "places": _place_data(slots, say),
        "rolls": list(ROLLS),
        "boards": {name: _board_rows(slots, written) for name, written in WRITTEN.items()},
        "roll": say("paper-book-roll"),
        "who": say("paper-book-who"),
        "order": make_rolling_order_table(say),
    }
    return Printed("rulebook.typ", data)


def make_aid(options: Options, say: Say) -> Printed:
    def named(part: str) -> dict[str, str]:
        return {"id": part, "name": say(f"paper-aid-{part}"), "text": say(f"paper-aid-{part}.text")}

    points = {
        "first": options.best_points,
        "second": options.second_points,
        "third": options.third_points,
    }
    data = {
        "title": say("title"),
        "hint": say("paper-aid-hint"),
        "places": _place_data(_list_slots(), say),
        "round": say("paper-aid-round"),
        "steps": [named(step) for step in ("roll", "write", "on", "compare")],
        "score": say("paper-aid-score"),
        "scores": [
            {"worth": str(worth), "text": say(f"paper-aid-score-{rank}")} for rank, worth in points.items()
        ],
        "ending": [named("equal"), named("next"), named("end")],
        "setup": {
            "name": say("paper-aid-setup"),
            "steps": [named(f"setup-{step}") for step in ("things", "boards", "first")],
            "table": make_rolling_order_table(say),
            "layout": "even",
            "notes": [named("setup-order"), named("setup-tip")],
        },
    }
    return Printed("aid.typ", data)


def _place_data(slots: list[str], say: Say) -> list[dict[str, Any]]:
    return [{"name": say(f"slot-{slot}"), "garbage": slot.startswith("garbage")} for slot in slots]


def _list_slots() -> list[str]:
    s = prepare(2, Options())
    return [SLOT_NAMES[slot] for slot in range(len(SLOT_NAMES)) if rules.empty_board(s) >> slot & 1]


def _board_rows(slots: list[str], written: tuple[str, ...]) -> list[list[str]]:
    """A board after each roll."""
    found = []
    for done in range(1, len(ROLLS) + 1):
        at = dict(zip(written[:done], map(str, ROLLS), strict=False))
        found.append([at.get(slot, "") for slot in slots])
    return found


def make_rolling_order_table(say: Say) -> dict[str, list[Any]]:
    """Who makes each roll of the first round, by the number of players (PP1)."""
    heads = [say("paper-book-players"), *(say("paper-book-nth", roll=roll + 1) for roll in range(len(ROLLS)))]
    rows = []
    for players in range(2, 7):
        rows.append([str(players), *(str(roll % players + 1) for roll in range(len(ROLLS)))])
    return {"heads": heads, "rows": rows}
