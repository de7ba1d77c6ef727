"""Reactions and fingers on the map: seen by everyone and kept by nobody."""

import json
from pathlib import Path

import msgspec
import pytest
from support.games import CLOCK_GAME, TURN_GAME, script_of
from support.live_server import Server, open_lobby, run_async
from support.scripted_table import ScriptedTable, all_facts_of, encode, make_race

from thirdplace.core.records.record import record_of
from thirdplace.core.registry import find_game
from thirdplace.table.commands import Commands, Point, React

TRIO = ("Ann", "Bob", "Cleo")
PLACE = min(find_game(CLOCK_GAME).places)


def test_a_reaction_is_seen_and_kept_nowhere() -> None:
    party = make_race()
    record, before = encode(record_of(party.match)), all_facts_of(party.table)
    seen = party.run(React(seat=1, reaction="clap"), "Bob")
    assert (seen.refused, seen.applied) == (None, [])
    assert msgspec.json.decode(encode(seen.signal)) == {"type": "signal", "seat": 1, "reaction": "clap"}
    seen = party.run(Point(seat=0, place=PLACE), "Ann")
    assert msgspec.json.decode(encode(seen.signal)) == {"type": "signal", "seat": 0, "place": PLACE}
    assert all_facts_of(party.table) == before
    assert encode(record_of(party.match)) == record


@pytest.mark.parametrize(
    "said",
    [
        b'{"type":"react","seat":0,"reaction":"you are all fools"}',
        b'{"type":"react","seat":0,"reaction":""}',
        b'{"type":"react","seat":0,"reaction":null}',
        b'{"type":"react","seat":0,"reaction":"clap","text":"hello"}',
        b'{"type":"point","seat":0,"place":7}',
        b'{"type":"point","seat":0,"place":"%s"}' % (b"a" * 61),
    ],
)
def test_there_is_no_reaction_in_words_of_ones_own(said: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(said, type=Commands)


def test_one_reacts_and_points_for_oneself_at_places_on_the_map() -> None:
    party = make_race()
    for stranger in ("Bob", "host", "Stranger"):
        assert party.refusal_of(React(seat=0, reaction="wave"), stranger) == "not-your-seat"
        assert party.refusal_of(Point(seat=0, place=PLACE), stranger) == "not-your-seat"
    assert party.refusal_of(React(seat=5, reaction="wave"), "Ann") == "bad-request"
    for place in ("atlantis", "", PLACE.upper()):
        assert party.refusal_of(Point(seat=0, place=place), "Ann") == "bad-request"
    assert (
        ScriptedTable(TURN_GAME, *TRIO).refusal_of(Point(seat=0, place=PLACE), "Ann") == "bad-request"
    )  # another game's map


def test_reactions_can_be_switched_off() -> None:
    party = make_race(settings={"reactions": False})
    assert party.refusal_of(React(seat=0, reaction="wave"), "Ann") == "wrong-phase"
    assert party.run(Point(seat=0, place=PLACE), "Ann").signal is not None  # that is part of the game


def test_people_may_wave_before_and_after_the_game() -> None:
    party = ScriptedTable(TURN_GAME, *TRIO, **script_of(TURN_GAME).ONE_ROUND)
    assert party.run(React(seat=0, reaction="wave"), "Ann").signal is not None
    party.start().act_legally(*TRIO)
    assert party.run(React(seat=0, reaction="thanks"), "Ann").signal is not None


def test_over_a_real_server_everyone_sees_it_and_nobody_finds_it_later(tmp_path: Path) -> None:
    async def wave(server: Server) -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(CLOCK_GAME, *TRIO)
            ann, onlooker = await lobby.connect(table, table.tokens[0]), await lobby.connect(table)
            version = (await ann.receive("update"))["version"]
            await onlooker.receive("update")
            record = await lobby.request("GET", f"/api/tables/{table.id}/record", None, table.tokens[0])
            for said in (
                {"type": "react", "seat": 0, "reaction": "wow"},
                {"type": "react", "seat": 0, "reaction": "boo"},
                {"type": "point", "seat": 1, "place": PLACE},
                {"type": "point", "seat": 0, "place": PLACE},
            ):
                await ann.send(said)
            assert [await onlooker.receive("signal"), await onlooker.receive("signal")] == [
                {"type": "signal", "seat": 0, "reaction": "wow"},
                {"type": "signal", "seat": 0, "place": PLACE},
            ]
            codes = [(await ann.receive("refused"))["code"] for _ in range(2)]
            assert codes == ["bad-request", "not-your-seat"]
            told = await (await lobby.connect(table)).receive()
            assert told["version"] == version
            assert not any(word in json.dumps(told) for word in ("wow", "boo", "signal"))
            assert (
                await lobby.request("GET", f"/api/tables/{table.id}/record", None, table.tokens[0]) == record
            )

    with Server(tmp_path / "data") as server:
        run_async(wave(server))
