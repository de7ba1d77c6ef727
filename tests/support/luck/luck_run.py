"""Many honest games, and what those who check have to say of them: nothing."""

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from support.browser.browser_check import check_in_browser_code
from support.luck.tampered_records import make_record
from support.luck.verify_script import run_script

from thirdplace.core.records.record import Record, WrongRecord, replay, verify
from thirdplace.core.registry import all_games

__all__ = ["LuckTally", "check_honest_games", "views_in_replay"]

GAMES_AT_ONCE = 100
Json = dict[str, Any]


@dataclass
class LuckTally:
    games: Counter[str] = field(default_factory=Counter)
    """How many were checked, by the game's id."""
    views: int = 0
    """How many views of devices were compared with the replay, beside the first and the last of each."""
    false_alarms: list[str] = field(default_factory=list)

    def add(self, other: "LuckTally") -> None:
        self.games += other.games
        self.views += other.views
        self.false_alarms += other.false_alarms


def check_honest_games(count: int, most_moves: int | None = None, processes: int = 1) -> LuckTally:
    """Plays so many games of all kinds at random, with shares and notes, and has them checked."""
    tally = LuckTally()
    portions = [
        (first, min(first + GAMES_AT_ONCE, count), most_moves) for first in range(0, count, GAMES_AT_ONCE)
    ]
    if processes == 1:
        for portion in portions:
            tally.add(_check_portion(*portion))
        return tally
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        for done in as_completed([pool.submit(_check_portion, *portion) for portion in portions]):
            tally.add(done.result())
            told = f"{tally.games.total():,} games, {len(tally.false_alarms)} false alarms"
            print(told, file=sys.stderr, flush=True)
    return tally


def _check_portion(first: int, end: int, most_moves: int | None) -> LuckTally:
    tally = LuckTally()
    ids = [game.id for game in all_games()]
    records = [make_record(ids[n % len(ids)], n, moves=most_moves) for n in range(first, end)]
    for record in records:
        tally.games[record["game"]] += 1
        tally.views += sum(len(note["seen"]) for note in record["notes"])
        try:
            verify(msgspec.convert(record, Record))
        except WrongRecord as wrong:
            tally.false_alarms.append(f"verify: {wrong}")
        with TemporaryDirectory() as folder:
            by_script = run_script(Path(folder), msgspec.json.encode(record))
        if by_script.returncode:
            tally.false_alarms.append(f"script: {by_script}")
    told = check_in_browser_code([(record, views_in_replay(record)) for record in records])
    tally.false_alarms += [f"browser: {report}" for report in told if report["verdict"] == "wrong"]
    return tally


def views_in_replay(record: Json) -> dict[int, list[Any]]:
    """What each noted seat sees in a replay: all, or first and last, where nothing was noted in between."""
    plain = msgspec.convert({**record, "notes": []}, Record)
    moments = replay(plain)
    match = next(moments).match
    seen = {note["seat"]: [_as_json(match.view(note["seat"]))] for note in record["notes"]}
    for _ in moments:
        for note in record["notes"]:
            if note["seen"] or match.over:
                seen[note["seat"]].append(_as_json(match.view(note["seat"])))
    if not match.over:
        for seat, views in seen.items():
            views.append(_as_json(match.view(seat)))
    return seen


def _as_json(view: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(view))
