"""Places, Please: whole games between compiled players, in the dialect of rules.py.

easy, medium and hard are those of bots/__init__.py; expert is the solved game for two (solution/policy.py).
Each seat has random numbers of its own for every round, so that rules can be compared on the same luck.
"""

from typing import Any

from thirdplace.core.chance import below
from thirdplace.games.places_please.bots.board_rollouts import (
    FACES,
    LINES,
    STEP_STARTS,
    expected_cost,
)
from thirdplace.games.places_please.rules import (
    LEFTMOST_SLOT,
    ROLL,
    WEIGHTS,
    WRITE,
    apply,
    begin,
    count_slots,
    deal,
    score,
    winners,
)
from thirdplace.games.places_please.state import GARBAGE, OVER, SEATS, State

COLUMNS = ("won", "score", "rank-at-half", "first-roll", "number", "lead-changes", "standing")
WON = 0
SCORE = 1
RANK_AT_HALF = 2
FIRST_ROLL = 3
NUMBER = 4
LEAD_CHANGES = 5
STANDING = 6

EASY = 0
MEDIUM = 1
HARD = 2
EXPERT = 3

FRACTION = 1 << 20
RANDOM_SLOT_QUARTERS = 1  # of four times, how often easy writes anywhere
GARBAGE_DISTANCE = 3
ESTIMATE_NOISE = 0.03
NORMAL_DRAWS = 12  # the sum of so many numbers from 0 to 1 is nearly normal, with a variance of 1
ROUNDING = 1e-9
LEAD_STEPS = 13  # plans are kept for leads of -6 to 6 rounds


def play_games(
    table: Any, seeds: Any, players: Any, knowledge: Any, dice: Any, notes: Any, sheet: Any
) -> None:
    """Plays a game for each seed, and writes a row for each.

    `seeds` are those of the rolls and of the players, and the distances between rounds; `players` say who
    sits where and their levels; `knowledge` is what the levels know; `dice` are arrays for random numbers;
    `notes` has two numbers for each seat; `sheet` is what is written.
    """
    deal_seeds, play_seeds, hops = seeds
    lineup, levels = players
    seat_dice, rng = dice
    rows, offsets, width, die_digits = sheet
    s = table[0]
    slots = count_slots(s)
    least = 1 if s.die == 6 else 0
    for game in range(len(deal_seeds)):
        rng[0] = deal_seeds[game]
        deal(s, rng)
        begin(s)
        start = game * width
        for i in range(die_digits * s.rounds * s.seats):
            rows[start + offsets[FIRST_ROLL] + i] = -1
        for seat in range(s.seats):
            rows[start + offsets[NUMBER] + seat] = 0
        while s.phase != OVER:
            number = s.played
            for seat in range(s.seats):
                seat_dice[seat] = play_seeds[game] + hops[number * s.seats + seat]
            play_round(s, lineup, game, levels, knowledge, seat_dice, rng, notes)
            for seat in range(s.seats):
                rows[start + offsets[NUMBER] + seat] += s.made[number * SEATS + seat]
                rows[start + offsets[STANDING] + number * s.seats + seat] = score(s, seat)
                column = ((s.dice[number * slots] - least) * s.rounds + number) * s.seats + seat
                rows[start + offsets[FIRST_ROLL] + column] = notes[2 * seat] - GARBAGE + s.places
        write_seats(s, rows, start, offsets)


def play_round(
    s: State, lineup: Any, game: int, levels: Any, knowledge: Any, seat_dice: Any, rng: Any, notes: Any
) -> None:
    """Plays a round; `notes` gets where each seat wrote the first roll, and its line of the plan."""
    number = s.played
    slots = count_slots(s)
    history = 0
    for seat in range(s.seats):
        notes[2 * seat + 1] = 0
    for step in range(slots):
        apply_action(s, s.roller, ROLL)
        history = history * FACES + s.value - 1
        for seat in range(s.seats):
            rng[0] = seat_dice[seat]
            level = levels[lineup[game * s.seats + seat]]
            slot = choose_slot(s, seat, level, knowledge, step, history, notes, rng)
            seat_dice[seat] = rng[0]
            if step == 0:
                notes[2 * seat] = slot
            apply_action(s, seat, WRITE + slot)
    assert s.phase == OVER or s.played == number + 1


def apply_action(s: State, seat: int, action: int) -> None:
    """Applies an action. A function of its own, so that the rules are compiled into one place only."""
    apply(s, seat, action, 0)


def choose_slot(
    s: State, seat: int, level: int, knowledge: Any, step: int, history: int, notes: Any, rng: Any
) -> int:
    free = s.free[seat]
    if free & (free - 1) == 0:
        return int(LEFTMOST_SLOT[free])
    plans, rest = knowledge
    if level == EASY:
        return choose_easily(s, seat, rng)
    if level == EXPERT:
        lead = (s.total[seat] - s.total[1 - seat]) // 2
        at = (s.rounds - s.played) * LEAD_STEPS + lead + LEAD_STEPS // 2
        j = choose_by_plan(plans[at], step, history, notes[2 * seat + 1], rng)
        notes[2 * seat + 1] = notes[2 * seat + 1] * (count_slots(s) - step) + j
        for _ in range(j):
            free &= free - 1
        return int(LEFTMOST_SLOT[free])
    return choose_by_number(s, seat, ESTIMATE_NOISE if level == MEDIUM else 0.0, rest, rng)


def choose_easily(s: State, seat: int, rng: Any) -> int:
    """Great digits to the left, small ones to the right; now and then anywhere."""
    free = s.free[seat]
    count = 0
    left = free
    while left:
        left &= left - 1
        count += 1
    if below(rng, 4) < RANDOM_SLOT_QUARTERS:
        for _ in range(below(rng, count)):
            free &= free - 1
        return int(LEFTMOST_SLOT[free])
    best = LEFTMOST_SLOT[free]
    nearest = 1e9
    while free:
        slot = LEFTMOST_SLOT[free]
        free &= free - 1
        away = distance_from_wish(s, slot)
        if away < nearest:
            nearest = away
            best = slot
    return int(best)


def distance_from_wish(s: State, slot: int) -> float:
    """How little the roll seems to belong into a slot."""
    if 0 < s.target < 10**s.places:
        if slot < GARBAGE:
            return float(abs(s.target // WEIGHTS[slot] % 10 - s.value))
        return float(GARBAGE_DISTANCE)
    least = 1 if s.die == 6 else 0
    share = (s.value - least) / (s.die - 1)
    if s.target > 0:
        share = 1.0 - share
    return abs(slot - (GARBAGE - s.places + share * (count_slots(s) - 1)))


def choose_by_number(s: State, seat: int, noise: float, rest: Any, rng: Any) -> int:
    """The slot that promises the best number, estimated with this error; one of several that are equal."""
    free = s.free[seat]
    number = s.made[s.played * SEATS + seat]
    unit = float(max(1, WEIGHTS[LEFTMOST_SLOT[free]]))
    least = 1e18
    chosen = LEFTMOST_SLOT[free]
    found = 0
    left = free
    while left:
        slot = LEFTMOST_SLOT[left]
        left &= left - 1
        this = expected_cost(s, number + s.value * WEIGHTS[slot], free ^ 1 << slot, rest)
        if noise > 0:
            this += noise * unit * draw_normal(rng)
        if this < least - ROUNDING * unit:
            least = this
            chosen = slot
            found = 1
        elif this <= least + ROUNDING * unit:
            found += 1
            if below(rng, found) == 0:
                chosen = slot
    return int(chosen)


def draw_normal(rng: Any) -> float:
    total = 0.0
    for _ in range(NORMAL_DRAWS):
        total += below(rng, FRACTION) / FRACTION
    return total - NORMAL_DRAWS / 2


def choose_by_plan(plan: Any, step: int, history: int, line: int, rng: Any) -> int:
    """Draws one of the free slots, counted from the left, by a plan."""
    free = len(LINES) + 1 - step
    row = STEP_STARTS[step] + (history * LINES[step] + line) * free
    total = 0
    for j in range(free):
        total += plan[row + j]
    drawn = below(rng, total)
    j = 0
    while drawn >= plan[row + j]:
        drawn -= plan[row + j]
        j += 1
    return j


def write_seats(s: State, rows: Any, start: int, offsets: Any) -> None:
    won = winners(s)
    standing = start + offsets[STANDING]
    half = standing + max(0, s.rounds // 2 - 1) * s.seats
    leader = -1
    changes = 0
    for number in range(s.rounds):
        place = standing + number * s.seats
        best = 0
        for seat in range(1, s.seats):
            if rows[place + seat] > rows[place + best]:
                best = seat
        if leader < 0:
            leader = best
        elif rows[place + best] > rows[place + leader]:
            leader = best
            changes += 1
    rows[start + offsets[LEAD_CHANGES]] = changes
    for seat in range(s.seats):
        rows[start + offsets[WON] + seat] = won >> seat & 1
        rows[start + offsets[SCORE] + seat] = score(s, seat)
        rows[start + offsets[NUMBER] + seat] //= s.rounds
        rank = 0
        for other in range(s.seats):
            if rows[half + other] > rows[half + seat]:
                rank += 1
        rows[start + offsets[RANK_AT_HALF] + seat] = rank
