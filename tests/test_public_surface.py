"""What `import thirdplace` offers: documented, typed, with examples that run, and quick to import."""

import doctest
import inspect
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import thirdplace
from thirdplace.core.game import Game
from thirdplace.core.registry import all_games

CONTRACT = [
    "chance",
    "errors",
    "game",
    "parts.game_data",
    "registry",
    "state",
    "testing.conformance",
    "testing.scenario",
]
"""The modules of core that those who write games use."""
MODULES = sorted(
    {"thirdplace"}
    | {f"thirdplace.core.{name}" for name in CONTRACT}
    | {
        home
        for name in thirdplace.__all__
        if (home := getattr(getattr(thirdplace, name), "__module__", "")).startswith("thirdplace")
    }
)
ARGUMENT = re.compile(r"^ {4,}\**(\w+): ", re.MULTILINE)


def public_callables() -> Iterator[tuple[str, Callable[..., Any]]]:
    """Functions of `thirdplace`, and what the classes among its names can do."""
    for name in thirdplace.__all__:
        offered = getattr(thirdplace, name)
        if inspect.isfunction(inspect.unwrap(offered)):
            yield name, inspect.unwrap(offered)
        elif inspect.isclass(offered) and offered.__module__ != "thirdplace.core.game":
            for member, method in vars(offered).items():
                if inspect.isfunction(method) and not member.startswith("_"):
                    yield f"{name}.{member}", method


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_of_docstrings_run(module: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert doctest.testmod(import_module(module)).failed == 0


@pytest.mark.parametrize("name", [name for name in thirdplace.__all__ if name != "__version__"])
def test_every_public_name_is_documented_and_shown_at_work(name: str) -> None:
    offered = getattr(thirdplace, name)
    if inspect.isclass(offered) or inspect.isfunction(inspect.unwrap(offered)):
        assert offered.__doc__
        assert not offered.__doc__.startswith(f"{name}(")  # what dataclasses write if nobody does
    used = re.compile(rf"(?:>>>|\.\.\.) .*\b{name}\b|\bimport .*\b{name}\b", re.MULTILINE)
    pages = (Path(__file__).parent.parent / "docs").glob("*.md")
    examples = [import_module(module).__file__ for module in MODULES]
    texts = [*(Path(str(path)).read_text() for path in examples), *(page.read_text() for page in pages)]
    assert any(used.search(text) for text in texts)


@pytest.mark.parametrize(("name", "function"), [pytest.param(*one, id=one[0]) for one in public_callables()])
def test_every_parameter_is_documented(name: str, function: Callable[..., Any]) -> None:
    documented = set(ARGUMENT.findall(inspect.getdoc(function) or ""))
    taken = set(inspect.signature(function).parameters) - {"self"}
    assert taken <= documented, name


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_type_checkers_know_every_games_views(game: Game, tmp_path: Path) -> None:
    """A program outside the package, checked as strictly as mypy can."""
    program = tmp_path / "program.py"
    program.write_text(
        "from random import Random\n"
        "from thirdplace import Match, Message, Record, Situation, load, new_match, record_of\n"
        f"from {game.package} import GAME\n"
        "class Robo:\n"
        "    def choose(self, situation: Situation, rng: Random) -> Message | None:\n"
        "        return rng.choice(situation.legal())\n"
        f"match = new_match(GAME, {game.seats.start})\n"
        "reveal_type(match)\n"
        "reveal_type(match.view(0))\n"
        "reveal_type(match.fork().views([None, 0]))\n"
        "reveal_type(match.legal(0))\n"
        "reveal_type(match.do(0, {}).events(None))\n"
        "record: Record = record_of(match)\n"
        "again: Match = load(record)\n"
        "move: Message | None = Robo().choose(match.situation(0), Random(1))\n"
    )
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache"), str(program)],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
    )
    view_class = type(thirdplace.new_match(game, game.seats.start).view(0))
    view = f"{view_class.__module__}.{view_class.__name__}"
    assert re.findall(r'Revealed type is "(.*)"', checked.stdout) == [
        f"thirdplace.core.match.Match[{view}]",
        view,
        f"list[{view}]",
        "list[thirdplace.core.game.Message]",
        "list[thirdplace.core.game.Event]",
    ], checked.stdout
    assert "Success" in checked.stdout


def test_nothing_heavy_is_imported_before_it_is_used() -> None:
    shown = subprocess.run(
        [sys.executable, "-c", "import sys, thirdplace; print(*sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
    assert {"msgspec", "numpy", "numba", "fluent.runtime", "aiohttp"}.isdisjoint(shown)
    assert not [module for module in shown if module.startswith(("thirdplace.games", "thirdplace.server"))]
