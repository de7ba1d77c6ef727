"""How the ladder's matches let time pass in a race."""

from collections import Counter
from typing import Any

from support.lab.scripted_player import ScriptedPlayer

from thirdplace.core.match import Match
from thirdplace.games.place_race import GAME
from thirdplace.lab.ladder.match_loop import MatchLoop


def test_in_a_race_everybody_acts_once_a_year() -> None:
    asked = 0

    def skip(match: Match, seat: int) -> Any:
        nonlocal asked
        asked += 1
        legal = match.legal(seat)
        if match.view(None).phase == "planning":
            return None if match.view(None).seats[seat].ready else legal[0]
        return legal[0] if match.state.turn == seat else None

    match = Match(GAME, 3, seed="pace")
    MatchLoop(match, [ScriptedPlayer(match, seat, skip) for seat in range(3)]).run()
    assert match.over
    raced = [move for move in match.moves if move.at]
    year = match.state.year_ms
    assert len(raced) > 20
    assert [move.at for move in raced] == [number * year // 3 for number in range(1, len(raced) + 1)]
    assert asked < 1.5 * len(match.moves), "who has nothing to say is not asked again for the same"


def test_offers_are_answered_beside_the_turns() -> None:
    """Who is asked to trade answers at once, and that takes no time; but nobody trades for ever."""

    def choose(match: Match, seat: int) -> Any:
        view, legal = match.view(None), match.legal(seat)
        if view.phase == "planning":
            return None if view.seats[seat].ready else legal[0]
        wanted = ("Offer", "Decline") if seat == match.state.turn else ("Decline",)
        actions = (action for action in legal if type(action).__name__ in wanted)
        return next(actions, legal[0] if seat == match.state.turn else None)

    match = Match(GAME, 2, seed="trade")
    MatchLoop(match, [ScriptedPlayer(match, seat, choose) for seat in range(2)]).run()
    assert match.over
    moves = [(type(move.action).__name__, move.at) for move in match.moves if move.at]
    offers = [number for number, (kind, _) in enumerate(moves) if kind == "Offer"]
    assert moves[offers[0] + 1] == ("Decline", moves[offers[0]][1])
    assert max(Counter(at for _, at in moves).values()) < 20
