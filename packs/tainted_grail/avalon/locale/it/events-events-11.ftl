event-ev-c11-p1 = L'ordine giusto
event-ev-c11-p1-text =
    «Da capo. Il ragazzo.»

    «Davanti alla ragazza.»

    «E lei è sulla collina. Quindi prima si va lassù, con chi abbiamo come ragazzo, e poi si torna *indietro* con lei, quaggiù, per quello delle schede.»

    «E poi di nuovo davanti alla collina.»

    «Sì. Dopo è solo avanti.» È stato fatto tutto sul coperchio di una cassa, con cinque cucchiai. Uno è più corto. Su questo nessuno ha detto niente.
event-ev-c11-p1-told-1 = «Lei è già passata», dice qualcuno, e volta un cucchiaio. «Una di meno per cui tornare indietro.»
event-ev-c11-p1-told-3 = «Ma lui è qui», dice qualcuno. «Mangia il formaggio.» «Allora non si torna giù per nessuno.» Un altro cucchiaio va nella borsa.
event-ev-c11-p1-told-2 = «E il carro?» «Il carro viene dove andiamo noi. È solo che ogni pietra costerà qualcosa di più.»
event-ev-c11-p1-goal = Trovate qualcuno che era l'ultimo e fatelo passare davanti a Nolwenn; poi Nolwenn davanti a Corentin.
event-ev-c11-p1-hint = Si chiede sul molo, al 198. Lei è al 200; lui al 199.
event-ev-c11-p2 = Che cosa cantava
event-ev-c11-p2-text =
    «Parlava di fieno.»

    «Era una canzone d'amore.»

    «Era una di quelle dove annegano.»

    «A me pareva una lista», dice qualcuno. Su quella collina siete saliti tutti per la stessa strada, e non ce ne sono due che abbiano sentito la stessa.
event-ev-c11-p2-told-1 = «Io so solo che era calda», dice uno che ci si è sdraiato dentro, accanto a chi dormiva. «Questa è la più bella», dice Nolwenn.
event-ev-c11-p2-told-2 = «E continua? Senza di me?» Ascolta, a bocca socchiusa. «Da fuori non l'avevo mai sentita. È *lunghissima*.»
event-ev-c11-p2-told-3 = Quasi tutte le notti si sente ancora, da dietro, indietro di un battito. Lei cammina con la testa voltata finché non c'è di mezzo la collina.
event-ev-c11-p2-sing-it-back-to-her = Ricantategliela, come la sapete.
event-ev-c11-p2-told-4 = Alla nona la sbagliate. «È *meglio*», dice Nolwenn.
event-ev-c11-p2-ask-her-for-another = Chiedetegliene un'altra.
event-ev-c11-p2-told-5 = Un'altra non ce l'ha. Non credeva che ne volessero due.
event-ev-c11-p3 = Corentin saluta
event-ev-c11-p3-text =
    «Da qui si vede tutta.»

    «Quello è il molo. Quello è il bucato di qualcuno.»

    «Che avesse un sotto non lo sapevo», dice uno di voi, «finché non ci sono sceso.»
event-ev-c11-p3-told-1 = Saluta del fumo. «Quello è il Quinto», dice di un ciuffo. «È sempre stato storto.»
event-ev-c11-p3-told-2 = La pagina l'ha sotto la camicia, e a ognuno ci batte sopra. «Un debito me lo posso portare», dice. «Ci sono due firme.»
event-ev-c11-p3-told-3 = Al Nono si ferma; c'è un vuoto, largo una riga, e non ricorda che cosa sta salutando.
event-ev-c11-p3-let-him-go-back-with = Lasciatelo tornare con le scarpe.
event-ev-c11-p3-told-4 = Le lascia come le ha trovate, una accanto all'altra. Torna scalzo, in gran fretta, con qualcosa nella manica. «Me li hanno *dati*», dice. Sono cinque cucchiai. «Avevo solo chiesto se sapevano di chi era quello corto.»
event-ev-c11-p3-take-him-by-the-arm = Prendetelo sottobraccio.
event-ev-c11-p3-told-5 = Viene. Con l'altro braccio continua a salutare per tutta una strada.
event-ev-c11-p4 = Hedra in cammino
event-ev-c11-p4-text =
    «È mia.»

    «Me l'hai data.»

    «Te n'ho prestato il *capo*.» Dalla pietra di prima c'è una lite per una cinghia, con due carri fermi, e una capra.
event-ev-c11-p4-told-1 = «Anche voi», le scappa però con uno di voi, per una scodella a cui non è tornato. «Lo so che cos'è dire che si torna. L'avevo a verbale.» Poi si morde un labbro.
event-ev-c11-p4-told-2 = Lei, che fa solo domande, oggi non ne fa. Ne ha una pronta e se la porta.
event-ev-c11-p4-told-3 = Il difficile è la collina, con in cima la voce di quella bambina, che ne sforna una dietro l'altra.
event-ev-c11-p4-ask-her-to-judge-it = Chiedetele di giudicare lo stesso.
event-ev-c11-p4-told-4 = «Tagliatela», dice Hedra, «e guardate chi piange.» Si tappa la bocca. «Ecco. Stavo andando così bene.»
event-ev-c11-p4-walk-beside-her-and-admire = Camminatele accanto, e ammirate la cinghia.
event-ev-c11-p4-told-5 = È cucita davvero bene. A sera i due si sono accordati su come portarla.
event-ev-c11-p5 = Talan si siede
event-ev-c11-p5-text =
    «*Avevo detto senza sedermi*», grida un corvo da un palo, a chiunque. Da lui c'è una giornata di cammino. «*Per scherzo.*»

    «È lui che lo dice?»

    «È quello che ne hanno finora. Se lo passano.»

    «Chiedigli come sta.» La domanda se ne va di palo in palo, verso ponente, sempre più piccola. Quando torna avete già cenato. «*Bene*», dice il corvo. «*E voi? Com'è andato il raccolto?*»
event-ev-c11-p5-told-1 = «*È morto*», gli dice il corvo dopo, con dolcezza. «*Siamo solo noi.*»
event-ev-c11-p5-told-2 = «È *seduto*», dice quello dopo. «Si è tolto gli stivali. L'ho visto.» Vengono tutti a guardare un uccello che l'ha visto.
event-ev-c11-p5-told-3 = «Sono due», dice quello dopo. «Uno ha i pollici dell'altro.»
event-ev-c11-p5-tell-it-how-the-harvest = Ditegli com'è andato il raccolto.
event-ev-c11-p5-told-4 = Ci vogliono tutti i pali che ci sono. Non c'è stato, per via del gesso; ma lassù lo sapranno entro mattina.
event-ev-c11-p5-send-him-a-joke = Mandategli una battuta.
event-ev-c11-p5-told-5 = Arriva senza il finale. Manda a chiedere che cosa ha detto la mucca.
event-ev-c11-p6 = Cinque a tavola
event-ev-c11-p6-text =
    «Che ci sarà?» «Fagioli.» «È sabato, fagioli *e*.» «Non avranno apparecchiato.» «Per noi è apparecchiato da primavera.» Da un'altura all'altra ormai non parlano d'altro. Quello di cui non parla nessuno è dietro. Sopra le ultime due colline c'è una luce pulita, come un lenzuolo tenuto su.

    «Non vi voltate», dice Nolwenn.

    «Viene sempre da contare», dice Corentin.
event-ev-c11-p6-told-1 = «Mangiano in piedi», avete dovuto dirgli. «Le sedie le hanno bruciate.» «Tutte?» dice Nolwenn. «Allora la mia non l'ha presa nessuno.» È sollevata.
event-ev-c11-p6-told-2 = «La mia è contro il muro?» «C'è un buco, coi bambini dentro», dite. Gwenneg ci pensa. «Potrei stare in piedi lì dietro.»
event-ev-c11-p6-goal = Fate passare Corentin davanti a Hedra e Hedra davanti a Talan, ed entrate a cena con tutti.
event-ev-c11-p6-hint = Hedra è al 203, Talan al 208. La cena è al 212.
event-ev-c11-p7 = Gli eredi
event-ev-c11-p7-text =
    «E così ne hanno mandati quattro.» È tardi; il fuoco è arrivato al punto in cui si parla. «Dopo di noi. Potevano mandare di meglio.»

    «Non trovavano nessun altro.»

    «No. Sono sempre quelli.» Vi guardano di là dal fuoco, quelli di loro che ci sono, come si guarda un nipote di cui si sono avute solo lettere. «Vorrei chiedere una cosa a uno di voi. Non dovete rispondere per farmi piacere.»
event-ev-c11-p7-told-1 = «E siete partiti di notte», dice uno, per conto di Talan. «Di notte, sì. Anche *lui* era partito così. Il cancello lo tenevo io.»
event-ev-c11-p7-told-2 = «Della Tavola l'abbiamo saputo», dicono. «Da estranei. Ce l'hanno raccontato per strada, chi era stato Re. Potevate dirlo voi.»
event-ev-c11-p8 = La terra dietro
event-ev-c11-p8-text =
    «È tornato indietro», dice la donna in coda. «Fin qui era venuto con noi. Poi si è ricordato della gallina.»

    «Quando?»

    «Quando il grigio era solo fino alla scaletta.» La scaletta si vede. Di là c'è un ordine tale che l'occhio scivola. Ne esce la voce di un uomo, per niente lontana, che fa *pio, pio*, con pazienza, come una sera qualunque.
event-ev-c11-p8-told-1 = Sul sentiero buono c'è un laccio, e quando vedete il nastro l'avete già passato. «Ne avevamo poche», dicevano i cacciatori delle frecce. Di nastro pure.
event-ev-c11-p8-told-2 = Una scarpa destra vi cammina un passo avanti, su quella che non è più terra. Volta la punta, per vedere se venite.
event-ev-c11-p8-told-3 = Dopo lo sfregio va tutto un giorno prima di quanto si calcolava. «Si vede che si può», dice uno per strada. Ha sentito che siete stati voi.
event-ev-c11-p8-told-4 = E di traverso sulla strada c'è la gente che non avete avvisato, con quello che ha potuto prendere.
event-ev-c11-p8-go-in-after-him = Andate a prenderlo, tenendovi per mano.
event-ev-c11-p8-told-5 = Esce con la gallina sotto il braccio. All'altro capo di una fila di cappotti ci siete voi. «È andato *tutto*?» dice. «Io vedevo solo dov'era lei.» Da allora non l'ha più posata.
event-ev-c11-p8-go-on = Andate avanti.
event-ev-c11-p8-told-6 = Si sente per un bel tratto. Poi non si capisce più se si sente.
event-ev-c11-p9 = Una sedia in più
event-ev-c11-p9-text =
    «Di chi è?» chiede un ragazzo per strada. È una sedia; sta in mezzo alla carreggiata da sola, rivolta a ponente.

    «L'hanno posata per cambiare braccio.»

    «No. Ci ha sorpassati. Sta sempre un po' più avanti.» È semplice, corta di gambe. Nolwenn ci ha girato intorno due volte.

    «Non dico che è quella di Gwenneg», fa Nolwenn. «Dico che è alta uguale.»
event-ev-c11-p9-told-1 = «Sarà per lei», dice qualcuno, per la zia che avete sepolto: si spostava di un metro l'anno. Adesso vorrà sedersi.
event-ev-c11-p9-told-2 = «È quella che avevano aggiunto», dite. «L'ha presa uno scampato. Quanto fosse giusto non lo sapeva nessuno.»
event-ev-c11-p9-told-3 = Su un ceppo lì accanto ce n'è una alta un pollice, che la guarda. Quelli di Jory direbbero che è un pagamento.
event-ev-c11-p9-carry-it = Portatela.
event-ev-c11-p9-told-4 = Pesa pochissimo. Vi accorgete che l'avete portata un po' per uno, e che a sedersi non ha pensato nessuno.
event-ev-c11-p9-leave-it-to-get-on = Lasciatela andare per conto suo.
event-ev-c11-p9-told-5 = Vi voltate una volta, dalla curva. È lì seduta. Vi raggiunge.
event-ev-c11-p10 = L'ultima pietra
event-ev-c11-p10-text = «Laggiù è ancora roba nostra?» «Chiedetemelo all'alba.»
event-ev-c11-p10-told-1 = «Lo era. Adesso è l'alba.» Non arde più niente, se non dove siete.
event-ev-c11-p10-told-2 = «In fondo si spengono a due a due», dice uno. «È domani. Ditemi che ci siete quasi.» Se c'è qualcuno che deve passare, è meglio oggi.
event-ev-c11-p10-told-3 = La sera si vede, una collina dopo l'altra, come quando qualcuno chiude casa. «Qualche giorno c'è ancora», dice Corentin. Quanti non lo dice; ha smesso.
event-ev-c11-p2-told-6 = «E chi l'ha cantata dopo di me?» Dormivano, quando siete partiti, con la bocca ancora nella forma. «Ero così forte?» dice Nolwenn. «Tutta la notte?»
event-ev-c11-p2-told-7 = «Io so come *faceva*», dice Nolwenn. «Avevo da badare alla bocca. Vorrei sapere di che parlava.» Passa dall'uno all'altro con gli stivali in mano. «Che cosa ho cantato?»
event-ev-c11-p2-told-8 = «Si potrebbe chiederlo a lei.» «Ancora no.» Arriva da sopra la collina, o è il vento; smettete tutti di masticare, per sentire chi aveva ragione.
event-ev-c11-p3-told-6 =
    «Addio, Primo», dice Corentin, e saluta con la mano. «Addio, Secondo; attento all'umido. Addio, Terzo...»

    «Non ti sentono.»

    «No. Ma mi piacerebbe che l'avessero saputo. Ad andarsene e basta si lascia indietro tanto.» In mano ha le scarpe, quelle di feltro. Il loro posto è la rastrelliera, in cima alla scala. Sono undici rampe, e c'è chi chiama *andiamo*.
event-ev-c11-p3-told-7 = «E lui è ancora là sotto?» «Sarà al nono secolo.» A mettere la mano sulla strada, ronza.
event-ev-c11-p4-told-6 =
    «Non dici niente?» chiede chi porta la lampada. Si sono voltati verso di lei tutti e due, due volte.

    «No», dice Hedra.

    «Ma chi ha ragione?»

    «È una bella cinghia», dice. Cammina a labbra strette, con gli occhi dall'altra parte delle cose. Si è impegnata a non accertare niente fino a sera.
event-ev-c11-p4-told-7 = «Si potrebbe portarla dalla giudice.» Pensano alla collina, tutti e due, e alla fila che c'è sopra. «No, tienila tu», dice uno. Finisce che ce l'ha la capra.
