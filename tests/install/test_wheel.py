"""The wheel alone is enough: no Node, no sources, nothing in HOME, and people play."""

import re
import shutil
import sys
from pathlib import Path
from urllib.request import Request, urlopen
from zipfile import ZipFile

import pytest
from support.games import TURN_GAME
from support.install.installing import ROOT, CleanServer, build_sdist, build_wheel, install_wheel, run_uv
from support.live_server import run_async
from support.moves import play_a_move

from thirdplace.core.registry import all_games
from thirdplace.server.http.openapi_examples import SHEET_EXAMPLE

pytestmark = pytest.mark.long

PATIENCE_S = 60


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_wheel(tmp_path_factory.mktemp("dist"))


def fetch(address: str, body: bytes | None = None, **headers: str) -> tuple[str, bytes]:
    with urlopen(Request(address, body, headers=headers), timeout=PATIENCE_S) as answer:
        return answer.headers["Content-Type"], answer.read()


def test_the_wheel_alone_serves_the_client_and_people_play(wheel: Path, tmp_path: Path) -> None:
    """One environment and one server for all of it: to install takes longer than to ask."""
    program = install_wheel(wheel, tmp_path / "environment")
    (tmp_path / "home").mkdir()
    with CleanServer(program, tmp_path / "home") as server, ZipFile(wheel) as packed:
        check_page(server.address, packed)
        check_games(server.address)
        run_async(play_a_move(server.address))
    assert "error" not in server.log.read_text()


def check_page(address: str, packed: ZipFile) -> None:
    kind, page = fetch(address + "/")
    assert kind.startswith("text/html")
    linked = re.findall(r'(?:src|href)="(?:\./|/)?(assets/[^"]+)"', page.decode())
    assert linked, page.decode()
    carried = {name.removeprefix("thirdplace/web/"): name for name in packed.namelist()}
    assets = [name for name in carried if name.startswith("assets/")]
    assert set(linked) <= set(assets)
    for name in [*assets, "sw.js", "manifest.webmanifest"]:
        assert fetch(f"{address}/{name}")[1] == packed.read(carried[name]), name


def check_games(address: str) -> None:
    """Text, cards and templates of the games are files in the wheel."""
    for game in all_games():
        assert len(fetch(f"{address}/api/games/{game.id}/data")[1]) > 1000
        for lang in ("en", "de", "it"):
            assert len(fetch(f"{address}/api/games/{game.id}/text?lang={lang}")[1]) > 1000
    sheet = "/".join(SHEET_EXAMPLE)
    kind, printed = fetch(f"{address}/api/sheets/{sheet}", b"{}", **{"Content-Type": "application/json"})
    assert (kind, printed[:4]) == ("application/pdf", b"%PDF")


def test_uvx_runs_it(wheel: Path) -> None:
    """As in `uvx thirdplace serve`, from this wheel."""
    lock = ROOT / "requirements" / "lock.txt"
    command = ("tool", "run", "--quiet", "--python", sys.executable, "--constraints", lock)
    told = run_uv(*command, "--from", wheel, "thirdplace", "games")
    assert TURN_GAME in told


def test_a_source_distribution_makes_the_same_wheel_without_node(
    wheel: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = build_sdist(tmp_path)
    shutil.unpack_archive(made, tmp_path / "unpacked", filter="data")
    (sources,) = (tmp_path / "unpacked").iterdir()
    monkeypatch.setenv("PATH", str(tmp_path))
    with ZipFile(wheel) as first, ZipFile(build_wheel(tmp_path, sources)) as second:
        assert second.namelist() == first.namelist()
        assert [one.CRC for one in second.infolist()] == [one.CRC for one in first.infolist()]
