"""Places, Please: one die, one number each, for two to six or a whole class."""

from thirdplace.core.game import DropInOut, Game
from thirdplace.games.places_please import actions, opening, refusals, rules, view
from thirdplace.games.places_please.state import SEATS, State


def _is_lesson(options: opening.Options) -> bool:
    return options.lesson is True


def _is_playing(s: State, seat: int) -> bool:
    return not rules.is_resting(s, seat) or s.returning >> seat & 1 == 1


GAME = Game(
    id="places-please",
    seats=range(2, SEATS + 1),  # PP7: more than six is a class
    state=State,
    rules=rules,
    opening=opening,
    actions=actions,
    views=view,
    package=__name__,
    refusals=refusals.CODES,
    turn="roller",
    host_actions=(actions.Roll, actions.Reveal),
    early_end=actions.End(),
    drop_in_out=DropInOut(_is_lesson, actions.Rest(), actions.Return(), _is_playing),
)
