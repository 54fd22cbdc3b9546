location-101-menhir-told-1 = Una ciotola davanti alla pietra, una per ciascuno, e nessuno comincia prima degli altri. La Nonna si scalda dal basso. Le galline rientrano da sole.
verse-101-o1 = La macina si ferma prima che abbiate chiuso il cancello.
verse-101-o2 = Il cancello ha una sbarra nuova, dalla parte di dentro. «Chi è?» chiede Piran attraverso le assi, e vi ha visti arrivare fin dalla curva. «Da questo cancello è uscita della gente», dice. «Non li ha visti nessuno. Vorrei solo sapere se è con loro che parlo.»
verse-101-o2-speak-through-the-gate = Parlategli attraverso le assi.
verse-101-o2-go-round-by-the-hens = Fate il giro dal pollaio: Lowena vi fa entrare.
verse-101-o2-use-the-key-by-night = Aspettate il buio e usate la chiave del granaio.
verse-101-o2-go-away-again = Andatevene.
verse-101-o3 = Keren si è fatta legare la paletta al polso con uno straccio. Sta accanto alla farina, rossa fino al gomito, e dice quanto pesare; una ragazza pesa, e sbaglia. «Di più», dice Keren. «Così è una cena per uno che ti sta antipatico. Di più. Adesso ti fa pena. Torna indietro.»
verse-101-o3-told-1 = Fa caldo, qui dentro. Fa caldo dalle sedie in poi: era legno buono.
verse-101-o3-told-2 = I sacchi glieli porta e glieli leva Gwenneg. «Lasciatelo fare», dice Keren. «È il solo che non me le guarda.»
verse-101-o4 = Sul pavimento, dove stavano le sedie, sono rimasti i rettangoli chiari. Fa caldo, come non faceva da primavera. Chi porta la minestra continua a girarci intorno.
verse-101-o4-told-1 = Gwenneg mangia al davanzale. «Tanto la mia era scomoda», vi dice.
verse-101-o4-told-2 = Gwenneg è alla macina. «Dicono che la mia è andata per ultima», vi dice. «Era bassa. Reggeva le altre.»
verse-101-o4-told-3 = «I Resi le sedie ce le hanno tutte, a quanto sento», dice una donna alla minestra.
verse-101-o4-told-4 = «E Talan?» chiede un vecchio in fondo alla tavola. Hanno smesso tutti di masticare, per sentire.
verse-101-o5 = Gwenneg mangia al davanzale, in piedi, con la schiena a una sedia libera. Ha imparato a non rovesciare niente. «Sto bene qui», dice, prima che chiediate.
verse-101-o6 = «È vero che c'è una dodicesima porta?» chiede una donna accanto alla stufa. «E che vi siete seduti?» Il pane vi passa davanti da sinistra, poi da destra. «È solo per sapere a chi lo passiamo», dice l'uomo che ha il sale.
verse-101-o6-told-1 = «Avevo un piatto», dice Arev, «e lei mi ha chiesto se era caldo.» È da allora che voleva dirlo a qualcuno. Il sale arriva a lui.
verse-101-o6-told-2 = «Hanno chiesto di tutti voi», dice Ailei, «uno per uno. Ho detto che stavate bene. Mi piacerebbe averci preso.»
verse-101-o6-told-3 = «C'era apparecchiato», dice Beor.
verse-101-o6-told-4 = «Io sono rimasto in piedi», dice Verme. «Chiedeteglielo. Non se la sono presa.»
verse-101-o7 = Per la colletta una donna ha messo in fila le uova. Arriva in fondo, si ferma, e l'ultimo se lo riprende nel grembiule. Era per quelli di là dalla collina. Adesso li chiamano i Resi, e non ne hanno bisogno.
verse-101-o7-told-1 = «Dicono che la voce era la tua», fa a Beor. «Sì», dice Beor. L'uovo lo dà a lui.
verse-101-o7-told-2 = Gwenneg regge il cesto e guarda da un'altra parte. A scuola, con uno di quelli, ci andava.
verse-101-o8 = Gwenneg gira la macina. Al rumore del cancello alza la testa, come la alza per tutti, e vede chi siete. «Sono soltanto loro», dice verso la stufa, dove Lowena ha smesso di affettare.
verse-101-o8-told-1 = La sedia in più è la sua, per adesso. Ci tiene sotto gli stivali.
verse-101-o8-told-2 = «Segnatelo per ventiquattro», dice Lowena, delle lepri. A Jory ha mandato le uova.
verse-101-o9 = C'è una sedia in più, a capo delle altre. Non ha ancora il cuscino. Sotto è sdraiato il cane giallo, con l'aria di chi era presente quando l'hanno deciso.
verse-101-o10 = Vi chiedono com'era. Lo chiedono uno alla volta, nell'ordine in cui gli hanno voluto bene, e la minestra intanto si fredda. «E non ha mandato a chiedere niente?» dice l'ultimo, il vecchio che gli ha insegnato a fischiare. «Perché la canna io l'ho tenuta.»
verse-101-o10-told-1 = Talan è lì accanto a voi da quando siete entrati. «Più magro», dice, quando hanno finito. Ci vuole un pezzo prima che riescano a chiederlo a lui.
verse-101-o11 = Le vostre scodelle sono sulla mensola, lavate, dritte. La polvere l'hanno tenuta via. «Del giorno non eravamo sicuri», dice la ragazza di Keren.
verse-101-o11-told-1 = «E la mia qual è?» chiede Verme. «Quella che resta», dice la ragazza. È la più bella.
verse-101-o12 = Il mestolo pende dal chiodo con uno straccio intorno al manico. Keren serve con quello, tenendolo per lo straccio. Fra una scodella e l'altra lo riappende.
verse-101-o12-told-1 = «Tanto non scotta», dice Keren. L'ha detto a ognuno.
verse-101-o12-told-2 = La vostra la riempie fino all'orlo, e ci aggiunge il culo del pane. Era il pezzo di sua madre.
verse-101-oz = Di nuovo i cucchiai. Keren non alza la testa, il vostro passo ormai lo conosce. La panca è già scostata.
verse-101-oz-told-1 = Piran porta una cintura troppo lunga per lui, con la punta rimboccata.
verse-101-oz-told-2 = Li salutate uno per uno, col nome, e a uno vi fermate. Lo dice per voi un vicino, gentile: «Jenver. Di fianco a tua madre.»
verse-101-oz-told-3 = Il cane fa il giro della tavola, per farsi vedere, e si stende sotto la sedia bassa.
verse-101-oz-told-4 = Sulla madia c'è un lucchetto. Keren porta la chiave dove la si vede.
verse-101-oz-told-5 = Le fette le pesano, ognuna contro quella di prima.
verse-101-oz-told-6 = Sul tetto di Lowena manca una tegola. Manca da giorni, e lei ci passa sotto.
verse-101-oz-told-7 = Gwenneg resta sulla porta. Lowena gli porta fuori la scodella e aspetta che abbia finito.
verse-101-oz-told-8 = La terza chiave l'hanno staccata e lucidata. «È di Tegen», dice Piran, e la riappende.
verse-101-oz-told-9 = Al muro ci sono quattro sedie e uno spazio pulito. Nello spazio mettono il pane a lievitare.
verse-101-oz-told-10 = «Ha risposto a un altro nome», dice una bambina, del cane. «Io l'avevo detto per sbaglio.»
verse-101-oz-told-20 = *Pane, ricevuto*, dice la riga di Arev, e dunque nessuno può aver fame. Keren versa in ogni scodella il peso giusto. In parte è pane. «È quello che risulta», dice ai bambini. Il libro non lo guarda.
verse-101-oz-told-21 = Per la tegola di Lowena è venuto un conciatetti, un certo Hosken. Dice che una volta gli avete tenuto la corda. «Già che era su ha misurato tutta la casa», racconta Lowena. «Voleva sapere se era fatta per venir via.»
verse-101-oz-told-22 = In fondo alla tavola c'è Jory, che non ci veniva da anni. «Croste», dice a Keren. «Una per sedia. Si sono girate, e non ho niente da metterci davanti.»
verse-101-o0 = Le cinque sedie hanno i cuscini spolverati. La quinta è più bassa: era per un ragazzo che doveva ancora crescere. Keren conta i cucchiai, Piran guarda la campana, e nessuno vi chiede se avete mangiato, perché a domandarlo poi bisogna dare.
verse-101-v1-buy-flour-from-keren = Comprate farina da Keren.
verse-101-v1-go-to-the-sick = Andate alla casa dei malati.
verse-101-v1-feed-the-yellow-dog = Date da mangiare al cane giallo.
verse-101-v1-ask-piran-about-the = Parlate con Piran della campana.
verse-101-v1-sit-down-by-lowena = Sedetevi accanto a Lowena.
verse-101-v1-ask-piran-who-decided = Chiedete a Piran chi l'ha deciso.
verse-101-v1-beor-goes-in-to-piran = Beor entra da Piran.
verse-101-v1-sit-with-keren = Sedetevi con Keren, mentre scodella.
verse-101-v1-lay-a-hand-on = Posate la mano sulla Nonna.
verse-101-v1-open-the-granary-with = Aprite il granaio con la chiave.
verse-101-v1-ask-the-council-s = Chiedete al Consiglio di partire.
verse-101-v1-sit-down-the-word = Sedetevi: la parola è tenuta.
verse-101-v1-look-at-the-chair = Guardate la sedia contro il muro.
verse-101-v1-leave-without-letting-the = Uscite senza far rumore.
verse-101-v1-worm-asks-for-the = Verme chiede la cena che gli spetta.
verse-101-v1-ask-what-is-said = Chiedete che cosa si dice.
verse-101-v1 = La tavola lunga, e chi c'è.
verse-101-v1-go-to-the-sick-again = Tornate dai malati.
verse-101-v1-ask-too-soon = Chiedete congedo al Consiglio.
verse-101-v2 = Keren pesa con la mano, e la mano pesa giusto. Aggiunge un pugno, lo guarda, ne toglie metà. «Due cene. Tre, se siete tristi.» Segna la moneta col gesso sulla trave, sotto altre undici.
verse-101-v3 = La madre di Keren ha le mani rosse come argilla bagnata, chiuse su un mestolo. Respira contando, quattro e una pausa. Chi tiene una mano così all'ultimo respiro si porta via la stretta, lo dicono tutti. Lei guarda la sedia accanto al letto. È vuota da due giorni.
verse-101-v3-hold-her-hand-to = Tenetele la mano fino in fondo.
verse-101-v3-stay-in-the-doorway = Restate sulla porta.
verse-101-v3a = Quando è ora lascia il mestolo e prende voi. Stringe una volta, forte, e annuisce. Dopo, le dita si aprono da sole. Nel palmo che l'ha tenuta restano i segni delle unghie. Non fanno male.
verse-101-v3c = Le mani rosse in paese sono ormai più delle altre. La vecchia stringe e non lascia, e a staccarla vi ci mettete tutti. Keren vi porta acqua e cenere per lavarvi. Le porge da lontano, con la pala del forno.
verse-101-v3b = Muore guardando la sedia. Keren passa a riprendere il mestolo e non riesce. Vi chiede, senza voltarsi, se almeno avete contato i respiri.
verse-101-v4 = Ha un collare e nessun padrone. Mangia composto, dal lato sinistro della ciotola, e il resto lo lascia. Poi vi segue fino al cancello e lì si siede, come chi ha detto il proprio nome e aspetta il vostro.
verse-101-v5 =
    «Suona benissimo», dice Piran. «Solo che non la suono.»

    «E se di notte si muove l'orlo, come si fa a saperlo?»

    «Ci sono le galline.» Ha già aperto il grasso. «Il batacchio l'abbiamo fuso insieme, mio figlio e io. Si sentiva fin nella cala, con qualunque tempo. Serviva a quello.»

    La corda finisce parecchio sopra le vostre teste. In fondo è tagliata, non consumata.
verse-101-v5-say-you-will-listen = Ditegli che nella cala ascolterete.
verse-101-v5-splice-him-a-longer = Annodategli una corda più lunga.
verse-101-v5-leave-him-to-his = Lasciatelo alla sua corda.
verse-101-v5-told-1 = «Ne manca un braccio e mezzo», dice Arev. «A libro è intera.»
verse-101-v5-told-2 = «Così non ci arrivate neanche voi», dice Verme. «No», dice Piran. «Neanch'io.»
verse-101-v5-told-3 = «È stata la tempesta», dice Ailei, per aiutarlo. «No», dice Piran. «Ti ringrazio.»
verse-101-v5-told-4 =
    «Suonavo da mezzogiorno», dice Piran. «E loro non si avvicinavano. Ho pensato: se la sente, sa dov'è casa e non ci arriva. Non è una cosa da far sentire a uno. Così l'ho tagliata.» Il grasso sale fin dove arriva il braccio. «Era una gentilezza.»

    «E loro erano ancora fuori?»

    «C'era ancora un'ora di luce», dice Piran.
verse-101-v5-told-5 = Porta la cintura del figlio sopra la giacca. La fibbia è verde, e la lascia stare.
verse-101-v5-told-6 = «Ci siete stati», dice. «Allora l'avete sentita.» Com'era non lo chiede.
verse-101-v5-told-7 = «Loveday ha mandato delle patelle», dice. «Pulite. Da quando è successo non ha mandato su nemmeno un guscio. C'è un biglietto, dice di mangiarle calde.» Le ha lasciate freddare, per conservarle.
verse-101-v5b = Gli portate la campana della cala, verde, con le cozze. Piran la gira, trova sul bordo due impronte di pollice, una grande e una no. La appende accanto all'altra e lega le due corde insieme. «Se l'orlo si muove», dice, «suonano da sole.»
verse-101-v6 = La pietra è tiepida come un fianco di mucca. Adesso che ve l'hanno spiegato ci si legge una frase, nel lichene, di quelle che si dicono ai bambini a tavola. QUI NESSUNO MANGIA DA SOLO. Davanti c'è una ciotola rovesciata, con la ragnatela tutt'intorno.
verse-101-v6-hold-promise-to-come = Tenere: promettete di tornare a tavola.
verse-101-v6-take-use-the-seed = Togliere: prendete il grano da semina.
verse-101-v6-turn-the-bowl-right = Rimettete dritta la ciotola.
verse-101-v6-leave-it-as-it-stands = Lasciatela com'è.
verse-101-v6-told-1 = «Hedra lo diceva sopra ogni piatto», dice Ailei. «Io credevo che fosse buona educazione. È mia madre, ci si poteva arrivare.»
verse-101-v7 = Lo dite con la bocca piena, che è il modo giusto. Entro sette giorni, e poi ancora entro sette, uno di voi siederà qui. La pietra fa il rumore di gente che si stringe su una panca.
verse-101-v7-alone = Lo dite con la bocca piena, che è il modo giusto. Entro sette giorni, e poi ancora entro sette, siederete qui. La pietra fa il rumore di gente che si stringe su una panca.
verse-101-v7-prompt = Chi dà la parola?
verse-101-v7-ailei = Ailei
verse-101-v7-arev = Arev
verse-101-v7-beor = Beor
verse-101-v8 = Il grano da semina sta nell'unico sacco senza scritta, perché tutti sappiano qual è. Lo versate ai piedi della pietra. Brucia senza fiamma, profuma di pane. A marzo apriranno il ripostiglio per seminare.
verse-101-v9 = La serratura è stata oliata da poco, e non da voi. Dentro, il grano arriva al segno di febbraio, e siamo in autunno. Prendete quello che sta nelle tasche. Sulle assi infarinate, uscendo, ci sono orme di piedi scalzi. Sono settimane di orme.
verse-101-v10 = Votano con i fagioli, bianchi o neri; quello di Piran è mezzo e mezzo, e al posto di Tegen non si mette niente. Keren si alza, toglie la polvere dalle vostre scodelle e le mette in fondo alla tavola, dalla parte della porta. Il titolo che vi danno è quello dei cinque, e si fermano prima della fine. «A vedere bisogna pure che ci vada uno», dice Keren.
verse-101-v10-take-the-bread-and = Accettate il pane e il titolo.
verse-101-v10-not-yet-something-to = Non ancora: avete una cosa da finire.
verse-101-v10-told-1 = Stavolta quello di Piran è nero, da tutte e due le parti.
verse-101-v11 = Prima il pane, poi il titolo, come vi dicono di fare. «Al contrario si fredda», dice Keren. Lungo il lato della porta riempiono le scodelle nuove. Il cane le annusa una per una e si siede accanto a quella che ha deciso.
verse-101-v12 = Keren va a vedere. Pozzo del frantoio, una cena, non pagata. La grafia è la sua. Gliela scodella lì e resta in piedi accanto, perché un debito si mangia davanti a chi lo deve. Verme guarda la ciotola. Quando è vuota, a Cuanacht i conti con lui sono pari.
verse-101-v12-he-eats-all-of = La mangia tutta.
verse-101-v12-he-eats-half-and = Ne mangia metà, e resta in credito.
verse-101-v2b = Pesate voi, e Keren vi guarda il polso. «Su», dice. «Adesso lascia che ci pensi.» La paletta si assesta, con una cena di troppo. «Tenetela», dice. «Era uno sbaglio onesto.»
verse-101-v5c = Le campane stanno appese una accanto all'altra, con le corde in un nodo solo. «Le ungo tutte», dice Piran. «Fatica non ce n'è di più.» Tiene l'orecchio al bronzo verde, come si fa con una mucca, per sentire se dorme.
verse-101-v5c-told-1 = Dove sia la cintura non lo chiede. La domenica passeggia da quella parte, fin dove la zolla è tagliata.
verse-101-v5d = «L'ho sentita», dice Piran, prima che siate seduti. «Sulla ruota di un carrettiere, alla Fiera, in discesa. Ne hanno fatto dei cerchioni.» Ve lo fa con la lingua. «Va molto a tempo», dice. «Accostate la porta.»
verse-101-v13 = Piran ha sulle ginocchia una lavagna, e sulla lavagna un piede, disegnato col gesso, con un chiodo solo nel tacco. «Di chi è?» chiede. «Col buio gira intorno alle nostre galline e non entra.» La ciotola dei fagioli non la mette in tavola prima che si sappia. E nemmeno prima che si sia deciso delle sedie. «Se no siamo noi che siamo partiti», dice, «e voi che siete rimasti.»
verse-101-v14 = Il suo letto è stato disfatto. In quello accanto un uomo chiede a quanto sta l'orlo dalla pompa, e se è giornata da rape. Glielo dite. Ringrazia, e gira sulla coperta le mani chiuse, per guardarle dall'altra parte.
verse-101-v14-told-1 = «È un bel giorno da rape», dice Ailei. Fuori piove. «È un giorno», dice Ailei.
verse-101-v14-told-2 = «L'avete tenuta anche a una dalle levatrici», dice l'uomo. «Qui dentro si sa.»
verse-101-v14-told-3 = «E uno sull'acqua», dice la donna accanto. «A noi quando tocca?»
verse-101-v14-told-4 = A più d'un letto, adesso, il cucchiaio è legato con una cinghia.
verse-101-v14-told-5 = I cucchiai non bastano più. Ai letti in fondo hanno dato i mestoli.
verse-101-v15 =
    «Che cosa vi siete portati via?» chiede la voce di Piran. Glielo dite, cosa per cosa. Lui lo ripete a chi gli sta dietro.

    «E a chi l'avete detto?» Gli dite anche questo. La sbarra non si muove.
verse-101-v15-give-him-your-good-name = Che dica pure che la colpa è vostra.
verse-101-v15-hand-bread-over-the-gate = Passategli del pane da sopra.
verse-101-v15-leave-him-at-it = Lasciatelo dalla sua parte.
verse-101-v15-told-1 = «Volevamo scrivere», dice Ailei. C'è una pausa, da tutte e due le parti delle assi. «No», dice. «Non volevamo.»
verse-101-v15-told-2 = «Una chiave, granaio, in prestito», dice Arev. «È a libro.»
verse-101-v15-told-3 = «Lo vedi il cappello», dice Beor. «Allora lo sai.»
verse-101-v15-told-4 = «L'avrei sbarrato anch'io», dice Verme. «Con una sbarra migliore.»
verse-101-v15-told-5 = «Non è per me», dice Piran. «È che le madri mi avevano chiesto di contarvi, e io ho detto: dormono. Lo dicevo sottovoce, per non svegliarvi. Mi servirebbe qualcosa da fargli vedere.»
verse-101-c1 =
    «Lo straccio è per come l'ha tenuto», dice Keren. Scodella prima dell'ora, per aver finito. «Gliel'ho levato con lo strutto.»

    «Potreste usarne un altro», dite.

    «Un altro non c'è. È quello che ha portato lei. Le altre portavano lenzuola. I parenti di mio padre hanno riso, e poi gliel'hanno dovuto chiedere tutti i giorni della loro vita.» Il mestolo scende e risale pari. «Vi domandate perché non sono di là come le altre, col grembiule in testa.»

    «No.»

    «Sì. È che finché serve non posso. Mi dico che quando è appeso mi siedo. E poi è l'altro pasto.» Lo appende. Dondola. Lei lo ferma.
verse-101-c1-told-1 = «Non le ha fatto male», dice Ailei. Keren aspetta. «Non lo so», dice Ailei. «L'ho detto e basta.»
verse-101-c1-told-2 = «A quanto lo metto?» chiede Arev. «Mettilo sotto minestra», dice Keren.
verse-101-c1-told-3 = «Io gliel'avrei tolto in un colpo», dice Verme. «Nei pozzi s'impara.» «Lo so», dice Keren. «Volevo metterci di più.»
verse-101-c1-told-4 = «Andava a numeri, lo sapete», dice poi. «Tanti respiri e una pausa. Ditemi solo questo. Qualcuno li ha contati?»
verse-101-c1-beor-gives-the-number = Beor dice quanti.
verse-101-c1-ailei-gives-a-number = Ailei dice un numero.
verse-101-c1-say-that-nobody-did = Dite di no.
verse-101-c1a =
    «Quattro e una pausa», dice Beor dalla porta. «Trentuno volte. Poi tre.»

    Keren gli dà le spalle. Li rifà con le labbra, tutti, e ci mette quanto c'è voluto. «Tre», dice. «Neanche in pentola lasciava mai niente.» Riempie il sacco oltre il segno. «Questo non è per la moneta», dice. «È per la porta. Ci siete stati.»
verse-101-c1b = «Venti», dice Ailei, subito. Keren si volta a guardarla. «È un bel numero tondo», dice. «Le sarebbe piaciuto.» Aggiunge una paletta al sacco, e poi un'altra. «Te ne do per venti», dice.
verse-101-c1c = «No», dite. «Ecco», dice Keren. Pareggia la farina col taglio del braccio, come faceva sua madre. La vostra moneta, sulla trave, la ripassa col gesso, perché non venga via.
verse-101-c2 =
    Piran unge la corda che nessuno tira. Beor si ferma sulla soglia, e nella stanza si fa sera.

    «Sessanta», dice Beor.

    «Sessantuno. Il segno lo facevo io, ogni volta che passavi.»

    «Ho ricontato. Sessanta.»

    Lo straccio sale lungo la corda e ridiscende. «La calce lavora, dicono. Può darsi che –»

    «Il posto vuoto è il suo.»

    Piran cerca dietro di sé il chiodo per appendere lo straccio e non lo trova. «Eravamo in due a decidere. Keren e io. La terza sedia era quella di Tegen, capisci il guaio. Uno disse: è andata, si vede di qui. Quello ero io.» Lo straccio finisce in tasca, unto com'è. «Per vedere meglio bisognava alzarsi.»

    Beor aspetta.

    «Grida, se vuoi. In cortile non c'è nessuno.»

    «No.»

    «Allora tirami qualcosa.»

    «Dimmi che cosa mi avete detto di fare.»

    «Lo sai, che cosa –»

    «Dillo tu.»

    «Portala», fa Piran. «Ti abbiamo detto: portala.»

    Beor si rigira il cappello per la tesa, tutto il giro, come se cominciasse da qualche parte. «Allora ho fatto quello che mi avete detto.»

    «Hai fatto quello che ti abbiamo detto noi.»

    «Ecco», dice Beor.

    Nessuno dei due esce. Dopo un pezzo Piran comincia a spiegargli quanto pesa la campana.
verse-101-c2b =
    Piran guarda dietro ognuno di voi, fino alla porta. «Non è con voi», dice. «Quello grosso.»

    «Siamo stati alla fossa. Sono sessanta.»

    «Sessantuno. Il segno l'ho fatto io.»

    «L'ultimo posto è vuoto. È uscita spingendo.»

    Lo straccio si ferma a metà della corda. «L'ultimo di chi?»

    «Di chi, secondo voi?»

    «Dite il nome, però. Qui dentro è un anno che non si dice, ci giriamo intorno come a una botola.»

    «Tegen», dite.

    Annuisce verso la terza chiave, che è appesa al muro e non apre più niente. «Eravamo Keren e io. Ci voleva il terzo, e il terzo era lei. Uno di noi disse che si vedeva benissimo da seduti.» Piega lo straccio in quattro, con l'unto dentro. «Lui lo sa?»

    «I paletti li ha piantati lui.»

    «Allora che non lo venga a sapere da uno a cui dispiace», dice Piran. «Mandatelo qui. Glielo dico in piedi.»
verse-101-c3 =
    «Prendete la parte calda», dice Lowena. «Ci stavo soltanto seduta.»

    Affetta pane per le galline. È pane buono.

    «Le galline stanno bene», dite.

    «Ce n'è una che lo vuole sul davanzale, dopo il buio. E io ce lo lascio.» Non guarda che effetto fa. «E c'è una tegola che si alza con la tramontana. L'ho fatta rimettere, e rimettere. Piran dice lasciala, è una tegola. A me piace che da quella parte sia in ordine.»

    «Da che parte?»

    «Da quella del bosco», dice Lowena. Il coltello va avanti. «Se sapete una cosa, potete saperla anche senza di me. Io dopo dovrei metterci una faccia.»
verse-101-c3-told-1 = «È una pagnotta la settimana», dice Arev. «Per delle galline.» «Segnala», dice Lowena. «Mi piacerebbe che fosse segnata da qualche parte.»
verse-101-c3-told-2 = «Quando quello non viene, il davanzale lo faccio io», dice Verme. «Pensavo doveste sapere che siamo in due.» «Lo so che siete in due», dice Lowena.
verse-101-c3-told-3 = «È asciutto», dice Beor al fuoco. Lowena taglia una fetta più grossa delle altre.
verse-101-c3-tell-her-where-he-is = Ditele dov'è.
verse-101-c3-let-her-cut-her-bread = Lasciatela affettare.
verse-101-c3-told-4 = «Col pane era rimasta una pezza, sul davanzale», dice Lowena. «Era stata intorno a una mano. L'ho bollita.»
verse-101-c3a =
    Glielo dite. Lei ascolta col coltello in aria.

    «E il taglio fra i tronchi, che cosa inquadra?»

    «Il vostro tetto.»

    «Tutto?»

    «La terza tegola.»

    «Allora era quella», dice Lowena. Avvolge quel che resta del pane, e poi anche le fette delle galline. «Se capitate lassù», dice. «Non ditegli che lo so. Ditegli che ne ho fatto troppo.»
verse-101-c3b = Mangiate quello che vi dà. «Si alza l'aria», dice Lowena dopo un po', perché la sentano gli altri. «Grazie», dice poi, più piano.
verse-101-v5e = «Se sentite due colpi e una pausa», dice Piran, «non rispondete. Si metterebbe a remare.»
verse-101-v5f = L'impiombatura viene grossa, ma tiene. Piran si alza sulle punte e ci chiude il pugno, senza tirare. «Ci arriva», dice, come di una brutta notizia.
verse-101-v6a = Fa un po' di resistenza, per via della ragnatela. Dritta è una ciotola e basta. Una gallina viene a vedere se vuol dire qualcosa.
verse-101-v12a = La mangia tutta e raschia il fondo. «Siamo pari», dice Keren, e tira la riga. Verme guarda la ciotola vuota. «È così, allora», dice.
verse-101-v12b = A metà si ferma e la spinge indietro. «Questa me la tieni in caldo», dice Verme. Keren cerca un coperchio. «Fino a quando?» «Lo dico io», dice Verme.
verse-101-v15a = «Siamo stati noi», dite, forte, per il cortile. Piran lo ridice per quelli in fondo. La sbarra si alza. «Attenti al gradino», dice. «È dov'era.»
verse-101-v15b = Il pane passa di sopra, una pagnotta alla volta. Lo sentite spezzare, sempre più piccolo, fino in fondo al cortile. Allora la sbarra si alza.
verse-101-v16 = Lowena alza lo sportello del pollaio. «In ginocchio», dice. «Di qui sono entrati tutti in ginocchio.» Le galline si stringono per farvi passare.
verse-101-v17 = «E che si dice?» chiedete. Dove ci sono posti vuoti si parla di chi è fuori. Ve lo dicono passandovi il pane, uno per boccone.
verse-101-v17-told-1 = «La Collina Bianca accesa si vede dalla pompa», dice un bambino. «Si vedono anche loro che contano.»
verse-101-v17-told-2 = «Ai pozzi le mucche non bevono più, da che c'è luce», dice un uomo. «Dicono che da sotto le guarda.»
verse-101-v17-told-3 = «Agli alveari c'è luce», dice una ragazza. «Le api entrano da dietro, per non far ombra.»
verse-101-v17-told-4 = «La bambina di mia sorella è lassù con un lume», dice una donna. «Ha otto anni. Dice che gliel'avete chiesto per favore.»
verse-101-v17-told-5 = «Uno del guado non è tornato», dice un carrettiere. «Si è sdraiato per strada. Aveva una giacca delle vostre.»
verse-101-v17-told-6 = «Nonna Trevenny stende il bucato sugli alveari», dice una donna. «Tanto, dice, non ci sta più nessuno.»
verse-101-v17-told-7 = «È arrivato un altro conto», dice Piran. «C'è il nostro timbro. Non si trova chi l'ha prestato.»
verse-101-v17-told-8 = «Al cancello c'è un signore senza naso», dice una bambina. «È educato. Ha chiesto chi di voi è il più alto.»
verse-101-v17-told-9 = «A Senara hanno venduto le galline», dice una donna. «È venuta a chiedere chi era morto.»
verse-101-v17-told-10 = «Senara saluta», dice una donna. «Ha cominciato questa settimana. Si ferma e aspetta che le rispondi.»
verse-101-v17-told-11 = «Quelli di Jory la lepre non ce la vendono», dice Lowena. «Dicono di chiederla a chi si è messo in mezzo.»
verse-101-v17-told-12 = «C'è uno della Fiera che chiede di conoscere l'autore», dice Piran. «Gli ho detto che qui non si scrive.»
verse-101-v17-told-13 = «Wenna dice che ne avete messa una sdraiata», dice una vecchia. «Dice che russa.»
verse-101-v17-told-14 = «Alla Fiera Arev stava a quattordici marchi», dice un uomo. «Noi avremmo detto meno.»
verse-101-v17-told-15 = «I paletti adesso sono sessanta», dice Piran alla scodella. «Li ho contati dalla strada. Io di segni ne ho uno in più.»
verse-101-v17-told-16 = «I Cenerini hanno mandato a chiedere se la minestra era sul fuoco», dice Keren, «quando ce l'avete detto. È sempre sul fuoco.»
verse-101-v17-told-17 = «Alle api hanno detto che stiamo tutti bene», dice una donna. «Hockin l'abbiamo sepolto martedì.»
verse-101-v17-told-18 = «Sulla collina non cantano più», dice Piran. «Io mi addormentavo al sette.»
verse-101-v17-told-19 = «Il pozzo del frantoio mi ha dato il buongiorno», dice un bambino. «Ha chiesto di quello magro.»
verse-101-v17-told-20 = «È vero che a sdraiarsi nell'orzo si sente apparecchiare?» chiede una donna. «Io non ci vado. Lo chiedo.»
verse-101-v17-told-21 = «Dicono che a Massen hanno preso la cassetta», dice Piran. «Lo dicono in modo che si sappia che l'hanno detto.»
verse-101-v17-told-22 = «Quella Wen apparecchia per uno», dice una donna, «e non ha detto per quale.»
verse-101-v17-told-23 = «La casa è andata a quello che era rimasto», dice un uomo. «L'altro gli dà una mano col tetto.»
verse-101-v17-told-24 = «L'ha avuta quello che è tornato», dice un uomo. «Non sa dove stanno le cose.»
verse-101-v17-told-25 = «Sono venuti a portare la posta di mio fratello», dice una donna. «Eravate voi. Aveva scommesso su se stesso.»
verse-101-v17-told-26 = «Ysella gira col mento di fuori», dice una donna. «Le avrei dato di più, d'anni.»
verse-101-v17-told-27 = «È passato uno che dormiva», dice Piran. «Voleva sapere di che giorno era il suo mercato. Gliel'ho detto, e si è seduto.»
verse-101-v17-told-28 = «Nella farina c'è di nuovo il grigio», dice una donna, masticando. «È buona.»
dream-101 = La tavola è apparecchiata per te. La tua sedia è quella bassa. Sedendoti scopri che ci arrivi benissimo. Sotto il cuscino c'è il cucchiaio che avevi perso a sette anni.
dream-101-2 = Keren passa lungo la tavola con la paletta. A ognuno mette davanti quello che si era dimenticato di chiedere. Al tuo posto guarda nella paletta, e torna indietro a prenderne ancora.
dream-101-3 = È giovedì, ed è passato. Nei cinque cuscini c'è l'impronta. Nessuno racconta com'è andata. Parlano tutti del tempo, con la bocca piena.
dream-101-told-1 = Portano in braccio una creatura che ha il tuo nome, perché tu la guardi. La guardi.
nightmare-101 = Cominciano da te. È caldo, è buono, è tuo. Fuori la macina gira ancora, e tutti quelli che conosci sono qui a tavola.
nightmare-101-2 = Ti hanno mandato a chiamare gli altri per cena. Sono in cortile, di schiena. I nomi li sai, e li dici, e ognuno si volta a vedere chi stai chiamando.
nightmare-101-told-1 = C'è una sedia di troppo, accanto a un letto, e la guarda una che conta.
location-141-menhir-told-1 = Una ciotola per ciascuno davanti alla pietra. I bambini contano le ciotole e poi voi. La Nonna si scalda, piano, da un lato solo.
verse-141-o1 = La sedia bassa che avete ricomprato è coperta di scodelle. Una bambina, con un'altra in braccio, aspetta che si liberi un posto.
verse-141-o2 = Quello che c'è è stato diviso alla vostra maniera, uguale per tutti, e ve lo dicono. «Si fa prima», dice Piran. «C'è meno da guardare.»
verse-141-o3 = «Non quelle, quelle dietro», dice Gwenneg. Dà ordini sulle rape, con una voce presa in prestito, e gente più vecchia di lui fa come dice. Quando vi vede la restituisce.
verse-141-o3-told-1 = «Presente», dice, quando lo chiamate. Quella è sua.
verse-141-oz = Quando entrate si alzano tutti, per farvi vedere che da sedersi non c'è niente.
verse-141-oz-told-1 = A un vecchio fate per dire il nome, e non viene. Lo dice sua moglie, per voi: «Jenver.»
verse-141-oz-told-2 = Il cane si stende dove stava la sedia bassa, e si alza perché ci passino le scodelle.
verse-141-o0 = Keren non c'è. Il mestolo è appeso al suo chiodo con un nastro nero. Piran siede al suo posto a capotavola e distribuisce, con molta giustizia, niente. Quando entrate si alzano tutti in piedi, per far vedere che non ci sono sedie.
verse-141-o0-told-1 = In cortile una scodella sta dritta. Era in uso, ha annotato l'uomo del Conto, e dunque non in elenco.
verse-141-v1-give-what-you-have = Date quel che avete.
verse-141-v1-ask-after-keren = Chiedete di Keren.
verse-141-v1-open-the-granary-with = Aprite il granaio con la chiave.
verse-141-v1-go-out-quietly = Uscite in silenzio.
verse-141-v1-ask-who-bought-the = Chiedete chi ha comprato le sedie.
verse-141-v1-go-to-the-sick = Andate alla casa dei malati.
verse-141-v1 = Sedie non ce n'è; finché ci siete, stanno in piedi.
verse-141-v2 = Mangiano in ordine di età, al contrario. Tengono gli occhi bassi finché non ha finito l'ultimo. L'ultimo è Piran, che il suo l'ha lasciato quasi tutto nel piatto di un altro.
verse-141-v3 =
    «È andata con i carri», dice Piran.

    «Come che cosa?»

    «Come niente. La casella non c'era. Avevano caricato, quello aveva la matita dietro l'orecchio, e lei è uscita con lo scialle e ha detto che voleva vedere dove lo mettevano. Lui ha detto che sarebbe stato messo dove veniva messo. Ecco, ha detto lei, lì.» Piran ha il capo della tavola, e ci sta seduto di traverso. «È andata dietro all'ultimo, a piedi. Fino alla curva si è sentita che contava i sacchi. Lui ne aveva quaranta. Lei quarantuno.»
verse-141-v3-pay-it-to-piran = Pagatela a Piran.
verse-141-v3-rub-out-the-line = Cancellate la riga.
verse-141-v3-told-1 = «Chi aveva ragione?» chiede Arev. «Li ha cuciti lei», dice Piran.
verse-141-v3-told-2 = «A piedi», dice Beor. «Farsi portare non ha voluto», dice Piran. «L'hanno chiesto anche loro.»
verse-141-v3-told-3 = «Torna», dice Ailei. Piran la guarda. «Vorrà tornare», dice Ailei.
verse-141-v3-told-4 = «Che cosa s'è presa?» chiede Verme. «La paletta.» «Allora conta di mangiare, dove va», dice Verme.
verse-141-v3-told-5 = «Ha lasciato detto che le dovete una moneta», dice Piran. «Sulla trave, undici righe più su. Ha detto che avreste chiesto di lei, e che la risposta era quella.»
verse-141-v3-leave-it-on-the-beam = Lasciatela sulla trave.
verse-141-v4 = Le ha prese a peso un carrettiere della gabella, e quelle vuote per ultime. Piran aveva scritto su ciascuna, sotto il sedile, chi ci stava, perché chi comprava lo sapesse. «Hedra, Corentin, Talan, Nolwenn», dice Piran. «Ha detto che il prezzo era quello.» Il carrettiere si è fatto il letto al cancello. Ha poca legna. Ha cominciato a guardare il carico.
verse-141-v4-buy-back-the-low = Ricomprate quella bassa.
verse-141-v4-cut-him-wood-to = Tagliategli legna da bruciare.
verse-141-v4-let-him-sleep = Lasciatelo dormire.
verse-141-v4a = La portate dentro a rovescio, un po' per uno sulla testa. Non ci si siede nessuno. Piran ci posa sopra la ciotola; poi una bambina ci mette la sua; a fine cena sulla quinta sedia ci sono sette ciotole, ed è la tavola meglio apparecchiata della casa.
verse-141-v5 = Dieci letti. Li hanno numerati, così chi porta la zuppa non deve guardare le mani. La quattro tiene il conto delle cucchiaiate per tutti. «Ieri erano cinque», vi dice. «Non mi lamento. Dico che erano cinque.» Il sette non lo conta più.
verse-141-v5-make-it-six-all = Fate sei, per tutti.
verse-141-v5-hold-the-spoon-and = Tenete il cucchiaio, e la mano.
verse-141-v5-beor-carries-out-number = Beor porta via il sette.
verse-141-v5-set-the-pot-down = Posate la pentola e uscite.
verse-141-v3a = Piran mette la moneta sulla trave, sopra la riga, e la riga la lascia. «Vorrà cancellarla lei», dice.
verse-141-v3b = Viene via sulla manica. Quelle sopra si vedono meglio. Una bambina che su quella trave aveva imparato a contare ricomincia da capo. Sbaglia.
verse-141-v4b = Gliene tagliate quanta basta fino alla gabella. Il carrettiere ringrazia e stringe le corde sulle sedie, per far qualcosa. «Belle gambe», dice.
verse-141-v5a = Sei, per tutta la fila. La quattro le dice a voce alta, una per una. Davanti al sette alza il cucchiaio e vi guarda. Sei anche a lui.
verse-141-v5b = Tenete l'uno e l'altra finché la ciotola è vuota. Il cucchiaio viene via. Per il resto mandano a prendere lo strutto.
verse-141-v5c = «Leggero», dice Beor quando torna. Si siede sul letto vuoto. «Il suo lo passava al vicino.» La otto posa il cucchiaio.
dream-141 = Cinque sedie, fuori, nell'erba. Ci stanno cinque covoni di grano, seduti composti. Uno è scivolato un poco, e il vicino gli ha messo un braccio dietro.
nightmare-141 = Mastichi da molto. Non ti ricordi di aver cominciato. Ti guardano tutti, in piedi. Con la lingua trovi un piolo, ed è di noce.
verse-102-o1 = Nel terzo laccio, quello col nastro verde, c'è una lepre. Gli altri non hanno preso niente. Jory va dall'uno all'altro a ritendere quello che non era scattato.
verse-102-o2 = Il nastro verde è stato lavato. «L'hanno visto per strada», dice Jory. «Nel verso giusto. Poi che tornava.» Lo riannoda come l'ha trovato.
verse-102-o3 = «So dov'è», dice Jory. Non fa cenno verso nessuna parte. Ha una sedia sul ginocchio e la rigira, in cerca del davanti. «Lo so da domenica. Ci sono passato col cane. Vorrei che lo dicesse uno di voi, così non sono io quello che l'ha detto.»
verse-102-oz = Jory si è fatto cucire una tasca più grande. Vi mostra prima i punti, poi la sedia. «Ventisette», dice.
verse-102-o0 = Jory, il capocaccia, vi mostra l'ultima, una sedia con lo schienale a stecche, come quelle alte, a casa. «Ruba una lepre e mi lascia questa», dice. «Ne ho ventisei. Ditemi che ci faccio.» In tasca le ha tutte. «Voglio la mano che è stata», dice, alla sedia.
verse-102-v1-sit-up-by-the = Vegliate ai lacci stanotte.
verse-102-v1-set-a-spring-trap = Tendete una tagliola a molla.
verse-102-v1-call-the-name-that = Chiamate: «Gwenneg».
verse-102-v1-follow-the-boot-with = Seguite le impronte con un chiodo solo.
verse-102-v1-climb-to-the-boy = Salite alla tana del ragazzo.
verse-102-v1-call-at-the-den = Passate dalla tana con del pane.
verse-102-v1-settle-with-jory-what = Saldate con Jory quel che gli si deve.
verse-102-v1-leave-the-snares-to = Lasciate i lacci a chi li ha tesi.
verse-102-v1 = Lacci, nastri, una tasca piena di sedie.
verse-102-v3 = Viene nel buio fitto, senza lume, e conosce ogni laccio. Scioglie la lepre con due dita, richiude il nodo, posa la sedia. Ha diciott'anni, grasso di cervo sulla faccia e uno stivale con un chiodo solo. Quando vi vede non scappa: alza tutte e due le mani, e in una c'è la lepre.
verse-102-v4 = La molla scatta che state ancora scegliendo l'albero. Non grida. Quando arrivate si è già fasciato la mano con la fodera della giacca, e sta cercando di rimettere la tagliola come l'avevate lasciata voi. È Gwenneg, il più giovane dei cinque.
verse-102-v5 = Dite piano: «Gwenneg.» Il bosco non cambia. Poi, dietro di voi, a due passi, qualcuno che era lì da prima dice: «Come sta la Nonna?»
verse-102-v6 =
    La tana è sotto una quercia caduta, asciutta, spazzata. Da sedersi c'è un posto solo, e lo cede. Lui sta in piedi.

    «Siete venuti per le lepri», dice Gwenneg.

    Sulla mensola ci sono cinque sedie alte un pollice, e in quattro ha intagliato qualcuno. Per un taglio fra due tronchi si vede un tetto di Cuanacht.

    Chiede di tutti. Va casa per casa, da levante a ponente: il tetto dei Penrose l'hanno rifatto, la bambina è nata, Piran ce l'ha ancora, la tosse. Ogni risposta la ascolta a testa bassa, come uno che impara. Arrivato a casa sua passa a quella dopo.
verse-102-v6-told-1 = Ha la destra fasciata nella fodera della giacca, per via della vostra trappola. Le cose le porge con la sinistra, e ve ne chiede scusa.
verse-102-v6-told-2 = Beor si è tolto il cappello, che la tana è bassa. «Asciutta», dice. «L'hai scavata bene.»
verse-102-v6-told-3 = Arev ha trovato le tacche sulla parete e conta sottovoce. «Ventisei», dice. A Jory viene lo stesso.
verse-102-v6-told-4 = «Sei cresciuto», dice Ailei. È vero, e allora lo dice di nuovo.
verse-102-v6-told-5 = Verme ha guardato da dove si esce, prima di guardare il ragazzo. Le uscite sono due. «Bene», dice Verme.
verse-102-v7 =
    «Bene», dice Gwenneg. Ha le sue condizioni. Terzo laccio, quello col nastro verde, una lepre un giorno sì e uno no; grazie non si dice; e passando non si alzano gli occhi. «E se bruciano le sedie mi dite quale è andata per prima», fa.

    «Vorresti saperlo?»

    «Vorrei che me l'aveste detto.»

    Vi dà quello che ha, due, legate per le zampe. Scendendo sentite ripartire il coltello, un rumore piccolo e regolare che si ferma quando vi fermate.
verse-102-v17 = «Avevate detto che non si alzano gli occhi», dice Gwenneg. «Passando.» Tira fuori di tasca il nastro verde e se lo arrotola su due dita, per restituirlo. «Era una buona condizione. Mi ci ero appena abituato.»
verse-102-v8 =
    Cammina in mezzo, con davanti alla faccia uno scudo di corteccia che si è fatto lui. Al terzo palo si ferma.

    «Era più o meno qui», dice Gwenneg. «Nell'altro senso.» Fa due passi, per averli fatti. Aspetta. Non canta nessuno. «Va bene», dice.

    Le galline lo conoscono. Vengono alla rete e si mettono in fila. In cucina, di là dal cortile, girano la macina, e dal rumore si sente che chi la gira ha alzato la testa.
verse-102-v8-told-1 = «Fino al cancello stammi dietro», dice Beor. «Poi no.»
verse-102-v8-told-2 = «Saranno contenti», dice Ailei. Se lo sente dire. «Qualcosa saranno», dice.
verse-102-v8-told-3 = «Una sedia qui ce l'hai», dice Arev. «È in regola. Non chiedi niente che non sia segnato.»
verse-102-v8-told-4 = «Tengo aperto il cancello», dice Verme. «Non si sa mai.»
verse-102-v9 =
    Dite la parola. È corta, e un'altra non c'è.

    «Ancora», dice Gwenneg. «Più piano.»

    La dite più piano. La ripete, per sentire come gli sta in bocca, e poi un'altra volta, con l'accento al suo posto. «Io l'avevo più lunga», dice. «In testa era più lunga di così.»

    Prende dalla mensola la quinta sedia, cerca dove metterla, e la mette in tasca. Poi risale il pendio verso il gesso, dove cantano i numeri. Non corre. Vi aspettavate che corresse.
verse-102-v9b = È ancora piena. L'odore è quello di allora, ginepro e ferro. Gwenneg la tiene con due mani e non beve e non la versa. «L'hanno bevuta tutti», dice. «Mi hanno guardato, e io ho detto: dopo.» Posa la tazza. «Dov'è il primo?»
verse-102-v9b-take-him-with-you = Prendetelo con voi.
verse-102-v9b-send-him-home-with = Mandatelo a casa, con la tazza.
verse-102-v9b-it-isn-t-time = «Non è ancora ora.»
verse-102-v10 =
    «Lepri ventisei», dice Jory. «Giornate perse, nove. Un cane che non vuole più uscire. Devo portarne giù qualcosa. Una mano andrebbe bene. Se no un ladro.»

    «Che cosa ve ne fate, di una mano?»

    «S'inchioda. È l'uso.» Ha tirato fuori le sedie e le dispone su un ceppo, in cerchio, come intorno a una tavola. «Gli altri portano i figli a vederle. Mio fratello ha portato i suoi. Vogliono sapere come fa a fare le gambe uguali.»

    «E i vostri?»

    «Miei non ce n'è.» Ne sposta una, che ci veda anche quella. «Ne parlavamo per l'inverno. Poi è venuto l'inverno e lei no.»
verse-102-v10-pay-in-coin = Pagate in monete.
verse-102-v10-pay-in-suppers = Pagate in cene.
verse-102-v10-refuse-and-stand-between = Rifiutate, e mettetevi fra lui e la collina.
verse-102-v10-tell-him-you-will = Ditegli che ci penserete.
verse-102-v10-told-1 = Arev gli mostra la pagina. Ventisei lepri, a debito, con la data. Jory legge la propria cifra scritta da un altro. «Allora metà», dice. «L'altra metà è segnata.»
verse-102-v10-pay-half = Pagate la metà.
verse-102-v10-told-2 = «Una mano non la vuoi», dice Beor. «No», dice Jory. «Voglio che smetta. E non voglio.»
verse-102-v10-told-3 = «Qual è stata la prima?» chiede Ailei. Lui lo sa subito. Non sta con le altre, ce l'ha sotto la camicia.
verse-102-v10-told-4 = «Potreste venderle», dice Verme. «Me l'hanno chiesto», dice Jory, e ci mette intorno il braccio.
verse-102-v10-told-5 = «Due monete o tre cene», dice, «e il ladro è il bosco. Se no salgo con le torce, e a quel punto non sono più io, siamo tutti.»
verse-102-v11 = Mangia in piedi, voltato verso la porta, e vi chiede soltanto che cosa c'è di nuovo dall'altra volta. Della sua casa, dite, niente. Annuisce. Sul davanzale c'è una sedia più grande, col sedile di corda. «È per quando viene gente», dice.
verse-102-v11-sit-down = Sedetevi.
verse-102-v11-take-him-home-now = Riportatelo a casa, adesso.
verse-102-v11-ask-him-to-come = Chiedetegli di venire con voi.
verse-102-v11-leave-the-bread-and = Lasciate il pane e andate.
verse-102-v11-worm-bargains-for-a = Verme contratta per una sedia.
verse-102-v11-told-1 = «Quale è andata per prima?» chiede. Glielo dite. Gira verso il muro una delle piccole, con due dita.
verse-102-v11-told-2 = «Il tetto però l'hanno guardato tutti, passando», dice Ailei. «Quelli che ho visto io.»
verse-102-v12 = La tana è aperta. Il taglio fra i tronchi inquadra ancora quel tetto. Per terra, spazzati in un mucchio, ci sono i trucioli di un anno.
verse-102-v12-take-the-shavings-for = Portate i trucioli per il fuoco.
verse-102-v12-go = Andate.
verse-102-v10a = Jory mette via senza contare, richiama i cani e slega le torce. «Allora è stato il bosco», dice. Le sedie le aveva portate per mostrarle agli altri. Se le rimette in tasca una per una, dritte.
verse-102-v10b = Jory di persona non è venuto. Quando è finita, i nastri sono stati tagliati da tutti i lacci e appesi al ramo sopra il vostro sentiero. Nei capanni non si saluta. Il cane che non vuole più uscire sta di traverso sulla porta di Jory. Alza la testa.
verse-102-v13 =
    «Il primo dov'è?» chiede Gwenneg. Vuol dire il primo degli altri quattro.

    «A est», dite. «Crediamo.»

    Spegne il fuoco con la terra, piega la coperta, e mette le sedie sul davanzale, rivolte al tetto. Poi chiede che cosa deve portare. Gli date la cosa più leggera, e la tiene come si tiene una cosa prestata. Per il primo miglio sta due passi indietro, dal lato opposto al paese.
verse-102-v13-told-1 = Poi Beor resta indietro senza dire perché, e là dietro sono in due.
verse-102-v13-told-2 = «Io camminando parlo», gli dice Ailei da sopra la spalla. «Rispondere non serve.» Prima di sera ha risposto.
verse-102-v13-told-3 = Arev l'ha segnato. «Sotto che voce?» chiede Gwenneg. «Presenti», dice Arev.
verse-102-v13-told-4 = «Se va male», dice Verme, «tu da che parte scappi?» Il ragazzo glielo fa vedere. «No», dice Verme, e gliene mostra una migliore.
verse-102-v14 = Ci vogliono una cena e un'ora, per terra, sopra un mucchietto di niente, un bottone, un gancio, un pezzo di pettine. Hanno la stessa età. Verme ottiene una sedia piccola, ancora libera. Gwenneg ottiene un chiodo. Si è già tolto lo stivale e lo batte con un sasso, mentre Verme spiega ancora che è un furto.
verse-102-v15 =
    «Ero di guardia io», dice Gwenneg. «Dormivano. Da lì si vedeva il lume nel nostro tetto, a fare due passi a sinistra. E io ho fatto due passi.»

    «E poi?» chiedete.

    «Poi si vedeva meglio.» Ha preso una sedia e la rigira. «Nolwenn cantava. Lo faceva quando credeva che dormissimo tutti. Ho pensato: torno quando smette. Solo che si è addormentata anche lei, e così non ha mai smesso, non so se mi spiego.»

    «È passato un anno.»

    «Ho pensato: quando tornano loro, torno io. Sto in ascolto ogni notte. Non ne ho saltata una. Quello vale.» Posa la sedia accanto alle altre, e poi lo chiede alla mensola, perché non tocchi a nessuno rispondere. «Mia madre lo dice, il mio nome?»
verse-102-v15-ailei-says-every-evening = Ailei: «Ogni sera.»
verse-102-v15-arev-says-twenty-six = Arev: «Ventisei lepri.»
verse-102-v15-beor-sits-in-the-doorway = Beor si siede sulla soglia.
verse-102-v15-worm-says-you-had-a-view = Verme: «Tu la vista ce l'avevi.»
verse-102-v15-we-do-not-know = «Non lo sappiamo.»
verse-102-v15a =
    «Ogni sera», dice Ailei. Non l'ha mai sentito, neanche una volta. «Quando chiude le galline. Lo dice al chiavistello.»

    Gwenneg si siede. Per terra, contro la parete, e a vederlo è la prima volta quest'anno. «Al chiavistello», dice. «Sì. È duro.»
verse-102-v15b =
    «Ventisei lepri», dice Arev, «al prezzo della lepre. Ti segno.» Tira la riga lì, sul ginocchio. Gwenneg gira intorno per leggere.

    «Si può saldare?»

    «Adesso sì», dice Arev. «Ha una cifra. Prima dovevi e basta.»
verse-102-v15c =
    Beor si siede sulla soglia, e la soglia non c'è più. «Anch'io faccio il giro lungo», dice. «Quando torno. C'è una casa.»

    «Di chi?»

    «Nostra», dice Beor.

    Passa un pezzo prima che uno dei due si muova. Dopo, Gwenneg gli guarda la schiena, quant'è larga, come una cosa dietro cui si potrebbe camminare.
verse-102-v15d =
    «Tu la vista ce l'avevi», dice Verme. «Io ho avuto quattro giorni. Senza tetto.»

    «E che cosa guardavi?»

    «Il coperchio.»

    Il ragazzo ci mette un attimo, e poi ride. Gli esce troppo forte, ci mette sopra una mano e guarda verso il taglio. Da quella parte guarda anche Verme. «Nessuno», dice. «Vai avanti. Sto attento io.»
verse-102-v15e = «Non lo sappiamo», dite. Annuisce molte volte. «No», dice. «Non è una cosa che si senta attraverso un muro.»
verse-102-v16 = «Ditelo, allora», fa Gwenneg. Si è messo in modo da avere da una parte il taglio e dall'altra voi. «Quello che siete venuti a dire. Così so da che parte sedermi.»
verse-102-v16-keep-his-secret = Tenete il suo segreto.
verse-102-v16-take-him-home = Portatelo a casa.
verse-102-v16-tell-him-what-he-is = Ditegli che cos'è.
verse-102-v16-show-him-the-fifth-cup = Mostrategli la quinta tazza.
verse-102-v16-ask-him-to-come-with-you = Chiedetegli di venire con voi.
verse-102-v16-one-night-more = Aspettate ancora una notte.
verse-102-v11a = Vi sedete. Tiene. Gwenneg guarda come si fa, piedi compresi. «Dello schienale non ero sicuro», dice.
verse-102-v12a = Prendono subito, tutti, con un odore pulito. Su uno, prima che se ne vada, c'è la curva di un bracciolo.
verse-102-v16a = «Va bene», dice Gwenneg. Resta in piedi. Scendendo tendete l'orecchio, e il coltello non riprende.
dream-102 = Intagli. Il legno cede dove deve. Alla fine ti ci siedi, ed è della misura giusta, e pollice più pollice meno sei tu.
dream-102-2 = Sei su un albero. Il paese sta in un buco fra le foglie, non più grande di un piatto, e stanno portando fuori la tavola lunga. Conti i posti. Il tuo c'è. Aspetta, fin quando scendi.
dream-102-3 = Qualcuno ti cammina davanti nel bosco, con un chiodo solo nello stivale. Tiene ogni ramo finché non l'hai preso, e non si volta.
nightmare-102 = Il laccio ti prende alla caviglia. Conosci il nodo. L'hai fatto tu, stamattina, e hai pensato: questo tiene. Sul ramo, sopra di te, c'è il tuo nastro.
nightmare-102-2 = Intagli, e viene bene. I trucioli sono lunghi e puliti. Guardi che cosa stai facendo, e poi di che cosa lo stai facendo.
verse-142-o1 = Le sedie guardano la stanza. Davanti a ognuna Jory ha messo una crosta, e mangia la sua piano, al loro passo.
verse-142-oz = Sul ceppo ce n'è una nuova, senza corteccia. Jory con gli stivali ci ha girato intorno.
verse-142-o0 = Jory ha smesso di contare. Tiene le sedie in fila sulla trave del capanno, girate verso il muro. «Il ragazzo non c'è più», dice. «Loro invece sì. Continuano ad arrivare.»
verse-142-v1-wait-for-whoever-brings = Aspettate chi le porta.
verse-142-v1-take-one = Prendetene una.
verse-142-v1-ask-what-became-of = Chiedete che fine ha fatto la tagliola.
verse-142-v1-go-your-way = Andate per la vostra strada.
verse-142-v1-let-gwenneg-look-at = Lasciate che Gwenneg riveda la tana.
verse-142-v1-turn-jory-s-chairs = Girate le sedie di Jory.
verse-142-v1 = La baracca di Jory, e la trave con le sedie.
verse-142-v2 = Aspettate. Vi girate per un rumore, e la sedia c'è, sul ceppo che stavate guardando tutti. È ancora calda. Il sedile è largo, come per farsi in là.
verse-142-v3 = Jory vi lascia scegliere. Quando la girate, sotto il sedile c'è un taglio, uno solo, pulito, come quelli con cui si comincia.
verse-142-v4 = Entra in ginocchio, rispazza dove era spazzato e guarda fuori dal taglio fra i tronchi. «Hanno aggiustato una tegola», dice. «La terza. L'avevo rotta io.» Resta finché è troppo buio per vedere un tetto. Andando via chiude i rami da fuori. Il nodo lo prova.
verse-142-v4-told-1 = «L'ha fatta rimettere tua madre», dice Ailei. Per una volta lo sa da chi deve saperlo.
verse-142-v5 = Le sedie adesso guardano la stanza. Jory torna, appende l'arco e si siede per terra, sotto, con la cena. La stufa è quasi spenta e la legna è finita. «Com'erano andava bene», dice dopo un po'. «Adesso mi viene da farle accomodare.»
verse-142-v5-burn-them-in-his = Bruciatele nella stufa.
verse-142-v5-go-and-cut-him = Andate a tagliargli la legna.
verse-142-v5-leave-them-facing-the = Lasciatele rivolte alla stanza.
verse-142-v6 = È appesa sopra la porta, scattata, con una striscia di fodera fra i denti. «Funziona», dice Jory. «Non si può dire di no. Chi di voi l'ha tesa? È per sapere.» Ve la stacca dal chiodo e ve la porge. «E chi di voi se la porterebbe in casa?»
verse-142-v5a = Fanno un bel caldo. Jory ci sta seduto davanti, di spalle. «Ero già arrivato a come chiamarle», dice.
verse-142-v5b = Tagliate finché la stufa è carica e ne avanza. Davanti a ogni sedia Jory ha messo una crosta. «Vi aspettano», dice.
dream-142 = Qualcuno intaglia dietro una parete. Ti addormenti dentro il sonno, contando i colpi. Al mattino sai il numero, ed è quello di ieri: non ne manca nessuno.
dream-142-2 = C'è un tetto da guardare. Ti fanno vedere quale. Ha una lastra smossa sull'angolo, e finché dura la notte saperlo tocca a te.
nightmare-142 = La sedia è della tua misura. Ha la tua schiena e i tuoi gomiti. Fai per sederti. Ci sono già io, e ti faccio posto.
verse-101-v5-told-31 = «Una tesa e mezza», dice Verme. «Io so dov'è.» «Dove?» dice Arev. «Ce l'ho addosso.» Arev ha già la penna in mano. «Allora è in uso», dice, e la mette via.
