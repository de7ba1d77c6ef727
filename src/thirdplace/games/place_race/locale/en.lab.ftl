## The lab

lab-level-solver = deals that can be won
lab-measure-trades = Trades in the plan that was found
lab-measure-undecided = Deals that the solver cannot decide
lab-value-card = What a card in the deal does to the share of deals that can be won
lab-line = { $one } – { $other }
lab-city = { $name }
lab-needed-line = Deals that cannot be won without this line
lab-needed-city = Deals that cannot be won without starting here
