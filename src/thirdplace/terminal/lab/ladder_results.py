"""A ladder's results as tables, for the terminal or as Markdown."""

import json
import shlex
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from fluent.runtime.types import fluent_number
from rich.markup import escape
from rich.table import Table as RichTable

from thirdplace.lab.ladder.bot_players import HARMLESS_FAILURES
from thirdplace.lab.ladder.ladder_plan import LadderPlan
from thirdplace.lab.ladder.pipe_bots import MAX_LINE_BYTES
from thirdplace.lab.ladder.ratings import Estimate
from thirdplace.lab.ladder.standings import Standings
from thirdplace.terminal.screen import Screen
from thirdplace.text import Text

__all__ = ["format_command", "print_markdown", "show_results"]

UNKNOWN = "–"
QUOTE = '"'


@dataclass(frozen=True, slots=True)
class ResultTable:
    title: str
    head: list[str]
    rows: list[list[str]]
    note: str


def format_command(plan: LadderPlan) -> str:
    """The command that plays the same ladder again."""
    bots = ",".join(_quote_bot(bot.as_argument) for bot in plan.bots)
    words = ["thirdplace", "ladder", plan.game, "--bots", bots, "--games", str(plan.games)]
    words += ["--seats", str(plan.seats), "--seed", plan.seed]
    for key, value in plan.options.items():
        words += ["--option", f"{key}={value if isinstance(value, str) else json.dumps(value)}"]
    return shlex.join(words)


def _quote_bot(bot: str) -> str:
    return f'"{bot.replace(QUOTE, QUOTE * 2)}"' if "," in bot or bot.startswith(QUOTE) else bot


def show_results(screen: Screen, standings: Standings, say: Text) -> None:
    screen.show(_format_heading(standings, say))
    for table in _build_tables(standings, say):
        drawn = RichTable(box=None, pad_edge=False, padding=(0, 3, 0, 0))
        for number, name in enumerate(table.head):
            drawn.add_column(escape(name), justify="right" if number else "left")
        for row in table.rows:
            drawn.add_row(*row)
        screen.show_blank_line()
        screen.show(table.title, drawn, table.note)
    for line in _describe_failures(standings, say):
        screen.show_blank_line()
        screen.show(line)


def print_markdown(standings: Standings, say: Text) -> None:
    print(f"`{format_command(standings.plan)}`\n\n{_format_heading(standings, say)}")
    for table in _build_tables(standings, say):
        lines = [
            _format_markdown_row(table.head),
            "|---" + "|---:" * (len(table.head) - 1) + "|",
            *map(_format_markdown_row, table.rows),
        ]
        print("", table.title, "", *lines, "", table.note, sep="\n")
    for line in _describe_failures(standings, say):
        print(f"\n{line}")


def _format_markdown_row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cell.replace('|', '&#124;') for cell in cells)} |"


def _format_heading(standings: Standings, say: Text) -> str:
    plan, done, planned = standings.plan, standings.games, standings.planned_games
    head = say(
        "ladder-head-team" if plan.is_team_game else "ladder-head",
        game=say("title"),
        seats=plan.seats,
        deals=standings.deals_begun,
        games=done,
    )
    return head if done == planned else f"{head} {say('ladder-cut', all=planned)}"


def _build_tables(standings: Standings, say: Text) -> Iterator[ResultTable]:
    plan, numbers = standings.plan, range(len(standings.plan.bots))
    if plan.is_team_game:
        order = sorted(numbers, key=lambda bot: -_value_or_lowest(standings.estimate_share(bot, bot)))
        shares = [_format_percent(standings.estimate_share(bot, bot), say) for bot in numbers]
        yield _build_strength_table(
            standings, say, order, say("ladder-deals-won"), shares, say("ladder-note")
        )
        if len(order) > 1:
            title, note = say("ladder-differences"), say("ladder-differences-note")
            yield _build_pair_table(
                plan,
                order,
                title,
                note,
                say,
                lambda a, b: _format_percentage_points(standings.estimate_difference(a, b), say),
            )
        return
    ratings = standings.estimate_ratings()
    order = sorted(numbers, key=lambda bot: -ratings[bot].value)
    rated = [say("ladder-interval", **_format_estimate(rating, 0)) for rating in ratings]
    yield _build_strength_table(standings, say, order, say("ladder-rating"), rated, say("ladder-rating-note"))
    title = say("ladder-pairs", others=plan.seats - 1, even=_format_number(100 / plan.seats, 1))
    yield _build_pair_table(
        plan,
        order,
        title,
        say("ladder-pairs-note"),
        say,
        lambda a, b: _format_percent(standings.estimate_share(a, b), say),
    )


def _build_strength_table(
    standings: Standings, say: Text, order: Sequence[int], column: str, values: Sequence[str], note: str
) -> ResultTable:
    head = [say("ladder-bot"), column, say("ladder-median"), say("ladder-slow")]
    rows = [
        [standings.plan.bots[bot].name, values[bot], *_format_thinking_times(standings, bot, say)]
        for bot in order
    ]
    return ResultTable(say("ladder-strength"), head, rows, note)


def _build_pair_table(
    plan: LadderPlan, order: Sequence[int], title: str, note: str, say: Text, cell: Callable[[int, int], str]
) -> ResultTable:
    """A table of all pairs of bots, the strongest first."""
    names = [plan.bots[bot].name for bot in order]
    rows = [
        [plan.bots[one].name, *(cell(one, other) if one != other else "" for other in order)] for one in order
    ]
    return ResultTable(title, [say("ladder-bot"), *names], rows, note)


def _format_thinking_times(standings: Standings, bot: int, say: Text) -> list[str]:
    thinking = standings.thinking_time(bot)
    if thinking is None:
        return [UNKNOWN, UNKNOWN]
    return [_format_milliseconds(seconds, say) for seconds in (thinking.median, thinking.slow)]


def _format_milliseconds(seconds: float, say: Text) -> str:
    return say(
        "ladder-milliseconds",
        number=_format_number(seconds * 1000, 2 if seconds < 0.001 else 1 if seconds < 0.01 else 0),
    )


def _format_percent(found: Estimate | None, say: Text) -> str:
    return UNKNOWN if found is None else say("ladder-percent", **_format_estimate(found, 1, 100))


def _format_percentage_points(found: Estimate | None, say: Text) -> str:
    return UNKNOWN if found is None else say("ladder-interval", **_format_estimate(found, 1, 100))


def _format_estimate(found: Estimate, digits: int, times: float = 1) -> dict[str, Any]:
    values = {"value": found.value, "low": found.low, "high": found.high}
    return {name: _format_number(value * times, digits) for name, value in values.items()}


def _format_number(value: float, digits: int) -> Any:
    """A number that Fluent formats for the reader's language."""
    value = round(value, digits) + 0.0  # no minus before a zero
    return fluent_number(value, minimumFractionDigits=digits, maximumFractionDigits=digits, useGrouping=False)


def _value_or_lowest(found: Estimate | None) -> float:
    return -1.0 if found is None else found.value


def _describe_failures(standings: Standings, say: Text) -> Iterator[str]:
    """One sentence for each bot and kind of failure: how often, why, and the consequence."""
    plan = standings.plan
    for number, bot in enumerate(plan.bots):
        for trouble, count in standings.count_failures(number).items():
            why = standings.first_failure_reason(number, trouble)
            told = say(
                f"ladder-failed-{trouble}",
                bot=bot.name,
                count=count,
                limit=_format_number(plan.limit_s, 0 if plan.limit_s >= 1 else 1),
                memory=_format_number(plan.memory_mb, 0),
                kilobytes=MAX_LINE_BYTES // 1024,
            )
            rule = "" if trouble in HARMLESS_FAILURES else say("ladder-failed-rule")
            yield " ".join(filter(None, [told, f"({why})" if why else "", rule]))
