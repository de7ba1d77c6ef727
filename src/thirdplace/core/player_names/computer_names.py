"""What computer players are called: short names that are at home in our three languages."""

from collections.abc import Collection

from thirdplace.core.player_names.lookalikes import look_alike

__all__ = ["COMPUTER_NAMES", "computer_name"]

COMPUTER_NAMES = (
    "Ada",
    "Bruno",
    "Emmy",
    "Fritz",
    "Gina",
    "Hugo",
    "Iris",
    "Kira",
    "Nico",
    "Olga",
    "Rosa",
    "Timo",
)


def computer_name(others: Collection[str], first: int = 0) -> str:
    """A name that nobody at the table has, nor one that looks like it; `first`: where the list is begun."""
    count = len(COMPUTER_NAMES)
    for attempt in range(count * (len(others) + 1)):
        turn, place = divmod(attempt, count)
        name = COMPUTER_NAMES[(first + place) % count]
        if turn:
            name = f"{name} {turn + 1}"
        if not any(look_alike(name, other) for other in others):
            return name
    raise AssertionError("there are more names than seats")
