### Le parole di un tavolo in rete: chiavi, posti, voti, e ciò che un server non può fare.

## Rifiuti

refusal-table-e-table = Qui non c'è un tavolo così.
refusal-table-e-page = A questo indirizzo non c'è nulla.
refusal-table-e-game = Qui non c'è un gioco così.
refusal-table-e-pack = Qui non c'è un pacchetto così.
refusal-table-e-other-pack = Questo gioco è cambiato da quando il tavolo è stato aperto. Niente è perso: una campagna di Tainted Grail continua a un tavolo nuovo da dov'era, e qualunque partita si riapre se chi ospita rimette la versione di prima.
refusal-table-e-bot = Non c'è un bot così. Ci sono: { $bots }.
refusal-table-e-key = Questa chiave non apre nulla, o non più: chiedi un nuovo invito.
refusal-table-e-key-elsewhere = Questa chiave è di un altro tavolo.
refusal-table-e-device = Questo dispositivo non è di nessuno, oppure è stato escluso.
refusal-table-e-device-waits = Questo dispositivo aspetta che un altro dei tuoi lo faccia entrare.
refusal-table-e-no-device = Nel tuo elenco non c'è un dispositivo così, oppure ha aspettato troppo.
refusal-table-e-devices-full = Nel tuo elenco ci sono già abbastanza dispositivi ({ $most }): prima escludine uno.
refusal-table-e-list-full = Nel tuo elenco ci sono già abbastanza tavoli ({ $most }): prima togline qualcuno che sia finito.
refusal-table-e-link = Questo collegamento è già stato usato, o è troppo vecchio: fanne un altro sul dispositivo dove sono i tuoi tavoli.
refusal-table-e-hall-seats = Un tavolo nella sala ha un posto libero per qualcuno, oppure si può guardare.
refusal-table-e-hall-own = Nella sala ci sono già abbastanza tavoli tuoi ({ $most }): prima togline uno.
refusal-table-e-hall-full = In questo momento la sala è piena. Riprova tra un po', o manda un collegamento a qualcuno.
refusal-table-e-hall-gone = Questo tavolo non è più nella sala.
refusal-table-e-not-ratable = Un tavolo che conta per la classifica si gioca contro altri: senza un seme scelto da te, con un solo posto tuo, e in un gioco che qualcuno vince.
refusal-table-e-rated = A un tavolo che vale per la classifica nessuno si fa aiutare, sostituire o lasciar andare: continua, oppure arrenditi.
refusal-table-e-same-line = Qui è seduto qualcuno che viene dal tuo stesso indirizzo, e due persone della stessa casa non si possono distinguere. Giocate insieme a un tavolo che non vale per la classifica.
refusal-table-e-seekers-full = In questo momento cercano in moltissimi. Riprova tra un attimo.
refusal-table-e-club-link = Questo invito non apre nessun circolo, o non più: chiedine uno nuovo.
refusal-table-e-club-full = Il circolo ha già tutti i soci che può avere ({ $most }).
refusal-table-e-clubs-many = Sei già in abbastanza circoli ({ $most }): prima lasciane uno.
refusal-table-e-no-member = Lo vede soltanto chi ne fa parte.
refusal-table-e-no-such-member = Questo socio non c'è più.
refusal-table-e-cup-link = Questo invito non apre nessun torneo, o non più.
refusal-table-e-cup-full = Il torneo ha già tutti i giocatori che può avere ({ $most }).
refusal-table-e-cup-begun = Il torneo è cominciato: non si entra più.
refusal-table-e-cup-few = Per un torneo servono almeno due giocatori.
refusal-table-e-cups-many = Ci sono già abbastanza tornei aperti o in corso, tuoi ({ $most }) o di tutti: prima ne finisca uno.
refusal-table-e-not-an-invite = Solo un invito apre un posto.
refusal-table-e-seat-not-yours = Questo posto non è tuo.
refusal-table-e-seat-taken = Questo posto non si può avere.
refusal-table-e-not-the-keeper = Può farlo solo chi ha aperto il tavolo.
refusal-table-e-waiting = Il tavolo aspetta ancora che qualcuno si sieda.
refusal-table-e-over = La partita è finita.
refusal-table-e-not-over = La partita non è ancora finita.
refusal-table-e-went-on = C'è già un tavolo che segue.
refusal-table-e-chain = Da questo tavolo ne sono già nati abbastanza ({ $most }): apritene uno nuovo.
refusal-table-e-log-full = Il registro di questo tavolo è pieno. Per continuare, ripartite da qui con un altro tavolo.
refusal-table-e-no-campaign = A questa partita non segue nulla.
refusal-table-e-bot-plays = Questo posto lo gioca un bot: prima riprendilo.
refusal-table-e-resigned = Chi si è arreso non torna.
refusal-table-e-not-absent =
    { $seconds ->
        [one] Non manca nessuno: il tavolo aspetta ancora { $seconds } secondo.
       *[other] Non manca nessuno: il tavolo aspetta ancora { $seconds } secondi.
    }
refusal-table-e-no-such-moment =
    { $last ->
        [one] Non c'è un momento così: la partita ha { $last } risposta.
       *[other] Non c'è un momento così: la partita ha { $last } risposte.
    }
refusal-table-e-proposals-full = Si sta già votando abbastanza.
refusal-table-e-no-proposal = Su questo non si vota più.
refusal-table-e-ruling = Il tavolo non si può correggere così: { $problem }.
refusal-table-e-file = Il file non è un tavolo che si possa rigiocare. { $problem }
refusal-table-e-still-secret = Il tavolo intero si può avere a partita finita, o da chi gioca dove nessun altro siede, è stato seduto o può sedersi.
refusal-table-e-sealed = È la sfida del giorno, e altri giocano la stessa: finché il giorno non è chiuso qui non si dirama, non si corregge, non si scarica il tavolo e non si lascia giocare un bot.
refusal-table-e-today-first = Prima gioca: quello che hanno fatto gli altri si vede a partita tua finita.
refusal-table-e-today-done = Il tuo tentativo per questa sfida l'hai già fatto. Domani ce ne sarà un'altra.
refusal-table-e-today-enough = Per oggi hai provato abbastanza ({ $most } partite): domani ci sarà un'altra sfida.
refusal-table-e-no-day = Della sfida di quel giorno qui non si sa nulla.
refusal-table-e-no-replay = Questa partita non si può rivedere.
refusal-table-e-away = Sei già in vacanza: prima torna, poi riparti.
refusal-table-e-holidays =
    { $left ->
        [0] I tuoi { $most } giorni di vacanza di quest'anno sono finiti.
        [one] Dei tuoi { $most } giorni di vacanza in un anno ne resta uno.
       *[other] Dei tuoi { $most } giorni di vacanza in un anno ne restano { $left }.
    }
refusal-table-e-no-reminders = Questa casa non manda promemoria di quel tipo.
refusal-table-e-reminders-full = I promemoria ti arrivano già in abbastanza posti ({ $most }): prima togline uno.
refusal-table-e-push = Questo browser non può ricevere promemoria: { $problem }.
refusal-table-e-mail = Questo non è un indirizzo di posta.
refusal-table-e-mail-asked = A quell'indirizzo è già andata una lettera, o chi lo legge non ne vuole. Segui il collegamento che contiene, o riprova un altro giorno.
refusal-table-e-seed-known = A questo tavolo qualcuno sa che cosa porterà la sorte: nessun altro può sedersi. Fate giocare un bot, o ripartite da qui con tutto l'ignoto ridistribuito.
refusal-table-e-damaged = Questo momento della partita non si può più leggere: una parte del registro è guasta.
refusal-table-e-busy = A questo tavolo stanno agendo in troppi insieme: riprova.
refusal-table-e-request = Richiesta non capita: { $problem }.
refusal-table-e-too-large = È troppo grande.
refusal-table-e-too-often = Troppe cose insieme: aspetta un momento e riprova.
refusal-table-e-full = La casa ora è piena: riprova tra un momento. Chi è a un tavolo tiene il suo posto.
refusal-table-e-password = Per aprire un tavolo qui serve la password della casa.
refusal-table-e-origin = Questa pagina non può parlare con questo tavolo.
refusal-table-e-unavailable = Il tavolo ora non si raggiunge: riprova. Ciò che è stato confermato è salvo.
refusal-table-e-too-long = Le regole non sono giunte alla fine: non è cambiato nulla.
refusal-table-e-stopped = Questo tavolo non si lasciava mostrare in tempo ed è fermo. Tornate indietro con un voto, o correggetelo, e riparte.
refusal-table-e-no-hints = A questo tavolo nessuno si fa aiutare da un bot.
refusal-table-e-no-advice = Qui il bot non ha consigli da dare.
refusal-table-e-rules = Le regole inciampano su questa risposta: nulla è cambiato. Scegline un'altra, o correggete il tavolo con un voto.
refusal-table-e-fault = C'è un guasto dalla nostra parte. Ciò che è stato confermato è salvo.

## Perché una correzione non si può fare

ruling-machine = il caso, le domande aperte e ciò che è in corso non si toccano ({ $what })
ruling-no-part = al tavolo non c'è nulla che lì si chiami «{ $what }»
ruling-no-state = ciò che ne verrebbe non è uno stato di questo gioco ({ $what })
ruling-too-large = è troppo lunga per votarla in una volta
ruling-not-shown = il gioco non si potrebbe più mostrare
ruling-out-of-bounds = è più di quanto un tavolo possa contenere ({ $what })

## Ciò che si fa al tavolo oltre a giocare

act-sat-down = { $name } si siede.
act-got-up = Il posto { $seat } è di nuovo libero.
act-bot-came =
    { $late ->
        [yes] Il tempo di { $name } è finito: lo sostituisce il bot { $bot }.
       *[no] Il bot { $bot } gioca per { $name }.
    }
act-paused = { $name } è in vacanza fino al { $day } { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
 }; il suo tempo aspetta.
act-handed-back = { $name } è di ritorno.
act-resigned =
    { $late ->
        [yes] Il tempo di { $name } è finito, e con esso il posto è ceduto, come d'accordo.
       *[no] { $name } si arrende.
    }
act-undone = { $name } torna indietro.
act-proposed =
    { $told ->
        [yes] { $name } chiede il consenso di tutti: { $reason }
       *[no] { $name } chiede il consenso di tutti.
    }
act-voted =
    { $vote ->
        [yes] { $name } è d'accordo.
       *[no] { $name } non è d'accordo.
    }
act-ruled =
    { $told ->
        [yes] Il tavolo è stato corretto di comune accordo: { $reason }
       *[no] Il tavolo è stato corretto di comune accordo.
    }
act-mended =
    { $count ->
        [0] Il registro di questo tavolo era guasto. Si gioca da qui.
        [one] Il registro di questo tavolo era guasto: l'ultima voce non si leggeva ed è stata messa da parte. Si gioca da qui.
       *[other] Il registro di questo tavolo era guasto: le ultime { $count } voci non si leggevano e sono state messe da parte. Si gioca da qui.
    }
act-went-on = C'è un tavolo che segue.
act-exported = Il file del tavolo è stato preso: da ora la sua sorte è nota e nessun altro può sedersi.
act-stopped = Il tavolo non si lasciava mostrare in tempo: resta fermo finché non si torna indietro o lo si corregge.

## Finali che nessuna regola conosce

ending-resigned = Qualcuno si è arreso.

## Promemoria

reminder-turn = Tocca a te: { $table }
reminder-nearly = Il tempo sta per finire: { $table }
reminder-text =
    { $hours ->
        [0] Resta meno di un'ora.
        [one] Resta un'ora.
       *[other] Restano { $hours } ore.
    }
reminder-confirm-title = Promemoria dei tuoi turni?
reminder-confirm-text = Qualcuno ha chiesto promemoria a questo indirizzo. Se sei stato tu, apri il collegamento e conferma. Altrimenti non fare nulla: oggi non arriverà altro. Con l'ultimo collegamento nessuno potrà richiedertelo per tre mesi.
