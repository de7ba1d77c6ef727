"""Places, Please in the terminal: the die, one's own board, and what can be typed."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import UNSET
from rich.console import Group
from rich.table import Table as RichTable
from rich.text import Text as RichText

from thirdplace.core.game import ALL, Event, Message
from thirdplace.core.parts.terminal import SEAT_STYLES, Misread, Preview, Say, Seen, pick
from thirdplace.games.places_please.actions import Reveal, Roll, Write
from thirdplace.games.places_please.view_types import (
    Board,
    BoardsShown,
    Ended,
    GameOver,
    Rested,
    Returned,
    Rolled,
    RoundScored,
    SeatView,
    View,
    Wrote,
)

SECRETS = True
SEATS = 3
PRESELECTED: Mapping[str, Any] = {}

MAX_ROWS = 8
"""In a large class only the leaders, and oneself, are shown."""
MAX_COLUMNS = 6
PIPS = {
    1: ("       ", "   ●   ", "       "),
    2: (" ●     ", "       ", "     ● "),
    3: (" ●     ", "   ●   ", "     ● "),
    4: (" ●   ● ", "       ", " ●   ● "),
    5: (" ●   ● ", "   ●   ", " ●   ● "),
    6: (" ●   ● ", " ●   ● ", " ●   ● "),
}


def seats_waited_for(view: View, active: Sequence[int]) -> list[int]:
    return list(active)


def seats_asked(view: View) -> list[int]:
    return []


def _seat_style(seat: int) -> str:
    return SEAT_STYLES[seat % len(SEAT_STYLES)]


def _slot_names(slots: Sequence[str], say: Say) -> dict[str, str]:
    return {slot: say(f"slot-{slot}") for slot in slots}


# The picture.


def picture(seen: Seen) -> Group:
    view: View = seen.view
    parts: list[Any] = [_draw_headline(seen)]
    if view.result is None:
        parts += [_draw_table_top(seen), RichText()]
        parts += [
            part for seat in _seats_with_board_shown(seen) for part in (_draw_board(seen, seat), RichText())
        ]
    return Group(*parts, _draw_score_sheet(seen))


def _draw_headline(seen: Seen) -> RichText:
    view, options = seen.view, seen.options
    line = RichText(seen.say("headline", round=view.round, rounds=options.rounds), "bold")
    goal = seen.say(f"goal-{options.goal}", target=options.target or 0)
    return line.append(f" · {goal}", "not bold")


def _draw_table_top(seen: Seen) -> RichTable:
    """The die, beside it this round's rolls and who still writes."""
    grid = RichTable.grid(padding=(0, 2))
    grid.add_row(_draw_die(seen), Group(*_describe_round(seen)))
    return grid


def _draw_die(seen: Seen) -> RichText:
    rolls = seen.view.rolls
    if seen.view.phase == "rolling":
        rows = ["       ", "   ?   ", "       "]
    elif seen.options.die == 6:
        rows = list(PIPS[rolls[-1]])
    else:
        rows = ["       ", f"   {rolls[-1]}   ", "       "]
    return RichText("\n".join(["╭───────╮", *(f"│{row}│" for row in rows), "╰───────╯"]), "bold")


def _describe_round(seen: Seen) -> list[RichText]:
    view: View = seen.view
    rolls = " ".join(str(value) for value in view.rolls) or "–"
    lines = [RichText(), RichText(seen.say("rolls", rolls=rolls))]
    if view.phase == "rolling":
        assert view.roller is not None
        lines.append(RichText(seen.say("rolls-next", name=seen.names[view.roller])))
        return lines
    writing = [seat for seat, shown in enumerate(view.seats) if is_writing(shown) and view.phase == "writing"]
    if len(view.seats) > MAX_ROWS:
        lines.append(RichText(seen.say("still-writing-count", count=len(writing))))
    elif writing:
        names = [seen.names[seat] for seat in writing]
        lines.append(RichText(seen.say("still-writing", names=", ".join(names))))
    return lines


def is_writing(shown: SeatView) -> bool:
    return not shown.written and shown.part in (UNSET, "plays")


def _seats_with_board_shown(seen: Seen) -> list[int]:
    """One's own; everybody's if they lie open, as far as there is room."""
    everyone = range(len(seen.view.seats))
    if seen.viewer == ALL or seen.options.open_boards:
        first = [seen.viewer] if isinstance(seen.viewer, int) else []
        return [*first, *(seat for seat in everyone if seat not in first)][: MAX_ROWS // 2]
    return [seen.viewer] if isinstance(seen.viewer, int) else []


def _draw_board(seen: Seen, seat: int) -> RichTable:
    board: Board = seen.view.seats[seat].board
    grid = RichTable.grid(padding=(0, 1))
    grid.add_column(min_width=max(len(name) for name in seen.names[:MAX_ROWS]) + 2, no_wrap=True)
    for _ in board:
        grid.add_column(justify="center", min_width=7)
    names = _slot_names(list(board), seen.say)
    if seat == seen.viewer or seen.viewer in (None, ALL):
        grid.add_row(
            "", *(RichText(f"{number} {name}", "dim") for number, name in enumerate(names.values(), 1))
        )
    digits = [_draw_digit(value, slot) for slot, value in board.items()]
    grid.add_row(RichText(f"{seat + 1} {seen.names[seat]}", _seat_style(seat)), *digits)
    return grid


def _draw_digit(value: int | None, slot: str) -> RichText:
    if value is None:
        return RichText("[   ]", "dim")
    return RichText(f"[ {value} ]", "dim strike" if slot.startswith("garbage") else "bold")


def _draw_score_sheet(seen: Seen) -> RichTable:
    """Points by round, as on paper."""
    view: View = seen.view
    grid = RichTable(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
    grid.add_column("", no_wrap=True, max_width=22)
    for number in range(1, len(view.history) + 1):
        grid.add_column(str(number), justify="right", min_width=2)
    grid.add_column(seen.say("column-total"), justify="right")
    for seat in _seats_in_score_sheet(seen):
        shown = view.seats[seat]
        points = [str(value) for value in shown.points]
        grid.add_row(
            RichText(f"{seat + 1} {seen.names[seat]}", _seat_style(seat)),
            *points,
            RichText(str(shown.total), "bold"),
        )
    return grid


def _seats_in_score_sheet(seen: Seen) -> list[int]:
    seats = range(len(seen.view.seats))
    if len(seats) <= MAX_ROWS:
        return list(seats)
    leaders = sorted(seats, key=lambda seat: -seen.view.seats[seat].total)[:MAX_ROWS]
    own = [seen.viewer] if isinstance(seen.viewer, int) and seen.viewer not in leaders else []
    return [*leaders, *own]


# What happened.


def describe_event(event: Event, seen: Seen) -> str:
    say, names = seen.say, seen.names
    match event:
        case Rolled(seat, value):
            return say("told-rolled", name=names[seat], value=str(value))
        case Wrote(seat, slot, value):
            if slot is None or (len(names) > MAX_ROWS and seat != seen.viewer):
                return ""
            return say("told-wrote", name=names[seat], value=str(value), slot=say(f"slot-{slot}.in"))
        case BoardsShown(boards):
            return _describe_boards(boards, seen)
        case Rested(seat):
            return say("told-rested", name=names[seat])
        case Returned(seat, now):
            return say("told-returned" if now else "told-returns", name=names[seat])
        case Ended(rounds):
            return say("told-ended", rounds=rounds)
        case RoundScored():
            return _describe_round_scored(event, seen)
        case GameOver():
            return say("told-over")
    return ""


def _describe_boards(boards: list[Board], seen: Seen) -> str:
    if len(boards) > MAX_ROWS:
        return ""
    shown = (
        f"{seen.names[seat]} {''.join('_' if digit is None else str(digit) for digit in board.values())}"
        for seat, board in enumerate(boards)
    )
    return seen.say("told-boards", boards=", ".join(shown))


def _describe_round_scored(event: RoundScored, seen: Seen) -> str:
    """The numbers, ranked, with their points."""
    made = {seat: number for seat, number in enumerate(event.numbers) if number is not None}
    seats = sorted(made, key=lambda seat: -event.points[seat])
    shown = [seat for seat in seats if len(seats) <= MAX_ROWS or event.points[seat]]
    places = seen.options.places
    lines = [
        seen.say(
            "told-number",
            name=seen.names[seat],
            number=f"{made[seat]:0{places}}",
            points=event.points[seat],
        )
        for seat in shown
    ]
    return "\n".join([seen.say("told-round", round=event.round), *(f"  {line}" for line in lines)])


# Asking and reading.


def format_prompt(seen: Seen, seat: int, legal: Sequence[Message], preview: Preview) -> list[str]:
    name = seen.names[seat]
    if Roll() in legal:
        return [seen.say("ask-roll", name=name)]
    if Reveal() in legal:
        return [seen.say("ask-reveal", name=name)]
    value = str(seen.view.rolls[-1])
    board = list(seen.view.seats[seat].board)
    names = _slot_names(board, seen.say)
    free = [message.slot for message in legal if isinstance(message, Write)]
    listed = ", ".join(f"{board.index(slot) + 1} {names[slot]}" for slot in board if slot in free)
    return [seen.say("ask-write", name=name, value=value), listed]


def read(line: str, seen: Seen, seat: int, legal: Sequence[Message]) -> Message:
    rolling = seen.view.phase == "rolling"
    if Reveal() in legal:
        return Reveal()
    words = line.lower().split(maxsplit=1)
    if not words or words[0] in seen.say("words-roll").split():
        if rolling:
            return Roll()
        raise Misread("misread-write")
    if rolling:
        raise Misread("misread-roll")
    if len(words) == 2 and words[0] in seen.say("words-write").split():
        line = words[1]
    names = _slot_names(list(seen.view.seats[seat].board), seen.say)
    return Write(pick(line, names)) if line.isdecimal() else Write(_parse_slot_name(line, names, legal))


def _parse_slot_name(line: str, names: Mapping[str, str], legal: Sequence[Message]) -> str:
    """Free spaces go first: "t" is enough while only one of them begins so."""
    free = {m.slot: names[m.slot] for m in legal if isinstance(m, Write) and m.slot is not UNSET}
    try:
        return pick(line, free)
    except Misread as misread:
        if misread.message_id == "misread-several":
            raise
        return pick(line, names)


# The end.


def ending(seen: Seen) -> Group:
    view: View = seen.view
    assert view.result is not None
    told = [RichText(line, "" if number else "bold") for number, line in enumerate(describe_winners(seen))]
    return Group(_draw_final_sheet(seen), RichText(), *told) if view.result.winners else Group(*told)


def describe_winners(seen: Seen) -> list[str]:
    """Who won, and what it means if several have."""
    view: View = seen.view
    assert view.result is not None
    winners = [seen.names[seat] for seat in view.result.winners]
    if not winners:
        return [seen.say("won-nobody")]
    best = max(view.result.totals)
    told = [seen.say("won", names=_join_names(winners, seen.say), count=len(winners), total=best)]
    return [*told, seen.say("won-shared")] if len(winners) > 1 else told


def _draw_final_sheet(seen: Seen) -> RichTable:
    """A score sheet as on paper: every number and what it earned, round by round, then the sum."""
    view: View = seen.view
    assert view.result is not None
    seats = _seats_in_score_sheet(seen)[:MAX_COLUMNS]
    grid = RichTable(box=None, padding=(0, 1), pad_edge=False)
    grid.add_column("", style="dim")
    for seat in seats:
        name = RichText(f"{seat + 1} {seen.names[seat]}", _seat_style(seat))
        grid.add_column(name, justify="right", no_wrap=True, max_width=16)
    for number, past in enumerate(view.history, 1):
        cells = (_number(past.numbers[seat], past.points[seat], seen.options.places) for seat in seats)
        grid.add_row(seen.say("column-round", round=number), *cells)
    totals = (RichText(f"= {view.result.totals[seat]}", "bold") for seat in seats)
    grid.add_row(seen.say("column-total"), *totals)
    return grid


def _number(number: int | None, points: int, places: int) -> str:
    return "–" if number is None else f"{number:0{places}} + {points}"


def _join_names(names: Sequence[str], say: Say) -> str:
    if len(names) == 1:
        return names[0]
    return say("and", first=", ".join(names[:-1]), last=names[-1])
