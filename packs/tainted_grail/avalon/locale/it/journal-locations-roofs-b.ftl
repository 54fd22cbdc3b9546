dream-174 = La casa si gira nel sonno, e tu con lei, e non si versa niente.
dream-174-told-1 = Dall'altra parte è notte lo stesso. Lungo la chiglia, una mano dopo l'altra, tutta la strada va a prua a vedere.
dream-174-told-2 = Dall'altra parte è notte lo stesso. Qualcuno, lassù, batte sul pavimento per sentire se suoni bene.
nightmare-174 = La casa si gira. A tenerla dritta sei tu. «Stai giù», ti dicono con dolcezza attraverso le tavole, e ti mettono un'altra pietra sul petto, e un'altra.
verse-174-o1 = Battono come hanno sempre battuto. Ma quando si accendono i lumi nessuno sta vicino alla finestra. Passa una camicia pulita, verso la cima, e lungo il vicolo battono un po' più forte, come si parla per coprire un rumore.
verse-174-o1-told-1 = Oggi le sedie sono vuote. Sono usciti sui gradini e guardano il proprio tetto come si guarda un fratello che è stato in prigione. «La mia era un giovedì», dice una donna, al vicolo in generale. «Avevo il raffreddore. Il cucchiaio lo tenevo con la sinistra.» «Trentun anni fa», dice un uomo. «Mia moglie non lo sa.»
verse-174-o1-told-2 = «È quella che ha fatto martedì», dicono di Ailei. «Ha detto grazie al cucchiaio.»
verse-174-o1-told-3 = «È quello che ha fatto martedì», dicono di Arev. «Ha chiesto la ricevuta.»
verse-174-o1-told-4 = «È quello che ha fatto martedì», dicono di Beor. «Non si è mosso. Ci sono delle impronte nuove, dice lei, e sono più fonde.»
verse-174-o1-told-5 = «È quello che ha fatto martedì», dicono di Verme. «Voleva sapere di chi era stata la camicia.»
verse-174-o1-told-6 = «Be', qualcuno deve pur farlo», dice una col ferro da stiro, al colletto. Da chi l'ha presa non saprebbe dirlo.
verse-174-o1-told-7 = «Eravate in mezzo», dice un uomo col pollice fasciato. «Vi avrei fatto male, e voi stavate lì. Continuo a pensare che potevo andare a casa.»
verse-174-o1-told-8 = Hanno visto Ivel nel vicolo, in pieno giorno, che chiedeva a una lavandaia che si fa di pomeriggio.
verse-174-o1-told-9 = Su una tavola accanto alla pompa c'è una colonna tracciata in rosso, vuota. È di Ivel, dicono. La gente passa e guarda.
verse-174-o1-told-10 = A una tavola tagliano il pane col cucchiaio. A voi dicono che il coltello l'hanno perso.
verse-174-o1-told-11 = Una donna passando vi mostra le unghie, di tutte e due le mani. Sono pulitissime.
verse-174-o1-told-12 = Di casa in casa gira un ramo con tre pere. La prima non la vuole mangiare nessuno.
verse-174-o1-told-13 = «L'avete sentito andare, vero?» vi dice un uomo. «Attraverso il legno. Il mio c'era? Era solo un dente.»
verse-174-o1-told-14 = C'è Gerens, che batte su un soffitto, sull'attenti. Gli hanno detto che può smettere quando vuole.
verse-174-o2 = Il vicolo di Bersaba continua a battere. Però adesso lo fa con la testa piegata, come se di là potessero rispondere.
verse-174-o2-told-1 = Salite per il vicolo e le porte si aprono da sole, una dopo l'altra, e vi passano di cucina in cucina.
verse-174-o2-told-2 = Su ogni porta c'è un numero, ancora fresco. «È la prima volta che ci contano», dice una vicina. «Io vengo mezza.»
verse-174-o2-told-3 = C'è paglia sulla scala e un prezzo sulla botte dell'acqua. «È solo per sapere», dice una vicina, e legge il suo.
verse-174-o2-told-4 = Bambini con le orecchie bianche cantano quattro note in su e quattro in giù. Le madri li lavano, e tornano bianchi.
verse-174-o2-told-5 = In una casa piove su undici persone. Spostano i letti in tondo, a turno, con una campanella. Quando passate fanno un cenno, uno per uno, perché sappiate che lo sanno.
verse-174-o2-told-6 = «Chiedetele qual è stata la sua», si gridano da una parte all'altra. «Su, chiedeteglielo. Il Re del venerdì!»
verse-174-o2-told-7 = Sugli stipiti c'è un segno, all'altezza dove Verme ha messo la mano. Sotto ogni segno una mensola, con sopra gli stivali.
verse-174-o2-told-8 = «Pasco l'ha chiesto a sua sorella», dice una vicina. «Lei dice che non sono mai arrivati. Da allora non si parlano.»
verse-174-o2-told-9 = Nel vicolo c'è la scopa con cui avete spazzato la piazza, bianca fino al collo. La conservano.
verse-174-o2-told-10 = «Qualcuno ha dato il buongiorno a quella delle uova», dicono sotto le travi. «Proprio così.» Lo provano fra loro, pianissimo.
verse-174-o3 = «Sono quelli coi piedi», dice un bambino, e vi corre davanti a bussare alla porta dopo. Qui i forestieri sono gente coi piedi; il resto è sopra il davanzale.
verse-174-o3-told-1 = Da quattro porte insieme viene l'odore del vostro grano. «Lo sappiamo di chi è», vi dice una donna da sopra il cucchiaio. «L'hanno portato in quaranta, in spalla. Dicono che voi tenevate il lume.»
verse-174-o3-told-2 = Qualcuno ha appeso il vostro ritratto sopra una culla. È quello migliorato.
verse-174-o0 = Da sopra il muro spuntano tetti, e da sotto i tetti voci, e ogni tanto un colpo. «Chi è?» dice qualcuno vicinissimo, attraverso una tavola. «Siete dentro?» Dite di no. «Allora non vi sento», dice la voce, con rammarico, e si allontana lungo il suo soffitto.
verse-174-o00 = *SOTTO-COSTOLA. Il quartiere vecchio. Le case sono basse ai lati e alte al centro, come piace qui. In caso di pioggia si vedranno i cittadini battere sul soffitto. È un'usanza. Non la si interrompa, non vi si partecipi, non vi si accenni. Si affitta a costola.*

    Un vicolo, gradini, panni bagnati. Una donna su una sedia batte sopra la testa col polso, si ferma, sposta la sedia, batte. Di fronte un uomo fa lo stesso, un tono più giù. Non si guardano. Si sono accordati in terza.
verse-174-o00-told-1 = Sopra una porta è appesa una chiave lunga un avambraccio. Sotto sua sorella avete dormito, in una locanda che poi non c'era più.
verse-174-o00-told-2 = Beor si è tolto il cappello e cammina a testa bassa sotto le gronde. Alza un palmo, piatto, e va così, come lungo il fianco di una vacca.
verse-174-v1 = Il vicolo, le porte basse, i colpi.
verse-174-v1-read-the-guide-on-lodging = Leggete la guida alla voce Alloggi.
verse-174-v1-ask-bersaba-to-teach-you = Chiedete a Bersaba di insegnarvi a battere.
verse-174-v1-it-has-begun-to-rain = Ha cominciato a piovere.
verse-174-v1-look-for-massen-s-mother = Cercate la madre di Massen.
verse-174-v1-buy-the-tanner-an-ale = Offrite una birra al conciatore.
verse-174-v1-go-into-the-house-that = Entrate nella casa dove piove.
verse-174-v1-say-the-couple-s-right = Dite i nomi giusti della coppia.
verse-174-v1-ask-the-glover-about-his = Chiedete al guantaio della sua arte.
verse-174-v1-go-in-to-the-wedding = Entrate alle nozze.
verse-174-v1-see-the-ones-who-were = Andate da quelli usciti dal Deposito.
verse-174-v1-play-storm-with-the-children = Giocate alla burrasca coi bambini.
verse-174-v1-ailei-goes-up-to-the = Ailei sale dalle arnie.
verse-174-v1-deliver-what-you-were-given = Consegnate quel che avete per questa via.
verse-174-v1-ask-bersaba-for-the-sound = Chiedete a Bersaba quali tetti suonano bene.
verse-174-v1-ask-after-a-man-who = Chiedete di un uomo che fa le somme.
verse-174-v1-sit-up-by-the-stove = Restate alla stufa, chi non dorme.
verse-174-v1-leave-the-lane = Lasciate il vicolo.
verse-174-v2 = *ALLOGGI: a costola, contando dalla strada. POPPA (seconda e terza): asciutto, caro, gente distinta. MEZZO: compagnia; musica attraverso il muro; nel prezzo è compreso che vi chiedano come avete dormito. PRUA: per signori soli e per chi sogna. Il viaggiatore paga anticipato, in argento. Può pagare battendo. Gli si mostrerà come.*

    «Perché si chiami così non lo sa nessuno», dice la donna dalla chiave lunga. «Poppa. Avevo una zia fatta così. Sono due a costola, e non ci si appende niente.»
verse-174-v2-told-1 = «Da loro no», dice una voce alle sue spalle. È entrato uno che viene dalla Strada e le può dire che cosa avete letto sul prato, e che firma c'era in fondo. Lei riappende la chiave al chiodo e la stanza ve la dà.
verse-174-v2-take-the-stern = Prendete la poppa.
verse-174-v2-take-the-middle = Prendete il mezzo.
verse-174-v2-take-the-bow-and-tap = Prendete la prua, e pagate battendo.
verse-174-v2-look-further = Cercate ancora.
verse-174-v2a = È asciutto, e pende. Quello che rotola finisce in un angolo, e la gente distinta ci ha messo un cuscino. «Vedrete che torna», dicono di una biglia. Vi danno un contratto, perché qui le cose si fanno per bene: *una costola, fin quando il tetto sarà tetto*.
verse-174-v2b = Ci sono diciassette persone e un violino. Vi fanno il letto tra una lavandaia e un uomo che sta contando qualcosa. Al risveglio ciascuno vi chiede come avete dormito, e aspetta la risposta con vero interesse. «È compreso», spiegano.
verse-174-v2c = Finisce a punta. In fondo in fondo, dove le tavole s'incontrano, c'è un'asse con un viso che guarda fuori, consumato fino alla fronte. Battete da cena finché il violino smette. Più si sale, meglio suona, come se lassù qualcuno stesse guarendo.
verse-174-v3 =
    Ha sessantaquattro anni. Alla cintura ha un mazzuolo che ha cambiato tre teste e cinque manici. Batte sul tavolo, sulla stufa, su un nipote, e li ascolta tutti.

    «Non c'è niente da imparare», dice Bersaba. «Si batte e si fa attenzione. Acuto è stanco. Grave sta bene. Fra l'uno e l'altro va tenuto d'occhio.»

    «Avrei detto il contrario.»

    «Avreste detto. Venite da dove ci sono i pavimenti.» Vi porta le nocche al soffitto, un bel po' più in là. *Toc*, fa. «Ecco. Questo è buono. È di mia madre. È una cosa sotto cui si può dormire.»

    «Ma che cosa ascoltate?»

    «Se ha ancora voglia», dice Bersaba, e fa la faccia di una a cui l'hanno cavato di bocca.
verse-174-v3h = Bersaba, e un soffitto.
verse-174-v3h-talk-her-round = Provate a convincerla.
verse-174-v3h-learn-it-properly-for-a = Imparatelo bene, in cambio delle cene.
verse-174-v3h-ask-what-her-mother-called = Chiedete come lo chiamava sua madre.
verse-174-v3h-say-that-it-is-a = Dite che è un tetto.
verse-174-v3a = Alla fine lo sentite: sopra la testa ne avete un vicolo intero, ognuno con la sua voce, e i più stanno bene. Uno no. «È degli Hext», dice. «Lì si batte piano. Che non lo venga a sapere.» Vi dà il mazzuolo di riserva, dalla parte del manico.
verse-174-v3b = «Tetto», dice Bersaba. «Mia madre diceva tetto. Sua madre diceva tetto.» Batte sulla stufa. Suona falso, e lei non lo corregge. «Lo diceva come si dice *pane* quando non ce n'è. Con la bocca già pronta per l'altra parola.»
verse-174-v3c = «Eh sì», dice Bersaba, così in fretta, e con tanta riconoscenza, che vi dà uno sgabello.
verse-174-v4 =
    Comincia al buio con una goccia in un secchio. Prima della seconda, per tutto il vicolo i piedi sono a terra. Si alzano i lumi. Famiglie intere stanno sui tavoli in camicia. Si batte dalla porta di strada al muro di fondo, dalla prua alla seconda costola, fitto e basso, come si passa la mano su un cavallo al buio.

    «Voi», dice Bersaba dalla scala. «Voi avete le braccia.»
verse-174-v4-take-the-mallet = Prendete il mazzuolo.
verse-174-v4-turn-over-and-sleep = Giratevi e dormite.
verse-174-v4a = Dormite. Al risveglio il vicolo ha la faccia grigia e nessuno vi chiede come. «Hanno dormito», dice un bambino al vicino, e la cosa va di casa in casa, su da una parte e giù dall'altra, in due parole. A mezzogiorno ripiove.
verse-174-v5 =
    Terza costola, porta azzurra. Apre una donna piccola, con l'inchiostro sul pollice, e vede la busta.

    «È per lei», dice. «La prendo io. Sono Morenwyn, di fronte.»

    «È per sua madre.»

    «Sì. È mancata un anno fa, in poltrona, con una delle sue in grembo. Alla fine non c'era arrivata.» Guarda dentro. La stanza è spolverata. «Era lì aperta sul tavolo, e l'ho finita io. Poi non rispondere pareva brutto.»

    «E avete continuato?»

    «Scrive così bene. Mette tutto al passivo, e poi in fondo dice: hai i piedi caldi?» Tende la mano. «Dodici volte è venuto a trovarla, ed era sempre il giorno che lei era fuori. Io ero alla finestra tutte e dodici. La faccia non ce l'ho. Mi viene soltanto la mano.»
verse-174-v5-say-that-you-will-tell = Dite che glielo direte.
verse-174-v5-help-her-write-one-last = Aiutatela a scriverne un'ultima.
verse-174-v5-give-it-to-her-and = Dategliela, e che continui.
verse-174-v5a = «Vorrà sapere quando», dice. «Ditegli un martedì. Ditegli che c'era su la minestra.» Dal cassetto prende un mazzetto col nastro. «Quelle di lei è giusto che le riabbia. Le sue... le sue le posso tenere? Lui le protocolla e basta.»
verse-174-v5b = Ci vuole tutto l'olio della lampada, e ci vogliono tutti e tre, voi, Morenwyn e quella della poltrona alla finestra dove non si siede nessuno. *Ho i piedi caldi*, viene fuori alla fine. *Io in casa c'ero. Sbagliavi porta, caro. È quella azzurra. Non tornare, perché esco. Prenditi le ferie. Possono fare a meno di te. Io ho sempre potuto fare a meno di te, è da lì che capivo che stavi bene.*
verse-174-v5c = La legge sul gradino, muovendo le labbra. A metà ride, e si volta, per abitudine, a cercare qualcuno a cui leggerla. Poi vi paga il porto.
verse-174-v6 =
    È un uomo largo, macchiato, in un angolo, col vuoto intorno per via del mestiere.

    «Voi siete stato da qualche parte», gli dite, perché ha quell'aria; tiene la tazza per il manico.

    «Via delle Corde. Terza costola.» Beve. «Una volta mi hanno fatto salire. Mi hanno dato una camicia. Era martedì, dicevano, però dicono sempre...» Posa la tazza. «Non è che ti dicano di non dirlo. È che non lo dice nessuno. Saresti quello che l'ha detto.»

    «Detto che cosa?»

    «Ha tossito», dice il conciatore. «Non è successo altro. Stavo lì, tenevo quello che mi avevano dato, e l'avrei fatto, eh. Avevo già fuori il pollice. E da qualche parte, giù, all'altezza delle ginocchia, una bambina ha tossito.»
verse-174-v6h = Il conciatore, con la tazza per il manico.
verse-174-v6h-buy-another-and-ask-what = Un'altra, e chiedete cosa doveva fare.
verse-174-v6h-let-him-be = Lasciatelo stare.
verse-174-v6a = «Niente», dice nella seconda tazza. «È quello. È quella la carica. Stai lì finché scende la candela, e non fai niente, e uno ti ringrazia, e torni a casa a cena.» Passa il pollice sul bordo del tavolo, come se ci fosse rimasto qualcosa. «Non ho mai fatto una fatica così. E niente mi è mai riuscito così bene.»
verse-174-v7 = Sono in undici, un vecchio con la campanella, e una pozza che ormai conoscono. «Al tocco, a sinistra», vi dice. «Bene, siete alti. Prendete i piedi.» Di chi sia la colpa non lo dice nessuno. Vi fanno posto nel giro.
verse-174-v7-tar-it-again-plank-by = Rimettete la pece, tavola per tavola.
verse-174-v7-take-a-turn-at-the = Fate un giro di letti.
verse-174-v7-go-out-again = Uscite.
verse-174-v7a = Lo fate distesi sulla schiena, con la pece che vi scende nelle maniche. Chiusa l'ultima fessura il vecchio suona, e tutti si alzano per spostarsi. Non serve. Restano lì, coi letti in mano. «Potremmo sederci», dice qualcuno.
verse-174-v7b = Prendete i piedi. È un buon letto, con dentro una donna che dorme, si regge alla sponda con mestiere e non si sveglia.
verse-174-v8 =
    Li dite: non come chiamavano i vecchi nel paese sulla riva, ma come si chiamavano loro, sul catrame. Bersaba posa il cucchiaio.

    «Sono andati via al tempo di mia nonna», dice. «Il venerdì apparecchiava sempre anche per loro. Come stanno?»

    «Contano. Lui conta le tavole e lei conta lui.»

    «E la loro, è sana?»

    «Quando siamo partiti, sì.»

    «Bene», dice Bersaba. Va a prendere una scatola coi bottoni sul coperchio, e dalla scatola una striscia di corteccia lunga come la stanza. C'è una tacca per ogni tetto di Camelot. «Allora è meglio che il conto l'abbiate voi. Altri di famiglia non ne ho.»
verse-174-v9 = Ci sono guanti in ogni vetrina: capretto, lana, un paio in paglia, per mostra. «È la moda», dice il guantaio, e vi prova la misura. Le dita non ve le tocca mai, le gira per il polsino. «Viene dalla campagna. Chiusi in punta, e un nastro per tenere il pugno.» Mente male e cuce bene. «Preferiscono che sia la moda», dice.
verse-174-v9-pay-him-to-say-nothing = Pagatelo perché taccia.
verse-174-v9-have-him-say-it-aloud = Fateglielo dire ad alta voce, in bottega.
verse-174-v9-buy-a-pair = Compratene un paio.
verse-174-v9-leave-the-shop = Uscite dalla bottega.
verse-174-v9a = Mette via i soldi col polsino. Da allora ne ha allargate undici paia, al pollice.
verse-174-v9b = «Sono le mani», dice. Le forbici si fermano, e anche le clienti. «Si fanno rosse e si chiudono. Dalla luna nuova me ne sono venuti quattro. Taglio la pelle in modo che non si veda.» Una signora in seta grigia lo guarda, e poi, piano, prova ad aprire il ventaglio.
verse-174-v9c = Sono caldi. Li hanno fatti sul pugno di qualcun altro e se lo ricordano.
verse-174-v10 =
    Qui ci si sposa da una parte all'altra della casa, i parenti di lei di qua, quelli di lui di là, e sopra la testa la trave lunga con le cipolle appese.

    «Avete qualcosa per lei?» chiede uno zio.

    «Da che parte stiamo?»

    «Quella di lei è *il carico*», dice, «quella di lui *la stella*. No: guardando la porta. Guardando la porta dalla porta.» Vi gira per le spalle. «Sono solo nomi. Si dice: passalo a carico. Si dice: quello tira un po' a stella, cioè è tonto.»

    Agli sposi si chiede se, quando piove, ciascuno terrà la sua parte. La terranno, dicono, e si scambiano di posto, e c'è un grande urlo.
verse-174-v10-give-them-something-useful = Date loro qualcosa di utile.
verse-174-v10-dance-on-the-load-side = Ballate dalla parte del carico.
verse-174-v10-wish-them-dry = Augurate loro l'asciutto.
verse-174-v10a = «I vostri nomi se li tengono», dice lo zio. Qui si fa così, con chi dona; si scrivono sulla trave, col gesso, fra le cipolle. «Così sa chi deve prendere.»
verse-174-v10b = Quando il violino li vuole lì, da una parte sono in quaranta. Il pavimento vi scende sotto di un dito, e i piatti camminano. Nessuno smette. La sposa, di fronte, sale come su un'altalena.
verse-174-v11 =
    Sono arrivati coi carri, o dietro, e li tengono in tre per costola. Sono educati e ricordano quasi tutto. Uno cammina lungo un muro, allo spigolo si ferma, e aspetta.

    «Che c'è?» chiedete.

    «Devo andare a casa.» Ha pazienza. «La porta la so. C'è un cuore, l'ha fatto mio fratello con la forchetta. So quanti passi. È solo da che parte si gira. Quello me l'hanno tenuto, il secondo anno. Io dico alla gente: giro. Mi chiedono: da che parte? E io: no, non mi seguite. *Giro*.»
verse-174-v11h = L'uomo allo spigolo, che aspetta.
verse-174-v11-told-1 = Ailei aveva il suo nome, fra gli undici. «Jacca Rowse», dice. Lui, a sentirlo, si gira: per caso, a sinistra.
verse-174-v11-told-2 = Vi riconosce. «Avete firmato voi», dice. «No, no, la penna era buona. È solo questa cosa.»
verse-174-v11h-walk-him-home-by-lefts = Portatelo a casa, per sinistre.
verse-174-v11h-draw-a-left-on-his = Disegnategli una sinistra sulla mano.
verse-174-v11h-ask-him-who-brought-him = Chiedetegli chi l'ha portato.
verse-174-v11a = Prendete tutte le sinistre che ci sono. Passate per una tintoria, sopra un letto, e davanti alla stessa gatta finché non smette di alzarsi. In fondo a Via delle Corde c'è un cuore in una porta. Lui ci mette il dito. «È più basso», dice. Poi un uomo apre con la forchetta in mano, guarda, e la forchetta cade sul gradino.
verse-174-v11b = Su di lui attacca come un neo. La guarda, guarda lo spigolo, la guarda di nuovo con la testa storta. «È questa», dice. «È proprio lei. È *tutta* di là.» Gira l'angolo e torna, per il piacere di rigirarlo.
verse-174-v11c = «Una signora col lapis», dice. «Mi ha chiesto se mi dispiaceva non mancare a nessuno. Ho detto: a chi? e lei l'ha segnato.»
verse-174-v12 = Sono in dodici, e una panca. «Burrasca!» grida il più piccolo, e corrono tutti da una parte; e la casa, che ha dentro una nonna e una credenza, si piega a vedere. «Di là!» Lei continua a fare la calza. Quando vi ci mettete anche voi c'è più peso. La casa accanto si piega verso di voi, per educazione, e così giù per il vicolo.
verse-174-v12-told-1 = «A che gioco è?» chiede Arev a un bambino. «E se restate tutti da una parte?» Quello lo guarda come uno che ha chiesto che succede a non risalire a respirare.
verse-174-v13 =
    Sotto la seconda costola, in fondo, c'è una porta, dietro la porta una mensola all'aperto, e sulla mensola nove arnie di paglia. Guardano tutte da una parte, via dal sole, contro un muro di cielo.

    «Perché così?» chiede Ailei.

    «Le hanno sempre messe a guardare a poppavia», dice il ragazzo che le bada. «È solo la parola. È da dove verrebbe il vento.»

    Lei si china sulla prima. Ad altre arnie, in un giorno peggiore, ha detto cose che non erano. «Siete su un...» dice Ailei, e si ferma, perché che cos'è non gliel'ha ancora detto nessuno. «Siete molto in alto», dice. «Siete in tante. E guardate dalla parte giusta da tutto questo tempo. Lo sapevate?»

    Lo sapevano. Sale attraverso la paglia come da un bollitore.
verse-174-v13-told-1 = «Per una parola vera ne abbiamo perse quaranta», dice al ragazzo. «Avevano ragione ad andarsene. Gliela ridirei.» Alla nona mette il velo di sua madre. Le sta bene.
verse-174-v13-told-2 = «A certe come queste ho detto che stavano tutti bene», dice al ragazzo. «Vorrei sapere dove sono.» Lui indica col mento il muro di cielo, da dove verrebbe il vento.
verse-174-v14 = Ci sono lettere che per strada ti danno perché hai una tasca. Andate di porta in porta e leggete il nome.
verse-174-v14-told-1 = La sorella apre infarinata fino al gomito, legge sul gradino, e ci si siede. «Dice che danno da mangiare», fa. «Nel capannone. Dice che nessuno ha danni. Perché deve dire che nessuno ha danni?» Rilegge. «Non ha messo dov'è sepolta la mamma. Dov'è sepolta la mamma non se lo scorda mai.»
verse-174-v14-told-2 = L'altra è tutta un fiato, undici pagine, senza un punto. Il vecchio a cui è diretta se la fa leggere dai nipoti, a staffetta. In fondo dice che nessuno ha dormito e che il fienile l'hanno ridipinto. «È mio fratello», dice. «Non ha mai saputo finire.»
verse-174-v15 =
    «A che vi serve?» dice Bersaba. Non lo dice per male. Una che batte sulla stessa cosa da cinquant'anni può chiedere.

    Dite che un giorno a qualcuno potrebbe far comodo sapere quanti galleggiano.

    «L'avete detto per strada», dice. «Pazienza. È giovedì, sono tutte al lavatoio.» Prende una scatola coi bottoni sul coperchio. «È corteccia. Quando sono buoni faccio la tacca e quando non lo sono la piallo. Non l'ho mai fatta vedere. La domenica la guardavo, come si guarda un vestito.»
verse-174-v15-give-her-your-evenings-for = Datele le vostre serate.
verse-174-v15-take-it-when-she-goes = Prendetela quando va alla pompa.
verse-174-v15-leave-it-in-the-tin = Lasciatela nella scatola.
verse-174-v15a = Salite con lei da un lato della città e scendete dall'altro, sulle tavole, all'altezza dei comignoli. Voi battete e lei intacca. In un punto lascia intaccare voi. «Ottantotto», dice Bersaba alla fine, in cima, con la gonna annodata. «Su novantuno. Mia madre me ne ha lasciati ottantasette.»
verse-174-v15b = Sta in una manica. All'ora di cena la scatola è sul tavolo, scoperchiata, e nel vicolo non batte nessuno. Lei guarda in faccia tutti quelli che entrano. Quando tocca a voi, dice buonasera.
verse-174-v16 =
    «Le somme?» dice una lavandaia.

    «Un balivo. Di ponente, con una pietra. Sarà arrivato su un carro.»

    «Arrivano tutti su un carro.» Strizza un lenzuolo con una vicina, ciascuna dal suo capo. «C'è il ronzio, però. Dalla mia parte, se stai coricata, a una cert'ora c'è una cosa, sotto. Come uno a cui torna un conto.»

    «Sotto cosa?»

    «Sotto», dice la vicina. «Dov'è più fondo. Si entra dal feltro, al Mercato. Non vogliono che abbiate le scarpe.»
verse-175-o1 = A mezzogiorno, sulla porta dell'Archivio, affiggono il nome di domani. Non c'era mai gente. Adesso si portano lo sgabello. «È solo un elenco», si dicono, e mentre lo leggono si tengono per mano.
verse-175-o1-told-1 = Sotto qualcuno ha scritto *non andare*. Qualcun altro ha scritto *vai*.
verse-175-o1-told-2 = In mezzo al mercato c'è un mucchio di nomi, strinati, gratis per chi vuole. La gente li rivolta per vedere se le starebbero.
verse-175-o2 = «È ancora vostro, vero?» dice Jenifry quando passate. Parla del nome. Lo chiede come si chiede di un ginocchio.
verse-175-o2-told-1 = «Dormito bene?» chiede una del vostro vicolo, sopra i porri, ai porri.
verse-175-o2-told-2 = Alle lettere che avete consegnato hanno risposto. Stanno al banco della posta, indirizzate a una strada. La postina vuole sapere quanta.
verse-175-o2-told-3 = Jenifry vi guarda il palmo. È nero, e cinque tetti più su c'è chi ne ha l'impronta sopra il letto. «Quella l'avrei pagata», dice.
verse-175-o2-told-4 = «Giovedì», aggiunge. «Lo porta da sua sorella. Gli ho detto di non farlo gridare.»
verse-175-o2-told-5 = Al banco degli attrezzi è appeso il disegno di Arev, un cardine da tre lati, firmato. C'è scritto *non in vendita*, e accanto qualcuno lo sta facendo.
verse-175-o2-told-6 = È appena passato uno in grigio, con un pacchetto di lettere legate da un nastro. Lo portava davanti a sé, come una torta. Nell'altra mano aveva un modulo, ed era in bianco.
verse-175-o2-told-7 = Dicono che Massen ha chiesto le ferie. Quale sia il modulo non lo sa nessuno. È venuto di persona, e si è tolto il cappello.
verse-175-o2-told-8 = Dal cartolaio una donna piccola con l'inchiostro sul pollice compra una risma di carta azzurra. «Questo mese è lunga», dice.
verse-175-o0 = Da dietro si vedono tela e piedi. «Nome?» dice una, e si china a guardarvi sotto la tenda. «Siete dentro? No? Allora non posso fare un prezzo.» Lascia ricadere la tela.
verse-175-o00 = *IL MERCATO. Nomi di ogni genere. All'uscita il visitatore controlli di avere quello con cui è entrato. Si contratta; non si grida, perché la merce si deprezza.*

    «Nuovo?» dice una donna con gli anelli, e vi pesa con gli occhi. «Il vostro, dico. Mai gridato? No? Sussurrato? Da quanti?» Ha una bilancia e un buon pollice. «Sono Jenifry. Io per quello vi do dieci, e me lo metto.»
verse-175-o00-told-1 = Due banchi più in là siede un uomo con un segno al collo che conoscete; quando l'avete incontrato, da quel segno pendeva. «In su o in giù?» chiede ai passanti. Vi vede e fa un sorriso intero, al più vicino.
verse-175-o00-told-2 = «E senza niente sopra, che avete?» le chiede Verme. Per la prima volta da quando ha aperto lei deve andare nel retro.
verse-175-v1 = I banchi, la bilancia, la porta di feltro.
verse-175-v1-see-what-is-on-the = Guardate che c'è sul feltro.
verse-175-v1-ask-the-price-of-a = Chiedete il prezzo di un esattore di quattordici anni.
verse-175-v1-have-something-rounded = Fatevi arrotondare qualcosa.
verse-175-v1-hire-out-your-own-name = Affittate il vostro nome per una settimana.
verse-175-v1-let-them-make-worm-an = Lasciate che facciano un'offerta a Verme.
verse-175-v1-return-the-thanks-that-were = Restituite i grazie che non erano per voi.
verse-175-v1-go-to-the-scales-that = Andate alla bilancia giusta.
verse-175-v1-turn-over-the-promises = Rovistate tra le promesse.
verse-175-v1-read-the-names-high-on = Leggete i nomi in alto sui muri.
verse-175-v1-read-what-is-posted-at = Leggete cosa affiggono a mezzogiorno.
verse-175-v1-ask-at-the-felt-door = Chiedete alla porta di feltro.
verse-175-v1-ask-why-you-may-not = Chiedete perché non si può chiedere.
verse-175-v1-leave-the-market = Lasciate il mercato.
verse-175-v2 = Nomi da ragazza, poco maneggiati. Nomi di annegati, che asciutti pesano. Vezzeggiativi, solo a paia. Un vassoio di *signore*. «Questo è stato di un cane», dice Jenifry. «È molto volenteroso. Quello era di una duchessa, lo metteva solo per le feste.» Chi ne prende uno può essere un altro, una volta, a una porta dove serve.
verse-175-v2-buy-the-dog-s = Comprate quello del cane.
verse-175-v2-smell-the-drowned-ones = Annusate quelli degli annegati.
verse-175-v2-put-them-back-in-rows = Rimetteteli in fila.
verse-175-v2a = Lo provate sottovoce. Non avete ancora chiuso la bocca che due banchi più in là uno si è fermato e si è voltato con tutta la faccia.
verse-175-v2b = Sanno di corda. In ognuno c'è l'ultima cosa che hanno gridato insieme al nome, di solito *aspetta*, e una volta, con tutta calma, *a cena*.
verse-175-v3 = *AREV, anni 14.* Sta nel vassoio degli scheggiati. «Questo ve lo do per poco», dice Jenifry. «Ci hanno tolto una somma. Era scritta col gesso su un cancello, e metà se l'è presa la pioggia.»

    «C'era sopra un debito», dite.

    «Adesso no. È pulito. È come si chiamava prima che ci fosse un libro.» Ci soffia sopra. Un ragazzino con le maniche lunghe lo guarda da stamattina. «A lui piace», dice Jenifry. «Si chiama Nessunaltro. Sono tre, o è suo se lo chiede.»
verse-175-v3-buy-it-back = Ricompratelo.
verse-175-v3-let-the-boy-have-it = Lasciatelo al ragazzo.
verse-175-v3a = Si mette come una camicia presa dal fondo della cassa. Tira sotto l'ascella. Finché ce l'ha addosso, uno cammina sul bordo del marciapiede.
verse-175-v3b = «Arev», dice il ragazzo, e diventa rosso. «Arev.» Lo prova piano, e poi come si chiama uno da un campo. Guarda a chi l'ha rubato, e non c'è nessuno che gli restituisca lo sguardo. «Prima di entrare in casa d'altri», gli dite, «bussa. Io comincerei così.»
verse-175-v4 = «In su o in giù?» dice l'Arrotondatore. Ha una lavagna, una lima e una scatola per le briciole. Da un albero l'hanno tirato giù perché non faceva numero intero, e non se lo dimentica. «Faccio ferite, debiti, età. La frazione è mia. A voi, per via dell'albero, faccio scegliere.»
verse-175-v4-try-to-get-the-fraction = Provate ad avere anche la frazione.
verse-175-v4-up-in-health = In su, la Salute.
verse-175-v4-down-in-fear = In giù, la paura.
verse-175-v4-leave-it-uneven = Lasciatela dispari.
verse-175-v4a = Lima. Non fa male. Gli avanzi li spazza nella scatola senza guardare, da persona perbene, e vi resta una lieve impressione che qualcuno sia uscito dalla stanza.
verse-175-v5 = «Una settimana», dice Jenifry, «cinque in argento. Va a un signore che è stato scoperto. Non vi chiameranno. Ma nemmeno vi potranno indicare. C'è chi non torna a riprenderselo.» Ha già pronta la velina.
verse-175-v5-take-it-off = Toglietevelo.
verse-175-v5-keep-it-on = Tenetelo addosso.
verse-175-v5a = Si sfila dalla testa. Dov'era passa aria. All'uscita uno comincia a dirvi buonasera, arriva a *buona*, e deve finirla con un palo.
verse-175-v6 =
    Tre mercanti hanno fatto il giro del banco per lui. «Non ha *niente*», bisbiglia uno. «Non ne ha mai portato uno. Senti qua.» Tirano fuori quello che hanno, un buon Jory, semplice; uno straniero con dentro una campana.

    «È un regalo», dice Jenifry. «Per la vetrina. Un ragazzo così deve pur essere chiamato a tavola.»

    «Quanto viene?»

    «L'ho detto. È un regalo.»

    «Allora è caro», dice Verme. «Vi do un bottone.» «Tieniti il bottone.» «Due. E vi devo...» Si è sentito, e chiude la bocca. In diciott'anni non c'era mai andato così vicino. «Che dovrei fare», dice, «se uno lo gridasse?»
verse-175-v6-let-him-take-it-for = Che lo prenda per niente.
verse-175-v6-let-him-keep-what-he = Che si tenga quello che ha.
verse-175-v6a = È quello semplice. Lo porta per tutta la piazza, a mani giunte, e poi lo dà a una bambina che strilla perché ha perso il suo. «A lei mancava», dice Verme. «Io non l'avevo usato.»
verse-175-v6b = «No», dice Verme. «Poi dovrei venire.» Gira lungo il muro. I mercanti, dietro, tengono ancora tesi i loro, come si tende la mano a un gatto, e parlano pianissimo.
verse-175-v7 =
    Ha un banco senza niente sopra. Un anno fa qualcuno l'ha ringraziato, e passavate voi, e avete risposto. Da allora nessuno; glielo dicono e va oltre. «Faccio favori alla gente», dice, «per vedere se è passato.» Glielo rendete, col giorno e col tempo che faceva. Ci resta sotto immobile, come un uomo alla sua prima pioggia.

    «Era per il cancello», dice. «Le avevo aggiustato il cancello.»
verse-175-v8 = Vende uova, a peso, con un panno sul cesto. La sua bilancia è l'unica che pende dritta, e al banco c'è la fila per tutto ciò che va pesato: anelli, lettere, un dente. È Kerra, della terza porta.
verse-175-v8h = Kerra, e la bilancia che pende dritta.
verse-175-v8-told-1 = «Adesso la terra ce l'abbiamo», vi dice, «e allora ne esco. Ci avete fatti entrare voi. Mi ricordo con che piede.»
verse-175-v8-told-2 = «Non fate quella faccia», dice. «Avete chiuso una porta. Ho dovuto solo trovarne un'altra. Per le uova la gente è molto buona.»
verse-175-v8-told-3 = Sul panno ci sono macchie di fuliggine che non vanno via. «Ero al pozzo», dice. «A quell'ora sono sempre al pozzo.» Del resto della casa non chiede.
verse-175-v8-told-4 = Arev è arrivato in testa alla fila senza niente da pesare. «Quanto vengono?» dice. «A voi?» dice Kerra. «Un anno l'uno. Non è cattiveria. È quello che sono venute a costare.»
verse-175-v8h-buy-two-at-her-price = Comprate due uova, al suo prezzo.
verse-175-v8h-ask-her-what-is-behind = Chiedetele cosa c'è dietro il feltro.
verse-175-v8h-carry-her-basket-home = Portatele il cesto a casa.
verse-175-v8a = Ve le conta nella sinistra. Che con le uova siete mancini non gliel'avete detto; ma una che è stata sposata a uno come voi può saperlo.
verse-175-v8b = «Carta», dice Kerra. «Peso per loro. La portano su a risme per sapere se è aumentata. Là sotto va tutta a un uomo solo. Hanno paura che finisca.» Abbassa la voce. «Dicono che ha una pietra tutta sua.»
verse-175-v8c = È una stanza sopra una stalla, con un letto e due cuscini. «Lo rifaccio per due», dice Kerra. «Si fa prima che a ricordarsene.» Sulla porta si riprende il cesto. Poi vi dà quelle rotte.
verse-175-v9 = *PROMESSE, SEMINUOVE.* Stanno in una carriola, sotto una rete, perché scappano. Quasi tutte sono state date sui cancelli. Le scorrete con un dito, ed eccola, in fondo, ancora appannata dal vostro fiato.

    «Quattro», dice l'uomo della carriola. «Non si aggiusta. Rotta è rotta. Però ce l'avreste voi, e non uno qualsiasi.»
verse-175-v9-buy-it-back = Ricompratela.
verse-175-v9-cover-it-again = Ricopritela.
verse-175-v9a = Pesa pochissimo. Nella tasca si muove una volta, come chi riconosce la sua strada, poi sta ferma, ed è vostra.
verse-175-v10 =
    Sono incisi nella pietra sopra il primo piano, dove non guarda nessuno. TRAMONTANA E UN POCO. GRECALE. QUELLO CHE PORTA I GABBIANI. E sull'ultimo angolo, in lettere alte un piede, ASPETTATE QUESTO.

    «Sono le vie», dice un facchino. «I nomi vecchi. Non ci abita più nessuno da tanto, dicono che c'è corrente.» Che cosa se ne faccia una via di un vento non se l'è mai chiesto. Letti tutti e quattro, per la città si va a occhi chiusi e faccia in su.
verse-175-v11 = *L'ARCHIVIO non è aperto al viaggiatore. Egli vi si trova.* Sotto, una fila di pantofole di feltro, dalla piccola alla grande; nella fila manca una misura.

    Tryphena mette fuori la testa. Ha un dito sulle labbra e un altro di riserva. «Piano», dice. «Ci si entra invitati, ci si entra per ordine, ci si entra portati, e c'è una via bagnata che io non conosco. Voi?»
verse-175-v11-invited-at-the-visiting-hour = Invitati, all'ora di visita.
verse-175-v11-by-order-show-a-paper = Per ordine: mostrate una carta.
verse-175-v11-the-wet-way-with-worm = Per la via bagnata, con Verme.
verse-175-v11-carried-in-as-deposits = Portati dentro, come depositi.
verse-175-v11-not-yet = Non ancora.
verse-175-v12 = «E che cosa volete?» dice Tryphena dalla fessura. Se sapeste di chi chiedere, dice, potrebbe rifiutarvi come si deve. Così può solo dirvi di fare attenzione al gradino. «Andate ad abitare tra la gente», bisbiglia. «Prima di chiedere che c'è sotto, guardate che avete sopra.»
verse-175-v13 =
    Dalla porta di feltro esce un ragazzo con una campanella senza battaglio, la scuote, e appunta un foglietto. C'è un nome solo, con la via. Aspetta quanto un mozzicone di candela e lo ritira.

    «Che cosa ha vinto?» chiedete a una donna coi porri.

    «Vinto?» Sta già andando. «È per stare lì. Servono per stare lì. Gli danno una camicia.» Si volta; ha un viso gentile. «Voi non ci sarete. Bisogna essere di qui.»
