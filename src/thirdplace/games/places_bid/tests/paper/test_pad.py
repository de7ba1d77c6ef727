"""PLACES Bid: the score pad counts as the rules do, and refuses what cannot lie on a table."""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from thirdplace import LANGUAGES
from thirdplace.core.match import Match
from thirdplace.core.parts.pad import Impossible
from thirdplace.games.places_bid import GAME
from thirdplace.games.places_bid.pad import EXAMPLE, Scores, Sheet, settle
from thirdplace.games.places_bid.tests.bid_table import PEOPLE
from thirdplace.games.places_bid.tests.rules.test_golden import game_with_tie
from thirdplace.games.places_bid.tests.rules.test_properties import play_steps, playing
from thirdplace.text import explain, text_for

FULL = "art-studio single-family-home day-care library service-station bakery"
"""One of each category, 21 points."""


def make_seat(
    name: str, cards: str = "", project: str | None = None, tokens: int | None = None, **more: Any
) -> Any:
    return {"name": name, "cards": cards.split(), "project": project, "tokens": tokens} | more


def settle_sheet(*seats: Any, **options: Any) -> Scores:
    return settle(msgspec.convert({"seats": seats, "options": options}, Sheet))


def find_refusal(*seats: Any, lang: str = "en", **options: Any) -> tuple[str, str]:
    """Where something is wrong, and the sentence that says so."""
    with pytest.raises(Impossible) as refused:
        settle_sheet(*seats, **options)
    assert refused.value.code == "impossible"
    return refused.value.where, explain(text_for(lang, GAME), refused.value)


def count_finished_table(match: Match, bids: bool) -> list[Any]:
    """What lies on the table of a finished game, as somebody would type it."""
    view = match.view(None)
    return [
        make_seat(
            name, " ".join(own.buildings), own.project, own.tokens, **({"bid": own.bid or 0} if bids else {})
        )
        for name, own in zip(match.names, view.seats, strict=True)
    ]


@settings(max_examples=40, deadline=None)
@given(**playing)
def test_the_pad_counts_as_the_game_does(table: Match, seed: int, caution: int) -> None:
    for _ in play_steps(table, seed, caution):
        pass
    options = msgspec.to_builtins(table.options)
    result = table.view(None).result
    found = settle_sheet(*count_finished_table(table, bids=True), **options)
    assert (found.scores, found.winners, found.missing) == (result.scores, result.winners, [])
    without = settle_sheet(*count_finished_table(table, bids=False), **options)
    assert without.scores == result.scores
    if without.equal:
        assert without.winners == []
        assert set(result.winners) <= set(without.equal)
    else:
        assert without.winners == result.winners


def test_what_is_not_typed_yet_counts_nothing_and_nobody_has_won() -> None:
    found = settle(msgspec.convert(EXAMPLE, Sheet))
    assert [score.total for score in found.scores] == [14 + 4 + 5 + 7, 6 + 5 + 12, 21 + 5]
    assert (found.missing, found.equal, found.winners) == ([2], [], [])
    found = settle_sheet(make_seat("Ann", FULL), make_seat("Ben"), make_seat("Cleo"))
    assert (found.scores[0].project, found.scores[0].places, found.scores[0].total) == (0, 10, 31)
    assert len(found.cards) == 24


def test_ties_are_settled_by_sets_then_by_last_bids() -> None:
    """PB17. A last bid is asked for only where it decides."""
    ann, ben = make_seat("Ann", FULL, "P", 0), make_seat("Ben", "city-hall hotel", "E", 1)
    assert settle_sheet(ann, ben, make_seat("Cleo", "", "L", 3)).winners == [
        0
    ]  # 36 each, and one of them has the set
    ann, ben = make_seat("Ann", "hotel", "P", 4), make_seat("Ben", "warehouse", "S", 10)
    cleo = make_seat("Cleo", "", "L", 3)
    found = settle_sheet(ann, ben, cleo)
    assert [score.total for score in found.scores] == [18, 18, 3]
    assert (found.equal, found.winners) == ([0, 1], [])
    half = settle_sheet(ann | {"bid": 3}, ben, cleo)
    assert (half.equal, half.winners) == ([0, 1], [])
    whole = settle_sheet(ann | {"bid": 3}, ben | {"bid": 4}, cleo)
    assert (whole.equal, whole.winners) == ([0, 1], [1])
    assert settle_sheet(ann | {"bid": 3}, ben | {"bid": 0}, cleo | {"bid": 9}).winners == [0]
    assert settle_sheet(ann | {"bid": 0}, ben | {"bid": 0}, cleo).winners == [0, 1]
    where, sentence = find_refusal(ann | {"bid": 3}, ben | {"bid": 3}, cleo)
    assert where == "seats[1].bid"
    assert sentence == "Ann and Ben cannot both have bid 3: each bid is higher than the one before."


def test_a_tie_that_was_played() -> None:
    match = game_with_tie()
    found = settle_sheet(*count_finished_table(match, bids=False))
    assert len(found.equal) == 2
    assert settle_sheet(*count_finished_table(match, bids=True)).winners == [PEOPLE.index("Clara")]


REFUSED = [
    (
        [make_seat("Ann", "hotel"), make_seat("Ben", "bakery hotel"), make_seat("Cleo")],
        {},
        "seats[1].cards[1]",
        "Ann and Ben cannot both have Hotel: there is only one.",
    ),
    (
        [make_seat("Ann", "hotel bakery hotel"), make_seat("Ben"), make_seat("Cleo")],
        {},
        "seats[0].cards[2]",
        "Ann cannot have Hotel twice: there is only one.",
    ),
    (
        [make_seat("Ann", "gym"), make_seat("Ben"), make_seat("Cleo")],
        {},
        "seats[0].cards[0]",
        "Gym is not in the game with 3 players.",
    ),
    (
        [make_seat("Ann", "town-hall"), make_seat("Ben"), make_seat("Cleo")],
        {},
        "seats[0].cards[0]",
        "There is no card called town-hall.",
    ),
    (
        [make_seat("Ann"), make_seat("@seat-7", project="C"), make_seat("Cleo", project="C")],
        {},
        "seats[2].project",
        "seat-7 and Cleo cannot both have the project card C: there is only one.",
    ),
    (
        [make_seat("Ann", tokens=100), make_seat("Ben", tokens=31), make_seat("Cleo")],
        {"bank": "box"},
        "seats[1].tokens",
        "That makes 131 tokens, but there are only 130 in the box.",
    ),
]


@pytest.mark.parametrize(("seats", "options", "where", "sentence"), REFUSED, ids=lambda it: str(it)[:30])
def test_what_cannot_lie_on_a_table_is_refused(
    seats: list[Any], options: dict[str, Any], where: str, sentence: str
) -> None:
    assert find_refusal(*seats, **options) == (where, sentence)
    for lang in LANGUAGES[1:]:
        assert find_refusal(*seats, lang=lang, **options)[1] not in (sentence, "")


def test_own_buildings_count_too() -> None:
    own = [{"name": "Zoo", "category": "P", "points": 30, "players": 3}]
    found = settle_sheet(
        make_seat("Ann", "zoo", "P", 1), make_seat("Ben"), make_seat("Cleo"), custom_buildings=own
    )
    assert found.scores[0].total == 36
    assert "zoo" in found.cards
    others = make_seat("Ben"), make_seat("Cleo")
    assert find_refusal(make_seat("Ann", "zoo"), *others)[1] == "There is no card called zoo."


def test_more_tokens_than_in_the_box_are_fine_with_other_coins() -> None:
    assert (
        settle_sheet(make_seat("Ann", tokens=500), make_seat("Ben"), make_seat("Cleo")).scores[0].total == 500
    )


@given(st.text(max_size=8))
def test_any_name_can_be_said(name: str) -> None:
    ann = make_seat(name or "?", "hotel")
    assert find_refusal(ann, make_seat("Ben", "hotel"), make_seat("Cleo"))[0] == "seats[1].cards[0]"
