"""Are the coach's numbers true? What it said in games of strong players, compared with who won them."""
