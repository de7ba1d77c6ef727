"""A ladder's results for other programs: everything that the tables say, without rounding."""

from itertools import permutations
from typing import Any

from thirdplace.lab.standings import Standings

__all__ = ["report"]


def report(standings: Standings, command: str) -> dict[str, Any]:
    """What `--json` writes (docs/ladder.md)."""
    plan = standings.plan
    ratings = [None] * len(plan.bots) if plan.team else standings.ratings()
    bots = [
        {
            "name": bot.name,
            "bot": bot.written,
            "rating": ratings[number],
            "won": standings.share(number, number),
            "thinking": standings.thinking(number),
            "failed": standings.troubles(number),
        }
        for number, bot in enumerate(plan.bots)
    ]
    compare = standings.difference if plan.team else standings.share
    return {
        "command": command,
        "game": plan.game,
        "seats": plan.seats,
        "options": plan.options,
        "seed": plan.seed,
        "deals": standings.deals,
        "games": standings.games,
        "planned": standings.all_games,
        "bots": bots,
        "pairs": [
            {"one": one, "others": others, "differs" if plan.team else "share": compare(one, others)}
            for one, others in permutations(range(len(plan.bots)), 2)
        ],
    }
