"""Random games written down in Python, with all that was said on the way, to be played by another carrier."""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from random import Random
from typing import Any

import msgspec

from thirdplace.core.chance import Chance
from thirdplace.core.errors import Refused
from thirdplace.core.game import ALL, Game, Level, Viewer
from thirdplace.core.match import Match
from thirdplace.core.options.option_schema import option_schema
from thirdplace.core.records.record import record_of, to_json
from thirdplace.core.state import copy, to_numbers
from thirdplace.core.testing.samples import sample_messages, sample_options

LATE_SHARE = 0.25
"""How often a seat does what is done for somebody who is late: games with a phase of planning end sooner."""
WRONG_SHARE = 0.15
"""How often something is tried that may be refused."""
MAX_STEP_MS = 700
MANY_SEATS = 9
"""Of games for whole classes only these numbers of seats are played often."""


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]


def random_options(game: Game, rng: Random) -> dict[str, Any]:
    """The rulebook's, the game's samples, or any mixture, which may be refused."""
    known = [dict(options or {}) for options in sample_options(game)]
    if rng.random() < 0.4:
        return rng.choice(known)
    chosen: dict[str, Any] = {}
    for option in option_schema(game):
        if rng.random() < 0.5:
            continue
        if option.kind == "switch":
            chosen[option.key] = rng.random() < 0.5
        elif option.kind == "choice":
            chosen[option.key] = rng.choice(list(option.values))
        elif option.kind == "seat":
            chosen[option.key] = rng.randrange(game.seats.stop)
        elif option.kind == "number":
            least, most = int(option.least or 0), int(option.most if option.most is not None else 1000)
            value = rng.randint(least, min(most, 10**6))
            chosen[option.key] = value + round(rng.random(), 1) if isinstance(option.step, float) else value
        else:
            found = [one[option.key] for one in known if option.key in one]
            chosen[option.key] = rng.choice(found) if found else option.default
    if "lesson" in getattr(game.opening.Options, "__struct_fields__", ()):
        chosen["lesson"] = rng.random() < 0.5
    return chosen


def random_seats(game: Game, rng: Random) -> int:
    few = [seats for seats in game.seats if seats <= MANY_SEATS]
    return rng.choice(few if rng.random() < 0.9 else list(game.seats))


def play_rules(game: Game, rng: Random, most: int) -> tuple[dict[str, Any], list[str]]:
    """A script of the rules alone, and what was said after each line."""
    while True:
        seats, options = random_seats(game, rng), random_options(game, rng)
        try:
            converted = msgspec.convert(options, game.opening.Options)
            s = game.opening.prepare(seats, converted)
            break
        except (Refused, msgspec.ValidationError):
            continue
    seed = str(rng.random())
    rules = game.rules
    rules.deal(s, Chance(seed))
    rules.begin(s)
    lines: list[Any] = []
    told: list[str] = []
    now = 0
    while len(lines) < most and not rules.over(s):
        legal = [_legal(game, s, seat, now) for seat in range(seats)]
        acting = [seat for seat in range(seats) if legal[seat]]
        seat = rng.choice(acting) if acting else 0
        action = -1
        if legal[seat]:
            action = legal[seat][0] if rng.random() < LATE_SHARE else rng.choice(legal[seat])
        asked = [_random_question(game, rng, seats, legal) for _ in range(4)]
        refusals = [rules.refusal(s, other, one, now) for other, one in asked]
        forced = [rules.forced_action(s, one, now) for one in range(seats)]
        if action >= 0:
            rules.apply(s, seat, action, now)
        later = now + rng.randrange(MAX_STEP_MS) if game.clock and rules.deadline(s) >= 0 else -1
        if later >= 0:
            rules.tick(s, later)
        scores = [rules.score(s, one) for one in range(seats)]
        drawn = copy(s)
        rules.resample(drawn, seat, Chance("world"))
        facts = [rules.active(s), bool(rules.over(s)), rules.winners(s), rules.deadline(s)]
        facts.append(rules.next_unlock_time(s, now))
        said = [legal, refusals, forced, scores, facts, to_numbers(s), to_numbers(drawn)]
        told.append(msgspec.json.encode(said).decode())
        lines.append([seat, action, asked, now, later])
        now = max(now, later)
    script = {"game": game.id, "seats": seats, "options": options, "seed": seed, "lines": lines}
    return script, told


def _legal(game: Game, s: Any, seat: int, now: int) -> list[int]:
    buffer = [0] * game.rules.MAX_LEGAL
    return buffer[: game.rules.legal(s, seat, now, buffer)]


def _random_question(game: Game, rng: Random, seats: int, legal: list[list[int]]) -> list[int]:
    """A seat and an action, which may be anything, or nearly legal."""
    seat = rng.randrange(-1, seats + 1)
    if rng.random() < 0.5:
        return [seat, rng.randrange(-2, game.rules.ACTIONS + 2)]
    near = [action for one in legal for action in one] or [0]
    return [seat, rng.choice(near) + rng.choice([-1, 0, 0, 1])]


def play_match(game: Game, rng: Random, most: int) -> tuple[dict[str, Any], list[str]]:
    """A script of a whole match with wrong actions in it, and what was said after each line."""
    seats, options, seed = random_seats(game, rng), random_options(game, rng), str(rng.random())
    options.pop("deal", None)  # to look for a deal takes long; it has a test of its own
    script: dict[str, Any] = {"game": game.id, "seats": seats, "options": options, "seed": seed, "lines": []}
    try:
        match = Match(game, seats, seed=seed, options=options)
    except Refused as refused:
        return script, [f"refused {refused.code} / {refused.detail}"]
    viewers: list[Viewer] = [None, ALL, *range(seats)]
    told = [_tell(match, viewers, [])]
    known = sample_messages(game)
    for seat, action, at in _random_moves(match, rng, most, known):
        script["lines"].append([seat, action, at])
        try:
            step = match.tick(at) if action is None else match.do(seat, action, at)
            events = [msgspec.json.encode(list(one)).decode() for one in step.events_for(viewers)]
        except Refused as refused:
            events = [f"refused {refused.code} / {refused.detail}"]
        told.append(_tell(match, viewers, events))
    told.append("\n".join(to_json(record_of(match, viewer)).decode() for viewer in viewers))
    return script, [*told, "verified"]


def _tell(match: Match, viewers: list[Viewer], events: list[str]) -> str:
    views = [msgspec.json.encode(view).decode() for view in match.views(viewers)]
    legal = [msgspec.json.encode(match.legal(seat)).decode() for seat in range(match.seats)]
    return "\n".join([*views, *legal, *events])


def _random_moves(
    match: Match, rng: Random, most: int, known: list[dict[str, Any]]
) -> Iterator[tuple[int, Any, int | None]]:
    now = 0
    for _ in range(most):
        if match.over:
            return
        if match.game.clock:
            now = match.now + rng.randrange(MAX_STEP_MS)
        at = now if match.game.clock else None
        if rng.random() < WRONG_SHARE:
            yield rng.randrange(-1, match.seats + 1), _spoil(rng.choice(known), rng), at
            continue
        if match.game.clock and rng.random() < 0.05:
            yield 0, None, at
            continue
        acting = [seat for seat in range(match.seats) if match.numbers(seat, at)]
        if not acting:
            yield 0, None, at
            continue
        seat = rng.choice(acting)
        legal = match.legal(seat, at)
        yield seat, msgspec.to_builtins(legal[0] if rng.random() < LATE_SHARE else rng.choice(legal)), at


def _spoil(message: dict[str, Any], rng: Random) -> Any:
    """A message that may be anything: with a field missing, added, or of another type."""
    spoiled: dict[str, Any] = dict(message)
    kind = rng.randrange(6)
    key = rng.choice(list(spoiled))
    if kind == 0:
        del spoiled[key]
    elif kind == 1:
        spoiled[key] = rng.choice([None, True, 3, 2.5, "x", [], {}, -1, 10**20, [1, "a"]])
    elif kind == 2:
        spoiled["more"] = 1
    elif kind == 3:
        return rng.choice([None, 5, "pass", [], [message], 1.5, True])
    return spoiled


def play_players(
    game: Game, rng: Random, levels: Sequence[Level], most: int
) -> tuple[dict[str, Any], list[str]]:
    """A script of random moves with questions to computer players in it, and what they chose."""
    while True:
        seats, options, seed = random_seats(game, rng), random_options(game, rng), str(rng.random())
        options.pop("deal", None)
        try:
            match = Match(game, seats, seed=seed, options=options)
            break
        except Refused:
            continue
    script: dict[str, Any] = {"game": game.id, "seats": seats, "options": options, "seed": seed, "lines": []}
    bots = game.part("bots")
    told: list[str] = []
    now = 0
    for _ in range(most):
        if match.over:
            break
        now = match.now + rng.randrange(MAX_STEP_MS) if game.clock else 0
        at = now if game.clock else None
        acting = [seat for seat in match.active if match.numbers(seat, at)]
        if not acting:
            break
        seat, level, number = rng.choice(acting), rng.choice(levels), rng.getrandbits(40)
        chosen = bots.choose(level, match.situation(seat, at), Random(number))
        script["lines"].append(["ask", seat, level, number, at])
        told.append(msgspec.json.encode(chosen).decode())
        legal = match.legal(seat, at)
        action = chosen if chosen is not None and rng.random() < 0.6 else rng.choice(legal)
        script["lines"].append(["do", seat, msgspec.to_builtins(action), at])
        match.do(seat, action, at)
    return script, told
