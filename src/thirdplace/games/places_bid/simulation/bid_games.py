"""PLACES Bid: whole games between compiled players, in the dialect of rules.py.

Each seat has random numbers of its own for every round and every bid that it may answer. So where a rule was
changed, players hesitate as they did before in the same situation, whatever was bid on the way to it, and two
rules can be compared on the same luck.
"""

from typing import Any

from thirdplace.games.places_bid.bots.greedy_policy import choose_greedily
from thirdplace.games.places_bid.bots.project_inference import list_assignments
from thirdplace.games.places_bid.bots.rollout_policy import TASTE_COUNT, THRIFT, apply_action, choose_action
from thirdplace.games.places_bid.bots.tree_search import (
    GAMES,
    STATS_PER_BRANCH,
    action_of_branch,
    count_branches,
    search,
)
from thirdplace.games.places_bid.rules import (
    CHOOSE,
    MOST_BID,
    PASS,
    begin,
    deal,
    has_set,
    price,
    score,
    winners,
)
from thirdplace.games.places_bid.state import BIDDING, CARDS, OVER, SEATS, State

# The columns of a row, in the order of `offsets`.
COLUMNS = (
    "won",
    "score",
    "turn-order",
    "project",
    "rank-at-half",
    "tokens",
    "spent",
    "buildings",
    "full-set",
    "rounds",
    "actions",
    "lead-changes",
    "building",
    "standing",
)
WON = 0
SCORE = 1
TURN_ORDER = 2
PROJECT = 3
RANK_AT_HALF = 4
TOKENS = 5
SPENT = 6
BUILDINGS = 7
FULL_SET_HELD = 8
ROUNDS = 9
ACTIONS_TAKEN = 10
LEAD_CHANGES = 11
BUILDING = 12
STANDING = 13

EASY = 0
MEDIUM = 1
HARD = 2

NEVER_BIDS_FIRST = 1
ONLY_OWN_PROJECT = 2
GREEDY = 3

# What is noted while a game is played: tokens spent by seat, then the price and the round of each card.
SPENT_NOTE = 0
PRICE_NOTE = SEATS
ROUND_NOTE = SEATS + CARDS
NOTES = SEATS + 2 * CARDS

CHOOSING = MOST_BID + 1  # in place of the highest bid, where buildings are chosen

NOT_PLAYED = -(2**31)


def count_rounds(s: State) -> int:
    """The most rounds that a game with these cards can have."""
    cards = 0
    for card in range(CARDS):
        if 0 < s.players[card] <= s.seats:
            cards += 1
    return (cards + s.face_up - 1) // s.face_up


def play_games(
    table: Any, seeds: Any, players: Any, ways: Any, thought: Any, dice: Any, notes: Any, sheet: Any
) -> None:
    """Plays a game for each seed, and writes a row for each.

    `seeds` are those of the cards and of the players, the distances between rounds, and a game with all
    cards; `players` say who sits where; `ways` are what the policies need, `thought` what the search needs;
    `dice` are the distances between bids and an array for random numbers; `sheet` is what is written.
    """
    deal_seeds, play_seeds, hops, whole = seeds
    _, rng = dice
    rows, offsets, width, rounds, cards = sheet
    s = table[0]
    for game in range(len(deal_seeds)):
        rng[0] = deal_seeds[game]
        deal_alike(s, whole[0], rng)
        begin(s)
        first = s.starter
        start = game * width
        for i in range(NOTES):
            notes[i] = 0
        for i in range(rounds * s.seats):
            rows[start + offsets[STANDING] + i] = NOT_PLAYED
        actions = 0
        while s.phase != OVER:
            actions += play_round(table, game, play_seeds, hops, players, ways, thought, dice, notes)
            played = s.number if s.phase == OVER else s.number - 1
            for seat in range(s.seats):
                rows[start + offsets[STANDING] + (played - 1) * s.seats + seat] = score(s, seat)
        rows[start + offsets[ACTIONS_TAKEN]] = actions
        write_game(s, first, rows, start, offsets)
        write_seats(s, first, notes, rows, start, offsets)
        write_cards(s, notes, rows, start + offsets[BUILDING], cards)


def deal_alike(s: State, whole: State, rng: Any) -> None:
    """Deals as if no card had been taken out; in the place of each that was lies the last card of the deck.

    Every order of the deck is as likely as by `deal`, and all other cards come when they would have come.
    """
    deal(whole, rng)
    s.starter = whole.starter
    for i in range(SEATS):
        s.project[i] = whole.project[i]
    size = whole.deck_size
    for i in range(size):
        s.deck[i] = whole.deck[i]
    place = 0
    while place < size:
        if s.players[s.deck[place]] == 0:
            size -= 1
            s.deck[place] = s.deck[size]
        else:
            place += 1
    s.deck_size = size


def play_round(
    table: Any,
    game: int,
    play_seeds: Any,
    hops: Any,
    players: Any,
    ways: Any,
    thought: Any,
    dice: Any,
    notes: Any,
) -> int:
    """Plays a round; returns how many actions it took."""
    lineup, levels, restrictions = players
    tastes, greedy_tastes, desk = ways
    bid_hops, rng = dice
    s = table[0]
    number = s.number
    actions = 0
    while s.phase != OVER and s.number == number:
        seat = s.turn
        player = lineup[game * s.seats + seat]
        said = s.high if s.phase == BIDDING else CHOOSING
        rng[0] = play_seeds[game] + hops[number * SEATS + seat] + bid_hops[said]
        if restrictions[player] == GREEDY:
            action = choose_action(s, seat, greedy_tastes, desk, rng)
        elif levels[player] == EASY:
            action = choose_greedily(s, seat, desk, rng)
        elif levels[player] == MEDIUM:
            action = choose_action(s, seat, tastes, desk, rng)
        else:
            action = choose_by_search(table, seat, thought, rng)
        if restrictions[player] > 0:
            action = restrict(s, seat, action, restrictions[player])
        if action >= CHOOSE:
            cost = price(s, seat)
            notes[SPENT_NOTE + seat] += cost
            notes[PRICE_NOTE + action - CHOOSE] = cost
            notes[ROUND_NOTE + action - CHOOSE] = number
        apply_action(s, seat, action)
        actions += 1
    return actions


def choose_by_search(table: Any, seat: int, thought: Any, rng: Any) -> int:
    """What level hard does: the action that a search tried most often."""
    s = table[0]
    world, games, belief, ways, usual_tastes, searcher_thrift, tree, found = thought
    if s.phase == BIDDING and s.tokens[seat] <= s.high:
        return PASS
    if s.phase != BIDDING and s.market_size == 1:
        return CHOOSE + int(s.market[0])
    tastes, _, _, _ = ways
    weights, deals, odds = belief
    for i in range(len(tastes)):
        tastes[i] = usual_tastes[i]
    list_assignments(s, seat, weights, deals, odds)
    tastes[seat * TASTE_COUNT + THRIFT] = searcher_thrift
    search(table, world, seat, games, belief, ways, tree, found, rng)
    best = 0
    for slot in range(1, count_branches(s)):
        if found[slot * STATS_PER_BRANCH + GAMES] > found[best * STATS_PER_BRANCH + GAMES]:
            best = slot
    return int(action_of_branch(s, best))


def restrict(s: State, seat: int, action: int, restriction: int) -> int:
    """What a restricted player does instead."""
    if restriction == GREEDY:
        return action
    if restriction == NEVER_BIDS_FIRST:
        return PASS if s.phase == BIDDING and s.high == 0 else action
    wanted = -1
    for i in range(s.market_size):
        if s.category[s.market[i]] == s.project[seat]:
            wanted = s.market[i]
    if s.phase == BIDDING:
        return action if wanted >= 0 else PASS
    return action if wanted < 0 or s.category[action - CHOOSE] == s.project[seat] else CHOOSE + wanted


def write_game(s: State, first: int, rows: Any, start: int, offsets: Any) -> None:
    """Writes what belongs to the whole game, and everyone's rank at half-time."""
    standing = start + offsets[STANDING]
    rows[start + offsets[ROUNDS]] = s.number
    half = standing + max(0, s.number // 2 - 1) * s.seats
    for seat in range(s.seats):
        rank = 0
        for other in range(s.seats):
            if rows[half + other] > rows[half + seat]:
                rank += 1
        rows[start + offsets[RANK_AT_HALF] + seat] = rank
    rows[start + offsets[LEAD_CHANGES]] = count_lead_changes(s, rows, standing)


def count_lead_changes(s: State, rows: Any, standing: int) -> int:
    """How often somebody else was ahead after a round; whoever draws level has not taken the lead."""
    leader = -1
    changes = 0
    for number in range(s.number):
        place = standing + number * s.seats
        best = 0
        for seat in range(1, s.seats):
            if rows[place + seat] > rows[place + best]:
                best = seat
        if leader >= 0 and rows[place + best] > rows[place + leader]:
            changes += 1
            leader = best
        elif leader < 0:
            leader = best
    return changes


def write_seats(s: State, first: int, notes: Any, rows: Any, start: int, offsets: Any) -> None:
    won = winners(s)
    for seat in range(s.seats):
        rows[start + offsets[WON] + seat] = won >> seat & 1
        rows[start + offsets[SCORE] + seat] = score(s, seat)
        rows[start + offsets[TURN_ORDER] + seat] = (seat - first + s.seats) % s.seats
        rows[start + offsets[PROJECT] + seat] = s.project[seat]
        rows[start + offsets[TOKENS] + seat] = s.tokens[seat]
        rows[start + offsets[SPENT] + seat] = notes[SPENT_NOTE + seat]
        buildings = 0
        for category in range(SEATS):
            buildings += s.held[seat * SEATS + category]
        rows[start + offsets[BUILDINGS] + seat] = buildings
        rows[start + offsets[FULL_SET_HELD] + seat] = has_set(s, seat)


def write_cards(s: State, notes: Any, rows: Any, place: int, cards: int) -> None:
    """Writes for each card who owns it, what was paid for it, and in which round."""
    for card in range(cards):
        rows[place + card * 3] = s.owner[card]
        rows[place + card * 3 + 1] = notes[PRICE_NOTE + card]
        rows[place + card * 3 + 2] = notes[ROUND_NOTE + card]
