title = Pebbles
summary = Take one, two or three; who takes the last one wins.
