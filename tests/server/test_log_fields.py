"""The log's lines have the fields that docs/self-host.md lists, and no others."""

import json
import re
from pathlib import Path

from support.live_server import Server

SOURCE = Path(__file__).parents[2] / "src" / "thirdplace" / "server"
PAGE = (Path(__file__).parents[2] / "docs" / "self-host.md").read_text(encoding="utf-8")
CALL = re.compile(r"log_(?:event|warning|failure)\(\s*\"([a-z-]+)\"((?:[^()]|\([^()]*\))*)\)")


def test_every_event_and_field_is_documented() -> None:
    calls = [call for file in SOURCE.rglob("*.py") for call in CALL.findall(file.read_text(encoding="utf-8"))]
    assert len(calls) >= 15
    for event, rest in calls:
        assert f"`{event}`" in PAGE, event
        for field in re.findall(r"\b([a-z_]+)=", rest):
            assert f"`{field}`" in PAGE, field


def test_lines_are_json_objects(tmp_path: Path) -> None:
    with Server(tmp_path / "tables") as server:
        pass
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    assert [line["event"] for line in lines] == ["serving", "stopping", "stopped"]
    assert all({"time", "level", "event"} <= line.keys() for line in lines)
