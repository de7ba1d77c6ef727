"""Places, Please: two worlds that seat 1 cannot tell apart (for tests/server/http/test_secrets.py)."""

from support.stories import Step, World, do_command

from thirdplace.games.places_please import GAME


def please_world(coming: list[int], ann: list[str], cleo: list[str]) -> World:
    """Three rolls of five; where Ann and Cleo write, only they know."""
    steps: list[Step] = []
    for number, slot in enumerate(["hundreds", "garbage", "tens"]):
        steps.append((number, do_command("roll")))
        writers = [(0, ann[number]), (1, slot), (2, cleo[number])]
        steps += [(seat, do_command("write", slot=name)) for seat, name in writers]
    return World(GAME.id, {"rolls": [4, 1, 6, *coming]}, steps[:-1])


WORLDS = (
    please_world([1, 1, 2, 5, 3], ["thousands", "ones", "garbage"], ["ones", "tens", "hundreds"]),
    please_world([6, 2, 4, 4, 1], ["garbage", "thousands", "tens"], ["hundreds", "garbage", "ones"]),
)
