### Che cosa dice il browser intorno a lezioni e regole.

web-lesson = Lezione
web-lesson-done = Giocata fino alla fine
web-lesson-progress = Mosse: { $done } su { $all }
web-lesson-go-on = Avanti
web-lesson-run = Fai correre l’orologio
web-lesson-hint = Un suggerimento:
web-lesson-fold = Nascondi la lezione
web-lesson-unfold = Mostra la lezione
web-lesson-finish = Concludi
web-lesson-learned = Che cosa hai imparato
web-lesson-next = Prossima lezione
web-lesson-play = Gioca una partita vera
web-lesson-back = Torna a Impara
web-lesson-restart = Rigioca questa lezione
web-lesson-stuck = Qualcosa è andato diversamente dall’esempio. Ricomincia: ci vuole un attimo.
web-lesson-late = Il tempo è scaduto. Ricomincia: ci vuole un attimo.

web-learn-glance = In un minuto
web-rules-open = Regole
web-rules-how = Come si gioca?
web-rules-of = { $game }: le regole
web-rules-all = Tutte le regole, in una pagina a parte
web-lesson-aside = Questo serve in una partita vera. Qui segui l’esempio.
web-lesson-kept = Puoi continuare la lezione dalla pagina Impara.
