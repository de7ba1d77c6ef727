"""Every screen for everyone: axe-core, three languages on a phone, nothing jumps, a light first load."""

from collections.abc import Iterator
from urllib.request import urlopen

import pytest
from support.browsing import TWO_FRAMES, Guest, House, words
from support.games import CLOCK_GAME, TURN_GAME
from support.screen_checks import check_screens

from thirdplace.core.registry import all_games

pytestmark = pytest.mark.browser


LIGHTEST = 150_000


# The ways through the house: each stops wherever there is another screen to be looked at.


def shelf(guest: Guest) -> None:
    guest.go()
    guest.button("web-join").wait_for()


def doors(house: House, guest: Guest) -> Iterator[str]:
    shelf(guest)
    yield "home"
    guest.go("/nowhere")
    guest.sees("web-lost")
    assert "404" in guest.complaints.pop(), "the browser's own words"
    yield "lost"
    guest.go("/timer")
    guest.button("web-timer-start").click()
    guest.button("web-timer-pause").click()
    yield "timer"
    guest.go(f"/print/{CLOCK_GAME}")
    guest.page.get_by_role("img", name=guest.say("sheet-cards")).first.wait_for()
    yield "print"
    guest.go("/replay")
    guest.button("web-replay-choose").wait_for()
    yield "replay without a record"


def reading(house: House, guest: Guest) -> Iterator[str]:
    for game in [game.id for game in all_games()]:
        guest.go(f"/learn/{game}")
        guest.page.get_by_role("heading", name=guest.say("web-learn-lessons")).wait_for()
        yield f"learn {game}"


WAYS = {"doors": doors, "learn": reading}


@pytest.mark.parametrize("way", WAYS)
def test_every_screen_is_for_everyone(house: House, way: str) -> None:
    with house.guest(CLOCK_GAME) as guest:
        check_screens(guest, WAYS[way](house, guest))


def test_language_and_theme_are_remembered(house: House) -> None:
    with house.guest(TURN_GAME) as guest:
        shelf(guest)
        for lang in ("de", "it"):
            guest.page.get_by_role("button", name=lang.upper(), exact=False).and_(
                guest.page.locator(f"[lang={lang}]")
            ).click()
            guest.page.locator(f"html[lang={lang}]").wait_for()
        in_italian = words("it", TURN_GAME)
        guest.page.reload()
        guest.page.locator("html[lang=it]").wait_for()
        guest.page.locator("button[lang=it][aria-pressed=true]").wait_for()
        ground = "getComputedStyle(document.documentElement).colorScheme"
        before = guest.page.evaluate(ground)
        guest.page.get_by_role("button", name=in_italian("web-dark")).click()
        guest.page.get_by_role("button", name=in_italian("web-light")).wait_for()
        guest.page.reload()
        guest.page.get_by_role("button", name=in_italian("web-light")).wait_for()
        assert guest.page.evaluate(ground) != before


def test_the_first_load_is_light(house: House) -> None:
    with house.guest(TURN_GAME) as guest:
        devtools = guest.page.context.new_cdp_session(guest.page)
        loaded: list[float] = []
        devtools.on("Network.loadingFinished", lambda event: loaded.append(event["encodedDataLength"]))
        devtools.send("Network.enable")
        shelf(guest)
        guest.page.wait_for_load_state("networkidle")
        assert len(loaded) > 5
        assert sum(loaded) < LIGHTEST, sum(loaded)


def test_the_shell_opens_without_a_network_and_says_what_it_needs(house: House) -> None:
    with house.guest(TURN_GAME, shell=True) as guest:
        shelf(guest)
        guest.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        guest.page.reload()  # what the first visit loaded before the worker was there is kept by the second
        guest.page.wait_for_load_state("networkidle")
        guest.cut_off = True
        guest.page.context.set_offline(True)
        guest.page.reload()
        guest.sees("web-shell-alone")
        guest.page.context.set_offline(False)
        guest.page.get_by_text(guest.say("web-shell-alone")).wait_for(state="hidden")


def test_the_policy_lets_no_foreign_script_in(house: House) -> None:
    """And if one tried, a guest would complain: so no test passes with a policy that was broken."""
    with urlopen(house.server.address) as answer:
        policy = answer.headers["Content-Security-Policy"]
    assert "unsafe" not in policy
    assert "default-src 'none'" in policy
    with house.guest(TURN_GAME) as guest:
        shelf(guest)
        assert guest.complaints == []
        guest.page.evaluate(
            """() => {
              const script = document.createElement("script");
              script.textContent = "window.inside = true";
              document.body.append(script);
            }"""
        )
        assert guest.page.evaluate("window.inside") is None
        guest.page.evaluate(TWO_FRAMES)
        assert "Content Security Policy" in guest.complaints.pop()
