"""PLACES Bid written down: people play with the cards on the table and type what happens."""

from collections.abc import Sequence
from typing import cast

from msgspec.structs import replace

from thirdplace.core.coach import Reason
from thirdplace.core.errors import Refused
from thirdplace.core.game import Event
from thirdplace.core.match import Match
from thirdplace.core.names import check_name
from thirdplace.core.record import record_of
from thirdplace.core.scribe import Line, Notes, Reading, Wanted, WrongLine
from thirdplace.games.places_bid import GAME
from thirdplace.games.places_bid.actions import Bid, Choose
from thirdplace.games.places_bid.card_references import spoken
from thirdplace.games.places_bid.cards import Category, building_ids
from thirdplace.games.places_bid.opening import Setup
from thirdplace.games.places_bid.state import CATEGORIES, State
from thirdplace.games.places_bid.view import GameOver, RoundOpened, View

__all__ = ["read"]

SEED = "cards on the table"
"""Decides nothing: whatever chance would decide was shuffled by hand."""
ACTION, MARKET, PROJECTS = "action", "market", "projects"


def read(notes: Notes) -> Reading:
    table = _ScribeTable(notes)
    told = [table.hear(number, line) for number, line in enumerate(notes.lines)]
    wanted = table.wanted()
    record = record_of(table.match) if wanted is None else None
    return Reading(table.view(wanted), table.match.options, told, wanted, record)


class _ScribeTable:
    """What lies on the table, played again from the first line.

    The match is dealt as it was written down. Beyond that its deck goes on with the other cards in the
    order of the box, and its projects are anybody's: neither may be seen in an answer.
    """

    def __init__(self, notes: Notes) -> None:
        names: list[str] = []
        for name in notes.names:
            names.append(check_name(name, names))
        plain = Match(GAME, len(names), seed=SEED, options=notes.options, names=names)
        if plain.options.first is None:
            raise Refused("bad-options", f"first: 0-{len(names) - 1}")
        self._seats = len(names)
        self._custom = plain.options.custom_buildings
        self._ids = building_ids(self._custom)
        state: State = plain.state
        self._cards = [self._ids[card] for card in sorted(state.deck[: state.deck_size])]  # PB2, PB19
        self._laid: list[str] = []
        self._open = False
        self.match = Match(
            GAME, len(names), seed=SEED, options=plain.options, setup=self._setup(notes.lines), names=names
        )

    def _setup(self, lines: Sequence[Line]) -> Setup:
        """As it will turn out to have been, as far as the lines make sense; the rest is refused later."""
        deck: list[str] = []
        for line in lines:
            fits = [card for card in line.shown or () if card in self._cards and card not in deck]
            if len(set(fits)) < len(line.shown or ()):
                break
            deck += fits
        rest = [card for card in self._cards if card not in deck]
        last = lines[-1].shown if lines else None
        projects = cast(tuple[Category, ...], last) if last and self._are_projects(last) else None
        return Setup(projects=projects, deck=(*deck, *rest))

    def _are_projects(self, shown: Sequence[str]) -> bool:
        """PB4: one each, all different."""
        return len(shown) == len(set(shown)) == self._seats and set(shown) <= set(CATEGORIES)

    def wanted(self) -> Wanted | None:
        s: State = self.match.state
        if self.match.over:
            return None if self._open else Wanted(PROJECTS, count=s.seats, among=list(CATEGORIES))
        if s.turned > len(self._laid):
            among = [card for card in self._cards if card not in self._laid]
            return Wanted(MARKET, count=s.market_size, among=among)
        return Wanted(ACTION, s.turn, self.match.legal(s.turn))

    def view(self, wanted: Wanted | None) -> View:
        """What everyone sees, without the cards that nobody has told us of."""
        view: View = self.match.view(None)
        if wanted is not None and wanted.what == MARKET:
            return replace(view, market=[], turn=None)
        if wanted is not None and wanted.what == PROJECTS:
            return replace(view, seats=[replace(seat, project=None) for seat in view.seats], result=None)
        return view

    def hear(self, number: int, line: Line) -> list[Event]:
        """Whatever comes to light is told with the line that shows it."""
        if (line.shown is None) == (line.seat is None):
            raise Refused("bad-request", f"lines[{number}]: seat and action, or shown")
        wanted = self.wanted()
        if wanted is None:
            raise WrongLine("game-over", Reason("refused-over"), number)
        if line.shown is None:
            return self._act(number, line, wanted)
        if wanted.what == ACTION:
            raise WrongLine("wrong-phase", Reason("refused-act-first", self._who(wanted.seat)), number)
        if wanted.what == MARKET:
            return self._turn_up(number, line.shown, wanted)
        return self._lay_open(number, line.shown)

    def _turn_up(self, number: int, cards: Sequence[str], wanted: Wanted) -> list[Event]:
        wrong = self._wrong_market(cards, wanted)
        if wrong is not None:
            raise WrongLine("impossible", wrong, number)
        self._laid += cards
        view: View = self.match.view(None)
        return [RoundOpened(view.round, view.starter, view.market)]

    def _wrong_market(self, cards: Sequence[str], wanted: Wanted) -> Reason | None:
        for place, card in enumerate(cards):
            named: dict[str, str | int | float] = {"card": spoken(card, self._custom)}
            if card not in self._ids:
                return Reason("refused-no-card", named)
            if card not in self._cards:
                return Reason("refused-card-players", named | {"players": self._seats})
            if card in self._laid or card in cards[:place]:
                return Reason("refused-card-twice", named)
        if len(cards) != wanted.count:
            return Reason("refused-count", {"count": wanted.count, "given": len(cards)})
        return None

    def _lay_open(self, number: int, projects: Sequence[str]) -> list[Event]:
        if not self._are_projects(projects):
            raise WrongLine("impossible", Reason("refused-projects", {"count": self._seats}), number)
        self._open = True
        return [GameOver(self.match.winners)]

    def _act(self, number: int, line: Line, wanted: Wanted) -> list[Event]:
        if wanted.what != ACTION:
            raise WrongLine(
                "wrong-phase", Reason(f"refused-{wanted.what}-first", {"count": wanted.count}), number
            )
        assert line.seat is not None
        try:
            step = self.match.do(line.seat, line.action)
        except Refused as refused:
            if refused.code == "bad-request":
                raise Refused("bad-request", f"lines[{number}]: {refused.detail}") from refused
            raise WrongLine(refused.code, self._why(refused.code, line.seat, line), number) from refused
        return [event for event in step.events(None) if not isinstance(event, RoundOpened | GameOver)]

    def _why(self, code: str, seat: int, line: Line) -> Reason:
        """In words for the people around the table, who know each other by name."""
        s: State = self.match.state
        asked = self.match.message(line.action)
        told = self._who(seat) | {
            "next": self.match.names[s.turn],
            "tokens": s.tokens[seat],
            "least": s.high + 1,
        }
        told["asked"] = "choose" if isinstance(asked, Choose) else "bid"
        if isinstance(asked, Bid):
            told["amount"] = asked.amount
        if isinstance(asked, Choose):
            told["card"] = spoken(asked.card, self._custom)
        return Reason(f"refused-{code}", told)

    def _who(self, seat: int | None) -> dict[str, str | int | float]:
        return {"name": self.match.names[seat or 0]}
