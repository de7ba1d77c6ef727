"""A table that its host leads, without a server: a class with three places."""

from typing import Any

from support.scripted_table import ScriptedTable, encode_action

from thirdplace.table.commands import Lead

PUPILS = ("Ann", "Ben", "Cleo")
ROLL = Lead(action=encode_action("roll"))
REVEAL = Lead(action=encode_action("reveal"))


def start_class(
    *pupils: str, settings: dict[str, Any] | None = None, rolls: list[int] | None = None, **options: Any
) -> ScriptedTable:
    """A class with three places and no garbage, begun; `rolls`: what the die shows."""
    party = ScriptedTable(
        "places-please",
        *(pupils or PUPILS),
        settings={"led": True} | (settings or {}),
        options={"lesson": True, "rounds": 2, "places": 3, "garbage": 0} | options,
        **({} if rolls is None else {"setup": {"rolls": rolls}}),
    )
    party.connect("host", *(pupils or PUPILS))
    return party.start()


def parts_by_name(party: ScriptedTable) -> dict[str, str]:
    """What everyone who sits there is doing."""
    shown = party.view_json()["view"]["seats"]
    return {name: shown[seat]["part"] for seat, name in enumerate(party.names) if name}


def write_slot(party: ScriptedTable, slot: str, *names: str) -> None:
    party.play_lines(*(f"{name}: write {slot}" for name in names))
