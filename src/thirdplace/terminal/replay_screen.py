"""A game on record, looked at again: step by step, or printed whole."""

from collections.abc import Callable
from dataclasses import dataclass

from rich.text import Text as Styled

from thirdplace.core.game import ALL, Viewer
from thirdplace.core.match import Match, Step
from thirdplace.core.record import Record, load, replay
from thirdplace.core.terminal import Say, Seen
from thirdplace.terminal.user_error import Complaint
from thirdplace.terminal.screen import Left, Screen, paint
from thirdplace.terminal.match_screen import terminal_part
from thirdplace.text import text_for

__all__ = ["Replay", "outcome", "teller"]


@dataclass(frozen=True, slots=True)
class Moment:
    """The table after an action (before the first one: as dealt)."""

    state: object
    now: int
    step: Step | None


class Replay:
    def __init__(self, screen: Screen, lang: str, record: Record, seat: str | None, to: str | None) -> None:
        self.screen = screen
        self.moments: list[Moment] = []
        for moment in replay(record):
            self.match = moment.match
            self.moments.append(Moment(self.match.state, self.match.now, moment.step))
        self.say = text_for(lang, self.match.game)
        self.part = terminal_part(self.match.game)
        self.viewer = self._viewer(seat)
        self.here = 0 if to is None else self._number(to)
        self.last = len(self.moments) - 1 if to is None else self.here

    def _viewer(self, seat: str | None) -> Viewer:
        """A finished game has no secrets; a running one is looked at from outside."""
        names = self.match.names
        if seat is None:
            return ALL if self.match.over else None
        if seat in names:
            return names.index(seat)
        if seat.isdecimal() and 0 < int(seat) <= len(names):
            return int(seat) - 1
        raise Complaint("cli-unknown-seat", seat=seat, names=", ".join(names))

    def _number(self, typed: str) -> int:
        if not typed.isdecimal() or int(typed) >= len(self.moments):
            raise Complaint("cli-unknown-action", number=typed, last=str(len(self.moments) - 1))
        return int(typed)

    def _seen(self, moment: Moment) -> Seen:
        match = self.match
        (view,) = match.game.views.views(moment.state, match.options, [self.viewer], moment.now)
        size = (self.screen.width, self.screen.height)
        return Seen(view, self.viewer, match.names, match.options, self.say, *size)

    def _told(self, moment: Moment) -> list[Styled]:
        if moment.step is None:
            return []
        seen = self._seen(moment)
        told = (self.part.tell(event, seen) for event in moment.step.events(self.viewer))
        return [paint(line, self.match.names) for words in told for line in words.splitlines()]

    def run(self) -> int:
        """With a person in front of it, one moment at a time."""
        if not self.screen.lively:
            return self.print_all()
        try:
            while True:
                self._show()
                if not self._go(self.screen.ask(self.say("replay-where"))):
                    return 0
        except Left:
            return 0

    def _show(self) -> None:
        screen, moment = self.screen, self.moments[self.here]
        screen.fresh()
        screen.quietly(
            self.say("replay-head", game=self.say("title"), here=self.here, last=len(self.moments) - 1)
        )
        screen.blank()
        screen.show(*self._told(moment))
        screen.blank()
        seen = self._seen(moment)
        screen.show(self.part.picture(seen))
        if moment is self.moments[-1] and self.match.over:
            screen.blank()
            screen.show(self.part.ending(seen))
        screen.blank()

    def _go(self, typed: str) -> bool:
        """Forward, back, or to a number; False: enough."""
        last = len(self.moments) - 1
        if typed == "q":
            return False
        if typed == "b":
            self.here = max(0, self.here - 1)
        elif typed in ("", "n"):
            self.here = min(last, self.here + 1)
        elif typed.isdecimal() and int(typed) <= last:
            self.here = int(typed)
        else:
            self.screen.complain(self.say("replay-misread", last=str(last)))
            return self._go(self.screen.ask(self.say("replay-where")))
        return True

    def print_all(self) -> int:
        screen = self.screen
        screen.show(Styled(self.say("title"), "bold"))
        screen.show(paint(" · ".join(self.match.names), self.match.names))
        screen.blank()
        for number, moment in enumerate(self.moments[: self.last + 1]):
            for line in self._told(moment):
                screen.show(Styled(f"{number:4}  ", "dim").append_text(line))
        end = self.moments[self.last]
        seen = self._seen(end)
        screen.blank()
        screen.show(self.part.picture(seen))
        if end is self.moments[-1] and self.match.over:
            screen.blank()
            screen.show(self.part.ending(seen))
        return 0


def outcome(match: Match, say: Say) -> str:
    """How the game stands, in half a sentence."""
    if not match.over:
        return say("outcome-running")
    winners = ", ".join(match.names[seat] for seat in match.winners)
    return say("outcome-won", names=winners, count=len(match.winners)) if winners else say("outcome-lost")


def teller(record: Record, lang: str) -> Callable[[Match, Step | None], list[str]]:
    """What happened, as comments for a record written as text. A running game is told from outside."""
    over = load(record).over
    viewer: Viewer = ALL if over else None

    def tell(match: Match, step: Step | None) -> list[str]:
        if step is None:
            return []
        say = text_for(lang, match.game)
        seen = Seen(match.view(viewer), viewer, match.names, match.options, say)
        part = terminal_part(match.game)
        return [line for event in step.events(viewer) for line in part.tell(event, seen).splitlines()]

    return tell
