"""How smooth is a page whose own device plays? `python benchmarks/page_smoothness.py`, in a real Chromium.

Hard computer players think on the device, in a worker, to the end of a game, without pauses. Meanwhile the
page notes the time between two frames, as it does for comparison while nobody plays.
"""

import tempfile
from pathlib import Path
from statistics import median, quantiles

from rich.console import Console
from rich.table import Table
from support.browser.offline import count_device_messages, let_a_computer_finish, play_now
from support.live_site import LiveSite

from thirdplace.core.registry import all_games
from thirdplace.text import text_for

__all__ = ["measure_frame_gaps"]

IDLE_MS = 5_000
HARD_PLAYERS = 'localStorage.setItem("level", "hard");'
NOTE_GAPS = """window.frameGaps = [];
let last = null;
const note = (now) => {
  if (last !== null) window.frameGaps.push(now - last);
  last = now;
  requestAnimationFrame(note);
};
requestAnimationFrame(note);"""


def measure_frame_gaps(site: LiveSite, game: str) -> tuple[list[float], list[float]]:
    """Milliseconds between frames: while nobody plays, and while all players of a table are computers."""
    with site.open_browser(game) as user:
        count_device_messages(user)
        for script in (HARD_PLAYERS, NOTE_GAPS):
            user.page.add_init_script(script)
        user.open()
        user.button("home-here-choose").click()
        play_now(user)
        user.page.evaluate("frameGaps.length = 0")
        user.page.wait_for_timeout(IDLE_MS)
        idle = user.page.evaluate("frameGaps.splice(0)")
        let_a_computer_finish(user)
        return idle, user.page.evaluate("frameGaps")


def main() -> None:
    table = Table("game", "frames", "median", "99 % within", "longest", "longest, nobody plays")
    with tempfile.TemporaryDirectory() as folder, LiveSite(Path(folder)) as site:
        for game in all_games():
            idle, playing = measure_frame_gaps(site, game.id)
            percentile = quantiles(playing, n=100)[98]
            times = (median(playing), percentile, max(playing), max(idle))
            name = text_for("en", game)("title")
            table.add_row(name, f"{len(playing):,}", *(f"{time:.0f} ms" for time in times))
    Console().print(table)


if __name__ == "__main__":
    main()
