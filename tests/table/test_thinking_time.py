"""A table without I/O: thinking time, with the time handed in."""

from typing import Any

import pytest
from support.games import CLOCK_GAME, LED_GAME, TURN_GAME
from support.party import Party, race

from thirdplace.core.errors import Refused
from thirdplace.core.record import record_of, verify
from thirdplace.table.commands import Arrange, Connected, Hand, Pause, Resume, Undo

TRIO = ("Ann", "Bob", "Cleo")
THINKING = {"thinking": 10}


def bid(**made: Any) -> Party:
    """Ten seconds for each decision; Ann begins, and all are here."""
    party = Party(TURN_GAME, *TRIO, settings=THINKING, **made).begins(first=0)
    party.arrive(*TRIO)
    return party


def thinking(party: Party) -> dict[int, float]:
    """How many seconds each seat has left."""
    return {one["seat"]: (one["ends"] - party.now) / 1000 for one in party.shows().get("thinking") or []}


# Thinking time.


def test_thinking_time_begins_with_the_turn() -> None:
    party = bid()
    assert thinking(party) == {0: 10}
    party.later(4)
    assert thinking(party) == {0: 6}
    party.say("Ann: bid 3")
    assert thinking(party) == {1: 10}
    assert party.table.next_wake_time() == party.now + 10_000


def test_at_its_end_the_first_legal_action_is_done_and_announced() -> None:
    party = bid(setup={"deck": ["museum", "bakery", "hotel", "pool"]})
    assert party.later(9.999) == []
    assert party.later(0.001) == ["time-up seat=Ann", "passed seat=Ann received=5"]
    party.say("Bob: bid 2", "Cleo: bid 3", "Bob: pass")
    first = party.shows(2)["legal"][0]["card"]
    assert party.later(10)[:2] == ["time-up seat=Cleo", f"bought seat=Cleo card={first} paid=3"]
    assert verify(record_of(party.match)).state == party.match.state


def test_a_command_that_comes_too_late_finds_it_done() -> None:
    party = bid()
    party.now += 10_000
    outcome = party.ask(*party.command("Ann: bid 3"))
    assert outcome.refused is not None
    assert outcome.refused.code == "already-passed"
    assert [happening.entry.by for happening in outcome.applied] == ["time"]  # type: ignore[attr-defined]
    assert party.table.match is not None
    assert party.again().version == party.table.version


def test_one_decision_after_another_has_a_time_of_its_own() -> None:
    party = bid()
    assert party.later(30) == ["time-up seat=Ann", "passed seat=Ann received=5"]  # Bob's began just now
    assert thinking(party) == {1: 10}


def test_several_think_at_once() -> None:
    party = Party(LED_GAME, *TRIO, settings=THINKING).begins()
    party.arrive("Ann")
    assert party.later(10)[0] == "time-up seat=Ann"
    assert thinking(party) == {0: 10, 1: 10, 2: 10}
    party.later(4)
    party.say("Bob: write ones")
    assert thinking(party) == {0: 6, 2: 6}
    told = party.later(6)
    assert [line.split(" value=")[0] for line in told] == [
        *("time-up seat=Ann", "wrote seat=Ann slot=?"),
        *("time-up seat=Cleo", "wrote seat=Cleo slot=?"),
    ]
    assert [party.shows(seat)["view"]["seats"][seat]["board"]["garbage"] is None for seat in range(3)] == [
        *(False, True, False),
    ]
    assert thinking(party) == {1: 10}


def test_ones_own_move_and_an_undo_give_the_whole_time_again() -> None:
    party = bid(setup={"deck": ["hotel", "bakery"]})
    party.later(4)
    party.say("Ann: bid 3")
    party.later(4)
    party.does(Undo(seat=0), "Ann")
    assert thinking(party) == {0: 10}
    party.later(2)
    party.say("Ann: pass", "Bob: pass")
    party.later(2)
    party.say("Cleo: bid 1")
    assert thinking(party) == {2: 10}  # Cleo again: choosing


def test_thinking_time_stands_while_the_table_is_paused() -> None:
    party = bid()
    party.later(9)
    party.does(Pause(), "Bob")
    assert thinking(party) == {}
    assert party.table.next_wake_time() is None
    assert party.later(3600) == []
    party.does(Resume(), "Bob")
    assert thinking(party) == {0: 10}
    assert party.later(10) != []


def test_thinking_time_stands_while_nobody_is_here() -> None:
    party = bid()
    party.later(9)
    party.part(*TRIO)
    assert party.later(3600) == []
    party.does(Connected())  # an onlooker does not play
    assert party.later(3600) == []
    party.arrive("Bob")
    assert thinking(party) == {0: 10}
    assert party.later(10) != []


def test_an_order_or_somebodys_coming_does_not_renew_it() -> None:
    party = bid()
    party.later(4)
    party.arrive("Ann", "host")
    party.does(Hand(seat=1, level="easy"), "Bob")
    assert thinking(party) == {0: 6}


def test_without_the_setting_nobody_is_hurried() -> None:
    party = Party(TURN_GAME, *TRIO).begins(first=0)
    party.arrive(*TRIO)
    assert "thinking" not in party.shows()
    assert party.table.next_wake_time() is None
    assert party.later(86_400) == []


def test_a_race_has_no_thinking_time() -> None:
    with pytest.raises(Refused) as refused:
        race(settings=THINKING)
    assert refused.value.code == "bad-options"
    assert Party(CLOCK_GAME, "Ann").refuses(Arrange(settings=THINKING), "host") == "bad-options"
