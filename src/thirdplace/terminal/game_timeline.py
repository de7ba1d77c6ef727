"""Advances the game's clock, and does what happens automatically on the way."""

from thirdplace.terminal.match_screen import MatchScreen

__all__ = ["GameTimeline"]


class GameTimeline:
    """The game's time, with the actions of seats that act without a key."""

    def __init__(self, table: MatchScreen) -> None:
        self.table = table
        self._due_ms: dict[int, int] = {}

    def advance_to(self, to: int) -> None:
        """Does everything that happens automatically up to this moment."""
        table = self.table
        while table.is_clock_running:
            self._schedule_actors(table.match.now)
            deadline = table.match.game.rules.deadline(table.match.state)
            seat = min(self._due_ms, key=lambda seat: (self._due_ms[seat], seat), default=None)
            if seat is None or self._due_ms[seat] >= min(deadline, to + 1):
                break
            at = max(self._due_ms.pop(seat), table.match.now)
            self._act_for(seat, at)
        if table.is_clock_running:
            table.advance_clock(max(to, table.match.now))

    def next_event_ms(self) -> int:
        """When the next automatic action or the deadline is."""
        self._schedule_actors(self.table.match.now)
        deadline = self.table.match.game.rules.deadline(self.table.match.state)
        return min([deadline, *self._due_ms.values()])

    def _schedule_actors(self, now: int) -> None:
        """Schedules the seats that are waited for and act without a key."""
        table = self.table
        waiting = table.seats_waited_for()
        ordered = [seat for seat in waiting if table.action_by_order(seat, now) is not None]
        acting = [*table.bots_that_may_act(), *filter(self._has_forced_action, waiting), *ordered]
        self._due_ms = {seat: due for seat, due in self._due_ms.items() if seat in acting}
        for seat in acting:
            if seat not in self._due_ms:
                self._due_ms[seat] = now + table.draw_bot_delay_ms()

    def _has_forced_action(self, seat: int) -> bool:
        table = self.table
        return seat in table.match.automatic and (
            table.match.game.rules.forced_action(table.match.state, seat, table.match.now) >= 0
        )

    def _act_for(self, seat: int, at: int) -> None:
        if seat in self.table.bot_levels:
            if not self.table.let_bot_act(seat, at):
                self._due_ms[seat] = at + self.table.draw_bot_delay_ms() + 1  # it is asked again later
        elif (ordered := self.table.action_by_order(seat, at)) is not None:
            self.table.do_and_save(seat, ordered, at)
        else:
            forced = self.table.match.forced_action()
            if forced is not None:
                self.table.do_and_save(*forced, at)
