"""Many tables, a decision at each of them in one call: in the dialect of rules.py, always compiled.

core/compiled_environment.py loads this file once per game and binds `rules`, `environment` and `decisions`.
Everything that is written for the program that learns lies in flat arrays, table after table.
"""

from typing import Any

from thirdplace.core.chance import below
from thirdplace.core.environment import PARTIAL

rules: Any = None
environment: Any = None
decisions: Any = None
"""All bound by core/compiled_environment.py."""

# How a table plays: `plan`, the same numbers for all tables.
WIDTH = 0  # numbers of an observation, without the history
IDS = 1
TEMPO = 2
REWARD = 3
TEAM = 4
KEPT = 5  # actions of the history that are observed
PLAN = 6

LOG = 3  # for each action of the history: how many there were before it, whose it was, its id


def open_tables(states: Any, moments: Any, dice: Any, rng: Any, plan: Any, logs: Any, at: Any) -> None:
    """Deal at every table from `at[0]` to `at[1]`."""
    for i in range(at[0], at[1]):
        open_table(states, moments, dice, rng, plan, logs, i)


def open_table(states: Any, moments: Any, dice: Any, rng: Any, plan: Any, logs: Any, i: int) -> None:
    """Deal; every table has random numbers of its own."""
    s = states[i]
    rng[0] = dice[i]
    rules.deal(s, rng)
    rules.begin(s)
    dice[i] = rng[0]
    decisions.open_moment(s, moments[i])
    for k in range(plan[KEPT] * LOG):
        logs[i * plan[KEPT] * LOG + k] = -1


def choose(s: Any, m: Any, id: int, tempo: int) -> None:
    """A legal id for the seat that is asked, and what follows until the next one is."""
    seat = m.seat
    action = environment.action_of(s, seat, id, m.part)
    if action <= PARTIAL:
        m.part = PARTIAL - action
        return
    clock = environment.clock_seat(s)
    if action >= 0:
        rules.apply(s, seat, action, m.now)
        m.acts += 1
    if clock >= 0 and decisions.pass_time(s, m, seat, clock, tempo):
        rules.tick(s, m.now)
    decisions.ask_next(s, m, seat, clock)


def choose_and_log(s: Any, m: Any, id: int, plan: Any, logs: Any, i: int) -> None:
    """The same, and the history is kept, the newest action first. Waiting is no action."""
    acts = m.acts
    seat = m.seat
    first = m.first
    had_part = m.part != 0
    choose(s, m, id, plan[TEMPO])
    if m.acts == acts:
        m.first = id
        return
    at = i * plan[KEPT] * LOG
    if had_part:
        push(logs, at, plan[KEPT], acts, seat, first)
    push(logs, at, plan[KEPT], acts, seat, id)


def push(logs: Any, at: int, kept: int, acts: int, seat: int, id: int) -> None:
    for k in range(kept * LOG - 1, LOG - 1, -1):
        logs[at + k] = logs[at + k - LOG]
    logs[at] = acts
    logs[at + 1] = seat
    logs[at + 2] = id


def show(tables: Any, rng: Any, plan: Any, observations: Any, i: int, is_new: bool) -> None:
    """Write what the seat that is asked observes at a table."""
    states, moments, _, worlds, logs = tables
    s = states[i]
    m = moments[i]
    seat = m.seat
    width = plan[WIDTH]
    at = i * (width + 2 * plan[KEPT])
    if environment.OBSERVES_WORLD:
        world, numbers, seed = worlds
        world[0] = s
        rng[0] = seed
        rules.resample(world[0], seat, rng)
        for k in range(width):
            observations[at + k] = numbers[k]
    elif is_new:
        environment.observe(s, seat, m.now, m.part, observations, at)
    else:
        environment.refresh(s, seat, m.now, m.part, observations, at)
    if plan[KEPT] > 0:
        show_history(s, plan[KEPT], logs, i, seat, observations, at + width)


def show_history(s: Any, kept: int, logs: Any, i: int, seat: int, observations: Any, at: int) -> None:
    for k in range(kept):
        log = (i * kept + k) * LOG
        other = logs[log + 1]
        if other < 0:
            observations[at + 2 * k] = 0
            observations[at + 2 * k + 1] = 0
        else:
            observations[at + 2 * k] = (other - seat if other >= seat else other - seat + s.seats) + 1
            observations[at + 2 * k + 1] = environment.seen_id(s, logs[log], other, logs[log + 2], seat) + 1


def mark(states: Any, moments: Any, plan: Any, masks: Any, counts: Any, i: int) -> None:
    """Write the mask of the seat that is asked at a table."""
    at = i * plan[IDS]
    for k in range(plan[IDS]):
        masks[at + k] = 0
    m = moments[i]
    counts[i] = decisions.write_legal(states[i], m, m.seat, m.part, masks, at)


def pay(s: Any, plan: Any, points: Any, rewards: Any, i: int) -> None:
    """Write what every seat gets once a game is over, or (reward `score`) as points change."""
    at = i * s.seats
    for seat in range(s.seats):
        if plan[REWARD] == decisions.SCORE:
            had = decisions.points_of(s, seat, plan[TEAM] != 0)
            rewards[at + seat] += had - points[at + seat]
            points[at + seat] = had
        else:
            rewards[at + seat] += decisions.reward_at_end(s, seat, plan[REWARD], plan[TEAM] != 0)


def count_points(s: Any, plan: Any, points: Any, i: int) -> None:
    if plan[REWARD] == decisions.SCORE:
        for seat in range(s.seats):
            points[i * s.seats + seat] = decisions.points_of(s, seat, plan[TEAM] != 0)


def find_illegal(ids: Any, masks: Any, plan: Any) -> int:
    """The first table whose id is not legal, or -1."""
    count = plan[IDS]
    for i in range(len(ids)):
        if ids[i] < 0 or ids[i] >= count or masks[i * count + ids[i]] == 0:
            return i
    return -1


def replace_illegal(states: Any, moments: Any, ids: Any, masks: Any, plan: Any) -> int:
    """Choose for those whose id is not legal as for a seat that is late; how many there were."""
    count = plan[IDS]
    found = 0
    for i in range(len(ids)):
        if ids[i] < 0 or ids[i] >= count or masks[i * count + ids[i]] == 0:
            found += 1
            m = moments[i]
            ids[i] = environment.late_id(states[i], m.seat, m.now)
            if masks[i * count + ids[i]] == 0:  # in the middle of an action
                ids[i] = 0
                while masks[i * count + ids[i]] == 0:
                    ids[i] += 1
    return found


def draw_ids(masks: Any, counts: Any, ids: Any, rng: Any, plan: Any, at: Any) -> None:
    """A random legal id for every table."""
    count = plan[IDS]
    for i in range(at[0], at[1]):
        left = below(rng, counts[i])
        id = i * count
        while True:
            left -= masks[id]
            if left < 0:
                break
            id += 1
        ids[i] = id - i * count


def step_tables(
    tables: Any, ids: Any, plan: Any, shown: Any, paid: Any, with_observations: int, at: Any, rng: Any
) -> None:
    """A decision at each table from `at[0]` to `at[1]`; where a game is over, the next one is dealt at once.

    `tables`: states, moments, random numbers, a world to observe, histories. `shown`: observations, masks,
    how many ids are legal, whose decision is next. `paid`: rewards, whether a game has ended, points so far.
    """
    states, moments, dice, _, logs = tables
    observations, masks, counts, turns = shown
    rewards, ended, points = paid
    for i in range(at[0], at[1]):
        s = states[i]
        m = moments[i]
        if plan[KEPT] > 0:
            choose_and_log(s, m, ids[i], plan, logs, i)
        else:
            choose(s, m, ids[i], plan[TEMPO])
        for seat in range(s.seats):
            rewards[i * s.seats + seat] = 0
        over = m.seat < 0
        ended[i] = over
        if over or plan[REWARD] == decisions.SCORE:
            pay(s, plan, points, rewards, i)
        if over:
            open_table(states, moments, dice, rng, plan, logs, i)
            count_points(s, plan, points, i)
        turns[i] = m.seat
        mark(states, moments, plan, masks, counts, i)
        if with_observations:
            show(tables, rng, plan, observations, i, over)


def show_tables(tables: Any, plan: Any, shown: Any, paid: Any, at: Any, rng: Any) -> None:
    """Everything that is shown, without a decision: after dealing."""
    states, moments, _, _, _ = tables
    observations, masks, counts, turns = shown
    rewards, ended, points = paid
    for i in range(at[0], at[1]):
        s = states[i]
        for seat in range(s.seats):
            rewards[i * s.seats + seat] = 0
        ended[i] = 0
        count_points(s, plan, points, i)
        turns[i] = moments[i].seat
        mark(states, moments, plan, masks, counts, i)
        show(tables, rng, plan, observations, i, True)
