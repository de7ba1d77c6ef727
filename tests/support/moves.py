"""One move at a real table, over real sockets: the shortest proof that a way to a server works."""

import aiohttp
from support.games import TURN_GAME
from support.live_server import Json, Lobby, TableConnection, TableMade

__all__ = ["NAMES", "make_first_move", "play_a_move"]

NAMES = ("Annabella", "Bartholomew", "Cunegonde")
"""Of people who look for a trace of themselves."""


async def make_first_move(people: list[TableConnection], command_id: str) -> None:
    """Everyone here hears of the game, and whoever's turn it is does the first thing that is allowed."""
    told = [(person, await person.receive("update")) for person in people]
    person, update = next((person, update) for person, update in told if update.get("legal"))
    await person.do(update["seat"], update["legal"][0], command_id)
    assert (await person.receive("ok", "refused"))["type"] == "ok"
    for other in people:
        if other is not person:
            while (await other.receive("update"))["version"] <= update["version"]:
                pass  # who came, and before that, who sits there


async def play_a_move(address: str, headers: Json | None = None, root: str = "") -> TableMade:
    """Make a table at this address and below this path, sit down, begin, and make a move that all hear of."""
    async with aiohttp.ClientSession(address, headers=headers) as session:
        lobby = Lobby(session, root)
        table = await lobby.make_table(TURN_GAME, *NAMES)
        people = [await lobby.connect(table, token) for token in table.tokens]
        await make_first_move(people, "a1")
        for person in people:
            await person.close()
        return table
