"""What the server answers over HTTP, and the sockets and streams that begin as an HTTP request."""
