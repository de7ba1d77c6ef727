"""What programs are offered: data of the games over HTTP and in Python, typed views, named replay moments."""

import json
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import jsonschema_rs
import msgspec
import pytest
import requests
from support.games import LED_GAME, TURN_GAME, script_of
from support.live_server import Server

import thirdplace
from thirdplace import (
    LANGUAGES,
    Refused,
    choose_action,
    describe_game,
    new_match,
    read_record,
    record_of,
    replay,
    write_record,
)
from thirdplace.core.game import ALL, LEVELS, Game, Level
from thirdplace.core.registry import all_games

ROOT = Path(__file__).parent.parent
GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)


def test_the_data_of_every_game_is_served_in_three_languages(tmp_path: Path) -> None:
    with Server(tmp_path / "tables") as server:
        for game in all_games():
            titles = set()
            for lang in LANGUAGES:
                address = f"{server.address}/api/games/{game.id}/data"
                answer = requests.get(address, headers={"Accept-Language": lang}, timeout=20)
                assert answer.status_code == 200
                assert answer.json() == json.loads(msgspec.json.encode(describe_game(game, lang)))
                titles.add(answer.json()["summary"])
            assert len(titles) == len(LANGUAGES)
        unknown = requests.get(f"{server.address}/api/games/chess/data", timeout=20)
        assert unknown.status_code == 404
        assert unknown.json()["code"] == "unknown-game"


@pytest.mark.parametrize(
    "game", [game for game in all_games() if game.brings("data")], ids=lambda game: game.id
)
def test_everything_a_view_names_is_in_the_data(game: Game) -> None:
    """Whole random games: whatever id a view or an event shows, a program can look it up."""
    described = describe_game(game)
    known = set(re.findall(r'"([a-z0-9-]+)"', msgspec.json.encode(described.data).decode()))
    rng = Random(7)
    match = new_match(game, game.seats.start, seed="data")
    shown: set[str] = set()
    for _ in range(400):
        if match.over:
            break
        seat = rng.choice([seat for seat in match.active if match.legal(seat)])
        match.do(seat, rng.choice(match.legal(seat)))
        view = msgspec.json.encode(match.view(ALL)).decode()
        shown |= {name for name in re.findall(r'"([a-z]+(?:-[a-z0-9]+)*)"(?!:)', view) if "-" in name}
    assert shown - {game.id} <= known


@GAMES
def test_schemas_describe_what_is_sent_and_received(game: Game) -> None:
    schemas = describe_game(game).schemas
    match = new_match(game, game.seats.start, seed="schemas")
    action = match.legal(match.active[0])[0]
    step = match.do(match.active[0], action)
    for schema, value in (
        (schemas.action, action),
        (schemas.view, match.view(0)),
        (schemas.options, match.options),
        *((schemas.event, event) for event in step.events(ALL)),
    ):
        jsonschema_rs.validator_for(schema).validate(json.loads(msgspec.json.encode(value)))


def test_unknown_languages_levels_and_games_are_refused() -> None:
    match = new_match(LED_GAME, 2, seed="x")
    with pytest.raises(Refused, match="lang: en, de, it"):
        describe_game(TURN_GAME, "fr")
    with pytest.raises(Refused, match="unknown-game"):
        describe_game("chess")
    with pytest.raises(Refused, match="level: easy"):
        choose_action(match, 0, "grandmaster")  # type: ignore[arg-type]


@pytest.mark.parametrize("level", LEVELS[:2])
@pytest.mark.parametrize(
    "game", [game for game in all_games() if game.brings("bots")], ids=lambda game: game.id
)
def test_computer_players_choose_from_python(game: Game, level: Level) -> None:
    match = new_match(game, game.seats.start, seed="bots")
    seat = match.active[0]
    chosen = choose_action(match, seat, level, rng=Random(1))
    assert chosen in match.legal(seat)
    assert chosen == choose_action(match, seat, level, rng=Random(1))


def test_a_replay_names_its_moments() -> None:
    match = new_match(LED_GAME, 2, seed="moments", options=script_of(LED_GAME).SHORT["options"])
    rng = Random(3)
    while not match.over:
        seat = match.active[0]
        match.do(seat, rng.choice(match.legal(seat)))
    moments = list(replay(record_of(match)))
    assert [moment.number for moment in moments] == list(range(len(match.moves) + 1))
    assert [moment.move for moment in moments[1:]] == match.moves
    assert moments[0].move is None
    assert moments[0].events() == []
    assert [type(event).__name__ for event in moments[-1].events()][-1] == "GameOver"


@pytest.mark.parametrize("name", ["game.json", "game.txt"])
def test_records_are_written_as_other_programs_write_files(name: str, tmp_path: Path) -> None:
    match = new_match(TURN_GAME, 3, seed="files")
    path, plain = tmp_path / name, tmp_path / "plain"
    plain.touch()
    write_record(path, record_of(match))
    assert path.stat().st_mode == plain.stat().st_mode  # the umask decides, not a temporary file
    assert read_record(path) == record_of(match)
    path.chmod(0o640)
    write_record(path, record_of(match))
    assert path.stat().st_mode & 0o777 == 0o640


def test_the_examples_of_the_page_run(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
    examples = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert len(examples) == 6
    for example in examples:
        subprocess.run([sys.executable, "-c", example], cwd=tmp_path, check=True, capture_output=True)


def test_everything_public_is_documented() -> None:
    page = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
    for name in thirdplace.__all__:
        assert getattr(thirdplace, name) is not None
        if name[0].islower() and name not in ("all_games", "find_game"):
            assert f"{name}(" in page, name
