## Il laboratorio

lab-wins-project = Vittorie per progetto segreto
lab-measure-tokens = Gettoni alla fine
lab-measure-spent = Gettoni pagati per gli edifici
lab-measure-buildings = Edifici di una persona
lab-measure-full-set = Persone con tutte e sei le categorie
lab-value-building = Quanto aggiunge un edificio alla probabilità di vincere, a parità di gettoni
lab-heat-building = Quando si prendono gli edifici, e a che prezzo
lab-restriction-never-bids-first = non fa mai la prima offerta di un round
lab-restriction-only-own-project = fa offerte solo per edifici del proprio progetto
lab-restriction-greedy = guarda solo ai punti di questo round e non risparmia nulla per dopo
