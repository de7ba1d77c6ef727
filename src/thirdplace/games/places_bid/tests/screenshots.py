"""Screens of PLACES Bid, brought to their telling moments: for `make screenshots`."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page
from support.live_site import page_texts
from support.screens import PEOPLE, open_first_seat, register_screen
from support.screenshot_stage import Stage, Table

OWN = [
    {
        "name": "Kite Club",
        "category": "P",
        "points": 9,
        "players": 3,
        "picture": {"house": "pavilion", "emblem": "star", "around": "hills"},
    },
    {
        "name": "Reading Tower",
        "category": "A",
        "points": 14,
        "players": 4,
        "picture": {"house": "tower", "emblem": "book", "around": "trees"},
    },
]
say = page_texts("en", "places-bid")


@register_screen("The table before the game: seats, computer players, an invitation")
def gathering(stage: Stage) -> Iterator[Page]:
    table = stage.make_table("places-bid", "Aroha", "Ben", "bot")
    stage.connect(table.id, table.tokens[1:2])
    with stage.page(table.link) as page:
        page.get_by_text("Ben").first.wait_for()
        yield page


@contextmanager
def auction(stage: Stage) -> Iterator[tuple[Table, Page]]:
    table = stage.make_table("places-bid", *PEOPLE)
    table.begin()
    with open_first_seat(stage, table) as page:
        yield table, page


@register_screen("PLACES Bid: your turn in the auction")
def places_bid(stage: Stage) -> Iterator[Page]:
    with auction(stage) as (table, page):
        table.play(until=lambda view: view.round == 6 and view.turn == 0 and view.high is not None)
        yield page


@register_screen("PLACES Bid: the highest bidder chooses first")
def places_bid_choosing(stage: Stage) -> Iterator[Page]:
    with auction(stage) as (table, page):
        table.play(until=lambda view: view.round > 2 and view.turn == 0 and view.phase == "choosing")
        yield page


@register_screen("PLACES Bid: the score, and why the winner won")
def places_bid_end(stage: Stage) -> Iterator[Page]:
    with auction(stage) as (table, page):
        table.play()
        page.get_by_role("button", name="Play again").wait_for()
        yield page


@register_screen("Replay: every move, from any seat, with a link to the moment")
def replay(stage: Stage) -> Iterator[Page]:
    table = stage.make_table("places-bid", *PEOPLE)
    table.begin()
    table.play()
    with stage.page(f"/replay/{table.id}#70") as page:
        page.get_by_role("slider").first.wait_for()
        yield page


@register_screen("Learn: the rules in our words")
def learn(stage: Stage) -> Iterator[Page]:
    with stage.page("/learn/places-bid") as page:
        page.get_by_role("heading", level=2).first.wait_for()
        yield page


@register_screen("A lesson: play the rulebook's example")
def lesson(stage: Stage) -> Iterator[Page]:
    with stage.page("/learn/places-bid") as page:
        page.evaluate("localStorage.setItem('name', 'Aroha')")
        page.get_by_role("button", name="Try it").first.click()
        page.get_by_text("Hotel").first.wait_for()
        yield page


@register_screen("Big screen: no secrets, and always the code")
def big(stage: Stage) -> Iterator[Page]:
    table = stage.make_table("places-bid", *PEOPLE)
    table.begin()
    stage.connect(table.id, table.tokens[:1])
    with stage.page(f"/big/{table.id}") as page:
        page.get_by_text("Hakeem").first.wait_for()
        table.play(until=lambda view: view.round == 6 and view.turn == 0 and view.high is not None)
        yield page


@register_screen("Print: cards, boards and score sheets, with a preview")
def printing(stage: Stage) -> Iterator[Page]:
    with stage.page("/print/places-bid#cards") as page:
        page.get_by_role("img").first.wait_for()
        yield page


@register_screen("Your own buildings: six blank cards, pictures made from parts")
def buildings(stage: Stage) -> Iterator[Page]:
    with stage.page("/buildings") as page:
        page.evaluate("own => localStorage.setItem('buildings', JSON.stringify(own))", OWN)
        page.reload()
        page.get_by_role("button", name="Kite Club").first.click()
        yield page


def find_card(page: Page, card: str) -> None:
    """Typed until it is the only one, and taken with Enter."""
    field = page.get_by_role("searchbox")
    field.fill(say(f"card-{card}"))
    field.press("Enter")


@register_screen("The score pad for PLACES Bid with the box")
def pad(stage: Stage) -> Iterator[Page]:
    hands = {
        "Aroha": ("P", "4", ["hotel", "library", "bakery"]),
        "Ben": ("E", "2", ["warehouse", "art-studio"]),
    }
    with stage.page("/pad/places-bid") as page:
        for number, name in enumerate(PEOPLE[:3], 1):
            page.get_by_label(say("bid-pad-name", number=str(number))).fill(name)
        page.get_by_role("button", name=say("bid-pad-players", count=3)).click()
        for name, (letter, tokens, cards) in reversed(hands.items()):
            page.get_by_role("group", name=say("bid-pad-whose")).get_by_role("button", name=name).click()
            project = page.get_by_role("group", name=f"{say('bid-pad-project')}: {name}")
            project.get_by_role("button", name=say(f"category-{letter}"), exact=True).click()
            page.get_by_label(f"{say('bid-pad-tokens')}: {name}").fill(tokens)
            for card in cards:
                find_card(page, card)
        page.get_by_role("searchbox").fill("")
        yield page


@register_screen("The scribe: write down a game with cards on the table")
def scribe(stage: Stage) -> Iterator[Page]:
    market = ("hotel", "library")
    with stage.page("/scribe") as page:
        for number, name in enumerate(PEOPLE[:3], 1):
            page.get_by_label(say("scribe-player", number=str(number))).fill(name)
        page.get_by_role("button", name=say("scribe-begin")).click()
        for card in market:
            find_card(page, card)
        page.get_by_role("button", name=say("scribe-laid")).click()
        for name, amount in zip(PEOPLE[:2], (2, 4), strict=True):
            page.get_by_role("button", name=say("scribe-bid", name=name, amount=amount), exact=True).click()
        page.get_by_text(say("scribe-bids", name=PEOPLE[2])).first.wait_for()
        yield page
