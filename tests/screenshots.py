"""`make screenshots`: every screen, on a phone and on a desk, by day and by night, from the same games again.

Each screen is a function that brings a page to its telling moment. The pictures go to docs/screenshots, and
the page that shows them all, docs/screenshots.md, is written here, too.
"""

import argparse
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Page
from support.browsing import AT_REST, words
from support.staging import DESK, PHONE, Stage, Table

from thirdplace.games.place_race.actions import TurnIn

ROOT = Path(__file__).parent.parent
PICTURES = ROOT / "docs" / "screenshots"
INDEX = ROOT / "docs" / "screenshots.md"
SIZES = {"phone": PHONE, "desk": DESK}
QUALITY = 72
PEOPLE = ("Aroha", "Ben", "Clara", "Hakeem")
TEAM = PEOPLE[:3]
SLOW = {"seconds_per_year": 6, "deal": "winnable"}
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

say = words("en", "places-bid")
TO_STANDING = words("en", "places-please")("please-to-standing")
Screen = Callable[[Stage], Any]
SCREENS: dict[str, tuple[str, Screen]] = {}


def screen(caption: str) -> Callable[[Callable[[Stage], Iterator[Page]]], None]:
    """A generator that gives the page, and cleans up afterwards."""

    def keep(bring: Callable[[Stage], Iterator[Page]]) -> None:
        SCREENS[bring.__name__.replace("_", "-")] = (caption, contextmanager(bring))

    return keep


@contextmanager
def seated(stage: Stage, table: Table) -> Iterator[Page]:
    """The first player's device, there from the beginning: it has heard the whole story."""
    with stage.page(table.link) as page:
        page.get_by_text(table.names[-1]).first.wait_for()
        yield page


@screen("Home: three boxes, a code to join, your language")
def home(stage: Stage) -> Iterator[Page]:
    with stage.page("/") as page:
        yield page


@screen("The table before the game: seats, computer players, an invitation")
def gathering(stage: Stage) -> Iterator[Page]:
    table = stage.table("places-bid", "Aroha", "Ben", "bot")
    stage.connect(table.id, table.tokens[1:2])
    with stage.page(table.link) as page:
        page.get_by_text("Ben").first.wait_for()
        yield page


@contextmanager
def auction(stage: Stage) -> Iterator[tuple[Table, Page]]:
    table = stage.table("places-bid", *PEOPLE)
    table.begin()
    with seated(stage, table) as page:
        yield table, page


@screen("PLACES Bid: your turn in the auction")
def places_bid(stage: Stage) -> Iterator[Page]:
    with auction(stage) as (table, page):
        table.play(until=lambda view: view.round == 6 and view.turn == 0 and view.high is not None)
        yield page


@screen("PLACES Bid: the highest bidder chooses first")
def places_bid_choosing(stage: Stage) -> Iterator[Page]:
    with auction(stage) as (table, page):
        table.play(until=lambda view: view.round > 2 and view.turn == 0 and view.phase == "choosing")
        yield page


@screen("PLACES Bid: the score, built up, and why the winner won")
def places_bid_end(stage: Stage) -> Iterator[Page]:
    with auction(stage) as (table, page):
        table.play()
        page.get_by_role("button", name="Play again").wait_for()
        yield page


@contextmanager
def dictation(stage: Stage, **wanted: Any) -> Iterator[tuple[Table, Page]]:
    table = stage.table("places-please", *PEOPLE, **wanted)
    table.begin()
    with seated(stage, table) as page:
        yield table, page


@screen("Places, Please: one roll, five spaces")
def places_please(stage: Stage) -> Iterator[Page]:
    def third_roll(view: Any) -> bool:
        waiting = [seat for seat in view.seats if not seat.written]
        return view.round == 3 and len(view.rolls) == 3 and view.phase == "writing" and len(waiting) == 2

    with dictation(stage) as (table, page):
        table.play(until=third_roll)
        page.get_by_role("button", name="Go on").click()
        yield page


@screen("Places, Please: the numbers of a round, revealed and ranked")
def places_please_round(stage: Stage) -> Iterator[Page]:
    with dictation(stage) as (table, page):
        table.play(until=lambda view: view.round == 4)
        yield page


@screen("Places, Please: the end of the game")
def places_please_end(stage: Stage) -> Iterator[Page]:
    with dictation(stage) as (table, page):
        table.play()
        page.get_by_role("button", name=TO_STANDING).click()
        page.get_by_role("button", name="Play again").wait_for()
        yield page


@contextmanager
def expedition(stage: Stage, **wanted: Any) -> Iterator[tuple[Table, Page]]:
    table = stage.table("place-race", *TEAM, **wanted)
    table.begin()
    with seated(stage, table) as page:
        yield table, page


@screen("Place Race NZ: planning, with time to talk and trade")
def place_race_planning(stage: Stage) -> Iterator[Page]:
    with expedition(stage, options=SLOW) as (table, page):
        table.plan()
        beside = table.match.view(None).seats[1].place
        table.do(0, table.match.message({"type": "start", "place": beside}))
        table.offer(seat=1)
        page.get_by_role("heading", name="Ben offers a trade").wait_for()
        yield page


def in_the_year_of_the_second_card(seat: int, year: int, action: Any) -> bool:
    return seat == 0 and year > 1860 and isinstance(action, TurnIn)


@screen("Place Race NZ: the year runs")
def place_race(stage: Stage) -> Iterator[Page]:
    with expedition(stage, options={**SLOW, "lead_years": 5}) as (table, page):
        table.plan()
        table.race(40, 10, until=in_the_year_of_the_second_card)
        page.get_by_role("button", name="Turn in").wait_for()
        yield page


# Everyone acts once a year, so between two cards of one hand there have to be more years than steps.
EARLY = {
    "hands": [
        ["waitangi-1840", "taupo-1856"],
        ["st-arnaud-1843", "christchurch-1850"],
        ["nelson-1842", "new-plymouth-1860"],
    ],
    "late": [[], [], []],
}


@screen("Place Race NZ: won together")
def place_race_won(stage: Stage) -> Iterator[Page]:
    with expedition(stage, options={"seconds_per_year": 6, "lead_years": 3}, setup=EARLY) as (table, page):
        table.plan()
        table.race(30, 10)
        assert table.match.winners, "the picture of a won race has to show one"
        page.get_by_role("heading", name="You were there.").wait_for()
        page.get_by_role("button", name="Play again").wait_for()
        yield page


@screen("Place Race NZ: lost, and what was missed")
def place_race_lost(stage: Stage) -> Iterator[Page]:
    with expedition(stage, options={**SLOW, "seconds_per_year": 0.5, "lead_years": 0}) as (table, page):
        table.plan()
        table.do(0, table.match.message({"type": "ready"}))
        page.get_by_role("button", name="Play again").wait_for()
        yield page


@screen("Several people on one device: a curtain before secrets")
def curtain(stage: Stage) -> Iterator[Page]:
    with dictation(stage) as (table, page):
        table.play(until=lambda view: view.phase == "writing")
        stage.go(page, f"/t/{table.id}#seat={table.tokens[1]}")
        page.get_by_role("button", name="Aroha").wait_for()
        yield page


@screen("Replay: every move, through any eyes, with a link to the moment")
def replay(stage: Stage) -> Iterator[Page]:
    table = stage.table("places-bid", *PEOPLE)
    table.begin()
    table.play()
    with stage.page(f"/replay/{table.id}#70") as page:
        page.get_by_role("slider").first.wait_for()
        yield page


@screen("Learn: the rules in our words")
def learn(stage: Stage) -> Iterator[Page]:
    with stage.page("/learn/places-bid") as page:
        page.get_by_role("heading", level=2).first.wait_for()
        yield page


@screen("A lesson: the rulebook's example, to be played")
def lesson(stage: Stage) -> Iterator[Page]:
    with stage.page("/learn/places-bid") as page:
        page.evaluate("localStorage.setItem('name', 'Aroha')")
        page.get_by_role("button", name="Try it").first.click()
        page.get_by_text("Hotel").first.wait_for()
        yield page


@screen("Big screen: the way to join")
def big_gathering(stage: Stage) -> Iterator[Page]:
    table = stage.table("place-race", *TEAM)
    stage.connect(table.id, table.tokens)
    with stage.page(f"/big/{table.id}") as page:
        page.get_by_text("Clara").first.wait_for()
        yield page


@screen("Big screen: no secrets, and always the code")
def big(stage: Stage) -> Iterator[Page]:
    table = stage.table("places-bid", *PEOPLE)
    table.begin()
    stage.connect(table.id, table.tokens[:1])
    with stage.page(f"/big/{table.id}") as page:
        page.get_by_text("Hakeem").first.wait_for()
        table.play(until=lambda view: view.round == 6 and view.turn == 0 and view.high is not None)
        yield page


@screen("Timer: for people with the box on the table")
def timer(stage: Stage) -> Iterator[Page]:
    device = stage.device()
    device.clock.install()
    page = stage.open("/timer", device)
    page.get_by_role("button", name="Start").first.click()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 2 * 63.6)
    page.clock.run_for(500)  # the year is shown by a timer of the page's own
    assert page.get_by_text("1893").count(), "the picture shows a year that runs"
    yield page
    device.close()


@screen("Print: cards, boards and score sheets, seen before they are saved")
def printing(stage: Stage) -> Iterator[Page]:
    with stage.page("/print/places-bid#cards") as page:
        page.get_by_role("img").first.wait_for()
        yield page


@screen("Your own buildings: six blank cards, pictures made from parts")
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


@screen("The score pad for PLACES Bid with the box")
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


@screen("The scribe: a game with cards on the table, written down")
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


@screen("A class: what is played, and how a lesson goes")
def classroom(stage: Stage) -> Iterator[Page]:
    with stage.page("/class") as page:
        yield page


def shoot(page: Page, name: str) -> int:
    """The four pictures of a screen; how many bytes they take."""
    size = 0
    for where, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
            page.wait_for_load_state("networkidle")
            page.wait_for_function("!document.querySelector('.art:empty')")  # pictures come after all else
            page.evaluate("document.fonts.ready.then(() => null)")
            page.evaluate(AT_REST)
            picture = PICTURES / f"{name}-{where}-{scheme}.webp"
            shot = page.screenshot(caret="hide")
            Image.open(BytesIO(shot)).convert("RGB").save(picture, quality=QUALITY, method=6)
            size += picture.stat().st_size
    return size


def write_index() -> None:
    lines = [
        "# Every screen\n",
        "On a phone (390 × 844) and on a desk (1280 × 800), by night if your page is dark.",
        "`make screenshots` makes them again, from the same games.",
    ]
    for name, (caption, _) in SCREENS.items():
        lines += [f"\n## {caption}\n", _picture(name, "phone", 260), _picture(name, "desk", 680)]
    INDEX.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _picture(name: str, where: str, width: int) -> str:
    file = f"screenshots/{name}-{where}"
    return (
        f'<picture><source media="(prefers-color-scheme: dark)" srcset="{file}-dark.webp">'
        f'<img src="{file}-light.webp" alt="{SCREENS[name][0]}" width="{width}"></picture>'
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="SCREEN", help=f"only these of {', '.join(SCREENS)}")
    names = parser.parse_args().names or list(SCREENS)
    PICTURES.mkdir(parents=True, exist_ok=True)
    for number, name in enumerate(names, 1):
        print(f"{number:2}/{len(names)}  {name} ", end="", flush=True)
        # A house of its own for each: its codes and links do not depend on what was there before.
        with (
            tempfile.TemporaryDirectory() as folder,
            Stage(Path(folder)) as stage,
            SCREENS[name][1](stage) as page,
        ):
            print(f"{shoot(page, name) / 1024:.0f} KB", flush=True)
    write_index()
    whole = sum(picture.stat().st_size for picture in PICTURES.iterdir())
    print(f"{whole / 1024 / 1024:.1f} MB in {PICTURES.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
