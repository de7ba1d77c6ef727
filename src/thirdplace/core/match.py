"""One game being played: its state as a plain object, the rules, the clock so far and what was done.

Here, and only here, it is asked whether an action is legal. Terminal, referee, records and
tables all play through a Match.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Generic

import msgspec

from thirdplace.core.chance import Chance
from thirdplace.core.deals import look_for_deal, open_deal
from thirdplace.core.errors import Refused
from thirdplace.core.game import Game, Message, Situation, V, Viewer
from thirdplace.core.move_list import MoveList
from thirdplace.core.player_names.names import check_names
from thirdplace.core.records.shares import DrawnBy, Shares
from thirdplace.core.refusal_words import in_words_of
from thirdplace.core.state import copy
from thirdplace.core.step import Move, Step

__all__ = ["Match"]


class Match(Generic[V]):
    """A game from its first to its last action; `V` is the type of its views.

    `thirdplace.new_match` makes one. Seats are numbers from 0. Whatever is not allowed raises
    `thirdplace.Refused`, and nothing has changed then.

    Attributes:
        game: The game that is played.
        seats: How many there are.
        names: What the people in the seats are called.
        options: The game's options, all filled in.
        setup: What a puzzle fixes of the deal, or None.
        seed: The text that all chance follows from. It tells every secret.
        shares: What the seed was mixed from; None if one person or program alone has drawn it.
        drawn_by: "device" if one device alone has drawn the seed, without a server.
        deal: Which deal of the seed is played; 0 is the first.
        moves: What was played so far, in order.
        now: What the game's clock shows, in milliseconds.
        automatic: The seats whose forced actions are done for them.
        state: The rules' own numbers, secrets included. Programs that play read `view` instead.

    Example:
        >>> import random
        >>> from thirdplace import new_match
        >>> match = new_match("places-bid", 4, seed="kitchen table")
        >>> while not match.over:
        ...     for seat in match.active:
        ...         step = match.do(seat, random.choice(match.legal(seat)))
        >>> len(match.winners) > 0
        True
    """

    __slots__ = (
        "__weakref__",
        "automatic",
        "deal",
        "drawn_by",
        "game",
        "moves",
        "names",
        "now",
        "options",
        "seats",
        "seed",
        "setup",
        "shares",
        "state",
    )

    def __init__(
        self,
        game: Game[V],
        seats: int,
        *,
        seed: str,
        options: Any = None,
        setup: Any = None,
        names: list[str] | None = None,
        deal: int | None = None,
        shares: Shares | None = None,
        drawn_by: DrawnBy | None = None,
    ) -> None:
        """Deal a game. (`thirdplace.new_match` takes a game's id as well, and draws a seed.)

        Args:
            game: The game.
            seats: How many play.
            seed: The text that all chance follows from.
            options: The game's options: its struct, or a dictionary as in JSON.
            setup: What a puzzle fixes of the deal: the game's struct, or a dictionary.
            names: One for each seat.
            deal: Take this deal of the seed (0 is the first) without asking if it is wanted.
            shares: What the seed was mixed from, to be kept in the record.
            drawn_by: Who has drawn it alone, if it was one device; also for the record.

        Raises:
            Refused: `bad-options`, with a detail that names what is wrong.
        """
        if seats not in game.seats:
            least, most = game.seats.start, game.seats.stop - 1
            raise Refused("bad-options", f"seats: {least}-{most}", least=least, most=most)
        self.game = game
        self.seats = seats
        self.seed = seed
        self.shares = shares
        self.drawn_by = drawn_by
        self.options = _convert(options if options is not None else {}, game.opening.Options, "options")
        self.setup = None if setup is None else _convert(setup, game.opening.Setup, "setup")
        self.names = check_names(names or [f"Seat {seat}" for seat in range(seats)], seats)
        self.now = 0
        self.moves = MoveList()
        self.automatic: frozenset[int] = (
            frozenset()
        )  # seats whose forced actions are done for them (PB21, PR11)
        with in_words_of(game):
            self.state, self.deal = open_deal(game, seats, seed, self.options, self.setup, deal)

    def fork(self) -> "Match[V]":
        """A match that goes on from here by itself: what is done in one is not done in the other.

        Example:
            >>> from thirdplace import new_match
            >>> match = new_match("places-please", 2, seed="kitchen table")
            >>> what_if = match.fork()
            >>> step = what_if.do(0, {"type": "roll"})
            >>> len(what_if.moves), len(match.moves)
            (1, 0)
        """
        forked: Match[V] = Match.__new__(Match)
        forked.game, forked.seats, forked.seed = self.game, self.seats, self.seed
        forked.options, forked.setup, forked.deal = self.options, self.setup, self.deal
        forked.shares, forked.drawn_by = self.shares, self.drawn_by
        forked.state, forked.now = self.state, self.now  # an action makes another state
        forked.names, forked.automatic = self.names, self.automatic  # replaced, never changed in place
        forked.moves = self.moves.fork()
        return forked

    def look_for_deal(self, first: int = 0) -> Iterator[int | None]:
        """For each deal from this one on: its number if the options want it, else None; in the end Refused.

        Examining one deal may take seconds; between two deals the caller may do something else.

        Args:
            first: The deal to begin with.

        Raises:
            Refused: `bad-options`, if none of the seed's deals is wanted.
        """
        return look_for_deal(self.game, self.seats, self.seed, self.options, self.setup, first)

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return bool(self.game.rules.over(self.state))

    @property
    def winners(self) -> list[int]:
        """The seats that have won, once the game is over; until then, nobody."""
        found = self.game.rules.winners(self.state) if self.over else 0
        return [seat for seat in range(self.seats) if found >> seat & 1]

    @property
    def active(self) -> list[int]:
        """The seats that may do something now; in some games that is often more than one."""
        mask = self.game.rules.active(self.state)
        return [seat for seat in range(self.seats) if mask >> seat & 1]

    def numbers(self, seat: int, at: int | None = None) -> list[int]:
        """The seat's legal actions as numbers, as the game's rules count them.

        Args:
            seat: Whose actions.
            at: When, in milliseconds on the game's clock; None: as at the last action.

        Raises:
            Refused: `bad-request`, if there is no such seat, or `at` lies in the past.
        """
        s, now = self._at(at)
        rules = self.game.rules
        buffer = [0] * rules.MAX_LEGAL  # not kept: a server holds thousands of matches
        return buffer[: rules.legal(s, self._seat(seat), now, buffer)]

    def legal(self, seat: int, at: int | None = None) -> list[Message]:
        """The seat's legal actions; the first is what happens when thinking time runs out.

        Args:
            seat: Whose actions.
            at: When, in milliseconds on the game's clock; None: as at the last action.

        Raises:
            Refused: `bad-request`, if there is no such seat, or `at` lies in the past.

        Example:
            >>> from thirdplace import new_match
            >>> match = new_match("places-bid", 3, seed="kitchen table", setup={"first": 0})
            >>> match.legal(0)[:3]
            [Pass(), Bid(amount=1), Bid(amount=2)]
            >>> match.legal(1)  # it is not this seat's turn
            []
        """
        return self.messages(self.numbers(seat, at))

    def messages(self, numbers: Sequence[int]) -> list[Message]:
        """Actions of the state as it is, by number.

        Args:
            numbers: Some of those that `numbers` lists.

        Example:
            >>> from thirdplace import new_match
            >>> match = new_match("places-bid", 3, seed="kitchen table", options={"first": 0})
            >>> match.messages(match.numbers(0)[:2])
            [Pass(), Bid(amount=1)]
        """
        decode, state, options = self.game.actions.decode, self.state, self.options
        return [decode(state, options, number) for number in numbers]

    def view(self, viewer: Viewer, at: int | None = None) -> V:
        """All that this viewer may know.

        Args:
            viewer: A seat, an onlooker (None), or the referee (`thirdplace.ALL`), who sees everything.
            at: When, in milliseconds on the game's clock; None: as at the last action.

        Raises:
            Refused: `bad-request`, if there is no such seat, or `at` lies in the past.

        Example:
            >>> from thirdplace import new_match
            >>> match = new_match("places-bid", 3, seed="kitchen table")
            >>> [seat.project is not None for seat in match.view(1).seats]  # seat 1 knows its own secret
            [False, True, False]
        """
        if isinstance(viewer, int):
            self._seat(viewer)
        return self.views([viewer], at)[0]

    def views(self, viewers: Sequence[Viewer], at: int | None = None) -> list[V]:
        """What each of these viewers may know: the same object for those who may know the same.

        Unlike `view`, it trusts that there are such seats.

        Args:
            viewers: Seats, onlookers (None) and referees (`thirdplace.ALL`), in any order.
            at: When, in milliseconds on the game's clock; None: as at the last action.

        Raises:
            Refused: `bad-request`, if `at` lies in the past.
        """
        s, now = self._at(at)
        return self.game.views.views(s, self.options, viewers, now)

    def situation(self, seat: int, at: int | None = None) -> Situation:
        """What a computer player in this seat is given: what the seat may know, and nothing else.

        Args:
            seat: The player's seat.
            at: When, in milliseconds on the game's clock; None: as at the last action.

        Raises:
            Refused: `bad-request`, if there is no such seat, or `at` lies in the past.

        Example:
            >>> from thirdplace import new_match
            >>> match = new_match("places-please", 2, seed="kitchen table")
            >>> match.situation(0).legal()
            [Roll()]
        """
        s, now = self._at(at)
        return self.situation_in(s, self._seat(seat), now, len(self.moves))

    def situation_in(self, s: Any, seat: int, now: int, played: int) -> Situation:
        """The same for a state of this match in the past.

        Args:
            s: The state.
            seat: The player's seat.
            now: What the game's clock showed then, in milliseconds.
            played: How many moves had been played.
        """
        world = copy(s)
        self.game.rules.resample(world, seat, Chance("a world like any other"))
        kinds = self.game.part("bots").REMEMBERS if self.game.brings("bots") else ()
        return Situation(
            self.game.package, self.options, world, seat, now, self._past(seat, s, played, kinds)
        )

    def past(self, viewer: Viewer) -> tuple[Move, ...]:
        """The moves so far, as a viewer may know them.

        Args:
            viewer: A seat, an onlooker (None), or the referee (`thirdplace.ALL`).
        """
        return self._past(viewer, self.state, len(self.moves), (Message,))

    def _past(
        self, viewer: Viewer, s: Any, played: int, kinds: tuple[type[Message], ...]
    ) -> tuple[Move, ...]:
        """The first moves of these kinds, as a viewer may know them in the state after them."""
        if self.game.actions.OPEN:
            return tuple(move for move in self.moves[:played] if isinstance(move.action, kinds))
        redact_for = self.game.actions.redact_for
        return tuple(
            Move(move.seat, redact_for(s, index, move.seat, move.action, viewer), move.at)
            for index, move in enumerate(self.moves[:played] if kinds else ())
            if isinstance(move.action, kinds)
        )

    def do(self, seat: int, action: Any, at: int | None = None) -> Step:
        """Play an action.

        Args:
            seat: Whose action it is.
            action: One of the game's messages, a dictionary like its JSON, or JSON itself (`msgspec.Raw`).
            at: When, in milliseconds on the game's clock; None: as at the last action.

        Returns:
            What changed; its `events` tell it to each viewer.

        Raises:
            Refused: The action is not legal, as its `code` says; nothing has changed.

        Example:
            >>> from thirdplace import Refused, new_match
            >>> match = new_match("places-bid", 3, seed="kitchen table", setup={"first": 0})
            >>> match.do(0, {"type": "bid", "amount": 3}).events(None)
            [BidMade(seat=0, amount=3)]
            >>> match.do(1, {"type": "bid", "amount": 3})
            Traceback (most recent call last):
            thirdplace.core.errors.Refused: bid-too-low
        """
        message = self.message(action)
        before = self.state
        after, now = self._at(at)
        number = self.game.actions.encode(after, self.options, message)
        refusal = self.game.rules.refusal(after, self._seat(seat), number, now)
        if refusal:
            raise Refused(self.game.refusal_code(refusal), game=self.game)
        if after is before:
            after = copy(before)
        self.game.rules.apply(after, seat, number, now)
        self.state, self.now = after, now
        self.moves.append(Move(seat, message, now))
        return Step(self.game, self.options, before, after, seat, number)

    def tick(self, at: int | None = None) -> Step:
        """Let time pass.

        Args:
            at: Until the game's clock shows this, in milliseconds; None: no time.

        Returns:
            What changed; where time changes nothing, `before` and `after` are the same object.

        Raises:
            Refused: `bad-request`, if `at` lies in the past.
        """
        before = self.state
        self.state, self.now = self._at(at)
        return Step(self.game, self.options, before, self.state)

    def forced_action(self) -> tuple[int, Message] | None:
        """An action that a player has switched to automatic, if one is due."""
        for seat in sorted(self.automatic.intersection(self.active)):
            number = self.game.rules.forced_action(self.state, seat, self.now)
            if number >= 0:
                return seat, self.game.actions.decode(self.state, self.options, number)
        return None

    def message(self, action: Any) -> Message:
        """The action as a message of this game. Whether it is legal is not asked.

        Args:
            action: A message, a dictionary like its JSON, or JSON itself (`msgspec.Raw`).

        Raises:
            Refused: `bad-request`, if it is no message of this game.

        Example:
            >>> from thirdplace import new_match
            >>> new_match("places-bid", 3, seed="kitchen table").message({"type": "pass"})
            Pass()
        """
        if isinstance(action, Message):
            return action
        try:
            if isinstance(action, msgspec.Raw):
                return _decoder(self.game).decode(action)
            message: Message = msgspec.convert(action, self.game.actions.MESSAGES)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
            raise Refused("bad-request", str(wrong)) from wrong
        return message

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self.seats:
            raise Refused("bad-request", f"seat: 0-{self.seats - 1}")
        return seat

    def _at(self, at: int | None) -> tuple[Any, int]:
        """The state once the clock shows `at`: the same object if time changes nothing."""
        if at is None or (not self.game.clock and at == self.now):
            return self.state, self.now
        if at < 0:
            raise Refused("bad-request", "at: 0 or more")
        rules = self.game.rules
        if self.game.clock and rules.deadline(self.state) < 0:
            return self.state, self.now  # the clock stands until it is started, and once all is over
        if at < self.now:
            raise Refused("bad-request", f"at: {self.now} or later")
        deadline = rules.deadline(self.state)
        if deadline < 0 or at < deadline:
            return self.state, at
        later = copy(self.state)
        rules.tick(later, at)
        return later, at


@cache
def _decoder(game: Game) -> "msgspec.json.Decoder[Message]":
    return msgspec.json.Decoder(game.actions.MESSAGES)


def _convert(given: Any, wanted: type, where: str) -> Any:
    if isinstance(given, wanted):
        return given
    try:
        return msgspec.convert(given, wanted)
    except msgspec.ValidationError as wrong:
        raise Refused("bad-options", f"{where}: {wrong}") from wrong
