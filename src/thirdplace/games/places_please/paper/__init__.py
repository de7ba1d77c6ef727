"""Places, Please on paper: boards to write on, the score sheet, and a lesson about place value."""

from itertools import accumulate
from typing import Any

from thirdplace.core.chance import Chance, shuffle
from thirdplace.core.parts.paper import FIRST_SEED, Printed, PrintRequest, Say, Sheet
from thirdplace.core.parts.reason_text import in_words
from thirdplace.games.places_please import rules
from thirdplace.games.places_please.lesson import PlanStep, make_best_plan
from thirdplace.games.places_please.opening import Options, prepare
from thirdplace.games.places_please.paper.paper_book import make_aid, make_rulebook
from thirdplace.games.places_please.state import GARBAGE, SLOT_NAMES

__all__ = ["SHEETS", "make_sheet"]

BOARD = ("die", "places", "garbage", "goal", "target")
POINTS = ("best_points", "second_points", "third_points")
SHEETS = (
    Sheet("boards", opens="/", takes=BOARD),
    Sheet("aid", opens="/learn/places-please", both_sides=True, takes=POINTS),
    Sheet("scores", opens="/pad/places-please", takes=("rounds",)),
    Sheet("lesson", opens="/", takes=BOARD, has_chance=True),
    Sheet("rulebook", opens="/learn/places-please", is_rulebook=True),
)

PAPER = {"a4": (210, 297), "letter": (216, 279)}
MARGIN, HEAD, FOOT, GAP, ROW_GAP = 14, 30, 29, 9, 2
"""In mm: the margin, the space above and below the boards, between two boards, and between rows."""

ROLLS = {6: (4, 2, 6, 3, 5, 1, 5, 2, 6), 10: (5, 8, 2, 0, 9, 4, 7, 3, 6)}
"""The rolls of the lesson with the first seed: they contain every kind of decision."""
DIGITS = (3, 5, 1, 6, 4, 2, 5)
"""The digits of the exercises with the first seed."""
ROWS = 16
"""The rows of a sheet of boards."""
MIN_CELL_MM = 10
"""A digit has to fit in by hand."""


def make_sheet(sheet: str, options: Options, wish: PrintRequest, say: Say) -> Printed:
    if sheet == "rulebook":
        return make_rulebook(say)
    if sheet == "aid":
        return make_aid(options, say)
    if sheet == "boards":
        return Printed("boards.typ", _board_sheet_data(options, wish, say))
    if sheet == "scores":
        return Printed("scores.typ", _score_sheet_data(options, say))
    return Printed("lesson.typ", _lesson_data(options, wish.seed, say))


def _list_slots(options: Options) -> list[int]:
    """The slots of a board, from the left."""
    s = prepare(2, options)
    return [slot for slot in range(len(SLOT_NAMES)) if rules.empty_board(s) >> slot & 1]


def _place_data(options: Options, say: Say) -> list[dict[str, Any]]:
    return [
        {"name": say(f"sheet-place-{SLOT_NAMES[slot]}"), "garbage": slot >= GARBAGE}
        for slot in _list_slots(options)
    ]


def _describe_goal(options: Options, say: Say) -> str:
    return say(f"sheet-goal-{options.goal}", target=options.target or 0)


def _board_sheet_data(options: Options, wish: PrintRequest, say: Say) -> dict[str, Any]:
    """The layout of the boards: two side by side if there is room, and as many rows as fit."""
    places = _place_data(options, say)
    least, most = (16, 26) if wish.large else (12, 17)
    for wide, boards in ((False, 2), (True, 2), (False, 1), (True, 1)):
        width, height = PAPER[wish.paper][::-1] if wide else PAPER[wish.paper]
        cell = (width - 2 * MARGIN - GAP * (boards - 1)) / (boards * len(places))
        if cell >= least:
            break
    cell = min(cell, most)
    high, room = cell * 0.86, height - MARGIN - FOOT - HEAD - (14 if wish.large else 4)
    if not wish.large and MIN_CELL_MM <= room / ROWS - ROW_GAP < high:
        high = room / ROWS - ROW_GAP
    return {
        "title": say("title"),
        "name": say("sheet-name"),
        "goal": _describe_goal(options, say),
        "places": places,
        "boards": boards,
        "wide": wide,
        "cell": cell,
        "high": high,
        "rows": int(room / (high + ROW_GAP) + 0.001),
    }


def _score_sheet_data(options: Options, say: Say) -> dict[str, Any]:
    return {
        "title": say("title"),
        "rounds": [say("column-round", round=str(number + 1)) for number in range(options.rounds)],
        "total": say("column-total"),
        "name": say("sheet-name"),
        "rule": say("sheet-points-rule"),
    }


def _draw_digits_and_rolls(
    options: Options, seed: int, places: int, slots: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The digits and the rolls of a lesson, drawn from its seed."""
    if seed == FIRST_SEED:
        return DIGITS[:places], ROLLS[options.die][:slots]
    chance = Chance(f"lesson/{seed}")
    digits = list(range(1, 10))
    shuffle(chance, digits, len(digits))
    lowest = 1 if options.die == 6 else 0
    return tuple(digits[:places]), tuple(lowest + chance.below(options.die) for _ in range(slots))


def _lesson_data(options: Options, seed: int, say: Say) -> dict[str, Any]:
    """Questions for the class, and for the teacher the answers with the best plan."""
    slots = _list_slots(options)
    weights = [rules.WEIGHTS[slot] for slot in slots if slot < GARBAGE]
    digits, rolls = _draw_digits_and_rolls(options, seed, len(weights), len(slots))
    ordered = sorted(digits)
    plan = make_best_plan(options, rolls)
    kept = {one.slot: one.roll for one in plan}
    first_hint = "1" if options.die == 6 else "1-zero"  # a 0 in front is worth nothing
    return {
        "title": say("sheet-lesson-title"),
        "hint": say("sheet-lesson-seed", seed=str(seed)),
        "class": say("sheet-lesson-class"),
        "name": say("sheet-name"),
        "places": _place_data(options, say),
        "take_apart": say("sheet-lesson-apart", number=_join_digits(digits)),
        "parts": [
            [digit, _format_number(weight, say), _format_number(digit * weight, say)]
            for digit, weight in zip(digits, weights, strict=True)
        ],
        "together": say("sheet-lesson-together", digits=", ".join(map(str, digits))),
        "largest": [say("sheet-lesson-largest"), _format_number(_join_digits(ordered[::-1]), say)],
        "smallest": [say("sheet-lesson-smallest"), _format_number(_join_digits(ordered), say)],
        "play": say("sheet-lesson-play"),
        "goal": _describe_goal(options, say),
        "rolls": list(rolls),
        "roll": say("sheet-lesson-roll"),
        "where": say("sheet-lesson-where"),
        "why": say("sheet-lesson-why"),
        "think": say("sheet-lesson-think"),
        "questions": [say(f"sheet-lesson-question-{number}") for number in (1, 2, 3)],
        "answers": say("sheet-lesson-answers"),
        "answer_heads": [say(f"sheet-lesson-{head}") for head in ("roll", "answer-where", "answer-why")],
        "plan": say("sheet-lesson-plan"),
        "steps": [
            {
                "roll": one.roll,
                "slot": say(f"slot-{one.slot}"),
                "why": " ".join([in_words(one.why, say, ()), *_describe_equal_places(one, say)]),
                "after": _describe_expected(options, one.after, say) if open_places else "",
            }
            for one, open_places in zip(plan, _count_open_places(plan, len(weights)), strict=True)
        ],
        "as_good": say("sheet-lesson-as-good") if any(one.also for one in plan) else "",
        "made": say(
            "sheet-lesson-made", number=_join_digits([kept[SLOT_NAMES[s]] for s in slots if s < GARBAGE])
        ),
        "hints": [say(f"sheet-lesson-hint-{hint}") for hint in (first_hint, "2", "3")],
    }


def _count_open_places(plan: list[PlanStep], places: int) -> list[int]:
    """How many places wait for a digit after each step of the plan; if none does, the number is made."""
    written = accumulate(SLOT_NAMES.index(one.slot) < GARBAGE for one in plan)
    return [places - count for count in written]


def _describe_expected(options: Options, after: float, say: Say) -> str:
    """The expected number after a roll; with a target, the expected distance."""
    if options.goal == "target":
        return say("sheet-lesson-expected-target", number=round(after), target=options.target or 0)
    return say("sheet-lesson-expected", number=round(after))


def _describe_equal_places(one: PlanStep, say: Say) -> list[str]:
    """A sentence about another place that is just as good, if there is one."""
    return [say("lesson-also", slot=say(f"slot-{slot}.in")) for slot in one.also[:1]]


def _join_digits(digits: Any) -> int:
    """The number with these digits."""
    return int("".join(map(str, digits)))


def _format_number(number: int, say: Say) -> str:
    return say("sheet-number", number=number)
