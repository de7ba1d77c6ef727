"""A lesson at a table, and its screens: what tests in several files do there."""

from typing import Any

from support.live_server import TableMade
from support.live_site import TWO_FRAMES, BrowserUser, LiveSite, send_command

PLEASE = "places-please"
SLOTS = ("thousands", "hundreds", "tens", "ones", "garbage")

BESIDE_THE_SCREEN = """(wanted) => [...document.querySelectorAll(wanted)]
  .map((it) => [it.innerText, it.getBoundingClientRect()])
  .filter(([, box]) => !box.width || box.left < -0.5 || box.top < -0.5
    || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5)
  .map(([words, box]) => `${words} ${box.left} ${box.top} ${box.width} ${box.height}`)"""
"""Whatever of this is not wholly in sight."""


def make_lesson(site: LiveSite, *names: str, start: bool = True, **wanted: Any) -> TableMade:
    settings = {"led": True, "reactions": False} | wanted.pop("settings", {})
    return site.make_table(
        PLEASE, *names, start=start, settings=settings, options={"lesson": True, "rounds": 2, **wanted}
    )


def send_lead_action(site: LiveSite, table: TableMade, action: str) -> None:
    send_command(site, table, {"type": "lead", "action": {"type": action}})


def play_round(site: LiveSite, table: TableMade, *, apart: int) -> None:
    """All write in the same order; so many swap the first two spaces, so that bars differ."""
    for roll in range(len(SLOTS)):
        send_lead_action(site, table, "roll")
        for seat in range(len(table.tokens)):
            swapped = {0: 1, 1: 0}.get(roll, roll) if seat < apart else roll
            site.do(table, seat, {"type": "write", "slot": SLOTS[swapped]})
    send_lead_action(site, table, "reveal")


def take_over(user: BrowserUser, table: TableMade, path: str) -> None:
    """On the device that made the table."""
    user.open("/")
    kept = f'{{"host": "{table.host}", "seats": []}}'
    user.page.evaluate("([key, value]) => localStorage.setItem(key, value)", [f"table:{table.id}", kept])
    user.open(path)


def forgive_refusal(user: BrowserUser) -> None:
    """A browser complains of an answer that says no; here that was wanted."""
    user.errors = [one for one in user.errors if "400 (Bad Request)" not in one]


def in_sight(user: BrowserUser, wanted: str) -> None:
    """All of it; scenes measure themselves, so it may take a picture or two."""
    for _ in range(40):
        hidden = user.page.evaluate(BESIDE_THE_SCREEN, wanted)
        if not hidden:
            return
        user.page.wait_for_timeout(100)
    raise AssertionError(f"{user.page.viewport_size}: {hidden}")


def resize(user: BrowserUser, size: tuple[int, int]) -> None:
    user.page.set_viewport_size({"width": size[0], "height": size[1]})
    user.page.evaluate(TWO_FRAMES)
