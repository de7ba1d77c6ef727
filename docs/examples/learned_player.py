"""Seats what learn_places_bid.py has learned: on the ladder, and at a live table of a server.

On the ladder, as a class (the file of the network is in LEARNED, or learned.zip):

    thirdplace ladder places-bid --bots easy,docs/examples/learned_player.py:Learned

At a table of a server, with the token of a seat, from before the game begins:

    python docs/examples/learned_player.py learned.zip http://127.0.0.1:8017/api/tables/ID TOKEN
"""

import json
import os
import sys
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import numpy as np
from sb3_contrib import MaskablePPO

from thirdplace import Match, Message, Situation, find_game, new_match
from thirdplace.core.environments.environment import fields_of
from thirdplace.envs.situation_numbers import choose_by_id

Json = dict[str, Any]
GAME = find_game("places-bid")


@cache
def load_network(file: str) -> MaskablePPO:
    import torch

    torch.set_num_threads(1)
    return MaskablePPO.load(file, device="cpu")


class Learned:
    """A computer player that asks the network."""

    def __init__(self, file: str | None = None) -> None:
        self._network = load_network(file or os.environ.get("LEARNED", "learned.zip"))

    def choose(self, situation: Situation, rng: Random) -> Message | None:
        fields = fields_of(GAME, situation.world)
        low = np.concatenate([np.full(field.size, field.low) for field in fields])
        high = np.concatenate([np.full(field.size, field.high) for field in fields])

        def pick(observation: Any, mask: Any) -> int:
            scaled = ((observation - low) / np.maximum(1, high - low)).astype(np.float32)
            chosen, _ = self._network.predict(scaled, action_masks=mask.astype(bool), deterministic=True)
            return int(chosen)

        return choose_by_id(situation, pick)


class FollowedGame:
    """A game as one seat sees it, kept from the events of its updates.

    The rules themselves say what state these events lead to: what is hidden is filled in somehow, and tells
    nothing, as the seat's observation does not depend on it.
    """

    def __init__(self) -> None:
        self._markets: list[list[str]] = []
        self._actions: list[tuple[int, Json]] = []
        self._first = 0

    def hear(self, update: Json) -> None:
        view = update.get("view")
        if view is not None and not self._markets:
            self._markets, self._first = [view["market"]], view["starter"]
        for event in update.get("events", ()):
            self._hear_event(event)

    def _hear_event(self, event: Json) -> None:
        match event["type"]:
            case "bid":
                self._actions.append((event["seat"], {"type": "bid", "amount": event["amount"]}))
            case "passed":
                self._actions.append((event["seat"], {"type": "pass"}))
            case "bought":
                self._actions.append((event["seat"], {"type": "choose", "card": event["card"]}))
            case "round":
                self._markets.append(event["market"])
            case "undone":
                self._actions.pop()

    def rebuild(self, seat: int, view: Json, options: Json) -> Match[Any]:
        """A match in which everything has happened that this seat knows of."""
        seats = len(view["seats"])
        seen = [card for market in self._markets for card in market]
        dealt = new_match(GAME, seats, options=options).view("all")
        deck = [*seen, *(card for card in [*dealt.market, *dealt.deck] if card not in seen)]
        own = view["seats"][seat]["project"]
        others = iter([letter for letter in "PLACES" if letter != own])
        projects = [own if number == seat else next(others) for number in range(seats)]
        setup = {"first": self._first, "projects": projects, "deck": deck}
        match = new_match(GAME, seats, options=options, setup=setup)
        for actor, action in self._actions:
            match.do(actor, action)
        return match


def read_updates(table: str, token: str) -> Iterator[Json]:
    with urlopen(Request(f"{table}/stream", headers={"Authorization": f"Bearer {token}"})) as stream:
        for line in stream:
            if line.strip():
                yield json.loads(line)


def play_at_table(file: str, table: str, token: str) -> Json:
    """Play until the game is over; the last view."""
    player, game, options = Learned(file), FollowedGame(), {}
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    for update in read_updates(table, token):
        options = update.get("table", {}).get("options", options)
        game.hear(update)
        if update.get("view", {}).get("phase") == "over":
            return update["view"]
        if update.get("legal"):
            seat = update["seat"]
            match = game.rebuild(seat, update["view"], options)
            action = json.loads(json.dumps(match_action(player, match, seat)))
            do = {"type": "do", "seat": seat, "action": action}
            try:
                urlopen(Request(f"{table}/commands", json.dumps(do).encode(), headers)).close()
            except HTTPError as refused:  # too fast, perhaps: what is legal comes again with the next update
                print(refused.read().decode(), file=sys.stderr)
    raise SystemExit("The server has closed the stream.")


def match_action(player: Learned, match: Match[Any], seat: int) -> Json:
    import msgspec

    chosen: Json = msgspec.to_builtins(player.choose(match.situation(seat), Random(0)))
    return chosen


if __name__ == "__main__":
    play_at_table(*sys.argv[1:4])
