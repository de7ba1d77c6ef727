"""What the program returns to the shell, besides 0."""

__all__ = ["FAILED", "INTERRUPTED", "INVALID_DATA", "PIPE_CLOSED"]

INVALID_DATA = 1
"""`verify` has found something wrong with a record, or `doctor` with a folder."""
FAILED = 2
"""What the user asked for was not understood, not found, or not possible."""
INTERRUPTED = 130
PIPE_CLOSED = 141
