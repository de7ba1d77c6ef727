"""PLACES Bid: everyone's chances to win, and what each action changes about them."""
