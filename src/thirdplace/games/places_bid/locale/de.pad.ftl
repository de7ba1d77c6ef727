### PLACES Bid mit der Schachtel: was der Punkteblock ablehnt.

pad-card-two = „{ $card }“ kann nicht bei { $name } und bei { $other } liegen: Die Karte gibt es nur einmal.
pad-card-twice = { $name } kann „{ $card }“ nicht zweimal haben: Die Karte gibt es nur einmal.
pad-project-two = { $name } und { $other } können nicht beide die Projektkarte { $project } haben: Es gibt sie nur einmal.
pad-tokens = { $tokens ->
        [one] Das wäre { $tokens } Wertmarke, in der Schachtel sind aber nur { $box }.
       *[other] Das wären { $tokens } Wertmarken, in der Schachtel sind aber nur { $box }.
    }
pad-bids = { $name } und { $other } können nicht beide { $bid } geboten haben: Jedes Gebot ist höher als das vorige.
