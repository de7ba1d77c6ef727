"""Plays one game in the terminal, from the introduction to the final score."""

from collections.abc import Callable
from functools import partial

from rich.panel import Panel
from rich.text import Text as RichText

from thirdplace.core.chance import commitment
from thirdplace.core.errors import Refused
from thirdplace.core.game import Viewer
from thirdplace.core.options.changed_rules import describe_changed_rules
from thirdplace.core.parts.terminal import Misread
from thirdplace.terminal import match_files
from thirdplace.terminal.clock_game_runner import run_clock_game
from thirdplace.terminal.match_screen import MatchScreen
from thirdplace.terminal.rules_page import print_help, print_rules
from thirdplace.terminal.screen import PlayerLeft, colour_names
from thirdplace.text import explain

__all__ = ["play_match", "show_saved_notice"]

MAX_BOT_ACTIONS = 60
"""Actions of computer players in a row, while people plan; then people act."""
MIN_STORY_LINES = 2
FRAME_LINES = 4
"""Lines of a page other than the picture and the question: two empty ones, the commands, the prompt."""


def play_match(table: MatchScreen) -> None:
    """Plays until the game is over. Raises PlayerLeft if people stop before."""
    match_files.save_match(table.save_path, table.match)
    show_introduction(table)
    seated: int | None = None  # who is at the keyboard
    bot_actions = 0
    while not table.match.over:
        if table.is_clock_running:
            run_clock_game(table)
        elif bot_actions < MAX_BOT_ACTIONS and _let_a_bot_act(table):
            bot_actions += table.match.game.clock
        elif not _do_forced_action(table):
            seated = _let_someone_act(table, seated)
            bot_actions = 0
    show_ending(table)


def _let_a_bot_act(table: MatchScreen) -> bool:
    """Lets the computer players act until one has; returns whether one has."""
    acted = any(table.let_bot_act(seat) for seat in table.bots_that_may_act())
    if not table.human_seats:
        table.screen.show(*table.take_unread_lines(None))
    return acted


def _let_someone_act(table: MatchScreen, seated: int | None) -> int | None:
    """Lets a person act; if only computer players are waited for, forces the first one's action."""
    waiting = table.seats_waited_for()
    persons = [seat for seat in waiting if seat in table.human_seats]
    if persons or not waiting:
        return _take_person_turn(table, _next_person(table, persons or table.human_seats, seated), seated)
    table.do_first_legal(waiting[0])
    return seated


def _do_forced_action(table: MatchScreen) -> bool:
    """Does a forced action for a seat with `auto` (PB21, PR11); returns whether there was one."""
    forced = table.match.forced_action()
    if forced is not None:
        table.do_and_save(*forced)
    return forced is not None


def _next_person(table: MatchScreen, persons: list[int], seated: int | None) -> int:
    """The person at the keyboard if possible, otherwise the next one clockwise."""
    after = 0 if seated is None else seated
    return min(persons, key=lambda seat: (seat - after) % table.match.seats)


def _take_person_turn(table: MatchScreen, seat: int, seated: int | None) -> int:
    """Lets a person do one action; returns who is at the keyboard afterwards."""
    if table.part.SECRETS and len(table.human_seats) > 1 and seat != seated:
        _show_curtain(table, seat)
    news = table.take_unread_lines(seat)
    while True:
        _show_turn(table, seat, news)
        news = []
        acted = _read_until_done(table, seat)
        if acted is None:
            table.steps_shown[seat] = len(table.steps) - 1  # their own action is described with what follows
            return seat
        seat = acted


def _show_curtain(table: MatchScreen, seat: int) -> None:
    screen, name = table.screen, table.match.names[seat]
    screen.erase_all()
    screen.show(
        Panel(colour_names(table.say("curtain", name=name), table.match.names), expand=False, padding=(1, 3))
    )
    screen.wait_for_enter()
    screen.erase_all()


def _show_turn(table: MatchScreen, seat: int, news: list[RichText]) -> None:
    screen = table.screen
    screen.start_page()
    seen = table.seen_by(seat)
    picture = table.part.picture(seen)
    legal = table.match.legal(seat)
    asked = [
        colour_names(line, table.match.names)
        for line in table.part.format_prompt(seen, seat, legal, table.make_preview(seat))
    ]
    room = screen.height - screen.count_lines(picture, *asked) - FRAME_LINES
    tight = screen.redraws_pages and room < MIN_STORY_LINES
    screen.show(*_cut_story_to_fit(table, news, max(room, MIN_STORY_LINES)))
    if news and not tight:
        screen.show_blank_line()
    screen.show(picture)
    if not tight:
        screen.show_blank_line()
    screen.show(*asked)
    screen.show_quietly(_list_commands(table))


def _list_commands(table: MatchScreen) -> str:
    game, say = table.match.game, table.say
    offered = {
        "command-help": True,
        "command-rules": game.brings("rules_page"),
        "command-story": True,
        "command-coach": game.brings("coach"),
        "command-leave": True,
    }
    return " · ".join(say(message_id) for message_id, is_there in offered.items() if is_there)


def _cut_story_to_fit(table: MatchScreen, lines: list[RichText], room: int) -> list[RichText]:
    """The last lines of the story, as many as fit on the page."""
    screen = table.screen
    if not screen.redraws_pages or screen.count_lines(*lines) <= room:
        return lines
    while len(lines) > 1 and screen.count_lines(*lines) >= room:
        lines = lines[1:]
    return [RichText(table.say("story-cut"), "dim"), *lines]


def _read_until_done(table: MatchScreen, seat: int) -> int | None:
    """Reads lines until an action is done (returns None) or the page has to be shown again (to this seat)."""
    match, say, screen = table.match, table.say, table.screen
    while True:
        line = screen.read_line(match.names[seat])
        other, line = table.parse_addressee(seat, line)
        if other != seat and not line:
            return other
        if _run_table_command(table, seat, line.lower()):
            return seat
        try:
            message = table.part.read(line, table.seen_by(other), other, match.legal(other))
            table.do_and_save(other, message)
            return None
        except Misread as misread:
            screen.show_error(say(misread.message_id, **misread.arguments))
        except Refused as refused:
            screen.show_error(explain(say, refused))


def _run_table_command(table: MatchScreen, seat: int, line: str) -> bool:
    """Runs a command such as help, rules or auto; returns whether the line was one."""
    screen, say, match = table.screen, table.say, table.match
    if line == "q":
        raise PlayerLeft
    shown = _find_page_to_read(table, seat, line)
    if shown is not None:
        screen.show_in_pages(shown, say)
    elif line == "c" and match.game.brings("coach"):
        screen.start_page()
        _show_coach_advice(table, seat)
        screen.wait_for_enter(say("press-enter"))
    elif line == "auto":
        match.automatic ^= {seat}
        screen.show(say("auto-on" if seat in match.automatic else "auto-off"))
        screen.wait_for_enter(say("press-enter"))
    else:
        return False
    return True


def _find_page_to_read(table: MatchScreen, seat: int, line: str) -> Callable[[], None] | None:
    """The function that shows the text this command asks for; None if it asks for none."""
    screen, say = table.screen, table.say
    if line == "?":
        return partial(print_help, screen, table.match, say)
    if line == "r" and table.match.game.brings("rules_page"):
        return partial(print_rules, screen, table.match.game, table.lang, "rules")
    if line == "h":
        return lambda: screen.show(*table.describe_steps(seat, 0))
    describe_map = table.part.describe_map
    if describe_map is not None and line in ("m", say("words-map")):
        return lambda: screen.show(*describe_map(table.seen_by(seat)))
    return None


def _show_coach_advice(table: MatchScreen, seat: int) -> None:
    """Shows the coach's advice. The coach is imported here, because most games never ask it."""
    from thirdplace.terminal.coach_page import show_advice

    if not table.match.numbers(seat):
        table.screen.show(table.say("advice-nothing"))
        return
    try:
        show_advice(table, seat)
    except Refused as refused:
        table.screen.show_error(explain(table.say, refused))


def show_introduction(table: MatchScreen) -> None:
    """Shows the game, the players, and the commitment to the seed."""
    match, say, screen = table.match, table.say, table.screen
    screen.start_page()
    screen.show(RichText(say("title"), "bold"))
    screen.show(colour_names(" · ".join(match.names), match.names))
    for option, value in table.part.PRESELECTED.items():
        if getattr(match.options, option) == value:
            screen.show(say(f"preselected-{option}"))
    changed = describe_changed_rules(match.game, match.options, say)
    if changed:
        screen.show(RichText(say("changed-rules"), "bold reverse"), *changed)
    screen.show_quietly(say("commitment", commitment=commitment(match.seed)))
    screen.show_quietly(say("kept-at", file=str(table.save_path)))
    if screen.is_interactive and table.human_seats:
        screen.wait_for_enter(say("press-enter"))


def show_ending(table: MatchScreen) -> None:
    """Shows the result, the reason, and how to verify the record."""
    match, say, screen = table.match, table.say, table.screen
    viewer: Viewer = table.shared_viewer
    news = _cut_story_to_fit(table, table.take_unread_lines(viewer), screen.height // 2)
    ending = table.part.ending(table.seen_by(viewer))
    table.save_path = match_files.rename_finished(table.save_path, match)
    proof = [
        say("seed", seed=match.seed),
        say("commitment-again", commitment=commitment(match.seed)),
        say("record-at", file=str(table.save_path)),
    ]
    if match.game.brings("coach"):
        proof.append(say("review-at", file=str(table.save_path)))
    lines_below = sum(len(line) // screen.width + 1 for line in proof)
    screen.show_in_pages(partial(screen.show, *news, RichText(), ending, RichText()), say, below=lines_below)
    for line in proof:
        screen.show_quietly(line)


def show_saved_notice(table: MatchScreen) -> None:
    """Shows where the game is saved and how to resume it."""
    match_files.save_match(table.save_path, table.match)
    table.screen.show_unwrapped(table.say("saved", file=str(table.save_path)))
