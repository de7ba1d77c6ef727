"""Every screen for everyone: axe-core, three languages on a phone, nothing jumps, a light first load."""

from collections.abc import Iterator
from urllib.request import urlopen

import pytest
from support.games import CLOCK_GAME, TURN_GAME
from support.live_site import TWO_FRAMES, BrowserUser, LiveSite, page_texts
from support.screen_checks import check_screens

from thirdplace.core.registry import all_games
from thirdplace.text import LANGUAGES

pytestmark = pytest.mark.browser


LIGHTEST = 150_000


# The ways through the site: each stops wherever there is another screen to be looked at.


def open_home(user: BrowserUser) -> None:
    user.open()
    user.button("web-join").wait_for()


def visit_entrances(site: LiveSite, user: BrowserUser) -> Iterator[str]:
    open_home(user)
    yield "home"
    user.open("/nowhere")
    user.wait_for_text("web-lost")
    assert "404" in user.errors.pop(), "the browser's own words"
    yield "lost"
    user.open("/timer")
    user.button("web-timer-start").click()
    user.button("web-timer-pause").click()
    yield "timer"
    user.open(f"/print/{CLOCK_GAME}")
    user.page.get_by_role("img", name=user.text_of("sheet-cards")).first.wait_for()
    yield "print"
    user.open("/replay")
    user.button("web-replay-choose").wait_for()
    yield "replay without a record"


def visit_reading_pages(site: LiveSite, user: BrowserUser) -> Iterator[str]:
    for game in [game.id for game in all_games()]:
        user.open(f"/learn/{game}")
        user.page.get_by_role("heading", name=user.text_of("web-learn-lessons")).wait_for()
        yield f"learn {game}"


WAYS = {"doors": visit_entrances, "learn": visit_reading_pages}


@pytest.mark.parametrize("way", WAYS)
def test_every_screen_is_accessible(site: LiveSite, way: str) -> None:
    with site.open_browser(CLOCK_GAME) as user:
        check_screens(user, WAYS[way](site, user))


def test_language_and_theme_are_remembered(site: LiveSite) -> None:
    with site.open_browser(TURN_GAME) as user:
        open_home(user)
        for lang in ("de", "it"):
            user.page.get_by_role("button", name=lang.upper(), exact=False).and_(
                user.page.locator(f"[lang={lang}]")
            ).click()
            user.page.locator(f"html[lang={lang}]").wait_for()
        in_italian = page_texts("it", TURN_GAME)
        user.page.reload()
        user.page.locator("html[lang=it]").wait_for()
        user.page.locator("button[lang=it][aria-pressed=true]").wait_for()
        ground = "getComputedStyle(document.documentElement).colorScheme"
        before = user.page.evaluate(ground)
        user.page.get_by_role("button", name=in_italian("web-dark")).click()
        user.page.get_by_role("button", name=in_italian("web-light")).wait_for()
        user.page.reload()
        user.page.get_by_role("button", name=in_italian("web-light")).wait_for()
        assert user.page.evaluate(ground) != before


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_load_is_light(site: LiveSite, lang: str) -> None:
    with site.open_browser(TURN_GAME, lang=lang) as user:
        devtools = user.page.context.new_cdp_session(user.page)
        loaded: list[float] = []
        devtools.on("Network.loadingFinished", lambda event: loaded.append(event["encodedDataLength"]))
        devtools.send("Network.enable")
        open_home(user)
        user.page.wait_for_load_state("networkidle")
        assert len(loaded) > 5
        assert sum(loaded) < LIGHTEST, sum(loaded)


def test_the_shell_opens_without_a_network_and_says_what_it_needs(site: LiveSite) -> None:
    with site.open_browser(TURN_GAME, shell=True) as user:
        open_home(user)
        user.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        user.page.reload()  # what the first visit loaded before the worker was there is kept by the second
        user.page.wait_for_load_state("networkidle")
        user.cut_off = True
        user.page.context.set_offline(True)
        user.page.reload()
        user.wait_for_text("home-here-alone")
        user.page.context.set_offline(False)
        user.page.get_by_text(user.text_of("home-here-alone")).wait_for(state="hidden")


def test_the_policy_lets_no_foreign_script_in(site: LiveSite) -> None:
    """And if one tried, a guest would complain: so no test passes with a policy that was broken."""
    with urlopen(site.server.address) as answer:
        policy = answer.headers["Content-Security-Policy"]
    assert "unsafe" not in policy
    assert "default-src 'none'" in policy
    with site.open_browser(TURN_GAME) as user:
        open_home(user)
        assert user.errors == []
        user.page.evaluate(
            """() => {
              const script = document.createElement("script");
              script.textContent = "window.inside = true";
              document.body.append(script);
            }"""
        )
        assert user.page.evaluate("window.inside") is None
        user.page.evaluate(TWO_FRAMES)
        assert "Content Security Policy" in user.errors.pop()
