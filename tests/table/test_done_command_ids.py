"""Commands that are sent again, or arrive late, are not done twice."""

import pytest

from thirdplace.core.errors import Refused
from thirdplace.table.done_command_ids import NOTHING_DONE, DoneCommandIds


def done(*ids: str) -> DoneCommandIds:
    commands = NOTHING_DONE
    for one in ids:
        commands = commands.add(one)
    return commands


def test_of_ids_without_a_number_the_latest_is_remembered() -> None:
    commands = done("first", "second")
    assert commands.contains("second")
    assert not commands.contains("first")
    assert not commands.contains("third")


def test_of_numbered_ids_all_earlier_ones_come_too_late() -> None:
    commands = done("ann:1", "ann:2", "ann:7")
    assert commands.contains("ann:7")
    assert not commands.contains("ann:8")
    for late in ("ann:1", "ann:2", "ann:6"):
        with pytest.raises(Refused) as refused:
            commands.contains(late)
        assert refused.value.code == "outdated"


def test_devices_of_one_seat_count_for_themselves() -> None:
    commands = done("phone:5", "laptop:1", "word")
    assert commands.contains("phone:5")
    assert commands.contains("laptop:1")
    assert commands.contains("word")
    assert not commands.contains("laptop:2")


def test_only_the_latest_devices_are_remembered() -> None:
    commands = done(*(f"device{number}:3" for number in range(10)))
    assert not commands.contains("device0:3")
    assert all(commands.contains(f"device{number}:3") for number in range(6, 10))


@pytest.mark.parametrize("name", [":", "a:", "a:-1", "a:1.5", "a:²", "::"])
def test_what_only_looks_numbered_is_a_word(name: str) -> None:
    assert done(name).contains(name)
    assert not done(name, "other").contains(name)
