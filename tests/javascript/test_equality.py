"""The carriers: in Node, and compiled, games say and do what they say and do in Python."""

import os
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.carriers.compiled_equality import compare_compiled
from support.carriers.equality import digest, play_match, play_players, play_rules
from support.carriers.javascript import NodeDriver, node_driver, update_translation
from support.carriers.table_equality import play_table

from thirdplace.core.game import Game, Level
from thirdplace.core.registry import all_games

ACTIONS = int(os.environ.get("THIRDPLACE_EQUALITY_ACTIONS", "20000"))
"""For each game; the torture run plays fifty times as many."""
LINES_PER_GAME = 400
LINES_PER_TABLE = 150
LEVELS: tuple[Level, ...] = ("easy", "medium", "hard")
"""Those that play in browsers, too."""
DECISIONS = ACTIONS // 400
DECISIONS_PER_GAME = 60
MATCH_LINES = ACTIONS // 10
EXAMPLES = max(60, ACTIONS // 300)
SHORT_LINES = 30
TABLE_LINES_IN_ALL = ACTIONS // 40
"""Players and tables take longer than rules: fewer of them here, more in `make torture`."""


@pytest.fixture(scope="module")
def driver() -> Iterator[NodeDriver]:
    with node_driver(update_translation()) as found:
        yield found


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_rules_are_equal(driver: NodeDriver, game: Game) -> None:
    """Legal lists, refusals, states, results and worlds, for all options and numbers of players: in Python,
    translated and compiled."""
    played = 0
    for number in range(ACTIONS):
        script, told = play_rules(game, Random(number), LINES_PER_GAME)
        compare(driver, "rules", script, told)
        compare_compiled(game, script, told)
        played += len(told)
        if played >= ACTIONS:
            return


@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
@given(game=st.sampled_from(all_games()), rng=st.randoms(note_method_calls=False), data=st.data())
def test_nothing_that_hypothesis_thinks_of_differs(
    driver: NodeDriver, game: Game, rng: Random, data: st.DataObject
) -> None:
    """It looks for odd choices, and finds the shortest script that differs."""
    play = data.draw(st.sampled_from([play_rules, play_match]))
    script, told = play(game, rng, SHORT_LINES)
    compare(driver, "rules" if play is play_rules else "match", script, told)
    if play is play_rules:
        compare_compiled(game, script, told)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_matches_are_equal_to_the_byte(driver: NodeDriver, game: Game) -> None:
    """Views, legal actions and events for all viewers, refusals with their details, and records."""
    played = 0
    for number in range(MATCH_LINES):
        script, told = play_match(game, Random(number), LINES_PER_GAME)
        compare(driver, "match", script, told)
        played += len(told)
        if played >= MATCH_LINES:
            return


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_players_choose_the_same(driver: NodeDriver, game: Game, level: Level) -> None:
    """The same situation and the same random numbers give the same choice."""
    asked = 0
    for number in range(DECISIONS):
        script, told = play_players(game, Random(number), [level], DECISIONS_PER_GAME)
        assert driver.ask(command="players", **script) == told, script
        asked += len(told)
        if asked >= DECISIONS:
            return


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_tables_are_equal_to_the_byte(driver: NodeDriver, game: Game) -> None:
    """Entries of the log, refusals, signals and every update, after all kinds of commands."""
    played = 0
    for number in range(TABLE_LINES_IN_ALL):
        script, told = play_table(game, Random(number), LINES_PER_TABLE)
        compare(driver, "table", script, told)
        played += len(told)
        if played >= TABLE_LINES_IN_ALL:
            return


def compare(driver: NodeDriver, command: str, script: dict[str, Any], told: list[str]) -> None:
    """Only digests are sent, but for the last line; what differs is then asked for in full."""
    found = driver.ask(command=command, **script)
    short = [digest(text) for text in told]
    if found in (short, [*short[:-1], *told[-1:]]):
        return
    long = driver.ask(command=command, verbose=True, **script)
    assert len(long) == len(told), (long[-1][:500], told[-1][:500])
    for line, (theirs, ours) in enumerate(zip(long, told, strict=True)):
        assert theirs.split("\n") == ours.split("\n"), f"after line {line} of {script}"
