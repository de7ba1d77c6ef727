"""The recipes for nginx and Caddy, with the programs themselves: pages, WebSockets and addresses arrive."""

import asyncio
import re
from pathlib import Path
from urllib.request import urlopen

import aiohttp
import pytest
from support.live_server import Server, run_async
from support.moves import play_a_move
from support.real_proxies import DEPLOY, run_caddy, run_nginx

from thirdplace.server.proxy_check import check_server

PAGE = (DEPLOY.parent / "docs" / "self-host.md").read_text(encoding="utf-8")
NGINX = (DEPLOY / "nginx.conf").read_text()
CADDY = (DEPLOY / "Caddyfile").read_text()
NODES = (DEPLOY / "Caddyfile.nodes").read_text()
PATIENCE = 60


def sub_path_sample(language: str) -> str:
    """The sample of the documentation for a sub-path."""
    (found,) = re.findall(rf"```{language}\n(.*?)```", PAGE.partition("### Under a sub-path")[2], re.DOTALL)
    return str(found)


def check_proxied_server(address: str, root: str = "") -> None:
    assert [one.kind for one in check_server(address + root)] == ["server-answers"]
    with urlopen(f"{address}{root}/", timeout=PATIENCE) as page:
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
        run_nginx(recipe, server.address, tmp_path) as address,
    ):
        check_proxied_server(address, root)


def test_nginx_without_the_upgrade_is_found_out(tmp_path: Path) -> None:
    recipe = re.sub(r".*proxy_set_header (Upgrade|Connection) .*\n", "", NGINX)
    with (
        Server(tmp_path / "tables", "--behind-proxy") as server,
        run_nginx(recipe, server.address, tmp_path) as address,
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


def test_caddy_in_front_of_two_nodes_goes_on_with_one(tmp_path: Path) -> None:
    with (
        Server(tmp_path / "tables", "--behind-proxy") as first,
        Server(tmp_path / "tables", "--behind-proxy") as second,
    ):
        recipe = NODES.replace("node1:8017", first.address.removeprefix("http://"))
        recipe = recipe.replace("node2:8017", second.address.removeprefix("http://"))
        with run_caddy(recipe, tmp_path) as address:
            assert [one.kind for one in check_server(address)] == ["server-answers"]
            first.kill()
            run_async(play_when_possible(address))


async def play_when_possible(address: str) -> None:
    """A request that was on its way to the node that died is lost; soon nobody is sent there any more."""
    while True:
        try:
            await play_a_move(address, {"Origin": address})
            return
        except aiohttp.ClientError:
            await asyncio.sleep(0.5)
