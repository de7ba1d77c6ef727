"""Time as the game knows it, whoever tells it: what happens by itself, and when."""

from thirdplace.terminal.match_screen import Table

__all__ = ["Track"]


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
        waiting = table.waiting()
        ordered = [seat for seat in waiting if table.ordered(seat, now) is not None]
        acting = [*table.invited(), *filter(self._is_forced, waiting), *ordered]
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
        elif (ordered := self.table.ordered(seat, at)) is not None:
            self.table.do(seat, ordered, at)
        else:
            forced = self.table.match.forced()
            if forced is not None:
                self.table.do(*forced, at)
