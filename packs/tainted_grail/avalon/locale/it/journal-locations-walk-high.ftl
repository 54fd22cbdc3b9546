verse-203-o1 = «L'udienza è aperta o chiusa?» chiede uno della fila. Sulla collina la panca è calda, e vuota. «Nessuno ha detto *il prossimo*», vi fa. «È un'ora che siamo tutti il prossimo.»
verse-203-oz = «Il numero, prego», dice Bryok. Ha visto chi è. «Va bene. Il dolore, allora.»
verse-203-o0 =
    «Mi arrivate dalla parte della *sentenza*», dice l'usciere Bryok. «Per quella non ho la verga.»

    «Passiamo soltanto.»

    «Di qui non è mai passato nessuno. Vengono sentiti, e vanno a casa dal retro.» Vi cammina accanto, svelto, a testa bassa. «Dovete essere sentiti di nuovo?»

    «Le portiamo una persona.»

    «Ha il numero?»

    «Deve passarle davanti.»

    «Ah», fa Bryok. È una vita che vede gente ferma. Che fosse per qualcosa se l'era scordato. «Allora lei si potrebbe alzare. E a questi che cosa gli dico?»
verse-203-o3-told-1 = Da in cima arriva una voce sottile e chiara, che chiede se vogliono perdere ancora. È la bambina. «Eseld è brava», dice Bryok. «Solo che non si può fare ricorso. Tira fuori la lingua.»
verse-203-o3-told-2 = La sedia con cui l'hanno portata via è rimasta lì. Ci ha piovuto. «Adesso si tira a sorte», dice Bryok. «È più svelto. Vado a casa presto; non so che ci faccio.»
verse-203-o0-told-1 = «Questi una volta hanno aspettato il turno», dice di voi alla fila, «tutto, coi piedi nell'acqua. Fateli passare.» Qualcuno vi ringrazia di essergli stati davanti.
verse-203-o0-told-2 = Una vedova con un biglietto lo alza mentre passate, perché leggiate il numero. È quello che sarebbe stato chiamato prima del vostro.
verse-203-o3 =
    «Mi arrivate dalla parte della sentenza», dice l'usciere Bryok. Ha visto chi avete con voi. Si toglie il cappello, poi non sa se può, e lo tiene a metà strada. «Rivuole la collina?»

    Hedra la guarda come un cappotto regalato. Fa segno di no.

    «Passiamo soltanto», gli dite.

    «Di qui non è mai *passato* nessuno», dice Bryok. «Vengono sentiti, e vanno a casa dal retro. Potrei segnarla come visita.» Lo scrive. Si capisce che non pensa ad altro da quando lei si è alzata. «Diceva *il prossimo*», vi fa piano. «Ogni tanto lo dico io, dopo l'orario. Non è uguale.»
verse-203-v1 = La collina, la fila, la pietra.
verse-203-v1-have-corentin-walk-past-her = Fate passare Corentin davanti a lei.
verse-203-v1-get-her-off-it-before = Tiratela via adesso, prima del suo turno.
verse-203-v1-tell-the-queue-and-the = Dite alla fila, e al paese sotto, che non giudica più nessuno.
verse-203-v1-say-goodbye-to-the-child = Parlate con la bambina che giudica.
verse-203-v1-go-down = Scendete.
verse-203-v2 =
    «Mi oppongo», dice Hedra. Lo dice con calma, un braccio intorno alla pietra, e qualcuno intorno a lei.

    «Non c'è tempo. Sta andando tutto.»

    «Allora si verbalizzi che non c'era tempo.» E si stacca, come se le aveste tirato un chiodo.

    «Hedra? Di' qualcosa. Di' che cosa aspettavi.»

    «Aspettavo che...» dice. «Era in regola. Un inizio l'aveva, vedo dov'era legato. C'è una copia?»

    «Non l'hai mai scritto. L'hai detto.»

    «A chi?»

    «A tuo fratello. Davanti a una tazza.»

    «Allora si accerta», dice Hedra. Vi guarda uno dopo l'altro, come una carta a cui hanno strappato la firma. «Si accerta.» Ma è soltanto questo.
verse-203-v3 =
    «Per numero», dice Bryok. L'ha già organizzato prima che abbiate finito. «Prima i più bassi. Poi il paese, per porte.»

    «Possono andare tutti. L'ordine non serve.»

    «Serve», dice. «Se no corrono. Voi non sapete com'è la gente; io li ho avuti tutti in fila.» La percorre con la verga. A ognuno indica ponente, come se fosse la causa per cui è venuto.

    «È a mio favore?» chiede un vecchio con un pezzo di cancello.

    «È una bella giornata», dice Bryok. Gli esiti non spettano a lui. Ha gli occhi lucidi. «Avanti. Il cancello portatelo.»
verse-203-v3-told-1 = Nel paese, dove avete fatto assolvere tutti, le porte sono spalancate. «Prima voi», dicono nel vicolo, in capo al mondo, «no, prima *voi*»; ci metteranno la giornata.
verse-203-v3-told-2 = Il balivo dà una mano. È quello contro cui avete giurato; ha una bella voce. «Come costoro confermeranno», dice a ogni porta, e aspetta che lo facciate.
verse-203-v4 =
    «Io non ho mai perso», dice Eseld. Saltella su una gamba intorno alla pietra. «Voi sì?»

    «Parecchie volte.»

    «Com'è?»

    «Sembra che guardino tutti. Poi ti accorgi che sono andati a cena.»

    «Non mi piacerebbe», dice la bambina. «Se lei si alza la posso tenere io? La collina?»

    «Si spegne. Non ce n'è più.»

    «La terrei io.»

    «L'hanno detto tutti. E dopo qualcun altro ti deve venire a prendere.»

    Ci pensa, su una gamba. «C'è qualcuno che *sapete* che non verrebbe?» chiede Eseld. Scende saltellando, un gradino alla volta, per non sentire la risposta.
dream-203 = Ti danno ragione, e le spese. Nessuno sa dirti che cosa avevi chiesto.
nightmare-203 = Tocca a te. Tocca a te da tanto che ti hanno appeso addosso i cappotti.
verse-204-oz = «*Idem*», dice un albero. Salutano così.
verse-204-o0 =
    «La sentite?» chiede chi sta davanti. «Ci legge.»

    Le foglie si girano al passaggio. «*...e tornarono per la stessa strada*», c'è su questo tronco; «*...e furono visti*», su quello dopo; è ancora fresco.

    «È solo quello che facciamo.»

    «È un po' avanti.»

    «E tu non guardare.»

    «*...non guardarono*», legge uno da un faggio, «*e parlarono di cena per tutto il tempo.*»
verse-204-o0-told-1 = Sul sentiero c'è una scarpa destra, pulita. Per un po' vi cammina davanti. «L'altra l'ho presa io, quella volta», dice uno di voi. «Devo ridarla?» A ogni bivio vi aspetta.
verse-204-o0-told-2 = «*Siamo già passati*», dice un foglio con la vostra scrittura, di giorni fa. «*Nessuno in casa.* Siamo noi», dite. «È quando ci siamo incontrati.»
verse-204-o0-told-3 = «Ha detto chi l'ha lasciata in cella», sa un alberello. «*M. depone che le è rimasta sullo stomaco la porta.*»
verse-204-v1 = Il bosco, che legge.
verse-204-v1-fill-in-the-blank-sheet = Riempite il foglio su cui avete giurato il falso.
verse-204-v1-pin-up-who-you-told = Appuntate chi avete avvisato, e chi no.
verse-204-v1-go-on-through = Proseguite.
verse-204-v2 =
    «È bianco», dite.

    «Per forza. Non c'eravate. Avete giurato di aver visto.»

    «Posso metterci quello che ho visto.»

    «Che cos'era?»

    «Dei fratelli e un campo. Ho visto com'erano stanchi.» Scriverlo è lungo. Va spinto nella corteccia, con un chiodo. «*Non ho visto. L'ho detto perché pioveva e ci facevano entrare.*»

    «Rileggete», propone qualcuno.

    Lo fa l'albero. Lo fa con quella voce che avete sotto giuramento; e dopo l'ultima parola aggiunge, come fanno loro, «*Idem*», e ci passa sopra la resina.
verse-204-v3 =
    «Mettici le leghe», dice uno di voi.

    «Siamo arrivati fino all'ultima?»

    «Se lo gridano da soli. Metti *avvisate*. Metti l'archivio, se l'abbiamo avvisato. Lascia una riga per quelli che dormono.»

    «E quelli davanti a cui siamo solo passati?»

    «Quelli per primi», dice uno di voi, col tono di Hedra. «Col nome del posto. Bisogna che stia da qualche parte. Ce lo chiederanno.»

    Lo appuntate. Non è ancora fermo che l'albero comincia a tirarsi la corteccia sugli angoli.
verse-206-oz = «Uno», dice la prima. «E ritorno», dice l'altra. Poi aspettano, non si sa chi.
verse-206-o0 =
    «Alla torre mancano quattro giorni», dice la prima.

    «Sono *nella* torre», dice la seconda.

    «Conto da dov'erano.»

    Dove toccherebbe alla terza, qualcuno tira il fiato. È uno di voi; doveva solo starnutire. Sono diventate bianche tutte e due.

    «Quanti sono?»

    «Loro, e cinque.»

    «Non torna», dice la seconda. «*Scende*. Prima non è mai sceso.» Prende il gesso e guarda la scala dipinta. «Per scendere come si fa?»
verse-206-o0-told-1 = «Il vuoto c'è ancora», dice la prima, «dove uno di voi è stato una settimana a fare da terzo. È proprio quella misura.»
verse-206-o0-told-2 = «Loro a bassa marea ci sono stati», dice la seconda, «tre volte. Di scendere *se ne intendono*.» Vi porge il gesso.
verse-206-o0-told-3 = «Al guado vi è caduto un numero», dice la prima. «Abbiamo dovuto girarci intorno.» «È nella grotta», dice la seconda, «con sopra un tallone.»
verse-206-v1 = La torre, i tre letti.
verse-206-v1-tell-them-what-is-coming = Avvisatele di che cosa vi segue.
verse-206-v1-ask-for-an-hour = Chiedetegli un'ora di ieri.
verse-206-v1-sit-on-the-third-bed = Sedetevi sul terzo letto, chi non riesce a dormire.
verse-206-v1-go-down-the-stair = Scendete.
verse-206-v2 =
    «Lo sappiamo che cosa arriva», dice la prima. «È nel libro. È solo in anticipo.»

    «Allora vorrete andare.»

    «E chi lo conta?» chiede l'altra.

    «Nessuno. Verrebbe e basta.»

    Si guardano. Sono sorelle, o lo erano; se lo sono detto un numero per volta. «Senza contarlo?» dice la prima. Se lo prova addosso, nello specchio della finestra. «Credevo che avesse bisogno di noi.»

    «Che cosa portate?»

    «Il letto», dicono insieme, e non era mai successo, e ridono finché non si devono tenere alla spalliera. Non intendono né il letto dell'una né quello dell'altra.
verse-206-v3 =
    «Giovedì ne è avanzata una», dice la più giovane. «È semplice. La gente viene a chiederla, ma la rivuole con dentro qualcosa.»

    «Noi ci cammineremmo soltanto.»

    «Allora sì.» La tira fuori da dietro l'orologio. Non si vede; ve la porge come si porge un uovo.

    «Che cosa vi dobbiamo?»

    «Era *avanzata*», dice la prima, scandalizzata.
verse-207-oz = Gli uccelli fanno un giro e non si posano su nessuno. «Avete smesso, allora», osserva la trave.
verse-207-o0 =
    «Siamo al completo», dice Ondra. Mette fuori le sedie. «Lo avevo segnato per il giorno dopo che passavate. Tutta quella gente con gli orologi.»

    «Devono essere i nostri. Gli abbiamo detto di camminare.»

    «E chi paga?»

    «Li hanno messi fuori casa.»

    «Lo so. Lo so da bambina, che glielo avrei dato gratis, e che cosa avrei detto.» Si asciuga gli occhi, di malumore. «Dovevo essere così *sgarbata*. Coi fagioli ci hanno messo tanto?»

    «Non sono ancora arrivati.»

    «No», dice Ondra. «Mi spiace per il tavolo.»
verse-207-o0-told-1 = Di sopra il letto in cui avete dormito è fatto, col lenzuolo di domani. «In quella stanza adesso è ieri», vi dice. «Vi ci potete riposare, prima che succeda.»
verse-207-o0-told-2 = Nel libro la vostra riga è cancellata, con molta cura. «*Con ringraziamento*», legge Ondra. «Questo non è mio. Io non ringrazio.»
verse-207-o0-told-3 = Fuori da una porta ci sono gli stivali. «Hanno mangiato», dice Ondra.
verse-207-o0-told-4 = Più in là, sulla trave, si è girato verso ponente. Gli hanno corretto il foglio. PER DIFETTO, dice; e lui: «*Meno* questo. *Meno* quello.»
verse-207-o0-told-5 = «Nel bosco c'è un fuoco con intorno voi», dice Ondra. «Quella notte che avete perso. È ancora un po' più a nord. Passerei dall'altra parte, per non svegliarvi.»
verse-207-v1 = La trave, la locanda, il bosco.
verse-207-v1-eat-the-supper-you-paid = Mangiate la cena che avete pagato.
verse-207-v1-help-her-put-out-the = Aiutatela a mettere fuori le sedie.
verse-207-v1-go-on = Proseguite.
verse-207-v2 =
    «Attenti, che scotta», dice Ondra. È proprio di quel giorno; il prezzemolo è ancora dritto.

    «L'avete tenuta da parte un anno?»

    «Non l'ho tenuta. Avevate pagato per domani; roba fredda non ne do.» Si siede anche lei, dalla parte dei clienti. «Come va a finire? Io vedo sempre solo i piatti.»

    «Li troviamo tutti. Li portiamo a casa.»

    «*Quello* lo so.»

    «Poi non sanno chi si deve sedere.»

    «Ah», fa Ondra. Prende la punta del vostro pane e fa la scarpetta. «No. Quella pagina non ce l'ho.»
verse-207-v3 =
    «Ne avanza una», dite alla fine.

    «Ne avanza sempre una. La metto contro il muro, e qualcuno viene.»

    «Chi?»

    «Dipende.» Ha in mano uno straccio, e le ha spolverate tutte come se ci si fossero già seduti. «L'ultima volta un impiccato, finché non sono venuti a prenderlo. Gli ho detto, tanto vale che riposiate i piedi.»

    «E lui?»

    «Ha voluto sapere quante gambe aveva.» Si allontana per vedere se sono dritte. «Adesso andate pure. L'avete fatto bene. A casa lo fate anche nel cortile; peccato per quella.»
verse-208-o1 = «Niente da tenere», dice un corvo. Un altro lo ripete. Sulla pietra ci sono dei posti puliti, e in uno qualcuno ha appoggiato una tazza.
verse-208-o2 = «Io andrei qui», dice Talan. È salito fin lì, e si cerca. «Guardavo in fuori?» Si siede nell'erba, come gli hanno insegnato, a guardare la strada dall'altra parte.
verse-208-oz = «Novità?» chiama la collina. È solo un corvo. Lo sanno a memoria.
verse-208-o0 =
    «Siete dietro di me», dice una voce, contentissima. «Non ditemelo. Vado a stivali. Questo è alto. Questo è mio fratello, o un carro.»

    «Siamo noi.»

    «Dall'*altra* parte? Allora avete fatto tutto il giro.» Non si volta. È un anno che tiene gli occhi su una curva. «Avete visto qualcuno? Devo guardare se viene una donna, a piedi. Sarebbe arrabbiata.»

    «Sta venendo.»

    «Vengono tutti», dice Talan. «Sono fatti così. C'è del pane?»
verse-208-o0-told-1 = Sul messaggio c'è il muschio. «Non l'ho toccato», vi dice. «Ho pensato, se era sbagliato sarebbero venuti.»
verse-208-o4-told-1 = L'altro è Gwenneg. «Non sono in ritardo», dice a denti stretti. «Sono *qui*. Non me lo potete dire.» «Non ha dato nessun fastidio», dice Talan.
verse-208-o4-told-2 = L'altro è in panciotto. «Sono quarantuno settimane», dice Mio Cugino, «alla tariffa di tenuta. Per firmare dovrei mollare. Capite il problema.»
verse-208-o4-told-3 = L'altro ha una camicia pulita, e nato non è. «Non mi sono stancato», dice con garbo. «Vale, se uno non si stanca?»
verse-208-o0-told-2 = «Le vostre sono ancora qui», dice un corvo. Stanno più in basso, le impronte; sono più piccole di come uno le ricorda.
verse-208-o4 =
    «Sono dovuto tornare su», dice Talan. Ha messo le palme accanto a quelle dell'altro. «Deve passare davanti a *me*. Lui ha tenuto e basta. Sarebbe come pagare il fratello di uno.»

    «Eri a casa.»

    «Sì! È molto bello. Stavo in piedi a tavola.» Non si volta. La curva l'ha ritrovata subito. «Ho pensato che se veniva e io ero a cena, lo metteva a verbale. Il pollice più su», dice al cambio, «lì è caldo.»
verse-208-o5 =
    «Novità?» chiede un corvo. Lo sa tutto a memoria, anche il fiato prima. Il gancio è dove l'hanno messo, al riparo della pietra, e c'è il cappello.

    «Quello non è lui», dice la voce di Beor, o una che le somiglia.

    «*No*», dice il corvo, col tono preciso del fratello. «*Non sono io. C'è del pane?*»
verse-208-v1 = La pietra, la curva, i corvi.
verse-208-v1-have-hedra-walk-past-him = Fate passare Hedra davanti a lui.
verse-208-v1-have-hedra-walk-past-the = Fate passare Hedra davanti al cappello.
verse-208-v1-pull-him-off-before-his = Strappatelo via adesso, prima del suo turno.
verse-208-v1-see-to-the-other-pair = Occupatevi delle altre due mani.
verse-208-v1-answer-the-crows = Rispondete ai corvi.
verse-208-v1-sit-in-the-lee-those = Sedetevi al riparo, chi non riesce a dormire.
verse-208-v1-go-on-home = Andate avanti, verso casa.
verse-208-v2 =
    «Ma non è ancora arrivata», dice Talan. «Avevo detto che... *ahi*. No, fate pure, se serve. È solo che l'avevo detto.»

    Viene via di colpo, con la corteccia e tutto. È sulla schiena nell'erba, a braccia in su.

    «Ecco. Ti puoi riposare.»

    «Da che cosa?» chiede. Aspetta che qualcuno glielo dica. «Avevo qualcosa in mano. Era largo così.» Misura. «C'era una persona che doveva passare, ed era *molto*...» Vi guarda in faccia uno per uno; non l'avevate mai visto senza risposta. I corvi lo dicono da un anno, meno una parola. Cominciano, si fermano davanti a lui, e gli guardano gli stivali.
verse-208-v3 =
    «Era la sua parola che tenevo», dice quello accanto. «Ne ho preso solo un capo. Quando finisce lui, finisce?»

    «Prova un dito.»

    Ne prova uno. È un dito prudente, in prestito. «Viene. E se non volessi?»

    «Nessuno ti obbliga.»

    «Dico solo che mi sono abituato a stare qui *per* qualcosa», dice il cambio. Guarda giù dalla collina la strada, che da domani sera non ci sarà per nessuno. «Non era mia. Era più facile. Ma la gente saliva, sapete, con una pagnotta.»
verse-208-v3-lift-them-off-with-his = Staccate anche queste.
verse-208-v3-let-him-stay-who-asks = Lasciate che resti, visto che lo chiede.
verse-208-v3-ask-him-tomorrow = Chiedeteglielo dopo.
verse-208-v4 =
    «Hedra?» chiede il corvo sul palo. «È venuta? È passata?»

    «È passata.»

    «*Pari*?»

    «E due passi oltre.»

    Lui lo dice a quello accanto, e quello al vicino. Ci si mette tutta la collina; se ne va in fila oltre gli alberi. Poi tacciono tutti. Si vede che gli manca qualcosa.

    «Adesso che cosa diciamo?» chiede il primo.
verse-208-v4-told-1 = «Dite due», fa Gwenneg. «Dite che ne ho fatti due in più.» Se lo provano. È parecchio più corto di un anno.
verse-208-v4-told-2 = «Quella e questi camminano separati», dice uno, di voi e di Hedra, da quella volta che era una gentilezza. Non gli sfugge quasi niente.
verse-208-v4-told-3 = «Quella li ha sgridati», dice uno con gusto. «E loro le avevano detto il *vero*. L'abbiamo saputo dalla collina accanto.»
verse-208-v4-told-4 = «Quattro anni», dice quello che bada al cappello, e si tiene chiuso il becco con una zampa. Da quando tenete il silenzio, lo tengono con voi.
verse-208-v4-told-5 = «*L'ho messo giù piano*», dice quello che bada al gancio. Ce l'ha con la voce di Beor. La tiene per ultima, la sera.
dream-208 = Dalla curva arriva qualcuno. Non serve guardare; dal passo si sente che è quello giusto.
nightmare-208 = Dalla curva arriva qualcuno, saluta, e torna indietro a prendere una cosa.
verse-209-oz = «È mercoledì», dice uno sulla panca. «Abbiamo fatto verificare.»
verse-209-o0 =
    «Chi di voi lo dice?» chiede la donna sulla panca.

    «Che cosa?»

    «Quello che avete visto. L'orecchio è lì.» Dentro c'è il muschio. «Da quella parte avrete visto tanto. Noi abbiamo solo un campo.»

    «Sta per spegnersi», dite. «La pietra che fa luce qui. Dovreste andare a querelare altrove.»

    «Chi?»

    Non ci avevate pensato. «Noi», dite.

    «Ah, bene», fa la donna, e vi fa posto.
verse-209-o0-told-1 = «Lì dentro c'è una voce vostra», vi dice, «che racconta una cosa mai successa. Va avanti da un anno. Ci siamo abituati; la salutiamo.»
verse-209-o0-told-2 = «Lì dentro *c'era* una voce vostra», vi dice, «e una notte ha smesso, e poi ha detto, non ho visto. Eravamo così sorpresi che siamo andati a casa.»
verse-209-o0-told-3 = «E voi siete quelli che quella volta le hanno detto la verità», dice. «Ha avuto una buona annata. Gliene capita così poca.»
verse-209-v1 = L'orecchio, la panca.
verse-209-v1-put-the-leaf-back-in = Rimettetele il foglio nell'orecchio.
verse-209-v1-tell-it-what-the-road = Ditele com'è stata la strada.
verse-209-v1-go-on = Proseguite.
verse-209-v2 =
    «Ecco dov'era finito», dice la donna.

    «Stava in un mulino.»

    «È stato in posti migliori. Arrotolatelo. Più stretto, deve entrare fin dov'entrava.» *Quel che si è visto si dice.* Qualcosa si assesta.

    «Si sente niente?»

    «Bisogna appoggiarci il vostro.»

    Lo fate, a turno. «È il mare.» «È un fienile, pieno.» «No; questo è qualcuno che sta per parlare.»

    «E che cosa dirà?»

    «Non ha deciso», dice la donna. Si sono alzati tutti dalla panca, e stanno intorno, nel bagnato di martedì scorso, come la gente intorno a una culla.
verse-209-v3 =
    «Cominciate dal ragazzo», dice la donna. «Le piace in ordine.»

    Così raccontate a un orecchio di certe persone, e di che cosa aspettava ognuna. Dura più di una pipa. Quando arrivate alla terra, quelli sulla panca cominciano a guardarsi intorno ai piedi.

    «E poi li avete lasciati andare», dice lei.

    «Sì.»

    «E chi c'è sopra si arrangi.»

    «Li avvisiamo. Stiamo avvisando voi.»

    «Ho sentito», dice la donna. «Voglio solo vedere come suona. Ridite quel pezzo, più piano. Quello le servirà.»
verse-208-v1-spend-the-hour-from-the = Spendete l'ora che era avanzata.
verse-208-v5 = Se ne va in niente. Ci stanno seduti dentro, quelli che sono arrivati fin qui; uno ripara una cinghia. «Non è male», dice Hedra. «Di chi era?» «Non l'ha voluta nessuno.» Si sente l'erba che si rialza dove sono passati.
verse-203-o2 = «Voi siete gli ultimi», dice Bryok, da solo, ai piedi della collina. «Non l'avevo mai detto a nessuno. È bellissimo da dire.»
verse-206-o1 = «Un po' a sinistra», dice una voce dalla scala. Col letto si sono incastrate alla svolta. «Non contare», dice l'altra. «*Spingi*.»
verse-208-v3-told-1 = Un dito per uno. Il secondo pollice non vuole, e Talan gli deve dare il permesso. «Sono andato bene?» chiede il cambio.
verse-208-v3-told-2 = «Allora faccio anche le sere», dice, e si assesta sui piedi. La pietra aveva cominciato a scricchiolare, e smette. Su quella collina lasciate sei notti di luce, con uno sotto.
