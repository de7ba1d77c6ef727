"""The referee: any program can play any game, one JSON request a line, one answer a line."""

import secrets
import sys
from typing import Any

import msgspec

from thirdplace.core.errors import Refused
from thirdplace.core.game import ALL
from thirdplace.core.match import Match
from thirdplace.core.records.record import Record, load, record_of
from thirdplace.core.registry import find_game

__all__ = ["Referee", "main"]


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="cmd"):
    """Base of all requests."""


class New(Request, frozen=True, tag="new"):
    game: str
    seats: int
    seed: str | None = None
    options: dict[str, Any] | None = None
    setup: dict[str, Any] | None = None


class Do(Request, frozen=True, tag="do"):
    seat: int
    action: dict[str, Any]
    at: int | None = None


class Tick(Request, frozen=True, tag="tick"):
    at: int


class Legal(Request, frozen=True, tag="legal"):
    seat: int
    at: int | None = None


class View(Request, frozen=True, tag="view"):
    seat: int | None


class State(Request, frozen=True, tag="state"):
    pass


class GetRecord(Request, frozen=True, tag="record"):
    pass


class Load(Request, frozen=True, tag="load"):
    record: Record


Requests = New | Do | Tick | Legal | View | State | GetRecord | Load


class Referee:
    """Referees one game at a time, and answers every line."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._decode = msgspec.json.Decoder(Requests).decode
        self._encode = msgspec.json.Encoder().encode

    def answer(self, line: bytes) -> bytes:
        """One line of JSON, without its newline; also for a line that is no request."""
        try:
            return self._encode({"ok": True} | self._run_request(self._decode(line)))
        except Refused as refused:
            return self._encode({"ok": False, "error": _describe_error(refused)})
        except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
            return self._encode({"ok": False, "error": _describe_error(Refused("bad-request", str(wrong)))})

    def _run_request(self, request: Requests) -> dict[str, Any]:
        match request:
            case New(game, seats, seed, options, setup):
                seed = secrets.token_hex(32) if seed is None else seed
                self._match = Match(find_game(game), seats, seed=seed, options=options, setup=setup)
                return {"state": self._match.view(ALL)}
            case Load(record):
                self._match = load(record)
                return {"state": self._match.view(ALL)}
        if self._match is None:
            raise Refused("bad-request", "there is no game yet: begin with new")
        return _run_match_request(self._match, request)


def _run_match_request(match: Match, request: Requests) -> dict[str, Any]:
    match request:
        case Do(seat, action, at):
            return _with_state(match, match.do(seat, action, at).events(ALL))
        case Tick(at):
            return _with_state(match, match.tick(at).events(ALL))
        case Legal(seat, at):
            return {"actions": match.legal(seat, at)}
        case View(seat):
            return {"view": match.view(seat)}
        case GetRecord():
            return {"record": record_of(match)}
        case _:
            return {"state": match.view(ALL)}


def _with_state(match: Match, events: Any) -> dict[str, Any]:
    return {"events": events, "state": match.view(ALL)}


def _describe_error(refused: Refused) -> dict[str, str]:
    from thirdplace.text import explain, text_for  # imported late: most sessions need no messages

    return {"code": refused.code, "message": explain(text_for("en"), refused)}


def main() -> None:
    """Answers every line of standard input on standard output."""
    referee = Referee()
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(referee.answer(line) + b"\n")
        sys.stdout.buffer.flush()
