"""Whole games over real sockets, in every mix of people, devices and computer players."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from support.devices import Device, Json, go, kinds, sit
from support.games import LED_GAME, TURN_GAME, begin_with, of_rounds
from support.serving import QUICK, Lobby, Server, TableMade, opened, run

Wrong = list[tuple[Json, str]]
SHORT: dict[str, Json] = {TURN_GAME: {}, LED_GAME: of_rounds(2)}
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
            await device.until(version)
        acting = [seat for seat, device in seats.items() if device.told[seat]["legal"]]
        if not acting:
            break
        await try_wrong(seats, every=3, number=actions)
        seat = random.choice(acting)
        action = random.choice(seats[seat].told[seat]["legal"])
        answer = await seats[seat].ask(type="do", seat=seat, action=action)
        assert answer["type"] == "ok", (action, answer)
        version, actions = answer["version"], actions + 1
    assert {device.told[seat]["view"]["phase"] for seat, device in seats.items()} == {"over"}


async def try_wrong(seats: dict[int, Device], every: int, number: int) -> None:
    if number % every:
        return
    seat = random.choice(list(seats))
    update = seats[seat].told[seat]
    for action, code in WRONG[update["view"]["game"]](update["view"], seat):
        assert action not in update["legal"]
        assert await seats[seat].do(seat, action) == code, (action, update)


def wrong_bids(view: Json, seat: int) -> Wrong:
    found: Wrong = []
    own = view["seats"][seat]
    if view["phase"] == "choosing":
        found += [({"type": "bid", "amount": 1}, "wrong-phase"), ({"type": "pass"}, "wrong-phase")]
        if view["turn"] == seat:
            return [*found, ({"type": "choose", "card": "castle-in-the-air"}, "card-not-available")]
        return [*found, ({"type": "choose", "card": view["market"][0]}, "not-your-turn")]
    found.append(({"type": "choose", "card": view["market"][0]}, "wrong-phase"))
    if own["passed"]:
        return [*found, ({"type": "pass"}, "already-passed")]
    if view["turn"] != seat:
        return [*found, ({"type": "pass"}, "not-your-turn")]
    high = view["high"]["amount"] if view["high"] else 0
    too_much = ({"type": "bid", "amount": max(high, own["tokens"]) + 1}, "not-enough-tokens")
    return [*found, ({"type": "bid", "amount": high}, "bid-too-low"), too_much]


def wrong_writing(view: Json, seat: int) -> Wrong:
    found: Wrong = [
        ({"type": "write", "slot": "millions"}, "unknown-slot"),
        ({"type": "write"}, "bad-request"),
    ]
    board = view["seats"][seat]["board"]
    if view["phase"] == "rolling":
        found.append(({"type": "write", "slot": "ones"}, "wrong-phase"))
        return found if view["roller"] == seat else [*found, ({"type": "roll"}, "not-your-turn")]
    found.append(({"type": "roll"}, "wrong-phase"))
    if view["seats"][seat]["written"]:
        return [*found, ({"type": "write", "slot": "garbage"}, "already-written")]
    taken = [slot for slot, digit in board.items() if digit is not None]
    return found + [({"type": "write", "slot": slot}, "slot-taken") for slot in taken[:1]]


WRONG = {TURN_GAME: wrong_bids, LED_GAME: wrong_writing}


# Mixes.


@GAMES
def test_people_on_their_own_devices_and_an_onlooker(server: Server, game: str) -> None:
    async def test() -> None:
        async with opened(server) as lobby:
            table = await lobby.make(game, "Ann", "Ben", "Cleo", options=SHORT[game])
            seats = {seat: await sit(lobby, table, token) for seat, token in enumerate(table.tokens)}
            onlooker = await sit(lobby, table)
            await play_out(seats, onlooker)
            check_onlooker(onlooker, seats[0])
            table_view = (await lobby.ask("GET", f"/api/tables/{table.id}"))[1]
            assert table_view["phase"] == "over"
            assert table_view["seed"] is not None
            await go(onlooker, *seats.values())

    run(test())


def check_onlooker(onlooker: Device, player: Device) -> None:
    """All that is public, and nothing else: a player's view less the player's own secrets."""
    players = {update["version"]: update for update in updates(player) if "view" in update}
    compared = 0
    for update in updates(onlooker):
        assert update["seat"] is None
        assert not update.get("legal")
        if update["version"] in players:
            view = msgspec.json.decode(msgspec.json.encode(players[update["version"]]["view"]))
            hide_own(view)
            assert update["view"] == view
            compared += 1
    assert compared > 30


def hide_own(view: Json) -> None:
    if "prospect" in view:
        view["prospect"] = None
    if view["phase"] != "over":
        own = view["seats"][0]
        own.update({"project": None} if "project" in own else {"board": dict.fromkeys(own["board"])})


def updates(device: Device) -> list[Json]:
    heard = [msgspec.json.decode(text) for text in device.heard]
    return [message for message in heard if message["type"] == "update"]


@GAMES
def test_two_people_share_a_device(server: Server, game: str) -> None:
    async def test() -> None:
        async with opened(server) as lobby:
            table = await lobby.make(game, "Ann", "Ben", "Cleo", options=SHORT[game])
            shared = await sit(lobby, table, table.tokens[0], table.tokens[2])
            alone = await sit(lobby, table, table.tokens[1])
            assert set(shared.told) == {0, 2}
            await play_out({0: shared, 1: alone, 2: shared})
            told = [(update["version"], update["seat"]) for update in updates(shared) if "from" in update]
            assert told[-2:] == [(told[-1][0], 0), (told[-1][0], 2)], "one update for each seat"
            await go(shared, alone)

    run(test())


@GAMES
def test_one_person_among_computer_players(server: Server, game: str) -> None:
    async def test() -> None:
        async with opened(server) as lobby:
            table = await lobby.make(game, "bot", "Ann", "bot", "bot", options=SHORT[game])
            ann = await sit(lobby, table, table.tokens[0])
            acted = await play_alone(ann, 1)
            assert acted > 5
            await ann.leave()

    run(test())


async def play_alone(device: Device, seat: int, most: int = 10_000) -> int:
    """Act whenever one can, while others act when they like; how often one did."""
    acted = 0
    while device.told[seat]["view"]["phase"] != "over" and acted < most:
        legal = device.told[seat]["legal"]
        if legal:
            assert await device.do(seat, random.choice(legal)) == "ok"
            acted += 1
        else:
            await device.listen()
    return acted


def test_computer_players_take_a_persons_time_unless_told_otherwise(server: Server) -> None:
    async def test() -> None:
        async with opened(server) as lobby:
            table = await lobby.make(TURN_GAME, "bot", "bot", "Ann", options=begin_with(0), settings={})
            ann = await sit(lobby, table, table.tokens[0])
            assert ann.told[2]["view"]["turn"] == 0, "nobody has acted before anyone could see it"
            while not ann.told[2]["legal"]:
                assert len(kinds(await ann.listen())) == 1
            assert await play_alone(ann, 2, most=2) == 2
            await ann.leave()

    run(test())


# Coming, going, and going on.


def test_a_seat_is_handed_to_a_computer_player_and_back(server: Server) -> None:
    async def test() -> None:
        async with opened(server) as lobby:
            table = await lobby.make(LED_GAME, "Ann", "Ben", options=of_rounds(3))
            ann = await sit(lobby, table, table.host, table.tokens[0])
            ben = await sit(lobby, table, table.tokens[1])
            assert await ben.code(type="hand", seat=0, level="easy") == "not-the-host"
            assert await ann.code(type="hand", seat=1, level="easy") == "still-here"
            await ben.leave()
            while ann.table["seats"][1]["here"]:
                await ann.listen()
            assert await ann.code(type="hand", seat=1, level="easy") == "ok"
            while len(ann.told[0]["view"]["history"]) < 1:
                await play_alone(ann, 0, most=1)
                if not ann.told[0]["legal"]:
                    await ann.listen()
            ben = await sit(lobby, table, table.tokens[1])
            assert ben.table["seats"][1]["level"] == "easy"
            assert await ben.do(1, {"type": "roll"}) == "not-your-seat"
            assert await ben.code(type="hand", seat=1, level=None) == "ok"
            await asyncio.gather(play_alone(ann, 0), play_alone(ben, 1))
            assert ben.told[1]["view"]["result"] == ann.told[0]["view"]["result"]
            await go(ann, ben)

    run(test())


def test_when_the_last_person_is_away_the_host_may_have_all_played_out(server: Server) -> None:
    async def test() -> None:
        async with opened(server) as lobby:
            table = await lobby.make(TURN_GAME, "bot", "Ann", "bot", options=begin_with(1))
            ann = await sit(lobby, table, table.tokens[0])
            assert await ann.do(1, {"type": "bid", "amount": 1}) == "ok"
            await ann.leave()
            host = await sit(lobby, table, table.host)
            assert host.told[None]["host"]
            while host.told[None]["view"]["turn"] != 1:
                await host.listen()
            assert not host.table["seats"][1]["here"]
            assert await host.code(type="hand", seat=1, level="easy") == "ok"
            while host.told[None]["view"]["phase"] != "over":
                await host.listen()
            ann = await sit(lobby, table, table.tokens[0])
            assert ann.told[1]["view"]["phase"] == "over"
            await go(host, ann)

    run(test())


def test_the_same_people_play_again_and_again(server: Server) -> None:
    async def test() -> None:
        async with opened(server) as lobby:
            table = await lobby.make(LED_GAME, "Ann", "bot", "Ben", options=of_rounds(1))
            ids = {table.id}
            for _ in range(3):
                ann = await sit(lobby, table, table.tokens[0], table.host)
                ben = await sit(lobby, table, table.tokens[1])
                assert await ben.code(type="again") == "wrong-phase"
                await asyncio.gather(play_alone(ann, 0), play_alone(ben, 2))
                assert await ben.code(type="again") == "ok"
                assert await ann.code(type="again") == "ok", "who asks second is taken to the same table"
                following = ann.table["next"]
                assert ben.table["next"] == following
                table = TableMade(following, "", table.host, table.tokens, table.computers)
                ids.add(table.id)
                await go(ann, ben)
                seated = (await lobby.ask("GET", f"/api/tables/{table.id}"))[1]["seats"]
                assert [(seat["name"], seat["person"]) for seat in seated] == [
                    ("Ann", True),
                    (table.computers[0], False),
                    ("Ben", True),
                ]
                status, _ = await lobby.ask("POST", f"/api/tables/{table.id}/start", None, table.host)
                assert status == 200
            assert len(ids) == 4

    run(test())


def test_a_class_of_sixty(server: Server) -> None:
    """Each on a device of their own, all writing at once, through a round and into the next."""

    async def test() -> None:
        async with opened(server) as lobby:
            names = [f"Pupil {number}" for number in range(60)]
            table = await lobby.make(LED_GAME, *names, options={"rounds": 2, "places": 3})
            pupils = [await sit(lobby, table, token) for token in table.tokens]
            await asyncio.gather(*(lesson(pupil, seat) for seat, pupil in enumerate(pupils)))
            results = {
                msgspec.json.encode(pupil.told[seat]["view"]["history"][0])
                for seat, pupil in enumerate(pupils)
            }
            assert len(results) == 1
            await go(*pupils)

    run(test())


async def lesson(pupil: Device, seat: int) -> None:
    """Write whatever is rolled until the first round is scored and the second has a roll."""
    while not (pupil.told[seat]["view"]["history"] and pupil.told[seat]["view"]["rolls"]):
        legal = pupil.told[seat]["legal"]
        if legal:
            assert await pupil.do(seat, legal[-1]) == "ok"
        else:
            await pupil.listen()


# Refusals.


@pytest.mark.parametrize(
    ("lang", "message"),
    [("en", "It is not your turn."), ("de", "Du bist nicht am Zug."), ("it", "Non è il tuo turno.")],
)
def test_refusals_speak_the_language_of_the_hello(server: Server, lang: str, message: str) -> None:
    async def test() -> None:
        async with opened(server) as lobby:
            table = await lobby.make(TURN_GAME, "Ann", "Ben", "Cleo", options=begin_with(0))
            ben = await sit(lobby, table, table.tokens[1], lang=lang)
            refused = await ben.ask(type="do", seat=1, action={"type": "pass"})
            assert (refused["code"], refused["message"]) == ("not-your-turn", message)
            await ben.leave()

    run(test())


def test_what_a_table_does_not_allow_is_refused_by_its_code(server: Server) -> None:
    async def test() -> None:
        async with opened(server) as lobby:
            table = await lobby.make(LED_GAME, "Ann", "Ben")
            ann = await sit(lobby, table, table.tokens[0])
            ben = await sit(lobby, table, table.tokens[1])
            onlooker = await sit(lobby, table)
            before = ann.told[0]["version"]
            assert await ben.do(0, {"type": "roll"}) == "not-your-seat"
            assert await onlooker.do(0, {"type": "roll"}) == "not-your-seat"
            assert await onlooker.code(type="pause") == "not-your-seat"
            assert await onlooker.code(type="react", seat=0, reaction="clap") == "not-your-seat"
            assert await ann.do(7, {"type": "roll"}) == "bad-request"
            assert await ann.do(0, {"type": "dance"}) == "bad-request"
            assert await ann.code(type="undo", seat=0) == "cannot-undo"
            assert await ann.code(type="order", seat=0, order={"type": "pass-round"}) == "bad-request"
            assert await ann.code(type="pace", speed=2) == "wrong-phase"
            assert await ann.code(type="point", seat=0, place="napier") == "bad-request"
            assert await ann.code(type="again") == "wrong-phase"
            assert await ben.code(type="start") == "not-the-host"
            assert await ann.code(type="leave", seat=0) == "wrong-phase"
            assert await ann.do(0, {"type": "roll"}) == "ok"
            assert ann.told[0]["version"] == before + 1, "no refusal has changed anything"
            await go(ann, ben, onlooker)

    run(test())


# Taking back.


def test_a_bid_can_be_taken_back_until_somebody_else_acts(server: Server) -> None:
    async def test() -> None:
        async with opened(server) as lobby:
            table = await lobby.make(TURN_GAME, "Ann", "Ben", "Cleo", options=begin_with(0))
            ann, ben, cleo = [await sit(lobby, table, token) for token in table.tokens]
            before = ann.told[0]["view"]
            assert await ann.code(type="undo", seat=0) == "cannot-undo"
            assert await ann.do(0, {"type": "bid", "amount": 9}) == "ok"
            assert ann.told[0]["undo"]
            await ben.until(ann.told[0]["version"])
            assert "undo" not in ben.told[1], "only who has bid may take it back"
            assert await ben.code(type="undo", seat=1) == "cannot-undo"
            assert await ben.code(type="undo", seat=0) == "not-your-seat"
            assert await ann.code(type="undo", seat=0) == "ok"
            assert kinds(ann.told[0]) == ["undone"]
            assert ann.told[0]["view"] == before
            assert await ann.code(type="undo", seat=0) == "cannot-undo"
            assert await ann.do(0, {"type": "bid", "amount": 2}) == "ok"
            assert await ben.do(1, {"type": "pass"}) == "ok"
            assert await ann.code(type="undo", seat=0) == "cannot-undo"
            assert ben.told[1]["undo"], "a slip of the finger, and nobody has gone on"
            assert await cleo.do(2, {"type": "pass"}) == "ok"
            assert await ann.do(0, {"type": "choose", "card": ann.told[0]["view"]["market"][0]}) == "ok"
            assert ann.told[0]["view"]["round"] == 2
            assert await ann.code(type="undo", seat=0) == "cannot-undo", "cards have been turned up"
            await go(ann, ben, cleo)

    run(test())


# Standing orders.


async def auction(lobby: Lobby, **more: Any) -> tuple[TableMade, list[Device]]:
    """Ann begins; the cards do not matter."""
    table = await lobby.make(TURN_GAME, "Ann", "Ben", "Cleo", options=begin_with(0), **more)
    people = [await sit(lobby, table, token) for token in table.tokens]
    for device in people:
        await device.catch_up()
    return table, people


def test_an_order_raises_by_one_up_to_its_limit_and_nobody_else_hears_of_it(server: Server) -> None:
    async def test() -> None:
        async with opened(server) as lobby:
            table, (ann, ben, cleo) = await auction(lobby)
            onlooker = await sit(lobby, table)
            order = {"type": "raise", "up_to": 5, "then": "ask"}
            assert await ben.code(type="order", seat=1, order=order | {"up_to": 16}) == "not-enough-tokens"
            assert await cleo.code(type="order", seat=1, order=order) == "not-your-seat"
            assert await ben.code(type="order", seat=1, order=order) == "ok"
            assert ben.told[1]["order"] == order
            assert await ann.do(0, {"type": "bid", "amount": 2}) == "ok"
            assert (await cleo.hear_of("bid"))["view"]["high"] == {"seat": 0, "amount": 2}
            assert (await cleo.hear_of("bid"))["view"]["high"] == {"seat": 1, "amount": 3}
            assert await cleo.do(2, {"type": "bid", "amount": 4}) == "ok"
            assert await ann.do(0, {"type": "pass"}) == "ok"
            assert (await cleo.hear_of("bid"))["view"]["high"] == {"seat": 1, "amount": 5}
            assert await cleo.do(2, {"type": "bid", "amount": 6}) == "ok"
            await ben.until(cleo.told[2]["version"])
            assert ben.told[1]["legal"][0] == {"type": "pass"}, "at its limit an order asks"
            assert ben.told[1]["order"] == order
            assert await ben.do(1, {"type": "pass"}) == "ok"
            assert "order" not in ben.told[1], "it ends with the bidding"
            await onlooker.until(ben.told[1]["version"])
            for device in (ann, cleo, onlooker):
                assert not [text for text in device.heard if "order" in text or "up_to" in text]
            _, record = await lobby.ask("GET", f"/api/tables/{table.id}/record")
            assert "up_to" not in str(record)
            await go(ann, ben, cleo, onlooker)

    run(test())


def test_an_order_passes_for_the_rest_of_the_round_only(server: Server) -> None:
    async def test() -> None:
        async with opened(server) as lobby:
            _, (ann, ben, cleo) = await auction(lobby)
            heard = len(ann.heard)
            limited = {"type": "raise", "up_to": 3, "then": "pass"}
            assert await ben.code(type="order", seat=1, order={"type": "pass-round"}) == "ok"
            assert await cleo.code(type="order", seat=2, order=limited) == "ok"
            await ann.catch_up()
            assert len(ann.heard) == heard + 1, "orders are told to nobody else"
            assert await ann.do(0, {"type": "bid", "amount": 3}) == "ok"
            while ann.told[0]["view"]["phase"] != "choosing":
                await ann.listen()
            assert [seat["passed"] for seat in ann.told[0]["view"]["seats"]] == [False, True, True]
            assert await ann.do(0, ann.told[0]["legal"][0]) == "ok"
            assert await ann.do(0, {"type": "bid", "amount": 1}) == "ok"
            await ben.until(ann.told[0]["version"])
            assert ben.told[1]["view"]["round"] == 2
            assert ben.told[1]["legal"], "the next round is one's own again"
            assert "order" not in ben.told[1]
            await go(ann, ben, cleo)

    run(test())


def test_an_order_can_be_taken_back_and_outlives_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        running = Server(tmp_path / "data").start()
        async with opened(running) as lobby:
            table, (ann, ben, cleo) = await auction(lobby)
            keep = {"type": "raise", "up_to": 8, "then": "pass"}
            assert await cleo.code(type="order", seat=2, order=keep | {"up_to": 4}) == "ok"
            assert await cleo.code(type="order", seat=2, order=None) == "ok"
            assert "order" not in cleo.told[2]
            assert await ben.code(type="order", seat=1, order=keep) == "ok"
            await go(ann, ben, cleo)
            assert await asyncio.get_running_loop().run_in_executor(None, running.stop) == 0
        with running:
            async with opened(running) as lobby:
                ann, ben, cleo = [await sit(lobby, table, token) for token in table.tokens]
                assert ben.told[1]["order"] == keep
                assert "order" not in cleo.told[2]
                assert await ann.do(0, {"type": "bid", "amount": 7}) == "ok"
                assert (await cleo.hear_of("bid"))["view"]["high"] == {"seat": 0, "amount": 7}
                assert (await cleo.hear_of("bid"))["view"]["high"] == {"seat": 1, "amount": 8}
                assert await cleo.do(2, {"type": "bid", "amount": 9}) == "ok", "nobody raises for Cleo"
                await go(ann, ben, cleo)

    run(test())


def test_passing_is_automatic_where_there_is_nothing_else_to_do(server: Server) -> None:
    async def test() -> None:
        async with opened(server) as lobby:
            _, (ann, ben, cleo) = await auction(lobby)
            assert await cleo.code(type="auto", seat=2, on=True) == "ok"
            assert cleo.told[2]["auto"]
            assert await ann.do(0, {"type": "bid", "amount": 15}) == "ok"
            await ben.until(ann.told[0]["version"])
            assert ben.told[1]["legal"] == [{"type": "pass"}], "Ben has not asked for it"
            assert await ben.do(1, {"type": "pass"}) == "ok"
            while ann.told[0]["view"]["phase"] != "choosing":
                await ann.listen()
            assert ann.told[0]["view"]["seats"][2]["passed"]
            for device in (ann, ben):
                assert not [text for text in device.heard if "auto" in text]
            await go(ann, ben, cleo)

    run(test())


# Thinking time.


def test_when_thinking_time_ends_the_first_legal_action_is_done(server: Server) -> None:
    """The auction passes, the board takes the first free slot: both were said beforehand."""

    async def test() -> None:
        async with opened(server) as lobby:
            await asyncio.gather(hesitate(lobby, TURN_GAME, 3), hesitate(lobby, LED_GAME, 2))

    run(test())


async def hesitate(lobby: Lobby, game: str, seats: int) -> None:
    table = await lobby.make(game, *["Ann", "Ben", "Cleo"][:seats], settings=QUICK | {"thinking": 5})
    device = await sit(lobby, table, *table.tokens)
    seat = next(seat for seat, update in device.told.items() if update["legal"])
    assert seat is not None
    if game == LED_GAME:
        assert await device.do(seat, {"type": "roll"}) == "ok"
    now = await device.catch_up()
    ends = {thinking["seat"]: thinking["ends"] for thinking in device.told[seat]["thinking"]}
    assert now < ends[seat] <= now + 5000
    announced = device.told[seat]["legal"][0]
    told = await device.hear_of("time-up")
    while told["events"][0]["seat"] != seat or told["seat"] != seat:
        told = await device.hear_of("time-up")
    done = told["events"][1]
    assert done["type"] == {"pass": "passed", "write": "wrote"}[announced["type"]]
    assert (done["seat"], done.get("slot")) == (seat, announced.get("slot"))
    assert await device.catch_up() >= ends[seat]
    await device.leave()
