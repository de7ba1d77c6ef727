"""What is measured by playing: how strong computer players are (ladder), and what a rule does (simulation)."""
