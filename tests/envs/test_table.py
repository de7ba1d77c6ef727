"""One table for programs that learn: every game, every number of players, with unusual options too."""

import copy
import importlib.util
import pickle
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from support.games import CLOCK_GAME, LED_GAME, TURN_GAME

from thirdplace.core.environments.decisions import MAX_ACTIONS_BEFORE_CLOCK
from thirdplace.core.environments.environment import REWARDS, SplitMix, id_ranges_of
from thirdplace.core.errors import Refused
from thirdplace.core.game import Game
from thirdplace.core.registry import all_games
from thirdplace.core.state import copy as copy_state
from thirdplace.core.testing.conformance import seat_counts
from thirdplace.core.testing.samples import sample_options
from thirdplace.envs.table import EnvTable

ROOT = Path(__file__).parents[2]
MAX_FACTORED_IDS = 400
DESCRIBED = 36
"""Every so many decisions, what a seat is told is compared in words, too."""
TABLES = [
    pytest.param(game, seats, options, id=f"{game.id}-{seats}-{number}")
    for game in all_games()
    for seats in seat_counts(game)
    if seats <= 7
    for number, options in enumerate(sample_options(game))
]


def play(table: EnvTable, seed: int) -> Iterator[int]:
    """A random game: yields the seat that is asked, before it decides."""
    table.reset(seed)
    rng = Random(seed)
    while not table.over:
        yield table.turn
        seat = table.turn
        table.step(seat, rng.choice(table.legal(seat)))


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_observations_stay_within_the_declared_bounds(game: Game, seats: int, options: Any) -> None:
    table = EnvTable(game, seats, options=options, history=4)
    low = np.concatenate([np.full(field.size, field.low) for field in table.fields])
    high = np.concatenate([np.full(field.size, field.high) for field in table.fields])
    for _ in play(table, 1):
        for seat in range(seats):
            seen = table.observe(seat)
            assert ((low <= seen) & (seen <= high)).all(), table.observe_by_name(seat)
    assert all((low <= table.observe(seat)).all() for seat in range(seats))


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_every_id_is_declared(game: Game, seats: int, options: Any) -> None:
    table = EnvTable(game, seats, options=options)
    assert sum(one.count for one in id_ranges_of(game, table.match.state)) == table.ids
    assert len({field.name for field in table.fields}) == len(table.fields)


def tell(table: EnvTable, seat: int, in_words: bool) -> tuple[bytes, bytes, str]:
    """All that a seat is told; words take much longer than numbers."""
    words = table.describe(seat) if in_words else ""
    return table.observe(seat).tobytes(), table.mask(seat).tobytes(), words


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_no_observation_changes_when_hidden_cards_are_swapped(game: Game, seats: int, options: Any) -> None:
    table = EnvTable(game, seats, options=options, history=8)
    swapped = 0
    for step, asked in enumerate(play(table, 2)):
        if step % 12:
            continue
        for seat in {asked, step % seats}:
            real = table.match.state
            told = tell(table, seat, in_words=step % DESCRIBED == 0)
            world = copy_state(real)
            game.rules.resample(world, seat, SplitMix(step))
            swapped += world != real
            table.match.state = world
            assert told == tell(table, seat, in_words=step % DESCRIBED == 0)
            table.match.state = real
    assert swapped > 0 or seats == 2  # where two may have no secrets at all


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_the_history_tells_what_a_record_would_tell(game: Game, seats: int, options: Any) -> None:
    """What others did in secret is unknown as long as the record of the running game leaves it out."""
    table = EnvTable(game, seats, options=options, history=30)
    secrets = 0
    for step, _ in enumerate(play(table, 10)):
        seat, match = step % seats, table.match
        past = match.past(seat)
        seen = table.observe_by_name(seat)["history"]
        for (index, other, id), (whose, shown) in zip(table.history[::-1], seen.tolist(), strict=False):
            is_secret = past[index].action != match.moves[index].action
            secrets += is_secret
            assert whose == (other - seat) % seats + 1
            assert shown == (0 if is_secret else id + 1)
    assert (secrets > 0) == (not game.actions.OPEN)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_ids_reach_every_legal_action_and_no_other(game: Game, seats: int, options: Any) -> None:
    table = EnvTable(game, seats, options=options)
    assert table.ids <= MAX_FACTORED_IDS
    for step, asked in enumerate(play(table, 3)):
        for seat in {asked, step % seats}:
            if table.part(seat) or len(table.match.moves) >= MAX_ACTIONS_BEFORE_CLOCK:
                continue  # in the middle of an action; or in a hurry, when the rest is not offered any more
            numbers = table.match.numbers(seat, table.now if game.clock else None)
            reached = list_reached(table, seat)
            assert sorted(reached) == sorted(numbers)
            for message in table.match.messages(Random(step).sample(numbers, min(3, len(numbers)))):
                assert follow(table, seat, table.ids_of(seat, message)) == message


def list_reached(table: EnvTable, seat: int) -> list[int]:
    """The actions of the rules that a seat can do by one id, or by several one after the other."""
    found: list[int] = []
    for id in table.legal(seat):
        message = table.message(seat, id)
        if message is not None:
            found.append(table.game.actions.encode(table.match.state, table.match.options, message))
        elif table.is_part(seat, id):
            chosen = table.fork()
            chosen.step(seat, id)
            found += list_reached(chosen, seat)
    return found


def follow(table: EnvTable, seat: int, ids: list[int]) -> Any:
    """The action that these ids lead to, one after the other; it is not done."""
    fork = table.fork()
    for id in ids[:-1]:
        fork.step(seat, id)
    assert ids[-1] in fork.legal(seat)
    return fork.message(seat, ids[-1])


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_rewards_add_up(game: Game, seats: int, options: Any, reward: Any) -> None:
    table = EnvTable(game, seats, options=options, reward=reward)
    table.reset(4)
    began = [game.rules.score(table.match.state, seat) for seat in range(seats)]
    for _ in play(table, 4):
        assert reward == "score" or table.returns == [0.0] * seats
    ended = [game.rules.score(table.match.state, seat) for seat in range(seats)]
    gained = [new - old for new, old in zip(ended, began, strict=True)]
    if reward == "score":
        assert table.returns == ([sum(gained)] * seats if game.team else gained)
    elif game.team:
        assert set(table.returns) <= {1.0, -1.0}
        assert len(set(table.returns)) == 1
    else:
        assert sum(table.returns) == pytest.approx(0)
        best = [seat for seat in range(seats) if table.returns[seat] == max(table.returns)]
        assert table.match.winners in (best, [])


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_a_copy_goes_on_by_itself_and_the_same_seed_gives_the_same_game(game: Game) -> None:
    table = EnvTable(game, game.seats.start, history=3)
    for step, seat in enumerate(play(table, 5)):
        if step == 20:
            before = table.observe(seat).tobytes()
            for other in (copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
                other.step(seat, other.legal(seat)[0])
                assert table.observe(seat).tobytes() == before
    again = EnvTable(game, game.seats.start, history=3)
    for _ in play(again, 5):
        pass
    assert again.history == table.history
    assert again.observe(0).tobytes() == table.observe(0).tobytes()


def test_bad_input_is_refused_and_nothing_has_changed() -> None:
    table = EnvTable(TURN_GAME, 3)
    table.reset(6)
    before = table.observe(0).tobytes()
    for id in (-1, table.ids, int(table.mask(table.turn).argmin())):
        with pytest.raises(Refused, match="not legal"):
            table.step(table.turn, id)
    with pytest.raises(Refused, match="not legal"):
        table.step((table.turn + 1) % 3, 0)
    with pytest.raises(Refused, match="seat"):
        table.observe(3)
    for wrong in ({"reward": "fame"}, {"tempo": 100}, {"history": -1}, {"options": {"colour": "blue"}}):
        with pytest.raises(Refused, match="bad-options"):
            EnvTable(TURN_GAME, 3, **wrong)
    assert table.observe(0).tobytes() == before


def test_several_seats_may_decide_in_any_order() -> None:
    """Where they are active at once, the last to decide decides the same as the first."""
    forwards, backwards = EnvTable(LED_GAME, 4), EnvTable(LED_GAME, 4)
    for table, order in ((forwards, 1), (backwards, -1)):
        table.reset(7)
        while not table.over:
            for seat in table.active[::order]:
                table.step(seat, table.legal(seat)[-1])
    assert forwards.returns == backwards.returns
    assert forwards.observe(2).tobytes() == backwards.observe(2).tobytes()


# Real time.


def turns_until_the_end(tempo: int | None, seats: int = 2) -> int:
    """How many decisions in turn a team has that only waits."""
    table = EnvTable(CLOCK_GAME, seats, tempo=tempo)
    table.reset(8)
    count = 0
    while not table.over:
        is_timed = table.match.game.rules.deadline(table.match.state) >= 0
        count += is_timed and table.now >= 0 and table.turn == table.match.view(None).turn
        table.step(table.turn, table.late_id(table.turn))
    return count


def test_a_slow_decision_costs_time_on_the_clock() -> None:
    _, cycle = _pace(EnvTable(CLOCK_GAME, 2))
    usual = turns_until_the_end(None)
    assert turns_until_the_end(cycle // 2) == usual, "the rulebook counts on one action per seat and cycle"
    assert turns_until_the_end(cycle) == pytest.approx(usual / 2, abs=1)
    assert turns_until_the_end(cycle // 4) == pytest.approx(usual * 2, abs=2)


def test_a_measured_time_counts_instead_of_the_tempo() -> None:
    table = EnvTable(CLOCK_GAME, 3, tempo=50)
    table.reset(9)
    while table.match.game.rules.deadline(table.match.state) < 0:
        table.step(table.turn, table.late_id(table.turn))
    while table.turn != table.match.view(None).turn:
        table.step(table.turn, table.late_id(table.turn))
    table.step(table.turn, table.late_id(table.turn), took_ms=1234)
    assert table.now == 1234


def _pace(table: EnvTable) -> tuple[int, int]:
    assert table.game.pace is not None
    return table.game.pace(table.match.state)


def test_the_page_has_the_tables_of_fields_and_ids() -> None:
    """Otherwise: python tools/environment_fields.py"""
    spec = importlib.util.spec_from_file_location(
        "environment_fields", ROOT / "tools" / "environment_fields.py"
    )
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    page = tool.PAGE.read_text(encoding="utf-8")
    assert tool.fill_page(page) == page
