"""Which processes use a data folder: each locks a file of its own, which the system unlocks if it dies.

That needs no lease: nothing is written while a server idles, and a dead process is known at once. A process
that is stopped without being killed counts as alive.
"""

import secrets
from contextlib import suppress
from pathlib import Path

from filelock import FileLock, Timeout

__all__ = ["SqliteNodes"]


class SqliteNodes:
    """This process and the others, by the names of their lock files beside the database."""

    def __init__(self, database: Path) -> None:
        self._prefix = f"{database.name}-node-"
        self._folder = database.parent
        self.name: str | None = None
        self._lock: FileLock | None = None
        self.others: frozenset[str] = frozenset()
        """The living ones when they were last looked for."""

    def join(self) -> None:
        while self._lock is None:
            name = secrets.token_hex(8)
            lock = self._lock_of(name)
            with suppress(Timeout):
                lock.acquire(blocking=False)
                if self._path_of(name).exists():  # else another process has just taken it for a dead node's
                    self.name, self._lock = name, lock

    def refresh_others(self) -> frozenset[str]:
        """Look for other living nodes. Lock files of dead ones are deleted."""
        names = (path.name.removeprefix(self._prefix) for path in self._folder.glob(f"{self._prefix}*"))
        self.others = frozenset(name for name in names if name != self.name and self.is_alive(name))
        return self.others

    def is_alive(self, name: str) -> bool:
        if name == self.name:
            return True
        path = self._path_of(name)
        if not path.exists():
            return False
        lock = self._lock_of(name)
        try:
            lock.acquire(blocking=False)
        except (Timeout, OSError):
            return True
        _delete(path)
        lock.release()
        return False

    def leave(self) -> None:
        if self.name is not None and self._lock is not None:
            _delete(self._path_of(self.name))
            self._lock.release()
            self.name = self._lock = None

    def _path_of(self, name: str) -> Path:
        return self._folder / f"{self._prefix}{name}"

    def _lock_of(self, name: str) -> FileLock:
        return FileLock(self._path_of(name), mode=0o600, thread_local=False)


def _delete(path: Path) -> None:
    """Delete a lock file while its lock is held. (Windows refuses; the next process tries again.)"""
    with suppress(OSError):
        path.unlink()
