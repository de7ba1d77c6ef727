"""Games in the terminal: people at one keyboard, with computer players.

This is the same for all games; a game's own part is its module `terminal` (see core/parts/terminal.py).
"""
