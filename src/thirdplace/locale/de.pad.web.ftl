### Punkteblöcke für alle, die auf Papier oder mit der Schachtel spielen.

web-pad = Punkteblock
web-pad-undo = Rückgängig
web-pad-new = Neues Spiel
web-pad-offline = Der Server antwortet nicht. Was du eingetippt hast, bleibt auf diesem Gerät und wird ausgerechnet, sobald er wieder da ist.
