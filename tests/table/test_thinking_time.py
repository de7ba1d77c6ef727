"""A table without I/O: thinking time, with the time handed in."""

from typing import Any

import pytest
from support.games import CLOCK_GAME, LED_GAME, TURN_GAME, script_of
from support.scripted_table import ScriptedTable, make_race

from thirdplace.core.errors import Refused
from thirdplace.core.records.record import record_of, verify
from thirdplace.table.commands import Arrange, Connected, Hand, Pause, Resume, Undo

TRIO = ("Ann", "Bob", "Cleo")
THINKING = {"thinking": 10}


def start_timed_game(**made: Any) -> ScriptedTable:
    """Ten seconds for each decision; Ann begins, and all are here."""
    party = ScriptedTable(TURN_GAME, *TRIO, settings=THINKING, **made).start(first=0)
    party.connect(*TRIO)
    return party


def seconds_left_by_seat(party: ScriptedTable) -> dict[int, float]:
    """How many seconds each seat has left."""
    return {one["seat"]: (one["ends"] - party.now) / 1000 for one in party.view_json().get("thinking") or []}


# Thinking time.


def test_thinking_time_begins_with_the_turn() -> None:
    party = start_timed_game()
    assert seconds_left_by_seat(party) == {0: 10}
    party.wait(4)
    assert seconds_left_by_seat(party) == {0: 6}
    party.act_legally("Ann", number=1)
    assert seconds_left_by_seat(party) == {1: 10}
    assert party.table.next_wake_time() == party.now + 10_000


def test_at_its_end_the_first_legal_action_is_done_and_announced() -> None:
    party = start_timed_game(**script_of(TURN_GAME).TWO_ROUNDS)
    for name in TRIO:
        first = party.match.message(party.legal_action(name))
        assert party.wait(9.999) == []
        assert party.wait(0.001)[0] == f"time-up seat={name}"
        assert (party.match.moves[-1].seat, party.match.moves[-1].action) == (TRIO.index(name), first)
    assert verify(record_of(party.match)).state == party.match.state


def test_a_command_that_comes_too_late_finds_it_done() -> None:
    party = start_timed_game()
    late = party.make_command("Ann", party.legal_action("Ann", 1))
    party.now += 10_000
    outcome = party.run(late, "Ann")
    assert outcome.refused is not None
    assert outcome.refused.code in party.table.game.refusals
    assert [happening.entry.by for happening in outcome.applied] == ["time"]  # type: ignore[attr-defined]
    assert party.table.match is not None
    assert party.rebuild().version == party.table.version


def test_one_decision_after_another_has_a_time_of_its_own() -> None:
    party = start_timed_game()
    assert party.wait(30)[0] == "time-up seat=Ann"
    assert len(party.match.moves) == 1  # Bob's time began just now
    assert seconds_left_by_seat(party) == {1: 10}


def test_several_think_at_once() -> None:
    party = ScriptedTable(LED_GAME, *TRIO, settings=THINKING).start()
    party.connect("Ann")
    assert party.wait(10)[0] == "time-up seat=Ann"
    assert seconds_left_by_seat(party) == {0: 10, 1: 10, 2: 10}
    party.wait(4)
    firsts = [party.match.message(party.legal_action(name)) for name in ("Ann", "Cleo")]
    party.act_legally("Bob", number=1)
    assert seconds_left_by_seat(party) == {0: 6, 2: 6}
    told = party.wait(6)
    assert told[::2] == ["time-up seat=Ann", "time-up seat=Cleo"]
    assert [(move.seat, move.action) for move in party.match.moves[-2:]] == list(
        zip((0, 2), firsts, strict=True)
    )
    assert seconds_left_by_seat(party) == {1: 10}


def test_ones_own_move_and_an_undo_give_the_whole_time_again() -> None:
    party = start_timed_game(**script_of(TURN_GAME).ONE_ROUND)
    party.wait(4)
    party.act_legally("Ann", number=1)
    party.wait(4)
    party.run_accepted(Undo(seat=0), "Ann")
    assert seconds_left_by_seat(party) == {0: 10}
    party.wait(2)
    party.act_legally("Ann", "Bob")
    party.wait(2)
    party.act_legally("Cleo", number=1)
    assert seconds_left_by_seat(party) == {2: 10}  # Cleo again, for all others have done what they could


def test_thinking_time_stands_while_the_table_is_paused() -> None:
    party = start_timed_game()
    party.wait(9)
    party.run_accepted(Pause(), "Bob")
    assert seconds_left_by_seat(party) == {}
    assert party.table.next_wake_time() is None
    assert party.wait(3600) == []
    party.run_accepted(Resume(), "Bob")
    assert seconds_left_by_seat(party) == {0: 10}
    assert party.wait(10) != []


def test_thinking_time_stands_while_nobody_is_here() -> None:
    party = start_timed_game()
    party.wait(9)
    party.disconnect(*TRIO)
    assert party.wait(3600) == []
    party.run_accepted(Connected())  # an onlooker does not play
    assert party.wait(3600) == []
    party.connect("Bob")
    assert seconds_left_by_seat(party) == {0: 10}
    assert party.wait(10) != []


def test_an_order_or_somebodys_coming_does_not_renew_it() -> None:
    party = start_timed_game()
    party.wait(4)
    party.connect("Ann", "host")
    party.run_accepted(Hand(seat=1, level="easy"), "Bob")
    assert seconds_left_by_seat(party) == {0: 6}


def test_without_the_setting_nobody_is_hurried() -> None:
    party = ScriptedTable(TURN_GAME, *TRIO).start(first=0)
    party.connect(*TRIO)
    assert "thinking" not in party.view_json()
    assert party.table.next_wake_time() is None
    assert party.wait(86_400) == []


def test_a_race_has_no_thinking_time() -> None:
    with pytest.raises(Refused) as refused:
        make_race(settings=THINKING)
    assert refused.value.code == "bad-options"
    assert ScriptedTable(CLOCK_GAME, "Ann").refusal_of(Arrange(settings=THINKING), "host") == "bad-options"
