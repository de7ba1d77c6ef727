"""Figures for Prometheus, and probes: true, told only where asked for, and without a trace of people."""

import asyncio
import json
import re
import sqlite3
from pathlib import Path
from time import monotonic, sleep
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from aiohttp.test_utils import TestClient, TestServer
from support.games import TURN_GAME
from support.live_server import Server, TableMade, open_lobby, run_async
from support.moves import NAMES, make_first_move

from thirdplace.server.http.app import make_app
from thirdplace.server.http.request_context import RequestContext
from thirdplace.server.limits.visitor_limits import Limits
from thirdplace.server.play.hub import Hub
from thirdplace.store.sqlite_store import FILE_NAME

PATIENCE_S = 60
SAMPLE = re.compile(r'([a-z_]+)(\{[a-z]+="[^"{}]+"\})? (-?[0-9.e+-]+)')


def metrics_address(server: Server) -> str:
    for line in server.log.read_text().splitlines():
        told = json.loads(line)
        if told["event"] == "metrics":
            return f"http://127.0.0.1:{told['port']}"
    raise AssertionError(server.log.read_text())


def fetch_text(address: str) -> tuple[int, str]:
    try:
        with urlopen(address, timeout=PATIENCE_S) as answer:
            return answer.status, answer.read().decode()
    except HTTPError as refused:
        return refused.code, refused.read().decode()


def read_metrics(address: str) -> tuple[dict[str, float], str]:
    """Samples by name and label, checked as a strict reader would."""
    with urlopen(address + "/metrics", timeout=PATIENCE_S) as answer:
        assert answer.headers["Content-Type"] == "text/plain; version=0.0.4; charset=utf-8"
        text = answer.read().decode()
    found: dict[str, float] = {}
    described = kind = ""
    assert text.endswith("\n")
    for line in text.splitlines():
        if line.startswith("# HELP "):
            described = line.split()[2]
        elif line.startswith("# TYPE "):
            _, _, name, kind = line.split()
            assert name == described
        else:
            sample = SAMPLE.fullmatch(line)
            assert sample, line
            assert sample[1].removesuffix("_bucket" if kind == "histogram" else "").startswith(described)
            key = sample[1] + (sample[2] or "")
            assert key not in found, "told twice"
            found[key] = float(sample[3])
    return found, text


def check_histogram(found: dict[str, float]) -> int:
    name = "thirdplace_command_durable_seconds"
    buckets = [value for key, value in found.items() if key.startswith(f"{name}_bucket")]
    assert buckets == sorted(buckets)
    assert buckets[-1] == found[f"{name}_count"]
    assert found[f"{name}_sum"] > 0
    return int(buckets[-1])


@pytest.mark.parametrize("options", [(), ("--plain-sockets",)])
def test_figures_follow_what_happens_and_name_nobody(tmp_path: Path, options: tuple[str, ...]) -> None:
    async def play(server: Server) -> None:
        address = metrics_address(server)
        async with open_lobby(server) as lobby:
            before, _ = await asyncio.to_thread(read_metrics, address)
            assert before["thirdplace_tables_in_memory"] == 0
            table = await lobby.make_table(TURN_GAME, *NAMES)
            people = [await lobby.connect(table, token) for token in table.tokens]
            await make_first_move(people, "a1")
            await people[0].send({"type": "undress", "id": "a2"})
            await people[0].receive("refused")
            after, text = await asyncio.to_thread(read_metrics, address)
            assert after["thirdplace_tables_in_memory"] == 1
            assert after['thirdplace_connections{kind="socket"}'] == 3
            assert after['thirdplace_connections{kind="stream"}'] == 0
            assert after["thirdplace_commands_total"] == 5, "three sat down, one began, one moved"
            assert check_histogram(after) == 5
            assert after['thirdplace_refusals_total{code="bad-request"}'] == 1
            assert after["thirdplace_store_commits_total"] >= 5
            assert after["thirdplace_store_entries_total"] >= 5
            assert after["thirdplace_store_rejections_total"] == 0
            assert after['thirdplace_http_responses_total{status="2xx"}'] == 5
            assert after["process_cpu_seconds_total"] > 0
            assert not [key for key in after if key.startswith("thirdplace_errors_total")]
            check_names_nobody(text, table)
            for person in people:
                await person.close()

    with Server(tmp_path / "tables", "--metrics", "0", *options) as server:
        run_async(play(server))
        log = server.log.read_text()
    check_names_nobody(log, None)


def check_names_nobody(text: str, table: TableMade | None) -> None:
    secrets = [*NAMES]
    if table is not None:
        secrets += [table.id, table.id[:8], table.code, table.host, *table.tokens, "127.0.0.1"]
    assert not [secret for secret in secrets if secret in text]


def test_figures_are_nowhere_unless_asked_for(tmp_path: Path) -> None:
    with Server(tmp_path / "silent") as server:
        assert fetch_text(server.address + "/metrics")[0] == 404
        assert '"metrics"' not in server.log.read_text()
    with Server(tmp_path / "asked", "--metrics", "127.0.0.1:0") as server:
        assert fetch_text(server.address + "/metrics")[0] == 404, "only at their own address"
        assert fetch_text(metrics_address(server) + "/metrics")[0] == 200
        assert fetch_text(metrics_address(server) + "/api/games")[0] == 404


def test_probes_tell_live_from_ready(tmp_path: Path) -> None:
    with Server(tmp_path / "tables", "--root", "/games/", "--metrics", "0") as server:
        for address in (server.address, server.address + "/games", metrics_address(server)):
            assert fetch_text(address + "/healthz/live") == (200, "ok\n")
            assert fetch_text(address + "/healthz/ready") == (200, "ok\n")


def test_a_server_that_cannot_save_is_live_but_not_ready(tmp_path: Path) -> None:
    with Server(tmp_path / "tables") as server:
        other = sqlite3.connect(server.data / FILE_NAME, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        assert fetch_text(server.address + "/healthz/ready") == (503, "not-saved\n")
        assert fetch_text(server.address + "/healthz/live") == (200, "ok\n")
        other.execute("ROLLBACK")
        other.close()
        end = monotonic() + PATIENCE_S
        while fetch_text(server.address + "/healthz/ready")[0] != 200:
            assert monotonic() < end
            sleep(0.2)


def test_a_server_that_stops_is_live_but_not_ready(tmp_path: Path) -> None:
    async def test() -> None:
        hub = Hub(tmp_path, keep_days=1)
        context = RequestContext(hub, Limits())
        async with TestClient(TestServer(make_app(context))) as client:
            context.is_closing = True
            assert (await client.get("/healthz/live")).status == 200
            ready = await client.get("/healthz/ready")
            assert (ready.status, await ready.text()) == (503, "stopping\n")
            assert (await client.get("/api/games")).status == 503
        await hub.close()

    run_async(test())
