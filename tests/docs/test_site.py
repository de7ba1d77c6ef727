"""The site is built strictly, from nothing but this folder, and every link of it leads somewhere."""

import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

pytestmark = pytest.mark.nightly

ROOT = Path(__file__).parents[2]


class Page(HTMLParser):
    """What a page links to and loads, and the places in it that others may link to."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.places: set[str] = set()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.places.add(found.get("id") or "")
        if tag == "a":
            self.links.append(found.get("href") or "")
        elif tag == "link" and found.get("rel") not in ("prev", "next"):
            self.loads.append(found.get("href") or "")
        self.loads += [value for name in ("src", "srcset") if (value := found.get(name))]


@pytest.fixture(scope="module")
def built_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    command = [
        sys.executable,
        "-m",
        "sphinx",
        "-q",
        "-E",
        "-W",
        "--keep-going",
        "-c",
        str(ROOT / "docs" / "site"),
    ]
    done = subprocess.run(
        [*command, "-d", str(folder / "doctrees"), str(ROOT), str(folder / "html")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return folder / "html"


def test_every_link_and_picture_leads_somewhere(built_site: Path) -> None:
    pages = {path: Page(path) for path in built_site.rglob("*.html")}
    assert built_site / "index.html" in pages
    for path, page in pages.items():
        for target in page.links + page.loads:
            parts = urlsplit(target)
            if not parts.scheme and target not in ("", "#"):
                there = (path.parent / unquote(parts.path)).resolve() if parts.path else path
                assert there.exists(), (path, target)
                if parts.fragment and there in pages:
                    assert unquote(parts.fragment) in pages[there].places, (path, target)


def test_nothing_is_fetched_from_elsewhere(built_site: Path) -> None:
    for path in built_site.rglob("*.html"):
        for target in Page(path).loads:
            assert not urlsplit(target).netloc, (path, target)
    for path in built_site.rglob("*.css"):
        css = path.read_text(encoding="utf-8")
        assert "url(http" not in css, path
        assert "@import" not in css, path


def test_all_that_is_public_is_in_the_reference(built_site: Path) -> None:
    import thirdplace

    places = Page(built_site / "docs" / "api" / "thirdplace.html").places
    elsewhere = Page(built_site / "docs" / "api" / "contract.html").places
    for name in thirdplace.__all__:
        if name != "__version__":
            assert f"thirdplace.{name}" in places or f"thirdplace.core.game.{name}" in elsewhere, name
