"""A table without I/O: its phases, moves, what may be taken back, and the table after it."""

from typing import Any

import msgspec
import pytest
from msgspec import Raw
from support.games import CLOCK_GAME, LED_GAME, TURN_GAME, script_of
from support.party import DAWN, Party, encode, remembered

from thirdplace.core.errors import Refused
from thirdplace.core.samples import sample_messages
from thirdplace.table.command_handler import handle_command
from thirdplace.table.commands import (
    Arrange,
    Do,
    Leave,
    MakeNextTable,
    Pause,
    Resume,
    StartWithDeal,
    TakeSeat,
    Undo,
)
from thirdplace.table.entries import Created, decode_entry
from thirdplace.table.table import Table
from thirdplace.table.table_config import make_table_log

TRIO = ("Ann", "Bob", "Cleo")
SHORT = script_of(TURN_GAME).ONE_ROUND["setup"]
OTHER = script_of(TURN_GAME).OTHER_OPTIONS
IMPOSSIBLE = script_of(TURN_GAME).IMPOSSIBLE


def bid(*people: str, **made: Any) -> Party:
    """A game in turns, begun; Ann is first."""
    return Party(TURN_GAME, *(people or TRIO), **made).begins(first=0)


def over() -> Party:
    """A game of one round in which everybody did the first thing that was legal."""
    party = Party(TURN_GAME, *TRIO, setup=SHORT).begins()
    party.acts(*TRIO)
    return party


# Phases.


def test_a_table_gathers_plays_pauses_and_is_over() -> None:
    party = Party(TURN_GAME, *TRIO, setup=SHORT)
    assert party.phase == "gathering"
    assert "view" not in party.shows(None)
    party.begins()
    assert party.phase == "playing"
    assert party.does(Pause(), "Bob") == ["paused why=asked seat=Bob"]
    assert party.phase == "paused"
    assert party.does(Resume(), "Cleo") == ["resumed seat=Cleo"]
    assert party.phase == "playing"
    party.acts("Ann", "Bob")
    assert party.acts("Cleo")[-1].startswith("over winners=")
    assert party.phase == "over"


def test_each_thing_has_its_phase() -> None:
    gathering, playing, done = Party(TURN_GAME, *TRIO), bid(), over()
    for command in (Do(seat=0, action=playing.action("Ann")), Undo(seat=0), Pause(), Resume()):
        assert gathering.refuses(command, "Ann") == "wrong-phase"
        assert done.refuses(command, "Ann") == "game-over"
    for arranging in (StartWithDeal("x"), Arrange(), Leave(seat=0)):
        assert playing.refuses(arranging, "host") == "wrong-phase"
        assert done.refuses(arranging, "host") == "wrong-phase"
    assert playing.refuses(TakeSeat("Dev", key="Dev")) == "wrong-phase"
    for early in (gathering, playing):
        assert early.refuses(MakeNextTable("next", "NEXT22"), "Ann") == "wrong-phase"


def test_paused_nobody_acts_and_nothing_is_legal() -> None:
    party = bid()
    legal, doing, automatic = party.shows(0)["legal"], party.action("Ann"), party.automatic("Ann")
    party.does(Pause(), "Ann")
    assert party.refuses(party.doing("Ann", doing), "Ann") == "paused"
    assert party.refuses(automatic) == "paused"
    assert not party.shows(0).get("legal")
    assert party.shows(0)["table"]["paused"] == {"why": "asked", "seat": 0}
    assert party.does(Pause(), "Bob") == []
    party.does(Resume(), "Bob")
    assert party.does(Resume(), "Bob") == []
    assert party.shows(0)["legal"] == legal
    assert party.shows(0)["table"]["paused"] is None


# A move.


def test_a_move_is_told_with_the_view_and_what_is_legal() -> None:
    party = bid()
    version = party.table.version
    (happened,) = party.acts("Ann", number=1)
    assert "seat=Ann" in happened
    told = party.shows(1)
    assert told["version"] == version + 1
    assert told["seat"] == 1
    assert told["view"]["turn"] == 1
    assert told["view"] == msgspec.to_builtins(party.match.view(1))
    assert told["legal"] == msgspec.to_builtins(party.match.legal(1))
    assert [party.shows(viewer).get("legal", []) for viewer in (None, 0, 2)] == [[], [], []]


def test_what_the_rules_refuse_is_refused_with_their_code() -> None:
    party = bid()
    action = party.action("Ann")
    assert party.refuses(Do(seat=1, action=action), "Bob") == "not-your-turn"
    for code, wrong in refused_first_moves(party):
        assert party.refuses(Do(seat=0, action=wrong), "Ann") == code
    assert party.refuses(Do(seat=0, action=Raw(b'{"type":"fly"}')), "Ann") == "bad-request"
    assert party.refuses(Do(seat=0, action=Raw(b"{}")), "Ann") == "bad-request"
    assert party.refuses(Do(seat=1, action=action), "Ann") == "not-your-seat"
    assert party.refuses(Do(seat=7, action=action), "Ann") == "bad-request"
    assert party.refuses(Do(seat=0, action=action)) == "not-your-seat"


def refused_first_moves(party: Party) -> list[tuple[str, Raw]]:
    """Of the game's samples, those that its rules do not allow at the beginning, with their codes."""
    game, s, options = party.table.game, party.match.state, party.match.options
    found = []
    for sample in sample_messages(game):
        number = game.actions.encode(s, options, msgspec.convert(sample, game.actions.MESSAGES))
        if code := game.rules.refusal(s, 0, number, 0):
            found.append((game.refusal_code(code), Raw(encode(sample))))
    assert {code for code, _ in found} & set(game.refusals), "no code of its own"
    return found


def test_a_command_with_the_same_id_is_not_done_twice() -> None:
    party = Party(LED_GAME, "Ann", "Bob").begins()
    first = Do(seat=0, action=party.action("Ann"), id="a1")
    party.does(first, "Ann")
    before = remembered(party.table)
    assert party.does(first, "Ann") == []
    assert remembered(party.table) == before
    write = Do(seat=0, action=party.action("Ann"), id="a2")
    party.does(write, "Ann")
    assert party.does(write, "Ann") == []
    assert handle_command(party.again(), write, frozenset(["Ann"]), DAWN).refused is None
    assert party.refuses(Do(seat=1, action=write.action, id="a2"), "Ann") == "not-your-seat"
    party.does(Do(seat=1, action=write.action, id="a2"), "Bob")  # each seat has ids of its own
    assert len(party.match.moves) == 3


def test_the_game_moves_on_the_tables_clock() -> None:
    party = bid()
    party.later(1.5)
    party.acts("Ann", number=1)
    party.does(Pause(), "Ann")
    party.later(60)
    party.does(Resume(), "Ann")
    party.later(0.25)
    party.acts("Bob", number=1)
    assert [move.at for move in party.match.moves] == [1500, 1750]


# Play again.


def test_the_next_table_takes_everyone_along() -> None:
    settings = {"thinking": 30, "reactions": False}
    party = Party(TURN_GAME, "Ann", "bot", "Bob", settings=settings, setup=SHORT, options=OTHER)
    party.begins()
    party.acts("Ann")
    party.does(party.automatic("Timo"))
    party.acts("Bob")
    outcome = party.ask(MakeNextTable("next", "NEXT22"), "Bob")
    assert outcome.next_table is not None
    table_id, entries = outcome.next_table
    assert table_id == party.table.next_table == party.shows()["table"]["next"] == "next"
    born = Table.fold(table_id, entries, DAWN)
    assert born.phase == "gathering"
    assert born.config == msgspec.structs.replace(party.table.config, code="NEXT22")
    assert [(c.name, c.key, c.level) for c in born.chairs if c is not None] == [
        ("Ann", "Ann", None),
        ("Timo", None, "easy"),
        ("Bob", "Bob", None),
    ]
    assert handle_command(born, StartWithDeal("another"), frozenset(["host"]), DAWN).refused is None


def test_one_table_comes_after_another_however_often_it_is_asked_for() -> None:
    party = over()
    assert party.does(MakeNextTable("next", "NEXT22"), "Cleo") == ["continued table=next"]
    again = party.ask(MakeNextTable("other", "OTHER2"), "Ann")
    assert (again.refused, again.next_table, again.applied) == (None, None, [])
    assert party.table.next_table == "next"


def test_who_was_not_there_cannot_go_on() -> None:
    party = over()
    assert party.refuses(MakeNextTable("next", "NEXT22"), "Stranger") == "not-your-seat"
    assert party.refuses(MakeNextTable("next", "NEXT22")) == "not-your-seat"
    assert party.does(MakeNextTable("next", "NEXT22"), "host") == ["continued table=next"]


def test_a_seat_that_was_handed_over_is_its_persons_again_at_the_next_table() -> None:
    party = Party(TURN_GAME, *TRIO, setup=SHORT).begins()
    party.table.chair(1).level = "easy"
    party.acts("Ann")
    party.does(party.automatic("Bob"))
    party.acts("Cleo")
    _, entries = party.ask(MakeNextTable("next", "NEXT22"), "Ann").next_table or ("", [])
    bob = Table.fold("next", entries, DAWN).chair(1)
    assert (bob.name, bob.key, bob.level) == ("Bob", "Bob", None)


# Making one.


@pytest.mark.parametrize(
    ("made", "code"),
    [
        (Created("chess", "CODE22", "host"), "unknown-game"),
        (Created(TURN_GAME, "CODE22", "host", options={"speed": 1}), "bad-options"),
        (Created(CLOCK_GAME, "CODE22", "host", setup={"unheard-of": 1}), "bad-options"),
        *((Created(TURN_GAME, "CODE22", "host", **wrong), "bad-options") for wrong in IMPOSSIBLE),
    ],
)
def test_a_table_that_cannot_be_is_not_made(made: Created, code: str) -> None:
    with pytest.raises(Refused) as refused:
        make_table_log(made)
    assert refused.value.code == code


def test_the_seed_is_told_once_the_game_is_over() -> None:
    party = Party(TURN_GAME, *TRIO, setup=SHORT)
    assert party.shows()["table"]["commitment"] is None
    party.begins(seed="nobody knows")
    told = party.shows()["table"]
    assert len(told["commitment"]) == 64
    assert told["seed"] is None
    assert b"nobody knows" not in encode(party.shows())
    party.acts(*TRIO)
    assert party.shows()["table"]["seed"] == "nobody knows"


def test_a_log_from_before_there_were_levels_has_easy_players() -> None:
    party = Party(TURN_GAME, "Ann", "Bob", "bot")
    entries = [msgspec.json.encode(entry).replace(b'"easy"', b'"simple"') for entry in party.log]
    again = Table.fold("a table", map(decode_entry, entries), 0)
    assert [chair and chair.level for chair in again.chairs] == [None, None, "easy"]
