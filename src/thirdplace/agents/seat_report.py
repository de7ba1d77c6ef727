"""What a language model is told of its seat: the same as structured JSON and as text to read."""

from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from io import StringIO
from typing import Any, Union

import msgspec
from rich.console import Console

from thirdplace.agents.seat_connection import Happening, SeatConnection, SeatPicture
from thirdplace.core.errors import Refused
from thirdplace.core.game import Game
from thirdplace.core.parts.game_data import event_types
from thirdplace.core.parts.terminal import Seen, TerminalPart
from thirdplace.core.registry import find_game
from thirdplace.terminal.match_screen import load_terminal_part
from thirdplace.text import Text, text_for

__all__ = ["Happened", "Report", "SeatAtTable", "make_report", "print_plainly", "say_in"]

Json = dict[str, Any]
WIDTH = 100
MAX_LEGAL = 60
"""So many actions are listed, of every type at least one; `look` with a type lists all of that type."""
ALL_OF_TYPE = 2000


class Happened(msgspec.Struct, frozen=True):
    text: str
    """In a sentence; may be empty."""
    event: Json


class SeatAtTable(msgspec.Struct, frozen=True):
    seat: int
    name: str
    person: bool
    level: str | None
    """Of a computer player."""
    here: bool


class Report(msgspec.Struct, frozen=True):
    """What the seat may know, and what it may do now."""

    game: str
    code: str
    """Others sit down at this table with it."""
    phase: str
    """gathering, playing, paused or over"""
    version: int
    """Counts what everybody at the table may know; it grows with each happening."""
    seat: int
    your_turn: bool
    """Are you to act now?"""
    seats: list[SeatAtTable]
    happened: list[Happened]
    """Since you were last told."""
    legal: list[Json]
    """Actions for `act`, word for word. The first one is taken if your thinking time runs out."""
    legal_counts: dict[str, int]
    """How many legal actions there are of each type; if they are too many, `legal` lists only some."""
    view: Json | None = None
    """The state as your seat may know it."""
    later: Json | None = None
    """What will also be legal once the game's clock shows `at` milliseconds."""
    clock: Json | None = None
    done_for_you: Json | None = None
    """What was done for you because you were late."""
    is_host: bool = False
    coach: bool = False
    """May you ask the coach?"""
    connected: bool = True
    """False: the server cannot be reached at the moment."""
    seat_key: str | None = None
    """Keep it: `resume_seat` sits down here again with it."""


def make_report(
    connection: SeatConnection, *, with_key: bool = False, wanted_type: str | None = None
) -> tuple[Report, str]:
    """What the seat may know now, and all that happened since it was last told; then the same as text."""
    picture = connection.picture
    game = _find_game(picture)
    say = say_in(connection.lang, game)
    happened = [
        Happened(_describe(one, picture, game, say, connection.lang), one.event)
        for one in connection.unreported
    ]
    connection.unreported.clear()
    report = Report(
        game=picture.table.get("game", ""),
        code=picture.table.get("code", ""),
        phase=picture.phase,
        version=picture.version or 0,
        seat=picture.seat or 0,
        your_turn=is_to_act(picture),
        seats=_list_seats(picture),
        happened=happened,
        legal=_choose_legal(picture.legal, wanted_type),
        legal_counts=dict(Counter(action["type"] for action in picture.legal)),
        view=picture.view,
        later=picture.later,
        clock=picture.clock,
        done_for_you=picture.done_for_you,
        is_host=picture.is_host,
        coach=picture.table.get("settings", {}).get("coach", False),
        connected=connection.is_connected,
        seat_key=str(connection.key) if with_key else None,
    )
    return report, _write_report(report, picture, game, say, connection.lang)


def is_to_act(picture: SeatPicture) -> bool:
    """Is this seat waited for, or asked something? Where a clock runs, actions may be legal without that."""
    if picture.seat is None or not picture.legal or picture.phase != "playing":
        return False
    game = _find_game(picture)
    view = None if game is None else _read_view(picture.view, game)
    if game is None or view is None:
        return True
    part = load_terminal_part(game)
    seats = [*part.seats_waited_for(view, [picture.seat]), *part.seats_asked(view)]
    return picture.seat in seats


def _find_game(picture: SeatPicture) -> Game | None:
    """The game, if it is installed here, too."""
    with suppress(Refused):
        return find_game(picture.table.get("game", ""))
    return None


@cache
def say_in(lang: str, game: Game | None = None) -> Text:
    return text_for(lang, game)


def _list_seats(picture: SeatPicture) -> list[SeatAtTable]:
    seats = enumerate(picture.table.get("seats", ()))
    return [
        SeatAtTable(number, one["name"], one["person"], one.get("level"), one["here"])
        for number, one in seats
        if one is not None
    ]


def _choose_legal(legal: Sequence[Json], wanted_type: str | None) -> list[Json]:
    if wanted_type is not None:
        return [action for action in legal if action["type"] == wanted_type][:ALL_OF_TYPE]
    if len(legal) <= MAX_LEGAL:
        return list(legal)
    room = MAX_LEGAL // len({action["type"] for action in legal})
    taken: Counter[str] = Counter()
    chosen = []
    for action in legal:
        taken[action["type"]] += 1
        if taken[action["type"]] <= max(1, room):
            chosen.append(action)
    return chosen


# As text.


def _write_report(report: Report, picture: SeatPicture, game: Game | None, say: Text, lang: str) -> str:
    words = say_in(lang)
    lines = [
        words("agent-head", game=report.game, code=report.code, phase=words(f"agent-phase-{report.phase}"))
    ]
    lines.append(words("agent-you", seat=str(report.seat), name=_name_of(report.seat, picture)))
    if not report.connected:
        lines.append(words("agent-not-connected"))
    if report.phase == "gathering":
        lines.append(words("agent-seated", names=", ".join(one.name for one in report.seats)))
    if report.happened:
        lines += ["", words("agent-happened"), *(f"- {one.text}" for one in report.happened if one.text)]
    if report.view is not None:
        lines += ["", _draw_view(picture, game, say)]
    lines += ["", *_list_actions(report, picture, words)]
    if report.seat_key is not None:
        lines += ["", words("agent-key", key=report.seat_key)]
    return "\n".join(lines)


def _list_actions(report: Report, picture: SeatPicture, words: Text) -> list[str]:
    if report.phase == "over":
        return [words("agent-over")]
    if report.done_for_you is not None:
        return [words("agent-done-for-you", action=_dump(report.done_for_you)), *_list_legal(report, words)]
    if not report.legal:
        preparing = picture.is_preparing and report.phase == "playing"
        return [words("agent-preparing" if preparing else f"agent-wait-{report.phase}")]
    return _list_legal(report, words)


def _list_legal(report: Report, words: Text) -> list[str]:
    lines = [words("agent-your-turn" if report.your_turn else "agent-may-act")]
    lines += [f"- {_dump(action)}" for action in report.legal]
    left = sum(report.legal_counts.values()) - len(report.legal)
    if left > 0:
        counts = ", ".join(f"{kind}: {count}" for kind, count in report.legal_counts.items())
        lines.append(words("agent-more-legal", left=left, counts=counts))
    return lines


def _dump(action: Json) -> str:
    return msgspec.json.encode(action).decode()


def _name_of(seat: int, picture: SeatPicture) -> str:
    seats = picture.table.get("seats", ())
    return str(seats[seat]["name"]) if seat < len(seats) and seats[seat] is not None else str(seat + 1)


def _names(picture: SeatPicture) -> list[str]:
    count = max(len(picture.table.get("seats", ())), len((picture.view or {}).get("seats", ())))
    return [_name_of(seat, picture) for seat in range(count)]


def _read_view(view: Json | None, game: Game) -> Any:
    """The view as the game's own struct; None if this game is another version than the server's."""
    if view is None:
        return None
    with suppress(msgspec.ValidationError):
        return msgspec.convert(view, vars(game.views)["View"])
    return None


def _see(view: Json | None, picture: SeatPicture, game: Game, say: Text) -> Seen | None:
    read = _read_view(view, game)
    if read is None:
        return None
    with suppress(msgspec.ValidationError):
        options = msgspec.convert(picture.table.get("options", {}), game.opening.Options)
        return Seen(read, picture.seat, _names(picture), options, say, width=WIDTH)
    return None


def _draw_view(picture: SeatPicture, game: Game | None, say: Text) -> str:
    """As in the terminal; for a game that is not installed here, its JSON."""
    seen = None if game is None else _see(picture.view, picture, game, say)
    if game is None or seen is None:
        return _dump(picture.view or {})
    part: TerminalPart = load_terminal_part(game)
    return print_plainly(part.ending(seen) if picture.phase == "over" else part.picture(seen))


def print_plainly(*things: object) -> str:
    """What rich prints, without colours and without spaces at the ends of lines."""
    file = StringIO()
    console = Console(
        file=file,
        width=WIDTH,
        color_system=None,
        highlight=False,
        markup=False,
        emoji=False,
        legacy_windows=False,
    )
    console.print(*things, sep="\n")
    return "\n".join(line.rstrip() for line in file.getvalue().splitlines()).strip("\n")


def _describe(one: Happening, picture: SeatPicture, game: Game | None, say: Text, lang: str) -> str:
    """An event in a sentence."""
    event, words = one.event, say_in(lang)
    told = "agent-event-handed-back" if _is_handed_back(event) else f"agent-event-{event['type']}"
    if told in words:
        return words(told, **_fill_gaps(event, picture, words))
    if game is not None:
        seen = _see(one.view, picture, game, say)
        with suppress(msgspec.ValidationError):
            read = msgspec.convert(event, _event_union(game))
            if seen is not None:
                return load_terminal_part(game).describe_event(read, seen)
    return " ".join(str(value) for value in event.values() if value is not None)


def _is_handed_back(event: Json) -> bool:
    return event["type"] == "handed" and event.get("level") is None


def _fill_gaps(event: Json, picture: SeatPicture, words: Text) -> Json:
    seat = event.get("seat")
    back = event.get("back")
    return {
        "name": event.get("name") or (words("agent-nobody") if seat is None else _name_of(seat, picture)),
        "back": "" if back is None else _name_of(back, picture),
        "speed": str(event.get("speed", "")),
        "reaction": event.get("reaction") or event.get("place") or "",
    }


@cache
def _event_union(game: Game) -> Any:
    return Union[tuple(event_types(game))]  # noqa: UP007 - made at run time
