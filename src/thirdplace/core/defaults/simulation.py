"""A simulation in which decisions are not weighed, and nobody draws inferences."""

__all__ = ["imagine", "open_weighing_table"]

open_weighing_table = None
imagine = None
