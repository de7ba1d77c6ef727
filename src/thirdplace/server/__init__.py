"""People and bots come in here: HTTP, sockets, one mailbox per live table."""
