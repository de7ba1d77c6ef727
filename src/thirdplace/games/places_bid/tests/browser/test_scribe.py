"""PLACES Bid with cards on the table: a game typed in, from the first card to the review; the score pad."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect
from support.browsing import DESK, PHONE, Guest, House
from support.screen_checks import CUT_OFF, look
from support.serving import Json

from thirdplace.core.record import from_json, verify
from thirdplace.text import LANGUAGES

pytestmark = pytest.mark.browser

BID = "places-bid"
PAD = "/pad/places-bid"
NAMES = ["Ann", "Ben", "Cleo"]
TOWN = ["art-studio", "single-family-home", "day-care", "library", "service-station", "bakery"]
"""Ann's: one of each category, so that the game ends with the sixth round (PB15)."""
LEFT = ["stadium", "hotel", "high-school", "city-hall", "hospital", "supermarket"]
"""What lies beside them, and nobody takes."""


def pen(guest: Guest) -> Locator:
    """Where it is said what is to be typed next."""
    return guest.page.locator("#asked")


def asked(guest: Guest, message: str, **known: object) -> None:
    expect(pen(guest)).to_have_text(guest.say(message, **known))


def start(guest: Guest, *names: str) -> None:
    guest.go("/scribe")
    for number, name in enumerate(names, 1):
        guest.page.get_by_label(guest.say("scribe-player", number=str(number))).fill(name)
    guest.button("scribe-begin").click()


def find(guest: Guest, card: str) -> None:
    """Typed until it is the only one, and taken with Enter."""
    field = guest.page.get_by_role("searchbox", name=guest.say("scribe-search"))
    field.fill(guest.say(f"card-{card}"))
    lists = guest.page.get_by_role("list", name=guest.say("category-P"), exact=True)
    for letter in "LACES":
        lists = lists.or_(guest.page.get_by_role("list", name=guest.say(f"category-{letter}"), exact=True))
    expect(lists.get_by_role("listitem")).to_have_count(1)  # Enter takes the only card that fits
    field.press("Enter")
    guest.button("scribe-unpick", card=guest.say(f"card-{card}")).wait_for()


def turn_up(guest: Guest, *cards: str) -> None:
    for card in cards:
        find(guest, card)
    guest.button("scribe-laid").click()


def bid(guest: Guest, name: str, amount: int) -> None:
    asked(guest, "scribe-bids", name=name)
    guest.button("scribe-bid", name=name, amount=amount).click()


def leave(guest: Guest, name: str) -> None:
    asked(guest, "scribe-bids", name=name)
    guest.button("scribe-pass", name=name).click()


def take(guest: Guest, name: str, card: str) -> None:
    asked(guest, "scribe-chooses", name=name)
    guest.button("bid-look-at", card=guest.say(f"card-{card}")).click()


def round_for_ann(guest: Guest, number: int) -> None:
    """She bids 1 and begins again, the others pass."""
    asked(guest, "scribe-market", round=number + 1, count=2)
    turn_up(guest, TOWN[number], LEFT[number])
    bid(guest, "Ann", 1)
    leave(guest, "Ben")
    leave(guest, "Cleo")
    take(guest, "Ann", TOWN[number])


def lay_open(guest: Guest, *letters: str) -> None:
    asked(guest, "scribe-projects")
    for name, letter in zip(NAMES, letters, strict=True):
        group = guest.page.get_by_role("group", name=guest.say("scribe-project-of", name=name))
        group.get_by_role("button", name=guest.say(f"category-{letter}"), exact=True).click()
    guest.button("scribe-count").click()


def test_a_game_typed_in_becomes_a_record_with_replay_and_review(house: House) -> None:
    with house.guest(BID, size=PHONE) as guest:
        start(guest, *NAMES)
        round_for_ann(guest, 0)
        asked(guest, "scribe-market", round=2, count=2)
        find(guest, TOWN[1])

        # A closed page loses nothing, not even half a line.
        guest.page.reload()
        guest.sees("scribe-ask", names="Ann, Ben and Cleo")
        guest.button("scribe-go-on").click()
        guest.button("scribe-unpick", card=guest.say(f"card-{TOWN[1]}")).wait_for()
        turn_up(guest, LEFT[1])

        # What cannot have happened is explained, and leaves everything as it was.
        asked(guest, "scribe-bids", name="Ann")
        guest.page.get_by_label(guest.say("scribe-other")).fill("15")
        guest.page.get_by_role("button", name=guest.say("bid-word"), exact=True).click()
        guest.page.get_by_text("Ann has only 14 tokens and cannot bid 15.").wait_for()
        assert "409" in guest.complaints.pop(), "the browser's own words"
        bid(guest, "Ann", 3)

        # Somebody had misheard: it was 1.
        leave(guest, "Ben")
        guest.button("scribe-lines").click()
        guest.button("scribe-back-to", line=guest.say("told-bid", name="Ann", amount=3)).click()
        asked(guest, "scribe-bids", name="Ann")
        bid(guest, "Ann", 1)
        guest.button("scribe-put-back", count=1).click()  # Ben passed all the same
        leave(guest, "Cleo")
        take(guest, "Ann", TOWN[1])
        guest.button("scribe-back").click()
        take(guest, "Ann", TOWN[1])

        for number in range(2, 6):
            round_for_ann(guest, number)
        lay_open(guest, "C", "P", "S")
        guest.region("bid-score-sheet").wait_for()
        total = 15 + 6 * 5  # PB17: as much as Ann has, who has the set
        guest.sees("tie", names="Ann, Ben and Cleo", total=total)
        guest.sees("tie-set", names="Ann", count=1)
        guest.sees("bid-won", names="Ann", count=1, total=total)

        with guest.page.expect_download() as saved:
            guest.link("web-save-record").click()
        match = verify(from_json(Path(saved.value.path()).read_bytes()))
        assert (match.names, match.winners) == (NAMES, [0])
        assert match.view(None).seats[0].tokens == 9
        assert match.view(None).seats[0].buildings == TOWN

        guest.page.get_by_role("button", name=guest.say("web-replay"), exact=True).click()
        guest.sees("web-replay-begin")
        guest.button("web-replay-last").click()
        guest.page.get_by_text("24 / 24", exact=True).wait_for()
        guest.page.go_back()

        guest.button("scribe-go-on").click()
        guest.button("web-review").click()
        guest.sees("web-review-making")
        guest.button("web-review-stop").click()  # how a review ends is told in test_browser_coach


# Every screen for everyone.


def notes(rounds: int, *more: Json) -> str:
    """As the page itself keeps a game of so many rounds."""
    lines: list[Json] = []
    for number in range(rounds):
        lines.append({"shown": [TOWN[number], LEFT[number]]})
        lines.append({"seat": 0, "action": {"type": "bid", "amount": 1}})
        lines += [{"seat": seat, "action": {"type": "pass"}} for seat in (1, 2)]
        lines.append({"seat": 0, "action": {"type": "choose", "card": TOWN[number]}})
    game: Json = {"game": BID, "names": NAMES, "options": {"first": 0, "bank": "box"}}
    return json.dumps({"notes": game | {"lines": [*lines, *more]}, "draft": [], "taken": []})


def resume(guest: Guest, kept: str) -> None:
    guest.page.evaluate("kept => localStorage.setItem('scribe', kept)", kept)
    guest.page.reload()
    guest.button("scribe-go-on").wait_for()


def screens(guest: Guest) -> Iterator[str]:
    guest.go("/scribe")
    guest.button("scribe-add").click()
    guest.page.locator("summary").click()
    yield "start"
    resume(guest, notes(2))
    yield "door"
    guest.button("scribe-go-on").click()
    guest.button("scribe-lines").wait_for()
    find(guest, TOWN[2])
    yield "market"
    turn_up(guest, LEFT[2])
    guest.button("scribe-pass", name="Ann").wait_for()
    yield "bidding"
    resume(guest, notes(6))
    guest.button("scribe-go-on").click()
    asked(guest, "scribe-projects")
    yield "projects"
    lay_open(guest, "P", "L", "A")
    guest.link("web-save-record").wait_for()
    yield "end"
    guest.go(PAD)
    guest.page.get_by_role("searchbox").wait_for()
    give(guest, "single-family-home")
    yield "pad"


def test_every_screen_of_the_box_companion_is_for_everyone(house: House) -> None:
    """axe finds nothing by day on a desk or by night on a phone, where no language has a word cut off."""
    with house.guest(BID) as guest:
        for number, screen in enumerate(screens(guest)):
            if number % 2:
                look(guest, DESK, "light")
                assert guest.violations() == [], screen
            look(guest, PHONE, "dark")
            assert guest.violations() == [], screen
            for lang in sorted(LANGUAGES, key=lambda lang: lang != guest.lang):
                if lang != guest.lang:
                    guest.speak(lang)
                assert guest.page.evaluate(CUT_OFF) == [], (screen, lang)
            guest.speak("en")


# The score pad.


def give(guest: Guest, card: str) -> None:
    """To whom is looked at."""
    field = guest.page.get_by_role("searchbox", name=guest.say("scribe-search"))
    field.fill(guest.say(f"card-{card}"))
    field.press("Enter")
    expect(field).to_have_value("")


def count(guest: Guest, name: str, letter: str, tokens: int) -> None:
    label = f"{guest.say('bid-pad-project')}: {name}"
    project = guest.page.get_by_role("group", name=label)
    project.get_by_role("button", name=guest.say(f"category-{letter}"), exact=True).click()
    guest.page.get_by_label(f"{guest.say('bid-pad-tokens')}: {name}").fill(str(tokens))


def test_the_pad_adds_up_and_settles_a_tie(house: House) -> None:
    with house.guest(BID, size=PHONE) as guest:
        guest.go(PAD)
        for number, name in enumerate(NAMES, 1):
            guest.page.get_by_label(guest.say("bid-pad-name", number=str(number))).fill(name)
        guest.button("bid-pad-players", count=3).click()
        whose = guest.page.get_by_role("group", name=guest.say("bid-pad-whose"))
        for name, card, letter, tokens in (
            ("Ann", "hotel", "L", 3),
            ("Ben", "warehouse", "S", 14),
            ("Cleo", "bakery", "P", 2),
        ):
            whose.get_by_role("button", name=name).click()
            give(guest, card)
            count(guest, name, letter, tokens)
        guest.sees("bid-pad-equal", names="Ann and Ben")

        # One card with two players: it can be seen whose it is.
        field = guest.page.get_by_role("searchbox")
        field.fill(guest.say("card-hotel"))
        taken = guest.button("bid-pad-has", card=guest.say("card-hotel"), name="Ann")
        expect(taken).to_be_disabled()
        field.fill("")

        # Kept over a reload, and settled by the last bids.
        guest.page.reload()
        bids = [guest.page.get_by_label(guest.say("bid-pad-bid", name=name)) for name in ("Ann", "Ben")]
        for one in bids:
            one.fill("5")
            one.press("Tab")
        guest.page.get_by_text("Ann and Ben cannot both have bid 5", exact=False).wait_for()
        assert "400" in guest.complaints.pop(), "the browser's own words"
        bids[1].fill("6")
        bids[1].press("Tab")
        guest.page.get_by_role(
            "heading", name=guest.say("bid-won", names="Ben", count=1, total=22)
        ).wait_for()
        guest.sees("tie-bid", bids="Ann 5, Ben 6")
        guest.button("web-pad-undo").click()
        guest.page.get_by_text("Ann and Ben cannot both have bid 5", exact=False).wait_for()
        assert "400" in guest.complaints.pop(), "the browser's own words"
