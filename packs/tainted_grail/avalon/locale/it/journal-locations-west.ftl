verse-120-o1 = Secchi sulla ghiaia nera. I vecchi siedono in mezzo, dove stava la loro, e vi fanno posto. «A che cosa servisse non lo chiediamo», dice Tamsin.
verse-120-o2 = La tavola è tornata al suo posto, più corta di prima. Il vecchio vi saluta battendoci le nocche, e tende l'orecchio per la risposta. Ci mette il suo tempo. «Tiene», dice.
verse-120-o3 = Contano le tavole che siete ancora sul sentiero. Il totale ve lo fanno sentire. «Oggi torna», vi grida Tamsin. «Per ora.»
verse-120-o4 = Il vostro braccio di commessura ha pianto un poco. Tamsin ci ha messo sotto una tazza, e vi mostra quanto poco c'è nella tazza. «La mia prima ha annegato un gatto», dice.
verse-120-oz = Il catrame è andato avanti di un corso. C'è un posto asciutto per sedersi. «Mentre si dormiva è venuto l'orlo», dice Tamsin. «Ha tastato le giunture fino alla nostra ed è tornato a casa.»
verse-120-o0 = Le carene sono rovesciate dalla parte sbagliata, e la ghiaia è arrivata dopo. Il catrame è ancora tenero e sa di estate. Un secchio grande e uno piccolo sono lavati e messi ad asciugare su costole vicine.
verse-120-v1-follow-the-tar = Seguite il catrame.
verse-120-v1-wait-for-whoever-wants = Aspettate chi torna per i secchi.
verse-120-v1-prise-off-a-good = Schiodate una tavola buona.
verse-120-v1-search-the-backwash = Cercate nella risacca.
verse-120-v1-look-out-to-where = Guardate il largo, dov'è chiaro.
verse-120-v1-go-back-to-dry = Tornate all'asciutto.
verse-120-v1-go-inside-the-third = Entrate in quella che tengono.
verse-120-v1-learn-to-caulk-a = Imparate a calafatare.
verse-120-v1-give-back-the-plank = Restituite la tavola.
verse-120-v1-beor-tries-the-weight = Beor prova il peso di una costola.
verse-120-v1 = Chiglie sulla ghiaia, catrame nell'aria.
verse-120-v1-sit-with-them = Sedetevi con loro.
verse-120-v2 =
    Sono marito e moglie, vecchi, con un pennello in due. Di tutta la fila tengono in ordine una carena sola. Lo facevano i loro genitori.

    «A che serve?» chiedete.

    «Non chiediamo a che serve», dice lei. «Chiediamo se tiene.»

    «Tiene», dice il marito. Batte sul fasciame. Il suono torna dopo un momento, come da una stanza.

    «Quell'angolo l'hai dato per il verso.»

    «Come mio padre.»

    «Tuo padre lo dava contro.» Gli toglie il pennello, lo carica, glielo ridà. «In vita nostra abbiamo litigato per una cosa sola, Tamsin e Tom Penhale, ed è quella che vedete. Il primo che muore, ha vinto l'altro.» Vi passa in rassegna, spalle e maniche. «A deciderlo ci vorrebbe uno che impara. Ma non ne è mai venuto uno. I giovani vogliono sapere a che serve.»
verse-120-v2-told-1 = «Per il verso», dice Beor, dopo averlo guardato. Tom Penhale è così contento che devono farlo sedere. «Per ora è uno», dice Tamsin.
verse-120-v2-told-2 = «Un pennello solo», dice Arev. «La notte chi lo tiene?» Rispondono insieme, e ciascuno dice l'altro.
verse-120-v2-take-the-brush-for = Prendete il pennello per un'ora.
verse-120-v2-wish-them-well-and = Salutate e lasciateli lavorare.
verse-120-v3 = Viene via con un lamento da porta. È rovere, leggera, asciutta da prima che voi nasceste. Sul rovescio c'è un taglio per ogni anno, e l'ultimo non è finito. Dietro di voi, sulla ghiaia, i vecchi hanno cominciato a contare, prima le tavole e poi i chiodi.
verse-120-v4 = Una scarpa destra, numero grande, pulita dentro. Il mare qui rende le destre e la torbiera, a quanto dicono, le sinistre. Il laccio è annodato con cura, doppio. Il piede non c'è.
verse-120-v4-told-1 = È la compagna della sinistra con cui andate in giro.
verse-120-v5 = Di là dall'acqua nera si vede una riva in pieno giorno. C'è gente in fila, piccola, che si ripara gli occhi. Fra loro e voi non c'è una barca. Alle vostre spalle ce n'è una spiaggia piena, a chiglia in su.
verse-120-v6 = Si entra carponi e dentro si sta in piedi. È asciutto. Ci sono pagliericci lungo tutti i fianchi, e sotto ognuno un paio di zoccoli con le suole in su. «La paglia è di quest'anno», dice Tamsin. «Mia madre la cambiava a settembre, e io anche.» Sui pagliericci non si è mai dormito. Gli zoccoli sono consumati.
verse-120-v6-told-1 = Nel mezzo corre una fila di pietre squadrate con gli anelli di ferro. Una l'avete già vista, sotto la ruota di un mulino.
verse-120-v6-lie-down-on-a = Stendetevi un'ora su un pagliericcio.
verse-120-v6-draw-a-nail-from = Cavate un chiodo dalla chiglia.
verse-120-v6-crawl-back-out = Uscite come siete entrati.
verse-120-v7 = Il marito di Tamsin la rimette al suo posto. È cresciuta di una commessura. Lui la misura sull'avambraccio e la porta sul cavalletto a piallare. Quando ha finito spazza i trucioli e ve li consegna in una pezzuola. «Sono vostri», dice. «Quando è uscita di qui era più corta.»
verse-120-v8 = Beor abbraccia una costola e la solleva, per sapere. Poi percorre la fila con un braccio teso all'altezza della spalla. A ogni costola il legno è liscio lì, da un lato e dall'altro. «Portate», dice. «Un uomo per parte. Un pezzo e giù. Un pezzo e giù.»
verse-120-v9 = Stoppa, mazzuolo, catrame, poi da capo, poco più in là. Il secchio piccolo, si scopre, è per chi impara, e dopo Tamsin non è venuto più nessuno. Quando vi cedono le braccia avete chiuso un braccio di giuntura. Lei ci appoggia l'orecchio, poi la guancia, e vi mostra il punto. «Questa fa acqua», dice, contentissima.
verse-120-v10 = La ghiaia è ancora tiepida. Per un po' lui vi racconta in che ordine sono andate: prima le lontane, poi le vicine, e la loro, che aveva il catrame più nuovo, più svelta di tutte. «Ha preso bene», dice Tamsin. «Una commessura così non si poteva chiedere di meglio.» Tiene in grembo un pennello, e le setole lontane dalla gonna. «Adesso che cosa farete?» chiedete. Si guardano. Non ci avevano ancora pensato. «Ci sono i secchi», dice lui. «I secchi erano nostri», dice Tamsin. Dopo un pezzo vi chiede, visto che siete giovani e andate in giro, se da qualche parte ci fosse qualcos'altro, di legno, che fa acqua.
verse-120-v2a = Provate per il verso e provate contro. Loro vi stanno dietro e respirano. «Ecco», dice Tamsin, in qualunque modo facciate. «Ecco», dice lui. Quando il secchio è vuoto vi danno da dividere il loro pranzo. Guardano come tagliate.
verse-120-v6a = È paglia buona. Dopo un poco si sente respirare, regolare, lungo i fianchi, e il vostro fiato va col loro. Vi alzate e lasciate un avvallamento. Tamsin mette dentro la testa e lo guarda. «Questa bisognerà cambiarla», dice, felice.
verse-120-v6b = Viene fuori lucido, lungo quanto l'avambraccio, e tutta la fila scricchiola da qui fino in fondo. Fuori il pennello si ferma. Non riprende finché non siete passati.
verse-121-o1 = I pesci tengono il loro cerchio intorno al niente. Loveday taglia a occhio. «È venuta una della Fiera, a chiedere dove l'avevate presa», dice. «Le ho detto, dal mare. Le ho detto che stava suonando.»
verse-121-o2 = Da terra, quando il vento è buono, arriva la campana. Le onde aspettano la pausa. «È in ritardo», dice Loveday. «Lo è sempre stato, il padre.»
verse-121-o0 = I colpi vengono dal fondo, una coppia e una pausa, una coppia e una pausa. Chi ha sentito Piran raccontare del figlio riconosce il passo. Camminava così, dice Piran, per via di un ginocchio.
verse-121-v1-raise-the-bell = Tirate su la campana.
verse-121-v1-make-a-rope-fast = Legate una corda, per cominciare.
verse-121-v1-answer-knocking-on-a = Rispondete battendo su uno scoglio.
verse-121-v1-let-it-ring = Lasciate che suoni.
verse-121-v1-talk-to-the-woman = Parlate con la donna che stacca patelle.
verse-121-v2 = Scende uno solo alla volta. Sotto è limpido. La campana è in piedi su un banco di cozze. Nel bronzo si vedono la cala, la corda, e voi, che arrivate un attimo prima di voi.
verse-121-v3 = Viene su piena, e tutta l'acqua che rende è dolce. Dentro non c'è batacchio. Suonava senza. La posate sulla sabbia. Da allora le onde si rompono a terzine.
verse-121-v4 = Battete, e aspettate. Sotto contano la pausa e ribattono. Andate avanti finché vi fanno male le nocche. Poi battete una volta in meno, per sbaglio. Dal fondo correggono.
verse-121-v4-worm-asks-who-is = Verme domanda chi tiene il tempo.
verse-121-v4-be-the-first-to = Smettete per primi.
verse-121-o5 = Non bussa più niente. Il coltello di Loveday è chiuso sullo scoglio, e sotto le patelle hanno riempito i vuoti. Sulla sabbia vanno verso terra due file di orme, una d'uomo e una bagnata. Quelle di lei le seguono fino alla scaletta, tornano, ripartono.
verse-121-o3 = La cala è muta. Dove stava la campana i pesci girano al largo, in tondo, attorno a un mobile che non c'è più. Sulla sabbia, dove l'avete posata, il cerchio è ancora bagnato di acqua dolce.
verse-121-o4 = Loveday ne ha staccato un cesto anche per voi, e l'ha messo dove tra poco lo vorrà la marea. «Vi toccherà correre», dice. «Mi piace, vedere la gente che corre.»
verse-121-oz = Un colpo, un colpo, una pausa. Loveday ci lavora a tempo e non alza la testa. «Attenti ai piedi», dice, nella pausa.
verse-121-v1 = La cala, e sotto, due colpi.
verse-121-v5-sell-the-bronze-at = Vendete il bronzo alla Fiera.
verse-121-v5-wet-your-feet-and = Bagnatevi i piedi e andate.
verse-121-v5-dive-where-the-bell = Tuffatevi dove stava la campana.
verse-121-v5 = La cala, a bocca chiusa.
verse-121-v4a = «Chi è che tiene il tempo?» dice Verme all'acqua. Un colpo, un colpo, una pausa. Poi uno per ciascuno che sta sulla spiaggia, regolari, e uno in più, piano, per lui. I gabbiani si alzano. Non l'avevate mai sentito ridere.
verse-121-v6 =
    Loveday stacca patelle sui colpi e respira nelle pause.

    «La barca era la mia», dice, prima che lo chiediate. «Il ragazzo di Piran si era legato il batacchio alla cintura, per avere le mani libere. Quando è andato giù, è andato giù anche lui. Dopo le aveva libere.» Una patella cade nel cesto. «Addosso aveva una cima. L'altro capo lo tenevo io.»

    «E si è spezzata.»

    «Io l'ho raccontata così. La giudice Hedra mi ha chiesto, si è spezzata? e io, si è spezzata, e lei l'ha scritto come lo dicevo. Scriveva come se le facesse male.» Il coltello si ferma. I colpi vanno avanti da soli. «Andavamo giù con lui. Faceva un freddo che non sentivo da che parte era il coltello. Non vi sto dicendo che cosa ho fatto. Vi sto dicendo che faceva freddo.»

    Ricomincia, in ritardo di un colpo. «È regolarissimo», dice Loveday. «Non diresti che ce l'ha con me.»
verse-121-v6-told-1 = «Non può essere stata colpa—» dice Ailei. Chiude la bocca sul resto. «Mia madre ha scritto quello che dicevate», dice. «Che non era tutto l'avrà sentito.»
verse-121-v6-told-2 = «Quanto al largo?» chiede Beor. Lei glielo indica. Lui fa il conto per uno che nuota, poi per uno col ferro addosso. «No», dice. Loveday lo guarda. «Quel conto l'ho fatto anch'io», dice. «Grazie.»
verse-121-oz-told-2 = «Avete del catrame sui polsini», aggiunge. «Vi avranno detto che litigano solo per quello. Non è vero. C'è anche il lato del letto.»
verse-121-oz-told-3 = «E per che verso ve l'hanno fatto dare?» chiede, del catrame che avete sui polsini. «No, non ditelo. Si verrebbe a sapere, e uno dei due non avrebbe più per che cosa vivere.»
verse-121-oz-told-4 = «Voi siete quello che ha sollevato una costola», dice a Beor. «C'erano anche i nonni di mia nonna. Portate, diceva. Poi si strofinava la spalla e basta.»
verse-121-v6-cut-limpets-with-her = Staccate patelle con lei fino al buio.
verse-121-v6-have-her-hold-the = Fatele tenere la corda della campana.
verse-121-v6-leave-her-to-the = Lasciatela alla marea.
verse-121-v8 = La cala, e niente che bussi.
verse-121-v8-raise-the-bell = Tirate su la campana.
verse-121-v8-make-a-rope-fast = Legate una corda, per cominciare.
verse-121-v8-let-it-lie = Lasciatela dov'è.
verse-121-v7 = Nel cerchio che i pesci lasciano libero c'è una cintura, allacciata. Il cuoio è buono; dentro non c'è la vita di un uomo. Da lì una fila di impronte risale il fondo verso la spiaggia, profonde, regolari, una coppia e un vuoto, una coppia e un vuoto. La sabbia non le ha riempite.
verse-121-v7-carry-the-belt-to = Portate la cintura a Piran.
verse-121-v7-bury-the-belt-above = Seppellitela sopra la linea di marea.
verse-121-v7-follow-the-marks-ashore = Seguite le impronte a riva.
verse-121-v7a = Escono dall'acqua, passano le alghe e prendono il sentiero di Cuanacht. Al primo scavalco della siepe si fermano, appaiate. La traversa è bagnata. Si piega un poco, come sotto un uomo che riprende fiato.
verse-121-v5a = La spaccano sul posto, per risparmiare i muli. Ogni pezzo dà la sua nota mentre lo buttano sul carro, e le note sono ancora in ordine. Loveday pulisce il coltello e lo chiude. «E io adesso a che tempo taglio?» chiede.
verse-121-v6a = Lavorate finché c'è luce. Lei parla di cesti, e di quanto costano i vimini, e nel mezzo dei vimini dice: «L'ho tagliata.» Continuate a lavorare. I colpi continuano. «Ecco», dice Loveday all'acqua. «Adesso l'hanno sentito.»
verse-121-v7b = La strizzate e ve la allacciate a tracolla, per avere le mani libere. «Così no», dice Loveday. La slaccia e ve la dà piegata.
verse-121-v7c = Sopra la linea di marea la sabbia è asciutta e ricade nel buco. Loveday porta un sasso da metterci, poi uno migliore. «Non segnatelo», dice. «Chiederebbe per chi è.»
location-122-menhir-told-1 = Olio buono, stoppino nuovo, e qualcuno che soffi al contrario. Il Cieco si accende e la stanza si fa buia. Fuori, in compenso, si vede tutto.
verse-122-o1 = Denzil è seduto. Il caffè è freddo. «Ho battuto le palpebre», dice. «Chiedo scusa. È passato mentre non guardavo. C'è ancora tutto.»
verse-122-o2 = Di giorno l'altra riva è una finestra accesa nel muro sbagliato. Denzil ci ha messo davanti uno sgabello e sullo sgabello non si siede. «È per compagnia», dice.
verse-122-oz = «Chiunque», dice Denzil, versando. Ne ha riempite quante ne servono.
verse-122-oz-told-1 = «Giù fra le carene c'è una stella», dice, «bassa, dove prima c'era una tavola. Pensavo che ne sapeste qualcosa.»
verse-122-oz-told-2 = «Giù da basso è tornata la tavola», dice. «Da quel buco ci vedevo una stella. Non mi manca.»
verse-122-oz-told-3 = «Me n'è scappata una», dice delle lampade. «Gira lungo una siepe, mi dicono, e si china su ogni fusto. Vuole sapere per chi è.»
verse-122-o0 = Denzil vi fa il caffè di ghiande a occhi spalancati, senza guardare la tazza e senza sbagliarla. «Per chi passa», dice della pietra in cima alle scale. «Chiunque. Non c'era scritto chi.»
verse-122-v1-look-into-the-lamp = Guardate dentro la lampada.
verse-122-v1-hold-leave-a-lamp = Tenere: lasciate il lume e la cosa più cara.
verse-122-v1-take-burn-the-keels = Togliere: bruciate le carene.
verse-122-v1-slide-down-the-path = Scivolate giù per il sentiero di levante.
verse-122-v1-finish-the-coffee = Finite il caffè.
verse-122-v1-ask-denzil-what-he = Chiedete a Denzil che cosa ha visto.
verse-122-v1-watch-the-far-shore = Guardate la riva di là.
verse-122-v1-ailei-tells-him-about = Ailei gli racconta la mattina.
verse-122-v1 = La scala, la lampada, il bricco di Denzil.
verse-122-v2 = Ci vedete voi, di spalle, piccoli, su una scala, che guardate in una lampada. Dietro di voi uno aspetta il suo turno. Si leva il cappello, con molto garbo, perché non vi spaventiate.
verse-122-v3 = La lasciate sul gradino più basso, con un lume accanto e un cartellino, A CHI SERVE. Denzil ci gira intorno e ci mette davanti una seggiola. «Così uno si siede a scegliere», dice.
verse-122-v4 = Bruciano bene, con tutto quel catrame buono. Il Cieco beve la luce, e la riva di là resta accesa per giorni. In mezzo alla ghiaia i vecchi, con un secchio d'acqua a testa, uno grande e uno piccolo.
verse-122-v5 =
    «Una scala», dice Denzil, «con la mia schiena sopra, e dietro uno che aspettava il suo turno. Mi sono fatto da parte.»

    «Che cosa voleva?»

    «Guardare nella lampada. Toccava a lui. Da allora mi faccio da parte sempre, caso mai non abbia finito.» Versa senza guardare e si ferma all'orlo. «Direte che se n'è andato. Per quello dovrei voltarmi.»

    «Vi ha mai toccato?»

    «Mai. È questo che non mi fa dormire. Uno che vuole il male, spinge.» A tenerli aperti da tanto, gli occhi, ha perso la pratica dell'altra cosa. Vorrebbe un peso sulle palpebre, il tempo di una canzone. «L'ho chiesto ai gabbiani», dice. «Vengono vicinissimi. Ma vogliono essere pagati prima.»
verse-122-v5-told-1 = «Avrà voluto compagnia, sulla scala», dice Ailei. Gira la tazza. «Non ho idea di che cosa volesse. Ma buonasera, a quest'ora, io gliel'avrei detto.»
verse-122-v5-told-2 = «Il mio è rimasto lì quattro giorni», dice Verme. «Alla fine ti mancherebbe.»
verse-122-v5-told-3 = «Va accompagnato in fondo», dice Beor. Si mette in cima alla scala, di spalle, e lascia il posto perché passi uno. Denzil ascolta il posto che gli viene lasciato. «È un bel pensiero», dice.
verse-122-v5-close-his-eyes-for = Chiudetegli gli occhi voi.
verse-122-v5-ask-who-the-man = Chiedete chi era l'uomo.
verse-122-v5-hand-him-your-cup = Restituitegli la tazza.
verse-122-v5a = Dorme in piedi, col bricco teso, e russa subito. Finché le palpebre stanno giù non c'è mare e non c'è riva. La finestra è un'asse dipinta di grigio. La cantate tutta e poi il ritornello, per sicurezza. Vi dà la lampada che tiene accanto al letto. «Ero seduto», dice.
verse-122-v6 = Sulla riva di là c'è una tavola lunga, al sole, con la gente seduta. Dalla parte vostra è rimasto un posto, con la ciotola. Una si alza, si fa ombra agli occhi e sposta la ciotola di un poco, verso di voi.
verse-122-v6-told-1 = Leva dalla tovaglia un filo di paglia e cerca da dove viene. È paglia di quest'anno.
verse-122-v6-wave-to-her = Fatele un cenno.
verse-122-v6-count-them-again = Ricontateli.
verse-122-v6-pull-the-shutter-to = Accostate lo scuro.
verse-122-v7 = Denzil conta i secondi ad alta voce dalla finestra. A un certo punto c'è un corrimano, messo da uno a cui l'idea è venuta tardi. In fondo le levatrici hanno appeso al muro un materasso, con una fila di segni di gesso. Il vostro è il più basso.
verse-122-v8 = Denzil ha la finestra. Quello che gli manca è la parola di una persona. «Stamattina», dice ad Ailei. «Com'era?» È piovuto, il pane si è bagnato e un gabbiano ha mangiato il lardo. Hedra, che è sua madre ed è giudice, avrebbe cominciato dalla pioggia. Sul tavolo c'è un formaggio, e dipende. «Con comodo», dice Denzil, col bricco a mezz'aria.
verse-122-v8-she-tells-him-about = Gli racconta del lardo.
verse-122-v8-she-tells-him-it = Gli dice che era una bella mattina.
verse-122-v8-told-1 = Porta il velo di sua madre. Lui la prende per una più vecchia, e si alza in piedi.
verse-122-v8a = Denzil ride finché il bricco trema. Dagli occhi gli scende l'acqua, ai lati del naso, e lui la lascia scendere. Il formaggio lo mette via. «Il lardo», dice. «Quale gabbiano?»
verse-122-v5b = «Tiene il cappello davanti alla faccia, per educazione», dice Denzil. «Ma gli stivali li conosco. Un paio così, da allora, è salito per queste scale.» Vi guarda i piedi, a occhi spalancati. «Ve lo volevo dire», dice.
verse-122-v6a = Non risponde al saluto. Mette un cucchiaio accanto alla ciotola, dritto col bordo. «Ormai è fatta», dice Denzil. «Di là è buona creanza. Vuol dire sì.»
verse-122-v6b = Il conto non cambia. Ma ce n'è una che vi volta le spalle, e ogni volta è più avanti lungo la tavola, china su un orecchio. «Dice a tutti chi si aspetta», dice Denzil.
verse-122-v8b = «Bella», dice Ailei. «Chiara. Si vedeva lontanissimo.» Lui vi dà il formaggio, tutto, e pulisce il coltello. «Già», dice Denzil, «me lo dicono in tanti.» Non le chiede altro.
dream-122 = Una costa, vicina, e gente che saluta chi parte. Ti riconoscono. Qualcuno ha portato la merenda, e ne ha portata troppa, apposta.
nightmare-122 = Adesso il gesto è l'altro: avanti, avanti. Ti giri a vedere chi è che spinge. Dietro di te non c'è nessuno. Sei in fondo alla fila, e la fila si muove.
verse-123-o1 = Vi fanno entrare e contano i vasi, uno per donna, guardando voi. «Ci sono tutti», dice la più anziana alla fine. «Lo diciamo per dire.»
verse-123-o2 = La bambina è sveglia, con una donna per parte. Aggrotta la fronte come voi. «Ha chiesto di voi», dice la più anziana. «A modo suo.»
verse-123-o3 = La chiave è appesa al chiodo della porta, e la gente entrando la tocca, come si fa con uno stipite. A furia di toccarla è lucida. «Tegen riderebbe», dice la più anziana. «Poi la laverebbe.»
verse-123-oz = Sul muro è stata tirata un'altra riga, e lasciata vuota. «L'orlo è stato qui vicino», dice la più anziana. «Quando è vicino non hanno voglia di venire.»
verse-123-oz-told-2 = «È sceso quello del faro», dice. «A dormire. Voleva sapere da che lato li chiudiamo.»
verse-123-oz-told-3 = «È sceso quello del faro», dice. «Tutta quella strada per dirci che era piovuto. Voleva che gli chiedessimo quale gabbiano.»
verse-123-oz-told-4 = «Quello del faro dice che ha fatto bello», dice ad Ailei. «Lo diceva ai suoi stivali.»
verse-123-o0 = L'ultima nascita scritta sul muro è vecchia di anni. Dopo, le righe hanno continuato a tirarle, una al mese, e le hanno lasciate vuote. La più anziana vi guarda le mani, davanti e dietro, prima di guardarvi in faccia.
verse-123-v1-stay-for-tonight-s = Restate per il parto di stanotte.
verse-123-v1-sit-with-the-woman = Sedetevi accanto alla donna dalle mani chiuse.
verse-123-v1-ask-for-the-swaddling = Chiedete la fascia con la scritta.
verse-123-v1-beor-asks-about-a = Beor chiede di una donna scalza.
verse-123-v1-pocket-the-poppy = Infilatevi in tasca il papavero.
verse-123-v1-bow-and-go-out = Inchinatevi e uscite.
verse-123-v1-show-them-the-churchyard = Mostrate la chiave del camposanto.
verse-123-v1-see-the-child-that = Andate a vedere la creatura col vostro nome.
verse-123-v1-put-the-poppy-back = Rimettete a posto il papavero.
verse-123-v1 = Pavimento lavato, porta aperta, vasi in fila.
verse-123-v2 = Nasce in silenzio, femmina. Tutte guardano le mani. Sono aperte. Le mette sul grembiule della prima che capita e non stringe, appoggia. La vecchia intinge il dito nella fuliggine. «Come vi chiamate?» vi chiede. «Per cominciare le ci vuole qualcosa.»
verse-123-v3 = Le mani le si sono chiuse il giorno delle nozze, su un bicchiere. L'hanno rotto intorno. Vi racconta del mestiere, delle ossa che si aprono e si richiudono. Quando dorme uno dei pugni, per un momento, fa il gesto di lasciare.
verse-123-v4 = La usano da modello, un foglio del registro cucito a un telo. «Si lava bene», dicono. Sotto i punti si legge di un lume, e di chi passa. Ve lo scuciono in cambio di niente. «E siamo d'accordo che non è un favore», dice la più anziana, senza mollare il suo capo, «se no non è niente.»
verse-123-v4-told-1 = È la stessa carta del foglio della cantina. Messi vicini, si arricciano l'uno verso l'altro.
verse-123-v5 =
    «Una donna scalza», dice Beor.

    «Tegen», dice la più anziana. «Non l'ha detto lei. L'avevo tenuta per i talloni prima che un nome l'avesse, non c'era bisogno. È entrata da quella porta e ha chiesto un secchio.»

    Glielo mostrano. È un secchio. Lui lo prende per il manico, consumato da un lato solo, e non lo posa più.

    «Come ha dormito?»

    «Non ha dormito. Ha lavato quell'asse sotto la finestra, tutto il tempo, solo quella. Le ho detto, è pulita, figlia. Ha detto che lo sapeva.» Guardano l'asse. È più chiara delle altre. «Poi mi ha chiesto che fine fa un nome che non si usa. Ho detto, va al primo che nasce. E ne sono nati? dice lei. Ho dovuto dirle di no.»

    «Dov'è andata?»

    «Da una parte c'era già stata», dice la più anziana. «Quindi dall'altra.»
verse-123-v5-told-1 = «È stata una falce», dice Beor, del tallone. «Aveva sette anni. L'avevo lasciata fuori io.» «A noi ha detto un aratro», dice la più anziana. «Mi ero chiesta chi voleva risparmiare.»
verse-123-v6 = Teste secche, in un vaso con scritto PER QUELLE CHE. Non finisce. Dalla strada sentite che il vaso, vuoto, l'hanno rimesso al suo posto.
verse-123-v7 = La più anziana la riconosce dall'altra parte della stanza. «Quando le abbiamo detto quanto costa un letto l'ha cercata qui.» Si tocca il collo. «Poi si è ricordata di averla spesa. In sale. E ha riso.» In questa casa si ride poco. «Così il letto gliel'abbiamo dato. Non l'ha usato, ma l'ha avuto.» Gira la chiave senza prenderla. «Ha detto che c'era un fratello», dice. «Le sarebbe piaciuto che gli dicessero che era solo calce.»
verse-123-v7-told-1 = «Fate vedere», dice a Beor. Lui le tende, il dorso e poi il palmo. Ci mette più che con chiunque. «Pulite», dice la più anziana. «Tegen l'aveva detto.»
verse-123-v7-leave-it-here-on = Lasciatela qui, al chiodo della porta.
verse-123-v7-keep-it = Tenetela.
verse-123-v8 = Dorme con le mani aperte sul lenzuolo, e accanto a ciascuna sta seduta una donna. Si danno il cambio ogni ora, giorno e notte. «Non le tocchiamo», dice la più anziana. «Vediamo quanto dura.» Sopra la culla c'è il vostro nome, in fuliggine, scritto come si sente.
verse-123-v8-sit-an-hour-by = Fate un'ora accanto alla sinistra.
verse-123-v8-lay-a-finger-in = Posateci un dito.
verse-123-v8-look-and-go-out = Guardate e uscite.
verse-123-v8a = Si chiude. È una creatura, lo fanno tutte. Quattro donne si alzano insieme. Contate anche voi, con tutta la stanza, muovendo le labbra. Al trentaquattro si apre, e lei continua a dormire. Una scrive il trentaquattro sul muro. «Grazie», dice la più anziana. «Basta così.»
verse-123-v9 = Il vaso è dov'era, con la scritta in fuori. State posando l'ultima testa quando sulla porta c'è la vecchia, col coperchio. «Per quelle che?» chiedete. «Tornano», dice. «Prima non si può scrivere.»
verse-123-v7a = La appende lei al chiodo della porta. Poi pulisce il chiodo. «Darà fastidio a chi passa», dice la più anziana. «È il posto giusto.»
verse-123-v8b = Vi sedete. La donna dall'altra parte della culla non alza gli occhi. Dopo un pezzo il pugno piccolo, che non è un pugno, arriva da sé e si posa sulla vostra manica. «Ecco quanto dura», dice la più anziana. Tira una riga.
