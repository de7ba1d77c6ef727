"""The fourth version of the PostgreSQL schema: no table belongs to a node that is gone.

A node may be taken for dead at the moment in which it claims a table. Without a lock, whoever removes it does
not see the claim, and the claim does not see the removal: the table would belong for ever to a node that is
gone. So whoever writes a node's name locks its row first, and a removal waits for that, or comes again. The
references hold for everything else, such as new tables.
"""

from thirdplace.store.postgres_functions import EPOCH_LOCK

__all__ = ["REFER_TO_NODES"]

REFER_TO_NODES = f"""
    LOCK TABLE thirdplace.nodes, thirdplace.tables, thirdplace.connections IN SHARE ROW EXCLUSIVE MODE;
    UPDATE thirdplace.tables SET owner = NULL, changes = changes + 1
    WHERE owner IS NOT NULL AND owner NOT IN (SELECT name FROM thirdplace.nodes);
    DELETE FROM thirdplace.connections WHERE node NOT IN (SELECT name FROM thirdplace.nodes);
    ALTER TABLE thirdplace.tables
        ADD FOREIGN KEY (owner) REFERENCES thirdplace.nodes (name) ON DELETE SET NULL;
    ALTER TABLE thirdplace.connections
        ADD FOREIGN KEY (node) REFERENCES thirdplace.nodes (name) ON DELETE CASCADE;

    CREATE OR REPLACE FUNCTION thirdplace.claim_tables(
        node text, ids text[]
    ) RETURNS TABLE (table_id text, new_epoch integer, unowned interval) LANGUAGE sql AS $body$
        SELECT FROM thirdplace.nodes WHERE name = node FOR KEY SHARE;
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

    CREATE OR REPLACE FUNCTION thirdplace.save_connections(
        node text, ids text[], contents bytea[]
    ) RETURNS void LANGUAGE sql AS $body$
        SELECT FROM thirdplace.nodes WHERE name = $1 FOR KEY SHARE;
        SELECT FROM thirdplace.tables WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
        INSERT INTO thirdplace.connections (table_id, node, content)
        SELECT new.id, $1, new.content FROM unnest(ids, contents) AS new (id, content)
        WHERE EXISTS (SELECT FROM thirdplace.nodes WHERE name = $1) ORDER BY new.id
        ON CONFLICT (table_id, node) DO UPDATE SET content = EXCLUDED.content;
        UPDATE thirdplace.tables SET changes = changes + 1 WHERE id = ANY (ids);
    $body$;
"""
