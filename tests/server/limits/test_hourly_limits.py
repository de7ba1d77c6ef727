"""Whoever has made too many tables is told when there may be another: as true as `Retry-After`."""

from pathlib import Path

import pytest
from support.games import TURN_GAME
from support.live_server import Server, open_lobby, run_async

from thirdplace import LANGUAGES
from thirdplace.server.limits.buckets import Exceeded
from thirdplace.text import explain, text_for


def test_the_sentence_says_as_many_minutes_as_the_header(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        async with open_lobby(server) as lobby:
            for _ in range(2):
                await lobby.make_table(TURN_GAME, start=False)
            async with lobby.session.post("/api/tables", json={"game": TURN_GAME}) as answer:
                assert answer.status == 429
                minutes = -(-int(answer.headers["Retry-After"]) // 60)
                assert f" {minutes} minutes." in (await answer.json())["message"]

    with Server(tmp_path / "data", "--tables", "2") as server:
        run_async(test(server))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_minute_is_one_and_brackets_are_left_out(lang: str) -> None:
    say, detail = text_for(lang), "tables: 60 in an hour"
    soon = explain(say, Exceeded("too-many", detail, retry_after_s=12))
    later = explain(say, Exceeded("too-many", detail, retry_after_s=1750.0))
    assert "30" in later
    assert not set("0123456789(") & set(soon)
