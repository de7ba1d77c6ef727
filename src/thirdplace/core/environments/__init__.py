"""What a game offers to programs that learn: observations, ids of actions, chance, steps."""
