"""A table without a server, for tests that read like sentences: who does what, and how much later.

    table = ScriptedTable(TURN_GAME, "Ann", "Bob", "Cleo").start(first=0)
    table.act_legally("Ann", "Bob")
    assert table.refusal_of(Undo(seat=0), "Bob") == "not-your-seat"

A person's name is also the key of the seat; the host's key is "host".
"""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

import msgspec
from support.games import CLOCK_GAME, options_with_first_seat, script_of

from thirdplace.core.action_words import read_words
from thirdplace.core.match import Match
from thirdplace.core.records.record import record_of
from thirdplace.core.state import to_numbers
from thirdplace.core.testing.scenario import line_of
from thirdplace.table import commands, entries
from thirdplace.table.command_outcome import CommandOutcome
from thirdplace.table.settings import Settings
from thirdplace.table.table import Table
from thirdplace.table.table_config import make_table_log
from thirdplace.table.table_state import Keys
from thirdplace.table.transition import transition
from thirdplace.table.update_builder import UpdateBuilder

__all__ = [
    "START_MS",
    "ScriptedTable",
    "SentCommand",
    "all_facts_of",
    "encode",
    "encode_action",
    "make_race",
    "make_ready",
]

encode = msgspec.json.Encoder().encode
SEAT_FIELDS = ("seat", "starter", "winners", "first", "from", "to")
"""Of the events of all games that are played here."""
START_MS = 1_000_000
"""The server's time, in milliseconds, at which every test begins."""


class SentCommand(msgspec.Struct):
    """A command, and the keys of whoever sends it."""

    command: "commands.Commands | commands.InternalCommands"
    keys: Keys = frozenset()


def _raise_error(wrong: Exception) -> None:
    raise wrong


class ScriptedTable:
    def __init__(
        self, game: str, *people: str, settings: dict[str, Any] | None = None, **made: dict[str, Any]
    ) -> None:
        """A table where these people sit, all on devices of their own ("bot": a computer player)."""
        self.now = START_MS
        wanted = msgspec.convert(settings or {}, Settings)
        self.log: list[entries.Entry] = make_table_log(
            entries.Created(game, "CODE22", "host", settings=wanted, **made)
        )
        self.table = Table.fold("a table", self.log, self.now)
        for name in people:
            self.take_seat(name)

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    @property
    def phase(self) -> str:
        return self.table.phase

    @property
    def names(self) -> list[str]:
        return ["" if chair is None else chair.name for chair in self.table.chairs]

    # What happens.

    def run(self, command: "commands.Commands | commands.InternalCommands", *who: str) -> CommandOutcome:
        """Whatever comes of it; that the table it is asked of stays as it was is checked here."""
        before = all_facts_of(self.table)
        made = transition(self.table, [SentCommand(command, frozenset(who))], self.now, on_error=_raise_error)
        assert all_facts_of(self.table) == before
        self.table = made.table
        self.log += [happening.entry for happening in made.applied]
        return made.outcomes[0]

    def run_accepted(self, command: "commands.Commands | commands.InternalCommands", *who: str) -> list[str]:
        """It is done, and this is what an onlooker is told."""
        since, before = self.table.version, self.names
        outcome = self.run(command, *who)
        assert outcome.refused is None, outcome.refused
        telling = UpdateBuilder(self.table, [None], self.now, outcome.applied, since)
        events = telling.build_update(None, frozenset()).events
        names = [was or now for was, now in zip_longest(before, self.names, fillvalue="")]
        return [line_of(msgspec.to_builtins(event), names, SEAT_FIELDS) for event in events]

    def refusal_of(self, command: "commands.Commands | commands.InternalCommands", *who: str) -> str:
        """The code with which it is refused; that nothing changes is checked here."""
        self.run(commands.Tick())  # what time brings, it brings anyway
        before = all_facts_of(self.table)
        outcome = self.run(command, *who)
        assert outcome.refused is not None, f"{command} was not refused"
        assert outcome.applied == []
        assert outcome.signal is None
        assert outcome.next_table is None
        assert all_facts_of(self.table) == before
        return outcome.refused.code

    def take_seat(self, name: str) -> list[str]:
        if name == "bot":
            return self.run_accepted(commands.TakeSeat("", level="easy"), "host")
        return self.run_accepted(commands.TakeSeat(name, key=name))

    def start(self, first: int | None = None, seed: str = "a seed") -> "ScriptedTable":
        if first is not None:
            self.run_accepted(commands.Arrange(options=options_with_first_seat(first)), "host")
        self.run_accepted(commands.StartWithDeal(seed), "host")
        return self

    def connect(self, *people: str) -> None:
        """Each on a device of their own."""
        for name in people:
            self.run_accepted(commands.Connected(), name)

    def disconnect(self, *people: str) -> list[str]:
        told: list[str] = []
        for name in people:
            told += self.run_accepted(commands.Disconnected(), name)
        return told

    def wait(self, seconds: float) -> list[str]:
        """So much time passes."""
        self.now += round(seconds * 1000)
        return self.run_accepted(commands.Tick())

    def legal_action(self, name: str, number: int = 0) -> msgspec.Raw:
        """One of a person's legal actions; the first is what would be done for a seat that is late."""
        return msgspec.Raw(encode(self.view_json(self.names.index(name))["legal"][number]))

    def act_legally(self, *names: str, number: int = 0) -> list[str]:
        """One after the other does something legal, in whatever game: what is first, or this, in the list."""
        told: list[str] = []
        for name in names:
            told += self.run_accepted(self.make_command(name, self.legal_action(name, number)), name)
        return told

    def make_command(self, name: str, action: msgspec.Raw) -> commands.Do:
        """This action as the command of a person."""
        return commands.Do(seat=self.names.index(name), action=action)

    def automatic_action(
        self, name: str, by: entries.Initiator = "bot", number: int = 0
    ) -> commands.AutomaticAction:
        """A legal action as a seat does it by itself."""
        action = self.match.message(self.legal_action(name, number))
        return commands.AutomaticAction(self.names.index(name), action, by)

    def play_lines(self, *lines: str) -> list[str]:
        """People act in the words of their game, "Ann: pass": for tests that belong to a game."""
        told: list[str] = []
        for line in lines:
            command, name = self.parse_command(line)
            told += self.run_accepted(command, name)
        return told

    def play_automatic(self, line: str, by: entries.Initiator = "bot") -> list[str]:
        """A seat acts by itself, or its person does, if no computer player sits there."""
        play = self.parse_automatic(line, by)
        is_person = by == "bot" and self.table.chair(play.seat).level is None
        return self.play_lines(line) if is_person else self.run_accepted(play)

    def parse_automatic(self, line: str, by: entries.Initiator = "bot") -> commands.AutomaticAction:
        name, words = line.split(": ")
        action = read_words(self.table.game.actions.MESSAGES, words)
        return commands.AutomaticAction(self.names.index(name), action, by)

    def parse_command(self, line: str) -> tuple[commands.Do, str]:
        play = self.parse_automatic(line)
        return commands.Do(seat=play.seat, action=entries.encode_action(play.action)), self.names[play.seat]

    def refusal_of_line(self, line: str) -> str:
        command, name = self.parse_command(line)
        return self.refusal_of(command, name)

    # What there is to see.

    def view_json(self, seat: int | None = None, *who: str) -> dict[str, Any]:
        """Everything that a seat, or an onlooker, is told, as its JSON says it."""
        update = UpdateBuilder(self.table, [seat], self.now).build_update(seat, frozenset(who))
        told: dict[str, Any] = msgspec.json.decode(encode(update))
        return told

    def seats(self) -> Sequence[Any]:
        """The table's seats as everybody sees them."""
        shown: list[Any] = self.view_json()["table"]["seats"]
        return shown

    def rebuild(self) -> Table:
        """The table that the log tells of, by way of the bytes that are kept of it."""
        return Table.fold(
            "a table", [entries.decode_entry(entries.encode_entry(entry)) for entry in self.log], self.now
        )


def make_race(
    *people: str, settings: dict[str, Any] | None = None, go: bool = False, **options: Any
) -> ScriptedTable:
    """A race for two with a card each, as the game's own script has it; a year is a second.

    With `go` all are here and ready: the countdown begins.
    """
    wanted = script_of(CLOCK_GAME).FOR_TWO
    party = ScriptedTable(
        CLOCK_GAME,
        *(people or ("Ann", "Bob")),
        settings=settings,
        setup=wanted["setup"],
        options=wanted["options"] | options,
    ).start()
    if go:
        party.connect(*(chair.name for chair in party.table.chairs if chair is not None and chair.key))
        make_ready(party)
    return party


def make_ready(party: ScriptedTable) -> list[str]:
    """Ann and Bob prepare as the script of the game has it, and the clock may run."""
    told: list[str] = []
    for words in script_of(CLOCK_GAME).PREPARATIONS:
        for name, line in zip(party.names, words, strict=True):
            told = party.play_automatic(f"{name}: {line}")
    return told


def encode_action(kind: str, **values: Any) -> msgspec.Raw:
    """An action as it comes over the wire."""
    return msgspec.Raw(encode({"type": kind, **values}))


def all_facts_of(table: Table) -> tuple[Any, ...]:
    """All that a table knows, so that any change shows."""
    match, clock = table.match, table.clock
    game = (
        None
        if match is None
        else (to_numbers(match.state), match.now, encode(record_of(match)), sorted(match.automatic))
    )
    return (
        table.version,
        table.entry_count,
        encode(table.config),
        repr(table.chairs),
        game,
        (clock.read(clock.started_at or 0), clock.started_at, clock.speed),
        table.paused,
        None
        if table.undoable_step is None
        else (table.undoable_step.seat, to_numbers(table.undoable_step.before)),
        dict(table.deadlines),
        (
            table.next_table,
            table.next_table_by,
            table.shown_on_big_screen,
            table.thinking_speed,
            table.has_automatic_seat,
            table.undone_by,
        ),
        (
            dict(table.former_names),
            dict(table.drop_counts),
            sorted(table.late_moves),
            dict(table.done_for_late),
        ),
        dict(table.connected),
        table.table_info_dirty,
    )
