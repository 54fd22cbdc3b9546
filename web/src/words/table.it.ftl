# Parole del tavolo: barra, domanda, cronaca, regole, annulla, voci, esito, replica.

## Barra
bar-undo = Annulla
bar-log = Cronaca
bar-rules = Regole
bar-menu = Tavolo
bar-home = Inizio
bar-bench = Officina
bar-bench-key = Torna all'officina (W)
bar-region = Barra del tavolo
board-region = Tabellone
close = Chiudi

## Domanda
ask-region = La domanda
ask-yours = { $name }, tocca a te.
ask-choices =
    { $count ->
        [0] Nessuna scelta.
        [one] Una scelta.
       *[other] { $count } scelte.
    }
ask-lit = Ciò che brilla si può scegliere.
ask-send = Confermo
ask-put-back = Rimetti giù
ask-more = Tutte le scelte
ask-why = Perché non posso…?
ask-waits =
    { $count ->
        [one] { $names } sta scegliendo.
       *[other] { $names } stanno scegliendo.
    }
ask-thinks = { $name } sta pensando.
ask-held = La tua scelta è fatta. { $names } { $count ->
        [one] pensa ancora.
       *[other] pensano ancora.
    }
ask-held-change = La tua scelta è fatta. Puoi ancora cambiarla.
ask-held-mark = la tua scelta
ask-sending = Invio…
ask-retry = Connessione persa, riprovo…
ask-seats =
    { $count ->
        [one] Un posto è ancora libero.
       *[other] { $count } posti sono ancora liberi.
    }
ask-invite = Invita
ask-over = La partita è finita.
ask-result = Esito
ask-replay = Rivedi
ask-nobody = Il tavolo riposa.
bar-log-unread =
    { $count ->
        [one] Cronaca, un messaggio nuovo
       *[other] Cronaca, { $count } messaggi nuovi
    }
tab-turn = Tocca a te
talk-said = { $name } dice: { $text }
ask-away = { $name } non c'è, da { $time }.
ask-watching = Stai guardando.
ask-watching-late =
    { $minutes ->
        [0] Stai guardando, { $seconds } secondi dopo.
        [one] Stai guardando, un minuto dopo.
       *[other] Stai guardando, { $minutes } minuti dopo.
    }
ask-seats-hall = Può sedersi chi passa. Puoi chiudere la pagina: il tavolo resta fra i tuoi.
ask-missed =
    { $count ->
        [one] { $names } si fa aspettare: può giocare un bot al suo posto.
       *[other] { $names } si fanno aspettare: può giocare un bot al loro posto.
    }
ask-missed-rated =
    { $count ->
        [one] { $names } si fa aspettare: si può dire che ha abbandonato.
       *[other] { $names } si fanno aspettare: si può dire che hanno abbandonato.
    }
ask-missed-you = Gli altri ti aspettano.
ask-bot-plays = Un bot gioca al tuo posto.
ask-take-back-seat = Riprendo il mio posto

## Connessione
link-joining = Arrivo al tavolo…
link-lost = Connessione persa. Il tavolo è al sicuro; riprovo…
link-void = Questa chiave non apre più il tavolo. Chiedi un nuovo invito.
link-locked = Questo tavolo qui non si può aprire.
link-new = Una partita nuova
link-go-on = Continua la campagna, col pacchetto com'è adesso
link-gone = Qui non c'è un tavolo così.

## Tabellone generico
generic-choices = Le tue scelte
generic-table = Il tavolo a parole
generic-refused = Non ora
generic-find = Cerca tra le scelte
generic-none = Nessuna scelta ha queste parole.

## Perché no
why-clause = Regola { $clause }
why-nothing = Ora nessuna risposta è vietata. Se sul tabellone qualcosa non si accende, toccalo: il tavolo dice perché non ora.

## Ancora la barra
bar-brand = { $game }: torna ai giochi
bar-undo-far =
    { $steps ->
        [0] Annulla. { $why }
        [one] Annulla una risposta. { $why }
       *[other] Annulla, fino a { $steps } risposte. { $why }
    }

## Cronaca e voci
log-empty = Non è ancora successo niente.
log-visit = Guarda il tabellone dopo la risposta { $ply }
talk-say = Di' qualcosa al tavolo
talk-send = Dillo
talk-failed = Non si è sentito. Riprova.

## Il passato
replay-region = Il passato del tavolo
replay-back = Una risposta indietro
replay-on = Una risposta avanti
replay-play = Scorri da solo
replay-pause = Pausa
replay-scrub = Momento della partita
replay-moment =
    { $at ->
        [0] L'inizio. { $last ->
            [one] Segue una risposta.
           *[other] Seguono { $last } risposte.
        }
       *[other] Dopo la risposta { $at } di { $last }.
    }
replay-eyes = Da quale posto
replay-eyes-of = occhi di { $name }
replay-branch = Gioca da qui
replay-now = Torna a ora
branch-about = Un tavolo a sé comincia dopo la risposta { $at }. Quello a cui sei resta com'è.
branch-dice = La sorte
branch-same = La stessa
branch-anew = Distribuita di nuovo
branch-same-about = Dadi e mazzi portano ciò che portarono allora.
branch-anew-about = Ciò che allora non potevi sapere viene distribuito di nuovo.

## Tornare indietro
menu-undo = Torna indietro…
undo-steps =
    { $steps ->
        [one] Una risposta indietro
       *[other] { $steps } risposte indietro
    }
undo-farther = Più indietro
undo-consent = Oltre quel punto si è saputo qualcosa: devono essere d'accordo tutti.
undo-alone = Scegli fino a dove tornare: sei l'unica persona al tavolo, decidi tu.
undo-nothing = Non hai ancora risposto a niente: non c'è dove tornare.
undo-reason = Perché
undo-before = Torna a prima di
undo-ask = Chiedi a tutti
undo-go = Torna indietro
vote-title = Si chiede a tutti
vote-undo =
    { $steps ->
        [one] { $name } chiede di annullare una risposta.
       *[other] { $name } chiede di annullare { $steps } risposte.
    }
vote-ruling = { $name } chiede di correggere il tavolo.
vote-missing = Devono ancora dire: { $names }
vote-yes = D'accordo
vote-no = No
vote-withdraw = Ritira

## Uno schermo per più persone
privacy-title = Lo schermo è per { $name }
privacy-about = Ciò che è segreto resta coperto finché non dici che sei tu.
privacy-me = Sono { $name }

## Il tavolo
menu-hide = Copri il tavolo
menu-file = Salva come file
menu-lesson = Spiegami il gioco
menu-rated = Questo tavolo vale per la classifica: fino alla fine nessuno si fa aiutare, sostituire o lasciar andare.
lesson-region = Lezione
lesson-leave = Basta lezioni
lesson-next = Avanti
lesson-got = Capito
menu-watch = Un link per guardare
menu-watch-new = Link per guardare
seat-open = libero
seat-bot = bot
seat-stands-in = gioca un bot al suo posto
seat-you = tu
seat-here = al tavolo
seat-away = assente
seat-resigned = ha ceduto
seat-fill = Metti un bot
seat-let-bot = Fai giocare un bot
seat-leave = Lascia il posto
seat-resign = Arrenditi
seat-replace = Bot per l'assente
seat-claim = Ha abbandonato
seat-invite-again = Nuovo invito
sure = Davvero?
invite-seat = Invito a questo posto
invite-new = Nuovo invito
seats-watching =
    { $count ->
        [one] Una persona guarda.
       *[other] { $count } persone guardano.
    }
mark-ruling = Questo tavolo è stato corretto di comune accordo.
mark-branch = Questo tavolo nasce da un altro.
mark-seed_given = Il seme di questo tavolo è stato scelto.
mark-import = Questo tavolo viene da un file.
mark-seed_known = A questo tavolo la sorte è nota: nessun altro si siede.
mark-stopped = Questo tavolo è fermo: non si lasciava mostrare in tempo.
mark-damaged = Il registro di questo tavolo era guasto: si è ripreso dall'ultimo momento intero.
mark-challenge = È la sfida del giorno: il suo seme si dice quando il giorno è chiuso.
mark-practice = Per esercizio: questa partita non conta.
verify-title = La sorte
verify-about = Tutta la sorte di questo tavolo viene da un seme. Il suo sigillo è stato posto prima della prima risposta; il seme si dice alla fine.
verify-seal = Sigillo
verify-seed = Seme
verify-again = Sigillo di quel seme
verify-later = Il seme si dice a partita finita.
verify-no-seed = Questo tavolo è cominciato a metà di un'altra partita: nessun seme la racconta tutta.
verify-fits = Torna: nessuno ha toccato la sorte.
verify-differs = Non torna: non è il seme che era stato sigillato.

## Esito
result-you = Vinci tu, { $best } a { $next }.
result-wins = Vince { $name }, { $best } a { $next }.
result-by-a-hair = Vince { $name }: { $best } pari, ha deciso il resto.
result-shared = { $names } arrivano primi insieme, con { $best }.
result-story = Come si è arrivati qui
result-ratings = La classifica
result-rematch = Ancora una
result-continue = La prossima della campagna
result-continue-more = La prossima della campagna, con una persona in più
result-next = Al prossimo tavolo

## Suggerimento e analisi
hint-ask = Che cosa farebbe un bot?
hint-thinks = Ci pensa…
hint-shut = Chiudi il suggerimento
hint-none = Per ora il bot non ha consigli. Riprova tra un momento.
hint-chance = vince { $value } volte su cento
hint-share = { $share } round su cento
analysis-title = La partita, riguardata
analysis-about = Un bot rigioca la partita e dice come stava, quali risposte l'hanno girata e che cosa avrebbe fatto.
analysis-ask = Analizza
analysis-thinks = La rigioca…
analysis-picture = Come è andata, risposta dopo risposta
analysis-chance = Probabilità del primo posto
analysis-worth-axis = Quanto valeva il tavolo
analysis-accuracy = { $name }: { $good } risposte su { $choices } buone quanto la migliore ({ $percent } %)
analysis-apart = ha ceduto { $lost } su cento; la fortuna ha portato { $luck }
analysis-mine = Anche degli altri
analysis-visit = Vai a quel momento
