"""PLACES Bid: the first seat, each project and each card turned up is a draw (see chance_nodes.py)."""

from collections.abc import Sequence

from thirdplace.core.chance import Source
from thirdplace.core.state import copy
from thirdplace.games.places_bid.cards import building_ids
from thirdplace.games.places_bid.environment import most_tokens
from thirdplace.games.places_bid.opening import Options
from thirdplace.games.places_bid.rules import resample
from thirdplace.games.places_bid.state import CARDS, CATEGORIES, NOBODY, State

MAX_OUTCOMES = CARDS


def _first_project_draw(s: State) -> int:
    """The draw that decides about the first project: before it there is only the first seat (PB1)."""
    return 1 if s.fixed_first == NOBODY else 0


def _first_card_draw(s: State) -> int:
    return _first_project_draw(s) + s.seats


def count_draws(s: State) -> int:
    return _first_card_draw(s) + s.deck_size


def count_decisions(s: State, turn_ms: int) -> int:
    """In each round every amount is bid at most once, everybody passes, and every building is chosen."""
    rounds = -(-s.deck_size // s.face_up)
    return rounds * (most_tokens(s) + s.seats + s.face_up)


def count_seen_draws(s: State) -> int:
    return _first_card_draw(s) + s.turned


def list_outcomes(s: State, drawn: Sequence[int]) -> list[int]:
    if len(drawn) < _first_project_draw(s):
        return list(range(s.seats))
    if len(drawn) < _first_card_draw(s):
        return sorted(s.project[len(drawn) - _first_project_draw(s) :])
    return sorted(s.deck[len(drawn) - _first_card_draw(s) : s.deck_size])


def put_outcome(s: State, drawn: Sequence[int], outcome: int) -> None:
    if len(drawn) < _first_project_draw(s):
        s.starter = outcome
    elif len(drawn) < _first_card_draw(s):
        _swap(s.project, len(drawn) - _first_project_draw(s), outcome)
    else:
        _swap(s.deck, len(drawn) - _first_card_draw(s), outcome)


def _swap(cards: list[int], place: int, card: int) -> None:
    """Puts the card into its place; what was there goes where the card was."""
    other = cards.index(card, place)
    cards[place], cards[other] = cards[other], cards[place]


def is_known(s: State, draw: int, seat: int) -> bool:
    """PB4: projects are secret."""
    return not _first_project_draw(s) <= draw < _first_card_draw(s) or draw == _first_project_draw(s) + seat


def redraw_unknown(s: State, drawn: Sequence[int], seat: int, rng: Source) -> list[int]:
    world = copy(s)
    resample(world, seat, rng)
    first, dealt = _first_project_draw(s), min(len(drawn), _first_card_draw(s))
    return [*drawn[:first], *world.project[: dealt - first], *drawn[dealt:]]


def describe(s: State, options: Options, draw: int, outcome: int) -> str:
    if draw < _first_project_draw(s):
        return f"seat {outcome} starts"
    if draw < _first_card_draw(s):
        return f"seat {draw - _first_project_draw(s)} gets project {CATEGORIES[outcome]}"
    return f"turns up {building_ids(options.custom_buildings)[outcome]}"
