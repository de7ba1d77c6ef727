title = Sassolini
summary = Prendine uno, due o tre; chi prende l’ultimo vince.
