"""The rules compiled, a cache of that, random games with them, and a search for any game."""
