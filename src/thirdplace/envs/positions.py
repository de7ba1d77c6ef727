"""A game as a tree: positions that never change, chance as a player, and everything known of the past.

What a game's rules, decisions and draws say separately (rules.py, decisions.py, chance_nodes.py) comes
together here. A position is made from the one before, so it may be kept, shared and pickled, and several may
follow it.
"""

from functools import cached_property
from typing import Any, Final, NamedTuple, cast

from thirdplace.core.chance import Source
from thirdplace.core.environments.chance_nodes import ChanceNodes, Unshuffled
from thirdplace.core.environments.environment import (
    PARTIAL,
    REWARDS,
    Moment,
    load_decisions,
    load_environment,
)
from thirdplace.core.errors import Refused
from thirdplace.core.game import Game
from thirdplace.core.state import copy

__all__ = ["CHANCE", "NOTHING", "ONLOOKER", "OVER", "Chosen", "Position", "Tree"]

CHANCE: Final = -1
OVER: Final = -4  # as OpenSpiel counts
ONLOOKER: Final = -1
NO_TEMPO: Final = -1
BEGIN: Final = -1
NOTHING: Final = -1


class Chosen(NamedTuple):
    """Something that was decided: by a seat, or by chance."""

    seat: int
    """CHANCE: a draw."""
    id: int
    """What was chosen, or drawn."""
    acts: int
    """How many actions of the rules there were before; of a draw, how many draws."""


class Position(NamedTuple):
    """One moment of a game. Where a draw is due: before the action that brings it to light."""

    player: int
    """The seat whose decision is next, CHANCE, or OVER."""
    state: Any
    moment: Moment
    drawn: tuple[int, ...] = ()
    past: tuple[Chosen, ...] = ()
    due: int = 0
    """So many draws there have to be before the game goes on."""
    waiting: tuple[int, int] = (BEGIN, BEGIN)
    """The seat and the action that wait for draws; BEGIN: the beginning of the game."""
    half: int = NOTHING
    """The id that the seat has chosen as the first part of an action."""
    legal: tuple[int, ...] = ()
    """The ids that the seat may choose whose decision is next, rising: always more than one."""

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        return self

    @property
    def has_begun(self) -> bool:
        return self.player != CHANCE or self.waiting[0] != BEGIN

    def half_of(self, seat: int) -> int:
        """What this seat has chosen as the first part of an action, or NOTHING; nobody else may know."""
        return self.half if seat == self.player else NOTHING


class Tree:
    """All positions of one game with given seats and options.

    What leaves no choice is done at once: a position is a decision between several ids, a draw, or the end.

    Args:
        game: A game that brings `chance_nodes`.
        seats: How many play.
        options: The game's options, its struct.
        tempo: How many milliseconds a turn takes while a clock runs; None: the rulebook's pace.

    Raises:
        Refused: `bad-options`, with a detail that names what is wrong.

    Example:
        >>> from thirdplace.core.registry import find_game
        >>> from thirdplace.envs.positions import Tree
        >>> game = find_game("places-please")
        >>> tree = Tree(game, 2, game.opening.Options())
        >>> tree.list_outcomes(tree.first)  # the first roll
        [1, 2, 3, 4, 5, 6]
        >>> tree.draw(tree.first, 6).player  # who is asked first: the seat after the one that rolled
        1
    """

    def __init__(self, game: Game, seats: int, options: Any, tempo: int | None = None) -> None:
        if seats not in game.seats:
            raise Refused("bad-options", f"seats: {game.seats.start}-{game.seats.stop - 1}")
        if game.opening.may_reject_deals(options):
            raise Refused("bad-options", "deal: every deal has to be possible where chance is a player")
        self.game, self.seats, self.options = game, seats, options
        self.rules = game.rules
        self.environment = load_environment(game)
        self.decisions = load_decisions(game)
        self.nodes = cast(ChanceNodes, game.part("chance_nodes"))
        self._tempo = NO_TEMPO if tempo is None else tempo

    @cached_property
    def dealt(self) -> Any:
        """A state with every deck in its order, before the game begins."""
        s = self.game.opening.prepare(self.seats, self.options)
        self.rules.deal(s, Unshuffled())
        return s

    @cached_property
    def first(self) -> Position:
        return self._settle(self._go_on(Position(CHANCE, self.dealt, Moment()), BEGIN, BEGIN))

    @cached_property
    def ids(self) -> int:
        return self.environment.count_ids(self.dealt)

    @cached_property
    def max_draws(self) -> int:
        return self.nodes.count_draws(self.dealt)

    @cached_property
    def max_decisions(self) -> int:
        cycle = self.environment.cycle_ms(self.dealt)
        turn_ms = cycle // self.seats if self._tempo == NO_TEMPO else self._tempo
        return self.nodes.count_decisions(self.dealt, turn_ms)

    def list_outcomes(self, position: Position) -> list[int]:
        """What the next draw may bring; all of it is equally likely."""
        return self.nodes.list_outcomes(position.state, position.drawn)

    def action(self, position: Position, id: int) -> int:
        """The action of the rules that a legal id stands for (see core/environments/environment.py)."""
        moment = position.moment
        return self.environment.action_of(position.state, moment.seat, id, moment.part)

    def draw(self, position: Position, outcome: int) -> Position:
        """The position after a draw."""
        s = copy(position.state)
        self.nodes.put_outcome(s, position.drawn, outcome)
        made = Chosen(CHANCE, outcome, len(position.drawn))
        drawn = position._replace(state=s, drawn=(*position.drawn, outcome), past=(*position.past, made))
        if len(drawn.drawn) < drawn.due:
            return drawn
        return self._settle(self._go_on(drawn, *drawn.waiting, is_own=True))

    def choose(self, position: Position, id: int) -> Position:
        """The position after the seat whose decision is next has chosen a legal id."""
        return self._settle(self._choose(position, id, (Chosen(position.player, id, position.moment.acts),)))

    def _choose(self, position: Position, id: int, noted: tuple[Chosen, ...]) -> Position:
        action, seat, acts = self.action(position, id), position.player, position.moment.acts
        if action <= PARTIAL:
            moment = copy(position.moment)
            moment.part = PARTIAL - action
            return position._replace(moment=moment, half=id)
        halves = () if position.half == NOTHING else (Chosen(seat, position.half, acts),)
        past = (*position.past, *halves, *noted)
        return self._go_on(position._replace(past=past, half=NOTHING), seat, action)

    def _settle(self, position: Position) -> Position:
        """Does what leaves no choice: a roll, the last slot, a pass without tokens to bid."""
        while position.player >= 0:
            legal = self._list_legal(position)
            if len(legal) > 1:
                return position._replace(legal=tuple(legal))
            position = self._choose(position, legal[0], ())
        return position._replace(legal=())

    def _list_legal(self, position: Position) -> list[int]:
        mask = [0] * self.ids
        moment = position.moment
        self.decisions.write_legal(position.state, moment, moment.seat, moment.part, mask, 0)
        return [id for id, allowed in enumerate(mask) if allowed]

    def _go_on(self, before: Position, seat: int, action: int, is_own: bool = False) -> Position:
        """Does an action, unless draws come first. `is_own`: nobody else has the state before it."""
        s, moment = before.state if is_own else copy(before.state), copy(before.moment)
        if seat == BEGIN:
            self.rules.begin(s)
            self.decisions.open_moment(s, moment)
        else:
            self._act(s, moment, seat, action)
        due = self.nodes.count_seen_draws(s)
        if due > len(before.drawn):
            return before._replace(player=CHANCE, due=due, waiting=(seat, action))
        player = moment.seat if moment.seat >= 0 else OVER
        return before._replace(player=player, state=s, moment=moment, due=due)

    def _act(self, s: Any, moment: Moment, seat: int, action: int) -> None:
        clock = self.environment.clock_seat(s)
        if action >= 0:
            self.rules.apply(s, seat, action, moment.now)
            moment.acts += 1
        if self.decisions.pass_time(s, moment, seat, clock, self._tempo):
            self.rules.tick(s, moment.now)
        self.decisions.ask_next(s, moment, seat, clock)

    def is_seen(self, position: Position, chosen: Chosen, viewer: int) -> bool:
        """May the viewer (a seat, or ONLOOKER) know by now what was chosen or drawn?"""
        if chosen.seat == CHANCE:
            return self.nodes.is_known(position.state, chosen.acts, viewer)
        return self.environment.seen_id(position.state, chosen.acts, chosen.seat, chosen.id, viewer) >= 0

    def resample(self, position: Position, viewer: int, rng: Source) -> list[int]:
        """All that was chosen and drawn until here, redrawn where the viewer does not know it.

        Whoever goes this way from the first position comes to one that the viewer cannot tell from this one.
        Draws stand where they were; a secret choice of another seat is replaced by any that was possible.
        """
        drawn = self.nodes.redraw_unknown(position.state, position.drawn, viewer, rng)
        chosen = [one for one in position.past if one.seat != CHANCE]
        if all(self.is_seen(position, one, viewer) for one in chosen):
            way = [drawn[one.acts] if one.seat == CHANCE else one.id for one in position.past]
        else:
            way = self._choose_secrets_again(position, drawn, viewer, rng)
        return way if position.half_of(viewer) == NOTHING else [*way, position.half]

    def _choose_secrets_again(
        self, position: Position, drawn: list[int], viewer: int, rng: Source
    ) -> list[int]:
        way: list[int] = []
        here = self.first
        for one in position.past:
            if one.seat == CHANCE:
                way.append(drawn[one.acts])
                here = self.draw(here, way[-1])
            else:
                way.append(self._choose_again(position, here, one, viewer, rng))
                here = self.choose(here, way[-1])
        return way

    def _choose_again(self, now: Position, here: Position, chosen: Chosen, viewer: int, rng: Source) -> int:
        if self.is_seen(now, chosen, viewer):
            return chosen.id
        others = [id for id in here.legal if not self.is_seen(now, chosen._replace(id=id), viewer)]
        return others[rng.below(len(others))]

    def values(self, position: Position, reward: int) -> list[float]:
        """What a finished game is worth to each seat (core/environments/decisions.py)."""
        s, team = position.state, bool(self.game.team)
        if REWARDS[reward] == "score":
            return [float(self.decisions.points_of(s, seat, team)) for seat in range(self.seats)]
        return [float(self.decisions.reward_at_end(s, seat, reward, team)) for seat in range(self.seats)]

    def view(self, position: Position, viewer: Any) -> Any:
        """What a viewer may know of the table, as everywhere else (`core.game.Viewer`)."""
        return self.game.views.views(position.state, self.options, [viewer], position.moment.now)[0]

    def observe(self, position: Position, seat: int, out: Any) -> None:
        """Write the numbers of the seat's observation into `out`."""
        part = position.moment.part if seat == position.moment.seat else 0
        self.environment.observe(position.state, seat, position.moment.now, part, out, 0)
