"""A table without I/O: the clock of Place Race, with the time handed in."""

import pytest
from support.games import TURN_GAME
from support.party import Party, act, race, ready

from thirdplace.core.record import record_of, verify
from thirdplace.table.command_handler import handle_command
from thirdplace.table.commands import Connected, Disconnected, Do, Hand, Pace, Pause, Restored, Resume, Tick
from thirdplace.table.entries import Ticked
from thirdplace.table.update_builder import build_missed_update

AT_ONCE = {"countdown": 0}


def bid() -> Party:
    """A game without a clock."""
    party = Party(TURN_GAME, "Ann", "Bob", "Cleo").begins(first=0)
    party.arrive("Ann", "Bob", "Cleo")
    return party


def year(party: Party) -> int:
    shown: int = party.shows()["view"]["year"]
    return shown


def test_in_planning_the_clock_stands() -> None:
    party = race()
    party.arrive(*party.names)
    assert party.later(3600) == []
    assert party.shows()["clock"] == {"shows": 0, "at": party.now, "runs": False, "speed": 1.0}
    assert party.table.next_wake_time() is None


def test_the_clock_starts_with_a_countdown_during_which_nobody_acts() -> None:
    party = race()
    party.arrive(*party.names)
    assert ready(party) == ["ready seat=Bob", "timer first=Ann start_year=1830"]
    assert party.shows()["clock"] == {"shows": 0, "at": party.now + 3000, "runs": True, "speed": 1.0}
    assert party.refuses_line("Ann: skip") == "paused"
    party.later(2.999)
    assert party.refuses_line("Ann: skip") == "paused"
    assert party.refuses(party.play("Ann: skip")) == "paused"
    party.later(0.001)
    assert party.say("Ann: skip") == ["skipped seat=Ann"]
    assert party.match.moves[-1].at == 0
    party.later(2.5)
    party.say("Bob: skip")
    assert party.match.moves[-1].at == 2500
    assert year(party) == 1832


def test_nothing_is_told_while_the_years_go_by() -> None:
    party = race(go=True)
    version = party.table.version
    for _ in range(8):
        assert party.later(1) == []
    assert party.table.version == version
    assert year(party) == 1835


def test_the_team_loses_at_the_deadline() -> None:
    party = race(go=True, settings=AT_ONCE)
    assert party.table.next_wake_time() == party.now + 11_000
    assert party.later(10.999) == []
    assert party.later(0.001) == ["over won=False year=1841 missed=waitangi-1840"]
    assert party.phase == "over"
    assert party.table.next_wake_time() is None
    assert isinstance(party.log[-1], Ticked)
    assert not party.shows()["clock"]["runs"]
    assert record_of(party.match).clock == 11_000
    assert verify(record_of(party.match)).over
    assert party.again().phase == "over"
    assert party.does(Restored()) == []


def test_a_command_after_the_deadline_finds_the_race_lost() -> None:
    party = race(go=True, settings=AT_ONCE)
    party.now += 20_000
    outcome = party.ask(*party.command("Ann: skip"))
    assert outcome.refused is not None
    assert outcome.refused.code == "game-over"
    assert [happening.entry for happening in outcome.applied] == [Ticked(20_000)]
    assert year(party) == 1841


@pytest.mark.parametrize("who", ["Ann", "Bob", "host"])
def test_anyone_at_the_table_may_pause_and_resume(who: str) -> None:
    party = race(go=True, settings={"countdown": 5})
    party.later(7)
    seat = "?" if who == "host" else who
    assert party.does(Pause(), who) == [f"paused why=asked seat={seat}"]
    assert party.table.next_wake_time() is None
    party.later(600)
    assert year(party) == 1832
    assert party.refuses_line("Ann: skip") == "paused"
    assert party.does(Resume(), who) == [f"resumed seat={seat}"]
    assert party.shows()["clock"] == {"shows": 2000, "at": party.now + 5000, "runs": True, "speed": 1.0}
    assert party.refuses_line("Ann: skip") == "paused"
    party.later(5.5)
    party.say("Ann: skip")
    assert party.match.moves[-1].at == 2500


def test_onlookers_and_strangers_stop_no_clock() -> None:
    party = race(go=True, settings=AT_ONCE)
    party.does(Connected())
    for command in (Pause(), Resume(), Pace(speed=2)):
        assert party.refuses(command) == "not-your-seat"
        assert party.refuses(command, "Stranger") == "not-your-seat"


def test_a_pause_in_the_countdown_begins_it_anew() -> None:
    party = race(go=True)
    party.later(2)
    party.does(Pause(), "Ann")
    party.later(60)
    party.does(Resume(), "Ann")
    assert party.shows()["clock"]["at"] == party.now + 3000
    assert party.shows()["clock"]["shows"] == 0


def test_a_lost_connection_stops_the_clock() -> None:
    party = race(go=True, settings=AT_ONCE)
    party.arrive("Bob")  # on a second device
    party.later(2)
    assert party.part("Bob") == []
    assert party.part("Bob") == ["paused why=dropped seat=Bob"]
    assert party.shows()["table"]["paused"] == {"why": "dropped", "seat": 1}
    assert party.part("Ann") == []
    party.later(60)
    assert party.does(Connected(), "Ann") == []
    assert party.phase == "paused"  # Bob is still away
    assert party.does(Connected(), "Bob") == ["resumed seat=? back=1"]
    assert year(party) == 1832


def test_that_can_be_switched_off() -> None:
    party = race(go=True, settings=AT_ONCE | {"pause_on_drop": False})
    assert party.part("Ann", "Bob") == []
    assert party.phase == "playing"


def test_nobodys_going_stops_the_clock_but_a_players() -> None:
    party = race(go=True, settings=AT_ONCE)
    party.does(Connected())
    party.arrive("host")
    party.does(Hand(seat=1, level="easy"), "Bob")
    assert party.does(Disconnected()) == []
    assert party.part("host", "Bob") == []
    assert party.phase == "playing"
    assert party.part("Ann") == ["paused why=dropped seat=Ann"]


def test_before_the_timer_and_in_other_games_a_drop_pauses_nothing() -> None:
    party = race()
    party.arrive("Ann", "Bob")
    assert party.part("Ann", "Bob") == []
    party = bid()
    assert party.part("Ann", "Bob", "Cleo") == []
    assert party.phase == "playing"


def test_the_pace_changes_only_while_the_clock_stands_and_the_year_goes_on_from_where_it_is() -> None:
    party = race()
    party.arrive("Ann", "Bob")
    assert party.does(Pace(speed=0.5), "Bob") == ["paced speed=0.5"]
    ready(party)
    assert party.refuses(Pace(speed=2), "Ann") == "wrong-phase"
    party.later(3 + 5)
    assert party.refuses(Pace(speed=2), "Ann") == "wrong-phase"
    assert year(party) == 1832
    party.does(Pause(), "Ann")
    assert party.does(Pace(speed=4.0), "host") == ["paced speed=4.0"]
    assert year(party) == 1832
    party.does(Resume(), "Ann")
    assert party.shows()["clock"] == {"shows": 2500, "at": party.now + 3000, "runs": True, "speed": 4.0}
    assert party.table.next_wake_time() == party.now + 3000 + (11_000 - 2500) // 4
    party.later(3.125)
    assert year(party) == 1833
    party.say("Ann: skip")
    assert party.match.moves[-1].at == 3000
    assert verify(record_of(party.match)).state == party.match.state


def test_in_other_games_only_who_is_alone_with_computer_players_sets_their_pace() -> None:
    party = bid()
    assert party.refuses(Pace(speed=2), "Ann") == "wrong-phase"
    party.does(Pause(), "Ann")
    assert party.refuses(Pace(speed=2), "Ann") == "wrong-phase"
    alone = Party(TURN_GAME, "Ann", "bot", "bot").begins()
    assert alone.does(Pace(speed=6), "Ann") == ["paced speed=6"]
    assert alone.table.thinking_speed == alone.again().thinking_speed == 6
    assert alone.table.clock.speed == 1, "what the record says of time stays as it was"


def test_later_tells_when_a_card_can_be_turned_in() -> None:
    party = race(go=True, settings=AT_ONCE)
    party.say("Ann: move waitangi", "Bob: skip")
    assert party.shows(0)["later"] == {"at": 10_000, "legal": [{"type": "turn-in", "card": "waitangi-1840"}]}
    assert "later" not in party.shows(1)  # not Bob's turn
    assert party.refuses_line("Ann: turn-in waitangi-1840") == "wrong-year"
    party.later(10)
    assert "later" not in party.shows(0)
    assert {"type": "turn-in", "card": "waitangi-1840"} in party.shows(0)["legal"]
    assert party.say("Ann: turn-in waitangi-1840") == ["turned-in seat=Ann card=waitangi-1840"]
    assert party.table.next_wake_time() == party.now - 10_000 + 21_000
    party.later(10)
    assert party.say("Bob: turn-in christchurch-1850")[-1] == "over won=True year=1850 missed="


def test_after_a_restart_a_race_is_paused_with_its_clock_where_it_stopped() -> None:
    party = race(go=True)
    party.later(3 + 4.25)
    party.say("Ann: skip")
    party.now = 77  # another server's time begins anywhere
    party.table = party.again()
    assert party.does(Restored()) == ["paused why=restart seat=?"]
    assert party.phase == "paused"
    assert party.does(Restored()) == []
    party.later(60)
    assert party.shows()["clock"]["shows"] == 4250
    assert year(party) == 1834
    party.arrive("Ann")
    assert party.phase == "paused"
    assert party.does(Connected(), "Bob") == ["resumed seat=? back=1"]
    party.later(3 + 0.75)
    party.say("Bob: skip")
    assert party.match.moves[-1].at == 5000


def test_a_race_is_not_lost_while_a_server_is_slow_to_wake() -> None:
    """It was read at one time, and judged much later: what the clock has shown since counts for nobody."""
    party = race(go=True, settings=AT_ONCE)
    party.later(4)
    party.say("Ann: skip")
    party.table, read = party.again(), party.now
    party.now += 60_000
    assert party.does(Restored(read_at=read)) == ["paused why=restart seat=?"]
    assert party.shows()["clock"]["shows"] == 4000
    assert year(party) == 1834


def test_a_restart_changes_nothing_where_no_clock_runs() -> None:
    for party in (Party(TURN_GAME), bid(), race()):
        party.table = party.again()
        assert party.does(Restored()) == []
    paused = race(go=True, settings=AT_ONCE)
    paused.later(2)
    paused.does(Pause(), "Ann")
    paused.table = paused.again()
    assert paused.does(Restored()) == []
    assert paused.shows()["table"]["paused"] == {"why": "asked", "seat": 0}
    assert paused.shows()["clock"]["shows"] == 2000


def test_the_pace_outlasts_a_restart() -> None:
    party = race()
    party.does(Pace(speed=3), "Ann")
    assert party.again().clock.speed == 3


def test_a_tick_before_its_time_is_nothing() -> None:
    for party in (Party(TURN_GAME), bid(), race(go=True)):
        assert party.does(Tick()) == []


def test_the_same_time_tells_the_same_whoever_asks_when() -> None:
    """Judging a command at a time is the same as letting that time pass first."""
    one, two = race(go=True), race(go=True)
    for seconds in (3, 2.5, 0.1):
        one.later(seconds / 2)
        one.later(seconds / 2)
        two.now += round(seconds * 1000)
    command = Do(seat=0, action=act("skip"))
    one.does(command, "Ann")
    handle_command(two.table, command, frozenset(["Ann"]), two.now)
    assert one.table.match is not None
    assert two.table.match is not None
    assert one.match.moves == two.match.moves


def test_who_comes_back_learns_what_year_it_is_though_nobody_has_acted() -> None:
    party = race(go=True, settings=AT_ONCE)
    version = party.table.version
    party.later(5)
    party.does(Pause(), "Ann")
    update = build_missed_update(party.table, party.log, version, 0, frozenset(["Ann"]), party.now)
    assert (update.since, update.changed) == (version, {"year": 1835})


def test_who_saw_years_that_a_crash_took_back_learns_what_year_it_is() -> None:
    party = race(go=True, settings=AT_ONCE)
    version = party.table.version
    party.later(5)
    assert year(party) == 1835
    party.table = party.again()
    party.does(Restored())
    update = build_missed_update(party.table, party.log, version, 0, frozenset(["Ann"]), party.now)
    assert (update.since, update.changed) == (version, {"year": 1830})
