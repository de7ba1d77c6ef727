"""One game at this terminal: the match, who plays for whom, and what has been seen of it."""

import random
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Any, cast

from rich.text import Text as Styled

from thirdplace.core.chance import Chance
from thirdplace.core.errors import Refused
from thirdplace.core.game import DEEP, Bots, Game, Message, Viewer
from thirdplace.core.match import Match, Step
from thirdplace.core.state import copy
from thirdplace.core.terminal import Preview, Seen, TerminalPart
from thirdplace.terminal import match_files
from thirdplace.terminal.user_error import Complaint
from thirdplace.terminal.screen import Screen, paint
from thirdplace.terminal.seat_names import bot_level
from thirdplace.text import Text, text_for

__all__ = ["Table", "terminal_part"]


def terminal_part(game: Game) -> TerminalPart:
    try:
        return cast(TerminalPart, game.part("terminal"))
    except ModuleNotFoundError as missing:
        raise Complaint("cli-no-terminal", game=game.id) from missing


def _bot(game: Game) -> Bots:
    try:
        return cast(Bots, game.part("bots"))
    except ModuleNotFoundError as missing:
        raise Complaint("cli-no-bots", game=game.id) from missing


class Table:
    def __init__(self, match: Match, screen: Screen, lang: str, file: Path) -> None:
        self.match = match
        self.screen = screen
        self.lang = lang
        self.file = file
        self.say: Text = text_for(lang, match.game)
        self.part = terminal_part(match.game)
        levels = {seat: bot_level(name) for seat, name in enumerate(match.names)}
        self.bots = {seat: level for seat, level in levels.items() if level is not None}
        self.persons = [seat for seat in levels if seat not in self.bots]
        self.steps: list[Step] = []
        self.orders: dict[int, Message] = {}
        """Standing orders, by seat. They are not part of a saved game."""
        self.told: dict[Viewer, int] = {}
        """How much of the story each viewer has been shown."""
        if self.bots:
            bots = _bot(match.game)  # a game without them says so before anyone sits down
            if set(self.bots.values()).intersection(DEEP):
                with screen.busy(self.say("bots-get-ready")):
                    bots.warm_up()
        self._sat_down = monotonic() - match.now / 1000
        self._chance = random.Random(f"{match.seed}/bots")

    @property
    def eyes(self) -> Viewer:
        """Through whose eyes everybody at this keyboard may look at once."""
        return self.persons[0] if len(self.persons) == 1 else None

    @property
    def clock_runs(self) -> bool:
        return self.match.game.clock and self.match.game.rules.deadline(self.match.state) >= 0

    def seen(self, viewer: Viewer, at: int | None = None) -> Seen:
        return Seen(
            view=self.match.view(viewer, at),
            viewer=viewer,
            names=self.match.names,
            options=self.match.options,
            say=self.say,
            width=self.screen.width,
            height=self.screen.height,
            orders=self.orders if self._orders_are_open or viewer is None else {},
        )

    @property
    def _orders_are_open(self) -> bool:
        return self.match.game.orders is not None and self.match.game.orders.OPEN

    def act(self, seat: int, message: Message, at: int) -> None:
        """An action, or a standing order; what one does oneself ends the order there was."""
        orders = self.match.game.orders
        if orders is None or not isinstance(message, orders.MESSAGES):
            self.do(seat, message, at)
            self.orders.pop(seat, None)
            return
        code = orders.refusal(self.match.state, seat, message, at)
        if code:
            raise Refused(code)
        self.orders[seat] = message

    def ordered(self, seat: int, at: int) -> Message | None:
        """What the seat's standing order does now."""
        match = self.match
        if seat not in self.orders or match.game.orders is None:
            return None
        number = match.game.orders.follow(match.state, seat, self.orders[seat], at)
        return None if number < 0 else match.game.actions.decode(match.state, match.options, number)

    def drop_orders(self, at: int) -> list[Message]:
        """Those that make no sense any more: they end, and are returned."""
        orders = self.match.game.orders
        if orders is None:
            return []
        over = [seat for seat, one in self.orders.items() if orders.refusal(self.match.state, seat, one, at)]
        return [self.orders.pop(seat) for seat in over]

    def waiting(self, at: int | None = None) -> list[int]:
        """The seats that the others are waiting for."""
        return self.part.waiting(self.match.view(None, at), self.match.active)

    def invited(self) -> list[int]:
        """The computer players that may want to do something."""
        asked = self.part.asked(self.match.view(None))
        return [seat for seat in self.bots if seat in asked or seat in self.waiting()]

    def do(self, seat: int, message: Message, at: int | None = None) -> Step:
        """Play it and keep it. Raises Refused, changing nothing."""
        step = self.match.do(seat, message, self._clock() if at is None else at)
        self.steps.append(step)
        self._let_lapse(step)
        match_files.save(self.file, self.match)
        return step

    def _let_lapse(self, step: Step) -> None:
        orders = self.match.game.orders
        if orders is not None:
            for seat, order in list(self.orders.items()):
                if orders.lapses(step.before, step.after, seat, order, self.match.now):
                    del self.orders[seat]

    def _clock(self) -> int | None:
        """A game without a clock of its own keeps when things were done; nobody's absence counts."""
        if self.match.game.clock:
            return None
        return max(self.match.now, round((monotonic() - self._sat_down) * 1000))

    def tick(self, at: int) -> None:
        step = self.match.tick(at)
        if step.after is not step.before:
            self.steps.append(step)
            match_files.save(self.file, self.match)

    def bot_acts(self, seat: int, at: int | None = None) -> bool:
        """A computer player plays one of its legal actions, if it wants any."""
        match = self.match
        chosen = _bot(match.game).choose(self.bots[seat], match.situation(seat, at), self._chance)
        if chosen is not None:
            self.do(seat, chosen, at)
        return chosen is not None

    def first_legal(self, seat: int) -> None:
        self.do(seat, self.match.legal(seat)[0])

    def hesitation(self) -> int:
        """How long a computer player takes now, in milliseconds: never quite the same."""
        usual = self.part.thinking(self.match.view(None))
        return round(usual * self._chance.uniform(0.7, 1.3))

    def addressed(self, seat: int, line: str) -> tuple[int, str]:
        """Without secrets, "bob ready" or "bob: ready" is Bob's, and "bob" alone hands him the keyboard."""
        if not self.part.SECRETS:
            for person in self.persons:
                name = self.match.names[person].lower()
                rest = line[len(name) :]
                if line.lower().startswith(name) and (not rest or rest[0] in ": "):
                    return person, rest.lstrip(": ")
        return seat, line

    def preview(self, seat: int) -> Preview:
        """What an action would bring, as far as the seat may know."""
        match = self.match

        def events(message: Message) -> Sequence[Any]:
            number = match.game.actions.encode(match.state, match.options, message)
            before = copy(match.state)
            match.game.rules.resample(before, seat, Chance("a world like any other"))
            after = copy(before)
            match.game.rules.apply(after, seat, number, match.now)
            return Step(match.game, match.options, before, after, seat, number).events(seat)

        return events

    def story(self, viewer: Viewer, since: int) -> list[Styled]:
        """What happened from a step on, in words."""
        seen = self.seen(viewer)
        told = (self.part.tell(event, seen) for step in self.steps[since:] for event in step.events(viewer))
        return [paint(line, self.match.names) for words in told for line in words.splitlines()]

    def news(self, viewer: Viewer) -> list[Styled]:
        """What this viewer has not been told yet; it is told now. (None: all who sit here.)"""
        readers = [viewer, *self.persons] if viewer is None else [viewer]
        lines = self.story(viewer, max(self.told.get(reader, 0) for reader in readers))
        self.told[viewer] = len(self.steps)
        return lines

    def go_on_after(self, steps: Sequence[Step]) -> None:
        """A saved game goes on: what happened before is known, and can be looked up."""
        self.steps = list(steps)
        for viewer in (None, *range(self.match.seats)):
            self.told[viewer] = len(self.steps)
