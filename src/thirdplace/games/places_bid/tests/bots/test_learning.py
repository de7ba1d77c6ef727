"""The learning example in small form: it learns, saves and loads, sits on the ladder and at a live table."""

import json
import random
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import numpy as np
import pytest
from support.live_server import Server, open_lobby, run_async

EXAMPLES = Path(__file__).parents[6] / "docs" / "examples"


def load_example(name: str) -> ModuleType:
    spec = spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def lesson() -> ModuleType:
    return load_example("learn_places_bid")


@pytest.fixture(scope="module")
def network(lesson: ModuleType, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What is learned from a few thousand decisions, as a file."""
    file: Path = tmp_path_factory.mktemp("learned") / "learned.zip"
    model = lesson.learn(minutes=60, cpu_seconds=1e9, tables=64, decisions=64 * lesson.STEPS * 3)
    assert model.num_timesteps == 64 * lesson.STEPS * 3
    model.save(file)
    return file


@pytest.fixture(scope="module")
def player(network: Path) -> ModuleType:
    return load_example("learned_player")


def test_what_was_learned_is_measured_by_its_wins(lesson: ModuleType, network: Path) -> None:
    from sb3_contrib import MaskablePPO

    share, margin = lesson.measure(MaskablePPO.load(network, device="cpu"), 128)
    assert 0 <= share <= 1
    assert 0 <= margin < 0.1
    assert lesson.share_of_win(1.0) == 1
    assert lesson.share_of_win(1 / 3) == pytest.approx(0.5)
    assert lesson.share_of_win(-1 / 3) == 0


def test_the_reward_is_the_lead_over_the_others(lesson: ModuleType) -> None:
    """All rewards of a game together are the points that somebody is ahead at its end, if masks are kept."""
    from thirdplace.envs.stable_baselines import TableVecEnv

    env = TableVecEnv(lesson.GAME, 3, 16, opponents="easy", reward="score", envy=1.0, seed=5)
    plain = TableVecEnv(lesson.GAME, 3, 16, opponents="easy", reward="score", seed=5)
    seen = env.reset()
    assert (seen == plain.reset()).all()
    assert seen.min() >= 0
    assert seen.max() <= 1
    rng, finished = np.random.default_rng(1), 0
    while finished < 16:
        masks = np.stack(env.env_method("action_masks"))
        chosen = (rng.random(masks.shape) * masks).argmax(axis=1)
        agents = plain.batch.agents.copy()
        for one in (env, plain):
            one.step_async(chosen)
        _, ahead, over, infos = env.step_wait()
        _, own, _, _ = plain.step_wait()
        everybody = plain.batch.rewards.sum(axis=1)
        assert ahead == pytest.approx(own - (everybody - own) / 2)
        assert (own == plain.batch.rewards[np.arange(16), agents]).all()
        assert [("episode" in info) for info in infos] == list(over)
        finished += int(over.sum())


def test_a_followed_game_looks_to_the_network_as_the_real_one(player: ModuleType) -> None:
    """What is rebuilt from a seat's updates gives the same observation and mask, whatever is hidden."""
    from thirdplace import new_match
    from thirdplace.envs.situation_numbers import observe_situation

    match, rng = new_match(player.GAME, 4, seed="followed"), random.Random(4)
    games = [player.FollowedGame() for _ in range(4)]
    views = [msgspec.to_builtins(match.view(seat)) for seat in range(4)]
    for seat, game in enumerate(games):
        game.hear({"view": views[seat]})
    compared = 0
    while not match.over:
        (seat,) = match.active
        view = msgspec.to_builtins(match.view(seat))
        rebuilt = games[seat].rebuild(seat, view, {})
        seen, mask = observe_situation(match.situation(seat))
        own_seen, own_mask = observe_situation(rebuilt.situation(seat))
        assert np.array_equal(seen, own_seen)
        assert np.array_equal(mask, own_mask)
        compared += 1
        step = match.do(seat, rng.choice(match.legal(seat)[:4]))
        for viewer, game in enumerate(games):
            events = msgspec.to_builtins(step.events(viewer))
            game.hear({"view": msgspec.to_builtins(match.view(viewer)), "events": events})
    assert compared > 30


@pytest.mark.nightly
def test_it_sits_on_the_ladder(network: Path, player: ModuleType, tmp_path: Path) -> None:
    from thirdplace.cli import main

    out = tmp_path / "ladder.json"
    bots = f"easy,{EXAMPLES / 'learned_player.py'}:Learned"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LEARNED", str(network))
        arguments = ["--games", "4", "--seats", "4", "--workers", "1", "--limit", "60"]
        assert main(["ladder", "places-bid", "--bots", bots, *arguments, "--json", str(out)]) == 0
    report: dict[str, Any] = json.loads(out.read_text())
    assert all(not bot["failed"] for bot in report["bots"])


def test_it_sits_at_a_live_table(network: Path, tmp_path: Path) -> None:
    server = Server(tmp_path / "data")

    async def play() -> None:
        async with open_lobby(server) as lobby:
            table = await lobby.make_table("places-bid", "Robo", "bot", "bot", "bot", start=False)
            address = f"{server.address}/api/tables/{table.id}"
            command = [
                sys.executable,
                str(EXAMPLES / "learned_player.py"),
                str(network),
                address,
                table.tokens[0],
            ]
            program = subprocess.Popen(command)
            try:
                host = await lobby.connect(table, table.host)
                while (
                    not ((await host.receive("update")).get("table") or {}).get("seats", [{}])[0].get("here")
                ):
                    pass
                await lobby.request("POST", f"/api/tables/{table.id}/start", None, table.host)
                while (await host.receive("update")).get("table", {}).get("phase") != "over":
                    pass
                await host.close()
                assert program.wait(60) == 0
            finally:
                program.kill()
                program.wait(60)
            _, record = await lobby.request("GET", f"/api/tables/{table.id}/record")
            assert any(move["seat"] == 0 and move["action"]["type"] == "bid" for move in record["actions"])

    with server:
        run_async(play())
