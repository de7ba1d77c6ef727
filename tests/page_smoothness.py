"""How smooth is a page whose own device plays? `python tests/page_smoothness.py`, in a real Chromium.

Hard computer players think on the device, in a worker, and everything they do is drawn. Meanwhile the page
notes the time between two frames, as it does for comparison while nobody plays.
"""

import tempfile
from pathlib import Path
from statistics import median, quantiles

from rich.console import Console
from rich.table import Table
from support.browser.offline import play_now
from support.live_site import LiveSite, open_menu

from thirdplace.core.registry import all_games
from thirdplace.text import text_for

__all__ = ["measure_frame_gaps"]

IDLE_MS = 5_000
PLAY_MS = 20_000
SETTLE_MS = 1_000
"""The menu goes, and is not counted."""
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
        for script in (HARD_PLAYERS, NOTE_GAPS):
            user.page.add_init_script(script)
        user.open()
        user.button("home-here-choose").click()
        user.page.evaluate("frameGaps.length = 0")
        user.page.wait_for_timeout(IDLE_MS)
        idle = user.page.evaluate("frameGaps")
        play_now(user)
        open_menu(user)
        user.button("web-hand").first.click()
        user.page.keyboard.press("Escape")
        user.page.wait_for_timeout(SETTLE_MS)
        user.page.evaluate("frameGaps.length = 0")
        user.page.wait_for_timeout(PLAY_MS)
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
