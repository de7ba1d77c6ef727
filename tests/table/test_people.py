"""A table without I/O: who sits, who is host, who is here, what they may and may not."""

from typing import Any

import pytest
from support.games import CLOCK_GAME, TURN_GAME, options_with_first_seat, options_with_pace, script_of
from support.scripted_table import ScriptedTable, all_facts_of, make_race

from thirdplace.table.commands import (
    Arrange,
    Connected,
    Disconnected,
    Do,
    Hand,
    Leave,
    Rename,
    StartWithDeal,
    TakeSeat,
)

TRIO = ("Ann", "Bob", "Cleo")
OTHER = script_of(TURN_GAME).OTHER_OPTIONS
IMPOSSIBLE = script_of(TURN_GAME).IMPOSSIBLE
CHOSEN_DEAL = script_of(CLOCK_GAME).CHOSEN_DEAL


def start_table(*people: str, **made: Any) -> ScriptedTable:
    return ScriptedTable(TURN_GAME, *(people or TRIO), **made).start(first=0)


def next_action(party: ScriptedTable) -> Do:
    """Something legal for the seat whose turn it is."""
    name = party.names[party.match.active[0]]
    return party.make_command(name, party.legal_action(name))


# Sitting down.


def test_people_sit_down_in_order() -> None:
    party = ScriptedTable(TURN_GAME)
    assert party.take_seat("Ann") == ["sat seat=Ann name=Ann person=True"]
    assert party.take_seat("bot") == ["sat seat=Timo name=Timo person=False"]
    assert party.names == ["Ann", "Timo"]
    assert party.seats()[0] == {"name": "Ann", "person": True, "level": None, "here": False}
    assert party.seats()[1] == {"name": "Timo", "person": False, "level": "easy", "here": True}


def test_computer_players_have_names_of_their_own_and_make_way_for_people() -> None:
    party = ScriptedTable(TURN_GAME, "bot", "bot", "Ann")
    assert party.names == ["Timo", "Ada", "Ann"]
    assert party.take_seat("ADA") == [
        "renamed seat=Ada name=Bruno",
        "sat seat=ADA name=ADA person=True",
    ]
    assert party.names == ["Timo", "Bruno", "Ann", "ADA"]
    assert party.run_accepted(Rename(seat=2, name="Timo"), "host")[-1] == "renamed seat=Ann name=Timo"
    assert party.names == ["Emmy", "Bruno", "Timo", "ADA"]
    assert all_facts_of(party.rebuild())[3] == all_facts_of(party.table)[3]


@pytest.mark.parametrize(
    "name", ["", " ", "a" * 25, "Ann\n", "Ann", "ANN", "Αnn", "A\u200bnn", "Bot 2", "\u202eAnn"]
)
def test_names_that_play_tricks_are_refused(name: str) -> None:
    assert ScriptedTable(TURN_GAME, "Ann").refusal_of(TakeSeat(name, key="Bob")) == "bad-name"


def test_a_full_table_is_full() -> None:
    party = make_race()
    assert party.refusal_of(TakeSeat("Cleo", key="Cleo")) == "wrong-phase"
    party = ScriptedTable(CLOCK_GAME, "Ann", "Bob", "Cleo", "bot")
    assert party.refusal_of(TakeSeat("Dev", key="Dev")) == "table-full"
    assert party.refusal_of(TakeSeat("", level="easy"), "host") == "table-full"
    party.run_accepted(Leave(seat=1), "Bob")
    party.take_seat("Dev")
    assert party.names == ["Ann", "Dev", "Cleo", "Timo"]


def test_a_chair_is_freed_and_taken_again_and_gaps_close_at_the_start() -> None:
    party = ScriptedTable(TURN_GAME, "Ann", "Bob", "Cleo", "Dev")
    assert party.run_accepted(Leave(seat=1), "Bob") == ["left seat=Bob"]
    assert party.seats()[1] is None
    assert party.refusal_of(Leave(seat=1), "host") == "bad-request"
    assert party.refusal_of(Leave(seat=1), "Bob") == "bad-request"
    party.start()
    assert party.names == ["Ann", "Cleo", "Dev"] == party.match.names
    assert party.table.seats_held_by(frozenset(["Dev"])) == [2]
    assert party.rebuild().seats_held_by(frozenset(["Dev"])) == [2]


def test_the_last_chair_vanishes_with_its_person() -> None:
    party = ScriptedTable(TURN_GAME, "Ann", "Bob", "Cleo")
    party.run_accepted(Leave(seat=1), "Bob")
    party.run_accepted(Leave(seat=2), "Cleo")
    assert party.names == ["Ann"]
    assert party.refusal_of(Leave(seat=2), "host") == "bad-request"
    party.run_accepted(Leave(seat=0), "Ann")
    assert party.names == []


def test_ones_name_is_free_again_after_leaving() -> None:
    party = ScriptedTable(TURN_GAME, "Ann")
    party.run_accepted(Leave(seat=0), "Ann")
    party.take_seat("Ann")
    assert party.names == ["Ann"]


# The host.


def test_the_host_begins_arranges_and_removes_before_the_start() -> None:
    party = ScriptedTable(TURN_GAME, *TRIO, "Dev")
    for command in (
        StartWithDeal("seed"),
        Arrange(options=options_with_first_seat(1)),
        Leave(seat=1),
        TakeSeat("", level="easy"),
    ):
        assert party.refusal_of(command, "Ann") == "not-the-host"
        assert party.refusal_of(command) == "not-the-host"
    assert party.run_accepted(Leave(seat=3), "host") == ["left seat=Dev"]
    assert party.run_accepted(Arrange(options=options_with_first_seat(1)), "host") == ["arranged"]
    assert party.run_accepted(StartWithDeal("seed"), "host")[0].startswith("begun commitment=")
    assert party.refusal_of(Leave(seat=1), "host") == "wrong-phase"
    assert party.refusal_of(Leave(seat=1), "Bob") == "wrong-phase"


def test_while_the_host_is_away_the_first_person_who_is_here_stands_in() -> None:
    party = ScriptedTable(TURN_GAME, "bot", "Ann", "Bob")
    party.connect("Bob")
    assert party.run_accepted(Arrange(options=options_with_first_seat(1)), "Bob") == ["arranged"]
    assert party.view_json(2, "Bob")["host"]
    party.connect("Ann")
    assert party.refusal_of(Arrange(options=options_with_first_seat(2)), "Bob") == "not-the-host"
    assert party.run_accepted(Arrange(options=options_with_first_seat(2)), "Ann") == ["arranged"]
    party.connect("host")
    assert party.refusal_of(Arrange(options=options_with_first_seat(0)), "Ann") == "not-the-host"
    assert not party.view_json(1, "Ann").get("host")
    assert party.view_json(None, "host")["host"]
    party.disconnect("host", "Ann", "Bob")
    for nobody in ("Ann", "Bob", "Stranger"):
        assert party.refusal_of(Arrange(options=options_with_first_seat(0)), nobody) == "not-the-host"


def test_an_onlooker_never_stands_in_for_the_host() -> None:
    party = ScriptedTable(TURN_GAME, *TRIO)
    party.run_accepted(Connected())
    party.connect("Stranger")
    assert party.refusal_of(StartWithDeal("seed")) == "not-the-host"
    assert party.refusal_of(StartWithDeal("seed"), "Stranger") == "not-the-host"


def test_a_host_who_does_not_sit_is_no_onlooker_and_has_no_seat() -> None:
    party = start_table()
    party.connect("host")
    assert party.view_json()["table"]["onlookers"] == 0
    assert party.view_json(None, "host")["host"]
    assert party.refusal_of(party.make_command("Ann", party.legal_action("Ann")), "host") == "not-your-seat"


# Being here.


def test_onlookers_are_counted_by_connection() -> None:
    party = ScriptedTable(TURN_GAME, *TRIO)
    party.run_accepted(Connected())
    party.run_accepted(Connected())
    party.connect("Stranger", "Ann")
    assert party.view_json()["table"]["onlookers"] == 3
    party.run_accepted(Disconnected())
    party.disconnect("Stranger", "Ann")
    assert party.view_json()["table"]["onlookers"] == 1
    party.run_accepted(Disconnected())
    assert party.table.connected == {}


def test_a_person_is_here_while_one_of_their_devices_is() -> None:
    party = ScriptedTable(TURN_GAME, *TRIO)
    party.connect("Ann", "Ann")
    party.disconnect("Ann")
    assert [seat["here"] for seat in party.seats()] == [True, False, False]
    party.disconnect("Ann")
    assert [seat["here"] for seat in party.seats()] == [False, False, False]


def test_coming_and_going_is_in_no_log() -> None:
    party = start_table()
    before = len(party.log), party.table.version
    party.connect("Ann", "Bob", "host")
    party.disconnect("Bob", "host")
    assert (len(party.log), party.table.version) == before


def test_several_people_on_one_device() -> None:
    party = start_table("Ann", "Bob", "Cleo", "bot")
    party.run_accepted(Connected(), "Ann", "Cleo")
    assert [seat["here"] for seat in party.seats()] == [True, False, True, True]
    assert party.table.seats_held_by(frozenset(["Ann", "Cleo"])) == [0, 2]
    party.run_accepted(next_action(party), "Ann", "Cleo")
    assert party.refusal_of(next_action(party), "Ann", "Cleo") == "not-your-seat"
    party.run_accepted(next_action(party), "Bob")
    party.run_accepted(next_action(party), "Ann", "Cleo")
    assert party.refusal_of(next_action(party), "Ann", "Bob", "Cleo", "host") == "not-your-seat"
    party.run_accepted(Disconnected(), "Ann", "Cleo")
    assert [seat["here"] for seat in party.seats()] == [False, False, False, True]


# Options and settings.


def test_options_and_settings_are_merged() -> None:
    party = ScriptedTable(TURN_GAME, *TRIO)
    party.run_accepted(Arrange(options=options_with_first_seat(1), settings={"thinking": 20}), "host")
    party.run_accepted(Arrange(options=OTHER, settings={"reactions": False}), "host")
    party.run_accepted(Arrange(), "host")
    told = party.view_json()["table"]
    assert told["options"].items() >= {**options_with_first_seat(1), **OTHER}.items()
    assert told["settings"]["thinking"] == 20
    assert told["settings"]["reactions"] is False
    assert told["settings"]["countdown"] == 3
    party.run_accepted(Arrange(settings={"thinking": None}), "host")
    assert party.view_json()["table"]["settings"]["thinking"] is None


@pytest.mark.parametrize(
    "wanted",
    [
        *(Arrange(options=wrong["options"]) for wrong in IMPOSSIBLE if "options" in wrong),
        Arrange(options={"unheard-of": 1}),
        Arrange(options=options_with_first_seat(6)),
        Arrange(settings={"thinking": 4}),
        Arrange(settings={"thinking": 3601}),
        Arrange(settings={"countdown": 11}),
        Arrange(settings={"countdown": -1}),
        Arrange(settings={"unheard-of": 1}),
        Arrange(options=OTHER, settings={"rhythm": "slow"}),
    ],
)
def test_what_does_not_fit_is_refused_whole(wanted: Arrange) -> None:
    assert ScriptedTable(TURN_GAME, *TRIO).refusal_of(wanted, "host") == "bad-options"


def test_too_few_or_an_option_that_fits_others_cannot_begin() -> None:
    party = ScriptedTable(TURN_GAME, "Ann", "Bob")
    assert party.refusal_of(StartWithDeal("seed"), "host") == "bad-options"
    party.take_seat("Cleo")
    party.run_accepted(Arrange(options=options_with_first_seat(4)), "host")  # with five it would do
    assert party.refusal_of(StartWithDeal("seed"), "host") == "bad-options"
    party.run_accepted(Arrange(options=options_with_first_seat(2)), "host")
    party.run_accepted(StartWithDeal("seed"), "host")


def test_a_deal_looked_for_before_is_taken_only_for_the_table_as_it_is() -> None:
    party = ScriptedTable(CLOCK_GAME, "Ann", "Bob", options=CHOSEN_DEAL)
    for stale in (
        StartWithDeal("a seed"),
        StartWithDeal("a seed", seats=3, deal=1, options=CHOSEN_DEAL),
        StartWithDeal("a seed", seats=2, deal=1, options={**CHOSEN_DEAL, **options_with_pace(2)}),
    ):
        assert party.refusal_of(stale, "host") == "wrong-phase"
    party.run_accepted(StartWithDeal("a seed", seats=2, deal=1, options=CHOSEN_DEAL), "host")
    assert party.match.deal == 1
    party = ScriptedTable(CLOCK_GAME, "Ann", "Bob")
    party.run_accepted(StartWithDeal("a seed", seats=2, deal=3), "host")
    assert party.match.deal == 3
    assert party.rebuild().match.deal == 3  # type: ignore[union-attr]


# Handing over.


def test_an_absent_persons_seat_is_handed_to_a_computer_player_and_back() -> None:
    party = start_table()
    party.connect("Ann", "Bob", "host")
    assert party.refusal_of(Hand(seat=0, level="easy"), "host") == "still-here"
    assert party.refusal_of(Hand(seat=2, level="easy"), "Bob") == "not-the-host"
    assert party.refusal_of(Hand(seat=2, level="easy")) == "not-the-host"
    assert party.run_accepted(Hand(seat=2, level="easy"), "host") == ["handed seat=Cleo level=easy"]
    assert party.seats()[2] == {"name": "Cleo", "person": True, "level": "easy", "here": False}
    assert party.run_accepted(Hand(seat=2, level="easy"), "host") == []
    party.act_legally("Ann", "Bob")
    party.run_accepted(party.automatic_action("Cleo"))
    party.connect("Cleo")
    assert party.seats()[2]["level"] == "easy"
    assert party.refusal_of(party.make_command("Cleo", party.legal_action("Ann")), "Cleo") == "not-your-seat"
    assert party.refusal_of(Hand(seat=2, level=None), "Ann") == "not-the-host"
    assert party.run_accepted(Hand(seat=2, level=None), "Cleo") == ["handed seat=Cleo level=?"]
    assert party.rebuild().chair(2).level is None
    party.act_legally("Ann", "Bob", "Cleo")


def test_one_may_hand_over_ones_own_seat_and_take_it_back() -> None:
    party = start_table()
    party.connect("Ann", "host")
    party.run_accepted(Hand(seat=0, level="easy"), "Ann")
    assert party.refusal_of(party.make_command("Ann", party.legal_action("Ann")), "Ann") == "not-your-seat"
    party.run_accepted(Hand(seat=0, level=None), "Ann")
    party.act_legally("Ann")
    party.run_accepted(Hand(seat=0, level="easy"), "Ann")
    party.run_accepted(Hand(seat=0, level=None), "host")
    assert party.seats()[0]["level"] is None


def test_only_a_persons_seat_in_a_running_game_is_handed_over() -> None:
    party = ScriptedTable(TURN_GAME, "Ann", "Bob", "bot")
    assert party.refusal_of(Hand(seat=0, level="easy"), "host") == "wrong-phase"
    party.start()
    assert party.refusal_of(Hand(seat=2, level=None), "host") == "bad-request"
    assert party.refusal_of(Hand(seat=3, level=None), "host") == "bad-request"


def test_the_host_may_have_a_computer_player_play_better_or_worse() -> None:
    party = ScriptedTable(TURN_GAME, "Ann", "Bob", "bot")
    party.start()
    assert party.refusal_of(Hand(seat=2, level="expert"), "Bob") == "not-the-host"
    assert party.run_accepted(Hand(seat=2, level="expert"), "host") == ["handed seat=Timo level=expert"]
    assert party.seats()[2]["level"] == "expert"


def test_the_deputy_may_hand_over_too() -> None:
    party = start_table()
    party.connect("Bob")
    assert party.run_accepted(Hand(seat=0, level="easy"), "Bob") == ["handed seat=Ann level=easy"]
