"""The translator: what it refuses, where; which line a line comes from; when a translation is stale."""

import json
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.carriers.javascript import PLAIN, update_translation

from thirdplace.javascript.__main__ import main
from thirdplace.javascript.build import Build
from thirdplace.javascript.staleness import is_current, write_manifest
from thirdplace.javascript.untranslatable import Untranslatable

CACHE = Path(__file__).parents[2] / ".mypy_cache" / "javascript"

BAD_MODULES = {
    "an operator": ("def mix(a: list[int], b: list[int]) -> object:\n    return a @ b  # type: ignore\n", 2),
    "a file": ("def read() -> str:\n    return open('x').read()\n", 2),
    "an unknown library": (
        "import zlib\n\n\ndef pack(text: bytes) -> bytes:\n    return zlib.compress(text)\n",
        5,
    ),
    "the order of a set": (
        "def first(found: set[int]) -> int:\n    for one in found:\n        return one\n    return 0\n",
        2,
    ),
    "asynchronous code": ("async def wait() -> None:\n    pass\n", 1),
    "a decorator": (
        "from functools import wraps\n\n\n@wraps(print)\ndef told() -> None:\n    pass\n",
        5,
    ),
    "several bases": (
        "class A:\n    pass\n\n\nclass B:\n    pass\n\n\nclass C(A, B):\n    pass\n",
        9,
    ),
    "a loop at the top": ("for number in range(3):\n    print(number)\n", 1),
    "keywords of who knows what": (
        "from typing import Any\n\n\ndef ask(what: Any) -> Any:\n    return what(more=1)\n",
        5,
    ),
    "a named context": ("def read(path: str) -> None:\n    with open(path) as file:\n        pass\n", 2),
    "a method of text": ("def fold(text: str) -> str:\n    return text.casefold()\n", 2),
}


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package of another distribution, which is to be translated."""
    folder = tmp_path / "stranger"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield folder
    for name in [name for name in sys.modules if name.partition(".")[0] == "stranger"]:
        del sys.modules[name]


def translate(folder: Path, text: str) -> tuple[Build, Path]:
    (folder / "module.py").write_text(text)
    build = Build(CACHE, ("stranger",))
    build.translate(["stranger.module"])
    build.write(folder.parent / "out")
    return build, folder.parent / "out" / "stranger" / "module.js"


@pytest.mark.parametrize("what", BAD_MODULES)
def test_what_cannot_be_translated_is_refused_with_file_and_line(package: Path, what: str) -> None:
    text, line = BAD_MODULES[what]
    with pytest.raises(Untranslatable) as refused:
        translate(package, text)
    assert str(refused.value).startswith(f"{package / 'module.py'}:{line}: ")
    assert len(refused.value.why) > 10


def test_a_line_knows_the_line_it_comes_from(package: Path) -> None:
    _, made = translate(package, '"""A module."""\n\n\ndef twice(n: int) -> int:\n    return n * 2\n')
    told = json.loads(Path(f"{made}.map").read_text())
    assert told["sources"] == ["../stranger/module.py"]
    assert told["sourcesContent"] == [(package / "module.py").read_text()]
    lines = made.read_text().splitlines()
    place = next(number for number, line in enumerate(lines) if "return" in line)
    assert _decode_lines(told["mappings"])[place] == 5


def _decode_lines(mappings: str) -> list[int]:
    """By line of JavaScript: the line of Python, 0 if there is none."""
    digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    found, line = [], 0
    for segment in mappings.split(";"):
        numbers, value, shift = [], 0, 0
        for character in segment:
            digit = digits.index(character)
            value |= (digit & 31) << shift
            shift += 5
            if not digit & 32:
                numbers.append(-(value >> 1) if value & 1 else value >> 1)
                value = shift = 0
        if numbers:
            line += numbers[2]
        found.append(line + 1 if numbers else 0)
    return found


def test_a_translation_is_stale_once_a_source_has_changed(package: Path) -> None:
    build, made = translate(package, "ONE = 1\n")
    folder = made.parents[1]
    write_manifest(folder, ["stranger.module"], False, build.translations)
    assert is_current(folder, ["stranger.module"], False)
    assert not is_current(folder, ["stranger.module"], True), "not with assertions"
    assert not is_current(folder, ["stranger.module", "stranger"], False), "another game has come"
    (package / "module.py").write_text("ONE = 2\n")
    assert not is_current(folder, ["stranger.module"], False)
    (folder / "manifest.json").write_text("{")
    assert not is_current(folder, ["stranger.module"], False)


def test_a_stale_translation_fails_the_check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`make check` asks so, and builds fail with it."""
    shutil.copytree(update_translation(PLAIN), tmp_path / "made")
    assert main([str(tmp_path / "made"), "--check"]) == 0
    manifest = tmp_path / "made" / "manifest.json"
    told = json.loads(manifest.read_text())
    changed = next(iter(told["modules"]))
    manifest.write_text(json.dumps({**told, "modules": {**told["modules"], changed: "0" * 64}}))
    before = manifest.read_bytes()
    assert main([str(tmp_path / "made"), "--check"]) == 1
    assert (
        capsys.readouterr().err == f"{tmp_path / 'made'} is older than its Python source. Run: make client\n"
    )
    assert manifest.read_bytes() == before, "nothing is translated"


def test_types_for_typescript(package: Path) -> None:
    _, made = translate(
        package,
        "from collections.abc import Sequence\n\n\n"
        "class Box:\n"
        "    def __init__(self, size: int, names: list[str] | None = None) -> None:\n"
        "        self.size = size\n\n"
        "    @property\n"
        "    def wide(self) -> bool:\n"
        "        return self.size > 3\n\n\n"
        "def make(sizes: dict[str, int]) -> tuple[Box, ...]:\n"
        "    return tuple(Box(size) for size in sizes.values())\n\n\n"
        "def count(names: Sequence[str]) -> int:\n"
        "    return len(names)\n",
    )
    told = made.with_suffix(".d.ts").read_text()
    assert "constructor(size: number, names?: (string)[] | null);" in told
    assert "readonly wide: boolean;" in told
    assert "export function make(sizes: Map<string, number>): (Box)[];" in told
    assert "export function count(names: readonly (string)[]): number;" in told
