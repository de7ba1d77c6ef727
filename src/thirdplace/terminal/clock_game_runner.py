"""Plays while the game's clock runs: with keys in real time, or from lines that contain the time."""

import re

from thirdplace.core.errors import Refused
from thirdplace.core.parts.terminal import Misread
from thirdplace.terminal.game_timeline import GameTimeline
from thirdplace.terminal.keyboard import can_read_keys
from thirdplace.terminal.match_screen import MatchScreen
from thirdplace.terminal.realtime_game import RealtimeGame
from thirdplace.terminal.rules_page import print_help
from thirdplace.terminal.screen import PlayerLeft
from thirdplace.text import explain

__all__ = ["run_clock_game"]

TIMED_LINE = re.compile(r"(\d+)(?:\s+(.*))?")


def run_clock_game(table: MatchScreen) -> None:
    """Plays until the clock stops, at the end of the game."""
    if table.human_seats and can_read_keys():
        RealtimeGame(table).run()
    elif table.screen.is_interactive and not table.human_seats:
        RealtimeGame(table).run_without_people()
    else:
        run_timed_lines(table)


def run_timed_lines(table: MatchScreen) -> None:
    """Reads lines with a time in milliseconds and then an action, as it is typed at a running clock."""
    timeline, screen = GameTimeline(table), table.screen
    viewer = table.shared_viewer
    screen.show(*table.take_unread_lines(viewer))
    screen.show(table.part.picture(table.seen_by(viewer)))
    while table.is_clock_running:
        if table.human_seats:
            _run_timed_line(table, timeline)
        else:
            timeline.advance_to(timeline.next_event_ms())
        screen.show(*table.take_unread_lines(viewer))


def _run_timed_line(table: MatchScreen, timeline: GameTimeline) -> None:
    match, say, screen = table.match, table.say, table.screen
    line = screen.read_line()
    found = TIMED_LINE.fullmatch(line)
    at, line = (int(found[1]), found[2] or "") if found else (match.now, line)
    if line == "q":
        raise PlayerLeft
    if at < match.now:
        screen.show_error(say("clock-too-late", now=str(match.now)))
        return
    timeline.advance_to(at)
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
