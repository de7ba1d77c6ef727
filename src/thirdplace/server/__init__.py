"""People and bots come in here: HTTP, sockets, one queue of commands for each table."""
