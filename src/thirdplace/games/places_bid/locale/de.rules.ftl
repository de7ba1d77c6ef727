### PLACES Bid: die Regelseite, in unseren eigenen Worten.

rules-goal = Worum es geht
    .text =
    Sechs Buchstaben, sechs Seiten des Lebens in einer Stadt: Play, Live, Academic, Community, Employ und Shop, also Spielen, Wohnen, Lernen, Gemeinschaft, Arbeiten und Einkaufen. Zu dritt bis zu sechst investiert ihr, jede Person in ihre eigene Stadt. In jeder Runde kommen ein paar Gebäude unter den Hammer, und nie reichen sie für alle. Wer hoch bietet, wählt zuerst, zahlt aber voll; wer rechtzeitig aussteigt, wählt später und zahlt nur die Hälfte; wer sich ganz heraushält, füllt die Kasse.

    Vier Dinge bringen dir am Ende Punkte:

    - die Punkte auf deinen Gebäuden
    - ein Bonus für die Gebäude, die zu deinem geheimen Projekt passen
    - die Wertmarken, die du übrig hast
    - ein Bonus, wenn du aus jeder der sechs Kategorien mindestens ein Gebäude besitzt

    Wer die meisten Punkte hat, gewinnt.

rules-components = Was zum Spiel gehört
    .text =
    - 48 Gebäudekarten, acht in jeder der sechs Kategorien
    - 6 Projektkarten, eine für jede Kategorie
    - 82 Wertmarken: siebzig Einer und zwölf Fünfer, zusammen 130 wert
    - 6 leere Karten für Gebäude, die ihr euch selbst ausdenkt

    Keine Schachtel zur Hand? Karten, Wertmarken, Punkteblock und diese Spielregel lassen sich drucken: unter „Drucken“ auf der Website oder mit `thirdplace print places-bid`.

rules-cards = So liest du eine Gebäudekarte
    .text =
    - **Die Zahl** sagt, wie viele Punkte das Gebäude am Ende bringt. Sie ist kein Preis: Den Preis bestimmt ihr mit euren Geboten.
    - **Buchstabe, Symbol und Farbe** zeigen die Kategorie: Play ist grün, Live rot, Academic gelb, Community violett, Employ blau, Shop orange.
    - **Das Spieleranzahlzeichen** (3+, 4+ oder 5+ neben einer kleinen Figur) sagt, ab wie vielen Personen die Karte mitspielt.
    - **Name und Bild**, eine Aquarellskizze, zeigen, um welches Gebäude es geht. Auf das Spiel haben sie keinen Einfluss, aber verlieben darfst du dich trotzdem und auch einmal zu viel bezahlen.

rules-tokens = Wertmarken
    .text =
    Wertmarken sind während der Partie dein Geld und am Ende Punkte. Es zählt nur, wie viel sie zusammen wert sind, nicht, aus welchen Stücken sich das ergibt: Ein Fünfer und fünf Einer sind dasselbe, und gewechselt wird jederzeit. Wenn hier „8 Wertmarken“ steht, ist immer ein Wert von 8 gemeint.

rules-setup = Aufbau
    .text =
    - Alle bekommen Wertmarken im Wert von 15: zehn Einer und einen Fünfer.
    - Mischt die sechs Projektkarten und teilt an jede Person eine aus. Schau dir deine an und behalte sie für dich. Die übrigen kommen ungesehen zurück in die Schachtel.
    - Nehmt die Gebäudekarten, die zu eurer Anzahl passen. Zu dritt sind das die 24 Karten mit 3+, zu viert die 36 Karten mit 3+ oder 4+, zu fünft und zu sechst alle 48. Der Rest bleibt in der Schachtel.
    - Mischt diese Gebäudekarten und legt sie als verdeckten Stapel bereit.

    Anders gesagt: Zu viert nehmt ihr die 12 Karten mit 5+ heraus, zu dritt außerdem die 12 mit 4+, und legt sie zurück in die Schachtel.

rules-project = Dein geheimes Projekt
    .text =
    Deine Projektkarte nennt eine der sechs Kategorien. Am Ende ist jedes deiner Gebäude aus dieser Kategorie 5 Punkte mehr wert. Alle Projekte einer Partie sind verschieden, und bis zum Schluss kennt deines niemand außer dir. Projekte, die nicht ausgeteilt wurden, zählen für niemanden.

rules-first-seat = Wer fängt an?
    .text =
    Am Küchentisch eröffnet die jüngste Person die erste Runde. thirdplace fragt niemanden nach dem Alter: Wenn ihr den Tisch einrichtet, könnt ihr den Platz festlegen, der beginnt (`first`); sonst entscheidet das Los. Danach geht es immer im Uhrzeigersinn weiter, in der Reihenfolge der Plätze.

rules-market = Eine Runde beginnt: der Markt
    .text =
    Deckt Karten vom Stapel auf. Sie bilden den Markt dieser Runde:

    - zu dritt 2 Karten
    - zu viert 3 Karten
    - zu fünft und zu sechst 4 Karten

    Es sind immer weniger Gebäude als Leute am Tisch.

rules-bidding = Bieten oder passen
    .text =
    Wer die Runde eröffnet, ist zuerst dran; dann geht es im Uhrzeigersinn reihum. Du bietest nie auf ein bestimmtes Gebäude, sondern um das Recht, früh zu wählen. Wenn du dran bist, tust du eines von beidem:

    - **Bieten.** Nenne eine ganze Zahl: mindestens 1, höher als jedes bisherige Gebot dieser Runde und nicht mehr, als deine Wertmarken wert sind. Bezahlt wird jetzt noch nichts. Am echten Tisch schiebst du die Wertmarken deines Gebots ein Stück vor: So sehen alle, was du geboten hast, und du siehst, dass es reicht.
    - **Passen.** Du bist bis zur nächsten Runde aus dem Bieten heraus. (In der gedruckten deutschen Spielregel heißt das „aussetzen“.)

    Passen darf auch, wer die Runde eröffnet. Das Bieten kann so oft um den Tisch gehen, wie es nötig ist, und wenn dich jemand überboten hat, kannst du dein eigenes Gebot erhöhen. Später zählt für dich immer dein letztes Gebot.

rules-passing = Passen ohne Gebot
    .text =
    Passt du, bevor du in dieser Runde überhaupt geboten hast, nimmst du dir sofort 5 Wertmarken aus der Bank. Ein Gebäude bekommst du in dieser Runde dann nicht, selbst wenn welche übrig bleiben.

    Passt du, nachdem du geboten hast, bekommst du zunächst nichts: Du hast mitgeboten und kommst nachher am Markt an die Reihe.

rules-bid-end = Wann das Bieten endet
    .text =
    Das Bieten ist zu Ende, sobald alle bis auf eine Person gepasst haben und diese Person geboten hat: Sie hält das Höchstgebot.

    Haben alle anderen gepasst, ohne dass ein einziges Gebot gefallen ist, hat die letzte Person noch die Wahl: Sie bietet einen beliebigen Betrag, womit das Bieten sofort endet, oder sie passt ebenfalls.

    Bietet wirklich niemand, habt ihr euch je 5 Wertmarken genommen. Der ganze Markt wird weggelegt, und dieselbe Person eröffnet auch die nächste Runde.

rules-choosing = Zahlen und wählen
    .text =
    Alle, die geboten haben, gehen nun nacheinander an den Markt, das höchste letzte Gebot zuerst.

    - **Wer das Höchstgebot hält**, nimmt ein beliebiges offenes Gebäude und zahlt das ganze Gebot.
    - **Alle anderen, die geboten haben**, folgen in absteigender Reihenfolge ihrer letzten Gebote. Sie nehmen jeweils ein beliebiges Gebäude, das noch da ist, und zahlen die Hälfte ihres eigenen letzten Gebots, aufgerundet: 2 Wertmarken bei einem Gebot von 4, 3 Wertmarken bei einem Gebot von 5.
    - **Wer geboten hat und vor einem leeren Markt steht**, zahlt nichts und bekommt zum Trost 2 Wertmarken.

    Du wählst frei; es muss nicht das Gebäude mit den meisten Punkten sein, und eines, das zu deinem Projekt passt, ist dir vielleicht mehr wert. Ablehnen kannst du aber nicht: Hast du geboten und ist noch ein Gebäude da, wenn du an der Reihe bist, musst du eines nehmen und bezahlen.

    Leg deine Gebäude in der Reihenfolge P, L, A, C, E, S vor dir aus. Gebäude, die niemand genommen hat, werden am Ende der Runde weggelegt.

rules-next-round = Die nächste Runde
    .text =
    Deckt einen neuen, gleich großen Markt auf. Wer in der Runde davor das Höchstgebot hatte, eröffnet. Alle, die gepasst hatten, sind wieder dabei.

rules-open = Was alle sehen dürfen
    .text =
    Wertmarken, Gebote und Gebäude liegen die ganze Partie über offen. Geheim sind nur die Projektkarten und die Reihenfolge des Stapels. Gekaufte Gebäude darf niemand verstecken. Von einer Kategorie darfst du so viele Gebäude besitzen, wie du magst.

rules-end = Das Ende der Partie
    .text =
    Ist eine Runde ganz vorbei, prüft ihr zweierlei. Die Partie ist zu Ende, wenn

    - mindestens eine Person Gebäude aus allen sechs Kategorien besitzt oder
    - der Stapel aufgebraucht ist.

    Ohne selbst erdachte Gebäude ist das spätestens nach zwölf Runden der Fall, egal, wie viele ihr seid.

rules-scoring = Wertung
    .text =
    Deckt die Projekte auf. Dann zählst du zusammen:

    - **Gebäude:** die Punkte auf allen deinen Gebäudekarten.
    - **Projekt:** 5 Punkte für jedes deiner Gebäude aus der Kategorie deines Projekts.
    - **Wertmarken:** ihr Wert: 1 Punkt für jeden Einer, 5 Punkte für jeden Fünfer.
    - **PLACES:** 10 Punkte, wenn du aus jeder der sechs Kategorien mindestens ein Gebäude besitzt. Haben das mehrere geschafft, bekommen sie alle die 10.

    Die höchste Summe gewinnt, und gegen ein Eis ist dann auch nichts einzuwenden.

rules-ties = Gleichstand
    .text =
    Teilen sich mehrere die höchste Summe, liegen diejenigen von ihnen vorn, die alle sechs Kategorien besitzen. Reicht das nicht, vergleicht ihr ihre letzten Gebote in der Schlussrunde: Das höchste gewinnt; wer in dieser Runde gar nicht geboten hat, zählt als 0. Ist auch das gleich, teilen sie sich den Sieg.

rules-custom = Option: eigene Gebäude
    .text =
    In der Schachtel liegen leere Karten, und bei uns auch. Mit `custom_buildings` fügt ihr bis zu sechs eigene Gebäude hinzu. Gebt jedem einen Namen, den sonst keine Karte trägt, eine Kategorie, 1 bis 50 Punkte und ein Zeichen 3+, 4+ oder 5+, das genauso wirkt wie auf allen anderen Karten. Sie werden mit in den Stapel gemischt.

    Geht der Stapel danach nicht glatt auf, hat der letzte Markt einfach weniger Karten.

rules-bank = Option: wie viel die Bank hat
    .text =
    Normalerweise gehen der Bank die Wertmarken nie aus (`bank` auf `coins`): Am echten Tisch würdet ihr mit ein paar Münzen aus der Hosentasche aushelfen.

    Wollt ihr lieber streng mit dem spielen, was in der Schachtel ist (`bank` auf `box`), sind alle Wertmarken zusammen, eure und die der Bank, 130 wert. Was ihr bezahlt, geht zurück an die Bank. Schuldet die Bank jemandem mehr, als sie hat, zahlt sie aus, was noch da ist; der Rest wird nicht nachgezahlt.

rules-auto-pass = Hilfe: automatisch passen
    .text =
    Reichen deine Wertmarken nicht für ein höheres Gebot, kannst du nur noch passen. Wenn du magst, übernimmt thirdplace das in solchen Momenten für dich. Das entscheidest du für dich allein; anfangs ist es ausgeschaltet.

rules-values = Welche Punktwerte es gibt
    .text =
    Jede Kategorie hat acht Gebäude. Vier davon sind immer dabei, zwei weitere kommen ab vier Personen dazu und die letzten beiden ab fünf:

    - Play: 1, 12, 13, 24; ab vier auch 6, 19; ab fünf auch 7, 18
    - Live: 2, 11, 14, 23; ab vier auch 5, 20; ab fünf auch 8, 17
    - Academic: 3, 10, 15, 22; ab vier auch 4, 21; ab fünf auch 9, 16
    - Community: 4, 9, 16, 21; ab vier auch 3, 22; ab fünf auch 10, 15
    - Employ: 5, 8, 17, 20; ab vier auch 2, 23; ab fünf auch 11, 14
    - Shop: 6, 7, 18, 19; ab vier auch 1, 24; ab fünf auch 12, 13

    Keine Kategorie ist reicher als die andere: Die Punkte einer jeden ergeben zu dritt 50, zu viert 75 und zu fünft oder sechst 100.

rules-scale = Häuserblock, Stadtviertel, Gemeinde
    .text =
    Bis auf zwei haben alle Gebäude ein echtes Vorbild, fast immer in North Carolina, und zu jeder Karte gehört eine Größenordnung. Das ist etwas für Neugierige und ändert nichts am Spiel.

    Was zum **Häuserblock** und zum **Stadtviertel** gehört, sollte nah an der Haustür liegen: Wo das Leben am buntesten ist, erreichst du alles von P bis S in etwa fünf Minuten zu Fuß. Manches, ein Stadion etwa oder ein Krankenhaus, lohnt sich erst für mehrere Viertel zusammen; das ist die Größenordnung der **Gemeinde**, und dorthin darf es auch mit dem Bus, dem Fahrrad oder dem Auto gehen. So laufen Kinder zur Grundschule und fahren zur Oberschule, und am Ende der Straße gibt es einen kleinen Laden, während man zum Supermarkt fahren muss. Die Kartenliste nennt zu jedem Gebäude die Größenordnung und, wenn es ein Vorbild hat, dessen Ort.

example-setup = Aufbau zu dritt
    .text =
    Pierre, Lizzi und Clara wollen spielen. Alle drei nehmen sich zehn Einer und einen Fünfer: 15 Wertmarken.

    Sie mischen die sechs Projektkarten. Pierre bekommt Play, Lizzi Shop und Clara Academic; natürlich sehen sie jeweils nur die eigene. Die drei übrigen Projekte kommen ungesehen zurück in die Schachtel.

    Dann gehen sie die 48 Gebäudekarten durch. Das Kino (13 Punkte) trägt das Zeichen 3+: Es bleibt. Der Wolkenkratzer (23 Punkte) hat 4+ und das Museum (15 Punkte) 5+: Beide kommen zurück in die Schachtel. Am Ende sind 24 Karten in der Schachtel und 24 im Spiel. Diese werden gemischt und als Stapel hingelegt, und die obersten 2 werden aufgedeckt. Clara ist die Jüngste und eröffnet das Bieten.

example-1 = Eine Runde, in der alle bieten
    .text =
    Pierre, Lizzi, Clara und Hakeem sitzen in dieser Reihenfolge am Tisch und haben je 15 Wertmarken. Auf dem Markt liegen das Hotel (14 Punkte), das Rathaus (21) und der Vergnügungspark (19).

    Pierre eröffnet mit 3. Lizzi sagt 4, Clara 5, Hakeem 6. Beim zweiten Mal passt Pierre, Lizzi geht auf 7, Clara passt, und Hakeem antwortet mit 8. Lizzi sagt 9, Hakeem passt, und das Bieten ist vorbei.

    - Lizzi hat am höchsten geboten. Sie sucht sich das Rathaus aus und zahlt die vollen 9 Wertmarken.
    - Hakeems letztes Gebot war 8. Er nimmt den Vergnügungspark für die Hälfte: 4 Wertmarken.
    - Claras letztes Gebot war 5. Die Hälfte davon, aufgerundet, ist 3: So viel kostet sie das Hotel.
    - Pierre hat auch geboten, aber der Markt ist leer. Er bekommt 2 Wertmarken.

    Lizzi hat jetzt 6 Wertmarken, Hakeem 11, Clara 12 und Pierre 17. Die nächste Runde eröffnet Lizzi.

example-2 = Eine Runde, in der früh gepasst wird
    .text =
    Dieselben vier am Tisch, dieselben drei Gebäude, wieder je 15 Wertmarken. Diesmal passt Pierre sofort und nimmt sich 5 Wertmarken. Lizzi macht mit 3 das erste Gebot. Auch Clara passt und nimmt sich 5 Wertmarken. Hakeem erhöht auf 5.

    Pierre und Clara sind für diese Runde draußen, es sind also nur noch zwei im Rennen. Lizzi würde gern ebenfalls 5 sagen, aber ein gleich hohes Gebot wird abgelehnt: Es müssen mindestens 6 sein. Also bietet sie 6. Hakeem geht auf 7, Lizzi auf 8, und Hakeem passt.

    - Lizzi sucht sich das Rathaus aus und zahlt ihre 8 Wertmarken.
    - Der Vergnügungspark geht an Hakeem. Die Hälfte von 7 ist 3½, aufgerundet macht das 4 Wertmarken.
    - Für das Hotel ist niemand mehr da; es wird weggelegt. Pierre und Clara haben sich ihre je 5 Wertmarken schon beim Passen genommen.

    Lizzi hat jetzt 7 Wertmarken, Hakeem 11, Pierre und Clara haben je 20.

ruling-PB1 = Wer fängt an, wenn niemand sein Alter verraten will?
    .text = Mit `first` könnt ihr einen Platz festlegen. Tut ihr das nicht, wird der erste Platz aus dem Startwert der Partie ausgelost. Im Uhrzeigersinn heißt: in der Reihenfolge der Plätze.
ruling-PB2 = Welche Karten sind im Stapel, und wie viele werden aufgedeckt?
    .text = Zu dritt sind es die 24 Karten mit 3+, und je Runde werden 2 aufgedeckt; zu viert die 36 Karten mit 3+ oder 4+, aufgedeckt werden 3; zu fünft und zu sechst alle 48, aufgedeckt werden 4. Eine gewöhnliche Partie hat also höchstens zwölf Runden. Name, Kategorie, Punkte, Zeichen, Ort und Größenordnung stammen aus der Liste der englischen Spielregel.
ruling-PB3 = Ist es wichtig, welche Wertmarken ich habe?
    .text = Nein. Alle beginnen mit einem Wert von 15, gewechselt wird immer, und nur die Summe zählt. Wertmarken, Gebote und Gebäude sind für alle sichtbar.
ruling-PB4 = Wer weiß, wem welches Projekt gehört?
    .text = Bis zum Ende der Partie kennst nur du dein eigenes. Keine zwei haben dasselbe Projekt, und auch die nicht ausgeteilten bleiben während der Partie verdeckt.
ruling-PB5 = Was genau darf ich bieten?
    .text = Eine ganze Zahl, mindestens 1, mehr als das bisher höchste Gebot und nicht mehr, als deine Wertmarken wert sind. Im zweiten Beispiel der gedruckten Spielregel ist ein Gebot nur genauso hoch wie das davor; das halten wir für einen Druckfehler. Ein gleich hohes Gebot wird abgelehnt.
ruling-PB6 = Darf passen, wer die Runde eröffnet?
    .text = Ja. Die gedruckte Spielregel zeigt es in einem Beispiel.
ruling-PB7 = Wann bekomme ich die 5 Wertmarken fürs Passen?
    .text = Sofort, wenn du in dieser Runde noch nicht geboten hast. Gepasst ist gepasst, bis die Runde vorbei ist.
ruling-PB8 = Alle außer mir haben gepasst, und niemand hat geboten. Was nun?
    .text = Du darfst jeden Betrag bieten, den du dir leisten kannst, und damit endet das Bieten; oder du passt auch. Sonst endet das Bieten, sobald nur noch eine Person nicht gepasst hat und diese Person in der Runde geboten hat.
ruling-PB9 = Was passiert, wenn gar niemand bietet?
    .text = Alle haben fürs Passen 5 Wertmarken bekommen, der ganze Markt wird weggelegt, und dieselbe Person eröffnet die nächste Runde.
ruling-PB10 = In welcher Reihenfolge wählen wir, und darf ich verzichten?
    .text = Zuerst das Höchstgebot, dann die anderen vom höchsten letzten Gebot abwärts. Zwei gleiche Gebote kann es nicht geben, die Reihenfolge ist also immer klar. Du darfst jedes offene Gebäude wählen, aber wenn du geboten hast und noch eines da ist, musst du eines nehmen.
ruling-PB11 = Was muss ich zahlen?
    .text = Wer das Höchstgebot hält, zahlt es ganz. Alle anderen, die geboten haben, zahlen die Hälfte ihres eigenen letzten Gebots, aufgerundet.
ruling-PB12 = Ich habe geboten, aber für mich ist kein Gebäude mehr da. Und jetzt?
    .text = Du bekommst 2 Wertmarken. Geht es mehreren so, werden sie nach dem Wählen in der Reihenfolge ihrer Gebote ausgezahlt, das höchste zuerst.
ruling-PB13 = Was wird aus Gebäuden, die niemand nimmt?
    .text = Sie werden am Ende der Runde weggelegt und kommen nicht wieder.
ruling-PB14 = Wer eröffnet die nächste Runde?
    .text = Wer in der Runde davor das Höchstgebot hatte. (Für eine Runde ohne Gebote siehe PB9.)
ruling-PB15 = Wann prüfen wir, ob die Partie zu Ende ist?
    .text = Wenn eine Runde ganz vorbei ist, nie mittendrin. Zu Ende ist die Partie, wenn jemand alle sechs Kategorien besitzt oder der Stapel leer ist.
ruling-PB16 = Wie setzt sich das Ergebnis zusammen?
    .text = Aus den Punkten auf deinen Gebäuden, 5 Punkten für jedes deiner Gebäude aus der Kategorie deines Projekts, deinen Wertmarken und 10 Punkten, wenn du alle sechs Kategorien besitzt.
ruling-PB17 = Wir haben gleich viele Punkte. Wer gewinnt?
    .text = Unter denen mit den meisten Punkten gewinnt, wer alle sechs Kategorien besitzt. Entscheidet das nicht, gewinnt das höchste letzte Gebot der Schlussrunde; wer darin gar nicht geboten hat, zählt als 0. Ist auch das gleich, teilt ihr euch den Sieg.
ruling-PB18 = Können der Bank die Wertmarken ausgehen?
    .text = Im normalen Spiel nicht, da steht `bank` auf `coins`. Mit `bank` auf `box` gibt es nur die 130 aus der Schachtel (zwölf Fünfer und siebzig Einer): Die Bank zahlt dann nie mehr aus, als sie hat, und alles, was ihr bezahlt, geht an sie zurück.
ruling-PB19 = Wie funktionieren die leeren Karten?
    .text = Mit `custom_buildings` fügt ihr bis zu sechs Karten hinzu, jede mit Namen, Kategorie, 1 bis 50 Punkten und einem Zeichen 3+, 4+ oder 5+. Sie werden eingemischt. Geht der Stapel nicht glatt auf, hat die Schlussrunde weniger Karten.
ruling-PB20 = Was ist, wenn ich mehr biete, als ich habe?
    .text = Hier kann das nicht passieren: Das Gebot wird abgelehnt, du erfährst, warum, es ändert sich nichts, und du bist weiter dran. Am echten Tisch kann es durchrutschen, wenn du deine Wertmarken beim Bieten nicht vorschiebst. Dann seid nett zueinander und einigt euch auf etwas, das allen gerecht vorkommt. Ihr könnt die Runde zum Beispiel von vorn spielen, und wer zu viel geboten hat, macht so lange vielleicht Pause.
ruling-PB21 = Ich kann nicht mehr höher gehen. Muss ich trotzdem auf „Passen“ tippen?
    .text = Du kannst nur noch passen, und normalerweise sagst du das selbst. Wenn du magst, schalte für solche Momente das automatische Passen ein; bis dahin ist es aus.

tip-push-forward = Schieb die Wertmarken deines Gebots ein Stück vor. So vergisst niemand, was geboten ist, und du bietest nie, was du nicht hast.
tip-token-is-point = Jede Wertmarke, die du behältst, ist ein Punkt. Frag dich also, was dir ein Gebäude wirklich bringt: seine Punkte, plus 5, wenn es zu deinem Projekt passt, minus das, was du bezahlst.
tip-second-is-sweet = Die erste Wahl kostet dein ganzes Gebot, die zweite nur die Hälfte. Sind zwei Gebäude fast gleich gut, lass jemand anderen gewinnen.
tip-count-the-chairs = Zähl nach, wie viele mitbieten und wie viele Karten da liegen. Wenn du ohnehin ein Gebäude bekommst, musst du nicht höher gehen.
tip-no-way-back = Wer einmal geboten hat, sitzt am Ende vielleicht mit dem Gebäude da, das niemand wollte, und muss auch noch dafür zahlen. Schau dir die schlechteste Karte auf dem Markt an, bevor du zum ersten Mal bietest.
tip-passing-pays = Gleich zu passen heißt nicht aufgeben: 5 Wertmarken sind 5 Punkte, und in der nächsten Runde überbietest du die, die ihre gerade ausgegeben haben.
tip-watch-the-sets = Behalte im Auge, wem nur noch ein Buchstabe fehlt. Sobald der sechste dazukommt, war das die Schlussrunde.
tip-project-poker = Wenn du dir jedes Gebäude einer Farbe schnappst, errät dein Projekt bald der ganze Tisch. Versteck es ab und zu hinter etwas Hübschem.
tip-save-for-a-lean-day = Wenn die anderen pleite sind, gehen die besten Gebäude für einen Apfel und ein Ei weg. Gut, wenn du dann noch ein paar Wertmarken hast.

credits =
    PLACES™ Bid ist ein Spiel von Stewart Wright und Daniel Wright und erscheint bei The Little Stream Company. © 2024 Daniel Wright und Stewart Wright. Von Stewart Wright stammen die Spielmechanik, die Bearbeitung und die Regeln, von Daniel Wright das Thema, die Illustrationen, das Grafikdesign und die Texte. (Die deutsche und die italienische Spielregel nennen für die Regeln beide.) Die gedruckte Spielregel hat Virginia Vogt ins Deutsche und Beatrice Pancalli ins Italienische übersetzt.

    thirdplace ist eine unabhängige Umsetzung und steht mit ihnen in keiner Verbindung. Diese Texte sind unsere eigenen; wo sie von der gedruckten Spielregel abweichen, erklären die Klarstellungen PB1 bis PB21, warum.

credits-idea = Woher PLACES kommt
    .text =
    Daniel Wright und sein Freund Michael Hathorne haben sich das Wort PLACES ausgedacht, um sich all die Aktivitäten zu merken, die unsere Gemeinden großartig machen.

    Die Autoren hoffen, dass euch das Spiel Freude macht und dass ihr euer eigenes Viertel danach mit anderen Augen seht: Was von den sechs gibt es reichlich, und was fehlt noch für einen lebendigen Ort, an dem alle dazugehören? Nicht jede Art von Gebäude hat in die Schachtel gepasst. Wenn ihr euch für eines bei euch eine Karte wünscht, freuen sie sich über eine Nachricht.

credits-thanks = Dank
    .text =
    In der gedruckten Spielregel danken die Autoren

    - Tim Burgess (Your Local Game Store) und Ben Burgess für die Hoffnung, dass aus der Idee ein Spiel werden kann
    - Daunis Wright für Liebe, Unterstützung und die Teile des ersten Prototyps
    - Ashley, Krista, Emma, Eislely, Lila und Ethan Wright für das Logo von Little Stream, fürs Spielen und Testen, für Rückmeldungen, Liebe und Unterstützung
    - Michael Hathorne, der geholfen hat, das Wort PLACES zu finden
    - Christian Simpson für Rat zu den Bildern und für das Video
    - Garth Hunt für eine schöne Stimme
    - Miguel Saldivia von LudoFact für die Hilfe bei der professionellen Herstellung
    - Matt und Natalie Hughes für unermüdliches Testen und ehrliche Rückmeldungen
    - vielen anderen, die gespielt, getestet, weitererzählt und Mut gemacht haben
    - und euch, weil ihr PLACES eine Chance gebt.

    Auch wir danken ihnen allen, und Lila dafür, dass die Tipps ihren Namen tragen dürfen.

credits-links = Wo ihr den Verlag findet
    .text =
    The Little Stream Company ist ein Familienbetrieb, der Freude bereiten will. Das Spiel in der Schachtel, alles, was Krista, Emma, Eislely, Lila und Ethan sonst noch gemacht haben, und Ideen für PLACES im Unterricht oder in der Nachbarschaftsgruppe gibt es auf der Website: [www.littlestreamcompany.com](https://www.littlestreamcompany.com). Den Autoren schreibt ihr an [daniel@littlestreamcompany.com](mailto:daniel@littlestreamcompany.com).
