"""How soon a first game against experts begins on a new machine: with an empty cache of compiled code.

    .venv/bin/python benchmarks/cold_start.py

For each game, a server is started, a table of one person and experts is opened at once, and the person does
the first legal action. Noted are the seconds from the start of the game to the first action of a computer
player (the stand-in's), the seconds until the experts play themselves, and the processor's seconds of all
processes.
"""

import asyncio
import json
import os
import re
import sys
import tempfile
from time import monotonic
from typing import Any

import aiohttp
import psutil

from thirdplace.core.game import Game
from thirdplace.core.registry import all_games

PATIENCE_S = 600.0
SERVE = "import sys; from thirdplace.cli import main; main(sys.argv[1:])"


async def main() -> None:
    print(
        "| game | first action of a computer player | experts play themselves | processor time until then |"
    )
    print("|---|---:|---:|---:|")
    for game in all_games():
        first, ready, worked = await asyncio.wait_for(_measure(game), PATIENCE_S)
        print(f"| {game.id} | {first:.1f} s | {ready:.1f} s | {worked:.1f} s |", flush=True)


async def _measure(game: Game) -> tuple[float, float, float]:
    with tempfile.TemporaryDirectory() as folder:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", SERVE, "serve", "--host", "127.0.0.1", "--data", f"{folder}/data"),
            env=os.environ | {"XDG_CACHE_HOME": folder},
            stderr=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.DEVNULL,
        )
        try:
            assert process.stderr is not None
            port = 0
            while not port:
                line = await process.stderr.readline()
                assert line, "the server has ended"
                found = re.search(rb'"serving","port":(\d+)', line)
                port = int(found[1]) if found else 0
            async with aiohttp.ClientSession(f"http://127.0.0.1:{port}") as http:
                first, ready = await _play(http, game)
            tree = [psutil.Process(process.pid), *psutil.Process(process.pid).children(recursive=True)]
            return first, ready, sum(sum(one.cpu_times()[:2]) for one in tree)
        finally:
            process.terminate()
            await process.wait()


async def _play(http: aiohttp.ClientSession, game: Game) -> tuple[float, float]:
    async def post(path: str, body: Any, token: str) -> Any:
        headers = {"Authorization": f"Bearer {token}"}
        async with http.post(f"/api/tables{path}", json=body, headers=headers) as answer:
            return await answer.json()

    table = await post("", {"game": game.id}, "")
    where, host = f"/{table['id']}", table["host"]
    seat = await post(f"{where}/seats", {"name": "Ann"}, host)
    for _ in range(min(4, game.seats.stop - 1) - 1):
        await post(f"{where}/seats", {"bot": "expert"}, host)
    await post(f"{where}/start", {}, host)
    began, acted, stands_in = monotonic(), 0.0, False
    headers = {"Authorization": f"Bearer {seat['token']}"}
    async with http.get(f"/api/tables{where}/stream", headers=headers, timeout=None) as stream:
        async for line in stream.content:
            message = json.loads(line) if line.strip() else {}
            others = [
                event
                for event in message.get("events", ())
                if event.get("seat", seat["seat"]) != seat["seat"]
            ]
            if others and not acted:
                acted = monotonic() - began
            if message.get("type") == "preparing":
                stands_in = message["on"]
            if acted and not stands_in:
                return acted, monotonic() - began
            if message.get("legal"):
                command = {"type": "do", "seat": seat["seat"], "action": message["legal"][0]}
                await post(f"{where}/commands", command, seat["token"])
    raise AssertionError("the stream ended")


if __name__ == "__main__":
    asyncio.run(main())
