"""A newer build comes over a bad network: what was kept stays whole until all of the new is there."""

import re
from pathlib import Path
from typing import Any

import pytest
from support.browser.offline import (
    ALL_KEPT,
    count_device_messages,
    make_decisions,
    play_now,
    serve_folder,
)
from support.games import TURN_GAME
from support.install.installing import put_static_edition
from support.live_site import BrowserUser, LiveSite

pytestmark = pytest.mark.browser

KEPT_ASSETS = """async () => {
  const shell = await caches.open("shell");
  const paths = (await shell.keys()).map(({ url }) => new URL(url).pathname.slice(1));
  return paths.filter((path) => path.startsWith("assets/"));
}"""
MAX_WAIT_MS = 30_000


def build_anew(folder: Path) -> set[str]:
    """Every asset gets another name, as if it had changed, and the page says which build it is."""
    assets = folder / "assets"
    new_names = {path.name: f"{path.stem}2{path.suffix}" for path in assets.iterdir()}
    old = re.compile("|".join(re.escape(name) for name in sorted(new_names, key=len, reverse=True)))
    for path in [*assets.iterdir(), folder / "index.html", folder / "offline.json"]:
        if path.suffix in (".js", ".css", ".html", ".json"):
            text = path.read_text(encoding="utf-8")
            path.write_text(old.sub(lambda found: new_names[found[0]], text), encoding="utf-8")
    for path in list(assets.iterdir()):
        path.rename(assets / new_names[path.name])
    page = folder / "index.html"
    page.write_text(
        page.read_text(encoding="utf-8").replace("<html", '<html data-build="2"', 1), encoding="utf-8"
    )
    return {f"assets/{name}" for name in new_names.values()}


def build_shown(user: BrowserUser) -> Any:
    return user.page.evaluate("document.documentElement.dataset.build ?? '1'")


def wait_for_assets(user: BrowserUser, wanted: set[str], *, alone: bool = False) -> None:
    """Until all of these are kept; `alone`: and none besides."""
    for _ in range(MAX_WAIT_MS // 50):
        kept = set(user.page.evaluate(KEPT_ASSETS))
        if kept == wanted if alone else kept >= wanted:
            return
        user.page.wait_for_timeout(50)
    raise AssertionError((wanted - kept, kept - wanted))


def play_without_a_network(user: BrowserUser) -> None:
    user.page.context.set_offline(True)
    user.page.reload()
    play_now(user)
    make_decisions(user, 1)
    user.open()


def test_an_update_that_is_cut_off_leaves_the_old_build_whole(site: LiveSite, tmp_path: Path) -> None:
    folder, withheld = tmp_path / "site", tmp_path / "withheld"
    put_static_edition(folder)
    with serve_folder(folder) as (address, _), site.open_browser(TURN_GAME, shell=True) as user:
        user.address, user.cut_off = address, True
        count_device_messages(user)
        user.open()
        assert user.page.evaluate(ALL_KEPT)
        old = set(user.page.evaluate(KEPT_ASSETS))

        new = build_anew(folder)
        lost = {name for name in new if "deviceWorker" in name}
        assert lost
        withheld.mkdir()
        for name in lost:
            (folder / name).rename(withheld / Path(name).name)
        user.open()
        assert build_shown(user) == "2", "with a network, what is newest is shown"
        wait_for_assets(user, new - lost)
        play_without_a_network(user)
        assert build_shown(user) == "1"
        wait_for_assets(user, old)

        for name in lost:
            (withheld / Path(name).name).rename(folder / name)
        user.page.context.set_offline(False)
        user.open()
        wait_for_assets(user, new, alone=True)
        play_without_a_network(user)
        assert build_shown(user) == "2"
        user.errors[:] = [error for error in user.errors if "404" not in error]
