# Parole delle pagine che si caricano quando qualcuno ci va.

your-name = Il tuo nome
join-title = Vieni al tavolo
join-lead = C'è un posto tenuto per te. Di' con che nome vuoi giocare.
join-sit = Siediti
join-paste = Incolla il link che ti hanno mandato, oppure aprilo dai messaggi o inquadra il codice QR.
join-link = Link dell'invito
join-follow = Vai al tavolo
join-bad-link = Questo non è il link di un invito: un invito contiene /join/ e, dopo #, una chiave che comincia con tk_.
tables-lead = Le chiavi di questi tavoli sono solo in questo browser.
tables-lead-devices = Questi tavoli stanno in un solo elenco su tutti i tuoi dispositivi.
tables-out = Questo dispositivo è stato escluso da un altro: i tavoli di quell'elenco non sono più qui. Se l'elenco è tuo, rientra con un nuovo collegamento.
tables-devices = I miei dispositivi
tables-reminders = Promemoria e vacanze
tables-none = Ancora nessun tavolo. Il primo è a due clic.
tables-forget = Dimentica il tavolo { $name }
tables-forget-tip = Dimentica: questo browser perde la chiave
campaigns-lead = Tavoli che si susseguono, con ciò che ne è stato.
campaigns-none = Ancora nessuna campagna. Cominciane una: una dinastia in quattro Ere, o la lunga strada attraverso Avalon.
campaign-part = Parte { $part }
campaign-so-far = Fin qui
campaign-going =
    { $ply ->
        [one] in corso, una risposta finora
       *[other] in corso, { $ply } risposte finora
    }
road-title = La strada presa
road-lead = Com'è andato ogni capitolo, e le porte che non si sono aperte. Che cosa c'è dietro, un'altra volta.
road-now = Siete qui.
road-doors =
    { $count ->
        [one] Un'altra porta è rimasta chiusa.
        [2] Altre due porte sono rimaste chiuse.
        [3] Altre tre porte sono rimaste chiuse.
        [4] Altre quattro porte sono rimaste chiuse.
        [5] Altre cinque porte sono rimaste chiuse.
        [6] Altre sei porte sono rimaste chiuse.
       *[other] Altre { $count } porte sono rimaste chiuse.
    }
campaign-story = La storia fin qui, sino a «{ $chapter }»
journal-book = Il nostro diario, come libro:
journal-html = Pagina da leggere e stampare
journal-epub = EPUB
campaign-look = Guarda
replays-lead = Le partite finite: rivedile mossa per mossa e riprendi a giocare da qualunque momento.
replays-none = Nessuna partita è ancora finita.
replays-watch = Guarda un tavolo
import-title = Importa un tavolo
import-lead = Un file salvato da Tavola torna a essere un tavolo. Viene rigiocato dal suo seme: un file cambiato si scopre.
import-drop = Scegli un file, o lascialo cadere qui
import-busy = Lo rigioco…
import-bad = Questo file non è un tavolo.
lesson-read = { $game }: la prima partita, da leggere
lesson-read-lead = Quel che dice la partita guidata, nota per nota. Si legge anche senza rete.
settings-lead = Restano solo in questo browser.
settings-docs = Su Tavola: regole con figure, pacchetti, bot, come ospitare e come partecipare
set-light = Luce
set-light-system = Come il sistema
set-light-world = Secondo il gioco
set-light-light = Chiara
set-light-dark = Scura
set-motion = Movimento
set-motion-system = Come il sistema
set-motion-full = Tutto
set-motion-none = Nessuno
set-sound = Suoni
set-sound-about = Piccoli suoni, mai il solo segno di qualcosa.
set-ask = Chiedi sempre
set-ask-about = Ogni risposta aspetta il suo pulsante, anche dove basterebbe un tocco.
set-plain = Il tabellone a parole
set-plain-about = Ogni gioco si può giocare dal solo testo.
open-title = Un nuovo tavolo: { $game }
open-seats = Chi gioca
open-options = La partita
open-pack = Quale pacchetto?
open-pace = Ritmo
pace-live = Ora, insieme
pace-slow = In più giorni
open-shared = Più persone a questo schermo: ciò che è segreto viene coperto tra l'una e l'altra.
open-shared-together = Più personaggi a questo schermo: vedi per tutti loro.
open-rulings = Decisioni sui punti fini
open-rulings-about = Dove il regolamento tace. Così come sono, si gioca bene.
open-more = Nome e sorte
open-name = Nome del tavolo
open-seed = Seme della sorte
open-seed-usual = a caso
open-password = Password della casa
seat-number = Posto { $number }
seat-name = nome
seat-guest = nome dell'ospite
seat-name-of = Nome al posto { $seat }
seat-remove = Togli il posto { $seat }
seat-add = Un altro posto
who-me = Io
who-open = Invito
who-bot = Bot
level-title = Chi gioca contro di te
bot-strength = Bot al posto { $seat }
bot-random = A caso
    .plays = Gioca quel che capita ed è contento lo stesso.
bot-greedy = Scaltro
    .plays = Prende quel che luccica adesso e più in là non guarda.
bot-apprentice = Apprendista
    .plays = Guarda una mossa avanti e una volta su tre si distrae. Per la prima partita.
bot-tutor = Maestro di gioco
    .plays = Gioca in modo che la lezione si possa seguire.
bot-companion = Compagno
    .plays = Soppesa i piani buoni e sceglie fra quelli con libertà. Una bella sfida.
bot-master = Maestro
    .plays = Conta tutto e perdona poco.
bot-newcomer = Novizio
    .plays = È nuovo alla corte: sceglie un piano perché gli piace e non vede ancora dove portano le linee.
bot-gambler = Giocatore d'azzardo
    .plays = Ama i dadi a manciate e non si chiede mai che cosa pianifichi tu.
bot-builder = Costruttore
    .plays = Cura le sue terre e si dimentica di guardare le tue.
bot-steady = Costante
    .plays = Gioca con giudizio, e gli ultimi round come se ne restassero molti.
bot-dreamer = Sognatrice
    .plays = Vuole la carta più preziosa in mostra e l'aspetta, anche quando un'altra andrebbe bene.
bot-stacker = Accumulatore
    .plays = Posa le tessere dove quasi vanno e prende la carta che ne viene.
bot-gardener = Giardiniera
    .plays = Prepara con cura il turno in corso, non guarda mai il tuo giardino e si dimentica delle clessidre.
bot-neat = Ordinato
    .plays = Posa con ordine, e non distingue una carta buona da una un po' migliore.
bot-watcher = Osservatrice
    .plays = Progetta come il compagno, ma per arrivare prima: guarda le tue stelle e quando finirà la partita.
bot-grandmaster = Gran maestro
    .plays = Mescola i suoi piani: anche chi li conosce non ne cava nulla. Conta le probabilità, non i punti.
opt-usual = come di solito
invite-copy = Copia il link
invite-copied = Copiato
invite-only-here = Questo indirizzo si apre solo su questo computer. Per un altro dispositivo, avvia Tavola con --host 0.0.0.0 e apri questa pagina all'indirizzo che indica.
invite-qr = Codice QR: { $label }
rules-of = Le regole di { $game }
rules-find = Cerca nelle regole
rules-found =
    { $count ->
        [one] Una clausola.
       *[other] { $count } clausole.
    }
rules-none = Nessuna clausola ha queste parole.
rules-away = Ora non si possono leggere le regole.
rules-unwritten = Con questo gioco non è arrivato un regolamento. Al tavolo dice che cosa si può fare, e perché no.
campaign-open = Apri { $name }
campaign-parts = I suoi tavoli
campaign-last-played = Ultima volta { $date }
search = Cerca: un nome, un avversario, un gioco, un giorno
search-found = { $count ->
    [one] 1 trovata
   *[other] { $count } trovate
 }
search-none = Qui non c'è niente del genere.
past-won = Vinte
past-lost = Perse
past-shared = Pari
past-answers = { $count ->
    [one] 1 mossa
   *[other] { $count } mosse
 }
past-minutes = { $minutes } min
past-against = Contro { $names }
record-title = Il mio registro
record-games = { $count ->
    [one] 1 partita
   *[other] { $count } partite
 }
record-rival = Contro
record-people = Persone
record-bots = Più bot
record-best = Il meglio da solo: { $score }, { $date }
result-was-won = vinta
result-was-lost = persa
result-was-shared = pari
result-was-alone = da solo
join-by = { $count ->
    [one] { $names } ti invita a «{ $table }».
   *[other] { $names } ti invitano a «{ $table }».
 }
