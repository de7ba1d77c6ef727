"""The referee: every command and answer, and lines nobody should send."""

import json
import random
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.games import TURN_GAME, first_move, options_with_first_seat, script_of
from support.referee_caller import Caller

from thirdplace.core.match import Match
from thirdplace.core.records.record import record_of, to_json
from thirdplace.core.registry import all_games, find_game, known_refusal_codes
from thirdplace.core.state import to_numbers
from thirdplace.core.testing.conformance import play_at_random
from thirdplace.core.testing.samples import sample_messages

GAME_IDS = [game.id for game in all_games()]


@pytest.fixture
def caller() -> Caller:
    return Caller()


def test_nothing_to_ask_before_a_game(caller: Caller) -> None:
    asked: list[tuple[str, dict[str, Any]]] = [("state", {}), ("record", {}), ("legal", {"seat": 0})]
    for cmd, fields in [*asked, ("view", {"seat": None})]:
        assert caller.code(cmd, **fields) == "bad-request"


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"game": "chess", "seats": 2}, "unknown-game"),
        ({"game": f"../{TURN_GAME}", "seats": 3}, "unknown-game"),
        ({"game": TURN_GAME, "seats": 2}, "bad-options"),
        ({"game": TURN_GAME, "seats": 7}, "bad-options"),
        ({"game": TURN_GAME, "seats": "3"}, "bad-request"),
        ({"game": TURN_GAME, "seats": 3, "options": {"colour": 1}}, "bad-options"),
        ({"game": TURN_GAME, "seats": 3, "options": []}, "bad-request"),
        ({"game": TURN_GAME, "seats": 3, "extra": 1}, "bad-request"),
        *(
            ({"game": TURN_GAME, "seats": 3, **wanted}, "bad-options")
            for wanted in script_of(TURN_GAME).BAD_TABLES
        ),
        ({"seats": 3}, "bad-request"),
    ],
)
def test_a_game_that_cannot_be_made(caller: Caller, fields: dict[str, Any], code: str) -> None:
    caller("new", game=TURN_GAME, seats=3, seed="before")
    before = caller("state")
    assert caller.code("new", **({"seed": "x"} | fields)) == code
    assert caller("state") == before, "the game before goes on"


@pytest.mark.parametrize(
    "line", [b"", b"\n", b"{", b"[]", b"null", b"\xff", b'{"cmd":"dance"}', b"[" * 100_000]
)
def test_what_is_not_a_request(caller: Caller, line: bytes) -> None:
    assert json.loads(caller.referee.answer(line))["error"]["code"] == "bad-request"
    assert caller("new", game=TURN_GAME, seats=3, seed="x")["ok"], "the referee goes on"


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_views_leave_out_what_a_seat_may_not_know(caller: Caller, game_id: str) -> None:
    state = caller("new", game=game_id, seats=3, seed="x")["state"]
    for seat in (0, 1, 2, None):
        view = caller("view", seat=seat)["view"]
        assert set(view) == set(state)
        assert len(view["seats"]) == 3
    assert caller.code("view", seat=3) == "bad-request"
    assert caller.code("view", seat=-1) == "bad-request"


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_record_is_loaded_and_goes_on(caller: Caller, game_id: str) -> None:
    match = Match(find_game(game_id), 3, seed="x")
    for _, _step in zip(range(12), play_at_random(match, random.Random(2)), strict=False):
        pass
    record = json.loads(to_json(record_of(match)))
    answer = caller("load", record=record)
    assert answer["ok"]
    assert caller("record")["record"] == record
    assert caller("state")["state"] == answer["state"]


def test_a_record_with_an_illegal_action_is_refused_by_its_number(caller: Caller) -> None:
    caller("new", game=TURN_GAME, seats=3, seed="x", options=options_with_first_seat(0))
    for seat in (0, 1):
        assert caller("do", seat=seat, action=caller("legal", seat=seat)["actions"][0])["ok"]
    record, before = caller("record")["record"], caller("state")
    record["actions"].append({"seat": 0, "action": first_move(TURN_GAME, 1)})
    answer = caller("load", record=record)
    assert answer["error"]["code"] in find_game(TURN_GAME).refusals
    assert answer["error"]["message"].startswith("Action 3 ")
    assert caller("state") == before


def test_time_does_not_run_backwards(caller: Caller) -> None:
    caller("new", game=TURN_GAME, seats=3, seed="x", options=options_with_first_seat(0))
    first = first_move(TURN_GAME)
    assert caller("do", seat=0, action=first, at=500)["ok"]
    assert caller.code("do", seat=1, action=first, at=499) == "bad-request"
    assert caller.code("tick", at=-1) == "bad-request"
    assert caller("tick", at=500)["events"] == []
    assert caller("record")["record"]["actions"] == [{"seat": 0, "action": first, "at": 500}]


def test_answers_come_at_once_and_one_a_line() -> None:
    """A real process, asked line by line: it answers before the next question."""
    with subprocess.Popen(
        [sys.executable, "-m", "thirdplace", "referee"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdin
        assert process.stdout
        for line in (
            b'{"cmd":"new","game":"%b","seats":3,"seed":"x"}' % TURN_GAME.encode(),
            b"nonsense",
            b'{"cmd":"state"}',
        ):
            process.stdin.write(line + b"\n")
            process.stdin.flush()
            answer = json.loads(process.stdout.readline())
            assert answer["ok"] is (line != b"nonsense")
        process.stdin.close()
        assert process.stdout.read() == b""
        assert process.wait() == 0


# What nobody should send. Hypothesis picks seeds; from each, a batch of lines is made by bending
# requests that would be right.

JUNK: list[Any] = [
    None, True, False, 0, -1, 1, 2, 3, 4, 60, 255, 256, 2**31, 2**63, 2**64, -(2**63) - 1, 1.5, 1e308,
    "", "0", "P", "\x00", "\ud800", "é" * 50, [], [[]], {}, [0, 1], ["P"], {"type": None}, {"amount": 5},
]  # fmt: skip
for game in all_games():
    for message in sample_messages(game):
        JUNK += [*message.values(), {"type": message["type"]}, message | {"x": 1}]


def make_wrong(rng: random.Random, value: Any) -> Any:
    """The same with something wrong in it, somewhere."""
    if isinstance(value, dict) and value and rng.random() < 0.8:
        value = dict(value)
        key = rng.choice(list(value))
        match rng.randrange(4):
            case 0:
                del value[key]
            case 1:
                value[rng.choice(["x", "seat", "at", "cmd", "type", "to", "options"])] = rng.choice(JUNK)
            case _:
                value[key] = make_wrong(rng, value[key])
        return value
    if isinstance(value, list) and value and rng.random() < 0.7:
        place = rng.randrange(len(value))
        return [*value[:place], make_wrong(rng, value[place]), *value[place + 1 :]]
    return rng.choice(JUNK)


def make_bad_line(rng: random.Random, requests: list[Any]) -> bytes:
    """One bad line."""
    line = json.dumps(make_wrong(rng, rng.choice(requests))).encode()
    match rng.randrange(12):
        case 0:
            return line[: rng.randrange(len(line) + 1)]
        case 1:
            return rng.randbytes(rng.randrange(40)).replace(b"\n", b"")
        case 2:
            place = rng.randrange(len(line) + 1)
            return line[:place] + rng.randbytes(1).replace(b"\n", b"") + line[place:]
    return line


def good_requests(game_id: str, match: Match, rng: random.Random) -> list[Any]:
    actions = [
        {"cmd": "do", "seat": rng.randrange(3), "action": json.loads(json.dumps(action)), "at": match.now}
        for action in sample_messages(find_game(game_id))
    ]
    record = json.loads(to_json(record_of(match)))
    return [
        *actions,
        *actions,
        {"cmd": "new", "game": game_id, "seats": 3, "seed": "s", "options": {}, "setup": {}},
        {"cmd": "legal", "seat": 0, "at": 0},
        {"cmd": "view", "seat": 0},
        {"cmd": "tick", "at": match.now},
        {"cmd": "load", "record": record},
        {"cmd": "state"},
    ]


BATCH, EXAMPLES = 600, 100


def bad_batch(game_id: str, seed: int, wanted: int) -> int:
    """Send bad lines until so many were refused; nothing may change. How many were sent."""
    rng = random.Random(seed)
    ask = Caller()
    ask("new", game=game_id, seats=3, seed=str(seed))
    match = ask.referee._match
    assert match
    for _, _step in zip(range(rng.randrange(30)), play_at_random(match, rng), strict=False):
        pass
    requests = good_requests(game_id, match, rng)
    codes, refused = known_refusal_codes(), 0
    while refused < wanted:
        before = (to_numbers(match.state), match.now, len(match.moves))
        line = make_bad_line(rng, requests)
        answer = json.loads(ask.referee.answer(line))
        if answer["ok"]:  # some bent lines are right by accident, and may go on with the game
            match = ask.referee._match
            assert match
            continue
        assert answer["error"]["code"] in codes, line
        assert ask.referee._match is match, line
        assert (to_numbers(match.state), match.now, len(match.moves)) == before, line
        refused += 1
    return refused


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_hundred_thousand_bad_lines_change_nothing(game_id: str) -> None:
    """34,000 for each game."""
    refused = 0

    @settings(max_examples=EXAMPLES, deadline=None, database=None, derandomize=True)
    @given(st.integers(0, 2**32))
    def send(seed: int) -> None:
        nonlocal refused
        refused += bad_batch(game_id, seed, BATCH)

    send()
    assert refused >= 34_000


def test_a_real_process_survives_bad_lines() -> None:
    rng = random.Random(5)
    match = Match(find_game(TURN_GAME), 3, seed="x")
    sent = [make_bad_line(rng, good_requests(TURN_GAME, match, rng)) for _ in range(3000)]
    done = subprocess.run(
        [sys.executable, "-m", "thirdplace", "referee"],
        input=b"\n".join(sent) + b"\n",
        capture_output=True,
        check=True,
    )
    assert done.stderr == b""
    answers = done.stdout.splitlines()
    assert len(answers) == len(sent)
    assert all("ok" in json.loads(answer) for answer in answers)
