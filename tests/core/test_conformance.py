"""Every game, every number of players, through the shipped conformance suite."""

import os
from collections.abc import Callable, Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from support.games import CLOCK_GAME, LED_GAME, TURN_GAME

from thirdplace.core.game import ALL, Game, Viewer
from thirdplace.core.registry import all_games, find_game
from thirdplace.core.testing.conformance import (
    CHECKS,
    Check,
    check_representations,
    check_secrecy,
    check_secret_actions,
    check_viewers,
    seat_counts,
)
from thirdplace.core.testing.samples import sample_options

GAMES = all_games()
TIMES = int(os.environ.get("THIRDPLACE_CONFORMANCE_TIMES", "1"))
"""How many times as many games are played to compare both carriers: twenty in `make torture`."""

TABLES = [
    pytest.param(game, seats, options, id=f"{game.id}-{seats}{'-bent' if options else ''}")
    for game in GAMES
    for seats in seat_counts(game)
    for options in sample_options(game)
]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_conformance(check: Check, game: Game, seats: int, options: Any) -> None:
    check(game, seats, options, 8 if seats <= 6 else 1)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_both_carriers_are_equal_after_every_move_of_many_games(game: Game, seats: int, options: Any) -> None:
    """Most of them with the fewest and the most seats; `make torture` plays twenty times as many. A class of
    30 plays nearly a thousand moves a game, so a few games will do there."""
    games = 150 if seats in (game.seats.start, min(6, game.seats.stop - 1)) else 60
    few = 30 if seats <= 6 else 2
    check_representations(game, seats, options, (games if options is None and seats <= 6 else few) * TIMES)


@pytest.mark.bounds
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_compiled_rules_stay_within_bounds(game: Game, seats: int, options: Any) -> None:
    check_representations(game, seats, options, 20 if seats <= 6 else 2, boundscheck=True)


# The suite is not blind: games whose views are wrong in one way each.

MakeWrongViews = Callable[[Any, Any, Sequence[Viewer]], list[Any]]


def game_with_views(game: Game, wrong: MakeWrongViews) -> Game:
    """The game, but its views are made by `wrong` from a function that makes the right ones."""

    def views(s: Any, options: Any, viewers: Sequence[Viewer], now: int) -> list[Any]:
        return wrong(lambda wanted: game.views.views(s, options, wanted, now), s, viewers)

    return replace(game, views=SimpleNamespace(views=views, events_for=game.views.events_for))


def share_one_list(right: Any, s: Any, viewers: Sequence[Viewer]) -> list[Any]:
    """Every seat's secret is written into what all share."""
    (public,) = right([None])
    for viewer in viewers:
        if isinstance(viewer, int):
            public.seats[viewer] = right([viewer])[0].seats[viewer]
    return [public] * len(viewers)


def show_neighbours_view(right: Any, s: Any, viewers: Sequence[Viewer]) -> list[Any]:
    """Whoever comes after the referee in the list sees what the referee sees."""
    shown = right(viewers)
    return [shown[max(at - 1, 0)] if viewers[at - 1] == ALL else shown[at] for at in range(len(viewers))]


def cache_by_state() -> MakeWrongViews:
    """A memo by the state object, which rules change in place."""
    kept: dict[tuple[int, Viewer], Any] = {}
    alive: list[Any] = []

    def views(right: Any, s: Any, viewers: Sequence[Viewer]) -> list[Any]:
        alive.append(s)
        for viewer in viewers:
            if (id(s), viewer) not in kept:
                (kept[id(s), viewer],) = right([viewer])
        return [kept[id(s), viewer] for viewer in viewers]

    return views


def copy_for_each(right: Any, s: Any, viewers: Sequence[Viewer]) -> list[Any]:
    """Nothing is shared, not even by onlookers."""
    return [right([viewer])[0] for viewer in viewers]


@pytest.mark.parametrize("game", [TURN_GAME, LED_GAME])
@pytest.mark.parametrize("wrong", [share_one_list, show_neighbours_view, cache_by_state(), copy_for_each])
def test_views_that_are_wrong_among_others_are_found(game: str, wrong: MakeWrongViews) -> None:
    with pytest.raises(AssertionError):
        check_viewers(game_with_views(find_game(game), wrong), 3, None, 4)


@pytest.mark.parametrize("game", [TURN_GAME, LED_GAME, CLOCK_GAME])
def test_secrets_that_slip_out_only_in_company_are_found(game: str) -> None:
    def seats_see_all(right: Any, s: Any, viewers: Sequence[Viewer]) -> list[Any]:
        leak = ALL in viewers
        shown: list[Any] = right([ALL if leak and viewer is not None else viewer for viewer in viewers])
        return shown

    with pytest.raises(AssertionError, match="can tell"):
        check_secrecy(game_with_views(find_game(game), seats_see_all), 3, None, 4)


@pytest.mark.parametrize("game", [game for game in GAMES if not game.actions.OPEN], ids=lambda game: game.id)
def test_secret_actions_that_a_record_tells_are_found(game: Game) -> None:
    careless = {**vars(game.actions), "redact_for": lambda s, index, seat, message, viewer: message}
    with pytest.raises(AssertionError, match="redact_for"):
        check_secret_actions(replace(game, actions=SimpleNamespace(**careless)), game.seats.start, None, 8)


def test_telling_all_where_somebody_wrote_is_found() -> None:
    game = find_game(LED_GAME)

    def told(*happening: Any) -> list[Any]:
        *what, viewers = happening
        tell: Any = game.views.events_for
        return list(tell(*what, [ALL] * len(viewers) if ALL in viewers else viewers))

    with pytest.raises(AssertionError, match="viewer"):
        check_viewers(
            replace(game, views=SimpleNamespace(views=game.views.views, events_for=told)), 3, None, 4
        )
