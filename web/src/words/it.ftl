# Parole delle pagine di casa.

title = Tavola
language = Lingua
theme = Tema chiaro o scuro
nav = Principale
nav-games = Giochi
nav-tables = I miei tavoli
nav-hall = Sala
nav-campaigns = Campagne
nav-replays = Rivedi
nav-workshop = Officina
nav-import = Importa
nav-settings = Impostazioni
nav-rules = Regole
home-heading = Tre mondi, un tavolo
home-lead = Gioca da solo, con gli amici o contro il bot. Niente da registrare: apri un tavolo e manda il link.
home-puzzles = Problemi
home-today = La sfida di oggi
play-now = Gioca ora
open-table = Apri un tavolo
first-game = Prima volta? Una partita guidata
new-campaign = Nuova campagna
bot = Bot
cast-random = Zefiro
cast-greedy = Gazza
cast-apprentice = Tilo
cast-companion = Oda
cast-master = Elia
cast-newcomer = Pino
cast-gambler = Rocco
cast-builder = Berta
cast-steady = Severino
cast-dreamer = Livia
cast-stacker = Nilo
cast-gardener = Flora
cast-neat = Anselmo
cast-watcher = Vera
cast-grandmaster = Ottone
cast-tutor = Nora
level = Contro { $name }
    .tip = Contro { $name }. Scegli chi gioca
games = Giochi
loading = Apparecchio il tavolo…
no-server = Il tavolo non risponde. Controlla che il programma sia acceso e ricarica la pagina.
reload = Ricarica
player = Giocatore { $number }
players = da { $from } a { $to } giocatori
players-exact = { $count ->
    [one] 1 giocatore
   *[other] { $count } giocatori
 }
together = insieme
minutes = { $minutes } minuti
campaign = campagna
not-yet = Le sue regole stanno arrivando a questo tavolo.
skip-bar = Vai alla pagina
continue = Continua
come-in = Entra
continue-waiting =
    { $count ->
        [0] nessun tavolo ti aspetta
        [one] un tavolo ti aspetta
       *[other] { $count } tavoli ti aspettano
    }
invited = Ho un invito
invited-how = link o codice QR
tile-yours = tocca a te
tile-overdue = ti aspetta da tempo
tile-hours =
    { $hours ->
        [0] resta meno di un'ora
        [one] resta un'ora
       *[other] restano { $hours } ore
    }
tile-days = restano { $days } giorni
tile-playing = scelgono gli altri
tile-waiting = ci sono posti liberi
tile-over = finita
tile-watch = stai guardando
tile-locked = il suo pacchetto è cambiato
tile-gone = non è più qui

realm_of_sand = Realm of Sand
    .about = Componi rune di vetro e rialza la città della Regina prima che il tempo si esaurisca.
    .names = Tavolo delle Dune|Tavolo del Vetro|Tavolo della Regina|Tavolo della Luna|Tavolo delle Ore|Tavolo del Pozzo
sangue_reale = Sangue Reale
    .about = Due pretendenti, un re che muore. Scegli in segreto, tira i dadi, prendi il regno.
    .names = Due pretendenti|Il re muto|Il trono vuoto|Cera e piombo|La camera del consiglio|Il vecchio sigillo
tainted_grail = Tainted Grail
    .about = La luce dei Menhir si spegne. Tenetela viva, un giorno alla volta, finché la storia è vostra.
    .names = La strada lunga|Luce nella nebbia|L'ultima lanterna|Pietre e pioggia|La costa dei canneti|Un fuoco al tramonto

## Pagine
lost = Qui non c'è niente
lost-how = L'indirizzo non porta da nessuna parte. I giochi sono a un passo.
lost-table = Questo browser non ha la chiave di quel tavolo
lost-table-how = I tavoli si aprono con una chiave, che resta nel browser da cui hai preso posto. Segui di nuovo il tuo link, o chiedi un invito.
