"""While the clock runs: single keys in real time, or typed lines that say when.

Both go through `Track`, which lets computer players act when their time has come and lets the
clock run out. Only the edge, here, ever looks at a real clock; pauses are not counted.
"""

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Group
from rich.text import Text as Styled

from thirdplace.core.errors import Refused
from thirdplace.core.terminal import SEAT_STYLES, Key, Misread
from thirdplace.terminal import files
from thirdplace.terminal.complaint import explain
from thirdplace.terminal.keys import ESCAPE, Keyboard, can_read_keys, keyboard
from thirdplace.terminal.rules_page import print_help, typeset
from thirdplace.terminal.screen import Left, Screen
from thirdplace.terminal.table import Table

__all__ = ["race"]

GLANCE = 0.04
"""How often, in seconds, the table is looked at."""
AWAY = 1.0
"""After this much silence the program itself was stopped: the clock stands from then on."""
TIMED = re.compile(r"(\d+)(?:\s+(.*))?")


def race(table: Table) -> None:
    """Until the clock stands again: all is over."""
    if table.persons and can_read_keys():
        RealTime(table).run()
    elif table.screen.lively and not table.persons:
        RealTime(table).watch()
    else:
        run_script(table)


class Track:
    """Time as the game knows it, whoever tells it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._due: dict[int, int] = {}

    def advance(self, to: int) -> None:
        """Everything that happens by itself up to this moment."""
        table = self.table
        while table.clock_runs:
            self._invite(table.match.now)
            deadline = table.match.game.rules.deadline(table.match.state)
            seat = min(self._due, key=lambda seat: (self._due[seat], seat), default=None)
            if seat is None or self._due[seat] >= min(deadline, to + 1):
                break
            at = max(self._due.pop(seat), table.match.now)
            self._act(seat, at)
        if table.clock_runs:
            table.tick(max(to, table.match.now))

    def next_moment(self) -> int:
        """When something will happen by itself."""
        self._invite(self.table.match.now)
        deadline = self.table.match.game.rules.deadline(self.table.match.state)
        return min([deadline, *self._due.values()])

    def _invite(self, now: int) -> None:
        """Those who are waited for, and will act without a key, begin to think."""
        table = self.table
        acting = [*table.invited(), *filter(self._is_forced, table.waiting())]
        self._due = {seat: due for seat, due in self._due.items() if seat in acting}
        for seat in acting:
            if seat not in self._due:
                self._due[seat] = now + table.hesitation()

    def _is_forced(self, seat: int) -> bool:
        table = self.table
        return seat in table.match.automatic and (
            table.match.game.rules.forced(table.match.state, seat, table.match.now) >= 0
        )

    def _act(self, seat: int, at: int) -> None:
        if seat in self.table.bots:
            if not self.table.bot_acts(seat, at):
                self._due[seat] = at + self.table.hesitation() + 1  # it looks again later
        else:
            forced = self.table.match.forced()
            if forced is not None:
                self.table.do(*forced, at)


def run_script(table: Table) -> None:
    """Lines like "1500 move napier": the time in milliseconds, then what is done."""
    track, screen = Track(table), table.screen
    eyes = table.eyes
    screen.show(*table.news(eyes))
    screen.show(table.part.picture(table.seen(eyes)))
    while table.clock_runs:
        if table.persons:
            _scripted_line(table, track)
        else:
            track.advance(track.next_moment())
        screen.show(*table.news(eyes))


def _scripted_line(table: Table, track: Track) -> None:
    match, say, screen = table.match, table.say, table.screen
    line = screen.ask()
    found = TIMED.fullmatch(line)
    at, line = (int(found[1]), found[2] or "") if found else (match.now, line)
    if line == "q":
        raise Left
    if at < match.now:
        screen.complain(say("race-too-late", now=str(match.now)))
        return
    track.advance(at)
    if not table.clock_runs or not line:
        return
    if line == "?":
        print_help(screen, say)
        return
    turn = [seat for seat in table.waiting(at) if seat in table.persons]
    seat, line = table.addressed(turn[0] if turn else table.persons[0], line)
    try:
        table.do(seat, table.part.read(line, table.seen(seat, at), seat, match.legal(seat, at)), at)
    except Misread as misread:
        screen.complain(say(misread.message_id, **misread.arguments))
    except Refused as refused:
        screen.complain(explain(say, refused))


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
        return int(self._shown + running * 1000)

    def stop(self) -> None:
        self._shown = self.look()
        self._since = None

    def start(self) -> None:
        self._since = self._looked = time.monotonic()


class RealTime:
    """One keyboard, several players: whoever's turn it is, the keys are theirs."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.track = Track(table)
        self.clock = Clock(table.match.now)
        self.path: list[str] = []
        self.remark = ""
        self._drawn: object = None

    def run(self) -> None:
        with keyboard() as pressed, full_screen(self.table.screen):
            try:
                while self.table.clock_runs:
                    self._glance(pressed)
            finally:
                self._keep_time()

    def _keep_time(self) -> None:
        """Whoever goes on later finds the clock where it stopped."""
        if self.table.clock_runs:
            self.table.tick(max(self.clock.look(), self.table.match.now))
            files.save(self.table.file, self.table.match)

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
            self.remark = "help"
        elif key in (ESCAPE, "\x7f", "\x08"):
            self.path = []
        else:
            self._choose(key, now)

    def _pause_or_go_on(self, key: str) -> None:
        if not self.clock.stands:
            self.clock.stop()
        elif key == "?" and self.remark != "help":
            self.remark = "help"
        elif key in "p \r\n?":
            self.remark = ""
            self.clock.start()

    def _choose(self, key: str, now: int) -> None:
        self.remark = ""
        self.track.advance(now)
        if not self.table.clock_runs:
            return
        chosen = next((found for found in self._keys(now) if found.key == key), None)
        if chosen is None:
            self.remark = self.table.say("race-no-key", key=key if key.isprintable() and key != " " else "␣")
        elif chosen.message is None:
            self.path.append(key)
        else:
            self.path = []
            try:
                self.table.do(chosen.seat, chosen.message, now)
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

    def _draw(self, now: int) -> None:
        table = self.table
        seen = table.seen(table.eyes, now)
        state = (
            seen.view,
            len(table.steps),
            seen.width,
            seen.height,
            self.clock.stands,
            tuple(self.path),
            self.remark,
        )
        if state != self._drawn:
            self._drawn = state
            draw(table.screen, self._page(seen.height, now))

    def _page(self, height: int, now: int) -> list[object]:
        table, say = self.table, self.table.say
        if self.clock.stands:
            page: list[object] = [Styled(f" {say('paused')} ", "bold reverse"), Styled()]
            if self.remark == "help":
                return [*page, *typeset(say("help-keys"))]
            return [*page, table.part.picture(table.seen(table.eyes, now)), Styled(), say("paused-keys")]
        picture = table.part.picture(table.seen(table.eyes, now))
        keys = key_list(self._keys(now), table)
        footer = [Styled(self.remark, "bold red"), Styled(say("race-commands"), "dim")]
        room = height - table.screen.measure(picture, keys, *footer) - 3
        story = table.story(table.eyes, max(0, len(table.steps) - 12))
        return [picture, Styled(), keys, *footer, *story[max(0, len(story) - max(room, 0)) :]]


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
