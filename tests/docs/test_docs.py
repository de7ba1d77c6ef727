"""Docs that run, and that leave nothing out."""

import doctest
import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from support.games import TURN_GAME

from thirdplace import referee
from thirdplace.cli import COMMANDS
from thirdplace.core.errors import CODES
from thirdplace.core.game import Event, Game
from thirdplace.core.registry import all_games
from thirdplace.server.http.api import ROUTES
from thirdplace.server.wire_messages import FromClient, FromServer
from thirdplace.table.commands import Reaction
from thirdplace.table.settings import Settings
from thirdplace.table.update_messages import (
    ClockView,
    Later,
    PausedView,
    SeatView,
    TableEvents,
    TableView,
    Thinking,
    Update,
)

ROOT = Path(__file__).parents[2]
COMMANDS_PAGE = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
SELF_HOST = (ROOT / "docs" / "self-host.md").read_text(encoding="utf-8")


def protocol_file(game: Game) -> Path:
    return ROOT / "src" / "thirdplace" / "games" / game.id.replace("-", "_") / "protocol.md"


def protocol_of(game: Game) -> str:
    return protocol_file(game).read_text(encoding="utf-8")


GAMES = pytest.mark.parametrize(
    "game", [game for game in all_games() if protocol_file(game).exists()], ids=lambda game: game.id
)
"""Those that say in a file of their own what they send; of any other, programs have the JSON Schemas."""


def code_blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize(
    "page",
    [
        "README.md",
        "docs/solved.md",
        "docs/environments.md",
        "docs/pettingzoo.md",
        "docs/api/thirdplace.rst",
        "docs/api/bots.rst",
    ],
)
def test_the_examples_of_the_page_run(page: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / page), module_relative=False)
    assert failed == 0
    assert tried > 2


def test_no_page_has_examples_that_nobody_runs() -> None:
    """Some run here, the others beside the tests of what they are about."""
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]
    assert {page.name for page in pages if code_blocks(page, "python")} == {
        "README.md",
        "solved.md",
        "environments.md",
        "pettingzoo.md",
        "bots.md",  # test_table_stream.py
        "data.md",  # test_data_sets.py
        "ladder.md",  # test_ladder.py
        "openspiel.md",  # test_openspiel.py
        "python.md",  # test_programs.py
        "verify.md",  # test_verify_page.py
    }


@pytest.mark.parametrize("code", CODES[1:])
def test_every_error_code_is_documented(code: str) -> None:
    assert f"| `{code}` |" in PROTOCOL


@GAMES
def test_every_error_code_of_a_games_own_is_documented(game: Game) -> None:
    for code in game.refusals:
        assert f"| `{code}` |" in protocol_of(game)


def test_every_request_is_documented() -> None:
    for request in get_args(referee.Requests):
        assert f'"cmd":"{request.__struct_config__.tag}"' in PROTOCOL


@GAMES
def test_every_action_is_documented(game: Game) -> None:
    for message in get_args(game.actions.MESSAGES) or [game.actions.MESSAGES]:
        fields = "".join(rf',"{field.encode_name}":[^,}}]+' for field in msgspec.structs.fields(message))
        assert re.search(rf'{{"type":"{message.__struct_config__.tag}"{fields}}}', protocol_of(game)), message


@GAMES
def test_every_option_and_setup_field_is_documented(game: Game) -> None:
    for field in msgspec.structs.fields(game.opening.Options):
        assert f"`{field.encode_name}`" in protocol_of(game)
    for field in msgspec.structs.fields(game.opening.Setup):
        assert f'"{field.encode_name}":' in protocol_of(game)


@GAMES
def test_every_event_and_field_of_the_state_is_documented(game: Game) -> None:
    told = vars(game.views).values()
    for kind in told:
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event:
            assert f"`{kind.__struct_config__.tag}`" in protocol_of(game), kind
        elif (
            isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__.endswith(".view")
        ):
            for field in msgspec.structs.fields(kind):
                assert f'"{field.encode_name}"' in protocol_of(game), (kind, field.encode_name)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_documented_and_so_are_the_options_of_play_and_serve(command: str) -> None:
    assert f"`thirdplace {command}" in COMMANDS_PAGE
    if command in ("play", "serve"):
        shown = subprocess.run(
            [sys.executable, "-m", "thirdplace", command, "--help"],
            capture_output=True,
            text=True,
            check=True,
        )
        for option in re.findall(r"--[a-z][a-z-]*", shown.stdout):
            assert option == "--help" or f"`{option}`" in COMMANDS_PAGE, option


def test_every_option_of_the_server_is_explained() -> None:
    row = COMMANDS_PAGE[COMMANDS_PAGE.index("`thirdplace serve`") :].splitlines()[0]
    for option in re.findall(r"`(--[a-z-]+)`", row):
        assert f"`{option}" in SELF_HOST


def test_every_request_of_the_lobby_is_documented() -> None:
    for route in ROUTES:
        assert f"`{route.method} {route.path}`" in PROTOCOL


def test_every_message_of_the_socket_is_documented() -> None:
    for message in get_args(FromClient):
        tag = message.__struct_config__.tag
        assert f'{{"type":"{tag}"' in PROTOCOL, tag
        for field in msgspec.structs.fields(message):
            assert f'"{field.encode_name}"' in PROTOCOL or f"`{field.encode_name}`" in PROTOCOL, (
                tag,
                field.name,
            )
    for message in get_args(FromServer):
        assert f'{{"type":"{message.__struct_config__.tag}"' in PROTOCOL, message


@pytest.mark.parametrize(
    "shape", [Update, TableView, SeatView, PausedView, ClockView, Settings, Thinking, Later]
)
def test_every_field_of_an_update_is_documented(shape: type[msgspec.Struct]) -> None:
    for field in msgspec.structs.fields(shape):
        named = field.encode_name
        assert f"`{named}`" in PROTOCOL or f'"{named}"' in PROTOCOL, (shape, named)


def test_everything_that_happens_at_a_table_is_documented() -> None:
    for event in get_args(TableEvents):
        assert f"`{event.__struct_config__.tag}`" in PROTOCOL, event
    for reaction in get_args(Reaction):
        assert f"`{reaction}`" in PROTOCOL


@GAMES
def test_every_standing_order_is_documented(game: Game) -> None:
    for order in get_args(game.orders.MESSAGES) if game.orders is not None else ():
        assert f'{{"type":"{order.__struct_config__.tag}"' in PROTOCOL, order


def test_the_readmes_transcript_is_what_the_terminal_prints(tmp_path: Path) -> None:
    """The table of the transcript, from the game with that seed."""
    transcript = next(block for block in code_blocks(ROOT / "README.md", "") if "\nRound 1" in block)
    table = ["--seats", "Ann,bot,bot,bot", "--seed", "third place", "--lang", "en"]
    shown = subprocess.run(
        [sys.executable, "-m", "thirdplace", "play", TURN_GAME, *table, "--save", str(tmp_path / "game")],
        input="c\n\n5\n3\nq\n",
        capture_output=True,
        text=True,
        check=False,
    )
    printed = shown.stdout.splitlines()
    for line in transcript.splitlines():
        assert line in printed or line.startswith("Ann> "), line
