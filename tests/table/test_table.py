"""A table without I/O: its phases, moves, what may be taken back, and the table after it."""

from typing import Any

import msgspec
import pytest
from msgspec import Raw
from support.games import CLOCK_GAME, LED_GAME, TURN_GAME, script_of
from support.scripted_table import START_MS, ScriptedTable, all_facts_of, encode

from thirdplace.core.errors import Refused
from thirdplace.core.testing.samples import sample_messages
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


def start_turn_game(*people: str, **made: Any) -> ScriptedTable:
    """A game in turns, begun; Ann is first."""
    return ScriptedTable(TURN_GAME, *(people or TRIO), **made).start(first=0)


def finish_turn_game() -> ScriptedTable:
    """A game of one round in which everybody did the first thing that was legal."""
    party = ScriptedTable(TURN_GAME, *TRIO, setup=SHORT).start()
    party.act_legally(*TRIO)
    return party


# Phases.


def test_a_table_gathers_plays_pauses_and_is_over() -> None:
    party = ScriptedTable(TURN_GAME, *TRIO, setup=SHORT)
    assert party.phase == "gathering"
    assert "view" not in party.view_json(None)
    party.start()
    assert party.phase == "playing"
    assert party.run_accepted(Pause(), "Bob") == ["paused why=asked seat=Bob"]
    assert party.phase == "paused"
    assert party.run_accepted(Resume(), "Cleo") == ["resumed seat=Cleo"]
    assert party.phase == "playing"
    party.act_legally("Ann", "Bob")
    assert party.act_legally("Cleo")[-1].startswith("over winners=")
    assert party.phase == "over"


def test_each_thing_has_its_phase() -> None:
    gathering, playing, done = ScriptedTable(TURN_GAME, *TRIO), start_turn_game(), finish_turn_game()
    for command in (Do(seat=0, action=playing.legal_action("Ann")), Undo(seat=0), Pause(), Resume()):
        assert gathering.refusal_of(command, "Ann") == "wrong-phase"
        assert done.refusal_of(command, "Ann") == "game-over"
    for arranging in (StartWithDeal("x"), Arrange(), Leave(seat=0)):
        assert playing.refusal_of(arranging, "host") == "wrong-phase"
        assert done.refusal_of(arranging, "host") == "wrong-phase"
    assert playing.refusal_of(TakeSeat("Dev", key="Dev")) == "wrong-phase"
    for early in (gathering, playing):
        assert early.refusal_of(MakeNextTable("next", "NEXT22"), "Ann") == "wrong-phase"


def test_paused_nobody_acts_and_nothing_is_legal() -> None:
    party = start_turn_game()
    legal, doing, automatic = (
        party.view_json(0)["legal"],
        party.legal_action("Ann"),
        party.automatic_action("Ann"),
    )
    party.run_accepted(Pause(), "Ann")
    assert party.refusal_of(party.make_command("Ann", doing), "Ann") == "paused"
    assert party.refusal_of(automatic) == "paused"
    assert not party.view_json(0).get("legal")
    assert party.view_json(0)["table"]["paused"] == {"why": "asked", "seat": 0}
    assert party.run_accepted(Pause(), "Bob") == []
    party.run_accepted(Resume(), "Bob")
    assert party.run_accepted(Resume(), "Bob") == []
    assert party.view_json(0)["legal"] == legal
    assert party.view_json(0)["table"]["paused"] is None


# A move.


def test_a_move_is_told_with_the_view_and_what_is_legal() -> None:
    party = start_turn_game()
    version = party.table.version
    (happened,) = party.act_legally("Ann", number=1)
    assert "seat=Ann" in happened
    told = party.view_json(1)
    assert told["version"] == version + 1
    assert told["seat"] == 1
    assert told["view"]["turn"] == 1
    assert told["view"] == msgspec.to_builtins(party.match.view(1))
    assert told["legal"] == msgspec.to_builtins(party.match.legal(1))
    assert [party.view_json(viewer).get("legal", []) for viewer in (None, 0, 2)] == [[], [], []]


def test_what_the_rules_refuse_is_refused_with_their_code() -> None:
    party = start_turn_game()
    action = party.legal_action("Ann")
    assert party.refusal_of(Do(seat=1, action=action), "Bob") == "not-your-turn"
    for code, wrong in refused_first_moves(party):
        assert party.refusal_of(Do(seat=0, action=wrong), "Ann") == code
    assert party.refusal_of(Do(seat=0, action=Raw(b'{"type":"fly"}')), "Ann") == "bad-request"
    assert party.refusal_of(Do(seat=0, action=Raw(b"{}")), "Ann") == "bad-request"
    assert party.refusal_of(Do(seat=1, action=action), "Ann") == "not-your-seat"
    assert party.refusal_of(Do(seat=7, action=action), "Ann") == "bad-request"
    assert party.refusal_of(Do(seat=0, action=action)) == "not-your-seat"


def refused_first_moves(party: ScriptedTable) -> list[tuple[str, Raw]]:
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
    party = ScriptedTable(LED_GAME, "Ann", "Bob").start()
    first = Do(seat=0, action=party.legal_action("Ann"), id="a1")
    party.run_accepted(first, "Ann")
    before = all_facts_of(party.table)
    assert party.run_accepted(first, "Ann") == []
    assert all_facts_of(party.table) == before
    write = Do(seat=0, action=party.legal_action("Ann"), id="a2")
    party.run_accepted(write, "Ann")
    assert party.run_accepted(write, "Ann") == []
    assert handle_command(party.rebuild(), write, frozenset(["Ann"]), START_MS).refused is None
    assert party.refusal_of(Do(seat=1, action=write.action, id="a2"), "Ann") == "not-your-seat"
    party.run_accepted(Do(seat=1, action=write.action, id="a2"), "Bob")  # each seat has ids of its own
    assert len(party.match.moves) == 3


def test_the_game_moves_on_the_tables_clock() -> None:
    party = start_turn_game()
    party.wait(1.5)
    party.act_legally("Ann", number=1)
    party.run_accepted(Pause(), "Ann")
    party.wait(60)
    party.run_accepted(Resume(), "Ann")
    party.wait(0.25)
    party.act_legally("Bob", number=1)
    assert [move.at for move in party.match.moves] == [1500, 1750]


# Play again.


def test_the_next_table_takes_everyone_along() -> None:
    settings = {"thinking": 30, "reactions": False}
    party = ScriptedTable(TURN_GAME, "Ann", "bot", "Bob", settings=settings, setup=SHORT, options=OTHER)
    party.start()
    party.act_legally("Ann")
    party.run_accepted(party.automatic_action("Timo"))
    party.act_legally("Bob")
    outcome = party.run(MakeNextTable("next", "NEXT22"), "Bob")
    assert outcome.next_table is not None
    table_id, entries = outcome.next_table
    assert table_id == party.table.next_table == party.view_json()["table"]["next"] == "next"
    born = Table.fold(table_id, entries, START_MS)
    assert born.phase == "gathering"
    assert born.config == msgspec.structs.replace(party.table.config, code="NEXT22")
    assert [(c.name, c.key, c.level) for c in born.chairs if c is not None] == [
        ("Ann", "Ann", None),
        ("Timo", None, "easy"),
        ("Bob", "Bob", None),
    ]
    assert handle_command(born, StartWithDeal("another"), frozenset(["host"]), START_MS).refused is None


def test_one_table_comes_after_another_however_often_it_is_asked_for() -> None:
    party = finish_turn_game()
    assert party.run_accepted(MakeNextTable("next", "NEXT22"), "Cleo") == ["continued table=next"]
    again = party.run(MakeNextTable("other", "OTHER2"), "Ann")
    assert (again.refused, again.next_table, again.applied) == (None, None, [])
    assert party.table.next_table == "next"


def test_who_was_not_there_cannot_go_on() -> None:
    party = finish_turn_game()
    assert party.refusal_of(MakeNextTable("next", "NEXT22"), "Stranger") == "not-your-seat"
    assert party.refusal_of(MakeNextTable("next", "NEXT22")) == "not-your-seat"
    assert party.run_accepted(MakeNextTable("next", "NEXT22"), "host") == ["continued table=next"]


def test_a_seat_that_was_handed_over_is_its_persons_again_at_the_next_table() -> None:
    party = ScriptedTable(TURN_GAME, *TRIO, setup=SHORT).start()
    party.table.chair(1).level = "easy"
    party.act_legally("Ann")
    party.run_accepted(party.automatic_action("Bob"))
    party.act_legally("Cleo")
    _, entries = party.run(MakeNextTable("next", "NEXT22"), "Ann").next_table or ("", [])
    bob = Table.fold("next", entries, START_MS).chair(1)
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
    party = ScriptedTable(TURN_GAME, *TRIO, setup=SHORT)
    assert party.view_json()["table"]["commitment"] is None
    party.start(seed="nobody knows")
    told = party.view_json()["table"]
    assert len(told["commitment"]) == 64
    assert told["seed"] is None
    assert b"nobody knows" not in encode(party.view_json())
    party.act_legally(*TRIO)
    assert party.view_json()["table"]["seed"] == "nobody knows"


def test_a_log_from_before_there_were_levels_has_easy_players() -> None:
    party = ScriptedTable(TURN_GAME, "Ann", "Bob", "bot")
    entries = [msgspec.json.encode(entry).replace(b'"easy"', b'"simple"') for entry in party.log]
    again = Table.fold("a table", map(decode_entry, entries), 0)
    assert [chair and chair.level for chair in again.chairs] == [None, None, "easy"]
