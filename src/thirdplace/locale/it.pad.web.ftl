### Segnapunti per chi gioca su carta o con la scatola.

web-pad = Segnapunti
web-pad-undo = Annulla
web-pad-new = Nuova partita
web-pad-offline = Il server non risponde. Quello che hai scritto resta su questo dispositivo; le somme si fanno appena la connessione torna.
