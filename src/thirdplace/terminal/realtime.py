"""The race in real time, with single keys. Only here is a real clock looked at; pauses do not count."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Group
from rich.segment import Segment, Segments
from rich.text import Text as Styled

from thirdplace.core.errors import Refused
from thirdplace.core.terminal import SEAT_STYLES, Key
from thirdplace.terminal.keys import ESCAPE, Keyboard, keyboard
from thirdplace.terminal.rules_page import typeset
from thirdplace.terminal.screen import Left, Screen
from thirdplace.terminal.table import Table
from thirdplace.terminal.track import Track
from thirdplace.text import explain

__all__ = ["Clock", "RealTime"]

GLANCE = 0.04
"""How often, in seconds, the table is looked at."""
AWAY = 3.0
"""After this much silence the program itself was stopped: the clock stands from then on."""
LATEST = 12
"""Steps that the story under the keys may go back."""


class Clock:
    """Milliseconds on the game's clock; stands while paused."""

    def __init__(self, shown: int) -> None:
        self._shown = float(shown)
        self._since: float | None = None
        self._looked = time.monotonic()

    @property
    def stands(self) -> bool:
        return self._since is None

    def look(self) -> int:
        now = time.monotonic()
        if self._since is not None and now - self._looked > AWAY:
            self._shown += (self._looked - self._since) * 1000  # stopped from outside: that does not count
            self._since = None
        self._looked = now
        running = 0.0 if self._since is None else now - self._since
        return round(self._shown + running * 1000)

    def stop(self) -> None:
        self._shown = self.look()
        self._since = None

    def start(self) -> None:
        self._since = self._looked = time.monotonic()


KEY_SIGNS = {" ": "␣", "\r": "⏎", "\n": "⏎", "\t": "⇥"}
"""Keys that do not show when they are printed."""


class RealTime:
    """One keyboard, several players: whoever's turn it is, the keys are theirs."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.track = Track(table)
        self.clock = Clock(table.match.now)
        self.path: list[str] = []
        self.remark = ""
        self.helping = False
        self.advice: list[object] = []
        self._drawn: object = None

    def run(self) -> None:
        with keyboard() as pressed, full_screen(self.table.screen):
            while self.table.clock_runs:
                self._glance(pressed)

    def watch(self) -> None:
        """Computer players alone: nobody presses anything."""
        self.clock.start()
        while self.table.clock_runs:
            self.track.advance(self.clock.look())
            self.table.screen.show(*self.table.news(None))
            time.sleep(GLANCE)

    def _glance(self, pressed: Keyboard) -> None:
        now = self.clock.look()
        if not self.clock.stands:
            self.track.advance(now)
            if self.table.drop_orders(now):
                self.remark = self.table.say("race-order-over")
        if self.table.clock_runs:
            self._draw(now)
            try:
                key = pressed.read(GLANCE)
            except EOFError:
                raise Left from None
            if key:
                self._press(key, self.clock.look())

    def _press(self, key: str, now: int) -> None:
        key = key.lower()
        if key == "q":
            raise Left
        if key == "p" or self.clock.stands:
            self._pause_or_go_on(key)
        elif key == "?":
            self.clock.stop()
            self.helping = True
        elif key == "m" and self.table.part.atlas is not None:
            self.clock.stop()
            self.advice = list(self.table.part.atlas(self.table.seen(self.table.eyes, now)))
        elif key == "c" and self.table.match.game.brings("coach"):
            self._ask_coach(now)
        elif key in (ESCAPE, "\x7f", "\x08"):
            self.path = []
        else:
            self._choose(key, now)

    def _ask_coach(self, now: int) -> None:
        """The clock stands meanwhile: nobody reads two sentences in a year."""
        from thirdplace.terminal.coaching import advice_page

        table = self.table
        self.track.advance(now)
        asked = [seat for seat in [*table.waiting(now), *table.persons] if seat in table.persons]
        if not table.clock_runs or not table.match.numbers(asked[0], now):
            return
        self.clock.stop()
        try:
            self.advice = advice_page(table, asked[0], now)
        except Refused as refused:
            self.advice = [explain(table.say, refused)]

    def _pause_or_go_on(self, key: str) -> None:
        if not self.clock.stands:
            self.clock.stop()
        elif key == "?" and not self.helping:
            self.helping = True
        elif key in "p \r\n?":
            self.helping, self.advice = False, []
            self.clock.start()

    def _choose(self, key: str, now: int) -> None:
        self.remark = ""
        self.track.advance(now)
        if not self.table.clock_runs:
            return
        chosen = next((found for found in self._keys(now) if found.key == key), None)
        if chosen is None:
            self.remark = self.table.say("race-no-key", key=KEY_SIGNS.get(key, key))
        elif chosen.order and chosen.message is None:
            self.table.orders.pop(chosen.seat, None)
        elif chosen.message is None:
            self.path.append(key)
        else:
            self.path = []
            try:
                self.table.act(chosen.seat, chosen.message, now)
            except Refused as refused:
                self.remark = explain(self.table.say, refused)

    def _keys(self, now: int) -> list[Key]:
        table = self.table
        legal = {seat: table.match.legal(seat, now) for seat in table.persons}
        keys = table.part.keys(table.seen(table.eyes, now), legal, self.path)
        if not keys and self.path:
            self.path = []  # what was begun is no longer possible
            keys = table.part.keys(table.seen(table.eyes, now), legal, self.path)
        return keys

    def _commands(self) -> str:
        table = self.table
        offered = {
            "command-pause": True,
            "command-coach": table.match.game.brings("coach"),
            "command-map": table.part.atlas is not None,
            "command-keys": True,
            "command-leave": True,
        }
        return " · ".join(table.say(message_id) for message_id, is_there in offered.items() if is_there)

    def _draw(self, now: int) -> None:
        table = self.table
        seen = table.seen(table.eyes, now)
        state = (
            seen.view,
            len(table.steps),
            seen.width,
            seen.height,
            self.clock.stands,
            self.helping,
            tuple(self.table.orders.items()),
            len(self.advice),
            tuple(self.path),
            self.remark,
        )
        if state != self._drawn:
            self._drawn = state
            draw(table.screen, self._page(seen.height, now))

    def _page(self, height: int, now: int) -> list[object]:
        table, say = self.table, self.table.say
        if self.clock.stands:
            # How to go on stands first: a small screen cuts off what comes last.
            head = Styled(f" {say('paused')} ", "bold reverse").append(
                f" {say('paused-keys')}", "not bold not reverse"
            )
            page: list[object] = [head, Styled()]
            if self.helping:
                return [*page, *typeset(say("help-keys" if "help-keys" in say else "help-always"))]
            picture = table.part.picture(table.seen(table.eyes, now))
            if self.advice:
                page += [*self.advice, Styled()]
                room = height - table.screen.measure(*page)
                return [*page, picture] if table.screen.measure(picture) < room else page
            return [*page, picture]
        picture = table.part.picture(table.seen(table.eyes, now))
        keys = key_list(self._keys(now), table)
        footer = [Styled(self.remark, "bold red"), Styled(self._commands(), "dim")]
        # Keys stay in sight: where not all fits, the end of the picture is cut off.
        picture = cut_picture(
            picture, height - table.screen.measure(Styled(), keys, *footer) - 1, table.screen
        )
        room = height - table.screen.measure(picture, keys, *footer) - 3
        story = table.story(table.eyes, max(0, len(table.steps) - LATEST))
        return [picture, Styled(), keys, *footer, *story[max(0, len(story) - max(room, 0)) :]]


def cut_picture(picture: object, lines: int, screen: Screen) -> object:
    """No more than the first lines of a picture, and always one."""
    if screen.measure(picture) <= lines:
        return picture
    console = screen.console
    drawn = console.render_lines(picture, console.options.update(width=screen.width), pad=False)  # type: ignore[arg-type]
    kept = [segment for line in drawn[: max(1, lines)] for segment in (*line, Segment.line())]
    return Segments(kept)


def key_list(keys: list[Key], table: Table) -> Group:
    """Keys with what they do, under the name of whose they are."""
    rows: list[Styled] = []
    for seat in sorted({key.seat for key in keys}):
        rows.append(Styled(f"{seat + 1} {table.match.names[seat]}", SEAT_STYLES[seat % len(SEAT_STYLES)]))
        shown = [_key(key) for key in keys if key.seat == seat and key.label]
        rows += _flow(shown, table.screen.width)
    return Group(*rows)


def _key(key: Key) -> Styled:
    if not key.key:
        return Styled(key.label, "bold")
    return Styled(f" {key.key} ", "reverse").append(f" {key.label}", "not reverse")


def _flow(items: list[Styled], width: int) -> list[Styled]:
    """As many to a line as fit; none is broken in two."""
    lines = [Styled()]
    for item in items:
        if lines[-1].cell_len and lines[-1].cell_len + 2 + item.cell_len > width:
            lines.append(Styled())
        lines[-1].append("  " if lines[-1].cell_len else "").append_text(item)
    return lines


@contextmanager
def full_screen(screen: Screen) -> Iterator[None]:
    """A page of its own that leaves what was there before untouched."""
    console = screen.console
    if not screen.steers:
        yield
        return
    console.set_alt_screen(True)
    console.show_cursor(False)
    try:
        yield
    finally:
        console.show_cursor(True)
        console.set_alt_screen(False)


def draw(screen: Screen, page: list[object]) -> None:
    """Over the last page, without flicker; what does not fit is cut off at the bottom."""
    console = screen.console
    if not screen.steers:
        screen.show(*page)
        return
    with console.capture() as captured:
        screen.show(*page)
    lines = captured.get().split("\n")[: screen.height - 1]
    console.file.write("\x1b[H" + "".join(f"{line}\x1b[K\n" for line in lines) + "\x1b[J")
    console.file.flush()
