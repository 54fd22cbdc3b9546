verse-book-610 =
    È la sera di un giorno cominciato prima che nascesse chiunque sia qui. La Tavola sta sulla sabbia, col bordo al sole. Accanto ci sono un tegame, un cucchiaio, e una candela alta come la scarpa di un bambino. Ivel ha appeso la camicia a una spalliera e ha posato l'elenco sul sedile. All'ultima riga ha scritto *chi viene*; nelle osservazioni, per ora, niente.

    «È una sera strana», dice una donna col mestolo. «Si vede dove finisce.»

    L'acqua se ne sta a un grido di distanza, liscia liscia. È venuta fin dove le è stato detto. Dietro di voi ci sono tutti, e c'è la cena, perché è l'ora. Mettono le ciotole lungo le murate e sulle porte staccate. «A chi manca il cucchiaio?» chiede un bambino. Ne ha uno in mano. Si fa tutta la spiaggia per chiederlo.
verse-book-610-told-1 = Tutti, poi, sono pochi. Qualcuno l'avevano chiamato e non è venuto; qualcuno è venuto, ha guardato, ed è tornato a casa per trovarsi là quando succede. Ivel ha portato un secondo elenco, col bordo nero, rigato per sbaglio. «Non vedo chi possa dirla, né a chi», dice. «Intanto vi ho messo giù.»
verse-book-611 = La porta non c'è. C'è un punto dove la corda fra due paletti è lenta, e passano tutti di lì. «Andrebbe tenuta», dice Tegen. «Sennò è un avanti e indietro. C'è sabbia dappertutto.»
verse-book-611-told-1 = C'è già uno, col cappello in mano e un cappotto qualsiasi. Non l'avevano chiamato. «Si terrebbe», dice. Un po' di tempo fa eravate sul suo gradino, a dire perché eravate lì. Altre visite da restituire non ne ha.
verse-book-611-told-2 = La prende Pasco. «Io non lascio entrare», dice. «Che sia chiaro. Quando sono arrivato eravate già dentro.»
verse-book-611-told-3 = Lui e Tegen non hanno più smesso di parlare da quando li avete presentati. «E l'acqua dove andrebbe?» dice lui. «Sotto», dice Tegen. «Basta darle pendenza.»
verse-book-612 = Poi c'è da decidere chi si siede. È una tavola tonda, e in tutto quel tempo ci sono sempre stati in piedi. «Negli ordini non c'è scritto che non si può», dice Ivel. Ha guardato. «È solo che non c'era mai stata la sedia.»
verse-book-612-told-1 = A Talan chiedono se gradirebbe. È già seduto prima che abbiano finito. «Mi sono esercitato», dice.
verse-book-612-told-2 = «Nell'ordine in cui vi hanno fatto aspettare», dice Hedra. Silenzio, mentre fanno i conti. «Ma allora è tutti», dice un uomo. «Così deciso», dice Hedra.
verse-book-612-told-3 = Corentin si mette dove vede il bordo di taglio. Muove le labbra. «Non badate a me», dice. «Sto solo salutando.»
verse-book-612-told-4 = Nolwenn dà la prima nota, bassa. «Così siamo tutti sulla stessa panca», dice.
verse-book-612-told-5 = Gwenneg si mette per terra, cioè sulla sabbia, con la schiena a una gamba. «Da qui vedo», dice. «Vedevo. No. Vedo.»
verse-book-612-told-6 = La sedia bassa gli sta accanto, senza nessuno. Chi passa con le ciotole le gira intorno.
verse-book-612-told-7 = Sulla sedia bassa c'è una bambina che coi piedi non arriva a terra. Le hanno detto che è sua finché vuole. «Che cosa fa?» chiede.
verse-book-612-told-8 = La sedia bassa è voltata verso l'acqua, con un cuscino. «Non si sa come si fa», aveva detto l'acqua, quando l'avevano invitata a sedersi. È venuta più vicino di circa una sedia.
verse-book-612-told-9 = Quelli che dovranno stare in piedi siedono vicini, senza parlare. Gli hanno dato il posto più accanto alla minestra.
verse-book-612-told-10 = Chi aveva dato il nome per una pietra siede in disparte, con un posto libero per parte.
verse-book-612-told-11 = Dei cinque non c'è nessuno. Ci sono i cucchiai. Li hanno messi col manico in fuori.
verse-book-612-told-12 = Comincia il più giovane. È un neonato, che dice quello che ha da dire, e lo ringraziano.
verse-book-612-told-13 = Cominciano i derubati. Ci mettono un po' a crederci. «Be'», dice alla fine uno con un sacco. «Era solo orzo.»
verse-book-612-told-14 = Hanno tirato a sorte, con le pagliuzze della Fiera. A Ysella è toccata la corta. Non offre niente a nessuno per una più lunga.
verse-book-613 = La cera è calda. Ci vuole meno di quanto si pensi. «Non l'abbiamo mai lasciata indurire», dice Ivel. «Era quasi tutto lì, il lavoro. C'era il turno anche per mescolare.» Inclina il tegame perché vediate. C'è un velo, che respira.
verse-book-613-told-1 = «C'era la guardia», dice, «con le sedie. A verbale non l'avevo messa bene.» La ringrazia adesso, posto per posto, e nell'elenco ci siete anche voi.
verse-book-613-told-2 = «In prestito», legge Ivel, dalla riga che le avevate dettato quando l'avete presa. La chiude con un tratto. «Resa alla scadenza», dice. «Non ci avrei scommesso.»
verse-book-613-told-3 = Non c'è da spiegare a che serve. Lo sanno dalle strade, ognuno la sua sera, da prima che ci fosse una spiaggia. Quando passa si alzano, e si guardano i polsini.
verse-book-613-told-4 = Il cucchiaio ce l'ha chi è stato Re. Quella presa la conosce. «Stesso punto?» «Stesso punto», dice Ivel.
verse-book-613-told-5 = Il cucchiaio ce l'ha la bambina. Lo stringe con tutto il pugno. «E verso e basta?» «Quando hanno detto», dice Ivel.
verse-book-613-told-6 = Il cucchiaio ha fatto il giro di tutta la spiaggia, e ognuno ci ha soffiato sopra. È caldo da tutti e due i lati; non era mai successo.
verse-book-614 = Le si gira attorno un'ultima volta. Andate nel verso del sole, in fila, ognuno con un'unghia sul bordo, e sotto scorre come un bastone lungo una ringhiera. È un bel giro. È un anno. Chi non l'aveva mai vista arriva alla sua e la dice a voce alta. «Questa è quella che pioveva.» «Ecco, qui è quando è partito.» Poi si arriva in fondo.
verse-book-614-told-1 = In fondo c'è una cicatrice a forma del vostro pollice, dove hanno raschiato. È guarita ruvida. «Terrà», dice l'acqua. «Ha già tenuto.»
verse-book-614-told-2 = Il fondo non c'è. Va avanti, tic, tic, fin dentro la prima, senza un vuoto. Tresk ha fatto due giri. Non dice niente. Al secondo posa sul bordo le dimissioni, stavolta per iscritto, piegate piccole, sotto un sassolino.
verse-book-614-told-3 = In fondo c'è un punto pulito come un piatto. Ci si fermano tutti; alzano l'unghia, e la riappoggiano dall'altra parte.
verse-book-614-told-4 = Fuori dalla corda, col cappello in mano, stanno quelli a cui avete detto di no. Nessuno gli ha detto che è ora di cena.
verse-book-614-told-5 = Che cosa si sente in quel punto lo sanno tutti. L'avevate detto, appena trovato, e adesso vengono a vedere se esageravate.
verse-book-614-told-6 = Che cosa si sente in quel punto l'avevate già trovato, e tenuto per voi. Uno dopo l'altro si raddrizzano, e vi guardano.
verse-book-614-told-7 = Beor è sotto, carponi, con la schiena contro il legno. «È in piano», dice Beor. «Resta in piano quanto volete.»
verse-book-614-told-8 = «Ci sono tutte», dice Corentin, che si è fatto aiutare. Un po' gli spiace. Non gli era mai toccato finire.
verse-book-614-told-9 = Corentin è ancora al primo giro. Ha perso di nuovo il segno; vi fa cenno di passare.
verse-book-615 = «C'è qualcosa da leggere?» chiede Ivel. «C'è la voce apposta.» Aspetta con la penna alzata.
verse-book-615-told-1 = La leggete, tutt'e due le metà. *Ordino che stasera non si metta la cera, finché mia figlia non ha finito di dormire.* Aveva una fine. Per tutta la spiaggia restano come chi ha saputo una cosa di suo padre. «Pover'uomo», dice una levatrice.
verse-book-615-told-2 = «Ma io ho finito», dice una vocina raffreddata. «Ho finito. Ho mangiato il pane tostato.» Va a verbale.
verse-book-615-told-3 = Da leggere ce n'è metà, la metà con l'ordine. «E perché?» chiede un bambino. Da quattro secoli è la cosa che non si sa.
verse-book-615-told-4 = Leggete anche l'altra cosa, piano e in fretta; un paese, e quanti sono. «Quale ha detto?» gridano dal fondo. «Niente», dice la donna lì accanto, che ha sentito.
verse-book-615-told-5 = La nota di Nolwenn è ancora lassù. L'ha lasciata accesa, come un lume sul pianerottolo.
verse-book-616 = La candela è all'anello. Non si sente tossire. C'è la Tavola, e quel punto che guardano tutti; c'è l'acqua liscia, con le sue buone maniere; e dietro di voi c'è una spiaggia di gente che ha posato il cucchiaio, e aspetta di sentire quale. Una frase. Non occorre che sia bella.
verse-book-616-told-1 = Ma sulla sabbia c'è poca gente. Qualunque cosa vi venga da dire, non c'è per chi dirla. Una frase vuole qualcuno dall'altra parte.
verse-book-616-told-2 = Quando gliel'hanno chiesto, erano per le barche.
verse-book-616-told-3 = Quando gliel'hanno chiesto, erano per restare, e per i nomi sulle pietre.
verse-book-616-told-4 = Quando gliel'hanno chiesto, erano per starci dentro come viene.
verse-book-616-told-5 = Quando gliel'hanno chiesto hanno taciuto, guardando altrove. È un voto anche quello.
verse-book-616-told-6 = «C'è da ringraziare», dice Bersaba. «Allora è finita. Va via anche la terra, tutta quella che c'è, e per mezzanotte siamo tutti a bordo. Ho bussato. Ci reggono.»
verse-book-616-told-7 = «C'è un anno e un giorno», dice uno di quelli che hanno dato il nome. «Noi quattro alle pietre, e voi portate la cena. La terra resta. L'anno prossimo si richiede.»
verse-book-616-told-8 = «C'è la buonanotte, quella delle scale», dice la tessitrice. «Allora nessuno parte e nessuno regge niente. Il posto va in giro, e noi con lui. Si impara a guardare dove si è.»
verse-book-616-told-9 = «Ci sono io», dice Verme. «Vado giù e gli dico che l'abbiamo avuta. Allora è pagata, e voi restate qua. Con l'acqua.» Si è tolto le scarpe.
verse-book-616-told-10 = «C'è il bordo», dice piano, al vostro fianco, chi aveva in mano la lima. «Lo girate alla luce e il giorno c'è. Torna ogni volta che lo contano. Che non è vero lo sappiamo noi e basta.»
verse-book-616-told-11 = «Si può indicare un altro paese», dice, con tatto. «Non occorre che sia presente. A chi è qui non si chiederebbe altro.»
verse-book-616-told-12 = «E c'è niente», dice Ivel. «È quello che hanno detto in tutte le altre righe. Allora, immagino, resta questa sera. È sempre rimasta.»
verse-book-616-good-night = Dite buonanotte, come quando si sale a dormire.
verse-book-616-thank-you-for-having-us = Dite buonanotte tutti quanti, e grazie dell'ospitalità.
verse-book-616-ill-go = «Vado io», dice Verme.
verse-book-616-a-year-and-a-day = Chiedete un anno e un giorno, e dite chi starà in piedi.
verse-book-616-turn-the-rim = Girate il bordo verso la luce, e non ne parlate.
verse-book-616-name-the-country = Dite il nome dell'altro paese, e quanti ci vivono.
verse-book-616-say-nothing = Non dite niente.
verse-book-617 = C'è un momento in cui potrebbe non avere sentito. «È stato sentito», dice. «Prima di rispondere c'è da mettere a verbale una cosa, poiché i presenti sembravano saperla. Si era chiesto che cosa si aspetta, quando si aspetta.» Le sa a memoria. Le ripete, con le voci.
verse-book-617-told-1 = «‘Che lo dica un altro’», dice, con quella di Ailei.
verse-book-617-told-2 = «‘Che torni’», dice, con quella di Arev.
verse-book-617-told-3 = «‘Che uno prenda dall'altra parte’», dice, con quella di Beor.
verse-book-617-told-4 = «‘Di essere chiamati’», dice, con quella di Verme. «Questa si sapeva. Che avesse un nome, no.»
verse-book-617-told-5 = «‘La cena’», dice, con quella di un bambino. «È stata provata. È molto buona.»
verse-book-617-told-6 = «È stato anche chiesto da che parte si era arrivati. È stata una cortesia. Non era mai stata usata.»
verse-book-617-told-7 = «‘Quando puoi’», aggiunge. «‘E puoi adesso.’ Si ritiene che sia così.»
verse-book-617-told-8 = «C'è stato un silenzio, di una certa durata. È stato fatto in compagnia. Non è dovuto, e se ne dà ricevuta.»
verse-book-617-told-9 = «Non c'è stata risposta. È stata tenuta con le altre.»
verse-book-617-told-10 = «A tavola, come creditore, si è stati trattati con franchezza. Si prende nota che non si sapeva.»
verse-book-618 = Alla candela bisogna pensare. È Ivel, che sull'elenco non c'era mai. Si bagna le dita. «Tutte le sere che ci sono state si è consumata da sola», dice. «Io ne avevo una voglia.»
verse-book-618-told-1 = L'avevate accesa di giorno, ed è andata avanti così a lungo senza illuminare niente che non la guardavano più. Spenta, fa la stessa luce.
verse-book-618-told-2 = L'hanno accesa al tramonto, con l'ultimo sole, per mezzo di una canna. Ne resta più di metà, per domani.
verse-book-618-told-3 = In fondo alla spiaggia una Contagradini dice: «Adesso.» «E adesso», dice sua sorella. La terza non ha niente da dire, e lo dice.
verse-book-1030 =
    «Si chiede», dice, «poiché i presenti sembrano saperlo: che cos'è che si aspetta, quando si aspetta? Qui si è aspettato per un certo tempo. Si credeva che fosse la tacca. Ma alla tacca ci si è avvicinati, qualche volta, e ce n'era ancora di più.»

    È venuta vicinissima. Non insiste.

    «Può rispondere chiunque», dice. «Non ce n'è una sbagliata. Anche questo è nuovo.»
verse-book-1059 = Aspetta, chiunque sia.
verse-book-1059-ailei = Risponde Ailei.
verse-book-1059-arev = Risponde Arev.
verse-book-1059-beor = Risponde Beor.
verse-book-1059-worm = Risponde Verme.
verse-book-1059-a-child = Lasciate rispondere un bambino.
verse-book-1059-thats-all = Dite che di più non si sa.
verse-book-1031 =
    «Che lo dica un altro», dice Ailei. È diventata bianca attorno al naso, come quando non sarà una cosa gentile. «La cosa la sai. La sai da stamattina. Stai lì con la mano sul coperchio e aspetti che salga un altro per il sentiero e la dica lui, così non l'hai detta tu.»

    «E viene?»

    «No», dice Ailei. «Questa è vera. Avevo solo questa.»
verse-book-1032 = «Che torni», dice Arev. «Ci ho fatto delle notti.» «E quando torna?» Ci pensa, col rispetto che ha sempre avuto per le domande giuste dell'altra parte. «Allora sulla pagina non ci sono più nomi», dice. «Siete pari, ed è vuota. C'era una famiglia a cui dovevo una cena. Avrei dato il registro, per continuare a dovergliela.»
verse-book-1033 = Ci mette un po'. «Che uno prenda dall'altra parte», dice Beor. «È pesante?» chiede. «No.» «Allora perché ne occorre un altro?» Glielo fa vedere, perché a parole non gli viene; solleva una panca da solo, e il capo lontano cade e striscia. La posa. Si guarda intorno, così, in generale, e un ragazzo si alza e la prende. Fanno qualche passo, in piano. «Quello», dice Beor.
verse-book-1034 = «Di essere chiamati», dice Verme. «Per nome, da sopra. Quando si fa buio e gli altri non si sentono più.» «Questo è noto», dice. «C'è stato uno che aspettava così. Non gli si è chiesto che cosa; si credeva che riposasse.» «Non riposava», dice Verme. C'è una pausa. «Si è dolenti», dice. Nessuno dei presenti gliel'aveva mai sentito dire se non di una somma.
verse-book-1035 = Ne trovano una, sporca di marmellata. Le spiegano la domanda, e poi un'altra volta. Guarda l'acqua e poi voi come si guarda gente un po' lenta. «La *cena*», dice. C'è un silenzio, di quelli che fa una cosa molto grande quando si fruga in tasca. «Questo non era stato considerato», dice. Lei le offre una crosta.
verse-book-1036 = «Grazie», dice. «Si provvederà a rifletterci.» Non torna indietro fin dov'era.
