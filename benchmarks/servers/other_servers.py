"""What our server on SQLite is compared with: our nodes on PostgreSQL, an older commit, and other servers."""

import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from game_parts import benchmark_file, benchmark_module, find_boardgame_game

from servers.measurements import ServerProcesses
from servers.pinned_servers import (
    HIGH_LIMITS,
    SCRATCH_FOLDER,
    SERVE,
    CannotMeasure,
    NotInstalled,
    RunningServer,
    pin_to_server_core,
    run_process,
)

if TYPE_CHECKING:
    from support.postgres import PostgresServer

__all__ = ["extract_commit", "run_boardgame_server", "run_colyseus_server", "run_nodes"]

BENCHMARKS = Path(__file__).parents[1]
ROOT = BENCHMARKS.parent
REFERENCE = BENCHMARKS / "reference"
NODE_MEMORY_OPTION = "--max-semi-space-size=64"
"""Megabytes for young objects: with this, boardgame.io's server is a fifth faster than as Node comes."""
sys.path.append(str(ROOT / "tests"))  # PostgreSQL is started as the tests do it
DATABASE_FOLDER = Path("/var/tmp")
"""On a disk, and open to the user that PostgreSQL runs as."""


@contextmanager
def run_nodes(count: int, is_spread: bool = True) -> Iterator[ServerProcesses]:
    """Nodes of ours on one PostgreSQL, all on the server's core."""
    with ExitStack() as stack:
        database = _start_postgres()
        stack.callback(database.stop)
        store = ["--store", database.make_database(), "--drain-seconds", "0"]
        command = [sys.executable, *SERVE, *HIGH_LIMITS, *store]
        nodes = [stack.enter_context(run_process(command)) for _ in range(count)]
        addresses = [node.addresses[0] for node in nodes]
        pids = [node.pids[0] for node in nodes]
        yield ServerProcesses(addresses, pids, database.process.pid, is_spread)


def _start_postgres() -> "PostgresServer":
    from support.postgres import PostgresServer

    try:
        with pin_to_server_core():
            return PostgresServer(DATABASE_FOLDER)
    except AssertionError as missing:
        raise NotInstalled(str(missing)) from missing


@contextmanager
def extract_commit(commit: str) -> Iterator[Path]:
    """The sources of a commit, in a temporary folder."""
    packed = subprocess.run(["git", "archive", commit, "src"], cwd=ROOT, capture_output=True)
    if packed.returncode:
        raise CannotMeasure(f"git archive {commit}: {packed.stderr.decode().strip()}")
    SCRATCH_FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=SCRATCH_FOLDER, prefix="commit-") as folder:
        with tarfile.open(fileobj=BytesIO(packed.stdout)) as archive:
            archive.extractall(folder, filter="data")
        yield Path(folder) / "src"


def run_boardgame_server() -> RunningServer:
    """boardgame.io's own server, in memory."""
    return _run_node_server("boardgame", "boardgame.io")


def run_colyseus_server() -> RunningServer:
    """Colyseus's own server, in memory."""
    return _run_node_server("colyseus", "@colyseus/core")


@cache
def _find_node() -> str:
    """The one that PyPI has, or the machine's: the program itself, as PyPI's has another one around it."""
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)))
    found = shutil.which("node", path=path)
    if found is None:
        raise NotInstalled("needs Node")
    asked = subprocess.run([found, "-p", "process.execPath"], capture_output=True, text=True, check=True)
    return asked.stdout.strip()


def _run_node_server(name: str, package: str) -> RunningServer:
    """`serve.js` of a folder in `reference/`, with the game's file of that name."""
    node = _find_node()
    modules = REFERENCE / name / "node_modules"
    if not (modules / package).exists():
        raise NotInstalled(f"{package} is not installed; make bench does it")
    game = find_boardgame_game()
    box = msgspec.json.encode(benchmark_module(game, "boardgame").box()).decode()
    script, written = REFERENCE / name / "serve.js", benchmark_file(game, f"{name}.js")
    return run_process([node, NODE_MEMORY_OPTION, str(script), str(written), box], NODE_PATH=str(modules))
