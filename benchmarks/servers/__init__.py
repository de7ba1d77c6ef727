"""Servers to measure, ours and others, and the tables that fill them."""
