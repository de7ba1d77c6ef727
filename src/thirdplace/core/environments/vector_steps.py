"""Many tables, a decision at each of them in one call: in the dialect of rules.py, always compiled.

compiled_environment.py loads this file once per game and binds `rules`, `environment` and `decisions`.
Everything that is written for the program that learns lies in flat arrays, table after table.
"""

from typing import Any

from thirdplace.core.chance import below
from thirdplace.core.environments.environment import PARTIAL

rules: Any = None
environment: Any = None
decisions: Any = None
players: Any = None
"""All bound by core/environments/compiled_environment.py."""

# How a table plays: `plan`, the same numbers for all tables.
WIDTH = 0  # numbers of an observation, without the history
IDS = 1
TEMPO = 2
REWARD = 3
TEAM = 4
KEPT = 5  # actions of the history that are observed
LEVEL = 6  # of the opponents: SELF_PLAY, RANDOM, or a level of the game's compiled players
NEXT_STEP = 7  # 1: a finished game is shown for a step, and the next step deals anew whatever is chosen

SELF_PLAY = -2
RANDOM = -1

# What a call is asked for: `flags`.
DEAL_ALL = 0
OBSERVE = 1
KEEP_FINALS = 2

LOG = 3  # for each action of the history: how many there were before it, whose it was, its id


def deal_table(tables: Any, chance: Any, plan: Any, i: int) -> None:
    """Deal; every table has random numbers of its own."""
    states, moments, _, logs = tables
    rng, dice, _, agents, rotates, _, _ = chance
    s = states[i]
    rng[0] = dice[i]
    rules.deal(s, rng)
    if rotates:
        agents[i] = below(rng, s.seats)
    dice[i] = rng[0]
    rules.begin(s)
    decisions.open_moment(s, moments[i])
    for k in range(plan[KEPT] * LOG):
        logs[i * plan[KEPT] * LOG + k] = -1


def draw_legal(s: Any, m: Any, plan: Any, scratch: Any, rng: Any) -> int:
    for k in range(plan[IDS]):
        scratch[k] = 0
    left = below(rng, decisions.write_legal(s, m, m.seat, m.part, scratch, 0))
    id = 0
    while True:
        left -= scratch[id]
        if left < 0:
            return id
        id += 1


def choose(s: Any, m: Any, id: int, plan: Any, logs: Any, i: int) -> None:
    """A legal id for the seat that is asked, and what follows until the next one is."""
    seat = m.seat
    action = environment.action_of(s, seat, id, m.part)
    if action <= PARTIAL:
        m.part = PARTIAL - action
        m.first = id
        return
    clock = environment.clock_seat(s)
    if action >= 0:
        if plan[KEPT] > 0:
            log_action(m, id, plan[KEPT], logs, i)
        rules.apply(s, seat, action, m.now)
        m.acts += 1
    if clock >= 0 and decisions.pass_time(s, m, seat, clock, plan[TEMPO]):
        rules.tick(s, m.now)
    decisions.ask_next(s, m, seat, clock)


def log_action(m: Any, id: int, kept: int, logs: Any, i: int) -> None:
    """Keep an action in the history, the newest first; an action in two parts is kept as both."""
    if m.part != 0:
        push_log(logs, i * kept * LOG, kept, m.acts, m.seat, m.first)
    push_log(logs, i * kept * LOG, kept, m.acts, m.seat, id)


def push_log(logs: Any, at: int, kept: int, acts: int, seat: int, id: int) -> None:
    for k in range(kept * LOG - 1, LOG - 1, -1):
        logs[at + k] = logs[at + k - LOG]
    logs[at] = acts
    logs[at + 1] = seat
    logs[at + 2] = id


def write_observation(
    tables: Any, rng: Any, plan: Any, observations: Any, seat: int, i: int, is_new: bool
) -> None:
    """Write what a seat observes at a table."""
    states, moments, worlds, logs = tables
    s = states[i]
    m = moments[i]
    width = plan[WIDTH]
    at = i * (width + 2 * plan[KEPT])
    if environment.OBSERVES_WORLD:  # known to the compiler, as is the next condition
        world, numbers, seed = worlds
        world[0] = s
        rng[0] = seed
        rules.resample(world[0], seat, rng)
        for k in range(width):
            observations[at + k] = numbers[k]
    elif is_new or not environment.REFRESHES:
        environment.observe(s, seat, m.now, m.part, observations, at)
    else:
        environment.refresh(s, seat, m.now, m.part, observations, at)
    if plan[KEPT] > 0:
        write_history(s, plan[KEPT], logs, i, seat, observations, at + width)


def write_history(s: Any, kept: int, logs: Any, i: int, seat: int, observations: Any, at: int) -> None:
    for k in range(kept):
        log = (i * kept + k) * LOG
        other = logs[log + 1]
        if other < 0:
            observations[at + 2 * k] = 0
            observations[at + 2 * k + 1] = 0
        else:
            observations[at + 2 * k] = (other - seat if other >= seat else other - seat + s.seats) + 1
            observations[at + 2 * k + 1] = environment.seen_id(s, logs[log], other, logs[log + 2], seat) + 1


def write_mask_of_table(states: Any, moments: Any, plan: Any, masks: Any, counts: Any, i: int) -> None:
    """Write the mask of the seat that is asked at a table."""
    at = i * plan[IDS]
    for k in range(plan[IDS]):
        masks[at + k] = 0
    m = moments[i]
    if m.seat < 0:  # the next step deals anew, whatever is chosen
        for k in range(plan[IDS]):
            masks[at + k] = 1
        counts[i] = plan[IDS]
        return
    counts[i] = decisions.write_legal(states[i], m, m.seat, m.part, masks, at)


def write_rewards(s: Any, plan: Any, points: Any, rewards: Any, i: int) -> None:
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
            if m.seat < 0:
                ids[i] = 0
                continue
            ids[i] = environment.late_id(states[i], m.seat, m.now)
            if masks[i * count + ids[i]] == 0:  # in the middle of an action
                ids[i] = 0
                while masks[i * count + ids[i]] == 0:
                    ids[i] += 1
    return found


def draw_ids(masks: Any, counts: Any, ids: Any, rng: Any, plan: Any) -> None:
    """A random legal id for every table."""
    count = plan[IDS]
    for i in range(len(ids)):
        left = below(rng, counts[i])
        id = i * count
        while True:
            left -= masks[id]
            if left < 0:
                break
            id += 1
        ids[i] = id - i * count


def step_tables(
    tables: Any, chance: Any, plan: Any, shown: Any, paid: Any, ids: Any, flags: Any, at: Any
) -> None:
    """A decision at each table from `at[0]` to `at[1]`; a finished game is followed by the next one.

    `tables`: states, moments, a world to observe, histories. `chance`: a generator to work with; by table,
    random numbers for deals and for opponents, and the own seat; is that another one in each game? What
    compiled players know, and room for a mask. `shown`: observations, masks, how many ids are legal, whose
    decision is next. `paid`: rewards, whether a game has ended, points so far, last observations. `flags`:
    are games dealt at all tables, are observations written, and the last ones of finished games?
    """
    # All in one loop, in which everything large stands once: it would be compiled as often as it stands here.
    states, moments, _, logs = tables
    rng, _, luck, agents, _, knowledge, scratch = chance
    observations, masks, counts, turns = shown
    rewards, ended, points, finals = paid
    with_opponents = plan[LEVEL] > SELF_PLAY
    for i in range(at[0], at[1]):
        s = states[i]
        m = moments[i]
        if ended[i] != 0 or flags[DEAL_ALL] != 0 or plan[REWARD] == decisions.SCORE:
            for seat in range(s.seats):
                rewards[i * s.seats + seat] = 0
        deals = flags[DEAL_ALL] != 0 or (plan[NEXT_STEP] != 0 and ended[i] != 0)
        is_new = deals
        over = False
        observer = agents[i] if with_opponents else m.seat
        id = ids[i]
        action = 0
        while True:
            if deals:
                deal_table(tables, chance, plan, i)
                count_points(s, plan, points, i)
                deals = False
            else:
                choose(s, m, id, plan, logs, i)
            if m.seat >= 0:
                if not with_opponents or m.seat == agents[i]:
                    break
                rng[0] = luck[i]
                if plan[LEVEL] == RANDOM:
                    id = draw_legal(s, m, plan, scratch, rng)
                else:
                    if m.part == 0:
                        action = players.choose(s, m.seat, m.now, plan[LEVEL], knowledge, rng)
                    id = environment.id_toward(s, m.seat, action, m.part)
                luck[i] = rng[0]
            else:
                if not is_new:
                    over = True
                    write_rewards(s, plan, points, rewards, i)
                    if plan[NEXT_STEP] != 0:
                        break
                    if flags[KEEP_FINALS]:
                        write_observation(tables, rng, plan, observations, observer, i, False)
                        copy_row(observations, finals, plan, i)
                deals = True
                is_new = True
        ended[i] = over
        if plan[REWARD] == decisions.SCORE and not is_new:
            write_rewards(s, plan, points, rewards, i)
        turns[i] = m.seat
        write_mask_of_table(states, moments, plan, masks, counts, i)
        if flags[OBSERVE]:
            write_observation(tables, rng, plan, observations, m.seat if m.seat >= 0 else observer, i, is_new)


def copy_row(observations: Any, finals: Any, plan: Any, i: int) -> None:
    width = plan[WIDTH] + 2 * plan[KEPT]
    for k in range(i * width, (i + 1) * width):
        finals[k] = observations[k]
