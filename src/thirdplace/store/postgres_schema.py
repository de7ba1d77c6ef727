"""The tables of the PostgreSQL database, and how an older one becomes a newer one."""

from typing import Any

from thirdplace.store.interface import UnusableStore

__all__ = ["CHANNEL", "GAP", "MIGRATIONS", "migrate"]

CHANNEL = "thirdplace"
"""On which a server that has written tells the others, with its own name and the ids of the tables."""
GAP = "TP001"
"""The error of `append_entries` if entries would not follow a table's last one without a gap."""
MIGRATION_LOCK = 8017
OLDEST_SERVER = 13
TABLES_PER_NOTICE = 200
"""PostgreSQL takes at most 8,000 bytes for a notice."""

MIGRATIONS = (
    f"""
    CREATE TABLE thirdplace.tables (
        number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        id text NOT NULL UNIQUE,
        code text NOT NULL UNIQUE,
        game text NOT NULL,
        visited timestamptz NOT NULL DEFAULT now()
    );
    CREATE TABLE thirdplace.log (
        number bigint NOT NULL,
        seq integer NOT NULL,
        entry bytea NOT NULL,
        PRIMARY KEY (number, seq)
    );
    CREATE TABLE thirdplace.records (
        table_id text PRIMARY KEY,
        game text NOT NULL,
        kept timestamptz NOT NULL DEFAULT now(),
        record bytea NOT NULL
    );
    CREATE TABLE thirdplace.probe (written timestamptz NOT NULL);
    INSERT INTO thirdplace.probe VALUES (now());

    CREATE FUNCTION thirdplace.append_entries(
        sender text,
        new_ids text[], new_codes text[], new_games text[],
        first_ids text[], first_seqs integer[],
        row_ids text[], row_seqs integer[], row_entries bytea[],
        record_ids text[], record_games text[], record_contents bytea[]
    ) RETURNS void LANGUAGE plpgsql AS $body$
    DECLARE
        notice text;
    BEGIN
        INSERT INTO thirdplace.tables (id, code, game)
        SELECT * FROM unnest(new_ids, new_codes, new_games) AS new (id, code, game) ORDER BY code;

        IF EXISTS (
            SELECT FROM unnest(first_ids, first_seqs) AS first (id, seq)
            WHERE first.seq <> 1 + (
                SELECT COALESCE(MAX(log.seq), 0) FROM thirdplace.log
                WHERE log.number = (SELECT number FROM thirdplace.tables WHERE tables.id = first.id)
            )
        ) THEN
            RAISE EXCEPTION 'an entry is missing before' USING ERRCODE = '{GAP}';
        END IF;

        INSERT INTO thirdplace.log (number, seq, entry)
        SELECT tables.number, new.seq, new.entry
        FROM unnest(row_ids, row_seqs, row_entries) AS new (id, seq, entry)
        LEFT JOIN thirdplace.tables ON tables.id = new.id
        ORDER BY tables.number, new.seq;

        INSERT INTO thirdplace.records (table_id, game, record)
        SELECT * FROM unnest(record_ids, record_games, record_contents) AS new (table_id, game, record)
        ORDER BY table_id ON CONFLICT DO NOTHING;

        FOR notice IN
            SELECT string_agg(id, ' ') FROM (
                SELECT id, (row_number() OVER () - 1) / {TABLES_PER_NOTICE} AS portion
                FROM unnest(first_ids) AS first (id)
            ) AS portions GROUP BY portion
        LOOP
            PERFORM pg_notify('{CHANNEL}', sender || ' ' || notice);
        END LOOP;
    END
    $body$;
    """,
)
"""Each brings a database from its version to the next. Never change one that was released: add another.

Everything is written by one call of `append_entries`, which takes one round trip and one transaction. Every
server inserts rows in the same order, so that no two of them wait for each other. An entry of an unknown
table has no number, which the schema refuses.
"""


async def migrate(connection: Any) -> None:
    """Bring the database to the newest version. Raises UnusableStore if it cannot be used."""
    if connection.get_server_version().major < OLDEST_SERVER:
        version = connection.get_server_version()
        raise UnusableStore(f"PostgreSQL {version.major} is too old: {OLDEST_SERVER} is needed")
    async with connection.transaction():
        # Not two servers at once; the lock ends with the transaction.
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
        version = await _read_version(connection)
        if version > len(MIGRATIONS):
            raise UnusableStore(f"version {version} was written by a newer thirdplace")
        for migration in MIGRATIONS[version:]:
            await connection.execute(migration)
        await connection.execute("UPDATE thirdplace.version SET number = $1", len(MIGRATIONS))


async def _read_version(connection: Any) -> int:
    """The version of the schema; it is created if there is none."""
    if await connection.fetchval("SELECT to_regclass('thirdplace.version') IS NOT NULL"):
        version: int = await connection.fetchval("SELECT number FROM thirdplace.version")
        return version
    if await connection.fetchval("SELECT to_regnamespace('thirdplace') IS NOT NULL"):
        found = "SELECT EXISTS (SELECT FROM pg_class WHERE relnamespace = 'thirdplace'::regnamespace)"
        if await connection.fetchval(found):
            raise UnusableStore("its schema “thirdplace” holds something else")
    else:
        await connection.execute("CREATE SCHEMA thirdplace")
    await connection.execute("CREATE TABLE thirdplace.version (number integer NOT NULL)")
    await connection.execute("INSERT INTO thirdplace.version VALUES (0)")
    return 0
