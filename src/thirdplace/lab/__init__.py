"""Computer players against each other, on the same deals, to measure how strong they are."""
