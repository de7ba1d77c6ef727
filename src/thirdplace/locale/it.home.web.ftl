home-beside = Lontano dallo schermo
home-box = Con la scatola sul tavolo
home-pad = Segnapunti per { $game }
home-paper = Su carta
home-print = Stampa carte, schede e fogli segnapunti
home-class = In classe
home-history = Tutte le tue partite

# The way back of whoever leads a table on a big screen.

web-lead-class = La tua classe è aperta: torna lì
web-lead-wall = Il tuo schermo grande di { $game }: torna lì
web-lead-groups = I tuoi gruppi: torna a tutti i tavoli
