"""What `thirdplace doctor` looks at besides the store: version, installed games, port, disk and clock.

Nothing is changed: a file that is written to try the disk is removed at once, and no folder is made.
"""

import errno
import os
import platform
import shutil
import socket
import sqlite3
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic, sleep, time

from thirdplace import __version__
from thirdplace.core.registry import find_broken_games
from thirdplace.server.http.web_files import CLIENT_FOLDER
from thirdplace.server.limits.http_connections import max_connections
from thirdplace.store.sqlite_store import FILE_NAME

__all__ = [
    "CheckResult",
    "check_clock",
    "check_disk",
    "check_games",
    "check_machine",
    "check_port",
    "check_version",
]

LEAST_SQLITE = (3, 38)
"""The first one with `->>`, by which entries are stored."""
LOW_SPACE_BYTES = 500 * 1000 * 1000
"""A year of a school's games takes less; a full disk refuses every move."""
SLOW_SYNC_S = 0.25
"""People notice when each of their moves takes so long."""
CLOCK_WATCH_S = 0.25
CLOCK_TOLERANCE_S = 0.05
FUTURE_TOLERANCE_S = 60.0
FEW_CONNECTIONS = 500
WAIT_FOR_ANSWER_S = 2.0


@dataclass(frozen=True, slots=True)
class CheckResult:
    """What a check has found: `doctor-<kind>` in the locale files, with what helps if it is a problem."""

    kind: str
    values: Mapping[str, str | float] = field(default_factory=dict)
    is_problem: bool = True


def check_machine(folder: Path | None, host: str, port: int) -> Iterator[CheckResult]:
    """`folder`: None if the games are in a database."""
    yield from check_version()
    yield from check_games()
    yield from check_port(host, port)
    if folder is not None:
        yield from check_disk(folder)
    yield from check_clock(folder)


def check_version(
    sqlite_version: tuple[int, ...] = sqlite3.sqlite_version_info, client: Path = CLIENT_FOLDER
) -> Iterator[CheckResult]:
    numbers = ".".join(map(str, sqlite_version))
    told = {"version": __version__, "python": platform.python_version(), "sqlite": numbers}
    yield CheckResult("version", told, is_problem=False)
    if sqlite_version < LEAST_SQLITE:
        yield CheckResult("old-sqlite", {"sqlite": numbers, "least": ".".join(map(str, LEAST_SQLITE))})
    if not (client / "index.html").is_file():
        yield CheckResult("no-client")
    if (most := max_connections()) < FEW_CONNECTIONS:
        yield CheckResult("few-descriptors", {"most": str(most)})


def check_games() -> Iterator[CheckResult]:
    """Can all games of other packages be loaded?"""
    for broken in find_broken_games():
        wrong = broken.error
        detail = f"{type(wrong).__name__}: {wrong}"
        yield CheckResult("broken-game", {"name": broken.name, "package": broken.target, "detail": detail})


def check_port(host: str, port: int) -> Iterator[CheckResult]:
    """Can a server listen there, or does one already?"""
    told = {"host": host, "port": str(port)}
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        with socket.socket(family, kind, protocol) as listener:
            if os.name == "posix":
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # as the server does
            listener.bind(address)
            listener.listen(1)
    except OSError as wrong:
        if wrong.errno == errno.EADDRINUSE:
            ours = _is_thirdplace(host, port)
            yield CheckResult("port-serving" if ours else "port-taken", told, is_problem=not ours)
        elif wrong.errno == errno.EACCES:
            yield CheckResult("port-forbidden", told)
        else:
            yield CheckResult("host-unknown", told | {"detail": wrong.strerror or str(wrong)})
        return
    yield CheckResult("port-free", told, is_problem=False)


def _is_thirdplace(host: str, port: int) -> bool:
    """Is it a server of ours that has the port?"""
    here = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    with suppress(OSError), socket.create_connection((here, port), WAIT_FOR_ANSWER_S) as connection:
        connection.settimeout(WAIT_FOR_ANSWER_S)
        connection.sendall(b"GET /healthz/live HTTP/1.0\r\nHost: localhost\r\n\r\n")
        return b"\r\nserver: thirdplace" in connection.recv(4096).lower()
    return False


def check_disk(folder: Path) -> Iterator[CheckResult]:
    """Is there space, and does what is written reach the disk?"""
    existing = next(path for path in (folder.absolute(), *folder.absolute().parents) if path.exists())
    told: dict[str, str | float] = {"folder": str(existing)}
    free = shutil.disk_usage(existing).free
    told |= {"free": round(free / 1e9, 1)}
    if not existing.is_dir() or not os.access(existing, os.W_OK | os.X_OK):
        yield CheckResult("disk-read-only", told | {"detail": os.strerror(errno.EACCES)})
        return
    if free < LOW_SPACE_BYTES:
        yield CheckResult("disk-full", told)
    if existing == folder.absolute():
        try:
            took_s = _time_sync(folder)
        except OSError as wrong:
            yield CheckResult("disk-read-only", told | {"detail": wrong.strerror or str(wrong)})
            return
        told |= {"ms": f"{took_s * 1000:.0f}"}
        if took_s > SLOW_SYNC_S:
            yield CheckResult("disk-slow", told)
        yield CheckResult("disk-writes", told, is_problem=False)
    else:
        yield CheckResult("disk-space", told, is_problem=False)


def _time_sync(folder: Path) -> float:
    """How long it takes until a small file is on the disk."""
    number, name = tempfile.mkstemp(prefix=f"{FILE_NAME}-doctor-", dir=folder)
    try:
        with closing(os.fdopen(number, "wb")) as file:
            began = monotonic()
            file.write(b"\0" * 4096)
            file.flush()
            os.fsync(file.fileno())
            return monotonic() - began
    finally:
        Path(name).unlink()


def check_clock(folder: Path | None) -> Iterator[CheckResult]:
    """Does the date follow the time that passes, and is it later than what was written before?"""
    wall, steady = time(), monotonic()
    sleep(CLOCK_WATCH_S)
    jump_s = (time() - wall) - (monotonic() - steady)
    if abs(jump_s) > CLOCK_TOLERANCE_S:
        yield CheckResult("clock-jumps", {"seconds": f"{jump_s:+.1f}"})
    if folder is not None and (ahead_s := _seconds_in_future(folder / FILE_NAME)) > FUTURE_TOLERANCE_S:
        yield CheckResult("clock-set-back", {"minutes": f"{ahead_s / 60:.0f}"})
        return
    if abs(jump_s) <= CLOCK_TOLERANCE_S:
        yield CheckResult("clock-steady", is_problem=False)


def _seconds_in_future(file: Path) -> float:
    """How far in the future the file was written last; 0 if there is none."""
    try:
        return file.stat().st_mtime - time()
    except OSError:
        return 0.0
