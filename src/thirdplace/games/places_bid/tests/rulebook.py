"""What the rulebook says, as far as tests of printed rules, rules pages and their languages need it."""

__all__ = ["LINKS", "RULINGS", "STATEMENTS", "THANKED"]

RULINGS = [f"PB{number}" for number in range(1, 22)]
LINKS: set[str] = {"https://www.littlestreamcompany.com", "mailto:daniel@littlestreamcompany.com"}
THANKED: tuple[str, ...] = (
    "Stewart Wright",
    "Daniel Wright",
    "Virginia Vogt",
    "Beatrice Pancalli",
    "Michael Hathorne",
    "Tim Burgess",
    "Ben Burgess",
    "Daunis Wright",
    "Christian Simpson",
    "Garth Hunt",
    "Miguel Saldivia",
    "Natalie Hughes",
)
STATEMENTS: dict[str, tuple[str, ...]] = {
    "rules-goal": ("Play", "Live", "Academic", "Community", "Employ", "Shop"),
    "rules-components": ("48", "6", "130"),
    "rules-cards": ("3+", "4+", "5+"),
    "rules-tokens": ("8",),
    "rules-setup": ("15", "24", "36", "48", "12", "3+", "4+", "5+"),
    "rules-project": ("5",),
    "rules-first-seat": (),
    "rules-market": ("2", "3", "4"),
    "rules-bidding": ("1",),
    "rules-passing": ("5",),
    "rules-bid-end": ("5",),
    "rules-choosing": ("4", "2", "5", "3", "P, L, A, C, E, S"),
    "rules-next-round": (),
    "rules-open": (),
    "rules-end": (),
    "rules-scoring": ("5", "10", "PLACES"),
    "rules-ties": ("0",),
    "rules-custom": ("1", "50"),
    "rules-bank": ("130",),
    "rules-values": ("1, 12, 13, 24", "6, 7, 18, 19", "50", "75", "100"),
    "rules-scale": (),
    "example-setup": ("15", "24", "3+", "4+", "5+"),
    "example-1": ("14", "21", "19", "9", "6", "11", "12", "17"),
    "example-2": ("3½", "7", "11", "20"),
    "tip-push-forward": (),
    "tip-token-is-point": ("5",),
    "tip-save-for-a-lean-day": (),
    "credits": (
        "Stewart Wright",
        "Daniel Wright",
        "Virginia Vogt",
        "Beatrice Pancalli",
        "PLACES™",
        "2024",
    ),
    "credits-idea": ("Michael Hathorne",),
    "credits-thanks": ("Tim Burgess", "Daunis", "Miguel Saldivia", "Garth Hunt", "Lila"),
    "credits-links": ("Krista, Emma, Eislely, Lila", "www.littlestreamcompany.com"),
}
"""By message: what of a statement reads the same in every language, as far as there is something."""
