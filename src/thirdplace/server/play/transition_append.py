"""A transition as the store takes it: entries, the record of a game that has ended, and new tables."""

from thirdplace.core.records.record import record_of, to_json
from thirdplace.store.interface import Append, NewTable
from thirdplace.table import entries
from thirdplace.table.command_outcome import CommandOutcome
from thirdplace.table.table import Table
from thirdplace.table.transition import Transition

__all__ = ["make_append"]


def make_append(table: Table, made: Transition, epoch: int) -> Append:
    """What is to be stored after the entries that `table` is made of."""
    return Append(
        table.id,
        table.entry_count + 1,
        [entries.encode_entry(happening.entry) for happening in made.applied],
        record=_make_record(made),
        new_tables=[_make_new_table(outcome) for outcome in made.outcomes if outcome.next_table is not None],
        epoch=epoch,
    )


def _make_record(made: Transition) -> tuple[str, bytes] | None:
    """The game's record, if the transition ends the game."""
    match = made.table.match
    if match is None or made.applied[-1].step is None or not match.over:
        return None
    return match.game.id, to_json(record_of(match))


def _make_new_table(outcome: CommandOutcome) -> NewTable:
    assert outcome.next_table is not None
    table_id, first_entries = outcome.next_table
    made = first_entries[0]
    assert isinstance(made, entries.Created)
    return NewTable(table_id, made.code, made.game, [entries.encode_entry(entry) for entry in first_entries])
