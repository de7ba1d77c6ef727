## Il laboratorio

lab-wins-first-roll = Vittorie per casella in cui si scrive { $digit } al primo lancio
lab-measure-number = Numero di un round
