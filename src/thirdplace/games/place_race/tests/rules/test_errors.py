"""Place Race NZ: every refusal, by its code."""

from typing import Any

import pytest

from thirdplace.core.errors import Refused
from thirdplace.core.match import Match
from thirdplace.core.registry import find_game
from thirdplace.core.testing.scenario import refused_action
from thirdplace.games.place_race import GAME
from thirdplace.games.place_race.opening import Options, Setup
from thirdplace.games.place_race.tests.race_table import (
    clock_ms_of_year,
    let_time_pass,
    new_game,
    play_lines,
    refusal_code,
    start_race,
)


def table_while_planning() -> Match:
    """Aroha and Ben have a start, Clara has none; Aroha has offered Ben a card, Clara one to Aroha."""
    table = new_game(
        hands="waitangi-1840 st-arnaud-1843 / christchurch-1850 nelson-1870 / lawrence-1861 rotorua-1886",
        late="te-hapua-1975 / oban-2002 / queenstown-1988",
    )
    play_lines(table, "Aroha: start napier", "Ben: start auckland", "Ben: ready")
    play_lines(
        table, "Aroha: offer 1 st-arnaud-1843 nelson-1870", "Clara: offer 0 lawrence-1861 waitangi-1840"
    )
    return table


def table_while_racing() -> Match:
    """1840, Aroha's turn: she stands in Waitangi, Ben in Whangārei beside her, Clara in Auckland.

    Ben and Clara have traded St Arnaud and Lawrence; Auckland is turned in.
    """
    table = new_game(
        hands="waitangi-1840 christchurch-1850 / auckland-1840 st-arnaud-1843 / lawrence-1861 rotorua-1886",
        late="te-hapua-1975 / oban-2002 / queenstown-1988",
    )
    play_lines(table, "Aroha: start whangarei", "Ben: start auckland", "Clara: start auckland")
    play_lines(table, "Ben: offer 2 st-arnaud-1843 lawrence-1861", "Clara: accept 1")
    play_lines(table, "Aroha: offer 1 christchurch-1850 auckland-1840")
    start_race(table)
    play_lines(table, "Aroha: move waitangi", "Ben: skip", "Clara: skip")
    play_lines(table, "Aroha: skip @1840", "Ben: turn-in auckland-1840", "Clara: skip")
    play_lines(table, "Aroha: skip", "Ben: move whangarei", "Clara: skip")
    return table


def finished_table() -> Match:
    table = table_while_racing()
    let_time_pass(table, 1841)
    return table


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("Aroha: skip", "wrong-phase"),
        ("Aroha: move taupo", "wrong-phase"),
        ("Aroha: move atlantis", "wrong-phase"),
        ("Aroha: turn-in waitangi-1840", "wrong-phase"),
        ("Aroha: turn-in oban-2002", "wrong-phase"),
        ("Clara: ready", "no-start"),
        ("Ben: ready", "already-done"),
        ("Aroha: unready", "already-done"),
        ("Aroha: start taupo", "not-a-city"),
        ("Aroha: start Napier", "not-a-city"),
        ("Aroha: start atlantis", "not-a-city"),
        ("Ben: accept 0", "not-connected"),
        ("Aroha: accept 2", "no-start"),
        ("Aroha: accept 1", "no-such-offer"),
        ("Aroha: decline 1", "no-such-offer"),
        ("Aroha: withdraw 2", "no-such-offer"),
        ("Clara: withdraw 1", "no-such-offer"),
        ("Aroha: offer 0 waitangi-1840 st-arnaud-1843", "bad-request"),
        ("Aroha: offer 3 waitangi-1840 st-arnaud-1843", "bad-request"),
        ("Aroha: offer 4 waitangi-1840 st-arnaud-1843", "bad-request"),
        (f"Aroha: offer {10**30} waitangi-1840 st-arnaud-1843", "bad-request"),
        ("Aroha: offer -1 waitangi-1840 st-arnaud-1843", "bad-request"),
        ("Aroha: accept 0", "bad-request"),
        ("Aroha: accept 3", "bad-request"),
        ("Aroha: decline -1", "bad-request"),
        ("Aroha: decline 4", "bad-request"),
        ("Aroha: withdraw 0", "bad-request"),
        ("Aroha: withdraw 99", "bad-request"),
        ("Aroha: offer 1 nelson-1870 christchurch-1850", "not-your-card"),
        ("Aroha: offer 1 waitangi-1840 st-arnaud-1843", "not-your-card"),
        ("Aroha: offer 1 waitangi-1840 rotorua-1886", "not-your-card"),  # Clara's
        ("Aroha: offer 1 waitangi-1840 napier-1931", "not-your-card"),  # nobody's
        ("Aroha: offer 1 waitangi-1840 atlantis-1900", "not-your-card"),
        ("Aroha: offer 1 atlantis-1900 nelson-1870", "not-your-card"),
        ("Aroha: offer 1 te-hapua-1975 nelson-1870", "late-card"),  # her own
        ("Aroha: offer 1 waitangi-1840 oban-2002", "late-card"),
        ("Aroha: offer 1 waitangi-1840 queenstown-1988", "late-card"),  # another's
        ("Aroha: offer 1 waitangi-1840 whakatane-1987", "late-card"),  # set aside
    ],
)
def test_actions_refused_while_planning(line: str, code: str) -> None:
    assert refusal_code(table_while_planning(), line) == code


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("Aroha: ready", "wrong-phase"),
        ("Aroha: unready", "wrong-phase"),
        ("Aroha: start napier", "wrong-phase"),
        ("Clara: start atlantis", "wrong-phase"),
        ("Ben: skip", "not-your-turn"),
        ("Ben: move auckland", "not-your-turn"),
        ("Ben: turn-in auckland-1840", "not-your-turn"),
        ("Ben: turn-in atlantis-1900", "not-your-turn"),
        ("Aroha: move waitangi", "not-connected"),
        ("Aroha: move dunedin", "not-connected"),
        ("Aroha: move atlantis", "not-connected"),
        ("Aroha: move auckland", "not-connected"),  # taken, and far
        ("Aroha: move whangarei", "place-occupied"),
        ("Aroha: turn-in te-hapua-1975", "late-card"),
        ("Aroha: turn-in oban-2002", "late-card"),
        ("Aroha: turn-in whakatane-1987", "late-card"),
        ("Aroha: turn-in auckland-1840", "not-your-card"),
        ("Aroha: turn-in waitangi-1934", "not-your-card"),
        ("Aroha: turn-in atlantis-1900", "not-your-card"),
        ("Aroha: turn-in christchurch-1850", "wrong-place"),
        ("Aroha: offer 1 waitangi-1840 auckland-1840", "already-done"),
        ("Ben: offer 0 auckland-1840 waitangi-1840", "already-done"),
        ("Ben: offer 0 lawrence-1861 waitangi-1840", "already-traded"),
        ("Aroha: offer 1 waitangi-1840 lawrence-1861", "already-traded"),
        ("Ben: accept 0", "no-such-offer"),  # the card has been turned in
        ("Aroha: withdraw 1", "no-such-offer"),
    ],
)
def test_actions_refused_while_racing(line: str, code: str) -> None:
    assert refusal_code(table_while_racing(), line) == code


def table_before_year_of_card() -> Match:
    """Aroha stands where her card is, but it is not yet its year."""
    table = new_game(hands="auckland-1840 / nelson-1870")
    start_race(table, "auckland", "nelson")
    return table


def test_a_card_in_the_wrong_year() -> None:
    assert refusal_code(table_before_year_of_card(), "Aroha: turn-in auckland-1840 @1839.999") == "wrong-year"


def test_a_card_that_is_done_or_given_away() -> None:
    table = table_while_racing()
    play_lines(table, "Aroha: turn-in waitangi-1840", "Ben: skip")
    assert refusal_code(table, "Clara: turn-in lawrence-1861") == "not-your-card"
    assert refusal_code(table, "Clara: turn-in st-arnaud-1843") == "wrong-place"
    play_lines(table, "Clara: skip")
    assert refusal_code(table, "Aroha: turn-in waitangi-1840") == "already-done"


def table_after_trade() -> Match:
    table = table_while_planning()
    play_lines(table, "Ben: start palmerston-north", "Ben: accept 0")
    return table


def test_a_start_is_locked_by_a_trade() -> None:
    table = table_after_trade()
    assert refusal_code(table, "Aroha: start napier") == "start-locked"
    assert refusal_code(table, "Aroha: start atlantis") == "start-locked"
    assert refusal_code(table, "Ben: accept 0") == "no-such-offer"


@pytest.mark.parametrize(
    "line",
    [
        "Aroha: skip",
        "Ben: skip",
        "Aroha: ready",
        "Aroha: turn-in waitangi-1840",
        "Aroha: offer 1 christchurch-1850 lawrence-1861",
        "Aroha: offer 0 christchurch-1850 lawrence-1861",
        "Aroha: offer 9 christchurch-1850 lawrence-1861",
        "Aroha: move atlantis",
    ],
)
def test_actions_after_the_end_are_refused(line: str) -> None:
    assert refusal_code(finished_table(), line) == "game-over"


def test_the_order_of_checks() -> None:
    """Wrong in several ways: target, phase, turn, then the card or the place."""
    table = table_while_planning()
    assert refusal_code(table, "Aroha: offer 0 oban-2002 oban-2002") == "bad-request"
    assert refusal_code(table, "Aroha: offer 1 oban-2002 waitangi-1840") == "late-card"  # give before take
    assert refusal_code(table, "Aroha: offer 1 nelson-1870 oban-2002") == "not-your-card"
    table = table_while_racing()
    assert refusal_code(table, "Ben: ready") == "wrong-phase"
    assert refusal_code(table, "Ben: turn-in oban-2002") == "not-your-turn"
    assert refusal_code(table, "Ben: offer 0 auckland-1840 oban-2002") == "already-done"
    assert (
        refusal_code(table, "Aroha: turn-in christchurch-1850 @1840.5") == "wrong-place"
    )  # before wrong-year


def test_time_does_not_run_backwards_or_on_after_the_end() -> None:
    table = table_while_racing()
    assert refused_action(table, 0, {"type": "skip"}, clock_ms_of_year(table, 1839)) == "bad-request"
    assert refused_action(table, 0, {"type": "skip"}, -1) == "bad-request"
    assert refused_action(table, 0, {"type": "skip"}, clock_ms_of_year(table, 1841)) == "game-over"
    play_lines(table, "Aroha: skip @1840.9")


@pytest.mark.parametrize(
    "action",
    [
        None,
        7,
        "skip",
        [],
        {},
        {"type": "fly"},
        {"type": "Skip"},
        {"type": "skip", "card": "waitangi-1840"},
        {"type": "ready", "seat": 0},
        {"type": "start"},
        {"type": "start", "place": None},
        {"type": "start", "place": 3},
        {"type": "start", "to": "napier"},
        {"type": "move", "place": "napier"},
        {"type": "move", "to": ["napier"]},
        {"type": "turn-in"},
        {"type": "turn-in", "card": 0},
        {"type": "turnin", "card": "waitangi-1840"},
        {"type": "offer", "to": 1, "give": "waitangi-1840"},
        {"type": "offer", "to": "1", "give": "waitangi-1840", "take": "nelson-1870"},
        {"type": "offer", "to": 1.0, "give": "waitangi-1840", "take": "nelson-1870"},
        {"type": "offer", "to": True, "give": "waitangi-1840", "take": "nelson-1870"},
        {"type": "offer", "to": 1, "give": "waitangi-1840", "take": "nelson-1870", "from": 0},
        {"type": "accept", "giver": 0},
        {"type": "accept", "from": None},
        {"type": "decline", "to": 0},
        {"type": "withdraw", "from": 1},
    ],
    ids=str,
)
def test_what_is_no_action_is_a_bad_request_in_every_phase(action: Any) -> None:
    assert refused_action(table_while_planning(), 0, action) == "bad-request"
    assert refused_action(table_while_racing(), 0, action) == "bad-request"
    assert refused_action(finished_table(), 0, action) == "bad-request"


@pytest.mark.parametrize("seat", [-1, 3, 4, 10**30])
def test_a_seat_that_is_not_at_the_table_is_a_bad_request(seat: int) -> None:
    assert refused_action(table_while_racing(), seat, {"type": "skip"}) == "bad-request"


@pytest.mark.parametrize(
    ("options", "detail"),
    [
        ({"seconds_per_year": 0.19}, "seconds_per_year: 0.2-60"),
        ({"seconds_per_year": 60.01}, "seconds_per_year: 0.2-60"),
        ({"seconds_per_year": float("nan")}, "seconds_per_year: 0.2-60"),
        ({"seconds_per_year": float("inf")}, "seconds_per_year: 0.2-60"),
        ({"seconds_per_year": -1}, "seconds_per_year: 0.2-60"),
        ({"start_year": 999}, "start_year: 1000-1840"),
        ({"start_year": 1841}, "start_year: 1000-1840"),
        ({"start_year": 1843, "deck": "second"}, "start_year: 1000-1842"),
        ({"lead_years": -1}, "lead_years: 0-100"),
        ({"lead_years": 101}, "lead_years: 0-100"),
        ({"day_cards": 0}, "day_cards: 1-5"),
        ({"day_cards": 6}, "day_cards: 1-5"),
        ({"late_cards": -1}, "late_cards: 0-1"),
        ({"late_cards": 2}, "late_cards: 0-1"),
        ({"late_cards": 10**30}, "late_cards: 0-1"),
        ({"seconds_per_year": "2"}, ""),
        ({"start_year": 1840.5}, ""),
        ({"lead_years": None}, ""),
        ({"day_cards": True}, ""),
        ({"deck": "third"}, ""),
        ({"deal": "fair"}, ""),
        ({"year": 1840}, ""),
        ([], ""),
    ],
    ids=str,
)
def test_bad_options(options: Any, detail: str) -> None:
    with pytest.raises(Refused) as caught:
        Match(GAME, 3, seed="a table", options=options)
    assert caught.value.code == "bad-options"
    if detail:
        assert caught.value.detail == detail


@pytest.mark.parametrize(
    ("seats", "day", "late"), [(2, 8, 2), (3, 5, 1), (4, 4, 1)], ids=["two", "three", "four"]
)
def test_as_many_cards_as_the_deck_has(seats: int, day: int, late: int) -> None:
    new_game(seats, day_cards=day, late_cards=late, start_year=1840, lead_years=0)
    with pytest.raises(Refused, match=f"day_cards: 1-{day}"):
        new_game(seats, day_cards=day + 1)
    with pytest.raises(Refused, match=f"late_cards: 0-{late}"):
        new_game(seats, late_cards=late + 1)


@pytest.mark.parametrize(
    ("setup", "detail"),
    [
        ({"hands": []}, "setup.hands: 2 lists of cards"),
        ({"hands": [["napier-1931"]]}, "setup.hands: 2 lists of cards"),
        ({"hands": [["napier-1931"], [], []]}, "setup.hands: 2 lists of cards"),
        ({"hands": [["napier-1931"], []], "late": [[]]}, "setup.late: 2 lists of cards"),
        ({"hands": [["napier-1932"], []]}, "setup.hands: napier-1932"),
        ({"hands": [["napier-1931"], ["napier-1931"]]}, "setup.hands: napier-1931"),
        ({"hands": [["napier-1931", "napier-1931"], []]}, "setup.hands: napier-1931"),
        ({"hands": [["napier-1931"], []], "late": [["oban-2002"], ["oban-2002"]]}, "setup.late: oban-2002"),
        ({"hands": [["napier-1931"], []], "late": [["atlantis"], []]}, "setup.late: atlantis"),
        ({"hands": [[], []]}, "setup.hands: at least one card"),
        ({"hands": [["oban-2002"], []], "late": [["oban-2002"], []]}, "setup.late: 2003 or later"),
        ({"hands": [["napier-1931"], []], "late": [["nelson-1870"], []]}, "setup.late: 1932 or later"),
        (
            {"hands": [["kaikoura-1987"], []], "late": [["whakatane-1987"], []]},
            "setup.late: 1988 or later",
        ),
        ({"late": [["nelson-1870"], []]}, None),  # the seed's day cards are later
        ({"hands": "napier-1931"}, None),
        ({"hands": [["napier-1931"], [7]]}, None),
        ({"hand": [[], []]}, None),
        ([], None),
    ],
    ids=str,
)
def test_bad_setups(setup: Any, detail: str | None) -> None:
    with pytest.raises(Refused) as caught:
        Match(GAME, 2, seed="a table", setup=setup)
    assert caught.value.code == "bad-options"
    if detail:
        assert caught.value.detail == detail


def test_a_puzzle_that_clashes_with_what_the_seed_deals() -> None:
    """For three the seed deals late cards from 1975 on: no day card can be later."""
    new_game(hands="napier-1931 / nelson-1870 / lawrence-1861", late=None)
    with pytest.raises(Refused, match="late"):
        new_game(hands="napier-1931 / nelson-1870 / christchurch-2011", late=None)


def test_a_puzzle_earlier_than_the_clock() -> None:
    new_game(hands="nelson-1842 / napier-1931", deck="second", start_year=1842)
    with pytest.raises(Refused, match="start_year: 1000-1840"):
        new_game(hands="waitangi-1840 / napier-1931", deck="second", start_year=1842)


def test_what_a_puzzle_leaves_out_comes_from_the_seed() -> None:
    whole = new_game(3, seed="puzzle")
    hands = new_game(hands="napier-1931 / nelson-1870 / lawrence-1861", late=None, seed="puzzle").state
    late = Match(GAME, 3, seed="puzzle", setup={"late": [["oban-2002"], [], []]}).state
    for card in range(len(whole.state.owner)):
        if whole.state.kind[card] == 2:
            assert hands.owner[card] == whole.state.owner[card]
        if whole.state.kind[card] == 1:
            assert late.owner[card] == whole.state.owner[card]


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 60])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(Refused, match="seats: 2-4"):
        Match(GAME, seats, seed="a table")


def test_the_defaults_are_the_rulebooks() -> None:
    assert find_game("place-race") is GAME
    assert GAME.clock
    assert Options() == Options(None, None, 10, None, None, "standard", "shuffled")
    assert Setup() == Setup(None, None)


def test_no_other_code_comes_up_and_all_of_these_do() -> None:
    """Every seat tries every number at each of these moments."""
    found = set()
    for table in (
        table_while_planning(),
        table_after_trade(),
        table_before_year_of_card(),
        table_while_racing(),
        finished_table(),
    ):
        for seat in range(-1, 4):
            for action in range(-1, GAME.rules.ACTIONS + 1):
                found.add(GAME.refusal_code(GAME.rules.refusal(table.state, seat, action, table.now)))
    assert found == {
        "",
        "bad-request",
        "game-over",
        "not-your-turn",
        "wrong-phase",
        "not-connected",
        "place-occupied",
        "wrong-year",
        "wrong-place",
        "not-your-card",
        "already-done",
        "already-traded",
        "late-card",
        "start-locked",
        "not-a-city",
        "no-start",
        "no-such-offer",
    }
