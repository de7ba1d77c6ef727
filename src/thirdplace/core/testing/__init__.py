"""What every game must pass, and scenarios that read like a rulebook."""
