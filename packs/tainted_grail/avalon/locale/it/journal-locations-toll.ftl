location-114-menhir-told-1 = Le monete si posano una a una sullo scalino della Socia, e Massen le annota mentre si posano. A metà si ferma anche lui e ne mette una sua. Non la annota.
verse-114-o1 = Gerens vi rende il resto sul guanto teso. «È stato pagato in eccesso», dice. «Per la Fiera.» Aspetta che lo prendiate. Poi va dentro a lavare il guanto.
verse-114-o2 = Sulla panca, dove stava Jago, c'è una penna d'oca. Il muschio ha tenuto la sua forma.
verse-114-o3 = Massen tiene il vostro foglio sotto vetro. «È ammirato», dice. «È stato richiesto come modello.»
verse-114-o3-told-1 = Vi cita anche il prezzo del foglio dell'impiccato, e acclude la ricevuta.
verse-114-o4 = La sbarra è alzata prima che chiediate. Che vi dispiacesse non ve l'aspettavate.
verse-114-o5 = Sul banco c'è il timbro di Cuanacht. È ancora umido, come se l'avessero usato di nuovo.
verse-114-o6 = In cortile si lavano i carri vuoti, dentro e fuori. L'acqua viene conservata.
verse-114-oz = Dall'ultima volta la tariffa è stata corretta. All'insù, da una penna migliore.
verse-114-oz-told-3 = Alla voce *Resi, i*, fra un marito e un granaio, è registrato un fosso. «È stato chiesto chiarimento», dice Massen. «Non è stato reclamato.»
verse-114-oz-told-20 = *Pagato per intero*, dice la riga, e vi fanno passare. Gerens l'ha letta due volte. Quel giorno era alla sbarra, e monete non ne ha viste. «È in regola», dice, e resta fermo dove bisogna girargli intorno.
verse-114-o0 = «Risulta», dice Massen, «che intendete passare.» Sulla sbarra c'è la tariffa, corretta a penna, sempre in su, finché la prima cifra non si legge più. Gerens sta sulla porta come una cosa consegnata. Sotto il pavimento una donna conta, a voce bassa, senza arrotondare.
verse-114-v1-pay-the-toll = Pagate il pedaggio.
verse-114-v1-pay-the-toll-arrears = Pagate il pedaggio con gli arretrati.
verse-114-v1-write-yourselves-a-pass = Scrivetevi da soli il lasciapassare.
verse-114-v1-show-your-pass = Mostrate il lasciapassare.
verse-114-v1-lift-the-bar-by = Alzate la sbarra con la forza.
verse-114-v1-sit-down-on-the = Sedetevi sulla panca.
verse-114-v1-go-down-to-whoever = Scendete a parlare con chi conta.
verse-114-v1-go-to-the-stone = Andate alla pietra sotto la tettoia.
verse-114-v1-talk-to-the-bench = Parlate con quello della panca.
verse-114-v1-ask-who-signs = Chiedete a Massen chi firma.
verse-114-v1-ask-gerens = Chiedete a Gerens com'è di là.
verse-114-v1-take-one-step-back = Tornate indietro di un passo.
verse-114-v1 = La sbarra, la panca, lo sportello di Massen.
verse-114-v2 = Conta, poi riconta più piano, per lasciarvi il tempo. Timbra, soffia sul timbro, vi porge il foglio senza mollarlo. «È stato riscosso», dice. Il foglio viene via.
verse-114-v3 = Niente nomi e niente verbi attivi; l'arte è tutta qui. La firma in fondo è uno svolazzo che non promette niente. Massen la tiene a lungo controluce. «È regolare», dice. «È più regolare dei nostri.»
verse-114-v4 = La sbarra si alza da un lato solo, quanto basta a passare chini. Di là la strada è identica. Solo i pali, contandoli, vengono pari.
verse-114-v4-go-through-and-leave = Passate, e lasciate indietro il paese.
verse-114-v4-you-have-business-on = Restate di qua, per ora.
verse-114-v4-smoke-behind = Passate, e lasciatevi dietro il paese.
verse-114-v5 = Gerens si toglie i guanti e li piega. «È stato previsto», dice. La sbarra pesa come una trave di chiesa. Lui ci sta appoggiato in fondo, come ci si appoggia a un cancello.
verse-114-v5-call-up-the-men = Chiamate gli uomini della Fiera.
verse-114-v5-face-him = Affrontatelo.
verse-114-v5-fold-your-own-gloves = Rimettetevi i guanti e lasciate perdere.
verse-114-v6 = La sbarra finisce nel fosso. Massen raccoglie le penne, una a una, e l'ultima ve la porge, perché era vostra. Chi stava sulla panca non si muove. Poi una donna si alza e prova un passo. Quando decide è già di là.
verse-114-v7 = La panca è comoda; il muschio ha preso la forma. Il vicino, che di tariffe ne ha viste passare parecchie, vi spiega dove guardare. Da questo punto si leggono tutti i moduli che Massen compila, specchiati nel vetro. Restate seduti finché sapreste compilarli voi.
verse-114-v8 =
    Le scale scendono a un paio di celle. In una c'è il registro degli assenti. Nell'altra una donna anziana, seduta dritta, con gli occhi sul pavimento.

    «Quaranta», dice. Cade una goccia. «E voi siete?»

    «Qui per la marea», dite.

    «È per quella che mi hanno presa. Il sergente ha chiesto a quanto stava e gliel'ho detto. Ha chiesto se era giusto, circa.» Un'altra goccia. «Quarantuno. Gli ho detto che non era circa niente.»

    «Bastava dire di sì.»

    «L'ho fatto, una volta. Ero ragazza. Mia zia chiese quanto era al largo la barca, e io le dissi un miglio, circa.» Lascia cadere una goccia prima di segnarla. «Si regolò su quello. Quarantadue. Se volete tirarmi fuori, tiratemi fuori. Discuterne no. E grazie non se ne dicono, né di qua né di là.»
verse-114-v8-told-1 = «Com'era, vostra zia?» chiede Ailei. La donna lascia passare una goccia. «Chiedeva», dice. «A casa nostra non chiedeva nessuno. Lei ha voluto sapere quanto.»
verse-114-v8-told-2 = «Quarantatré», dice Arev, insieme alla goccia. Lei si sposta un poco sull'asse, caso mai volesse sedersi.
verse-114-v8-told-3 = «E quando non gocciola?» chiede Verme. «Passi», dice lei. «Il vostro sinistro arriva tardi.»
verse-114-v8-buy-her-out = Riscattatela.
verse-114-v8-put-your-witness-s = Garantite per lei, davanti al Testimone.
verse-114-v8-leave-her-your-bread = Lasciatele il vostro pane.
verse-114-v8-go-back-up = Risalite.
verse-114-v8a = Esce contando i gradini. Prima della cima si ferma, perché ne manca uno. Vi dice dove stanno le altre e a quanto sta oggi la marea, senza circa. La tavola ve la lascia; tanto la sa.
verse-114-v8b = Pesa una fetta contro l'altra, prima di mangiare. «Risalite», dice. «Senza di me.» Non è un rimprovero. Lo mette in fila con le gocce, al suo posto.
verse-114-v9 = La Socia è una pietra spaccata per il lungo, con le facce interne lisce. METÀ DI QUEL CHE HO, dice la spaccatura. La tariffa l'hanno inchiodata sopra HO.
verse-114-v9-hold-promise-double-to = Tenere: promettete il doppio al prossimo villaggio.
verse-114-v9-take-stamp-it-in = Togliere: timbrate a nome di Cuanacht.
verse-114-v9-take-the-tariff-down = Staccate la tariffa dalla pietra.
verse-114-v9-leave-it-split = Lasciatela spaccata.
verse-114-v10 = La metà, e poi la metà di quel che resta. Entro cinque giorni, dove c'è gente, pagherete due volte. La spaccatura si stringe di un capello e dentro si accende.
verse-114-v10-prompt = Chi dà la parola?
verse-114-v10-ailei = Ailei
verse-114-v10-arev = Arev
verse-114-v10-beor = Beor
verse-114-v11 = Il timbro di Cuanacht è in un cassetto, con gli altri. Fa un bel rumore. La Socia si accende prima che l'inchiostro sia asciutto. A qualche lega da qui, aprendo la porta, troveranno i carri già girati.
verse-114-v9a = I chiodi vengono via facilmente, perché li hanno già tolti e rimessi. Dietro la tariffa ce n'è una più vecchia, e dietro quella la pietra, con un nido di passero nella spaccatura. Gerens vi ha visti. Trova qualcosa da guardare dall'altra parte della strada.
verse-114-v12 =
    Jago deve un mulo, il fieno del mulo e la multa per non avere un mulo. «Sono due monete», dice. «Non è la cifra, è che non le ho mai lo stesso giorno. Vi intendete di oche?»

    «Perché?»

    «Quanto campano. La mia me la tiene il vicino.»

    L'uomo accanto a lui comincia a interessarsi alla sbarra.

    «Dieci anni», dite. «Anche di più, se la lasciano.»

    «Anche di più, se la lasciano», gli riferisce Jago. «Hai sentito, Cubert?»

    «Ho sentito.»

    «È un buon vicino. Si è fatto la strada a piedi, per stare qui con me. Tu per che cosa sei dentro, Cubert? Non l'hai mai detto.»

    «San Michele», dice Cubert.

    «Quello è un giorno. Non è un debito.»

    «Era una cosa piccola. A casa eravamo in tanti.» Cubert guarda la strada fin dove arriva. «Era una gran bella bestia, Jago. È, volevo dire.»
verse-114-v12-told-1 = «Vi riconoscerà», dice Ailei a Jago. Poi guarda il vicino. «Dimenticano presto, le oche», dice.
verse-114-v12-told-2 = «Un'oca sono dieci libbre», dice Beor. «Dopo, meno.» Cubert fa di sì prima di potersi fermare.
verse-114-v12-pay-what-he-owes = Pagate per lui: due monete.
verse-114-v12-own-up-to-the-oath = Ditegli chi ha giurato contro di lui.
verse-114-v12-leave-him-the-view = Lasciatelo al suo panorama.
verse-114-v12a = Massen cerca la riga, la trova, la cancella con il righello. Jago si alza, e per un momento la panca si alza con lui, attaccata al muschio. Vi mostra quanto era grande l'oca, misurandola sul proprio petto. Poi, ripensandoci, un poco più in su. Il vicino scivola nel posto che ha lasciato.
verse-114-v12b = Sulla collina, davanti all'orecchio, l'avete nominato voi. Jago ci pensa. «Allora è per quello che la multa è scritta di fresco», dice. Non si arrabbia. Vi chiede di spostarvi, perché dietro di voi stanno facendo passare un tale. «Mi piace vedere come si fa», dice.
verse-114-v13 = Alle vostre spalle c'è fumo, una colonna per camino, sopra un posto dove c'era orzo. «Chi è che cucina, di là?» chiede Gerens. È la prima domanda che fa senza un modulo. Massen posa la penna. «Non è d'uso», dice, «lasciare un paese mentre si è attesi a tavola.»
verse-114-c1 =
    «Questi chi li firma?» chiedete.

    Massen pareggia i fogli. «Vengono firmati», dice. «A Camelot.»

    «Da chi?»

    È una domanda che aspettava, e per la quale non c'è modulo. Si alza e chiude lo sportello dalla parte di Gerens. «Le somme salgono col corriere, ogni trimestre. È disposto che tornino firmate entro il mese.»

    «E tornano?»

    «Il corriere viene ringraziato.»

    «Massen. L'ultima quando è tornata?»

    «È d'uso tener conto delle strade.» Toglie una penna dalla fila, le guarda la punta, la rimette dov'era. «Se ne tiene conto da due raccolti. Le somme sono giuste. Sono state riviste a lume di candela. Se ci fosse un errore sarebbe stato fatto notare.»

    «E il pedaggio?»

    «Resta in vigore fino ad avviso contrario», dice Massen, al vetro. «Basterebbe una riga.»
verse-114-c1-told-1 = «Io avrei risposto», dice Arev. Massen lo guarda. «Sì», dice. «È sempre stato ritenuto probabile.»
verse-114-c1-told-2 = «Allora sei tu», dice Verme. «Quello che firma.» Massen lo prega di non ripeterlo.
verse-114-c1-ask-after-his-mother = Chiedetegli se da casa scrivono.
verse-114-c1-do-the-sum-again = Rifate la somma con lui.
verse-114-c1-leave-it-at-that = Lasciatelo alle sue penne.
verse-114-c1a = «Da casa vi scriveranno, almeno.» «Una madre risulta», dice Massen. «Le era stato riferito che il posto aveva un giardino.» Raddrizza le penne, che sono dritte. «Jenifer», dice, non a voi. Arrossisce fino al colletto, come se l'avessero letto in pubblico.
verse-114-c1b = Scendete la colonna insieme, lui a penna e voi a voce. In fondo non torna. Massen la rifà dal basso. «Risulta una differenza di quattro», dice pianissimo, «a favore del pubblico.» Potrebbe voltare pagina. La scrive, la asciuga, apre la cassa con la sua chiave. «Non era mai stato chiesto», dice.
verse-114-c2 =
    Gerens cammina lungo la sbarra, fino al palo e ritorno, da questa parte.

    «Com'è, di là?» chiedete.

    «Non è noto. È agli atti.»

    «Ma ci state davanti da anni.»

    «Da questo lato.» Si ferma con la punta degli stivali prima dell'ombra. «L'altro non era compreso. Quelli che vengono in qua sono stati ricevuti, e le carte erano buone. Migliori delle vostre. Si registrano come Resi. Rimandati in ordine, ciascuno alla sua porta. Firmano per sé.»

    «E chi li consegna?»

    «È stato domandato. Dicono, noi.» Gerens ci pensa. «Sono educati. Si puliscono gli stivali. È stato osservato, però, che il cane va sotto il tavolo.»

    «Venite di là con noi. Un passo, e vedete.»

    «Non deve cominciare niente», dice. Non era un no. Ha posato un guanto sulla sbarra.
verse-114-c2-told-1 = «Alla pietra è stato segnalato vento», aggiunge, senza guardarvi. «In un giorno fermo. La tariffa è stata registrata come volata via.»
verse-114-c2-told-2 = «L'altro guanto ve lo tengo io», dice Ailei.
verse-114-c2-told-3 = «Vado prima io», dice Beor. «Ci sono abituato.»
verse-114-c2-go-across-with-him = Passate con lui, di un passo.
verse-114-c2-leave-him-his-side = Lasciategli il suo lato.
verse-114-c2a = Passa sotto, chino come tutti. Di là si mette sull'attenti. Da quel punto guarda la panca, il vetro, il funzionario piccolo dietro il vetro. La gente della panca guarda lui. «È la stessa strada», dice Gerens. Torna prima che si possa annotare, con un guanto di meno.
location-154-menhir-told-1 = Raccogliete le monete del davanzale e ci aggiungete le vostre. La Socia non fa differenza.
verse-154-o1 = Nel margine del modulo se ne sono aggiunti altri. I nomi ormai fanno il giro del foglio, alcuni fatti a disegno.
verse-154-oz = La sbarra è nel fosso. È stata spolverata.
verse-154-oz-told-1 = Il modulo ha una riga in più. CASSETTA, UNA, e il vostro nome, scritto giusto.
verse-154-o0 = Nell'ufficio il vetro è intero. Massen ha lasciato un modulo da finire. DANNI, dice, SBARRA, UNA. Alla voce CAUSA c'era un nome, cancellato con tanta cura che il foglio è bucato.
verse-154-v1-go-on-through-all = Passate oltre, tutti.
verse-154-v1-go-through-the-drawers = Frugate nei cassetti.
verse-154-v1-free-the-woman-who = Liberate la donna che conta.
verse-154-v1-sit-at-massen-s-desk = Finite il modulo di Massen.
verse-154-v1-leave-it-all-as = Lasciate tutto com'è.
verse-154-v1 = L'ufficio, il vetro, la sbarra nel fosso.
verse-154-v1-smoke-behind = Passate oltre, tutti quanti.
verse-154-v2 = I timbri dei villaggi, in un vassoio. Quello di Cuanacht è il più consumato. In fondo, avvolta in carta pulita, c'è una gamba di sedia. DA RESTITUIRE, dice il biglietto.
verse-154-v3 = La sedia è ancora regolata sulla schiena di lui. Intorno al buco c'è posto per una riga, e le penne le ha lasciate temperate. Quello che si scrive qui lo leggono a Camelot. Chi firma sarà cercato. Chi viene firmato, anche.
verse-154-v3-write-your-own-names = Scrivete i vostri nomi.
verse-154-v3-write-gerens = Scrivete: Gerens, sergente.
verse-154-v3-burn-the-form = Bruciate il modulo.
verse-154-v3a = Li scrivete in bella grafia, cognome dove c'è, mestiere dove non c'è. La gente che passa si ferma a leggere dal vetro. Uno chiede se può aggiungersi. La riga è finita, e gli date il margine. Quando ha scritto tiene la porta al prossimo.
verse-154-v3b = Al sergente spettava un'indennità per danni, che è sotto il banco, nella cassetta aperta. Una donna che attraversava ha visto la penna. Non dice niente. Posa il fagotto e torna indietro. Quando guardate di nuovo, è seduta sulla panca.
verse-154-v3c = Brucia dal buco in fuori, con ordine, e DANNI resta per ultimo. Uno che passa si leva il cappello, guarda meglio, se lo rimette. «Ce n'è una copia», dice. «Ce n'è sempre una copia. Ma è il pensiero.»
verse-154-v4 = Un carrettiere si è fermato dove stava la sbarra, girato dall'altra parte. «Undici camini», dice. «Ci sono passato a primavera, e non ce n'erano.» Vi chiede chi è che cucina. Poi vi chiede se sanno che partite, perché quello è fumo da ospiti.
verse-154-v5 = La chiave è al suo gancio, con l'etichetta. Lei sale contando i gradini, in cima si ferma, guarda la sbarra nel fosso. «E il conto chi lo tiene?» Le dite che l'ufficio è vuoto. «Allora a quest'ora non torna più», dice. Vi lascia la tavola delle maree, tanto la sa. Le altre vanno avvertite prima che peggiori.
verse-129-o1 = Lungo la strada c'è un asse, e un cappello posato a rovescio. Quello che stava nella cassa l'avete preso voi; il cappello è vuoto anche lui.
verse-129-o2 = Il carro non c'è più. Sulla pietra dov'era fermo c'è una fascina legata. Il biglietto porta il vostro nome, senza importo.
verse-129-oz = Ricevute nella siepe, in ordine di data. Le ultime sono ancora in bianco.
verse-129-oz-told-3 = Massen ha letto quello che avete appeso alla forca. «È risultato esatto», dice.
verse-129-oz-told-4 = «Si fa guardando altrove», dite a Massen, come l'avete avuta alla forca. Lui posa la penna. «All'aperto non era mai stato detto», dice.
verse-129-o0 = Massen è fermo sul ciglio, solo, con l'asse rotto e un sacco che non vi lascia alzare. Tiene il cappello sulle ginocchia, rovesciato, e dentro c'è già qualche moneta. «Non risulta che nessuno passi», dice, «prima di giovedì.»
verse-129-v1-put-the-cart-back = Rimettete in strada il carro.
verse-129-v1-take-his-strongbox = Prendetegli la cassetta.
verse-129-v1-see-what-ails-the = Guardate che cos'ha il cane.
verse-129-v1-look-for-the-bridge = Cercate il ponte che l'impiccato ha nominato.
verse-129-v1-pick-up-the-sheets = Raccogliete i fogli lungo la strada.
verse-129-v1-read-the-milestones = Leggete le pietre miliari, tutte.
verse-129-v1-show-massen-the-sums = Mostrate a Massen le somme dell'impiccato.
verse-129-v1-wish-him-a-good = Augurategli buon giovedì.
verse-129-v1 = La strada, un asse, fogli nella siepe.
verse-129-v2 =
    A sollevarlo, il sacco si apre. Sono gambe di sedia.

    «Legna da ardere», dice Massen. «Incassata in luogo del dovuto.»

    «E il dovuto?»

    «Nelle case non risultava altro.» Ne raccoglie una e la gira finché sopra viene la parte consumata, dove si agganciava un tallone. «È stata accettata in acconto.»

    «Di quale villaggio?»

    «Non è d'uso –» La ruota ricade nella carreggiata, dalla parte giusta. Massen aspetta che smetta di oscillare. Poi dice un nome. È uno dei vostri, per intero, come sta nel libro. «Del vostro», aggiunge. «Non sono state registrate. Se lo fossero, andrebbero spedite.»

    «E che cosa ne fate?»

    «Vengono portate», dice Massen. «Avanti e indietro. Non era stato previsto come si finisce.» Ne lega un fascio e ve lo dà. Non chiede la firma.
verse-129-v3 = Ve la dà aperta. Dentro ci sono poche monete e moltissime ricevute, in ordine. Vi guarda contare. «Manca un timbro», dice. Ve lo mette.
verse-129-v4 = Alla nona pietra la strada suona vuota. Sotto la ghiaia ci sono tavole dipinte a ghiaia, un ponte finto che in mezzo non posa su niente. Da questa parte è seduto un cane giallo. A giudicare dall'erba, non da oggi.
verse-129-v5 = Sono ricevute. Un gallo, ricevuto. Un cognome, ricevuto. Una vista sul mare, ricevuta. SALVO BUON FINE, dicono tutte in fondo, più fitto.
verse-129-v6 = Sotto il numero, ogni pietra porta il nome della casa che l'ha pagata, e sono quasi tutte di Cuanacht. L'undicesima è in bianco. Il cavatore ha lisciato la faccia e aspetta ancora l'acconto. In cima, colata nel foro, c'è una spina di piombo che varrebbe una moneta.
verse-129-v6-prise-out-the-lead = Cavate il piombo.
verse-129-v6-scratch-in-eleven = Incidete: UNDICI CASE.
verse-129-v6-leave-it-blank = Lasciatela in bianco.
verse-129-v6a = Viene via intero, a forma di dente. Nel foro sotto c'è un foglietto arrotolato, asciutto. PIOMBO, SPINA, UNA, dice, DA RESTITUIRE. La data è di domani. Lo rimettete al suo posto. Il piombo, dopo una breve discussione, no.
verse-129-v6b = Il coltello scivola. Le lettere non vengono belle, ma si leggono dal carro. Un carrettiere rallenta, muove le labbra, si toglie il berretto davanti a un numero. Dopo di lui lo fanno anche quelli che non sanno leggere.
verse-129-v7 = Massen legge le somme dall'alto in basso, poi dal basso in alto. «È stato il mio superiore», dice. «Cioè, è stato un superiore.» Il foglio, di diritto, spetterebbe a lui. Per averlo firmerebbe qualunque cosa. Ha anche con sé un po' di denaro che non figura.
verse-129-v7-give-him-the-sheet = Datelo, e accompagnatelo per un miglio.
verse-129-v7-sell-him-the-sheet = Vendeteglielo per due monete.
verse-129-v7-keep-the-sheet = Tenetelo voi.
verse-129-v7a = Per un miglio non parla. Poi vi dice come si chiamava: un nome corto, da ragazzo di cucina. Lo dice al passato, con un verbo attivo, e subito si guarda intorno. Non c'è nessuno. Lo ripete più forte.
verse-129-v7b = Vi conta le monete, e ve le conta un'altra volta, perché è il suo mestiere. Quando si allontana tiene il foglio aperto davanti a sé, per i bordi, ad asciugare. Non piove da una settimana.
