"""A class over real HTTP and sockets: late, removed, asleep; and what there is to learn from a round."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.games import TURN_GAME
from support.live_server import Json, Lobby, Server, TableMade, open_lobby, run_async

import thirdplace
from thirdplace.cli.parsing import parse_arguments

ROLL: Json = {"type": "roll"}
REVEAL: Json = {"type": "reveal"}
SMALL: Json = {"lesson": True, "rounds": 2, "places": 3, "garbage": 0}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("class") / "tables", "--tables", "1000") as server:
        yield server
    assert '"error"' not in server.log.read_text()


async def make_class_table(lobby: Lobby, *names: str) -> TableMade:
    setup = {"rolls": [5, 1, 6]}
    return await lobby.make_table("places-please", *names, settings={"led": True}, options=SMALL, setup=setup)


async def send_command(lobby: Lobby, table: TableMade, token: str, **command: object) -> str:
    status, answer = await lobby.request("POST", f"/api/tables/{table.id}/commands", command, token)
    return "ok" if status == 200 else str(answer["code"])


async def lead_class(lobby: Lobby, table: TableMade, action: Json) -> None:
    assert await send_command(lobby, table, table.host, type="lead", action=action) == "ok"


async def write_slot(lobby: Lobby, table: TableMade, slot: str, *seats: int) -> None:
    for seat in seats:
        action = {"type": "write", "slot": slot}
        assert (
            await send_command(lobby, table, table.tokens[seat], type="do", seat=seat, action=action) == "ok"
        )


def test_a_round_is_looked_back_on_once_it_is_shown_and_not_before(server: Server) -> None:
    """Where everyone wrote, those left out for whom the table wrote; and the best plan, with its reasons."""

    async def play() -> None:
        async with open_lobby(server) as lobby:
            table = await make_class_table(lobby, "Ann", "Ben", "Cleo")
            lesson = f"/api/tables/{table.id}/rounds/1/lesson"
            await lead_class(lobby, table, ROLL)
            await write_slot(lobby, table, "hundreds", 0, 1)
            assert await send_command(lobby, table, table.host, type="go-on") == "ok"  # Cleo: ones
            await lead_class(lobby, table, ROLL)
            await write_slot(lobby, table, "ones", 0)
            await write_slot(lobby, table, "tens", 1, 2)
            await lead_class(lobby, table, ROLL)
            await write_slot(lobby, table, "tens", 0)
            await write_slot(lobby, table, "ones", 1)
            await write_slot(lobby, table, "hundreds", 2)
            for path in (lesson, lesson.replace("/1/", "/2/"), lesson.replace("/1/", "/0/")):
                status, answer = await lobby.request("GET", path)
                assert (status, answer["code"]) == (409, "wrong-phase")
            assert (await lobby.request("GET", lesson.replace("/1/", "/one/")))[1]["code"] == "bad-request"
            await lead_class(lobby, table, REVEAL)
            status, found = await lobby.request("GET", lesson)
            assert status == 200
            assert [step["choices"] for step in found["steps"]] == [
                {"hundreds": 2, "tens": 0, "ones": 0},
                {"hundreds": 0, "tens": 2, "ones": 1},
                {"hundreds": 1, "tens": 1, "ones": 1},
            ]
            assert [step["count"] for step in found["steps"]] == [2, 3, 3]
            assert [step["best"] for step in found["steps"]] == ["hundreds", "ones", "tens"]
            assert (found["number"], found["steps"][0]["why"]["id"]) == (561, "coach-take")
            assert found["numbers"] == sorted([561, 516, 615], reverse=True)
            assert found["beaten"]

    run_async(play())


def test_a_game_without_lessons_says_so(server: Server) -> None:
    async def play() -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(TURN_GAME, "Ann", "Ben", "Cleo")
            _, answer = await lobby.request("GET", f"/api/tables/{table.id}/rounds/1/lesson")
            assert answer["code"] == "no-coach"

    run_async(play())


def test_late_renamed_removed_and_back(server: Server) -> None:
    """A pupil's phone learns of it all by itself; the token of one who is removed is worth nothing."""

    async def play() -> None:
        async with open_lobby(server) as lobby:
            table = await make_class_table(lobby, "Ann", "Ben")
            seats = f"/api/tables/{table.id}/seats"
            await lead_class(lobby, table, ROLL)
            status, late = await lobby.request("POST", seats, {"name": "Rude"})
            assert (status, late["seat"]) == (201, 2)
            phone = await lobby.connect(table, late["token"])
            update = await phone.receive("update")
            assert update["view"]["seats"][2]["part"] == "returns"
            assert await send_command(lobby, table, table.host, type="rename", seat=2, name="Rudi") == "ok"
            assert (await phone.receive_event("renamed"))["table"]["seats"][2]["name"] == "Rudi"
            assert (await lobby.request("DELETE", f"{seats}/2", None, table.tokens[0]))[1][
                "code"
            ] == "not-the-host"
            assert (await lobby.request("DELETE", f"{seats}/2", None, table.host))[0] == 200
            gone = await phone.receive_event("left")
            assert gone["seat"] is None
            assert gone["table"]["seats"][2] is None
            assert (
                await send_command(lobby, table, late["token"], type="break", seat=2, on=False)
                == "bad-request"
            )
            status, back = await lobby.request("POST", seats, {"name": "Rudi"})
            assert (status, back["seat"]) == (201, 2)
            await phone.close()

    run_async(play())


def test_a_phone_that_slept_sees_where_the_class_is(server: Server) -> None:
    async def play() -> None:
        async with open_lobby(server) as lobby:
            table = await make_class_table(lobby, "Ann", "Ben")
            teacher = await lobby.connect(table, table.host)
            assert (await teacher.receive("update"))["lead"] == [ROLL]
            phone = await lobby.connect(table, table.tokens[1])
            version = (await phone.receive("update"))["version"]
            phone.abort()
            for slot in ("hundreds", "tens", "ones"):
                await lead_class(lobby, table, ROLL)
                await write_slot(lobby, table, slot, 0)
                assert await send_command(lobby, table, table.host, type="go-on") == "ok"
            await lead_class(lobby, table, REVEAL)
            await lead_class(lobby, table, ROLL)
            phone = await lobby.connect(table, table.tokens[1], version=version)
            update = await phone.receive("update")
            shown = update["view"] if "view" in update else update["changed"]
            assert (shown["round"], shown["phase"], len(shown["rolls"])) == (2, "writing", 1)
            assert shown["history"][0]["numbers"][:2] == [
                516,
                615,
            ]  # what came too late stands from the ones upward (PP9)
            assert [one["type"] for one in update["legal"]] == ["write"] * 3
            await phone.close()
            await teacher.close()

    run_async(play())


PAGES = {"en": "classroom.md", "de": "classroom.de.md", "it": "classroom.it.md"}


@pytest.mark.parametrize("lang", PAGES)
def test_the_page_for_teachers_says_what_the_buttons_say_and_commands_that_exist(lang: str) -> None:
    page = (Path(__file__).parents[6] / "docs" / PAGES[lang]).read_text(encoding="utf-8")
    source = Path(thirdplace.__file__).parent
    said = (source / "locale" / f"{lang}.class.web.ftl").read_text(encoding="utf-8")
    own = source / "games" / "places_please" / "locale"
    said += "".join(
        (own / f"{lang}{part}.web.ftl").read_text(encoding="utf-8") for part in (".home", ".board", ".class")
    )
    for button in ("class-open", "class-people", "please-class-reveal"):
        (words,) = re.findall(rf"^{button} = (.+)$", said, re.MULTILINE)
        assert f"*{words}" in page, button
    commands = re.findall(r"^ *thirdplace (.+)$", page, re.MULTILINE)
    assert [command.split()[0] for command in commands] == ["serve", "print"]
    for command in commands:
        assert parse_arguments(command.split())
