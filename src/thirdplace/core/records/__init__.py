"""Records of matches: written, read, replayed and verified; the shares that a seed is mixed from."""
