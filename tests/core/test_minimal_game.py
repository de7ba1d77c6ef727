"""The smallest game there can be, of another package: every surface plays it and offers what it brings."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from pebbles import GAME
from pebbles.actions import Take
from pebbles.view import View
from support.live_server import Lobby, Server, open_lobby, run_async

from thirdplace.core.game import LEVELS, PARTS, Game, Viewer
from thirdplace.core.match import Match
from thirdplace.core.options.option_schema import option_schema
from thirdplace.core.registry import find_game
from thirdplace.core.testing.conformance import CHECKS, Check, check_representations, check_secret_actions
from thirdplace.text import LANGUAGES, explain, text_for

TESTS = Path(__file__).parent.parent
CHECK_TITLE = """
from pebbles import GAME
from thirdplace.core.testing.conformance import check_title
check_title(GAME, 2, None, 1)
"""


@pytest.fixture
def installed_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The game as installed: an entry point, on the path of programs that are started."""
    about = tmp_path / "site" / "pebbles-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: pebbles\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[thirdplace.games]\npebbles = pebbles:GAME\n")
    found = os.pathsep.join([str(TESTS), str(about.parent)])
    monkeypatch.setenv("PYTHONPATH", found)
    monkeypatch.setattr(sys, "path", [*sys.path, str(about.parent)])
    return found


def run_thirdplace(home: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "thirdplace", *arguments, "--lang", "en"],
        input=typed,
        capture_output=True,
        text=True,
        env=os.environ | {"HOME": str(home)},
        cwd=home,
        timeout=120,
        check=False,
    )


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
def test_a_minimal_game_passes_conformance(installed_path: str, check: Check) -> None:
    check(GAME, 3, None, 8)


def test_its_compiled_rules_have_the_same_defaults() -> None:
    check_representations(GAME, 2, None, 50)


@pytest.mark.parametrize(
    ("declared", "missing"),
    [({}, "declare OPEN"), ({"OPEN": "yes"}, "declare OPEN"), ({"OPEN": False}, "redact_for")],
)
def test_a_game_has_to_say_whether_its_actions_are_secret(declared: dict[str, Any], missing: str) -> None:
    named = {"MESSAGES": Take, "encode": GAME.actions.encode, "decode": GAME.actions.decode}
    secretive: Any = SimpleNamespace(**named, **declared)
    with pytest.raises(TypeError, match=missing):
        Game("pebbles", GAME.seats, GAME.state, GAME.rules, GAME.opening, secretive, GAME.views, "pebbles")


def test_conformance_finds_actions_that_only_a_record_tells() -> None:
    """The same pebbles, which nobody sees being taken: whoever reads a running game's record would know."""

    def views(s: Any, options: Any, viewers: Sequence[Viewer], now: int) -> list[View]:
        told = View(0, s.turn, None)
        return [told for _ in viewers]

    unseen: Any = SimpleNamespace(View=View, views=views)
    parts = (GAME.state, GAME.rules, GAME.opening, GAME.actions, unseen)
    with pytest.raises(AssertionError, match="hide what is secret in redact_for"):
        check_secret_actions(Game("pebbles", GAME.seats, *parts, "pebbles"), 2, None, 8)


def test_without_a_title_its_id_is_shown_and_conformance_complains(
    installed_path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied = tmp_path / "untitled" / "pebbles"
    shutil.copytree(TESTS / "pebbles", copied, ignore=shutil.ignore_patterns("locale", "__pycache__"))
    site = installed_path.split(os.pathsep)[1]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(copied.parent), site]))
    listed = run_thirdplace(tmp_path, "games")
    assert listed.returncode == 0, listed.stderr
    assert re.search(r"^ *pebbles +pebbles +2\S3 players", listed.stdout, re.MULTILINE), listed.stdout
    complaint = subprocess.run(
        [sys.executable, "-c", CHECK_TITLE], capture_output=True, text=True, check=False
    )
    assert "title, summary" in complaint.stderr

    async def look() -> None:
        async with open_lobby(server) as lobby:
            for lang in LANGUAGES:
                _, games = await lobby.request("GET", f"/api/games?lang={lang}")
                (info,) = [game for game in games if game["id"] == "pebbles"]
                assert (info["title"], info["summary"]) == ("pebbles", "")
            async with lobby.session.get("/", headers={"Accept": "text/html"}) as page:
                assert page.status == 200

    with Server(tmp_path / "data") as server:
        run_async(look())


def test_a_minimal_game_is_found_and_brings_nothing_else(installed_path: str) -> None:
    assert find_game("pebbles") is GAME
    assert [part for part in PARTS if GAME.brings(part)] == []
    assert option_schema(GAME) == ()


def test_its_refusals_are_told_in_its_own_words() -> None:
    match = Match(GAME, 2, seed="a few")
    while match.state.left > 2:
        match.do(match.active[0], {"type": "take", "count": 1})
    with pytest.raises(Exception, match="too-few-pebbles") as refused:
        match.do(match.active[0], {"type": "take", "count": 3})
    said = {explain(text_for(lang), refused.value) for lang in LANGUAGES}  # type: ignore[arg-type]
    assert len(said) == 3
    assert "There are not that many pebbles left." in said


def test_a_minimal_game_is_played_in_a_terminal_without_coach_and_rules(
    installed_path: str, tmp_path: Path
) -> None:
    takes = "\nc\nr\n?\n" + "1\n" * 40  # some of them only say that nobody else is looking
    played = run_thirdplace(tmp_path, "play", "pebbles", "--seats", "Ann,Bob", "--seed", "x", typed=takes)
    assert played.returncode == 0, played.stderr
    assert "left: 0" in played.stdout
    assert "take 1" in played.stdout
    assert "coach" not in played.stdout
    assert "r rules" not in played.stdout
    assert "review" not in played.stdout
    assert "There are not that many" not in played.stderr


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("rules", "pebbles"), "Pebbles has no rules text."),
        (("play", "pebbles", "--seats", "Ann,bot"), "pebbles has no computer players."),
        (("ladder", "pebbles", "--bots", "easy,hard"), "Pebbles has no computer players."),
    ],
)
def test_what_it_lacks_is_said_in_a_sentence(
    installed_path: str, tmp_path: Path, arguments: tuple[str, ...], sentence: str
) -> None:
    asked = run_thirdplace(tmp_path, *arguments)
    assert asked.returncode == 2
    assert asked.stderr.strip() == sentence


def test_the_referee_plays_it(installed_path: str, tmp_path: Path) -> None:
    requests = [{"cmd": "new", "game": "pebbles", "seats": 2, "seed": "x"}]
    requests += [{"cmd": "do", "seat": n % 2, "action": {"type": "take", "count": 1}} for n in range(4)]
    typed = "".join(f"{json.dumps(request)}\n" for request in requests)
    answers = [
        json.loads(line) for line in run_thirdplace(tmp_path, "referee", typed=typed).stdout.splitlines()
    ]
    assert [answer["ok"] for answer in answers] == [True] * 5
    assert answers[0]["state"]["left"] - answers[-1]["state"]["left"] == 4


def test_a_server_offers_what_it_brings_and_people_play_it(installed_path: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with open_lobby(server) as lobby:
            await _check_offers(lobby)
            await _play_one_match(lobby)

    with Server(tmp_path / "data") as server:
        run_async(play())


async def _check_offers(lobby: Lobby) -> None:
    _, games = await lobby.request("GET", "/api/games")
    (info,) = [game for game in games if game["id"] == "pebbles"]
    assert (info["title"], info["parts"], info["options"]) == ("Pebbles", [], [])
    assert (info["turn"], info["calls"]) == ("turn", True)
    table = await lobby.make_table("pebbles", "Ann", start=False)
    seats = f"/api/tables/{table.id}/seats"
    for level in LEVELS:
        status, refused = await lobby.request("POST", seats, {"bot": level}, table.host)
        assert (status, refused["code"]) == (400, "bad-request")
    status, described = await lobby.request("GET", "/api/games/pebbles/data")
    assert (status, described["data"]) == (200, None)


async def _play_one_match(lobby: Lobby) -> None:
    """One device with both seats; every command is answered, and what happens is seen in the view."""
    table = await lobby.make_table("pebbles", "Ann", "Bob")
    both = await lobby.connect(table, *table.tokens)
    view = (await both.receive("update"))["view"]
    seat, left = 0, view["left"]
    assert view["turn"] == seat
    await both.do(seat, {"type": "take", "count": 9}, "greedy")
    assert (await both.receive("refused", "ok"))["code"] == "bad-request"
    while left:
        take = 3 if left > 3 else 1
        if left == 2:
            await both.do(seat, {"type": "take", "count": 3}, "too many")
            refused = await both.receive("refused", "ok")
            assert refused["message"] == "There are not that many pebbles left."
        await both.do(seat, {"type": "take", "count": take}, f"take at {left}")
        assert (await both.receive("refused", "ok"))["type"] == "ok"
        seat, left = 1 - seat, left - take
    await both.close()
    onlooker = await lobby.connect(table)
    assert (await onlooker.receive("update"))["view"]["result"] == {"winners": [1 - seat]}
