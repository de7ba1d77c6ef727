"""Every page and every game's board in three languages, from the narrowest phone to a desk."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from support.browser.width_checks import check_widths
from support.games import TURN_GAME
from support.live_site import PHONE, TWO_FRAMES, BrowserUser, LiveSite, open_with_seats
from support.screen_checks import FIND_SMALL_TARGETS

from thirdplace.core.registry import all_games
from thirdplace.text import LANGUAGES

pytestmark = pytest.mark.browser

GAMES = Path(__file__).parents[2] / "src" / "thirdplace" / "games"
NAMES = ("Ann", "Ben", "Cleo")
"""Long names may be shortened; all else is ours to fit."""


def page_paths() -> list[str]:
    """Pages of the client, and those that games bring."""
    own = [f"/{page.stem.lower()}" for page in sorted(GAMES.glob("*/web/pages/*.svelte"))]
    of_games = [f"/{page}/{game.id}" for game in all_games() for page in ("learn", "print", "lab")]
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


def test_no_page_has_a_target_that_a_finger_would_miss(site: LiveSite) -> None:
    """In Italian, where some words are short."""
    with site.open_browser(TURN_GAME, lang="it", size=PHONE) as user:
        small = {path: user.page.evaluate(FIND_SMALL_TARGETS) for path in visit_pages(user)}
        assert not any(small.values()), small
        user.errors = [one for one in user.errors if "404" not in one]  # of /nowhere


@pytest.mark.parametrize("size", [(390, 844), (820, 1180), (1280, 800)])
def test_the_button_stays_beside_a_code_that_leads_nowhere(site: LiveSite, size: tuple[int, int]) -> None:
    with site.open_browser(TURN_GAME, size=size) as user:
        user.open()
        field, button = user.page.get_by_label(user.text_of("web-code")), user.button("web-join")
        field.fill("K7M 2XQ")
        before = button.bounding_box()
        button.click()
        user.wait_for_text("web-code-hint")
        code, after = field.bounding_box(), button.bounding_box()
        assert code
        assert before
        assert after
        assert after["width"] == before["width"]
        assert 0 < after["x"] - code["x"] - code["width"] < 24
        user.errors.clear()  # the browser's own words about an answer that says no


PROJECTORS = ((1024, 768), (1280, 720), (1280, 800), (1920, 1080), (2560, 1440))
SCROLLS_BY = f"{TWO_FRAMES}.then(() => document.documentElement.scrollHeight - innerHeight)"


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_a_big_screen_does_not_scroll(site: LiveSite, game: str) -> None:
    table = site.make_table(game, *NAMES)
    with site.open_browser(game) as wall:
        wall.open(f"/big/{table.id}")
        wall.page.get_by_text(table.code).first.wait_for()
        for width, height in PROJECTORS:
            wall.page.set_viewport_size({"width": width, "height": height})
            wall.page.wait_for_load_state("networkidle")
            assert wall.page.evaluate(SCROLLS_BY) == 0, (width, height)


def test_a_big_screen_marks_computer_players_beside_their_names(site: LiveSite) -> None:
    table = site.make_table(TURN_GAME, "Ann", "bot", start=False)
    with site.open_browser(TURN_GAME, size=(1920, 1080)) as wall:
        wall.open(f"/big/{table.id}")
        row = wall.page.locator("li[data-seat='1']")
        name, mark = row.locator("> b").bounding_box(), row.locator("> svg").bounding_box()
        assert name is not None
        assert mark is not None
        assert 0 <= mark["x"] - name["x"] - name["width"] < name["height"]
        assert mark["height"] > name["height"] / 2


@pytest.mark.parametrize("lang", sorted(LANGUAGES))
def test_three_people_can_start_on_a_small_phone_without_scrolling(site: LiveSite, lang: str) -> None:
    table = site.make_table(TURN_GAME, *NAMES, start=False)
    with site.open_browser(TURN_GAME, lang=lang, size=(360, 640)) as user:
        open_with_seats(user, table, 0, host=True)
        start = user.button_starting("web-start")
        start.wait_for()
        expect(start).to_be_in_viewport(ratio=1)
