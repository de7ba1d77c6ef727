"""`thirdplace doctor` on the machine itself: each finding is made happen, and comes with what helps."""

import json
import os
import re
import socket
import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from time import time

import msgspec
import pytest
from support.live_server import Server, open_lobby, run_async
from support.reverse_proxy import Proxy

from thirdplace import LANGUAGES, __version__, all_games
from thirdplace.server import machine_checks
from thirdplace.server.machine_checks import CheckResult, check_clock, check_disk, check_port, check_version
from thirdplace.server.proxy_check import check_server
from thirdplace.server.wire_messages import ConnectionReport
from thirdplace.store.sqlite_store import FILE_NAME
from thirdplace.text import text_for


def result_kinds(results: "list[CheckResult]") -> list[str]:
    return [one.kind for one in results]


def problem_kinds(results: "list[CheckResult]") -> list[str]:
    return [one.kind for one in results if one.is_problem]


# The machine.


def test_a_free_port_one_of_ours_and_somebody_elses(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert problem_kinds(list(check_port("127.0.0.1", port))) == ["port-taken"]
    assert result_kinds(list(check_port("127.0.0.1", port))) == ["port-free"]
    with Server(tmp_path / "tables") as server:
        (result,) = check_port("127.0.0.1", int(server.address.rpartition(":")[2]))
    assert (result.kind, result.is_problem) == ("port-serving", False)
    assert problem_kinds(list(check_port("203.0.113.9", port))) == ["host-unknown"]


def test_versions_and_what_is_missing(tmp_path: Path) -> None:
    assert result_kinds(list(check_version()))[0] == "version"
    assert problem_kinds(list(check_version((3, 37, 2)))) == ["old-sqlite"]
    assert problem_kinds(list(check_version(client=tmp_path))) == ["no-client"]


def test_a_disk_that_cannot_be_written_or_is_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert result_kinds(list(check_disk(tmp_path))) == ["disk-writes"]
    assert not list(tmp_path.iterdir()), "nothing is left behind"
    assert result_kinds(list(check_disk(tmp_path / "not" / "yet"))) == ["disk-space"]
    assert not (tmp_path / "not").exists()
    monkeypatch.setattr(machine_checks, "LOW_SPACE_BYTES", 1 << 62)
    monkeypatch.setattr(machine_checks, "SLOW_SYNC_S", 0.0)
    assert problem_kinds(list(check_disk(tmp_path))) == ["disk-full", "disk-slow"]
    (tmp_path / "file").write_text("no folder")
    assert "disk-read-only" in problem_kinds(list(check_disk(tmp_path / "file")))


def test_a_clock_that_was_set_back_or_jumps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine_checks, "CLOCK_TOLERANCE_S", 5.0)  # this machine may be busy
    assert result_kinds(list(check_clock(tmp_path))) == ["clock-steady"]
    file = tmp_path / FILE_NAME
    file.touch()
    os.utime(file, (time() + 3600, time() + 3600))
    assert problem_kinds(list(check_clock(tmp_path))) == ["clock-set-back"]
    file.unlink()
    ticks = iter([1000.0, 1090.0])
    monkeypatch.setattr(machine_checks, "time", lambda: next(ticks))
    assert problem_kinds(list(check_clock(tmp_path))) == ["clock-jumps"]


def test_everything_it_says_is_said_in_three_languages_with_a_remedy() -> None:
    package = Path(machine_checks.__file__).parents[1]
    checks = ("machine_checks.py", "proxy_check.py", "database_checks.py")
    files = [*(package / "server" / name for name in checks), *(package / "store").glob("*.py")]
    source = "".join(file.read_text(encoding="utf-8") for file in files)
    found = re.findall(r'CheckResult\(\s*"([a-z-]+)"', source)
    found += re.findall(r'UnusableStore\([^()]*, "([a-z-]+)"', source)
    found += re.findall(r'return "(database-[a-z-]+)"', source)
    assert {"database-foreign", "database-writes", "database-silent", "nothing-kept"} <= set(found)
    assert len(found) >= 40
    for lang in LANGUAGES:
        say = text_for(lang)
        assert [kind for kind in found if f"doctor-{kind}" not in say] == []


def test_a_game_that_cannot_be_loaded_is_named_and_the_others_are_played(tmp_path: Path) -> None:
    about = tmp_path / "packages" / "chess-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: chess\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[thirdplace.games]\nchess = chess_game:GAME\n")
    (about.parent / "chess_game.py").write_text("raise LookupError('no board')\n")
    paths = [str(about.parent), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(paths)}
    for lang in LANGUAGES:
        command = [
            sys.executable,
            "-m",
            "thirdplace",
            "doctor",
            "--lang",
            lang,
            "--data",
            str(tmp_path / "x"),
        ]
        done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
        told = {"name": "chess", "package": "chess_game:GAME", "detail": "LookupError: no board"}
        assert done.returncode == 1
        assert "! " + text_for(lang)("doctor-broken-game", **told) in done.stdout.splitlines()

    async def ask(server: Server) -> None:
        async with open_lobby(server) as lobby:
            _, games = await lobby.request("GET", "/api/games")
            assert [game["id"] for game in games] == [game.id for game in all_games()]

    server = Server(tmp_path / "tables")
    server.environment = {"PYTHONPATH": environment["PYTHONPATH"]}
    with server:
        run_async(ask(server))
    (failure,) = [line for line in map(json.loads, server.log.read_text().splitlines()) if "error" in line]
    assert (failure["event"], failure["package"], failure["error"]) == (
        "broken-game",
        "chess_game:GAME",
        "LookupError",
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_tells_what_is_in_order_and_what_is_not(tmp_path: Path, lang: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        command = [sys.executable, "-m", "thirdplace", "doctor", "--lang", lang, "--data", str(tmp_path)]
        command += ["--host", "127.0.0.1", "--port", port]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (1, "")
    marked = [line for line in done.stdout.splitlines() if line.startswith("! ")]
    assert marked == ["! " + text_for(lang)("doctor-port-taken", port=port)]
    assert "SQLite" in done.stdout


# The way to a server.


def test_a_proxy_that_does_everything_right(tmp_path: Path) -> None:
    with (
        Server(tmp_path / "tables", "--behind-proxy", "--root", "/games/") as server,
        Proxy(server.address, "/games/") as proxy,
    ):
        assert result_kinds(check_server(proxy.address + "/games/")) == ["server-answers"]


def test_a_proxy_that_the_server_does_not_know_of(tmp_path: Path) -> None:
    with Server(tmp_path / "tables") as server, Proxy(server.address) as proxy:
        assert problem_kinds(check_server(proxy.address)) == ["proxy-not-announced"]
        assert problem_kinds(check_server(server.address)) == [], "without a proxy all is well"


def test_a_server_that_expects_a_proxy_and_is_asked_past_it(tmp_path: Path) -> None:
    with Server(tmp_path / "tables", "--behind-proxy") as server:
        assert problem_kinds(check_server(server.address)) == [
            "proxy-hides-addresses",
            "proxy-forged-address",
        ]


def test_a_proxy_that_changes_the_host(tmp_path: Path) -> None:
    with (
        Server(tmp_path / "tables", "--behind-proxy") as server,
        Proxy(server.address, host=lambda host: host.partition(":")[0]) as proxy,
    ):
        assert problem_kinds(check_server(proxy.address)) == ["proxy-wrong-host"]
    with (
        Server(tmp_path / "named", "--behind-proxy", "--origin", "https://games.example.org") as server,
        Proxy(server.address, host=lambda host: "other.example.org") as proxy,
    ):
        assert problem_kinds(check_server(proxy.address)) == ["proxy-unknown-name"]


def test_a_server_that_is_not_there_or_not_ours(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as closed:
        address = f"http://127.0.0.1:{closed.getsockname()[1]}"
    assert problem_kinds(check_server(address)) == ["server-unreachable"]
    with Server(tmp_path / "tables") as server, Proxy(server.address, "/games/") as proxy:
        assert problem_kinds(check_server(proxy.address)) == ["server-foreign"]


def test_a_connection_that_breaks_off_while_it_is_asked_is_a_finding() -> None:
    """What is in front of the server answers reading, and hangs up on writing."""
    report = ConnectionReport(__version__, "127.0.0.1", "localhost", False, False)

    class Halfway(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(msgspec.json.encode(report))

        def do_POST(self) -> None:
            self.close_connection = True

        def log_message(self, format: str, *values: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Halfway) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        (result,) = check_server(f"http://127.0.0.1:{server.server_port}")
        server.shutdown()
    assert (result.kind, result.is_problem) == ("server-unreachable", True)
