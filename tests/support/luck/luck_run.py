"""Many honest games, and what the three who check have to say of them: nothing."""

from dataclasses import dataclass, field
from typing import Any

import msgspec
from support.browser.browser_check import check_in_browser_code
from support.luck.tampered_records import make_record

from thirdplace.core.records.record import Record, WrongRecord, replay, verify
from thirdplace.core.registry import all_games

__all__ = ["LuckTally", "check_honest_games", "views_in_replay"]

GAMES_AT_ONCE = 300
Json = dict[str, Any]


@dataclass
class LuckTally:
    games: int = 0
    false_alarms: list[str] = field(default_factory=list)


def check_honest_games(count: int, most_moves: int | None = None) -> LuckTally:
    """Plays so many games of all kinds at random, with shares and notes, and has them checked."""
    tally = LuckTally()
    ids = [game.id for game in all_games()]
    for first in range(0, count, GAMES_AT_ONCE):
        numbers = range(first, min(first + GAMES_AT_ONCE, count))
        records = [make_record(ids[n % len(ids)], n, moves=most_moves) for n in numbers]
        for record in records:
            tally.games += 1
            try:
                verify(msgspec.convert(record, Record))
            except WrongRecord as wrong:
                tally.false_alarms.append(f"verify: {wrong}")
        told = check_in_browser_code([(record, views_in_replay(record)) for record in records])
        tally.false_alarms += [f"browser: {report}" for report in told if report["verdict"] == "wrong"]
    return tally


def views_in_replay(record: Json) -> dict[int, list[Any]]:
    """What each noted seat sees in a replay."""
    plain = msgspec.convert({**record, "notes": []}, Record)
    seats = [note["seat"] for note in record["notes"]]
    moments = replay(plain)
    match = next(moments).match
    seen = {seat: [_as_json(match.view(seat))] for seat in seats}
    for _ in moments:
        for seat in seats:
            seen[seat].append(_as_json(match.view(seat)))
    return seen


def _as_json(view: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(view))
