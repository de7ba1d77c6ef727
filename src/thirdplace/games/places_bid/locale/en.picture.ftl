### PLACES Bid as a picture.

now-bidding = { $name } is bidding
now-choosing = { $name } chooses a building
bid-is-highest = highest bid
bid-is-missing = no bid yet
bid-is-outbid = outbid
bid-is-passed = passed
project-plus = +{ $points } each
