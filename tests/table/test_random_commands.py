"""A table without I/O: anything by anyone at any time, and what holds all the same."""

from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.games import (
    CLOCK_GAME,
    LED_GAME,
    TURN_GAME,
    options_with_first_seat,
    options_with_pace,
    options_with_rounds,
    script_of,
)
from support.scripted_table import ScriptedTable, all_facts_of, encode

from thirdplace.core.records.record import record_of, verify
from thirdplace.core.registry import find_game
from thirdplace.core.testing.samples import sample_messages
from thirdplace.table import commands, entries
from thirdplace.table.table import Table
from thirdplace.table.update_builder import UpdateBuilder, build_missed_update

PEOPLE = ("Ann", "Bob", "Cleo", "host", "Stranger")
SETTINGS = {
    TURN_GAME: {"thinking": 5},
    LED_GAME: {"thinking": 5},
    CLOCK_GAME: {"countdown": 1},
}
SETUPS: dict[str, dict[str, Any]] = {
    TURN_GAME: script_of(TURN_GAME).TWO_ROUNDS,
    LED_GAME: script_of(LED_GAME).SHORT,
    CLOCK_GAME: {"options": options_with_pace(2)},
}
PLACE = min(find_game(CLOCK_GAME).places)
WAITS = (0, 0, 0, 1, 700, 1500, 6000)

Choice = tuple[int, int, str, int, int]


class RandomCommands:
    """A table to which anything happens; what each viewer was told is remembered."""

    def __init__(self, game: str, begun: bool) -> None:
        self.party = party = ScriptedTable(game, "Ann", "Bob", "bot", settings=SETTINGS[game], **SETUPS[game])
        self.views: list[tuple[int, dict[int | None, Any]]] = []
        self.events: list[tuple[int, dict[int | None, list[Any]]]] = []
        self._samples = [msgspec.Raw(encode(sample)) for sample in sample_messages(party.table.game)]
        if begun:
            self.run_and_check(commands.StartWithDeal("a seed"), "host")
            party.connect("Ann", "Bob")
            if party.table.game.clock:
                self.start_race()

    def start_race(self) -> None:
        party = self.party
        for words in script_of(CLOCK_GAME).PREPARATIONS:
            for name, line in zip(("Ann", "Bob"), words, strict=True):
                self.run_and_check(*party.parse_command(f"{name}: {line}"))
            self.run_and_check(party.parse_automatic(f"{party.names[2]}: {words[0]}"))

    @property
    def viewers(self) -> list[int | None]:
        table = self.party.table
        return [None, *table.seats] if table.match is not None else []

    def run_and_check(self, command: Any, *who: str) -> None:
        """One command, and all that must hold whatever came of it."""
        party = self.party
        self._run_checked(commands.Tick())  # what time brings, it brings anyway
        before = all_facts_of(party.table)
        refused = self._run_checked(command, *who)
        if refused is not None:
            assert all_facts_of(party.table) == before, command
        assert party.table.entry_count == len(party.log)

    def _run_checked(self, command: Any, *who: str) -> Any:
        party, version = self.party, self.party.table.version
        outcome = party.run(command, *who)
        table = party.table
        public = [one for one in outcome.applied if not isinstance(one.entry, entries.PRIVATE_ENTRIES)]
        assert table.version == version + len(public)
        assert outcome.refused is None or outcome.applied == []
        telling = UpdateBuilder(table, self.viewers, party.now, outcome.applied, version)
        told = {viewer: telling.build_update(viewer, frozenset()) for viewer in self.viewers}
        self.views.append((table.version, {v: _to_json_values(update.view) for v, update in told.items()}))
        self.events.append((table.version, {v: _to_json_values(update.events) for v, update in told.items()}))
        return outcome.refused

    def run_choice(self, choice: Choice) -> None:
        wait, who, kind, a, b = choice
        self.party.now += wait
        name = "host" if kind == "seat_change" and a % 4 else PEOPLE[who % len(PEOPLE)]
        command = getattr(self, f"_make_{kind}")(a, b)
        if kind == "legal_action":
            chair = self.party.table.chairs[command.seat] if self.party.table.chairs else None
            name = name if b % 8 == 0 or chair is None else chair.key or name
        if kind == "disconnected" and not self.party.table.connected.get(frozenset([name])):
            return  # nobody goes who has not come
        self.run_and_check(command, name)

    # Commands, from two numbers.

    def _make_legal_action(self, a: int, b: int) -> Any:
        """Something legal for whoever may act, most of the time."""
        match = self.party.table.match
        if match is None or not match.active:
            return commands.Do(seat=0, action=self._samples[b % len(self._samples)])
        seat = match.active[a % len(match.active)]
        legal = match.legal(seat, self.party.table.clock.read(self.party.now) if match.game.clock else None)
        action = entries.encode_action(legal[b % len(legal)]) if legal else self._samples[0]
        return commands.Do(seat=seat, action=action, id=f"c{b}" if b % 3 == 0 else None)

    def _make_nonsense(self, a: int, b: int) -> Any:
        actions = (*self._samples, msgspec.Raw(b'{"type":"fly"}'), msgspec.Raw(b"[1]"))
        return commands.Do(seat=a % 6, action=actions[b % len(actions)])

    def _make_automatic_action(self, a: int, b: int) -> Any:
        match = self.party.table.match
        if match is None or not match.active:
            return commands.Tick()
        seat = match.active[a % len(match.active)]
        legal = match.legal(seat)
        by: entries.Initiator = "order" if self.party.table.chair(seat).level is None else "bot"
        return commands.AutomaticAction(seat, legal[b % len(legal)], by) if legal else commands.Tick()

    def _make_undo(self, a: int, b: int) -> Any:
        return commands.Undo(seat=a % 4)

    def _make_pause(self, a: int, b: int) -> Any:
        return (commands.Pause(), commands.Resume(), commands.Resume(), commands.Pace(speed=1 + b % 3))[a % 4]

    def _make_order(self, a: int, b: int) -> Any:
        orders = (None, *script_of(TURN_GAME).ORDERS)
        return commands.Order(seat=a % 3, order=orders[b % len(orders)])

    def _make_auto(self, a: int, b: int) -> Any:
        return commands.Auto(seat=a % 3, on=bool(b % 2))

    def _make_hand(self, a: int, b: int) -> Any:
        return commands.Hand(seat=a % 4, level=("easy", None)[b % 2])

    def _make_seat_change(self, a: int, b: int) -> Any:
        return (
            commands.Leave(seat=a % 4),
            commands.TakeSeat(("Cleo", "Ann", "\n")[a % 3], key="Cleo"),
            commands.TakeSeat("", level="easy"),
            commands.Arrange(options=options_with_first_seat(b % 7), settings={"reactions": bool(a % 2)}),
            commands.Arrange(options=options_with_rounds(1 + b % 14)),
            commands.StartWithDeal(f"seed {a}"),
            commands.StartWithDeal(f"seed {a}"),
            commands.MakeNextTable("next", "NEXT22"),
        )[b % 8]

    def _make_signal(self, a: int, b: int) -> Any:
        return (
            commands.React(seat=a % 3, reaction="wave") if b % 2 else commands.Point(seat=a % 3, place=PLACE)
        )

    def _make_connected(self, a: int, b: int) -> Any:
        return commands.Connected()

    def _make_disconnected(self, a: int, b: int) -> Any:
        return commands.Disconnected()

    def _make_passed_time(self, a: int, b: int) -> Any:
        return commands.Restored() if b % 8 == 0 else commands.Tick()


RARE_KINDS = (
    "nonsense undo undo pause order order auto hand seat_change signal connected disconnected passed_time"
)
KINDS = ["legal_action"] * 10 + ["automatic_action"] * 6 + RARE_KINDS.split()
digits = st.integers(0, 99)
choices = st.lists(
    st.tuples(st.sampled_from(WAITS), digits, st.sampled_from(KINDS), digits, digits),
    min_size=20,
    max_size=60,
)


def _to_json_values(told: Any) -> Any:
    return None if told is msgspec.UNSET else msgspec.json.decode(encode(told))


def check_rebuilt_table(party: ScriptedTable) -> None:
    """The log tells of this very table, but for who is here and how late it is."""
    table, folded = party.table, party.rebuild()
    assert folded.clock.read(party.now) <= table.clock.read(party.now)
    if table.clock.started_at is None:
        assert folded.clock.read(party.now) == table.clock.read(party.now)
    assert (folded.clock.started_at is None) == (table.clock.started_at is None)
    assert folded.clock.speed == table.clock.speed
    assert sorted(folded.deadlines) == sorted(table.deadlines)
    for name in ("clock", "deadlines", "connected", "table_info_dirty"):
        setattr(folded, name, getattr(table, name))
    assert all_facts_of(folded) == all_facts_of(table)
    assert _all_updates(folded, party.now) == _all_updates(table, party.now)


def _all_updates(table: Table, now: int) -> list[bytes]:
    viewers = [None, *table.seats]
    telling = UpdateBuilder(table, viewers, now)
    return [encode(telling.build_update(viewer, frozenset(PEOPLE))) for viewer in viewers]


def check_missed_updates(anything: RandomCommands) -> None:
    """Whoever comes back has the current view, and has heard what happened in between."""
    party = anything.party
    now = {viewer: party.view_json(viewer)["view"] for viewer in anything.viewers}
    for version, views in anything.views[-1::-7]:
        for viewer in (None, 0):
            update = build_missed_update(party.table, party.log, version, viewer, frozenset(), party.now)
            assert update.version == party.table.version
            if update.since is None:
                assert _to_json_values(update.view) == now[viewer]
                continue
            assert update.since == version
            assert views[viewer] | _to_json_values(update.changed) == now[viewer]
            heard = [events[viewer] for told, events in anything.events if told > version]
            assert _to_json_values(update.events) == [event for events in heard for event in events]


@pytest.mark.parametrize("game", SETTINGS)
@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(begun=st.booleans(), chosen=choices)
def test_whatever_happens_a_table_is_its_log_and_everyone_is_told(
    game: str, begun: bool, chosen: list[Choice]
) -> None:
    anything = RandomCommands(game, begun)
    for choice in chosen:
        anything.run_choice(choice)
    check_rebuilt_table(anything.party)
    match = anything.party.table.match
    if match is not None:
        assert verify(record_of(match)).state == match.state
        check_missed_updates(anything)


def test_nobody_who_comes_back_with_a_version_there_never_was_is_lied_to() -> None:
    party = ScriptedTable(TURN_GAME, "Ann", "Bob", "Cleo").start()
    for version in (-1, 0, party.table.version + 1, 10**9):
        assert (
            build_missed_update(party.table, party.log, version, None, frozenset(), party.now).since is None
        )


def test_less_is_told_where_less_will_do() -> None:
    party = ScriptedTable(TURN_GAME, "Ann", "Bob", "Cleo").start(first=0)
    version = party.table.version
    before = _to_json_values(party.match.view(1))
    party.act_legally("Ann", number=1)
    update = build_missed_update(party.table, party.log, version, 1, frozenset(["Bob"]), party.now)
    assert update.since == version
    after = _to_json_values(party.match.view(1))
    changed = {field: value for field, value in after.items() if value != before[field]}
    assert _to_json_values(update.changed) == changed
    assert 0 < len(changed) < len(after)
    assert [event["seat"] for event in _to_json_values(update.events)] == [0]
    same = build_missed_update(party.table, party.log, party.table.version, 1, frozenset(["Bob"]), party.now)
    assert (same.since, same.events, same.changed) == (party.table.version, [], {})
    early = build_missed_update(party.table, party.log, 2, 1, frozenset(["Bob"]), party.now)
    assert early.since is None  # there was no game yet
