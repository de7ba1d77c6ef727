"""What is measured by playing: how strong players are (ladder), and what a rule does (simulation)."""
