"""The coach: advice at a table, a finished game looked over, in words that every language has."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import psutil
import pytest
from msgspec.structs import replace
from support.games import LED_GAME, first_move
from support.live_server import QUICK, Json, Lobby, Server, open_lobby, run_async

from thirdplace import LANGUAGES
from thirdplace.core.chance import Chance
from thirdplace.core.errors import Refused
from thirdplace.core.game import Game
from thirdplace.core.match import Match
from thirdplace.core.parts.coach import Advice, advise
from thirdplace.core.parts.reason_text import in_words
from thirdplace.core.parts.review import Question, answer_question, review
from thirdplace.core.records.record import record_of, to_json
from thirdplace.core.registry import all_games, find_game
from thirdplace.core.state import copy
from thirdplace.text import text_for

GAMES = [pytest.param(game, id=game.id) for game in all_games() if game.brings("coach")]
ONE_ROUND: Json = {"rounds": 1}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("coach") / "tables", "--tables", "1000") as server:
        yield server
    assert '"error"' not in server.log.read_text()


def first_decision(game: Game) -> tuple[Match, int]:
    """The first moment in which somebody has a choice."""
    match = Match(game, max(3, game.seats.start), seed="advice")
    while True:
        seat = match.active[0]
        if len(match.numbers(seat)) > 1:
            return match, seat
        match.do(seat, match.legal(seat)[0])


def play_badly() -> Match:
    """Ann writes as a beginner would, Bob from the right to the left."""
    match = Match(find_game(LED_GAME), 2, seed="badly", options=ONE_ROUND, names=["Ann", "Bob"])
    while not match.over:
        seat = match.active[0]
        legal = match.legal(seat)
        match.do(seat, legal[0] if seat == 0 else legal[-1])
    return match


# Advice.


@pytest.mark.parametrize("game", GAMES)
def test_an_expert_would_do_something_legal_and_says_why_in_every_language(game: Game) -> None:
    match, seat = first_decision(game)
    advice = advise(match.situation(seat), Random("coach"))
    assert advice.best in [*match.legal(seat), None]
    assert advice.reasons
    for lang in LANGUAGES:
        say = text_for(lang, game)
        sentences = [in_words(reason, say, match.names) for reason in advice.reasons]
        sentences += [in_words(rated.words, say, match.names) for rated in advice.rated if rated.words]
        assert all(sentences)


@pytest.mark.parametrize("game", GAMES)
def test_advice_does_not_depend_on_what_the_seat_cannot_know(game: Game) -> None:
    match, seat = first_decision(game)
    advice = advise(match.situation(seat), Random("coach"))
    match.state = copy(match.state)
    game.rules.resample(match.state, seat, Chance("elsewhere"))
    assert advise(match.situation(seat), Random("coach")) == advice


# A finished game.


def test_luck_and_decisions_lead_from_the_deal_to_the_result() -> None:
    match = play_badly()
    found = review(record_of(match), lambda questions: [answer_question(question) for question in questions])
    assert len(found.chances) == len(match.moves) + 1
    assert found.chances[-1] == [float(seat in match.winners) for seat in range(2)]
    for seat in range(2):
        accounts = found.luck[seat] + found.decisions[seat] + found.others[seat]
        assert found.chances[0][seat] + accounts == pytest.approx(found.chances[-1][seat])
    assert found.decisions[1] < -0.1, "who writes from the right to the left gives something away"
    assert found.costly
    assert found.costly == sorted(found.costly, key=lambda one: -one.cost)
    for one in found.costly:
        assert match.moves[one.number - 1].seat == one.seat
        assert one.advice.best != match.moves[one.number - 1].action


def test_a_cost_is_claimed_whole_or_not_at_all() -> None:
    """Not at all where the coach cannot tell the action from the best."""
    record = record_of(play_badly())

    def find_costs(margin: float | None) -> dict[int, float]:
        def answer(question: Question) -> Any:
            found = answer_question(question)
            if not isinstance(found, Advice):
                return found
            return replace(found, rated=[replace(one, margin=margin) for one in found.rated])

        found = review(record, lambda questions: [answer(question) for question in questions])
        return {one.number: one.cost for one in found.costly}

    exact = find_costs(None)
    assert find_costs(0.02) == exact
    assert find_costs(1.0) == {}


def test_a_running_game_is_not_looked_over() -> None:
    match = Match(find_game(LED_GAME), 2, seed="running")
    with pytest.raises(Refused, match="wrong-phase"):
        review(record_of(match), lambda questions: [])


# Over HTTP.


async def advice_for(lobby: Lobby, table: str, seat: int, token: str | None) -> tuple[int, Any]:
    return await lobby.request("GET", f"/api/tables/{table}/seats/{seat}/advice", None, token)


def test_a_table_with_a_coach_advises_whoever_may_act(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(LED_GAME, "Ann", "Bob", settings=QUICK | {"coach": True})
            status, told = await advice_for(lobby, table.id, 0, table.tokens[0])
            assert status == 200
            assert msgspec.convert(told, Advice).best == first_move(LED_GAME)
            for seat, token, code in (
                (0, table.tokens[1], "not-your-seat"),
                (0, None, "not-your-seat"),
                (1, table.tokens[1], "not-your-turn"),
                (7, table.tokens[0], "not-your-seat"),
            ):
                status, told = await advice_for(lobby, table.id, seat, token)
                assert (status >= 400, told["code"]) == (True, code)

    run_async(test())


def test_without_a_coach_nobody_is_advised(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(LED_GAME, "Ann", "Bob")
            status, told = await advice_for(lobby, table.id, 0, table.tokens[0])
            assert (status, told["code"]) == (409, "no-coach")
            early = await lobby.make_table(LED_GAME, "Ann", start=False, settings=QUICK | {"coach": True})
            status, told = await advice_for(lobby, early.id, 0, early.tokens[0])
            assert (status, told["code"]) == (409, "wrong-phase")

    run_async(test())


def test_a_review_tells_how_far_it_is_and_then_everything(server: Server) -> None:
    record = json.loads(to_json(record_of(play_badly())))

    async def test() -> None:
        async with (
            open_lobby(server) as lobby,
            lobby.session.post("/api/reviews", json={"record": record}) as response,
        ):
            assert response.status == 200
            lines = [json.loads(line) async for line in response.content]
        shares = [line["share"] for line in lines]
        assert shares == sorted(shares)
        assert [line for line in lines if "review" in line] == lines[-1:]
        assert lines[-1]["review"]["names"] == ["Ann", "Bob"]

    run_async(test())


def test_a_review_of_a_running_or_broken_game_is_refused(server: Server) -> None:
    record = json.loads(to_json(record_of(play_badly())))

    async def test() -> None:
        async with open_lobby(server) as lobby:
            running = record | {"actions": record["actions"][:3]}
            status, told = await lobby.request("POST", "/api/reviews", {"record": running})
            assert (status, told["code"]) == (409, "wrong-phase")
            broken = record | {"actions": record["actions"][1:]}
            status, told = await lobby.request("POST", "/api/reviews", {"record": broken})
            assert status >= 400

    run_async(test())


def test_nobody_goes_on_thinking_for_a_server_that_was_killed(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables").start()

    async def list_processes_after_advice() -> list[psutil.Process]:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table(LED_GAME, "Ann", "Bob", settings=QUICK | {"coach": True})
            status, _ = await advice_for(lobby, table.id, 0, table.tokens[0])
            assert status == 200
        return psutil.Process(server.pid).children()

    thinkers: list[psutil.Process] = []

    async def test() -> None:
        thinkers.extend(await list_processes_after_advice())

    run_async(test())
    server.kill()
    _, alive = psutil.wait_procs(thinkers, timeout=20)
    assert thinkers
    assert not alive


# In the terminal.


def run_thirdplace(*words: str, typed: str = "") -> str:
    command = [sys.executable, "-m", "thirdplace", *words]
    done = subprocess.run(command, input=typed, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_coach_is_asked_in_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    wanted = ["play", LED_GAME, "--seats", "Ann,Bob", "--seed", "1", "--save", str(file)]
    said = run_thirdplace(*wanted, "--lang", "it", typed="\n\nc\n\nq\n")
    assert "Un esperto farebbe così: scrivere" in said


@pytest.mark.parametrize(("lang", "word"), [("en", "luck"), ("de", "Glück"), ("it", "fortuna")])
def test_a_finished_game_is_looked_over_in_the_terminal(tmp_path: Path, lang: str, word: str) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(to_json(record_of(play_badly())))
    said = run_thirdplace("review", str(file), "--lang", lang)
    assert word in said
    assert "Ann" in said
    assert "▁" in said
