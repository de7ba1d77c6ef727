"""Whole games by the hundred thousand: who plays, on which deals, and what is counted."""
