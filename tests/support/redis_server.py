"""A real Redis server for tests, on a socket file of its own: Debian's package, or what is on the path."""

import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

__all__ = ["RedisServer"]

START_PATIENCE_S = 30


class RedisServer:
    """Keeps nothing on disk; may be stopped and started again at the same address."""

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="redis-", dir="/tmp"))  # a socket's path must be short
        self._socket = self._folder / "socket"
        self.address = f"unix://{self._socket}"

    def start(self) -> None:
        program = shutil.which("redis-server") or shutil.which("valkey-server")
        assert program, "Redis is needed: install your system's package (Debian: redis-server)"
        options = ("--port", "0", "--unixsocket", str(self._socket), "--save", "", "--dir", str(self._folder))
        self._process = subprocess.Popen([program, *options], stdout=subprocess.DEVNULL)
        end = time.monotonic() + START_PATIENCE_S
        while not self._socket.exists():
            assert self._process.poll() is None, "Redis does not start"
            assert time.monotonic() < end, "Redis does not start"
            time.sleep(0.02)

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()
        self._socket.unlink(missing_ok=True)

    def hang(self) -> None:
        """Answer nothing, and close nothing, until `go_on`."""
        self._process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        self._process.send_signal(signal.SIGCONT)

    def __enter__(self) -> "RedisServer":
        self.start()
        return self

    def __exit__(self, *failure: object) -> None:
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)
