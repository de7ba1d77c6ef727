"""One folder per game. The registry finds them; there is no list to edit."""
