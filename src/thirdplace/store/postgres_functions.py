"""What PostgreSQL itself does for the store: its tables and functions, version by version.

Everything is written by one call of `append_entries`, which takes one round trip and one transaction. Every
server inserts and locks rows in the same order, so that no two of them wait for each other. An entry of an
unknown table has no number, which the schema refuses.

A node is a server process with a row in `nodes`, which it renews. A node that has not renewed its row for the
length of a lease is removed by whichever other node looks first: its tables have no owner then, and its
connections are gone. All times are the database's.
"""

__all__ = ["CHANNEL", "CONFLICT", "CREATE_OWNERSHIP", "CREATE_TABLES", "EPOCH_LOCK", "MESSAGE_CHANNEL"]

CHANNEL = "thirdplace"
"""On which a node that has changed tables tells the others, with its own name and the ids of the tables."""
MESSAGE_CHANNEL = "thirdplace_messages"
"""On which nodes publish messages, with their own name and the message."""
CONFLICT = "TP001"
"""The error of `append_entries` if entries would leave a gap, or if their epoch is over."""
EPOCH_LOCK = 8018
"""Shared by those who append, exclusive for those who claim tables: cheaper than a lock on each row."""
TABLES_PER_NOTICE = 200
"""PostgreSQL takes at most 8,000 bytes for a notice."""

CREATE_TABLES = f"""
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
            RAISE EXCEPTION 'an entry is missing before' USING ERRCODE = '{CONFLICT}';
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
"""

CREATE_OWNERSHIP = f"""
    ALTER TABLE thirdplace.version
        ADD COLUMN readable_from integer NOT NULL DEFAULT 1,
        ADD COLUMN identity text NOT NULL DEFAULT gen_random_uuid();

    ALTER TABLE thirdplace.tables
        ADD COLUMN owner text,
        ADD COLUMN epoch integer NOT NULL DEFAULT 0,
        ADD COLUMN changes integer NOT NULL DEFAULT 0,
        ADD COLUMN vacated timestamptz;
    CREATE INDEX ON thirdplace.tables (owner) WHERE owner IS NOT NULL;

    -- In two steps: rows that exist already are not rewritten, and stay without a time.
    ALTER TABLE thirdplace.log ADD COLUMN written timestamptz;
    ALTER TABLE thirdplace.log ALTER COLUMN written SET DEFAULT clock_timestamp();

    CREATE TABLE thirdplace.nodes (
        name text PRIMARY KEY,
        seen timestamptz NOT NULL DEFAULT clock_timestamp()
    );
    CREATE TABLE thirdplace.connections (
        table_id text NOT NULL,
        node text NOT NULL,
        content bytea NOT NULL,
        PRIMARY KEY (table_id, node)
    );
    CREATE INDEX ON thirdplace.connections (node);

    CREATE FUNCTION thirdplace.notify_of_tables(
        sender text, ids text[]
    ) RETURNS void LANGUAGE plpgsql AS $body$
    DECLARE
        notice text;
    BEGIN
        FOR notice IN
            SELECT string_agg(id, ' ') FROM (
                SELECT id, (row_number() OVER () - 1) / {TABLES_PER_NOTICE} AS portion
                FROM unnest(ids) AS changed (id)
            ) AS portions GROUP BY portion
        LOOP
            PERFORM pg_notify('{CHANNEL}', sender || ' ' || notice);
        END LOOP;
    END
    $body$;

    CREATE FUNCTION thirdplace.append_entries(
        node text, does_notify boolean,
        new_ids text[], new_codes text[], new_games text[],
        first_ids text[], first_seqs integer[], first_epochs integer[],
        row_ids text[], row_seqs integer[], row_entries bytea[],
        record_ids text[], record_games text[], record_contents bytea[]
    ) RETURNS void LANGUAGE plpgsql AS $body$
    BEGIN
        -- No table changes its owner between the look at its epoch and the end of this transaction.
        PERFORM pg_advisory_xact_lock_shared({EPOCH_LOCK});
        INSERT INTO thirdplace.tables (id, code, game, owner)
        SELECT new.id, new.code, new.game, (SELECT name FROM thirdplace.nodes WHERE name = node)
        FROM unnest(new_ids, new_codes, new_games) AS new (id, code, game) ORDER BY code;

        IF EXISTS (
            SELECT FROM unnest(first_ids, first_seqs, first_epochs) AS first (id, seq, epoch)
            LEFT JOIN thirdplace.tables ON tables.id = first.id
            WHERE first.epoch <> tables.epoch
            OR first.seq <> 1 + (
                SELECT COALESCE(MAX(log.seq), 0) FROM thirdplace.log WHERE log.number = tables.number
            )
        ) THEN
            RAISE EXCEPTION 'an entry is missing before, or its epoch is over' USING ERRCODE = '{CONFLICT}';
        END IF;

        INSERT INTO thirdplace.log (number, seq, entry)
        SELECT tables.number, new.seq, new.entry
        FROM unnest(row_ids, row_seqs, row_entries) AS new (id, seq, entry)
        LEFT JOIN thirdplace.tables ON tables.id = new.id
        ORDER BY tables.number, new.seq;

        INSERT INTO thirdplace.records (table_id, game, record)
        SELECT * FROM unnest(record_ids, record_games, record_contents) AS new (table_id, game, record)
        ORDER BY table_id ON CONFLICT DO NOTHING;

        IF does_notify THEN
            PERFORM thirdplace.notify_of_tables(node, first_ids);
        END IF;
    END
    $body$;

    CREATE FUNCTION thirdplace.remove_nodes(gone text[]) RETURNS text[] LANGUAGE plpgsql AS $body$
    DECLARE
        changed text[];
    BEGIN
        PERFORM FROM thirdplace.tables
        WHERE owner = ANY (gone)
        OR id IN (SELECT table_id FROM thirdplace.connections WHERE node = ANY (gone))
        ORDER BY id FOR NO KEY UPDATE;
        WITH vacated AS (
            UPDATE thirdplace.tables SET owner = NULL, vacated = nodes.seen
            FROM thirdplace.nodes WHERE nodes.name = tables.owner AND tables.owner = ANY (gone)
            RETURNING tables.id
        ), disconnected AS (
            DELETE FROM thirdplace.connections WHERE node = ANY (gone) RETURNING table_id
        )
        SELECT array_agg(id) INTO changed
        FROM (SELECT id FROM vacated UNION SELECT table_id FROM disconnected) AS both_kinds;
        UPDATE thirdplace.tables SET changes = changes + 1 WHERE id = ANY (changed);
        DELETE FROM thirdplace.nodes WHERE name = ANY (gone);
        RETURN changed;
    END
    $body$;

    -- Renews this node's lease, unless it has been removed, and removes other nodes whose lease is over.
    -- `changed`: the tables that these owned, or that people were connected to there.
    CREATE FUNCTION thirdplace.renew_lease(
        node text, lease interval, OUT is_member boolean, OUT others integer, OUT changed text[]
    ) LANGUAGE plpgsql AS $body$
    DECLARE
        gone text[];
    BEGIN
        UPDATE thirdplace.nodes SET seen = clock_timestamp() WHERE name = node;
        is_member := FOUND;
        -- After a restart of the database, every node has the time to come back.
        IF pg_postmaster_start_time() < clock_timestamp() - 2 * lease THEN
            SELECT array_agg(name) INTO gone FROM (
                SELECT name FROM thirdplace.nodes WHERE seen < clock_timestamp() - lease
                ORDER BY name FOR UPDATE SKIP LOCKED
            ) AS silent;
            IF gone IS NOT NULL THEN
                changed := thirdplace.remove_nodes(gone);
            END IF;
        END IF;
        SELECT count(*) INTO others FROM thirdplace.nodes WHERE name <> node;
    END
    $body$;

    CREATE FUNCTION thirdplace.claim_tables(
        node text, ids text[]
    ) RETURNS TABLE (table_id text, new_epoch integer, unowned interval) LANGUAGE sql AS $body$
        SELECT pg_advisory_xact_lock({EPOCH_LOCK});
        WITH free AS (
            SELECT id, vacated FROM thirdplace.tables
            WHERE id = ANY (ids) AND owner IS NULL AND EXISTS (SELECT FROM thirdplace.nodes WHERE name = node)
            ORDER BY id FOR NO KEY UPDATE
        )
        UPDATE thirdplace.tables SET owner = node, epoch = epoch + 1, changes = changes + 1
        FROM free WHERE tables.id = free.id
        RETURNING tables.id, tables.epoch, clock_timestamp() - free.vacated
    $body$;

    CREATE FUNCTION thirdplace.release_tables(node text, ids text[]) RETURNS void LANGUAGE sql AS $body$
        SELECT FROM thirdplace.tables WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
        DELETE FROM thirdplace.connections WHERE connections.node = $1 AND table_id = ANY (ids);
        UPDATE thirdplace.tables SET owner = NULL, vacated = clock_timestamp(), changes = changes + 1
        WHERE owner = $1 AND id = ANY (ids);
    $body$;

    CREATE FUNCTION thirdplace.save_connections(
        node text, ids text[], contents bytea[]
    ) RETURNS void LANGUAGE sql AS $body$
        SELECT FROM thirdplace.tables WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
        INSERT INTO thirdplace.connections (table_id, node, content)
        SELECT new.id, $1, new.content FROM unnest(ids, contents) AS new (id, content)
        WHERE EXISTS (SELECT FROM thirdplace.nodes WHERE name = $1) ORDER BY new.id
        ON CONFLICT (table_id, node) DO UPDATE SET content = EXCLUDED.content;
        UPDATE thirdplace.tables SET changes = changes + 1 WHERE id = ANY (ids);
    $body$;
"""
