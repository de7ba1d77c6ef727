"""A class whose ranks are hidden: what pupils and onlookers are told, and what only the teacher is."""

from typing import Any

import msgspec
import pytest
from support.scripted_table import ScriptedTable

from thirdplace.games.places_please.tests.class_table import REVEAL, ROLL, start_class, write_slot
from thirdplace.table import update_builder
from thirdplace.table.commands import Arrange, End
from thirdplace.table.update_builder import UpdateBuilder, build_missed_update

PUPILS = ("Ann", "Ben", "Cleo", "Dora", "Emil")
ANN, EMIL = 0, 4
SLOTS = ("hundreds", "tens", "ones")
ROLLS = [6, 4, 2, 5, 3, 1]
NUMBERS = [642, 624, 462, 264, 246]
ORDERS = {
    "Ann": "hundreds tens ones",  # 642
    "Ben": "hundreds ones tens",  # 624
    "Cleo": "tens hundreds ones",  # 462
    "Dora": "tens ones hundreds",  # 264
    "Emil": "ones tens hundreds",  # 246
}


def write_round(party: ScriptedTable, **changed: str) -> None:
    orders = ORDERS | changed
    for roll in range(len(SLOTS)):
        party.run_accepted(ROLL, "host")
        for name in PUPILS:
            write_slot(party, orders[name].split()[roll], name)


def play_round(party: ScriptedTable, **changed: str) -> None:
    write_round(party, **changed)
    party.run_accepted(REVEAL, "host")


def class_after_a_round(ranking: str, **changed: str) -> ScriptedTable:
    party = start_class(*PUPILS, settings={"ranking": ranking}, rolls=ROLLS)
    play_round(party, **changed)
    return party


def whole_update(party: ScriptedTable, seat: int | None, *keys: str) -> Any:
    """The update with everything, as JSON has it."""
    update = UpdateBuilder(party.table, [seat], party.now).build_update(seat, frozenset(keys))
    return msgspec.json.decode(msgspec.json.encode(update))


def results(party: ScriptedTable, seat: int | None, *keys: str) -> dict[str, list[int | None]]:
    """What is told of the only round: everyone's numbers, ranks and points, and their totals."""
    view = whole_update(party, seat, *keys)["view"]
    (played,) = view["history"]
    found = {name: played[name][: len(PUPILS)] for name in ("numbers", "ranks", "points")}
    return found | {"totals": [shown["total"] for shown in view["seats"]][: len(PUPILS)]}


def test_a_pupil_is_told_nobody_elses_results() -> None:
    party = class_after_a_round("none")
    assert results(party, EMIL, "Emil") == {
        "numbers": [None, None, None, None, 246],
        "ranks": [None, None, None, None, 5],
        "points": [0, 0, 0, 0, 0],
        "totals": [0, 0, 0, 0, 0],
    }
    assert results(party, ANN, "Ann")["totals"] == [5, 0, 0, 0, 0]


def test_the_first_three_are_shown_to_all_and_oneself() -> None:
    assert results(class_after_a_round("top"), EMIL, "Emil") == {
        "numbers": [642, 624, 462, None, 246],
        "ranks": [1, 2, 3, None, 5],
        "points": [5, 3, 1, 0, 0],
        "totals": [5, 3, 1, 0, 0],
    }


@pytest.mark.parametrize("ranking", ["top", "none"])
def test_the_host_is_told_everything_and_an_onlooker_is_not(ranking: str) -> None:
    party = class_after_a_round(ranking)
    assert results(party, None, "host")["numbers"] == NUMBERS
    assert results(party, None)["numbers"][3:] == [None, None]


@pytest.mark.parametrize("ranking", ["top", "none"])
def test_what_others_wrote_changes_nothing_that_a_pupil_is_told(ranking: str) -> None:
    """Dora makes another number, which is neither among the best nor Emil's."""
    known: list[list[Any]] = [[], []]
    for story, changed in zip(known, ({}, {"Dora": "ones hundreds tens"}), strict=True):  # 264, 426
        party = start_class(*PUPILS, settings={"ranking": ranking}, rolls=ROLLS)
        play_round(party, **changed)
        story.append(whole_update(party, EMIL, "Emil"))
        party.run_accepted(End(), "host")
        story.append(whole_update(party, EMIL, "Emil"))
    assert msgspec.json.encode(known[0]) == msgspec.json.encode(known[1])


@pytest.mark.parametrize(("keys", "numbers"), [("Emil", [None] * 4 + [246]), ("host", NUMBERS)])
def test_the_event_of_a_round_tells_no_more_than_the_view(keys: str, numbers: list[int | None]) -> None:
    party = start_class(*PUPILS, settings={"ranking": "none"}, rolls=ROLLS)
    write_round(party)
    since = party.table.version
    applied = party.run(REVEAL, "host").applied
    seat = EMIL if keys == "Emil" else None
    update = UpdateBuilder(party.table, [seat], party.now, applied, since)
    (event,) = update.build_update(seat, frozenset({keys})).events
    assert event.numbers[: len(PUPILS)] == numbers
    assert any(event.boards[ANN].values()) == (keys == "host")


@pytest.fixture
def long_logs(monkeypatch: pytest.MonkeyPatch) -> None:
    """A class has so many seats that phones are told everything; here they are told what they missed."""
    monkeypatch.setattr(update_builder, "MAX_ENTRIES_TIMES_SEATS", 100_000)


def wake_up(party: ScriptedTable, since: int) -> Any:
    """The round as Ben's phone is told of it that has slept since this version."""
    missed = build_missed_update(party.table, party.log, since, 1, frozenset({"Ben"}), party.now)
    told_to_ben = msgspec.json.decode(msgspec.json.encode(missed))
    (played,) = (told_to_ben.get("view") or told_to_ben["changed"])["history"]
    return played["numbers"][:2]


def play_pair(anns: str) -> tuple[ScriptedTable, int]:
    """Ann and Ben play a round; and the version before it is shown."""
    party = start_class("Ann", "Ben", settings={"ranking": "none"}, rolls=ROLLS)
    for own in anns.split():
        party.run_accepted(ROLL, "host")
        write_slot(party, own, "Ann")
        write_slot(party, own, "Ben")
    since = party.table.version
    party.run_accepted(REVEAL, "host")
    return party, since


@pytest.mark.usefixtures("long_logs")
def test_a_phone_that_slept_is_told_no_more() -> None:
    assert wake_up(*play_pair("hundreds tens ones")) == [None, 642]


@pytest.mark.usefixtures("long_logs")
def test_ranks_that_are_shown_again_reach_a_phone_that_slept() -> None:
    party, _ = play_pair("hundreds tens ones")
    since = party.table.version
    party.run_accepted(Arrange(settings={"ranking": "all"}), "host")
    assert wake_up(party, since) == [642, 642]
