"""A lesson as its host runs it: ended early, going on without somebody, other rules for the next game."""

from random import Random
from typing import Any

import pytest
from support.games import (
    CLOCK_GAME,
    LED_GAME,
    TURN_GAME,
    options_with_first_seat,
    options_with_pace,
    script_of,
)
from support.scripted_table import ScriptedTable, encode_action

from thirdplace.core.records.record import from_json, record_of, to_json, verify
from thirdplace.core.testing.conformance import play_at_random
from thirdplace.games.places_please.tests.class_table import PUPILS, REVEAL, ROLL, start_class, write_slot
from thirdplace.table import commands, entries
from thirdplace.table.commands import Do, End, GoOn, Leave, Pause


def play_whole_round(party: ScriptedTable) -> None:
    for slot in ("hundreds", "tens", "ones"):
        party.run_accepted(ROLL, "host")
        write_slot(party, slot, *PUPILS)
    party.run_accepted(REVEAL, "host")


def test_the_host_ends_the_lesson_in_the_middle_of_a_round() -> None:
    party = start_class(rounds=4)
    play_whole_round(party)
    party.run_accepted(ROLL, "host")
    write_slot(party, "tens", "Ann")
    told = party.run_accepted(End(), "host")
    assert told[0] == "ended rounds=1"
    assert told[1].startswith("over ")
    assert party.phase == "over"
    assert len(party.match.view(None).history) == 1
    assert verify(from_json(to_json(record_of(party.match)))).state == party.match.state
    again = party.rebuild()
    assert again.match is not None
    assert again.match.state == party.match.state
    assert party.refusal_of(End(), "host") == "game-over"


def test_a_lesson_is_ended_while_it_is_paused_or_while_the_one_with_the_die_is_gone() -> None:
    party = start_class(rounds=4)
    party.run_accepted(ROLL, "host")
    party.run_accepted(Leave(seat=0), "host")
    party.run_accepted(Pause(), "host")
    party.run_accepted(End(), "host")
    assert party.phase == "over"


def test_nobody_but_the_host_ends_a_lesson_and_nobody_is_offered_it() -> None:
    party = start_class()
    assert party.refusal_of(End(), "Ann") == "not-the-host"
    assert party.refusal_of(Do(seat=0, action=encode_action("end")), "Ann") == "bad-request"
    assert party.view_json(0, "Ann")["legal"] == []
    party.run_accepted(ROLL, "host")
    assert {one["type"] for one in party.view_json(0, "Ann")["legal"]} == {"write"}


@pytest.mark.parametrize("game", [LED_GAME, TURN_GAME, CLOCK_GAME])
def test_a_game_that_cannot_be_ended_says_so(game: str) -> None:
    party = ScriptedTable(game, "Ann", "Ben", "Cleo")
    assert party.refusal_of(End(), "host") == "wrong-phase"
    party.start()
    assert party.refusal_of(End(), "host") == "wrong-phase"


def test_who_was_late_is_told_what_was_done_until_they_act_again() -> None:
    party = start_class(garbage=1)
    party.run_accepted(ROLL, "host")
    write_slot(party, "ones", "Ben")
    party.run_accepted(GoOn(), "host")
    thrown = {"type": "write", "slot": "garbage"}
    assert party.view_json(0, "Ann")["done_for_you"] == thrown
    assert "done_for_you" not in party.view_json(1, "Ben")
    assert "done_for_you" not in party.view_json(None, "host")
    assert party.rebuild().done_for_late == party.table.done_for_late
    party.run_accepted(ROLL, "host")  # for whoever has the die: it is no answer
    assert party.view_json(1, "Ben").get("done_for_you") is None
    assert party.view_json(2, "Cleo")["done_for_you"] == thrown
    write_slot(party, "hundreds", "Cleo")
    assert "done_for_you" not in party.view_json(2, "Cleo")
    party.run_accepted(Leave(seat=0), "host")
    assert 0 not in party.table.done_for_late


def test_thinking_time_that_runs_out_is_told_in_the_same_way() -> None:
    party = start_class(settings={"thinking": 10}, garbage=1)
    party.run_accepted(ROLL, "host")
    party.wait(11)
    assert party.view_json(0, "Ann")["done_for_you"] == {"type": "write", "slot": "garbage"}


def finish_table(game: str, **options: Any) -> ScriptedTable:
    """A game that is over, with three people."""
    if game == LED_GAME:
        party = start_class(rounds=1)
        party.run_accepted(End(), "host")
        return party
    party = ScriptedTable(game, "Ann", "Ben", "Cleo", options=options)
    party.connect("host", "Ann")
    party.start()
    party.match.state = play_to_end(party)
    return party


def play_to_end(party: ScriptedTable) -> Any:
    """The same state at its end: these games have no way to end before it."""
    for _ in play_at_random(party.match, Random(1)):
        pass
    return party.match.state


CHANGES: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    (LED_GAME, {"rounds": 3, "goal": "target", "target": 500}, {"rounds": 99}),
    (TURN_GAME, script_of(TURN_GAME).OTHER_OPTIONS, options_with_first_seat(4)),
    (CLOCK_GAME, script_of(CLOCK_GAME).CHOSEN_DEAL, options_with_pace(0)),
]


@pytest.mark.parametrize(("game", "wanted", "wrong"), CHANGES)
def test_the_host_changes_the_rules_for_the_next_game_and_everyone_stays(
    game: str, wanted: dict[str, Any], wrong: dict[str, Any]
) -> None:
    party = finish_table(game)
    assert party.refusal_of(commands.MakeNextTable("next", "CODE33", options=wanted), "Ben") == "not-the-host"
    assert party.refusal_of(commands.MakeNextTable("next", "CODE33", options=wrong), "host") == "bad-options"
    assert (
        party.refusal_of(commands.MakeNextTable("next", "CODE33", settings={"led": 3}), "host")
        == "bad-options"
    )
    outcome = party.run(commands.MakeNextTable("next", "CODE33", wanted, {"reactions": False}), "host")
    assert outcome.refused is None
    assert outcome.next_table is not None
    _, (made, *sat) = outcome.next_table
    assert isinstance(made, entries.Created)
    assert made.options == party.table.config.options | wanted
    assert (made.settings.reactions, made.settings.led) == (False, party.table.config.settings.led)
    assert [(one.name, one.key) for one in sat if isinstance(one, entries.Sat)] == [
        ("Ann", "Ann"), ("Ben", "Ben"), ("Cleo", "Cleo")
    ]  # fmt: skip
    assert party.table.next_table == "next"
