## The lab

lab-level-solver = deals that can be won
lab-measure-trades = Trades in the plan that was found
lab-measure-undecided = Deals that the solver cannot decide
lab-value-card = What a card in the deal does to the share of deals that can be won
