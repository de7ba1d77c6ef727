"""Which decisions of a game matter: by playouts, in the dialect of rules.py.

decision_weighing.py puts a game's rules in `rules` and its players in `policy`, and compiles this file
for it. Every option of a decision is tried in the same worlds, with the same luck for every seat at every
moment, so that two options differ only by what they do.

Noise alone makes one option look better than another. So the worlds of a decision are two halves: what is
best in one half is measured in the other. Worlds are added until it is clear on which side of a threshold a
decision lies, or there are MOST_WORLDS of them.
"""

from math import sqrt
from typing import Any

from thirdplace.core.chance import below
from thirdplace.core.compilation.playout import count_bits, lowest_bit

rules: Any = None
"""The game's rules, bound by core/simulations/decision_weighing.py."""
policy: Any = None
"""How the game's players choose, bound by decision_weighing.py, which says what it has to offer."""

# The columns of a row (core/simulations/simulation.py says what they mean).
DECISIONS = 0
WORTH = 1
CLEAR = 2
LATE = 3
HOPELESS = 4
KINGMAKING = 5
WIDTH = 6

MOST_OPTIONS = 16
KEPT_OPTIONS = 3
"""So many of the best options are compared in the end; and with them a typical one, drawn anew each time."""
COMPARED = KEPT_OPTIONS + 1
SCREEN_WORLDS = 128
FEWEST_WORLDS = 512
MOST_WORLDS = 32768
SURE_ERRORS = 3.0
"""A gap so many standard errors away from the threshold is on one side of it."""

WIN_UNITS = 720720
"""A win, so that one that up to sixteen share is a whole number too."""
WORTH_PERCENT = 1
HOPELESS_PERCENT = 2
KINGMAKING_PERCENT = 10
PROMISING_PERCENT = 6
"""Whoever seems to have this chance in a few worlds is not looked at more closely."""
KINGMAKING_WORLDS = 1024


def weigh_games(
    states: Any, memories: Any, seeds: Any, lineup: Any, arrays: Any, scratch: Any, rows: Any
) -> None:
    """Plays a game for each seed, weighs one of its decisions and one of its last third; a row for each.

    `states` has room for three: the game, a world that the seat takes for possible, the one played on; so has
    `memories`. `seeds` are those of the cards and of the players, and tables of random numbers; `lineup` says
    for each game and seat which player sits there; `arrays` is what the players need; `scratch` is space to
    work in.
    """
    deal_seeds, play_seeds, _, _, _ = seeds
    _, rng, draws, _, _, _ = scratch
    s = states[0]
    for game in range(len(deal_seeds)):
        row = game * WIDTH
        open_game(states, memories, game, seeds, rng)
        count = play_to_decision(s, memories, game, seeds, lineup, arrays, scratch, -1)
        rows[row + DECISIONS] = count
        for column in range(WORTH, WIDTH):
            rows[row + column] = 0
        if count == 0:
            continue
        draws[0] = play_seeds[game]
        first_late = 2 * count // 3
        rows[row + LATE] = count - first_late
        open_game(states, memories, game, seeds, rng)
        play_to_decision(s, memories, game, seeds, lineup, arrays, scratch, below(draws, count))
        weigh_options(states, memories, game, seeds, lineup, arrays, scratch, rows, row)
        late = first_late + below(draws, count - first_late)
        open_game(states, memories, game, seeds, rng)
        play_to_decision(s, memories, game, seeds, lineup, arrays, scratch, late)
        look_for_kingmaking(states, memories, game, seeds, lineup, arrays, scratch, rows, row)


def open_game(states: Any, memories: Any, game: int, seeds: Any, rng: Any) -> None:
    deal_seeds, _, _, _, _ = seeds
    rng[0] = deal_seeds[game]
    rules.deal(states[0], rng)
    rules.begin(states[0])
    memory = memories[0]
    for i in range(len(memory)):
        memory[i] = 0


def play_to_decision(
    s: Any, memories: Any, game: int, seeds: Any, lineup: Any, arrays: Any, scratch: Any, stop: int
) -> int:
    """Plays until there were `stop` decisions, or to the end; returns how many there were."""
    _, play_seeds, hops, seat_hops, _ = seeds
    out, rng, _, _, _, _ = scratch
    count = 0
    while not rules.over(s):
        seat = lowest_bit(rules.active(s))
        if policy.list_options(s, seat, arrays, out) > 1:
            if count == stop:
                return count
            count += 1
        rng[0] = play_seeds[game] + hops[policy.moment(s, memories[0]) % len(hops)] + seat_hops[seat]
        player = lineup[game * s.seats + seat]
        apply_action(s, seat, policy.choose(s, seat, player, memories[0], arrays, rng))
    return count


def apply_action(s: Any, seat: int, action: int) -> None:
    """Applies an action. A function of its own, so that the rules are compiled into one place only."""
    rules.apply(s, seat, action, 0)


def imagine_world(
    states: Any,
    memories: Any,
    game: int,
    world: int,
    seat: int,
    seeds: Any,
    lineup: Any,
    arrays: Any,
    rng: Any,
) -> None:
    """A world that the seat takes for possible becomes `states[1]`."""
    _, play_seeds, _, _, worlds = seeds
    known, memory, _ = memories
    states[1] = states[0]
    for i in range(len(known)):
        memory[i] = known[i]
    rng[0] = play_seeds[game] + worlds[world]
    policy.imagine(states[1], seat, lineup, game * states[1].seats, memory, arrays, rng)


def try_action(
    states: Any,
    memories: Any,
    game: int,
    world: int,
    seat: int,
    action: int,
    seeds: Any,
    lineup: Any,
    arrays: Any,
    rng: Any,
) -> int:
    """Does an action in the imagined world, plays on to the end; returns the winners."""
    _, play_seeds, hops, seat_hops, worlds = seeds
    _, imagined, memory = memories
    states[2] = states[1]
    s = states[2]
    for i in range(len(memory)):
        memory[i] = imagined[i]
    policy.note(s, seat, action, memory)
    apply_action(s, seat, action)
    while not rules.over(s):
        turn = lowest_bit(rules.active(s))
        now = policy.moment(s, memory) % len(hops)
        rng[0] = play_seeds[game] + worlds[world] + hops[now] + seat_hops[turn]
        player = lineup[game * s.seats + turn]
        apply_action(s, turn, policy.choose(s, turn, player, memory, arrays, rng))
    won: int = rules.winners(s)
    return won


def share_of_win(won: int, seat: int) -> int:
    """What the winners mean to a seat, in WIN_UNITS."""
    return WIN_UNITS // count_bits(won) if won >> seat & 1 else 0


def weigh_options(
    states: Any,
    memories: Any,
    game: int,
    seeds: Any,
    lineup: Any,
    arrays: Any,
    scratch: Any,
    rows: Any,
    row: int,
) -> None:
    """Is the best option worth more than WORTH_PERCENT more than a typical one, and than the second best?"""
    out, rng, draws, kept, sums, squares = scratch
    s = states[0]
    seat = lowest_bit(rules.active(s))
    count = min(MOST_OPTIONS, policy.list_options(s, seat, arrays, out))
    keep_best_options(states, memories, game, seat, count, seeds, lineup, arrays, scratch)
    compared = min(KEPT_OPTIONS, count)
    for i in range(2 * COMPARED):
        sums[i] = 0
    for i in range(COMPARED * COMPARED):
        squares[i] = 0
    worlds = 0
    while worlds < MOST_WORLDS:
        half = (worlds & 1) * COMPARED
        imagine_world(states, memories, game, worlds, seat, seeds, lineup, arrays, rng)
        for i in range(compared + 1):
            action = kept[i] if i < compared else out[below(draws, count)]
            won = try_action(states, memories, game, worlds, seat, action, seeds, lineup, arrays, rng)
            kept[COMPARED + i] = share_of_win(won, seat)
            sums[half + i] += kept[COMPARED + i]
            for j in range(i):
                away = kept[COMPARED + i] - kept[COMPARED + j]
                squares[j * COMPARED + i] += away * away
        worlds += 1
        is_look = worlds >= FEWEST_WORLDS and worlds & (worlds - 1) == 0  # each time there are twice as many
        if is_look and are_gaps_certain(compared, worlds, sums, squares):
            break
    least = worlds * WORTH_PERCENT * (WIN_UNITS // 100)
    rows[row + WORTH] = 1 if gap_to_other(compared, sums, compared) > least else 0
    rows[row + CLEAR] = 1 if gap_to_other(compared, sums, -1) > least else 0


def keep_best_options(
    states: Any,
    memories: Any,
    game: int,
    seat: int,
    count: int,
    seeds: Any,
    lineup: Any,
    arrays: Any,
    scratch: Any,
) -> None:
    """Writes to `kept` the options that look best in a few worlds, which are not used again."""
    out, rng, _, kept, sums, _ = scratch
    for i in range(count):
        sums[i] = 0
    for number in range(SCREEN_WORLDS):
        world = MOST_WORLDS + number
        imagine_world(states, memories, game, world, seat, seeds, lineup, arrays, rng)
        for i in range(count):
            won = try_action(states, memories, game, world, seat, out[i], seeds, lineup, arrays, rng)
            sums[i] += share_of_win(won, seat)
    for place in range(min(KEPT_OPTIONS, count)):
        best = index_of_most(sums, 0, count)
        kept[place] = out[best]
        sums[best] = -1


def index_of_most(sums: Any, start: int, count: int) -> int:
    best = 0
    for i in range(1, count):
        if sums[start + i] > sums[start + best]:
            best = i
    return best


def index_of_second(sums: Any, start: int, count: int, best: int) -> int:
    second = 1 if best == 0 else 0
    for i in range(count):
        if i != best and sums[start + i] > sums[start + second]:
            second = i
    return second


def gap_to_other(compared: int, sums: Any, other: int) -> int:
    """By how much the best option of one half beats another (-1: the second best) in the other half."""
    gap = 0
    for half in range(2):
        best = index_of_most(sums, half * COMPARED, compared)
        beaten = index_of_second(sums, half * COMPARED, compared, best) if other < 0 else other
        measured = (1 - half) * COMPARED
        gap += sums[measured + best] - sums[measured + beaten]
    return gap


def are_gaps_certain(compared: int, worlds: int, sums: Any, squares: Any) -> bool:
    """Are both gaps so far from the threshold that more worlds would hardly change the answer?"""
    for i in range(COMPARED):
        sums[2 * COMPARED + i] = sums[i] + sums[COMPARED + i]
    best = index_of_most(sums, 2 * COMPARED, compared)
    for place in range(2):
        other = compared if place else index_of_second(sums, 2 * COMPARED, compared, best)
        mean = (sums[2 * COMPARED + best] - sums[2 * COMPARED + other]) / worlds
        square = squares[min(best, other) * COMPARED + max(best, other)] / worlds
        error = sqrt(max(0.0, square - mean * mean) / worlds)
        if abs(mean - WORTH_PERCENT * WIN_UNITS / 100) <= SURE_ERRORS * error:
            return False
    return True


def look_for_kingmaking(
    states: Any,
    memories: Any,
    game: int,
    seeds: Any,
    lineup: Any,
    arrays: Any,
    scratch: Any,
    rows: Any,
    row: int,
) -> None:
    """Does a seat decide here who of the others wins, though it can hardly win itself?"""
    out, _, _, _, sums, _ = scratch
    s = states[0]
    seat = lowest_bit(rules.active(s))
    count = min(MOST_OPTIONS, policy.list_options(s, seat, arrays, out))
    worlds = SCREEN_WORLDS
    count_wins(states, memories, game, seat, count, worlds, seeds, lineup, arrays, scratch)
    if own_chance(sums, seat, count, s.seats) * 100 > worlds * PROMISING_PERCENT * WIN_UNITS:
        return
    worlds = KINGMAKING_WORLDS
    count_wins(states, memories, game, seat, count, worlds, seeds, lineup, arrays, scratch)
    if own_chance(sums, seat, count, s.seats) * 100 > worlds * HOPELESS_PERCENT * WIN_UNITS:
        return
    rows[row + HOPELESS] = 1
    shift = shift_of_others(sums, seat, count, s.seats)
    rows[row + KINGMAKING] = 1 if shift * 100 > worlds * KINGMAKING_PERCENT * WIN_UNITS else 0


def count_wins(
    states: Any,
    memories: Any,
    game: int,
    seat: int,
    count: int,
    worlds: int,
    seeds: Any,
    lineup: Any,
    arrays: Any,
    scratch: Any,
) -> None:
    """The wins of every seat by half and option, over so many worlds."""
    out, rng, _, _, sums, _ = scratch
    seats = states[0].seats
    for i in range(2 * count * seats):
        sums[i] = 0
    for world in range(worlds):
        half = (world & 1) * count
        imagine_world(states, memories, game, world, seat, seeds, lineup, arrays, rng)
        for i in range(count):
            won = try_action(states, memories, game, world, seat, out[i], seeds, lineup, arrays, rng)
            for other in range(seats):
                sums[(half + i) * seats + other] += share_of_win(won, other)


def own_chance(sums: Any, seat: int, count: int, seats: int) -> int:
    """The wins of a seat with its best option: the best of one half, measured in the other."""
    total = 0
    for half in range(2):
        best = 0
        for i in range(1, count):
            here = (half * count + i) * seats + seat
            if sums[here] > sums[(half * count + best) * seats + seat]:
                best = i
        total += sums[((1 - half) * count + best) * seats + seat]
    return total


def shift_of_others(sums: Any, seat: int, count: int, seats: int) -> int:
    """How far one of the others' wins depend on the option: found in one half, measured in the other."""
    total = 0
    for half in range(2):
        most = -1
        found = 0
        for other in range(seats):
            if other == seat:
                continue
            for i in range(count):
                for j in range(count):
                    here = (half * count + i) * seats + other
                    there = (half * count + j) * seats + other
                    if sums[here] - sums[there] > most:
                        most = sums[here] - sums[there]
                        measured = (1 - half) * count
                        found = sums[(measured + i) * seats + other] - sums[(measured + j) * seats + other]
        total += found
    return total
