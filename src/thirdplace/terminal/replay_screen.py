"""Replays a recorded game, step by step or printed as a whole."""

from collections.abc import Callable
from dataclasses import dataclass

from rich.text import Text as RichText

from thirdplace.core.game import ALL, Viewer
from thirdplace.core.match import Match
from thirdplace.core.options.changed_rules import describe_changed_rules
from thirdplace.core.parts.terminal import Say, Seen
from thirdplace.core.records.record import Record, load, replay
from thirdplace.core.step import Step
from thirdplace.terminal.match_screen import load_terminal_part
from thirdplace.terminal.screen import PlayerLeft, Screen, colour_names
from thirdplace.terminal.user_error import UserError
from thirdplace.text import text_for

__all__ = ["ReplayScreen", "describe_outcome", "make_step_describer"]


@dataclass(frozen=True, slots=True)
class Moment:
    """The state after an action; the first one is the deal."""

    state: object
    now: int
    step: Step | None


class ReplayScreen:
    def __init__(self, screen: Screen, lang: str, record: Record, seat: str | None, to: str | None) -> None:
        self.screen = screen
        self.moments: list[Moment] = []
        for moment in replay(record):
            self.match = moment.match
            self.moments.append(Moment(self.match.state, self.match.now, moment.step))
        self.say = text_for(lang, self.match.game)
        self.part = load_terminal_part(self.match.game)
        self.viewer = self._parse_viewer(seat)
        self.position = 0 if to is None else self._parse_position(to)
        self.last = len(self.moments) - 1 if to is None else self.position

    def _parse_viewer(self, seat: str | None) -> Viewer:
        """The viewer for `--seat`; without it, ALL for a finished game, or an onlooker for a running one."""
        names = self.match.names
        if seat is None:
            return ALL if self.match.over else None
        if seat in names:
            return names.index(seat)
        if seat.isdecimal() and 0 < int(seat) <= len(names):
            return int(seat) - 1
        raise UserError("cli-unknown-seat", seat=seat, names=", ".join(names))

    def _parse_position(self, typed: str) -> int:
        if not typed.isdecimal() or int(typed) >= len(self.moments):
            raise UserError("cli-unknown-action", number=typed, last=str(len(self.moments) - 1))
        return int(typed)

    def _seen_at(self, moment: Moment) -> Seen:
        match = self.match
        (view,) = match.game.views.views(moment.state, match.options, [self.viewer], moment.now)
        size = (self.screen.width, self.screen.height)
        return Seen(view, self.viewer, match.names, match.options, self.say, *size)

    def _describe_step(self, moment: Moment) -> list[RichText]:
        if moment.step is None:
            return []
        seen = self._seen_at(moment)
        told = (self.part.describe_event(event, seen) for event in moment.step.events(self.viewer))
        return [colour_names(line, self.match.names) for words in told for line in words.splitlines()]

    def run(self) -> int:
        """Shows one moment at a time, if there is a person to press keys."""
        if not self.screen.is_interactive:
            return self.print_all()
        try:
            while True:
                self._show_moment()
                if not self._go_to(self.screen.read_line(self.say("replay-where"))):
                    return 0
        except PlayerLeft:
            return 0

    def _show_moment(self) -> None:
        screen, moment = self.screen, self.moments[self.position]
        screen.start_page()
        screen.show_quietly(
            self.say("replay-head", game=self.say("title"), here=self.position, last=len(self.moments) - 1)
        )
        screen.show_blank_line()
        screen.show(*self._describe_step(moment))
        screen.show_blank_line()
        seen = self._seen_at(moment)
        screen.show(self.part.picture(seen))
        if moment is self.moments[-1] and self.match.over:
            screen.show_blank_line()
            screen.show(self.part.ending(seen))
        screen.show_blank_line()

    def _go_to(self, typed: str) -> bool:
        """Goes forward, back, or to a number; returns False on q."""
        last = len(self.moments) - 1
        if typed == "q":
            return False
        if typed == "b":
            self.position = max(0, self.position - 1)
        elif typed in ("", "n"):
            self.position = min(last, self.position + 1)
        elif typed.isdecimal() and int(typed) <= last:
            self.position = int(typed)
        else:
            self.screen.show_error(self.say("replay-misread", last=str(last)))
            return self._go_to(self.screen.read_line(self.say("replay-where")))
        return True

    def print_all(self) -> int:
        screen = self.screen
        screen.show(RichText(self.say("title"), "bold"))
        screen.show(colour_names(" · ".join(self.match.names), self.match.names))
        screen.show_blank_line()
        for number, moment in enumerate(self.moments[: self.last + 1]):
            for line in self._describe_step(moment):
                screen.show(RichText(f"{number:4}  ", "dim").append_text(line))
        end = self.moments[self.last]
        seen = self._seen_at(end)
        screen.show_blank_line()
        screen.show(self.part.picture(seen))
        if end is self.moments[-1] and self.match.over:
            screen.show_blank_line()
            screen.show(self.part.ending(seen))
        return 0


def describe_outcome(match: Match, say: Say) -> str:
    """Who has won, or that the game is running, as part of a sentence."""
    if not match.over:
        return say("outcome-running")
    winners = ", ".join(match.names[seat] for seat in match.winners)
    return say("outcome-won", names=winners, count=len(match.winners)) if winners else say("outcome-lost")


def make_step_describer(record: Record, lang: str) -> Callable[[Match, Step | None], list[str]]:
    """Makes a function that describes each step, for comments in a text record."""
    over = load(record).over
    viewer: Viewer = ALL if over else None

    def describe_step(match: Match, step: Step | None) -> list[str]:
        say = text_for(lang, match.game)
        if step is None:
            changed = describe_changed_rules(match.game, match.options, say)
            return [say("changed-rules"), *changed] if changed else []
        seen = Seen(match.view(viewer), viewer, match.names, match.options, say)
        part = load_terminal_part(match.game)
        return [
            line for event in step.events(viewer) for line in part.describe_event(event, seen).splitlines()
        ]

    return describe_step
