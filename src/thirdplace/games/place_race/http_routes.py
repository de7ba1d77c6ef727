"""Place Race on a server: the timer for the box, shared by several devices."""

from thirdplace.core.parts.http_routes import SharedTool
from thirdplace.games.place_race import timer

__all__ = ["SHARED_TOOLS"]

SHARED_TOOLS = (
    SharedTool(
        name="timer",
        summary="A timer for several devices. Whoever has its code may start and stop it.",
        new=timer.NewTimer,
        example={"seconds_per_year": 1.5, "start_year": 1830},
        action=timer.TimerActions,
        shown=timer.TimerTold,
        state=timer.TimerState,
        open=timer.open_timer,
        act=timer.act,
        show=timer.show,
    ),
)
