# Un file con edifici propri, e che cosa può non andare.

own-bad-json = Questo non è un file di edifici: non si può leggere come JSON.
own-bad-format = Questo non è un file di edifici: all’inizio manca "format": "thirdplace-buildings".
own-bad-version = Questo file viene da un thirdplace più recente. Qui si legge solo la versione { $version }.
own-bad-more = “{ $field }” non è previsto in un file di edifici.
own-bad-list = Nel file non c’è un elenco di edifici.
own-bad-many = Gli edifici nel file sono { $count }, ma nella scatola ci sono solo { $most } carte bianche.
own-bad-building = La voce { $number } non è un edificio.
own-bad-unknown = Edificio { $number }: “{ $field }” non è previsto su una carta.
own-bad-name = Edificio { $number }: il nome deve avere da 1 a 30 caratteri.
own-bad-taken = Edificio { $number }: “{ $name }” non va bene come nome. Servono lettere o cifre, e nessun’altra carta può chiamarsi così.
own-bad-category = Edificio { $number } ({ $name }): la categoria dev’essere P, L, A, C, E o S.
own-bad-points = Edificio { $number } ({ $name }): i punti devono essere un numero intero da 1 a 50.
own-bad-players = Edificio { $number } ({ $name }): il numero minimo di giocatori deve essere 3, 4 o 5.
own-bad-picture = Edificio { $number } ({ $name }): per il disegno servono una forma, un simbolo e dei dintorni fra quelli che esistono.
