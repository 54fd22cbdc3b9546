### Sangue Reale: le parole del gioco

## Le sei azioni

action-1 = tira un dado
    .brief = 1 a scelta
action-2 = tira due dadi
    .brief = 2 per te
action-3 = tira tre dadi
    .brief = 3, i doppi divisi
action-4 = tira quattro dadi
    .brief = 2 per te, 2 al rivale
action-5 = tira cinque dadi
    .brief = i diversi o gli uguali
action-6 = non tirare
    .brief = ±1 a un dado

word-king = il Re
word-power = il potere di un personaggio

## Domande

prompt-choose-character = Quale personaggio giochi?
prompt-plan = Round { $round }, turno { $turn }. Quale azione pianifichi, in segreto?
prompt-a1-face = Hai tirato { $dice }. Quale faccia usi?
prompt-a4-pick = Hai tirato { $dice }. Quali due dadi prendi?
prompt-a5-mode = Hai tirato { $dice }. Un dado per ogni valore, o tutti quelli uguali?
prompt-use = Dadi in mano: { $dice }. Quale usi?
prompt-partner = Dadi in mano: { $dice }. La riga è doppia: quale dado lo accompagna?
prompt-circle = Hai passato una linea: quale { $number } vuoi cerchiare?
prompt-trigger-order = Questa riga ha sia una linea sia un Sostenitore Unico. Che cosa viene prima?
prompt-draw-modifier = Non tiri. In quale turno disegni un modificatore?
prompt-change-roll = Hai tirato { $dice }. Cambi un dado prima della spartizione?
prompt-meddle = L'avversario sta per usare { $dice }. Cambi un dado?
prompt-keep-dice = Hai tirato { $dice }. Quali tieni?
prompt-ability-blacken = { $unique }: quale colonna?
prompt-ability-circle = { $unique }: quale numero vuoi cerchiare?
prompt-ability-edge = { $unique }: quale confine o fiume?
prompt-ability-block = { $unique }: quale numero della mappa avversaria sbarri?
prompt-ability-forbid = { $unique }: quale azione vieti?
prompt-ability-modifier = { $unique }: in quale turno disegni il modificatore?

## Risposte

option-character = { $name }, { $epithet }
option-plan = Azione { $action }: { $name }
option-face =
    { $die ->
        [1] L'1
       *[other] Il { $die }
    }
option-pick = Prendi { $dice }; all'avversario { $others }
option-distinct = Uno per valore: { $dice }; all'avversario { $others }
option-equal = Tutti uguali: { $dice }; all'avversario { $others }
option-use =
    { $die ->
        [1] Usa l'1
       *[other] Usa il { $die }
    }
option-pair = Usa due { $die } sulla riga doppia
option-change =
    { $n ->
        [one] Un { $die } come { $value }, con un modificatore
       *[other] Un { $die } come { $value }, con { $n } modificatori
    }
option-set =
    { $die ->
        [1] L'1 messo sul { $value }
       *[other] Il { $die } messo sul { $value }
    }
option-alone = Quel dado da solo
option-partner =
    { $n ->
        [0] Con un { $die }
        [one] Con un { $die }: un modificatore in tutto
       *[other] Con un { $die }: { $n } modificatori in tutto
    }
option-set-partner =
    { $die ->
        [1] Con l'1, messo sullo stesso valore
       *[other] Con il { $die }, messo sullo stesso valore
    }
option-finish = Basta così: i dadi rimasti sono persi
option-leave = Non cambiare niente
option-circle =
    { $number ->
        [1] L'1: { $area }
       *[other] Il { $number }: { $area }
    }
option-block =
    { $number ->
        [1] L'1: { $area }
       *[other] Il { $number }: { $area }
    }
option-pass-number = Non cerchiare niente
option-pass-modifier = Non disegnare niente
option-turn =
    { $now ->
        [yes] Turno { $turn }, questo
       *[no] Turno { $turn }
    }
option-line-first = Prima il numero
option-unique-first = Prima il Sostenitore Unico
option-column = Colonna { $die }
option-edge-add =
    { $kind ->
        [river] Fai tornare { $edge }, tra { $one } e { $two }
       *[border] Traccia { $edge }
    }
option-edge-remove =
    { $kind ->
        [river] Prosciuga { $edge }, tra { $one } e { $two }
       *[border] Cancella { $edge }
    }
option-forbid = Azione { $action }: { $name }
option-keep = Tieni { $dice }

## Che cosa porterebbe una risposta

preview-plan-1 =
    Tiri un dado e ne usi una faccia a tua scelta{ $covered ->
        [bottom] , tranne quella che resta sotto
        [planned] , tranne l'1
        [top] , tranne quella uscita
       *[none] {""}
    }. All'avversario niente.
preview-plan-2 = Tiri due dadi e li usi tutti e due. All'avversario niente.
preview-plan-3 = Tiri tre dadi e li usi; ma se ce ne sono di uguali, uno di quelli va all'avversario.
preview-plan-4 = Tiri quattro dadi: due li scegli tu, gli altri due vanno all'avversario.
preview-plan-5 = Tiri cinque dadi: tieni uno per valore, oppure tutti quelli uguali. I valori non usciti vanno all'avversario.
preview-plan-6 = Non tiri: disegni un modificatore, che in quel turno cambia di uno il valore di un dado.
preview-line = Così chiudi la riga prima della linea: puoi cerchiare un { $number }.
preview-row = Colonna { $column }: riga { $row } di { $rows }.
preview-useless = Troppo tardi per il turno { $turn }: questo modificatore scadrebbe senza servire.

## Che cosa accade

event-era-started =
    { $era ->
        [1] Era I
        [2] Era II
        [3] Era III
       *[4] Era IV
    }: { $title }
    { $intro }
    { $opening }
    I sostenitori: { $supporters }.
event-character-taken = { $who }: { $character }.
event-round-started = Round { $round }, turno { $turn }.
event-turn-ended = Finisce il turno { $turn }.
event-plan-locked = { $who } ha pianificato.
event-plan-shown = { $who } pianifica allo scoperto: { $plan }.
event-plans-revealed = { $one } mostra { $x }, { $two } mostra { $y }: comincia { $first }.
event-plans-equal = { $one } e { $two } mostrano entrambi { $plan }.
event-round-cancelled = Lo stesso piano, { $plan }: le due azioni si annullano, e il round { $round } se ne va in inchini.
event-action-stood = { $who } agisce lo stesso: l'azione { $plan } resta.
event-dice-rolled = { $who } tira { $dice }.
event-face-chosen =
    { $face ->
        [1] { $who } sceglie l'1.
       *[other] { $who } sceglie il { $face }.
    }
event-dice-split =
    { $n-others ->
        [0] { $who } tiene { $own }.
       *[other] { $who } tiene { $own }; { $others } a { $other }.
    }
event-die-changed = { $who } cambia un { $die } in { $value }.
event-die-used =
    { $set_dice ->
        [0] { $modifiers ->
            [0] { $who } usa { $dice }.
            [one] { $who } usa { $dice } come { $column }, con un modificatore.
           *[other] { $who } usa { $dice } come { $column }, con { $modifiers } modificatori.
        }
       *[other] { $who } sceglie il valore di un dado e usa { $dice } come { $column }.
    }
event-dice-lost =
    { $n-dice ->
        [one] { $who } non trova posto per { $dice }: il dado è perso.
       *[other] { $who } non trova posto per { $dice }: i dadi sono persi.
    }
event-modifier-drawn =
    { $useless ->
        [true] { $who } disegna un modificatore per il turno { $turn }, che ormai è finito.
       *[false] { $who } disegna un modificatore per il turno { $turn }.
    }
event-modifier-passed = { $who } non disegna modificatori.
event-modifier-spent =
    { $n ->
        [one] { $who } spende un modificatore del turno { $turn }.
       *[other] { $who } spende { $n } modificatori del turno { $turn }.
    }
event-modifier-expired =
    { $n ->
        [one] Scade un modificatore di { $who } per il turno { $turn }.
       *[other] Scadono { $n } modificatori di { $who } per il turno { $turn }.
    }
event-row-blackened = { $who } annerisce la riga { $row } della colonna { $column }.
event-line-crossed = { $who } passa una linea: può cerchiare un { $number }.
event-number-circled =
    { $number ->
        [1] { $who } cerchia l'1 ({ $area }).
       *[other] { $who } cerchia il { $number } ({ $area }).
    }
event-number-unavailable = { $who } non trova un { $number } libero da cerchiare.
event-number-passed = { $who } non cerchia niente.
event-territory-controlled = { $area } è di { $who }.
event-unique-taken = { $unique }: il suo appoggio va a { $who }.
event-unique-too-late = { $unique } ha già scelto: per { $who } è un sostenitore come gli altri.
event-ability-resolved = { $unique } ha fatto quello che aveva promesso.
event-ability-idle = Qui { $who } non può fare niente.
event-power-gained-act-first =
    { $n ->
        [one] Nel prossimo round comincia { $who }, qualunque cosa scelgano.
       *[other] Per { $n } round comincia { $who }, qualunque cosa scelgano.
    }
event-power-gained-open-plan =
    { $n ->
        [one] Nel prossimo round { $other } pianifica allo scoperto, prima di { $who }.
       *[other] Per { $n } round { $other } pianifica allo scoperto, prima di { $who }.
    }
event-power-gained-uncancel =
    { $n ->
        [one] Una volta, un'azione di { $who } resterà malgrado un piano uguale.
       *[other] { $n } volte, un'azione di { $who } resterà malgrado un piano uguale.
    }
event-power-gained-set-die =
    { $n ->
        [one] Una volta, un dado di { $who } varrà quello che { $who } vuole.
       *[other] { $n } volte, un dado di { $who } varrà quello che { $who } vuole.
    }
event-power-gained-wrap = I modificatori di { $who } passano tra il 6 e l'1.
event-power-gained-stack-bonus = Ogni modificatore di { $who } può cambiare un dado di 2.
event-action-forbidden = { $who } non può pianificare l'azione { $action } fino al round { $until }.
event-slot-blocked =
    { $number ->
        [1] Sbarrato sulla mappa di { $who }: l'1 ({ $area }).
       *[other] Sbarrato sulla mappa di { $who }: il { $number } ({ $area }).
    }
event-edge-changed =
    { $present ->
        [true] { $kind ->
            [river] { $who } fa tornare { $edge }: due rive, due terre.
           *[border] { $who } traccia { $edge }: due lati, due terre.
        }
       *[false] { $kind ->
            [river] { $who } prosciuga { $edge }: quello che divideva è una terra sola.
           *[border] { $who } cancella { $edge }: quello che divideva è una terra sola.
        }
    }
event-era-end-triggered =
    { $reason ->
        [king_died] L'ultima sezione del tracciato è scritta: il Re è morto. Questo round si gioca fino in fondo.
       *[all_taken] Non resta niente da prendere. Questo round si gioca fino in fondo.
    }
event-era-scored = { $one } ha { $x } PV, { $two } { $y }: { $lines }.
event-era-scored-line = { $term } { $x }–{ $y }
event-era-won =
    { $who } vince l'Era ({ $by }).
    { $outro }
event-era-drawn =
    L'Era finisce in parità.
    { $outro }
event-coin-tossed-branch = Una moneta decide da che parte va la storia: quella di { $who }.
event-coin-tossed-order = Una moneta decide chi comincia: { $who }.
event-branch-chosen = La cronaca continua: { $title }.
event-campaign-won =
    { $who } vince il secolo ({ $x }–{ $y } in Ere).
    { $line }
event-campaign-shared =
    Il secolo finisce in parità ({ $x }–{ $y } in Ere).
    { $line }

by-vp = per punti vittoria
by-boxes = a pari punti, per terre controllate
by-uniques = a pari punti, per Sostenitori Unici
by-circles = a pari punti, per sostenitori
by-crown = tutto pari: la corona resta dov'era
by-draw = tutto pari

## Le righe del conto

count-box-vp = valori delle terre
count-box-count = terre
count-group-complete = tutta { $of }
count-group-majority = primato: { $of }
count-chain = catena più lunga
count-unique-vp = valori dei Sostenitori Unici
count-unique-count = Sostenitori Unici
count-column-full = colonne piene
count-column-majority = colonne in vantaggio
count-circles-div = sostenitori
count-tag-count = terre di tipo { $of }
count-tag-set = una terra per tipo: { $of }
count-modifiers-spent = modificatori spesi
count-chronology-distinct = turni con cinque azioni diverse
count-cancelled = round annullati
count-river-side = terre su un fiume
count-penalty = in meno, per ogni { $of }
count-power = { $of }

## Come è finita

ending-king-died = Il Re è morto.
ending-all-taken = Ogni terra e ogni Sostenitore Unico hanno scelto.
ending-campaign-told = Le quattro Ere sono raccontate.

## Il tavolo come testo

text-you = { $name } (tu)
text-free-land = libera
text-free-supporter = libero
text-nobody = nessuno
text-heading =
    { $era ->
        [1] ERA I
        [2] ERA II
        [3] ERA III
       *[4] ERA IV
    } · { $title }
text-moment = Round { $round } di { $last }, turno { $turn } · { $phase }
phase-characters = scelta dei personaggi
phase-planning = pianificazione
phase-action = azione
phase-over = finita
text-own-plan = Il tuo piano, ancora nascosto: { $plan }, { $name }
text-locked = { $who } ha pianificato.
text-track = Tracciato del Re
text-modifiers =
    { $n ->
        [one] un modificatore nel turno { $turn }
       *[other] { $n } modificatori nel turno { $turn }
    }
lasting-act-first =
    { $n ->
        [one] comincia ancora per un round, comunque
       *[other] comincia ancora per { $n } round, comunque
    }
lasting-plans-openly =
    { $n ->
        [one] pianifica allo scoperto ancora per un round
       *[other] pianifica allo scoperto ancora per { $n } round
    }
lasting-uncancel =
    { $n ->
        [one] una volta, l'azione resta malgrado un piano uguale
       *[other] { $n } volte, l'azione resta malgrado un piano uguale
    }
lasting-set-die =
    { $n ->
        [one] può scegliere il valore di un dado
       *[other] può scegliere il valore di { $n } dadi
    }
lasting-wrap = i modificatori passano tra il 6 e l'1
lasting-stack-bonus = un modificatore può cambiare un dado di 2
lasting-no-action-1 = niente azione 1, round rimasti: { $n }
lasting-no-action-2 = niente azione 2, round rimasti: { $n }
lasting-no-action-3 = niente azione 3, round rimasti: { $n }
lasting-no-action-4 = niente azione 4, round rimasti: { $n }
lasting-no-action-5 = niente azione 5, round rimasti: { $n }
lasting-no-action-6 = niente azione 6, round rimasti: { $n }
text-columns = Sostenitori di { $who }
text-lands = Terre (i numeri tra parentesi sono cerchiati)
text-land = { $area }, { $vp } PV, { $owner }: { $marks }
text-land-boxless = { $area }, senza casella: { $marks }
text-merged =
    { $boxes ->
        [0] Una terra sola, senza casella: { $areas }
        [one] Una terra sola: { $areas }
       *[other] Una terra sola con { $boxes } caselle, che nessuno può controllare: { $areas }
    }
text-edge-present =
    { $kind ->
        [river] scorre: { $edge } ({ $one } – { $two })
       *[border] vale: { $edge }
    }
text-edge-absent =
    { $kind ->
        [river] è in secca: { $edge } ({ $one } – { $two })
       *[border] è cancellato: { $edge }
    }
text-supporters = Sostenitori Unici
text-supporter = colonna { $column }, cerchio { $circles }: { $unique }, { $owner }. { $power }
text-rolled = { $who } ha tirato { $dice }.
text-hand = { $who } ha da usare { $dice }.
text-score = Punteggio finora: { $one } { $x }, { $two } { $y }
text-terms = Che cosa conta alla fine
text-result =
    { $era ->
        [1] Era I
        [2] Era II
        [3] Era III
       *[4] Era IV
    }: { $who } ({ $x }–{ $y })

## Rifiuti

refusal-sr-e-action-range = Scegli un'azione da 1 a 6.
refusal-sr-e-action-forbidden = L'azione { $action } ti è vietata in questo round.
refusal-sr-e-already-locked = La tua azione per questo round è già fissata.
refusal-sr-e-wrong-phase = Non ora: prima si risponde alla domanda.
refusal-sr-e-not-your-decision = Ora non tocca a te decidere.
refusal-sr-e-hidden = Il piano avversario è segreto finché entrambi non sono pronti.
refusal-sr-e-a1-covered-face = La faccia coperta ({ $value }) non si può usare.
refusal-sr-e-a4-pick-two = Scegli esattamente due dei quattro dadi.
refusal-sr-e-a5-no-repeat = Il valore { $value } non è uscito due volte.
refusal-sr-e-a5-one-value = Scegli un solo valore ripetuto.
refusal-sr-e-a5-set = Usa un dado per ogni valore uscito, oppure tutti i dadi di un valore ripetuto.
refusal-sr-e-die-not-yours = Quel dado spetta all'avversario in questa azione.
refusal-sr-e-die-spent = Quel dado è già stato usato.
refusal-sr-e-die-absent = Nella tua mano non c'è un dado così.
refusal-sr-e-column-full = La colonna { $n } è piena.
refusal-sr-e-pair-needs-two = La prossima riga della colonna { $n } è doppia: servono due dadi di valore { $n }.
refusal-sr-e-pair-not-here = La prossima riga della colonna { $n } è singola: usa un dado alla volta.
refusal-sr-e-pair-values = I due dadi devono avere lo stesso valore dopo i modificatori.
refusal-sr-e-must-use = C'è ancora un dado utilizzabile: { $list }.
refusal-sr-e-no-carry = I dadi non si conservano.
refusal-sr-e-mod-none = Non hai modificatori liberi per questo turno.
refusal-sr-e-mod-wrong-turn = Quel modificatore vale per il turno { $t }, questo è il turno { $u }.
refusal-sr-e-mod-range = Un dado resta tra 1 e 6.
refusal-sr-e-mod-one-per-die = Un solo modificatore per dado.
refusal-sr-e-mod-timing = I modificatori si applicano quando si usa il dado, dopo la spartizione.
refusal-sr-e-mod-past-turn = Il turno { $t } è già finito.
refusal-sr-e-mod-section-cap = Quella sezione ha già un modificatore.
refusal-sr-e-number-mismatch = Puoi cerchiare solo il numero { $n }.
refusal-sr-e-number-taken = Hai già cerchiato quel numero.
refusal-sr-e-number-blocked = Quel numero è stato sbarrato.
refusal-sr-e-territory-controlled = Quel territorio è già controllato.
refusal-sr-e-territory-closed = A questo tavolo i numeri di un territorio che non ha esattamente una casella sono chiusi.
refusal-sr-e-number-window-closed = Ora non c'è niente da cerchiare: succede quando passi una linea.
refusal-sr-e-ability-target = Bersaglio non valido per { $unique }.
refusal-sr-e-edge-locked = Quel confine non può cambiare: un territorio vicino è controllato.
refusal-sr-e-edge-fixed = Quel confine non può cambiare in questa Era.
refusal-sr-e-character-taken = Quel personaggio è già stato scelto.
refusal-sr-e-era-order = Prima si conclude l'Era { $n }.
refusal-sr-e-era-over = Questa Era è finita.
