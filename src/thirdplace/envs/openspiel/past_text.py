"""What a viewer knows of all that has happened, as one line: OpenSpiel's information state."""

from thirdplace.core.game import ALL, Viewer
from thirdplace.envs.positions import CHANCE, NOTHING, ONLOOKER, Chosen, Position, Tree

__all__ = ["list_secrets", "write_past"]


def write_past(tree: Tree, position: Position, viewer: Viewer) -> str:
    """Draws as `d` and the outcome, decisions as the seat and the id; ? where the viewer may not know it."""
    told = [_write(one, viewer == ALL or tree.is_seen(position, one, _seat(viewer))) for one in position.past]
    half = position.half if viewer == ALL else position.half_of(_seat(viewer))
    if half != NOTHING:
        told.append(f"{position.player}:{half}..")
    return " ".join(told)


def list_secrets(tree: Tree, position: Position, seat: int) -> str:
    """What this seat knows of the past, and an onlooker does not: each with its number in the past."""
    told = [
        f"{number}={one.id}"
        for number, one in enumerate(position.past)
        if tree.is_seen(position, one, seat) and not tree.is_seen(position, one, ONLOOKER)
    ]
    if position.half_of(seat) != NOTHING:
        told.append(f"half={position.half}")
    return " ".join(told)


def _seat(viewer: Viewer) -> int:
    return viewer if isinstance(viewer, int) else ONLOOKER


def _write(one: Chosen, is_seen: bool) -> str:
    known = str(one.id) if is_seen else "?"
    return f"d{known}" if one.seat == CHANCE else f"{one.seat}:{known}"
