### Places, Please auf Papier: was der Punkteblock nicht annimmt.

pad-long = Runde { $round }, { $name }: { $number } ist zu lang. Eine Zahl hat { $places } Ziffern.
pad-short = Runde { $round }, { $name }: { $number } ist zu kurz. Eine Zahl hat { $places } Ziffern.
pad-digit = Runde { $round }, { $name }: In { $number } steht eine { $digit }, und die hat der Würfel nicht.
pad-rolls = Runde { $round }: Die { $number } von { $name } passt nicht zu den Zahlen davor. Alle tragen dieselben { $rolls } Würfe ein; bitte schaut noch einmal nach.
pad-nobody = { $number } gehört niemandem.
pad-round = { $rounds ->
        [one] Das Spiel hat nur eine Runde.
       *[other] Das Spiel hat nur { $rounds } Runden.
    }
