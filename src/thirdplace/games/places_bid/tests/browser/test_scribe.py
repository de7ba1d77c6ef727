"""PLACES Bid with cards on the table: a game typed in, from the first card to the review; the score pad."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect
from support.browser.offline import keep_all_and_cut_off
from support.live_server import Json
from support.live_site import DESK, PHONE, BrowserUser, LiveSite
from support.screen_checks import CUT_OFF, set_screen

from thirdplace.core.records.record import from_json, verify
from thirdplace.text import LANGUAGES

pytestmark = pytest.mark.browser

BID = "places-bid"
PAD = "/pad/places-bid"
NAMES = ["Ann", "Ben", "Cleo"]
TOWN = ["art-studio", "single-family-home", "day-care", "library", "service-station", "bakery"]
"""Ann's: one of each category, so that the game ends with the sixth round (PB15)."""
LEFT = ["stadium", "hotel", "high-school", "city-hall", "hospital", "supermarket"]
"""What lies beside them, and nobody takes."""


def prompt(user: BrowserUser) -> Locator:
    """Where it is said what is to be typed next."""
    return user.page.locator("#asked")


def expect_prompt(user: BrowserUser, message: str, **known: object) -> None:
    expect(prompt(user)).to_have_text(user.text_of(message, **known))


def start_notes(user: BrowserUser, *names: str) -> None:
    user.open("/scribe")
    for number, name in enumerate(names, 1):
        user.page.get_by_label(user.text_of("scribe-player", number=str(number))).fill(name)
    user.button("scribe-begin").click()


def pick_card(user: BrowserUser, card: str) -> None:
    """Typed until it is the only one, and taken with Enter."""
    field = user.page.get_by_role("searchbox", name=user.text_of("scribe-search"))
    field.fill(user.text_of(f"card-{card}"))
    lists = user.page.get_by_role("list", name=user.text_of("category-P"), exact=True)
    for letter in "LACES":
        lists = lists.or_(user.page.get_by_role("list", name=user.text_of(f"category-{letter}"), exact=True))
    expect(lists.get_by_role("listitem")).to_have_count(1)  # Enter takes the only card that fits
    field.press("Enter")
    user.button("scribe-unpick", card=user.text_of(f"card-{card}")).wait_for()


def turn_up(user: BrowserUser, *cards: str) -> None:
    for card in cards:
        pick_card(user, card)
    user.button("scribe-laid").click()


def bid(user: BrowserUser, name: str, amount: int) -> None:
    expect_prompt(user, "scribe-bids", name=name)
    user.button("scribe-bid", name=name, amount=amount).click()


def pass_turn(user: BrowserUser, name: str) -> None:
    expect_prompt(user, "scribe-bids", name=name)
    user.button("scribe-pass", name=name).click()


def take_card(user: BrowserUser, name: str, card: str) -> None:
    expect_prompt(user, "scribe-chooses", name=name)
    user.button("bid-look-at", card=user.text_of(f"card-{card}")).click()


def round_for_ann(user: BrowserUser, number: int) -> None:
    """She bids 1 and begins again, the others pass."""
    expect_prompt(user, "scribe-market", round=number + 1, count=2)
    turn_up(user, TOWN[number], LEFT[number])
    bid(user, "Ann", 1)
    pass_turn(user, "Ben")
    pass_turn(user, "Cleo")
    take_card(user, "Ann", TOWN[number])


def lay_open(user: BrowserUser, *letters: str) -> None:
    expect_prompt(user, "scribe-projects")
    for name, letter in zip(NAMES, letters, strict=True):
        group = user.page.get_by_role("group", name=user.text_of("scribe-project-of", name=name))
        group.get_by_role("button", name=user.text_of(f"category-{letter}"), exact=True).click()
    user.button("scribe-count").click()


def test_a_game_typed_in_becomes_a_record_with_replay_and_review(site: LiveSite) -> None:
    with site.open_browser(BID, size=PHONE) as user:
        start_notes(user, *NAMES)
        round_for_ann(user, 0)
        expect_prompt(user, "scribe-market", round=2, count=2)
        pick_card(user, TOWN[1])

        # A closed page loses nothing, not even half a line.
        user.page.reload()
        user.wait_for_text("scribe-ask", names="Ann, Ben and Cleo")
        user.button("scribe-go-on").click()
        user.button("scribe-unpick", card=user.text_of(f"card-{TOWN[1]}")).wait_for()
        turn_up(user, LEFT[1])

        # What cannot have happened is explained, and leaves everything as it was.
        expect_prompt(user, "scribe-bids", name="Ann")
        user.page.get_by_label(user.text_of("scribe-other")).fill("15")
        user.page.get_by_role("button", name=user.text_of("bid-word"), exact=True).click()
        user.page.get_by_text("Ann has only 14 tokens and cannot bid 15.").wait_for()
        assert "409" in user.errors.pop(), "the browser's own words"
        bid(user, "Ann", 3)

        # Somebody had misheard: it was 1.
        pass_turn(user, "Ben")
        user.button("scribe-lines").click()
        user.button("scribe-back-to", line=user.text_of("told-bid", name="Ann", amount=3)).click()
        expect_prompt(user, "scribe-bids", name="Ann")
        bid(user, "Ann", 1)
        user.button("scribe-put-back", count=1).click()  # Ben passed all the same
        pass_turn(user, "Cleo")
        take_card(user, "Ann", TOWN[1])
        user.button("scribe-back").click()
        take_card(user, "Ann", TOWN[1])

        for number in range(2, 6):
            round_for_ann(user, number)
        lay_open(user, "C", "P", "S")
        user.region("bid-score-sheet").wait_for()
        total = 15 + 6 * 5  # PB17: as much as Ann has, who has the set
        user.wait_for_text("tie", names="Ann, Ben and Cleo", total=total)
        user.wait_for_text("tie-set", names="Ann", count=1)
        user.wait_for_text("bid-won", names="Ann", count=1, total=total)

        with user.page.expect_download() as saved:
            user.link("web-save-record").click()
        match = verify(from_json(Path(saved.value.path()).read_bytes()))
        assert (match.names, match.winners) == (NAMES, [0])
        assert match.view(None).seats[0].tokens == 9
        assert match.view(None).seats[0].buildings == TOWN

        user.page.get_by_role("button", name=user.text_of("web-replay"), exact=True).click()
        user.wait_for_text("web-replay-begin")
        user.button("web-replay-last").click()
        user.page.get_by_text("24 / 24", exact=True).wait_for()
        user.page.go_back()

        user.button("scribe-go-on").click()
        user.button("web-review").click()
        user.wait_for_text("web-review-making")
        user.button("web-review-stop").click()  # how a review ends is told in test_browser_coach


# Every screen for everyone.


def make_saved_notes(rounds: int, *more: Json) -> str:
    """As the page itself keeps a game of so many rounds."""
    lines: list[Json] = []
    for number in range(rounds):
        lines.append({"shown": [TOWN[number], LEFT[number]]})
        lines.append({"seat": 0, "action": {"type": "bid", "amount": 1}})
        lines += [{"seat": seat, "action": {"type": "pass"}} for seat in (1, 2)]
        lines.append({"seat": 0, "action": {"type": "choose", "card": TOWN[number]}})
    game: Json = {"game": BID, "names": NAMES, "options": {"first": 0, "bank": "box"}}
    return json.dumps({"notes": game | {"lines": [*lines, *more]}, "draft": [], "taken": []})


def resume_notes(user: BrowserUser, kept: str) -> None:
    user.page.evaluate("kept => localStorage.setItem('scribe', kept)", kept)
    user.page.reload()
    user.button("scribe-go-on").wait_for()


def visit_scribe_screens(user: BrowserUser) -> Iterator[str]:
    user.open("/scribe")
    user.button("scribe-add").click()
    user.page.locator("summary").click()
    yield "start"
    resume_notes(user, make_saved_notes(2))
    yield "door"
    user.button("scribe-go-on").click()
    user.button("scribe-lines").wait_for()
    pick_card(user, TOWN[2])
    yield "market"
    turn_up(user, LEFT[2])
    user.button("scribe-pass", name="Ann").wait_for()
    yield "bidding"
    resume_notes(user, make_saved_notes(6))
    user.button("scribe-go-on").click()
    expect_prompt(user, "scribe-projects")
    yield "projects"
    lay_open(user, "P", "L", "A")
    user.link("web-save-record").wait_for()
    yield "end"
    user.open(PAD)
    user.page.get_by_role("searchbox").wait_for()
    give_card(user, "single-family-home")
    yield "pad"


def test_every_screen_of_the_box_companion_is_accessible(site: LiveSite) -> None:
    """axe finds nothing by day on a desk or by night on a phone, where no language has a word cut off."""
    with site.open_browser(BID) as user:
        for number, screen in enumerate(visit_scribe_screens(user)):
            if number % 2:
                set_screen(user, DESK, "light")
                assert user.find_axe_violations() == [], screen
            set_screen(user, PHONE, "dark")
            assert user.find_axe_violations() == [], screen
            for lang in sorted(LANGUAGES, key=lambda lang: lang != user.lang):
                if lang != user.lang:
                    user.set_language(lang)
                assert user.page.evaluate(CUT_OFF) == [], (screen, lang)
            user.set_language("en")


# The score pad.


def give_card(user: BrowserUser, card: str) -> None:
    """To whom is looked at."""
    field = user.page.get_by_role("searchbox", name=user.text_of("scribe-search"))
    name = user.text_of(f"card-{card}")
    field.fill(name)
    user.page.locator(".groups").get_by_text(name, exact=True).first.wait_for()  # the cards are loaded
    field.press("Enter")
    expect(field).to_have_value("")


def count_up(user: BrowserUser, name: str, letter: str, tokens: int) -> None:
    label = f"{user.text_of('bid-pad-project')}: {name}"
    project = user.page.get_by_role("group", name=label)
    project.get_by_role("button", name=user.text_of(f"category-{letter}"), exact=True).click()
    user.page.get_by_label(f"{user.text_of('bid-pad-tokens')}: {name}").fill(str(tokens))


def test_the_pad_adds_up_and_settles_a_tie(site: LiveSite) -> None:
    with site.open_browser(BID, size=PHONE) as user:
        user.open(PAD)
        for number, name in enumerate(NAMES, 1):
            user.page.get_by_label(user.text_of("bid-pad-name", number=str(number))).fill(name)
        user.button("bid-pad-players", count=3).click()
        whose = user.page.get_by_role("group", name=user.text_of("bid-pad-whose"))
        for name, card, letter, tokens in (
            ("Ann", "hotel", "L", 3),
            ("Ben", "warehouse", "S", 14),
            ("Cleo", "bakery", "P", 2),
        ):
            whose.get_by_role("button", name=name).click()
            give_card(user, card)
            count_up(user, name, letter, tokens)
        user.wait_for_text("bid-pad-equal", names="Ann and Ben")

        # One card with two players: it can be seen whose it is.
        field = user.page.get_by_role("searchbox")
        field.fill(user.text_of("card-hotel"))
        taken = user.button("bid-pad-has", card=user.text_of("card-hotel"), name="Ann")
        expect(taken).to_be_disabled()
        field.fill("")

        # Kept over a reload, and settled by the last bids.
        user.page.reload()
        bids = [user.page.get_by_label(user.text_of("bid-pad-bid", name=name)) for name in ("Ann", "Ben")]
        for one in bids:
            one.fill("5")
            one.press("Tab")
        user.page.get_by_text("Ann and Ben cannot both have bid 5", exact=False).wait_for()
        assert "400" in user.errors.pop(), "the browser's own words"
        bids[1].fill("6")
        bids[1].press("Tab")
        user.page.get_by_role(
            "heading", name=user.text_of("bid-won", names="Ben", count=1, total=22)
        ).wait_for()
        user.wait_for_text("tie-bid", bids="Ann 5, Ben 6")
        user.button("web-pad-undo").click()
        user.page.get_by_text("Ann and Ben cannot both have bid 5", exact=False).wait_for()
        assert "400" in user.errors.pop(), "the browser's own words"


def test_the_pad_adds_up_without_a_network(site: LiveSite) -> None:
    with site.open_browser(BID, shell=True, size=PHONE) as user:
        keep_all_and_cut_off(user)
        user.open(PAD)
        for number, name in enumerate(NAMES, 1):
            user.page.get_by_label(user.text_of("bid-pad-name", number=str(number))).fill(name)
        user.button("bid-pad-players", count=3).click()
        whose = user.page.get_by_role("group", name=user.text_of("bid-pad-whose"))
        for name, card, letter, tokens in (
            ("Ann", "hotel", "L", 3),
            ("Ben", "warehouse", "S", 15),
            ("Cleo", "bakery", "P", 2),
        ):
            whose.get_by_role("button", name=name).click()
            give_card(user, card)
            count_up(user, name, letter, tokens)
        points = user.page.locator("section.sum tr").last.get_by_role("cell")
        expect(points).to_have_text(["22", "23", "8"])


def test_a_game_is_written_down_without_a_network(site: LiveSite) -> None:
    with site.open_browser(BID, shell=True) as user:
        keep_all_and_cut_off(user)
        start_notes(user, *NAMES)
        round_for_ann(user, 0)
        expect_prompt(user, "scribe-market", round=2, count=2)
        turn_up(user, TOWN[1], LEFT[1])
        expect_prompt(user, "scribe-bids", name="Ann")
        user.page.get_by_label(user.text_of("scribe-other")).fill("15")
        user.page.get_by_role("button", name=user.text_of("bid-word"), exact=True).click()
        user.page.get_by_text("Ann has only 14 tokens and cannot bid 15.").wait_for()
