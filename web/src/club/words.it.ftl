# Parole dei circoli e dei tornei.

club-title = Circoli e tornei
club-lead = Un circolo è un invito che resta: tavoli per i soci, un albo delle partite, tornei.
club-mine = I tuoi circoli
club-none = Non sei ancora in nessun circolo. Fondane uno e manda il collegamento, o apri quello che ti hanno mandato.
club-members =
    { $members ->
        [one] un socio
       *[other] { $members } soci
    }
club-new = Fonda un circolo
club-name = Nome del circolo
club-found = Fondalo
club-back = Tutti i circoli e i tornei
club-tables = Tavoli del circolo
club-tables-none = In questo momento nessun tavolo è aperto.
club-open = Apri un tavolo
club-board = Albo delle partite
club-board-none = Nessuna partita è ancora finita.
club-board-line = { $won } vinte su { $played }
club-people = Soci
club-keeper = tiene il circolo
club-you = tu
club-out = Escludi
club-out-of = Escludi { $name }
club-out-ask = Escludere { $name }? Da questo momento il circolo gli è chiuso. Se ha ancora l'invito, rinnovalo.
club-leave = Lascia il circolo
club-leave-ask = Lasciare il circolo? Le tue vittorie spariscono dall'albo. Con l'invito puoi tornare.
club-yes = Sì
club-no = No
club-link = Invito
club-link-about = Vale finché qualcuno non lo rinnova. Chi ce l'ha può entrare.
club-renew = Rinnova l'invito
club-renew-ask = Rinnovarlo? Tutti i collegamenti mandati finora non aprono più niente. I soci restano.
club-invited = Sei invitato al circolo { $name }
club-invited-cup = Sei invitato al torneo { $name }
club-come-in = Entra
club-bad-link = Questo non è un invito.

cup-mine = I tuoi tornei
cup-none = Non giochi in nessun torneo.
cup-new = Un nuovo torneo
cup-name = Nome del torneo
cup-system = Chi incontra chi
cup-swiss = Svizzero: giocatori con punti simili
cup-round_robin = Tutti contro tutti
cup-hours = Un turno dura
cup-hours-1 = un'ora
cup-hours-24 = un giorno
cup-hours-72 = tre giorni
cup-hours-168 = una settimana
cup-make = Crealo
cup-begin = Comincia
cup-begin-about = Da allora va avanti da solo: i tavoli si aprono, i turni si chiudono con i risultati o allo scadere del tempo.
cup-open = Aspetta giocatori: { $players } su { $most }
cup-running = Turno { $round } di { $rounds }
cup-until = fino a { $when }
cup-over = Finito
cup-standings = La classifica
cup-player = Giocatore
cup-points = Punti
cup-buchholz = Avversari
cup-buchholz-about = Punti di tutti gli avversari incontrati: il primo spareggio.
cup-berger = Battuti
cup-berger-about = Punti degli avversari battuti, metà di quelli con cui si è pareggiato: il secondo spareggio.
cup-left = si è ritirato
cup-round = Turno { $round }
cup-versus = { $one } contro { $two }
cup-bye = { $one } riposa e prende il punto
cup-not-yet = si gioca
cup-to-table = Al tuo tavolo
cup-join = Partecipa
cup-leave = Ritirati dal torneo
cup-leave-ask = Ritirarti? Perdi tutte le partite che restano, e non si torna indietro.
cup-take-down = Annulla il torneo
cup-take-down-ask = Annullarlo? Nessuno ha ancora giocato.
cup-rated = Le partite valgono per la classifica. Alla fine di un turno ha perso chi si fa aspettare.
