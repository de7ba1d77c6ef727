"""Place Race NZ: what nobody can know, proved by changing it.

Face-down cards change places with each other and with those set aside; what anyone gets must
stay the same, byte for byte, and so must every answer to everything anyone could try.
"""

from collections.abc import Iterator
from itertools import permutations
from typing import Any

import msgspec
import pytest

from thirdplace.core.chance import Chance
from thirdplace.core.game import ALL, Viewer
from thirdplace.core.match import Match
from thirdplace.core.records.record import from_json, load, record_of, to_json
from thirdplace.core.state import copy, to_numbers
from thirdplace.games.place_race import GAME
from thirdplace.games.place_race.board import CARD_NUMBER
from thirdplace.games.place_race.planning import deal_solver
from thirdplace.games.place_race.state import CARDS, LATE, OFFER, PAIRS, SEATS
from thirdplace.games.place_race.tests.race_table import (
    PEOPLE,
    new_game,
    play_lines,
    refusal_code,
    start_race,
)

rules = GAME.rules


def swap_late_cards(s: Any, a: str, b: str) -> Any:
    """The same state, but two late cards have changed places."""
    s = copy(s)
    one, two = CARD_NUMBER[a], CARD_NUMBER[b]
    assert s.kind[one] == s.kind[two] == LATE
    s.owner[one], s.owner[two] = s.owner[two], s.owner[one]
    return s


def everything_known(s: Any, options: Any, viewer: Viewer, now: int) -> list[Any]:
    """All that a viewer is told about a state: the view, what is legal, and why the rest is not."""
    _, shown = GAME.views.views(s, options, [ALL, viewer], now)
    told: list[Any] = [msgspec.json.encode(shown)]
    for seat in range(s.seats):
        room = [0] * rules.MAX_LEGAL
        told.append(room[: rules.legal(s, seat, now, room)])
        told.append([rules.refusal(s, seat, action, now) for action in _actions_to_try(s)])
        told.append(rules.forced_action(s, seat, now))
    return [*told, rules.deadline(s), rules.active(s)]


def _actions_to_try(s: Any) -> Iterator[int]:
    """Every action but those offers that have nothing to do with a late card."""
    yield from range(OFFER)
    late = [card for card in range(CARDS) if s.kind[card] == LATE]
    for taker in range(SEATS):
        for a in late:
            for b in range(CARDS + 1):
                yield OFFER + taker * PAIRS + a * (CARDS + 1) + b
                yield OFFER + taker * PAIRS + b * (CARDS + 1) + a


def play_and_stop(seats: int, seed: str) -> Iterator[tuple[Match, int, int, int]]:
    """A game that is won, stopped before every action; with it, who will do what, and when."""
    table = new_game(seats, seed=seed, deal="winnable")
    plan = deal_solver.find_winning_plan(table.state)
    assert plan is not None
    for seat, action, now in deal_solver.list_plan_actions(table.state, plan):
        yield table, seat, action, now
        table.do(seat, GAME.actions.decode(table.state, table.options, action), now)
    assert table.winners


@pytest.mark.parametrize("seats", [3, 4])
def test_PR2_swapping_face_down_cards_changes_nothing_for_anyone(seats: int) -> None:
    compared = 0
    for number, (table, seat, action, now) in enumerate(play_and_stop(seats, "secrets")):
        if table.state.late_open:
            break
        if number > 20 and number % 17:  # the way is long, and nothing new happens on it
            continue
        s, options = table.state, table.options
        pool = [name for name, card in CARD_NUMBER.items() if s.kind[card] == LATE]
        for a, b in ((pool[0], pool[3]), (pool[1], pool[2])):
            twin = swap_late_cards(s, a, b)
            after, twin_after = copy(s), copy(twin)
            rules.apply(after, seat, action, now)
            rules.apply(twin_after, seat, action, now)
            for viewer in (None, 0, seats - 1):
                assert everything_known(twin, options, viewer, now) == everything_known(
                    s, options, viewer, now
                )
                if not after.late_open:
                    told = GAME.views.events_for(s, after, options, seat, action, [ALL, viewer])
                    assert (
                        GAME.views.events_for(twin, twin_after, options, seat, action, [ALL, viewer]) == told
                    )
            compared += twin != s
    assert compared > 30


def test_the_referee_does_see_the_difference() -> None:
    """So that the test above is not blind."""
    table = new_game(3)
    s = table.state
    held = [name for name, card in CARD_NUMBER.items() if s.kind[card] == LATE and s.owner[card] >= 0]
    twin = swap_late_cards(s, held[0], held[1])
    whole, own = GAME.views.views(twin, table.options, [ALL, 0], 0)
    assert whole != table.view(ALL)
    assert own == table.view(0)


def test_PR2_all_seats_and_onlookers_share_one_view_and_what_they_are_told() -> None:
    table = new_game(3, seed="shared")
    step = table.do(0, {"type": "start", "place": "napier"})
    first, *others, whole = table.views([0, 1, 2, None, ALL])
    assert all(view is first for view in others)
    assert None in [card.card for seat in first.seats for card in seat.cards]
    assert None not in [card.card for seat in whole.seats for card in seat.cards]
    told = step.events_for([0, 1, 2, None, ALL])
    assert len(told[0]) == 1
    assert all(events is told[0] for events in told)


LATE_HANDS = "te-hapua-1975 / oban-2002 / queenstown-1988"


def test_PR2_trying_tells_nothing() -> None:
    """By hand: whoever has it, and if nobody does, a late card is a late card."""
    table = new_game(hands="waitangi-1840 / auckland-1840 / nelson-1870", late=LATE_HANDS)
    for card in ("te-hapua-1975", "oban-2002", "queenstown-1988", "whakatane-1987"):
        for name in PEOPLE[:3]:
            other = (PEOPLE.index(name) + 1) % 3
            own = ("waitangi-1840", "auckland-1840", "nelson-1870")
            assert refusal_code(table, f"{name}: offer {other} {card} {own[other]}") == "late-card"
            assert (
                refusal_code(table, f"{name}: offer {other} {own[PEOPLE.index(name)]} {card}") == "late-card"
            )
    start_race(table, "whangarei", "auckland", "nelson")
    for card in ("te-hapua-1975", "oban-2002", "queenstown-1988", "whakatane-1987"):
        assert refusal_code(table, f"Aroha: turn-in {card}") == "late-card"


def test_PR2_a_puzzle_with_other_late_cards_hides_them_among_all_later_ones() -> None:
    """Gisborne 2000 is not of the standard deck; then any card after 1870 may lie face down."""
    table = new_game(hands="waitangi-1840 / nelson-1870", late="gisborne-2000 / oban-2002")
    for card, number in CARD_NUMBER.items():
        answer = refusal_code(table, f"Aroha: offer 1 waitangi-1840 {card}") if card != "nelson-1870" else ""
        assert (answer == "late-card") == (number > CARD_NUMBER["nelson-1870"])


def test_PR2_a_record_of_a_running_game_keeps_the_secrets() -> None:
    table = new_game(
        hands="waitangi-1840 / auckland-1840 / nelson-1870", late=LATE_HANDS, seed="nobody guesses this one"
    )
    play_lines(table, "Aroha: start whangarei")
    for viewer in (None, 0, 1, 2):
        record = record_of(table, viewer)
        assert record.seed is None
        assert record.setup == {"hands": [["waitangi-1840"], ["auckland-1840"], ["nelson-1870"]]}
        text = to_json(record).decode()
        assert not any(secret in text for secret in ("guesses", "te-hapua", "oban", "queenstown"))
        assert from_json(text).actions == record.actions
    assert load(record_of(table)).state == table.state


def test_resampling_keeps_every_view_and_reaches_every_arrangement() -> None:
    table = new_game(hands="waitangi-1840 / auckland-1840 / nelson-1870", late=LATE_HANDS)
    before = table.view(1)
    pool = [CARD_NUMBER[name] for name in ("te-hapua-1975", "whakatane-1987", "queenstown-1988", "oban-2002")]
    chance = Chance("worlds")
    found = set()
    for _ in range(300):
        world = copy(table.state)
        rules.resample(world, 1, chance)
        assert GAME.views.views(world, table.options, [1], 0) == [before]
        found.add(tuple(world.owner[card] for card in pool))
    assert found == set(permutations((0, 1, 2, -1)))


def test_resampling_leaves_alone_what_is_known() -> None:
    table = new_game(
        hands="christchurch-1850 / auckland-1840", late="oban-2002 / queenstown-1988", lead_years=0
    )
    start_race(table, "christchurch", "auckland")
    play_lines(table, "Ben: turn-in auckland-1840", "Aroha: turn-in christchurch-1850 @1850")
    world = copy(table.state)
    rules.resample(world, 0, Chance("open"))
    assert to_numbers(world) == to_numbers(table.state)
