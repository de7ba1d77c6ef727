"""`make screenshots`: every screen, on a phone and on a desk, by day and by night, from the same games again.

Each screen is a function that brings a page to its telling moment. The pictures go to docs/screenshots, and
the page that shows them all, docs/screenshots.md, is written here, too.

With `--folder`, all registered screens are taken for somebody who looks them over: in every language, at
every size, with a contact sheet for each screen and language, and with what a program can find amiss on it.
"""

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.resources import files
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page, expect
from support.browser.contact_sheets import write_contact_sheet
from support.browser.screens import PEOPLE, SCREENS, open_first_seat, register_screen
from support.browser.screenshot_stage import DESK, PHONE, Stage
from support.browser.width_checks import FIND_FAULTS_SCRIPT
from support.games import TURN_GAME
from support.live_site import AT_REST
from support.screen_checks import FIND_SMALL_TARGETS

from thirdplace.core.registry import all_games
from thirdplace.text import LANGUAGES

ROOT = Path(__file__).parent.parent
PICTURES = ROOT / "docs" / "screenshots"
INDEX = ROOT / "docs" / "screenshots.md"
SIZES = {
    "phone": PHONE,
    "tablet": (820, 1180),
    "tablet-wide": (1180, 820),
    "desk": DESK,
    "projector": (1920, 1080),
}
SHEETS = {
    "upright": {"phone": 0.75, "tablet": 0.58},
    "wide": {"tablet-wide": 0.62, "desk": 0.58, "projector": 0.385},
}
"""Which sizes are on which contact sheet, and at which scale: two of each beside each other."""
SCHEMES = ("light", "dark")
IN_DOCS = ("phone", "desk")
FOR_FINGERS = ("phone", "tablet", "tablet-wide")
QUALITY = 72
FRAMES_MS = 80
"""Scenes measure themselves. Frames cannot be asked for: the clock of a page may be stopped."""
LAB_PATIENCE_MS = 240_000
"""The lab computes only while nobody else does."""


# Screens that no game has to itself.


@register_screen("Home: three boxes, a code to join, your language")
def home(stage: Stage) -> Iterator[Page]:
    with stage.page("/") as page:
        yield page


@register_screen("Home: a game that goes on, and a code that leads nowhere", in_docs=False)
def home_again(stage: Stage) -> Iterator[Page]:
    say = stage.texts_of(TURN_GAME)
    table = stage.make_table(TURN_GAME, *PEOPLE)
    table.begin()
    with open_first_seat(stage, table) as page:
        stage.go(page, "/")
        page.get_by_label(say("web-code")).fill("K7M 2XQ")
        page.get_by_role("button", name=say("web-join"), exact=True).click()
        page.get_by_text(say("web-code-hint")).wait_for()
        yield page


@register_screen("Home: all your games", in_docs=False)
def history(stage: Stage) -> Iterator[Page]:
    say = stage.texts_of(TURN_GAME)
    table = stage.make_table(TURN_GAME, *PEOPLE)
    table.begin()
    with open_first_seat(stage, table) as page:
        table.play()
        page.get_by_role("button", name=say("web-again")).wait_for()
        stage.go(page, "/")
        page.get_by_role("button", name=say("home-history")).click()
        page.get_by_role("dialog").wait_for()
        yield page


@register_screen("Home without a server", in_docs=False)
def home_alone(stage: Stage) -> Iterator[Page]:
    with stage.page("/") as page:
        page.route("**/api/**", lambda route: route.abort())
        page.reload()
        page.get_by_text(stage.texts_of(TURN_GAME)("home-here-alone")).wait_for()
        yield page


@register_screen("A class in groups: which game, how many tables", in_docs=False)
def groups_setup(stage: Stage) -> Iterator[Page]:
    with stage.page("/groups") as page:
        page.get_by_role("button", name=stage.texts_of(TURN_GAME)("groups-open-count", count=4)).wait_for()
        yield page


@register_screen("A class in groups: every table on one page", in_docs=False)
def groups(stage: Stage) -> Iterator[Page]:
    say = stage.texts_of(TURN_GAME)
    with stage.page("/groups") as page:
        page.get_by_role("button", name=say("groups-open-count", count=4)).click()
        links = page.locator("a[href*='/big/']")
        links.nth(3).wait_for()
        for link in links.all()[:2]:
            table = str(link.get_attribute("href")).rpartition("/")[2]
            for name in PEOPLE[:3]:
                stage.request("POST", f"/api/tables/{table}/seats", {"name": name})
        page.get_by_text(PEOPLE[2]).nth(1).wait_for()
        yield page


@register_screen("Nothing at this address", in_docs=False)
def not_found(stage: Stage) -> Iterator[Page]:
    with stage.page("/nowhere") as page:
        page.get_by_role("heading").first.wait_for()
        yield page


@register_screen("A table that is no more", in_docs=False)
def table_gone(stage: Stage) -> Iterator[Page]:
    with stage.page(f"/t/{'0' * 32}") as page:
        page.get_by_text(stage.texts_of(TURN_GAME)("web-table-gone")).wait_for()
        yield page


@register_screen("Replay: open a record", in_docs=False)
def replay_chooser(stage: Stage) -> Iterator[Page]:
    with stage.page("/replay") as page:
        page.get_by_text(stage.texts_of(TURN_GAME)("web-replay-lead")).wait_for()
        yield page


@register_screen("The lab: change a rule, see what it does")
def lab(stage: Stage) -> Iterator[Page]:
    with stage.page(f"/lab/{TURN_GAME}?seats=3") as page:
        page.locator(".told").wait_for(timeout=LAB_PATIENCE_MS)
        done = page.locator("[aria-busy=false]").filter(has=page.locator(".told"))
        done.wait_for(timeout=LAB_PATIENCE_MS)
        yield page


def register_games() -> None:
    """The screens of every game that brings some."""
    for game in all_games():
        if (files(game.package) / "tests" / "screenshots.py").is_file():
            import_module(f"{game.package}.tests.screenshots")


# Taking pictures.


def set_look(page: Page, size: str, scheme: str) -> None:
    """As on a screen of this size, by day or by night, once everything is there and rests."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    page.wait_for_load_state("networkidle")
    expect(page.locator(".art:empty")).to_have_count(0)  # pictures come after all else
    page.evaluate("document.fonts.ready.then(() => null)")
    page.wait_for_timeout(FRAMES_MS)
    page.evaluate(AT_REST)


def take_for_docs(page: Page, name: str) -> int:
    """The four pictures of a screen; how many bytes they take."""
    total = 0
    for size in IN_DOCS:
        for scheme in SCHEMES:
            set_look(page, size, scheme)
            picture = PICTURES / f"{name}-{size}-{scheme}.webp"
            shot = page.screenshot(caret="hide")
            Image.open(BytesIO(shot)).convert("RGB").save(picture, quality=QUALITY, method=6)
            total += picture.stat().st_size
    return total


def take_for_review(page: Page, name: str, folder: Path, sizes: list[str], *, whole: bool) -> list[str]:
    """Every size by day and by night, and contact sheets of them; what is amiss, in words."""
    amiss = []
    for sheet, on_sheet in SHEETS.items():
        taken = []
        for size in filter(sizes.__contains__, on_sheet):
            for scheme in SCHEMES:
                set_look(page, size, scheme)
                picture = folder / f"{name}-{size}-{scheme}.jpg"
                page.screenshot(path=picture, type="jpeg", quality=90, caret="hide", full_page=whole)
                taken.append((picture, on_sheet[size]))
            found = page.evaluate(FIND_FAULTS_SCRIPT, "")
            if size in FOR_FINGERS:
                found += page.evaluate(FIND_SMALL_TARGETS)
            amiss += [f"{name}, {size}: {fault}" for fault in found]
        if taken:
            write_contact_sheet(folder / f"sheet-{name}-{sheet}.png", taken)
    return amiss


def write_index() -> None:
    lines = [
        "# Every screen\n",
        "On a phone (390 × 844) and on a desktop (1280 × 800); dark if your page is dark.",
        "`make screenshots` takes them again, from the same games.",
    ]
    for name, screen in SCREENS.items():
        if screen.in_docs:
            lines += [
                f"\n## {screen.caption}\n",
                _picture_markup(name, "phone", 260),
                _picture_markup(name, "desk", 680),
            ]
    INDEX.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _picture_markup(name: str, where: str, width: int) -> str:
    file = f"screenshots/{name}-{where}"
    return (
        f'<picture><source media="(prefers-color-scheme: dark)" srcset="{file}-dark.webp">'
        f'<img src="{file}-light.webp" alt="{SCREENS[name].caption}" width="{width}"></picture>'
    )


@contextmanager
def open_stage(lang: str) -> Iterator[Stage]:
    with tempfile.TemporaryDirectory() as data, Stage(Path(data), lang) as stage:
        yield stage


def make_docs(names: list[str]) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    for number, name in enumerate(names, 1):
        print(f"{number:2}/{len(names)}  {name} ", end="", flush=True)
        # A site of its own for each: its codes and links do not depend on what was there before.
        with open_stage("en") as stage, SCREENS[name].bring(stage) as page:
            print(f"{take_for_docs(page, name) / 1024:.0f} KB", flush=True)
    write_index()
    whole = sum(picture.stat().st_size for picture in PICTURES.iterdir())
    print(f"{whole / 1024 / 1024:.1f} MB in {PICTURES.relative_to(ROOT)}")


def make_review(
    names: list[str], folder: Path, languages: list[str], sizes: list[str], *, whole: bool
) -> int:
    """How many screens could not be brought to their moment: the others are taken nevertheless."""
    folder.mkdir(parents=True, exist_ok=True)
    failed = 0
    for lang in languages:
        waiting = list(names)
        while waiting:
            with open_stage(lang) as stage:
                while waiting and stage.is_running:  # one of the screens is what is seen without a server
                    name = waiting.pop(0)
                    print(f"{name} {lang}: ", end="", flush=True)
                    try:
                        with SCREENS[name].bring(stage) as page:
                            amiss = take_for_review(page, f"{name}-{lang}", folder, sizes, whole=whole)
                    except (AssertionError, PlaywrightError) as failure:
                        failed += 1
                        amiss = [f"{name}-{lang} could not be taken: {failure}"]
                    print("\n    ".join([f"{len(amiss)} amiss", *amiss]), flush=True)
    return failed


def list_of(known: Iterable[str]) -> Callable[[str], list[str]]:
    """For an argument such as `en,de`: some of what there is."""

    def read(argument: str) -> list[str]:
        wanted = argument.split(",")
        if unknown := set(wanted) - set(known):
            raise argparse.ArgumentTypeError(f"{', '.join(unknown)}: only {', '.join(known)}")
        return wanted

    return read


def main() -> None:
    register_games()
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="SCREEN", help=f"only these of {', '.join(SCREENS)}")
    parser.add_argument("--folder", type=Path, help="take pictures to look over, and put them there")
    parser.add_argument("--languages", type=list_of(LANGUAGES), help=f"of these: {','.join(LANGUAGES)}")
    parser.add_argument("--sizes", type=list_of(SIZES), help=f"of these: {','.join(SIZES)}")
    parser.add_argument("--whole", action="store_true", help="the whole page, however long it is")
    wanted = parser.parse_args()
    if unknown := set(wanted.names) - set(SCREENS):
        parser.error(f"no such screen: {', '.join(unknown)}")
    if wanted.folder:
        languages, sizes = wanted.languages or sorted(LANGUAGES), wanted.sizes or list(SIZES)
        sys.exit(
            make_review(wanted.names or list(SCREENS), wanted.folder, languages, sizes, whole=wanted.whole)
            > 0
        )
    elif wanted.languages or wanted.sizes or wanted.whole:
        parser.error("--languages, --sizes and --whole are for pictures in a --folder")
    else:
        make_docs(wanted.names or [name for name, screen in SCREENS.items() if screen.in_docs])


if __name__ == "__main__":
    main()
