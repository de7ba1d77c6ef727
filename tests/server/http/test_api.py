"""The lobby over real HTTP: make a table, sit, arrange, start, have the record, play again."""

import asyncio
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from support.games import (
    CLOCK_GAME,
    LED_GAME,
    TURN_GAME,
    first_move,
    options_with_first_seat,
    options_with_pace,
    options_with_rounds,
    script_of,
)
from support.live_server import QUICK, Json, Lobby, Server, TableMade, open_lobby, run_async

from thirdplace import LANGUAGES, __version__
from thirdplace.core.player_names.computer_names import COMPUTER_NAMES
from thirdplace.core.registry import all_games, find_game, known_refusal_codes
from thirdplace.server.tokens import CODE_ALPHABET
from thirdplace.text import text_for

GAME_BODY = b'{"game":"%b"}' % TURN_GAME.encode()
OTHER: Json = script_of(LED_GAME).OTHER_OPTIONS
NOBODYS_TABLE = "0" * 32
SHORT: Json = script_of(TURN_GAME).SHORT["setup"]
"""A game that is over when everybody has done the first legal thing."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("lobby") / "tables", "--tables", "100000") as server:
        yield server
    assert '"error"' not in server.log.read_text()


async def expect_refusal(
    lobby: Lobby, method: str, path: str, body: Any = None, token: str | None = None
) -> tuple[int, str]:
    """The status and the code of what has to be refused, in full sentences."""
    status, answer = await lobby.request(method, path, body, token)
    assert status >= 400, answer
    assert set(answer) == {"type", "code", "message"}
    assert answer["type"] == "refused"
    assert answer["code"] in known_refusal_codes()
    assert answer["message"][-1] in ".)"
    return status, answer["code"]


async def fetch_table(lobby: Lobby, table: TableMade) -> Json:
    status, seen = await lobby.request("GET", f"/api/tables/{table.id}")
    assert status == 200
    found: Json = seen
    return found


def seat_names(seen: Json) -> list[str | None]:
    return [None if seat is None else seat["name"] for seat in seen["seats"]]


# Before there is a table.


def test_the_server_says_which_it_is(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            assert await lobby.request("GET", "/api/health") == (
                200,
                {"version": __version__, "addresses": [], "lab": True},
            )

    run_async(test())


def test_games_are_told_in_the_readers_language(server: Server) -> None:
    async def list_games_in(lobby: Lobby, header: str) -> list[Json]:
        async with lobby.session.get("/api/games", headers={"Accept-Language": header}) as answer:
            assert answer.content_type == "application/json"
            games: list[Json] = await answer.json()
            return games

    async def test() -> None:
        async with open_lobby(server) as lobby:
            for lang in LANGUAGES:
                for game, found in zip(all_games(), await list_games_in(lobby, lang), strict=True):
                    say = text_for(lang, game)
                    expected = {
                        "id": game.id,
                        "title": say("title"),
                        "summary": say("summary"),
                        "fewest": game.seats.start,
                        "most": game.seats.stop - 1,
                        "clock": game.clock,
                        "turn": game.turn,
                        "calls": game.calls,
                        "screen": None,
                    }
                    assert expected.items() <= found.items()
                    assert found.keys() - expected.keys() == {"parts", "options"}
            german, english = await list_games_in(lobby, "de"), await list_games_in(lobby, "en")
            assert german != english
            assert await list_games_in(lobby, "fr-CH, xx;q=0.9, de-AT;q=0.7, en;q=0.5") == german
            for odd in ("", "*", "fr", ",,,;;q=", "\udcff", "e", "zz" * 1000):
                assert await list_games_in(lobby, odd.encode(errors="replace").decode()) == english

    run_async(test())


def test_refusals_are_in_the_readers_language(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            said = []
            for lang in LANGUAGES:
                headers = {"Accept-Language": lang}
                async with lobby.session.get(f"/api/tables/{NOBODYS_TABLE}", headers=headers) as answer:
                    said.append((await answer.json())["message"])
            assert len(set(said)) == len(LANGUAGES)

    run_async(test())


# Make.


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "chess"}, 404, "unknown-game"),
        ({"game": ""}, 404, "unknown-game"),
        ({"game": f"../{TURN_GAME}"}, 404, "unknown-game"),
        ({"game": "x" * 61}, 400, "bad-request"),
        ({"game": 7}, 400, "bad-request"),
        ({}, 400, "bad-request"),
        ([], 400, "bad-request"),
        (TURN_GAME, 400, "bad-request"),
        ({"game": TURN_GAME, "seed": "mine"}, 400, "bad-request"),
        *(({"game": TURN_GAME, **wrong}, 400, "bad-options") for wrong in script_of(TURN_GAME).IMPOSSIBLE),
        ({"game": TURN_GAME, "options": options_with_rounds(3)}, 400, "bad-options"),
        ({"game": TURN_GAME, "options": options_with_first_seat(6)}, 400, "bad-options"),
        ({"game": TURN_GAME, "options": []}, 400, "bad-request"),
        ({"game": LED_GAME, "options": options_with_rounds(10**30)}, 400, "bad-options"),
        ({"game": CLOCK_GAME, "options": options_with_pace(1e300)}, 400, "bad-options"),
        ({"game": TURN_GAME, "settings": {"thinking": 4}}, 400, "bad-request"),
        ({"game": TURN_GAME, "settings": {"countdown": "3"}}, 400, "bad-request"),
        ({"game": TURN_GAME, "settings": {"colour": "red"}}, 400, "bad-request"),
        ({"game": CLOCK_GAME, "settings": {"thinking": 30}}, 400, "bad-options"),
        ({"game": TURN_GAME, "setup": {"zork": [1]}}, 400, "bad-options"),
    ],
)
def test_a_table_that_cannot_be_is_refused(server: Server, body: Any, status: int, code: str) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            assert await expect_refusal(lobby, "POST", "/api/tables", body) == (status, code)

    run_async(test())


def test_a_new_table_can_be_looked_at_and_found(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            wanted = {"options": options_with_rounds(2), "setup": script_of(LED_GAME).PUZZLE}
            made = await lobby.make_table(LED_GAME, start=False, **wanted)
            seen = await fetch_table(lobby, made)
            assert (seen["id"], seen["code"], seen["game"]) == (made.id, made.code, LED_GAME)
            assert (seen["phase"], seen["seats"], seen["onlookers"]) == ("gathering", [], 0)
            usual = msgspec.to_builtins(find_game(LED_GAME).opening.Options())
            assert seen["options"] == usual | options_with_rounds(2)  # also what is as the rulebook has it
            assert seen["settings"] | QUICK == seen["settings"]
            assert seen["puzzle"] is True
            assert seen["paused"] is seen["commitment"] is seen["seed"] is seen["next"] is None
            assert set(made.code) <= set(CODE_ALPHABET)
            for spelled in (made.code, made.code.lower()):
                assert await lobby.request("GET", f"/api/codes/{spelled}") == (200, {"id": made.id})

    run_async(test())


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", ""),
        ("PATCH", ""),
        ("POST", "/seats"),
        ("DELETE", "/seats/0"),
        ("POST", "/start"),
        ("POST", "/commands"),
        ("GET", "/record"),
        ("GET", "/stream"),
        ("GET", "/socket"),
    ],
)
def test_what_is_not_there_is_unknown(server: Server, method: str, path: str) -> None:
    bodies = {"/seats": {"name": "Ann"}, "/commands": {"type": "pause"}, "": {}}

    async def test() -> None:
        async with open_lobby(server) as lobby:
            for table in (NOBODYS_TABLE, "A" * 32, "0" * 33, "7", "%00", "%ED%A0%80", "%FF", "a%2Fb", "'"):
                body = bodies.get(path) if method != "GET" else None
                answer = await expect_refusal(lobby, method, f"/api/tables/{table}{path}", body)
                assert answer == (404, "unknown-table"), table

    run_async(test())


# Sit and leave.


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"name": ""}, "bad-name"),
        ({"name": "  "}, "bad-name"),
        ({"name": "A\u202enn"}, "bad-name"),
        ({"name": "Ann\n"}, "bad-name"),
        ({"name": "x" * 25}, "bad-name"),
        ({"name": "Bob"}, "bad-name"),
        ({"name": "B\u043eb"}, "bad-name"),
        ({"name": "Bot 1"}, "bad-name"),
        ({"name": "x" * 201}, "bad-request"),
        ({"name": 3}, "bad-request"),
        ({}, "bad-request"),
        ({"name": None, "bot": None}, "bad-request"),
        ({"name": "Ann", "bot": "easy"}, "bad-request"),
        ({"bot": "genius"}, "bad-request"),
        ({"name": "Ann", "seat": 2}, "bad-request"),
        ({"name": "Ann", "token": "mine"}, "bad-request"),
    ],
)
def test_who_may_not_sit_down_like_this(server: Server, body: Json, code: str) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(TURN_GAME, "Bob", start=False)
            assert await expect_refusal(lobby, "POST", f"/api/tables/{table.id}/seats", body, table.host) == (
                400,
                code,
            )
            assert seat_names(await fetch_table(lobby, table)) == ["Bob"]

    run_async(test())


def test_a_name_that_may_sit_down_may_play(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            for name in ("x\u0302" * 24, "ß" * 24, "Zoë", "Иван", "小林", "क्\u200dष", "👋", "O’Neill-Smith"):
                table = await lobby.make_table(TURN_GAME, "Ann", "Bob", name, start=False)
                status, begun = await lobby.request("POST", f"/api/tables/{table.id}/start", None, table.host)
                assert status == 200, (name, begun)

    run_async(test())


def test_a_table_is_full_when_it_is_full(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(CLOCK_GAME, "Ann", "Bob", "Cleo", "bot", start=False)
            seats = f"/api/tables/{table.id}/seats"
            assert await expect_refusal(lobby, "POST", seats, {"name": "Dan"}) == (409, "table-full")
            assert await expect_refusal(lobby, "POST", seats, {"bot": "easy"}, table.host) == (
                409,
                "table-full",
            )
            assert (await lobby.request("DELETE", f"{seats}/1", None, table.host))[0] == 200
            status, sat = await lobby.request("POST", seats, {"name": "Dan"})
            assert (status, sat["seat"], sat["name"]) == (201, 1, "Dan")
            assert seat_names(await fetch_table(lobby, table)) == ["Ann", "Dan", "Cleo", table.computers[0]]

    run_async(test())


def test_many_who_sit_down_at_once_get_a_chair_each(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(TURN_GAME, start=False)
            asked = [
                lobby.request("POST", f"/api/tables/{table.id}/seats", {"name": name})
                for name in ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")
            ]
            answers = await asyncio.gather(*asked)
            sat = [answer for status, answer in answers if status == 201]
            assert sorted(answer["seat"] for answer in sat) == list(range(6))
            assert len({answer["token"] for answer in sat}) == 6
            assert {answer["code"] for status, answer in answers if status != 201} == {"table-full"}

    run_async(test())


def test_only_the_host_seats_computer_players(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(TURN_GAME, "Ann", start=False)
            seats = f"/api/tables/{table.id}/seats"
            for token in (None, "", "zork", table.tokens[0], table.id, "\u00e9", "x" * 3000):
                assert await expect_refusal(lobby, "POST", seats, {"bot": "easy"}, token) == (
                    403,
                    "not-the-host",
                )
            status, sat = await lobby.request("POST", seats, {"bot": "easy"}, table.host)
            assert (status, sat) == (201, {"seat": 1, "name": sat["name"], "token": None})
            assert sat["name"] in COMPUTER_NAMES

    run_async(test())


def test_one_leaves_oneself_and_the_host_may_remove_anyone(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(TURN_GAME, "Ann", "Bob", "Cleo", "bot", start=False)
            ann, bob, _cleo = table.tokens
            seats = f"/api/tables/{table.id}/seats"
            for stranger in (None, "zork", bob):
                assert await expect_refusal(lobby, "DELETE", f"{seats}/0", None, stranger) == (
                    403,
                    "not-the-host",
                )
                assert await expect_refusal(lobby, "DELETE", f"{seats}/3", None, stranger) == (
                    403,
                    "not-the-host",
                )
            assert (await lobby.request("DELETE", f"{seats}/0", None, ann))[0] == 200
            assert seat_names(await fetch_table(lobby, table)) == [None, "Bob", "Cleo", table.computers[0]]
            assert await expect_refusal(lobby, "DELETE", f"{seats}/1", None, ann) == (403, "not-the-host")
            for seat in (2, 3):
                assert (await lobby.request("DELETE", f"{seats}/{seat}", None, table.host))[0] == 200
            assert seat_names(await fetch_table(lobby, table)) == [None, "Bob"]
            for nobody in ("0", "2", "99", "100", "-1", "x", "1.0", "%31%00", "9" * 5000):
                answer = await expect_refusal(lobby, "DELETE", f"{seats}/{nobody}", None, table.host)
                assert answer == (400, "bad-request"), nobody

    run_async(test())


# Arrange and start.


def test_arranging_changes_what_is_named_and_nothing_else(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(
                LED_GAME, "Ann", "Bob", start=False, options=options_with_rounds(3)
            )
            path = f"/api/tables/{table.id}"

            async def arrange(**wanted: Any) -> Json:
                assert (await lobby.request("PATCH", path, wanted, table.host))[0] == 200
                return await fetch_table(lobby, table)

            before = await fetch_table(lobby, table)
            seen = await arrange(options=OTHER)
            assert seen["options"] == before["options"] | OTHER
            seen = await arrange(settings={"thinking": 30})
            assert seen["settings"] == before["settings"] | {"thinking": 30}
            seen = await arrange(
                options=options_with_rounds(4), settings={"thinking": None, "onlookers": False}
            )
            assert seen["options"] == before["options"] | OTHER | options_with_rounds(4)
            assert seen["settings"] == before["settings"] | {"onlookers": False}
            assert await arrange() == seen
            for wrong, code in (
                ({"options": options_with_rounds(0)}, "bad-options"),
                ({"options": {"zork": 7}}, "bad-options"),
                ({"settings": {"thinking": 1}}, "bad-options"),
                ({"settings": {"zork": 1}}, "bad-options"),
                ({"settings": 3}, "bad-request"),
                ({"game": TURN_GAME}, "bad-request"),
            ):
                assert await expect_refusal(lobby, "PATCH", path, wrong, table.host) == (400, code)
            for stranger in (None, table.tokens[0]):
                assert await expect_refusal(lobby, "PATCH", path, {}, stranger) == (403, "not-the-host")
            assert await fetch_table(lobby, table) == seen

    run_async(test())


def test_a_game_begins_with_enough_people_and_once(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(TURN_GAME, "Ann", "Bob", start=False)
            path = f"/api/tables/{table.id}"
            assert await expect_refusal(lobby, "POST", f"{path}/start", None, table.host) == (
                400,
                "bad-options",
            )
            status, sat = await lobby.request("POST", f"{path}/seats", {"name": "Cleo"})
            assert status == 201
            for stranger in (None, sat["token"]):
                assert await expect_refusal(lobby, "POST", f"{path}/start", None, stranger) == (
                    403,
                    "not-the-host",
                )
            answers = await asyncio.gather(
                *(lobby.request("POST", f"{path}/start", None, table.host) for _ in range(5))
            )
            assert sorted(status for status, _ in answers) == [200, 409, 409, 409, 409]
            for method, rest, body in (
                ("POST", "/start", None),
                ("POST", "/seats", {"name": "Dan"}),
                ("POST", "/seats", {"bot": "easy"}),
                ("DELETE", "/seats/0", None),
                ("PATCH", "", {"options": {}}),
            ):
                answer = await expect_refusal(lobby, method, path + rest, body, table.host)
                assert answer == (409, "wrong-phase"), rest

    run_async(test())


def test_too_many_for_these_options_cannot_begin(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            for_two = script_of(CLOCK_GAME).FOR_TWO["setup"]
            table = await lobby.make_table(CLOCK_GAME, "Ann", "Bob", "Cleo", start=False, setup=for_two)
            path = f"/api/tables/{table.id}"
            assert await expect_refusal(lobby, "POST", f"{path}/start", None, table.host) == (
                400,
                "bad-options",
            )
            assert (await lobby.request("DELETE", f"{path}/seats/1", None, table.host))[0] == 200
            assert (await lobby.request("POST", f"{path}/start", None, table.host))[0] == 200
            assert seat_names(await fetch_table(lobby, table)) == ["Ann", "Cleo"]

    run_async(test())


# The record, and the next game.


async def play_short_game(lobby: Lobby, table: TableMade) -> None:
    """Everyone does the first legal thing, in turn, until the game is over."""
    for _ in range(3):
        turns = [
            await lobby.request("POST", f"/api/tables/{table.id}/commands", first_move_of(seat), token)
            for _ in range(3)
            for seat, token in enumerate(table.tokens)
        ]
        assert {answer["code"] for status, answer in turns if status != 200} <= {
            "not-your-turn",
            *find_game(TURN_GAME).refusals,
            "game-over",
            "wrong-phase",
        }
    assert (await fetch_table(lobby, table))["phase"] == "over"


def first_move_of(seat: int) -> Json:
    return {"type": "do", "seat": seat, "action": first_move(TURN_GAME)}


def test_the_record_is_for_each_viewer_what_they_may_know(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            setup = SHORT | script_of(TURN_GAME).SECRETS
            table = await lobby.make_table(TURN_GAME, "Ann", "Bob", "Cleo", start=False, setup=setup)
            path = f"/api/tables/{table.id}"
            for viewer in (None, table.host, table.tokens[0]):
                assert await expect_refusal(lobby, "GET", f"{path}/record", None, viewer) == (
                    409,
                    "wrong-phase",
                )
            await lobby.request("POST", f"{path}/start", None, table.host)
            await lobby.request("POST", f"{path}/commands", first_move_of(0), table.tokens[0])
            records = {}
            for viewer in (None, "zork", table.host, *table.tokens):
                status, records[viewer] = await lobby.request("GET", f"{path}/record", None, viewer)
                assert status == 200
                assert records[viewer]["seed"] is None
                assert len(records[viewer]["actions"]) == 1
            assert records[None] == records["zork"] == records[table.host]
            await play_short_game(lobby, table)
            whole = [await lobby.request("GET", f"{path}/record", None, one) for one in (None, *table.tokens)]
            assert all(answer == whole[0] for answer in whole)
            assert whole[0][1]["seed"] == (await fetch_table(lobby, table))["seed"] is not None
            assert whole[0][1]["setup"] == setup

    run_async(test())


def test_play_again_takes_everyone_along(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(TURN_GAME, "Ann", "Bob", "Cleo", setup=SHORT)
            commands = f"/api/tables/{table.id}/commands"
            again = {"type": "again"}
            assert await expect_refusal(lobby, "POST", commands, again, table.host) == (409, "wrong-phase")
            await play_short_game(lobby, table)
            assert await expect_refusal(lobby, "POST", commands, again, None) == (403, "not-your-seat")
            assert await expect_refusal(lobby, "POST", commands, again, "zork") == (403, "not-your-seat")
            pressed = [lobby.request("POST", commands, again, token) for token in (table.host, *table.tokens)]
            assert [status for status, _ in await asyncio.gather(*pressed)] == [200] * 4
            await check_the_next(lobby, table, (await fetch_table(lobby, table))["next"])

    run_async(test())


async def check_the_next(lobby: Lobby, table: TableMade, next_id: str) -> None:
    """One table, with the same people, where their tokens and the host's work."""
    there = TableMade(next_id, "", table.host, table.tokens)
    seen = await fetch_table(lobby, there)
    assert (seen["phase"], seat_names(seen)) == ("gathering", ["Ann", "Bob", "Cleo"])
    assert seen["code"] != table.code
    assert await lobby.request("GET", f"/api/codes/{seen['code']}") == (200, {"id": next_id})
    assert (await lobby.request("DELETE", f"/api/tables/{next_id}/seats/2", None, table.tokens[2]))[0] == 200
    assert (await lobby.request("POST", f"/api/tables/{next_id}/seats", {"name": "Dan"}))[0] == 201
    assert (await lobby.request("POST", f"/api/tables/{next_id}/start", None, table.host))[0] == 200
    person = await lobby.connect(there, table.tokens[1])
    assert (await person.receive("update"))["seat"] == 1
    await person.close()
    status, _ = await lobby.request("POST", f"/api/tables/{table.id}/commands", {"type": "again"}, table.host)
    assert (status, (await fetch_table(lobby, table))["next"]) == (200, next_id)


# Wrong questions.


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api", 404),
        ("GET", "/api/", 404),
        ("GET", "/api/zork", 404),
        ("GET", "/api/tables/", 404),
        ("GET", "/api/codes", 404),
        ("GET", "/etc/passwd", 404),
        ("GET", "/api/tables/x/seats/0/y", 404),
        ("GET", "/api/tables", 405),
        ("DELETE", "/api/tables/x", 405),
        ("PUT", "/api/tables/x", 405),
        ("GET", "/api/tables/x/seats", 405),
        ("POST", "/api/games", 405),
        ("OPTIONS", "/api/tables", 405),
        ("TRACE", "/api/games", 405),
        ("POST", "/api/openapi.json", 405),
    ],
)
def test_what_nobody_can_ask_for(server: Server, method: str, path: str, status: int) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby, lobby.session.request(method, path) as answer:
            assert answer.status == status
            assert answer.content_type == "application/json"
            assert (await answer.json())["code"] == "bad-request"
            assert ("Allow" in answer.headers) is (status == 405)

    run_async(test())


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("text/plain", GAME_BODY),
        ("application/x-www-form-urlencoded", f"game={TURN_GAME}".encode()),
        ("multipart/form-data; boundary=x", b"--x--"),
        ("application/jsonp", GAME_BODY),
        ("", GAME_BODY),
        ("zork", GAME_BODY),
        ("application/json", b""),
        ("application/json", b"{"),
        ("application/json", GAME_BODY + b" x"),
        ("application/json", b'{"game":"\xff"}'),
        ("application/json", b'{"game":"\\ud800"}'),
        ("application/json", b"[" * 60000),
        ("application/json", GAME_BODY[:-1] + b',"options":' + b'{"a":' * 5000 + b"1" + b"}" * 5001),
        ("application/json", b'{"game":NaN}'),
        ("application/json", "{}".encode("utf-16")),
    ],
)
def test_only_json_is_understood(server: Server, kind: str, body: bytes) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            headers = {"Content-Type": kind}
            async with lobby.session.post("/api/tables", data=body, headers=headers) as answer:
                assert (answer.status, answer.content_type) == (400, "application/json")
                assert (await answer.json())["code"] == "bad-request"

    run_async(test())
