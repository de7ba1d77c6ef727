"""Sheets to print: typst sets them, from the same data as the games."""
