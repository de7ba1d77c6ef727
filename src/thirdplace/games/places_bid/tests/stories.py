"""PLACES Bid: two worlds that seat 1 cannot tell apart (for tests/server/http/test_secrets.py)."""

from support.stories import Json, Step, World, do_command

from thirdplace.games.places_bid import GAME


def bid_world(projects: str, hidden: list[str], by_order: bool) -> World:
    """Cleo's bid is made by hand, or by a standing order that nobody knows of; both have a round."""
    order: Json = {"type": "order", "order": {"type": "raise", "up_to": 3}}
    waiting: Json = {"type": "order", "order": {"type": "pass-round"}}
    steps: list[Step] = [(2, order), (0, {"type": "auto", "on": True})] if by_order else []
    steps += [(0, do_command("bid", amount=1)), (1, do_command("bid", amount=2))]
    steps += [] if by_order else [(2, do_command("bid", amount=3))]
    steps += [
        (0, do_command("pass")),
        (1, do_command("bid", amount=3)),
        (1, do_command("bid", amount=4)),
        (2, do_command("pass")),
    ]
    steps += [(1, do_command("choose", card=card)) for card in (*sorted(hidden), "museum", "bakery")]
    steps += [(2, do_command("choose", card="hotel"))]
    steps += [(0, waiting)] if by_order else []
    steps += [(1, do_command("bid", amount=1)), (1, {"type": "undo"}), (1, do_command("bid", amount=2))]
    deck = ["hotel", "bakery", "museum", "pool", *hidden]
    return World(
        GAME.id,
        {"first": 0, "projects": list(projects), "deck": deck},
        steps,
        answered=3 if by_order else None,
    )


WORLDS = (
    bid_world("PLA", ["gym", "library", "city-hall"], by_order=True),
    bid_world("SLE", ["city-hall", "gym", "library"], by_order=False),
)
