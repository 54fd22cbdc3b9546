verse-book-570 =
    «In che ordine?»

    «L'ordine in cui eravamo seduti.»

    «Seduti mai. Ci hanno dato una tazza a testa, in piedi, e siamo partiti.»

    «Allora quello in cui siamo partiti.»

    «Chi ha dei cucchiai?» chiede Bersaba.

    «Per farne che?»

    «Coi cucchiai ragiono meglio.» Ne posa cinque. «Ecco. Gwenneg, col lume, o chiunque sia arrivato tardi. Passa davanti a Nolwenn, sulla sua collina. Nolwenn scende qui e passa davanti a Corentin. Corentin davanti a Hedra, alla sua pietra, e Hedra davanti al fratello, alla sua. Poi si può mollare.»

    «E dietro?»

    «Dietro a ognuno si spegne una pietra», dice Bersaba. «E la terra, per l'alba dopo la prossima. E chi c'è sopra.»

    «È parecchia terra.»

    «È la strada da cui siamo venuti. Altra non ce n'è.»

    «Allora si cammina in fretta, e si avvisa la gente.»

    Da questa parte, questa strada, non l'ha mai fatta nessuno. In fondo c'è la cena. Qui va trovato, prima, uno che sia arrivato tardi.
verse-book-570-told-11 = «E chi è già stato sciolto?» «Cammina con noi. Restano gli altri, in quell'ordine.»
verse-book-570-told-1 = «È dietro di me?» chiede una voce rauca come un cancello. «Sono dietro», dice Gwenneg. «Sono già passato.» «Lo so. Mi piace sentirlo.»
verse-book-570-told-2 = «E la ragazza?» «Dorme dove l'avete lasciata. Sarete ben visti.»
verse-book-570-told-3 = «E la ragazza?» «Su un asino, all'ultima lega. Non lascia chi canta al posto suo.»
verse-book-570-told-4 = «E la ragazza?» «Se tira dalla parte buona si sente. Voi siete passati con la cera nelle orecchie.»
verse-book-570-told-5 = «È una strada?» chiede Corentin, in pantofole. «A me mi ci hanno portato. L'ho vista solo da sotto.»
verse-book-570-told-6 = «Io non cammino davanti a nessuno», dice Hedra, «e dietro a nessuno. Vado di fianco.»
verse-book-570-told-7 = «Sono stata consultata?» dice Hedra. Ormai parla solo per domande. «Si usa così? Devo camminare?»
verse-book-570-told-8 = «E il ragazzo?» «A casa. Per i pasti fa suonare la campana.» «E allora chi è in ritardo?»
verse-book-570-told-9 = «L'avrei aspettata lassù», dice Talan. «Ci avevo fatto la mano. Ma lei cammina, e allora ho pensato di guardare.»
verse-book-570-told-10 = Sotto la trapunta il carro scricchiola. «Attenti al bordo», dice uno di quelli che lo alzano. «Ci sono dei bicchieri che non ci sono sopra.»
verse-book-571 =
    «Mettiti lì», gli dite. «No. Più in là. Giri la curva e continui.»

    «Con la lampada?»

    «Sei quello con la lampada. Lei ha detto soltanto questo.»

    Arriva. Si sente che conta. Al quarto passo rallenta, e quelli sul muretto trattengono il fiato. Quinto.

    «Non guardatemi», prega. «Se mi guardate mi fermo per educazione.»

    «Non guardo», dice Nolwenn, a occhi chiusi. «Sei tu?»

    «Sono l'ultimo con la lampada.»

    «E sei *vicino*?»

    «Sono pari. Sono... era questo. Sono passato.»

    «Passato?»

    «Di quattro. E vado ancora. Adesso che faccio?»

    «Niente», dice Nolwenn. Non ha più fiato, o ce l'ha tutto. «Puoi stare dove vuoi. Anch'io.» Le palme si staccano. Se le mette sulle guance, per sentire come sono. «I panni li hanno ritirati?»
verse-book-571-told-2 = Passando gli viene da cantare, per abitudine, nel tono sbagliato. È dal tono che lo riconosce.
verse-book-571-told-3 = La voce non è la sua. «Giuri che eri in ritardo?» chiede lei. «Ero in ritardo», dice chi di voi ha la lampada. Ci mette un bel po' a trovare quello vero, quello mai rimediato; poi lo racconta. «Sì», dice Nolwenn. «Così vale.»
verse-book-571-told-4 = «Io ero in ritardo solo per la cena», aveva confessato il ragazzo del molo. «È tutta lì, la questione», ha detto Nolwenn.
verse-book-571-told-5 = Ai piedi del muretto c'è Verme col suo capo della fune. «Si è allentata», le dice. «Va bene così.»
verse-book-571-walk-on = Andate avanti, prima che si raffreddi.
verse-book-571-let-the-singer-go-too = Lasciate andare anche chi canta.
verse-book-571-leave-the-singer = Lasciate chi canta, che chiede di restare.
verse-book-572 =
    «Tu mi sei passato davanti su un carro», dice Nolwenn. «Allora adesso ci passo io. Sta' seduto.»

    «Figlia mia, non faccio altro.»

    Gli passa davanti, per tutto il ponte, con gli stivali di non si sa chi. Lui ascolta fino in fondo, con la testa piegata.

    «I passi sono dispari», dice Corentin.

    «Avevo un sasso in uno.»

    «Allora pari.» Il ronzio ha smesso. Lui lo cerca sotto le schede, come si cercano gli occhiali. «Ha smesso da solo. È tornato?»

    «Non è tornato. Sei uscito tu.»

    «Ma c'è ancora tutto il nono secolo da...»

    «Corentin.»

    «Sì. Va bene.» Si alza un mignolo. Gli altri lo guardano. «E dove andiamo c'è l'erba?» chiede. «Ne avevo una voce. A che serviva non l'ho mai capito.»

    «Ci si cammina.»

    «E quanta, bisogna segnarlo?»

    «No», dice Nolwenn.
verse-book-572-told-1 = Ha in mano una scheda bruna ai bordi, senza il mezzo. «Ho tenuto il *buco*», le dice. «Era l'unica parte ancora giusta.»
verse-book-572-told-2 = Arev gli sta davanti alla luce. «L'undicesimo secolo te lo do io, una mano», dice. «Per strada. A voce, senza scriverlo.» «Senza scriverne *niente*?» dice Corentin, spaventato, e l'allievo lo prende per il gomito.
verse-book-572-told-3 = «La pagina la porto», si ricorda. «È firmata in due.» «Ce l'ho io», dice Arev.
verse-book-572-told-4 = «Per strada c'è una terza porta?» chiede. «Avevo qualcosa su una donna, là. O l'ho cancellato.» Quale delle due non glielo sa dire nessuno.
verse-book-573 =
    «Lo dico camminando», fa Gwenneg. «In piedi davanti alla gente non ci riesco.»

    «Allora dillo a me», fa Nolwenn. «Io cammino.»

    «Ne ho fatti due... ho fatto due passi. Dopo la curva. C'era nebbia, e la lampada l'avevo io, e ho pensato solo. Ho pensato di sedermi finché. E poi ero quello che si era seduto, e ormai era tutto, era troppo...»

    «Tardi?»

    «Era martedì.»

    Lei se lo porta per un bel pezzo. «È lunga», dice. «A Corentin falla più corta. Gli piacciono i totali.»

    «Ho fatto due passi e sono rimasto lì», dice a Corentin.

    «Due», dice Corentin. «Bene. Io avevo zero.»

    «E Hedra?» chiede chi gli cammina accanto. Lui se la prova sottovoce fino alla pietra dopo. Ogni volta è più corta. A sera è una parola.
verse-book-573-told-1 = «E ti sei lavato», dice Nolwenn. Dietro l'orecchio gli trova un po' di bianco e ce lo lascia.
verse-book-573-told-2 = «Io ero *presente*», vi dice. «Nel vicolo dicevano il nome, e io: presente. Ogni sera. Alla fine lo dicevo prima, per togliermi il pensiero.»
verse-book-573-tell-him-that-it-was = Ditegli che erano due più di quelli chiesti.
verse-book-573-say-nothing-and-take-the = Non dire niente, e portargli la lampada per un po'.
verse-book-936 =
    «Lo dico camminando», fa chi porta la lampada. «Davanti alla gente no.»

    «Allora dillo a me», fa Nolwenn. «Il tuo qual era?»

    «C'era uno che mi aveva chiesto di esserci per sera. Avevo un buon motivo. Mi ci sono seduto sopra, su un muretto.»

    «Fino a quando?»

    «L'ho detto. Era sera.»

    Lei se lo porta per un bel pezzo. «Sareste stati bene insieme, tu e Gwenneg», dice. «Ognuno ad aspettare che entri prima l'altro. A Corentin falla più corta.»

    «Mi sono seduto su un muretto.»

    «Quale?» chiede Corentin. «No. Ritiro.»

    A ogni pietra miliare si accorcia. A sera è una parola, e andrebbe bene per chiunque.
verse-book-574 =
    «È un accertamento?» chiede Hedra, di spalle. «Sembrano pantofole.»

    «È erba», dice Corentin. «Ci sto sopra. Hedra, *cede*.»

    «Sei in ritardo.»

    «Mi hanno detto che dovevo solo passare. È più difficile di quel che pare, uno vorrebbe fermarsi e spiegare.» Passa. Si ferma, e spiega; lo prendono per la manica, e passa di nuovo.

    «Sicché sei passato», dice Hedra.

    «Due volte, temo.»

    «A verbale una.» Le mani non le toglie. «E l'ultimo? Sento una lampada che sta lì. Allora?»

    «Tardi», dice chi ce l'ha.

    «Tutto qui?»

    «È quello che resta.»

    Lei la soppesa, come se da molto tempo non le portassero una cosa fatta così bene. «Nessuna domanda», dice Hedra; e di sotto, col cappello in mano, sentono spegnersi la pietra.
verse-book-574-told-1 = Poi si gira, verso di voi. «Mi avete detto che erano partiti tutti e cinque», dice Hedra. «Con allegria. Ho la data. Da qui vado da mio fratello. Prima, però, ve lo chiedo un'altra volta. Lo sapevate?»
verse-book-574-told-2 = «E tu», dice ad Ailei. «Se per strada piove e chiedo se manca molto. Me lo dici?» «Ti dico quanto manca», dice Ailei. «Non è di quello che ho paura.» «No», dice Ailei. «Lo so. Ti dico anche quello.»
verse-book-574-told-3 = «Mia figlia mi mentirebbe», dice Hedra, «per consolarmi. Voi non siete mia figlia, nessuno di voi. Allora lo chiedo a voi.»
verse-book-574-we-knew = «Lo sapevamo.»
verse-book-574-it-was-kind-at-the-time = «In quel momento era una gentilezza.»
verse-book-574-take-her-arm-down-the = Datele il braccio giù per la collina.
verse-book-931 =
    «Grazie», dice Hedra. «L'avevo messa come bugia. Volevo vedere se si conservava.» Cancella qualcosa per aria, ci mette la sigla, e si allaccia la scarpa. «È dalle rape che non mi dicono una cosa che non so. È stato brutto, dirlo?»

    «Sì.»

    «Bene», fa. «Allora camminiamo tutti.» E un poco più avanti: «Come pensavate che l'avrei presa?»

    «Così.»

    «E allora si poteva fare subito», dice Hedra, e passa davanti, per non farsi vedere contenta.
verse-book-932 =
    «Gentilezza», dice Hedra. La gira per vedere dov'è firmata. «Per chi?»

    «Per voi.»

    «Io stavo su una collina con le mani occupate. Vi avevo fatto una domanda. Chi è che si è sentito meglio?»

    La risposta non l'avete pronta. A lei aspettare non pesa, è l'unica a cui non è mai pesato; ma intanto scende.

    «Attenti al gradino», vi dice Hedra, dove c'è un gradino. Su questa strada vi dirà questo. Con gli altri parla.
verse-book-575 =
    «Sei tu?» dice Talan, senza girarsi.

    «Sono io», dice Hedra. «Cammino. Senti? Questo è il passo.»

    «Vai piano.»

    «Ho cinquantatré anni. Guarda la strada, che la guardi da tanto.»

    Lui guarda. Lei gli arriva accanto, alla sua altezza, oltre. Fa altri due passi perché non ci siano dubbi.

    «Ecco», dice Hedra. «Sono ripassata.»

    Un corvo lo ripete.

    «E adesso?»

    «Adesso niente. Hai finito. Togli le mani.»

    «Quale prima?»

    «Talan.»

    «È che non lo so. La destra l'ho messa per prima, quella mattina. Mi sembra giusto che venga via per ultima.»

    Nessuno ride. La sinistra si stacca con un rumore di pane. Poi l'altra. Restano a mezz'aria, un poco curve, come se la pietra si fosse spostata lei. «E adesso ci si siede?» chiede, a tutti.
verse-book-575-told-1 = «Con le ginocchia», dice Beor. «Sì, ma dove?» Beor si siede per terra, pesante, e batte il prato con la mano. Talan lo guarda fare. Piega un ginocchio. «Avevo detto senza sedermi. Alle tazze. Per scherzo.» «L'ho messo agli atti», dice Hedra. «Respinto.» Quando è giù, con la spalla contro il fratello, chiude gli occhi e chiede com'è andato il raccolto.
verse-book-575-told-2 = Glielo fa vedere Hedra, che non si è mai seduta. Deve pensarci mentre lo fa. Scendono insieme, come due che portano un letto per le scale. «Beor lo saprebbe», dice Talan dall'erba. «Lo faceva dopo mangiato.»
verse-book-575-told-3 = «Avevate il mio cappello», dice a uno di voi, di una certa settimana. «Mi faceva piacere vederlo arrivare.»
verse-book-575-told-4 = «Siamo sempre nove?» chiede. «Keren aveva detto che a cena saremmo stati nove, voi quattro e noi. L'ha fatto sapere ai corvi prima che partiste.»
verse-book-576 =
    «È a un gancio», dice Hedra.

    «Era sotto l'acqua», dite. «L'hanno messo al riparo.»

    «Hanno fatto bene.» È un cappello. Ha un'ammaccatura dove un pollice lo toglieva davanti alla gente. Ancora non lo tocca. «Io ci passo davanti», dice Hedra, «come s'era detto.» Passa davanti al gancio, col suo passo. Va oltre, parecchio oltre. Non si stacca niente.

    «È morto, Hedra.»

    «L'ho letto. Ci ho fatto la sentenza. Silenzio, ho dato, e non poco; oppure la parola del fratello. Vorrei sentire quale.»
verse-book-576-beor-says-what-he-weighed = Beor dice quanto pesava.
verse-book-576-keep-the-silence-that-she = Tenete il silenzio che ha dato.
verse-book-576-carry-the-hat-between-you = Portate il cappello un po' per uno.
verse-book-933 =
    «Quello che ha sempre pesato», dice Beor. «Bagnato. Ne ho portati di più.» Poi per un po' apre e chiude le mani. «Ci farebbe una battuta. Vorrebbe sapere per dove l'ho preso. Per il bavero, gli direi. E lui: attento al bavero.»

    «È questa, la parola?» chiede Hedra.

    «L'ho messo giù piano. È questa.»

    «Agli atti», dice Hedra. Stacca il cappello, ci guarda dentro. Lo mette in testa a Beor, sopra il suo.
verse-book-934 =
    «Un miglio a testa», dice chi porta la lampada, «e chi ce l'ha va davanti.» Non l'aveva chiesto nessuno.

    «Si vuole sempre togliere», dice il prossimo. «Davanti alla gente.»

    «Lascialo fare. Faceva così.»

    «E dico qualcosa?»

    «Dici, buongiorno.» A ogni cancello c'è chi si è tolto prima il suo.

    «Chi è?» s'informa un bambino.

    «È Talan», dice Hedra. Fino a buio è l'unica parola sua.
verse-book-577 =
    «Sono *nel cortile*», dice una bambina a cui hanno detto di non gridare.

    Lungo i tavoli si fa silenzio. Qualcuno posa un mestolo. Entrano dal cancello nell'ordine in cui ne sono usciti, si puliscono i piedi, e restano lì.

    «Allora», dice Keren. «Vorrete mangiare.»

    «Non si disturbi nessuno per...» dice Corentin.

    «È cena.» Conta, non può farne a meno. «E cinque. Giusto, ne avevamo mandati cinque. E dietro di voi chi c'è?»

    «Li abbiamo portati noi», dite. «O sono loro che... siamo solo andati a prenderli.»

    «Quattro», dice Keren. «Posti ne ho cinque.» E di colpo si vede che cosa c'è stato sulla tavola a ogni cena di quell'anno. Cinque scodelle, una piccola; e voi che andavate e venivate lì davanti. Si tiene a una panca. «A loro non si deve niente», dice Keren, ragionando. «Sono qui. A chi è qui non gli devi niente. Sono questi altri. Per voi non ho mai apparecchiato.»
verse-book-577-told-1 = Succede tutto al Prato, nella settima fila; le sedie le hanno messe in tondo, e il tavolo è l'erba. «Pulitevi sulla striscia», dice Keren.
verse-book-577-told-2 = La minestra è giusta e i nomi sono giusti. Solo che il tavolo non ha angoli. «Dove volete», dice questa Keren, con le sue mani bianche. I cinque cercano il lato della porta; e Lowena, col suo sorriso, dice «È mio», e resta seduta.
verse-book-577-told-3 = «Ho io il tuo piatto», grida una a Talan. «Lavato tutte le sere. L'ha usato solo il gatto.»
verse-book-577-told-4 = Sulle assi ci sono cinque quadrati bruciacchiati, e nessuno ci mette piede. «Abbiamo mangiato in piedi», dice Keren. «Ci pareva giusto.» I cinque guardano i segni, e non chiedono.
verse-book-577-told-5 = Sullo stipite, in basso fra le tacche dei bambini, c'è una riga senza nome. Gwenneg ci si mette di schiena. Deve piegare le ginocchia. «È la sedia», dice. «Era alta così.»
verse-book-577-told-14 = Nella fila ci sono cinque vuoti, falciati. «Le abbiamo bruciate», dice Keren. «I posti li abbiamo portati.» I cinque guardano, e non chiedono.
verse-book-577-told-15 = Si sono portati lo stipite. In basso c'è una riga senza nome, e Gwenneg deve piegare le ginocchia. «È la sedia», dice.
verse-book-577-told-6 = «Ha la campana», vi avvertono, del ragazzo alto al quinto posto. È rosso fino alle orecchie. «L'ho tenuto caldo», dice Gwenneg. «Cioè, io. Per la campana mi dispiace.»
verse-book-577-told-7 = «Ne avete riportati cinque», dice un ragazzo magro, quello che per Keren tiene le cose, «ed è costato dei paesi. Li ho segnati. Non dico di rimetterli.»
verse-book-577-told-8 = A Lowena non chiede niente nessuno. «Presente», dice suo figlio, prima che lo chiamino. Questa volta lei si alza.
verse-book-577-told-10 = «Sono quattro e un cappello», dice Hedra. «Sono cinque», dice Keren.
verse-book-577-told-9 = «Che cos'è che non può dire?» chiede una, di uno che apre la bocca. Ci prova. Per quella parola la voce non c'è; allora gli danno del pane.
verse-book-578 =
    «Allora si siedono loro», dice una voce dalle panche, «e questi stanno in piedi. Come quando sono partiti. È educazione.»

    «Hanno camminato di più.»

    «Chi?»

    «Tutti e due.»

    «Non si siede nessuno», dice Hedra, «e nessuno va ringraziato per primo. Posso metterlo a verbale.»

    «E quelli là fuori?» Keren intende il vicolo. Fino alla curva è pieno di gente con una gallina o un orologio, che guarda dentro. «Loro una fila per sedersi non ce l'hanno. La pietra gliel'avete lasciata andare.»

    «A noi una sedia farebbe comodo», ha detto qualcuno dalla vostra parte della stanza, con una voce che conoscete.

    C'è un tale silenzio che si sente raddrizzare un cucchiaio. Non ve l'avevano mai chiesto. Guardano tutti che cosa fate coi piedi.
verse-book-578-told-1 = «L'ultima sera ve la raccontiamo noi», dice Keren ai cinque. «Chi c'era. Ci si mette fino ai fagioli.»
verse-book-578-told-2 = E una ha cominciato a canticchiarle, tutte e undici, dall'inizio alla fine, così, comunque vada, le avranno sentite.
verse-book-578-the-five-sit-the-four = I cinque si siedono, e voi dietro in piedi.
verse-book-578-everybody-stands = Tutti in piedi. A Gwenneg il pavimento.
verse-book-578-two-tables = Due tavoli, e il secondo fuori, nel vicolo.
verse-book-578-you-sit-down = Vi sedete voi.
verse-book-641 =
    «Ancora?» chiede Keren. Voi passate le cose da sopra le spalle, come la sera che sono partiti: il sale, poi il pane, poi il sale di nuovo.

    «Non riesco a mangiare con uno che mi respira addosso», vi dice Corentin. Intanto respira sulla minestra, felice.

    «L'hanno fatto anche quella volta», dice Nolwenn. «Talan ha detto, vi porto qualcosa. Che cosa ha portato?»

    «I corvi», dice Hedra.

    «La prossima volta si può fare al contrario», dice Nolwenn. «Noi dietro. Vorrei vedere come siete da sopra.»

    «C'è una prossima volta?»

    «C'è la colazione», dice Keren.

    Uno dopo l'altro si sono spostati, di un cappello, di una coscia, finché in fondo a ogni panca c'è un pezzo di tavola che non serve a nessuno. «Io dico solo che c'è», fa Gwenneg.
verse-book-642 =
    «Pare una fiera», dice uno. «Pare un trasloco.» Si mangia sui davanzali e sul forno, appoggiati, tutti alti come tutti.

    «Mi fanno male i piedi», dice Corentin, sorpreso.

    «Servono a quello», gli spiega Nolwenn. «Stai in piedi, e dopo è bellissimo.»

    «E quando ci si siede?»

    «Quando si è stati in piedi», dice Hedra. «Mi pareva chiaro.»

    Solo Gwenneg si è messo giù sulle assi, con la schiena contro una gamba del tavolo. Vede le scarpe di tutti. «Fate pure», dice. «Do fastidio? È un anno che faccio questo. Quelle sono della mamma. Queste non le conosco; salve.»

    «E queste chi le vuole?» chiede Keren, piano, delle sedie.
verse-book-643 =
    «Ecco», dice il paese. È quello che voleva. Passano uno per uno a guardarvi, seduti. «Si fa così?» «Dategli un cuscino.» «Ne volete ancora?»

    «Mi pare sempre di stare in mezzo», dice uno di voi.

    «Ci si abitua», dice Keren. «Io mi sono abituata.»

    «E loro dove sono?»

    «Sono usciti a lavarsi.» È passato molto tempo prima che qualcuno lo dicesse.

    La mattina non ci sono più. Hanno lasciato un sasso che stava in uno stivale, e una pagina di conti minuti che finisce *nulla è dovuto*.

    «Sono andati a quella spenta più vicina», dice Gwenneg al cancello. «Hanno detto, a vedere come se la cava. Hanno detto che avevate camminato tanto.»
verse-book-935 =
    «Da questa parte tengo io», dice Keren.

    Lo portano fuori nel vicolo, l'altro tavolo, che sono delle porte e la sponda di un carro. Quelli rimasti senza terra lo guardano come si guarda in una locanda un letto già fatto.

    «Di chi è?»

    «È cena. Non è di nessuno.»

    «E dove ci si mette?»

    «Per paese», dice Corentin. «No. Santo cielo. Con chi vi va.» Si è tolto le scarpe per sentire il vicolo.

    «Noi non restiamo», vi dice una. «Ci si ferma e basta. Si può imparare, ci si siede come se si dovesse ripartire.» Vi fa vedere, proprio sull'orlo dell'asse. Sembra di cadere e non è. In tutto il vicolo fanno così.
verse-book-930 =
    «C'è ancora?» «Che cosa?» «La strada.» «Sali sul forno e guarda.» «C'è fino al pero. Dopo è una specie di.» «Grigio?» «Pulitissimo.»

    «Secondo me ne resta un quarto», dice Corentin. «Di quello che c'era.»

    «Di quello che abbiamo camminato?» «Di tutto.»
verse-book-930-told-1 = «Chi era stato avvisato è venuto», ripassa Hedra. «In regola.» Sono nove paesi, coi loro orologi, e da mettere in lista non resta nessuno.
verse-book-930-told-2 = «Certi non sono stati avvisati», dice Hedra. «Dei posti ho i nomi. Mi servono gli altri.» Da quella parte hanno mangiato poco.
verse-book-930-told-3 = «Non è stato avvisato nessuno», dice Hedra. «Nessuno.» Da allora non vi guarda.
verse-book-930-told-4 = Talan dorme, seduto. Ci ha preso la mano; è a stare sdraiato che bisognerà insegnargli.
verse-book-930-told-5 = Il cappello è accanto alla porta, con gli altri. È l'unica cosa della casa che ha già il suo gancio.
verse-book-930-told-6 = Di là dal fuoco uno di loro muove le labbra, e non può dire che cosa aspettava. Ce l'ha. Arriva fino ai denti.
verse-book-930-told-7 = «Fai come gli uccelli», dice Lowena a Nolwenn, e le riempie di nuovo la scodella. «Vado a otto», dice Nolwenn a bocca piena.
verse-book-930-told-8 = «Hai giurato tu per lui», dice Lowena a uno di voi. «Che eri in ritardo. Lo eri?» «Sì.» «Ho la minestra», dice.
verse-book-930-told-9 = Il ragazzino del molo vuole andare a casa. «È di là», dice Gwenneg, e gli si siede accanto, dalla parte dove non c'è più.
verse-book-930-told-10 = Fuori nel cortile, in piano sotto la trapunta, c'è quello che avete portato. Sono entrati in cinque a vederlo, coi piedi puliti. «Ce l'avevano già detto degli estranei», dice Hedra.
verse-book-930-told-11 = Di notte sotto la finestra due voci fanno i conti: una candela quanto dura, dopo lo sfregio? Un giorno di meno, gli viene.
verse-book-930-told-12 = «Mamma», fa Ailei, e dopo non ha pronto niente. Hedra si sposta sulla panca. È un pezzo che nessuna delle due dice una cosa che non sia una deposizione.
verse-book-930-told-13 = Arev ha messo una forchetta a sinistra e una a destra, e guarda che cosa c'è in mezzo. «Non manca niente», dice. «Continuo a rifarlo.»
verse-book-930-told-14 = Beor si porta la scodella dietro al forno, dove Talan può appoggiarsi, e mangia con l'altro braccio.
verse-book-930-told-15 = «Lì c'è un posto mio», dice Verme. Parla dello spazio fra due, su una panca. È dalla minestra che ci sta davanti in piedi.
verse-book-930-told-16 = Prima di giorno Keren è in piedi per il fuoco. La sentite che si ferma. «Me la tieni un momento?» chiede a qualcuno, di una chiave; e poi, nemmeno forte: «Non la molla. Che stupida. Ci vedi? È la mano.»
verse-book-940 =
    «Allora si è spenta con noi ancora sopra», dice Hedra.

    «Si può mollare nell'ordine sbagliato?»

    «Si viene mollati.»

    Sale per la strada come una tovaglia che tirano via. Chi tiene qualcosa la sente cedere, di colpo e all'indietro, col rumore di una corda.

    «È morto qualcuno?»

    «No. Siamo tutti qui. Perché ho la bocca aperta?»

    «Ditela», li prega uno. «Dite solo che cos'era.»

    «Lo so *benissimo* che cos'era. Era... datemi un momento. C'era dentro una persona. Doveva essere così...»

    «A me arriva fino ai denti», dice un'altra. «Più in là non passa.»

    «Allora si cammina», dice Hedra, che la sua l'ha provata anche lei. «Ormai non è lontano. È rimasto così poco in mezzo.»
verse-book-723 =
    «Mi ha chiesto se mancava molto», dice Ailei.

    «E tu?»

    «Una pietra e una collina.» Cammina un po'. «Era vero. Avevo guardato. A mia madre non ho mai detto niente senza guardare prima che cosa le avrebbe fatto.»

    «E che le ha fatto?»

    «Ha detto bene, e si è allacciata la scarpa.» Ailei ride, non tanto bene. «È come se avessi posato un pianoforte.»

    «Il tuo come va?» chiede dopo; perché Corentin è davanti, sul ciglio, e passa da un piede all'altro.

    «Vuole sapere quanta ce n'è», dice Arev. «D'erba. Ho detto, abbastanza. Dice, a meno di quanto?» Guarda le pantofole tirarsi su bagnate. «Gli ho detto che me lo sono scordato. È la prima volta che non gli so una cifra. Mi ha fatto una carezza.»
verse-book-724 =
    «È stato seduto un'ora», dice Beor. «L'ho misurata, col corvo.»

    «È stanco?»

    «È rigido. Chiede sempre se tocca a qualcun altro.» Si è tolto gli stivali; accanto ci ha messo quelli di Talan, con le punte in fuori. «Credevo di avere delle cose da dirgli. Me le tenevo. È lì, e vuole sapere se la pezzata ha figliato.»

    «E ha figliato?»

    «Gemelli.»

    «Allora una cosa ce l'avevi», dice Ailei.

    Lui ci pensa, per tutta una calza. «Potresti dirgliela tu. Del palo. Che ne ho piantato uno per Tegen, senza numero. Ti verrebbe meglio.»

    «Mi verrebbe più dolce», dice lei. «Diglielo tu, male. Per quello si porta la sedia più vicino.»

    «La sedia non ce l'ha.»

    «E allora», dice Ailei.
verse-book-725 =
    «Ha addosso una fune», dice Verme.

    «Ho visto.»

    «In vita, sotto il cappotto. Le ho detto, a che serve? Dice, è per il nono pozzo. Le ho detto, giù non c'è nessuno. Dice, lo so, è perché ci sia una fune.» Si tira le maniche sui pollici. «Tu che diresti a una che vuol fare una cosa con quattro anni di ritardo?»

    «Giorni», dice Ailei. «Non erano quattro giorni?»

    «Erano giorni la prima volta.»

    Una volta la parola giusta l'avrebbe avuta subito; si vede che la rimette via. «Direi che è arrivata», gli dice.

    «È quello che ho detto.» Sta zitto. «Ha un nodo di casa. L'ho sentito con le dita.»
verse-book-726 =
    «Era pesante?» chiede Arev. «Quello che gli ho detto.»

    Beor era a portata d'orecchio. Corentin era nel fosso, sulla schiena, a guardare in su, e Arev gli spiegava che i libri non li teneva più dalla notte delle case. «Non l'ha lasciato cadere», dice Beor.

    «Ha detto, e allora chi li ha fatti? Nessuno, ho detto. Dice, e si è fermato tutto?» Arev si toglie il cappello e lo asciuga dentro. «Niente si è fermato. La gente ha fatto colazione. Potevo smettere da anni e fare colazione.»

    «La facevi. C'ero. In piedi.»

    «Pensavo che venisse giù qualcosa, credo.»

    «Lo pensava anche lui», dice Beor. Parla di quello nel fosso. «È sulla schiena da mezzogiorno. Ancora non è venuto giù niente. Glielo guardo io.»
verse-book-727 =
    «Quanti ne abbiamo spenti?» dice Verme.

    «Pietre?»

    «Gente.»

    Arev non conta sulle dita. Ha un modo di tenerle ferme. «Di quelli avvisati, o degli altri?»

    «Lo sapevo che ce l'avevi in colonna.» Dà un calcio a una pietra miliare; è l'unica a cui arriva. «A me, sulla panca, l'avevano detto che veniva qualcuno. È peggio. Meglio non sapere niente e cenare.»

    «Davvero?»

    Vanno avanti per il tempo di passare un cancello che dietro non ha più il cortile. «No», dice Verme. «Vorrei mettermi le scarpe.»

    «Lo pensavo», dice Arev. «Io a quella laggiù vado a bussare. Tu puoi anche non venire.» Si accorge che l'altro viene.
verse-book-728 =
    «Prima si va giù e poi ci si piega?» chiede Verme. «O è tutto insieme?»

    «Ti sei già seduto», dice Beor.

    «Lo chiedo per Talan. Davanti alla gente non vuole.» Può persino essere vero. «Dice che la terra gli viene incontro troppo in fretta.»

    Beor glielo fa vedere, lì sul ciglio, due volte, con la mano piatta per la terra. «Devi pensare che c'è sempre stata», dice. «Che c'era già. Lui crede che ci sia da quando l'ha guardata.»

    «Potrebbe.»

    «Potrebbe», dice Beor, che ne ha scavata parecchia. «Ma mentre ti siedi non ci si pensa.»

    Verme lo fa. Va giù come un cappotto lasciato cadere. Restano così un momento, tutti e due, su quello che è.

    «È bagnata», dice Verme, contento.
verse-book-571-stay-till-she-has-eaten = Restate finché non ha mangiato qualcosa.
verse-book-574-go-on-before-her = Scendete, davanti a lei.
verse-book-576-not-yet = Non ancora.
verse-book-937 = «Allora?» dice qualcuno di là dal fuoco. «Chi di voi è sveglio?»
verse-book-937-let-talan-ask = Lasciate chiedere a Talan.
verse-book-937-let-hedra-ask = Lasciate chiedere a Hedra.
verse-book-937-let-corentin-ask = Lasciate chiedere a Corentin.
verse-book-937-let-nolwenn-ask = Lasciate chiedere a Nolwenn.
verse-book-937-go-to-sleep = Dormite.
verse-book-938 =
    «Ma va bene?» chiede Talan. «Stare seduti. Con altri in piedi, intendo.»

    «Il tuo turno l'hai fatto.»

    «Il mio sì. È per il loro che chiedo. Metti che adesso passa uno con un vassoio.»

    Gli dite voi come fate. Non è una gran risposta; più che altro si guarda, e poi si guarda da un'altra parte. Lui la prende come prenderebbe un messaggio.

    «E quella cosa?» dice Talan. «Dietro le gambe? Dopo va via?»

    «No.»

    «Ah, bene. Credevo fosse la corteccia.»
verse-book-939 =
    «Che cosa sapevate?» dice Hedra. «Il perché non lo chiedo. Quando siete partiti, ognuno di voi, che cosa vi avevano detto, e che cosa eravate solo stati attenti a non chiedere?»

    È lunga, quella lista lì. Lei non aiuta. Arrivate fino a una scodella in fondo a un tavolo.

    «È uguale alla mia», dice quando avete finito. «L'avevo messa a carico loro. Del paese: *sapevano*. Non mi era venuto in mente che potevano chiederlo a me.» Si guarda le palme. «Non ci faccio una sentenza. Volevo solo sapere quanti eravamo.»
verse-book-941 =
    «C'è una cosa che non sono mai riuscito a registrare», dice Corentin. «Tutte quelle, sotto la chiglia. Avevo chi, a chi, per che giorno. La voce *a che serve* non ce l'avevo.»

    «A essere mantenute?»

    «Quello è che cosa se ne fa. Non a che serve.» È sulla schiena; ci ha preso gusto. «Quando uno di voi dice, ti porto un uovo. Che cos'è, a parte l'uovo?»

    Uno ci prova. È perché l'altro possa smettere di pensare alle uova. Lui ride, è così contento che si deve mettere seduto.

    «Allora era tutto lo stesso cassetto», dice Corentin.
verse-book-942 =
    «L'ho chiesto agli altri», dice Nolwenn. «Da voi ho avuto il fieno, e gli annegati. Voglio il pezzo tuo. Di te. Quando salivi e non sapevi che ero io.»

    «Le parole non le ascoltavo.»

    «No. Che cosa ti faceva venire voglia di fare?»

    «Sedermi», dice uno di voi. «Mi veniva voglia di sedermi, e pensavo che se mi sedevo mi scoprivano.» Non lo sapevate.

    Lei la canta sottovoce, con dentro questo. Ci sta benissimo. «Io non ce l'avrei *messo*», dice Nolwenn. «Ma è vero che sono tutte diverse? Verrà lunghissima.»
verse-book-930-told-17 = Per tutto il tempo uno tiene sulle ginocchia una gallina, e nessuno gli ha detto di non farlo.
verse-book-930-told-18 = Qualcuno nel sonno fa *pio*. Nessuno chiede chi.
verse-book-930-told-19 = E un bambino bianco se ne sta seduto a guardarsi intorno, in tutte le direzioni che ci sono.
verse-book-577-told-11 = Ce n'è un'altra, corta di gambe, che avete portato voi. L'hanno messa dove voleva andare; in fondo, dalla parte del vicolo.
verse-book-577-told-12 = Beor ha in testa due cappelli. È l'unico a cui non chiedono di toglierli.
verse-book-577-told-13 = Del cappello non parla nessuno, visto che non ne parlate voi. L'hanno messo dove vede la porta.
verse-book-930-told-20 = «Buongiorno», dicono delle voci nel buio, dalle parti delle file, di là dalle strisce. Fanno esercizio.
verse-book-930-told-21 = «Scendete», dice Keren a chi è lassù a guardare. «Se ne va anche se non state a vedere.» Sposta il lume. Da lì in poi si vede fin dove ci sono facce.
verse-book-930-told-22 = Prima di giorno Keren è in piedi per il fuoco. La sentite che si ferma. «Me la tieni un momento?» chiede a qualcuno, di una chiave; e poi, nemmeno forte: «Non la molla. Che stupida. Ci vedi? È quella buona.»
verse-book-571-told-6 = Salite per il ciglio fino a chi l'ha fatto per lei. «Puoi smettere.» Ci vogliono tre tentativi e un colpo sulla schiena. «Adesso che mi *veniva*», dice la voce; e sotto, per tutta la collina, più niente.
verse-book-571-told-7 = «Vado avanti finché ce n'è», vi risponde cantando, sull'aria, per non perdere il segno. «Voi avete la strada.» Così dietro di voi questa pietra resta accesa, in ritardo di una battuta.
verse-book-571-told-8 = La pietra scricchiola, come un forno lasciato spegnere. «Fino all'alba ci arriva», dice un falciatore che l'ha tastata tutta. «Di più non le chiederei.»
verse-book-571-told-9 = Una mela, un culaccino di pane, e mezza torta che qualcuno teneva da parte. «Va *masticata*», spiega a tutti. La lampada l'ha retta uno di voi, per tutto il tempo; e alla pietra è toccato un giorno più del dovuto.
verse-book-1067 =
    Prima c'è da svegliarla. «No», dice, piccola, dentro l'erba. «Ero sulle scale. Me l'avete *rovinato*.» Strappa un filo d'erba per ogni lega e non vi guarda. La mettete seduta contro la pietra, che è fredda come uno scalino.

    Lui gira la curva con la lampada. Si sente che conta. Al quarto passo rallenta, perché non c'è niente con cui andare a tempo.

    «Non guardarmi. Se mi guardi mi fermo per educazione.»

    «Ho gli occhi chiusi», dice Nolwenn. «Li avevo appena chiusi. Sei tu?»

    «Sono l'ultimo con la lampada. Sono pari. Sono... era questo. Sono passato.»

    «Allora non c'è bisogno che mi alzi», dice Nolwenn. Ci pensa, con l'erba stampata sulla guancia, e si alza. «Ormai sono in piedi. I panni li hanno ritirati?»
verse-book-1067-walk-on = Andate avanti, prima che si rimetta giù.
verse-book-1067-stay-till-she-has-eaten = Restate finché non ha mangiato qualcosa.
verse-book-1067-told-1 = Una mela, un culaccino di pane, e mezza torta che uno aveva in mano. «Va *masticata*», gli spiega. Lui mastica. La lampada intanto l'ha retta uno di voi, contro la pietra, che ne ha presa per un giorno abbondante, come un forno freddo.
verse-book-1067-told-2 = Dietro di lei la pietra ha preso un po' di lampada, come un forno freddo a cui si lascia aperto lo sportello. «Fino all'alba ci arriva», dice l'uomo delle coperte, che l'ha tastata tutta. «Vedo chi ho.»
verse-book-573-told-3 = «In *più*?» fa Gwenneg. Li rifà in mezzo alla strada, per vedere. «Io li contavo sempre dall'altra parte.»
verse-book-573-told-4 = Pesa più di quel che pare; è l'olio. Lui vi cammina accanto con le braccia vuote, e si vede che non sa che farsene.
verse-book-574-told-4 = L'ha tenuto teso così a lungo che scende a scatti. Si appoggia. «Quando c'è un gradino potete dirlo», fa Hedra.
verse-book-576-told-1 = Così non lo dice nessuno. Staccate il cappello dal gancio, e Hedra vi guarda uno per uno, fino all'ultimo. «Agli atti», dice con le labbra.
