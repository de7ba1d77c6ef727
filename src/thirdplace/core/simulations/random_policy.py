"""Random players for decision_weighing.py, in the dialect of rules.py, for the game put in `rules`."""

from typing import Any

from thirdplace.core.chance import below

rules: Any = None
"""The game's rules, bound by lab/simulation/random_simulation.py."""

MOST_OPTIONS = 16


def list_options(s: Any, seat: int, arrays: Any, out: Any) -> int:
    """What is legal; where that is much, some of it, evenly spread."""
    count: int = rules.legal(s, seat, 0, out)
    if count > MOST_OPTIONS:
        for i in range(MOST_OPTIONS):
            out[i] = out[i * count // MOST_OPTIONS]
        count = MOST_OPTIONS
    return count


def choose(s: Any, seat: int, player: int, memory: Any, arrays: Any, rng: Any) -> int:
    (buffer,) = arrays
    memory[0] += 1
    action: int = buffer[below(rng, rules.legal(s, seat, 0, buffer))]
    return action


def imagine(s: Any, seat: int, lineup: Any, start: int, memory: Any, arrays: Any, rng: Any) -> None:
    rules.resample(s, seat, rng)


def note(s: Any, seat: int, action: int, memory: Any) -> None:
    memory[0] += 1


def moment(s: Any, memory: Any) -> int:
    """How many actions there were."""
    return int(memory[0])
