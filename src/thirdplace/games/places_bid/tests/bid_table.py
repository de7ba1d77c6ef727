"""A table for tests: the people of the rulebook's examples, who say what they do in words.

    table = sit(4, first=0, deck="hotel city-hall amusement-park")
    say(table, "Pierre: bid 3", "Lizzi: bid 4")

What happened comes back as lines like "bought seat=Lizzi card=city-hall paid=9".
"""

from collections.abc import Iterable
from typing import Any

from thirdplace.core.action_words import read_words
from thirdplace.core.chance import Source
from thirdplace.core.game import Event, Message, Viewer
from thirdplace.core.match import Match
from thirdplace.core.testing import scenario
from thirdplace.core.testing.scenario import refused_action
from thirdplace.games.places_bid import GAME
from thirdplace.games.places_bid.cards import building_ids
from thirdplace.games.places_bid.state import SEATS

PEOPLE = ("Pierre", "Lizzi", "Clara", "Hakeem", "Emma", "Ethan")
SEAT_FIELDS = ("seat", "starter", "winners")
SET = "art-studio single-family-home day-care library service-station bakery"
"""The cheapest six buildings of a three-player game, one of each category: 1 to 6 points."""
OTHER_SET = "gym home-w-apartment tutoring-center corner-church coworking ice-cream"
"""The cheapest six that join with a fourth player: 21 points as well."""


def new_game(
    seats: int,
    *,
    seed: str = "a table",
    options: dict[str, Any] | None = None,
    first: int | None = None,
    projects: str = "",
    deck: str = "",
) -> Match:
    """A new game for the first `seats` people; what is not fixed here comes from the seed."""
    setup: dict[str, Any] = {}
    if first is not None:
        setup["first"] = first
    if projects:
        setup["projects"] = list(projects)
    if deck:
        setup["deck"] = deck.split()
    return Match(GAME, seats, seed=seed, options=options, setup=setup or None, names=list(PEOPLE[:seats]))


def parse_line(line: str) -> tuple[int, Message]:
    """ "Pierre: bid 3" as a seat and a message."""
    name, words = line.split(": ")
    message: Message = read_words(GAME.actions.MESSAGES, words)
    return PEOPLE.index(name), message


def play_lines(match: Match, *lines: str) -> list[str]:
    """Play these lines; what happened, as an onlooker may know it."""
    told: list[str] = []
    for line in lines:
        seat, message = parse_line(line)
        told += lines_of(match.do(seat, message).events(None))
    return told


def refusal_code(match: Match, line: str) -> str:
    """The code with which this line is refused; that nothing changes is checked here."""
    return refused_action(match, *parse_line(line))


def lines_of(events: Iterable[Event]) -> list[str]:
    return scenario.lines_of(events, PEOPLE, SEAT_FIELDS)


def line_of(told: dict[str, Any]) -> str:
    return scenario.line_of(told, PEOPLE, SEAT_FIELDS)


def player_on_turn(match: Match) -> str | None:
    """Whose turn it is, by name."""
    seat = match.view(None).turn
    return None if seat is None else PEOPLE[seat]


def tokens_by_player(match: Match) -> dict[str, int]:
    return {PEOPLE[seat]: shown.tokens for seat, shown in enumerate(match.view(None).seats)}


def buildings_by_player(match: Match) -> dict[str, str]:
    return {PEOPLE[seat]: " ".join(shown.buildings) for seat, shown in enumerate(match.view(None).seats)}


def legal_actions(match: Match, name: str) -> list[str]:
    """The legal actions of a player, in words: "pass", "bid 4", "choose hotel"."""
    return scenario.choices(match, PEOPLE.index(name))


def scores_by_player(match: Match, viewer: Viewer = None) -> dict[str, int]:
    return {PEOPLE[seat]: score.total for seat, score in enumerate(match.view(viewer).result.scores)}


def winner_names(match: Match) -> list[str]:
    assert match.winners == match.view(None).result.winners
    return [PEOPLE[seat] for seat in match.winners]


def all_pass(match: Match) -> list[str]:
    """A round in which nobody bids (from its beginning)."""
    told: list[str] = []
    for _ in range(match.seats):
        told += play_lines(match, f"{player_on_turn(match)}: pass")
    return told


def choose_at_random(match: Match, chance: Source, caution: int = 3) -> tuple[int, Message]:
    """What a player without a plan does: pass one time in `caution`, else raise by 1 to 3; take any card."""
    seat = match.active[0]
    legal = match.legal(seat)
    if match.view(None).phase == "choosing":
        return seat, legal[chance.below(len(legal))]
    if chance.below(caution) == 0:
        return seat, legal[0]
    return seat, legal[min(1 + chance.below(3), len(legal) - 1)]


# Two ways to step into the middle of a game. Both keep the state whole.


def give_buildings(match: Match, name: str, cards: str) -> None:
    """Put buildings in front of a player, as if bought in an earlier round."""
    s, seat = match.state, PEOPLE.index(name)
    ids = building_ids(match.options.custom_buildings)
    for card in (ids.index(card) for card in cards.split()):
        assert s.owner[card] < 0
        assert card not in s.deck[: s.deck_size]
        s.owner[card] = seat
        s.worth[seat] += s.points[card]
        s.held[seat * SEATS + s.category[card]] += 1


def set_tokens(match: Match, **wanted: int) -> None:
    """Let players hold this many tokens; the bank gives and takes the difference."""
    s = match.state
    for name, amount in wanted.items():
        seat = PEOPLE.index(name)
        s.bank -= amount - s.tokens[seat]
        s.tokens[seat] = amount
