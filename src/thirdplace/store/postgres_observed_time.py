"""The fifth version of the PostgreSQL schema: tables expire by the time that servers have observed.

The database's date is not reliable enough (see observed_age.py). `tables.visited` and `records.kept` stay
dates, which servers of earlier versions write and compare, too. `observed.date` is when a server last looked
at the date. If the date has gone on by more than can have passed since then, every date before it is moved on
by what is too much: so one wrong date, or a long time without a server, cannot make a table old enough to be
deleted.
"""

from datetime import datetime, timedelta
from typing import Any

from thirdplace.store.observed_age import SECONDS_PER_DAY, running_seconds

__all__ = ["CREATE_OBSERVED", "OBSERVED_NOW", "PostgresObservedTime"]

CREATE_OBSERVED = """
    CREATE TABLE thirdplace.observed (date timestamptz NOT NULL);
    -- Nobody has looked at the date before, but somebody was here when a table was last visited.
    INSERT INTO thirdplace.observed SELECT COALESCE(LEAST(now(), GREATEST(
        (SELECT max(visited) FROM thirdplace.tables), (SELECT max(kept) FROM thirdplace.records)
    )), now());

    CREATE FUNCTION thirdplace.observe_time(most_gap interval) RETURNS timestamptz LANGUAGE plpgsql AS $body$
    DECLARE
        before timestamptz;
        today timestamptz;
        excess interval;
    BEGIN
        SELECT date INTO before FROM thirdplace.observed FOR UPDATE;
        today := clock_timestamp();
        excess := GREATEST(today - before - most_gap, interval '0');
        IF excess > interval '0' OR today < before THEN
            PERFORM FROM thirdplace.tables ORDER BY id FOR NO KEY UPDATE;
            UPDATE thirdplace.tables SET visited = LEAST(visited + excess, today)
            WHERE excess > interval '0' OR visited > today;
            UPDATE thirdplace.records SET kept = LEAST(kept + excess, today)
            WHERE excess > interval '0' OR kept > today;
        END IF;
        UPDATE thirdplace.observed SET date = today;
        RETURN today;
    END
    $body$;
"""
OBSERVED_NOW = "LEAST(now(), (SELECT date FROM thirdplace.observed) + interval '1 hour')"
"""Now, or the date that servers have last seen: they look once an hour."""
OBSERVE_TIME = "SELECT thirdplace.observe_time($1)"
OBSERVE_TIMEOUT_S = 120.0
"""All tables and records may have to be changed."""
TOLERANCE_S = 60.0
"""The database's clock need not run as this machine's does."""


class PostgresObservedTime:
    """All methods run in the store's event loop."""

    def __init__(self, keep_days: float) -> None:
        # A quarter, so that four starts in a row would have to have wrong dates.
        self._most_gap_s = keep_days / 4 * SECONDS_PER_DAY
        self._observed_at: float | None = None

    async def observe(self, connection: Any) -> datetime:
        """The database's date, by which `visited` and `kept` can be compared now."""
        began, most_gap_s = running_seconds(), self._most_gap_s
        if self._observed_at is not None:  # this server has looked before, and knows what has passed since
            most_gap_s = min(most_gap_s, began - self._observed_at + TOLERANCE_S)
        gap = timedelta(seconds=most_gap_s)
        today: datetime = await connection.fetchval(OBSERVE_TIME, gap, timeout=OBSERVE_TIMEOUT_S)
        self._observed_at = began
        return today
