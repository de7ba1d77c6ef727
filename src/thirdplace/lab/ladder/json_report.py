"""A ladder's results as JSON: everything that the printed tables show, without rounding."""

from itertools import permutations
from typing import Any

from thirdplace.lab.ladder.standings import Standings

__all__ = ["build_report"]


def build_report(standings: Standings, command: str) -> dict[str, Any]:
    """The document that `--json` writes (docs/ladder.md)."""
    plan = standings.plan
    ratings = [None] * len(plan.bots) if plan.is_team_game else standings.estimate_ratings()
    bots = [
        {
            "name": bot.name,
            "bot": bot.as_argument,
            "rating": ratings[number],
            "won": standings.estimate_share(number, number),
            "thinking": standings.thinking_time(number),
            "failed": standings.count_failures(number),
        }
        for number, bot in enumerate(plan.bots)
    ]
    compare = standings.estimate_difference if plan.is_team_game else standings.estimate_share
    return {
        "command": command,
        "game": plan.game,
        "seats": plan.seats,
        "options": plan.options,
        "seed": plan.seed,
        "deals": standings.deals_begun,
        "games": standings.games,
        "planned": standings.planned_games,
        "bots": bots,
        "pairs": [
            {"one": one, "others": others, "differs" if plan.is_team_game else "share": compare(one, others)}
            for one, others in permutations(range(len(plan.bots)), 2)
        ],
    }
