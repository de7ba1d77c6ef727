"""PLACES Bid: what the script of docs/verify.md compares with the seed."""

from pathlib import Path

import msgspec
import pytest
from support.luck.tampered_records import make_record
from support.luck.verify_script import run_script

from thirdplace.core.records.record import WrongRecord, from_json, verify


def test_buildings_on_the_market_in_another_order_are_found_by_both(tmp_path: Path) -> None:
    record = make_record("places-bid")
    record["notes"][0]["dealt"]["market"].reverse()
    text = msgspec.json.encode(record)
    with pytest.raises(WrongRecord, match="note-view"):
        verify(from_json(text))
    assert run_script(tmp_path, text).stdout.split()[:3] == ["wrong:", "note-view", "0"]
