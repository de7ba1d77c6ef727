"""Matches between players of PLACES Bid on the same deals: who wins how much, and how long they think.

    python -m thirdplace.games.places_bid.benchmarks.matches expert frozen --seats 4 --deals 50

One player sits in every seat of each deal, and the other in all other seats. The interval (95 %) is over
deals, as games of one deal are alike. `--lineup` seats players as they are named, and counts the first one's
wins. Players are the levels, `frozen` (the expert as it was in November 2026), `c:30` (the search in plain C
with 30 ms of CPU time for a decision), and the scripts of scripts.py. Deals are played wherever `--on` says.
"""

import argparse
from collections.abc import Callable
from math import sqrt
from random import Random
from statistics import fmean, median, quantiles, stdev
from time import thread_time
from typing import NamedTuple

from thirdplace.core.game import LEVELS, Message, Situation
from thirdplace.core.match import Match
from thirdplace.games.places_bid import GAME, bots
from thirdplace.games.places_bid.benchmarks.c_player import get_c_player
from thirdplace.games.places_bid.benchmarks.frozen_expert.search_runner import get_frozen_expert
from thirdplace.games.places_bid.benchmarks.scripts import SCRIPTS
from thirdplace.games.places_bid.bots.search_runner import SearchEffort, get_search_runner
from thirdplace.lab.chunks.choose_runner import choose_runner

__all__ = ["PLAYERS", "DealResult", "find_player", "play_deal"]

Choose = Callable[[Situation, Random], Message]
PLAYERS = (*LEVELS, "expert:GAMES", "playouts:GAMES", "frozen", "frozen:GAMES", "c:MILLISECONDS", *SCRIPTS)


class DealResult(NamedTuple):
    share: float
    """Of the wins, by the player that is measured; a shared win counts as its share."""
    times_ms: list[float]
    """CPU time of each of its decisions."""
    field_times_ms: list[float]


def find_player(name: str) -> Choose:
    """The player of this name.

    With `expert:500` or `frozen:500`, today's or the frozen expert plays 500 games for a decision, with
    `playouts:500` today's without its network; with `c:30`, the search in C thinks for 30 ms of CPU time.
    """
    kind, _, effort = name.partition(":")
    if kind in ("expert", "playouts") and effort:
        runner, budget = get_search_runner(), SearchEffort(int(effort), True, kind == "expert")
        return lambda situation, rng: situation.message(runner.rate_actions(situation, budget, rng)[0].action)
    if kind in LEVELS:
        return lambda situation, rng: bots.choose(kind, situation, rng)
    if kind == "frozen":
        frozen = get_frozen_expert()
        games = [int(effort)] if effort else []
        return lambda situation, rng: situation.message(frozen.choose(situation, rng, *games))
    if kind == "c" and effort:
        in_c, budget_ms = get_c_player(), float(effort)
        return lambda situation, rng: situation.message(in_c.choose(situation, rng, budget_ms))
    if name in SCRIPTS:
        return lambda situation, rng: situation.message(SCRIPTS[name](situation, rng))
    raise SystemExit(f"no player {name}; there are: {', '.join(PLAYERS)}")


def play_deal(deal: int, lineups: list[list[Choose]], measured: list[int]) -> DealResult:
    """Plays a deal with each of these lineups; in each of them the seat in `measured` counts."""
    share = 0.0
    own_times: list[float] = []
    other_times: list[float] = []
    for lineup, seat in zip(lineups, measured, strict=True):
        match = Match(GAME, len(lineup), seed=f"match {deal}")
        rng = Random(f"{deal} {seat}")
        while not match.over:
            turn = match.active[0]
            situation = match.situation(turn)
            if len(situation.numbers()) == 1:
                match.do(turn, situation.legal()[0])
                continue
            begun = thread_time()
            chosen = lineup[turn](situation, rng)
            (own_times if turn == seat else other_times).append(1000 * (thread_time() - begun))
            match.do(turn, chosen)
        share += (seat in match.winners) / len(match.winners) / len(lineups)
    return DealResult(share, own_times, other_times)


class DealRequest(NamedTuple):
    deal: int
    lineups: list[list[str]]
    measured: list[int]


def play_request(request: DealRequest) -> DealResult:
    lineups = [[find_player(name) for name in lineup] for lineup in request.lineups]
    return play_deal(request.deal, lineups, request.measured)


def describe(results: list[DealResult]) -> str:
    shares = [one.share for one in results]
    margin = 1.96 * stdev(shares) / sqrt(len(shares)) if len(shares) > 1 else 1.0
    text = f"{len(shares)} deals: {100 * fmean(shares):.1f} % ± {100 * margin:.1f}"
    for name, times in (
        ("", [ms for one in results for ms in one.times_ms]),
        ("others ", [ms for one in results for ms in one.field_times_ms]),
    ):
        if len(times) > 1:
            text += f"; {name}CPU {median(times):.1f} ms median, {quantiles(times, n=100)[98]:.1f} ms 99 %"
    return text


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("one", nargs="?", default="expert")
    parser.add_argument("field", nargs="?", default="frozen")
    parser.add_argument("--seats", type=int, default=4, choices=GAME.seats)
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--on", default="here", help="where deals are played: here, processes, ray")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--lineup", help="players by seat, with commas; the first one's wins count")
    asked = parser.parse_args()
    seats = range(asked.seats)
    lineups, measured = (
        [[asked.one if seat == place else asked.field for place in seats] for seat in seats],
        seats,
    )
    if asked.lineup:
        lineups, measured = [asked.lineup.split(",")], range(1)
    deals = range(asked.first, asked.first + asked.deals)
    runner = choose_runner(asked.on, asked.workers)
    bots.warm_up()
    results = []
    for result in runner.run(play_request, [DealRequest(deal, lineups, list(measured)) for deal in deals]):
        results.append(result)
        print(describe(results), flush=True)
    runner.close()


if __name__ == "__main__":
    main()
