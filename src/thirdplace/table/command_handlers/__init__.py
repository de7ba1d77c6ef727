"""What each command does to a table: one function for each, in one module for each kind."""
