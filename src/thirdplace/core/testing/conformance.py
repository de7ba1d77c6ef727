"""What every game must pass. Shipped, so that games of other packages can use it::

    from thirdplace.core.testing.conformance import check_game
    check_game(GAME)

Each check takes a game, a number of seats and options, plays random games, and raises
AssertionError with what it saw. `CHECKS` has them all, for test runners that want one line each.
"""

import re
import struct
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from importlib.resources import files
from random import Random
from typing import Any

import msgspec

from thirdplace.core.action_words import read_words, write_words
from thirdplace.core.chance import Chance
from thirdplace.core.errors import CODES, FIRST_OWN_NUMBER, WRONG_PHASE, Refused
from thirdplace.core.game import ALL, Game, Viewer
from thirdplace.core.languages import LANGUAGES
from thirdplace.core.match import Match
from thirdplace.core.records.record import from_json, load, record_of, to_json, verify
from thirdplace.core.records.record_text import from_text, to_text
from thirdplace.core.state import copy, from_record, to_numbers, to_record
from thirdplace.core.step import Step
from thirdplace.core.testing.samples import sample_options

__all__ = ["CHECKS", "check_game", "check_representations", "check_secret_actions", "seat_counts"]

ACTION_MS = 300
"""Milliseconds an action takes where a clock runs."""
TIMEOUT_CHANCE = 0.25
"""How often a seat does the action for a player who is late, so that planning ends."""
MAX_ACTIONS = 100_000
"""A game with more actions than this is considered endless."""

MAX_WORLDS = 120
"""Positions with more hidden arrangements are too large to visit all of them."""

Check = Callable[[Game, int, Any, int], None]


def check_game(game: Game, options: Sequence[Any] = (), games: int = 1000) -> None:
    """Every check for every number of seats and each of these options (usually: its samples)."""
    for seats in seat_counts(game):
        for chosen in options or sample_options(game):
            for check in CHECKS:
                check(game, seats, chosen, min(games, 20))
            check_representations(game, seats, chosen, games)


def seat_counts(game: Game) -> list[int]:
    """The numbers of seats to check: all up to 6, and for a class also 7, 30 and the most."""
    table = [seats for seats in game.seats if seats <= 6]
    return sorted({*table, *(n for n in (7, 30, game.seats.stop - 1) if n in game.seats)})


def play_at_random(match: Match, rng: Random) -> Iterator[tuple[int, int]]:
    """Play a match to its end at random; yields seat and number of each action before it is done."""
    for _ in range(MAX_ACTIONS):
        if match.over:
            return
        at = match.now + ACTION_MS if match.game.rules.deadline(match.state) >= 0 else None
        seat = rng.choice(match.active)
        numbers = match.numbers(seat, at)
        if numbers:
            number = numbers[0] if rng.random() < TIMEOUT_CHANCE else rng.choice(numbers)
            yield seat, number
            match.do(seat, match.game.actions.decode(match.state, match.options, number), at)
        else:
            match.tick(at)
    raise AssertionError(f"{match.game.id}: a game did not end within {MAX_ACTIONS} actions")


def make_matches(game: Game, seats: int, options: Any, games: int) -> Iterator[tuple[Match, Random]]:
    for number in range(games):
        yield Match(game, seats, seed=f"conformance {number}", options=options), Random(number)


def check_endings(game: Game, seats: int, options: Any, games: int) -> None:
    """Random games end, with a result and nothing left to do."""
    for match, rng in make_matches(game, seats, options, games):
        for _ in play_at_random(match, rng):
            assert match.view(ALL).result is None, "a result before the end"
        assert match.view(None).result is not None, "no result at the end"
        assert not any(match.legal(seat) for seat in range(seats)), "something to do after the end"
        assert game.rules.deadline(match.state) == -1, "a clock that runs on"


def check_words(game: Game, seats: int, options: Any, games: int) -> None:
    """Numbers, messages and words say the same."""
    messages = game.actions.MESSAGES
    for match, rng in make_matches(game, seats, options, games):
        for seat, _ in play_at_random(match, rng):
            numbers = match.numbers(seat)
            assert numbers[1:] == sorted(set(numbers[1:]) - {numbers[0]}), (
                "legal actions rise after the first"
            )
            for number in rng.sample(numbers, min(len(numbers), 5)):
                message = game.actions.decode(match.state, match.options, number)
                assert game.actions.encode(match.state, match.options, message) == number, message
                assert read_words(messages, write_words(message)) == message, message
                assert msgspec.json.decode(msgspec.json.encode(message), type=messages) == message


def check_legality(game: Game, seats: int, options: Any, games: int) -> None:
    """refusal() is 0 for exactly what legal() lists; what is refused changes nothing."""
    for match, rng in make_matches(game, seats, options, max(1, games // 4)):
        for turn, _ in enumerate(play_at_random(match, rng)):
            if turn % 7:
                continue
            seat = rng.randrange(seats)
            allowed = set(match.numbers(seat))
            before = to_numbers(match.state)
            for action in _sample_actions(game, allowed, rng):
                code = game.rules.refusal(match.state, seat, action, match.now)
                assert (code == 0) == (action in allowed), f"seat {seat}, action {action}: code {code}"
                if code and rng.random() < 0.05:
                    _check_refused(match, seat, action)
            forced = game.rules.forced_action(match.state, seat, match.now)
            assert forced == -1 or forced in allowed, "a forced action is a legal one"
            assert to_numbers(match.state) == before, "asking changed the state"


def check_refusals(game: Game, seats: int, options: Any, games: int) -> None:
    """Rules answer with numbers of known codes; each code of its own has a sentence in each language."""
    assert len(set(game.refusals)) == len(game.refusals), "a code twice"
    assert not set(game.refusals).intersection(CODES), "a code of its own that all games share"
    for lang in LANGUAGES:
        path = files(game.package) / "locale" / f"{lang}.refusals.ftl"
        told = path.read_text(encoding="utf-8") if path.is_file() else ""
        missing = [code for code in game.refusals if not re.search(rf"^error-{code} =", told, re.MULTILINE)]
        assert not missing, f"no sentence in {path}: {', '.join(missing)}"
    for match, rng in make_matches(game, seats, options, max(1, games // 4)):
        for _ in play_at_random(match, rng):
            seat = rng.randrange(seats)
            for action in (-1, game.rules.ACTIONS, rng.randrange(game.rules.ACTIONS)):
                number = game.rules.refusal(match.state, seat, action, match.now)
                assert _is_known_refusal(game, number), (
                    f"seat {seat}, action {action}: refusal {number} has no code"
                )


def _is_known_refusal(game: Game, number: int) -> bool:
    return 0 <= number <= WRONG_PHASE or 0 <= number - FIRST_OWN_NUMBER < len(game.refusals)


def _sample_actions(game: Game, allowed: set[int], rng: Random) -> set[int]:
    """All actions where there are few; where there are many, all the legal and some others."""
    count = game.rules.ACTIONS
    if count <= 1000:
        return set(range(count))
    return allowed | set(rng.sample(range(count), 1000))


def _check_refused(match: Match, seat: int, action: int) -> None:
    try:
        message = match.game.actions.decode(match.state, match.options, action)
    except IndexError:  # a number kept for things that do not exist has no message
        return
    played = len(match.moves)
    try:
        match.do(seat, message)
    except Refused:
        pass
    else:
        raise AssertionError(f"{message} was not refused")
    assert len(match.moves) == played, "a refused action was recorded"


def check_title(game: Game, seats: int, options: Any, games: int) -> None:
    """Every list of games shows its title, and a line about it, in each language."""
    for lang in LANGUAGES:
        path = files(game.package) / "locale" / f"{lang}.ftl"
        told = path.read_text(encoding="utf-8") if path.is_file() else ""
        missing = [name for name in ("title", "summary") if not re.search(rf"^{name} =", told, re.MULTILINE)]
        assert not missing, f"no text in {path}: {', '.join(missing)}"


def check_copies(game: Game, seats: int, options: Any, games: int) -> None:
    """A copy goes its own way, and what copies share is never written to."""
    for match, rng in make_matches(game, seats, options, games):
        for seat, number in play_at_random(match, rng):
            before = to_numbers(match.state)
            other = copy(match.state)
            assert other == match.state
            game.rules.apply(other, seat, number, match.now)
            _resample_copy(match, seat)
            assert to_numbers(match.state) == before, "a copy is not independent"


def check_replay(game: Game, seats: int, options: Any, games: int) -> None:
    """A record gives the same bytes again: as JSON, as text, at the end and on the way."""
    for match, rng in make_matches(game, seats, options, games):
        for step, _ in enumerate(play_at_random(match, rng)):
            if step == 20:
                _check_replays_alike(match)
        _check_replays_alike(match)
        assert verify(record_of(match)).over


def _check_replays_alike(match: Match) -> None:
    record = record_of(match)
    assert from_json(to_json(record)) == record
    assert from_text(to_text(record)) == record
    again = load(record)
    assert _state_to_bytes(again.state) == _state_to_bytes(match.state)
    assert to_json(record_of(again)) == to_json(record)


def check_viewers(game: Game, seats: int, options: Any, games: int) -> None:
    """Each viewer is told among others what it is told alone; nobody's secret slips into a shared object.

    Everything is encoded only once the whole list is made: a part that was written into for a
    later viewer would show in an earlier one's, and an object shared by two who may not know
    the same would be wrong for one of them.
    """
    for match, rng in make_matches(game, seats, options, max(1, games // 4)):
        for turn, (seat, number) in enumerate(play_at_random(match, rng)):
            if turn % 3:
                continue
            viewers = _choose_viewers(seats, seat, rng)
            s, step = _apply_in_place(match, seat, number)
            again = game.views.views(s, match.options, viewers, match.now)
            fresh = game.views.views(copy(s), match.options, viewers, match.now)
            assert again == fresh, "a view of what the state was before"
            _check_same_alone(match.views(viewers), [match.view(viewer) for viewer in viewers], viewers)
            _check_same_alone(step.events_for(viewers), [step.events(viewer) for viewer in viewers], viewers)
        viewers = _choose_viewers(seats, 0, rng)
        _check_same_alone(match.views(viewers), [match.view(viewer) for viewer in viewers], viewers)


def _choose_viewers(seats: int, seat: int, rng: Random) -> list[Viewer]:
    """The referee, two onlookers, this seat and some others, one of them twice, in any order."""
    some = rng.sample(range(seats), min(seats, 5))
    viewers: list[Viewer] = [ALL, None, None, seat, *some, some[0]]
    rng.shuffle(viewers)
    return viewers


def _apply_in_place(match: Match, seat: int, number: int) -> tuple[Any, Step]:
    """A copy of the state, changed in place after views were made of it, as simulations do."""
    s = copy(match.state)
    match.game.views.views(s, match.options, [None, seat], match.now)
    match.game.rules.apply(s, seat, number, match.now)
    return s, Step(match.game, match.options, match.state, s, seat, number)


def _check_same_alone(together: Sequence[Any], alone: Sequence[Any], viewers: list[Viewer]) -> None:
    for viewer, one, other in zip(viewers, together, alone, strict=True):
        assert msgspec.json.encode(one) == msgspec.json.encode(other), (
            f"viewer {viewer}: {one}, alone {other}"
        )
    onlookers = [id(shown) for viewer, shown in zip(viewers, together, strict=True) if viewer is None]
    assert len(set(onlookers)) == 1, "onlookers know the same, so they share one object"


def check_secrecy(game: Game, seats: int, options: Any, games: int) -> None:
    """Whatever a seat cannot know may change: its view, choices, refusals and record stay the same.

    So does the world that `resample` draws for it: what a computer player is given tells nothing.
    """
    for match, rng in make_matches(game, seats, options, max(1, games // 2)):
        for turn, _ in enumerate(play_at_random(match, rng)):
            if turn % 5:
                continue
            seat = rng.randrange(seats)
            known = _collect_knowledge(match, seat, rng.getrandbits(32))
            real = match.state
            for draw in range(3):
                match.state = copy(real)
                game.rules.resample(match.state, seat, Chance(f"secrecy {turn} {draw}"))
                again = _collect_knowledge(match, seat, known[0])
                assert again == known, f"seat {seat} can tell:\n{known[1:]}\n{again[1:]}"
            match.state = real


def _collect_knowledge(match: Match, seat: int, sample: int) -> tuple[Any, ...]:
    """All that a seat can learn: views (made alone and with others), legal actions, refusals, record."""
    game, s = match.game, match.state
    actions = sorted(_sample_actions(game, set(), Random(sample)))
    _, onlooker, *own = match.views([ALL, None, *range(match.seats)])
    return (
        sample,
        msgspec.json.encode([onlooker, match.view(None)]),
        msgspec.json.encode([own[seat], match.view(seat)]),
        msgspec.json.encode(match.legal(seat)),
        bytes(game.rules.refusal(s, seat, action, match.now) for action in actions),
        to_json(record_of(match, seat)),
        sha256(_state_to_bytes(_resample_copy(match, seat))).hexdigest(),
    )


def _resample_copy(match: Match, seat: int) -> Any:
    world = copy(match.state)
    match.game.rules.resample(world, seat, Chance("a world like any other"))
    return world


def check_secret_actions(game: Game, seats: int, options: Any, games: int) -> None:
    """A record of a running game tells nobody more of an action than the table did.

    Where a viewer sees the same view and events after two different actions, both have to be the same to that
    viewer in a record, too.
    """
    for match, rng in make_matches(game, seats, options, max(1, games // 2)):
        for seat, _ in play_at_random(match, rng):
            numbers = match.numbers(seat)
            if len(numbers) < 2 or rng.random() < 0.5:  # by chance: secret actions may come at regular turns
                continue
            others: list[Viewer] = [None, *(n for n in range(seats) if n != seat)]
            viewers = [None, rng.choice(others)]
            one, other = (
                _shown_and_recorded(match, seat, number, viewers) for number in rng.sample(numbers, 2)
            )
            for viewer, (seen, kept), (seen_instead, kept_instead) in zip(viewers, one, other, strict=True):
                assert seen != seen_instead or kept == kept_instead, (
                    f"viewer {viewer} cannot tell these apart at the table, but in a record: {kept!r}, "
                    f"{kept_instead!r}; hide what is secret in redact_for"
                )


def _shown_and_recorded(
    match: Match, seat: int, number: int, viewers: list[Viewer]
) -> list[tuple[tuple[bytes, bytes], bytes]]:
    """After this action, for each viewer: what the table shows (view, events), and what a record has."""
    game, options, encode = match.game, match.options, msgspec.json.encode
    after = copy(match.state)
    game.rules.apply(after, seat, number, match.now)
    message = game.actions.decode(match.state, options, number)
    views = game.views.views(after, options, viewers, match.now)
    events = Step(game, options, match.state, after, seat, number).events_for(viewers)
    kept = [game.actions.redact_for(after, len(match.moves), seat, message, viewer) for viewer in viewers]
    return [
        ((encode(view), encode(told)), encode(known))
        for view, told, known in zip(views, events, kept, strict=True)
    ]


def check_resample(game: Game, seats: int, options: Any, games: int) -> None:
    """Resampling leads from any world to any other the seat takes for possible, and to the real one.

    Small positions (near the end) are drawn until no new ones appear.
    """
    for match, rng in make_matches(game, seats, options, max(1, games // 10)):
        positions = [copy(match.state) for _ in play_at_random(match, rng)]
        for s in positions[-4 if seats <= 6 else -1 :]:
            worlds = _collect_worlds(game, s, 0)
            if len(worlds) <= MAX_WORLDS:
                other = copy(s)
                game.rules.resample(other, 0, Chance("elsewhere"))
                assert _collect_worlds(game, other, 0) == worlds, "worlds are not reached from each other"
                shown = [_encode_whole_view(game, _state_from_bytes(game, world), match) for world in worlds]
                assert _encode_whole_view(game, s, match) in shown, "the real world is not reached"


def _collect_worlds(game: Game, s: Any, seat: int) -> set[bytes]:
    worlds: set[bytes] = set()
    chance = Chance("worlds")
    for _ in range(25 * MAX_WORLDS):
        other = copy(s)
        game.rules.resample(other, seat, chance)
        worlds.add(_state_to_bytes(other))
        if len(worlds) > MAX_WORLDS:
            break
    return worlds


def _encode_whole_view(game: Game, s: Any, match: Match) -> bytes:
    """The view of somebody who sees everything, as JSON."""
    return msgspec.json.encode(game.views.views(s, match.options, [ALL], match.now))


def check_time(game: Game, seats: int, options: Any, games: int) -> None:
    """Before its deadline time changes nothing; from then on, it does."""
    for match, rng in make_matches(game, seats, options, games):
        for _ in play_at_random(match, rng):
            deadline = game.rules.deadline(match.state)
            if deadline >= 0:
                for now, same in ((deadline - 1, True), (deadline, False)):
                    later = copy(match.state)
                    game.rules.tick(later, now)
                    assert (later == match.state) == same, f"at {now}, deadline {deadline}"


def check_undo(game: Game, seats: int, options: Any, games: int) -> None:
    """What may be taken back has told nobody anything.

    Whatever a seat could not know before may have been otherwise: it would see the same now.
    """
    rules = game.rules
    for match, rng in make_matches(game, seats, options, max(1, games // 2)):
        for turn, (seat, action) in enumerate(play_at_random(match, rng)):
            after = copy(match.state)
            rules.apply(after, seat, action, match.now)
            if not rules.is_undoable(match.state, after, seat, action):
                continue
            viewer = rng.randrange(seats)
            seen = msgspec.json.encode(game.views.views(after, match.options, [viewer], match.now))
            for draw in range(3):
                world = copy(match.state)
                rules.resample(world, viewer, Chance(f"undo {turn} {draw}"))
                rules.apply(world, seat, action, match.now)
                again = msgspec.json.encode(game.views.views(world, match.options, [viewer], match.now))
                assert again == seen, f"seat {viewer} has learned something:\n{seen!r}\n{again!r}"


def check_representations(
    game: Game, seats: int, options: Any, games: int, boundscheck: bool = False
) -> None:
    """Both representations agree after every action: on the bytes of the state, on what is legal and refused.

    A game is played on the plain representation and recorded, then played again by the compiled rules.
    """
    import numpy as np

    from thirdplace.core.compilation.compiled import compile_game

    fast = compile_game(game, boundscheck)
    for match, rng in make_matches(game, seats, options, games):
        s = match.state
        record = to_record(s)
        script, plain, told = _play_and_record(game, s, rng)
        after = np.zeros(len(script), fast.dtype)
        said = np.zeros(len(told), np.int64)
        count = fast.playout.replay_script(
            record, np.array(script).ravel(), after, said, fast.make_action_buffer()
        )
        assert said[:count].tolist() == told, "legal actions or refusals differ"
        _compare_states(game, plain, after)
        _compare_undo(game, fast.rules, script, after, rng)
        assert game.rules.winners(s) == fast.rules.winners(record[0])
        assert [game.rules.score(s, n) for n in range(seats)] == [
            fast.rules.score(record[0], n) for n in range(seats)
        ]


def _play_and_record(game: Game, s: Any, rng: Random) -> tuple[list[list[int]], list[bytes], list[int]]:
    """Play a random game on the plain representation.

    Returns the script as `playout.replay_script` reads it, all states, and what the rules answered.
    """
    rules = game.rules
    script, states, told = [], [], []
    choices = [0] * rules.MAX_LEGAL
    now = 0
    while not rules.over(s):
        seat = rng.choice([n for n in range(s.seats) if rules.active(s) >> n & 1])
        count = rules.legal(s, seat, now, choices)
        other = rng.randrange(rules.ACTIONS)
        told += [count, rules.refusal(s, seat, other, now), *choices[:count]]
        action = -1
        if count:
            action = choices[0] if rng.random() < TIMEOUT_CHANCE else choices[rng.randrange(count)]
            rules.apply(s, seat, action, now)
        script.append([seat, action, other, now, -1])
        if rules.deadline(s) >= 0:
            now += ACTION_MS
            script[-1][4] = now
            rules.tick(s, now)
        states.append(_state_to_bytes(s))
        assert len(script) < MAX_ACTIONS, "a game did not end"
    return script, states, told


def _compare_states(game: Game, plain: list[bytes], compiled: Any) -> None:
    if b"".join(plain) != compiled.tobytes():
        for number, state in enumerate(plain):
            one = compiled[number : number + 1]
            assert state == one.tobytes(), f"after action {number}: compiled {from_record(game.state, one)}"


def _compare_undo(game: Game, rules: Any, script: list[list[int]], after: Any, rng: Random) -> None:
    """Compare what both say about undo, for a few actions of the game."""
    for line in rng.sample(range(1, len(script)), min(3, len(script) - 1)):
        seat, action = script[line][:2]
        before: Any = from_record(game.state, after[line - 1 : line])
        now: Any = from_record(game.state, after[line : line + 1])
        said = rules.is_undoable(after[line - 1], after[line], seat, action)
        assert said == game.rules.is_undoable(before, now, seat, action), f"undoing action {line}"


def _state_to_bytes(s: Any) -> bytes:
    numbers = to_numbers(s)
    return struct.pack(f"{len(numbers)}q", *numbers)  # three times as quick as array


def _state_from_bytes(game: Game, numbers: bytes) -> Any:
    import numpy as np

    return from_record(game.state, np.frombuffer(numbers, np.int64))


CHECKS: tuple[Check, ...] = (
    check_endings,
    check_words,
    check_legality,
    check_refusals,
    check_title,
    check_copies,
    check_replay,
    check_viewers,
    check_secrecy,
    check_secret_actions,
    check_resample,
    check_time,
    check_undo,
)
