"""The parts that a game may bring, each with its types: coach, terminal, paper and others."""
