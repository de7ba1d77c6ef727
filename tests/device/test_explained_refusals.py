"""A device puts refusals into the same words as a server: the client's test reads what Python says here.

After a change of the sentences: `THIRDPLACE_GOLDEN=write pytest tests/device/test_explained_refusals.py`.
"""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from thirdplace.core.errors import Refused
from thirdplace.core.player_names.names import check_name
from thirdplace.core.records.record import WrongRecord
from thirdplace.device.refusal_facts import facts_of
from thirdplace.text import LANGUAGES, explain, text_for

CASES = Path(__file__).parents[2] / "client" / "src" / "lib" / "device" / "explain.cases.json"


def catch(work: Callable[[], Any]) -> Refused:
    try:
        work()
    except Refused as refused:
        return refused
    raise AssertionError


def make_cases() -> list[Any]:
    refusals = (
        Refused("not-your-turn"),
        Refused("bad-request", "seat: 50"),
        Refused("not-your-seat", "onlookers: off"),
        Refused("bad-options", "settings: led: there is nothing to lead", sentence="led"),
        Refused("unknown-game", "chess"),
        Refused("too-large", "record: 8000 actions", actions=8000),
        Refused("internal"),
        catch(lambda: check_name("Bob", ["Bob"])),
        catch(lambda: check_name("", [])),
        WrongRecord("bad-request", "seed: this record is of a running game"),
        WrongRecord("bad-request", "nonsense: something else"),
        WrongRecord("not-your-turn", "", 3),
    )
    return [
        {
            "facts": json.loads(msgspec.json.encode(facts_of(refused))),
            "said": {lang: explain(text_for(lang), refused) for lang in LANGUAGES},
        }
        for refused in refusals
    ]


def test_the_clients_cases_are_what_is_said_here() -> None:
    made = json.dumps(make_cases(), ensure_ascii=False, indent=1) + "\n"
    if os.environ.get("THIRDPLACE_GOLDEN") == "write":
        CASES.write_text(made, encoding="utf-8")
    assert CASES.read_text(encoding="utf-8") == made
