"""Who may know whom, beyond what import-linter sees: TypeScript imports, and the names of games anywhere.

No file outside games/<game>/ names a game; documentation does. `make check` runs this, too.
"""

import os
import re
from pathlib import Path

import pytest

from thirdplace.core.registry import all_games

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "thirdplace" / "games"
CLIENT = ROOT / "client" / "src"
IMPORT = re.compile(
    r"""(?:\bfrom\s+|\bimport\s+|\bimport\(\s*|\bimport\.meta\.glob[^("]*\(\[?\s*|\bvi\.mock\(\s*)"([^"]+)\""""
)
SHARED = ("$lib/", "$parts/", "$design/", "$locale/")
PACKAGES = ("svelte", "vitest")
"""What games may use of others' packages: the ones every screen is made with."""

TEXT = {".py", ".ts", ".svelte", ".mjs", ".js", ".css", ".html", ".ftl", ".toml", ".json", ".typ"}
LEFT_OUT = {"node_modules", "__pycache__", "web"}
"""In src/thirdplace, `web` is the built client; the games' own web folders are looked at with the games."""

STILL_NAMING_GAMES = {
    "benchmarks/bid_arena.py",
    "benchmarks/boardgame_table.py",
    "benchmarks/our_table.py",
    "benchmarks/plain.py",
    "benchmarks/race_deals.py",
    "benchmarks/reference/boardgame/places_bid.js",
    "benchmarks/reference/boardgame/serve.js",
    "benchmarks/shown.py",
    "benchmarks/thinking.py",
    "benchmarks/tune_bid.py",
    "benchmarks/two_cores.py",
    "src/thirdplace/__init__.py",
    "src/thirdplace/cli.py",
    "src/thirdplace/core/record_text.py",
    "src/thirdplace/games/places_please/tests/test_please_results.py",
    "src/thirdplace/server/api.py",
    "src/thirdplace/server/openapi.py",
    "src/thirdplace/server/timers.py",
    "tests/attacking.py",
    "tests/attacks.py",
    "tests/attacks_on_net.py",
    "tests/attacks_on_work.py",
    "tests/browsing.py",
    "tests/faulty/__init__.py",
    "tests/fuzzing.py",
    "tests/killing.py",
    "tests/party.py",
    "tests/playing.py",
    "tests/screenshots.py",
    "tests/staging.py",
    "tests/strangers.py",
    "tests/test_again_served.py",
    "tests/test_attacks.py",
    "tests/test_browser_access.py",
    "tests/test_browser_bid_screens.py",
    "tests/test_browser_boards.py",
    "tests/test_browser_box.py",
    "tests/test_browser_buildings.py",
    "tests/test_browser_class.py",
    "tests/test_browser_class_end.py",
    "tests/test_browser_coach.py",
    "tests/test_browser_companion.py",
    "tests/test_browser_everyone.py",
    "tests/test_browser_games.py",
    "tests/test_browser_learning.py",
    "tests/test_browser_lesson.py",
    "tests/test_browser_lessons.py",
    "tests/test_browser_pages.py",
    "tests/test_browser_play_looks.py",
    "tests/test_browser_print.py",
    "tests/test_browser_proxy.py",
    "tests/test_browser_race.py",
    "tests/test_browser_race_sizes.py",
    "tests/test_browser_rulebook.py",
    "tests/test_browser_scribe.py",
    "tests/test_browser_silence.py",
    "tests/test_browser_tables.py",
    "tests/test_browser_teacher.py",
    "tests/test_chance.py",
    "tests/test_class_served.py",
    "tests/test_cli.py",
    "tests/test_cli_arguments.py",
    "tests/test_coach.py",
    "tests/test_conformance.py",
    "tests/test_cuts.py",
    "tests/test_disk.py",
    "tests/test_docs.py",
    "tests/test_doctor.py",
    "tests/test_faulty_games.py",
    "tests/test_guesses.py",
    "tests/test_hourly_limits.py",
    "tests/test_kill.py",
    "tests/test_ladder.py",
    "tests/test_lesson_sheet.py",
    "tests/test_live_play.py",
    "tests/test_live_race.py",
    "tests/test_lobby.py",
    "tests/test_openapi.py",
    "tests/test_pads.py",
    "tests/test_paper.py",
    "tests/test_paper_box.py",
    "tests/test_paper_words.py",
    "tests/test_programs.py",
    "tests/test_race_waiting.py",
    "tests/test_record.py",
    "tests/test_referee.py",
    "tests/test_reference.py",
    "tests/test_registry.py",
    "tests/test_replays.py",
    "tests/test_results_served.py",
    "tests/test_rivals.py",
    "tests/test_rulebook_pages.py",
    "tests/test_rulebooks.py",
    "tests/test_safety.py",
    "tests/test_safety_store.py",
    "tests/test_scribe.py",
    "tests/test_secrets.py",
    "tests/test_secrets_served.py",
    "tests/test_silent_connections.py",
    "tests/test_silent_deadline.py",
    "tests/test_store.py",
    "tests/test_strangers.py",
    "tests/test_stream.py",
    "tests/test_table.py",
    "tests/test_table_any.py",
    "tests/test_table_class.py",
    "tests/test_table_lesson.py",
    "tests/test_table_orders.py",
    "tests/test_table_people.py",
    "tests/test_table_race.py",
    "tests/test_table_signals.py",
    "tests/test_table_teacher.py",
    "tests/test_table_time.py",
    "tests/test_table_undo.py",
    "tests/test_terminal.py",
    "tests/test_terminal_pages.py",
    "tests/test_terminal_race_small.py",
    "tests/test_text.py",
    "tests/test_thinkers.py",
    "tests/test_timers.py",
    "tests/test_transition.py",
    "tests/test_two_clocks.py",
    "tests/test_work_hung_up.py",
    "tests/test_work_queue.py",
    "tests/test_work_served.py",
    "tests/worlds.py",
}
"""Files that name a game and should not. Only take lines out: whoever cleans a file removes its line."""


def sources(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.suffix in (".ts", ".svelte"))


def imports(path: Path) -> list[str]:
    return IMPORT.findall(path.read_text(encoding="utf-8"))


def target(path: Path, wanted: str) -> Path | None:
    """Where a relative import, or an alias, leads; None: to a package."""
    if wanted.startswith("."):
        return Path(os.path.normpath(path.parent / wanted))
    return GAMES / wanted.removeprefix("$games/") if wanted.startswith("$games/") else None


def test_the_client_imports_from_no_particular_game() -> None:
    found = sources(CLIENT)
    assert len(found) > 100
    wrong = [
        f"{path.relative_to(ROOT)}: {wanted}"
        for path in found
        for wanted in imports(path)
        if (to := target(path, wanted)) is not None
        and to.is_relative_to(GAMES)
        and to.relative_to(GAMES).parts[0] != "*"
    ]
    assert wrong == []


@pytest.mark.parametrize("folder", sorted(GAMES.glob("*/web")), ids=lambda folder: folder.parent.name)
def test_a_game_imports_what_is_shared_and_itself(folder: Path) -> None:
    wrong = [
        f"{path.relative_to(ROOT)}: {wanted}"
        for path in sources(folder)
        for wanted in imports(path)
        if not wanted.startswith(SHARED)
        and wanted.split("/")[0] not in PACKAGES
        and not ((to := target(path, wanted)) and to.is_relative_to(folder.parent))
    ]
    assert wrong == []


def name_of(game: str) -> re.Pattern[str]:
    """some-game, some_game, Some, Game, SomeGame: however it is written."""
    return re.compile("[-_ ,]*".join(map(re.escape, game.split("-"))), re.IGNORECASE)


def named_in() -> dict[str, list[str]]:
    """The files that name a game which is not their own."""
    names = {game.package.rpartition(".")[2]: name_of(game.id) for game in all_games()}
    roots = [ROOT / part for part in ("benchmarks", "client", "src/thirdplace", "tests")]
    files = [path for root in roots for path in root.rglob("*") if path.suffix in TEXT]
    found: dict[str, list[str]] = {}
    for path in [*files, ROOT / "Makefile"]:
        inside = path.relative_to(GAMES).parts if path.is_relative_to(GAMES) else ()
        own = inside[0] if len(inside) > 1 else ""
        skipped = LEFT_OUT - {"web"} if own else LEFT_OUT
        if skipped.intersection(path.relative_to(ROOT).parts) or path == Path(__file__):
            continue
        whole = f"{path.relative_to(ROOT).as_posix()}\n{path.read_text(encoding='utf-8', errors='replace')}"
        if others := [folder for folder, name in names.items() if folder != own and name.search(whole)]:
            found[path.relative_to(ROOT).as_posix()] = others
    return found


def test_no_file_names_a_game_but_its_own() -> None:
    found = named_in()
    assert sorted(set(found) - STILL_NAMING_GAMES) == []
    assert sorted(STILL_NAMING_GAMES - set(found)) == [], "these are clean: take them off the list"
