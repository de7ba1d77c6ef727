"""Where tables are kept: an append-only log for each, and the records of games."""
