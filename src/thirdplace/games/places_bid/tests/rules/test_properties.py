"""PLACES Bid: what holds in every game, whoever plays it and however."""

from collections.abc import Iterator
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from thirdplace.core.chance import Chance
from thirdplace.core.game import ALL
from thirdplace.core.match import Match
from thirdplace.core.records.record import from_json, load, record_of, to_json, verify
from thirdplace.core.slug import slug
from thirdplace.core.step import Step
from thirdplace.games.places_bid import GAME
from thirdplace.games.places_bid.cards import BOX_BUILDINGS
from thirdplace.games.places_bid.opening import Options
from thirdplace.games.places_bid.tests.bid_table import choose_at_random

rules = GAME.rules

own_buildings = st.lists(
    st.fixed_dictionaries(
        {
            "name": st.sampled_from(["Zoo", "Opera", "Harbour", "Café Größe", "Skate Park", "Mill", "Pier"]),
            "category": st.sampled_from("PLACES"),
            "points": st.integers(1, 50),
            "players": st.sampled_from([3, 4, 5]),
        }
    ),
    max_size=6,
    unique_by=lambda card: str(card["name"]),
)


changed_rules = st.fixed_dictionaries(
    {
        "tokens": st.integers(1, 130 // 6),
        "never_bid": st.integers(0, 4),
        "empty_handed": st.integers(0, 4),
        "outbid_quarters": st.integers(0, 4),
        "project_building": st.integers(0, 30),
        "full_set": st.integers(0, 60),
        "face_up": st.none() | st.integers(1, 4),
        "removed_buildings": st.lists(st.sampled_from([card.id for card in BOX_BUILDINGS[1:]]), unique=True),
    }
)
"""Within bounds that all numbers of players have in common."""


@st.composite
def random_tables(draw: st.DrawFn) -> Match:
    """A new game with any options."""
    seats = draw(st.integers(3, 6))
    options: dict[str, Any] = {
        "first": draw(st.none() | st.integers(0, seats - 1)),
        "bank": draw(st.sampled_from(["coins", "box"])),
        "custom_buildings": draw(own_buildings),
    }
    if draw(st.booleans()):
        options |= draw(changed_rules)
    return Match(GAME, seats, seed=draw(st.text(max_size=8)), options=options)


playing = {
    "table": random_tables(),
    "seed": st.integers(0, 2**32),  # of the players' whims
    "caution": st.integers(1, 8),  # 1: everyone always passes
}
some_games = settings(max_examples=60, deadline=None)
"""A game takes about ten milliseconds."""


def play_steps(table: Match, seed: int, caution: int) -> Iterator[Step]:
    """Play to the end, now and then with any legal action at all."""
    chance = Chance(f"whims {seed}")
    while not table.over:
        seat, message = choose_at_random(table, chance, caution)
        if caution > 1 and chance.below(8) == 0:
            legal = table.legal(seat)
            message = legal[chance.below(len(legal))]
        yield table.do(seat, message)


@some_games
@given(**playing)
def test_tokens_are_never_lost_or_made(table: Match, seed: int, caution: int) -> None:
    for _ in play_steps(table, seed, caution):
        s, shown = table.state, table.view(None)
        held = [seat.tokens for seat in shown.seats]
        assert min(held) >= 0
        assert s.bank + sum(held) == 130
        if table.options.bank == "box":
            assert shown.bank == s.bank >= 0
        else:
            assert shown.bank is None


@some_games
@given(**playing)
def test_bids_rise_and_rounds_go_by_the_book(table: Match, seed: int, caution: int) -> None:
    options = table.options
    high, bidders, starter, rounds = 0, dict[int, int](), table.view(None).starter, 1
    for step in play_steps(table, seed, caution):
        for event in (msgspec.to_builtins(event) for event in step.events(None)):
            match event["type"]:
                case "bid":
                    assert high < event["amount"] <= step.before.tokens[event["seat"]]
                    high = bidders[event["seat"]] = event["amount"]
                case "passed":
                    assert event["received"] in (
                        [0] if event["seat"] in bidders else range(options.never_bid + 1)
                    )
                    if options.bank == "coins" and event["seat"] not in bidders:
                        assert event["received"] == options.never_bid
                case "bidding-over":
                    assert event["amount"] == high == bidders[event["seat"]] == max(bidders.values())
                    starter = event["seat"]
                case "bought":
                    bid = bidders.pop(event["seat"])
                    assert all(bid > other for other in bidders.values())
                    assert event["paid"] == (bid if bid == high else -(-bid * options.outbid_quarters // 4))
                case "empty-handed":
                    bid = bidders.pop(event["seat"])
                    assert all(bid > other for other in bidders.values())
                    assert event["received"] == options.empty_handed or options.bank == "box"
                case "round":
                    rounds += 1
                    assert bidders == {}
                    assert (event["round"], event["starter"]) == (rounds, starter)
                    high = 0
                case "over":
                    assert bidders == {}


@some_games
@given(**playing)
def test_every_card_is_in_one_place(table: Match, seed: int, caution: int) -> None:
    opened = table.view(ALL)
    dealt, turned_up, gone = opened.market + opened.deck, list(opened.market), list[str]()
    assert not set(dealt) & set(table.options.removed_buildings)
    for step in play_steps(table, seed, caution):
        for event in (msgspec.to_builtins(event) for event in step.events(None)):
            if event["type"] == "discarded":
                gone += event["cards"]
            elif event["type"] == "round":
                turned_up += event["market"]
        shown = table.view(ALL)
        owned = [card for seat in shown.seats for card in seat.buildings]
        assert sorted(owned + gone + shown.market + shown.deck) == sorted(dealt)
        assert turned_up + shown.deck == dealt
        assert shown.deck_count == len(shown.deck)


@some_games
@given(**playing)
def test_what_is_legal_is_what_is_not_refused(table: Match, seed: int, caution: int) -> None:
    for number, _ in enumerate(play_steps(table, seed, caution)):
        if number % 7:
            continue  # every seventh moment is enough
        for seat in range(table.seats):
            fine = [
                action for action in range(rules.ACTIONS) if not rules.refusal(table.state, seat, action, 0)
            ]
            assert table.numbers(seat) == fine
            assert bool(fine) == (seat in table.active)
            decoded = [GAME.actions.decode(table.state, table.options, action) for action in fine]
            assert [GAME.actions.encode(table.state, table.options, message) for message in decoded] == fine


@some_games
@given(**playing)
def test_the_result_follows_from_what_everyone_sees(table: Match, seed: int, caution: int) -> None:
    for _ in play_steps(table, seed, caution):
        assert not table.over or table.view(None).result
    for viewer in (None, 0, ALL):
        shown = msgspec.to_builtins(table.view(viewer))
        assert shown["result"] == result_by_hand(shown["seats"], _known_cards(table), table.options)


@some_games
@given(**playing)
def test_the_game_ends_when_it_should(table: Match, seed: int, caution: int) -> None:
    cards = _known_cards(table)
    for step in play_steps(table, seed, caution):
        told = [event["type"] for event in (msgspec.to_builtins(e) for e in step.events(None))]
        shown = table.view(None)
        full = any(len({cards[card][0] for card in seat.buildings}) == 6 for seat in shown.seats)
        if "round" in told:
            assert not full
            turned_up = table.options.face_up or min(table.seats - 1, 4)
            assert len(shown.market) == min(turned_up, shown.deck_count + len(shown.market))
        if "over" in told:
            assert full or shown.deck_count == 0
            assert shown.market == []


@some_games
@given(**playing)
def test_a_record_replays_to_the_same_state(table: Match, seed: int, caution: int) -> None:
    for _ in play_steps(table, seed, caution):
        pass
    assert load(record_of(table)).state == table.state
    assert record_of(verify(from_json(to_json(record_of(table))))) == record_of(table)


def _known_cards(table: Match) -> dict[str, tuple[str, int]]:
    """Category and points by id."""
    own = {slug(card.name): (card.category, card.points) for card in table.options.custom_buildings}
    return {card.id: (card.category, card.points) for card in BOX_BUILDINGS} | own


def result_by_hand(
    seats: list[dict[str, Any]], cards: dict[str, tuple[str, int]], options: Options
) -> dict[str, Any]:
    """The result, from the seats as everyone sees them once the game is over: PB16 and PB17 once more."""
    scores = [score_by_hand(seat, cards, options) for seat in seats]
    ranks = [
        (score["total"], has_set_by_hand(seat, cards), seat["bid"] or 0)
        for score, seat in zip(scores, seats, strict=True)
    ]
    leaders, level, winners = (
        [seat for seat, rank in enumerate(ranks) if rank[:steps] == max(ranks)[:steps]] for steps in (1, 2, 3)
    )
    return {"scores": scores, "leaders": leaders, "level": level, "winners": winners}


def score_by_hand(
    seat: dict[str, Any], cards: dict[str, tuple[str, int]], options: Options
) -> dict[str, int]:
    categories = [cards[card][0] for card in seat["buildings"]]
    score = {
        "buildings": sum(cards[card][1] for card in seat["buildings"]),
        "project": options.project_building * categories.count(seat["project"]),
        "tokens": seat["tokens"],
        "places": options.full_set if has_set_by_hand(seat, cards) else 0,
    }
    return score | {"total": sum(score.values())}


def has_set_by_hand(seat: dict[str, Any], cards: dict[str, tuple[str, int]]) -> bool:
    """It breaks ties also if it is worth nothing."""
    return {cards[card][0] for card in seat["buildings"]} == set("PLACES")
