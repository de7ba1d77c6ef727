### La pagina con cui chi insegna apre una classe.

class-title = Gioca con la tua classe
class-lead = Places, Please sul proiettore e un telefono a testa, fino a 60 giocatori. Da questo schermo lanci il dado e scopri i numeri; non ti serve un posto tuo.
class-what = A che cosa gioca la classe
class-late-places-please = Solo se fissi un tempo: una cifra non scritta in tempo finisce nel cestino o, se è pieno, nella casella libera che vale meno.
class-open = Apri il tavolo della classe
class-how = Come si svolge una lezione
class-how-1 = Apri il tavolo qui, sul computer collegato al proiettore.
class-how-2 = Tutti inquadrano il codice QR con il telefono, o scrivono il codice, e poi scrivono il proprio nome. Chi arriva tardi può entrare quando vuole.
class-how-3 = Tu lanci il dado. Ognuno scrive la cifra in una delle caselle. Vedi chi sta ancora scrivendo e puoi andare avanti senza aspettare.
class-how-4 = Scopri il round: dove la classe ha scritto ogni lancio, che numero ha fatto ciascuno, qual era il piano migliore e perché.
class-how-5 = Un telefono andato in standby ritrova il suo posto. Puoi cambiare o togliere un nome in ogni momento.
class-print = Fogli da stampare
class-others = Gli altri giochi sul proiettore
class-others-how = Lo schermo mostra quello che tutti possono sapere; le carte in mano restano sui telefoni. Apri il tavolo senza prendere posto e fai cominciare la partita da qui.
groups-open = Apri tavoli per i gruppi
