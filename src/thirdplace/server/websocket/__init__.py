"""WebSockets: frames, the handshake, and two ways to hold a connection."""
