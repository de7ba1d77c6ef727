"""How long does a start wait for the shares of the seed? `python tests/start_waits.py`, in real Chromiums.

Four browsers sit at a table for some seconds, then the host starts. Once all pages answer, once one of them
is far away, and once the main thread of one is busy for longer than anybody waits. For comparison, four seats
without any share.
"""

import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from time import monotonic, sleep

from rich.console import Console
from rich.table import Table
from support.games import TURN_GAME
from support.live_server import TableMade
from support.live_site import BrowserUser, LiveSite, open_with_seats
from support.luck.far_proxy import FarProxy

from thirdplace.server.play.answer_times import IDLE_TIME_S

__all__ = ["measure_start_ms"]

NAMES = ("Ann", "Bob", "Cleo", "Dora")
ROUNDS = 15
FAR_S = 0.3
"""There and back, as between Germany and New Zealand."""
SETTLE_S = IDLE_TIME_S + 1
"""Devices have been asked for a sign of life after that."""
HAS_COMMITTED = """(table) => Object.values(JSON.parse(localStorage.getItem(`luck:${table}`) ?? "{}"))
  .some(({ accepted }) => accepted)"""
BE_BUSY = "() => setTimeout(() => { const end = performance.now() + 3000; while (performance.now() < end); })"


@contextmanager
def open_table(
    site: LiveSite, *, with_browsers: bool, with_far: bool
) -> Iterator[tuple[TableMade, list[BrowserUser]]]:
    """A table of four; their browsers have committed, and then nothing has happened for a while."""
    with ExitStack() as stack:
        table = site.make_table(TURN_GAME, *NAMES, start=False)
        people: list[BrowserUser] = []
        for seat in range(len(NAMES) * with_browsers):
            people.append(stack.enter_context(site.open_browser(TURN_GAME)))
            if with_far and seat == len(NAMES) - 1:
                people[-1].address = stack.enter_context(FarProxy(site.server.address, FAR_S)).address
            open_with_seats(people[-1], table, seat)
            people[-1].page.wait_for_function(HAS_COMMITTED, arg=table.id)
        sleep(SETTLE_S * with_browsers)
        yield table, people


def measure_start_ms(
    site: LiveSite, *, with_browsers: bool = True, with_far: bool = False, with_silent: bool = False
) -> tuple[float, int]:
    """How long the start takes, and how many shares the seed is mixed from."""
    with open_table(site, with_browsers=with_browsers, with_far=with_far) as (table, people):
        if with_silent:
            people[-1].page.evaluate(BE_BUSY)
            sleep(0.1)
        begun = monotonic()
        site.request("POST", f"/api/tables/{table.id}/start", None, table.host)
        took_ms = 1000 * (monotonic() - begun)
        record = site.request("GET", f"/api/tables/{table.id}/record", None, table.tokens[0])
        return took_ms, sum("share" in seat for seat in record.get("shares", {}).get("seats", ()))


def main() -> None:
    shown = Table("table of four", "starts", "median", "longest", "shares")
    with tempfile.TemporaryDirectory() as folder, LiveSite(Path(folder)) as site:
        for name, wanted in (
            ("no shares", {"with_browsers": False}),
            ("all answer", {}),
            ("one is far away", {"with_far": True}),
            ("one is silent", {"with_silent": True}),
        ):
            times, shares = zip(*(measure_start_ms(site, **wanted) for _ in range(ROUNDS)), strict=True)
            shown.add_row(
                name,
                str(ROUNDS),
                f"{median(times):.0f} ms",
                f"{max(times):.0f} ms",
                f"{min(shares)} to {max(shares)}",
            )
    Console().print(shown)


if __name__ == "__main__":
    main()
