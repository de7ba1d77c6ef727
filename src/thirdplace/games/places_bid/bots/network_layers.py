"""The layers of small networks, in the dialect of rules.py. Weights are rows of as many as there are sums.

Loops run to len(sums), not to a constant: compilers unroll what they should vectorize.
"""

from typing import Any


def copy_row(numbers: Any, row: int, sums: Any) -> None:
    for j in range(len(sums)):
        sums[j] = numbers[row + j]


def add_product(weights: Any, row: int, values: Any, first: int, count: int, sums: Any) -> None:
    """Adds to the sums the product of `count` values and as many rows of weights.

    Four rows at a time, so that the sums are read and written less often; `count` is a multiple of four.
    """
    width = len(sums)
    for i in range(first, first + count, 4):
        a = values[i]
        b = values[i + 1]
        c = values[i + 2]
        d = values[i + 3]
        if a != 0 or b != 0 or c != 0 or d != 0:
            for j in range(width):
                sums[j] += (
                    a * weights[row + j]
                    + b * weights[row + width + j]
                    + c * weights[row + 2 * width + j]
                    + d * weights[row + 3 * width + j]
                )
        row += 4 * width


def keep_positive(sums: Any, kept: Any, start: int) -> None:
    """Writes the sums to `kept`, with 0 for those below."""
    for j in range(len(sums)):
        number = sums[j]
        if number < 0:
            number -= number  # a 0 of the same type: others would not be vectorized
        kept[start + j] = number


def weigh_positive(weights: Any, row: int, sums: Any) -> float:
    """The sum of the positive ones, by weight; in four parts, none of which waits for another."""
    a = 0.0
    b = 0.0
    c = 0.0
    d = 0.0
    for j in range(0, len(sums), 4):
        a += weights[row + j] * max(sums[j], 0)
        b += weights[row + j + 1] * max(sums[j + 1], 0)
        c += weights[row + j + 2] * max(sums[j + 2], 0)
        d += weights[row + j + 3] * max(sums[j + 3], 0)
    return a + b + c + d
