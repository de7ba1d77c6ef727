"""A ladder's results as tables: in the terminal, or in Markdown for a page."""

import json
import shlex
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from fluent.runtime.types import fluent_number
from rich.markup import escape
from rich.table import Table as RichTable

from thirdplace.lab.ladder_plan import LadderPlan
from thirdplace.lab.ratings import Estimate
from thirdplace.lab.standings import Standings
from thirdplace.terminal.screen import Screen
from thirdplace.text import Text

__all__ = ["command_of", "show", "show_markdown"]

UNKNOWN = "–"
QUOTE = '"'


@dataclass(frozen=True, slots=True)
class Table:
    title: str
    head: list[str]
    rows: list[list[str]]
    note: str


def command_of(plan: LadderPlan) -> str:
    """What anyone can type to have the same played again."""
    bots = ",".join(_quoted(bot.as_argument) for bot in plan.bots)
    words = ["thirdplace", "ladder", plan.game, "--bots", bots, "--games", str(plan.games)]
    words += ["--seats", str(plan.seats), "--seed", plan.seed]
    for key, value in plan.options.items():
        words += ["--option", f"{key}={value if isinstance(value, str) else json.dumps(value)}"]
    return shlex.join(words)


def _quoted(bot: str) -> str:
    return f'"{bot.replace(QUOTE, QUOTE * 2)}"' if "," in bot or bot.startswith(QUOTE) else bot


def show(screen: Screen, standings: Standings, say: Text) -> None:
    screen.show(_head(standings, say))
    for table in _tables(standings, say):
        drawn = RichTable(box=None, pad_edge=False, padding=(0, 3, 0, 0))
        for number, name in enumerate(table.head):
            drawn.add_column(escape(name), justify="right" if number else "left")
        for row in table.rows:
            drawn.add_row(*row)
        screen.blank()
        screen.show(table.title, drawn, table.note)
    for line in _troubles(standings, say):
        screen.blank()
        screen.show(line)


def show_markdown(standings: Standings, say: Text) -> None:
    print(f"`{command_of(standings.plan)}`\n\n{_head(standings, say)}")
    for table in _tables(standings, say):
        lines = [_row(table.head), "|---" + "|---:" * (len(table.head) - 1) + "|", *map(_row, table.rows)]
        print("", table.title, "", *lines, "", table.note, sep="\n")
    for line in _troubles(standings, say):
        print(f"\n{line}")


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cell.replace('|', '&#124;') for cell in cells)} |"


def _head(standings: Standings, say: Text) -> str:
    plan, done, planned = standings.plan, standings.games, standings.planned_games
    head = say(
        "ladder-head-team" if plan.is_team_game else "ladder-head",
        game=say("title"),
        seats=plan.seats,
        deals=standings.deals_begun,
        games=done,
    )
    return head if done == planned else f"{head} {say('ladder-cut', all=planned)}"


def _tables(standings: Standings, say: Text) -> Iterator[Table]:
    plan, numbers = standings.plan, range(len(standings.plan.bots))
    if plan.is_team_game:
        order = sorted(numbers, key=lambda bot: -_value(standings.estimate_share(bot, bot)))
        shares = [_percent(standings.estimate_share(bot, bot), say) for bot in numbers]
        yield _strengths(standings, say, order, say("ladder-deals-won"), shares, say("ladder-note"))
        if len(order) > 1:
            title, note = say("ladder-differences"), say("ladder-differences-note")
            yield _square(
                plan, order, title, note, say, lambda a, b: _points(standings.estimate_difference(a, b), say)
            )
        return
    ratings = standings.estimate_ratings()
    order = sorted(numbers, key=lambda bot: -ratings[bot].value)
    rated = [say("ladder-interval", **_figures(rating, 0)) for rating in ratings]
    yield _strengths(standings, say, order, say("ladder-rating"), rated, say("ladder-rating-note"))
    title = say("ladder-pairs", others=plan.seats - 1, even=_number(100 / plan.seats, 1))
    yield _square(
        plan,
        order,
        title,
        say("ladder-pairs-note"),
        say,
        lambda a, b: _percent(standings.estimate_share(a, b), say),
    )


def _strengths(
    standings: Standings, say: Text, order: Sequence[int], column: str, values: Sequence[str], note: str
) -> Table:
    head = [say("ladder-bot"), column, say("ladder-median"), say("ladder-slow")]
    rows = [[standings.plan.bots[bot].name, values[bot], *_thinking(standings, bot, say)] for bot in order]
    return Table(say("ladder-strength"), head, rows, note)


def _square(
    plan: LadderPlan, order: Sequence[int], title: str, note: str, say: Text, cell: Callable[[int, int], str]
) -> Table:
    """Everyone against everyone, the strongest first."""
    names = [plan.bots[bot].name for bot in order]
    rows = [
        [plan.bots[one].name, *(cell(one, other) if one != other else "" for other in order)] for one in order
    ]
    return Table(title, [say("ladder-bot"), *names], rows, note)


def _thinking(standings: Standings, bot: int, say: Text) -> list[str]:
    thinking = standings.thinking_time(bot)
    if thinking is None:
        return [UNKNOWN, UNKNOWN]
    return [_milliseconds(seconds, say) for seconds in (thinking.median, thinking.slow)]


def _milliseconds(seconds: float, say: Text) -> str:
    return say(
        "ladder-milliseconds",
        number=_number(seconds * 1000, 2 if seconds < 0.001 else 1 if seconds < 0.01 else 0),
    )


def _percent(found: Estimate | None, say: Text) -> str:
    return UNKNOWN if found is None else say("ladder-percent", **_figures(found, 1, 100))


def _points(found: Estimate | None, say: Text) -> str:
    return UNKNOWN if found is None else say("ladder-interval", **_figures(found, 1, 100))


def _figures(found: Estimate, digits: int, times: float = 1) -> dict[str, Any]:
    values = {"value": found.value, "low": found.low, "high": found.high}
    return {name: _number(value * times, digits) for name, value in values.items()}


def _number(value: float, digits: int) -> Any:
    """As the reader's language writes it."""
    value = round(value, digits) + 0.0  # no minus before a zero
    return fluent_number(value, minimumFractionDigits=digits, maximumFractionDigits=digits, useGrouping=False)


def _value(found: Estimate | None) -> float:
    return -1.0 if found is None else found.value


def _troubles(standings: Standings, say: Text) -> Iterator[str]:
    """Who failed, how, how often: one sentence each, and what was done about it."""
    for number, bot in enumerate(standings.plan.bots):
        for trouble, seats in standings.count_failures(number).items():
            why = standings.first_failure_reason(number, trouble)
            limit = _number(standings.plan.limit_s, 0 if standings.plan.limit_s >= 1 else 1)
            told = say(f"ladder-failed-{trouble}", bot=bot.name, count=seats, limit=limit)
            yield f"{told} {f'({why}) ' if why else ''}{say('ladder-failed-rule')}"
