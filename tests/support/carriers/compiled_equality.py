"""Random games that were written down in Python (equality.py), played again by the compiled rules."""

import sys
from functools import cache
from typing import Any

import msgspec
import numpy as np
from support.carriers import compiled_telling
from support.carriers.fast_chance import FastChance

from thirdplace.core.chance import Chance
from thirdplace.core.compilation.compiled import compile_game, make_generator
from thirdplace.core.game import Game
from thirdplace.core.state import from_record, to_numbers

__all__ = ["compare_compiled"]

LINES_PER_WORLD = 4
"""To draw a world in Python takes longer than all else."""
Script = dict[str, Any]


def compare_compiled(game: Game, script: Script, told: list[str]) -> None:
    """The compiled rules say after each line what `play_rules` was told by plain Python.

    They have another generator. So what is dealt, and the worlds drawn after some of the lines, are compared
    with what plain Python makes of the numbers of that generator.

    Raises:
        AssertionError: They say something else.
    """
    _compare_deal(game, script)
    lines = script["lines"]
    if not lines:
        return
    fast = compile_game(game)
    s = _prepare(game, script)
    game.rules.deal(s, Chance(script["seed"]))
    record = fast.record(s)
    fast.rules.begin(record[0])
    expected = [msgspec.json.decode(text) for text in told]
    flat = [_flatten(answers) for answers in expected]
    said = np.zeros(sum(map(len, flat)), np.int64)
    after, worlds = fast.make_states(len(lines)), fast.make_states(len(lines))
    count = _compile_telling(game)(
        record,
        np.array([[seat, action, now, later] for seat, action, _, now, later in lines]).ravel(),
        np.array([asked for _, _, asked, _, _ in lines]).ravel(),
        len(lines[0][2]),
        make_generator(0),
        said,
        after,
        worlds,
        fast.make_action_buffer(),
    )
    assert count == len(said), f"{count} numbers instead of {len(said)}: {script}"
    numbers = iter(said.tolist())
    for line, answers in enumerate(flat):
        found = [next(numbers) for _ in answers]
        assert found == answers, f"line {line} of {script}: {found} instead of {answers}"
        state = _numbers(after[line])
        assert state == expected[line][-2], f"another state after line {line} of {script}"
        if line % LINES_PER_WORLD == 0:
            world: Any = from_record(game.state, after[line : line + 1])
            game.rules.resample(world, lines[line][0], FastChance(line))
            assert _numbers(worlds[line]) == to_numbers(world), f"another world after line {line} of {script}"


def _compare_deal(game: Game, script: Script) -> None:
    number = len(script["lines"])
    plain = _prepare(game, script)
    record = compile_game(game).record(plain)
    compile_game(game).rules.deal(record[0], make_generator(number))
    game.rules.deal(plain, FastChance(number))
    assert _numbers(record[0]) == to_numbers(plain), f"dealt otherwise: {script}"


def _prepare(game: Game, script: Script) -> Any:
    return game.opening.prepare(script["seats"], msgspec.convert(script["options"], game.opening.Options))


@cache
def _compile_telling(game: Game) -> Any:
    fast = compile_game(game)
    twin = fast.loader.load(compiled_telling)
    twin.rules = fast.loader.load(sys.modules[f"{game.package}.rules"])
    return fast.loader.get_entry_points(twin).tell_lines


def _flatten(answers: list[Any]) -> list[int]:
    """What `play_rules` was told after a line, but for the states, in the order of compiled_telling.py."""
    legal, refusals, forced, scores, facts, *_ = answers
    lists = (number for one in legal for number in (len(one), *one))
    return [*lists, *refusals, *forced, *scores, *map(int, facts)]


def _numbers(state: Any) -> list[int]:
    numbers: list[int] = np.frombuffer(state.tobytes(), np.int64).tolist()
    return numbers
