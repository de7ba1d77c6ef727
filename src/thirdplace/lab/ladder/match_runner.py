"""Plays the games of one match-up on one deal, and starts the programs that take part."""

from collections.abc import Callable
from contextlib import ExitStack
from random import Random
from typing import Any

from thirdplace.core.game import Game
from thirdplace.core.match import Match
from thirdplace.core.registry import find_game
from thirdplace.lab.ladder.bot_players import BotFailed, ClassPlayer, LevelPlayer, Player
from thirdplace.lab.ladder.bot_specs import BotSpec
from thirdplace.lab.ladder.http_bots import HttpBotPlayer, HttpBotServer
from thirdplace.lab.ladder.ladder_plan import LadderPlan, MatchupResult, SeatFailure
from thirdplace.lab.ladder.match_loop import MatchLoop
from thirdplace.lab.ladder.matchups import Lineup, Matchup
from thirdplace.lab.ladder.pipe_bots import BotPipe, PipeBotPlayer
from thirdplace.lab.ladder.seat_feed import SeatFeed

__all__ = ["play_matchup"]


def play_matchup(
    plan: LadderPlan, deal: int, matchup: Matchup, check: Callable[[], None] = lambda: None
) -> MatchupResult:
    """Plays one deal with the one bot in every seat in turn. `check` is called often, and may raise."""
    won = lost = 0.0
    took: dict[int, list[float]] = {matchup.one: [], matchup.others: []}
    failures: list[SeatFailure] = []
    lineups = matchup.lineups(plan.seats)
    with MatchRunner(plan, check) as room:
        for lineup in lineups:
            playing = room.play_match(deal, lineup)
            match = playing.match
            for seat in match.winners:
                if lineup[seat] == matchup.one:
                    won += 1 / len(match.winners)
                else:
                    lost += 1 / len(match.winners)
            for seat, seconds in enumerate(playing.seconds_taken):
                took[lineup[seat]] += seconds
            failures += [SeatFailure(lineup[s], one.kind, one.why) for s, one in playing.failures.items()]
    return MatchupResult(deal, matchup, len(lineups), won, lost, took, failures)


class MatchRunner:
    """Plays one game after the other; programs keep running for the next one."""

    def __init__(self, plan: LadderPlan, check: Callable[[], None]) -> None:
        self._plan = plan
        self._check = check
        self._game: Game = find_game(plan.game)
        self._resources = ExitStack()
        self._pipes: dict[tuple[int, int], BotPipe] = {}
        """By bot and seat: in one process, two seats of a bot could see each other's hands."""
        self._http_server: HttpBotServer | None = None

    def __enter__(self) -> "MatchRunner":
        return self

    def __exit__(self, *_: object) -> None:
        self._resources.close()

    def play_match(self, deal: int, lineup: Lineup) -> MatchLoop:
        plan = self._plan
        match = Match(self._game, plan.seats, seed=f"{plan.seed}/{deal}", options=plan.options)
        players: list[Player] = []
        try:
            for seat in range(plan.seats):
                players.append(self._make_player(match, deal, lineup, seat))
            playing = MatchLoop(match, players, self._check)
            playing.run()
        finally:
            for player in players:
                player.on_leave()
        return playing

    def _make_player(self, match: Match, deal: int, lineup: Lineup, seat: int) -> Player:
        number = lineup[seat]
        bot, limit = self._plan.bots[number], self._plan.limit_s
        name = f"{deal}-{'.'.join(map(str, lineup))}-{seat}"
        rng = Random(f"{self._plan.seed}/{name}")
        if bot.kind == "level":
            return LevelPlayer(match, seat, rng, bot.target)  # type: ignore[arg-type]
        if bot.kind == "class":
            return ClassPlayer(match, seat, rng, bot.target, limit)
        account = SeatFeed(match, seat, name)
        try:
            if bot.kind == "pipe":
                return PipeBotPlayer(account, self._get_pipe(bot, number, lineup[:seat].count(number)), limit)
            return HttpBotPlayer(account, match, self._get_http_server(), name, bot.target, limit)
        except BotFailed as failed:
            return _UnstartedPlayer(failed)

    def _get_pipe(self, bot: BotSpec, number: int, which: int) -> BotPipe:
        pipe = self._pipes.get((number, which))
        if pipe is None or not pipe.is_usable:
            pipe = self._pipes[number, which] = BotPipe(bot.target)
            self._resources.callback(pipe.close)
        return pipe

    def _get_http_server(self) -> HttpBotServer:
        if self._http_server is None:
            self._http_server = HttpBotServer()
            self._resources.callback(self._http_server.close)
        return self._http_server


class _UnstartedPlayer:
    """Stands for a program that could not be started: it fails when it is asked."""

    seconds_taken: float | None = None

    def __init__(self, failed: BotFailed) -> None:
        self._failed = failed

    def choose(self, *, urgent: bool) -> Any:
        raise self._failed

    def on_step(self, step: object) -> None:
        pass

    def on_leave(self) -> None:
        pass
