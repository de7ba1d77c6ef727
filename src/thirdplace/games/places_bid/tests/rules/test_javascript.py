"""The rules that other servers are measured with (benchmarks/rules.js) are those of PLACES Bid."""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from thirdplace.core.game import Message
from thirdplace.core.match import Match
from thirdplace.core.registry import find_game
from thirdplace.games.places_bid import rules
from thirdplace.games.places_bid.benchmarks.boardgame import box
from thirdplace.games.places_bid.cards import building_ids
from thirdplace.games.places_bid.state import CATEGORIES

GAMES = 200
RULES = Path(__file__).parents[2] / "benchmarks" / "rules.js"
REPLAY = """
const { box, games } = JSON.parse(require("fs").readFileSync(0, "utf8"));
const rules = require(process.argv[1]).makeRules(box);
function replay({ starter, projects, deck, moves }) {
  const shuffled = [projects, deck];
  const random = { Shuffle: () => [...shuffled.shift()], Die: () => starter + 1 };
  const G = {};
  rules.deal(G, random, (seat) => seat);
  const seen = moves.map(({ type, args }) => {
    const before = { turn: G.turn, legal: rules.legal(G) };
    if (!rules.moves[type](G, ...args)) throw new Error(`refused: ${type} ${args}`);
    return before;
  });
  const { scores, winners } = rules.result(G);
  return { seen, phase: G.phase, totals: scores.map((score) => score.total), winners };
}
console.log(JSON.stringify(games.map(replay)));
"""


def to_javascript(message: Message) -> dict[str, Any]:
    fields = msgspec.to_builtins(message)
    return {"type": fields.pop("type"), "args": list(fields.values())}


def play_here(seed: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """What JavaScript needs to know of a random game, and what it should find."""
    match, choose = Match(find_game("places-bid"), 4, seed=seed), Random(seed).choice
    state, ids = match.state, building_ids(())
    given: dict[str, Any] = {
        "starter": state.starter,
        "projects": [CATEGORIES[project] for project in state.project],
        "deck": [ids[card] for card in state.deck[: state.deck_size]],
        "moves": [],
    }
    seen: list[dict[str, Any]] = []
    while not match.over:
        (seat,) = match.active
        legal = match.legal(seat)
        chosen = choose(legal)
        seen.append({"turn": seat, "legal": list(map(to_javascript, legal))})
        given["moves"].append(to_javascript(chosen))
        match.do(seat, chosen)
    totals = [rules.score(match.state, seat) for seat in range(4)]
    return given, {"seen": seen, "phase": "over", "totals": totals, "winners": match.winners}


def test_javascript_plays_the_same_games() -> None:
    games, expected = zip(*(play_here(f"game {number}") for number in range(GAMES)), strict=True)
    node = shutil.which("node") or str(Path(sys.executable).parent / "node")
    replayed = subprocess.run(
        [node, "-e", REPLAY, str(RULES)],
        input=json.dumps({"box": box(), "games": games}),
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    for found, wanted in zip(json.loads(replayed.stdout), expected, strict=True):
        assert found == wanted
