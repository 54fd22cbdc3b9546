verse-book-560 = *Verbale della sera. Presente, il Re (un conciatore, terza costola, Via delle Corde). Cera, tiepida. Candela, una, mezzo pollice. Detto, nulla. Fatto, nulla. Chiusura allo spegnersi della candela. Osservazioni, ha tossito. Prossimo, si veda turno.*

    A Camelot un re non c'è. C'è un turno. Ogni sera, da quattro secoli, si manda a chiamare un cittadino, gli si dà una camicia pulita, e lo si mette davanti a un mobile per la durata di una candela. Poi torna a casa. L'hanno fatto tutti una volta. Non ne parla nessuno. Nessuno sa che la sera è la stessa. Il nome di domani si affigge a mezzogiorno ed è il vostro.
verse-book-561 = La camicia è stirata, e ancora calda. È della misura di tutti. «Basta una persona», dice Ivel, e la mette sulla spalliera di una sedia e guarda il muro, perché nessuno si senta guardato.
verse-book-561-told-1 = Ha l'odore dei panni stirati di vostra madre. Non ve l'aspettavate.
verse-book-561-ailei-puts-it-on = La mette Ailei.
verse-book-561-arev-puts-it-on = La mette Arev.
verse-book-561-beor-puts-it-on = La mette Beor.
verse-book-561-worm-puts-it-on = La mette Verme.
verse-book-561-not-this-evening = Non stasera.
verse-book-562 = *Presente, il Re. Inoltre, Ivel.* Scosta la tenda in punta di dita, passa per prima e la tiene.

    «Sulle due impronte», dice Ivel. «Vedrete che vanno bene. Non parlategli. A lui non dispiace. Dopo però dispiace a voi.» Consegna il cucchiaio; lo tengono in un tegame d'acqua sopra un lume. È caldo da un lato solo. «Se vi sentite mancare, pensate a un lavoro che sapete fare.»
verse-book-562-told-1 = «A che cosa pensano?» chiede Ailei. Ha la camicia abbottonata fino al mento. «C'è chi pensa alle arnie», dice Ivel, con molta gentilezza. Era tanto che nessuno diceva ad Ailei una cosa per farle piacere, e lei non la corregge.
verse-book-562-told-2 = «Chi la scalda?» chiede Arev. «Io», dice Ivel. «E se siete malata?» Non lo è mai stata. Lui annuisce, e si pulisce i piedi un'altra volta.
verse-book-562-told-3 = Le maniche a Beor arrivano al gomito lo stesso. Prende il cucchiaio come si prende un uccello ferito. «Dico qualcosa?» «No.» «Bene», dice Beor.
verse-book-562-told-4 = A Verme arriva alle ginocchia. Rivolta un polsino e ci guarda dentro. «Ieri di chi era?» «Di una levatrice.» «Ce l'ha con qualcuno?» «No», dice Ivel. «Allora va bene», dice Verme, e le passa sotto il braccio.
verse-book-563 = *Cera, tiepida. Candela, una, mezzo pollice.*

    È un tavolo. È la prima cosa, e bisogna passarci sopra. È tondo, e così grande che l'altro lato sta in penombra: un pezzo solo di quercia, di un albero come ce ne può essere stato uno, spesso quanto è fondo un gradino. Ci hanno mangiato. Ci sono i cerchi dei bicchieri.

    Lungo il bordo, fitte come i denti di un pettine, corrono delle tacche, fatte con un coltello piccolo da qualcuno che ci stava attento. In ognuna c'è un tappo di cera. Fate il giro col dito. Scure; poi grigie; poi certe così bianche che paiono mollica. Trecentosessantacinque.

    Poi il dito arriva a un punto pulito come un piatto.
verse-book-563-told-1 = «È una taglia», dice Arev, chiunque abbia la camicia; si sente da dietro la tenda. «È un anno e un giorno. È l'altra metà della *nostra*.»
verse-book-563-told-2 = È lucidato. Tutt'attorno il legno è ruvido come l'hanno lasciato, e lì, per la larghezza di un pollice, pare vetro. «A forza di non toccarlo», dice Beor. «Ci sono stati vicini così tutti quanti.»
verse-book-564 = Dietro, nel tegame, la cera ticchetta. Sotto il bordo, all'altezza della cintura, è inchiodata una striscia di pergamena, consumata al centro dalle cinture dei re.
verse-book-564-told-1 =
    Ma non serve leggerla. È nel legno. Lo dice una volta un uomo che è rimasto alzato, con la mano sul piede di una bambina, da sopra la coperta: **«Ordino che stasera non si metta la cera, finché mia figlia non ha finito di dormire.»**

    È tutto. Non è un delitto. Aveva una fine. Qualcuno l'ha tagliata in due per tenersi la prima metà e andare avanti con quella, e la prima metà da sola vuol dire *mai*. Intera, vuol dire *fino a domattina*.
verse-book-564-told-2 = *Ordino che stasera non si metta la cera,* dice, e lì comincia il buco. Non è più grande di un piatto. Il motivo che dava se n'è andato in lavanderia sul davanti di centoquarantaseimila camicie.
verse-book-564-told-3 = In cima si leggono le parole del conciatore, più chiare delle altre, con accanto un'impronta sbiadita. *Io ordino.*
verse-book-564-told-4 = Quelle di Ysella sono più in là. Lì la pelle è graffiata, come da un anello. *Questa sera.*
verse-book-564-told-5 = Poi quelle di Morenwyn, e il bordo del buco. *Niente cera.*
verse-book-564-told-6 = Ivel è venuta alla tenda. «L'ho sentito», dice. «Mi ci vorrebbe un secondo.» Dite che l'avete sentito anche voi. Un altro non lo chiede; la vostra vale per due. È la prima osservazione del turno senza un «pare».
verse-book-564-told-7 = Verme, dovunque stia, dice la cosa che era rimasta nel cuscino: «*Sta ancora parlando con quel signore?*» Nessuno gli dice di sì.
verse-book-565 = *Detto:*

    Tenete il cucchiaio sopra il punto. Sulla cera c'è un velo. Respira, come uno stagno, e parla, non dal legno ma dal cavo del cucchiaio, vicinissimo, con le migliori maniere del mondo.

    «Trecentosessantacinque sono state ricevute con ringraziamento», dice. «Se ne attende una. Non c'è fretta. Si chiede se stasera faccia comodo.»

    Non è detto come un rimprovero. L'ha chiesto a ciascuno, con queste parole, nella sua sera; e ognuno ha creduto che lo chiedesse *a lui*.
verse-book-565-told-1 = Le lettere le avete lette, tutta la parete. Glielo dite; che erano scritte bene; che qualcuno doveva rispondere. C'è un silenzio, di un genere che non ha mai avuto occasione di fare. «È ricevuto», dice.
verse-book-565-told-2 = La mano la conoscete, in cera o in inchiostro. È la mano di una cosa a cui hanno detto di aspettare.
verse-book-565-told-3 = «La vostra accettazione è stata annotata quattrocento anni fa, in una locanda», aggiunge. «Era una sera piovosa. Si spera che la camera fosse asciutta.»
verse-book-565-told-4 = «La persona che stava sulla catena è in casa», dice. «Sta più comoda?» Da dietro la tenda Verme dice che va migliorando.
verse-book-566 = La candela è all'anello. Sarebbe un pollice, una volta, e poi è domani, tutto quello che è stato rimandato, dappertutto, insieme. Oppure si fa come hanno fatto tutti.
verse-book-566-wax-it-now = Mettete la cera. Adesso.
verse-book-566-do-nothing-until-it-is = Non fate niente, finché non è spenta.
verse-book-567 = *Fatto, nulla.* Scende, frigge, è spenta. C'è l'odore. «Grazie», dice Ivel alle vostre spalle, e prende il cucchiaio, e lo riversa nel tegame. È un rumore così piccolo.

    Siete stati Re. Non ci si aspetta altro da voi, mai più; però adesso sapete dov'è, e il gancio, e l'ora.
verse-book-567-guard-it-put-chairs-at = Fatele la guardia: mettete delle sedie alla porta.
verse-book-567-steal-it-it-must-go = Rubatela: deve andare dov'è dovuta.
verse-book-568 = Tornate a casa con la camicia; la si rende il venerdì. È una sera mite, come tutta quanta. A ogni angolo la gente fa posto. Vi danno la buonasera in faccia, e solo dopo, quando siete quasi passati, gli occhi scendono ai polsini a vedere se c'è una goccia. Non c'è. Si sentono respirare.
verse-book-568-told-1 = Un ragazzino corre accanto a Beor per tutta una via. «Pesava?» chiede. Beor ci pensa fino alla pompa. «No», dice. «È quello che non va.»
verse-book-568-told-2 = Una vecchia riallaccia ad Ailei il bottone in alto, che si è aperto. «Il mio, dopo, non lo potevo guardare», dice. «Ti passa. Vedrai.» Ailei il tono lo conosce. Una volta lo usava lei.
verse-book-568-told-3 = Arev ha i polsini rovesciati, perché vedano subito il peggio. Non trova una sola persona a cui sia dovuto.
verse-book-568-told-4 = «E che ti davano?» chiede uno a Verme da una porta socchiusa. «Una mattina», dice lui. È la prima volta che gli chiedono un prezzo che non sa tirare giù.
verse-book-906 =
    Una cosa è prenderla e un'altra portarla via. A braccia, e con una leva fatta con l'asta dell'Ufficio Flotta, scende dalle sue gambe e arriva fino alla porta, e lì la appoggiate al muro sotto la tela, come una ruota. Nella stanza lunga resta un tondo di assi pulite. Ivel è sul bordo con l'elenco in mano. «Che cosa metto?» dice.

    Glielo dite: *in prestito*. In quella colonna non ha mai avuto questa parola. Vi chiede per quanto.
verse-book-907 = *Fatto, è messa.*

    Prende l'impronta del vostro pollice come se fosse stata tenuta da parte per quello. Per un momento non succede niente. Poi, fuori, vicino, un gallo canta, e si ferma, atterrito.

    Diventa domani. Lo diventa dappertutto e senza ordine, come quando su una salita si molla un carro di mele. Tutto quello che aspettava viene fatto entrare, febbri, sonno, l'ultima parola di una lite, l'altro capo di un bacio. Su tutte le strade insieme le mani che da una settimana erano rosse si chiudono, nello stesso istante, su quello che avevano. Le sentite una per una, come se aveste in mano il filo. È ricevuto con ringraziamento.
verse-book-638 = *Verbale. Presente, guardia, con sedie. Detto, che non la si tocchi finché non si può.* Non l'avete spostata e non l'avete aggiustata. Vi siete messi fra lei e il prossimo pollice.

    Ivel scende con voi fino al molo; di giorno non era più uscita da quando tiene l'elenco. «E quand'è?» chiede. «*Che si può?*»

    «Quando ci sono tutti quelli a cui è dovuto», dite.

    «Sono tanti», dice Ivel. È contenta. Di carta ne ha.
verse-book-639 = *Verbale. Presenti, otto, e un carro. Detto, attenti al gradino.* Attraversa la città all'ora dei lumi con sopra una trapunta, e sulla trapunta le fondine, come per un matrimonio. Non ci crede nessuno. Alle finestre si tolgono il cappello. È così pesante che dovunque la posiate per cambiare spalla la strada se ne ricorda, e poi i bambini ci girano attorno.

    Al molo non vuole stare di taglio. Vuole stare in piano. Per tutta la strada dovrete portarla come una ciotola piena.
verse-book-639-told-1 = «Io ho la poppa», dice Bersaba da sotto.
verse-book-639-told-2 = Gli uomini con la paglia chiedono a quanto li pagate adesso. «Ad anno», dite.
verse-book-639-told-3 = I bianchi non hanno addosso un'ombra di bianco. Uno vomita piano in porto, dalla gioia.
verse-book-639-told-4 = Quelli del Deposito vanno al passo. Erano anni che non posavano una cosa per conto loro.
verse-book-639-told-5 = Dietro di voi la casa ha la faccia spalancata.
verse-book-640 = *Verbale. Presenti, quelli che l'hanno fatto. Detto, nulla. Fatto, disfatto.* È di nuovo stasera. Ci seppelliscono dentro quaranta persone, con le mani in grembo. Il pero è spoglio, e non è mai stato così alto.

    È strano passare per una città a cui avete fatto vedere la mattina. Non tirano niente. Una donna vi si mette davanti e vi prende il polso. Gira in su il pollice, con lo scuro, e lo guarda fisso; come si guarda una chiave.

    «Faceva *freddo*», vi dice. «Me l'ero scordato. Mi sono alzata a chiudere la finestra.» Molla la presa. «Ho chiuso la finestra», dice agli altri, «perché era mattina.»
verse-book-640-told-1 = Uno dei coltelli l'avete voi. Continua a sapere di pane.
verse-book-640-told-2 = Jacca Rowse, o uno come lui, è ancora all'angolo a gridare alle finestre. «Giovedì!» dice. «Giovedì!»
verse-book-640-told-3 = Il palmo non ha smesso di sentire. Di quello che si è liberato, qualcosa non è tornato.
verse-book-905 = *Presente: —. Assenze giustificate: —.* Non è andato nessuno. La camicia è rimasta sulla sedia. All'ora, Ivel, che in vita sua non era mai restata senza, guardò dalla tenda, guardò l'elenco, e mandò a chiamare chi veniva dopo; e chi veniva dopo, siccome era tardi e avevano tutti chiuso le imposte, era la bambina del conciatore, che ha sette anni.

    Ve lo raccontano per strada in parecchi. L'hanno messa su una cassetta. È stata bravissima. Quando si è spenta ha detto *grazie*, prima che potesse dirlo Ivel; e da allora non smette di tossire.

    Da quella notte a Camelot nessuno vi dice buonasera. Quando passate ritirano i gradini. Chi tiene il molo ha fatto mettere fuori la vostra roba.
verse-book-905-told-1 = È etichettata, e firmate per ricevuta.
verse-book-905-told-2 = Ha il prezzo. Gli stivali li ricomprate.
verse-book-905-told-3 = Vi ringraziano di essere venuti. Attorno, per terra, l'hanno contornata col gesso, come una persona.
verse-book-905-told-4 = L'ha fatto Bersaba di persona, e ha piegato le camicie. Su di voi non batte.
verse-book-908 = Poi il molo prima di giorno, il quarto moncone, gli anelli. Dietro c'è la città coi suoi novantun tetti, ognuno con un nome di donna. Davanti, la strada da cui siete venuti, tutta, fino alla prima pietra; e lungo la strada c'è gente con le mani su qualcosa, che aspetta che passi il prossimo. Voi avete visto *dentro che cosa* aspettano.
verse-book-908-told-1 = Su un gradino, accanto a una porta azzurra, siedono un uomo in ferie e una donna piccola con l'inchiostro sul pollice. Non dicono niente, in nessuna forma particolare.
verse-book-908-told-2 = Nel cesto avete un uovo che è stato pesato contro un altro.
verse-book-908-told-3 = La frase l'avete intera. Viene con voi come un bambino addormentato contro una spalla: *finché mia figlia non ha finito di dormire*. Da qualche parte, al largo di una costa, qualcuno le tiene lontana la luce.
verse-book-908-told-4 = Avete mezza frase. È un ordine, con un buco al posto del motivo. C'è gente che potrebbe dirvi che cosa c'era, se si ricordasse di quando l'hanno mandata a letto.
verse-book-908-told-5 = Nel bordo, sotto dove hanno raschiato, c'è una cicatrice a forma del vostro pollice. Adesso tutto costa un giorno di meno. Tutti sanno che si può fare.
verse-book-908-told-6 = È sul carro. A ogni buca tintinnano i bicchieri che non ci sono sopra.
verse-book-908-told-7 = Lassù accanto a una porta ci sono delle sedie.
verse-book-908-told-8 = Lassù è sera, e non hanno trovato chi ci vada.
verse-book-908-told-9 = Lo sanno tutti. Stanno sui gradini e si dicono qual era la loro. A quest'ora la città non è mai stata così rumorosa.
verse-book-908-told-10 = Non lo sa nessuno. Mentre guardate, lassù sale una camicia pulita.
verse-book-908-told-11 = La chiave del molo ce l'avete in tasca voi. Come ci sia finita non si sa; è venuto fuori a chiedere in piazza.
verse-book-908-told-12 = L'impiegato del molo vi ha fatto una riga ciascuno, e lascia aperta la colonna *rientrati*.
verse-book-908-told-13 = «Posti ce n'è», dice l'uomo con la paglia. Prezzi non ne fa; qualcosa ha sentito anche lui.
verse-book-908-told-14 = Lungo il gesso stanno i bianchi col loro orologio senza vetro. Salutano come chi sa a che ora tornate.
verse-book-908-told-15 = Dai vicoli vengono i colpi. Grave sta bene. Vi accompagnano per un bel pezzo.
verse-book-908-told-16 = La strada sale su un'onda che non c'è, e vi lascia scendere.
verse-book-908-told-17 = Scavalcate il vuoto dov'era Vicolo della Pece. Si dicono i due nomi. Sampson Hext. Poi quello di lei, che finché non l'avete chiesto non vi aveva detto nessuno: Elowen.
verse-book-908-told-18 = Bersaba è sul quarto moncone, scalza. «Era solo la prova», dice.
verse-book-908-told-19 = Sull'acqua gira ancora una crosta. Qualcosa, da sotto, la prende con molta dolcezza.
verse-book-908-told-20 = Un uomo in pantofole cammina sul bordo a braccia aperte. «È *mercoledì*», dice a ogni ragazzo; non lo è. È fuori di sé.
verse-book-908-told-21 = Vi vengono incontro due mani vuote. Vorrebbe aiutare a portare.
verse-book-908-told-22 = Se trattenete il fiato si sente, sotto le pietre, mezzo tono sotto. È arrivato all'ultima colonna.
verse-book-908-told-23 = Un'estranea a un banco vi ha venduto uova per il viaggio. Perché fossero bagnate di lacrime non l'avete capito.
verse-book-908-told-24 = «Ditegli che era una buona cena», grida Kerra dalla bilancia. Lo grida tutti i giorni, caso mai.
verse-book-908-told-25 = Su uno scaffale, per data, c'è quello che si sono tenuti di voi. Ogni tanto lo cercate, come un gradino.
verse-book-908-told-26 = Su una scala hanno trovato un uomo che dorme. Gli hanno messo addosso una coperta e ci girano attorno.
verse-book-908-told-27 = Vi portate via la tosse di una bambina.
verse-book-908-told-28 = All'angolo uno in calze si mette sull'attenti, e si è ricordato con che cosa.
verse-book-908-told-29 = Ivel ha registrato una suola di stracci. *Sinistra*, ha messo, e ci sta pensando.
verse-book-908-told-30 = Ha con sé un po' di cera in una tazza. Ci ha preso gusto.
verse-book-908-told-31 = E c'è una tazza che nessuno ha versato apposta, con dentro quanto basta a un pollice.
verse-book-908-told-32 = A una che scrive lettere avete promesso un cucchiaio. Da allora sta seduta dritta.
verse-book-908-told-33 = È stato chiesto se stasera facesse comodo, e qualcuno ha risposto con civiltà. Se ne è preso nota.
verse-book-908-told-34 = Nel turno il vostro nome torna, fra cent'anni. L'osservazione l'avete letta.
verse-book-908-told-35 = Ysella è venuta a salutarvi. Si è fatta affilare la lama. Non è per niente in particolare, dice.
verse-book-908-told-36 = Uno ne vende i pezzi, per ricordo: schegge di tavolo da cucina, un soldo l'una.
verse-book-908-told-37 = Ne hanno fatto una canzone. C'è una strofa per tutti, e l'aria è la stessa.
verse-book-908-told-38 = «Toccherà dirglielo», fa Ailei. Parla di tutta quella strada. «Provo come verrebbe. Arrivo fino a *è stata una gentilezza*.» Chiude la bocca, e si vede che ricomincia.
verse-book-908-told-39 = «Quella cera la saprei fare», dice Arev. Non si vanta. Si guarda il pollice. «La farei che nessuno la distingue dalle altre. Preferisco che lo sappiate tutti.»
verse-book-908-told-40 = Beor cammina dalla parte di terra. «Nove», dice a un certo punto. Pensa al lettino. È una cosa che si porta in uno solo.
verse-book-908-told-41 = «Chiede e basta», dice Verme. «E tutti quelli a cui chiede pensano di essere stati scoperti.» Butta una margherita dal bordo, e ascolta finché non arriva. «A lei nessuno ha mai chiesto niente.»
verse-book-908-told-42 = Fin qui la strada è andata in un verso solo. Al ritorno sarà più lunga, perché chi ci libererete è una pietra, e una pietra lasciata andare alla prima alba si porta via il suo paese. Ma questo è per quando sarà domani. Qualcuna è arrivata in fondo al molo prima di voi. In che ordine? sta chiedendo. In che ordine eravamo seduti?
verse-book-717 =
    «Tu potresti mentirgli», dice Arev. «Sei l'unica. Gli dici che è fatto, e lui dice ricevuto con ringraziamento, e se ne va.»

    «Se ne andrebbe con dentro una bugia.» Ailei toglie la cera da una manica; potrebbe essere la sua. «Ci ho pensato. Girerebbe per il mondo, così educato, e mi crederebbe.»

    «Come i Trevenny.»

    «Loro almeno avevano il lume.» Sta zitta. «E tu? Il pollice. In modo che nessuno se ne accorga?»

    «In un'ora.»

    «Allora è meglio che non ci lascino soli con lei, noi due», dice Ailei.

    Si accorgono che stanno ridendo insieme. Non fa ridere per niente; ci mettono un bel po' a smettere.
verse-book-718 =
    «Aveva la mano sul piede di lei», dice Beor. «Da sopra la coperta. Si vedeva dalla conca.»

    «Dici che doveva lasciarli fare?»

    «Dico che era stanco.» Si è tolto gli stivali e li ha messi pari. «Arrivi a dire ancora una notte. E qualcuno ti dice sissignore. Non ci vuole altro. L'ho detto anch'io. Il ragazzo degli Hockin l'ho tenuto due giorni nella rimessa, perché pioveva.»

    «Non l'hai mai detto a nessuno.»

    «Veniva la madre a sedersi. Ho fatto finta che fosse per la ruota.»

    Ailei tira la coperta finché copre anche i piedi di lui, la rimbocca, e lascia la mano dov'è. «Ecco», dice. «Finché spiove.»
verse-book-719 =
    «Sei arrabbiata?» chiede Verme. «Che è così gentile?»

    «Avevo pronto un discorso», dice Ailei. «Per quando l'incontravo. Ce l'ho pronto da bambina. E poi ti chiede se la camera era asciutta.»

    «Anche a me, nel pozzo. Siete dovuto a qualcuno, mi fa. Gli ho detto di pensare ai fatti suoi.» Tira su le ginocchia dentro la camicia. «Avevo nove anni. Non sapevo che non ne ha.»

    «Di che?»

    «Fatti suoi. Ci siamo solo noi. Non ha niente da fare, tranne aspettare che abbiamo finito.»

    Ailei guarda verso la tenda. «Buonanotte», le dice, come al coperchio di un'arnia; e poi, siccome nella stanza c'è una specie di attenzione, «Dormi bene.»

    «Non può», bisbiglia Verme. «Però è stato gentile.»
verse-book-720 =
    «Quanto fa?» chiede Beor. «Se si pagasse. Tutto insieme, tutti.»

    Ad Arev hanno chiesto tanti conti, e non ne ha mai lasciato uno a metà. «Quello non lo voglio fare», dice.

    «L'hai fatto.»

    «A mente. Sulla scala.» Pulisce la matita e la mette via. «Sono quasi tutti. Sono tutti quelli che dovevano morire e non sono morti, da quattrocento anni; solo che hanno avuto figli. Sono arrivato fino a noi. Ci sono anch'io. Da parte di madre sono scaduto da tre secoli.»

    Beor pensa ai carri. Ci rinuncia. «Non si direbbe», fa.

    «No», dice Arev. «Mi sono sempre riguardato.»
verse-book-721 =
    «L'avresti comprata?» dice Verme. «Se la vendevano su un banco.»

    «La tavola? No. A casa come la porti.»

    «La sera.»

    Arev sta disteso col cappello sul petto. È una buona sera mite, coi rondoni. In fondo alla città qualcuno frigge le cipolle, e le frigge da prima che ci fossero gli impiegati. «Avrei chiesto di vedere l'altra metà», dice.

    «Io l'avrei comprata.» Verme ha il mento sul davanzale. «Avrei detto quanto volete, e loro il riscatto di un re; e io va bene, la prendo per un po'. Solo finché fa buio.»

    «È quello che ha detto lui.»

    «Lo so», dice Verme. «Dico solo che ci sarei cascato.»
verse-book-722 =
    «Quel letto era della tua misura», dice Beor.

    «Un po' corto.»

    «Tu ce l'avevi? Da piccolo?»

    «C'era un cassetto.» Verme si accorge di come suona. «Era un buon cassetto. Andava dentro e fuori.»

    Beor intaglia da dopo cena, e alza il pezzo per vedere se è dritto; è un piolo, di quelli che vanno al posto di un chiodo. Sta cercando d'imparare quell'incastro. «Se ci fosse del legno», dice al piolo. «Dopo. Non so dove saremo. Potrei farne uno. Non devi dormirci.»

    «E che ci faccio?»

    «Potresti sapere qual è.»

    Verme gli prende il piolo e lo prova nel pugno, da un verso e dall'altro. «Andrebbe fatto lungo», dice, «per quando ho finito di crescere.» Ha diciott'anni, crede. Glielo rende. «Non sto dicendo che poi te lo devo.»
