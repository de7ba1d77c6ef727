"""What `thirdplace serve` says and does once it can be reached: a free port, addresses that work, a QR."""

import json
import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from ipaddress import ip_address
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from urllib.request import urlopen

import ifaddr
import pexpect
import pytest
import segno
from support.live_server import Server

from thirdplace.server import addresses
from thirdplace.server.addresses import find_addresses, find_own_addresses
from thirdplace.server.serve import DEFAULT_PORT
from thirdplace.terminal.server_banner import draw_qr_code
from thirdplace.text import LANGUAGES, text_for

PATIENCE_S = 60
HOME = [ip_address(one) for one in ("192.168.1.5", "10.0.0.3", "fd00::5")]
LINK = "http://192.168.178.105:8017/"
STYLES = re.compile(r"\x1b\[([\d;]*)m")


# Where it can be opened.


def test_who_plays_on_the_servers_machine_can_invite_other_devices(tmp_path: Path) -> None:
    """They opened 127.0.0.1, which is no address for others. Those who came from there need not be told."""
    with Server(tmp_path / "tables", "--host", "0.0.0.0") as server:
        port = urlsplit(server.address).port
        others = find_addresses([("0.0.0.0", port)]).other_urls
        assert _fetch_addresses(server.address + "/") == list(others)
        assert [_fetch_addresses(address) for address in others] == [[] for _ in others]


def test_a_proxys_neighbours_are_nobodys_business(tmp_path: Path) -> None:
    with Server(tmp_path / "tables", "--host", "0.0.0.0", "--behind-proxy") as server:
        assert _fetch_addresses(server.address + "/") == []


def _fetch_addresses(address: str) -> list[str]:
    with urlopen(address + "api/health", timeout=PATIENCE_S) as answer:
        found: list[str] = json.load(answer)["addresses"]
    return found


@pytest.mark.parametrize(
    ("bound", "here", "others"),
    [
        ("0.0.0.0", "http://127.0.0.1:80/", ("http://192.168.1.5:80/", "http://10.0.0.3:80/")),
        ("127.0.0.1", "http://127.0.0.1:80/", ()),
        ("10.0.0.3", "http://10.0.0.3:80/", ("http://10.0.0.3:80/",)),
        ("::", "http://[::1]:80/", ("http://[fd00::5]:80/",)),
        ("::1", "http://[::1]:80/", ()),
    ],
)
def test_addresses_are_promised_only_where_it_listens(bound: str, here: str, others: tuple[str]) -> None:
    found = find_addresses([(bound, 80)], HOME)
    assert (found.own_url, found.other_urls) == (here, others)
    assert found.is_open_to_all == (bound in ("0.0.0.0", "::"))


def test_without_a_network_nothing_is_promised() -> None:
    found = find_addresses([("0.0.0.0", 80)], [])
    assert found.other_urls == ()
    assert found.is_open_to_all


def _make_adapter(name: str, *ips: Any) -> ifaddr.Adapter:
    return ifaddr.Adapter(name, name, [ifaddr.IP(ip, 24, name) for ip in ips])


def test_neither_containers_nor_tunnels_are_the_network_around(monkeypatch: pytest.MonkeyPatch) -> None:
    """The address the machine goes out from comes first."""
    adapters = [
        _make_adapter("lo", "127.0.0.1", ("::1", 0, 0)),
        _make_adapter("docker0", "172.17.0.1"),
        _make_adapter("utun3", "10.8.0.2"),
        _make_adapter("eth0", "10.0.0.3", ("fe80::1", 0, 2)),
        _make_adapter("eth1", "169.254.7.7"),
        _make_adapter("wlan0", "192.168.1.5", ("fd00::5", 0, 0)),
    ]
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: adapters)
    monkeypatch.setattr(addresses, "_find_outgoing_address", {4: "192.168.1.5", 6: None}.get)
    assert find_own_addresses() == [ip_address(one) for one in ("192.168.1.5", "10.0.0.3", "fd00::5")]


# The port.


@contextmanager
def occupy_port(port: int) -> Iterator[None]:
    """By us, or by somebody who was here before."""
    with socket.socket() as held:
        with suppress(OSError):
            held.bind(("127.0.0.1", port))
            held.listen()
        yield


def serve_command(data: Path, *options: str) -> list[str]:
    here = ["--host", "127.0.0.1", "--data", str(data)]
    return [sys.executable, "-m", "thirdplace", "serve", *here, *options]


@contextmanager
def serve_in_terminal(command: list[str], **environment: str) -> Iterator[Any]:
    """A server at a terminal; Ctrl-C closes it."""
    env = {**os.environ, "TERM": "xterm-256color", "NO_COLOR": "", **environment}
    with pexpect.spawn(command[0], command[1:], encoding="utf-8", timeout=PATIENCE_S, env=env) as server:
        yield server
        server.sendintr()
        server.expect(pexpect.EOF)
    assert server.exitstatus == 0


def test_the_usual_port_is_taken_and_it_opens_at_another(tmp_path: Path) -> None:
    with occupy_port(DEFAULT_PORT), serve_in_terminal(serve_command(tmp_path, "--lang", "en")) as server:
        server.expect(r"http://127\.0\.0\.1:(\d+)/")
        port = server.match[1]
        assert port != str(DEFAULT_PORT)
        server.expect_exact(text_for("en")("cli-serving-moved", usual=str(DEFAULT_PORT), port=port))
        server.expect_exact(text_for("en")("cli-serving-only-here"))
        assert '"event"' not in server.before, "people are spoken to in words"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_port_that_was_asked_for_is_not_exchanged(tmp_path: Path, lang: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as held:
        port = str(held.getsockname()[1])
        command = serve_command(tmp_path, "--lang", lang, "--port", port)
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE_S, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == text_for(lang)("cli-port-taken", port=port) + "\n"


def test_the_browser_is_opened_at_this_machines_address(tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    browser.write_text('#!/bin/sh\necho "opens $1"\n', encoding="utf-8")
    browser.chmod(0o755)
    command = serve_command(tmp_path / "data", "--port", "0", "--open", "--lang", "en")
    with serve_in_terminal(command, BROWSER=f"{browser} %s") as server:
        server.expect(r"http://127\.0\.0\.1:\d+/")
        server.expect_exact(f"opens {server.after}")


# The QR.


def invitation_command(lang: str = "en") -> list[str]:
    others = (LINK, "http://10.0.0.3:8017/")
    shown = f"show_addresses(Screen(), text_for({lang!r}), {others!r}, everywhere=True)"
    names = (
        "from thirdplace.terminal.screen import Screen; "
        "from thirdplace.terminal.server_banner import show_addresses"
    )
    return [sys.executable, "-c", f"{names}; from thirdplace.text import text_for; {shown}"]


def at_a_terminal(environment: dict[str, str], columns: int = 80) -> str:
    command = invitation_command()
    env = {**os.environ, "NO_COLOR": "", "COLORTERM": "", "TERM": "xterm-256color", **environment}
    env = {name: value for name, value in env.items() if name not in ("COLUMNS", "LINES")}  # xdist sets them
    size = {"timeout": PATIENCE_S, "dimensions": (40, columns)}
    with pexpect.spawn(command[0], command[1:], encoding="utf-8", env=env, **size) as terminal:
        shown = str(terminal.read())
    assert terminal.exitstatus == 0, shown
    return shown


def read_qr_modules(shown: str) -> list[list[bool]]:
    """What is dark, by the cells a terminal would paint. Every cell must say its own two colours."""
    found: list[list[bool]] = []
    for line in shown.splitlines():
        if not re.search("[▀▄█]", line):
            continue
        style, cells = STYLES.match(line), STYLES.sub("", line)
        assert style is not None
        assert style[1] in ("38;5;231;48;5;16", "38;2;255;255;255;48;2;0;0;0", "97;40"), style[1]
        found += [[cell in " ▄" for cell in cells], [cell in " ▀" for cell in cells]]
    return found


def expected_qr_modules() -> list[list[bool]]:
    rows = segno.make_qr(LINK, error="l").matrix_iter(border=4)
    return [[bool(module) for module in row] for row in rows]


@pytest.mark.parametrize("colours", [{}, {"COLORTERM": "truecolor"}, {"TERM": "xterm"}])
def test_the_qr_is_dark_on_light_in_any_terminal(colours: dict[str, str]) -> None:
    shown = at_a_terminal(colours)
    drawn = read_qr_modules(shown)
    assert drawn[: len(expected_qr_modules())] == expected_qr_modules()
    assert LINK in shown
    assert "http://10.0.0.3:8017/" in shown


@pytest.mark.parametrize("unable", [{"TERM": "dumb"}, {"NO_COLOR": "1"}, {"PYTHONIOENCODING": "latin-1"}])
def test_where_a_qr_cannot_be_shown_the_address_is(unable: dict[str, str]) -> None:
    shown = at_a_terminal(unable)
    assert LINK in shown
    assert not read_qr_modules(shown)


def test_a_narrow_terminal_would_break_the_qr() -> None:
    assert not read_qr_modules(at_a_terminal({}, columns=len(draw_qr_code(LINK).splitlines()[0]) - 1))
    assert read_qr_modules(at_a_terminal({}, columns=len(draw_qr_code(LINK).splitlines()[0])))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_no_terminal_gets_words_alone(lang: str) -> None:
    done = subprocess.run(
        invitation_command(lang), capture_output=True, text=True, timeout=PATIENCE_S, check=True
    )
    say = text_for(lang)
    more = say("cli-serving-more", addresses="http://10.0.0.3:8017/")
    everyone = say("cli-serving-everyone")
    assert done.stdout.splitlines() == [say("cli-serving-others", address=LINK), more, everyone]
