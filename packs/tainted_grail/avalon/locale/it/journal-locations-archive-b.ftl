verse-197-o1 = Sulle tende ci sono petali, scuri. Quella notte erano peri, e nessuno ha spazzato. La gente si guarda con grande pudore, come gli sposi dopo una lite in cui si è detto tutto.
verse-197-o2 = «Dicono che non c'è più», fa Jenifry. Non ha aperto. «Non dico che ci sia mai stata. Dico solo: e adesso io a quell'ora dove vado?»
verse-197-o3 = *NOMI, a mucchio, servirsi.* Sono saliti col fumo, coi bordi bruciati. La gente li rivolta da ore per vedere se uno va bene; e qualcuno trova il suo, lo prova, e lo rimette giù.
verse-197-o3-told-1 = Su un secchio rovesciato un uomo coi palmi sulle ginocchia mangia formaggio, e a chi si ferma spiega che è una sera.
verse-197-o3-told-2 = «Una capra», dice un uomo, che ne tira una. Gliel'aveva detto una persona gentile, ed è andato a comprarla.
verse-197-o3-told-3 = Un uomo va di banco in banco con uno scontrino strappato. «È una *e*», spiega.
verse-197-o3-told-4 = Una donna ripete la sua, com'era, a chi la vuole sentire. L'ha imparata a mente da voi.
verse-197-o3-told-5 = Tryphena vende fiammiferi. Li tiene tutti dalla parte sbagliata.
verse-197-o4 = «Dentro o fuori?» dice il ragazzo con la campanella muta. Chiede, da quando la porta è rimasta aperta. Prima non c'era mai stato bisogno e finora nessuno ha saputo rispondere.
verse-197-o4-told-1 = Passa un impiegato in grigio con dodici schede nel nastro del cappello. È in ferie. Non sa dove si va.
verse-197-o4-told-2 = Sul feltro qualcuno ha scritto *NO* col gesso, in piccolo, e Tryphena ce l'ha lasciato.
verse-197-o4-told-3 = Al banco degli oggetti smarriti c'è la forma di una cosa. Per poco non la chiedete.
verse-197-o4-told-4 = È arrivata dalla campagna una famiglia, per ordine alfabetico. Ha saputo che l'hanno letta su una scala, e vorrebbe sapere per che cosa.
verse-197-o4-told-5 = Le tende pendono appena, prima a carico, poi a stella. Galleggia tutto.
verse-197-o4-told-6 = A un banco ci sono quelli di Vicolo della Pece, il nome di un vecchio e quello di una ragazza. Non li chiede nessuno.
verse-197-o4-told-7 = Per terra c'è una scheda a faccia in giù. Dietro non dice niente. Ci girate attorno, e alle vostre spalle la voltano.
verse-197-o4-told-8 = «Non correte», aggiunge il ragazzo. Di voi si dice quello.
verse-197-o4-told-9 = «Dicono che si è fermato», fa Jenifry. «Il tempo di leggere una bolla. Si sentivano i piselli.»
verse-197-o4-told-10 = Il ragazzo vi annusa le giacche. «È per i cardini», dice, come gli hanno insegnato.
verse-197-o4-told-11 = Due donne del mercato sgranano piselli a tempo. A tempo di che, non lo sanno. Viene su dalle lastre, giù per la colonna, e su per controllo.
verse-197-o4-told-12 = Un facchino siede su una cassa coi palmi in su. «Mi è andato via dalla schiena», dice a tutti. «Così, di lunedì.»
verse-197-o4-told-13 = Una nonna con un paranco nella sporta vi saluta da collega.
verse-197-o4-told-14 = Ci sono in vendita suole di stracci, spaiate, a poco.
verse-197-o4-told-15 = C'è un letto a nolo, con dentro un uomo che non si può svegliare. La gente paga per guardare.
verse-197-o0 = *IL MERCATO (errata corrige). Per «porta stretta» si legga «porta». Non si sa chi l'abbia lasciata aperta.* Jenifry ha coperto con un panno la roba buona. «Viene su odore di carta», dice. «La gente lo sente e si ricorda che doveva fare una cosa. Per il commercio è una rovina.»
verse-197-v1 = Banchi, una porta aperta, due scale.
verse-197-v1-ask-what-is-said-of = Chiedete cosa si dice della strada.
verse-197-v1-find-kerra-and-her-scales = Cercate Kerra e la bilancia.
verse-197-v1-talk-to-the-clerk-who = Parlate con l'impiegato in ferie.
verse-197-v1-listen-to-a-sleeper-who = Ascoltate una che hanno portato e dorme.
verse-197-v1-read-the-list = Leggete l'elenco.
verse-197-v1-look-for-those-who-remember = Cercate chi si ricorda la sua sera.
verse-197-v1-say-it-here-aloud = Ditelo qui, ad alta voce.
verse-197-v1-hush-it-up = Metteteci un coperchio.
verse-197-v1-ask-who-has-gone-up = Chiedete chi è salito a vedere.
verse-197-v1-leave-the-market = Lasciate il mercato.
verse-197-v2 = I carrettieri si fermano qui a bagnarsi il nome. Ognuno ha portato qualcosa in bocca.
verse-197-v2-told-1 = «All'ufficio delle pietre hanno chiuso», dice uno. «I moduli stanno sugli alberi, come i panni. L'avevano sentito leggere, sul prato, e alla fine una donna ha firmato a matita, col suo nome, ed è andata a sedersi dall'altra parte dello sportello.»
verse-197-v2-told-2 = «Nei capannoni va benissimo», dice uno. «Quest'anno hanno avuto aiuti nuovi. Dicono che era un piacere vederli portare.» Non ha ancora visto con chi parla.
verse-197-v2-told-3 = «Ci sono in giro quaranta persone con mezzo cognome», dice uno. «Certi poi sono rientrati da soli, e si sono seduti. È che avevano lasciato lì la tazza.»
verse-197-v2-told-4 = «Dai capannoni uno manda a dire», fa uno. «Colan, della nove. Dice: senza rancore; e se qualcuno ha un giovedì.»
verse-197-v2-told-5 = «E dagli Esenti non hanno estratto», dice un altro. «C'era il dolce e tutto, e la mano nel sacchetto non l'ha messa nessuno. Pagano in lavoro. Hanno le vesciche, e se le fanno vedere.»
verse-197-v2-told-6 = «E dagli Esenti è caduta un mese prima», dice un altro. «Su una ragazza che aveva già fatto il fagotto. Dicono che era passato qualcuno di fretta.»
verse-197-v3 = Al banco c'è la fila, come sempre, per via della bilancia.
verse-197-v3-told-1 = Dietro c'è un'estranea. Ha i polsi di Kerra. È cresciuta alla terza porta, da estranei; un posto non l'ha mai tenuto per nessuno. «Quante?» chiede a chi le si è fermato davanti con la bocca aperta. «A mezzogiorno chiudo.» La mano sinistra vi si è alzata da sola. Lei ne conta sei nella destra.
verse-197-v3-told-2 = «L'ho sentito», dice Kerra. «Come un piede sulla scala mentre dormi. E poi è sceso.» Ha un uovo per piatto, per vedere se valgono uguale. «Poteva fare che io là non mi fossi mai seduta. Non avrei saputo di dovermene dispiacere.» Toglie quello di sinistra e lo dà al più vicino. «Ditegli che era una buona cena», fa.
verse-197-v4 =
    Massen ha una panca tutta per sé. Non gli era mai capitato; ci sta esattamente al centro. Sulle ginocchia ha dodici schede, coi buchi dello spillo che combaciano.

    «Si è sentito», dice. Si ferma. Ricomincia da un'altra parte. «È morta, sapete. Si era scritto... Io scrivevo a una vicina.» «Sì.» «Ha una bella mano. Mi chiedeva sempre dei piedi.» C'è una pausa. In alto un uccello bada ai fatti suoi. «Si è pianto», dice Massen. «Ho pianto. Quando lo fai, non è per niente al passivo.»
verse-197-v4-sit-at-one-end-so = Sedetevi a un capo, così lui può avere l'altro.
verse-197-v4-tell-him-where-one-goes = Ditegli dove si va, in ferie.
verse-197-v4a = Si sposta. Bada tanto a lasciarvi metà panca che, per la prima volta in vita sua, sta seduto sul bordo.
verse-197-v4b = «A casa», gli dite, «di solito.» Lo scrive sul retro di una scheda. Terza costola, porta azzurra. «Di fronte», dice Massen, facendo i conti, «c'è una persona che è in casa.»
verse-197-v5 = Era sulla scala, al fieno, quando è finita. L'hanno messa sotto una tenda con un piolo in pugno. La lingua si muove. Un ragazzo pagato per le mosche dice: «Fa sempre la quarta. Quella triste. Poi arriva dove sale, e non ce la fa, e ricomincia.»
verse-197-v5-told-1 = L'avete presa voi. Sul braccio ha il livido del vostro pollice, che ingiallisce. Lui lo fa vedere alla gente.
verse-197-v5-told-2 = Ha una stecca. Sotto la scala non c'era nessuno.
verse-197-v6 = È un foglio solo, rigato a mano, e va indietro finché c'è muro. *Presente, il Re (un conciatore, terza costola, Via delle Corde). Presente, il Re (una vedova, Grecale). Presente, il Re (un ragazzo, in età).* Della colonna di destra è compilata sempre e solo l'ultima voce: *Fatto, nulla.* Per domani dice, in una bella mano d'ufficio: *a pigione in Sotto-Costola*. È lasciato lo spazio per chi.
verse-197-v6-told-1 = La firma che c'è è la vostra. È in un inchiostro di quattro secoli fa, e la penna ve la ricordate; il libro di una locanda, una sera di pioggia.
verse-197-v7 = L'hanno fatto tutti una volta, e non l'ha detto nessuno. Passate per i banchi col cappello in mano e a ciascuno chiedete che tempo faceva, quella volta.
verse-197-v7-ask-the-tanner-over-an = Chiedete al conciatore, davanti a una birra.
verse-197-v7-ask-ysella-why-she-has = Chiedete a Ysella perché da allora non sguaina.
verse-197-v7-ask-morenwyn-who-was-massen = Chiedete a Morenwyn, la vicina della madre di Massen.
verse-197-v7-enough = Basta così.
verse-197-v7a = «C'era afa», dice il conciatore. «Tuonava. Lei aveva la tosse, ve l'ho detto, o l'ho detto a qualcuno.»
verse-197-v7a-told-1 = «Una me l'avevate già offerta», aggiunge, e gira la tazza per il manico. «E allora vi tocca il resto. Prima ve ne leggono un pezzo, dell'ordine. È consumato. Ma un pezzo l'avevo chiaro, perché era dove tenevo il pollice. *Ordino*. Io!»
verse-197-v7a-told-2 = «Prima ve ne leggono un pezzo, dell'ordine», dice quando ha bevuto. «È consumato. Io un pezzo l'avevo chiaro, perché ci tenevo accanto il pollice. *Ordino*. Io!»
verse-197-v7b = «Nove anni», dice Ysella. «Ci sono andata col vestito di riserva. Davanti a me ho avuto gente con la vita in mano, è il mio mestiere. Io avevo un cucchiaio. E ho guardato quel punto e ho pensato a un pollice. Un pollice, e tutto quello che è stato rimandato si paga, dappertutto, insieme. Lo sentivo, come la folla dietro una tenda.» Si abbottona. «Da allora non sono più riuscita a cominciare niente. Quello che sono riuscita a leggere è *questa sera*. Da allora è rimasta questa.»
verse-197-v7b-told-1 = «Siete voi che mi avete chiesto del foglietto bianco», dice. «La cifra è quella. Adesso ve l'ho detta.»
verse-197-v7c = «Io la cera ce la metto», dice Morenwyn. «In testa, tutte le notti, a letto. Faccio il cucchiaio, e faccio il pollice, e poi sto lì a sentire se è domani.» Non l'ha detto a nessuno. Scrive lettere bellissime, e in una lettera non c'è mai entrato. «Io avevo *niente cera*. Poi si interrompe. Si vede che chi ha tagliato non ha voluto passare sulla parola dopo.»
verse-197-v8 =
    Salite sulla pietra della pesa. Ci vuole poco. Un re non c'è; c'è un turno; ed è la stessa sera, è sempre quella, dal primo di loro. Quella che ognuno di voi ha tenuto ferma, per la durata di una candela, credendo che fosse soltanto la sua.

    Non grida nessuno. Una donna posa il cesto. «Credevo che si fossero scordati di richiamarmi», dice. «La camicia la tengo pulita.»

    «Allora l'abbiamo fatto tutti», dice il conciatore.

    «Non l'ha fatto nessuno», dice Ysella. «Era quello, il lavoro.»
verse-197-v8-told-1 = A trovare come cominciare è stata Ailei. «Siete stati tutti molto bravi», ha detto. Prima avevano bisogno di sentire quello.
verse-197-v9 = Andate di banco in banco a non avere niente da dire. Vi ringraziano in spiccioli. Alla solita ora per la scala sale un'altra camicia pulita e non vi guarda negli occhi.
verse-197-v10 = «Io sono salita», dice la donna dei porri. «Ho portato mia madre. Lei aveva fatto la sua l'anno della neve. Mi ha mostrato dove stava. Ci sono due impronte.» Tiene i porri per il collo. «Voleva sapere che cos'era che non aveva fatto. Le ho detto che non aveva fatto quello che non avevo fatto io. Si è così sollevata.»
