"""docs/agents.md leaves nothing out, and what it tells people to paste can be read."""

import json
import re
from pathlib import Path

import msgspec
import pytest

from thirdplace import LANGUAGES
from thirdplace.agents import call_limits, open_seats
from thirdplace.agents.seat_report import MAX_LEGAL, Report, say_in
from thirdplace.agents.seat_tools import TOOLS
from thirdplace.cli.parsing import parse_arguments

PAGE = (Path(__file__).parents[2] / "docs" / "agents.md").read_text("utf-8")
LOCALE = Path(__file__).parents[2] / "src" / "thirdplace" / "locale"


@pytest.mark.parametrize("name", TOOLS)
def test_every_tool_is_documented_and_described_in_three_languages(name: str) -> None:
    assert re.search(rf"^\| .*`{name}`.* \|", PAGE, re.MULTILINE)
    for lang in LANGUAGES:
        words = say_in(lang)
        assert words(f"agent-tool-{name}")
        assert words(f"agent-tool-{name}.title")
        for field in msgspec.structs.fields(TOOLS[name].takes):
            own, shared = f"agent-tool-{name}.{field.name}", f"agent-argument-{field.name}"
            assert own in words or shared in words


def test_every_field_of_a_report_and_every_code_is_documented() -> None:
    for field in msgspec.structs.fields(Report):
        assert f"`{field.name}`" in PAGE
    codes = re.findall(
        r"^agent-error-([\w-]+) =", (LOCALE / "en.agents.ftl").read_text("utf-8"), re.MULTILINE
    )
    shared = {"unknown-game", "unknown-prompt", "unknown-resource"}  # errors of the protocols, not of tools
    assert [code for code in codes if f"`{code}`" not in PAGE and code not in shared] == []


def test_the_numbers_on_the_page_are_those_of_the_program() -> None:
    for sentence in (
        f"more than {call_limits.CALLS_PER_S:.0f} calls a second ({call_limits.MAX_BURST:.0f} at once)",
        f"more than {call_limits.MAX_AT_ONCE} at the same time",
        f"more than {call_limits.ALL_CALLS_PER_S:.0f} a second by all sessions",
        f"{open_seats.MAX_OPEN_SEATS} seats are open",
        f"asked about for {open_seats.MAX_IDLE_S / 60:.0f} minutes",
        f"more than {MAX_LEGAL} legal actions",
    ):
        assert sentence in " ".join(PAGE.split()), sentence


def test_what_people_paste_can_be_read() -> None:
    blocks = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]
    assert len(blocks) == 3
    for block in blocks:
        (servers,) = block.values()
        entry = servers["thirdplace"]
        if "command" in entry:
            assert entry["command"] == "thirdplace"
            parse_arguments(entry["args"])
        else:
            assert entry["url"].endswith("/mcp")
