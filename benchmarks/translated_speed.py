"""Random games per second with the rules translated to JavaScript, in Node and in Chromium, and their size.

They play the same games as the compiled rules, from the same random stream: the number of actions and the
checksum of all results must be the same. Seconds of CPU are counted, not of the clock on the wall.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib.util import find_spec
from pathlib import Path
from threading import Thread
from typing import Any

from click_latency import find_chromium
from compiled_speed import MS_PER_MOVE, SEED, ResultsDiffer, make_compiled_player
from result_table import Row

from thirdplace.core.game import Game
from thirdplace.javascript.__main__ import main as translate

__all__ = ["measure_in_chromium", "measure_in_node", "measure_sizes"]

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "build" / "javascript" / "plain"
SCRIPTS = Path(__file__).parent / "javascript"
SECTION = "Rules in JavaScript"
COMPARED_GAMES = 200


@cache
def translated_folder() -> Path:
    FOLDER.parent.mkdir(parents=True, exist_ok=True)
    if translate([str(FOLDER)]):
        raise RuntimeError("the games could not be translated")
    return FOLDER


def measure_in_node(game: Game, seats: int, seconds: float) -> Row:
    asked = json.dumps(_question(game, seats, seconds))
    found = _run_node("random_games.mjs", str(translated_folder()), asked)
    check_same_games(game, seats, found)
    return make_row(game, seats, "Node", found["gamesPerSecond"])


def measure_in_chromium(game: Game, seats: int, seconds: float) -> Row:
    """The same in a page, which loads the translations from a folder that is served."""
    chromium = find_chromium()
    if chromium is None or find_spec("playwright") is None:
        label = f"{game.id}, {seats} players, Chromium"
        return Row(section=SECTION, label=label, note="needs playwright and Chromium: make browser")
    from playwright.sync_api import sync_playwright

    with _serve(translated_folder()) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page()
        page.goto(f"{address}/manifest.json")
        page.evaluate(
            "async ([address, asked]) => { const { prepare } = await import(`${address}/random_games.mjs`);"
            " globalThis.play = await prepare((path) => import(`${address}/${path}`), asked); }",
            [address, _question(game, seats, seconds)],
        )
        devtools = page.context.new_cdp_session(page)
        devtools.send("Performance.enable")
        before = _read_thread_time(devtools)
        found = page.evaluate("play()")
        taken = _read_thread_time(devtools) - before
        browser.close()
    check_same_games(game, seats, found)
    return make_row(game, seats, "Chromium", found["games"] / taken)


def _read_thread_time(devtools: Any) -> float:
    """Seconds of CPU that the page's own thread has had."""
    metrics = devtools.send("Performance.getMetrics")["metrics"]
    return next(float(one["value"]) for one in metrics if one["name"] == "ThreadTime")


def _question(game: Game, seats: int, seconds: float) -> dict[str, Any]:
    return {
        "game": game.id,
        "seats": seats,
        "seed": SEED,
        "tempo": MS_PER_MOVE,
        "compared": COMPARED_GAMES,
        "seconds": seconds,
    }


@contextmanager
def _serve(folder: Path) -> Iterator[str]:
    """The folder and the script that plays, under one address of this machine."""
    shutil.copy(SCRIPTS / "random_games.mjs", folder / "random_games.mjs")

    class Quiet(SimpleHTTPRequestHandler):
        extensions_map = SimpleHTTPRequestHandler.extensions_map | {".mjs": "text/javascript"}

        def log_message(self, format: str, *args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


def check_same_games(game: Game, seats: int, found: dict[str, Any]) -> None:
    """The compiled rules play the same games."""
    expected = make_compiled_player(game, seats, SEED)(COMPARED_GAMES)
    theirs = (found["actions"], int(found["checksum"]))
    if theirs != expected:
        raise ResultsDiffer(f"{game.id}, {seats} players: {theirs} in JavaScript, but {expected} compiled")


def make_row(game: Game, seats: int, where: str, speed: float) -> Row:
    return Row(section=SECTION, label=f"{game.id}, {seats} players, {where}", ours=speed, unit="games/s")


def measure_sizes(games: list[Game]) -> list[Row]:
    """Of each game's own code, and of what all share: as a browser gets it, minified and compressed."""
    names = [game.id for game in games]
    target = ROOT / "client" / "measure_sizes.mjs"  # where the bundler is found
    shutil.copy(SCRIPTS / "sizes.mjs", target)
    try:
        found = _run_node(str(target), str(translated_folder()), *names)
    finally:
        target.unlink()
    return [
        Row(section=SECTION, label=f"{name}, compressed", ours=size / 1000, unit="KB")
        for name, size in found.items()
    ]


def _run_node(script: str, *arguments: str) -> dict[str, Any]:
    node = shutil.which("node") or str(Path(sys.executable).parent / "node")
    done = subprocess.run(
        [node, str(SCRIPTS / script), *arguments],
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"NODE_OPTIONS": ""},
    )
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer
