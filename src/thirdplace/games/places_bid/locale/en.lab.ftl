## The lab

lab-wins-project = Wins by secret project
lab-measure-tokens = Tokens left at the end
lab-measure-spent = Tokens paid for buildings
lab-measure-buildings = Buildings per player
lab-measure-full-set = Players with the full set
lab-value-building = What owning a building adds to the chance of winning, for players with equal tokens
lab-heat-building = When buildings are taken, and for how much
lab-restriction-never-bids-first = never makes the first bid of a round
lab-restriction-only-own-project = bids only for buildings of their own project
lab-restriction-greedy = looks only at the points of this round, and keeps nothing for later
