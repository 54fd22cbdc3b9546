# Parole della sala aperta.

hall-title = La sala aperta
hall-lead = I tavoli con un posto libero. Un tocco e ci sei seduto, senza iscriversi.
hall-person = Dal primo posto che prendi qui, questo browser tiene un elenco dei tuoi tavoli che puoi portare sugli altri dispositivi.
hall-games = Gioco
hall-all = Tutti
hall-tongue = Lingua
hall-tongue-any = Qualsiasi lingua
hall-tongue-it = Italiano
hall-tongue-en = Inglese
hall-level = Livello
hall-level-0 = Qualsiasi livello
hall-level-1 = Novizio
hall-level-2 = Apprendista
hall-level-3 = Giocatore
hall-level-4 = Esperto
hall-level-5 = Maestro
hall-seeking = C'è posto
hall-none = In questo momento qui non aspetta nessuno. Apri un tavolo: resta qui finché non arriva qualcuno.
hall-open-here = Apri un tavolo nella sala
hall-seats =
    { $open ->
        [one] un posto libero su { $seats }
       *[other] { $open } posti liberi su { $seats }
    }
hall-by = L'ha aperto { $name }
hall-sit = Siediti
hall-sit-at = Siediti a { $name }
hall-mine = Il tuo tavolo
hall-go = Vai al tavolo
hall-take-off = Togli dall'elenco
hall-public = si può guardare
hall-rated = vale per la classifica
hall-watched = Da guardare
hall-watched-lead = Si vedono { $minutes } minuti dopo, e niente di segreto si vede.
hall-watch = Guarda
hall-watch-at = Guarda { $name }
hall-offer = Nella sala aperta
hall-offer-about = I posti liberi sono per chi arriva. Il tavolo resta nella sala finché non è completo.
hall-offer-club = Per i soci del tuo circolo: si siede chi arriva.
hall-offer-public = Chiunque può guardare, due minuti dopo. A chi si siede viene detto.
hall-offer-rated = Vale per la classifica di tutti. Niente consigli, niente correzioni, nessun bot al tuo posto.

seek-title = Qualcuno con cui giocare, ora
seek-lead = Di' a che cosa vuoi giocare. Si siede con te chi cerca lo stesso e gioca più o meno come te.
seek-seats = Giocatori
seek-rated = Per la classifica
seek-begin = Trova qualcuno
seek-waiting = Cerco un tavolo di { $game } per { $seats } giocatori…
seek-since =
    { $seconds ->
        [one] Da { $seconds } secondo.
       *[other] Da { $seconds } secondi.
    }
seek-window = Per ora tra chi sta entro { $points } punti da te; più passa il tempo, più si allarga.
seek-anybody = Ormai va bene chiunque.
seek-bot-about = Finora nessuno. { $bot }, un bot ({ $level }), gioca più o meno come te.
seek-bot = Gioca contro { $bot }
seek-cancel = Smetti di cercare

rating-title = Classifica
rating-lead = Quanto è forte ciascuno, gioco per gioco, e quanto se ne è certi.
rating-points = { $mean } ± { $off }
rating-unsure = non ancora certo
rating-games =
    { $games ->
        [one] dopo una partita
       *[other] dopo { $games } partite
    }
rating-mine = La tua:
rating-mine-none = Non hai ancora giocato partite di classifica a questo gioco.
rating-nobody = Di nessuno si sa ancora abbastanza.
rating-bot = { $bot }, bot: { $level }
rating-about = In 95 casi su 100 la forza vera sta nell'intervallo. Contano solo le partite finite ai tavoli di classifica, tra persone diverse o contro bot di forza misurata. Lo stesso avversario vale ogni volta di meno; arrendersi o andarsene è perdere.
hall-clubs = Circoli e tornei
rating-to = Tutta la classifica
dev-unnamed-player = Senza nome
