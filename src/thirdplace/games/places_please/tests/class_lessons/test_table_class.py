"""A table that its host leads, where people come and go: a class."""

import pytest
from support.games import CLOCK_GAME, TURN_GAME
from support.scripted_table import ScriptedTable, encode_action

from thirdplace.core.records.record import load, record_of
from thirdplace.games.places_please.tests.class_table import (
    PUPILS,
    REVEAL,
    ROLL,
    parts_by_name,
    start_class,
    write_slot,
)
from thirdplace.table import commands, entries
from thirdplace.table.commands import Break, Do, GoOn, Hand, Lead, Leave, Pause, Rename, TakeSeat


def test_the_host_rolls_without_a_seat_and_nobody_else_is_offered_it() -> None:
    party = start_class()
    assert party.view_json(None, "host")["lead"] == [{"type": "roll"}]
    assert "lead" not in party.view_json(None)
    assert party.view_json(0, "Ann")["legal"] == []
    assert party.refusal_of_line("Ann: roll") == "not-the-host"
    assert party.refusal_of(ROLL, "Ann") == "not-the-host"
    assert party.refusal_of(Lead(action=encode_action("write", slot="ones")), "host") == "bad-request"
    assert party.refusal_of(REVEAL, "host") == "wrong-phase"
    assert party.run_accepted(ROLL, "host")[0].startswith("rolled seat=Ann")
    assert party.refusal_of(ROLL, "host") == "wrong-phase"
    assert [one["type"] for one in party.view_json(0, "Ann")["legal"]] == ["write"] * 3


def test_only_a_table_that_is_led_is_led() -> None:
    party = ScriptedTable("places-please", "Ann", "Ben").start()
    assert party.refusal_of(ROLL, "host") == "wrong-phase"
    assert party.refusal_of(GoOn(), "host") == "wrong-phase"
    assert party.refusal_of(Break(seat=0, on=True), "Ann") == "wrong-phase"
    assert party.refusal_of(Leave(seat=0), "Ann") == "wrong-phase"
    assert party.refusal_of(TakeSeat("Cleo", key="Cleo")) == "wrong-phase"


@pytest.mark.parametrize("game", [TURN_GAME, CLOCK_GAME])
def test_where_there_is_nothing_to_lead_a_table_cannot_be_led(game: str) -> None:
    with pytest.raises(Exception, match="led"):
        ScriptedTable(game, settings={"led": True})


def test_pupils_do_not_run_the_class() -> None:
    party = start_class()
    for command in (Pause(), GoOn(), Rename(seat=1, name="Bert"), Leave(seat=1), Break(seat=1, on=True)):
        assert party.refusal_of(command, "Ann") == "not-the-host"
    assert party.refusal_of(Hand(seat=0, level="expert"), "Ann") == "not-the-host"
    party.disconnect("host")
    assert party.refusal_of(ROLL, "Ann") == "not-the-host"  # nobody stands in
    assert party.run_accepted(Pause(), "host") == ["paused why=asked seat=?"]


def test_the_class_goes_on_without_those_who_do_not_write() -> None:
    """Their digit goes where thinking time would put it, and the log says why."""
    party = start_class()
    party.run_accepted(ROLL, "host")
    write_slot(party, "ones", "Ben")
    party.disconnect("Cleo")
    told = party.run_accepted(GoOn(), "host")
    assert [line for line in told if line.startswith("gone-on")] == ["gone-on seat=Ann", "gone-on seat=Cleo"]
    assert [entry.by for entry in party.log if isinstance(entry, entries.Moved)][-2:] == ["late", "late"]
    assert party.match.view(0).seats[0].board["ones"] is not None
    assert party.view_json(None, "host")["lead"] == [{"type": "roll"}]
    assert party.refusal_of(GoOn(), "host") == "wrong-phase"


def test_a_round_is_revealed_by_the_host() -> None:
    party = start_class()
    for slot in ("hundreds", "tens", "ones"):
        party.run_accepted(ROLL, "host")
        write_slot(party, slot, *PUPILS)
    assert party.view_json()["view"]["history"] == []
    assert party.view_json(None, "host")["lead"] == [{"type": "reveal"}]
    assert any(line.startswith("round-scored") for line in party.run_accepted(REVEAL, "host"))


def test_there_are_spare_seats_for_who_comes_late() -> None:
    party = start_class()
    assert len(party.match.names) == 60
    party.run_accepted(ROLL, "host")
    assert party.take_seat("Dora")[0] == "sat seat=Dora name=Dora person=True"
    assert parts_by_name(party) == {"Ann": "plays", "Ben": "plays", "Cleo": "plays", "Dora": "returns"}
    write_slot(party, "ones", *PUPILS)  # nobody waits for Dora
    assert party.refusal_of_line("Dora: write ones") == "wrong-phase"
    for slot in ("tens", "hundreds"):
        party.run_accepted(ROLL, "host")
        write_slot(party, slot, *PUPILS)
    party.run_accepted(REVEAL, "host")
    party.run_accepted(ROLL, "host")
    write_slot(party, "ones", "Dora", *PUPILS)
    assert party.match.names[:4] == [*PUPILS, "Dora"]


def test_who_leaves_for_good_loses_the_seat_and_finds_it_again_by_name() -> None:
    party = start_class()
    party.run_accepted(ROLL, "host")
    assert party.run_accepted(Leave(seat=1), "host") == ["rested seat=Ben", "left seat=Ben"]
    assert party.refusal_of(Do(seat=1, action=encode_action("write", slot="ones")), "Ben") == "bad-request"
    assert party.view_json()["table"]["seats"][1] is None
    assert "Ben" not in party.match.names
    write_slot(party, "ones", "Ann", "Cleo")
    party.run_accepted(TakeSeat("Eva", key="Eva"))
    assert party.names[3] == "Eva"  # a seat that nobody had
    party.run_accepted(TakeSeat("Ben", key="another phone"))
    assert party.names[1] == "Ben"
    assert parts_by_name(party)["Ben"] == "returns"


def test_a_name_is_changed_by_the_host_at_any_time() -> None:
    party = ScriptedTable("places-please", "Ann", "Rude", settings={"led": True}, options={"lesson": True})
    assert party.run_accepted(Rename(seat=1, name=" Ben "), "host") == ["renamed seat=Rude name=Ben"]
    party.start()
    assert party.refusal_of(Rename(seat=1, name="Ann"), "host") == "bad-name"
    assert party.refusal_of(Rename(seat=1, name="Bot 1"), "host") == "bad-name"
    party.run_accepted(Rename(seat=1, name="Bert"), "host")
    assert (party.names[1], party.match.names[1]) == ("Bert", "Bert")
    assert party.view_json(1, "Rude")["seat"] == 1  # the token holds the seat, whatever it is called


def test_a_break_is_ones_own_or_the_hosts_to_give() -> None:
    party = start_class()
    assert party.run_accepted(Break(seat=0, on=True), "Ann") == ["rested seat=Ann"]
    assert party.run_accepted(Break(seat=0, on=True), "Ann") == []
    assert party.run_accepted(Break(seat=1, on=True), "host") == ["rested seat=Ben"]
    assert party.refusal_of(Break(seat=2, on=True), "host") == "wrong-phase"  # somebody has to play
    party.run_accepted(ROLL, "host")
    assert party.run_accepted(Break(seat=0, on=False), "Ann") == ["returned seat=Ann now=False"]
    assert party.refusal_of(Do(seat=0, action=encode_action("rest")), "Ann") == "bad-request"


def test_when_all_have_left_the_next_to_come_takes_the_place_of_the_last() -> None:
    party = start_class("Ann")
    party.run_accepted(ROLL, "host")
    assert party.run_accepted(Leave(seat=0), "Ann") == ["left seat=Ann"]
    party.run_accepted(GoOn(), "host")
    party.run_accepted(ROLL, "host")
    party.take_seat("Ben")
    assert parts_by_name(party) == {"Ben": "plays"}
    write_slot(party, "tens", "Ben")


def test_thinking_time_is_for_writing_and_not_for_the_hosts_roll() -> None:
    party = start_class(settings={"thinking": 10})
    assert party.wait(11) == []
    party.run_accepted(ROLL, "host")
    write_slot(party, "ones", "Ann")
    told = party.wait(11)
    assert [line for line in told if line.startswith("time-up")] == ["time-up seat=Ben", "time-up seat=Cleo"]
    assert party.wait(11) == []


def test_the_log_tells_it_all_again() -> None:
    """Late, gone, renamed and resting: folded from its bytes the table is the same, and so is the record."""
    party = start_class()
    party.run_accepted(ROLL, "host")
    party.take_seat("Dora")
    party.run_accepted(Rename(seat=0, name="Anna"), "host")
    party.run_accepted(Leave(seat=2), "host")
    party.run_accepted(GoOn(), "host")
    again = party.rebuild()
    assert again.match is not None
    assert again.match.state == party.match.state
    assert record_of(again.match) == record_of(party.match)
    assert (again.former_names, again.late_moves, again.version) == (
        party.table.former_names, party.table.late_moves, party.table.version
    )  # fmt: skip
    assert load(record_of(party.match)).state == party.match.state


def test_a_class_of_nobody_does_not_begin_and_one_that_is_over_lets_nobody_in() -> None:
    empty = ScriptedTable("places-please", settings={"led": True}, options={"lesson": True})
    assert empty.refusal_of(commands.StartWithDeal("a seed"), "host") == "bad-options"
    party = start_class("Ann", rounds=1)
    for _ in range(3):
        party.run_accepted(ROLL, "host")
        party.run_accepted(GoOn(), "host")
    party.run_accepted(REVEAL, "host")
    assert party.phase == "over"
    assert party.refusal_of(TakeSeat("Ben", key="Ben")) == "game-over"


def test_only_the_host_plays_again_and_the_class_goes_along() -> None:
    party = start_class("Ann", "Ben", rounds=1)
    party.run_accepted(Leave(seat=0), "host")
    for _ in range(3):
        party.run_accepted(ROLL, "host")
        party.run_accepted(GoOn(), "host")
    party.run_accepted(REVEAL, "host")
    again = commands.MakeNextTable("the next table", "CODE33")
    assert party.refusal_of(again, "Ben") == "not-the-host"
    outcome = party.run(again, "host")
    assert outcome.next_table is not None
    _, (made, *sat) = outcome.next_table
    assert isinstance(made, entries.Created)
    assert made.settings.led
    assert [one.name for one in sat if isinstance(one, entries.Sat)] == ["Ben"]
