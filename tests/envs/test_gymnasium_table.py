"""Gymnasium: one seat against our computer players; the checkers that users run, without a warning."""

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from support.games import CLOCK_GAME, TURN_GAME

from thirdplace.core.errors import Refused
from thirdplace.core.game import LEVELS, Game
from thirdplace.core.registry import all_games, find_game
from thirdplace.envs.gymnasium_ids import gymnasium_id
from thirdplace.envs.gymnasium_table import GymnasiumTable

TURN_ID = f"thirdplace.envs:{gymnasium_id(find_game(TURN_GAME))}"
FORMS: list[dict[str, Any]] = [
    {},
    {"observation": "fields"},
    {"scaled": True, "mask_in_observation": True, "history": 3},
    {"observation": "text"},
]


def play_legally(env: Any, seed: int, steps: int = 60) -> list[Any]:
    """What a player is told that always takes the last legal id."""
    _, info = env.reset(seed=seed)
    told = []
    for _ in range(steps):
        seen, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))
        told.append((str(seen), reward, over, info["seat"], info["action_mask"].tobytes()))
        if over:
            break
    return told


@pytest.mark.parametrize("form", FORMS, ids=str)
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_gymnasium_checks_it_without_a_warning(game: Game, form: dict[str, Any]) -> None:
    """Warnings are errors in our tests; the checker itself chooses ids without looking at the mask."""
    made = gymnasium.make(f"thirdplace.envs:{gymnasium_id(game)}", opponents="random", **form)
    check_env(made.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
@pytest.mark.parametrize("form", [{}, {"observation": "fields", "scaled": True}], ids=str)
def test_stable_baselines_checks_it_without_a_warning(game: Game, form: dict[str, Any]) -> None:
    checker = pytest.importorskip("stable_baselines3.common.env_checker")
    for seats in (game.seats.start, min(6, game.seats.stop - 1)):
        checker.check_env(GymnasiumTable(game, seats, opponents="random", **form), warn=True)


@pytest.mark.parametrize("level", LEVELS[:2])
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_games_against_our_players_end_and_can_be_repeated(game: Game, level: str) -> None:
    env = GymnasiumTable(game, opponents=level)
    first = play_legally(env, 1)
    assert play_legally(env, 1) == first
    assert play_legally(env, 2) != first


def test_a_good_player_wins_more_often_than_a_random_one() -> None:
    """The opponents are the levels that they are called."""

    def mean_reward(opponents: str) -> float:
        env = GymnasiumTable(TURN_GAME, 3, opponents=opponents, seat=0)
        total = 0.0
        for seed in range(12):
            _, info = env.reset(seed=seed)
            over = False
            while not over:
                id = int(env.np_random.choice(np.flatnonzero(info["action_mask"])))
                _, reward, over, _, info = env.step(id)
                total += float(reward)
        return total

    assert mean_reward("medium") < mean_reward("random")


@pytest.mark.parametrize("policy", ["late", "lose", "raise"])
def test_an_illegal_id_is_answered_by_the_policy(policy: Any) -> None:
    env = GymnasiumTable(TURN_GAME, 3, opponents="random", illegal=policy, seat=0)
    _, info = env.reset(seed=3)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    before = env.table.observe(0).tobytes()
    if policy == "raise":
        with pytest.raises(Refused, match="not legal"):
            env.step(wrong)
        assert env.table.observe(0).tobytes() == before
        return
    _, reward, over, _, info = env.step(wrong)
    assert info["illegal"]
    assert (reward, over) == ((-1.0, True) if policy == "lose" else (0.0, False))
    assert (env.table.observe(0).tobytes() == before) == (policy == "lose")


def test_masks_are_those_of_maskable_ppo() -> None:
    env = GymnasiumTable(TURN_GAME, opponents="random", mask_in_observation=True)
    seen, info = env.reset(seed=4)
    masks = env.action_masks()
    assert masks.dtype == np.bool_
    assert np.array_equal(masks, info["action_mask"] == 1)
    assert np.array_equal(masks, seen["action_mask"] == 1)


def test_the_own_seat_is_fixed_or_another_one_in_every_game() -> None:
    fixed = GymnasiumTable(TURN_GAME, 3, opponents="random", seat=2)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(12)} == {2}
    free = GymnasiumTable(TURN_GAME, 3, opponents="random")
    assert {free.reset(seed=seed)[1]["seat"] for seed in range(24)} == {0, 1, 2}


def test_a_tempo_is_passed_on() -> None:
    env = GymnasiumTable(CLOCK_GAME, opponents="random", tempo=123)
    env.reset(seed=5)
    while env.table.now == 0 and not env.table.over:
        env.step(env.table.late_id(env.seat))
    assert env.table.over or env.table.now % 123 == 0


@pytest.mark.parametrize(
    "wrong",
    [
        {"opponents": "genius"},
        {"seat": 3},
        {"illegal": "shrug"},
        {"observation": "smell"},
        {"render_mode": "hologram"},
        {"reward": "fame"},
        {"seats": 99},
    ],
    ids=lambda wrong: next(iter(wrong)),
)
def test_bad_options_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(Refused, match="bad-options"):
        GymnasiumTable(TURN_GAME, **{"seats": 3, **wrong})


def test_it_is_drawn_as_text_and_as_a_picture() -> None:
    env = gymnasium.make(TURN_ID, opponents="random", render_mode="ansi")
    env.reset(seed=6)
    assert "Seat 0" in str(env.render())
    drawn = gymnasium.make(TURN_ID, opponents="random", render_mode="rgb_array")
    drawn.reset(seed=1)
    picture: Any = drawn.render()
    assert (picture.shape, picture.dtype) == ((640, 960, 3), np.uint8)


# What is imported.


def run_python(program: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)


def test_importing_thirdplace_and_a_table_stays_light() -> None:
    heavy = "('numpy', 'gymnasium', 'pettingzoo', 'pyspiel', 'numba', 'torch')"
    ran = run_python(f"import sys, thirdplace; print([x for x in {heavy} if x in sys.modules])")
    assert ran.stdout.strip() == "[]", ran.stderr
    libraries = "('gymnasium', 'pettingzoo', 'pyspiel', 'numba', 'torch')"
    ran = run_python(
        f"import sys, thirdplace.envs.table; print([x for x in {libraries} if x in sys.modules])"
    )
    assert ran.stdout.strip() == "[]", ran.stderr


@pytest.mark.parametrize(
    "adapter", ["gymnasium_ids", "gymnasium_spaces", "gymnasium_table", "gymnasium_vector"]
)
def test_an_adapter_says_in_one_sentence_what_to_install(adapter: str) -> None:
    ran = run_python(f"import sys; sys.modules['gymnasium'] = None; import thirdplace.envs.{adapter}")
    last = ran.stderr.strip().splitlines()[-1]
    assert last == "ImportError: gymnasium is not installed: pip install 'thirdplace[envs]'"


def test_games_are_registered_in_whatever_order_things_are_imported() -> None:
    for first in (
        "import gymnasium",
        "import gymnasium, thirdplace.envs",
        "import thirdplace.envs.table, gymnasium",
        "import thirdplace.envs.gymnasium_table, gymnasium",
    ):
        ran = run_python(f"{first}; print(gymnasium.make({TURN_ID!r}, opponents='random').spec.id)")
        assert ran.stdout.strip() == TURN_ID.partition(":")[2], ran.stderr
