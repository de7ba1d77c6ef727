# I risultati di una lezione, come tabella e come foglio da stampare.

results-title = Risultati
results-rank = Posizione
results-name = Nome
results-number = Round { $round }: numero
results-points = Round { $round }: punti
results-total = Totale
results-date = Data
results-class = Classe
results-about = Round conclusi: { $rounds } su { $planned } · { $goal }
results-hint = Accanto a ogni numero ci sono i punti che ha portato. Un trattino indica che la persona in quel round era in pausa.
