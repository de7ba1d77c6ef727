"""One declaration of a game's state, two representations of it::

    @state
    class State:
        phase: int
        points: Annotated[list[int], 48, FIXED]
        tokens: Annotated[list[int], 6]

makes a slotted class whose fields start at 0: ordinary Python for live play, tests and
debugging. `dtype(State)` is the same layout as a flat numpy record, on which the same
rules run compiled. Every number is 64 bits wide, so both representations count alike. What is FIXED is
written while a game is prepared and never again: all states of that game share it.
"""

import inspect
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar, get_args, get_origin

if TYPE_CHECKING:
    import numpy as np

__all__ = ["FIXED", "Field", "copy", "dtype", "fields", "from_record", "state", "to_numbers", "to_record"]

ClassT = TypeVar("ClassT", bound=type)
StateT = TypeVar("StateT")
FIXED: Final = "fixed"


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a state: a number, or a list of numbers of fixed length."""

    name: str
    length: int  # 0: a single number
    fixed: bool = False


def state(cls: ClassT) -> ClassT:
    """Turn annotations (`int` or `Annotated[list[int], length]`) into a slotted state class.

    Raises:
        TypeError: A field is annotated with something else.

    Example:
        >>> from typing import Annotated
        >>> from thirdplace.core.state import copy, state
        >>> @state
        ... class State:
        ...     phase: int
        ...     tokens: Annotated[list[int], 3]
        >>> s = State()
        >>> s.tokens[1] = 15
        >>> s, copy(s) == s
        (State(phase=0, tokens=[0, 15, 0]), True)
    """
    declared = tuple(_parse_field(name, hint) for name, hint in inspect.get_annotations(cls).items())
    body = {k: v for k, v in vars(cls).items() if k not in ("__dict__", "__weakref__")}
    body["__slots__"] = tuple(field.name for field in declared)
    body["FIELDS"] = declared
    body |= _make_methods(declared)
    return type(cls)(cls.__name__, cls.__bases__, body)


def _parse_field(name: str, hint: Any) -> Field:
    if hint is int:
        return Field(name, 0)
    if get_origin(hint) is Annotated:
        kind, length, *more = get_args(hint)
        if kind == list[int] and length > 0 and more in ([], [FIXED]):
            return Field(name, length, bool(more))
    raise TypeError(f"{name}: a state holds int and Annotated[list[int], length], not {hint}")


def _make_methods(declared: tuple[Field, ...]) -> dict[str, Any]:
    """Straight-line code, one line per field, as dataclasses do: copying is a hot path."""
    init = [f"self.{f.name} = {'[0] * ' + str(f.length) if f.length else 0}" for f in declared]
    copy = [f"new.{f.name} = self.{f.name}{'[:]' if f.length and not f.fixed else ''}" for f in declared]
    flat = [f"{'*' if f.length else ''}self.{f.name}" for f in declared]
    source = "\n".join(
        [
            "def __init__(self):",
            *(f"    {line}" for line in init),
            "def __copy__(self):",
            "    new = self.__class__.__new__(self.__class__)",
            *(f"    {line}" for line in copy),
            "    return new",
            "def _flat(self):",
            f"    return [{', '.join(flat)}]",
        ]
    )
    made: dict[str, Any] = {}
    exec(source, {}, made)

    def __eq__(self: Any, other: object) -> bool:
        return type(other) is type(self) and bool(self._flat() == other._flat())  # type: ignore[attr-defined]

    def __repr__(self: Any) -> str:
        shown = (f"{f.name}={getattr(self, f.name)!r}" for f in declared)
        return f"{type(self).__name__}({', '.join(shown)})"

    return made | {"__eq__": __eq__, "__repr__": __repr__, "__hash__": None}


def fields(state_class: Any) -> tuple[Field, ...]:
    """The fields of a state class or of one of its instances."""
    found: tuple[Field, ...] = state_class.FIELDS
    return found


def copy(s: StateT) -> StateT:
    """An independent copy."""
    copied: StateT = s.__copy__()  # type: ignore[attr-defined]
    return copied


def to_numbers(s: Any) -> list[int]:
    """All numbers of a state in the order of declaration."""
    numbers: list[int] = s._flat()
    return numbers


def dtype(state_class: Any) -> "np.dtype[np.void]":
    """The numpy layout of the state, for compiled rules."""
    import numpy as np

    return np.dtype(
        [(f.name, np.int64, (f.length,)) if f.length else (f.name, np.int64) for f in fields(state_class)]
    )


def to_record(s: Any) -> "np.ndarray[Any, np.dtype[np.void]]":
    """The state as an array of one record (compiled rules change it in place)."""
    import numpy as np

    return np.array(to_numbers(s), np.int64).view(dtype(s))


def from_record(state_class: type[StateT], record: "np.ndarray[Any, np.dtype[np.void]]") -> StateT:
    """A plain state equal to an array of one record."""
    import numpy as np

    numbers = record.view(np.int64).tolist()
    s = state_class()
    start = 0
    for field in fields(state_class):
        if field.length:
            setattr(s, field.name, numbers[start : start + field.length])
        else:
            setattr(s, field.name, numbers[start])
        start += field.length or 1
    return s
