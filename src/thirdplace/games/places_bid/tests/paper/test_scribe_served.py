"""A game written down, over real HTTP: read from its first line each time, and nothing is kept."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from support.games import CLOCK_GAME
from support.live_server import Json, Server, open_lobby, run_async

from thirdplace.core.records.record import from_json, verify
from thirdplace.games.places_bid.http_routes import NOTES
from thirdplace.games.places_bid.scribe.scribe_notes import MOST_LINES

PASS: Json = {"type": "pass"}
MARKET: Json = {"shown": ["hotel", "bakery"]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("scribe") / "tables") as server:
        yield server
    assert '"error"' not in server.log.read_text()


def post_notes(server: Server, notes: Any, **headers: str) -> tuple[int, Json]:
    found: list[tuple[int, Json]] = []

    async def test() -> None:
        async with (
            open_lobby(server) as lobby,
            lobby.session.post("/api/scribe", json=notes, headers=headers) as response,
        ):
            found.append((response.status, await response.json()))

    run_async(test())
    return found[0]


def make_notes(*lines: Json, **change: Any) -> Json:
    usual: Json = {"game": "places-bid", "names": ["Ann", "Ben", "Cleo"], "options": {"first": 0}}
    return usual | {"lines": list(lines)} | change


def test_a_reading_says_what_is_wanted_next(server: Server) -> None:
    status, reading = post_notes(server, NOTES)
    assert status == 200
    assert (reading["wanted"]["what"], reading["wanted"]["seat"]) == ("action", 1)
    assert reading["wanted"]["legal"][:2] == [{"type": "pass"}, {"type": "bid", "amount": 4}]
    assert reading["told"][-1] == [{"type": "bid", "seat": 0, "amount": 3}]
    assert (reading["view"]["high"], reading["record"]) == ({"seat": 0, "amount": 3}, None)


def test_a_game_in_which_nobody_ever_bids_becomes_a_record(server: Server) -> None:
    """PB9, round after round: what is to be shown next is always among what was offered."""
    lines: list[Json] = []
    while True:
        status, reading = post_notes(server, make_notes(*lines))
        assert status == 200, reading
        wanted = reading["wanted"]
        if wanted is None:
            break
        if wanted["what"] == "action":
            lines.append({"seat": wanted["seat"], "action": PASS})
        else:
            lines.append({"shown": wanted["among"][: wanted["count"]]})
        if wanted["what"] == "market":  # everyone passes
            lines += [{"seat": seat, "action": PASS} for seat in range(3)]
    assert len(lines) == 12 * 4 + 1
    assert reading["view"]["result"]["winners"] == [0, 1, 2]
    assert verify(from_json(json.dumps(reading["record"]))).winners == [0, 1, 2]


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "It is Ann’s turn, not Ben’s."),
        ("de", "Ann ist an der Reihe, nicht Ben."),
        ("it", "È il turno di Ann, non di Ben."),
    ],
)
def test_the_first_wrong_line_is_named_in_the_readers_language(
    server: Server, lang: str, sentence: str
) -> None:
    wrong = make_notes(MARKET, {"seat": 1, "action": PASS}, {"seat": 1, "action": PASS})
    status, refusal = post_notes(server, wrong, **{"Accept-Language": lang})
    assert status == 409
    assert refusal == {"type": "refused", "code": "not-your-turn", "message": sentence, "where": "lines[1]"}


@pytest.mark.parametrize(
    ("notes", "status", "code"),
    [
        (make_notes(game="chess"), 404, "unknown-game"),
        (make_notes(game=CLOCK_GAME), 404, "unknown-game"),
        (make_notes(names=["Ann"] * 61), 400, "bad-request"),
        (make_notes(names=["Ann", "Ben", "Ann"]), 400, "bad-name"),
        (make_notes(options={}), 400, "bad-options"),
        (make_notes(*[MARKET] * (MOST_LINES + 1)), 400, "bad-request"),
        (make_notes({"shown": ["x" * 61]}), 400, "bad-request"),
        (make_notes({"shown": "hotel"}), 400, "bad-request"),
        (make_notes(MARKET, {"seat": 0}), 400, "bad-request"),
        (make_notes({"zork": 0}), 400, "bad-request"),
        (make_notes(MARKET, {"seat": 10**30, "action": PASS}), 400, "bad-request"),
        (
            make_notes(MARKET, {"seat": 0, "action": {"type": "bid", "amount": 10**18}}),
            409,
            "not-enough-tokens",
        ),
        ([], 400, "bad-request"),
    ],
)
def test_nonsense_is_refused(server: Server, notes: Any, status: int, code: str) -> None:
    found, refusal = post_notes(server, notes)
    assert (found, refusal["code"]) == (status, code)
    assert refusal["message"]
