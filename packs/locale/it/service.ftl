### Rifiuti di chi apparecchia il tavolo: posti, chiavi, proposte.

refusal-table-e-game = Questo gioco non c'è.
refusal-table-e-pack = Questo pacchetto non c'è, oppure non è di questo gioco.
refusal-table-e-bot = Questo bot non c'è. Ci sono: { $bots }.
refusal-table-e-waiting = La partita non è ancora cominciata: mancano dei giocatori.
refusal-table-e-over = La partita è finita.
refusal-table-e-busy = Il tavolo è molto affollato in questo momento: riprova tra poco.

refusal-table-e-seat-not-yours = Questo posto non è tuo.
refusal-table-e-seat-taken = Questo posto è occupato.
refusal-table-e-not-the-keeper = Può farlo solo chi ha aperto il tavolo.
refusal-table-e-not-an-invite = Questo non è un invito a sedersi.
refusal-table-e-key = Questo collegamento non vale, o non vale più: chiedine uno nuovo a chi ti ha invitato.
refusal-table-e-key-elsewhere = Questo collegamento apre un altro tavolo.

refusal-table-e-bot-plays = Per questo posto sta giocando un bot: riprendilo, prima di rispondere.
refusal-table-e-not-absent =
    { $seconds ->
        [0] Il tavolo non sta aspettando chi siede qui.
        [one] Chi siede qui ha ancora un secondo per rispondere.
       *[other] Chi siede qui ha ancora { $seconds } secondi per rispondere.
    }
refusal-table-e-resigned = Hai abbandonato la partita: il posto resta al bot.

refusal-table-e-no-proposal = Questa proposta non è più aperta.
refusal-table-e-proposals-full = Ci sono già troppe proposte aperte: prima si decide su quelle.
refusal-table-e-ruling = Il tavolo non si può correggere così: { $problem }.
refusal-table-e-no-such-moment =
    { $last ->
        [one] La partita non è mai arrivata a quel punto: per ora conta una sola risposta.
       *[other] La partita non è mai arrivata a quel punto: per ora conta { $last } risposte.
    }

refusal-table-e-not-over = La partita non è ancora finita.
refusal-table-e-went-on = Da questa partita ne è già nata un'altra: la trovi tra i tuoi tavoli.
refusal-table-e-no-campaign = Dopo questa partita la campagna non prosegue.
