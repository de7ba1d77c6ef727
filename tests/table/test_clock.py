"""A clock by itself: a pure function of when it was started and what time it is."""

from hypothesis import given
from hypothesis import strategies as st
from support.scripted_table import START_MS

from thirdplace.table.clock import Clock


@given(
    st.lists(st.tuples(st.floats(0.1, 10), st.integers(0, 50_000), st.integers(0, 9_000)), max_size=8),
    st.integers(0, 200_000),
)
def test_a_clock_goes_on_from_where_it_was_and_knows_when_it_will_show_something(
    runs: list[tuple[float, int, int]], ahead: int
) -> None:
    clock, now = Clock(), START_MS
    for speed, ran, stood in runs:
        shown = clock.read(now)
        clock.speed = speed
        assert clock.read(now) == shown
        clock.start(now + stood)
        assert clock.read(now + stood) == shown
        moment = clock.time_when(shown + ahead)
        assert moment is not None
        assert clock.read(moment) >= shown + ahead
        assert ahead == 0 or clock.read(moment - 2) < shown + ahead  # a millisecond late is soon enough
        now += stood + ran
        running = clock.read(now)
        clock.stop(now)
        assert clock.read(now) == clock.read(now + 1000) == running
        assert clock.time_when(running) is None
