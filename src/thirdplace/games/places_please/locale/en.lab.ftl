## The lab

lab-wins-first-roll = Wins by where { $digit } is written on the first roll of a round
lab-measure-number = Number made in a round
