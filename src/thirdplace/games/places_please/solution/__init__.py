"""Places, Please for two, solved: how to play so that nobody can beat you in the long run."""
