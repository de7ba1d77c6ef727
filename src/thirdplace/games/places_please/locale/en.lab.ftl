## The lab

lab-wins-first-roll = Wins by where a first { $digit } is written
lab-measure-number = Number of a round
