"""Slow work: who is next, the processes that do it, and the functions they run."""
