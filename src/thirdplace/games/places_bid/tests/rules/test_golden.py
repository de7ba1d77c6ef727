"""PLACES Bid: whole games as text, to be read beside the rulebook.

A change of a rule shows here as changed lines. To write the files in golden/ anew:

    THIRDPLACE_GOLDEN=write pytest -k bid_golden
"""

import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from thirdplace.core.chance import Chance, shuffle
from thirdplace.core.game import ALL
from thirdplace.core.match import Match
from thirdplace.core.step import Step
from thirdplace.core.testing.scenario import check_golden
from thirdplace.games.places_bid.cards import BOX_BUILDINGS
from thirdplace.games.places_bid.tests.bid_table import (
    choose_at_random,
    line_of,
    lines_of,
    new_game,
    play_lines,
)

GOLDEN = Path(__file__).parents[1] / "golden"


def game_with_two_sets() -> Match:
    """Three players, two of whom end the game with all six categories in the same round."""
    return _play_to_end(new_game(3, seed="golden three 197"))


def game_with_tie() -> Match:
    """Three players, the deck runs out, and the last bid decides between two of them."""
    return _play_to_end(new_game(3, seed="golden three 11"))


def game_of_rulebook() -> Match:
    """The rulebook's first example, and how that game went on."""
    turned_up = ["hotel", "city-hall", "amusement-park"]
    others = [
        number for number, card in enumerate(BOX_BUILDINGS) if card.players <= 4 and card.id not in turned_up
    ]
    shuffle(Chance("golden deck"), others, len(others))
    deck = " ".join([*turned_up, *(BOX_BUILDINGS[number].id for number in others)])
    table = new_game(4, seed="golden example", first=0, projects="PLAC", deck=deck)
    play_lines(table, "Pierre: bid 3", "Lizzi: bid 4", "Clara: bid 5", "Hakeem: bid 6")
    play_lines(table, "Pierre: pass", "Lizzi: bid 7", "Clara: pass", "Hakeem: bid 8")
    play_lines(table, "Lizzi: bid 9", "Hakeem: pass")
    play_lines(table, "Lizzi: choose city-hall", "Hakeem: choose amusement-park", "Clara: choose hotel")
    return _play_to_end(table)


def game_of_six() -> Match:
    """Six players, the tokens of the box, and five buildings of their own: the last round has one card."""
    own = [
        {"name": "Climbing Hall", "category": "P", "points": 9, "players": 3},
        {"name": "Houseboats", "category": "L", "points": 31, "players": 4},
        {"name": "Music School", "category": "A", "points": 12, "players": 5},
        {"name": "Repair Café", "category": "C", "points": 1, "players": 5},
        {"name": "Shipyard", "category": "E", "points": 50, "players": 3},
    ]
    options = {"first": 4, "bank": "box", "custom_buildings": own}
    return _play_to_end(new_game(6, seed="golden six", options=options), caution=2)


def game_with_changed_rules() -> Match:
    """Three players with other numbers than the rulebook's, and without two of its buildings."""
    options = {
        "tokens": 12,
        "never_bid": 3,
        "empty_handed": 1,
        "outbid_quarters": 3,
        "project_building": 8,
        "full_set": 25,
        "face_up": 2,
        "removed_buildings": ["hotel", "bakery"],
    }
    return _play_to_end(new_game(3, seed="golden changed 0", options=options))


def _play_to_end(table: Match, caution: int = 3) -> Match:
    chance = Chance(f"{table.seed}, played")
    while not table.over:
        table.do(*choose_at_random(table, chance, caution))
    return table


def describe_step(match: Match, step: Step | None) -> list[str]:
    """What happened, one line each; at the beginning the projects, at the end the scores."""
    shown = match.view(ALL)
    if step is None:
        projects = [
            line_of({"type": "project", "seat": seat, "project": own.project})
            for seat, own in enumerate(shown.seats)
        ]
        opened = {"type": "round", "round": shown.round, "starter": shown.starter, "market": shown.market}
        return [*projects, line_of(opened)]
    told = lines_of(step.events(ALL))
    if shown.result:
        for seat, score in enumerate(shown.result.scores):
            told.append(line_of({"type": "score", "seat": seat} | msgspec.to_builtins(score)))
    return told


GAMES: dict[str, Callable[[], Match]] = {
    "sets": game_with_two_sets,
    "tie": game_with_tie,
    "example": game_of_rulebook,
    "six": game_of_six,
    "changed": game_with_changed_rules,
}
"""By the name of the file in golden/."""


@pytest.mark.parametrize("name", GAMES)
def test_the_game_goes_as_written(name: str) -> None:
    check_golden(GOLDEN / f"{name}.txt", GAMES[name](), describe_step)


def test_what_the_golden_games_show() -> None:
    """They are only worth keeping while the rarer things happen in them."""
    texts = {path.stem: path.read_text(encoding="utf-8") for path in GOLDEN.glob("*.txt")}
    assert texts.keys() == {"sets", "tie", "example", "six", "changed"}
    assert all("empty-handed" in text and "discarded" in text for text in texts.values())
    assert texts["sets"].count("places=10") == 2
    assert "round=12" not in texts["sets"]
    assert texts["tie"].count("total=119") == 2
    assert "# over winners=Clara\n" in texts["tie"]
    assert "passed seat=Emma received=1\n" in texts["six"]  # PB18: a payment cut
    assert not {"hotel", "bakery"} & set(re.findall(r"card=([a-z-]+)", texts["changed"]))
    assert "passed seat=Pierre received=3\n" in texts["changed"]
    assert "empty-handed seat=Pierre received=1\n" in texts["changed"]
    assert "places=25" in texts["changed"]
    assert "# round round=14 starter=Emma market=hotel\n" in texts["six"]  # PB19
