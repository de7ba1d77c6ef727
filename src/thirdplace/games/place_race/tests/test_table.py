"""A table without I/O: the clock of Place Race, with the time handed in."""

import pytest
from support.games import TURN_GAME
from support.scripted_table import ScriptedTable, encode_action, make_race, make_ready

from thirdplace.core.records.record import record_of, verify
from thirdplace.table.command_handler import handle_command
from thirdplace.table.commands import Connected, Disconnected, Do, Hand, Pace, Pause, Restored, Resume, Tick
from thirdplace.table.entries import Ticked
from thirdplace.table.update_builder import build_missed_update

AT_ONCE = {"countdown": 0}


def start_turn_game() -> ScriptedTable:
    """A game without a clock."""
    party = ScriptedTable(TURN_GAME, "Ann", "Bob", "Cleo").start(first=0)
    party.connect("Ann", "Bob", "Cleo")
    return party


def shown_year(party: ScriptedTable) -> int:
    shown: int = party.view_json()["view"]["year"]
    return shown


def test_in_planning_the_clock_stands() -> None:
    party = make_race()
    party.connect(*party.names)
    assert party.wait(3600) == []
    assert party.view_json()["clock"] == {"shows": 0, "at": party.now, "runs": False, "speed": 1.0}
    assert party.table.next_wake_time() is None


def test_the_clock_starts_with_a_countdown_during_which_nobody_acts() -> None:
    party = make_race()
    party.connect(*party.names)
    assert make_ready(party) == ["ready seat=Bob", "timer first=Ann start_year=1830"]
    assert party.view_json()["clock"] == {"shows": 0, "at": party.now + 3000, "runs": True, "speed": 1.0}
    assert party.refusal_of_line("Ann: skip") == "paused"
    party.wait(2.999)
    assert party.refusal_of_line("Ann: skip") == "paused"
    assert party.refusal_of(party.parse_automatic("Ann: skip")) == "paused"
    party.wait(0.001)
    assert party.play_lines("Ann: skip") == ["skipped seat=Ann"]
    assert party.match.moves[-1].at == 0
    party.wait(2.5)
    party.play_lines("Bob: skip")
    assert party.match.moves[-1].at == 2500
    assert shown_year(party) == 1832


def test_nothing_is_told_while_the_years_go_by() -> None:
    party = make_race(go=True)
    version = party.table.version
    for _ in range(8):
        assert party.wait(1) == []
    assert party.table.version == version
    assert shown_year(party) == 1835


def test_the_team_loses_at_the_deadline() -> None:
    party = make_race(go=True, settings=AT_ONCE)
    assert party.table.next_wake_time() == party.now + 11_000
    assert party.wait(10.999) == []
    assert party.wait(0.001) == ["over won=False year=1841 missed=waitangi-1840"]
    assert party.phase == "over"
    assert party.table.next_wake_time() is None
    assert isinstance(party.log[-1], Ticked)
    assert not party.view_json()["clock"]["runs"]
    assert record_of(party.match).clock == 11_000
    assert verify(record_of(party.match)).over
    assert party.rebuild().phase == "over"
    assert party.run_accepted(Restored()) == []


def test_a_command_after_the_deadline_finds_the_race_lost() -> None:
    party = make_race(go=True, settings=AT_ONCE)
    party.now += 20_000
    outcome = party.run(*party.parse_command("Ann: skip"))
    assert outcome.refused is not None
    assert outcome.refused.code == "game-over"
    assert [happening.entry for happening in outcome.applied] == [Ticked(20_000)]
    assert shown_year(party) == 1841


@pytest.mark.parametrize("who", ["Ann", "Bob", "host"])
def test_anyone_at_the_table_may_pause_and_resume(who: str) -> None:
    party = make_race(go=True, settings={"countdown": 5})
    party.wait(7)
    seat = "?" if who == "host" else who
    assert party.run_accepted(Pause(), who) == [f"paused why=asked seat={seat}"]
    assert party.table.next_wake_time() is None
    party.wait(600)
    assert shown_year(party) == 1832
    assert party.refusal_of_line("Ann: skip") == "paused"
    assert party.run_accepted(Resume(), who) == [f"resumed seat={seat}"]
    assert party.view_json()["clock"] == {"shows": 2000, "at": party.now + 5000, "runs": True, "speed": 1.0}
    assert party.refusal_of_line("Ann: skip") == "paused"
    party.wait(5.5)
    party.play_lines("Ann: skip")
    assert party.match.moves[-1].at == 2500


def test_onlookers_and_strangers_stop_no_clock() -> None:
    party = make_race(go=True, settings=AT_ONCE)
    party.run_accepted(Connected())
    for command in (Pause(), Resume(), Pace(speed=2)):
        assert party.refusal_of(command) == "not-your-seat"
        assert party.refusal_of(command, "Stranger") == "not-your-seat"


def test_a_pause_in_the_countdown_begins_it_anew() -> None:
    party = make_race(go=True)
    party.wait(2)
    party.run_accepted(Pause(), "Ann")
    party.wait(60)
    party.run_accepted(Resume(), "Ann")
    assert party.view_json()["clock"]["at"] == party.now + 3000
    assert party.view_json()["clock"]["shows"] == 0


def test_a_lost_connection_stops_the_clock() -> None:
    party = make_race(go=True, settings=AT_ONCE)
    party.connect("Bob")  # on a second device
    party.wait(2)
    assert party.disconnect("Bob") == []
    assert party.disconnect("Bob") == ["paused why=dropped seat=Bob"]
    assert party.view_json()["table"]["paused"] == {"why": "dropped", "seat": 1}
    assert party.disconnect("Ann") == []
    party.wait(60)
    assert party.run_accepted(Connected(), "Ann") == []
    assert party.phase == "paused"  # Bob is still away
    assert party.run_accepted(Connected(), "Bob") == ["resumed seat=? back=1"]
    assert shown_year(party) == 1832


def test_pausing_for_a_lost_connection_can_be_switched_off() -> None:
    party = make_race(go=True, settings=AT_ONCE | {"pause_on_drop": False})
    assert party.disconnect("Ann", "Bob") == []
    assert party.phase == "playing"


def test_nobodys_going_stops_the_clock_but_a_players() -> None:
    party = make_race(go=True, settings=AT_ONCE)
    party.run_accepted(Connected())
    party.connect("host")
    party.run_accepted(Hand(seat=1, level="easy"), "Bob")
    assert party.run_accepted(Disconnected()) == []
    assert party.disconnect("host", "Bob") == []
    assert party.phase == "playing"
    assert party.disconnect("Ann") == ["paused why=dropped seat=Ann"]


def test_before_the_timer_and_in_other_games_a_drop_pauses_nothing() -> None:
    party = make_race()
    party.connect("Ann", "Bob")
    assert party.disconnect("Ann", "Bob") == []
    party = start_turn_game()
    assert party.disconnect("Ann", "Bob", "Cleo") == []
    assert party.phase == "playing"


def test_the_pace_changes_only_while_the_clock_stands_and_the_year_goes_on_from_where_it_is() -> None:
    party = make_race()
    party.connect("Ann", "Bob")
    assert party.run_accepted(Pace(speed=0.5), "Bob") == ["paced speed=0.5"]
    make_ready(party)
    assert party.refusal_of(Pace(speed=2), "Ann") == "wrong-phase"
    party.wait(3 + 5)
    assert party.refusal_of(Pace(speed=2), "Ann") == "wrong-phase"
    assert shown_year(party) == 1832
    party.run_accepted(Pause(), "Ann")
    assert party.run_accepted(Pace(speed=4.0), "host") == ["paced speed=4.0"]
    assert shown_year(party) == 1832
    party.run_accepted(Resume(), "Ann")
    assert party.view_json()["clock"] == {"shows": 2500, "at": party.now + 3000, "runs": True, "speed": 4.0}
    assert party.table.next_wake_time() == party.now + 3000 + (11_000 - 2500) // 4
    party.wait(3.125)
    assert shown_year(party) == 1833
    party.play_lines("Ann: skip")
    assert party.match.moves[-1].at == 3000
    assert verify(record_of(party.match)).state == party.match.state


def test_in_other_games_only_who_is_alone_with_computer_players_sets_their_pace() -> None:
    party = start_turn_game()
    assert party.refusal_of(Pace(speed=2), "Ann") == "wrong-phase"
    party.run_accepted(Pause(), "Ann")
    assert party.refusal_of(Pace(speed=2), "Ann") == "wrong-phase"
    alone = ScriptedTable(TURN_GAME, "Ann", "bot", "bot").start()
    assert alone.run_accepted(Pace(speed=6), "Ann") == ["paced speed=6"]
    assert alone.table.thinking_speed == alone.rebuild().thinking_speed == 6
    assert alone.table.clock.speed == 1, "what the record says of time stays as it was"


def test_later_tells_when_a_card_can_be_turned_in() -> None:
    party = make_race(go=True, settings=AT_ONCE)
    party.play_lines("Ann: move waitangi", "Bob: skip")
    assert party.view_json(0)["later"] == {
        "at": 10_000,
        "legal": [{"type": "turn-in", "card": "waitangi-1840"}],
    }
    assert "later" not in party.view_json(1)  # not Bob's turn
    assert party.refusal_of_line("Ann: turn-in waitangi-1840") == "wrong-year"
    party.wait(10)
    assert "later" not in party.view_json(0)
    assert {"type": "turn-in", "card": "waitangi-1840"} in party.view_json(0)["legal"]
    assert party.play_lines("Ann: turn-in waitangi-1840") == ["turned-in seat=Ann card=waitangi-1840"]
    assert party.table.next_wake_time() == party.now - 10_000 + 21_000
    party.wait(10)
    assert party.play_lines("Bob: turn-in christchurch-1850")[-1] == "over won=True year=1850 missed="


def test_after_a_restart_a_race_is_paused_with_its_clock_where_it_stopped() -> None:
    party = make_race(go=True)
    party.wait(3 + 4.25)
    party.play_lines("Ann: skip")
    party.now = 77  # another server's time begins anywhere
    party.table = party.rebuild()
    assert party.run_accepted(Restored()) == ["paused why=restart seat=?"]
    assert party.phase == "paused"
    assert party.run_accepted(Restored()) == []
    party.wait(60)
    assert party.view_json()["clock"]["shows"] == 4250
    assert shown_year(party) == 1834
    party.connect("Ann")
    assert party.phase == "paused"
    assert party.run_accepted(Connected(), "Bob") == ["resumed seat=? back=1"]
    party.wait(3 + 0.75)
    party.play_lines("Bob: skip")
    assert party.match.moves[-1].at == 5000


def test_a_race_is_not_lost_while_a_server_is_slow_to_wake() -> None:
    """It was read at one time, and judged much later: what the clock has shown since counts for nobody."""
    party = make_race(go=True, settings=AT_ONCE)
    party.wait(4)
    party.play_lines("Ann: skip")
    party.table, read = party.rebuild(), party.now
    party.now += 60_000
    assert party.run_accepted(Restored(read_at=read)) == ["paused why=restart seat=?"]
    assert party.view_json()["clock"]["shows"] == 4000
    assert shown_year(party) == 1834


def test_a_restart_changes_nothing_where_no_clock_runs() -> None:
    for party in (ScriptedTable(TURN_GAME), start_turn_game(), make_race()):
        party.table = party.rebuild()
        assert party.run_accepted(Restored()) == []
    paused = make_race(go=True, settings=AT_ONCE)
    paused.wait(2)
    paused.run_accepted(Pause(), "Ann")
    paused.table = paused.rebuild()
    assert paused.run_accepted(Restored()) == []
    assert paused.view_json()["table"]["paused"] == {"why": "asked", "seat": 0}
    assert paused.view_json()["clock"]["shows"] == 2000


def test_the_pace_outlasts_a_restart() -> None:
    party = make_race()
    party.run_accepted(Pace(speed=3), "Ann")
    assert party.rebuild().clock.speed == 3


def test_a_tick_before_its_time_is_nothing() -> None:
    for party in (ScriptedTable(TURN_GAME), start_turn_game(), make_race(go=True)):
        assert party.run_accepted(Tick()) == []


def test_the_same_time_tells_the_same_whoever_asks_when() -> None:
    """Judging a command at a time is the same as letting that time pass first."""
    one, two = make_race(go=True), make_race(go=True)
    for seconds in (3, 2.5, 0.1):
        one.wait(seconds / 2)
        one.wait(seconds / 2)
        two.now += round(seconds * 1000)
    command = Do(seat=0, action=encode_action("skip"))
    one.run_accepted(command, "Ann")
    handle_command(two.table, command, frozenset(["Ann"]), two.now)
    assert one.table.match is not None
    assert two.table.match is not None
    assert one.match.moves == two.match.moves


def test_who_comes_back_learns_what_year_it_is_though_nobody_has_acted() -> None:
    party = make_race(go=True, settings=AT_ONCE)
    version = party.table.version
    party.wait(5)
    party.run_accepted(Pause(), "Ann")
    update = build_missed_update(party.table, party.log, version, 0, frozenset(["Ann"]), party.now)
    assert (update.since, update.changed) == (version, {"year": 1835})


def test_who_saw_years_that_a_crash_took_back_learns_what_year_it_is() -> None:
    party = make_race(go=True, settings=AT_ONCE)
    version = party.table.version
    party.wait(5)
    assert shown_year(party) == 1835
    party.table = party.rebuild()
    party.run_accepted(Restored())
    update = build_missed_update(party.table, party.log, version, 0, frozenset(["Ann"]), party.now)
    assert (update.since, update.changed) == (version, {"year": 1830})
