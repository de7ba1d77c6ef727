"""A clock that stands while people act, as in a lesson: pace 0."""

from support.party import Party, race, ready

from thirdplace.table.commands import Pace


def shows(party: Party) -> int:
    """What the clock shows, in milliseconds."""
    return party.table.clock.read(party.now)


def test_a_race_whose_clock_stands_is_played_without_hurry() -> None:
    party = race(settings={"countdown": 0})
    party.arrive(*party.names)
    assert party.does(Pace(speed=0), "Ann") == ["paced speed=0"]
    ready(party)
    assert party.later(3600) == []
    assert shows(party) == 0
    assert party.table.next_wake_time() is None
    assert len(party.acts("Ann")) == 1
    assert party.match.moves[-1].at == 0


def test_it_runs_for_a_while_and_is_stopped_by_any_player() -> None:
    party = race(settings={"countdown": 0})
    party.arrive(*party.names)
    party.does(Pace(speed=0), "Ann")
    ready(party)
    party.does(Pace(speed=1), "Ann")
    party.later(2.5)
    assert shows(party) == 2500
    assert party.refuses(Pace(speed=2), "Ann") == "wrong-phase"
    party.does(Pace(speed=0), "Bob")
    party.later(3600)
    assert shows(party) == 2500
    party.does(Pace(speed=2), "Ann")
    party.later(0.5)
    assert shows(party) == 3500


def test_what_it_shows_is_in_the_log() -> None:
    party = race(settings={"countdown": 0})
    party.arrive(*party.names)
    ready(party)
    party.later(2.5)
    party.does(Pace(speed=0), "Ann")
    assert party.again().clock.read(party.now) == 2500


def test_there_is_nothing_between_standing_and_slow() -> None:
    party = race(settings={"countdown": 0})
    party.arrive(*party.names)
    assert party.refuses(Pace(speed=0.05), "Ann") == "bad-request"
