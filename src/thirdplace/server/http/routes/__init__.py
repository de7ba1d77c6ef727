"""What the server answers, path by path: one module for each kind of routes."""
