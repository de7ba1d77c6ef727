"""Servers that cheat, over real sockets: what devices have noted finds each of them out, and says how."""

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from support.browser.browser_check import check_in_browser_code
from support.games import CLOCK_GAME, LED_GAME, TURN_GAME, options_with_pace
from support.live_server import Json, Server, open_lobby, run_async
from support.luck import lying_server
from support.luck.gathering import Gathering, open_lobbies
from support.luck.sharing_devices import play_whole_game
from support.luck.verify_script import run_script

from thirdplace.core.records.record import Record, WrongRecord, replay, verify
from thirdplace.text import explain, text_for

LIES = {
    "Trier": "server-share",
    "Covered Trier": "note-server",
    "Swapper": "seat-share",
    "Covered Swapper": "note-seat",
    "Two Lists": "note-seat",
    "Denier": "note-left-out",
    "Redrawer": "note-rounds",
    "Dealer": "note-view",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    program = (sys.executable, lying_server.__file__)
    folder = tmp_path_factory.mktemp("lies")
    with Server(folder / "tables", "--messages", "100000", program=program) as started:
        yield started


def play(server: Server, game: str, *names: str) -> Json:
    found: list[Json] = []

    async def test() -> None:
        async with open_lobby(server) as lobby:
            options = options_with_pace(0.2) if game == CLOCK_GAME else {}
            record, _ = await play_whole_game(lobby, game, *names, source=Random(3), options=options)
            found.append(record)

    run_async(test())
    return found[0]


def views_of(record: Json) -> dict[int, list[Any]] | None:
    """What each noted seat sees in an honest replay, as a device that knows the rules finds it out."""
    try:
        return replay_honestly(record)
    except WrongRecord:
        return None


def replay_honestly(record: Json) -> dict[int, list[Any]]:
    plain = msgspec.convert({**record, "notes": []}, Record)
    seats = [note["seat"] for note in record["notes"]]
    seen: dict[int, list[Any]] = {seat: [] for seat in seats}
    for moment in replay(plain):
        for seat in seats:
            seen[seat].append(msgspec.to_builtins(moment.match.view(seat)))
    return seen


def test_every_lie_is_told_of() -> None:
    assert tuple(LIES) == lying_server.LIARS


@pytest.mark.parametrize("game", [TURN_GAME, LED_GAME, CLOCK_GAME])
@pytest.mark.parametrize("liar", [liar for liar in LIES if liar not in ("Redrawer", "Dealer")])
def test_a_server_that_lies_is_found_out(server: Server, tmp_path: Path, liar: str, game: str) -> None:
    record = play(server, game, liar, "Bob", "Cleo")
    with pytest.raises(WrongRecord) as wrong:
        verify(msgspec.convert(record, Record))
    assert wrong.value.detail.partition(":")[0] == LIES[liar]
    for lang in ("en", "de", "it"):
        sentence = explain(text_for(lang), wrong.value)
        assert "{" not in sentence
        assert sentence != text_for(lang)("record-broken")
    (report,) = check_in_browser_code([(record, views_of(record))])
    assert report["verdict"] == "wrong"
    assert report["wrong"][0]["id"] == f"record-{LIES[liar]}"
    by_script = run_script(tmp_path, msgspec.json.encode(record))
    assert by_script.returncode == 1
    assert by_script.stdout.split()[:2] == ["wrong:", LIES[liar]]


def play_with_early_list(server: Server, *names: str) -> Json:
    """Bob is far away. The first list is dropped once he has revealed, as the host changes something."""
    found: list[Json] = []

    async def test() -> None:
        async with open_lobbies(server) as (lobby, far):
            party = await Gathering.of(lobby, far, TURN_GAME, *names, far_names=("Bob",))
            first = party.devices[1].share
            await party.wait_until_revealed(1)
            path = f"/api/tables/{party.table.id}/commands"
            status, told = await lobby.request(
                "POST", path, {"type": "arrange", "options": {}}, party.table.host
            )
            assert status == 200, told
            await party.wait_until_revealed(1, other_than=first)
            await party.start(lobby)
            await asyncio.gather(*(one.play_to_end(Random(3), one.began) for one in party.devices))
            found.append(await party.read_record(lobby))

    run_async(test())
    return found[0]


@pytest.mark.parametrize("liar", [liar for liar in LIES if liar != "Dealer"])
def test_a_server_that_lies_about_an_early_list_is_found_out(
    server: Server, tmp_path: Path, liar: str
) -> None:
    record = play_with_early_list(server, liar, "Bob", "Cleo")
    with pytest.raises(WrongRecord) as wrong:
        verify(msgspec.convert(record, Record))
    assert wrong.value.detail.partition(":")[0] == LIES[liar]
    (report,) = check_in_browser_code([(record, views_of(record))])
    assert report["wrong"][0]["id"] == f"record-{LIES[liar]}"
    assert run_script(tmp_path, msgspec.json.encode(record)).stdout.split()[:2] == ["wrong:", LIES[liar]]


def test_at_an_honest_table_with_an_early_list_nobody_is_blamed(server: Server) -> None:
    record = play_with_early_list(server, "Ann", "Bob", "Cleo")
    assert verify(msgspec.convert(record, Record)).over
    for note, verdict in zip(record["notes"], ("good", "open", "good"), strict=True):
        own = record | {"notes": [note]}
        (report,) = check_in_browser_code([(own, views_of(own))])
        assert (report["verdict"], report["wrong"]) == (verdict, [])
        assert [sentence["id"] for sentence in report["open"]] == ["luck-again"]


@pytest.mark.parametrize("game", [TURN_GAME, LED_GAME, CLOCK_GAME])
def test_a_changed_card_is_found_out(server: Server, tmp_path: Path, game: str) -> None:
    """Either somebody has taken what was not there, or what a device saw does not follow."""
    record = play(server, game, "Dealer", "Bob", "Cleo")
    with pytest.raises(WrongRecord) as wrong:
        verify(msgspec.convert(record, Record))
    by_script = run_script(tmp_path, msgspec.json.encode(record))
    assert by_script.returncode == 1
    assert by_script.stdout.split()[:2] == ["wrong:", "note-view"]
    views = views_of(record)
    (report,) = check_in_browser_code([(record, views)])
    if views is None:
        assert wrong.value.number is not None
        assert [sentence["id"] for sentence in report["wrong"]] == ["web-luck-illegal"]
    else:
        assert wrong.value.detail.startswith("note-view")
        assert report["wrong"][0]["id"] == "record-note-view"


@pytest.mark.parametrize("game", [TURN_GAME, LED_GAME, CLOCK_GAME])
def test_at_an_honest_table_nobody_is_blamed(server: Server, game: str) -> None:
    record = play(server, game, "Ann", "Bob", "Cleo")
    assert verify(msgspec.convert(record, Record)).over
    (report,) = check_in_browser_code([(record, views_of(record))])
    assert (report["verdict"], report["wrong"], report["open"]) == ("good", [], [])


def test_the_server_s_own_replay_tells_of_a_changed_card(server: Server) -> None:
    """As long as a device does not know the rules, it asks the server, whose replay is honest here."""
    record = play(server, LED_GAME, "Dealer", "Bob", "Cleo")
    plain = {name: value for name, value in record.items() if name != "notes"}
    views: dict[int, list[Any]] = {}

    async def ask() -> None:
        async with open_lobby(server) as lobby:
            for note in record["notes"]:
                body = {"record": plain, "viewer": note["seat"]}
                status, told = await lobby.request("POST", "/api/replays", body)
                assert status == 200, told
                views[note["seat"]] = [step["view"] for step in told["steps"]]

    run_async(ask())
    (report,) = check_in_browser_code([(record, views)])
    assert report["wrong"][0]["id"] == "record-note-view"
