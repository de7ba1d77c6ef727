"""The log of a table that was played elsewhere, on a device without a server: read as a stranger's word.

Every entry is checked as if its command were asked for now, and every action by the rules. Chance is derived
again from the seed. Whatever does not hold is refused, and the table is not opened.
"""

import re
from collections.abc import Sequence

import msgspec

from thirdplace.core.errors import Refused
from thirdplace.core.match import Match
from thirdplace.core.player_names.names import check_name
from thirdplace.table import entries
from thirdplace.table.command_handlers.clock_commands import MIN_SPEED
from thirdplace.table.table import Table
from thirdplace.table.table_config import make_table_log

__all__ = ["MAX_CARRIED_ENTRIES", "read_carried_log"]

MAX_CARRIED_ENTRIES = 10_000
MAX_SEED_LENGTH = 200
MAX_REF_LENGTH = 40
MAX_CLOCK_MS = 30 * 24 * 3600 * 1000
MAX_SPEED = 10
KEY_PATTERN = re.compile("[0-9a-f]{64}")
LEVELS = ("easy", "medium", "hard", "expert")


def read_carried_log(written: Sequence[bytes]) -> list[entries.Entry]:
    """The entries of a log, if all of them hold. Raises Refused, mostly `bad-file`."""
    if len(written) > MAX_CARRIED_ENTRIES:
        raise Refused("too-large", f"log: {MAX_CARRIED_ENTRIES} entries")
    try:
        read: list[entries.Entry] = [entries.decode_entry(line) for line in written]
    except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
        raise Refused("bad-file", f"log: {wrong}") from wrong
    if not read or not isinstance(read[0], entries.Created):
        raise Refused("bad-file", "log: it begins with the table")
    created = _check_created(read[0])
    table = Table("", created)
    for number, entry in enumerate(read[1:], 2):
        try:
            _check_entry(table, entry)
            if isinstance(entry, entries.Started):  # whatever it says: no server has drawn this seed
                entry = read[number - 1] = msgspec.structs.replace(entry, drawn_by="device")
            table.apply(entry, 0)
        except Refused as refused:
            raise Refused("bad-file", f"log: entry {number}: {refused}") from refused
        except Exception as wrong:  # a nonsense that nobody thought of
            raise Refused("bad-file", f"log: entry {number}: {type(wrong).__name__}") from wrong
    if table.phase == "over":
        raise Refused("game-over")
    return [created, *read[1:]]


def _check_created(made: entries.Created) -> entries.Created:
    _require(KEY_PATTERN.fullmatch(made.host) is not None, "host")
    if made.settings.led:
        raise Refused("bad-options", "settings: led: a class is opened on the server", sentence="led")
    (checked,) = make_table_log(made)
    assert isinstance(checked, entries.Created)
    return checked


def _require(holds: bool, what: str) -> None:
    if not holds:
        raise Refused("bad-file", what)


def _check_entry(table: Table, entry: entries.Entry) -> None:
    """Raises Refused if the table could not have come to this entry. The rules judge actions themselves."""
    match entry:
        case entries.Sat():
            _check_sat(table, entry)
        case entries.Renamed(chair, name):
            _require(check_name(name, _other_names(table, chair)) == name, "name")
        case entries.Left(chair):
            _require(table.match is None, "left during the game")
            table.chair(chair)
        case entries.Arranged(options, settings):
            _require(table.match is None, "arranged during the game")
            changed = msgspec.structs.replace(table.config, options=options, settings=settings)
            _require(_check_created(changed) == changed, "settings")
        case entries.Started():
            _check_started(table, entry)
        case entries.Moved():
            _check_time(entry.at)
            _require(entry.ref is None or len(entry.ref) <= MAX_REF_LENGTH, "ref")
            table.chair(entry.seat)
        case entries.Ticked(at) | entries.Paused(at) | entries.Resumed(at):
            _require(table.match is not None and not table.match.over, "no game is running")
            _check_time(at)
        case entries.SpeedChanged(speed, at):
            _require(table.match is not None and not table.match.over, "no game is running")
            _require(speed == 0 or MIN_SPEED <= speed <= MAX_SPEED, "speed")
            _check_time(0 if at is None else at)
        case entries.Undone(seat):
            step = table.undoable_step
            _require(step is not None and step.seat == seat, "undone")
        case entries.BotTakeover(seat, level):
            table.chair(seat)
            _require(level is None or level in LEVELS, "level")
        case entries.Ordered(seat) | entries.Automated(seat):
            _require(table.match is not None, "no game is running")
            _require(table.chair(seat).key is not None, "seat")
            _require(not isinstance(entry, entries.Ordered) or table.game.orders is not None, "order")
        case _:
            raise Refused("bad-file", type(entry).__name__)


def _check_time(at: int) -> None:
    _require(0 <= at <= MAX_CLOCK_MS, "at")


def _other_names(table: Table, but: int) -> list[str]:
    return [table.chair(seat).name for seat in table.seats if seat != but]


def _check_sat(table: Table, entry: entries.Sat) -> None:
    _require(table.match is None, "sat down during the game")
    _require(0 <= entry.chair < table.game.seats.stop - 1, "chair")
    _require(entry.chair not in table.seats, "chair")
    if entry.key is None:
        _require(entry.level in LEVELS and table.game.brings("bots"), "level")
    else:
        _require(KEY_PATTERN.fullmatch(entry.key) is not None and entry.level is None, "key")
        _require(check_name(entry.name, _other_names(table, entry.chair)) == entry.name, "name")


def _check_started(table: Table, entry: entries.Started) -> None:
    """The deal is derived again: nobody may have looked for one that suits them."""
    _require(table.match is None, "started twice")
    _require(0 < len(entry.seed) <= MAX_SEED_LENGTH, "seed")
    made, names = table.config, table.starting_names()
    dealt = Match(
        table.game, len(names), seed=entry.seed, options=made.options, setup=made.setup, names=names
    )
    _require(dealt.deal == entry.deal, "deal")
