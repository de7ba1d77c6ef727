"""Plays the games of one match-up on one deal, and starts the programs that take part."""

from collections import Counter
from random import Random
from typing import Any

from thirdplace.core.game import Game
from thirdplace.core.match import Match
from thirdplace.core.registry import find_game
from thirdplace.lab.ladder.bot_players import BotFailed, ClassPlayer, FailureKind, LevelPlayer, Player
from thirdplace.lab.ladder.bot_process import SHUTDOWN_S
from thirdplace.lab.ladder.bot_specs import BotSpec
from thirdplace.lab.ladder.http_bots import HttpBotPlayer, HttpBotServer
from thirdplace.lab.ladder.ladder_plan import LadderPlan, MatchupResult, SeatFailure
from thirdplace.lab.ladder.match_loop import MatchLoop
from thirdplace.lab.ladder.matchups import Lineup, Matchup
from thirdplace.lab.ladder.pipe_bots import BotPipe, PipeBotPlayer
from thirdplace.lab.ladder.seat_feed import SeatFeed

__all__ = ["play_matchup"]

MOST_TIMEOUTS = 2
"""A program that was too slow so often on one deal is not started again for it, and counts as too slow."""


def play_matchup(plan: LadderPlan, deal: int, matchup: Matchup) -> MatchupResult:
    """Plays one deal with the one bot in every seat in turn."""
    won = lost = 0.0
    took: dict[int, list[float]] = {matchup.one: [], matchup.others: []}
    lineups = matchup.lineups(plan.seats)
    with MatchRunner(plan) as room:
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
    return MatchupResult(deal, matchup, len(lineups), won, lost, took, room.failures)


class MatchRunner:
    """Plays one game after the other; programs keep running for the next one."""

    def __init__(self, plan: LadderPlan) -> None:
        self.failures: list[SeatFailure] = []
        self._plan = plan
        self._game: Game = find_game(plan.game)
        self._pipes: dict[tuple[int, int], BotPipe] = {}
        """By bot and seat: in one process, two seats of a bot could see each other's hands."""
        self._ending_pipes: list[tuple[int, BotPipe]] = []
        self._http_players: list[tuple[int, HttpBotPlayer]] = []
        self._http_server: HttpBotServer | None = None
        self._timeouts: Counter[int] = Counter()
        """By bot; it counts as too often at once if a program has never answered."""

    def __enter__(self) -> "MatchRunner":
        return self

    def __exit__(self, wrong: type[BaseException] | None, *_: object) -> None:
        """Ends all programs together, so that the slowest one decides how long that takes."""
        for (number, _which), pipe in self._pipes.items():
            pipe.begin_to_end(SHUTDOWN_S if wrong is None else 0)
            self._ending_pipes.append((number, pipe))
        for number, pipe in self._ending_pipes:
            failed = pipe.wait_until_ended()
            if failed is not None:
                self.failures.append(SeatFailure(number, failed.kind, failed.why))
        for number, player in self._http_players:
            player.process.wait_until_ended()
            self._note_remarks(number, player)
        if self._http_server is not None:
            self._http_server.close()

    def play_match(self, deal: int, lineup: Lineup) -> MatchLoop:
        plan = self._plan
        match = Match(self._game, plan.seats, seed=f"{plan.seed}/{deal}", options=plan.options)
        players: list[Player] = []
        try:
            for seat in range(plan.seats):
                players.append(self._make_player(match, deal, lineup, seat))
            playing = MatchLoop(match, players)
            playing.run()
        finally:
            for player in players:
                player.on_leave()
        self._note_failures(playing, lineup)
        return playing

    def _note_failures(self, playing: MatchLoop, lineup: Lineup) -> None:
        for seat, failed in playing.failures.items():
            self.failures.append(SeatFailure(lineup[seat], failed.kind, failed.why))
            if failed.kind == "slow":
                self._timeouts[lineup[seat]] += MOST_TIMEOUTS if failed.has_never_answered else 1
        for number, player in zip(lineup, playing.players, strict=True):
            if not isinstance(player, HttpBotPlayer):  # which may still say something
                self._note_remarks(number, player)

    def _note_remarks(self, number: int, player: Player) -> None:
        self.failures += [SeatFailure(number, kind, "") for kind in player.remarks.elements()]

    def _make_player(self, match: Match, deal: int, lineup: Lineup, seat: int) -> Player:
        number = lineup[seat]
        bot = self._plan.bots[number]
        name = f"{deal}-{'.'.join(map(str, lineup))}-{seat}"
        rng = Random(f"{self._plan.seed}/{name}")
        if bot.kind == "level":
            return LevelPlayer(match, seat, rng, bot.target)  # type: ignore[arg-type]
        if self._timeouts[number] >= MOST_TIMEOUTS:
            return _UnstartedPlayer(BotFailed("slow"))
        if bot.kind == "class":
            return ClassPlayer(match, seat, rng, bot.target, self._plan.bot_limits)
        account = SeatFeed(match, seat, name)
        try:
            if bot.kind == "pipe":
                return PipeBotPlayer(account, self._get_pipe(bot, number, lineup[:seat].count(number)))
            return self._make_http_player(account, match, name, number)
        except BotFailed as failed:
            return _UnstartedPlayer(failed)

    def _get_pipe(self, bot: BotSpec, number: int, which: int) -> BotPipe:
        pipe = self._pipes.get((number, which))
        if pipe is not None and not pipe.is_usable:
            self._ending_pipes.append((number, self._pipes.pop((number, which))))
            pipe = None
        if pipe is None:
            pipe = self._pipes[number, which] = BotPipe(bot.target, self._plan.bot_limits)
        return pipe

    def _make_http_player(self, feed: SeatFeed, match: Match, table: str, number: int) -> HttpBotPlayer:
        command, limits = self._plan.bots[number].target, self._plan.bot_limits
        player = HttpBotPlayer(feed, match, self._get_http_server(), table, command, limits)
        self._http_players.append((number, player))
        return player

    def _get_http_server(self) -> HttpBotServer:
        if self._http_server is None:
            self._http_server = HttpBotServer()
        return self._http_server


class _UnstartedPlayer:
    """Stands for a program that could not be started: it fails when it is asked."""

    seconds_taken: float | None = None

    def __init__(self, failed: BotFailed) -> None:
        self.remarks: Counter[FailureKind] = Counter()
        self._failed = failed

    def choose(self, *, urgent: bool) -> Any:
        raise self._failed

    def on_step(self, step: object) -> None:
        pass

    def on_leave(self) -> None:
        pass
