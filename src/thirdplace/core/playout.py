"""Random games, in the dialect of rules.py, for whatever game is put in `rules`.

compiled.py loads this file once per game; plain Python never runs it.
"""

from typing import Any

from thirdplace.core.chance import below

rules: Any = None
"""The game's rules, bound by compiled.py."""


def lowest_bit(mask: int) -> int:
    """The number of the lowest bit set: the ones below it, counted without a branch."""
    x = (mask & -mask) - 1
    x = x - ((x >> 1) & 0x5555555555555555)
    x = (x & 0x3333333333333333) + ((x >> 2) & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    x = x + (x >> 8)
    x = x + (x >> 16)
    return (x + (x >> 32)) & 0x7F


def pick_seat(mask: int, rng: Any) -> int:
    """One of the active seats."""
    if mask & (mask - 1) == 0:
        return lowest_bit(mask)
    count = 0
    rest = mask
    while rest:
        rest &= rest - 1
        count += 1
    for _ in range(below(rng, count)):
        mask &= mask - 1
    return lowest_bit(mask)


def play_on(s: Any, rng: Any, out: Any, now: int, tempo: int, haste: int) -> int:
    """Random legal actions from here to the end; how many there were.

    While a clock runs, every action takes `tempo` milliseconds. `haste` of 256 times, a seat
    does what would happen if its thinking time ran out: games with a phase of planning end sooner.
    """
    count = 0
    while not rules.over(s):
        seat = pick_seat(rules.active(s), rng)
        choices = rules.legal(s, seat, now, out)
        if choices > 0:
            choice = 0
            if haste == 0 or below(rng, 256) >= haste:
                choice = below(rng, choices)
            rules.apply(s, seat, out[choice], now)
            count += 1
        if rules.deadline(s) >= 0:
            now += tempo
            rules.tick(s, now)
    return count


def random_games(states: Any, rng: Any, out: Any, games: int, tempo: int, haste: int) -> tuple[int, int]:
    """Deal and play whole games on one prepared record: actions played, and a sum over the results."""
    s = states[0]
    actions = 0
    digest = 0
    for _ in range(games):
        rules.deal(s, rng)
        rules.begin(s)
        actions += play_on(s, rng, out, 0, tempo, haste)
        digest = digest * 31 + rules.winners(s)
        for seat in range(s.seats):
            digest = digest * 31 + rules.score(s, seat)
    return actions, digest


def step(states: Any, seat: int, action: int, now: int) -> None:
    """One action on one record."""
    rules.apply(states[0], seat, action, now)


def choices(states: Any, seat: int, now: int, out: Any) -> int:
    return rules.legal(states[0], seat, now, out)  # type: ignore[no-any-return]


def why_not(states: Any, seat: int, action: int, now: int) -> int:
    return rules.refusal(states[0], seat, action, now)  # type: ignore[no-any-return]


def pass_time(states: Any, now: int) -> None:
    rules.tick(states[0], now)


def redraw(states: Any, seat: int, rng: Any) -> None:
    rules.resample(states[0], seat, rng)
