"""Random games, in the dialect of rules.py, for whatever game is put in `rules`.

compiled.py loads this file once per game; plain Python never runs it.
"""

from typing import Any

from thirdplace.core.chance import below

rules: Any = None
"""The game's rules, bound by compiled.py."""


WIN_VALUE = 10_000
MARGIN_VALUE = 1_000
HALF_MARGIN = 10
"""A margin of so many points is worth half of MARGIN_VALUE."""


def count_bits(mask: int) -> int:
    """How many bits are set. The compiler knows this loop and makes one instruction of it."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def lowest_bit(mask: int) -> int:
    """The number of the lowest bit set: how many there are below it."""
    return count_bits((mask & -mask) - 1)


def pick_seat(mask: int, rng: Any) -> int:
    """One of the active seats."""
    if mask & (mask - 1) == 0:
        return lowest_bit(mask)
    count = count_bits(mask)
    left = count - below(rng, count)
    while count_bits(mask) > left:  # not a loop over a range: that would be unrolled, and guessed wrong twice
        mask &= mask - 1
    return lowest_bit(mask)


def play_on(s: Any, rng: Any, out: Any, now: int, tempo: int, first_share: int) -> int:
    """Random legal actions from here to the end; how many there were.

    While a clock runs, every action takes `tempo` milliseconds. In `first_share` of 256 cases, a seat
    does what would happen if its thinking time ran out: games with a phase of planning end sooner.
    """
    count = 0
    while not rules.over(s):
        seat = pick_seat(rules.active(s), rng)
        choices = rules.legal(s, seat, now, out)
        if choices > 0:
            choice = 0
            if first_share == 0 or below(rng, 256) >= first_share:
                choice = below(rng, choices)
            rules.apply(s, seat, out[choice], now)
            count += 1
        if rules.deadline(s) >= 0:
            now += tempo
            rules.tick(s, now)
    return count


def random_games(
    states: Any, rng: Any, out: Any, games: int, tempo: int, first_share: int
) -> tuple[int, int]:
    """Deal and play whole games on one prepared record: actions played, and a sum over the results."""
    s = states[0]
    actions = 0
    digest = 0
    for _ in range(games):
        rules.deal(s, rng)
        rules.begin(s)
        actions += play_on(s, rng, out, 0, tempo, first_share)
        digest = digest * 31 + rules.winners(s)
        for seat in range(s.seats):
            digest = digest * 31 + rules.score(s, seat)
    return actions, digest


def play_random_rows(
    states: Any,
    rng: Any,
    out: Any,
    deal_seeds: Any,
    play_seeds: Any,
    rows: Any,
    width: int,
    tempo: int,
    first_share: int,
) -> None:
    """Play a game for each seed; a row has for each seat whether it won, its points; then the actions."""
    s = states[0]
    for game in range(len(deal_seeds)):
        rng[0] = deal_seeds[game]
        rules.deal(s, rng)
        rules.begin(s)
        rng[0] = play_seeds[game]
        start = game * width
        rows[start + 2 * s.seats] = play_on(s, rng, out, 0, tempo, first_share)
        winners = rules.winners(s)
        for seat in range(s.seats):
            rows[start + seat] = winners >> seat & 1
            rows[start + s.seats + seat] = rules.score(s, seat)


def weigh_actions(
    states: Any,
    actions: Any,
    sums: Any,
    rng: Any,
    out: Any,
    seat: int,
    now: int,
    worlds: int,
    tempo: int,
    first_share: int,
) -> None:
    """Try every action of a seat in the same random worlds, play on at random, and add up what came of it.

    `states` has room for three: the situation, a world that the seat takes for possible, the one played on.
    """
    for _ in range(worlds):
        states[1] = states[0]
        rules.resample(states[1], seat, rng)
        for number in range(len(actions)):
            states[2] = states[1]
            s = states[2]
            rules.apply(s, seat, actions[number], now)
            play_on(s, rng, out, now, tempo, first_share)
            sums[number] += value_of_end(s, seat)


def value_of_end(s: Any, seat: int) -> int:
    """What a finished game is worth to a seat: the win above all, and a little for the margin of points."""
    margin = rules.score(s, seat)
    best = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, rules.score(s, other))
    margin -= best
    value: int = MARGIN_VALUE * margin // (abs(margin) + HALF_MARGIN)
    winners = rules.winners(s)
    if winners >> seat & 1:
        value += WIN_VALUE // count_bits(winners)
    return value


def replay_script(states: Any, script: Any, states_after: Any, told: Any, out: Any) -> int:
    """Play a script again: the state after each line, and all that legal and refusal said on the way.

    A line is five numbers: a seat, its action (-1: none), another action to ask about, the time, and the time
    that passes to (-1: none). Everything said is written to `told`; how much that is, is returned.
    """
    s = states[0]
    said = 0
    for line in range(len(states_after)):
        seat = script[line * 5]
        action = script[line * 5 + 1]
        now = script[line * 5 + 3]
        later = script[line * 5 + 4]
        count = rules.legal(s, seat, now, out)
        told[said] = count
        told[said + 1] = rules.refusal(s, seat, script[line * 5 + 2], now)
        said += 2
        for i in range(count):
            told[said] = out[i]
            said += 1
        if action >= 0:
            rules.apply(s, seat, action, now)
        if later >= 0:
            rules.tick(s, later)
        states_after[line] = s
    return said
