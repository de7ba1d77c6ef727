"""A table in the terminal: people at one keyboard, computer players beside them.

Generic: what is special to a game is in its own terminal.py (see core/terminal.py).
"""
