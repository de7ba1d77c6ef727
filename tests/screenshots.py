"""`make screenshots`: every screen, on a phone and on a desk, by day and by night, from the same games again.

Each screen is a function that brings a page to its telling moment. The pictures go to docs/screenshots, and
the page that shows them all, docs/screenshots.md, is written here, too.
"""

import argparse
import tempfile
from collections.abc import Iterator
from importlib import import_module
from importlib.resources import files
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page
from support.live_site import AT_REST
from support.screens import SCREENS, register_screen
from support.screenshot_stage import DESK, PHONE, Stage

from thirdplace.core.registry import all_games

ROOT = Path(__file__).parent.parent
PICTURES = ROOT / "docs" / "screenshots"
INDEX = ROOT / "docs" / "screenshots.md"
SIZES = {"phone": PHONE, "desk": DESK}
QUALITY = 72


@register_screen("Home: three boxes, a code to join, your language")
def home(stage: Stage) -> Iterator[Page]:
    with stage.page("/") as page:
        yield page


def register_games() -> None:
    """The screens of every game that brings some."""
    for game in all_games():
        if (files(game.package) / "tests" / "screenshots.py").is_file():
            import_module(f"{game.package}.tests.screenshots")


def take_screenshots(page: Page, name: str) -> int:
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
        "On a phone (390 × 844) and on a desktop (1280 × 800); dark if your page is dark.",
        "`make screenshots` takes them again, from the same games.",
    ]
    for name, (caption, _) in SCREENS.items():
        lines += [
            f"\n## {caption}\n",
            _picture_markup(name, "phone", 260),
            _picture_markup(name, "desk", 680),
        ]
    INDEX.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _picture_markup(name: str, where: str, width: int) -> str:
    file = f"screenshots/{name}-{where}"
    return (
        f'<picture><source media="(prefers-color-scheme: dark)" srcset="{file}-dark.webp">'
        f'<img src="{file}-light.webp" alt="{SCREENS[name][0]}" width="{width}"></picture>'
    )


def main() -> None:
    register_games()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="SCREEN", help=f"only these of {', '.join(SCREENS)}")
    names = parser.parse_args().names or list(SCREENS)
    PICTURES.mkdir(parents=True, exist_ok=True)
    for number, name in enumerate(names, 1):
        print(f"{number:2}/{len(names)}  {name} ", end="", flush=True)
        # A site of its own for each: its codes and links do not depend on what was there before.
        with (
            tempfile.TemporaryDirectory() as folder,
            Stage(Path(folder)) as stage,
            SCREENS[name][1](stage) as page,
        ):
            print(f"{take_screenshots(page, name) / 1024:.0f} KB", flush=True)
    write_index()
    whole = sum(picture.stat().st_size for picture in PICTURES.iterdir())
    print(f"{whole / 1024 / 1024:.1f} MB in {PICTURES.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
