"""The two examples of the Place Race NZ rulebook, played."""

import pytest

from thirdplace.core.match import Match
from thirdplace.games.place_race.tests.race_table import (
    legal_actions,
    move_one_player,
    new_game,
    open_cards,
    places_by_player,
    play_lines,
    player_on_turn,
    refusal_code,
    start_race,
)


def example_table() -> Match:
    """Aroha has Waitangi 1840 and St Arnaud 1843. Ben and Clara have traded: Ben is fixed."""
    table = new_game(
        hands="waitangi-1840 st-arnaud-1843 / parihaka-1881 wellington-1893 / rotorua-1886 napier-1931",
        seconds_per_year=2,
    )
    play_lines(table, "Ben: start palmerston-north", "Clara: start wellington")
    play_lines(table, "Ben: offer 2 wellington-1893 rotorua-1886", "Clara: accept 1")
    return table


def test_the_example_of_trading() -> None:
    table = example_table()
    # Auckland would be best for Waitangi, but from there no line leads to Palmerston North.
    play_lines(table, "Aroha: start auckland", "Aroha: offer 1 st-arnaud-1843 parihaka-1881")
    assert refusal_code(table, "Ben: accept 0") == "not-connected"
    assert refusal_code(table, "Ben: start auckland") == "start-locked"
    assert "accept 0" not in legal_actions(table, "Ben")
    # So it is Napier.
    play_lines(table, "Aroha: start napier")
    assert play_lines(table, "Ben: accept 0") == [
        "traded from=Aroha to=Ben give=st-arnaud-1843 take=parihaka-1881"
    ]
    assert refusal_code(table, "Aroha: start auckland") == "start-locked"
    assert open_cards(table, "Aroha") == ["waitangi-1840", "parihaka-1881"]
    assert open_cards(table, "Ben") == ["st-arnaud-1843", "rotorua-1886"]


@pytest.mark.parametrize("city", ["palmerston-north", "wellington", "napier"])
def test_there_are_three_cities_from_which_that_trade_is_possible(city: str) -> None:
    table = example_table()
    play_lines(table, f"Aroha: start {city}", "Aroha: offer 1 st-arnaud-1843 parihaka-1881", "Ben: accept 0")
    assert places_by_player(table)["Aroha"] == city


def test_after_the_trade_both_are_in_time() -> None:
    """With one action a year each: ten years to Waitangi, thirteen to St Arnaud."""
    table = example_table()
    play_lines(table, "Aroha: start napier", "Aroha: offer 1 st-arnaud-1843 parihaka-1881", "Ben: accept 0")
    start_race(table)
    assert player_on_turn(table) == "Aroha"
    move_one_player(table, "Aroha", "taupo", "hamilton", "auckland", "whangarei", "waitangi", first=1830)
    play_lines(table, "Aroha: skip @1835", "Ben: skip", "Clara: move masterton")
    move_one_player(table, "Ben", "wellington", "picton", "st-arnaud", first=1836)
    play_lines(table, "Aroha: turn-in waitangi-1840 @1840", "Ben: skip", "Clara: skip")
    play_lines(table, "Aroha: skip @1843", "Ben: turn-in st-arnaud-1843")
    assert open_cards(table, "Aroha") == ["parihaka-1881"]
    assert open_cards(table, "Ben") == ["rotorua-1886"]


def test_the_example_of_who_begins() -> None:
    """Waitangi and Auckland are both 1840; Waitangi lies farther north."""
    table = new_game(hands="auckland-1840 napier-1931 / waitangi-1840 rotorua-1886")
    assert start_race(table, "auckland", "whangarei")[-1] == "timer first=Ben start_year=1830"
    assert refusal_code(table, "Aroha: skip") == "not-your-turn"
    play_lines(table, "Ben: move waitangi", "Aroha: skip", "Ben: skip")
    play_lines(table, "Aroha: turn-in auckland-1840 @1840", "Ben: turn-in waitangi-1840 @1840")
