### PLACES Bid als Bild.

now-bidding = { $name } überlegt
now-choosing = { $name } wählt ein Gebäude
bid-is-highest = höchstes Gebot
bid-is-missing = noch kein Gebot
bid-is-outbid = überboten
bid-is-passed = passt
project-plus = je +{ $points }
