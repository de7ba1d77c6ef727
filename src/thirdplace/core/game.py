"""The contract: what a folder under games/ has to offer.

A game is its rules (numbers only: they run plain and compiled), its words (messages to and
from numbers) and its views (what a seat may know). Everything else, from the terminal to
simulation, is made from these. `Game` is the manifest that names them, and what else a game brings.

What is in a protocol called Required… every game writes; what is in the one after it has a default
(core/defaults/), which a game's module is given where it leaves it out.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, Generic, Literal, Protocol, get_args

import msgspec

from thirdplace.core.errors import CODES, FIRST_OWN_NUMBER

if TYPE_CHECKING:  # type checkers always have it; at run time the standard library's will do
    from typing_extensions import TypeVar

    V = TypeVar("V", default=Any)
else:
    from typing import TypeVar

    V = TypeVar("V")

__all__ = [
    "ALL",
    "LEVELS",
    "PARTS",
    "SLOW_LEVELS",
    "Actions",
    "Bots",
    "DropInOut",
    "Event",
    "Game",
    "Level",
    "Message",
    "Orders",
    "Part",
    "Rules",
    "Situation",
    "Viewer",
    "Views",
    "add_defaults",
    "sees",
]

ALL: Final = "all"

Viewer = int | None | Literal["all"]
"""Who looks: a seat, an onlooker (None), or the referee, who sees everything (ALL)."""

Level = Literal["easy", "medium", "hard", "expert"]
"""How well a computer player plays."""
LEVELS: Final[tuple[Level, ...]] = get_args(Level)
SLOW_LEVELS: Final[tuple[Level, ...]] = ("hard", "expert")
"""Levels that think for noticeably long, and have to be prepared (`Bots.warm_up`)."""


DEFAULTS: Final = "thirdplace.core.defaults"


def sees(viewer: Viewer, seat: int) -> bool:
    """May this viewer know what only `seat` knows?"""
    return viewer in (ALL, seat)


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", gc=False):
    """Base of a game's actions: small, checked, refused if anything in them is unknown.

    (Without `gc`, like all that is made for each move and refers to nothing that could refer to it.)
    """


class Event(msgspec.Struct, frozen=True, tag_field="type", gc=False):
    """Base of what happened, made from the state before and after."""


class RequiredRules(Protocol):
    """rules.py: the only place where rules live.

    `s` is the state in either representation; `now` is milliseconds on the game's clock. The
    functions keep to a dialect that numba compiles: no strings, sets, slices or classes.
    """

    ACTIONS: int
    """Actions are numbers from 0 to ACTIONS - 1."""
    MAX_LEGAL: int
    """No seat ever has more legal actions than this."""

    def deal(self, s: Any, rng: Any) -> None:
        """Draw everything that chance decides, in an order that is written down."""

    def begin(self, s: Any) -> None:
        """Make a dealt state ready for the first action."""

    def active(self, s: Any) -> int:
        """The seats that are waited for, or could do something else than come and go: one bit each."""

    def legal(self, s: Any, seat: int, now: int, out: Any) -> int:
        """Write the seat's legal actions into `out`, and return how many.

        The first is what happens when a player's thinking time runs out, or when a class goes on without
        somebody; the others rise.
        """

    def refusal(self, s: Any, seat: int, action: int, now: int) -> int:
        """Why this action is not legal: the number of a code (see core/errors.py), 0 if it is legal."""

    def apply(self, s: Any, seat: int, action: int, now: int) -> None:
        """Do it. Trusts that the action is legal."""

    def over(self, s: Any) -> bool: ...

    def winners(self, s: Any) -> int:
        """The winning seats once the game is over, one bit each."""

    def score(self, s: Any, seat: int) -> int: ...

    def resample(self, s: Any, seat: int, rng: Any) -> None:
        """Redraw all that this seat cannot know: any world it cannot tell from the real one.

        Which one is drawn depends on `rng` and on what the seat knows, and on nothing else.
        """


class Rules(RequiredRules, Protocol):
    """By default time does nothing, nothing is forced and nothing can be taken back."""

    def tick(self, s: Any, now: int) -> None:
        """Let time pass."""

    def deadline(self, s: Any) -> int:
        """When time alone changes the state next, or -1."""

    def next_unlock_time(self, s: Any, now: int) -> int:
        """When more will be legal although nobody has acted, or -1."""

    def forced_action(self, s: Any, seat: int, now: int) -> int:
        """The action a player may have done automatically, as it is the only one, or -1."""

    def is_undoable(self, before: Any, after: Any, seat: int, action: int) -> bool:
        """May the seat that did `action` take it back, as long as nobody else has acted?

        Never where chance or a hidden thing came to light, never what a rulebook calls final.
        """


class RequiredActions(Protocol):
    """actions.py: messages to numbers and back."""

    MESSAGES: Any
    """The union of the game's action messages."""
    OPEN: bool
    """May everybody know every action as soon as it is done? If not, the module needs `redact_for`.

    Without it a game is not loaded: a record of a running game must not show what was done in secret."""

    def encode(self, s: Any, options: Any, message: Any) -> int:
        """The number of an action. What names nothing that exists becomes a number never legal."""

    def decode(self, s: Any, options: Any, action: int) -> Any:
        """The message of an action."""


class Actions(RequiredActions, Protocol):
    """With `OPEN` everybody is shown every action as it was done; otherwise the game writes `redact_for`."""

    def redact_for(self, s: Any, index: int, seat: int, message: Any, viewer: Viewer) -> Any:
        """A message already played, as `viewer` may know it in state `s` (for records).

        `index` is how many actions were played before it."""


class RequiredViews(Protocol[V]):
    """view.py: what a viewer may know, built up from nothing; what happened, from two states.

    What everybody may know is built once, and to it is added what only one viewer knows. Viewers
    who know the same get the very same object (`is`), so that a server encodes it once; and nobody
    writes into it.
    """

    def views(self, s: Any, options: Any, viewers: Sequence[Viewer], now: int) -> list[V]:
        """For each of these viewers, all that it may know."""


class Views(RequiredViews[V], Protocol):
    """By default no events are told, and there are no ranks to hide."""

    def events_for(
        self,
        before: Any,
        after: Any,
        options: Any,
        seat: int | None,
        action: int | None,
        viewers: Sequence[Viewer],
    ) -> list[Sequence[Event]]:
        """For each viewer, what `action` by `seat` (None: the passing of time) changed."""

    def hide_ranks(self, view: V, viewer: Viewer, shown_ranks: int) -> V:
        """A view without the results of others, but for the best `shown_ranks` ranks: for a led table."""

    def hide_ranks_in_event(self, event: Event, viewer: Viewer, shown_ranks: int) -> Event:
        """An event that tells no more than `hide_ranks` leaves in a view."""


@dataclass(frozen=True, slots=True)
class Situation:
    """What a computer player is given: what its seat may know, and nothing else.

    `world` is drawn by `resample`: of all worlds that the seat cannot tell apart, always the same
    one, whichever is real. So what lies hidden in it tells nothing, and further worlds can be drawn
    from it. It is small and can be sent to another process.
    """

    package: str
    options: Any
    world: Any
    seat: int
    now: int = 0
    past: tuple[Any, ...] = ()
    """The moves so far (`core.match.Move`) as the seat knows them, of the kinds that players remember."""

    @property
    def game(self) -> "Game":
        return _game_of(self.package)

    @property
    def view(self) -> Any:
        return self.game.views.views(self.world, self.options, [self.seat], self.now)[0]

    def numbers(self) -> list[int]:
        """The seat's legal actions as numbers: first what is done for a seat that is late, then rising."""
        rules = self.game.rules
        buffer = [0] * rules.MAX_LEGAL
        return buffer[: rules.legal(self.world, self.seat, self.now, buffer)]

    def message(self, number: int) -> Message:
        message: Message = self.game.actions.decode(self.world, self.options, number)
        return message

    def legal(self) -> list[Message]:
        return [self.message(number) for number in self.numbers()]


class RequiredBots(Protocol):
    """bots.py: computer players of four levels. Optional: without it nobody is offered any."""

    def choose(self, level: Level, situation: Situation, rng: Random) -> Message | None:
        """One of the legal actions, or None if it wants to do nothing now (where others may act)."""


class Bots(RequiredBots, Protocol):
    """By default they remember nothing, need no preparation and say nothing of their plans."""

    REMEMBERS: tuple[type[Message], ...]
    """The kinds of moves that it wants to know of when they lie in the past (Situation.past)."""

    def find_intent(self, situation: Situation, level: Level) -> Any:
        """Where a player of a team is heading, as a struct of the game's own; None: nobody is told."""

    def warm_up(self) -> None:
        """Load and compile what deep thinking needs, so that the first thought is as quick as any."""

    def thinking_time_ms(self, view: Any) -> int:
        """How long a person would take now, in milliseconds."""


class Orders(Protocol):
    """orders.py: what a player may leave behind to be done when the turn comes. Optional."""

    MESSAGES: Any
    """The union of the game's orders."""
    OPEN: bool
    """May everybody know of an order? If not, only its own seat is told."""

    def refusal(self, s: Any, seat: int, order: Any, now: int) -> int:
        """Why this order makes no sense now: the number of a code, as in rules.py; 0 if it does."""

    def follow(self, s: Any, seat: int, order: Any, now: int) -> int:
        """The action to do now, -1 if there is none. Looks only at what the seat may know."""

    def lapses(self, before: Any, after: Any, seat: int, order: Any, now: int) -> bool:
        """Did what happened end the order?"""


class RequiredOpening(Protocol):
    """opening.py: options and puzzles, and how they become a state."""

    def prepare(self, seats: int, options: Any) -> Any:
        """An empty state for these options. Raises Refused("bad-options")."""


class Opening(RequiredOpening, Protocol):
    """By default there are no options and no puzzles, and every deal is wanted."""

    Options: Any
    """A msgspec struct; its defaults are the rulebook's game. See core/options/option_schema.py."""
    LATER_OPTIONS: Sequence[str]
    """Options that the first records lack. A record names them only where they are not the rulebook's."""
    Setup: Any
    """A msgspec struct of all that chance would decide."""

    def arrange(self, s: Any, options: Any, setup: Any) -> None:
        """Replace what the seed decided by what a puzzle fixes, before `begin`."""

    def may_reject_deals(self, options: Any) -> bool:
        """May a deal be unwanted? To look for one that is wanted may take a while."""

    def is_deal_wanted(self, s: Any, options: Any) -> bool:
        """Is this deal wanted? If not, the cards are dealt once more from the same seed."""

    def public_setup(self, setup: Any, viewer: Viewer) -> Any:
        """The part of a puzzle's setup that a viewer of a running game may know, or None."""


@dataclass(frozen=True, slots=True)
class DropInOut:
    """How seats come and go while a game is played, where its options allow it.

    Both actions are legal for seats that nobody waits for, too (`active` does not count them).
    """

    allowed: Callable[[Any], bool]
    """Do these options allow it?"""
    rest: Message
    back: Message
    plays: Callable[[Any, int], bool]
    """Does this seat play, or will it as soon as it can?"""


Part = Literal[
    "bots",
    "card_lists",
    "chance_nodes",
    "coach",
    "custom_file",
    "data",
    "environment",
    "environment_players",
    "http_routes",
    "pad",
    "paper",
    "picture",
    "results",
    "rules_page",
    "samples",
    "simulation",
    "solution",
    "terminal",
]
"""What a game may bring besides: a module of this name, or (rules_page) the file locale/en.rules.ftl.

What is missing is not offered anywhere."""
PARTS: Final[tuple[Part, ...]] = get_args(Part)
PARTS_WITH_DEFAULTS: Final = ("bots", "coach", "http_routes", "samples", "simulation", "terminal")
"""Parts that are given what they leave out, from the modules of the same names in core/defaults/. (The part
`environment` is given it where it is bound to a game's rules: core/environments/.)"""


@dataclass(frozen=True, slots=True, eq=False, init=False)  # there is one of each: no need to compare parts
class Game(Generic[V]):
    """A game, whole: its manifest. `V` is the type of its views.

    Parts that only some need (terminal, bots) are imported on demand.
    """

    id: str
    seats: range
    state: type
    rules: Rules
    opening: Opening
    actions: Actions
    views: Views[V]
    package: str
    refusals: tuple[str, ...]
    """Codes of its own (`refusals.CODES`), each with a sentence `error-<code>` in its locale files."""
    turn: str
    """The field of the view that holds the seat whose turn it is; null, or no such field: nobody's."""
    calls: bool
    """Are people called when their turn comes? Not where turns come and go too fast for that."""
    clock: bool
    """Played in real time."""
    pace: Callable[[Any], tuple[int, int]] | None
    """With a clock: whose action is waited for (-1: nobody's), and in how many milliseconds, at the pace its
    rulebook counts on, everybody acts once. Where time is only simulated, it passes like this."""
    team: bool
    """Everyone wins, or nobody does."""
    places: frozenset[str]
    """What on the board one may point at."""
    orders: Orders | None
    """Standing orders, if the game knows any."""
    host_actions: tuple[type[Message], ...]
    """What at a table with a leader is the leader's to do, for whoever's turn it is: a roll, say."""
    drop_in_out: DropInOut | None
    early_end: Message | None
    """What ends a game before its time, where its options allow it: at a table the host's to do."""

    def __init__(
        self,
        id: str,
        seats: range,
        state: type,
        rules: RequiredRules,
        opening: RequiredOpening,
        actions: RequiredActions,
        views: RequiredViews[V],
        package: str,
        *,
        refusals: tuple[str, ...] = (),
        turn: str = "turn",
        calls: bool = True,
        clock: bool = False,
        pace: Callable[[Any], tuple[int, int]] | None = None,
        team: bool = False,
        places: frozenset[str] = frozenset(),
        orders: Orders | None = None,
        host_actions: tuple[type[Message], ...] = (),
        drop_in_out: DropInOut | None = None,
        early_end: Message | None = None,
    ) -> None:
        """The modules are given what they leave out (core/defaults/)."""
        _check_openness(actions)
        for name, module in (("rules", rules), ("opening", opening), ("actions", actions), ("view", views)):
            add_defaults(module, name)
        given: dict[str, Any] = {
            "id": id,
            "seats": seats,
            "state": state,
            "rules": rules,
            "opening": opening,
            "actions": actions,
            "views": views,
            "package": package,
            "refusals": refusals,
            "turn": turn,
            "calls": calls,
            "clock": clock,
            "pace": pace,
            "team": team,
            "places": places,
            "orders": orders,
            "host_actions": host_actions,
            "drop_in_out": drop_in_out,
            "early_end": early_end,
        }
        for field, value in given.items():
            object.__setattr__(self, field, value)

    def refusal_code(self, number: int) -> str:
        """The code of a refusal that rules or orders answer by number."""
        if number >= FIRST_OWN_NUMBER:
            return self.refusals[number - FIRST_OWN_NUMBER]
        return CODES[number]

    def brings(self, part: Part) -> bool:
        """Does the game have this part? Nothing is imported to find out."""
        return _has_part(self.package, part)

    def part(self, name: str) -> ModuleType:
        """One of the game's further modules, such as `bots`; `brings` tells whether there is one."""
        return _import_part(self.package, name)

    def __reduce__(self) -> Any:
        """Pickle the name only: each process has one object for each game."""
        return _game_of, (self.package,)


def _check_openness(actions: Any) -> None:
    """Has the game said whether its actions are secret? Nobody else can: a default would be a guess."""
    name = getattr(actions, "__name__", "actions")
    is_open = getattr(actions, "OPEN", None)
    if not isinstance(is_open, bool):
        raise TypeError(f"{name}: declare OPEN, True if everybody may know every action at once")
    if not is_open and not hasattr(actions, "redact_for"):
        raise TypeError(f"{name}: actions that are not OPEN need redact_for, which says what others may know")


def add_defaults(module: Any, name: str) -> None:
    """Add to a game's module what it leaves out. Done once: nothing is looked up while people play."""
    defaults = import_module(f"{DEFAULTS}.{name}")
    for left_out in defaults.__all__:
        if not hasattr(module, left_out):
            setattr(module, left_out, getattr(defaults, left_out))


@cache
def _has_part(package: str, part: Part) -> bool:
    if part == "rules_page":
        from importlib.resources import files  # 10 ms that a game at play need not cost

        return (files(package) / "locale" / "en.rules.ftl").is_file()
    return find_spec(f"{package}.{part}") is not None


def _import_part(package: str, name: str) -> ModuleType:
    module = import_module(f"{package}.{name}")
    if name in PARTS_WITH_DEFAULTS:
        add_defaults(module, name)
    return module


def _game_of(package: str) -> Game:
    game: Game = import_module(package).GAME
    return game
