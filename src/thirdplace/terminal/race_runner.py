"""Plays while the game's clock runs: with keys in real time, or from lines that contain the time."""

import re

from thirdplace.core.errors import Refused
from thirdplace.core.parts.terminal import Misread
from thirdplace.terminal.keyboard import can_read_keys
from thirdplace.terminal.match_screen import MatchScreen
from thirdplace.terminal.race_timeline import RaceTimeline
from thirdplace.terminal.realtime_race import RealtimeRace
from thirdplace.terminal.rules_page import print_help
from thirdplace.terminal.screen import PlayerLeft
from thirdplace.text import explain

__all__ = ["run_race"]

TIMED_LINE = re.compile(r"(\d+)(?:\s+(.*))?")


def run_race(table: MatchScreen) -> None:
    """Plays until the clock stops, at the end of the game."""
    if table.human_seats and can_read_keys():
        RealtimeRace(table).run()
    elif table.screen.is_interactive and not table.human_seats:
        RealtimeRace(table).run_without_people()
    else:
        run_scripted_race(table)


def run_scripted_race(table: MatchScreen) -> None:
    """Reads lines with a time in milliseconds and then an action, as it is typed at a running clock."""
    track, screen = RaceTimeline(table), table.screen
    eyes = table.shared_viewer
    screen.show(*table.take_unread_lines(eyes))
    screen.show(table.part.picture(table.seen_by(eyes)))
    while table.is_clock_running:
        if table.human_seats:
            _run_scripted_line(table, track)
        else:
            track.advance_to(track.next_event_ms())
        screen.show(*table.take_unread_lines(eyes))


def _run_scripted_line(table: MatchScreen, track: RaceTimeline) -> None:
    match, say, screen = table.match, table.say, table.screen
    line = screen.read_line()
    found = TIMED_LINE.fullmatch(line)
    at, line = (int(found[1]), found[2] or "") if found else (match.now, line)
    if line == "q":
        raise PlayerLeft
    if at < match.now:
        screen.show_error(say("race-too-late", now=str(match.now)))
        return
    track.advance_to(at)
    table.drop_invalid_orders(at)
    if not table.is_clock_running or not line:
        return
    if line == "?":
        print_help(screen, match, say)
        return
    turn = [seat for seat in table.seats_waited_for(at) if seat in table.human_seats]
    seat, line = table.parse_addressee(turn[0] if turn else table.human_seats[0], line)
    try:
        table.act_or_order(
            seat, table.part.read(line, table.seen_by(seat, at), seat, match.legal(seat, at)), at
        )
    except Misread as misread:
        screen.show_error(say(misread.message_id, **misread.arguments))
    except Refused as refused:
        screen.show_error(explain(say, refused))
