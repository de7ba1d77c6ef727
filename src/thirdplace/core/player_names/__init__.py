"""Which names people may have, and those of computer players."""
