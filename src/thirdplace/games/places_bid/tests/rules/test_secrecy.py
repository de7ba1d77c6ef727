"""PLACES Bid: what a seat cannot know, proved by changing it.

The other projects and the order of the deck are exchanged; what the seat gets must stay the same,
byte for byte.
"""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from thirdplace.core.chance import Chance
from thirdplace.core.game import ALL, Viewer
from thirdplace.core.match import Match
from thirdplace.core.records.record import from_json, load, record_of, to_json
from thirdplace.core.state import copy
from thirdplace.games.places_bid import GAME
from thirdplace.games.places_bid.state import OVER
from thirdplace.games.places_bid.tests.bid_table import all_pass, choose_at_random, new_game, play_lines

rules = GAME.rules
SECRETS = ("projects", "a project and the box", "the deck")


def swap_secret(s: Any, secret: str, viewer: int | None) -> Any:
    """The same state, but for one thing that this viewer cannot know."""
    s = copy(s)
    others = [seat for seat in range(s.seats) if seat != viewer]
    if secret == "the deck":
        last, other = s.deck_size - 1, s.turned
        s.deck[last], s.deck[other] = s.deck[other], s.deck[last]
    elif secret == "projects":
        one, two = others[0], others[1]
        s.project[one], s.project[two] = s.project[two], s.project[one]
    else:
        s.project[others[0]], s.project[5] = s.project[5], s.project[others[0]]
    return s


def everything_known(s: Any, options: Any, viewer: Viewer) -> list[Any]:
    """All that a viewer is told about a state: the view, what is legal, and why the rest is not."""
    _, shown, *_ = GAME.views.views(s, options, [ALL, viewer, *range(s.seats)], 0)
    told: list[Any] = [msgspec.json.encode(shown)]
    for seat in range(s.seats):
        room = [0] * rules.MAX_LEGAL
        count = rules.legal(s, seat, 0, room)
        told.append([GAME.actions.decode(s, options, number) for number in room[:count]])
        told.append([rules.refusal(s, seat, action, 0) for action in range(rules.ACTIONS)])
        told.append(rules.forced_action(s, seat, 0))
    return told


def play_and_stop(seats: int, seed: str) -> Iterator[tuple[Match, int, int]]:
    """A game, stopped before every action; with it, who will do what."""
    table, chance = new_game(seats, seed=seed, options={"bank": "box"}), Chance(seed)
    while not table.over:
        seat, message = choose_at_random(table, chance)
        yield table, seat, GAME.actions.encode(table.state, table.options, message)
        table.do(seat, message)


def apply_to_copy(s: Any, seat: int, action: int) -> Any:
    after = copy(s)
    rules.apply(after, seat, action, 0)
    return after


@pytest.mark.parametrize("secret", SECRETS)
@pytest.mark.parametrize("seats", [3, 5])
def test_PB4_swapping_a_secret_changes_nothing_for_who_may_not_know(seats: int, secret: str) -> None:
    compared = 0
    for table, seat, action in play_and_stop(seats, "secrets"):
        s, options = table.state, table.options
        if secret == "the deck" and s.deck_size - s.turned < 2:
            break
        after = apply_to_copy(s, seat, action)
        for viewer in (None, *range(seats)):
            twin = swap_secret(s, secret, viewer)
            assert twin != s
            assert everything_known(twin, options, viewer) == everything_known(s, options, viewer)
            if after.phase == OVER or (secret == "the deck" and after.number != s.number):
                continue  # it comes to light: projects at the end, cards as they are turned up
            twin_after = apply_to_copy(twin, seat, action)
            assert everything_known(twin_after, options, viewer) == everything_known(after, options, viewer)
            assert _events_json(twin, twin_after, options, seat, action, viewer) == _events_json(
                s, after, options, seat, action, viewer
            )
            compared += 1
    assert compared > 100


def _events_json(before: Any, after: Any, options: Any, seat: int, action: int, viewer: Viewer) -> bytes:
    (told,) = GAME.views.events_for(before, after, options, seat, action, [viewer])
    return msgspec.json.encode(told)


def test_the_referee_does_see_the_difference() -> None:
    """So that the test above is not blind."""
    table = new_game(4)
    for secret in SECRETS[:1] + SECRETS[2:]:
        (shown,) = GAME.views.views(swap_secret(table.state, secret, 0), table.options, [ALL], 0)
        assert shown != table.view(ALL)
    assert everything_known(swap_secret(table.state, "projects", 0), table.options, 1) != everything_known(
        table.state, table.options, 1
    )


def test_PB4_each_sees_one_project_an_onlooker_none_the_referee_all() -> None:
    table = new_game(4, projects="SPEC")
    shown = table.views([None, 0, 1, 2, 3, ALL, None])
    assert ["".join(seat.project or "-" for seat in view.seats) for view in shown] == [
        *("----", "S---", "-P--", "--E-", "---C", "SPEC", "----"),
    ]
    assert shown[0] is shown[-1]
    assert [view.deck is None for view in shown] == [True] * 5 + [False, True]


def test_PB4_at_the_end_all_are_shown_the_same() -> None:
    table = new_game(3, deck="hotel bakery")
    all_pass(table)
    onlooker, *seats = table.views([None, 0, 1, 2])
    assert all(view is onlooker for view in seats)
    assert None not in [seat.project for seat in onlooker.seats]


def test_a_seats_buildings_stand_in_places_order_then_by_points_peoples_own_among_them() -> None:
    own = {"category": "L", "points": 2, "players": 3}
    table = new_game(
        3,
        first=0,
        options={"custom_buildings": [own | {"name": "Igloo", "points": 12}, own | {"name": "Treehouse"}]},
        deck="bakery apartments igloo library treehouse gym hotel museum single-family-home cottage-court",
    )
    while not table.over:  # Pierre takes the first of each two
        play_lines(table, "Pierre: bid 1", "Lizzi: pass", "Clara: pass")
        play_lines(table, f"Pierre: choose {table.view(None).market[0]}")
    homes = ["single-family-home", "treehouse", "igloo", "hotel"]
    assert [seat.buildings for seat in table.view(None).seats] == [[*homes, "bakery"], [], []]


def test_PB4_a_record_of_a_running_game_keeps_the_secrets() -> None:
    seed = "nobody guesses this one"
    table = new_game(
        4, seed=seed, first=0, projects="SPEC", deck="hotel city-hall amusement-park museum bakery"
    )
    play_lines(table, "Pierre: bid 3", "Lizzi: pass")
    for viewer in (None, 0, 1, 2, 3):
        record = record_of(table, viewer)
        assert record.seed is None
        assert record.setup == {"first": 0}
        text = to_json(record).decode()
        assert not any(secret in text for secret in (seed, "museum", "bakery", "deck", "project", "SPEC"))
        assert from_json(text).actions == record.actions


def test_the_tables_own_record_has_everything_and_goes_on() -> None:
    table = new_game(4, first=0, projects="SPEC", deck="hotel city-hall amusement-park museum bakery")
    play_lines(table, "Pierre: bid 3", "Lizzi: pass")
    record = record_of(table)
    assert record.seed == "a table"
    assert record.setup == {
        "first": 0,
        "projects": ["S", "P", "E", "C"],
        "deck": ["hotel", "city-hall", "amusement-park", "museum", "bakery"],
    }
    assert load(record).state == table.state


def test_once_it_is_over_everyone_gets_the_whole_record() -> None:
    table = new_game(3, deck="hotel bakery")
    all_pass(table)
    for viewer in (None, 0, 1, 2):
        assert record_of(table, viewer) == record_of(table, ALL)


def _face_down_deck(s: Any) -> list[int]:
    """The deck as it lies face down."""
    cards: list[int] = s.deck[s.turned : s.deck_size]
    return cards


@pytest.mark.parametrize("seats", [3, 6])
def test_PB4_resampling_reaches_every_project_a_seat_thinks_possible(seats: int) -> None:
    table, chance = new_game(seats), Chance("worlds")
    own = table.state.project[1]
    seen: list[set[int]] = [set() for _ in range(6)]
    decks = set()
    for _ in range(200):
        world = copy(table.state)
        rules.resample(world, 1, chance)
        assert everything_known(world, table.options, 1) == everything_known(table.state, table.options, 1)
        assert sorted(world.project) == list(range(6))
        assert world.deck[: world.turned] == table.state.deck[: world.turned]
        assert sorted(_face_down_deck(world)) == sorted(_face_down_deck(table.state))
        for place, project in enumerate(world.project):
            seen[place].add(project)
        decks.add(world.deck[world.turned])
    assert seen[1] == {own}
    for place in (0, 2, 3, 4, 5):
        assert seen[place] == set(range(6)) - {own}
    assert len(decks) > 15


def test_resampling_leaves_a_finished_game_alone() -> None:
    table = new_game(3, deck="hotel bakery")
    all_pass(table)
    world = copy(table.state)
    rules.resample(world, 0, Chance("worlds"))
    assert world == table.state
