"""Counts rows of simulated games (simulation.py), in the dialect of rules.py: it runs compiled only."""

from typing import Any

from thirdplace.core.simulations.simulation import ITEM_COLUMNS, NOT_PLAYED


def count_items(
    rows: Any, width: int, games: int, wins: Any, seats: int, shape: Any, sums: Any, products: Any, had: Any
) -> None:
    """Adds up what items did in some games.

    `shape` says where items begin in a row, how many there are, of how many rounds notes are kept, whether a
    team shares them, and where what is held equal begins (a column for each seat; `len(controls)` of them).
    `sums` are the arrays owned, won, paid, when, price; `products` are those of the regression. `had` has
    room for the columns of one seat that are not 0.
    """
    start, items, rounds, shared, controls = shape
    owned, won, paid, when, price = sums
    observed = 1 if shared else seats
    for game in range(games):
        place = game * width + start
        for item in range(items):
            at = place + item * ITEM_COLUMNS
            owner = rows[at]
            if owner >= 0:
                owned[item] += 1
                won[item] += wins[game * seats + owner]
                paid[item] += rows[at + 1]
                if 0 < rows[at + 2] <= rounds:
                    when[(rows[at + 2] - 1) * items + item] += 1
                    price[(rows[at + 2] - 1) * items + item] += rows[at + 1]
        for seat in range(observed):
            count = list_had_items(rows, place, items, seat, shared, had)
            add_products(
                rows, game * width, seat, items, controls, had, count, wins[game * seats + seat], products
            )


def list_had_items(rows: Any, place: int, items: int, seat: int, shared: int, had: Any) -> int:
    """Writes to `had` the numbers of the items that a seat has; returns how many."""
    count = 0
    for item in range(items):
        owner = rows[place + item * ITEM_COLUMNS]
        if owner == seat or (shared and owner >= 0):
            had[count] = item
            count += 1
    return count


def add_products(
    rows: Any, start: int, seat: int, items: int, controls: Any, had: Any, count: int, win: int, products: Any
) -> None:
    """Adds one seat to the sums of the regression: a constant, the items it has, what is held equal."""
    xx, xy = products
    size = 1 + items + len(controls)
    xx[0] += 1
    xy[0] += win
    for i in range(count):
        one = 1 + had[i]
        xx[one] += 1
        xx[one * size] += 1
        xy[one] += win
        for j in range(count):
            xx[one * size + 1 + had[j]] += 1
    for c in range(len(controls)):
        value = rows[start + controls[c] + seat]
        column = 1 + items + c
        xx[column] += value
        xx[column * size] += value
        xy[column] += value * win
        for i in range(count):
            xx[(1 + had[i]) * size + column] += value
            xx[column * size + 1 + had[i]] += value
        for d in range(len(controls)):
            xx[column * size + 1 + items + d] += value * rows[start + controls[d] + seat]


def count_standing(
    rows: Any, width: int, games: int, wins: Any, seats: int, shape: Any, standing: Any, ahead: Any
) -> None:
    """By round and rank: how often somebody was there, and how many wins came of it."""
    start, rounds = shape
    for game in range(games):
        for number in range(rounds):
            place = game * width + start + number * seats
            if rows[place] == NOT_PLAYED:
                continue
            for seat in range(seats):
                rank = 0
                for other in range(seats):
                    if rows[place + other] > rows[place + seat]:
                        rank += 1
                standing[number * seats + rank] += 1
                ahead[number * seats + rank] += wins[game * seats + seat]
