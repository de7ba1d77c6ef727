"""A table that its host leads, where people come and go: a class."""

import pytest
from support.games import CLOCK_GAME, TURN_GAME
from support.party import Party, act

from thirdplace.core.record import load, record_of
from thirdplace.games.places_please.tests.class_table import PUPILS, REVEAL, ROLL, parts, school, write
from thirdplace.table import commands, entries
from thirdplace.table.commands import Break, Do, GoOn, Hand, Lead, Leave, Pause, Rename, TakeSeat


def test_the_host_rolls_without_a_seat_and_nobody_else_is_offered_it() -> None:
    party = school()
    assert party.shows(None, "host")["lead"] == [{"type": "roll"}]
    assert "lead" not in party.shows(None)
    assert party.shows(0, "Ann")["legal"] == []
    assert party.refuses_line("Ann: roll") == "not-the-host"
    assert party.refuses(ROLL, "Ann") == "not-the-host"
    assert party.refuses(Lead(action=act("write", slot="ones")), "host") == "bad-request"
    assert party.refuses(REVEAL, "host") == "wrong-phase"
    assert party.does(ROLL, "host")[0].startswith("rolled seat=Ann")
    assert party.refuses(ROLL, "host") == "wrong-phase"
    assert [one["type"] for one in party.shows(0, "Ann")["legal"]] == ["write"] * 3


def test_only_a_table_that_is_led_is_led() -> None:
    party = Party("places-please", "Ann", "Ben").begins()
    assert party.refuses(ROLL, "host") == "wrong-phase"
    assert party.refuses(GoOn(), "host") == "wrong-phase"
    assert party.refuses(Break(seat=0, on=True), "Ann") == "wrong-phase"
    assert party.refuses(Leave(seat=0), "Ann") == "wrong-phase"
    assert party.refuses(TakeSeat("Cleo", key="Cleo")) == "wrong-phase"


@pytest.mark.parametrize("game", [TURN_GAME, CLOCK_GAME])
def test_where_there_is_nothing_to_lead_a_table_cannot_be_led(game: str) -> None:
    with pytest.raises(Exception, match="led"):
        Party(game, settings={"led": True})


def test_pupils_do_not_run_the_class() -> None:
    party = school()
    for command in (Pause(), GoOn(), Rename(seat=1, name="Bert"), Leave(seat=1), Break(seat=1, on=True)):
        assert party.refuses(command, "Ann") == "not-the-host"
    assert party.refuses(Hand(seat=0, level="expert"), "Ann") == "not-the-host"
    party.part("host")
    assert party.refuses(ROLL, "Ann") == "not-the-host"  # nobody stands in
    assert party.does(Pause(), "host") == ["paused why=asked seat=?"]


def test_the_class_goes_on_without_those_who_do_not_write() -> None:
    """Their digit goes where thinking time would put it, and the log says why."""
    party = school()
    party.does(ROLL, "host")
    write(party, "ones", "Ben")
    party.part("Cleo")
    told = party.does(GoOn(), "host")
    assert [line for line in told if line.startswith("gone-on")] == ["gone-on seat=Ann", "gone-on seat=Cleo"]
    assert [entry.by for entry in party.log if isinstance(entry, entries.Moved)][-2:] == ["late", "late"]
    assert party.match.view(0).seats[0].board["ones"] is not None
    assert party.shows(None, "host")["lead"] == [{"type": "roll"}]
    assert party.refuses(GoOn(), "host") == "wrong-phase"


def test_a_round_is_revealed_by_the_host() -> None:
    party = school()
    for slot in ("hundreds", "tens", "ones"):
        party.does(ROLL, "host")
        write(party, slot, *PUPILS)
    assert party.shows()["view"]["history"] == []
    assert party.shows(None, "host")["lead"] == [{"type": "reveal"}]
    assert any(line.startswith("round-scored") for line in party.does(REVEAL, "host"))


def test_there_are_spare_seats_for_who_comes_late() -> None:
    party = school()
    assert len(party.match.names) == 60
    party.does(ROLL, "host")
    assert party.sits("Dora")[0] == "sat seat=Dora name=Dora person=True"
    assert parts(party) == {"Ann": "plays", "Ben": "plays", "Cleo": "plays", "Dora": "returns"}
    write(party, "ones", *PUPILS)  # nobody waits for Dora
    assert party.refuses_line("Dora: write ones") == "wrong-phase"
    for slot in ("tens", "hundreds"):
        party.does(ROLL, "host")
        write(party, slot, *PUPILS)
    party.does(REVEAL, "host")
    party.does(ROLL, "host")
    write(party, "ones", "Dora", *PUPILS)
    assert party.match.names[:4] == [*PUPILS, "Dora"]


def test_who_leaves_for_good_loses_the_seat_and_finds_it_again_by_name() -> None:
    party = school()
    party.does(ROLL, "host")
    assert party.does(Leave(seat=1), "host") == ["rested seat=Ben", "left seat=Ben"]
    assert party.refuses(Do(seat=1, action=act("write", slot="ones")), "Ben") == "bad-request"
    assert party.shows()["table"]["seats"][1] is None
    assert "Ben" not in party.match.names
    write(party, "ones", "Ann", "Cleo")
    party.does(TakeSeat("Eva", key="Eva"))
    assert party.names[3] == "Eva"  # a seat that nobody had
    party.does(TakeSeat("Ben", key="another phone"))
    assert party.names[1] == "Ben"
    assert parts(party)["Ben"] == "returns"


def test_a_name_is_changed_by_the_host_at_any_time() -> None:
    party = Party("places-please", "Ann", "Rude", settings={"led": True}, options={"lesson": True})
    assert party.does(Rename(seat=1, name=" Ben "), "host") == ["renamed seat=Rude name=Ben"]
    party.begins()
    assert party.refuses(Rename(seat=1, name="Ann"), "host") == "bad-name"
    assert party.refuses(Rename(seat=1, name="Bot 1"), "host") == "bad-name"
    party.does(Rename(seat=1, name="Bert"), "host")
    assert (party.names[1], party.match.names[1]) == ("Bert", "Bert")
    assert party.shows(1, "Rude")["seat"] == 1  # the token holds the seat, whatever it is called


def test_a_break_is_ones_own_or_the_hosts_to_give() -> None:
    party = school()
    assert party.does(Break(seat=0, on=True), "Ann") == ["rested seat=Ann"]
    assert party.does(Break(seat=0, on=True), "Ann") == []
    assert party.does(Break(seat=1, on=True), "host") == ["rested seat=Ben"]
    assert party.refuses(Break(seat=2, on=True), "host") == "wrong-phase"  # somebody has to play
    party.does(ROLL, "host")
    assert party.does(Break(seat=0, on=False), "Ann") == ["returned seat=Ann now=False"]
    assert party.refuses(Do(seat=0, action=act("rest")), "Ann") == "bad-request"


def test_when_all_have_left_the_next_to_come_takes_the_place_of_the_last() -> None:
    party = school("Ann")
    party.does(ROLL, "host")
    assert party.does(Leave(seat=0), "Ann") == ["left seat=Ann"]
    party.does(GoOn(), "host")
    party.does(ROLL, "host")
    party.sits("Ben")
    assert parts(party) == {"Ben": "plays"}
    write(party, "tens", "Ben")


def test_thinking_time_is_for_writing_and_not_for_the_hosts_roll() -> None:
    party = school(settings={"thinking": 10})
    assert party.later(11) == []
    party.does(ROLL, "host")
    write(party, "ones", "Ann")
    told = party.later(11)
    assert [line for line in told if line.startswith("time-up")] == ["time-up seat=Ben", "time-up seat=Cleo"]
    assert party.later(11) == []


def test_the_log_tells_it_all_again() -> None:
    """Late, gone, renamed and resting: folded from its bytes the table is the same, and so is the record."""
    party = school()
    party.does(ROLL, "host")
    party.sits("Dora")
    party.does(Rename(seat=0, name="Anna"), "host")
    party.does(Leave(seat=2), "host")
    party.does(GoOn(), "host")
    again = party.again()
    assert again.match is not None
    assert again.match.state == party.match.state
    assert record_of(again.match) == record_of(party.match)
    assert (again.former_names, again.late_moves, again.version) == (
        party.table.former_names, party.table.late_moves, party.table.version
    )  # fmt: skip
    assert load(record_of(party.match)).state == party.match.state


def test_a_class_of_nobody_does_not_begin_and_one_that_is_over_lets_nobody_in() -> None:
    empty = Party("places-please", settings={"led": True}, options={"lesson": True})
    assert empty.refuses(commands.StartWithDeal("a seed"), "host") == "bad-options"
    party = school("Ann", rounds=1)
    for _ in range(3):
        party.does(ROLL, "host")
        party.does(GoOn(), "host")
    party.does(REVEAL, "host")
    assert party.phase == "over"
    assert party.refuses(TakeSeat("Ben", key="Ben")) == "game-over"


def test_only_the_host_plays_again_and_the_class_goes_along() -> None:
    party = school("Ann", "Ben", rounds=1)
    party.does(Leave(seat=0), "host")
    for _ in range(3):
        party.does(ROLL, "host")
        party.does(GoOn(), "host")
    party.does(REVEAL, "host")
    again = commands.MakeNextTable("the next table", "CODE33")
    assert party.refuses(again, "Ben") == "not-the-host"
    outcome = party.ask(again, "host")
    assert outcome.next_table is not None
    _, (made, *sat) = outcome.next_table
    assert isinstance(made, entries.Created)
    assert made.settings.led
    assert [one.name for one in sat if isinstance(one, entries.Sat)] == ["Ben"]
