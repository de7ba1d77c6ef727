"""docs/add-a-game.md, done step by step in a copy of the tree, with everything it promises seen to work."""

import json
import re
import sys
from pathlib import Path

import pexpect
import pytest
from support.guide import ROOT, Edit, GuideCopy, Step, check_said, steps_of
from support.live_server import Json, Server, open_lobby, run_async

GUIDE = ROOT / "docs" / "add-a-game.md"
GAME = next(step.command.split()[-1] for step in steps_of(GUIDE) if isinstance(step, Step))
"""The first thing that the guide does is to make a game."""
IN_BROWSER = ("make client", "thirdplace serve")
"""What is followed by tests/browser/test_add_a_game.py."""
PATIENCE_S = 120


@pytest.mark.nightly
def test_the_guide_can_be_followed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy = GuideCopy(tmp_path / "tree")
    for name, value in copy.environment.items():
        monkeypatch.setenv(name, value)
    for step in steps_of(GUIDE):
        if isinstance(step, Edit):
            copy.change(step)
        elif step.command.startswith("thirdplace play"):
            play_in_terminal(copy, step)
        elif step.command.startswith(IN_BROWSER):
            play_over_sockets(tmp_path / "tables")
        else:
            copy.follow(step)


def play_in_terminal(copy: GuideCopy, step: Step) -> None:
    """As the guide says: a 5 first, then any ticket there is, until somebody has won."""
    arguments = ["-m", *step.command.split(), "--lang", "en"]
    terminal = pexpect.spawn(
        sys.executable,
        arguments,
        cwd=str(copy.folder),
        encoding="utf-8",
        timeout=PATIENCE_S,
        dimensions=(40, 100),
    )
    said = ""
    ticket = "5"
    while True:
        found = terminal.expect([r"which ticket\? \(([\d ]+)\)[\s\S]*?> ", "Press Enter", pexpect.EOF])
        said += terminal.before + (terminal.after if found < 2 else "")
        if found == 2:
            break
        if found == 0:
            tickets = terminal.match.group(1).split()
            ticket = "5" if "5" in tickets else tickets[-1]
        terminal.sendline(ticket if found == 0 else "")
    terminal.close()
    assert terminal.exitstatus == 0, said
    assert re.search(r"wins with|share the win", said), said
    check_said(step, said)


def play_over_sockets(data: Path) -> None:
    """Two people and a computer player at a real server, to the end; the record holds what was done."""

    async def play(server: Server) -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(GAME, "Ann", "Ben", "bot")
            seats = [await lobby.connect(table, token) for token in table.tokens]
            views: list[Json] = [{}, {}]
            while not views[0].get("result"):
                for seat, person in enumerate(seats):
                    update = await person.receive("update", patience=PATIENCE_S)
                    views[seat] |= update.get("view") or update.get("changed") or {}
                    if update.get("legal"):
                        await person.do(seat, update["legal"][-1])
            assert views[0]["result"] == views[1]["result"]
            _, record = await lobby.request("GET", f"/api/tables/{table.id}/record")
            assert record["game"] == GAME
            assert len(record["actions"]) == 3 * 7
            status, games = await lobby.request("GET", "/api/games")
            assert status == 200
            assert GAME in [game["id"] for game in games], json.dumps(games)

    with Server(data) as server:
        run_async(play(server))
