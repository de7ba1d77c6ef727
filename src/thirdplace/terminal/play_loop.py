"""A game from the first look at the table to the last score."""

from collections.abc import Callable
from functools import partial

from rich.panel import Panel
from rich.text import Text as Styled

from thirdplace.core.chance import commitment
from thirdplace.core.errors import Refused
from thirdplace.core.game import Viewer
from thirdplace.core.terminal import Misread
from thirdplace.terminal import match_files
from thirdplace.terminal.race_runner import race
from thirdplace.terminal.rules_page import print_help, print_rules
from thirdplace.terminal.screen import Left, paint
from thirdplace.terminal.match_screen import Table
from thirdplace.text import explain

__all__ = ["play", "say_goodbye"]

MOST_BOT_ACTIONS = 60
"""So many in a row while people plan: then it is the people's turn."""
LEAST_STORY = 2
AROUND = 4
"""Lines of a page besides the picture and the question: two empty ones, the commands, the prompt."""


def play(table: Table) -> None:
    """Until the game is over. Raises Left if people want to stop before."""
    match_files.save(table.file, table.match)
    introduce(table)
    seated: int | None = None  # who is at the keyboard
    bot_actions = 0
    while not table.match.over:
        if table.clock_runs:
            race(table)
        elif bot_actions < MOST_BOT_ACTIONS and _bots_act(table):
            bot_actions += table.match.game.clock
        elif not _forced(table):
            seated = _who_acts(table, seated)
            bot_actions = 0
    finish(table)


def _bots_act(table: Table) -> bool:
    """Some computer player that is waited for does something."""
    acted = any(table.bot_acts(seat) for seat in table.invited())
    if not table.persons:
        table.screen.show(*table.news(None))
    return acted


def _who_acts(table: Table, seated: int | None) -> int | None:
    """People do; if everybody waits for computer players that want nothing, those do what they may."""
    waiting = table.waiting()
    persons = [seat for seat in waiting if seat in table.persons]
    if persons or not waiting:
        return _person_turn(table, _next_person(table, persons or table.persons, seated), seated)
    table.first_legal(waiting[0])
    return seated


def _forced(table: Table) -> bool:
    """PB21, PR11: done for those who have asked for it."""
    forced = table.match.forced()
    if forced is not None:
        table.do(*forced)
    return forced is not None


def _next_person(table: Table, persons: list[int], seated: int | None) -> int:
    """Whoever is at the keyboard, or the next one clockwise."""
    after = 0 if seated is None else seated
    return min(persons, key=lambda seat: (seat - after) % table.match.seats)


def _person_turn(table: Table, seat: int, seated: int | None) -> int:
    """One action of a person; returns who is at the keyboard now."""
    if table.part.SECRETS and len(table.persons) > 1 and seat != seated:
        _curtain(table, seat)
    news = table.news(seat)
    while True:
        _show(table, seat, news)
        news = []
        acted = _listen(table, seat)
        if acted is None:
            table.told[seat] = len(table.steps) - 1  # what they did is told with what follows
            return seat
        seat = acted


def _curtain(table: Table, seat: int) -> None:
    screen, name = table.screen, table.match.names[seat]
    screen.wipe()
    screen.show(
        Panel(paint(table.say("curtain", name=name), table.match.names), expand=False, padding=(1, 3))
    )
    screen.wait()
    screen.wipe()


def _show(table: Table, seat: int, news: list[Styled]) -> None:
    screen, say = table.screen, table.say
    screen.fresh()
    seen = table.seen(seat)
    picture = table.part.picture(seen)
    legal = table.match.legal(seat)
    asked = [
        paint(line, table.match.names) for line in table.part.ask(seen, seat, legal, table.preview(seat))
    ]
    room = screen.height - screen.measure(picture, *asked) - AROUND
    tight = screen.redraws and room < LEAST_STORY
    screen.show(*_fitting(table, news, max(room, LEAST_STORY)))
    if news and not tight:
        screen.blank()
    screen.show(picture)
    if not tight:
        screen.blank()
    screen.show(*asked)
    screen.quietly(say("commands"))


def _fitting(table: Table, lines: list[Styled], room: int) -> list[Styled]:
    """The end of the story, if all of it does not fit on the page."""
    screen = table.screen
    if not screen.redraws or screen.measure(*lines) <= room:
        return lines
    while len(lines) > 1 and screen.measure(*lines) >= room:
        lines = lines[1:]
    return [Styled(table.say("story-cut"), "dim"), *lines]


def _listen(table: Table, seat: int) -> int | None:
    """Read lines until an action is done (None) or the table has to be shown again (to whom)."""
    match, say, screen = table.match, table.say, table.screen
    while True:
        line = screen.ask(match.names[seat])
        other, line = table.addressed(seat, line)
        if other != seat and not line:
            return other
        if _command(table, seat, line.lower()):
            return seat
        try:
            message = table.part.read(line, table.seen(other), other, match.legal(other))
            table.do(other, message)
            return None
        except Misread as misread:
            screen.complain(say(misread.message_id, **misread.arguments))
        except Refused as refused:
            screen.complain(explain(say, refused))


def _command(table: Table, seat: int, line: str) -> bool:
    """What is said about the game rather than in it; True if the table has to be shown again."""
    screen, say, match = table.screen, table.say, table.match
    if line == "q":
        raise Left
    shown = _reading(table, seat, line)
    if shown is not None:
        screen.read_in_pages(shown, say)
    elif line == "c":
        screen.fresh()
        _coach(table, seat)
        screen.wait(say("press-enter"))
    elif line == "auto":
        match.automatic ^= {seat}
        screen.show(say("auto-on" if seat in match.automatic else "auto-off"))
        screen.wait(say("press-enter"))
    else:
        return False
    return True


def _reading(table: Table, seat: int, line: str) -> Callable[[], None] | None:
    """What shows a text to read, if the line asks for one."""
    screen, say = table.screen, table.say
    if line == "?":
        return partial(print_help, screen, say)
    if line == "r":
        return partial(print_rules, screen, table.match.game, table.lang, "rules")
    if line == "h":
        return lambda: screen.show(*table.story(seat, 0))
    atlas = getattr(table.part, "atlas", None)
    if atlas is not None and line in ("m", say("words-map")):
        return lambda: screen.show(*atlas(table.seen(seat)))
    return None


def _coach(table: Table, seat: int) -> None:
    """Imported only here: most games are played without asking."""
    from thirdplace.terminal.coach_page import show_advice

    if not table.match.numbers(seat):
        table.screen.show(table.say("advice-nothing"))
        return
    try:
        show_advice(table, seat)
    except Refused as refused:
        table.screen.complain(explain(table.say, refused))


def introduce(table: Table) -> None:
    """What is played, by whom, and the promise that chance is already decided."""
    match, say, screen = table.match, table.say, table.screen
    screen.fresh()
    screen.show(Styled(say("title"), "bold"))
    screen.show(paint(" · ".join(match.names), match.names))
    for option, value in table.part.PRESELECTED.items():
        if getattr(match.options, option) == value:
            screen.show(say(f"preselected-{option}"))
    screen.quietly(say("commitment", commitment=commitment(match.seed)))
    screen.quietly(say("kept-at", file=str(table.file)))
    if screen.lively and table.persons:
        screen.wait(say("press-enter"))


def finish(table: Table) -> None:
    """How it ended, why, and how anyone can check it."""
    match, say, screen = table.match, table.say, table.screen
    eyes: Viewer = table.eyes
    news = _fitting(table, table.news(eyes), screen.height // 2)
    ending = table.part.ending(table.seen(eyes))
    table.file = match_files.keep_finished(table.file, match)
    proof = [
        say("seed", seed=match.seed),
        say("commitment-again", commitment=commitment(match.seed)),
        say("record-at", file=str(table.file)),
        say("review-at", file=str(table.file)),
    ]
    lines_below = sum(len(line) // screen.width + 1 for line in proof)
    screen.read_in_pages(partial(screen.show, *news, Styled(), ending, Styled()), say, below=lines_below)
    for line in proof:
        screen.quietly(line)


def say_goodbye(table: Table) -> None:
    """Where the game waits, and how to go on."""
    match_files.save(table.file, table.match)
    table.screen.line(table.say("saved", file=str(table.file)))
