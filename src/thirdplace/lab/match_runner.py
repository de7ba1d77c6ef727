"""A room where the games of one match-up and deal are played, and where programs sit down."""

from collections.abc import Callable
from contextlib import ExitStack
from random import Random
from typing import Any

from thirdplace.core.game import Game
from thirdplace.core.match import Match
from thirdplace.core.registry import find_game
from thirdplace.lab.bot_players import ClassPlayer, Failed, LevelPlayer, Player
from thirdplace.lab.bot_specs import Bot
from thirdplace.lab.http_bots import Door, StreamPlayer
from thirdplace.lab.ladder_plan import Failure, Outcome, Plan
from thirdplace.lab.match_loop import Playing
from thirdplace.lab.matchups import Lineup, Matchup
from thirdplace.lab.pipe_bots import Pipe, PipePlayer
from thirdplace.lab.seat_feed import Account

__all__ = ["play_matchup"]


def play_matchup(
    plan: Plan, deal: int, matchup: Matchup, check: Callable[[], None] = lambda: None
) -> Outcome:
    """The same cards for everyone, the one bot in every seat. `check` is called often, and may raise."""
    won = lost = 0.0
    took: dict[int, list[float]] = {matchup.one: [], matchup.others: []}
    failures: list[Failure] = []
    lineups = matchup.lineups(plan.seats)
    with Room(plan, check) as room:
        for lineup in lineups:
            playing = room.play(deal, lineup)
            match = playing.match
            for seat in match.winners:
                if lineup[seat] == matchup.one:
                    won += 1 / len(match.winners)
                else:
                    lost += 1 / len(match.winners)
            for seat, seconds in enumerate(playing.took):
                took[lineup[seat]] += seconds
            failures += [Failure(lineup[s], one.trouble, one.why) for s, one in playing.failed.items()]
    return Outcome(deal, matchup, len(lineups), won, lost, took, failures)


class Room:
    """Where games are played one after the other; programs stay for the next."""

    def __init__(self, plan: Plan, check: Callable[[], None]) -> None:
        self._plan = plan
        self._check = check
        self._game: Game = find_game(plan.game)
        self._open = ExitStack()
        self._pipes: dict[tuple[int, int], Pipe] = {}
        """By bot, and one for each of its seats: in one process they could look into each other's hands."""
        self._door: Door | None = None

    def __enter__(self) -> "Room":
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def play(self, deal: int, lineup: Lineup) -> Playing:
        plan = self._plan
        match = Match(self._game, plan.seats, seed=f"{plan.seed}/{deal}", options=plan.options)
        players: list[Player] = []
        try:
            for seat in range(plan.seats):
                players.append(self._sit_down(match, deal, lineup, seat))
            playing = Playing(match, players, self._check)
            playing.play()
        finally:
            for player in players:
                player.leave()
        return playing

    def _sit_down(self, match: Match, deal: int, lineup: Lineup, seat: int) -> Player:
        number = lineup[seat]
        bot, limit = self._plan.bots[number], self._plan.limit
        name = f"{deal}-{'.'.join(map(str, lineup))}-{seat}"
        rng = Random(f"{self._plan.seed}/{name}")
        if bot.kind == "level":
            return LevelPlayer(match, seat, rng, bot.what)  # type: ignore[arg-type]
        if bot.kind == "class":
            return ClassPlayer(match, seat, rng, bot.what, limit)
        account = Account(match, seat, name)
        try:
            if bot.kind == "pipe":
                return PipePlayer(account, self._pipe(bot, number, lineup[:seat].count(number)), limit)
            return StreamPlayer(account, match, self._doorway(), name, bot.what, limit)
        except Failed as failed:
            return _Absent(failed)

    def _pipe(self, bot: Bot, number: int, which: int) -> Pipe:
        pipe = self._pipes.get((number, which))
        if pipe is None or not pipe.usable:
            pipe = self._pipes[number, which] = Pipe(bot.what)
            self._open.callback(pipe.close)
        return pipe

    def _doorway(self) -> Door:
        if self._door is None:
            self._door = Door()
            self._open.callback(self._door.close)
        return self._door


class _Absent:
    """A program that could not be started."""

    took: float | None = None

    def __init__(self, failed: Failed) -> None:
        self._failed = failed

    def choose(self, *, urgent: bool) -> Any:
        raise self._failed

    def hear(self, step: object) -> None:
        pass

    def leave(self) -> None:
        pass
