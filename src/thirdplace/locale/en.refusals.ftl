### Why something was refused, more exactly than its code tells: error-<code>-<sentence>.

error-bad-name-taken = Somebody here is already called { $name }. Add a letter, like { $name } K.
error-bad-name-empty = A name needs at least one letter or digit.
error-bad-name-length = This name is too long: at most { $longest } characters.
error-bad-name-character = “{ $name }” contains a character that names cannot have. Letters, digits, spaces and hyphens are fine.
error-bad-name-scripts = “{ $name }” mixes letters of different alphabets. Please use only one.
error-bad-name-reserved = Only computer players are called { $name }. Please choose another name.
error-not-your-seat-onlookers = This table has no spectators. Take a seat first.
error-not-your-seat-level = A computer player is playing for you. Take your seat back first.
error-wrong-phase-reactions = Reactions are switched off at this table.
error-wrong-phase-record = This game is still being played.
error-too-many-tables = Too many new tables have been opened from here. Please try again in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
error-too-many-connections = Too many devices are connected from here. Close a few pages and try again.
error-too-fast-codes = Too many wrong codes. Wait ten seconds and try again.

error-bad-options-seats = This game is for { $least } to { $most } players.
error-bad-options-no-deal = No suitable deal was found with these options. Please change them.
error-bad-options-thinking = This game has a clock of its own, so a thinking time cannot be set.
error-bad-options-led = This game cannot be led by a host.
error-bad-options-ranking = Ranks can be hidden only at a table that the host leads.
error-bad-request-no-bots = This game has no computer players.
error-bad-request-level = There is no level “{ $level }” here, only { $levels }.
error-bad-request-bots-seat = This seat belongs to a computer player.
error-wrong-phase-break = In this game nobody can sit out.
error-wrong-phase-end = This game cannot be ended early.
error-wrong-phase-pace-running = The pace can be changed only while the clock stands still.
error-wrong-phase-pace-shared = You can change the pace of computer players only when you play alone against them.
error-too-large-size = This is too large: the limit is { $kilobytes } KB.
error-too-large-record = This record is too long: at most { $actions } actions can be looked at here.
error-too-large-replay = This game is too long to be shown here.
