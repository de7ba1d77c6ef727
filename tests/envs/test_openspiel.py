"""OpenSpiel: its own suites, untouched, with every game and number of players; and what only we can check."""

import doctest
import pickle
import re
import subprocess
import sys
import unittest
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

from thirdplace.core.environments.environment import SplitMix
from thirdplace.core.game import Game
from thirdplace.core.match import Match
from thirdplace.core.registry import all_games
from thirdplace.core.state import copy as copy_state
from thirdplace.core.testing.samples import sample_options
from thirdplace.envs import positions
from thirdplace.envs.table import EnvTable

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "openspiel.md").read_text(encoding="utf-8")

pyspiel = pytest.importorskip("pyspiel")
flags = pytest.importorskip("absl.flags")
api_test = pytest.importorskip("open_spiel.integration_tests.api_test")
rl_environment = pytest.importorskip("open_spiel.python.rl_environment")
generate_playthrough = pytest.importorskip("open_spiel.python.algorithms.generate_playthrough")
ismcts = pytest.importorskip("open_spiel.python.algorithms.ismcts")
mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
games_sim_test = pytest.importorskip("open_spiel.python.tests.games_sim_test")
openspiel = pytest.importorskip("thirdplace.envs.openspiel")
short_name = openspiel.short_name
default_parameters = pytest.importorskip("thirdplace.envs.openspiel.parameters").default_parameters

if not flags.FLAGS.is_parsed():
    flags.FLAGS([__name__])

LARGEST = 6
"""Of the numbers of players that everything is tested with; a class is only compared with a match."""
SIZES = [
    pytest.param(game, seats, id=f"{game.id}-{seats}")
    for game in all_games()
    for seats in game.seats
    if seats <= LARGEST
]
UNUSUAL = [
    pytest.param(game, game.seats[1], number, id=f"{game.id}-{number}")
    for game in all_games()
    for number, _ in enumerate(sample_options(game))
    if number
]
RULEBOOK = [pytest.param(*size.values, 0, id=size.id) for size in SIZES]
CLASSES = [
    pytest.param(game, game.seats[-1], 0, id=f"{game.id}-{game.seats[-1]}")
    for game in all_games()
    if game.seats[-1] > LARGEST
]
SMALLEST = [pytest.param(game, game.seats[0], id=game.id) for game in all_games()]


def load(game: Game, seats: int, sample: int = 0) -> Any:
    return pyspiel.load_game(short_name(game), {"players": seats, **parameters_of(game, sample)})


def parameters_of(game: Game, sample: int) -> dict[str, Any]:
    """The options of a sample as parameters of OpenSpiel, as far as there are such; a clock goes faster."""
    options, known = sample_options(game)[sample] or {}, default_parameters(game)
    told = {name: value for name, value in options.items() if name in known}
    tempo = {"tempo": 120} if sample and game.clock else {}
    return {
        name: "+".join(value) if isinstance(value, list) else value for name, value in told.items()
    } | tempo


def draw(state: Any, rng: Random) -> int:
    """A random outcome or action."""
    actions: list[int] = state.legal_actions()
    return rng.choice(actions)


def play(spiel_game: Any, seed: int) -> Iterator[Any]:
    """A random game: yields the state before each decision and each draw, and at the end."""
    rng, state = Random(seed), spiel_game.new_initial_state()
    while not state.is_terminal():
        yield state
        state.apply_action(draw(state, rng))
    yield state


@pytest.mark.parametrize(("game", "seats"), SIZES)
def test_random_simulations_pass(game: Game, seats: int) -> None:
    pyspiel.random_sim_test(load(game, seats), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("game", "seats"), SIZES)
def test_the_simulation_of_games_passes(game: Game, seats: int) -> None:
    games_sim_test.GamesSimTest().sim_game(load(game, seats))


@pytest.mark.parametrize(("game", "seats"), SIZES)
def test_the_api_test_passes(game: Game, seats: int) -> None:
    """What OpenSpiel's `load_tests` makes for each registered game, here for each number of players."""
    given = {"game_name": short_name(game), "game": load(game, seats)}
    case = type("Case", (api_test.EnforceAPIOnPartialTreeBase,), given)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun > 4
    assert result.failures + result.errors == []


@pytest.mark.parametrize(("game", "seats"), SMALLEST)
def test_a_playthrough_is_written_to_the_end(game: Game, seats: int) -> None:
    name = str(load(game, seats))
    told = generate_playthrough.playthrough(name, None, seed=1)
    assert "IsTerminal() = True" in told


@pytest.mark.parametrize(("game", "seats"), SIZES)
def test_the_environment_for_reinforcement_learning(game: Game, seats: int) -> None:
    rng, environment = Random(3), rl_environment.Environment(load(game, seats))
    step = environment.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = environment.step([rng.choice(step.observations["legal_actions"][player])])
    assert len(step.rewards) == seats
    if game.team:
        assert len(set(step.rewards)) == 1
    else:
        assert sum(step.rewards) == pytest.approx(0)


@pytest.mark.parametrize(("game", "seats"), SMALLEST)
def test_is_mcts_plays_to_the_end(game: Game, seats: int) -> None:
    """It draws worlds by `resample_from_infostate`, and fails if one can be told from the real one."""
    short = 1 if game.clock else 0
    spiel_game, random = load(game, seats, short), np.random.RandomState(5)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bot = ismcts.ISMCTSBot(spiel_game, evaluator, uct_c=2.0, max_simulations=2, random_state=random)
    rng, state = Random(5), spiel_game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(draw(state, rng) if state.is_chance_node() else int(bot.step(state)))
    assert len(state.returns()) == seats


def all_seen(state: Any, player: int) -> tuple[Any, ...]:
    """Everything that a player is told of a state."""
    game_type = state.get_game().get_type()
    tensors = [state.observation_tensor(player)]
    if game_type.provides_information_state_tensor:
        tensors.append(state.information_state_tensor(player))
    strings = state.information_state_string(player), state.observation_string(player)
    private = pyspiel.IIGObservationType(
        public_info=False, perfect_recall=True, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
    )
    secrets = state.get_game().make_py_observer(private).string_from(state, player)
    legal = state.legal_actions() if state.current_player() == player else None
    return tensors, strings, secrets, legal


@pytest.mark.parametrize(("game", "seats", "sample"), [*RULEBOOK, *UNUSUAL])
def test_nothing_seen_changes_when_what_is_hidden_is_drawn_again(game: Game, seats: int, sample: int) -> None:
    changed = halves = 0
    before: Any = None
    now: Any = None
    rng, spiel_game = Random(7), load(game, seats, sample)
    for number, state in enumerate(play(spiel_game, 7)):
        if state.is_chance_node() or state.is_terminal():
            continue
        before, now = now, state.clone()
        halves += state.position.half >= 0
        if number % (30 if game.clock else 9) and not (state.position.half >= 0 and halves < 5):
            continue
        for player in range(seats):
            seen = all_seen(state, player)
            again = state.resample_from_infostate(player, rng.random)
            if player == state.current_player():  # others do not know of a half-chosen action
                changed += str(again) != str(state)
                assert all_seen(again, player) == seen
            else:
                assert again.information_state_string(player) == seen[1][0]
                assert state.position.half < 0 or all_seen(before, player) == seen
            swapped = state.clone()
            world = copy_state(state.position.state)
            game.rules.resample(world, player, SplitMix(number))
            swapped.position = state.position._replace(state=world)
            assert all_seen(swapped, player) == seen
    tree = spiel_game.tree
    deals_secrets = not all(tree.nodes.is_known(tree.dealt, draw, 0) for draw in range(tree.max_draws))
    assert (changed > 0) == (deals_secrets or not game.actions.OPEN)


@pytest.mark.parametrize(("game", "seats"), SIZES)
def test_a_resampled_state_goes_on_like_any_other(game: Game, seats: int) -> None:
    """Its history leads to it, and it can be played to the end."""
    rng = Random(9)
    spiel_game = load(game, seats)
    for number, state in enumerate(play(spiel_game, 9)):
        if number % 40 != 39 or state.is_chance_node() or state.is_terminal():
            continue
        again = state.resample_from_infostate(state.current_player(), rng.random)
        replayed = spiel_game.new_initial_state()
        for action in again.history():
            replayed.apply_action(action)
        assert str(replayed) == str(again)
        while not again.is_terminal():
            again.apply_action(draw(again, rng))


def assert_same_secrets(tree: Any, position: Any, match: Match[Any], viewer: int) -> None:
    """A viewer may know just those decisions of the past that a record of the match would show."""
    shown = match.past(viewer)
    for one in position.past:
        if one.seat >= 0 and one.acts < len(shown):
            assert tree.is_seen(position, one, viewer) == (shown[one.acts] == match.moves[one.acts])


@pytest.mark.parametrize(("game", "seats", "sample"), [*RULEBOOK, *UNUSUAL, *CLASSES])
def test_games_are_those_of_a_match(game: Game, seats: int, sample: int) -> None:
    """The same deal at a table: the same seats are asked, the same ids are legal, and the same seats win."""
    spiel_game = load(game, seats, sample)
    *_, state = play(spiel_game, 11)
    tree, position = spiel_game.tree, state.position
    dealt = copy_state(tree.dealt)
    for number, outcome in enumerate(position.drawn):
        tree.nodes.put_outcome(dealt, position.drawn[:number], outcome)
    game.rules.begin(dealt)
    table = EnvTable(game, seats, options=tree.options, tempo=parameters_of(game, sample).get("tempo"))
    table.reset_to(dealt)
    replayed = spiel_game.new_initial_state()
    for action in state.history():
        if not replayed.is_chance_node():
            while len(table.legal(table.turn)) == 1:  # without a choice
                table.step(table.turn, table.legal(table.turn)[0])
            assert table.turn == replayed.current_player()
            assert table.legal(table.turn) == replayed.legal_actions()
            if len(table.match.moves) % 7 == 0:
                assert_same_secrets(tree, replayed.position, table.match, viewer=action % seats)
            table.step(table.turn, action)
        replayed.apply_action(action)
    while not table.over:
        assert len(table.legal(table.turn)) == 1
        table.step(table.turn, table.legal(table.turn)[0])
    assert table.returns == replayed.returns()
    assert table.match.state == position.state
    scores = [game.rules.score(position.state, seat) for seat in range(seats)]
    assert scores == [game.rules.score(table.match.state, seat) for seat in range(seats)]
    assert game.rules.winners(position.state) == game.rules.winners(table.match.state)


@pytest.mark.parametrize(("game", "seats"), SMALLEST)
def test_a_state_can_be_kept_and_gone_on_from_twice(game: Game, seats: int) -> None:
    *_, state = (one.clone() for one, _ in zip(play(load(game, seats), 13), range(40), strict=False))
    kept = pickle.loads(pickle.dumps(state))
    before = str(state)
    for action in state.legal_actions()[:2]:
        assert str(state.child(action)) == str(kept.child(action))
    assert str(state) == before == str(kept)


@pytest.mark.parametrize(("game", "seats"), SMALLEST)
def test_a_game_is_loaded_by_its_own_id(game: Game, seats: int) -> None:
    loaded = openspiel.load_game(game.id, players=seats + 1, reward="rank")
    assert (loaded.num_players(), loaded.get_type().short_name) == (seats + 1, short_name(game))


def test_examples_of_docstrings_run() -> None:
    for module in (openspiel, openspiel.spiel_game, positions):
        failed, tried = doctest.testmod(module)
        assert failed == 0
        assert tried > 1


@pytest.mark.parametrize("reward", ["rank", "score"])
@pytest.mark.parametrize(("game", "seats"), SMALLEST)
def test_other_rewards(game: Game, seats: int, reward: str) -> None:
    spiel_game = pyspiel.load_game(short_name(game), {"players": seats, "reward": reward})
    *_, state = play(spiel_game, 15)
    scores = [game.rules.score(state.position.state, seat) for seat in range(seats)]
    if reward == "score":
        assert state.returns() == ([float(sum(scores))] * seats if game.team else scores)
    assert all(spiel_game.min_utility() <= value <= spiel_game.max_utility() for value in state.returns())


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"players": 99}, "seats: "),
        ({"reward": "fame"}, "reward: win, rank, score"),
    ],
)
@pytest.mark.parametrize(("game", "seats"), SMALLEST)
def test_wrong_parameters_are_named(game: Game, seats: int, wrong: dict[str, Any], told: str) -> None:
    with pytest.raises(pyspiel.SpielError, match=told):
        pyspiel.load_game(short_name(game), wrong)


@pytest.mark.parametrize(("game", "seats"), SMALLEST)
def test_every_game_and_parameter_is_documented(game: Game, seats: int) -> None:
    assert f"`{short_name(game)}`" in PAGE
    own = {field.encode_name for field in msgspec.structs.fields(game.opening.Options)}
    for name in load(game, seats).get_parameters():
        assert name in own or f"`{name}`" in PAGE


@pytest.mark.parametrize("number", range(3))
def test_the_examples_of_the_page_run(number: int) -> None:
    """Each prints what the page says below it."""
    examples = re.findall(r"```python\n(.*?)```\n\n```\n(.*?)```", PAGE, re.DOTALL)
    assert len(examples) == PAGE.count("```python") == 3
    source, printed = examples[number]
    done = run_python(source)
    assert (done.stdout, done.returncode) == (printed, 0), done.stderr


def run_python(source: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, check=False)


def test_whoever_lacks_the_library_is_told_what_to_install() -> None:
    done = run_python("import sys; sys.modules['pyspiel'] = None; import thirdplace.envs.openspiel")
    assert done.stderr.splitlines()[-1] == (
        "ImportError: OpenSpiel is missing: pip install 'thirdplace[openspiel]'"
    )


def test_the_package_and_its_table_do_not_load_the_library() -> None:
    done = run_python("import sys, thirdplace, thirdplace.envs.table; print('pyspiel' in sys.modules)")
    assert done.stdout.strip() == "False", done.stderr


def test_a_program_that_plays_ends_without_an_error() -> None:
    """Games that OpenSpiel keeps must not hinder the interpreter from ending."""
    name = short_name(all_games()[0])
    done = run_python(
        f"import pyspiel, thirdplace.envs.openspiel; g = pyspiel.load_game('{name}'); g.new_initial_state()"
    )
    assert (done.returncode, done.stderr) == (0, "")
