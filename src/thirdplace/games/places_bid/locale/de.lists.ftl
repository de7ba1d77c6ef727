### Die Liste der Gebäude, wie die gedruckte englische Spielregel eine hat.

list-buildings = Liste der Gebäudekarten
    .about = Alle Gebäude der Schachtel in der Reihenfolge der gedruckten Liste. Der Ort sagt, wo das wirkliche Gebäude steht, nach dem die Karte gemalt ist (NC: North Carolina, PA: Pennsylvania, USA); ein Strich steht für ein Gebäude ohne Vorbild. Die Größenordnung ist zum Lernen da und hat mit dem Spiel nichts zu tun.
list-points = Punkte
list-building = Gebäude
list-players = Personen
list-location = Ort
list-scale = Größenordnung
