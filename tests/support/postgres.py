"""A real PostgreSQL server for tests: started once for each process of tests, with a database for each test.

It is Debian's package, or whatever stands on the path. As root it runs as another user, which it insists on.
"""

import atexit
import os
import pwd
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from functools import cache
from pathlib import Path

__all__ = ["PostgresServer", "make_database", "running_server"]

START_PATIENCE_S = 60
UNPRIVILEGED_USERS = ("postgres", "nobody")


def find_program(name: str) -> str:
    found = shutil.which(name) or next(
        (str(path) for path in sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)), None
    )
    assert found, "PostgreSQL is needed: install your system's package (Debian: postgresql)"
    return found


class PostgresServer:
    """A server in a folder of its own, which listens on a socket file only, unless a port is given."""

    def __init__(self, parent: Path = Path("/tmp")) -> None:
        # Not below pytest's folders, which only their owner can enter; and a socket's path must be short.
        self.folder = Path(tempfile.mkdtemp(prefix="pg-", dir=parent))
        self.folder.chmod(0o755)
        self._user = self._choose_user()
        data = self.folder / "data"
        data.mkdir(mode=0o700)
        if self._user is not None:
            os.chown(self.folder, self._user.pw_uid, self._user.pw_gid)
            os.chown(data, self._user.pw_uid, self._user.pw_gid)
        self._data = data
        self._run(
            find_program("initdb"),
            "-D",
            str(data),
            "-U",
            "thirdplace",
            "-A",
            "trust",
            "-N",
            "-E",
            "UTF8",
            "--locale=C",
        )
        self.start()

    def _choose_user(self) -> pwd.struct_passwd | None:
        if os.geteuid() != 0:
            return None
        for name in UNPRIVILEGED_USERS:
            try:
                return pwd.getpwnam(name)
            except KeyError:
                continue
        raise AssertionError("PostgreSQL does not run as root, and there is no other user")

    def _options(self) -> dict[str, int]:
        return {} if self._user is None else {"user": self._user.pw_uid, "group": self._user.pw_gid}

    def _run(self, *command: str) -> None:
        done = subprocess.run(command, capture_output=True, text=True, cwd=self.folder, **self._options())  # type: ignore[call-overload]
        assert done.returncode == 0, done.stderr

    def start(self) -> None:
        log = (self.folder / "log").open("ab")
        settings = ("listen_addresses=", "recovery_init_sync_method=syncfs")
        options = ["-k", str(self.folder), *(word for one in settings for word in ("-c", one))]
        self.process = subprocess.Popen(
            [find_program("postgres"), "-D", str(self._data), *options],
            stdout=log, stderr=log, cwd=self.folder, **self._options(),  # type: ignore[call-overload]
        )  # fmt: skip
        log.close()
        self._wait_until_ready()

    def _wait_until_ready(self) -> None:
        end = time.monotonic() + START_PATIENCE_S
        ready = [
            find_program("pg_isready"),
            "-q",
            "-h",
            str(self.folder),
            "-U",
            "thirdplace",
            "-d",
            "postgres",
        ]
        while subprocess.run(ready).returncode != 0:
            assert self.process.poll() is None, (self.folder / "log").read_text()
            assert time.monotonic() < end, "PostgreSQL does not start"
            time.sleep(0.05)

    def kill(self) -> None:
        """As if the machine had lost its power: all of its processes at once."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        self.process.kill()
        self.process.wait()
        for child in children:
            try:
                os.kill(int(child), signal.SIGKILL)
            except ProcessLookupError:
                continue
        (self._data / "postmaster.pid").unlink(missing_ok=True)

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGQUIT)  # at once: nothing of it is needed again
            self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def make_database(self) -> str:
        """The address of a new, empty database."""
        name = f"test_{secrets.token_hex(6)}"
        self._run(find_program("createdb"), "-h", str(self.folder), "-U", "thirdplace", name)
        return self.address_of(name)

    def make_user(self, name: str, password: str) -> None:
        """A user who needs this password (scram), as on a real server; all others need none."""
        self._ask(
            "thirdplace",
            f"SET password_encryption = 'scram-sha-256'; CREATE ROLE {name} LOGIN PASSWORD '{password}'",
        )
        rules = self._data / "pg_hba.conf"
        rules.write_text(f"local all {name} scram-sha-256\n{rules.read_text()}")
        self.process.send_signal(signal.SIGHUP)
        end = time.monotonic() + START_PATIENCE_S
        while self._ask(name, "SELECT 1", is_refusal_fine=True):
            assert time.monotonic() < end, "the rule is not read"
            time.sleep(0.05)

    def _ask(self, user: str, statement: str, *, is_refusal_fine: bool = False) -> bool:
        command = [find_program("psql"), "-w", "-h", str(self.folder), "-U", user, "-d", "postgres"]
        done = subprocess.run([*command, "-c", statement], capture_output=True, text=True)
        assert is_refusal_fine or done.returncode == 0, done.stderr
        return done.returncode == 0

    def address_of(self, name: str) -> str:
        return f"postgresql://thirdplace@/{name}?host={self.folder}"


@cache
def running_server() -> PostgresServer:
    server = PostgresServer()
    atexit.register(server.stop)
    return server


def make_database() -> str:
    """The address of a new database on the server of this process."""
    return running_server().make_database()
