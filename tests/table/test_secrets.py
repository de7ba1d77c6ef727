"""Secrets stay on the server, proved by swapping them.

Whole games are played at a table. Again and again all that a viewer cannot know is exchanged: another
log is written, of another world that this viewer cannot tell from the real one (`rules.resample`), with
other standing orders of others in it. Whatever the viewer is told of either table is the same, byte
for byte.
"""

from random import Random
from typing import Any

import pytest
from support.scripted_table import encode
from support.worlds import NOW, SEED, Log, load_worlds, match_of, other_orders

from thirdplace.core.chance import Chance
from thirdplace.core.game import ALL
from thirdplace.core.match import Match
from thirdplace.core.records.record import record_of, to_json
from thirdplace.core.state import copy
from thirdplace.table import entries
from thirdplace.table.table import Table
from thirdplace.table.update_builder import UpdateBuilder, build_missed_update, build_table_view


def everything_told(written: Log, viewer: int | None, shown: int, versions: list[int]) -> dict[str, bytes]:
    """Everything that a viewer can get out of the table of a log, as bytes."""
    *_, last = [
        place for place, entry in enumerate(written) if not isinstance(entry, entries.PRIVATE_ENTRIES)
    ]
    table = Table.fold("a table", written[:last], NOW)
    since = table.version
    table.table_info_dirty = False
    step = table.apply(written[last], NOW)
    update = UpdateBuilder(table, [0, viewer, None], NOW, [step], since).build_update(viewer, frozenset())
    for entry in written[last + 1 :]:
        table.apply(entry, NOW)
    table.clock.set_to(shown, NOW)
    table.deadlines = {}
    whole = UpdateBuilder(table, [viewer, 1], NOW).build_update(viewer, frozenset())
    came_back = [
        build_missed_update(table, written, version, viewer, frozenset(), NOW) for version in versions
    ]
    return {
        "update": encode(update),
        "whole": encode(whole),
        "missed": encode(came_back),
        "table": encode(build_table_view(table)),
        "record": to_json(record_of(match_of(table), viewer)),
        "events": encode(step.step.events(viewer) if step.step is not None else None),
    }


def resample_for(match: Match, viewer: int | None, rng: Random) -> Any:
    """A world that this viewer, or (None) nobody at all, can tell from the real one."""
    s, chance = copy(match.state), Chance(str(rng.random()))
    for seat in (0, 1) if viewer is None else (viewer,):
        match.game.rules.resample(s, seat, chance)
    return s


@pytest.mark.parametrize("game", load_worlds())
def test_what_a_viewer_may_not_know_changes_nothing_it_is_told(game: str) -> None:
    world = load_worlds()[game]
    rng = Random(game)
    swapped = moments = 0
    for number, (written, shown) in enumerate(world.play(rng)):
        if world.is_long and number > 15 and number % 37:  # the way is long
            continue
        written = list(written)
        real = match_of(Table.fold("a table", written, NOW))
        if real.over:
            break
        for viewer in (None, rng.randrange(world.seats)):
            s = resample_for(real, viewer, rng)
            other = other_orders(world.exchange(written, s, viewer), viewer, rng)
            twin = match_of(Table.fold("a table", other, NOW))
            assert twin.view(ALL) == real.game.views.views(s, real.options, [ALL], real.now)[0]
            version = Table.fold("a table", written, NOW).version
            versions = [version, version - 1, rng.randrange(1, version + 1)]
            known = everything_told(written, viewer, shown, versions)
            assert everything_told(other, viewer, shown, versions) == known
            assert SEED.encode() not in b"".join(known.values())
            swapped += to_json(record_of(twin)) != to_json(record_of(real))
            moments += 1
    assert swapped > 20
    assert swapped > moments / 2


@pytest.mark.parametrize("game", load_worlds())
def test_the_referee_does_see_the_difference(game: str) -> None:
    """So that the test above is not blind: another seat, and the table's own record, do change."""
    world = load_worlds()[game]
    rng = Random(game)
    differing = set()
    for number, (written, shown) in enumerate(world.play(rng)):
        real = match_of(Table.fold("a table", written, NOW))
        if number > 40 or real.over:
            break
        other = world.exchange(list(written), resample_for(real, 1, rng), 1)
        twin = match_of(Table.fold("a table", other, NOW))
        if to_json(record_of(real)) != to_json(record_of(twin)):
            differing.add("record")
        if everything_told(written, 0, shown, [2]) != everything_told(other, 0, shown, [2]):
            differing.add("seat 0")
    assert differing == ({"record"} if world.seats_know_the_same else {"record", "seat 0"})


@pytest.mark.parametrize("game", load_worlds())
def test_once_it_is_over_everything_comes_to_light(game: str) -> None:
    *_, (written, _shown) = load_worlds()[game].play(Random(game))
    match = match_of(Table.fold("a table", written, NOW))
    assert match.over
    assert to_json(record_of(match, None)) == to_json(record_of(match))
    assert build_table_view(Table.fold("a table", written, NOW)).seed == SEED
