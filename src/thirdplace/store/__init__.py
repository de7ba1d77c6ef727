"""Stores tables, an append-only log for each, and the records of finished games."""
