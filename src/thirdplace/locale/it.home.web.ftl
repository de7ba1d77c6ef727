home-beside = Lontano dallo schermo
home-box = Con la scatola sul tavolo
home-pad = Segnapunti per { $game }
home-paper = Su carta
home-print = Stampa carte, schede e fogli segnapunti
home-class = In classe
home-history = Tutte le tue partite
home-lab = Il laboratorio: cambia una regola e guarda che effetto ha

# The way back of whoever leads a table on a big screen.

web-lead-class = Torna alla tua classe
web-lead-wall = Torna al tuo schermo grande: { $game }
web-lead-groups = Torna ai tuoi gruppi

## Senza server
home-here-alone = Il server non risponde, quindi le nuove partite si giocano su questo dispositivo: contro il computer, o insieme passandosi il dispositivo a turno. Codici, inviti e stampa hanno bisogno del server.
home-here-static = Qui tutto funziona su questo dispositivo: si gioca contro il computer, o insieme passandosi il dispositivo a turno.
home-here-chosen = Le nuove partite si giocano su questo dispositivo e restano salvate qui, senza server.
home-here-choose = Gioca solo su questo dispositivo
home-here-back = Torna a giocare in rete
home-here-games = Partite su questo dispositivo
