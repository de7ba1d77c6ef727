"""A table: seats, host, options, and the log it is built from. No I/O; time and chance are arguments."""
