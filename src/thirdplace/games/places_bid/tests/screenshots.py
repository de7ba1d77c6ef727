"""Screens of PLACES Bid, brought to their telling moments: for `make screenshots`."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page, expect
from support.browser.screens import PEOPLE, open_first_seat, register_screen
from support.browser.screenshot_stage import Stage, Table
from support.live_server import QUICK
from support.live_site import PageTexts

BID = "places-bid"
SIX_PEOPLE = (*PEOPLE, "Maximiliane", "Giuseppe")
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


# Before the game.


@register_screen("The table before the game: seats, computer players, an invitation")
def gathering(stage: Stage) -> Iterator[Page]:
    table = stage.make_table(BID, "Aroha", "Ben", "bot")
    stage.connect(table.id, table.tokens[1:2])
    with stage.page(table.link) as page:
        page.get_by_text("Ben").first.wait_for()
        yield page


@register_screen("The table before the game: somebody who comes by the link", in_docs=False)
def gathering_guest(stage: Stage) -> Iterator[Page]:
    table = stage.make_table(BID, *PEOPLE[:2])
    stage.connect(table.id, table.tokens)
    with stage.page(f"/t/{table.id}") as page:
        page.get_by_label(stage.texts_of(BID)("web-your-name")).wait_for()
        yield page


@register_screen("The table before the game: what can be agreed", in_docs=False)
def gathering_options(stage: Stage) -> Iterator[Page]:
    table = stage.make_table(BID, *PEOPLE[:2])
    with stage.host_page(table, f"/t/{table.id}", seats=1) as page:
        page.locator("summary").first.wait_for()
        for summary in page.locator("summary").all():
            summary.click()
        yield page


# At the table.


@contextmanager
def auction(stage: Stage, *names: str, **wanted: Any) -> Iterator[tuple[Table, Page]]:
    table = stage.make_table(BID, *(names or PEOPLE), **wanted)
    table.begin()
    with open_first_seat(stage, table) as page:
        yield table, page


def is_my_bid(view: Any) -> bool:
    """Somebody has bid, and the one in the picture may go higher."""
    return view.round == 6 and view.turn == 0 and view.high is not None


def is_my_first_bid(view: Any) -> bool:
    return view.round == 2 and view.turn == 0 and view.high is not None


@register_screen("PLACES Bid: your turn in the auction")
def places_bid(stage: Stage) -> Iterator[Page]:
    with auction(stage) as (table, page):
        table.play(until=is_my_bid)
        yield page


@register_screen("PLACES Bid: with six people", in_docs=False)
def places_bid_six(stage: Stage) -> Iterator[Page]:
    with auction(stage, *SIX_PEOPLE) as (table, page):
        table.play(until=is_my_bid)
        yield page


@register_screen("PLACES Bid: somebody else's turn", in_docs=False)
def places_bid_waiting(stage: Stage) -> Iterator[Page]:
    with auction(stage) as (table, page):
        table.play(until=lambda view: view.round == 4 and view.turn == 1 and view.high is not None)
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
        page.get_by_role("button", name=stage.texts_of(BID)("web-again")).wait_for()
        yield page


@register_screen("After the game: keep and share", in_docs=False)
def end_sheet(stage: Stage) -> Iterator[Page]:
    with auction(stage) as (table, page):
        table.play()
        page.get_by_role("button", name=stage.texts_of(BID)("web-end-more")).click()
        page.get_by_role("dialog").wait_for()
        yield page


@contextmanager
def open_sheet(stage: Stage, *messages: str, **wanted: Any) -> Iterator[Page]:
    """A table with what lies over it after these buttons."""
    say = stage.texts_of(BID)
    with auction(stage, **wanted) as (table, page):
        table.play(until=is_my_first_bid)
        for message in messages:
            page.get_by_role("button", name=say(message)).last.click()
        page.get_by_role("dialog").wait_for()
        yield page


@register_screen("The table's menu: who is here, the pause, the rules, the look", in_docs=False)
def table_menu(stage: Stage) -> Iterator[Page]:
    with open_sheet(stage, "web-table") as page:
        yield page


@register_screen("The rules over the table", in_docs=False)
def table_rules(stage: Stage) -> Iterator[Page]:
    with open_sheet(stage, "web-table", "web-rules-open") as page:
        page.get_by_role("dialog").get_by_role("heading", level=3).first.wait_for()
        yield page


@register_screen("The story so far", in_docs=False)
def table_story(stage: Stage) -> Iterator[Page]:
    with open_sheet(stage, "web-table", "web-story") as page:
        page.get_by_role("dialog").get_by_role("listitem").first.wait_for()
        yield page


@register_screen("The coach: what an expert would do, and why", in_docs=False)
def coach(stage: Stage) -> Iterator[Page]:
    with open_sheet(stage, "web-coach", settings={**QUICK, "coach": True}) as page:
        page.get_by_role("dialog").locator(".best").first.wait_for()
        yield page


@register_screen("A pause that everyone sees", in_docs=False)
def table_pause(stage: Stage) -> Iterator[Page]:
    with auction(stage) as (table, page):
        table.play(until=is_my_first_bid)
        table.send_command({"type": "pause"}, seat=1)
        page.get_by_role("region", name=stage.texts_of(BID)("web-paused")).wait_for()
        yield page


@register_screen("The connection is lost", in_docs=False)
def connection_lost(stage: Stage) -> Iterator[Page]:
    with auction(stage) as (table, page):
        table.play(until=is_my_first_bid)
        expect(page.locator(".art:empty")).to_have_count(0)  # what is not there by now does not come any more
        stage.stop_server()
        page.get_by_text(stage.texts_of(BID)("web-reconnecting")).first.wait_for()
        yield page


# Around the game.


@contextmanager
def finished_game(stage: Stage, path: str) -> Iterator[Page]:
    table = stage.make_table(BID, *PEOPLE)
    table.begin()
    table.play()
    with stage.page(path.format(table.id)) as page:
        yield page


@register_screen("Replay: every move, from any seat, with a link to the moment")
def replay(stage: Stage) -> Iterator[Page]:
    with finished_game(stage, "/replay/{}#70") as page:
        page.get_by_role("slider").first.wait_for()
        yield page


@register_screen("Learn: the rules in our words")
def learn(stage: Stage) -> Iterator[Page]:
    with stage.page("/learn/places-bid") as page:
        page.get_by_role("heading", level=2).first.wait_for()
        yield page


@register_screen("A lesson: play the rulebook's example")
def lesson(stage: Stage) -> Iterator[Page]:
    say = stage.texts_of(BID)
    with stage.page("/learn/places-bid") as page:
        page.evaluate("localStorage.setItem('name', 'Aroha')")
        page.get_by_role("button", name=say("web-learn-try")).first.click()
        page.get_by_text(say("card-hotel")).first.wait_for()
        yield page


@register_screen("Big screen: no secrets, and always the code")
def big(stage: Stage) -> Iterator[Page]:
    table = stage.make_table(BID, *PEOPLE)
    table.begin()
    stage.connect(table.id, table.tokens[:1])
    with stage.page(f"/big/{table.id}") as page:
        page.get_by_text("Hakeem").first.wait_for()
        table.play(until=is_my_bid)
        yield page


@register_screen("Big screen: six people, led from here", in_docs=False)
def big_six(stage: Stage) -> Iterator[Page]:
    table = stage.make_table(BID, *SIX_PEOPLE)
    table.begin()
    stage.connect(table.id, table.tokens[:1])
    with stage.host_page(table, f"/big/{table.id}") as page:
        page.get_by_text("Hakeem").first.wait_for()
        table.play(until=is_my_bid)
        yield page


@register_screen("Big screen: the score", in_docs=False)
def big_end(stage: Stage) -> Iterator[Page]:
    with finished_game(stage, "/big/{}") as page:
        page.get_by_text("Hakeem").first.wait_for()
        yield page


# Away from the screen.


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


def find_card(page: Page, say: PageTexts, card: str) -> None:
    """Typed until it is the only one, and taken with Enter."""
    field = page.get_by_role("searchbox")
    field.fill(say(f"card-{card}"))
    field.press("Enter")


@register_screen("The score pad for PLACES Bid with the box")
def pad(stage: Stage) -> Iterator[Page]:
    say = stage.texts_of(BID)
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
                find_card(page, say, card)
        page.get_by_role("searchbox").fill("")
        yield page


@register_screen("The scribe: who plays, and by which rules", in_docs=False)
def scribe_start(stage: Stage) -> Iterator[Page]:
    with stage.page("/scribe") as page:
        page.get_by_role("button", name=stage.texts_of(BID)("scribe-begin")).wait_for()
        yield page


@register_screen("The scribe: write down a game with cards on the table")
def scribe(stage: Stage) -> Iterator[Page]:
    say = stage.texts_of(BID)
    market = ("hotel", "library")
    with stage.page("/scribe") as page:
        for number, name in enumerate(PEOPLE[:3], 1):
            page.get_by_label(say("scribe-player", number=str(number))).fill(name)
        page.get_by_role("button", name=say("scribe-begin")).click()
        for card in market:
            find_card(page, say, card)
        page.get_by_role("button", name=say("scribe-laid")).click()
        for name, amount in zip(PEOPLE[:2], (2, 4), strict=True):
            page.get_by_role("button", name=say("scribe-bid", name=name, amount=amount), exact=True).click()
        page.get_by_text(say("scribe-bids", name=PEOPLE[2])).first.wait_for()
        yield page
