"""A game in real time, with single keys. Only this module reads a real clock; pauses do not count."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Group
from rich.segment import Segment, Segments
from rich.text import Text as RichText

from thirdplace.core.errors import Refused
from thirdplace.core.parts.terminal import SEAT_STYLES, Key
from thirdplace.terminal.game_timeline import GameTimeline
from thirdplace.terminal.keyboard import ESCAPE, Keyboard, open_keyboard
from thirdplace.terminal.match_screen import MatchScreen
from thirdplace.terminal.rules_page import format_blocks
from thirdplace.terminal.screen import PlayerLeft, Screen
from thirdplace.text import explain

__all__ = ["PausableClock", "RealtimeGame"]

POLL_INTERVAL_S = 0.04
"""Seconds between two updates of the screen."""
SUSPENDED_AFTER_S = 3.0
"""If the clock was not read for so long, the program was suspended: that time does not count."""
MAX_STORY_STEPS = 12
"""How many steps the story below the keys shows."""


class PausableClock:
    """The game's clock in milliseconds; it does not run while paused."""

    def __init__(self, shown: int) -> None:
        self._shown = float(shown)
        self._since: float | None = None
        self._last_read = time.monotonic()

    @property
    def is_stopped(self) -> bool:
        return self._since is None

    def read_ms(self) -> int:
        now = time.monotonic()
        if self._since is not None and now - self._last_read > SUSPENDED_AFTER_S:
            self._shown += (self._last_read - self._since) * 1000  # the program was suspended meanwhile
            self._since = None
        self._last_read = now
        running = 0.0 if self._since is None else now - self._since
        return round(self._shown + running * 1000)

    def stop(self) -> None:
        self._shown = self.read_ms()
        self._since = None

    def start(self) -> None:
        self._since = self._last_read = time.monotonic()


KEY_SIGNS = {" ": "␣", "\r": "⏎", "\n": "⏎", "\t": "⇥"}
"""How invisible keys are shown."""


class RealtimeGame:
    """A game at one keyboard while its clock runs: the keys belong to the player whose turn it is."""

    def __init__(self, table: MatchScreen) -> None:
        self.table = table
        self.timeline = GameTimeline(table)
        self.clock = PausableClock(table.match.now)
        self.pressed_keys: list[str] = []
        self.remark = ""
        self.is_help_shown = False
        self.advice: list[object] = []
        self._last_drawn: object = None

    def run(self) -> None:
        with open_keyboard() as pressed, use_full_screen(self.table.screen):
            while self.table.is_clock_running:
                self._poll(pressed)

    def run_without_people(self) -> None:
        """Runs a game in which only computer players take part."""
        self.clock.start()
        while self.table.is_clock_running:
            self.timeline.advance_to(self.clock.read_ms())
            self.table.screen.show(*self.table.take_unread_lines(None))
            time.sleep(POLL_INTERVAL_S)

    def _poll(self, pressed: Keyboard) -> None:
        now = self.clock.read_ms()
        if not self.clock.is_stopped:
            self.timeline.advance_to(now)
            if self.table.drop_invalid_orders(now):
                self.remark = self.table.say("clock-order-over")
        if self.table.is_clock_running:
            self._draw_if_changed(now)
            try:
                key = pressed.read_key(POLL_INTERVAL_S)
            except EOFError:
                raise PlayerLeft from None
            if key:
                self._handle_key(key, self.clock.read_ms())

    def _handle_key(self, key: str, now: int) -> None:
        key = key.lower()
        if key == "q":
            raise PlayerLeft
        if key == "p" or self.clock.is_stopped:
            self._toggle_pause(key)
        elif key == "?":
            self.clock.stop()
            self.is_help_shown = True
        elif key == "m" and self.table.part.describe_map is not None:
            self.clock.stop()
            self.advice = list(
                self.table.part.describe_map(self.table.seen_by(self.table.shared_viewer, now))
            )
        elif key == "c" and self.table.match.game.brings("coach"):
            self._ask_coach(now)
        elif key in (ESCAPE, "\x7f", "\x08"):
            self.pressed_keys = []
        else:
            self._choose_by_key(key, now)

    def _ask_coach(self, now: int) -> None:
        """Shows the coach's advice, and stops the clock so that it can be read."""
        from thirdplace.terminal.coach_page import build_advice_page

        table = self.table
        self.timeline.advance_to(now)
        asked = [
            seat for seat in [*table.seats_waited_for(now), *table.human_seats] if seat in table.human_seats
        ]
        if not table.is_clock_running or not table.match.numbers(asked[0], now):
            return
        self.clock.stop()
        try:
            self.advice = build_advice_page(table, asked[0], now)
        except Refused as refused:
            self.advice = [explain(table.say, refused)]

    def _toggle_pause(self, key: str) -> None:
        if not self.clock.is_stopped:
            self.clock.stop()
        elif key == "?" and not self.is_help_shown:
            self.is_help_shown = True
        elif key in "p \r\n?":
            self.is_help_shown, self.advice = False, []
            self.clock.start()

    def _choose_by_key(self, key: str, now: int) -> None:
        self.remark = ""
        self.timeline.advance_to(now)
        if not self.table.is_clock_running:
            return
        chosen = next((found for found in self._available_keys(now) if found.key == key), None)
        if chosen is None:
            self.remark = self.table.say("clock-no-key", key=KEY_SIGNS.get(key, key))
        elif chosen.order and chosen.message is None:
            self.table.orders.pop(chosen.seat, None)
        elif chosen.message is None:
            self.pressed_keys.append(key)
        else:
            self.pressed_keys = []
            try:
                self.table.act_or_order(chosen.seat, chosen.message, now)
            except Refused as refused:
                self.remark = explain(self.table.say, refused)

    def _available_keys(self, now: int) -> list[Key]:
        table = self.table
        legal = {seat: table.match.legal(seat, now) for seat in table.human_seats}
        keys = table.part.keys(table.seen_by(table.shared_viewer, now), legal, self.pressed_keys)
        if not keys and self.pressed_keys:
            self.pressed_keys = []  # the choice that was begun is no longer possible
            keys = table.part.keys(table.seen_by(table.shared_viewer, now), legal, self.pressed_keys)
        return keys

    def _list_commands(self) -> str:
        table = self.table
        offered = {
            "command-pause": True,
            "command-coach": table.match.game.brings("coach"),
            "command-map": table.part.describe_map is not None,
            "command-keys": True,
            "command-leave": True,
        }
        return " · ".join(table.say(message_id) for message_id, is_there in offered.items() if is_there)

    def _draw_if_changed(self, now: int) -> None:
        table = self.table
        seen = table.seen_by(table.shared_viewer, now)
        state = (
            seen.view,
            len(table.steps),
            seen.width,
            seen.height,
            self.clock.is_stopped,
            self.is_help_shown,
            tuple(self.table.orders.items()),
            len(self.advice),
            tuple(self.pressed_keys),
            self.remark,
        )
        if state != self._last_drawn:
            self._last_drawn = state
            draw_page(table.screen, self._build_page(seen.height, now))

    def _build_page(self, height: int, now: int) -> list[object]:
        table, say = self.table, self.table.say
        if self.clock.is_stopped:
            # How to resume comes first: a small screen cuts off the end.
            head = RichText(f" {say('paused')} ", "bold reverse").append(
                f" {say('paused-keys')}", "not bold not reverse"
            )
            page: list[object] = [head, RichText()]
            if self.is_help_shown:
                return [*page, *format_blocks(say("help-keys" if "help-keys" in say else "help-always"))]
            picture = table.part.picture(table.seen_by(table.shared_viewer, now))
            if self.advice:
                page += [*self.advice, RichText()]
                room = height - table.screen.count_lines(*page)
                return [*page, picture] if table.screen.count_lines(picture) < room else page
            return [*page, picture]
        picture = table.part.picture(table.seen_by(table.shared_viewer, now))
        keys = format_keys(self._available_keys(now), table)
        footer = [RichText(self.remark, "bold red"), RichText(self._list_commands(), "dim")]
        # Keys stay in sight: where not all fits, the end of the picture is cut off.
        below = table.screen.count_lines(RichText(), keys, *footer) + 1
        picture = cut_picture(picture, height - below, table.screen)
        room = height - table.screen.count_lines(picture, keys, *footer) - 3
        story = table.describe_steps(table.shared_viewer, max(0, len(table.steps) - MAX_STORY_STEPS))
        return [picture, RichText(), keys, *footer, *story[max(0, len(story) - max(room, 0)) :]]


def cut_picture(picture: object, lines: int, screen: Screen) -> object:
    """No more than the first lines of a picture, and always one."""
    if screen.count_lines(picture) <= lines:
        return picture
    console = screen.console
    drawn = console.render_lines(picture, console.options.update(width=screen.width), pad=False)  # type: ignore[arg-type]
    kept = [segment for line in drawn[: max(1, lines)] for segment in (*line, Segment.line())]
    return Segments(kept)


def format_keys(keys: list[Key], table: MatchScreen) -> Group:
    """The keys and what they do, grouped by player."""
    rows: list[RichText] = []
    for seat in sorted({key.seat for key in keys}):
        rows.append(RichText(f"{seat + 1} {table.match.names[seat]}", SEAT_STYLES[seat % len(SEAT_STYLES)]))
        shown = [_format_key(key) for key in keys if key.seat == seat and key.label]
        rows += _flow_into_lines(shown, table.screen.width)
    return Group(*rows)


def _format_key(key: Key) -> RichText:
    if not key.key:
        return RichText(key.label, "bold")
    return RichText(f" {key.key} ", "reverse").append(f" {key.label}", "not reverse")


def _flow_into_lines(items: list[RichText], width: int) -> list[RichText]:
    """Puts as many items on a line as fit; none is broken in two."""
    lines = [RichText()]
    for item in items:
        if lines[-1].cell_len and lines[-1].cell_len + 2 + item.cell_len > width:
            lines.append(RichText())
        lines[-1].append("  " if lines[-1].cell_len else "").append_text(item)
    return lines


@contextmanager
def use_full_screen(screen: Screen) -> Iterator[None]:
    """Uses the terminal's alternate screen; afterwards the previous content is there again."""
    console = screen.console
    if not screen.can_move_cursor:
        yield
        return
    console.set_alt_screen(True)
    console.show_cursor(False)
    try:
        yield
    finally:
        console.show_cursor(True)
        console.set_alt_screen(False)


def draw_page(screen: Screen, page: list[object]) -> None:
    """Draws over the last page, without flicker; cuts off what does not fit at the bottom."""
    console = screen.console
    if not screen.can_move_cursor:
        screen.show(*page)
        return
    with console.capture() as captured:
        screen.show(*page)
    lines = captured.get().split("\n")[: screen.height - 1]
    console.file.write("\x1b[H" + "".join(f"{line}\x1b[K\n" for line in lines) + "\x1b[J")
    console.file.flush()
