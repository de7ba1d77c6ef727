"""The checker of the nemesis finds what it is there for: histories made by hand, one wrong thing in each."""

import dataclasses
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from support.games import TURN_GAME
from support.random_players import ReceivedUpdate, SentAction
from support.reliability.history_checker import (
    DeviceHistory,
    Findings,
    LogRow,
    TableChecker,
    find_doubled_choices,
)
from support.scripted_table import ScriptedTable, make_race

from thirdplace.table import commands, entries


class Story:
    """Ann, Bob and a computer player have done something; all of it was told, and all of it is true."""

    def __init__(self) -> None:
        self.table = ScriptedTable(TURN_GAME, "Ann", "Bob", "bot").start(first=0)
        self.sent: list[SentAction] = []
        self.heard: list[ReceivedUpdate] = []
        self._note_update()
        self._act("Ann", "a1")
        self._act("Bob", "b1")
        self.table.now += 40
        self.table.run_accepted(self.table.automatic_action(self.table.names[2], number=1))
        self._note_update()
        self._act("Ann", "a2")
        self.rows = [
            LogRow(number, entries.encode_entry(entry)) for number, entry in enumerate(self.table.log, 1)
        ]

    def _act(self, name: str, command_id: str) -> None:
        self.table.now += 10
        action = self.table.legal_action(name, 1)
        seat = self.table.names.index(name)
        self.table.run_accepted(commands.Do(id=command_id, seat=seat, action=action), name)
        self.sent.append(SentAction(command_id, seat, {}, {"type": "ok"}))
        self._note_update()

    def _note_update(self) -> None:
        """The whole picture, as somebody gets it who comes just now."""
        told = self.table.view_json(0)
        self.heard.append(ReceivedUpdate(0, None, told["version"], [], told["view"]))

    def row_of(self, command_id: str) -> int:
        """The index of the entry of this command."""
        return next(
            number for number, entry in enumerate(self.table.log) if getattr(entry, "ref", None) == command_id
        )

    def row_of_computer(self) -> int:
        return next(
            number for number, entry in enumerate(self.table.log) if getattr(entry, "by", None) == "bot"
        )

    def check(self) -> Findings:
        findings = Findings()
        checker = TableChecker("a table", findings)
        checker.check(self.rows, [DeviceHistory("device", (0, 1), self.sent, self.heard)])
        return findings


def test_a_true_history_is_clean() -> None:
    findings = Story().check()
    assert not findings.wrong, findings.sentences
    assert findings.seen["acknowledged"] == 3
    assert findings.seen["computer moves"] == 1
    assert findings.seen["updates"] == 5


def drop_row(story: Story, number: int) -> None:
    """As if it had never been stored."""
    kept = [row.entry for index, row in enumerate(story.rows) if index != number]
    story.rows = [LogRow(seq, entry) for seq, entry in enumerate(kept, 1)]


def lose_acknowledged_move(story: Story) -> None:
    drop_row(story, story.row_of("a2"))
    story.heard.pop()


def lose_entry_in_between(story: Story) -> None:
    del story.rows[3]


def store_twice(story: Story) -> None:
    """What a seat has done comes again when it is its turn again."""
    copied = dataclasses.replace(story.sent[0])
    story.sent = [copied, *story.sent[1:]]
    entry = entries.decode_entry(story.rows[story.row_of("a2")].entry)
    assert isinstance(entry, entries.Moved)
    again = entries.Moved(entry.seat, entry.action, entry.at, entry.by, "a1")
    story.rows[story.row_of("a2")] = LogRow(story.row_of("a2") + 1, entries.encode_entry(again))
    story.sent.pop()


def store_refused_move(story: Story) -> None:
    story.sent[1].answer = {"type": "refused", "code": "not-saved"}


def swap_order(story: Story) -> None:
    story.sent.reverse()


def tell_other_view(story: Story) -> None:
    view = story.heard[2].view
    assert view is not None
    story.heard[2].view = view | {"turn": 99}


def tell_what_was_not_kept(story: Story) -> None:
    story.heard[-1].version += 1


def tell_other_events(story: Story) -> None:
    told = story.heard[2]
    told.since = told.version - 1


def double_computer_turn(story: Story) -> None:
    """Where one acts after the other, the rules do not allow it."""
    number = story.row_of_computer()
    entries_ = [row.entry for row in story.rows]
    entries_.insert(number, entries_[number])
    story.rows = [LogRow(seq, entry) for seq, entry in enumerate(entries_, 1)]


@pytest.mark.parametrize(
    ("sabotage", "kind"),
    [
        (lose_acknowledged_move, "lost"),
        (lose_entry_in_between, "gap"),
        (store_twice, "doubled"),
        (store_refused_move, "invented"),
        (swap_order, "out of order"),
        (tell_other_view, "untrue"),
        (tell_what_was_not_kept, "untrue"),
        (tell_other_events, "untrue"),
        (double_computer_turn, "impossible"),
    ],
)
def test_one_wrong_thing_is_found(sabotage: Callable[[Story], None], kind: str) -> None:
    story = Story()
    sabotage(story)
    findings = story.check()
    assert findings.wrong == {kind: 1}, findings.sentences


def test_an_entry_that_was_there_must_stay() -> None:
    story, findings = Story(), Findings()
    checker = TableChecker("a table", findings)
    checker.check(story.rows, ())
    changed = [*story.rows[:-1], dataclasses.replace(story.rows[0], seq=len(story.rows))]
    checker.check(changed, ())
    assert findings.wrong == {"rewritten": 1}


def test_a_device_that_was_told_what_follows_on_something_unknown_is_a_finding() -> None:
    story, findings = Story(), Findings()
    TableChecker("a table", findings).check(story.rows, [DeviceHistory("device", (), (), (), ("lost",))])
    assert findings.wrong == {"broken": 1}


# Computer players.


def computer_move(at: int) -> entries.Moved:
    return entries.Moved(1, msgspec.Raw(b'{"type":"anything"}'), at, "bot")


def test_a_choice_of_a_computer_player_that_was_stored_twice_is_found() -> None:
    once, later, before_start = computer_move(40), computer_move(41), computer_move(0)
    person = entries.Moved(0, msgspec.Raw(b"{}"), 40, "person", "a1")
    assert find_doubled_choices([once, once]) == [2]
    assert find_doubled_choices([once, later]) == []
    assert find_doubled_choices([once, person, once]) == []
    assert find_doubled_choices([before_start, before_start]) == []


def test_an_entry_of_a_node_that_does_not_own_the_table_is_found() -> None:
    story = Story()
    number = story.row_of_computer()
    story.rows[number] = dataclasses.replace(story.rows[number], writer="node1", owner="node2")
    assert story.check().wrong == {"not the owner": 1}


# A race.


def race_log(*then: entries.Entry) -> list[LogRow]:
    """A race for Ann and Bob that runs, and what follows, all within a moment."""
    party = make_race(go=True, settings={"countdown": 0})
    log = [*party.log, *then]
    return [LogRow(number, entries.encode_entry(entry)) for number, entry in enumerate(log, 1)]


def check_race(*then: entries.Entry) -> Findings:
    findings = Findings()
    TableChecker("a race", findings).check(race_log(*then), ())
    return findings


PAUSED = entries.Paused(900, "restart")


def test_a_race_that_goes_on_where_it_stood_is_clean() -> None:
    findings = check_race(PAUSED, entries.Resumed(900, back=1))
    assert not findings.wrong, findings.sentences


@pytest.mark.parametrize(
    "then",
    [
        (PAUSED, entries.Resumed(1500, back=1)),
        (PAUSED, entries.Resumed(900, back=1), entries.Paused(500, "restart")),
        (PAUSED, entries.Resumed(900, back=1), entries.Ticked(9000)),
    ],
    ids=["goes on later than it stood", "set back before what has happened", "faster than time"],
)
def test_a_clock_that_is_not_where_it_stood_is_found(then: Any) -> None:
    assert check_race(*then).wrong["clock"] == 1
