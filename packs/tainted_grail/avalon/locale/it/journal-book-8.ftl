verse-book-540 = *Guida per chi entra in città, undicesima stampa. Il viaggiatore noterà anzitutto i TETTI, che sono lunghi, d'una sola curva, e vanto del luogo. È pregato di non farli notare. Le vie sono strette perché i tetti sono larghi. Le porte sono basse per educazione. In caso di pioggia si vedranno i cittadini battere sul soffitto. È un'usanza. Si affitta a costola. Non si fischi. Non si chieda che giorno è. È sempre stasera. Si entra con una di quattro chiavi, e alla porta si domanda al forestiero da che parte è arrivato.*

    Ve l'ha data un ambulante, e quando l'avete aperta ha pianto. Sotto, a matita, un bambino ha disegnato una casa. Il tetto ha il timone.
verse-book-540-told-1 = Dietro di voi dormono undici leghe, così com'erano. Sulla strada c'è un silenzio tale che avete camminato sul bordo.
verse-book-540-told-2 = Alle spalle la canzone si sente ancora, più sottile di prima. Chi canta, lo avete capito da quello che salta.
verse-book-540-told-3 = Lei cammina davanti, rauca, con le scarpe in mano. «Che cos'è?» chiede Nolwenn di una pietra miliare. «E quello?»
verse-book-541 =
    Il soffitto è bagnato e caldo al tatto, come una bestia che ha corso. Bersaba vi mette sotto, un piede accanto all'altro per tutta la stanza, e batte il tempo col tacco. Si colpisce e si fa attenzione. Grave sta bene. Acuto è stanco. L'acqua entra dovunque non ci sia qualcuno in ascolto.

    «Non pensate a cos'è», grida sopra il rumore. «Pensate a come sta!»

    «E come sta?» gridate.

    «Ha paura. È stato un anno secco. Ditegli che ci siete.»

    Per tutto il vicolo, su per i gradini, strada sopra strada fino in cima alla città, a novanta tetti lo stanno dicendo.
verse-book-541-told-1 = Questo lo conoscete dalla voce. Vi riconosce come un cane, dopo una settimana di cene, e sotto le vostre nocche si calma per primo.
verse-book-541-told-2 = Vi hanno messi in fondo, vicino allo scolo. Siete quelli che hanno dormito. Non l'ha detto nessuno: era il posto che restava.
verse-book-541-told-3 = La gente distinta di poppa è in berretto da notte e batte col dorso delle spazzole. Vi fanno un inchino. Nel cuscino c'è l'acqua.
verse-book-541-told-4 = I diciassette del mezzo si sono messi a tempo col violino, e il violino con la pioggia.
verse-book-541-told-5 = Dalla punta della prua si sente l'asse col viso consumato. Non fa rumore di colpi. Fa il rumore di una che stringe i denti.
verse-book-542 = Verso mattina si alza il vento. In alto, dietro i colpi, c'è un suono lungo e basso che entra da un capo del vicolo ed esce dall'altro.
verse-book-542-told-1 =
    Beor è il più alto. La sedia non gli serve. Sta con la spalla contro le tavole, ed è lui che lo sente. Il tetto prende fiato, tutto intero. Cede, e torna. Cede di nuovo, più giù, come un fianco.

    Toglie la spalla e guarda il bagnato che c'è sopra. La rimette.

    «Ne ho portata una, di queste», dice Beor. «Non così grande. Nel canneto, da ragazzo. Mio padre stava davanti.» Hanno smesso tutti di battere. «È una barca», dice.
verse-book-542-told-2 =
    Nance, il nipote, per sedici anni è alto, e l'hanno messo dove la trave è bassa. A gridare è lui. «Ha *respirato*», dice. «Zia. È andato dentro e poi fuori.» L'hanno sentito tutti, e guardano voi, che non siete di qui.

    Seguite la curva, dalla trave con le cipolle, tavola dopo tavola, giù oltre la finestra, fino alla soglia. Girate la testa finché non è per il verso giusto.

    «È una barca», dite.
verse-book-542-told-3 = «L'avevo detto che aveva sete», dice Verme. «L'ho detto al muro. Dovevate chiedermi: sete di che.»
verse-book-542-told-4 = «Novantuno», dice Arev, col palmo su una costola. «È una *flotta*. E ci hanno messo le tende.»
verse-book-543 =
    «Chiudete la porta», dice Bersaba. È già chiusa. Si siede sul terzo piolo, in modo da avere gli occhi all'altezza di tutti.

    «Per strada non ditelo. Si dice tetto. Le nostre madri dicevano tetto. Ogni famiglia tiene la sua costola incatramata, e se chiedi ti rispondono *perché sì*. Perché cosa, lo so io. Tocca a una sola di noi, col mazzuolo.»

    «E perché cosa?» chiede il nipote.

    «Ha promesso di andarsene. Il re. Era solo finché stavano meglio. Così le hanno tirate in secco e rovesciate, che non prendessero acqua, e ci hanno dormito sotto, e qualcuno doveva badare alle fessure. E poi è stato stasera.» Si asciuga il collo. «L'ufficio paga la paglia, da metterci sopra. Non vietano niente. Vogliono soltanto che nessuno guardi in su.»

    «E voi?»

    «Io?» dice Bersaba. «Vorrei sentirne entrare una in acqua. Una volta. Non serve che ci sia sopra.»
verse-book-543-told-1 = «Mi avevate chiesto come lo chiamava, mia madre», vi dice. «Con la febbre l'ha chiamata col nome giusto, tre giorni di fila. Ai vicini ho detto che era una zia.»
verse-book-543-told-2 = Vi guarda la manica, dove c'è la corteccia. «Potevate chiedere», dice Bersaba. «Non avrei avuto niente da rimproverarvi. Mi sarei risparmiata anche quello.»
verse-book-543-told-3 = Arev srotola il cardine sul tavolo. Lei segue le catene, in giù e in fuori. «Non è una porta», dice piano. «È la *passerella*.»
verse-book-543-told-4 = «Perché gli dispiacerebbe saperlo?» chiede Ailei. «È la notizia più bella che ho mai sentito.» «Perché poi bisogna andare da qualche parte», dice Bersaba.
verse-book-544 = Arrivano prima di giorno, tutti quelli che hanno una chiave, perché le voci corrono. Stanno in cucina da Bersaba a sgocciolare, e ognuno bada a essere il più vicino alla porta.
verse-book-544-told-1 = «È stato rilevato», dice il giovane dello sportello, che si è portato la tazza, «che certe persone sono state ammesse. Una porta che qualcuno ha aperto è una porta che qualcuno tiene. Se la teniamo noi ci sarà un banco. Non si toglierà niente a nessuno. Si saprà soltanto chi va, e quanti, e su che cosa. Non immaginate come sta calma la gente, quando si sa.»
verse-book-544-told-2 = «Sarò breve», dice Ysella. È venuta dai tetti, in seta. «Un giorno ci vorranno salire tutti insieme, e certi avranno i bambini e certi i coltelli. Alla passerella vi ci vuole una che è abituata agli uni e agli altri. Mi farei pagare. Certo che mi farei pagare. Quello che è gratis lo pestano. Ma in vita mia non ho mai venduto due volte lo stesso posto, e non so chi altri qua dentro possa dirlo.»
verse-book-544-told-3 = «Grazie del canto», dice Casvel. Dovunque si appoggi lascia il bianco. «Noi lo terremmo per nessuno. È quello che sappiamo fare. Tracceremmo una riga dove arriverà l'acqua, e la sera staremmo lì lungo la riga, e quando è ora lo diremmo, una volta. Che andrà tutto bene non lo diremmo a nessuno. Noi sappiamo soltanto quando.»
verse-book-544-told-4 = «Io discorsi non ne ho», dice Bersaba. «Siete passati dalla mia cucina. Se ce l'abbiamo noi, è incatramato e basta. I vecchi li metteremmo nel mezzo. Non comanderebbe nessuno, però nessuno vorrebbe essere quello che non ha fatto la sua costola. Siamo andati avanti così quattrocento anni senza sapere perché. Sapendolo, secondo me, si va avanti anche meglio.»
verse-book-544-told-5 = Fuori qualcuno si schiarisce la voce. È Pasco, sotto la pioggia, alla finestra. «A me hanno dato due volte la stessa risposta», dice di voi. «Pensavo che qualcuno lo dovesse dire.» Se ne va prima che diventi un'opinione.
verse-book-544-told-6 = «E poi dicono quello che uno vuole», dice la tazza dell'impiegato, o l'impiegato che c'è dietro. «È scritto. Sono arrivati da un funerale.»
verse-book-544-told-7 = «Basta che non si stenda», aggiunge dalla finestra la voce di Pasco. Da quando gliel'avete detto non dorme.
verse-book-544-let-the-reckoning-hold-it = Che lo tenga il Conto.
verse-book-544-let-the-fair-hold-it = Che lo tenga la Fiera.
verse-book-544-let-the-white-faces-hold = Che lo tengano i bianchi.
verse-book-544-let-those-who-tapped-hold = Che lo tenga chi ha battuto.
verse-book-544-say-that-you-want-the = Dite che volete un giorno per pensarci.
verse-book-545 = Scendono tutti a vedere che cosa è stato dato via. Ha smesso di piovere. Il muro se ne va lungo il prato con tutte le pozze accese, anello, bitta, anello, bitta, ed è una cosa così chiara che la gente si morde le nocche. C'è una riga che corre più alta di un cappello. Da legare qui non c'è niente. Per quattrocento anni c'è stata soltanto una capra.
verse-book-545-told-1 = Nolwenn canticchia una nota, e la fa scendere finché va a posto. «È quello che avevo sotto i piedi», dice. «Alla fine, quando ho smesso. Credevo che fosse la mia testa.» Le tavole, dietro di lei, la riprendono fino all'angolo.
verse-book-545-told-2 = Ha una nota, quando dalle orecchie vi escono i colpi. L'avete già sentita, sotto la pietra della Cantoria, un giorno che non c'era altro da sentire.
verse-book-545-told-3 = Il vecchio del quarto moncone è lì in piedi coi calzoni legati da uno spago. «Lo sapevo che non salutavo *niente*», dice a tutti quelli che passano.
verse-book-545-told-4 = La donna dei gerani ha preso Beor per la manica. «Allora era quello che faceva», dice, «quando lui tornava. Era contenta.»
verse-book-545-told-5 = La ragazza che ha tracciato la riga le volta le spalle. Piange, perché era vera prima che ci credessero, e adesso è vera e basta.
verse-book-545-told-6 = Quelli per cui avete lavorato qui vi fanno un cenno, come a chi sa dove stanno le scope.
verse-book-545-told-7 = Bersaba quello che le ha detto Verme non l'ha raccontato. Però ha un pezzo di gesso, e va lungo il muro a firmare la riga.
verse-book-545-told-8 = Fin dove arriverà voi lo sapete, e non l'avete detto. Vi stanno davanti coi bambini sulle spalle, perché vedano.
verse-book-546 =
    A casa la pece è ancora molle dove vi siete appoggiati. Bersaba dice che la prima volta è sempre così, e non lascia raschiare. Resta lì, all'altezza della vostra mano, un palmo e cinque dita, nella curva del soffitto di qualcuno. «Adesso siete a ruolo», dice. Dal ruolo qui non hanno mai cancellato nessuno.

    Da allora non riuscite a smettere di sentirlo. Passa un carro, ed è un porto. Un'imposta, un secchio, donne che chiamano dentro i panni, ed è un porto, con tutto quello che ha un porto meno una cosa. State svegli sulla vostra costola, e sopra, al buio, scricchiola come uno che sta per parlare.
verse-book-632 = *ORE DI VISITA. L'Archivio riceve i parenti dei defunti, e gli amici di suor Ia, dalle quattro alla candela.* Tryphena è salita su una cassetta, per essere più alta del suo dito.

    «Feltro ai piedi», bisbiglia, «feltro alla punta dei bastoni. Pensieri in feltro, se ne avete. Non si tocca, non si corregge, e non ci si cerca.» Vi dà un paio ciascuno, dalla fila. Li ha portati gente che è stata a lungo ferma in un punto.
verse-book-632-told-1 = «Mi ha scritto di voi», dice. «Mia sorella. Di suo pugno, che avrebbe preferito perderlo. Undici parole. Le ho incorniciate, girate al muro.»
verse-book-632-told-2 = «Avete addosso l'odore della sua scopa», dice. «Cenere e rosmarino. L'avrei riconosciuto attraverso il feltro.»
verse-book-633 = *AMMISSIONE PER ORDINE. L'ordine va mostrato, letto ad alta voce e consegnato. Verrà archiviato sotto ciò che dice.*

    Il ragazzo della campanella muta prende la vostra carta con due dita e scende per primo, a lungo, così che per i primi cento gradini seguite un quadratino bianco.
verse-book-633-told-1 = «*Che hanno portato buone nuove*», legge Tryphena accanto alla porta, e se lo stringe al feltro. «Che bello. Sotto Buone abbiamo così poco. Lo metto da solo.»
verse-book-633-told-2 = «È del banco sul molo», dice Tryphena. «Già in triplice copia, e ancora non c'è nessuno. Vi siete scelti amici ordinati.»
verse-book-633-told-3 = «Personale», dice Tryphena, e il dito scende dalle labbra. Al personale si può parlare ad alta voce. Scopre di non avere niente da dire.
verse-book-634 = *Non esiste una via bagnata,* dice la guida. Verme vi ci porta. È dietro la caldaia di una lavandaia, sotto una lastra con l'anello, e la prima cosa è che scende, la seconda è che qualcuno l'ha strofinata.

    «Chi è che lava uno scolo?» gli chiedete.

    «Uno che aspetta visite.» Entra all'indietro con la corda fra i denti. Poi c'è soltanto la sua voce che dice dove mettere i piedi, e acqua al ginocchio, fredda, che si muove appena, come in un bicchiere quando qualcuno attraversa la stanza. Una volta dice: «Lì no.» Una volta dice un'altra cosa, e non a voi, e aspetta la risposta.

    Poi una grata, e luce, e un ronzio.
verse-book-870 = *I DEPOSITI SI RICEVONO A TUTTE LE ORE.* Vi sdraiate sul carretto uno dopo l'altro e Tryphena in persona vi lega i cartellini. «È per stare più comodi», bisbiglia. «Chi entra a piedi poi si guarda attorno.» È un buon carretto. Passate sotto un architrave, giù per una rampa fatta per le botti, e davanti vanno i vostri nomi, letti da un ragazzo che impara. A ogni pianerottolo qualcuno vi registra e ogni volta ci mette un po' meno.
verse-book-870-told-1 = Su quella panca ci siete già stati, una settimana. Ci si tiene alla sinistra, e a quello che si è mangiato a colazione.
verse-book-871 = Prima che la scala giri c'è una finestra, grande come un piatto. Dentro c'è Camelot, capovolta di natura o per abitudine, novantun tetti a cui il fumo esce dal fondo. Adesso sapete che cosa guardate. Dovete ricordarvi di non fischiare.
verse-book-871-told-1 = Sopra l'arco hanno acceso un lume nella stanza che avete trovato per loro. Il bambino è alla finestra. Ha scoperto che c'è un angolo.
verse-book-871-told-2 = La panca è piena. A un capo siede un bambino con una crosta, girato a sinistra.
verse-book-871-told-3 = Una famiglia di undici è andata a letto in undici posti tutti insieme, e il vecchio ha messo la campanella sotto il cuscino.
verse-book-871-told-4 = Nella vetrina del guantaio adesso c'è un cartello: *per mani che si chiudono*. Davanti c'è la fila. Si tengono per il polsino.
verse-book-871-told-5 = Quelli che vedete hanno tutti i guanti. È la moda. L'avete pagata voi.
verse-book-871-told-6 = Da qualche parte sotto una camicia scende con voi un nome di quattordici anni, stretto di braccia.
verse-book-871-told-7 = «Arev!» chiama una donna attraverso il mercato, per un ragazzino in ritardo a cena. Qualcuno, o nessuno, si volta.
verse-book-871-told-8 = Sotto la finestra passa una bambina che chiamano con un buon nome semplice, fino a casa. Verme ascolta finché si sente.
verse-book-871-told-9 = «Lo tengono ancora teso», dice Verme alla finestra, dei mercanti. «Si stancheranno.» Aspetta di vedere se è vero.
verse-book-871-told-10 = Al mercato stanno ringraziando un uomo. Da qui si capisce da come sta in piedi.
verse-book-871-told-11 = La promessa che avete in tasca si rigira. Le scale non le piacciono.
verse-book-871-told-12 = Via delle Corde la trovate per sinistre. Là in fondo c'è una porta con un cuore, e qualcuno ne ha intagliato un altro, più in basso.
verse-book-871-told-13 = Un piatto cammina ancora su una credenza, da carico a stella, da stella a carico. C'è stato un matrimonio.
verse-book-871-told-14 = Nove arnie di paglia guardano dalla parte che voi non vedete, da dove verrebbe il vento.
verse-book-871-told-15 = Sopra una stalla c'è un letto rifatto per due, e una persona che si corica dalla sua parte.
verse-book-871-told-16 = All'interno proprio di questa porta è appeso l'elenco che affiggono a mezzogiorno. Voi gli passate dietro. Da dietro si leggerebbe solo il nome di domani, e l'inchiostro ancora non c'è.
verse-book-871-told-17 = Il vostro ritratto l'hanno tolto. Era pagato, e il modulo non c'era.
verse-book-871-told-18 = «Ci sarà una porta stretta», ripete Arev. Si tocca la tasca dove tiene quello che sa di cardini.
verse-book-871-told-19 = Al piatto, l'ultima è Ailei. «Io gliel'avrei detto», dice. «A tutti, per strada, battendo un cucchiaio su una pentola. E poi che avrebbero avuto per cena?»
verse-book-871-told-20 = «È là sotto», dice Arev. Si è tolto il cappello, per le scale, o per il ronzio. «Sono stato il suo ragazzo nove anni. Non mi ha mai detto una volta che andava bene. Mi dava quello dopo.»
verse-book-871-told-21 = Beor scende di fianco, con un palmo sulla curva. «Bisognerà girarla», dice della città. Ha la voce di uno che comincia a pensare a chi prende dall'altra parte.
verse-book-871-told-22 = «È un pozzo», dice Verme della scala. «L'hanno fatto quadrato e ci hanno messo i libri.» È la prima volta che va davanti senza farsi pagare.
verse-book-872 =
    La nona mattina la riga sul molo è bagnata, la decima gocciola, e poi di notte c'è acqua in strada. Nella città bassa arriva al secondo gradino, senza un'onda. Chi dovesse tenerla fuori, nessuno l'aveva deciso. Sotto-Costola viene alla vostra porta, tutti quelli che per tetto hanno una barca e non l'hanno mai saputo, in camicia, con le culle.

    «Vi hanno fatto entrare», dicono. «Qualcuno vi ha fatto entrare. Prima non era così.» Non c'è cattiveria. Mettono fuori la vostra roba in ordine di grandezza; poi vanno a prendere il carretto.
verse-book-872-told-1 = Siccome siete venuti per la scala di Ysella, da quel giorno ai gradini ci sono gli uomini con la paglia. La chiamano l'acqua della Fiera.
verse-book-872-told-2 = Siccome siete entrati cantando, è ai bianchi che si chiede fin dove. Loro lo dicono, hanno ragione, e nessuno glielo perdona.
verse-book-872-told-3 = Siccome siete passati dal suo muro, prima che alla vostra bussano alla porta di Bersaba. Allora lei glielo dice, tutto, per strada, con l'acqua alla vita.
verse-book-872-told-4 = La mattina in riva all'acqua c'è un banco, e un impiegato che dà il numero a chi si è bagnato.
verse-book-872-told-5 = Non annega nessuno. Verme gli aveva mostrato dove mettere gli stivali.
verse-book-872-told-6 = Da una cantina tirano fuori un vecchio, e le sue mele. Sul molo voi lo sapevate, al palmo.
verse-book-705 =
    «Cosa gli hai detto?» chiede Ailei. «Quando è partito.»

    «A Corentin? Ho detto: la rata chi la fa? E lui: tu.»

    «Nient'altro?»

    «Si è portato via la penna buona.» Arev ha sul pugno una pantofola di feltro, spaiata, e le rammenda la punta. «L'ho cercata tutto l'inverno. Pensavo che me l'avesse lasciata da qualche parte, perché la trovassi.»

    «Io ho la sua. Di mia madre. L'ha lasciata in mezzo al tavolo.»

    «Era asciutta?»

    «No», dice Ailei, e dopo un po', con un'altra voce: «No. Era bagnata. Stava per scrivere qualcosa.»

    «E allora», dice Arev. Strappa il filo coi denti. «Avrei fatto cambio.»
verse-book-706 =
    «Hai detto *barca* come se ti dispiacesse per lei», dice Ailei.

    «Pensavo a quanto l'hanno trascinata.»

    «Mia nonna me ne cantava una con una barca. Anche lì era una casa.» Canta due versi e perde il terzo. Glielo dà Beor. Ha una voce piccola e giusta, che deve aver tenuto dentro qualcosa.

    «A te chi la cantava?»

    «Tegen. Perché remassi.»

    Hanno una coperta in due, perché gocciola. «Se partisse», dice Ailei, «tutto quanto, e ci fosse un posto solo. Non ti chiedo che faresti, quello lo so. Ti chiedo se guarderesti indietro.»

    «Per forza», dice Beor. «Coi remi. Sei già girato da quella parte.»
verse-book-707 =
    «Sai nuotare?» chiede Verme.

    «No. E tu?»

    «Io vado giù. Poi torno su. Di lungo non mi è mai toccato.»

    Ailei si toglie la pece dai capelli con una forchetta. «Quando arriva, quella che hai sentito. Sarà arrabbiata?»

    «Arrabbiata non le viene. È attenta.» Cerca come dirlo. «È come te con un coperchio. Quando non ne vuoi schiacciare nessuna.»

    Lei abbassa la forchetta. «Io sono così?»

    «Con un coperchio», dice Verme, «sì.» Tende la mano per la forchetta e le fa la nuca, dove lei non arriva. È svelto e non tira. «Qui hai un'ape», dice.

    «È viva?»

    «Dorme. Le dico qualcosa?»
verse-book-708 =
    «Novantuno», dice Arev. «E la gente? Non qui. In tutto.»

    «Più di quanta ce ne sta.»

    «Mi servirebbe la portata. Quanto regge ognuna.»

    «Si mettono in due file, seduti», dice Beor. «Ginocchia su. Poi i piccoli sulle ginocchia. Poi c'è sempre chi dice che sta in piedi.»

    «Ci hai pensato.»

    «Ci ho pensato col carro, quell'anno. A come metterli perché nessuno stesse sotto.» Apre le dita sul tavolo e mette il sale fra due. «Si sta, se cominci dai vecchi.»

    Arev lo disegna: una fila, due file, un tondo piccolo per chi sta sulle ginocchia. Alla fine gli avanza un posto, e lo guarda. «Quello chi è?» dice Beor.

    «Ancora non lo so», dice Arev. «Lascialo.»
verse-book-709 =
    «Perché ti sei lasciato misurare?» chiede Verme. È passato un sarto del rione, a vedere chi vuole il nero.

    «Era gratis.»

    «E se non muori?»

    «Sarò stato misurato.» Arev sta sulla schiena e guarda in su, lungo le tavole. «Tu ci sei mai stato? In barca?»

    «In un secchio.»

    «E com'è?»

    Verme ci pensa. «Credi di muoverti tu», dice, «e poi vedi che è il muro. Ti passa davanti in su con tutte le sue pietre. Le puoi contare, ma devi aver voglia di saperlo.» Si gira. «Non è brutto. È brutto solo se si ferma.»
verse-book-710 =
    «Fumi», dice Verme.

    Beor ha battuto da mezzanotte finché è spiovuto. La destra non gli si chiude. «Comincia così?» chiede, tenendola davanti alla stufa.

    «No. Quella è pece. Le altre diventano rosse.» Verme gliela prende con tutte e due le sue, come il capo di una corda, e gli piega le dita in dentro, e in fuori. Tornano. «Vedi? Molla.»

    «Ancora», dice Beor.

    Lo rifà. La stufa ticchetta. «A me, là sotto, succedeva col secchio», dice Verme. «Per staccarle dicevo il nome di ogni dito.»

    «Hanno un nome?»

    «Allora l'avevano. Me li sono mangiati.» Ci pensa. «Voglio dire che li ho finiti.»
