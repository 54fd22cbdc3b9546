verse-210-o1 = Qui adesso c'è un sentiero solo, e va a un gradino. «Qui si sedeva una persona», dice Nolwenn. «Da parecchio.» «Qui non ci abita nessuno», le dite. «No», fa lei. «Si siede proprio così.»
verse-210-o2 = Quadrati nell'orzo, neri. «C'è stato un incendio?» chiede Corentin, e nessuno glielo vuol dire. Ci gira tutto intorno, per essere sicuro che non ci sia qualcuno da salutare.
verse-210-oz = «Siete tutti?» grida Kerra. I piatti li conta dal rumore.
verse-210-o0 =
    «Pulitevi», dice Kerra. «È *cena*. Quanti fate?»

    «Nove, con noi.»

    «Si apparecchia per quaranta.» Tiene il pane contro il petto e taglia verso di sé, come faceva. «Ogni sera ho una scodella in più, col piatto sopra, e dico, è per chi viene dietro. Chi di voi viene dietro?»

    Si guardano, tutti e cinque.

    «Io», dice chi porta la lampada. «Adesso non più.»

    «Allora è ancora calda», dice Kerra, e toglie il piatto.
verse-210-o0-told-1 = «E questo di chi è figlio?» chiede, di Arev. Non l'ha mai visto. Lui ha cominciato a zoppicare. Gli dà la punta del pane, che guarda caso gli piace, e non si spiega come lo sapeva.
verse-210-o0-told-2 = Alla dodicesima sta il mugnaio. Scopa con la sinistra. «A quelli di prima ho chiesto lavoro», dice. «Ci vorrebbe farina, hanno detto.»
verse-210-o0-told-3 = L'anello ce l'ha al dito; gira parecchio, e non esce. «Mi va», dice ad Arev. «Andava a tutte e due.»
verse-210-o0-told-4 = «*Quel che si è visto si dice*», vi saluta. È tornato in giro; l'hanno rimesso nell'orecchio. «Allora. Che avete visto? E niente gentilezze.»
verse-210-v1 = Le porte, l'orzo, il fumo.
verse-210-v1-tell-the-twelve-doors = Avvisate chi ci abita.
verse-210-v1-tell-the-squares = Avvisate i quadrati.
verse-210-v1-eat-what-was-over = Mangiate quello che avanza.
verse-210-v1-go-on = Proseguite.
verse-210-v2 =
    «Ancora?» dice Kerra.

    Per un po' dice solo questo. Asciuga un piatto dopo l'altro e lo passa al vicino, che lo mette via.

    «Potreste restare. Dicono che forse non ve ne accorgete», fa uno di voi, «visto che eravate già.»

    «Andati?»

    «Non volevamo dirlo.»

    «Ce ne accorgiamo», dice Kerra. «È per i *bambini*. Bisognerebbe spiegargli che cosa c'era.» Stende lo straccio, dritto. «L'altra volta è stato di notte, ed eravamo tutti così sorpresi. Questa volta mi porto le porte.»

    «Le porte?»

    «Di una casa si può fare a meno», dice Kerra. La prima l'ha già sfilata dai cardini.
verse-210-v2s = Qui non risponde nessuno, e lo dite ai quadrati. Su ognuno si alza un lume, di chi non si vede, e se ne va, in fila, all'altezza di un braccio.
verse-210-v3 =
    «La mattina non c'è mai», dice Kerra della porzione. «Mi sono chiesta.»

    L'ha mangiata Hedra. Mangia come fa tutto, da sinistra a destra. «Per chi era?» s'informa poi.

    «Per chi non era arrivato.»

    «Io non ero arrivata.»

    «No.»

    «E ieri chi l'ha mangiata?»

    «Qualcuno. Torna lavata.» Le due guardano la scodella che hanno in mezzo, dentro non c'è niente da giudicare. «Eravate *voi*», dice Kerra. «Secondo me eravate sempre voi cinque. A stare in piedi viene fame.» E poi: «Di sale andava bene? Non ho mai potuto chiederlo».
verse-211-oz = «Un passo», grida qualcuno dal braccio sinistro. Si sono mosse ancora. Nessuno le scava.
verse-211-o0 =
    «Ha le braccia intorno alla strada», dice Nolwenn. «Prima no.»

    «È cresciuto.»

    «Ma che *cerca*?»

    Qui ci si scalza. Passate sul polso, sul gesso nudo, tutti. Gli hanno pulito le unghie.

    «Vuole che gli dicano basta», fa uno accucciato nel palmo, bianco fino agli occhi. «È quello che vogliono tutti. Io faccio solo i bordi.»
verse-211-o0-told-1 = Sulla mano sinistra c'è un bambino col collo rigido, voltato verso la pietra. «Avevi detto finché non tornavano», le dice. «Sono tornati. Li sento.» Vi chiede se si può girare.
verse-211-o0-told-2 = C'è una panca con un nome inciso, quello di Casvel, e la scuola non c'è. «Ci ha ringraziati», dice quello dei bordi. «Ci ha detto quello che avevate fatto, e che era esatto.»
verse-211-o0-told-3 = Lavagne ai lati del cancello, piene. «Sono i malati», vi dice. «Abbiamo cominciato sul muro.»
verse-211-o0-told-4 = È la strada che avete acceso voi, dice, prima di tutte; si vede che gli scappa fra le dita.
verse-211-o0-told-5 = «Da questa collina ci avevate cacciati», dice quello che cura i bordi, senza rancore. «È andata avanti da sola. Due campi, quel braccio, e con una linea meglio delle nostre. Siamo tornati a imparare.»
verse-211-v1 = Le braccia di gesso, la pietra.
verse-211-v1-let-the-child-turn-round = Fate girare il bambino.
verse-211-v1-tell-the-hill-to-stop = Dite alla collina che può smettere.
verse-211-v1-go-home = Andate a casa.
verse-211-v2 =
    «Adesso?» dice.

    «Adesso.»

    Lo fa un po' per volta, come uno che svita un barattolo; si sente.

    «C'è *l'erba*», dice. «Va fino in fondo. C'era anche prima?» E quando gliel'hanno lasciata guardare abbastanza: «È servito a qualcosa? Che guardavo?»

    «Vorrebbe sentirsi dire di sì», dice la madre di qualcuno.

    «Lo so che cosa vorrebbe.»

    «Ci ha dato una settimana», gli fa uno di voi. «Avevamo detto un giorno. Poi non siamo mai venuti a vedere.»

    «Una *settimana*», dice. È felice. «Ho fatto una settimana? Da solo? È più lunga della collina?»
verse-211-v3 =
    «Chi lo dice?» chiede quello dei bordi. «Dev'essere uno di quelli che cercava.»

    Ne discutono. Talan no, le chiederebbe come sta. Alla fine mettono Nolwenn in piedi sullo sterno. Ci sta a gambe larghe, come davanti al trogolo.

    «Siamo *passati*», le dice, con tutta la voce che ha. «Tutti. Le puoi mettere giù.»

    Non si muove niente; è una collina. Si rimettono le scarpe.

    «È la prima sera che dentro non si sente un rumore», dice lui più tardi, con l'orecchio sul polso. «Credevo che fossi io.»
verse-212-o1 = Al cancello c'è un ragazzo con una lampada, proprio dove ci si inciampa. «Non mi sono seduto», dice. «Hanno detto di sedermi. Ditemi chi c'è nel vicolo, che lo grido.»
verse-212-o2 = «Era *qui*», dice Nolwenn. Gira per il cortile in mezzo al niente, e allunga la mano all'altezza di un chiavistello, di una mensola. «E qui dormiva il cane. E questa era la mamma. Avevate detto che l'hanno spostata.» «Sono al Prato. Hanno lasciato detto.» È scritto col gesso sul pozzo, *due giorni, settima fila, portate la sedia*.
verse-212-o3 = «Siete in anticipo», dice Keren. C'è tutto, ogni tetto. Hanno acceso i lumi, e sono così contenti che vi passa dentro come latte caldo. «Chi è di noi?» mormora Hedra. «Li conosco tutti, e non potrei giurare su uno.»
verse-212-oz = «Uno per volta no», dice il cancello. «Keren li vuole insieme. Si è messa il grembiule.»
verse-212-o0 =
    «C'è fumo», dice Corentin. «Io l'avevo registrato come fumo. Che fosse *azzurro* non c'era.»

    «È il forno. È sabato.»

    «E chi ci sarà?»

    «Tutti.» Nessuno ha fretta. Si sono fermati tutti allo stesso ceppo, che è dove ci si è sempre fermati, per prepararsi la faccia.

    «Chiederanno che cosa abbiamo portato», dice chi porta la lampada.

    «Noi.»

    «È una cosa da portare?»

    «In primavera lo era», dice Hedra, «quando l'hanno mandata via. State vicini. E non salutate.»
verse-212-o0-told-1 = Sul fienile ci sono gli arcieri. «Contali», dice Jory. «Mi hanno pagato. Mi piace sapere per che cosa.»
verse-212-o0-told-2 = Il cancello lo teneva quello che teneva la pietra; così vi avevano detto. Adesso c'è un corvo. «Seduto», informa ognuno di voi, «ti puoi sedere.»
verse-212-v1 = Il cancello, il vicolo, casa.
verse-212-v1-go-in-to-supper = Entrate a cena, tutti insieme.
verse-212-v1-go-round-by-lowena-s = Passate da Lowena.
verse-212-v1-let-the-five-ask-you = Lasciate che i cinque vi chiedano qualcosa.
verse-212-v1-stand-a-chair-for-one = Mettete fuori una sedia in più.
verse-212-v1-show-the-meadow-s-way = Fateli sedere sul muretto, intanto.
verse-212-v1-wait-till-somebody-is-ready = Aspettate al ceppo che siano pronti.
verse-212-v2 =
    «Io non chiedo niente», dice Lowena. La scopa ce l'ha davanti. «Non dovete dirmi niente.»

    Non stavate per farlo.

    «Solo che per quel vicolo c'è chi va su», continua, «e torna giù, da mezzogiorno. Arriva al pero. Il passo lo conosco; non ho detto una parola.»

    «Vorrebbe entrare.»

    «È casa sua.» Spazza meglio un punto pulito. «Ha avuto freddo? Non siete obbligati a dirlo.»

    «Aveva una lampada.»

    «Allora va bene», dice Lowena, e solo quando è arrivata in fondo alle lastre si vede che le cedono le spalle.
verse-212-v2-told-1 = «Quando l'hanno chiamato è uscito dal bosco», le dite. «Di corsa. Da solo.» «Con gli stivali al piede giusto?» «Sì.» «Allora non è il mio», dice Lowena, e ride.
verse-212-v2-told-2 = «Non avevamo lui», le dite. «Non si poteva. Ha giurato un altro.» Lei spazza un'altra lastra. «Allora portate dentro *quello*», dice Lowena.
verse-212-v2-told-3 = «L'avevamo lasciato lassù a reggere», le dite, «per l'altro. Adesso è libero.» «Sono le spalle?» chiede Lowena. «A sinistra non ha mai portato.»
verse-212-v3 =
    «Di chi è?» chiede una bambina, della sedia. La stanno passando dalla finestra.

    «Di nessuno.»

    «E allora perché proprio *quella*?»

    Vi accorgete che aspettate tutti che lo dica un altro. «È per chi è ancora là fuori», dice uno di voi, «su quello che è andato.»

    «E per le zie. Nel prato, con le spade. Ogni anno si fanno avanti di un metro, saranno contente di mettersi sedute.»

    «E per il cappello.»

    «È caso mai, tutto qui.»

    «Come la porzione in più», dice la bambina.

    «Uguale.»

    «Ci sto io accanto», fa lei. «Così sa da che parte è il tavolo.»
verse-212-v4 =
    «Come se vi fermaste un attimo», spiega Corentin. L'ha imparato da una del Prato; cercava a chi dirlo. «Uno pensa, giusto un minuto.»

    «E quanto dura?» dice Nolwenn.

    «A quello non si pensa.»

    Così aspettano sul muretto del cortile, tutti, senza metterci il peso, che li chiamino. Un anno fa stavano lì in piedi con la tazza.

    «Non ti regge *per niente*», dice Hedra. «Dovrei oppormi.»

    «Ci si può stare per sempre», dice chi porta la lampada.

    «No. Però ci si può alzare», dice Hedra.
dream-212 = Entri, è tutto in regola, e hanno cominciato. Non sei mai stato così contento di essere in ritardo.
nightmare-212 = Entrate. «Sono i quattro?» dicono. «Metteteli con gli altri.»
verse-218-oz = «Dodici», fa il guado. «Tredici», fanno i pozzi. È sempre stata questione di verso.
verse-218-o0 =
    «C'erano i pozzi, e poi il guado», dice uno di voi.

    «All'andata. Adesso c'è il guado, e poi i pozzi.»

    «L'acqua è la stessa.»

    «Questo non è *mai* stato vero.» Vi siete fermati tutti alla penultima pietra, perché là alla nona carrucola c'è una con le gambe di fuori. Si è sciolta qualcosa dalla vita.

    «È Nolwenn?» chiede chi porta la lampada. «Che cosa pesca?»
verse-218-o0-told-1 = Passano contando con voi, tutti e cinque. A *otto* Nolwenn vi dà un'occhiata; lei avrebbe girato lì.
verse-218-o0-told-2 = Manca una pietra. Ce l'ha una grotta lungo la riva, asciutta, con sopra il vostro tallone. «Saltate», dite. «Quella l'abbiamo messa noi. Cioè, tolta.»
verse-218-o0-told-3 = Dalla cala arrivano due colpi. «È una *quinta*», grida Nolwenn, senza voltarsi. «Chi la teneva così bassa?» Che fosse una nota non ve l'aveva detto nessuno.
verse-218-v1 = Le pietre, le carrucole.
verse-218-v1-go-and-sit-by-nolwenn = Sedetevi accanto a Nolwenn.
verse-218-v1-answer-what-counts-below = Rispondete a chi conta, là sotto.
verse-218-v1-cross = Passate.
verse-218-v2 =
    «È solo perché ci sia», dice Nolwenn. Ha calato una fune.

    «Giù non c'è nessuno.»

    «Lo so. Ho guardato.» La lascia scorrere fra le ginocchia, attenta che non tocchi la parete. «Ero uscita con questa. Intorno alla vita. La dovevo legare qui, e scendere con una pagnotta; toccava a *me*, e poi era una mattina così bella.»

    «E sei andata a passeggio.»

    «Ero arrivata a otto.» Non lo canta. «Da qui si sente, se c'è uno attaccato. Fa così, quando c'è. Sto un po' qui.»
verse-218-v2-told-1 = «Quattro giorni», dice Verme. È venuto lungo il muretto. Lei si sposta. Lui guarda il capo, laggiù, parecchio; dopo un po' infila un piede nel cappio.
verse-218-v2-told-2 = «Qualcuno me l'ha detto, quanto è durato», dice. «A pezzi di otto. Credevo foste voi.» Meglio non chiedere chi.
verse-218-v3 =
    «Quattrocentoundici», dice il pozzo.

    «È nostro?»

    Aspetta. Ha sempre aspettato con molto garbo. Quella volta sotto è rimasto qualcuno, e quanto lo sapete, più o meno.

    «Ne abbiamo lasciato giù uno», dice uno di voi. «Avevamo detto di no.»

    «Se ne era preso nota», dice il pozzo. «Si desidera ritirarlo?»

    «Non si può.»

    «No. Lo chiedono.» C'è una pausa; sembra che pensi a che cosa sarebbe cortese. «È solo che la cifra è stata conservata, e adesso non si sa a chi darla. Vi servirebbe?»

    Corentin mette avanti le palme, come per un gattino. «Me la cammino io», dice.
verse-219-oz = «Sinistra», dice la torba. Dice sempre quello. Ve la posa accanto al piede.
verse-219-o0 =
    «Scarpe!» dice Corentin. «Da sole?»

    «Sono sinistre. Le altre non si sa dove...»

    «Io lo so. Ce le ho! Quarto ponte, alla D.» Si è messo in ginocchio. «*Destra, una, seguirà.* L'ho sempre presa per una specie di inno.»

    «Vieni via. Qui è molle.»

    «Ma aspettano solo che...» Vi guarda, da sotto la corda; sono tante, e le hanno pulite tutte. «L'ho detto, che ero felice?» fa Corentin. «Devo essere stato una gran seccatura.»
verse-219-o0-told-1 = «Di qua», chiama Jory nella nebbia. «Avete pagato, vi tocca il pezzo buono.» I cinque li fa passare tenendoli per il polso, e chi sono non lo chiede mai.
verse-219-o0-told-2 = Sulla riva ci sono centonove paia, legate per i lacci. Siete voi; avevate cominciato con uno. Gli altri non si sa da dove siano venuti.
verse-219-o0-told-3 = C'è un laccio, e poi un nastro su uno stecco, per dire che c'è un laccio. L'hanno messo dove si trova dopo.
verse-219-v1 = La corda delle scarpe, il mulino.
verse-219-v1-ask-at-the-mill = Chiedete al mulino.
verse-219-v1-knock-at-the-house-the = Bussate alla casa a cui mirava la siepe.
verse-219-v1-go-on = Proseguite.
verse-219-v2 =
    «È chiuso», dice la moglie del mugnaio. Per dirlo ha aperto la porta intera.

    «Gira?»

    «Quando vuole. Non arriva più niente. Avevo solo la scopatura, e vi ho fatto questi.» Sono piccoli, e grigi. Guarda come mordete. «È per vedere se sognate.»

    «E se sogniamo?»

    «Mani piene. Tutti. Stavo lì sdraiata così *sazia*.» Si guarda le sue, come se le avessero cambiate. «Un ragazzo mi ha detto che tornate a mani vuote. Ho pensato, be', non ci resteranno male.»
verse-219-v2-told-1 = Dietro di lei uno scopa. Gliel'ha detto, che era una bugia; lui ha annuito ed è andato avanti fino all'angolo. «Dice che era gentile», fa lei. «Preferivo che tirasse qualcosa.»
verse-219-v2-told-2 = Nel cortile c'è la pietra con cui l'avete fermato. Ha un anello murato; pensavate che fosse per un cavallo. «Quello è di una *nave*», dice Nolwenn, che è stata sui tetti.
verse-219-v2-told-3 = «Girano dritte, da quando avete pulito le macine», ammette. «È solo che girano su niente.»
verse-219-v2-told-4 = «Voi mi avete detto la verità», fa a uno di voi. «Vi avrei buttati nella gora. Tenete, prendete l'angolo.»
verse-219-v3 =
    «È entrata», dice l'uomo alla finestra. È cresciuta tutt'intorno, e sopra. Dove l'hanno tagliata c'è un arco con le spine ai bordi, alto più o meno un cappello.

    «È una porta.»

    «Lo pensavo. Non ci sono passato.» Sta dietro quel vetro, col letto nell'altra stanza, da prima che nasceste. «Fa un palmo l'anno. La misuravo. Una volta arrivata, uno crede che faccia qualcosa.»

    «Che cosa voleva?»

    «L'ho piantata io», dice. «Le ho detto: *sta' lì finché non esco*.» E si ferma, con la mano sul chiavistello. Si è sentito.
verse-212-v1-lay-the-card-under-a = Mettete la scheda sotto un piatto.
verse-212-v5 = La trova Lowena. «*Tornare*», legge, e la gira per vedere quanto manca. «Da questa parte è bianca.» «È stata mantenuta.» «Ah», fa Lowena. Ci mette sopra un fiore; perché, non lo sa.
verse-212-v1-see-who-is-at-the = Vedete chi saltella al cancello.
verse-212-v6 = «Ho perso», dice Eseld. È venuta fin qui per dirvelo. «Ho scommesso con un bambino che arrivavo prima. Lui si era fermato ad allacciarmi la *scarpa*.» Ci pensa, su una gamba. «Lo rifarei», dice la bambina.
verse-210-v1-hear-what-the-ear-said = Sentite che cosa si racconta di voi.
verse-210-v4 = «L'abbiamo saputo dall'orecchio», dice quella all'ultimo davanzale, che sgrana. «In ordine. Triste fino all'erba, e poi abbiamo dovuto smettere dal ridere. È vero che salutava il *fumo*?» Finisce un baccello, e vuol sapere che cosa avete fatto dopo.
verse-212-v1-look-back-at-the-hill = Voltatevi a guardare la collina.
verse-212-v7 = «Le ha messe giù», dice una bambina da sopra il forno. Si vede dal cortile. Le braccia sono lungo l'erba, coi palmi in su, come uno che dorme su una spiaggia. «È morto?» «È a casa», dice Nolwenn. «Ha saputo che lo siamo noi.»
verse-212-v1-see-what-corentin-is-doing = Vedete che cosa fa Corentin nel cortile.
verse-212-v8 = Se la cammina. Intorno al pozzo, scalzo, di passo uguale, a occhi chiusi. A che punto sia non glielo chiede nessuno. Quando ha finito resta un po' fermo. «Era tutta la giornata di uno», dice Corentin. «Mi pareva giusto che dentro ci fosse un po' d'erba.»
verse-212-v1-give-keren-the-grey-loaves = Date a Keren i pani della mugnaia.
verse-212-v9 = «È scopatura», dice Keren, spezzando il suo. «Sarà rimasta senza.» Manda una bambina al mulino con una torta in un panno, di corsa, finché c'è ancora il vicolo. «E dille di venire a mangiarla *qui*.»
verse-210-o3 = Fra l'orzo c'è uno stipite senza la porta. «Busso?» dice Corentin. Bussa; da parecchio più giù, sulla strada, gli gridano avanti.
