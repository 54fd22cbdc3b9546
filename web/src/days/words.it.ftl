# Parole del gioco a giorni: tempi, orologi, vacanze, promemoria.

terms-hours = Tempo per una risposta
terms-hours-about =
    { $hours ->
        [0] quanto serve
        [12] 12 ore
        [24] un giorno
       *[other] { $days } giorni
    }
terms-late = E quando è finito
terms-late-wait = niente
terms-late-wait-about = Gli altri vedono chi si fa aspettare.
terms-late-bot_once = un bot, per quel turno
terms-late-bot_once-about = Un bot gioca quel turno solo; il prossimo è di nuovo proprio.
terms-late-bot = un bot, fino al ritorno
terms-late-bot-about = Un bot gioca finché chi mancava non si riprende il posto.
terms-late-resign = il posto è ceduto
terms-late-resign-about = Chi lascia finire il tempo si è arreso.
terms-told = Si gioca a giorni: { $hours ->
    [12] 12 ore
    [24] un giorno
   *[other] { $days } giorni
 } per una risposta. { $about }
clock-due = { $name }: fino a { $when }
clock-away = { $name }: in vacanza fino a { $when }; il suo tempo aspetta
clock-over = { $name }: il tempo è finito { $when }
rem-title = Promemoria e vacanze
rem-lead = Per i tavoli che si giocano a giorni: chi ti ricorda che tocca a te, e quando il tuo tempo non corre.
rem-no-device = I promemoria vanno a una persona, non a un browser: prima comincia l'elenco dei tuoi dispositivi. Senza iscriverti.
rem-to-devices = I miei dispositivi
rem-here = In questo browser
rem-here-about = Un messaggio quando tocca a te, e uno prima che il tempo finisca. Dice di che tavolo si tratta e nulla della partita.
rem-here-on = Ricordamelo qui
rem-here-off = Qui non più
rem-here-never = Questo browser non mostra messaggi di questa pagina. Forse serve un indirizzo con https, o il tuo permesso nelle sue impostazioni.
rem-mail = Per posta
rem-mail-about = Prima parte una lettera: solo quando si è seguito il collegamento che contiene ne partono altre. Ognuna porta un collegamento per farle smettere, e con quello l'indirizzo è dimenticato.
rem-mail-address = Indirizzo di posta
rem-mail-send = Manda il collegamento
rem-mail-none = Questa casa non manda posta.
rem-mail-waits = { $address }: aspetta che se ne segua il collegamento
rem-mail-good = { $address }
rem-mail-end = Niente più lettere a { $address }
rem-end = Smetti
rem-others =
    { $count ->
        [one] I promemoria arrivano anche a un altro tuo browser.
       *[other] I promemoria arrivano anche ad altri { $count } tuoi browser.
    }
rem-holiday = In vacanza
rem-holiday-about = Da adesso, per tanti giorni, il tuo tempo non finisce a nessun tavolo. Gli altri vedono fino a quando manchi.
rem-holiday-left =
    { $left ->
        [0] Dei { $most } giorni in un anno non ne resta nessuno.
        [one] Dei { $most } giorni in un anno ne resta uno.
       *[other] Dei { $most } giorni in un anno ne restano { $left }.
    }
rem-holiday-days = Giorni
rem-holiday-go = Parti
rem-holiday-now = Sei via fino a { $when }.
rem-holiday-back = Sono di ritorno
rem-link-stop = Basta promemoria
rem-link-stop-about = All'indirizzo nella cui lettera stava questo collegamento non si manda più nulla, e qui è dimenticato.
rem-link-stop-go = Falli smettere
rem-link-stopped = Fatto. L'indirizzo è dimenticato.
rem-link-confirm = Promemoria al tuo indirizzo
rem-link-confirm-about = Se li hai chiesti tu, conferma. Altrimenti chiudi questa pagina: non arriverà altro.
rem-link-confirm-go = Sì, ricordamelo
rem-link-confirmed = Fatto. Ti ricorderemo i tuoi turni.
