"""The coach in a terminal: advice during a game, and the review of a finished one."""

from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import Any

from fluent.runtime.types import fluent_number
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table as RichTable
from rich.text import Text as RichText

from thirdplace.core.errors import Refused
from thirdplace.core.parts.coach import Advice, Reason, advise
from thirdplace.core.parts.reason_text import in_words
from thirdplace.core.parts.review import Question, Review, answer_question, review
from thirdplace.core.parts.terminal import Say
from thirdplace.core.records.record import Record, load
from thirdplace.core.registry import find_game
from thirdplace.terminal.match_screen import MatchScreen
from thirdplace.terminal.screen import Screen, colour_names
from thirdplace.text import text_for

__all__ = ["build_advice_page", "build_rating_grid", "show_advice", "show_review"]

BARS = "▁▂▃▄▅▆▇█"
MAX_RATED_ACTIONS = 5
NEARLY_CERTAIN = 0.995

Ask = Callable[[Sequence[Question]], list[Any]]


def show_advice(table: MatchScreen, seat: int) -> None:
    """Shows what an expert would do here, and why."""
    with table.screen.show_busy(table.say("advice-thinks")):
        told = build_advice_page(table, seat)
    table.screen.show(*told)


def build_advice_page(table: MatchScreen, seat: int, at: int | None = None) -> list[object]:
    match, say = table.match, table.say
    advice = advise(match.situation(seat, at), Random("the coach"))
    return [*_format_advice(advice, say, match.names), build_rating_grid(advice, say, match.names)]


def _format_advice(advice: Advice, say: Say, names: Sequence[str]) -> list[RichText]:
    first = say("advice-would", action=_format_best_action(advice, say, names))
    reasons = [in_words(reason, say, names) for reason in advice.reasons]
    return [RichText(first, "bold"), *(colour_names(reason, names) for reason in reasons)]


def _format_best_action(advice: Advice, say: Say, names: Sequence[str]) -> str:
    if advice.best is None or not advice.rated or advice.rated[0].words is None:
        return say("advice-wait")
    return in_words(advice.rated[0].words, say, names)


def build_rating_grid(advice: Advice, say: Say, names: Sequence[str]) -> RichTable:
    grid = RichTable.grid(padding=(0, 2))
    for _ in range(4):
        grid.add_column()
    for rated in advice.rated[:MAX_RATED_ACTIONS]:
        words: Reason | None = rated.words
        points = "" if rated.points is None else _format_points(rated.points, say)
        grid.add_row(
            "" if words is None else in_words(words, say, names),
            _format_chance(rated.chance, say),
            points,
            "" if rated.note is None else RichText(in_words(rated.note, say, names), "dim"),
        )
    return grid


def _format_points(points: float, say: Say) -> str:
    """With one decimal, a zero, too: points that are compared look alike."""
    return say("advice-points", points=fluent_number(round(points, 1), minimumFractionDigits=1))


def _format_chance(chance: float, say: Say) -> str:
    """A chance in words; nearly certain ones are not shown as "100 %" or "0 %"."""
    if chance >= NEARLY_CERTAIN:
        return say("advice-sure")
    if chance <= 1 - NEARLY_CERTAIN:
        return say("advice-hardly")
    return say("advice-chance-to-win", percent=round(100 * chance))


# A finished game.


def show_review(record: Record, lang: str, screen: Screen) -> int:
    """Shows the review of a finished game. Raises Refused if it is not over."""
    game = find_game(record.game)
    say = text_for(lang, game)
    match = load(record)
    if not match.over:
        raise Refused("wrong-phase", "record: of a running game")
    found = _review_in_parallel(record, say)
    screen.show(RichText(say("title"), "bold").append(f"  {say('review-title')}", "not bold"))
    screen.show_blank_line()
    screen.show(_build_chance_grid(found, say, screen.width))
    screen.show(RichText(in_words(found.basis, say, found.names), "dim"))
    screen.show_blank_line()
    screen.show(_build_luck_and_skill_grid(found, say))
    screen.show_blank_line()
    screen.show(*_describe_costly_decisions(found, say))
    return 0


def _review_in_parallel(record: Record, say: Say) -> Review:
    """Reviews with one process for each core, and shows a progress bar."""
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with (
        ProcessPoolExecutor(mp_context=get_context("spawn")) as pool,
        Progress(*columns, console=Console(stderr=True), transient=True) as progress,
    ):
        task = progress.add_task(say("review-busy"), total=2 * len(record.actions) + 1)

        def answer_all(questions: Sequence[Question]) -> list[Any]:
            answers = []
            for one in pool.map(answer_question, questions):
                answers.append(one)
                progress.advance(task)
            return answers

        return review(record, answer_all)


def _build_chance_grid(found: Review, say: Say, width: int) -> RichTable:
    """Each seat's chance to win from the deal to the end; one line for a team."""
    grid = RichTable.grid(padding=(0, 2))
    team = all(len(set(map(str, chances))) == 1 for chances in found.chances)
    room = max(20, width - 40)
    for seat, name in enumerate(found.names[:1] if team else found.names):
        line = [chances[seat] for chances in found.chances]
        first, last = (round(100 * chance) for chance in (line[0], line[-1]))
        told = say("review-from-to", first=first, last=last)
        grid.add_row(
            colour_names(say("review-team") if team else name, found.names), _draw_bars(line, room), told
        )
    return grid


def _draw_bars(line: Sequence[float], room: int) -> str:
    """At most `room` bars, and at most one for each move."""
    count = min(room, len(line))
    shown = [line[number * (len(line) - 1) // max(1, count - 1)] for number in range(count)]
    return "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in shown)


def _build_luck_and_skill_grid(found: Review, say: Say) -> RichTable:
    """For each seat: what luck, its own decisions and the others' brought."""
    grid = RichTable.grid(padding=(0, 2))
    grid.add_column()
    columns = ("review-luck", "review-decisions", "review-others")
    for _ in columns:
        grid.add_column(justify="right")
    grid.add_row("", *(RichText(say(column), "bold") for column in columns))
    for seat, name in enumerate(found.names):
        numbers = (found.luck[seat], found.decisions[seat], found.others[seat])
        cells = [say("review-percent", value=f"{100 * number:+.0f}") for number in numbers]
        grid.add_row(colour_names(name, found.names), *cells)
    return grid


def _describe_costly_decisions(found: Review, say: Say) -> list[RichText]:
    if not found.costly:
        return [RichText(say("review-none"))]
    lines = [RichText(say("review-costly"), "bold")]
    for one in found.costly:
        told = say(
            "review-cost",
            number=one.number,
            name=found.names[one.seat],
            action=in_words(one.words, say, found.names),
            percent=round(100 * one.cost),
        )
        lines += [colour_names(told, found.names), *_format_advice(one.advice, say, found.names)[:2]]
    return lines
