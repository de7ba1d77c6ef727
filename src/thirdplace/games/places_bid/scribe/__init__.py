"""PLACES Bid: a game that people play with real cards, written down line by line."""
