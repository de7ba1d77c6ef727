"""Place Race: two worlds that seat 1 cannot tell apart (for tests/server/http/test_secrets.py)."""

from support.stories import Step, World, do_command

from thirdplace.games.place_race import GAME

LATE = ("te-hapua-1975", "whakatane-1987", "queenstown-1988", "oban-2002")


def race_world(*late: str) -> World:
    """Bob tries every late card, and is told the same whoever has it."""
    steps: list[Step] = [
        (seat, do_command("start", place=place))
        for seat, place in enumerate(["whangarei", "auckland", "nelson"])
    ]
    steps += [(1, do_command("offer", to=0, give="auckland-1840", take=card)) for card in LATE]
    steps += [(1, do_command("offer", to=2, give=card, take="nelson-1870")) for card in LATE]
    steps += [(0, do_command("offer", to=1, give="waitangi-1840", take="auckland-1840"))]
    steps += [(1, do_command("decline", **{"from": 0}))]
    steps += [(seat, do_command("ready")) for seat in range(3)]
    steps += [(0, do_command("move", to="waitangi"))]
    steps += [(1, do_command("turn-in", card=card)) for card in LATE]
    steps += [(1, do_command("skip")), (2, do_command("skip"))]
    hands = [["waitangi-1840"], ["auckland-1840"], ["nelson-1870"]]
    setup = {"hands": hands, "late": [[card] for card in late]}
    return World(GAME.id, setup, steps, {"seconds_per_year": 60.0})


WORLDS = (
    race_world(LATE[0], LATE[3], LATE[2]),
    race_world(LATE[1], LATE[2], LATE[0]),
)
