"""Games made by `thirdplace new-game` in a real browser: a Svelte board, a built screen, the plain board."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from support.browser.offline import ALL_KEPT, count_device_messages
from support.games import TURN_GAME
from support.guide import GuideCopy
from support.live_site import DESK, PHONE, BrowserUser, LiveSite

from thirdplace.core.registry import all_games

pytestmark = [pytest.mark.browser, pytest.mark.nightly]

IN_TREE, SCREEN, PLAIN = "seven-hills", "market-week", "quiet-squares"
"""With a board in the tree; a package with a built screen; a package without any."""
TITLES = {IN_TREE: "Seven Hills", SCREEN: "Market Week", PLAIN: "Quiet Squares"}
SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
BOARDS = pytest.mark.parametrize("game", TITLES)
ANY = all_games()[0].id
"""A guest is given the words of some game; here the page is looked at without them."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveSite]:
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
        with LiveSite(folder) as site:
            yield site


def ticket_labels(user: BrowserUser) -> list[str]:
    """What can be laid now, as the buttons say it."""
    return [
        str(button.get_attribute("aria-label") or button.inner_text())
        for button in ticket_buttons(user).all()
    ]


def ticket_buttons(user: BrowserUser):  # type: ignore[no-untyped-def]
    return user.page.get_by_role("main").get_by_role("button", name=re.compile(r"icket \d$"), disabled=False)


@SIZES
@BOARDS
def test_a_whole_game(site: LiveSite, game: str, size: tuple[int, int]) -> None:
    """Laid by click and by keyboard to the end; nothing shuts anybody out; the replay shows it."""
    with site.open_browser(ANY, size=size) as user:
        table = site.make_table(game, "Ann", "bot")
        user.open_seat(table)
        for left in range(7, 0, -1):
            expect(ticket_buttons(user)).to_have_count(left)
            if left == 6:
                assert not user.find_axe_violations()
                assert_fits(user)
            (user.click_and_wait if left % 2 else user.press_and_wait)(ticket_buttons(user).last)
        expect(user.page.locator(".end-bar")).to_be_visible()
        expect(user.page.get_by_role("main")).to_contain_text(re.compile("wins|win with|share the win"))
        assert not user.find_axe_violations()
        assert len(site.read_record(table)["actions"]) == 14
        user.open(f"/replay/{table.id}")
        user.page.get_by_role("slider").wait_for()
        user.page.keyboard.press("End")
        expect(user.page.get_by_role("main").get_by_role("heading", name="Ann").last).to_be_visible()
        assert not user.find_axe_violations()


def test_a_whole_game_without_a_server(site: LiveSite) -> None:
    """What is made in the tree is translated like our own games: nobody has to do anything for it."""
    with site.open_browser(TURN_GAME, shell=True, size=PHONE) as user:
        count_device_messages(user)
        user.open()
        user.button("home-here-choose").click()
        assert user.page.evaluate(ALL_KEPT)
        user.cut_off = True
        user.page.context.set_offline(True)
        box = user.page.get_by_role("article").filter(
            has=user.page.get_by_role("heading", name=TITLES[IN_TREE])
        )
        box.get_by_role("button", name=user.text_of("web-play-now")).click()
        user.page.wait_for_url(re.compile("/t/local-[0-9a-f]{32}$"))
        for left in range(7, 0, -1):
            expect(ticket_buttons(user)).to_have_count(left)
            ticket_buttons(user).last.click()
        expect(user.page.locator(".end-bar")).to_be_visible()
        user.page.context.set_offline(False)


def assert_fits(user: BrowserUser) -> None:
    """Nothing has to be pushed aside to be read."""
    wide, window = user.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= window


@pytest.mark.parametrize("game", [IN_TREE, SCREEN])
def test_all_tickets_are_in_sight_on_a_phone(site: LiveSite, game: str) -> None:
    """Of the most people there can be, and also below the round before."""
    with site.open_browser(ANY, size=PHONE) as user:
        user.open_seat(site.make_table(game, "Ann", "bot", "bot", "bot"))
        for left in (7, 6):
            expect(ticket_buttons(user)).to_have_count(left)
            feet = ticket_buttons(user).evaluate_all(
                "them => them.map(it => it.getBoundingClientRect().bottom)"
            )
            assert max(feet) <= PHONE[1], (left, feet)
            user.click_and_wait(ticket_buttons(user).last)


def test_all_of_them_are_on_the_shelf_in_every_language(site: LiveSite) -> None:
    with site.open_browser(ANY) as user:
        user.open()
        claims = {
            "en": "Seven places|Secret tickets",
            "de": "Sieben Orte|Geheime Fahrkarten",
            "it": "Sette luoghi|Biglietti segreti",
        }
        for lang, claim in claims.items():
            user.page.locator(f"button[lang={lang}]").click()
            for title in TITLES.values():
                box = user.page.locator("article", has=user.page.get_by_role("heading", name=title))
                expect(box).to_contain_text(re.compile(claim))
        assert not user.find_axe_violations()


@pytest.mark.parametrize("game", [SCREEN, PLAIN])
def test_its_words_come_from_its_package(site: LiveSite, game: str) -> None:
    """Also when the language is changed in the middle of a game."""
    with site.open_browser(ANY) as user:
        user.open_seat(site.make_table(game, "Ann", "Ben"))
        expect(ticket_buttons(user).first).to_be_visible()
        assert any("icket 1" in label for label in ticket_labels(user))
        user.set_language("de")
        expect(
            user.page.get_by_role("main").get_by_role("button", name=re.compile("Fahrkarte 1"))
        ).to_be_visible()


def test_its_rules_can_be_learned(site: LiveSite) -> None:
    for game in (IN_TREE, SCREEN):
        with site.open_browser(ANY) as user:
            user.open(f"/learn/{game}")
            expect(user.page.get_by_role("heading", name=TITLES[game])).to_be_visible()
            expect(user.page.get_by_role("heading", name="What it is about")).to_be_visible()
            assert not user.find_axe_violations()


def test_the_big_screen_shows_it(site: LiveSite) -> None:
    for game in TITLES:
        with site.open_browser(ANY) as user:
            table = site.make_table(game, "Ann", "Ben")
            user.open(f"/big/{table.id}")
            expect(user.page.get_by_text("Ben").first).to_be_visible()
            site.do(table, 0, {"type": "lay", "ticket": 3})
            expect(user.page.get_by_text("Ann has laid a ticket.").first).to_be_visible()


def test_a_screen_that_cannot_be_loaded_is_told(site: LiveSite) -> None:
    with site.open_browser(ANY) as user:
        user.page.route("**/games/*/board.js", lambda route: route.abort())
        user.open_seat(site.make_table(SCREEN, "Ann", "Ben"))
        expect(user.page.get_by_role("alert").first).to_be_visible()
        user.errors.clear()  # the browser complains, too, and rightly


def test_a_game_that_nobody_has_is_told(site: LiveSite, tmp_path: Path) -> None:
    with site.open_browser(ANY) as user:
        user.open("/learn/nobodys-game")
        expect(user.page.get_by_role("main")).to_be_visible()
        user.errors.clear()
