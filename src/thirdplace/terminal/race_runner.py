"""While the clock runs: single keys in real time, or typed lines that say when."""

import re

from thirdplace.core.errors import Refused
from thirdplace.core.terminal import Misread
from thirdplace.terminal.keyboard import can_read_keys
from thirdplace.terminal.realtime_race import RealTime
from thirdplace.terminal.rules_page import print_help
from thirdplace.terminal.screen import Left
from thirdplace.terminal.match_screen import Table
from thirdplace.terminal.race_timeline import Track
from thirdplace.text import explain

__all__ = ["race"]

TIMED = re.compile(r"(\d+)(?:\s+(.*))?")


def race(table: Table) -> None:
    """Until the clock stands again: all is over."""
    if table.persons and can_read_keys():
        RealTime(table).run()
    elif table.screen.lively and not table.persons:
        RealTime(table).watch()
    else:
        run_script(table)


def run_script(table: Table) -> None:
    """Lines like "1500 move napier": the time in milliseconds, then what is done."""
    track, screen = Track(table), table.screen
    eyes = table.eyes
    screen.show(*table.news(eyes))
    screen.show(table.part.picture(table.seen(eyes)))
    while table.clock_runs:
        if table.persons:
            _scripted_line(table, track)
        else:
            track.advance(track.next_moment())
        screen.show(*table.news(eyes))


def _scripted_line(table: Table, track: Track) -> None:
    match, say, screen = table.match, table.say, table.screen
    line = screen.ask()
    found = TIMED.fullmatch(line)
    at, line = (int(found[1]), found[2] or "") if found else (match.now, line)
    if line == "q":
        raise Left
    if at < match.now:
        screen.complain(say("race-too-late", now=str(match.now)))
        return
    track.advance(at)
    table.drop_orders(at)
    if not table.clock_runs or not line:
        return
    if line == "?":
        print_help(screen, say)
        return
    turn = [seat for seat in table.waiting(at) if seat in table.persons]
    seat, line = table.addressed(turn[0] if turn else table.persons[0], line)
    try:
        table.act(seat, table.part.read(line, table.seen(seat, at), seat, match.legal(seat, at)), at)
    except Misread as misread:
        screen.complain(say(misread.message_id, **misread.arguments))
    except Refused as refused:
        screen.complain(explain(say, refused))
