"""How the options of a game are declared, chosen and marked; own cards as a file."""
