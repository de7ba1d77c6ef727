"""Place Race live: the server judges by its own time, and clients draw the year themselves."""

import asyncio
from collections.abc import Awaitable, Iterator
from pathlib import Path
from time import monotonic_ns
from typing import Any

import pytest
from support.devices import Device, Json, close_all, connect_device, event_types
from support.live_server import QUICK, Lobby, Server, TableMade, open_lobby, run_async

from thirdplace.core.game import Level, Message, Situation
from thirdplace.server.play.command_runner import run_command
from thirdplace.server.play.hub import Hub
from thirdplace.server.play.subscriber import Subscriber
from thirdplace.table import commands, entries
from thirdplace.table.settings import Settings

SKIP = {"type": "skip"}
HOME = {"hands": [["auckland-1840"], ["nelson-1842"]]}
"""Nobody has to move: both cards are where their owners start."""
TURN_IN = {"type": "turn-in", "card": "auckland-1840"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    data = tmp_path_factory.mktemp("race") / "data"
    with Server(data, "--tables", "1000", "--messages", "1000") as running:
        yield running


def server_time() -> float:
    """On this machine the server's clock can be read without asking it: the truth, in milliseconds."""
    return monotonic_ns() / 1_000_000


async def start_race(
    lobby: Lobby, seconds: float, lead: int, setup: Json = HOME, **settings: Any
) -> tuple[TableMade, Device, Device]:
    """Ann in Auckland and Ben in Nelson are ready: the clock runs, or is counted down."""
    options = {"seconds_per_year": seconds, "lead_years": lead}
    table = await lobby.make_table(
        "place-race", "Ann", "Ben", options=options, setup=setup, settings=QUICK | settings
    )
    ann, ben = [await connect_device(lobby, table, token) for token in table.tokens]
    for device, seat, city in ((ann, 0, "auckland"), (ben, 1, "nelson")):
        assert await device.do(seat, {"type": "start", "place": city}) == "ok"
        assert await device.do(seat, {"type": "ready"}) == "ok"
    for device in (ann, ben):
        await device.catch_up()
    assert ann.clock["runs"]
    return table, ann, ben


def shown_ms(clock: Json, now: float) -> float:
    """What a client computes: the milliseconds of play that the clock shows."""
    if not clock["runs"]:
        return float(clock["shows"])
    return float(clock["shows"] + max(0.0, now - clock["at"]) * clock["speed"])


def shown_year(device: Device, seat: int, now: float) -> int:
    view = device.told[seat]["view"]
    return int(view["start_year"] + shown_ms(device.clock, now) // (view["seconds_per_year"] * 1000))


async def sleep_until(clock: Json, shows: float) -> None:
    """Until the game's clock shows this."""
    moment = clock["at"] + (shows - clock["shows"]) / clock["speed"]
    await asyncio.sleep(max(0.0, moment + 1 - server_time()) / 1000)


# The clock.


def test_a_client_learns_the_servers_clock_within_20_ms(server: Server) -> None:
    """From the quickest of five exchanges, as NTP does; the client's own clock is some other one."""
    lag = 1234567.8

    async def test() -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table("place-race", "Ann", "Ben", start=False)
            ann = await connect_device(lobby, table, table.tokens[0])
            guesses: list[tuple[float, float]] = []
            for _ in range(5):
                sent = server_time() - lag
                await ann.person.send({"type": "time", "sent": sent})
                answer = await ann.person.receive("time")
                heard = server_time() - lag
                assert answer["sent"] == sent
                guesses.append((heard - sent, answer["server"] - (sent + heard) / 2))
            assert abs(min(guesses)[1] - lag) <= 20
            await ann.close()

    run_async(test())


def test_the_clock_lets_a_client_draw_every_year(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            _, ann, ben = await start_race(lobby, seconds=0.2, lead=30)
            years = set()
            for device, seat in ((ann, 0), (ben, 1)) * 4:
                await asyncio.sleep(0.13)
                before = shown_year(device, seat, server_time())
                assert await device.do(seat, SKIP) == "ok"
                told = device.told[seat]["view"]["year"]
                assert before <= told <= shown_year(device, seat, server_time())
                years.add(told)
            assert len(years) > 3
            await close_all(ann, ben)

    run_async(test())


def test_nothing_is_sent_while_nobody_acts(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            _, ann, ben = await start_race(lobby, seconds=0.2, lead=30)
            first = shown_year(ann, 0, server_time())
            heard = [len(device.heard) for device in (ann, ben)]
            await asyncio.sleep(1.2)
            for device in (ann, ben):
                await device.catch_up()
            assert shown_year(ann, 0, server_time()) >= first + 5
            assert [len(device.heard) - 1 for device in (ann, ben)] == heard
            await close_all(ann, ben)

    run_async(test())


def test_a_card_is_turned_in_exactly_in_its_year_by_the_servers_time(server: Server) -> None:
    """Tried again and again around the turn of the year: no refusal after it, no success before it."""

    async def test() -> None:
        async with open_lobby(server) as lobby:
            _, ann, ben = await start_race(lobby, seconds=2, lead=1)
            later = ann.told[0]["later"]
            assert later["at"] == 2000
            assert later["legal"] == [TURN_IN]
            opens = ann.clock["at"] + later["at"] - ann.clock["shows"]
            tries = 0
            while True:
                sent = server_time()
                code = await ann.do(0, TURN_IN)
                if code == "ok":
                    break
                assert (code, sent < opens) == ("wrong-year", True)
                tries += 1
                await asyncio.sleep(0.005)
            assert server_time() >= opens
            assert tries > 0
            assert event_types(ann.told[0]) == ["turned-in"]
            await close_all(ann, ben)

    run_async(test())


def test_a_loss_comes_by_itself_at_its_moment(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            table, ann, ben = await start_race(lobby, seconds=0.2, lead=2)
            ends = ann.clock["at"] + 3 * 200
            told, _ = await asyncio.gather(
                ann.receive_event("over"), ben.receive_event("over")
            )  # both show that they live
            assert server_time() >= ends
            assert told["events"] == [
                {"type": "over", "won": False, "year": 1841, "missed": ["auckland-1840"]}
            ]
            assert not ann.clock["runs"]
            assert await ben.do(1, SKIP) == "game-over"
            assert (await lobby.request("GET", f"/api/tables/{table.id}/record"))[1]["clock"] >= 600
            await close_all(ann, ben)

    run_async(test())


def test_people_plan_and_win_a_race(server: Server) -> None:
    """Both cards are of the first year, which lasts long enough for any machine."""
    setup = {"hands": [["waitangi-1840"], ["auckland-1840"]]}
    options = {"seconds_per_year": 20, "lead_years": 0}

    async def test() -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table("place-race", "Ann", "Ben", options=options, setup=setup)
            ann, ben = [await connect_device(lobby, table, token) for token in table.tokens]
            await plan_and_trade(ann, ben)
            assert await ann.do(0, SKIP) == "not-your-turn"
            assert await ben.do(1, {"type": "turn-in", "card": "waitangi-1840"}) == "wrong-place"
            assert await ben.do(1, {"type": "move", "to": "waitangi"}) == "ok"
            assert await ann.do(0, {"type": "move", "to": "bluff"}) == "not-connected"
            assert await ann.do(0, TURN_IN) == "ok"
            assert await ben.do(1, TURN_IN) == "not-your-card"
            assert await ben.do(1, SKIP) == "ok"
            assert await ann.do(0, TURN_IN) == "already-done"
            assert await ann.do(0, SKIP) == "ok"
            assert await ben.do(1, {"type": "turn-in", "card": "waitangi-1840"}) == "ok"
            assert event_types(ben.told[1]) == ["turned-in", "over"]
            assert ben.told[1]["view"]["result"] == {"won": True, "year": 1840, "missed": []}
            await close_all(ann, ben)

    run_async(test())


async def plan_and_trade(ann: Device, ben: Device) -> None:
    assert await ann.do(0, {"type": "ready"}) == "no-start"
    assert await ann.do(0, {"type": "start", "place": "waitangi"}) == "not-a-city"
    assert await ann.do(0, SKIP) == "wrong-phase"
    assert await ann.do(0, {"type": "start", "place": "auckland"}) == "ok"
    assert await ben.do(1, {"type": "start", "place": "whangarei"}) == "ok"
    offer = {"type": "offer", "to": 1, "give": "waitangi-1840", "take": "auckland-1840"}
    assert await ann.do(0, offer) == "ok"
    assert await ben.do(1, {"type": "accept", "from": 0}) == "ok"
    assert await ann.do(0, {"type": "start", "place": "napier"}) == "start-locked"
    assert await ann.do(0, {"type": "ready"}) == "ok"
    assert await ben.do(1, {"type": "ready"}) == "ok"


# Pauses and pace.


def test_anyone_pauses_and_going_on_is_counted_down(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            before = server_time()
            table, ann, ben = await start_race(lobby, seconds=0.5, lead=30, countdown=1)
            assert ann.clock["at"] > before + 999, "the start is counted down, too"
            assert await ann.do(0, SKIP) == "paused" or server_time() > ann.clock["at"]
            await sleep_until(ann.clock, 100)
            onlooker = await connect_device(lobby, table)
            assert await onlooker.code(type="pause") == "not-your-seat"
            assert await ben.code(type="pause") == "ok"
            paused = await ann.receive_event("paused")
            assert paused["events"] == [{"type": "paused", "why": "asked", "seat": 1}]
            assert paused["table"]["phase"] == "paused"
            assert not paused["clock"]["runs"]
            assert await ann.do(0, SKIP) == "paused"
            before = server_time()
            assert await ann.code(type="resume") == "ok"
            resumed = ann.clock
            assert (resumed["runs"], resumed["shows"]) == (True, paused["clock"]["shows"])
            assert resumed["at"] > before + 999
            assert await ann.do(0, SKIP) == "paused" or server_time() > resumed["at"]
            await sleep_until(resumed, resumed["shows"])
            assert await ann.do(0, SKIP) == "ok"
            await onlooker.receive_until_version(ann.told[0]["version"])
            assert onlooker.clock == resumed, "everyone sees the same countdown"
            await close_all(ann, ben, onlooker)

    run_async(test())


def test_the_pace_changes_only_while_the_clock_stands_and_no_year_is_skipped(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            _, ann, ben = await start_race(lobby, seconds=0.2, lead=60)
            for speed in (0.5, 2.0):
                assert await ben.code(type="pace", speed=speed) == "wrong-phase"
                assert await ben.code(type="pause") == "ok"
                stood = ben.clock["shows"]
                assert await ben.code(type="pace", speed=speed) == "ok"
                assert event_types(ben.told[1]) == ["paced"]
                assert ben.clock["shows"] == stood
                assert await ben.code(type="resume") == "ok"
                assert (ben.clock["shows"], ben.clock["speed"]) == (stood, speed)
                await asyncio.sleep(0.3)
                await ann.catch_up()
                before = shown_year(ann, 0, server_time())
                assert await ann.do(0, SKIP) == "ok"
                assert before <= ann.told[0]["view"]["year"] <= shown_year(ann, 0, server_time())
                assert await ben.do(1, SKIP) == "ok"
            assert await ben.code(type="pace", speed=11) == "bad-request"
            await close_all(ann, ben)

    run_async(test())


def test_a_lost_connection_stops_the_clock(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            table, ann, ben = await start_race(lobby, seconds=0.5, lead=60)
            second = await connect_device(lobby, table, table.tokens[1])
            ben.person.abort()
            await ann.catch_up()
            assert ann.table["phase"] == "playing", "Ben has another device here"
            second.person.abort()
            paused = await ann.receive_event("paused")
            assert paused["events"] == [{"type": "paused", "why": "dropped", "seat": 1}]
            assert not paused["clock"]["runs"]
            ben = await connect_device(lobby, table, table.tokens[1])
            assert ben.clock["shows"] == paused["clock"]["shows"]
            assert ben.clock["runs"], "all are here again: it goes on by itself"
            assert (await ann.receive_event("resumed"))["events"] == [
                {"type": "resumed", "seat": None, "back": 1}
            ]
            assert await ann.do(0, SKIP) == "ok"
            await close_all(ann, ben)

    run_async(test())


def test_a_lost_connection_stops_nothing_if_so_arranged(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            _, ann, ben = await start_race(lobby, seconds=0.5, lead=60, pause_on_drop=False)
            ben.person.abort()
            while ann.table["seats"][1]["here"]:
                await ann.receive()
            assert ann.table["phase"] == "playing"
            assert ann.clock["runs"]
            assert await ann.do(0, SKIP) == "ok"
            await ann.close()

    run_async(test())


# Fingers and faces.


def test_pings_and_reactions_reach_everyone_and_are_kept_by_nobody(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            table, ann, ben = await start_race(lobby, seconds=0.5, lead=60)
            onlooker = await connect_device(lobby, table)
            version = ann.told[0]["version"]
            for command, signal in (
                ({"type": "point", "place": "taupo"}, {"place": "taupo"}),
                ({"type": "react", "reaction": "clap"}, {"reaction": "clap"}),
            ):
                assert await ben.code(**command, seat=1) == "ok"
                for device in (ann, ben, onlooker):
                    await device.catch_up()
                    assert device.signals[-1] == {"type": "signal", "seat": 1, **signal}
            assert await ben.code(type="point", seat=1, place="sydney") == "bad-request"
            assert await ben.code(type="point", seat=0, place="taupo") == "not-your-seat"
            assert await ben.code(type="react", seat=1, reaction="boo") == "bad-request"
            await ann.catch_up()
            assert len(ann.signals) == 2
            assert ann.told[0]["version"] == version
            await close_all(ann, ben, onlooker)
            table, ann, ben = await start_race(lobby, seconds=0.5, lead=60, reactions=False)
            assert await ann.code(type="react", seat=0, reaction="clap") == "wrong-phase"
            await close_all(ann, ben)

    run_async(test())


# Computer players.


def test_computer_players_win_races_while_a_person_looks_on(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            await asyncio.gather(watch_short_deal(lobby), watch_four(lobby))

    run_async(test())


async def watch_short_deal(lobby: Lobby) -> None:
    """A deal that can be won, of two cards not too many years apart."""
    options = {"seconds_per_year": 0.5, "deal": "winnable", "day_cards": 1, "lead_years": 4}
    for _ in range(60):
        table = await lobby.make_table("place-race", "bot", "Ann", options=options)
        ann = await connect_device(lobby, table, table.tokens[0])
        cards = [seat["cards"][0]["card"] for seat in ann.told[1]["view"]["seats"]]
        years = sorted(int(card.rpartition("-")[2]) for card in cards)
        if years[1] - years[0] <= 14:
            break
        await ann.close()
    await watch_until_over(lobby, table, ann, 1)


async def watch_four(lobby: Lobby) -> None:
    hands = [["waitangi-1840"], ["st-arnaud-1843"], ["dunedin-1848"], ["nelson-1842"]]
    options = {"seconds_per_year": 0.8, "lead_years": 4, "late_cards": 0}
    table = await lobby.make_table(
        "place-race", "bot", "bot", "Ann", "bot", setup={"hands": hands}, options=options
    )
    await watch_until_over(lobby, table, await connect_device(lobby, table, table.tokens[0]), 2)


async def watch_until_over(lobby: Lobby, table: TableMade, ann: Device, seat: int) -> None:
    assert await ann.code(type="hand", seat=seat, level="easy") == "ok"
    while ann.told[seat]["view"]["phase"] != "over":
        await ann.receive()
    view = ann.told[seat]["view"]
    assert view["result"]["won"], view
    actions = (await lobby.request("GET", f"/api/tables/{table.id}/record"))[1]["actions"]
    years = view["result"]["year"] - view["start_year"] + 1
    assert len(actions) < 8 * years * len(view["seats"]), "they do not skip without end"
    await ann.close()


def test_a_computer_player_with_nothing_to_do_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever is ready waits for the others, and is not asked what to do again and again."""

    async def test() -> None:
        hub = Hub(tmp_path, keep_days=1)
        asked_for: list[int] = []
        choose = hub.worker_pools.choose_move

        def counted(level: Level, situation: Situation, *more: Any) -> Awaitable[tuple[Message | None, Any]]:
            asked_for.append(situation.seat)
            return choose(level, situation, *more)

        monkeypatch.setattr(hub.worker_pools, "choose_move", counted)
        keys = frozenset({"ann"})
        settings = Settings(countdown=0, rhythm=False)
        live = await hub.make_table(
            entries.Created("place-race", "", "ann", {"seconds_per_year": 0.2}, settings, HOME)
        )
        await run_command(hub, live, commands.TakeSeat("Ann", "ann"), keys)
        await run_command(hub, live, commands.TakeSeat("", None, "easy"), keys)
        await run_command(hub, live, commands.Start(), keys)
        live.connect(Subscriber(lambda text: None, keys))
        while live.table.match is None or not live.table.match.view(None).seats[1].ready:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.5)
        before = len(asked_for)
        await asyncio.sleep(0.3)
        assert before > 0
        assert len(asked_for) == before
        await hub.close()

    run_async(test())
