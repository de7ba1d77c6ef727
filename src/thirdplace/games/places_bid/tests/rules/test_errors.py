"""PLACES Bid: every refusal, with its code, and that nothing changes (bid_table checks that each time)."""

from typing import Any

import pytest

from thirdplace.core.chance import Chance
from thirdplace.core.errors import Refused
from thirdplace.core.match import Match
from thirdplace.core.registry import find_game
from thirdplace.core.testing.scenario import refused_action
from thirdplace.games.places_bid import GAME
from thirdplace.games.places_bid.tests.bid_table import (
    all_pass,
    choose_at_random,
    new_game,
    play_lines,
    refusal_code,
    set_tokens,
)


def table_while_bidding() -> Match:
    """Pierre has passed, Lizzi has bid 4; it is Clara's turn, then Hakeem's."""
    table = new_game(4, first=0, deck="hotel city-hall amusement-park library")
    play_lines(table, "Pierre: pass", "Lizzi: bid 4")
    return table


def table_while_choosing() -> Match:
    """Lizzi chooses, then Clara; Hakeem and Pierre have no part in it."""
    table = table_while_bidding()
    play_lines(table, "Clara: bid 5", "Hakeem: pass", "Lizzi: bid 6", "Clara: pass")
    return table


def finished_table() -> Match:
    table = new_game(3, deck="hotel")
    all_pass(table)
    return table


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("Clara: bid 4", "bid-too-low"),
        ("Clara: bid 1", "bid-too-low"),
        ("Clara: bid 0", "bid-too-low"),
        ("Clara: bid -1", "bid-too-low"),
        (f"Clara: bid {-(10**30)}", "bid-too-low"),
        ("Clara: bid 16", "not-enough-tokens"),
        ("Clara: bid 255", "not-enough-tokens"),
        ("Clara: bid 256", "not-enough-tokens"),
        ("Clara: bid 257", "not-enough-tokens"),  # one number further, a card would begin
        (f"Clara: bid {2**63}", "not-enough-tokens"),
        (f"Clara: bid {10**30}", "not-enough-tokens"),
        ("Hakeem: bid 5", "not-your-turn"),
        ("Hakeem: pass", "not-your-turn"),
        ("Lizzi: bid 5", "not-your-turn"),
        ("Pierre: bid 5", "already-passed"),
        ("Pierre: pass", "already-passed"),
        ("Clara: choose hotel", "wrong-phase"),
        ("Clara: choose zoo", "wrong-phase"),
    ],
)
def test_actions_refused_while_bidding(line: str, code: str) -> None:
    assert refusal_code(table_while_bidding(), line) == code


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("Lizzi: choose library", "card-not-available"),  # still in the deck
        ("Lizzi: choose bakery", "card-not-available"),  # not in this game
        ("Lizzi: choose zoo", "card-not-available"),  # not anywhere
        ("Lizzi: choose Hotel", "card-not-available"),  # ids are slugs
        ("Clara: choose hotel", "not-your-turn"),
        ("Hakeem: choose hotel", "not-your-turn"),
        ("Lizzi: bid 9", "wrong-phase"),
        ("Lizzi: pass", "wrong-phase"),
        ("Pierre: pass", "wrong-phase"),
    ],
)
def test_actions_refused_while_choosing(line: str, code: str) -> None:
    assert refusal_code(table_while_choosing(), line) == code


def test_a_card_just_taken_is_not_available() -> None:
    table = table_while_choosing()
    play_lines(table, "Lizzi: choose hotel")
    assert refusal_code(table, "Clara: choose hotel") == "card-not-available"


def test_an_unknown_card_is_not_taken_for_another() -> None:
    """The market holds the first and the last card there are."""
    own = [{"name": f"Own {number}", "category": "P", "points": 1, "players": 3} for number in range(6)]
    table = new_game(3, first=0, options={"custom_buildings": own}, deck="art-studio own-5")
    play_lines(table, "Pierre: bid 1", "Lizzi: pass", "Clara: pass")
    for card in ("zoo", "own-6", "own", "-1", "0", "54", "ART-STUDIO"):
        assert refusal_code(table, f"Pierre: choose {card}") == "card-not-available"
    assert refused_action(table, 0, {"type": "choose", "card": ""}) == "card-not-available"
    play_lines(table, "Pierre: choose own-5")


@pytest.mark.parametrize("line", ["Pierre: pass", "Lizzi: bid 1", "Clara: choose hotel", "Pierre: bid 999"])
def test_actions_after_the_end_are_refused(line: str) -> None:
    assert refusal_code(finished_table(), line) == "game-over"


def test_the_order_of_checks_while_bidding() -> None:
    """Wrong in several ways: phase, then passed, then turn, then amount."""
    table = table_while_bidding()
    assert refusal_code(table, "Pierre: choose zoo") == "wrong-phase"
    assert refusal_code(table, "Pierre: bid 99") == "already-passed"
    assert refusal_code(table, "Hakeem: choose zoo") == "wrong-phase"
    assert refusal_code(table, "Hakeem: bid 99") == "not-your-turn"
    assert refusal_code(table, "Hakeem: bid 3") == "not-your-turn"
    assert refusal_code(table, "Clara: choose hotel") == "wrong-phase"
    assert refusal_code(table, "Clara: bid 3") == "bid-too-low"


def test_the_order_of_checks_while_choosing() -> None:
    table = table_while_choosing()
    assert refusal_code(table, "Pierre: bid 99") == "wrong-phase"  # before not-your-turn and already-passed
    assert refusal_code(table, "Clara: choose zoo") == "not-your-turn"  # before card-not-available
    assert refusal_code(table, "Lizzi: choose zoo") == "card-not-available"


def test_too_low_is_said_before_too_much() -> None:
    table = new_game(3, first=0)
    set_tokens(table, Lizzi=3)
    play_lines(table, "Pierre: bid 5")
    assert refusal_code(table, "Lizzi: bid 4") == "bid-too-low"  # more than she has, too
    assert refusal_code(table, "Lizzi: bid 6") == "not-enough-tokens"


@pytest.mark.parametrize(
    "action",
    [
        None,
        5,
        "pass",
        [],
        ["pass"],
        {},
        {"type": None},
        {"type": "fly"},
        {"type": "Pass"},
        {"type": ["bid"]},
        {"amount": 5},
        {"type": "bid"},
        {"type": "bid", "amount": None},
        {"type": "bid", "amount": "5"},
        {"type": "bid", "amount": 5.0},
        {"type": "bid", "amount": 5.5},
        {"type": "bid", "amount": float("nan")},
        {"type": "bid", "amount": float("inf")},
        {"type": "bid", "amount": True},
        {"type": "bid", "amount": [5]},
        {"type": "bid", "amount": 5, "seat": 2},
        {"type": "bid", "amount": 5, "card": "hotel"},
        {"type": "pass", "amount": 5},
        {"type": "choose"},
        {"type": "choose", "card": None},
        {"type": "choose", "card": 12},
        {"type": "choose", "card": ["hotel"]},
        {"type": "choose", "card": "hotel", "amount": 5},
    ],
    ids=str,
)
def test_what_is_no_action_is_a_bad_request_in_every_phase(action: Any) -> None:
    assert refused_action(table_while_bidding(), 2, action) == "bad-request"
    assert refused_action(table_while_choosing(), 1, action) == "bad-request"
    assert refused_action(finished_table(), 0, action) == "bad-request"


@pytest.mark.parametrize("seat", [-1, 4, 6, 10**30])
def test_a_seat_that_is_not_at_the_table_is_a_bad_request(seat: int) -> None:
    assert refused_action(table_while_bidding(), seat, {"type": "pass"}) == "bad-request"


@pytest.mark.parametrize(
    "options",
    [
        {"first": 4},
        {"first": -1},
        {"first": "0"},
        {"first": 1.5},
        {"bank": "purse"},
        {"bank": None},
        {"bank": 130},
        {"tokens": 0},
        {"tokens": 61},
        {"coins": 20},
        {"custom_buildings": {}},
        [],
        "box",
    ],
    ids=str,
)
def test_bad_options(options: Any) -> None:
    with pytest.raises(Refused) as caught:
        Match(GAME, 4, seed="a table", options=options)
    assert caught.value.code == "bad-options"


@pytest.mark.parametrize(
    "setup",
    [
        {"first": 4},
        {"first": -1},
        {"first": None, "starter": 1},
        {"projects": ["P", "L", "A"]},
        {"projects": ["P", "L", "A", "C", "E"]},
        {"projects": ["P", "L", "A", "P"]},
        {"projects": ["P", "L", "A", "C", "P"]},
        {"projects": ["P", "L", "A", "X"]},
        {"projects": "PLAC"},
        {"deck": []},
        {"deck": ["hotel", "hotel"]},
        {"deck": ["zoo"]},
        {"deck": "hotel"},
        {"deck": [12]},
        {"market": ["hotel"]},
        [],
    ],
    ids=str,
)
def test_bad_setups(setup: Any) -> None:
    with pytest.raises(Refused) as caught:
        Match(GAME, 4, seed="a table", setup=setup)
    assert caught.value.code == "bad-options"


@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 7, 60])
def test_three_to_six_play(seats: int) -> None:
    with pytest.raises(Refused) as caught:
        Match(GAME, seats, seed="a table")
    assert caught.value.code == "bad-options"


def test_the_game_is_known_by_its_id_alone() -> None:
    assert find_game("places-bid") is GAME
    with pytest.raises(Refused) as caught:
        find_game("places_bid")
    assert caught.value.code == "unknown-game"


def test_no_other_code_comes_up_and_all_of_these_do() -> None:
    """Every seat tries every number at every moment of a few games."""
    found = set()
    for seed in ("a", "b"):
        table, chance = new_game(4, seed=seed), Chance(seed)
        while True:
            for seat in range(-1, 5):
                for action in range(-1, GAME.rules.ACTIONS + 1):
                    found.add(GAME.refusal_code(GAME.rules.refusal(table.state, seat, action, 0)))
            if table.over:
                break
            table.do(*choose_at_random(table, chance))
    assert found == {
        "",
        "bad-request",
        "game-over",
        "wrong-phase",
        "already-passed",
        "not-your-turn",
        "bid-too-low",
        "not-enough-tokens",
        "card-not-available",
    }
