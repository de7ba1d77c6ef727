"""Whole games between compiled players, for the lab, and what their decisions are worth."""
