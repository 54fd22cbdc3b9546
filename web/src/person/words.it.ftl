# Parole della pagina dei propri dispositivi.

dev-title = I miei dispositivi
dev-lead = Un solo elenco di tavoli su tutti i tuoi dispositivi, senza iscriversi. Ogni dispositivo ha una chiave sua, e da uno qualsiasi si esclude quello perso.
dev-name = Come si chiama questo dispositivo
dev-name-usual = per esempio Portatile, Telefono
dev-begin = Comincia da questo browser
dev-begin-about =
    { $tables ->
        [0] Da allora i tavoli a cui ti siedi stanno in un solo elenco su tutti i tuoi dispositivi.
        [one] Il tavolo di questo browser entra nell'elenco; un collegamento al tuo posto che ti fossi annotato non lo apre più.
       *[other] I { $tables } tavoli di questo browser entrano nell'elenco; i collegamenti ai tuoi posti che ti fossi annotato non li aprono più.
    }
dev-list = Dispositivi
dev-here = questo
dev-unnamed = Senza nome
dev-seen = qui l'ultima volta { $when }
dev-out = Escludi
dev-out-of = Escludi { $name }
dev-out-ask = Escludere { $name }? Da questo momento non apre più nessuno dei tuoi tavoli.
dev-out-here = Lascia l'elenco
dev-out-here-ask = Togliere questo browser dall'elenco? I tuoi tavoli restano sugli altri dispositivi. Se questo è l'ultimo, nessuno potrà più aprirli.
dev-yes = Sì, escludilo
dev-yes-leave = Sì, lascia
dev-no = No
dev-more = Aggiungi un dispositivo
dev-more-about = Apri là questo collegamento, o inquadra il codice QR. Vale una volta sola, per dieci minuti. Poi di' qui se è tuo.
dev-link = Collegamento per un altro dispositivo
dev-copy = Copia il collegamento
dev-copied = Copiato
dev-qr = Codice QR: collegamento per un altro dispositivo
dev-waits = { $name } vuole entrare. Mostra { $digits }?
dev-let-in = Sì, è mio: fallo entrare
dev-turn-away = No: mandalo via
dev-join-title = Questo dispositivo tra i tuoi
dev-join-lead = Chi ha fatto questo collegamento giocherà d'ora in poi ogni posto dell'elenco, e tu con lui. Prosegui solo se l'hai fatto tu, su un dispositivo tuo.
dev-join-bring =
    { $tables ->
        [one] Porta nell'elenco il tavolo di questo browser
       *[other] Porta nell'elenco i { $tables } tavoli di questo browser
    }
dev-join = Chiedi di entrare
dev-join-already = Questo browser è già in un elenco. Prima lascia quello, in I miei dispositivi.
dev-wait = Guarda l'altro tuo dispositivo
dev-wait-lead = Là si legge che «{ $name }» vuole entrare. Confronta le cifre e fallo entrare da là. Aspetta dieci minuti.
dev-count = { $tables } tavoli su { $most }, { $devices } dispositivi su { $limit }
dev-to-tables = Ai miei tavoli
