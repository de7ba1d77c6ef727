### Was in PLACES Bid nur der Browser sagt.

## Der Tisch

bid-round = Runde { $round } (max. { $last })
bid-seats = Reihenfolge beim Bieten
bid-market = Markt
bid-buildings-of = Die Gebäude von { $name }
bid-missing = fehlt
bid-you = du
bid-away = nicht da
bid-computer = Computer
bid-tokens-word = Wertmarken
bid-project = Projekt

## Eine Karte

bid-points = Punkte:
bid-players = Personen:
bid-your-project = dein Projekt +{ $points }
bid-taken = { $name } zahlte { $paid }

## Wer am Zug ist und wie es steht

bid-your-turn = Du bist dran
bid-bids-now = Bietet
bid-chooses-now = Wählt
bid-says-highest = höchs{ "\u00AD" }tes Gebot
bid-says-leads = führt
bid-says-passed = passt
bid-says-none = noch kein Gebot
bid-says-outbid = über{ "\u00AD" }boten
bid-says-served = hat gewählt
bid-says-pays = zahlt { $paid }
bid-says-consoled = kein Gebäu{ "\u00AD" }de

## Was geschah

bid-told-round = Runde { $round }. { $name } beginnt.
bid-told-over = Das Spiel ist zu Ende.
bid-chooses = { $name } wählt ein Gebäude
bid-thinks = { $name } überlegt
bid-higher = Gehst du höher?

## Mein Zug

bid-your-move = Dein Zug
bid-turn-of = Du bist dran, { $name }
bid-have = Du hast { $tokens ->
        [one] { $tokens } Wertmarke.
       *[other] { $tokens } Wertmarken.
    }
bid-leads = { $name } führt mit { $amount }.
bid-you-lead = Du führst mit { $amount }.
bid-word = Bieten
bid-amount = { $amount } bieten
bid-minimum = mindestens
bid-any = Eine andere Zahl
bid-less = Weniger
bid-more = Mehr
bid-if-wins = Wenn { $amount } reicht, zahlst du { $amount } und wählst zuerst.
bid-if-outbid = Wirst du überboten, zahlst du höchstens { $paid }.
bid-alone = Alle anderen haben gepasst: Mit { $amount } darfst du sofort wählen.
bid-cannot = Höher bieten kannst du nicht.
bid-pass = Passen
bid-pass-sure = Wirklich passen?
bid-pass-final = bis zur nächsten Runde
bid-pass-out = { $tokens ->
        [0] die Bank ist leer
        [one] { $tokens } Wertmarke nehmen
       *[other] { $tokens } Wertmarken nehmen
    }
bid-pass-consoled = { $tokens ->
        [0] kein Gebäude
        [one] { $tokens } Wertmarke, kein Gebäude
       *[other] { $tokens } Wertmarken, kein Gebäude
    }
bid-pass-pick = { $paid } zahlen, als { $rank }. wählen
bid-choose = Wähle ein Gebäude. Es kostet dich { $paid ->
        [one] { $paid } Wertmarke.
       *[other] { $paid } Wertmarken.
    }
bid-tap-a-card = Tippe im Markt auf eine Karte.
bid-look-at = { $card } wählen
bid-take = { $card } für { $paid } nehmen
bid-worth = { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
bid-worth-project = Und { $points } für dein Projekt.
bid-worth-new = { $category } ist neu in deiner Stadt.
bid-worth-held = { $category } hast du schon.
bid-undo = Rückgängig

## Während andere am Zug sind

bid-wait-served = Du hast dein Gebäude.
bid-wait-out = Diese Runde bist du draußen.
bid-wait-consoled = { $tokens ->
        [0] Für dich bleibt kein Gebäude übrig, und die Bank ist leer.
        [one] Für dich bleibt kein Gebäude übrig: Du bekommst { $tokens } Wertmarke.
       *[other] Für dich bleibt kein Gebäude übrig: Du bekommst { $tokens } Wertmarken.
    }
bid-wait-pick = { $rank ->
        [1] Du wählst als Nächstes und zahlst { $paid }.
        [2] Vor dir wählt noch eine Person. Du zahlst { $paid }.
        [3] Vor dir wählen noch zwei. Du zahlst { $paid }.
        [4] Vor dir wählen noch drei. Du zahlst { $paid }.
       *[other] Vor dir wählen noch vier. Du zahlst { $paid }.
    }
bid-order-raise = Für mich erhöhen …
bid-order-pass-round = Für mich passen
bid-order-limit = Für mich um eins erhöhen, bis
bid-order-set = Bis dahin erhöhen
bid-order-set-to = Für mich bis { $limit } erhöhen
bid-order-then = Danach
bid-order-ask = dann fragen
bid-order-pass = dann passen
bid-order-raising = { $then ->
        [pass] Du erhöhst immer um eins, bis { $limit }, und passt dann.
       *[ask] Du erhöhst immer um eins, bis { $limit }; dann wirst du gefragt.
    }
bid-order-passing = Du passt, sobald du dran bist.
bid-order-back = Zurücknehmen
bid-never-mind = Abbrechen
bid-auto = Für mich passen, wenn ich nicht höher kann

## Das geheime Projekt

bid-project-plus = je +{ $points }
bid-only-you = nur für dich
bid-hold = Zum Ansehen gedrückt halten

## Das Ende

bid-counting = Jetzt werden die Punkte gezählt.
bid-show-all = Alles zeigen
bid-score-sheet = Die Wertung
bid-town-of = Die Stadt von { $name }
bid-your-town = Deine Stadt
bid-you-won-clearly = { $total ->
        [one] Du gewinnst! { $total } Punkt, { $lead } mehr als { $next }.
       *[other] Du gewinnst! { $total } Punkte, { $lead } mehr als { $next }.
    }
bid-you-won = { $total ->
        [one] Du gewinnst mit { $total } Punkt!
       *[other] Du gewinnst mit { $total } Punkten!
    }
bid-you-share = { $total ->
        [one] Du teilst dir den Sieg mit { $names }: je { $total } Punkt.
       *[other] Du teilst dir den Sieg mit { $names }: je { $total } Punkte.
    }
bid-score-buildings = Gebäude
bid-score-project = Projekt
bid-score-tokens = Wertmarken
bid-score-places = PLACES
bid-score-total = Punkte
bid-won = { $count ->
        [one] { $names } gewinnt mit { $total ->
            [one] { $total } Punkt.
           *[other] { $total } Punkten.
        }
       *[other] { $names } teilen sich den Sieg mit je { $total ->
            [one] { $total } Punkt.
           *[other] { $total } Punkten.
        }
    }

## Der Punkteblock

bid-pad-players = { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
bid-pad-player = Person { $number }
bid-pad-name = Name von Person { $number }
bid-pad-remove = { $name } entfernen
bid-pad-add = Person hinzufügen
bid-pad-whose = Wessen Karten?
bid-pad-project = Projektkarte
bid-pad-tokens = Wertmarken
bid-pad-has = { $card }, bei { $name }
bid-pad-score = Die Wertung bisher
bid-pad-missing = Noch einzutragen: Projektkarte oder Wertmarken von { $names }.
bid-pad-equal = { $names } liegen gleichauf vorn, auch bei den Kategorien. Was haben sie in der Schlussrunde zuletzt geboten?
bid-pad-bid = Letztes Gebot von { $name }
bid-pad-none = Gab es kein Gebot, tippt 0.
