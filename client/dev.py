"""`make dev`: the server, started again when its sources change, behind Vite, which reloads the page."""

import logging
import os
import signal
import socket
import subprocess
import threading
from contextlib import redirect_stdout
from pathlib import Path

from watchfiles import Change, PythonFilter, run_process

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "thirdplace"
VITE = ROOT / "client" / "node_modules" / "vite" / "bin" / "vite.js"
DATA = ROOT / "build" / "dev"
"""Games of half-written code are kept apart from your own."""


class ServerSources(PythonFilter):
    def __call__(self, change: Change, path: str) -> bool:
        return super().__call__(change, path) and not path.endswith(".web.ftl")  # the browser's alone


def main() -> None:
    logging.getLogger("watchfiles").setLevel(logging.ERROR)  # Ctrl-C is no warning
    port = _free_port()
    vite = subprocess.Popen(
        ["node", str(VITE), "--clearScreen", "false"],
        cwd=ROOT / "client",
        env={**os.environ, "THIRDPLACE_SERVER": f"http://127.0.0.1:{port}"},
        stdin=subprocess.DEVNULL,  # or it would listen to keys, and end when there are none
    )
    threading.Thread(target=_stop_when_ended, args=[vite], daemon=True).start()
    try:
        run_process(
            SOURCES,
            target=_serve,
            args=(port,),
            watch_filter=ServerSources(extra_extensions=(".ftl", ".toml")),
            callback=lambda changes: print(
                f"{_format_names(changes)}: starting the server again", flush=True
            ),
        )
    finally:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # once is enough
        vite.terminate()
        vite.wait()


def _serve(port: int) -> None:
    """In a fresh process each time. What it says is not shown: its address is not the one to open."""
    from thirdplace.cli import main

    with Path(os.devnull).open("w") as nowhere, redirect_stdout(nowhere):
        main(["serve", "--host", "127.0.0.1", "--port", str(port), "--data", str(DATA)])


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
    return port


def _stop_when_ended(vite: "subprocess.Popen[bytes]") -> None:
    """Without the page there is nothing to be served."""
    vite.wait()
    os.kill(os.getpid(), signal.SIGINT)


def _format_names(changes: set[tuple[Change, str]]) -> str:
    return ", ".join(sorted(Path(path).name for _, path in changes))


if __name__ == "__main__":
    main()
