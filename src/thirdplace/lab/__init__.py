"""The lab: computer players against each other, on the same deals, and what that says of their strength."""
