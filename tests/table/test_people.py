"""A table without I/O: who sits, who is host, who is here, what they may and may not."""

from typing import Any

import pytest
from support.games import CLOCK_GAME, TURN_GAME, at_pace, begin_with, script_of
from support.party import Party, race, remembered

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


def begun(*people: str, **made: Any) -> Party:
    return Party(TURN_GAME, *(people or TRIO), **made).begins(first=0)


def next_action(party: Party) -> Do:
    """Something legal for the seat whose turn it is."""
    name = party.names[party.match.active[0]]
    return party.doing(name, party.action(name))


# Sitting down.


def test_people_sit_down_in_order() -> None:
    party = Party(TURN_GAME)
    assert party.sits("Ann") == ["sat seat=Ann name=Ann person=True"]
    assert party.sits("bot") == ["sat seat=Timo name=Timo person=False"]
    assert party.names == ["Ann", "Timo"]
    assert party.seats()[0] == {"name": "Ann", "person": True, "level": None, "here": False}
    assert party.seats()[1] == {"name": "Timo", "person": False, "level": "easy", "here": True}


def test_computer_players_have_names_of_their_own_and_make_way_for_people() -> None:
    party = Party(TURN_GAME, "bot", "bot", "Ann")
    assert party.names == ["Timo", "Ada", "Ann"]
    assert party.sits("ADA") == [
        "renamed seat=Ada name=Bruno",
        "sat seat=ADA name=ADA person=True",
    ]
    assert party.names == ["Timo", "Bruno", "Ann", "ADA"]
    assert party.does(Rename(seat=2, name="Timo"), "host")[-1] == "renamed seat=Ann name=Timo"
    assert party.names == ["Emmy", "Bruno", "Timo", "ADA"]
    assert remembered(party.again())[3] == remembered(party.table)[3]


@pytest.mark.parametrize(
    "name", ["", " ", "a" * 25, "Ann\n", "Ann", "ANN", "Αnn", "A\u200bnn", "Bot 2", "\u202eAnn"]
)
def test_names_that_play_tricks_are_refused(name: str) -> None:
    assert Party(TURN_GAME, "Ann").refuses(TakeSeat(name, key="Bob")) == "bad-name"


def test_a_full_table_is_full() -> None:
    party = race()
    assert party.refuses(TakeSeat("Cleo", key="Cleo")) == "wrong-phase"
    party = Party(CLOCK_GAME, "Ann", "Bob", "Cleo", "bot")
    assert party.refuses(TakeSeat("Dev", key="Dev")) == "table-full"
    assert party.refuses(TakeSeat("", level="easy"), "host") == "table-full"
    party.does(Leave(seat=1), "Bob")
    party.sits("Dev")
    assert party.names == ["Ann", "Dev", "Cleo", "Timo"]


def test_a_chair_is_freed_and_taken_again_and_gaps_close_at_the_start() -> None:
    party = Party(TURN_GAME, "Ann", "Bob", "Cleo", "Dev")
    assert party.does(Leave(seat=1), "Bob") == ["left seat=Bob"]
    assert party.seats()[1] is None
    assert party.refuses(Leave(seat=1), "host") == "bad-request"
    assert party.refuses(Leave(seat=1), "Bob") == "bad-request"
    party.begins()
    assert party.names == ["Ann", "Cleo", "Dev"] == party.match.names
    assert party.table.seats_held_by(frozenset(["Dev"])) == [2]
    assert party.again().seats_held_by(frozenset(["Dev"])) == [2]


def test_the_last_chair_vanishes_with_its_person() -> None:
    party = Party(TURN_GAME, "Ann", "Bob", "Cleo")
    party.does(Leave(seat=1), "Bob")
    party.does(Leave(seat=2), "Cleo")
    assert party.names == ["Ann"]
    assert party.refuses(Leave(seat=2), "host") == "bad-request"
    party.does(Leave(seat=0), "Ann")
    assert party.names == []


def test_ones_name_is_free_again_after_leaving() -> None:
    party = Party(TURN_GAME, "Ann")
    party.does(Leave(seat=0), "Ann")
    party.sits("Ann")
    assert party.names == ["Ann"]


# The host.


def test_the_host_begins_arranges_and_removes_before_the_start() -> None:
    party = Party(TURN_GAME, *TRIO, "Dev")
    for command in (
        StartWithDeal("seed"),
        Arrange(options=begin_with(1)),
        Leave(seat=1),
        TakeSeat("", level="easy"),
    ):
        assert party.refuses(command, "Ann") == "not-the-host"
        assert party.refuses(command) == "not-the-host"
    assert party.does(Leave(seat=3), "host") == ["left seat=Dev"]
    assert party.does(Arrange(options=begin_with(1)), "host") == ["arranged"]
    assert party.does(StartWithDeal("seed"), "host")[0].startswith("begun commitment=")
    assert party.refuses(Leave(seat=1), "host") == "wrong-phase"
    assert party.refuses(Leave(seat=1), "Bob") == "wrong-phase"


def test_while_the_host_is_away_the_first_person_who_is_here_stands_in() -> None:
    party = Party(TURN_GAME, "bot", "Ann", "Bob")
    party.arrive("Bob")
    assert party.does(Arrange(options=begin_with(1)), "Bob") == ["arranged"]
    assert party.shows(2, "Bob")["host"]
    party.arrive("Ann")
    assert party.refuses(Arrange(options=begin_with(2)), "Bob") == "not-the-host"
    assert party.does(Arrange(options=begin_with(2)), "Ann") == ["arranged"]
    party.arrive("host")
    assert party.refuses(Arrange(options=begin_with(0)), "Ann") == "not-the-host"
    assert not party.shows(1, "Ann").get("host")
    assert party.shows(None, "host")["host"]
    party.part("host", "Ann", "Bob")
    for nobody in ("Ann", "Bob", "Stranger"):
        assert party.refuses(Arrange(options=begin_with(0)), nobody) == "not-the-host"


def test_an_onlooker_never_stands_in_for_the_host() -> None:
    party = Party(TURN_GAME, *TRIO)
    party.does(Connected())
    party.arrive("Stranger")
    assert party.refuses(StartWithDeal("seed")) == "not-the-host"
    assert party.refuses(StartWithDeal("seed"), "Stranger") == "not-the-host"


def test_a_host_who_does_not_sit_is_no_onlooker_and_has_no_seat() -> None:
    party = begun()
    party.arrive("host")
    assert party.shows()["table"]["onlookers"] == 0
    assert party.shows(None, "host")["host"]
    assert party.refuses(party.doing("Ann", party.action("Ann")), "host") == "not-your-seat"


# Being here.


def test_onlookers_are_counted_by_connection() -> None:
    party = Party(TURN_GAME, *TRIO)
    party.does(Connected())
    party.does(Connected())
    party.arrive("Stranger", "Ann")
    assert party.shows()["table"]["onlookers"] == 3
    party.does(Disconnected())
    party.part("Stranger", "Ann")
    assert party.shows()["table"]["onlookers"] == 1
    party.does(Disconnected())
    assert party.table.connected == {}


def test_a_person_is_here_while_one_of_their_devices_is() -> None:
    party = Party(TURN_GAME, *TRIO)
    party.arrive("Ann", "Ann")
    party.part("Ann")
    assert [seat["here"] for seat in party.seats()] == [True, False, False]
    party.part("Ann")
    assert [seat["here"] for seat in party.seats()] == [False, False, False]


def test_coming_and_going_is_in_no_log() -> None:
    party = begun()
    before = len(party.log), party.table.version
    party.arrive("Ann", "Bob", "host")
    party.part("Bob", "host")
    assert (len(party.log), party.table.version) == before


def test_several_people_on_one_device() -> None:
    party = begun("Ann", "Bob", "Cleo", "bot")
    party.does(Connected(), "Ann", "Cleo")
    assert [seat["here"] for seat in party.seats()] == [True, False, True, True]
    assert party.table.seats_held_by(frozenset(["Ann", "Cleo"])) == [0, 2]
    party.does(next_action(party), "Ann", "Cleo")
    assert party.refuses(next_action(party), "Ann", "Cleo") == "not-your-seat"
    party.does(next_action(party), "Bob")
    party.does(next_action(party), "Ann", "Cleo")
    assert party.refuses(next_action(party), "Ann", "Bob", "Cleo", "host") == "not-your-seat"
    party.does(Disconnected(), "Ann", "Cleo")
    assert [seat["here"] for seat in party.seats()] == [False, False, False, True]


# Options and settings.


def test_options_and_settings_are_merged() -> None:
    party = Party(TURN_GAME, *TRIO)
    party.does(Arrange(options=begin_with(1), settings={"thinking": 20}), "host")
    party.does(Arrange(options=OTHER, settings={"reactions": False}), "host")
    party.does(Arrange(), "host")
    told = party.shows()["table"]
    assert told["options"].items() >= {**begin_with(1), **OTHER}.items()
    assert told["settings"]["thinking"] == 20
    assert told["settings"]["reactions"] is False
    assert told["settings"]["countdown"] == 3
    party.does(Arrange(settings={"thinking": None}), "host")
    assert party.shows()["table"]["settings"]["thinking"] is None


@pytest.mark.parametrize(
    "wanted",
    [
        *(Arrange(options=wrong["options"]) for wrong in IMPOSSIBLE if "options" in wrong),
        Arrange(options={"unheard-of": 1}),
        Arrange(options=begin_with(6)),
        Arrange(settings={"thinking": 4}),
        Arrange(settings={"thinking": 3601}),
        Arrange(settings={"countdown": 11}),
        Arrange(settings={"countdown": -1}),
        Arrange(settings={"unheard-of": 1}),
        Arrange(options=OTHER, settings={"rhythm": "slow"}),
    ],
)
def test_what_does_not_fit_is_refused_whole(wanted: Arrange) -> None:
    assert Party(TURN_GAME, *TRIO).refuses(wanted, "host") == "bad-options"


def test_too_few_or_an_option_that_fits_others_cannot_begin() -> None:
    party = Party(TURN_GAME, "Ann", "Bob")
    assert party.refuses(StartWithDeal("seed"), "host") == "bad-options"
    party.sits("Cleo")
    party.does(Arrange(options=begin_with(4)), "host")  # with five it would do
    assert party.refuses(StartWithDeal("seed"), "host") == "bad-options"
    party.does(Arrange(options=begin_with(2)), "host")
    party.does(StartWithDeal("seed"), "host")


def test_a_deal_looked_for_before_is_taken_only_for_the_table_as_it_is() -> None:
    party = Party(CLOCK_GAME, "Ann", "Bob", options=CHOSEN_DEAL)
    for stale in (
        StartWithDeal("a seed"),
        StartWithDeal("a seed", seats=3, deal=1, options=CHOSEN_DEAL),
        StartWithDeal("a seed", seats=2, deal=1, options={**CHOSEN_DEAL, **at_pace(2)}),
    ):
        assert party.refuses(stale, "host") == "wrong-phase"
    party.does(StartWithDeal("a seed", seats=2, deal=1, options=CHOSEN_DEAL), "host")
    assert party.match.deal == 1
    party = Party(CLOCK_GAME, "Ann", "Bob")
    party.does(StartWithDeal("a seed", seats=2, deal=3), "host")
    assert party.match.deal == 3
    assert party.again().match.deal == 3  # type: ignore[union-attr]


# Handing over.


def test_an_absent_persons_seat_is_handed_to_a_computer_player_and_back() -> None:
    party = begun()
    party.arrive("Ann", "Bob", "host")
    assert party.refuses(Hand(seat=0, level="easy"), "host") == "still-here"
    assert party.refuses(Hand(seat=2, level="easy"), "Bob") == "not-the-host"
    assert party.refuses(Hand(seat=2, level="easy")) == "not-the-host"
    assert party.does(Hand(seat=2, level="easy"), "host") == ["handed seat=Cleo level=easy"]
    assert party.seats()[2] == {"name": "Cleo", "person": True, "level": "easy", "here": False}
    assert party.does(Hand(seat=2, level="easy"), "host") == []
    party.acts("Ann", "Bob")
    party.does(party.automatic("Cleo"))
    party.arrive("Cleo")
    assert party.seats()[2]["level"] == "easy"
    assert party.refuses(party.doing("Cleo", party.action("Ann")), "Cleo") == "not-your-seat"
    assert party.refuses(Hand(seat=2, level=None), "Ann") == "not-the-host"
    assert party.does(Hand(seat=2, level=None), "Cleo") == ["handed seat=Cleo level=?"]
    assert party.again().chair(2).level is None
    party.acts("Ann", "Bob", "Cleo")


def test_one_may_hand_over_ones_own_seat_and_take_it_back() -> None:
    party = begun()
    party.arrive("Ann", "host")
    party.does(Hand(seat=0, level="easy"), "Ann")
    assert party.refuses(party.doing("Ann", party.action("Ann")), "Ann") == "not-your-seat"
    party.does(Hand(seat=0, level=None), "Ann")
    party.acts("Ann")
    party.does(Hand(seat=0, level="easy"), "Ann")
    party.does(Hand(seat=0, level=None), "host")
    assert party.seats()[0]["level"] is None


def test_only_a_persons_seat_in_a_running_game_is_handed_over() -> None:
    party = Party(TURN_GAME, "Ann", "Bob", "bot")
    assert party.refuses(Hand(seat=0, level="easy"), "host") == "wrong-phase"
    party.begins()
    assert party.refuses(Hand(seat=2, level=None), "host") == "bad-request"
    assert party.refuses(Hand(seat=3, level=None), "host") == "bad-request"


def test_the_host_may_have_a_computer_player_play_better_or_worse() -> None:
    party = Party(TURN_GAME, "Ann", "Bob", "bot")
    party.begins()
    assert party.refuses(Hand(seat=2, level="expert"), "Bob") == "not-the-host"
    assert party.does(Hand(seat=2, level="expert"), "host") == ["handed seat=Timo level=expert"]
    assert party.seats()[2]["level"] == "expert"


def test_the_deputy_may_hand_over_too() -> None:
    party = begun()
    party.arrive("Bob")
    assert party.does(Hand(seat=0, level="easy"), "Bob") == ["handed seat=Ann level=easy"]
