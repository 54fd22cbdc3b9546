verse-198-o1 = «Siete in ritardo», dice il ragazzo con la canna. Sotto il molo stanno già ritirando il bucato. «Hanno detto a tutti che va via qualcosa. Solo che non hanno detto che cosa.»
verse-198-oz = «Ancora qui?» chiede il ragazzo con la canna. Tira su, guarda, rilancia. «Anche lei.»
verse-198-o0 =
    «Dove andate?» chiede il ragazzo con la canna.

    «A casa.»

    «Quello non è andare. È *tornare*.» Tira su una margherita. «Non torna mai nessuno. Dall'altra parte è uguale?»

    «Di che cosa?»

    «Delle cose. Voi le avete viste solo davanti.»

    «Puoi venire a vedere.»

    «Qualcuno sul molo ci deve stare», dice il ragazzo, «se no non è un molo.»
verse-198-o0-told-1 = «*Persone, di ritorno*», legge l'impiegato al banco. «La colonna me la sono dovuta rigare io. Va prima o dopo *Defunti*?»
verse-198-o0-told-2 = «Il ritorno è doppio», dice un uomo con la paglia. «Vorrete sempre fermarvi.»
verse-198-o0-told-3 = Una in bianco ha tracciato sul bordo un'altra riga, accanto alla vecchia. «Questa è per quando va al contrario», dice. «Non ce l'avevano mai chiesta.»
verse-198-o0-told-4 = Da sotto il tetto più vicino bussano, smettono, bussano. «Dicono di stare attenti al gradino», spiega il ragazzo.
verse-198-o0-told-5 = «Nella trapunta che c'è?» «Un tavolo.» «Vi mancano le sedie», dice il ragazzo.
verse-198-v1 = Il molo, prima di giorno.
verse-198-v1-ask-who-was-the-last = Chiedete chi era l'ultimo, con la lampada.
verse-198-v1-say-goodbye-to-bersaba = Salutate Bersaba.
verse-198-v1-start-along-the-road = Prendete la strada.
verse-198-v2 =
    «Non serve che sia *lui*», bisbiglia Tryphena. È salita in feltro, con una scheda sotto il grembiule. «Qui ho il testo. *Finché non ripassa l'ultimo, con la lampada.* Del nome non fa parola.»

    «Allora può chiunque.»

    «Chiunque sia stato in ritardo. È il ritardo che lei sta aspettando. Bisogna che sia vero.»

    «E se si trova? Quello che era?»

    «È più pulito», dice Tryphena. «Ma ho visto ragazze aspettare benissimo quello sbagliato.»
verse-198-v2-gwenneg-is-with-us = Gwenneg è qui. Dargli la lampada.
verse-198-v2-wash-him-at-the-pump = Lavatelo, alla pompa.
verse-198-v2-send-the-crows-for-him = Mandategli i corvi, nel bosco.
verse-198-v2-one-of-us-was-late = Dite chi dei vostri è stato in ritardo, e giuratelo.
verse-198-v2-take-the-boy-with-the = Prendete il ragazzo con la canna.
verse-198-v2-leave-it-for-now = Lasciate stare, per adesso.
verse-198-v2a =
    «È la mia?» Gwenneg la tiene lontana. «L'ammaccatura è quella.»

    «È sempre stata tua.»

    «Pensavo che a riportarla», dice, «qualcuno avrebbe detto qualcosa.» Non dice niente nessuno. Lui guarda se lo stoppino è asciutto. Poi chiede da che lato della strada si cammina, per passare.
verse-198-v2b =
    «Non fa male», continua a dire. «È solo fredda. So come si fa; le orecchie alla fine.»

    Sotto c'è un ragazzo. Per arrivarci ci vogliono parecchi secchi. Lui la guarda andar via bianca nella cunetta, e intanto guarda se a qualcuno dispiace.

    «Casvel diceva che contavo bene», dice Gwenneg. «Diceva che basta quello. Lei si accorge di quanti passi faccio?»

    «Perderà il conto.»

    «Ah», fa lui. «Bene.»
verse-198-v2c =
    Va un corvo. Gli dicono una parola, e quale albero. Voi vi sedete sul moncone, e di quanto è lontano non si parla.

    «Presente», dice qualcuno, una sera dopo; è lì in piedi con le foglie addosso. Ha corso fin qui e cerca di aver camminato.

    «Il corvo ha detto *adesso*», dice Gwenneg. «Gli stivali li avevo già. Ce li ho da quando siete... Li avevo e basta.»
verse-198-v2d =
    «Quale ritardo?» chiede Tryphena; la matita è già fuori.

    «È uno piccolo. Una volta sola.»

    «E un motivo c'era.»

    «C'era. Buono.» È rimasto lì da allora, come un sasso su cui ci si è abituati a camminare. «Mi avevano detto di esserci per quando faceva buio. Ho pensato, tanto non scappano.»

    «E che vi hanno detto? Quando siete arrivati?»

    «Erano a letto.»

    «Sì», dice Tryphena. «Va bene questo.» Fa un segno. Lo sta ancora guardando quando avete già preso la lampada.
verse-198-v2e =
    «Per quanto?» dice il ragazzo. Ci chiude il pugno sopra. «Io a cena arrivo tardi tutte le sere della mia vita. Che devo fare?»

    «Le passi davanti, vai oltre, e lo dici.»

    «E lei mi picchia?»

    «Lei molla.»

    Riavvolge tutta la lenza; ci mette un po', ce n'è parecchia. La canna la dà al ragazzo accanto, e quello si sposta di un posto. «Tienila calda», gli dice. Qui si dice così.
verse-198-v4 =
    Bersaba ha messo le altre scarpe. Bussa sul molo e sul carro, poi su ognuno di voi, all'altezza dello sterno.

    «Sano», dice. «Sano. Tu hai dentro un po' d'umido. A galla ci stai.» Gli addii non li approva. «Mi dicono che là fuori ce ne sarà di meno.»

    «Parecchio di meno.»

    «E dietro sale l'acqua?»

    «Sale il grigio.»

    «A un'asse non cambia», dice Bersaba. «Quando arriva alla riga fatemelo sapere.»
verse-198-v4-told-1 = «E se la sento», dice, visto che a galla l'ha già sentita, «non aspetto la vostra parola.»
verse-198-v4-told-2 = «A quella casa il catrame lo hanno tolto», aggiunge. «Dentro sono in tanti. Con le altre non sale, lo sanno. Hanno detto di farvi un cenno.»
verse-198-v4-told-3 = «Manca una via», dice. «Le conto la notte. Arrivo a Vicolo della Pece e ci giro intorno.»
verse-199-o1 = Il ponte è buio. In cima alla scala Hob legge, con le schede per il verso giusto. «Non sono tristi», vi dice. «Credevo che fossero tristi. Sono solo *lunghe*.»
verse-199-oz = «Attenti alla testa», dice un ragazzo con una scheda sul pugno. Va di sopra. Anche gli altri, tutti dalla stessa parte.
verse-199-o0 =
    «Chi è?» chiama una voce dal fondo di undici ponti. «Sento degli stivali e uno spiffero.»

    «Siamo noi. Vi portiamo una persona.»

    «È da registrare?»

    «Vuole passarvi davanti.»

    «In che direzione?» chiede Corentin, interessatissimo.
verse-199-o0-told-1 = Ma lui è accanto a voi e trattiene il fiato. «È il ragazzo che fa me», dice Corentin. «Per l'acustica. Ho chiesto di sentirla una volta da qui.»
verse-199-o0-told-2 = Odora di fuliggine bagnata. «Undici ponti», grida, «e ne ho trovata una che non è bruciata. È bianca. È di gran lunga la migliore.»
verse-199-v1 = L'ultimo ponte, la pietra, i ragazzi.
verse-199-v1-have-nolwenn-walk-past-him = Fate passare Nolwenn davanti a lui.
verse-199-v1-make-him-let-go-now = Fatelo mollare adesso, prima del suo turno.
verse-199-v1-tell-the-boys-and-the = Dite ai ragazzi e agli uomini delle funi quanto dura il pavimento.
verse-199-v1-look-for-your-own-card = Cercate la vostra promessa, un'ultima volta.
verse-199-v1-go-up-again = Risalite.
verse-199-v2 =
    «Non tocca a me», dice Corentin. «Sarei fuori ordine.» Lo tenete per i polsi. «Capisco che avete fretta. Faccio solo presente...»

    Il rumore non lo fa la pietra. Lui cade all'indietro sulle schede, quelle scivolano, e si fa un secolo intero fino in fondo.

    «Ecco», dice qualcuno. «Fatto. È fuori.»

    «Ti fa male? Corentin? Che cos'era che aspettavi?»

    Apre la bocca. Si vede che c'è, tutta, in ordine. La chiude. Prende una matita, appoggia la punta su una scheda. Dopo un po' ci disegna un quadratino.
verse-199-v3 =
    «Quanto abbiamo?» chiede il più vecchio degli uomini delle funi.

    «Quando è fuori lui si spegne. Il pavimento resta un giorno. Poi no.»

    «E le schede?»

    «Qualcuna si può portare.»

    «Quali?» dice un ragazzo. Ne ha una sul pugno. La porta su e giù da un anno, e di chi è non gliel'hanno mai detto.

    «Quella», dite.

    Si guardano, per tutta la lunghezza del ponte. Sono centinaia di migliaia; i ragazzi sono quaranta. Nessuno dice che è inutile. «Il cassetto PICCOLE è su ruote», osserva il più vecchio. Hanno cominciato da quello.
verse-199-v3-told-1 = «Voi la caparra non l'avete pagata», dice quello delle funi. «Per via del pozzo. Avevate detto, giù non ci resta nessuno. Ci ho pensato, su questa scala.»
verse-199-v3-told-2 = «Ho ancora il vostro pegno», dice quello delle funi, «di quando siete scesi. Il perché lo so. Riprendetevelo, e tirate su gli altri.»
verse-199-v3-told-3 = «In strada ce n'è», dice un ragazzo. «Dall'incendio. La gente se le legge.»
verse-199-v5 =
    «*Si veda anche*», legge Tryphena sottovoce, «e *si veda anche*. Siete voi su tutte queste. *Tornare.* È stata mantenuta?»

    «La stiamo mantenendo.»

    «Allora esce.» Per una scheda fuori dal cassetto non c'è regola. Si gira intorno tenendola per un angolo.

    «E quando è fuori che cosa resta?»

    «Uno spazio», dice Tryphena. «Riposa molto, a guardarlo. Ci si potrebbe tenere un fiore.» La dà a voi da portare.
verse-200-o1 = C'è un tale silenzio che la gente gira per la collina in punta di piedi, a cercare che cos'è che ha smesso. «Siamo noi», dice uno al vicino. «Mi sa che abbiamo smesso noi.»
verse-200-oz = «Ancora voi», bisbiglia un falciatore. «O è sempre la stessa volta?» Lo zittiscono. Ci hanno preso gusto.
verse-200-ow = «È lunedì», dice l'uomo delle coperte, a mo' di buongiorno. «Scusate se non mi fermo.»
verse-200-ow-told-1 = Sull'erba adesso ci sono soltanto le forme. Lui ci gira intorno.
verse-200-v2w =
    Da avvisare c'è soltanto l'uomo delle coperte. Glielo dite al cancello della prima lega, piano, perché c'è scritto su un'asse.

    «Si spegne?» dice. «È spenta da quando lei si è sdraiata.»

    «Stavolta se ne va la terra. Quando le saranno passati davanti c'è un giorno. Poi la collina non c'è più.»

    «Con loro sopra.» La guarda fino in cima; li ha in mente per lato della strada e per giorno della settimana. «Non si svegliano, sapete. Ho provato con la pancetta.» Piega la coperta in quattro, poi in otto, e la riapre. «Quanto è largo un carro?»

    «Quattro. Se stanno di fianco.»

    «Staranno di fianco», dice l'uomo. «Non hanno mai dato fastidio.» A sera ce ne sono altri, coi lumi e coi carri del fieno, e li portano giù a quattro a quattro. A ogni cancello lui dice ad alta voce dove si va, caso mai qualcuno lo volesse sapere.
verse-200-o0 =
    «Giratevi», dice una donna alla prima scaletta, «che vedo se siete voi. Siete passati nell'altro verso.»

    «Siamo noi.»

    «Avevate detto che passavate e basta.»

    «Infatti. Passiamo di nuovo.»

    «Da questa parte siete più brutti», dice. «Anche noi, mi sa. È vero che si spegne?»
verse-200-o0-told-1 = Per tutta la collina sono sdraiati dov'erano. Certi li hanno girati. «Da questo lato della strada passo il lunedì», dice un uomo con una coperta.
verse-200-o0-told-2 = Di sopra qualcuno la canta, un po' calante. «L'avevate detto che tornavate a prenderlo», vi ricorda una bambina.
verse-200-o0-told-3 = Sopra si sente lei. «Non ha mai chiesto chi era, quello passato con le orecchie tappate», dice la donna. «Ha cantato girandovi intorno.»
verse-200-o0-told-4 = «Qui ce n'è uno che non si è più svegliato», aggiunge. «Si è messo giù la notte che siete passati voi, con *quello* addosso, di non svegliare la gente. Gli abbiamo fatto uno steccato.»
verse-200-v1 = La collina, il trogolo, le leghe in fila.
verse-200-v1-let-the-last-walk-past = Fate passare l'ultimo davanti a lei, con la lampada.
verse-200-v1-tell-the-eleven-leagues = Dite alle undici leghe di lasciare il fieno, e perché.
verse-200-v1-ask-after-those-you-knew = Chiedete di quelli che conoscevate.
verse-200-v1-sit-by-the-trough-those = Sedetevi al trogolo, chi non riesce a dormire.
verse-200-v1-go-on-down-the-far = Andate avanti, giù dall'altra parte.
verse-200-v2 =
    «*Va via?*» dicono nella prima lega. Bisogna passarselo gridando; qualche campo dopo è diventato *va bene*, e sono contenti.

    «Si spegne», dite a ogni cancello. «Quando lei molla c'è un giorno. Poi la collina non c'è più.»

    «Ma c'è il fieno.»

    «Lasciatelo.»

    «Il fieno non si lascia», protesta uno. Guarda il rastrello. «È un anno che ce l'ho in mano, e l'unica volta che ho chiesto per che cosa mi hanno detto l'aria. Per chi marcisce?»

    «Per nessuno.»

    «Ma pensa», dice, e lo posa. Per tutto il campo si sentono i rastrelli che vanno giù.

    «Il Prato da che parte è?» chiede qualcuno. «Le sedie le portiamo noi?»
verse-200-v3 = «Quali conoscevate?» dice la donna alla scaletta. «Si sono un po' mescolati. Dopo che uno ha dormito è difficile tenerlo separato.»
verse-200-v3-told-1 = «Gli innamorati a cui avete dato la parola? L'hanno consumata, era bella. Ne vorrebbero un'altra; se no vi ringraziano.»
verse-200-v3-told-2 = «E quelli che avete fatto litigare? Non hanno finito. Non se la perderebbero. Vi ringraziano.»
verse-200-v3-told-3 = «La ragazza della scala adesso sta per terra. Chiede alla gente se ha bisogno di essere presa.»
verse-200-v3-told-4 = «E Hurley ha vinto la scommessa. Aveva puntato su *mai*, per consiglio vostro. Non riesce a godersela.»
verse-200-v3-told-5 = «I gemelli passano sempre dal pozzo, per vedere se dentro ci siete voi.»
verse-200-v3-told-6 = «Ci sono i bambini che avete sfamato. Hanno un gioco in cui uno fa voi. Non è sempre il grande.»
verse-200-v3-told-7 = «Quella notte non è stato preso nessuno», dice. «Vedrete i posti. A ognuno hanno messo una bandierina, che non ci si cammini.»
verse-200-v3w = «Quali conoscevate?» dice l'uomo della coperta. «Io li so per posto. I nomi se li sono tenuti.»
verse-200-v3w-told-1 = «I due del cancello? Sono a cento passi. Vicini li avevo messi, e non stavano bene; li ho rimessi dov'erano.»
verse-200-v3w-told-2 = «Quei due che avete fatto litigare litigano. Si vede dai gomiti.»
verse-200-v3w-told-3 = «Quella della scala è andata in città su un carro, col piolo. Le hanno messo una tenda. Così bene non l'aveva tenuta mai nessuno.»
verse-200-v3w-told-4 = «Hurley è quello col sacchetto fra i pugni, pieno. Non lo giro mai. Si rovescerebbe.»
verse-200-v3w-told-5 = «I gemelli li tengo insieme. Se ne sposti uno, l'altro trattiene il fiato.»
verse-200-v3w-told-6 = «I bambini che avete sfamato hanno ancora addosso le briciole. Passa un cane.»
dream-200 = Attacchi sulla parola giusta, ed è l'ultima. «Ecco», dicono, e cominciano a mettere via gli spartiti.
nightmare-200 = Ti chiedono di tenere una nota per uno che è appena dietro. Ti volti. La strada è molto dritta.
verse-201-o1 = «Mantenuta!» Ebbot è al cancello a braccia aperte. «Avevate detto l'anno prossimo, e ancora non lo è. Vi ho intestato una panca. Nessuno è mai *tornato*. Ad andare sono stati tutti così gentili.»
verse-201-o2 = «È a voi che lo devono», dice un ragazzo sulla strada; ha dei fagioli nel cappello. «Hanno detto che se passavate dovevo chiedervi se prima si zappa o si bagna.»
verse-201-oz = «Andate o venite?» dice Ebbot. «È che il dolce è diverso.»
verse-201-o0 =
    «Da *levante*?» dice Ebbot. «Ma la gente ci va soltanto.»

    «Ci siamo andati. Torniamo a casa.»

    «A casa! Bene. Sedetevi. Con chi ha visto dove li mandano non si sa mai che dire.» Ha in mano la brocca. Si è dimenticato come si versa. «Stanno bene?»

    «Chi?»

    «I nostri. Tutti quelli che...» Con gli occhi segue i festoni. «Ormai sono parecchi. Mi piace pensarla come una gita.»
verse-201-o0-told-1 = I tavoli sono impilati, e nessuno suona. «Siamo in debito», dice con orgoglio, e fa vedere le palme. «Sono solo vesciche, ma sono mie.»
verse-201-o0-told-2 = Un'altra le viene accanto, e lei si sposta. «Adesso comando io», dice l'altra. «Da quando l'avete anticipata, con la mia ragazza già pronta. Sedetevi non ve lo dico.»
verse-201-o0-told-3 = «Quella lì è tornata», dice piano. «È entrata una sera, ancora con le pieghe del sonno, e ha detto: che si mangia? Non avevamo apparecchiato. Da allora apparecchiamo.»
verse-201-v1 = Il prato, le porte azzurre, la pietra.
verse-201-v1-tell-them-that-it-goes = Avvisate che si spegne, sotto a tutti.
verse-201-v1-keep-the-word-you-left = Mantenete la parola lasciata qui.
verse-201-v1-carry-news-of-those-drawn = Date notizie di chi è stato estratto.
verse-201-v1-go-on-along-the-road = Proseguite sulla strada.
verse-201-v2 =
    «Tutti?» dice Ebbot.

    «Tutti quelli che ci stanno sopra.»

    «Allora non si estrae.» Cerca con gli occhi uno che lo capisca prima di lei. «Cioè, se sono *tutti*, nessuno è... non sarebbe un nome da un cappello. Sarebbe giusto.»

    «Sopra non siete obbligati a starci. Potete camminare.»

    «In che ordine?» chiede una ragazza.

    Ed è allora che lo fanno, per abitudine, col cappello: estraggono chi parte per primo. Quella che ha il biglietto lo gira, e lo fissa. Vengono uno dopo l'altro a guardarlo. È un biglietto qualunque. Deve solo uscire dal cancello, con le scarpe ai piedi, e farsi seguire.
verse-201-v3 =
    «L'avete data su quella sedia», dice Ebbot. «*Uno di noi torna.* L'avevamo incorniciata, ma è servita la cornice.»

    «Eccoci.»

    «E a che *serviva*?»

    Pensavate che lo sapesse lei. Avevate dato la parola a una pietra, che bruciasse per della gente a una festa. Li ha retti tutto questo tempo; ci si sono appoggiati senza chiedere. «A far tornare qualcuno», dite.

    «Lo potete ripetere?» chiede un vecchio in fondo alla panca. «Avevo l'orecchio cattivo.»
verse-201-v4 =
    «Uno alto l'avete incontrato? Con una borsa?» «La nostra aveva la tosse.» «La mia un braccio solo buono, se lo sarà tenuto così.»

    Fate quel che potete. Le panche le avete viste; le facce, con sotto la pietra calda.

    «E faceva qualcosa?»

    «Teneva acceso un posto.»

    «Ecco», dice la madre a tutti. «L'avevo detto, che era un *lavoro*.»
verse-201-v4-told-1 = «Certi sono usciti», dite. «Anche la madre, e la bambina. La porta la tenevamo noi.» La notizia fa il giro del tavolo come un piatto che scotta.
verse-201-v4-told-2 = «Undici nomi li sappiamo a memoria», dite; li dite, e a quattro c'è chi deve andare a vedere la stufa.
verse-201-v4-told-3 = Uno non chiede. Al capannone l'avete consegnato voi, e lui lo sa; gli hanno apparecchiato dove si sedeva.
verse-202-o1 = Sotto gli alberi qualcuno pota. «Se è per il modulo», grida Lalla Tresk dalla scala, «non esiste più. Credevo che mi mancasse. Lo sento cadere di continuo.» Vi piove intorno carta bagnata, con le mele.
verse-202-oz = «*Preso nota*», dice una matita dietro il vetro. «*Di nuovo.*» E poi, più in piccolo: «*bene*».
verse-202-o0 =
    «Siete dalla parte sbagliata del banco», dice Lalla Tresk.

    «Veniamo dall'altro capo.»

    «Lo vedo. È la porta per cui non c'è il modulo.» Si è alzata. È più bassa di come pareva. «È un anno che tengo la vostra pratica. Quello che avete fatto a quello sportello ce l'ho tutto; quello che avete fatto dopo, no.»

    «Abbiamo scoperto dove va a finire.»

    «E la somma torna?»

    «Torna», dite. Lei si rimette seduta.
verse-202-o0-told-1 = «Avete lavorato per noi», dice. «Bella scrittura. La vostra l'ho usata come modello. Volevo chiedere a qualcuno se è un complimento.»
verse-202-o0-told-2 = «Quaranta sacchi», dice Lalla Tresk. «Denuncia non ne ho fatta. Li ho messi come *topi*.»
verse-202-o0-told-3 = In margine al vostro foglio c'è una riga a matita, vecchia, *hanno pagato doppio una volta; non addebitare più*. L'ha ripassata.
verse-202-o0-told-4 = «Il timbro non è nostro, vero?» dice di una carta. «L'ho sempre ammirato. Si vede che chi l'ha fatto si è dato da fare.»
verse-202-v1 = Il banco, da dietro.
verse-202-v1-tell-the-office-and-the = Fate dire nei capannoni di alzarsi.
verse-202-v1-walk-through-the-depository = Passate dal Deposito.
verse-202-v1-ask-tresk-what-she-wants = Chiedete a Lalla Tresk che cosa vuole.
verse-202-v1-walk-by-the-lamp-and = Camminate accanto alla lampada, e ascoltate.
verse-202-v1-sit-on-the-form-bench = Sedetevi sulla panca dei moduli, chi non riesce a dormire.
verse-202-v1-go-on-west = Andate avanti, in salita.
verse-202-v2 =
    «*Con rammarico*», comincia un impiegato.

    «Lascia stare», dice Tresk. «Non c'è tempo. Diglielo a matita.» Va al portavoce, che dai tempi di suo marito non usa nessuno, e ci soffia dentro. «Tutti i capannoni», dice. «Vi dovete alzare.»

    Dall'altra parte c'è un silenzio. Ci sono dentro le panche.

    «Con quale autorità?» chiede il tubo.

    Ci mette tanto che pensate non abbia sentito. «Non lo so», dice Lalla Tresk. «La mia. C'è Colan? Ditegli che è giovedì.» Poi a voi: «Saranno rigidi. Le pietre se le vorranno portare. La porta la tenete voi?»
verse-202-v3 =
    «State comodi», dite al primo, per abitudine.

    «Stavo per alzarmi», dice l'uomo. «È da quando ha suonato che sto per. La prima parte come si fa?» Sulle ginocchia ha l'impronta di dov'era. «Avevo detto, faccio solo un anno. È così *calda*. Avete mai avuto in grembo una cosa che stava meglio perché c'eravate voi?»

    «Un gatto.»

    «Ecco, così. E per un gatto non ci si alza.»

    Lungo il muro molte panche sono vuote, con un incavo per una; ogni tanto c'è chi è tornato alla sua e si è seduto, per scelta, non ha preso niente, e lo tiene.
verse-202-v3-told-1 = Sotto la panca nove è ripiegata un'ombra di bambino, con appuntata la vostra ricevuta. È venuto a prenderla. Non ci arrivava.
verse-202-v3-told-2 = Nella cella nove c'è un vostro vicino. «E i piedi?» vi chiede. «Avevate quel tallone, quando mi avete messo qui.»
verse-202-v3-told-3 = «Io dormo dalla parte della settimana», dice uno che vi conosce da una panca. «Voi l'avete fatta tutta, no? L'avete lasciata in ordine.»
verse-202-v4 =
    «Che cosa *voglio*?» dice Lalla Tresk. Cerca la casella. «Ho scritto tutta la vita a mia sorella, a Sotto-Costola. Le dicevo che tempo faceva.»

    «Una gliel'abbiamo portata.»

    «Sì. L'ha rimandata corretta.» Si soffia il naso. «Vorrei sapere se si poteva fare diverso. L'ho rifatta. Una pietra, tutti quegli anni, una persona. L'ho fatta controllare. Quello che voglio è uno che è stato *lassù*, ha visto il totale, entra da quella porta e dice: Lalla, c'era un errore. E allora io dico: fammi vedere.»

    «Errori non ce ne sono.»

    «No», dice. «Mi sarei tanto arrabbiata.»
verse-202-v4-told-1 = «Alla ragazza che spazza l'abbiamo detto, che cosa spazzava.» «Lo so. Si è licenziata.» Lo dice con invidia.
verse-202-v4-told-2 = Si è messa a inchiostro. Sulla copertina c'è scritto *Lalla Tresk*, da quando le avete chiesto il nome. «Non si cancella», dice.
verse-202-v4-told-3 = La matita ormai è un mozzicone. *Visto*, scrive, *dispiace. L.T.*; firma così anche per il latte.
verse-199-o2 = «Sapete leggere?» chiede un ragazzo alla ringhiera. Passa un cassetto su ruote. «Allora leggeteci questa. C'è un aquilone.»
verse-200-o2 = «Sono scesi dalla scaletta», dice un vecchio appoggiato al rastrello. «Aspetto solo che non sia più educazione.»
verse-201-o3 = I festoni li hanno ritirati, le porte sono socchiuse. «Sono tornata per la brocca», dice Ebbot. «Non ci si presenta a mani vuote.»
verse-202-o2 = «*Fuori per pranzo*», hanno messo sul vetro, a inchiostro; e sotto, a matita: «*tutti. la minestra era calda.*»
