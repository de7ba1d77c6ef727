## Il laboratorio

lab-wins-first-roll = Vittorie per casella in cui si scrive { $digit } al primo lancio di un round
lab-measure-number = Numero di un round
