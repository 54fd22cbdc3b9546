# Il nostro regolamento: titoli e sunto di ogni capitolo.

## Sangue Reale
rule-sr-1 = Materiale
    .short = Due giocatori, cinque dadi comuni, due matite. Ognuno ha un foglio dell'Era in corso; ogni segno è per sempre.
rule-sr-2 = Dinastia e preparazione
    .short = La dinastia sono quattro Ere, una dopo l'altra; il foglio della prossima dipende da chi ha vinto. Si sceglie un personaggio: è un nome, non un potere.
rule-sr-3 = Tracciato del Re, round e turni
    .short = Venticinque round in cinque turni da cinque, dall'incoronazione alla morte del Re. Ogni round: prima si pianifica, poi si agisce.
rule-sr-4 = Pianificare
    .short = In segreto e insieme si sceglie un'azione da 1 a 6. Se la scelta è la stessa, nessuno agisce e il round è perso.
rule-sr-5 = Agire: chi prima
    .short = Agisce per primo il numero più basso, fino in fondo, compresi i dadi che toccano all'altro. Poi agisce l'altro.
rule-sr-6 = Usare i dadi
    .short = Un dado annerisce il primo cerchio libero della sua colonna, dall'alto in basso. Le righe doppie chiedono due dadi uguali nella stessa azione. Ciò che si può usare si deve usare; il resto è perso.
rule-sr-7 = Azioni da 1 a 5
    .short = 1: un dado, e scegli tra le facce che vedi. 2: due dadi per te. 3: tre dadi; di un doppio un dado va all'altro. 4: quattro dadi, due a testa come scegli tu. 5: cinque dadi; all'altro i valori che mancano.
rule-sr-8 = Azione 6 e modificatori
    .short = Non tiri: segni un modificatore in questo turno o in uno futuro. Ogni modificatore sposta di uno un dado che usi in quel turno, poi è speso.
rule-sr-9 = Linee, numeri, territori
    .short = Superata una linea cerchi subito un numero della colonna in un territorio libero. Chi cerchia l'ultimo numero di un territorio lo controlla fino alla fine dell'Era.
rule-sr-10 = Sostenitori Unici
    .short = Il primo che arriva all'icona prende il Sostenitore e ne usa il potere. L'altro segna una X e non lo avrà più.
rule-sr-11 = Confini e fiumi
    .short = Nelle Ere III e IV i confini possono cambiare: aree unite sono una terra sola. Una terra si controlla solo se ha una casella sola.
rule-sr-12 = Fine dell'Era, punti, parità
    .short = L'Era finisce con il round 25, oppure quando ogni terra è controllata e ogni Sostenitore attivato. I punti li dice il foglio; in parità contano le terre, poi i Sostenitori, poi i cerchi.
rule-sr-13 = L'Era seguente
    .short = Il vincitore decide la strada della storia. Passa solo ciò che il foglio dichiara. Vince la dinastia chi vince più Ere.
rule-sr-14 = Che cosa si sa
    .short = L'unico segreto è l'azione scelta, finché non si mostrano entrambe. Tutto il resto è aperto.
rule-sr-15 = Limiti
    .short = Al più cinque dadi per azione, venticinque round per Era; c'è sempre una scelta possibile.

## Realm of Sand
rule-rs-1 = Materiale
    .short = 54 carte di tre livelli, 28 tessere da tre quadrati, 84 quadrati in tre elementi, 31 dischi in cinque, sei plance con due facce.
rule-rs-2 = Preparazione
    .short = Quattro carte scoperte per livello; le tessere in cerchio attorno, con la Regina tra due di loro. Ognuno prende una plancia e le prime tre tessere. I dischi in riserva dipendono da quanti si è.
rule-rs-3 = Il turno
    .short = Una sola azione principale: piazzare una tessera oppure evocare spiriti. Prima e dopo, quante azioni aggiuntive vuoi: completare carte e, in modalità avanzata, usare il potere.
rule-rs-4 = Piazzare una tessera
    .short = Scegli una delle tue tre tessere, girala come vuoi e posala sulle caselle: ogni quadrato ne copre una. Ciò che sta sotto viene tolto; i quadrati prendono il posto della tessera.
rule-rs-5 = Il cerchio delle rune
    .short = La tessera usata va in fondo al cerchio, dietro la Regina; ne prendi una tra le prime due davanti a lei.
rule-rs-6 = Evocare spiriti
    .short = Metti o sposta fino a tre dei tuoi dischi, almeno uno. Un disco vale come un quadrato del suo elemento e scaccia ciò che trova.
rule-rs-7 = Completare una carta
    .short = Se i pezzi sulla plancia formano la figura di una carta, anche ruotata o capovolta, puoi pagarli e prenderla. I quadrati tornano nella riserva, i dischi davanti a te.
rule-rs-8 = Premi di una carta
    .short = Subito: i dischi mostrati, se ce ne sono in riserva, gli avanzamenti di livello, le clessidre e le stelle.
rule-rs-9 = Livello e caselle scure
    .short = Il livello dice quante caselle scure puoi tenere occupate nello stesso momento. Non scende mai.
rule-rs-10 = Cristalli e poteri
    .short = Solo in modalità avanzata. Completare una carta sopra un cristallo lo carica; da un round successivo lo scarichi per usare il potere della tua plancia.
rule-rs-11 = Fine della partita
    .short = Quando qualcuno arriva a dieci clessidre si finisce il round in corso, così tutti giocano gli stessi turni.
rule-rs-12 = Punti
    .short = Contano le stelle delle carte completate. In parità vince chi ha più pezzi sulla plancia, poi chi gioca più tardi.
rule-rs-13 = Sfida in solitario
    .short = Quattordici turni; ogni turno una tessera esce dal gioco e conta il tempo. Il titolo finale dipende dalle stelle.
rule-rs-14 = Che cosa si sa
    .short = È tutto aperto, tranne l'ordine dei mazzi e le carte tenute con il potere rosso.
rule-rs-15 = Limiti
    .short = Quadrati, dischi, carte e tessere sono contati; un'azione principale è sempre possibile.

## Tainted Grail
rule-tg-1 = Materiale
    .short = Gioco cooperativo per una persona o più, fino a quattro: si vince o si perde insieme.
rule-tg-2 = Preparare un Personaggio
    .short = Ognuno ha una tessera, una plancia con tre tracce, sei Attributi, cinque risorse e due mazzi: Combattimento e Diplomazia.
rule-tg-3 = Preparare il mondo
    .short = Al centro il Luogo di partenza con un Menhir acceso; attorno i Luoghi che le sue chiavi nominano. Il quadrante dice quanti giorni dura la luce.
rule-tg-4 = La giornata
    .short = Inizio, durante, fine: sempre in quest'ordine.
rule-tg-5 = Inizio della giornata
    .short = I Menhir spenti spariscono e con loro i Luoghi rimasti al buio; i quadranti scendono; arriva un Evento; i Guardiani si muovono.
rule-tg-6 = Durante la giornata
    .short = A giro ognuno fa un'Azione, da soli o in Compagnia, finché tutti hanno passato o non hanno più Energia.
rule-tg-7 = Azione: Esplorare
    .short = Un'Energia a testa: si legge il Diario del Luogo e si sceglie che cosa fare.
rule-tg-8 = Azione: Viaggiare
    .short = Un'Energia a testa verso un Luogo scoperto e collegato; arrivando si scoprono i vicini che stanno nella luce.
rule-tg-9 = Azione: quella del Luogo
    .short = Il costo è scritto sul Luogo. In Compagnia si paga una volta e si divide come si vuole.
rule-tg-10 = Azione: quella del Personaggio
    .short = Ogni Personaggio ha un'Azione sua; gli altri possono aiutare a pagarla, non del tutto.
rule-tg-11 = Azione: ispezionare un Menhir
    .short = È gratis e mostra che cosa serve per accenderlo. Se lo avete, potete farlo subito; il costo cresce con il numero di giocatori.
rule-tg-12 = Azione: passare
    .short = Chi passa ha finito la giornata.
rule-tg-13 = Altre Azioni
    .short = Oggetti, Abilità e Segreti possono darne; contano come l'Azione del giro.
rule-tg-14 = Fine della giornata
    .short = Si mangia o si soffre, torna l'Energia, si spende Esperienza, si riordinano i mazzi, si sogna.
rule-tg-15 = Tracce di sopravvivenza
    .short = L'Energia non supera mai la Salute. Terrore sopra la Salute è Panico; a zero Salute si sta morendo.
rule-tg-16 = Attributi
    .short = Sei, in tre coppie opposte. Aprono scelte nel Diario e chiavi negli Incontri.
rule-tg-17 = Risorse e scambi
    .short = Cibo, Ricchezza, Reputazione, Magia, Esperienza. Solo Cibo e Ricchezza si scambiano, tra chi è nello stesso Luogo e non è occupato.
rule-tg-18 = Luoghi
    .short = Le chiavi sui lati nominano i vicini. Un Luogo si scopre solo a una carta da un Menhir acceso, anche in diagonale. Arrivando: si scopre, poi i Guardiani, poi le regole con il fulmine.
rule-tg-19 = Menhir e Anomalia
    .short = Quando un Menhir si spegne la terra attorno si perde. Senza alcun Menhir acceso ogni alba ferisce tutti.
rule-tg-20 = Eventi, Cerche, Compiti
    .short = Le Cerche portano alla fine del capitolo; i Compiti sono piste laterali, senza carte.
rule-tg-21 = Compagnia
    .short = Chi è nello stesso Luogo può unirsi prima che un'Azione cominci, se tutti vogliono. Uno può pagare Energia o Magia per un altro.
rule-tg-22 = Status e Scheda Salvataggio
    .short = Gli Status ricordano ciò che avete fatto; valgono per tutti.
rule-tg-23 = Il Diario
    .short = Sezioni da leggere, con scelte che hanno condizioni, costi e conseguenze.
rule-tg-24 = Incontri e mazzi
    .short = Verde la natura, grigio la gente, viola il soprannaturale: Combattimento. Blu le parole: Diplomazia.
rule-tg-25 = Guardiani
    .short = Un Guardiano non sconfitto resta sulla mappa e ogni alba si muove a caso; chi lo trova lo affronta.
rule-tg-26 = Oggetti ed equipaggiamento
    .short = Se ne possiedono quanti se ne vuole; se ne usa uno per parola chiave.
rule-tg-27 = Segreti
    .short = Cose e poteri della storia, con un numero. Non si perdono se non lo dice una regola; quelli Personali non si cedono.
rule-tg-28 = Progredire
    .short = A fine giornata l'Esperienza compra carte e punti di Attributo; dal terzo punto in poi anche un'Abilità.
rule-tg-29 = Morire, impazzire, Grazia
    .short = A zero Salute si riceve la carta «Stai morendo» e si esce dall'Incontro. Troppo Terrore porta gli Incubi. La Grazia riporta all'inizio del capitolo.
rule-tg-30 = Scartare e rimuovere
    .short = Ciò che è scartato va in fondo al suo mazzo; ciò che è rimosso lascia la campagna.
rule-tg-31 = Salvare, riprendere, cambiare gruppo
    .short = Si salva in qualunque momento; tra una seduta e l'altra i Personaggi possono cambiare.
rule-tg-32 = Combattimento: l'inizio
    .short = Si gioca insieme una fila di carte per mettere abbastanza segnalini nella Riserva. Mano di tre carte, due se si è in quattro.
rule-tg-33 = Carte, chiavi, Sequenza
    .short = Metà di chiave che si toccano si collegano: quelle d'Attributo se hai il livello, quelle di Magia pagando, quelle libere sempre. Conta solo la Capacità non coperta.
rule-tg-34 = Turno di Combattimento
    .short = Uno alla volta: Capacità Ritardate, carte, attacco del nemico. La prima carta si gioca sempre; le altre solo con il simbolo Continua.
rule-tg-35 = Icone dei premi
    .short = Segnalino, pesca, Continua, Strappo, moltiplica, annulla: si leggono da sinistra a destra.
rule-tg-36 = Altre regole di Combattimento
    .short = Si vince quando la Riserva arriva al Valore. Mazzo vuoto: si fugge. Fuggire costa Energia e l'attacco d'Opportunità.
rule-tg-37 = Tratti dei nemici
    .short = Dodici, e valgono per tutto l'Incontro.
rule-tg-38 = Diplomazia: l'inizio
    .short = Come un Combattimento, ma si sposta il segnalino dell'Affinità. Alcuni Incontri si possono evitare pagando; fuggire vale come fallire.
rule-tg-39 = Turno di Diplomazia
    .short = In cima alla traccia si vince lo Stadio, in fondo si perde tutto. Dopo le carte viene la Reazione.
rule-tg-40 = Modi alternativi
    .short = Narrativo per chi vuole la storia, Difficile per chi cerca la prova, Gioco libero per mescolare.
rule-tg-41 = Il Cronista
    .short = Uno può tenere il libro e decidere dove il gruppo non si accorda.

## In breve, su una pagina
rules-brief = In breve
rules-ruling = Decisione
brief-sangue_reale =
    Due pretendenti, venticinque round, poi il Re muore: vince l'Era chi ha più punti sul foglio.
    A ogni round scegliete tutti e due, in segreto, un'azione da 1 a 6. Se è la stessa, il round è perso.
    Agisce prima il numero più basso. Le azioni da 1 a 5 tirano altrettanti dadi, e alcuni possono toccare all'altro; la 6 non tira e disegna un modificatore.
    Ogni dado annerisce il primo cerchio libero della sua colonna. Passata una linea, cerchi un numero sulla tua mappa.
    Cerchiato l'ultimo numero di una terra, quella terra è tua. Chi arriva per primo a un'icona ha quel Sostenitore Unico.
brief-realm_of_sand =
    Al tuo turno posi una delle tue tre tessere sulla plancia, oppure evochi spiriti con i tuoi dischi.
    Quando i pezzi sulla plancia formano la figura di una carta, anche girata, puoi pagarli e rimettere in piedi quell'edificio: stelle, clessidre, dischi, livelli.
    La tessera usata va in fondo al cerchio; ne prendi una tra le prime due accanto alla Regina.
    Le caselle scure si aprono con il livello.
    Quando qualcuno ha dieci clessidre si finisce il round: vince chi ha più stelle.
brief-tainted_grail =
    Giocate tutti dalla stessa parte: si vince o si perde insieme.
    Una giornata è un'alba, le vostre Azioni e una notte. Le Azioni costano Energia: esplorare, viaggiare, ciò che il Luogo offre.
    I Menhir accesi tengono lontano il buio, e ogni alba la loro luce cala. Trovate il prossimo e accendetelo in tempo.
    Esplorare apre il Diario: si legge, si sceglie, e la scelta resta.
    Combattimento e Diplomazia si giocano mettendo carte in fila: valgono le chiavi che si toccano.
    La sera si mangia, ci si riposa e si migliora. L'Energia non supera la Salute; a zero Salute si comincia a morire.
