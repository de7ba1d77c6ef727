"""Games made by `thirdplace new-game` in a real browser: a Svelte board, a built screen, the plain board."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from support.browsing import DESK, PHONE, Guest, House
from support.guide import GuideCopy

from thirdplace.core.registry import all_games

pytestmark = pytest.mark.browser

IN_TREE, SCREEN, PLAIN = "seven-hills", "market-week", "quiet-squares"
"""With a board in the tree; a package with a built screen; a package without any."""
TITLES = {IN_TREE: "Seven Hills", SCREEN: "Market Week", PLAIN: "Quiet Squares"}
SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
BOARDS = pytest.mark.parametrize("game", TITLES)
ANY = all_games()[0].id
"""A guest is given the words of some game; here the page is looked at without them."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("guide")
    copy = GuideCopy(folder / "tree")
    copy.run(f"thirdplace new-game {IN_TREE}")
    for game in (SCREEN, PLAIN):
        copy.run(f"thirdplace new-game {game} --package ../{game}")
    shutil.rmtree(folder / PLAIN / "src" / PLAIN.replace("-", "_") / "web")
    for game in (SCREEN, PLAIN):
        copy.run(f"pip install --editable ../{game}")
    copy.run("make client")
    assert copy.run("git status --short").splitlines() == [
        f"?? src/thirdplace/games/{IN_TREE.replace('-', '_')}/"
    ]
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("PYTHONPATH", copy.environment["PYTHONPATH"])
        with House(folder) as house:
            yield house


def tickets(guest: Guest) -> list[str]:
    """What can be laid now, as the buttons say it."""
    return [str(button.get_attribute("aria-label") or button.inner_text()) for button in buttons(guest).all()]


def buttons(guest: Guest):  # type: ignore[no-untyped-def]
    return guest.page.get_by_role("main").get_by_role("button", name=re.compile(r"icket \d$"), disabled=False)


@SIZES
@BOARDS
def test_a_whole_game(house: House, game: str, size: tuple[int, int]) -> None:
    """Laid by click and by keyboard to the end; nothing shuts anybody out; the replay shows it."""
    with house.guest(ANY, size=size) as guest:
        table = house.make(game, "Ann", "bot")
        guest.sit(table)
        for left in range(7, 0, -1):
            expect(buttons(guest)).to_have_count(left)
            if left == 6:
                assert not guest.violations()
                assert_fits(guest)
            (guest.act if left % 2 else guest.act_by_key)(buttons(guest).last)
        expect(guest.page.locator(".end-bar")).to_be_visible()
        expect(guest.page.get_by_role("main")).to_contain_text(re.compile("wins|win with|share the win"))
        assert not guest.violations()
        assert len(house.record(table)["actions"]) == 14
        guest.go(f"/replay/{table.id}")
        guest.page.get_by_role("slider").wait_for()
        guest.page.keyboard.press("End")
        expect(guest.page.get_by_role("main").get_by_role("heading", name="Ann").last).to_be_visible()
        assert not guest.violations()


def assert_fits(guest: Guest) -> None:
    """Nothing has to be pushed aside to be read."""
    wide, window = guest.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= window


@pytest.mark.parametrize("game", [IN_TREE, SCREEN])
def test_all_tickets_are_in_sight_on_a_phone(house: House, game: str) -> None:
    """Of the most people there can be, and also below the round before."""
    with house.guest(ANY, size=PHONE) as guest:
        guest.sit(house.make(game, "Ann", "bot", "bot", "bot"))
        for left in (7, 6):
            expect(buttons(guest)).to_have_count(left)
            feet = buttons(guest).evaluate_all("them => them.map(it => it.getBoundingClientRect().bottom)")
            assert max(feet) <= PHONE[1], (left, feet)
            guest.act(buttons(guest).last)


def test_all_of_them_are_on_the_shelf_in_every_language(house: House) -> None:
    with house.guest(ANY) as guest:
        guest.go()
        claims = {
            "en": "Seven places|Secret tickets",
            "de": "Sieben Orte|Geheime Fahrkarten",
            "it": "Sette luoghi|Biglietti segreti",
        }
        for lang, claim in claims.items():
            guest.page.locator(f"button[lang={lang}]").click()
            for title in TITLES.values():
                box = guest.page.locator("article", has=guest.page.get_by_role("heading", name=title))
                expect(box).to_contain_text(re.compile(claim))
        assert not guest.violations()


@pytest.mark.parametrize("game", [SCREEN, PLAIN])
def test_its_words_come_from_its_package(house: House, game: str) -> None:
    """Also when the language is changed in the middle of a game."""
    with house.guest(ANY) as guest:
        guest.sit(house.make(game, "Ann", "Ben"))
        expect(buttons(guest).first).to_be_visible()
        assert any("icket 1" in label for label in tickets(guest))
        guest.speak("de")
        expect(
            guest.page.get_by_role("main").get_by_role("button", name=re.compile("Fahrkarte 1"))
        ).to_be_visible()


def test_its_rules_can_be_learned(house: House) -> None:
    for game in (IN_TREE, SCREEN):
        with house.guest(ANY) as guest:
            guest.go(f"/learn/{game}")
            expect(guest.page.get_by_role("heading", name=TITLES[game])).to_be_visible()
            expect(guest.page.get_by_role("heading", name="What it is about")).to_be_visible()
            assert not guest.violations()


def test_the_big_screen_shows_it(house: House) -> None:
    for game in TITLES:
        with house.guest(ANY) as guest:
            table = house.make(game, "Ann", "Ben")
            guest.go(f"/big/{table.id}")
            expect(guest.page.get_by_text("Ben").first).to_be_visible()
            house.do(table, 0, {"type": "lay", "ticket": 3})
            expect(guest.page.get_by_text("Ann has laid a ticket.").first).to_be_visible()


def test_a_screen_that_cannot_be_loaded_is_told(house: House) -> None:
    with house.guest(ANY) as guest:
        guest.page.route("**/games/*/board.js", lambda route: route.abort())
        guest.sit(house.make(SCREEN, "Ann", "Ben"))
        expect(guest.page.get_by_role("alert").first).to_be_visible()
        guest.complaints.clear()  # the browser complains, too, and rightly


def test_a_game_that_nobody_has_is_told(house: House, tmp_path: Path) -> None:
    with house.guest(ANY) as guest:
        guest.go("/learn/nobodys-game")
        expect(guest.page.get_by_role("main")).to_be_visible()
        guest.complaints.clear()
