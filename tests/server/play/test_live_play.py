"""Whole games over real sockets, in every mix of people, devices and computer players."""

import asyncio
import random
from collections.abc import Iterator

import msgspec
import pytest
from support.devices import Device, Json, close_all, connect_device, event_types
from support.games import (
    LED_GAME,
    TURN_GAME,
    first_move,
    options_with_first_seat,
    options_with_rounds,
    script_of,
)
from support.live_server import QUICK, Lobby, Server, TableMade, open_lobby, run_async

SHORT: dict[str, Json] = {TURN_GAME: {}, LED_GAME: options_with_rounds(2)}
LED_SHORT: Json = script_of(LED_GAME).SHORT
GAMES = pytest.mark.parametrize("game", SHORT)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    data = tmp_path_factory.mktemp("live") / "data"
    with Server(data, "--tables", "1000", "--messages", "1000") as running:
        yield running


# Playing on, with everyone on the same version after every action.


async def play_out(seats: dict[int, Device], *onlookers: Device) -> None:
    """People play at random to the end; in between they try what is wrong, and learn why."""
    everyone = [*dict.fromkeys(seats.values()), *onlookers]
    version, actions = 0, 0
    while True:
        for device in everyone:
            await device.receive_until_version(version)
        acting = [seat for seat, device in seats.items() if device.told[seat]["legal"]]
        if not acting:
            break
        await try_wrong(seats, every=3, number=actions)
        seat = random.choice(acting)
        action = random.choice(seats[seat].told[seat]["legal"])
        answer = await seats[seat].request(type="do", seat=seat, action=action)
        assert answer["type"] == "ok", (action, answer)
        version, actions = answer["version"], actions + 1
    assert {device.told[seat]["view"]["phase"] for seat, device in seats.items()} == {"over"}


async def try_wrong(seats: dict[int, Device], every: int, number: int) -> None:
    if number % every:
        return
    seat = random.choice(list(seats))
    update = seats[seat].told[seat]
    for action, code in script_of(update["view"]["game"]).wrong_moves(update["view"], seat):
        assert action not in update["legal"]
        assert await seats[seat].do(seat, action) == code, (action, update)


# Mixes.


@GAMES
def test_people_on_their_own_devices_and_an_onlooker(server: Server, game: str) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(game, "Ann", "Ben", "Cleo", options=SHORT[game])
            seats = {
                seat: await connect_device(lobby, table, token) for seat, token in enumerate(table.tokens)
            }
            onlooker = await connect_device(lobby, table)
            await play_out(seats, onlooker)
            check_onlooker(onlooker, seats[0])
            table_view = (await lobby.request("GET", f"/api/tables/{table.id}"))[1]
            assert table_view["phase"] == "over"
            assert table_view["seed"] is not None
            await close_all(onlooker, *seats.values())

    run_async(test())


def check_onlooker(onlooker: Device, player: Device) -> None:
    """All that is public, and nothing else: a player's view less the player's own secrets."""
    players = {update["version"]: update for update in updates_heard(player) if "view" in update}
    compared = 0
    for update in updates_heard(onlooker):
        assert update["seat"] is None
        assert not update.get("legal")
        if update["version"] in players:
            view = msgspec.json.decode(msgspec.json.encode(players[update["version"]]["view"]))
            script_of(view["game"]).hide_own(view, 0)
            assert update["view"] == view
            compared += 1
    assert compared > 30


def updates_heard(device: Device) -> list[Json]:
    heard = [msgspec.json.decode(text) for text in device.heard]
    return [message for message in heard if message["type"] == "update"]


@GAMES
def test_two_people_share_a_device(server: Server, game: str) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(game, "Ann", "Ben", "Cleo", options=SHORT[game])
            shared = await connect_device(lobby, table, table.tokens[0], table.tokens[2])
            alone = await connect_device(lobby, table, table.tokens[1])
            assert set(shared.told) == {0, 2}
            await play_out({0: shared, 1: alone, 2: shared})
            told = [
                (update["version"], update["seat"]) for update in updates_heard(shared) if "from" in update
            ]
            assert told[-2:] == [(told[-1][0], 0), (told[-1][0], 2)], "one update for each seat"
            await close_all(shared, alone)

    run_async(test())


@GAMES
def test_one_person_among_computer_players(server: Server, game: str) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(game, "bot", "Ann", "bot", "bot", options=SHORT[game])
            ann = await connect_device(lobby, table, table.tokens[0])
            acted = await play_alone(ann, 1)
            assert acted > 5
            await ann.close()

    run_async(test())


async def play_alone(device: Device, seat: int, most: int = 10_000) -> int:
    """Act whenever one can, while others act when they like; how often one did."""
    acted = 0
    while device.told[seat]["view"]["phase"] != "over" and acted < most:
        legal = device.told[seat]["legal"]
        if legal:
            assert await device.do(seat, random.choice(legal)) == "ok"
            acted += 1
        else:
            await device.receive()
    return acted


def test_computer_players_take_a_persons_time_unless_told_otherwise(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(
                TURN_GAME, "bot", "bot", "Ann", options=options_with_first_seat(0), settings={}
            )
            ann = await connect_device(lobby, table, table.tokens[0])
            assert ann.told[2]["view"]["turn"] == 0, "nobody has acted before anyone could see it"
            while not ann.told[2]["legal"]:
                assert len(event_types(await ann.receive())) == 1
            assert await play_alone(ann, 2, most=2) == 2
            await ann.close()

    run_async(test())


# Coming, going, and going on.


def test_a_seat_is_handed_to_a_computer_player_and_back(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(LED_GAME, "Ann", "Ben", options=options_with_rounds(3))
            ann = await connect_device(lobby, table, table.host, table.tokens[0])
            ben = await connect_device(lobby, table, table.tokens[1])
            assert await ben.code(type="hand", seat=0, level="easy") == "not-the-host"
            assert await ann.code(type="hand", seat=1, level="easy") == "still-here"
            await ben.close()
            while ann.table["seats"][1]["here"]:
                await ann.receive()
            assert await ann.code(type="hand", seat=1, level="easy") == "ok"
            while len(ann.told[0]["view"]["history"]) < 1:
                await play_alone(ann, 0, most=1)
                if not ann.told[0]["legal"]:
                    await ann.receive()
            ben = await connect_device(lobby, table, table.tokens[1])
            assert ben.table["seats"][1]["level"] == "easy"
            assert await ben.do(1, first_move(LED_GAME)) == "not-your-seat"
            assert await ben.code(type="hand", seat=1, level=None) == "ok"
            await asyncio.gather(play_alone(ann, 0), play_alone(ben, 1))
            assert ben.told[1]["view"]["result"] == ann.told[0]["view"]["result"]
            await close_all(ann, ben)

    run_async(test())


def test_when_the_last_person_is_away_the_host_may_have_all_played_out(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(TURN_GAME, "bot", "Ann", "bot", options=options_with_first_seat(1))
            ann = await connect_device(lobby, table, table.tokens[0])
            assert await ann.do(1, ann.told[1]["legal"][1]) == "ok"
            await ann.close()
            host = await connect_device(lobby, table, table.host)
            assert host.told[None]["host"]
            while host.told[None]["view"]["turn"] != 1:
                await host.receive()
            assert not host.table["seats"][1]["here"]
            assert await host.code(type="hand", seat=1, level="easy") == "ok"
            while host.told[None]["view"]["phase"] != "over":
                await host.receive()
            ann = await connect_device(lobby, table, table.tokens[0])
            assert ann.told[1]["view"]["phase"] == "over"
            await close_all(host, ann)

    run_async(test())


def test_the_same_people_play_again_and_again(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(LED_GAME, "Ann", "bot", "Ben", options=options_with_rounds(1))
            ids = {table.id}
            for _ in range(3):
                ann = await connect_device(lobby, table, table.tokens[0], table.host)
                ben = await connect_device(lobby, table, table.tokens[1])
                assert await ben.code(type="again") == "wrong-phase"
                await asyncio.gather(play_alone(ann, 0), play_alone(ben, 2))
                assert await ben.code(type="again") == "ok"
                assert await ann.code(type="again") == "ok", "who asks second is taken to the same table"
                following = ann.table["next"]
                assert ben.table["next"] == following
                table = TableMade(following, "", table.host, table.tokens, table.computers)
                ids.add(table.id)
                await close_all(ann, ben)
                seated = (await lobby.request("GET", f"/api/tables/{table.id}"))[1]["seats"]
                assert [(seat["name"], seat["person"]) for seat in seated] == [
                    ("Ann", True),
                    (table.computers[0], False),
                    ("Ben", True),
                ]
                status, _ = await lobby.request("POST", f"/api/tables/{table.id}/start", None, table.host)
                assert status == 200
            assert len(ids) == 4

    run_async(test())


def test_a_class_of_sixty(server: Server) -> None:
    """Each on a device of their own, all acting at once, through a round."""

    async def test() -> None:
        async with open_lobby(server) as lobby:
            names = [f"Pupil {number}" for number in range(60)]
            table = await lobby.make_table(
                LED_GAME, *names, options=LED_SHORT["options"] | options_with_rounds(2)
            )
            pupils = [await connect_device(lobby, table, token) for token in table.tokens]
            await asyncio.gather(*(play_first_round(pupil, seat) for seat, pupil in enumerate(pupils)))
            results = {
                msgspec.json.encode(pupil.told[seat]["view"]["history"][0])
                for seat, pupil in enumerate(pupils)
            }
            assert len(results) == 1
            await close_all(*pupils)

    run_async(test())


async def play_first_round(pupil: Device, seat: int) -> None:
    """Do whatever is legal until the first round is over."""
    while not pupil.told[seat]["view"]["history"]:
        legal = pupil.told[seat]["legal"]
        if legal:
            assert await pupil.do(seat, legal[-1]) == "ok"
        else:
            await pupil.receive()


# Refusals.


@pytest.mark.parametrize(
    ("lang", "message"),
    [("en", "It is not your turn."), ("de", "Du bist nicht am Zug."), ("it", "Non è il tuo turno.")],
)
def test_refusals_speak_the_language_of_the_hello(server: Server, lang: str, message: str) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(
                TURN_GAME, "Ann", "Ben", "Cleo", options=options_with_first_seat(0)
            )
            ben = await connect_device(lobby, table, table.tokens[1], lang=lang)
            refused = await ben.request(type="do", seat=1, action=first_move(TURN_GAME))
            assert (refused["code"], refused["message"]) == ("not-your-turn", message)
            await ben.close()

    run_async(test())


def test_what_a_table_does_not_allow_is_refused_by_its_code(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(LED_GAME, "Ann", "Ben")
            ann = await connect_device(lobby, table, table.tokens[0])
            ben = await connect_device(lobby, table, table.tokens[1])
            onlooker = await connect_device(lobby, table)
            before = ann.told[0]["version"]
            legal = ann.told[0]["legal"][0]
            assert await ben.do(0, legal) == "not-your-seat"
            assert await onlooker.do(0, legal) == "not-your-seat"
            assert await onlooker.code(type="pause") == "not-your-seat"
            assert await onlooker.code(type="react", seat=0, reaction="clap") == "not-your-seat"
            assert await ann.do(7, legal) == "bad-request"
            assert await ann.do(0, {"type": "dance"}) == "bad-request"
            assert await ann.code(type="undo", seat=0) == "cannot-undo"
            assert await ann.code(type="order", seat=0, order=script_of(TURN_GAME).ORDERS[0]) == "bad-request"
            assert await ann.code(type="pace", speed=2) == "wrong-phase"
            assert await ann.code(type="point", seat=0, place="nowhere") == "bad-request"
            assert await ann.code(type="again") == "wrong-phase"
            assert await ben.code(type="start") == "not-the-host"
            assert await ann.code(type="leave", seat=0) == "wrong-phase"
            assert await ann.do(0, legal) == "ok"
            assert ann.told[0]["version"] == before + 1, "no refusal has changed anything"
            await close_all(ann, ben, onlooker)

    run_async(test())


# Thinking time.


def test_when_thinking_time_ends_the_first_legal_action_is_done(server: Server) -> None:
    """It was said beforehand: it is the first of the list."""

    async def test() -> None:
        async with open_lobby(server) as lobby:
            await asyncio.gather(
                let_thinking_time_pass(lobby, TURN_GAME, 3), let_thinking_time_pass(lobby, LED_GAME, 2)
            )

    run_async(test())


async def let_thinking_time_pass(lobby: Lobby, game: str, seats: int) -> None:
    table = await lobby.make_table(game, *["Ann", "Ben", "Cleo"][:seats], settings=QUICK | {"thinking": 5})
    device = await connect_device(lobby, table, *table.tokens)
    seat = next(seat for seat, update in device.told.items() if update["legal"])
    assert seat is not None
    if game == LED_GAME:  # then all of them are to act
        assert await device.do(seat, device.told[seat]["legal"][0]) == "ok"
    now = await device.catch_up()
    ends = {thinking["seat"]: thinking["ends"] for thinking in device.told[seat]["thinking"]}
    assert now < ends[seat] <= now + 5000
    announced = device.told[seat]["legal"][0]
    told = await device.receive_event("time-up")
    while told["events"][0]["seat"] != seat or told["seat"] != seat:
        told = await device.receive_event("time-up")
    assert told["events"][1]["seat"] == seat
    assert await device.catch_up() >= ends[seat]
    _, record = await lobby.request("GET", f"/api/tables/{table.id}/record", None, table.tokens[seat])
    assert announced in [done["action"] for done in record["actions"] if done["seat"] == seat]
    await device.close()
