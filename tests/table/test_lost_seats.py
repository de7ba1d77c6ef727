"""A table without I/O: what a race does about seats whose connection is lost, with the time handed in."""

import msgspec
import pytest
from support.scripted_table import ScriptedTable, encode, make_race

from thirdplace.core.records.record import record_of, verify
from thirdplace.core.testing.samples import sample_messages
from thirdplace.table.commands import Connected, Disconnected, Hand, Pause, Restored, Resume
from thirdplace.table.entries import Paused, Resumed
from thirdplace.table.table_state import MAX_CLOCK_STOPS_PER_SEAT

AT_ONCE = {"countdown": 0}


def clock_ms(party: ScriptedTable) -> int:
    shown: int = party.view_json()["clock"]["shows"]
    return shown


def sample_action(party: ScriptedTable) -> msgspec.Raw:
    """Some action of the game, whether it is legal now or not."""
    return msgspec.Raw(encode(sample_messages(party.table.game)[0]))


def lose_connection(party: ScriptedTable, name: str, silent_seconds: float) -> list[str]:
    """Nothing has been heard of somebody for so long, and now the connection is given up."""
    return party.run_accepted(Disconnected(last_seen=party.now - round(silent_seconds * 1000)), name)


def test_the_clock_is_set_back_to_the_last_sign_of_life() -> None:
    party = make_race(go=True, settings=AT_ONCE)
    party.wait(8)
    assert lose_connection(party, "Bob", 3.5) == ["paused why=dropped seat=Bob"]
    assert party.log[-1] == Paused(4500, "dropped", 1)
    assert clock_ms(party) == 4500
    party.wait(60)
    party.connect("Bob")
    assert clock_ms(party) == 4500
    party.wait(0.25)
    party.act_legally("Ann")
    assert party.match.moves[-1].at == 4750


def test_what_others_did_meanwhile_stays_done() -> None:
    party = make_race(go=True, settings=AT_ONCE)
    party.wait(6)
    party.act_legally("Ann", number=1)
    party.wait(2)
    lose_connection(party, "Bob", 3.5)
    assert party.log[-1] == Paused(6000, "dropped", 1)
    assert party.rebuild().clock.read(party.now) == 6000
    party.connect("Bob")
    party.act_legally("Bob")
    assert [move.at for move in party.match.moves[-2:]] == [6000, 6000]
    assert verify(record_of(party.match)).state == party.match.state


def test_a_race_is_not_lost_in_the_time_that_is_taken_back() -> None:
    party = make_race(go=True, settings=AT_ONCE)
    party.wait(10)
    party.now += 3000  # the deadline has passed in between
    assert lose_connection(party, "Bob", 3) == ["paused why=dropped seat=Bob"]
    assert clock_ms(party) == 10_000
    party.connect("Bob")
    assert party.phase == "playing"
    assert party.wait(1)[0].startswith("over won=False")


def test_a_seat_with_another_device_here_is_not_lost() -> None:
    party = make_race(go=True, settings=AT_ONCE)
    party.connect("Bob")
    party.wait(5)
    assert lose_connection(party, "Bob", 3) == []
    assert party.phase == "playing"
    assert party.table.clock.read(party.now) == 5000


def test_a_loss_in_the_countdown_sets_nothing_back() -> None:
    party = make_race(go=True)
    party.wait(3 + 4)
    party.run_accepted(Pause(), "Ann")
    party.run_accepted(Resume(), "Ann")
    party.wait(1)
    lose_connection(party, "Bob", 3.5)
    assert clock_ms(party) == 4000


def test_everybody_back_is_a_countdown_and_then_it_goes_on() -> None:
    party = make_race(go=True)
    party.wait(3 + 4)
    lose_connection(party, "Bob", 3)
    party.disconnect("Ann")
    assert party.run_accepted(Connected()) == []  # an onlooker
    assert party.run_accepted(Connected(), "Bob") == []
    assert party.run_accepted(Connected(), "Ann") == ["resumed seat=? back=0"]
    assert party.log[-1] == Resumed(1000, back=0)
    waiting = party.make_command("Ann", sample_action(party))
    assert party.view_json()["clock"] == {"shows": 1000, "at": party.now + 3000, "runs": True, "speed": 1.0}
    assert party.refusal_of(waiting, "Ann") == "paused"
    party.wait(3)
    party.act_legally("Ann")


def test_a_pause_by_hand_stays_whoever_comes() -> None:
    party = make_race(go=True, settings=AT_ONCE)
    party.run_accepted(Pause(), "Ann")
    assert party.disconnect("Bob") == []
    assert party.run_accepted(Connected(), "Bob") == []
    assert party.phase == "paused"
    assert party.run_accepted(Resume(), "Bob") == ["resumed seat=Bob"]


def test_others_may_go_on_without_waiting_or_have_a_computer_play() -> None:
    party = make_race(go=True, settings=AT_ONCE)
    lose_connection(party, "Bob", 0)
    assert party.run_accepted(Resume(), "Ann") == ["resumed seat=Ann"]
    assert party.run_accepted(Connected(), "Bob") == []
    lose_connection(party, "Bob", 0)
    party.connect("host")
    assert party.run_accepted(Hand(seat=1, level="easy"), "host") == [
        "handed seat=Bob level=easy",
        "resumed seat=?",
    ]
    assert party.run_accepted(Connected(), "Bob") == []


def test_coming_and_going_holds_nobody_up_for_ever() -> None:
    party = make_race(go=True, settings=AT_ONCE)
    for _ in range(MAX_CLOCK_STOPS_PER_SEAT):
        assert lose_connection(party, "Bob", 0) == ["paused why=dropped seat=Bob"]
        party.connect("Bob")
    party.table = party.rebuild()
    party.run_accepted(Restored())
    party.connect("Ann", "Bob")
    assert party.phase == "playing"
    assert lose_connection(party, "Bob", 0) == [], "that is kept with the table"
    party.connect("Bob")
    assert party.disconnect("Ann") == ["paused why=dropped seat=Ann"]


@pytest.mark.parametrize("why", ["dropped", "restart"])
def test_a_restart_in_such_a_pause_changes_nothing(why: str) -> None:
    party = make_race(go=True, settings=AT_ONCE)
    party.wait(5)
    party.act_legally("Ann")
    if why == "dropped":
        lose_connection(party, "Bob", 0)
    party.table, party.now = party.rebuild(), 77
    party.run_accepted(Restored())
    assert party.view_json()["table"]["paused"]["why"] == why
    party.connect("Ann")
    assert party.phase == "paused"
    party.connect("Bob")
    assert (party.phase, clock_ms(party)) == ("playing", 5000)
