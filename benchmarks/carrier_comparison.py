"""The same rules in their three carriers, side by side: `python benchmarks/carrier_comparison.py --write`.

Random games per second of plain Python, of compiled rules, and of JavaScript in Node and in Chromium; the
size of what a browser loads for a game, and for the first page. Seconds of CPU are counted, as beside C, so
that other work of the machine slows down none of them. All take turns; figures are medians.
"""

import argparse
import platform
import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from statistics import median

import compiled_speed
import translated_speed
from click_latency import find_chromium
from plain_python_speed import count_plain_games
from servers.pinned_servers import run_server

from thirdplace.core.game import Game
from thirdplace.core.registry import all_games
from thirdplace.text import text_for

__all__ = ["measure_first_load"]

PAGE = Path(__file__).parent.parent / "docs" / "benchmarks.md"
BEGIN, END = "<!-- written by carrier_comparison.py -->", "<!-- end of carriers -->"
SEATS = 4
CARRIERS = ("compiled", "Python", "Node", "Chromium")
MAX_FIRST_LOAD_KB = 150


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5, help="of each carrier, in each round")
    parser.add_argument("--write", action="store_true", help=f"put the result into {PAGE.name}")
    asked = parser.parse_args()
    games = [game for game in all_games() if SEATS in game.seats]
    speeds = {game.id: _measure_game(game, asked.rounds, asked.seconds) for game in games}
    section = "\n".join(_describe(games, speeds, asked.rounds))
    print(section)
    if asked.write:
        sys.path.append(str(PAGE.parent.parent / "tests"))
        from support.marked_section import replace_section

        page = PAGE.read_text(encoding="utf-8")
        PAGE.write_text(replace_section(page, BEGIN, END, section), encoding="utf-8")


def _measure_game(game: Game, rounds: int, seconds: float) -> list[dict[str, float]]:
    """Games per second of each carrier, in each round."""
    compiled = compiled_speed.make_compiled_player(game, SEATS, compiled_speed.SEED)
    compiled(1)  # compiles, or loads what was compiled before: longer than thousands of games take
    count = compiled_speed.count_games_for(compiled, compiled, seconds)
    found = []
    for number in range(rounds):
        taken, _ = compiled_speed.measure_time(compiled, count, time.thread_time)
        speed = {"compiled": count / taken, "Python": count_plain_games(game, SEATS, seconds)}
        for carrier, measure in (
            ("Node", translated_speed.measure_in_node),
            ("Chromium", translated_speed.measure_in_chromium),
        ):
            speed[carrier] = measure(game, SEATS, seconds).ours or 0.0
        found.append(speed)
        print(f"{game.id}, round {number + 1} of {rounds}: {speed}", file=sys.stderr)
    return found


def _describe(games: list[Game], speeds: dict[str, list[dict[str, float]]], rounds: int) -> list[str]:
    own, shared = _measure_sizes(games)
    lines = [
        f"{datetime.now(UTC):%Y-%m-%d}, Python {platform.python_version()}, medians of {rounds} rounds in "
        "which all four took turns, per second of CPU. In brackets: compared with the compiled rules of the "
        "same round.",
        "",
        f"| random games per second, {SEATS} players | compiled | plain Python | Node | Chromium | size |",
        "|---|---|---|---|---|---|",
    ]
    for game in games:
        cells = [_describe_speed(speeds[game.id], carrier) for carrier in CARRIERS]
        title = text_for("en", game)("title")
        lines.append(f"| {title} | {' | '.join(cells)} | {own[game.id]:.1f} KB |")
    first = measure_first_load() / 1000
    lines += [
        "",
        "Sizes are compressed: rules, views, actions, players and coach of a game, beside "
        f"{shared:.1f} KB that all games share; they are loaded when they are needed. The first page "
        f"loads {first:.0f} KB compressed, headers included (at most {MAX_FIRST_LOAD_KB}).",
    ]
    return lines


def _describe_speed(rounds: list[dict[str, float]], carrier: str) -> str:
    speed = f"{_round_speed(median(one[carrier] for one in rounds)):,}"
    if carrier == "compiled":
        return speed
    return f"{speed} ({median(one[carrier] / one['compiled'] for one in rounds):.3f})"


def _round_speed(speed: float) -> int:
    """Two digits of it are true."""
    unit: int = 10 ** max(0, len(str(round(speed))) - 2)
    return round(speed / unit) * unit


def _measure_sizes(games: list[Game]) -> tuple[dict[str, float], float]:
    """Kilobytes of each game's own code, and of what all share."""
    sizes = {
        row.label.removesuffix(", compressed"): row.ours or 0.0
        for row in translated_speed.measure_sizes(games)
    }
    own = {game.id: sizes.pop(game.id) for game in games}
    return own, sum(sizes.values())


def measure_first_load() -> float:
    """Bytes over the network until the first page stands."""
    from playwright.sync_api import sync_playwright

    loaded: list[float] = []
    with run_server() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        context = browser.new_context(service_workers="block")
        page = context.new_page()
        devtools = context.new_cdp_session(page)
        devtools.on("Network.loadingFinished", lambda event: loaded.append(event["encodedDataLength"]))
        devtools.send("Network.enable")
        page.goto(server.addresses[0])
        page.wait_for_load_state("networkidle")
        browser.close()
    return sum(loaded)


if __name__ == "__main__":
    main()
