"""The recipes for nginx and Caddy, with the programs themselves: pages, WebSockets and addresses arrive."""

import asyncio
import re
import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from urllib.request import urlopen

import aiohttp
import pytest
from support.games import TURN_GAME
from support.install.real_proxies import DEPLOY, run_caddy, run_nginx
from support.live_server import Lobby, Server, TableConnection, run_async
from support.moves import play_a_move

from thirdplace.server.proxy_check import check_server

PAGE = (DEPLOY.parent / "docs" / "self-host.md").read_text(encoding="utf-8")
NGINX = (DEPLOY / "nginx.conf").read_text()
CADDY = (DEPLOY / "Caddyfile").read_text()
PATIENCE_S = 60
TABLES = 20
"""So many that some are at each of two nodes."""
PEOPLE = 2
"""At each of these."""


def sub_path_sample(language: str) -> str:
    """The sample of the documentation for a sub-path."""
    (found,) = re.findall(rf"```{language}\n(.*?)```", PAGE.partition("### Under a sub-path")[2], re.DOTALL)
    return str(found)


def check_proxied_server(address: str, root: str = "") -> None:
    assert [one.kind for one in check_server(address + root)] == ["server-answers"]
    with urlopen(f"{address}{root}/", timeout=PATIENCE_S) as page:
        assert "text/html" in page.headers["Content-Type"]
    headers = {"Origin": address}
    run_async(play_a_move(address, headers, root))


@pytest.mark.parametrize("root", ["", "/games"])
def test_nginx(tmp_path: Path, root: str) -> None:
    recipe = (
        NGINX
        if not root
        else re.sub(r"    location / \{.*?\n    \}\n", sub_path_sample("nginx"), NGINX, flags=re.S)
    )
    options = ("--behind-proxy", *(("--root", root + "/") if root else ()))
    with (
        Server(tmp_path / "tables", *options) as server,
        run_nginx(recipe, tmp_path, server.address) as address,
    ):
        check_proxied_server(address, root)


def test_nginx_without_the_upgrade_is_found_out(tmp_path: Path) -> None:
    recipe = re.sub(r".*proxy_set_header (Upgrade|Connection) .*\n", "", NGINX)
    with (
        Server(tmp_path / "tables", "--behind-proxy") as server,
        run_nginx(recipe, tmp_path, server.address) as address,
    ):
        assert [one.kind for one in check_server(address) if one.is_problem] == ["proxy-no-sockets"]


@pytest.mark.parametrize("root", ["", "/games"])
def test_caddy(tmp_path: Path, root: str) -> None:
    options = ("--behind-proxy", *(("--root", root + "/") if root else ()))
    with Server(tmp_path / "tables", *options) as server:
        recipe = (sub_path_sample("caddy") if root else CADDY).replace(
            "127.0.0.1:8017", server.address.removeprefix("http://")
        )
        with run_caddy(recipe, tmp_path) as address:
            check_proxied_server(address, root)


@contextmanager
def two_nodes(folder: Path) -> Iterator[list[Server]]:
    """Which share a folder; each waits for its people to move before it stops."""
    options = ("--behind-proxy", "--drain-seconds", "60", "--connections", "1000", "--tables", "1000")
    logs = [folder / f"{name}.log" for name in ("first", "second")]
    with ExitStack() as stack:
        yield [stack.enter_context(Server(folder / "tables", *options, log=log)) for log in logs]


@contextmanager
def in_front_of(proxy: str, nodes: list[Server], folder: Path) -> Iterator[str]:
    addresses = [node.address for node in nodes]
    if proxy == "nginx":
        with run_nginx((DEPLOY / "nginx.nodes.conf").read_text(), folder, *addresses) as address:
            yield address
        return
    recipe = (DEPLOY / "Caddyfile.nodes").read_text()
    for number, address in enumerate(addresses, 1):
        recipe = recipe.replace(f"node{number}:8017", address.removeprefix("http://"))
    with run_caddy(recipe, folder) as address:
        yield address


@pytest.mark.parametrize("proxy", ["nginx", "caddy"])
def test_one_of_two_nodes_is_killed_and_play_goes_on(tmp_path: Path, proxy: str) -> None:
    with two_nodes(tmp_path) as nodes, in_front_of(proxy, nodes, tmp_path) as address:
        assert [one.kind for one in check_server(address)] == ["server-answers"]
        nodes[0].kill()
        run_async(play_when_possible(address))


@pytest.mark.parametrize("proxy", ["nginx", "caddy"])
def test_a_node_that_drains_refuses_nobody(tmp_path: Path, proxy: str) -> None:
    """From the first moment on: long before the proxy asks again whether the node is ready.

    And before, everybody at a table was at the same node.
    """

    async def all_of_it(nodes: list[Server], address: str) -> None:
        async with aiohttp.ClientSession(address, headers={"Origin": address}) as session:
            lobby = Lobby(session)
            tables = [await lobby.make_table(TURN_GAME, "Ann", start=False) for _ in range(TABLES)]
            people = [await lobby.connect(one, one.tokens[0]) for one in tables for _ in range(PEOPLE)]
            for person in people:
                await person.receive("update")
            nodes[0].send_signal(signal.SIGTERM)
            for number in range(20):
                made = await lobby.make_table(TURN_GAME, "Ann", start=False)
                again = await lobby.connect(made, made.tokens[0])
                assert (await again.receive())["type"] == "update", number
                await again.close()
            told = await asyncio.gather(*map(is_told_to_move, people))
            parties = [told[first : first + PEOPLE] for first in range(0, len(told), PEOPLE)]
            assert all(len(set(party)) == 1 for party in parties), "everybody at a table is at one node"
            assert {party[0] for party in parties} == {False, True}, "tables are at both nodes"
            for person in people:
                await person.close()
        assert await asyncio.to_thread(nodes[0].wait_for_end) == 0
        await play_a_move(address, {"Origin": address})

    with two_nodes(tmp_path) as nodes, in_front_of(proxy, nodes, tmp_path) as address:
        run_async(all_of_it(nodes, address))


async def is_told_to_move(person: TableConnection) -> bool:
    with suppress(TimeoutError):
        await person.receive("moving", patience=5)
        return True
    return False


async def play_when_possible(address: str) -> None:
    """A request that was on its way to the node that died is lost; soon nobody is sent there any more."""
    while True:
        try:
            await play_a_move(address, {"Origin": address})
            return
        except aiohttp.ClientError:
            await asyncio.sleep(0.5)
