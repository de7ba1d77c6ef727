"""Every page and every game's board in three languages, from the narrowest phone to a desk."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from support.browsing import Guest, House
from support.games import TURN_GAME
from support.widths import check_widths

from thirdplace.core.registry import all_games

pytestmark = pytest.mark.browser

GAMES = Path(__file__).parents[2] / "src" / "thirdplace" / "games"
NAMES = ("Ann", "Ben", "Cleo")
"""Long names may be shortened; all else is ours to fit."""


def paths() -> list[str]:
    """Pages of the client, and those that games bring."""
    own = [f"/{page.stem.lower()}" for page in sorted(GAMES.glob("*/web/pages/*.svelte"))]
    of_games = [f"/{page}/{game.id}" for game in all_games() for page in ("learn", "print")]
    pads = [
        f"/pad/{game.id}" for game in all_games() if (GAMES / game.id.replace("-", "_") / "pad.py").exists()
    ]
    return ["/", "/nowhere", "/replay", "/groups", *own, *of_games, *pads]


def pages(guest: Guest) -> Iterator[str]:
    for path in paths():
        guest.go(path)
        guest.page.locator("h1, [role=timer]").first.wait_for()
        yield path


def tables(house: House, guest: Guest) -> Iterator[str]:
    for game in all_games():
        people = NAMES[: max(2, game.seats.start)]
        gathering = house.make(game.id, *people, start=False)
        guest.sit(gathering)
        guest.page.get_by_text(NAMES[0]).first.wait_for()
        for summary in guest.page.locator("summary").all():
            summary.click()
        yield f"gathering for {game.id}, with all options"
        table = house.make(game.id, *people)
        guest.sit(table)
        guest.button("web-table").wait_for()
        yield f"a table of {game.id}"
        guest.go(f"/big/{table.id}")
        guest.page.get_by_text(table.code).first.wait_for()
        yield f"the big screen of {game.id}"


def lessons(guest: Guest) -> Iterator[str]:
    for game in all_games():
        guest.go(f"/learn/{game.id}")
        guest.button("web-learn-try").first.click()
        guest.region("web-lesson").wait_for()
        yield f"a lesson of {game.id}"


def test_no_page_overflows_or_cuts_a_word_at_any_width(house: House) -> None:
    with house.guest(TURN_GAME) as guest:
        check_widths(guest, pages(guest))
        guest.complaints = [one for one in guest.complaints if "404" not in one]  # of /nowhere


def test_no_lesson_overflows_or_cuts_a_word_at_any_width(house: House) -> None:
    with house.guest(TURN_GAME) as guest:
        check_widths(guest, lessons(guest))


def test_no_table_overflows_or_cuts_a_word_at_any_width(house: House) -> None:
    with house.guest(TURN_GAME) as guest:
        check_widths(guest, tables(house, guest))
