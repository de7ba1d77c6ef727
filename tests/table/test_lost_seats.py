"""A table without I/O: what a race does about seats whose connection is lost, with the time handed in."""

import msgspec
import pytest
from support.party import Party, encode, race

from thirdplace.core.record import record_of, verify
from thirdplace.core.samples import sample_messages
from thirdplace.table.commands import Connected, Disconnected, Hand, Pause, Restored, Resume
from thirdplace.table.entries import Paused, Resumed
from thirdplace.table.table_state import MAX_CLOCK_STOPS_PER_SEAT

AT_ONCE = {"countdown": 0}


def shows(party: Party) -> int:
    shown: int = party.shows()["clock"]["shows"]
    return shown


def sample_action(party: Party) -> msgspec.Raw:
    """Some action of the game, whether it is legal now or not."""
    return msgspec.Raw(encode(sample_messages(party.table.game)[0]))


def lose(party: Party, name: str, silent_seconds: float) -> list[str]:
    """Nothing has been heard of somebody for so long, and now the connection is given up."""
    return party.does(Disconnected(last_seen=party.now - round(silent_seconds * 1000)), name)


def test_the_clock_is_set_back_to_the_last_sign_of_life() -> None:
    party = race(go=True, settings=AT_ONCE)
    party.later(8)
    assert lose(party, "Bob", 3.5) == ["paused why=dropped seat=Bob"]
    assert party.log[-1] == Paused(4500, "dropped", 1)
    assert shows(party) == 4500
    party.later(60)
    party.arrive("Bob")
    assert shows(party) == 4500
    party.later(0.25)
    party.acts("Ann")
    assert party.match.moves[-1].at == 4750


def test_what_others_did_meanwhile_stays_done() -> None:
    party = race(go=True, settings=AT_ONCE)
    party.later(6)
    party.acts("Ann", number=1)
    party.later(2)
    lose(party, "Bob", 3.5)
    assert party.log[-1] == Paused(6000, "dropped", 1)
    assert party.again().clock.read(party.now) == 6000
    party.arrive("Bob")
    party.acts("Bob")
    assert [move.at for move in party.match.moves[-2:]] == [6000, 6000]
    assert verify(record_of(party.match)).state == party.match.state


def test_a_race_is_not_lost_in_the_time_that_is_taken_back() -> None:
    party = race(go=True, settings=AT_ONCE)
    party.later(10)
    party.now += 3000  # the deadline has passed in between
    assert lose(party, "Bob", 3) == ["paused why=dropped seat=Bob"]
    assert shows(party) == 10_000
    party.arrive("Bob")
    assert party.phase == "playing"
    assert party.later(1)[0].startswith("over won=False")


def test_a_seat_with_another_device_here_is_not_lost() -> None:
    party = race(go=True, settings=AT_ONCE)
    party.arrive("Bob")
    party.later(5)
    assert lose(party, "Bob", 3) == []
    assert party.phase == "playing"
    assert party.table.clock.read(party.now) == 5000


def test_a_loss_in_the_countdown_sets_nothing_back() -> None:
    party = race(go=True)
    party.later(3 + 4)
    party.does(Pause(), "Ann")
    party.does(Resume(), "Ann")
    party.later(1)
    lose(party, "Bob", 3.5)
    assert shows(party) == 4000


def test_everybody_back_is_a_countdown_and_then_it_goes_on() -> None:
    party = race(go=True)
    party.later(3 + 4)
    lose(party, "Bob", 3)
    party.part("Ann")
    assert party.does(Connected()) == []  # an onlooker
    assert party.does(Connected(), "Bob") == []
    assert party.does(Connected(), "Ann") == ["resumed seat=? back=0"]
    assert party.log[-1] == Resumed(1000, back=0)
    waiting = party.doing("Ann", sample_action(party))
    assert party.shows()["clock"] == {"shows": 1000, "at": party.now + 3000, "runs": True, "speed": 1.0}
    assert party.refuses(waiting, "Ann") == "paused"
    party.later(3)
    party.acts("Ann")


def test_a_pause_by_hand_stays_whoever_comes() -> None:
    party = race(go=True, settings=AT_ONCE)
    party.does(Pause(), "Ann")
    assert party.part("Bob") == []
    assert party.does(Connected(), "Bob") == []
    assert party.phase == "paused"
    assert party.does(Resume(), "Bob") == ["resumed seat=Bob"]


def test_others_may_go_on_without_waiting_or_have_a_computer_play() -> None:
    party = race(go=True, settings=AT_ONCE)
    lose(party, "Bob", 0)
    assert party.does(Resume(), "Ann") == ["resumed seat=Ann"]
    assert party.does(Connected(), "Bob") == []
    lose(party, "Bob", 0)
    party.arrive("host")
    assert party.does(Hand(seat=1, level="easy"), "host") == ["handed seat=Bob level=easy", "resumed seat=?"]
    assert party.does(Connected(), "Bob") == []


def test_coming_and_going_holds_nobody_up_for_ever() -> None:
    party = race(go=True, settings=AT_ONCE)
    for _ in range(MAX_CLOCK_STOPS_PER_SEAT):
        assert lose(party, "Bob", 0) == ["paused why=dropped seat=Bob"]
        party.arrive("Bob")
    party.table = party.again()
    party.does(Restored())
    party.arrive("Ann", "Bob")
    assert party.phase == "playing"
    assert lose(party, "Bob", 0) == [], "that is kept with the table"
    party.arrive("Bob")
    assert party.part("Ann") == ["paused why=dropped seat=Ann"]


@pytest.mark.parametrize("why", ["dropped", "restart"])
def test_a_restart_in_such_a_pause_changes_nothing(why: str) -> None:
    party = race(go=True, settings=AT_ONCE)
    party.later(5)
    party.acts("Ann")
    if why == "dropped":
        lose(party, "Bob", 0)
    party.table, party.now = party.again(), 77
    party.does(Restored())
    assert party.shows()["table"]["paused"]["why"] == why
    party.arrive("Ann")
    assert party.phase == "paused"
    party.arrive("Bob")
    assert (party.phase, shows(party)) == ("playing", 5000)
