### L’elenco degli edifici, come quello del regolamento inglese stampato.

list-buildings = Elenco delle carte Edificio
    .about = Tutti gli edifici della scatola, nell’ordine dell’elenco stampato. Il luogo dice dove si trova l’edificio vero che ha fatto da modello alla carta (NC: Carolina del Nord, PA: Pennsylvania, USA); un trattino indica un edificio senza modello. La scala serve solo a imparare e non ha effetti sul gioco.
list-points = Punti
list-building = Edificio
list-players = Giocatori
list-location = Luogo
list-scale = Scala
