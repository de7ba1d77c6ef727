"""One match in this terminal: the match, its computer players, and what each viewer has been shown."""

import random
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Any, cast

from rich.text import Text as RichText

from thirdplace.core.chance import Chance
from thirdplace.core.defaults import terminal as plain_terminal
from thirdplace.core.errors import Refused
from thirdplace.core.game import SLOW_LEVELS, Bots, Game, Message, Viewer
from thirdplace.core.match import Match
from thirdplace.core.parts.terminal import Preview, Seen, TerminalPart
from thirdplace.core.state import copy
from thirdplace.core.step import Step
from thirdplace.terminal import match_files
from thirdplace.terminal.screen import Screen, colour_names
from thirdplace.terminal.seat_names import bot_level_of
from thirdplace.terminal.user_error import UserError
from thirdplace.text import Text, text_for

__all__ = ["MatchScreen", "load_terminal_part"]


def load_terminal_part(game: Game) -> TerminalPart:
    """The game's own module, or the plain one, with which any game can be played."""
    return cast(TerminalPart, game.part("terminal") if game.brings("terminal") else plain_terminal)


def _load_bots(game: Game) -> Bots:
    if not game.brings("bots"):
        raise UserError("cli-no-bots", game=game.id)
    return cast(Bots, game.part("bots"))


class MatchScreen:
    def __init__(self, match: Match, screen: Screen, lang: str, file: Path) -> None:
        self.match = match
        self.screen = screen
        self.lang = lang
        self.save_path = file
        self.say: Text = text_for(lang, match.game)
        self.part = load_terminal_part(match.game)
        levels = {seat: bot_level_of(name) for seat, name in enumerate(match.names)}
        self.bot_levels = {seat: level for seat, level in levels.items() if level is not None}
        self.human_seats = [seat for seat in levels if seat not in self.bot_levels]
        self.steps: list[Step] = []
        self.orders: dict[int, Message] = {}
        """Standing orders by seat. They are not saved."""
        self.steps_shown: dict[Viewer, int] = {}
        """By viewer: how many steps it has been shown."""
        if self.bot_levels:
            bots = _load_bots(match.game)  # raises UserError for a game without bots
            if set(self.bot_levels.values()).intersection(SLOW_LEVELS):
                with screen.show_busy(self.say("bots-get-ready")):
                    bots.warm_up()
        self._opened_at_s = monotonic() - match.now / 1000
        self._rng = random.Random(f"{match.seed}/bots")

    @property
    def shared_viewer(self) -> Viewer:
        """The only person's seat; None, an onlooker, if several people share the screen."""
        return self.human_seats[0] if len(self.human_seats) == 1 else None

    @property
    def is_clock_running(self) -> bool:
        return self.match.game.clock and self.match.game.rules.deadline(self.match.state) >= 0

    def seen_by(self, viewer: Viewer, at: int | None = None) -> Seen:
        return Seen(
            view=self.match.view(viewer, at),
            viewer=viewer,
            names=self.match.names,
            options=self.match.options,
            say=self.say,
            width=self.screen.width,
            height=self.screen.height,
            orders=self.orders if self._are_orders_open or viewer is None else {},
        )

    @property
    def _are_orders_open(self) -> bool:
        return self.match.game.orders is not None and self.match.game.orders.OPEN

    def act_or_order(self, seat: int, message: Message, at: int) -> None:
        """Does an action, which ends the seat's standing order, or keeps a new order. Raises Refused."""
        orders = self.match.game.orders
        if orders is None or not isinstance(message, orders.MESSAGES):
            self.do_and_save(seat, message, at)
            self.orders.pop(seat, None)
            return
        refusal = orders.refusal(self.match.state, seat, message, at)
        if refusal:
            raise Refused(self.match.game.refusal_code(refusal), game=self.match.game)
        self.orders[seat] = message

    def action_by_order(self, seat: int, at: int) -> Message | None:
        """The action that the seat's standing order demands now, if any."""
        match = self.match
        if seat not in self.orders or match.game.orders is None:
            return None
        number = match.game.orders.follow(match.state, seat, self.orders[seat], at)
        return None if number < 0 else match.game.actions.decode(match.state, match.options, number)

    def drop_invalid_orders(self, at: int) -> list[Message]:
        """Drops orders that are no longer allowed, and returns them."""
        orders = self.match.game.orders
        if orders is None:
            return []
        over = [seat for seat, one in self.orders.items() if orders.refusal(self.match.state, seat, one, at)]
        return [self.orders.pop(seat) for seat in over]

    def seats_waited_for(self, at: int | None = None) -> list[int]:
        """The seats that the others are waiting for."""
        return self.part.seats_waited_for(self.match.view(None, at), self.match.active)

    def bots_that_may_act(self) -> list[int]:
        """The seats of computer players that may want to act."""
        asked = self.part.seats_asked(self.match.view(None))
        return [seat for seat in self.bot_levels if seat in asked or seat in self.seats_waited_for()]

    def do_and_save(self, seat: int, message: Message, at: int | None = None) -> Step:
        """Does an action and saves the match. Raises Refused, and then nothing has changed."""
        step = self.match.do(seat, message, self._elapsed_ms() if at is None else at)
        self.steps.append(step)
        self._drop_lapsed_orders(step)
        match_files.save_match(self.save_path, self.match)
        return step

    def _drop_lapsed_orders(self, step: Step) -> None:
        orders = self.match.game.orders
        if orders is not None:
            for seat, order in list(self.orders.items()):
                if orders.lapses(step.before, step.after, seat, order, self.match.now):
                    del self.orders[seat]

    def _elapsed_ms(self) -> int | None:
        """Milliseconds since the screen was opened; None for games with a clock of their own."""
        if self.match.game.clock:
            return None
        return max(self.match.now, round((monotonic() - self._opened_at_s) * 1000))

    def advance_clock(self, at: int) -> None:
        step = self.match.tick(at)
        if step.after is not step.before:
            self.steps.append(step)
            match_files.save_match(self.save_path, self.match)

    def let_bot_act(self, seat: int, at: int | None = None) -> bool:
        """Lets a computer player act; returns whether it wanted to."""
        match = self.match
        chosen = _load_bots(match.game).choose(self.bot_levels[seat], match.situation(seat, at), self._rng)
        if chosen is not None:
            self.do_and_save(seat, chosen, at)
        return chosen is not None

    def do_first_legal(self, seat: int) -> None:
        self.do_and_save(seat, self.match.legal(seat)[0])

    def draw_bot_delay_ms(self) -> int:
        """How long a computer player thinks now, in milliseconds, with some variation."""
        usual_ms = self.part.thinking_time_ms(self.match.view(None))
        return round(usual_ms * self._rng.uniform(0.7, 1.3))

    def parse_addressee(self, seat: int, line: str) -> tuple[int, str]:
        """Whose line this is, and the rest of it. Only in games without secrets may a line name a player:
        "bob ready" acts for Bob, and "bob" alone gives him the keyboard."""
        if not self.part.SECRETS:
            for person in self.human_seats:
                name = self.match.names[person].lower()
                rest = line[len(name) :]
                if line.lower().startswith(name) and (not rest or rest[0] in ": "):
                    return person, rest.lstrip(": ")
        return seat, line

    def make_preview(self, seat: int) -> Preview:
        """Makes a function that returns the events of an action, as far as the seat may know them."""
        match = self.match

        def events(message: Message) -> Sequence[Any]:
            number = match.game.actions.encode(match.state, match.options, message)
            before = copy(match.state)
            match.game.rules.resample(before, seat, Chance("a world like any other"))
            after = copy(before)
            match.game.rules.apply(after, seat, number, match.now)
            return Step(match.game, match.options, before, after, seat, number).events(seat)

        return events

    def describe_steps(self, viewer: Viewer, since: int) -> list[RichText]:
        """The events from this step on, in words."""
        seen = self.seen_by(viewer)
        told = (
            self.part.describe_event(event, seen)
            for step in self.steps[since:]
            for event in step.events(viewer)
        )
        return [colour_names(line, self.match.names) for words in told for line in words.splitlines()]

    def take_unread_lines(self, viewer: Viewer) -> list[RichText]:
        """Describes events that the viewer has not been shown, and marks them as shown. None: everybody."""
        readers = [viewer, *self.human_seats] if viewer is None else [viewer]
        lines = self.describe_steps(viewer, max(self.steps_shown.get(reader, 0) for reader in readers))
        self.steps_shown[viewer] = len(self.steps)
        return lines

    def restore_steps(self, steps: Sequence[Step]) -> None:
        """Takes over the steps of a saved match, as already shown to everybody."""
        self.steps = list(steps)
        for viewer in (None, *range(self.match.seats)):
            self.steps_shown[viewer] = len(self.steps)
