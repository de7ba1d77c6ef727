"""Gymnasium: thousands of tables as one vector environment."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics
from support.games import CLOCK_GAME, LED_GAME, TURN_GAME

from thirdplace.core.errors import Refused
from thirdplace.core.game import Game
from thirdplace.core.registry import all_games, find_game
from thirdplace.envs.batch import TableBatch, compiled_levels
from thirdplace.envs.gymnasium_ids import gymnasium_id
from thirdplace.envs.gymnasium_vector import GymnasiumVector
from thirdplace.envs.table import EnvTable


def choose_legally(infos: dict[str, Any], rng: np.random.Generator) -> Any:
    noise = rng.random(infos["action_mask"].shape)
    return (noise * infos["action_mask"]).argmax(axis=1)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_it_is_made_by_its_id_and_keeps_to_its_spaces(game: Game) -> None:
    envs = gymnasium.make_vec(
        f"thirdplace.envs:{gymnasium_id(game)}",
        num_envs=16,
        vectorization_mode="vector_entry_point",
        mask_in_observation=True,
        scaled=True,
    )
    seen, infos = envs.reset(seed=1)
    rng = np.random.default_rng(1)
    for _ in range(120):
        assert envs.observation_space.contains(seen)
        assert np.array_equal(seen["action_mask"], infos["action_mask"])
        actions = choose_legally(infos, rng)
        assert envs.action_space.contains(actions)
        seen, rewards, ended, cut, infos = envs.step(actions)
        assert rewards.shape == ended.shape == cut.shape == (16,)
        assert not cut.any()
    envs.close()


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
@pytest.mark.parametrize("game", [TURN_GAME, LED_GAME, CLOCK_GAME])
def test_a_finished_game_is_followed_by_the_next_one_as_the_mode_says(game: str, mode: AutoresetMode) -> None:
    envs = GymnasiumVector(game, 4, autoreset_mode=mode)
    assert envs.metadata["autoreset_mode"] is mode
    _, infos = envs.reset(seed=2)
    rng = np.random.default_rng(2)
    plain = EnvTable(game, find_game(game).seats.start)
    plain.reset_to(envs.batch.state(0))
    games = 0
    while games < 2:
        seat, chosen = plain.turn, choose_legally(infos, rng)
        paid = plain.step(seat, int(chosen[0]))
        seen, rewards, ended, _, infos = envs.step(chosen)
        assert rewards[0] == pytest.approx(paid[seat])
        assert bool(ended[0]) == plain.over
        if not plain.over:
            assert np.array_equal(seen[0], plain.observe(plain.turn))
            continue
        games += 1
        last = plain.observe(seat)
        if mode == AutoresetMode.SAME_STEP:
            assert infos["_final_obs"][0]
            assert np.array_equal(infos["final_obs"][0], last)
        else:
            assert "final_obs" not in infos
            assert np.array_equal(seen[0], last)
            assert infos["action_mask"][0].all()
            assert infos["seat"][0] == -1
            seen, rewards, ended, _, infos = envs.step(np.full(4, -1))  # whatever is chosen
            assert (rewards[0], bool(ended[0])) == (0.0, False)
        plain.reset_to(envs.batch.state(0))
        assert np.array_equal(seen[0], plain.observe(plain.turn))


@pytest.mark.parametrize(
    ("game", "level"),
    [(game.id, level) for game in all_games() for level in compiled_levels(game)],
)
def test_the_own_seat_plays_against_compiled_opponents(game: str, level: str) -> None:
    seats = find_game(game).seats.start
    envs = GymnasiumVector(game, 32, opponents=level, autoreset_mode="SameStep", history=4, reward="rank")
    seen, infos = envs.reset(seed=3)
    rng = np.random.default_rng(3)
    seats_seen = set(infos["seat"].tolist())
    total, games = 0.0, 0
    for _ in range(400):
        assert np.array_equal(envs.batch.turns, infos["seat"])
        seen, rewards, ended, _, infos = envs.step(choose_legally(infos, rng))
        assert envs.observation_space.contains(seen)
        assert (rewards[~ended] == 0).all()
        total, games = total + float(rewards.sum()), games + int(ended.sum())
        seats_seen |= set(infos["seat"].tolist())
    assert seats_seen == set(range(seats))
    assert games > 0
    if level in ("easy", "medium", "hard"):
        assert total / games < -0.05, "a random player loses"


@pytest.mark.parametrize(
    ("game", "level"),
    [(game.id, level) for game in all_games() for level in compiled_levels(game)],
)
def test_compiled_opponents_act_as_the_rules_allow(game: str, level: str) -> None:
    """A game against a level is played again, by all actions in its history."""
    seats, longest = find_game(game).seats.start, 900
    batch = TableBatch(game, seats, 1, opponents=level, history=longest, seat=0, next_step=True, seed=4)
    while not batch.ended[0]:
        batch.step(batch.draw_ids())
    history = batch.observations[0][-2 * longest :].reshape(longest, 2)
    actions = [(int(seat) - 1, int(id) - 1) for seat, id in history[::-1] if seat]
    assert len(actions) < longest
    plain = EnvTable(game, seats)
    plain.reset_to(TableBatch(game, seats, 1, seed=4).state(0))
    for seat, id in actions:
        while plain.turn != seat or id not in plain.legal(seat):
            plain.step(plain.turn, plain.late_id(plain.turn))  # waiting is not in the history
        plain.step(seat, id)
    while not plain.over:
        plain.step(plain.turn, plain.late_id(plain.turn))
    assert plain.match.state == batch.state(0)


def test_seeds_are_reproducible_and_arrays_are_copied_unless_told_otherwise() -> None:
    envs = GymnasiumVector(TURN_GAME, 8)
    first, infos = envs.reset(seed=5)
    kept = first.copy()
    envs.step(choose_legally(infos, np.random.default_rng(5)))
    assert np.array_equal(first, kept)
    assert np.array_equal(envs.reset(seed=5)[0], kept)
    assert not np.array_equal(envs.reset(seed=6)[0], kept)
    assert not np.array_equal(envs.reset()[0], envs.reset()[0])
    quick = GymnasiumVector(TURN_GAME, 8, copy=False)
    shared, infos = quick.reset(seed=5)
    assert shared is quick.batch.observations


def test_illegal_ids() -> None:
    careful = GymnasiumVector(TURN_GAME, 3, illegal="raise")
    careful.reset(seed=7)
    with pytest.raises(Refused, match="not legal"):
        careful.step(np.full(3, careful.batch.ids - 1))
    late = GymnasiumVector(TURN_GAME, 3)
    late.reset(seed=7)
    late.step(np.full(3, late.batch.ids - 1))


def test_wrappers_of_gymnasium_take_it() -> None:
    envs = RecordEpisodeStatistics(GymnasiumVector(LED_GAME, 4, 2))
    _, infos = envs.reset(seed=8)
    rng = np.random.default_rng(8)
    for _ in range(90):
        _, _, ended, _, infos = envs.step(choose_legally(infos, rng))
    assert ended.all()
    assert (infos["episode"]["l"] == 90).all()


@pytest.mark.parametrize(
    "wrong",
    [
        {"opponents": "genius"},
        {"opponents": "easy", "seat": 9},
        {"seat": 1},
        {"illegal": "lose"},
        {"autoreset_mode": AutoresetMode.DISABLED},
        {"render_mode": "ansi"},
    ],
    ids=str,
)
def test_bad_options_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(Refused, match="bad-options"):
        GymnasiumVector(TURN_GAME, 4, **wrong)


def test_a_level_that_is_not_compiled_is_to_be_had_elsewhere() -> None:
    with pytest.raises(Refused, match=r"opponents: random, .*; other levels play at single tables"):
        GymnasiumVector(TURN_GAME, 4, opponents="expert")
