"""The edition without a server: what is written, and what is left alone."""

import json
from pathlib import Path

import pytest

from thirdplace.core.registry import all_games
from thirdplace.server.static_edition import FolderNotEmpty, NoClient, write_static_edition
from thirdplace.text import LANGUAGES


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A small client in place of the built one."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "assets" / "one.js").write_text("1")
    (folder / "index.html").write_text('<!doctype html>\n<html lang="en"></html>')
    (folder / "offline.json").write_text('["assets/one.js"]')
    (folder / "pages.json").write_text("[]")
    (folder / "sources.sha256").write_text("")
    (folder / "playable.json").write_text(json.dumps([game.id for game in all_games()]))
    return folder


def test_everything_that_is_needed_is_written(client: Path, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    count = write_static_edition(folder, client)
    names = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    assert len(names) == count
    assert {"index.html", "offline.json", "assets/one.js"} < names
    assert names.isdisjoint({"pages.json", "playable.json", "sources.sha256"})
    assert '<html data-edition="static" lang="en">' in (folder / "index.html").read_text()
    listed = json.loads((folder / "offline.json").read_text())
    assert set(listed) == {name for name in names if name.startswith(("assets/", "answers/"))}
    for lang in LANGUAGES:
        games = json.loads((folder / "answers" / f"games.{lang}.json").read_text())
        assert [game["id"] for game in games] == [game.id for game in all_games()]


def test_an_older_edition_is_replaced_and_anything_else_left_alone(client: Path, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    write_static_edition(folder, client)
    (folder / "assets" / "old.js").write_text("0")
    write_static_edition(folder, client)
    assert not (folder / "assets" / "old.js").exists()
    other = tmp_path / "other"
    other.mkdir()
    (other / "index.html").write_text("<html>mine</html>")
    with pytest.raises(FolderNotEmpty):
        write_static_edition(other, client)
    assert (other / "index.html").read_text() == "<html>mine</html>"


def test_a_client_without_rules_is_not_written(client: Path, tmp_path: Path) -> None:
    (client / "playable.json").write_text("[]")
    with pytest.raises(NoClient):
        write_static_edition(tmp_path / "site", client)
    assert not (tmp_path / "site").exists()
