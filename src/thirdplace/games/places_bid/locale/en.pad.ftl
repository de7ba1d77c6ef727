### PLACES Bid with the box: what the score pad refuses.

pad-card-two = { $name } and { $other } cannot both have { $card }: there is only one.
pad-card-twice = { $name } cannot have { $card } twice: there is only one.
pad-project-two = { $name } and { $other } cannot both have the project card { $project }: there is only one.
pad-tokens = That makes { $tokens } tokens, but there are only { $box } in the box.
pad-bids = { $name } and { $other } cannot both have bid { $bid }: each bid is higher than the one before.
