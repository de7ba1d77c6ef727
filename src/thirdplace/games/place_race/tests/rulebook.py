"""What the rulebook says, as far as tests of printed rules, rules pages and their languages need it."""

__all__ = ["LINKS", "RULINGS", "STATEMENTS", "THANKED"]

RULINGS = [f"PR{number}" for number in range(1, 16)]
LINKS: set[str] = {"https://tutahinz.github.io/play/", "mailto:tutahinz@gmail.com"}
THANKED: tuple[str, ...] = (
    "Elijah Barton",
    "Lincoln Mumuta",
    "Conrad Pollock",
    "Damian Koekemoer",
    "Tū Tahī",
)
STATEMENTS: dict[str, tuple[str, ...]] = {
    "rules-goal": (),
    "rules-board": ("44", "74", "000"),
    "rules-cards": ("20", "16", "4"),
    "rules-open": (),
    "rules-setup": ("6", "4", "1"),
    "rules-timer": ("tutahinz.github.io/play", "QR"),
    "rules-starts": (),
    "rules-trading": (),
    "rules-clock": ("2", "3"),
    "rules-first": (),
    "rules-turn": (),
    "rules-turn-in": (),
    "rules-losing": (),
    "rules-late": (),
    "rules-winning": (),
    "rules-pace": (),
    "example-turn-in": ("Waitangi", "1840", "1841"),
    "example-trading": ("St Arnaud", "1843", "Palmerston North", "Wellington", "Napier", "Auckland"),
    "example-first": ("Waitangi", "Auckland", "1840"),
    "credits": ("Elijah Barton", "Lincoln Mumuta", "Conrad Pollock", "Damian Koekemoer", "1.1", "2025"),
    "credits-links": ("tutahinz@gmail.com",),
}
"""By message: what of a statement reads the same in every language, as far as there is something."""
