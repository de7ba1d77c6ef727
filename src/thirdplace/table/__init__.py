"""A table: seats, host, options, a log with versions. No I/O; time and chance come in as arguments."""
