### Le parole di ogni tavolo, qualunque sia il gioco.

## Rifiuti

refusal-table-e-not-your-decision = Adesso tocca ad altri decidere.
refusal-table-e-nothing-to-decide = Non c'è nulla da decidere in questo momento.
refusal-table-e-stale = Nel frattempo il tavolo è andato avanti: questa scelta non è più aperta.
refusal-table-e-answered = Hai già risposto; ora si aspettano gli altri.
refusal-table-e-not-an-option = Questa non è tra le scelte possibili adesso.
refusal-table-e-seats =
    { $least ->
        [2] { $most ->
            [2] Si gioca in due.
           *[other] Si gioca da { $least } a { $most } giocatori.
        }
       *[other] Si gioca da { $least } a { $most } giocatori.
    }
refusal-table-e-option-unknown = Non esiste l'opzione di tavolo «{ $option }». Le più vicine: { $near }.
refusal-table-e-option-value = Un'opzione di tavolo ha un valore che non può avere: { $problem }.
refusal-table-e-undo-nothing = Non c'è nulla da annullare.
refusal-table-e-undo-start = Non si può annullare oltre l'inizio della partita.
refusal-table-e-undo-chance = Da lì in poi ha deciso il caso: per tornare indietro serve il consenso di tutti.
refusal-table-e-undo-hidden = Da lì in poi si è visto qualcosa che era nascosto: per tornare indietro serve il consenso di tutti.
refusal-table-e-undo-committed = Quella scelta è definitiva: per tornare indietro serve il consenso di tutti.
refusal-table-e-undo-other-seat = Da lì in poi ha giocato qualcun altro: per tornare indietro serve il consenso di tutti.

# Il motivo e, se c'è, la clausola del regolamento.
refusal-with-rule = { $refusal } (regola { $rule })

## Fin dove si annulla

barrier-start = Puoi annullare fino all'inizio della partita.
barrier-chance = Puoi annullare fino all'ultimo risultato del caso.
barrier-hidden = Puoi annullare fino all'ultima cosa nascosta che hai visto.
barrier-committed = Puoi annullare fino alla tua ultima scelta definitiva.
barrier-other-seat = Puoi annullare fino all'ultima mossa di un altro.

## Salvataggi che non si possono aprire

save-torn = Il salvataggio è incompleto o non è un salvataggio: riprova con una copia intera. Il file non è stato toccato.
save-edited = Il salvataggio è stato modificato a mano o si è guastato: usa la copia originale. Il file non è stato toccato.
save-future = Il salvataggio viene da una versione più recente di Tavola: aggiorna il programma e riprova. Il file non è stato toccato.
save-other-game = Il salvataggio è di un altro gioco ({ $detail }): aprilo da lì. Il file non è stato toccato.
save-other-pack = Il salvataggio è stato fatto con un altro pacchetto ({ $detail }): installa quello e riprova. Il file non è stato toccato.
save-broken = Il salvataggio è integro, ma questa versione di Tavola non sa leggerlo ({ $detail }): usa la versione che lo ha scritto. Il file non è stato toccato.
save-too-large = Il salvataggio contiene più di quanto un tavolo possa contenere ({ $detail }): qui non si può aprire. Il file non è stato toccato.

## Posti ed esiti

seat-named = { $name }
seat-player = Giocatore { $number }
seat-bot = Bot { $number }
seat-open = Posto libero { $number }

outcome-winner = Vince { $winner }.
outcome-winners = Vincono a pari merito { $winners }.
outcome-together-won = Avete vinto, tutti insieme.
outcome-together-lost = Avete perso, tutti insieme.
outcome-alone = La partita è finita.
outcome-place =
    { $place }º posto: { $name }, { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }.
outcome-score =
    { $name }: { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }.

## Come un link si mostra dove viene mandato

preview-join = Ti invitano a un tavolo di { $game }. Il link apre una sedia: si gioca nel browser.
preview-watch = Un tavolo di { $game }, da guardare nel browser mentre si gioca.

## Le pagine sul programma

docs-title = Le pagine non sono qui
docs-missing = Questa copia di Tavola viene dai sorgenti e non ha le sue pagine. Nella cartella dei sorgenti le prepara «scripts/site»; i testi sono in docs/.

## Un pacchetto appena nato

pack-readme =
    # { $pack }

    Questo pacchetto è una copia di { $template }: funziona così com'è. Cambialo un pezzo alla volta.

    1. Apri i file .yaml: dicono che cosa c'è nella scatola. La prima riga di ciascuno indica all'editor lo schema che li descrive.
    2. Apri locale/it e locale/en: ogni parola che si legge al tavolo sta lì, in italiano e in inglese.
    3. Dopo ogni modifica esegui «tavola pack lint» con il percorso di questa cartella: ogni errore indica file, riga, voce e campo.
    4. Per giocarci, metti la cartella nella tua raccolta di pacchetti (o indicane il percorso) e scegli { $pack }.

    In pack.yaml scrivi chi sei e con quale licenza lo pubblichi. Gli id non si riusano mai: i salvataggi li ricordano.
