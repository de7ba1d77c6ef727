### PLACES Bid come immagine.

now-bidding = { $name } sta decidendo
now-choosing = { $name } sceglie un edificio
bid-is-highest = offerta più alta
bid-is-missing = nessuna offerta
bid-is-outbid = superata
bid-is-passed = passa
project-plus = +{ $points } l’uno
