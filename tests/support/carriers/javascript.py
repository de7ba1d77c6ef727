"""The translated games in Node: built once with assertions, and driven over a pipe."""

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from filelock import FileLock

from thirdplace.javascript.__main__ import main as translate

ROOT = Path(__file__).parents[3]
CHECKED = ROOT / "build" / "javascript" / "checked"
PLAIN = ROOT / "build" / "javascript" / "plain"
DRIVER = ROOT / "tests" / "javascript" / "driver.mjs"


def find_node() -> str:
    found = shutil.which("node") or shutil.which("node", path=str(Path(sys.executable).parent))
    assert found is not None, "the tests of translated games need Node: make client installs one"
    return found


def update_translation(folder: Path = CHECKED, *arguments: str) -> Path:
    """The folder of translations, made anew if it is stale; one process at a time."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with FileLock(f"{folder}.lock"):
        flags = ["--checked"] if folder == CHECKED else []
        assert translate([str(folder), *flags, *arguments]) == 0
    return folder


class NodeDriver:
    """A Node process that plays what it is told."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process

    def ask(self, **told: Any) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(told) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        assert line, "Node has ended"
        answer = json.loads(line)
        assert "wrong" not in answer, answer["wrong"]
        return answer["fine"]


@contextmanager
def node_driver(folder: Path) -> Iterator[NodeDriver]:
    process = subprocess.Popen(
        [find_node(), "--enable-source-maps", str(DRIVER), str(folder)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    try:
        yield NodeDriver(process)
    finally:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.close()
        process.stdout.close()
        process.wait(timeout=30)
