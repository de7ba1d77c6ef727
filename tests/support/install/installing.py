"""A wheel as people install it: in an environment of its own, without Node and without anything in HOME."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder
from support.live_server import Server

from thirdplace.server.static_edition import write_static_edition

__all__ = [
    "ROOT",
    "CleanServer",
    "build_sdist",
    "build_wheel",
    "install_wheel",
    "put_static_edition",
    "run_uv",
]

ROOT = Path(__file__).parents[3]
RELEASED = "THIRDPLACE_DIST"
"""The environment variable by which tools/release.py names the folder whose files are tested."""


def run_uv(*arguments: str | Path) -> str:
    """uv has what was installed before in a cache: an environment takes two seconds instead of a minute."""
    command = [sys.executable, "-m", "uv", *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    return done.stdout


def build_wheel(folder: Path, sources: Path = ROOT) -> Path:
    """The wheel of these sources, or the one that is about to be released."""
    return (sources == ROOT and _find_released("*.whl")) or _build(WheelBuilder(str(sources)), folder)


def build_sdist(folder: Path) -> Path:
    return _find_released("*.tar.gz") or _build(SdistBuilder(str(ROOT)), folder)


def put_static_edition(folder: Path) -> None:
    """The edition of these sources, or the one that is about to be released."""
    released = _find_released("*-static.zip")
    if released is None:
        write_static_edition(folder)
    else:
        shutil.unpack_archive(released, folder)


def _find_released(pattern: str) -> Path | None:
    if RELEASED not in os.environ:
        return None
    (found,) = Path(os.environ[RELEASED]).glob(pattern)
    return found


def _build(builder: WheelBuilder | SdistBuilder, folder: Path) -> Path:
    return Path(next(builder.build(directory=str(folder), versions=["standard"])))


def install_wheel(wheel: Path, folder: Path) -> Path:
    """The program in a new environment in this folder."""
    run_uv("venv", "--quiet", "--python", sys.executable, folder)
    run_uv("pip", "install", "--quiet", "--python", folder, "--constraint", "requirements/lock.txt", wheel)
    return folder / "bin" / "thirdplace"


@contextmanager
def _only_these(environment: dict[str, str]) -> Iterator[None]:
    before = dict(os.environ)
    os.environ.clear()
    os.environ.update(environment)
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(before)


class CleanServer(Server):
    """`thirdplace serve` of an installed program, with an empty HOME and a PATH on which nothing is found."""

    def __init__(self, program: Path, home: Path, *options: str) -> None:
        super().__init__(home / "tables", *options, program=(str(program),))
        self.environment = {"HOME": str(home), "PATH": str(home / "nothing")}

    def start(self) -> "CleanServer":
        with _only_these(self.environment):
            super().start()
        return self
