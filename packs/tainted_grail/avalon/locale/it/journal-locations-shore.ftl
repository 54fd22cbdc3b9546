verse-183-o1 = Vi vedono arrivare da lontano e non vi salutano. «Ci siamo?» chiedono soltanto, come a chi esce a prendere aria. «Ci siamo», dite. Chi fra voi non importa. I pali si scostano. Un'onda vi viene incontro, ci ripensa, ed è la stessa cosa.
verse-183-o2 = L'acqua è bassa e ferma da una parte sola. «È per voi», dice il bambino, che vi viene dietro coi sassi in tasca. «Si vede che da voi si fa così. Si sta fermi.» Non lo dice per offendere. È qui a vedere.
verse-183-oz = La riva è dove la si lascia, e anche un po' più in qua. La siepe è in fiore. «Si esce?» chiede una voce dalla sala. «Si esce», dite. «E si rientrerebbe?» «Si rientrerebbe.» La porta resta aperta.
verse-183-o0 = Dalla sala si scende per tre scalini di sabbia, e c'è il mare. È davanti. Vi voltate, ed è anche dietro, dove la sala sta in mezzo come una barca tirata in secco. L'acqua sale e scende nello stesso tempo. Una donna con le gonne rimboccate ci cammina in mezzo e non sembra che le importi da che parte. «Quale delle due è la marea?» le gridate. «Quale si vuole?» grida lei. «Io cerco un secchio.»
verse-183-v1 = Una riva, e nessuno da una parte sola.
verse-183-v1-say-which-way-the-tide = Dite da che parte va la marea.
verse-183-v1-ask-for-the-lesson = Chiedete la lezione.
verse-183-v1-ask-for-it-again = Chiedetela di nuovo.
verse-183-v1-a-last-time-with-nothing = Ancora una volta, senza tenere niente.
verse-183-v1-lend-a-thing-you-are = Prestate una cosa di cui siete sicuri.
verse-183-v1-plant-the-cutting = Piantate la talea.
verse-183-v1-step-on-the-flat-stone = Salite sulla pietra piatta.
verse-183-v1-look-at-what-lies-in = Guardate che cosa luccica nella sabbia.
verse-183-v1-speak-to-the-posts = Parlate ai pali.
verse-183-v1-see-to-the-barn = C'è un granaio di troppo.
verse-183-v1-sit-by-the-hares = Sedetevi accanto alle lepri.
verse-183-v1-go-to-the-village-that = Andate al villaggio che è in visita.
verse-183-v1-show-it-to-one-who = Fatelo vedere a uno che lo crede un difetto.
verse-183-v1-go-back-for-the-shoes = Tornate indietro a prendere le scarpe.
verse-183-v1-go-in-as-one-goes = Rientrate, come si rientra in casa.
verse-183-v1-leave-the-shore = Lasciate la riva.
verse-183-v2 = La donna col secchio si ferma ad ascoltare. «Forza», dice. «Io metto un gambero su ogni risposta.»
verse-183-v2-it-is-going-out = «Scende.»
verse-183-v2-it-is-coming-in = «Sale.»
verse-183-v2a = «Scende», dite, e siete già con l'acqua alla cintola. La donna applaude. «Giusto il contrario», dice. «Ancora.» «Sale», dite allora, e l'acqua vi lascia lì, su una secca, con un granchio. Non c'è verso. Il bello è che dopo un po' si aspetta di sbagliare come si aspetta il solletico.
verse-183-v2b = «Sale», dite. Se ne va, con calma, portandosi via gli spruzzi. Trovate il secchio. «Scende», dite, mentre glielo tendete, e la donna vi tira su per il gomito, a tempo. «Si è bravi», dice. «C'è chi ci mette un pomeriggio, a sbagliare così.»
verse-183-v3 =
    «È facile», dice una ragazza che ripara una rete dalle due parti. «La faccia si tiene come si tiene un uovo. Non la si stringe, e non la si lascia. La si porta in giro.»

    «La faccia?»

    «Quello che si è. Ma a dirlo così si stringe.» Posa la rete. Si passa un braccio davanti agli occhi e dietro c'è lei, e anche la vecchia della panca, e uno che fischia; poi lei, con un filo in bocca. «Si prova», dice.

    Provate. È come stare in piedi in una barca. «Ci sono», dice uno di voi, ed è finita.
verse-183-v3-told-1 = Ad Ailei viene bene subito, e poi qualcuno la guarda triste e lei torna indietro di corsa, a consolare.
verse-183-v3-told-2 = Arev lo fa con grande precisione. «Così?» chiede. «Benissimo», dice la ragazza. «Quello è Arev.»
verse-183-v3b =
    «Meno», dice la ragazza. «Non si fa. Si smette di fare.»

    Questa volta tenete d'occhio la rete, piena di buchi da tutt'e due i lati, e pesca lo stesso. Per un momento c'è aria tra voi e il nome.

    «Ecco», dice lei. «E adesso non contate.»

    State contando.
verse-183-v3b-told-1 = Beor la faccia la tiene come un secchio pieno. «E chi la regge, intanto?» dice. «Il mare», dice lei. Beor guarda il mare, a lungo, come si guarda uno che chiede un prestito.
verse-183-v3b-told-2 = Verme non fa fatica. È che non torna. Lo cercano lungo la riva; la ragazza, alla fine, chiama «A cena!», e arriva da tutte le parti.
verse-183-v3c =
    Non c'è più niente di cui essere sicuri, e così si può. Stavolta non succede un bel niente. L'acqua va e viene, la ragazza rammenda, un piede è freddo.

    «Quando si comincia?» chiedete.

    Lei alza gli occhi, e ride. «Venite a vedere!» grida a quelli della sala. Vi guardate intorno per capire che cosa. Uno di voi sta parlando, con addosso anche un'altra faccia, di una zia, e dentro ci sono un campo e un martedì. «Sei tu?» chiedete. «Un po'», dice. Nessuno stringe. Vi passa sopra a tutti come la nuvola su una collina. «Ancora?» chiede uno di voi. «Non serve», dice la ragazza. «È così. Si va solo in giro.»
verse-183-v4 = «Si presta qualcosa?» chiede un vecchio, vestito di cose di tutte le misure. «Il coraggio, il giudizio. Quello che avanza. Si riporta per cena.» E vi mostra che cosa c'è in cambio, una pazienza, un po' lisa; una mano ferma; un modo di ridere.
verse-183-v4-lend-courage = Prestate il coraggio.
verse-183-v4-lend-caution = Prestate la prudenza.
verse-183-v4-lend-nothing = Non prestate niente.
verse-183-v4a = «Va benissimo», dice, e lo prova subito, dicendo a una donna due pali più in là che gli piace come arrotola la corda. Per cena ve lo rende. «È piegato diverso», si scusa. Non è più quello. Nel posto del coraggio c'è adesso un'attenzione per gli altri, che all'inizio tira un po' alle ascelle.
verse-183-v4b = Se la mette, ci pensa, e se ne sta fermo tutto il pomeriggio a guardare l'acqua, felice. Ve la rende piegata in un altro modo. Al posto della prudenza c'è una voglia di salire in piedi sulle cose. «È bella calda», dice.
verse-183-v5 = La siepe finisce qui. È la stessa, quella che cammina; si riconosce dalla spina. Da questo capo è in fiore, e sta ferma, come chi è a casa in calzini. Le mettete accanto la talea, che attacca a fare foglie dalla parte di qua. «E di là com'è?» chiede un uomo con le cesoie. «Spine», dite. «Va in giro, taglia la strada alla gente.» «Ah», fa lui, «allora non è in visita. Si perde.» Le lega un filo rosso. «Così quando vuole rientra.»
verse-183-v6 = C'è una pietra, piatta, un po' inclinata, e sopra il segno di un tacco. Manca a un guado che conoscete. Ci salite, e il tacco entra preciso. «Succede qualcosa?» chiede la donna del secchio. «Non si vede.» Ma da qualche parte un uomo coi calzoni rimboccati alza un piede per la pietra dopo, chiude gli occhi, e non si bagna. «Ecco dov'è», dice la donna. «E dire che ci si siede tanto bene.»
verse-183-v7 = «Non è perso», vi avverte la donna del secchio. «È posato.» È uno scalpello, corto, col manico lucido. Con quello una faccia si può finire; si sente dal peso. Più in là, nella sabbia, c'è l'orma di uno che va a vedere che tempo fa. «Torna?» chiedete. «È appena di là», dice lei.
verse-183-v7-take-the-chisel = Prendetelo.
verse-183-v7-leave-it-there = Lasciatelo lì.
verse-183-v7a = Lo prendete. La sabbia tiene la forma, e l'acqua ci va intorno. Lontano, uno torna con calma, si china, guarda il posto vuoto. «È con gente che finisce!» gli grida la donna del secchio. Quello non chiama. Si mette un braccio sugli occhi, per vedere che cosa ne fate.
verse-183-v7b = «Solo il taglio in dentro», dite, girandolo, «che non ci si metta il piede.» «Che bel pensiero», dice la donna. Accanto ce n'è un altro, più piccolo, da principiante.
verse-183-v8 =
    Sono pali, pochi o molti. «Quanti si è?» chiedete, con educazione.

    «Quanti se ne vuole?» chiedono. Non è una voce; è più come quando uno si sposta per farvi passare.

    A casa li si conta, ogni giorno, e non tornano, e c'è gente che ne piange. A loro non dispiace essere contati. Solo che ogni volta vorrebbero accontentare.
verse-183-v8-ask-them-to-be-none = Chiedete se per stanotte possono essere nessuno.
verse-183-v8-say-what-they-are-is = Dite che così vanno bene.
verse-183-v8a = «Nessuno?» ripetono, felici. «Tutti nessuno? Non ce lo chiede mai nessuno.» Se ne vanno uno dopo l'altro come lampade. Dove comincia il fuori non c'è, per una notte, niente con cui cominciare. Dormite tutti dalla stessa parte.
verse-183-v8b = «Così come?» chiedono. Vi sedete. «Tu», dite al primo, «sei dritto. Tu sei il più amico dell'acqua.» «E io?» chiede l'ultimo. Glielo dite.
verse-183-v9 =
    Sulla sabbia posano un granaio. Lo portano in otto, col fieno e tutto, e sono contenti. «È di ritorno», dicono. «Con uno in più, per il disturbo.»

    «Non vogliamo che torni», dite.

    Si guardano. Posano il granaio in più, che è lì dietro, anche lui col fieno. «Non si vuole?»

    «Si ringrazia. Ma no. Ce n'è già uno, con dentro la gente.»

    Nessuno lo dice mai. Si vede da come si passano la frase, di spalla in spalla, attenti a non romperla. *Si ringrazia, ma no.* «Si può?» chiede uno, giovane.

    «Si può», dite.
verse-183-v9a = «Allora non succede», dice il giovane, e non succede, educatamente. Il granaio si fa indietro un'asse alla volta, come chi si accorge di essere nella stanza sbagliata; il fieno resta un momento in aria, con la forma del tetto. «Scusate», dice il più vecchio, di schiena. Poi c'è la sabbia. Ci sono delle persone con le braccia libere che si guardano le braccia.
verse-183-v10 = Sono due lepri e un'ombra sola, che va bene a tutt'e due. «Si può?» chiedete. Mangiano qualcosa che c'è o che ci sarebbe. Dopo un po' l'ombra cade anche su di voi e ci si sta. «A chi tocca tenerla?» chiedete, a nessuno. Alzandovi è tutto così leggero che vi voltate a guardare se ne lasciate un pezzo.
verse-183-v11 =
    Sono nove case e un comignolo, e il comignolo fa il giro. Sono qui in visita da un'altra riva. Vi tirano dentro per la manica; c'è da mangiare per trenta e sono in ventidue, o il contrario.

    «E non vi date mai fastidio?» chiedete, quando siete pieni.

    «Sempre», dice una donna che sbuccia.

    «E allora?»

    «Allora si sta un po' più in là.» Indica fuori, dove la casa accanto è già più in là. «Poi uno porta una torta.»
verse-183-v11h = Le nove case, un po' più in là.
verse-183-v11h-have-supper-there = Restate a mangiare.
verse-183-v11h-ask-how-they-quarrel = Fatevi mostrare come si litiga.
verse-183-v11a = Mangiate finché si spegne il comignolo, e quello passa alla casa dopo. Vi riempiono le tasche. «E da dove viene tutta questa roba?» chiedete. «La porta chi litiga», dice la donna.
verse-183-v11b = «È per un secchio», dice uno. «Non è per un secchio», dice l'altra. Intanto le due case si staccano, piano, con le tovaglie ancora al vento. «È per il tono!» grida lei, finché per sentirsi gridano, e per gridare ridono. Da lontano il secchio non si vede più. Uno dei due arriva a nuoto con una torta sulla testa. «La tagliate voi», vi dicono, «che non siete di nessuna parte.» Qui pare che sia questo, un giudice.
verse-183-v12 =
    È dei Resi. Sta in piedi con l'acqua alle caviglie, e si tiene le braccia, come chi sta cercando di non rovesciarsi. «Mi va via», dice. «Di là lo vedono tutti. Dicono il nome e io sono un poco anche un altro. È un difetto, lo so. Sto attento. Stringo.»

    «Non stringere», dite. «È un uovo.»

    Glielo fate vedere. Non siete bravi. Lo fate come si mostra un passo di ballo nella cucina di casa. Lui guarda i piedi. Poi molla un dito, e poi un altro.

    «E se va via?»

    «Poi viene a cena», dice uno di voi, con la voce di un altro di voi, che qui fa lo stesso.
verse-183-v12a = Gli passano in faccia un fratello, e il fratello del fratello, e un giorno di pioggia. Lui ride, e piange, e non si asciuga. «Non è rotto», dice. «Non è *rotto*. Fa così perché va. E quelli che lo vedono, allora, lo vedono andare.» «Sì», dite. Corre via lungo la riva; da come corre, pensa di fermarsi a tutte le porte che trova.
verse-183-v13 = Le scarpe sono accanto alla porta. Sono in fila, con le punte in fuori. «Si parte?» chiede chi sta lì, e si stringe il cappello contro la pancia. «Non ancora», dite. «È solo che senza non ci si sente in piedi.» Quello guarda i piedi. «Di piedi me ne intendo», dice. Dentro, perché tengano la forma, ci mettono della carta scritta fitta. Non c'è una parola che sia di ieri.
verse-183-v11h-leave-them-to-it = Lasciateli in pace.
verse-183-o1-alone = Vi vedono arrivare da lontano e non vi salutano. «Ci siamo?» chiedono soltanto, come a chi esce a prendere aria. «Ci siamo», dite. I pali si scostano. Un'onda vi viene incontro, ci ripensa, ed è la stessa cosa.
verse-183-v8a-alone = «Nessuno?» ripetono, felici. «Tutti nessuno? Non ce lo chiede mai nessuno.» Se ne vanno uno dopo l'altro come lampade. Dove comincia il fuori non c'è, per una notte, niente con cui cominciare. Dormite dalla parte che capita.
verse-183-v3-alone =
    «È facile», dice una ragazza che ripara una rete dalle due parti. «La faccia si tiene come si tiene un uovo. Non la si stringe, e non la si lascia. La si porta in giro.»

    «La faccia?»

    «Quello che si è. Ma a dirlo così si stringe.» Posa la rete. Si passa un braccio davanti agli occhi e dietro c'è lei, e anche la vecchia della panca, e uno che fischia; poi lei, con un filo in bocca. «Si prova», dice.

    Provate. È come stare in piedi in una barca. «Ci sono», dite, ed è finita.
verse-183-v3c-alone =
    Non c'è più niente di cui essere sicuri, e così si può. Stavolta non succede un bel niente. L'acqua va e viene, la ragazza rammenda, un piede è freddo.

    «Quando si comincia?» chiedete.

    Lei alza gli occhi, e ride. «Venite a vedere!» grida a quelli della sala. Vi guardate intorno per capire che cosa. Nell'acqua fra le rocce c'è una faccia, con addosso anche quella di una zia, e dentro ci sono un campo e un martedì. «Siete voi?» chiede la ragazza. «Un po'», dite. Non stringete. Vi passa sopra come la nuvola su una collina. «Ancora?» chiedete. «Non serve», dice la ragazza. «È così. Si va solo in giro.»
verse-183-oz-told-1 = La vecchia è sullo scalino, con la bacinella. «Da qui si sente il caldo e si vede l'acqua», dice. «Chi vuole di più?»
verse-183-oz-told-2 = Il bambino vi viene dietro, coi sassi. «Tu», dice, a ogni palo. «Io. Tu.»
verse-183-oz-told-3 = Chi spazza è con la scopa fin qui, sulla sabbia. «È che non si sa dove finisce», si scusa.
verse-183-v12-alone =
    È dei Resi. Sta in piedi con l'acqua alle caviglie, e si tiene le braccia, come chi sta cercando di non rovesciarsi. «Mi va via», dice. «Di là lo vedono tutti. Dicono il nome e io sono un poco anche un altro. È un difetto, lo so. Sto attento. Stringo.»

    «Non stringere», dite. «È un uovo.»

    Glielo fate vedere. Non è bello: lo fate come si mostra un passo di ballo nella cucina di casa. Lui guarda i piedi. Poi molla un dito, e poi un altro.

    «E se va via?»

    «Poi viene a cena», dite, con una voce che non sapete di chi sia, e qui fa lo stesso.
