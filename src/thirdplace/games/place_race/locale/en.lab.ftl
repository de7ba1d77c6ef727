## The lab

lab-level-solver = solver
lab-players = These numbers hold for the game, not for its players: a solver that sees all cards decides whether a deal can be won. A team at a table sees less, and wins less often.
lab-measure-trades = Trades in the plan that was found
lab-measure-undecided = Deals that the solver cannot decide
lab-value-card = What a card in the deal does to the share of deals that can be won
lab-line = { $one } – { $other }
lab-city = { $name }
lab-needed-line = Deals that cannot be won without this line
lab-needed-city = Deals that cannot be won without starting here
