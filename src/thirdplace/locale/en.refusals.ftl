### Why something was refused, more exactly than its code tells: error-<code>-<sentence>.

error-bad-name-taken = Somebody here is already called { $name }. Add a letter, like { $name } K.
error-bad-name-empty = A name needs at least one letter.
error-bad-name-length = This name is too long: at most { $longest } letters.
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
