"""Every page and every game's board in three languages, from the narrowest phone to a desk."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from support.games import TURN_GAME
from support.live_site import BrowserUser, LiveSite
from support.width_checks import check_widths

from thirdplace.core.registry import all_games

pytestmark = pytest.mark.browser

GAMES = Path(__file__).parents[2] / "src" / "thirdplace" / "games"
NAMES = ("Ann", "Ben", "Cleo")
"""Long names may be shortened; all else is ours to fit."""


def page_paths() -> list[str]:
    """Pages of the client, and those that games bring."""
    own = [f"/{page.stem.lower()}" for page in sorted(GAMES.glob("*/web/pages/*.svelte"))]
    of_games = [f"/{page}/{game.id}" for game in all_games() for page in ("learn", "print")]
    pads = [
        f"/pad/{game.id}" for game in all_games() if (GAMES / game.id.replace("-", "_") / "pad.py").exists()
    ]
    return ["/", "/nowhere", "/replay", "/groups", *own, *of_games, *pads]


def visit_pages(user: BrowserUser) -> Iterator[str]:
    for path in page_paths():
        user.open(path)
        user.page.locator("h1, [role=timer]").first.wait_for()
        yield path


def visit_tables(site: LiveSite, user: BrowserUser) -> Iterator[str]:
    for game in all_games():
        people = NAMES[: max(2, game.seats.start)]
        gathering = site.make_table(game.id, *people, start=False)
        user.open_seat(gathering)
        user.page.get_by_text(NAMES[0]).first.wait_for()
        for summary in user.page.locator("summary").all():
            summary.click()
        yield f"gathering for {game.id}, with all options"
        table = site.make_table(game.id, *people)
        user.open_seat(table)
        user.button("web-table").wait_for()
        yield f"a table of {game.id}"
        user.open(f"/big/{table.id}")
        user.page.get_by_text(table.code).first.wait_for()
        yield f"the big screen of {game.id}"


def visit_lessons(user: BrowserUser) -> Iterator[str]:
    for game in all_games():
        user.open(f"/learn/{game.id}")
        user.button("web-learn-try").first.click()
        user.region("web-lesson").wait_for()
        yield f"a lesson of {game.id}"


def test_no_page_overflows_or_cuts_a_word_at_any_width(site: LiveSite) -> None:
    with site.open_browser(TURN_GAME) as user:
        check_widths(user, visit_pages(user))
        user.errors = [one for one in user.errors if "404" not in one]  # of /nowhere


def test_no_lesson_overflows_or_cuts_a_word_at_any_width(site: LiveSite) -> None:
    with site.open_browser(TURN_GAME) as user:
        check_widths(user, visit_lessons(user))


def test_no_table_overflows_or_cuts_a_word_at_any_width(site: LiveSite) -> None:
    with site.open_browser(TURN_GAME) as user:
        check_widths(user, visit_tables(site, user))
