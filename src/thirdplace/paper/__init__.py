"""Sheets to print, typeset by typst from the games' own data."""
