"""What the rulebook says, as far as tests of printed rules, rules pages and their languages need it."""

__all__ = ["LINKS", "RULINGS", "STATEMENTS", "THANKED"]

RULINGS = [f"PP{number}" for number in range(1, 10)]
LINKS: set[str] = set()
THANKED: tuple[str, ...] = ()
STATEMENTS: dict[str, tuple[str, ...]] = {
    "rules-goal": (),
    "rules-components": ("places-please",),
    "rules-board": ("6000", "6"),
    "rules-rolling": ("Places, Please!",),
    "rules-writing": (),
    "rules-scoring": ("5", "3", "1"),
    "rules-next-round": (),
    "rules-winning": (),
    "example-five-rolls": ("4, 1, 6, 2, 5", "6452", "4651", "6542"),
    "credits": (),
}
"""By message: what of a statement reads the same in every language, as far as there is something."""
