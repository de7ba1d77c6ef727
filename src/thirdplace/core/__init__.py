"""What every game is made of. Imports nothing else of thirdplace."""
