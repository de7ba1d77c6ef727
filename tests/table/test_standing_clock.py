"""A clock that stands while people act, as in a lesson: pace 0."""

from support.scripted_table import ScriptedTable, make_race, make_ready

from thirdplace.table.commands import Pace


def clock_ms(party: ScriptedTable) -> int:
    """What the clock shows, in milliseconds."""
    return party.table.clock.read(party.now)


def test_a_race_whose_clock_stands_is_played_without_hurry() -> None:
    party = make_race(settings={"countdown": 0})
    party.connect(*party.names)
    assert party.run_accepted(Pace(speed=0), "Ann") == ["paced speed=0"]
    make_ready(party)
    assert party.wait(3600) == []
    assert clock_ms(party) == 0
    assert party.table.next_wake_time() is None
    assert len(party.act_legally("Ann")) == 1
    assert party.match.moves[-1].at == 0


def test_it_runs_for_a_while_and_is_stopped_by_any_player() -> None:
    party = make_race(settings={"countdown": 0})
    party.connect(*party.names)
    party.run_accepted(Pace(speed=0), "Ann")
    make_ready(party)
    party.run_accepted(Pace(speed=1), "Ann")
    party.wait(2.5)
    assert clock_ms(party) == 2500
    assert party.refusal_of(Pace(speed=2), "Ann") == "wrong-phase"
    party.run_accepted(Pace(speed=0), "Bob")
    party.wait(3600)
    assert clock_ms(party) == 2500
    party.run_accepted(Pace(speed=2), "Ann")
    party.wait(0.5)
    assert clock_ms(party) == 3500


def test_what_it_shows_is_in_the_log() -> None:
    party = make_race(settings={"countdown": 0})
    party.connect(*party.names)
    make_ready(party)
    party.wait(2.5)
    party.run_accepted(Pace(speed=0), "Ann")
    assert party.rebuild().clock.read(party.now) == 2500


def test_there_is_nothing_between_standing_and_slow() -> None:
    party = make_race(settings={"countdown": 0})
    party.connect(*party.names)
    assert party.refusal_of(Pace(speed=0.05), "Ann") == "bad-request"
