"""PLACES Bid: records a game that people play with real cards, from the lines that they type."""

from collections.abc import Sequence
from typing import cast

from msgspec.structs import replace

from thirdplace.core.errors import Refused
from thirdplace.core.game import Event
from thirdplace.core.match import Match
from thirdplace.core.parts.coach import Reason
from thirdplace.core.player_names.names import check_name
from thirdplace.core.records.record import record_of
from thirdplace.games.places_bid import GAME
from thirdplace.games.places_bid.actions import Bid, Choose
from thirdplace.games.places_bid.card_references import card_reference
from thirdplace.games.places_bid.cards import Category, building_ids
from thirdplace.games.places_bid.opening import Setup
from thirdplace.games.places_bid.scribe.scribe_notes import Line, Notes, Reading, Wanted, WrongLine
from thirdplace.games.places_bid.state import CATEGORIES, State
from thirdplace.games.places_bid.view import GameOver, RoundOpened, View, prospect_of

__all__ = ["read_notes"]

SEED = "cards on the table"
"""This seed decides nothing, because the cards are shuffled by hand."""
ACTION, MARKET, PROJECTS = "action", "market", "projects"


def read_notes(notes: Notes) -> Reading:
    """The game as far as it was written down, by the rules. Raises WrongLine, or Refused."""
    if notes.game != GAME.id:
        raise Refused("unknown-game", notes.game)
    table = _ScribeTable(notes)
    told = [table.read_line(number, line) for number, line in enumerate(notes.lines)]
    wanted = table.next_wanted()
    record = record_of(table.match) if wanted is None else None
    return Reading(table.view(wanted), table.match.options, told, wanted, record)


class _ScribeTable:
    """The game so far, replayed from the first line.

    The deck of the match begins with the cards that were shown; the rest of the deck, and the projects until
    they are shown, are placeholders that no answer may contain.
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
        self._cards_shown: list[str] = []
        self._projects_shown = False
        self.match = Match(
            GAME,
            len(names),
            seed=SEED,
            options=plain.options,
            setup=self._setup_from_lines(notes.lines),
            names=names,
        )

    def _setup_from_lines(self, lines: Sequence[Line]) -> Setup:
        """The setup that follows from the lines, up to the first wrong one, which is refused later."""
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

    def next_wanted(self) -> Wanted | None:
        s: State = self.match.state
        if self.match.over:
            return None if self._projects_shown else Wanted(PROJECTS, count=s.seats, among=list(CATEGORIES))
        if s.turned > len(self._cards_shown):
            among = [card for card in self._cards if card not in self._cards_shown]
            return Wanted(MARKET, count=s.market_size, among=among)
        return Wanted(ACTION, s.turn, self.match.legal(s.turn))

    def view(self, wanted: Wanted | None) -> View:
        """The public view, without cards and projects that have not been typed."""
        view: View = self.match.view(None)
        if wanted is not None and wanted.what == MARKET:
            return replace(view, market=[], turn=None)
        if wanted is not None and wanted.what == PROJECTS:
            return replace(view, seats=[replace(seat, project=None) for seat in view.seats], result=None)
        if wanted is not None and wanted.seat is not None:
            return replace(view, prospect=prospect_of(self.match.state, wanted.seat))
        return view

    def read_line(self, number: int, line: Line) -> list[Event]:
        """Applies one line, and returns its events. Raises WrongLine or Refused."""
        if (line.shown is None) == (line.seat is None):
            raise Refused("bad-request", f"lines[{number}]: seat and action, or shown")
        wanted = self.next_wanted()
        if wanted is None:
            raise WrongLine("game-over", Reason("refused-over"), number)
        if line.shown is None:
            return self._read_action(number, line, wanted)
        if wanted.what == ACTION:
            raise WrongLine(
                "wrong-phase", Reason("refused-act-first", self._name_argument(wanted.seat)), number
            )
        if wanted.what == MARKET:
            return self._read_market(number, line.shown, wanted)
        return self._read_projects(number, line.shown)

    def _read_market(self, number: int, cards: Sequence[str], wanted: Wanted) -> list[Event]:
        wrong = self._explain_wrong_market(cards, wanted)
        if wrong is not None:
            raise WrongLine("impossible", wrong, number)
        self._cards_shown += cards
        view: View = self.match.view(None)
        return [RoundOpened(view.round, view.starter, view.market)]

    def _explain_wrong_market(self, cards: Sequence[str], wanted: Wanted) -> Reason | None:
        for place, card in enumerate(cards):
            named: dict[str, str | int | float] = {"card": card_reference(card, self._custom)}
            if card not in self._ids:
                return Reason("refused-no-card", named)
            if card not in self._cards:
                return Reason("refused-card-players", named | {"players": self._seats})
            if card in self._cards_shown or card in cards[:place]:
                return Reason("refused-card-twice", named)
        if len(cards) != wanted.count:
            return Reason("refused-count", {"count": wanted.count, "given": len(cards)})
        return None

    def _read_projects(self, number: int, projects: Sequence[str]) -> list[Event]:
        if not self._are_projects(projects):
            raise WrongLine("impossible", Reason("refused-projects", {"count": self._seats}), number)
        self._projects_shown = True
        return [GameOver(self.match.winners)]

    def _read_action(self, number: int, line: Line, wanted: Wanted) -> list[Event]:
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
            raise WrongLine(
                refused.code, self._explain_refusal(refused.code, line.seat, line), number
            ) from refused
        return [event for event in step.events(None) if not isinstance(event, RoundOpened | GameOver)]

    def _explain_refusal(self, code: str, seat: int, line: Line) -> Reason:
        """Explains a refusal in a sentence with the players' names."""
        s: State = self.match.state
        asked = self.match.message(line.action)
        told = self._name_argument(seat) | {
            "next": self.match.names[s.turn],
            "tokens": s.tokens[seat],
            "least": s.high + 1,
        }
        told["asked"] = "choose" if isinstance(asked, Choose) else "bid"
        if isinstance(asked, Bid):
            told["amount"] = asked.amount
        if isinstance(asked, Choose):
            told["card"] = card_reference(asked.card, self._custom)
        return Reason(f"refused-{code}", told)

    def _name_argument(self, seat: int | None) -> dict[str, str | int | float]:
        return {"name": self.match.names[seat or 0]}
