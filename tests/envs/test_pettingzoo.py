"""PettingZoo's own suites, untouched, over every game and every number of players; and what is ours."""

import pickle
import warnings
from collections.abc import Callable
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pebbles import GAME as PEBBLES
from pettingzoo.test import (
    api_test,
    bombardment_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
    state_test,
)
from pettingzoo.test.example_envs import generated_agents_env_action_mask_obs_v0, generated_agents_env_v0
from support.games import CLOCK_GAME, TURN_GAME
from support.lab.pettingzoo_suites import bombard, listed_as_pettingzoos_own

from thirdplace.core.environments.environment import REWARDS, SplitMix
from thirdplace.core.errors import Refused
from thirdplace.core.game import Game
from thirdplace.core.registry import all_games, find_game
from thirdplace.core.state import copy as copy_state
from thirdplace.core.testing.conformance import seat_counts
from thirdplace.envs import pettingzoo as zoo
from thirdplace.envs.agent_table import ILLEGAL_REWARD
from thirdplace.envs.gymnasium_spaces import OBSERVATIONS

CYCLES = 40
"""Of each suite; `make torture` runs them in full."""
MANY = 8
"""Seats, from which on a game takes long."""
COUNTS = [(game, seats) for game in (*all_games(), PEBBLES) for seats in seat_counts(game)]
TABLES = [pytest.param(game, seats, id=f"{game.id}-{seats}") for game, seats in COUNTS]
SMALL_TABLES = [table for table, (_, seats) in zip(TABLES, COUNTS, strict=True) if seats < MANY]
GAMES = [pytest.param(game, id=game.id) for game in (*all_games(), PEBBLES)]
"""Ours, and one of another package that brings nothing for this."""


def play(env: Any, seed: int, choose: Callable[[Any], int] | None = None) -> dict[str, float]:
    """A game in turns, to its end; what each agent got in all."""
    env.reset(seed=seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    rng = Random(seed)
    for agent in env.agent_iter():
        _, reward, terminated, truncated, info = env.last()
        got[agent] += reward
        legal = np.flatnonzero(info["action_mask"]).tolist()
        env.step(None if terminated or truncated else rng.choice(legal))
    return got


def play_parallel(env: Any, seed: int) -> dict[str, float]:
    _, infos = env.reset(seed=seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    rng = Random(seed)
    while env.agents:
        chosen = {
            agent: rng.choice(np.flatnonzero(infos[agent]["action_mask"]).tolist()) for agent in env.agents
        }
        _, rewards, _, _, infos = env.step(chosen)
        got = {agent: total + rewards.get(agent, 0.0) for agent, total in got.items()}
    return got


# PettingZoo's suites. Warnings are errors (pyproject.toml).


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("masked", [False, True], ids=["plain", "masked"])
def test_suites_without_masks_or_with_them(game: Game, seats: int, masked: bool) -> None:
    env = partial(zoo.env, game, seats, mask_in_observation=masked)
    parallel_env = partial(zoo.parallel_env, game, seats, mask_in_observation=masked)
    cycles = CYCLES if seats < MANY else 2
    seed_test(env, cycles)
    parallel_api_test(parallel_env(), cycles)
    parallel_seed_test(parallel_env, cycles)
    if game is not PEBBLES:  # which may be over sooner
        max_cycles_test(SimpleNamespace(env=env, parallel_env=parallel_env))
    state_test(env(), parallel_env(), num_cycles=4)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_api(game: Game, seats: int) -> None:
    api_test(zoo.env(game, seats), num_cycles=CYCLES if seats < MANY else 4)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("form", ["flat", "fields"])  # api_test asks for a dtype, and text has none
def test_api_of_dictionaries(game: Game, form: Any) -> None:
    env = zoo.env(game, observation=form, mask_in_observation=True)
    with listed_as_pettingzoos_own(env):
        api_test(env, num_cycles=CYCLES)


def test_api_warns_of_dictionaries_of_pettingzoos_own_examples_too() -> None:
    """If this test fails, api_test accepts dictionaries: drop `listed_as_pettingzoos_own`."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(generated_agents_env_action_mask_obs_v0.env(), num_cycles=2)
    assert "Observation is not a NumPy array" in {str(one.message) for one in caught}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("form", OBSERVATIONS)
def test_suites_of_other_forms(game: Game, form: Any) -> None:
    env = partial(zoo.env, game, observation=form, mask_in_observation=True, history=5)
    cycles = 3 if form == "text" else 10
    seed_test(env, cycles)
    parallel_api_test(zoo.parallel_env(game, observation=form, mask_in_observation=True), cycles)
    parallel_seed_test(partial(zoo.parallel_env, game, observation=form, scaled=True), cycles)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_bombardment(game: Game, seats: int) -> None:
    bombard(zoo.env(game, seats), cycles=2)


def test_bombardment_still_fails_for_pettingzoos_own_environments() -> None:
    """If this test fails, PettingZoo has mended its suite: give it environments as they are (`bombard`)."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        with pytest.raises(AssertionError, match="outside of its observation space"):
            bombardment_test(generated_agents_env_v0.env(), cycles=1)


@pytest.mark.parametrize("game", GAMES)
def test_render(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(zoo.env, game), custom_tests={"ansi": lambda text: text.strip()})
    assert capsys.readouterr().out


# What is ours.


@pytest.mark.parametrize("make", [zoo.env, zoo.parallel_env])
def test_what_is_handed_out_may_be_written_into(make: Any) -> None:
    """Some libraries take the mask out of infos and observations for themselves."""
    env = make(TURN_GAME, mask_in_observation=True)
    kept = make(TURN_GAME, mask_in_observation=True)
    env.reset(seed=8)
    kept.reset(seed=8)
    for _ in range(20):
        agent = f"seat_{env._table.table.turn}"
        legal = np.flatnonzero(kept._masks[agent])
        infos, *_ = step_once(env, agent, int(legal[-1]))
        step_once(kept, agent, int(legal[-1]))
        for info in infos.values():
            info.pop("action_mask", np.zeros(0)).fill(0)
        assert env._masks.keys() == kept._masks.keys()
        assert all((env._masks[one] == kept._masks[one]).all() for one in env._masks)


@pytest.mark.parametrize(("game", "seats"), SMALL_TABLES)
@pytest.mark.parametrize("reward", REWARDS)
def test_rewards_of_both_kinds_are_those_of_the_game(game: Game, seats: int, reward: Any) -> None:
    for make, run in ((zoo.env, play), (zoo.parallel_env, play_parallel)):
        env = make(game, seats, reward=reward)
        got = run(env, 3)
        table = env._table.table
        assert list(got.values()) == pytest.approx(table.returns)
        assert table.over
        if game.team:
            assert len(set(got.values())) == 1


@pytest.mark.parametrize("game", GAMES)
def test_agents_that_are_not_asked_may_only_wait(game: Game) -> None:
    env = zoo.parallel_env(game, game.seats[1])
    _, infos = env.reset(seed=5)
    waited = 0
    rng = Random(5)
    while env.agents:
        asked = env._table.table.active
        for seat, agent in enumerate(env.possible_agents):
            legal = np.flatnonzero(infos[agent]["action_mask"]).tolist()
            wait = env.action_space(agent).n - 1
            assert (legal == [wait]) == (seat not in asked)
            waited += seat not in asked
        chosen = {
            agent: rng.choice(np.flatnonzero(infos[agent]["action_mask"]).tolist()) for agent in env.agents
        }
        *_, infos = env.step(chosen)
    assert waited


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in all_games()])
@pytest.mark.parametrize("form", OBSERVATIONS)
def test_no_agent_notices_when_hidden_things_are_swapped(game: Game, form: Any) -> None:
    """Both kinds of environments observe by the same `AgentTable`."""
    seats = game.seats[1]
    env = zoo.env(game, seats, observation=form, mask_in_observation=True, history=6)
    env.reset(seed=11)
    table, rng, swapped = env._table.table, Random(11), 0
    for step in range(120):
        if table.over:
            break
        if step % 10 == 0:
            shows = ("ansi", "rgb_array")[: 1 + (step == 60)] if form == "flat" else ()  # whatever the form
            swapped += check_that_nothing_shows(env._table, step % seats, step, shows)
        seat = table.turn
        table.step(seat, rng.choice(table.legal(seat)))
    assert swapped


def check_that_nothing_shows(agents: Any, seat: int, step: int, shows: tuple[str, ...]) -> bool:
    """Does the seat see the same in a world with other secrets? True if there are any."""
    match = agents.table.match
    real = match.state
    before = see(agents, seat, shows)
    match.state = world = copy_state(real)
    match.game.rules.resample(world, seat, SplitMix(step))
    after = see(agents, seat, shows)
    match.state = real
    assert before == after
    return bool(world != real)


def see(agents: Any, seat: int, shows: tuple[str, ...]) -> list[bytes]:
    """Everything that an agent, or somebody who watches the seat, is shown."""
    mask = agents.mask(seat)
    shown = [pickle.dumps(agents.observe(seat, mask)), mask.tobytes()]
    for agents._viewer in (seat, None):
        for agents.render_mode in shows:
            shown.append(pickle.dumps(agents.render()))
    return shown


@pytest.mark.parametrize("make", [zoo.env, zoo.parallel_env])
def test_an_illegal_id_does_what_was_agreed(make: Any) -> None:
    seats = find_game(TURN_GAME).seats[1]
    late = make(TURN_GAME, seats)
    ends = make(TURN_GAME, seats, illegal="lose")
    raises = make(TURN_GAME, seats, illegal="raise")
    for env in (late, ends, raises):
        env.reset(seed=2)
    asked = late._table.table.turn
    agent = f"seat_{asked}"
    wrong = late.action_space(agent).n - 1  # to wait, although it is asked
    expected = late._table.table.fork()
    expected.step(asked, expected.late_id(asked))

    infos, rewards, terminations = step_once(late, agent, wrong)
    assert infos[agent]["illegal"]
    assert late._table.table.match.moves[0] == expected.match.moves[0]
    assert not terminations[agent]

    infos, rewards, terminations = step_once(ends, agent, wrong)
    assert rewards[agent] == ILLEGAL_REWARD
    assert terminations[agent]
    assert sum(terminations.values()) == 1
    assert ends._table.table.match.moves[0] == expected.match.moves[0]  # the seat goes on without it
    if make is zoo.parallel_env:
        assert agent not in ends.agents

    with pytest.raises(Refused, match="action_mask"):
        step_once(raises, agent, wrong)
    assert not list(raises._table.table.match.moves)


def step_once(env: Any, agent: str, id: int) -> tuple[Any, Any, Any]:
    if isinstance(env, pettingzoo.ParallelEnv):
        wait = env.action_space(agent).n - 1
        _, rewards, terminations, _, infos = env.step(dict.fromkeys(env.agents, wait) | {agent: id})
        return infos, rewards, terminations
    env.step(id)
    return env.infos, env.rewards, env.terminations


@pytest.mark.parametrize("game", GAMES)
def test_the_rest_play_on_when_agents_have_left(game: Game) -> None:
    env = zoo.env(game, illegal="lose")
    env.reset(seed=4)
    env.step(env.action_space(env.agent_selection).n - 1)
    left = env.agent_selection
    assert env.terminations[left]
    env.step(None)
    assert left not in env.agents
    rng = Random(4)
    for agent in env.agent_iter():
        assert agent != left
        *_, terminated, truncated, info = env.last()
        legal = np.flatnonzero(info["action_mask"]).tolist()
        env.step(None if terminated or truncated else rng.choice(legal))
    assert env._table.table.over


def test_seeds_give_the_same_games_and_no_seed_another_one() -> None:
    one, other = zoo.env(TURN_GAME), zoo.env(TURN_GAME)
    rows = []
    for env in (one, other):
        env.reset(seed=9)
        first = env.state().tolist()
        env.reset()
        second = env.state().tolist()
        env.reset()
        rows.append((first, second, env.state().tolist()))
    assert rows[0] == rows[1]
    assert len({str(state) for state in rows[0]}) == 3


def test_a_hurried_race_is_over_sooner() -> None:
    """With a clock, `tempo` says how long a decision takes; the longer, the fewer there are."""
    decisions = []
    for tempo in (200, 2_000):
        env = zoo.env(CLOCK_GAME, tempo=tempo)
        play(env, 6)
        decisions.append(env._table.table.now // tempo)
    assert decisions[0] > decisions[1]
    with pytest.raises(Refused, match="tempo"):
        zoo.env(TURN_GAME, tempo=200)


def test_every_game_is_registered_and_has_a_module() -> None:
    for game in all_games():
        name = f"{game.id.replace('-', '_')}_v0"
        module = getattr(zoo, name)
        for kind, made in (("aec", module.env()), ("parallel", module.parallel_env())):
            registered = pettingzoo.make(kind, f"thirdplace/{name}", seats=game.seats[1])
            assert type(registered) is type(made)
            assert len(registered.possible_agents) == game.seats[1]
            assert str(made) == name
    with pytest.raises(AttributeError):
        zoo.no_such_game_v0  # noqa: B018


@pytest.mark.parametrize(
    "wrong",
    [
        {"observation": "loud"},
        {"illegal": "ignore"},
        {"render_mode": "film"},
        {"viewer": 99},
        {"reward": "fame"},
        {"history": -1},
        {"seats": 99},
    ],
    ids=str,
)
def test_a_wrong_parameter_is_named(wrong: dict[str, Any]) -> None:
    with pytest.raises(Refused, match=next(iter(wrong))):
        zoo.env(TURN_GAME, **wrong)
