dream-184 = Ci siete tutti. Qualcuno ha portato da bere. Vi chiedono di spostarvi un poco, che c'è posto.
nightmare-184 = Ci siete tutti. Nessuno vi ha visto arrivare, e parlano di voi con grande rispetto.
verse-184-o1 =
    La sabbia è piena di gente che ha finito di parlare. «A verbale», dice Ia, «decisa.» Si guarda intorno in cerca di un'altra pagina. «Adesso si aspetta tutti la stessa sera. È un mestiere che sappiamo fare.»

    «E se uno ha cambiato idea?» chiede un vecchio. «Lo dice domani, a tavola», risponde Ia. «È per questo che si fa a tavola.»
verse-184-o1-told-1 = A chi arriva tardi e chiede che cosa si è detto rispondono «si cena», e gli fanno posto.
verse-184-o1-told-2 = Tra le sedie bruciate i vecchi del Prato stanno ancora dritti, ciascuno nel suo rettangolo di cenere.
verse-184-o1-told-3 = C'è una fascia di sabbia vuota, verso terra, con le orme che vanno in su. «Quelli non li avete persuasi», dice Ia. «Li avete battuti.»
verse-184-o2 =
    Sulla sabbia, in piano, c'è la Tavola sotto la sua trapunta. Ci girano larghi, come attorno a uno che dorme. «Presenti abbastanza», dice Ia. «Se si vuole cominciare.» Si vede che il dito ce l'ha già umido.

    «Ci si può posare un bicchiere?» chiede un bambino di Camelot. «L'ha fatto mio nonno, da re.» «E poi?» «Poi l'ha ripreso. Ma il segno c'è.»
verse-184-o3 = Hanno acceso dei fuochi lontani uno dall'altro, un paese per fuoco, e fra un fuoco e l'altro corrono i bambini coi piatti. «È già un'assemblea», dice Ia. «I grandi non se ne sono accorti.»
verse-184-o3-told-1 = Dove c'erano le sedie sono rettangoli di cenere, e dentro, in piedi, i vecchi del Prato.
verse-184-o4 = Ia è dov'era, coi piedi in una pozza. «A verbale», dice. «Sono tornati.»
verse-184-o0 =
    Sotto i piedi è dura e suona. Fratello Maddern ha scopato un quadrato e lo difende dalla sabbia con la scopa. «Qui noi», dice. «Lì chi vuole.» Ia lo mette a verbale in due modi.

    «Fin dove arriva?» chiedete. «Fin dove la si guarda», dice Ia. «Abbiamo mandato un ragazzo a vedere dove finisce. È tornato dicendo che aveva fame.»
verse-184-o0-told-1 = «Non ci deve niente a nessuno», dice Verme, con l'orecchio per terra. «È la prima volta che non mi gira la testa.»
verse-184-o0-told-2 = «Glielo dovrò dire qui», dice Ailei. «A voce. Con questo vento.»
verse-184-v1 = La sabbia, e chi arriva.
verse-184-v1-go-up-for-those-on = Salite incontro a chi viene a piedi.
verse-184-v1-call-them-all-to-the = Chiamate tutti alla Tavola.
verse-184-v1-see-to-what-is-floating = Occupatevi di quello che galleggia.
verse-184-v1-go-from-fire-to-fire = Andate da un fuoco all'altro.
verse-184-v1-ask-who-would-stand = Chiedete chi starebbe alle pietre.
verse-184-v1-measure-the-lines-in-the = Misurate i solchi nella sabbia.
verse-184-v1-drink-at-nessas-barrel = Bevete alla botte di Nessa.
verse-184-v1-leave-arev-an-hour-alone = Lasciate Arev un'ora da solo con la lima.
verse-184-v1-unroll-the-map-nobody-drew = Srotolate la carta che nessuno ha disegnato.
verse-184-v1-let-worm-ask-for-the = Lasciate che Verme chieda la corda.
verse-184-v1-listen-to-those-who-sleep = Ascoltate chi dorme all'aperto.
verse-184-v1-sit-on-the-sand-those = Sedetevi sulla sabbia, chi non dorme.
verse-184-v1-lie-down-it-is-the = Coricatevi: è la vigilia.
verse-184-v1-leave-the-sand = Lasciate la sabbia.
verse-184-v2 =
    Vengono in fila, col passo di chi è stato posato e ripreso. Davanti cammina Lalla Tresk, con le rose in mano e la matita sull'orecchio. «Il Deposito», annuncia, e arrossisce per la parola. «Voglio dire loro.»

    «Si è ritenuto di accompagnare», dice un uomo grande dietro di lei. È Massen. «No. Ho accompagnato. Mi hanno chiesto da che parte, e io lo sapevo.»

    «A noi che cosa fu promesso?» chiede una donna. Ha ancora al polso il cartellino. «A me dissero, fino a nuovo avviso.»

    «È questo», dice Tresk. «Sedetevi davanti. Dovete sentire bene, che non c'è una copia.»
verse-184-v2-told-1 = Nessuno li conta mentre si siedono. È stato chiesto a Massen di voltarsi, e Massen si è voltato.
verse-184-v2-told-2 = Uno vi riconosce dalle chiavi. «Eravate gentili», dice. «Fu la cosa peggiore. Non si sapeva con chi prendersela.»
verse-184-v2-told-3 = Una vecchia della fila vi guarda i piedi. «Quelli passarono», dice alla vicina. «Al quarto miglio. Andavano bene.»
verse-184-v2b =
    Si vedono da lontano, perché di gesso non ne hanno. Si sono lavati. Casvel cammina davanti ai bambini e non tiene il passo. «Grazie di averci mandato a chiamare», dice. «Ho detto ai piccoli che è per la fine. Volevano sapere se bisogna portare qualcosa.»

    «E voi?»

    «Io che bisogna portare il numero.» Ha gli occhi rossi. «Undici. L'ho tenuto per tutta la strada. Sapete che non c'è mai stato chi mi controllasse? Di giorno o di notte. Potevo sbagliare quanto volevo.»

    «E avete sbagliato?»

    «È quello che vorrei sapere», dice Casvel. Vi ringrazia di averlo chiesto.
verse-184-v2b-told-1 = I ragazzi grandi vi passano accanto senza salutare. Lui no. «Vi ho tenuto il posto», dice. «Qui davanti, dove vi si vede.»
verse-184-v2b-told-2 = Una bambina in libertà corre avanti e torna indietro, corre avanti e torna. «È che nessuno mi dice quante volte», spiega.
verse-184-v2b-told-3 = La lavagna l'hanno portata in due, scritta da tutte e due le parti. La posano a faccia in giù, per riposarla.
verse-184-v3 =
    Le chiglie del primo sbarco hanno lasciato i solchi, e il mare ce li ha tenuti sotto da allora senza toccarli. Chi ha la spalla più larga ci si stende dentro. «Questa pesava», si sente dal solco. «Qui accanto una che ha girato all'ultimo, per non salirle sopra. Si conoscevano.»

    «Che cosa c'è da misurare?» chiede Loveday dalla cala.

    «Se quelle di adesso ci stanno.»

    Ci stanno. Una per una, fino al palmo. Chi le ha rovesciate per farne dei tetti non le aveva accorciate di niente.
verse-184-v3-told-1 = «Si parte da qui», dice Beor, disteso. «Lo dice la pancia.»
verse-184-v10 =
    Nessa ha una botte, un mestolo e la bilancia chiusa a chiave. «Uno a testa», dice. «Poi si vede.» Vi guarda in faccia, poi le scarpe. Il mestolo, a voi, lo riempie fino alla tacca e neanche un'unghia di più.

    «È poca», fate.

    «È giusta. La facevo abbondante. Poi ho imparato che la gente ci si abitua.»
verse-184-v10-told-1 = «Voi per ultimi», aggiunge. «I miei pozzi li avete svuotati in un pomeriggio. Erano diciassette. Lo dico per ordine, non per rancore.»
verse-184-v10-told-2 = «E la carne per il viaggio si è guastata», dice. «Salata a peso corto. Da me, con la bilancia che mi avete lasciato voi.»
verse-184-v10-take-the-short-cup = Prendete il mestolo scarso.
verse-184-v10-carry-water-down-for-her = Portate acqua dal pozzo del sentiero.
verse-184-v10-say-you-are-not-thirsty = Dite che non avete sete.
verse-184-v10a = Lo bevete davanti a lei. Nessa guarda finché il mestolo è asciutto. «La gente discute», dice. «Voi no. Allora non so se darvene un altro o ringraziarvi.» Non fa né questo né quello, ma la bilancia resta aperta.
verse-184-v10b = A un certo viaggio vi viene incontro con un secchio vuoto. «Non dico che sia pari», fa Nessa. «Dico che so quanto pesa, in salita, perché lo facevo io.» Cammina accanto a voi senza dire altro. Alla botte lascia che versiate voi.
verse-184-v20 =
    «Mettiamo che si resti», dice Ia. «Le pietre vogliono una persona. Non per sempre, per un anno e un giorno, con la fine scritta. Uno per collina.» Aspetta. «A questo punto, nel verbale, di solito c'è silenzio.»

    C'è silenzio.

    «Chiedo se c'è chi porterebbe da mangiare», fa una bambina di Testimonio, con la mano alzata. «A quelli. Perché io la cena la so portare.»
verse-184-v20s = Ia lo richiede, a un altro fuoco. «Chi ci starebbe, e per quanto?» La bambina di Testimonio ha ancora la mano alzata.
verse-184-v20s-told-1 = Ia ripete i nomi che ha già. Li sa bene; li dice piano, per non consumarli.
verse-184-v20s-told-2 = Ne manca uno. Guardano tutti la sabbia davanti a sé, come a scuola.
verse-184-v20h = Chi starebbe a una pietra.
verse-184-v20h-name-talan = Talan si offre di nuovo.
verse-184-v20h-name-one-of-you = Uno di voi dice: io.
verse-184-v20h-name-sister-ia = Sorella Ia mette a verbale sé stessa.
verse-184-v20h-name-a-volunteer = Si alza una che non conoscete.
verse-184-v20h-name-the-keeper-for-life = Uno vuole la pietra per tutta la vita.
verse-184-v20h-name-gerens = Gerens chiede se è un posto.
verse-184-v20h-ask-nobody-tonight = Per stasera non chiedete.
verse-184-v20a =
    «Il posto è lo stesso?» chiede Talan. «Perché la strada la so.» Gli dicono che ha già dato. «Sì, ma ero venuto male. Mi tremava un ginocchio. E non avevo portato uno sgabello.» Ci pensa su con allegria. «Uno sgabello cambia tutto. Si può?»

    «Si può», dice Ia. «E per quanto?»

    «Un anno e un giorno. Poi ho da fare.»
verse-184-v20b =
    Si sente la voce prima di capire di chi è. È una delle vostre, ed è calma. «Non è che mi piaccia», dice. «È che so quanto dura. Gli altri lo imparano là.»

    «Motivo?» domanda Ia.

    «Qualcuno deve saper dire quando basta.» Gli altri di voi guardano altrove. Sotto il mantello si prendono per la manica.
verse-184-v20c = «Sorella Ia», dice Ia, e si risponde, «presente.» Fratello Maddern posa la scopa. «Noi non stiamo alle pietre», dice. «Noi le spegniamo.» «Noi stiamo dove si tiene il verbale», dice lei, «e là non c'è nessuno che lo tenga.» «Noi chi?» fa lui. È la prima volta che lo domanda. Ia si lecca il dito, e poi non volta niente. «Io», dice.
verse-184-v20d = È piccola, coi piedi in fuori, e non l'avete mai vista. «Pasca», dice. «Delle Botti, da parte di sorella.» Le domandano perché. «Mi avete dato da mangiare», risponde; ma a voi non risulta.
verse-184-v20d-told-1 = «Il pane di Cuanacht», spiega. «Quando l'avete messo in mezzo. Ne arrivò un pezzo fino a noi, duro come uno zoccolo. Io l'ho bagnato, e c'era.»
verse-184-v20d-told-2 = «E poi mi avete preso il resto», dice. «Alla pietra. Non so se vi ricordate le facce. Ho pensato, quelli ci mandano un altro. Allora meglio se ci vado da me.»
verse-184-v20d-accept-her = Accettate.
verse-184-v20d-ask-her-to-sleep-on-it = Chiedetele di dormirci sopra.
verse-184-v20e =
    «Io», dice un uomo magro, e si fa largo. «Una qualsiasi. Per sempre. E non voglio che mi si porti da mangiare.» È contento come chi ha trovato l'osteria aperta. Fra la gente una donna si copre la bocca. «È mio marito», dice. «È così da quando gli è nata la figlia.»

    «Per sempre non c'è», fa Ia. «È proprio la parola che abbiamo tolto.»

    «Allora la prendo», dice l'uomo rimboccandosi le maniche.
verse-184-v20e-stand-in-his-way = Mettetevi in mezzo.
verse-184-v20e-give-him-a-year = Dategli un anno, e chi lo nutra.
verse-184-v20e-send-him-home = Mandatelo a casa.
verse-184-v20x = Gli mettete in mano una scodella, davanti a tutti. La guarda. «È calda», dice. «È solo per un anno», gli dice la moglie. «Poi torni, e ti arrangi con noi.» Lui mangia in piedi, in fretta, come chi teme che ci ripensino.
verse-184-v20y = Si lascia mettere seduto. Dopo un momento appoggia la schiena a chi l'ha buttato giù.
verse-184-v20f =
    «È un posto?» chiede Gerens. «Con un orario?» Gli dicono di sì, e che non si picchia. Gli ci vuole un momento. «E chi passa?» «Passa.» «E io?» «Ci siete.» Mette i piedi insieme. Di chi gli fa credito, in tutta quella sabbia, ci siete solo voi. Se ne parlerà.

    «E se comincia a piovere?» domanda. «Vi bagnate.» «Ricevuto», dice Gerens, con gli occhi lucidi.
verse-184-v20z = «Messo», dice Ia. Ripete il nome una volta sola, come si prova un piolo prima di salirci.
verse-184-v20z-told-1 = «È corto», osserva Maddern. «I lunghi non reggono il tempo», dice lei.
verse-184-v20z-told-2 = «E quattro», dice Ia. La bambina di Testimonio ha cominciato a contare i piatti.
verse-184-v22 = È la prima volta che l'isola dorme tutta all'aperto. Ci si passa fra l'uno e l'altro coi piedi nudi. Dormono forte, per villaggi, e parlano; qui si sente bene, perché non c'è un muro.
verse-184-v22-stop-by-the-mothers = Fermatevi dalle madri di Cuanacht.
verse-184-v22-stop-by-the-deposited = Fermatevi da quelli del Deposito.
verse-184-v22-stop-by-the-water = Fermatevi da chi dorme in riva.
verse-184-v22a =
    «No», dice una delle madri, nel sonno, con decisione, «il cappello.» Un'altra, qualche coperta più in là, dorme e le risponde, «Ce l'ha.» «Fa freddo.» «È uscito col cappello, ti dico, l'ho visto io.» Tacciono, rassicurate. Ai piedi di ognuna c'è una scodella capovolta.

    «Di chi parlano?» bisbiglia un ragazzo che non dorme. «Di te, credo», gli dite. Lui si tocca la testa. Il cappello ce l'ha.
verse-184-v22b = «Sì», dice un uomo. «Sì, signore. Sì.» Poi più piano, «Fino a giovedì so tutto.» È Colan, quello della cella. Accanto a lui è sveglia una donna coi capelli tirati, seduta, che lo guarda dormire. Ha firmato lei. «Non gliel'ho ancora detto», vi bisbiglia. «Aspetto che dorma bene. Poi aspetto che si svegli.»
verse-184-v22c =
    Sull'orlo dorme un ragazzo coi piedi verso il mare. «Sono qui», dice ogni tanto. Non lo dice a voi. Dal buio della sabbia, vuoto, gli si risponde ogni volta, con una buona voce esatta: «Se ne prende atto.» Lui sospira e si gira dall'altra parte.

    «Parla sempre nel sonno?» chiedete alla donna accanto. «Da quando siamo qui. Io non gli rispondo più», dice lei, «tanto c'è chi lo fa meglio.»
verse-184-v23 =
    «Un'ora», dice Arev. Ha steso un fazzoletto, la lima, un coltellino, un mozzicone di cera della stessa stagione. «È il trecentosessantaseiesimo. Si fa la tacca, si riempie, la si lascia vecchia. Sarà fatta meglio delle altre, ma di poco. Chi la guarda, quella dopo l'ultima?»

    «E a chi lo dici?»

    «Non lo dico. Se no non è un falso, è una proposta.»
verse-184-v23-told-1 = La mano è quella che chiuse il libro. Si posa sul bordo come su un vecchio conto.
verse-184-v23-told-2 = Corentin passa con una gamba di formaggio. Vede la lima, il bordo, la faccia di Arev. «Ah, *bella* cera», dice, e si siede sulla sabbia con le spalle a voi, a far la guardia.
verse-184-v23-told-3 = Di Arev c'è solo il modo di parlare. È uno di voi, che a un dazio ha fatto passare un conto falso, e da allora gli è rimasta quella voce.
verse-184-v23-file-it = Limate.
verse-184-v23-put-the-file-away = Rimettete via la lima.
verse-184-v23a =
    Quando richiama, la trapunta è già al suo posto. Ha il pollice pulito. «Fatto?» gli chiedono. «Che cosa?» risponde Arev, con una faccia così onesta che per un momento vi fa paura. La cena, quella sera, la paga lui a tutti.

    «E se stasera la guardano?» «Non si guarda quello che è in ordine», dice Arev. «È la prima cosa che s'impara, da questa parte del banco.»
verse-184-v24 =
    La carta è di quelle che fanno *di là*: le rotte ci sono, le date no. Al largo c'è una costa, e sulla costa un filo di fumo che si muove ancora. «Un altro paese», dice Ia, e non lo mette a verbale. «C'è gente?»

    «C'è del fumo.»

    «Basta scriverci sopra un nome», spiega chi ha portato la carta, «e quello scade al posto di questo. Non li si disturba prima. Li si informa dopo.»
verse-184-v24-told-1 = «O si scrive il mio», dice Verme. «Di me lo sanno già dov'è la metà.»
verse-184-v24-write-the-name = Scrivete il nome.
verse-184-v24-tear-the-map = Strappate la carta.
verse-184-v24-roll-it-up = Arrotolatela.
verse-184-v24a = La penna scrive bene. È un nome corto, di quelli che i bambini imparano prima del proprio. «Tanto non li conosciamo», dice uno di voi, e non gli si risponde. Sulla carta il fumo si ferma un momento. Poi continua; di là stanno facendo cena.
verse-184-v24b =
    Si strappa come il pane, male e con la crosta. I pezzi li tiene Ia. «Motivo?» chiede. «Avevano la cena sul fuoco», dite. Questo lo mette.

    «Era la sola copia», vi si fa presente. «Allora non la si perde più», dice Ia.
verse-184-v25 =
    Verme ha una corda, buona, arrotolata con cura. Gira per i fuochi finché trova la ragazza. «Non è per adesso», le dice. «Se mai dico *vado*, la tieni tu?»

    «Quanto è fondo?» chiede lei. È quasi una bambina, e ha la voce ancora rauca.

    «Fondo. Può darsi che ti chiamino a cena.»

    Nolwenn prende la corda, la pesa, se ne fa un giro sul polso. «Una volta sono andata», dice. «Ero tua, di turno? Quei quattro giorni?» Verme fa di sì. «Allora non vado», dice lei. È un verso giusto.
verse-184-v25-told-1 = È una ragazza che si chiama come lei, gli dicono poi; di sua zia, quella che cantava, non sa molto. A Verme va bene. «Basta che senta quando la chiamano», dice, «e che resti.»
verse-184-v30 = «Che cosa c'è a galla?» chiede Bersaba, che è venuta a battere su tutto. Lo sa; vuole sentirlo dire.
verse-184-v30-go-to-the-keels-hull = Andate allo scafo delle Carene.
verse-184-v30-go-aboard-the-barrels = Salite sulle Botti.
verse-184-v30-go-to-the-chapel = Andate alla Cappella.
verse-184-v30-go-to-the-streets = Andate alle strade ormeggiate.
verse-184-v30-look-at-the-white-ship = Guardate la nave bianca.
verse-184-v30-ask-where-you-are-to-be = Chiedete dove siete segnati voi.
verse-184-v30-leave-her-knocking = Lasciatela battere.
verse-184-v5 =
    Le Botti sono arrivate in processione, coi camini accesi, e ogni tanto una casa saluta l'altra. «Quanto pesate?» vi chiedono all'imbarco, e si fermano col gesso a mezz'aria. «Lasciate stare. È un'abitudine. Qui sotto c'è il mare, regge.»

    «Avete mangiato?»

    «Fa differenza?»

    «No», dicono, e ridono finché il villaggio si mette a dondolare. «Non fa più nessuna differenza!»
verse-184-v5-told-1 = Sotto la tavola di prua tengono ancora il secondo libro. «La vostra cifra l'abbiamo lasciata», dicono. «È la sola che non torna. Ci serve per ricordarci com'era.»
verse-184-v5-stay-to-supper = Restate a cena.
verse-184-v5-take-the-bailing-tin = Prendete il gottazzo.
verse-184-v5-go-ashore = Tornate a terra.
verse-184-v5a =
    Si mangia col piatto in mano, perché la tavola scivola. Accanto a voi una bambina lascia cadere un pezzo di pane fuori bordo, apposta. «Per quello di sotto», spiega. «Prima lo davamo alla casa annegata. Adesso ci siamo spostati, quello non sa dove siamo.»

    «E vi vede?» chiedete. «No. Ma sente che è la crosta», dice lei. «La mollica non gliela diamo mai.»
verse-184-v5b = Il più vecchio vi guarda vuotare. «Da noi la sentina la fa chi è arrivato per ultimo», dice. «Io sono sempre stato il penultimo.» Si mette accanto a voi con una tazza da caffè. Lavorate fino a cena, senza fretta; per ogni vostro secchio, lui una tazza.
verse-184-v6 = È la prima a galla. Tamsin le cammina attorno nell'acqua al ginocchio e batte. «Tiene. Tiene. Tiene», dice, una volta per tavola. Il marito è salito, si è seduto a poppa, e piange nel secchio piccolo. «Non l'abbiamo mai chiamata niente», fa Tamsin. «Ci sembrava di portarle male. Uno scafo che non parte non si chiama.» Vi tende il pennello. «Adesso tocca.»
verse-184-v6-told-1 = Alla terza tavola il suono cambia. È il vostro scudo, inchiodato dove mancava. «Quella l'avete presa e riportata», dice Tamsin, «e suona più bassa. Ma suona.»
verse-184-v6-told-2 = La vostra braccia di cucitura è asciutta. Lei ci ha passato la guancia.
verse-184-v6-call-her-tomorrow = Chiamatela *Domani*.
verse-184-v6-call-her-when-you-can = Chiamatela *Quando puoi*.
verse-184-v6-call-her-both-buckets = Chiamatela come i due secchi.
verse-184-v6-give-the-brush-back = Rendetele il pennello.
verse-184-v6a =
    Le lettere vengono storte, perché lo scafo respira. Tamsin le legge con le labbra. «L'ultima volta che ho visto un nome su una barca», dice, «era girato all'ingiù.» Ci passa sopra il catrame, lo lascia vedere. Chiama il marito a impararlo.

    «Come l'hai chiamata?» fa lui. Lei glielo compita. «E si può dire?» «Adesso sì», dice Tamsin.
verse-184-v7 = La Cappella ha preso il largo col coro davanti, e i banchi, che guardavano indietro da sempre, adesso guardano avanti. All'altare hanno trovato il buco per la barra. «Tengo io», dice Ia. «Noi sappiamo la rotta. È negli atti.» «Noi sappiamo scopare l'acqua», dice Maddern, che è dentro fino alla vita e scopa. «Chi tiene la barra non può tenere il verbale.» «E chi scopa non può vedere dove va.» Poi, insieme, guardano voi.
verse-184-v7-give-it-to-ia = Date la barra a Ia.
verse-184-v7-give-it-to-maddern = Date la barra a Maddern.
verse-184-v7-let-them-go-on = Lasciateli continuare.
verse-184-v7a = Ia si siede sull'altare e prende la barra fra le ginocchia. «Cenere a babordo», dice, come se l'avesse letto. Maddern smette di scopare. «A babordo non c'è cenere», dice, e guarda. È acqua, tutta quanta. Non c'è niente da raccogliere. «No», fa lui. «E adesso che cosa facciamo noi?»
verse-184-v7b = Maddern la tiene come una scopa, e infatti va. Ia gli sta seduta davanti, con la schiena alla prua. «A verbale», detta, «il fratello governa.» «Ci sono le onde», dice lui, stupito. «Appena le ho tolte tornano.» «Sì», dice Ia. «Noi ve lo si voleva dire da anni.»
verse-184-v8 =
    Sono arrivate coi lumi ancora appesi. Via delle Corde è in fila dietro a Gregale, e fra una gronda e l'altra stanno i panni. «Nella vostra guida non c'è», dice Pasco, in piedi su una bitta, col cappello in mano. «Io non vi ho visto dare l'ordine. Ma ormeggiamo come?»

    «Per strade», dice uno dei vecchi. «Se no non si trova più casa.» «Per bisogno», dice Bersaba. «I vecchi vicino alla passerella. Se no non la trova lui, la casa.»
verse-184-v8-told-1 = Uno scafo manca. Quelli sono venuti a piedi, undici, coi letti sulla schiena. Vi salutano col capo, come sempre.
verse-184-v8-told-2 = «La lista ce l'avete voi», aggiunge Pasco. «E anche la chiave. Io lo dico per dire.»
verse-184-v8-moor-by-street = Per strade.
verse-184-v8-moor-by-need = Per bisogno.
verse-184-v8-leave-it-to-pasco = Lasciate fare a Pasco.
verse-184-v8a = Al buio ognuno trova la sua porta. Dentro sono le stesse stanze, con un dondolio. «Buonasera», si dicono da gronda a gronda, e poi, in fondo a Gregale, «Domani dove siamo?» Non lo sa nessuno, e ci si addormentano sopra, contenti.
verse-184-v8b = Ci vuole tutto il giorno e si litiga a ogni nodo. La sera una vecchia di Sotto-Costola apre la porta e fuori ci sono i gradini, la passerella, e un vicino mai visto. «Voi dove stavate?» gli chiede. «Qualche strada più in su.» «E come mai non vi conosco?» «Non c'era bisogno», dice lui.
verse-184-v9 = La nave bianca è all'àncora dove comincia il blu. La gente sulla sabbia le volta le spalle con educazione, come si fa con chi si spoglia. A bordo una donna col grembiule duro come un'asse sta alla murata e guarda tutti, uno per uno. «Bisogna salutarli», dice Loveday. «Solo che chi li saluta per primo è come se li invitasse.»
verse-184-v9-hail-her-first = Salutate voi per primi.
verse-184-v9-wait-till-others-have = Aspettate che lo facciano gli altri.
verse-184-v9-look-away = Voltate le spalle.
verse-184-v9a = «Buonasera!» gridate. È una parola piccola, su tanta acqua. Dietro di voi qualche villaggio raccoglie le scodelle e si scosta. Poi dalla murata, dopo tutti quegli anni di servizio, Amma alza il braccio. «Buonasera», risponde. «Scusate se non vi si è sentiti prima. Avevamo da fare.»
verse-184-v9b = Aspettate. È un bambino delle Botti che non lo sa, e agita il berretto. «Ciao!» strilla. Dalla nave gli fanno ciao tutti. Allora salutano tutti, anche quelli di spalle, e voi con loro. «Non è stato difficile», dice uno, con la faccia di chi sa che lo è stato.
verse-184-v21 =
    «Voi ultimi», dice Bersaba. «C'è scritto. *Con l'ultimo*, avete detto, alla pietra del molo, e quella se l'è segnato.» Vi mostra il posto sull'elenco. È in fondo alla pagina, ed è accanto alla pompa. «Umido, ma si vede tutto.»

    «E se non c'è posto?»

    «Per gli ultimi non c'è mai. Poi ci si stringe.»
verse-184-v21-give-up-the-berth-too = Date via anche quello.
verse-184-v21-keep-it = Tenetelo.
verse-184-v21a = «E a chi lo do?» chiede Bersaba, con la penna in bocca. Indicate quelli di Vicolo della Pece, che non hanno chiesto. Lei cancella, scrive, soffia. «Allora voi dove siete?» «Ultimi», dite. «Dopo l'ultimo», corregge lei, e batte sulla pagina, come su una buona tavola.
verse-184-v31 = Ogni fuoco ha la sua pentola, la sua lite, il suo vecchio che racconta. Vi fanno posto tutti, e tutti vi chiedono la stessa cosa, con la bocca piena.
verse-184-v31h = I fuochi, uno per paese.
verse-184-v31h-to-the-gate-in-the-sand = Al cancello piantato nella sabbia.
verse-184-v31h-to-the-dog-with-two-names = Al cane con due nomi.
verse-184-v31h-to-ysellas-carts = Ai carri della Fiera, dove c'è Ysella.
verse-184-v31h-to-casvel = Da Casvel, fra i suoi bambini del gesso, che non dorme.
verse-184-v31h-to-massen-and-his-bag = Da Massen del pedaggio e dalla sua borsa.
verse-184-v31h-to-the-beds-of-the-counters = Ai letti di quelle che contavano i Gradini.
verse-184-v31h-to-denzil = Da Denzil, che guarda in terra.
verse-184-v31h-to-the-chairs = Alle sedie del Prato.
verse-184-v31h-to-those-who-would-rather-not = Da chi non vuole né barca né pietra.
verse-184-v31h-back-to-ia = Tornate da Ia.
verse-184-v4 =
    Cuanacht ha portato il cancello. Non c'è muro da mettergli attorno; l'hanno piantato e basta, coi cardini unti e la stanga. «Chiuso al tramonto», dice il ragazzo che fa da mani a Keren. «Si è sempre fatto.»

    «Chiuso a chi?» chiede una donna dall'altra parte, che ci ha girato intorno. Ha in braccio una scodella coperta. «A voi», dice il ragazzo. Poi, «No. È che non so da che parte sono.»
verse-184-v4-told-1 = La tavola tonda l'hanno posata accanto. Trentacinque scodelle; i gesti sono giusti. Quando uno dei nati di Cuanacht si siede, quelli gli dicono il suo nome, e lui resta.
verse-184-v4-hang-it-open = Appendetelo aperto.
verse-184-v4-hang-it-shut = Chiudetelo, e che bussino.
verse-184-v4a = La prima a passarci è la donna con la scodella, benché potesse girare. «Permesso», dice. Dentro non c'è niente che non ci sia anche fuori, ma il ragazzo le fa posto. «Ceci», annuncia lei. Dietro, in fila, aspettano di passare tutti gli altri, coi piatti, pulendosi i piedi sulla sabbia.
verse-184-v4b = Bussano. Nessuno gira attorno; bussano, e il ragazzo chiede chi è, e quelli lo dicono, forte, nome e paese. «Entrate», fa ogni volta. A notte li sa tutti. «Non credevo che fossero così tanti», dice a Keren, o alla chiave che gli ha lasciato. «Quando stavamo dentro mi sembravano sempre i soliti.»
verse-184-v11 = Il cane sta sulla passerella con le zampe davanti e senza quelle di dietro. «Finocchio!» lo chiamano dalla barca, quelli delle Dodici Case. «Cane!» chiamano da terra i bambini di Cuanacht, che un nome non gliel'hanno mai dato. Guarda prima gli uni, poi gli altri, e piange piano, come una porta.
verse-184-v11-call-one-of-its-names = Chiamatelo con uno dei nomi.
verse-184-v11-call-both-at-once = Chiamatelo in due, insieme.
verse-184-v11a = Viene una parte di lui. Il resto tiene d'occhio la passerella e non si siede. Non è infelice. Semplicemente conta quelli che mancano.
verse-184-v11b = Lo chiamate nello stesso momento, una voce per nome. Per un istante il cane è fermo in aria. Poi corre di qua e di là, si scontra con sé stesso all'altezza delle orecchie, starnutisce, ed è uno. «Ecco», dice una bambina, «adesso è il *nostro*.» Nessuno chiede il nostro di chi.
verse-184-v12 = «Niente prezzi», dice Ysella. È seduta sulla stanga del carro coi piedi nudi. «Ci ho provato, all'alba. Quanto per un posto all'asciutto. E mi è uscito: *fate voi*. A me.» Si guarda i piedi, offesa. «Chiedetemi qualcosa. Qualunque cosa. Vediamo se è ancora così.»
verse-184-v12-told-1 = Il coltello ce l'ha accanto, piatto, sul legno. «Questo era per la somma», dice. «L'ho rifatta stanotte. Non vengo per voi. Vengo per sapere dov'è che ho sbagliato io.»
verse-184-v12-told-2 = «I mestieri li tenete ancora fermi?» domanda. È a voi che lo domanda, da pari.
verse-184-v12-ask-for-something-free = Chiedetele una cosa gratis.
verse-184-v12-ask-what-it-would-have-cost = Chiedetele quanto sarebbe costata.
verse-184-v12a = «Il pane di stasera», dite. Ysella apre la bocca, la chiude, conta qualcosa sulle dita dei piedi. «Per niente?» «Per niente.» Scende, va dietro, torna con tutto il sacco. «Quando si dà», chiede, seria, perché vuole impararlo, «si resta lì o ci si allontana?» «Ci si siede», dite. Lei si siede.
verse-184-v12b =
    «Tredici», risponde di colpo. «Per voi meno.» Le torna il colore. Vi racconta che cosa le costa il sale, che cosa le costava Derwa, e a quanto stava la paglia l'anno del mercato doppio. È una bella storia. Alla fine il pane ve lo mette in braccio senza accorgersene.

    «E Derwa?» chiedete. «Quella è la sola che ho pagato il giusto», dice Ysella. «Per questo non è mai tornata.»
verse-184-v13 = Casvel è seduto dove finisce la luce del fuoco, con le ginocchia unite. «Posso chiedervi una cosa?» dice. «Da un pezzo insegno ai bambini che finirà. Sul giorno avevo ragione, lo dice anche quella tavola. Su di loro no. Non sono più svegli, o più pronti. Sono stanchi.» Si toglie dall'occhio un granello che non c'è. «Vorrei che uno con un po' di autorità mi dicesse se posso smettere. Non di dirlo. Di contarlo.»
verse-184-v13-tell-him-yes = Ditegli di sì.
verse-184-v13-let-the-children-say-it = Lasciate che lo dicano i bambini.
verse-184-v13-ask-him-to-go-on = Chiedetegli di continuare.
verse-184-v13a = «Potete smettere», dite. «Grazie», dice Casvel. Aspetta. Nel silenzio sente arrivare il numero dopo, come si sente un gradino al buio, e non ci mette il piede. «Grazie», ripete. «Ho contato bene, almeno?» «Benissimo.» Si distende sulla sabbia com'è, con le scarpe. Dorme prima che gli mettiate addosso qualcosa.
verse-184-v13b = La più piccola gli si pianta davanti. «Quanto fa?» gli chiede. «Undici», dice Casvel. «No. Basta.» «Basta non è un numero.» «È quello dopo», dice lei, e gli altri, in coro, come alla lezione, «Undici. Basta.» Casvel lo ripete. Lo ripete meglio. Gli viene da ridere; i bambini lo guardano con grande interesse, perché non sapevano che potesse.
verse-184-v13c = «Ancora undici», dite. «Ci serve chi sa l'ora.» «Naturalmente», dice Casvel. «Grazie di avermelo chiesto in faccia.» Si rimette dritto. Ogni tanto, di notte, lo si sente da lontano, un numero solo, con molta chiarezza. Poi il respiro di chi si prepara al prossimo.
verse-184-v14 = Massen è fuori servizio. Gliel'ha detto Tresk, per iscritto, e lui lo porta in tasca. «Ma la borsa non viene su», vi confida. È una borsa di cuoio, ordinaria, e sta sulla sabbia come se ci fosse cresciuta. «Quando ero in servizio pesava meno. Qualcuno dev'esserci rimasto dentro.» Arrossisce. «Si è pensato. *Ho* pensato. Non voglio che la si apra.»
verse-184-v14-told-1 = La lettera a sua madre gli spunta dal taschino. È la risposta. L'ha piegata in modo che si legga solo *Caro*.
verse-184-v14-take-one-handle = Prendete un manico.
verse-184-v14-tell-him-to-leave-it = Ditegli di lasciarla lì.
verse-184-v14a = Insieme viene su come niente. La portate per tutta la secca, fuoco dopo fuoco, e a ogni fuoco Massen dice: «È roba vostra, credo», e quelli guardano, ci infilano il braccio, ne tirano fuori un foglio col proprio nome, che finisce in tasca o nella brace. All'ultimo fuoco la borsa è vuota. «Ecco», dice lui. «Ho pianto. Segnatelo, se serve.»
verse-184-v14b =
    Si allontana di qualche passo, per provare. «Mi sembra di averli lasciati in piedi», dice. Torna, e ci si siede accanto. Poi ci si siede sopra, per tenere caldo.

    «E la vostra, dentro, c'è?» gli chiedete. «La mia pratica?» dice Massen. «È quella che pesa, credo. Non l'ho mai evasa.»
verse-184-v16 =
    I tre letti sono sulla sabbia, rifatti. «Undici», dice la prima Contagradini, senza aprire gli occhi. «Meno», dice quella accanto. L'ultima ha la vostra età. «L'ora la fissiamo noi», vi spiega, «perché siamo d'accordo solo su quella. Quando il sole tocca il piano della Tavola. Non prima, per favore, e non è questione di gusti.»

    «E se ne servisse una in più?»

    «Una che?» chiedono tutte insieme. Non gliel'avevano domandato mai.
verse-184-v16-ask-for-one-hour-more = Chiedete un'ora in più.
verse-184-v16-take-the-hour-as-it-is = Prendete l'ora com'è.
verse-184-v16-let-them-sleep = Lasciatele dormire.
verse-184-v16a = Confabulano da letto a letto. «Hanno tenuto la parola», riferisce l'ultima, «nei posti che sappiamo. Allora possiamo.» Apre il cassetto del comodino. Dentro, tra i fazzoletti, c'è un'ora, piccola, del colore del latte. «Era quella dopo cena», dice. «La teniamo sempre da parte. Non l'abbiamo mai usata per noi.»
verse-184-v16b =
    «Bravi», dice la prima. «Sono rimasti tutti male», dice quella accanto. «Non è vero», dice l'ultima. È il loro modo di dare la buonanotte, e ve la danno ciascuna con la sua voce, l'ultima un po' in ritardo.

    «E passata l'ora?» chiedete. «Passata?» dice l'ultima. «Si rifanno i letti. Non si è mai saputo per chi.»
verse-184-v17 =
    Denzil ha battuto le palpebre. È successo stamattina, per la sabbia. «Mi sono detto, ecco, adesso si sveglia al buio e da sola», racconta. «E invece c'era l'isola intera.» Tiene ancora gli occhi molto aperti, per compensare. «Sapete che cosa si vede, in quell'attimo? Fra quando si chiude e quando si riapre?»

    «Che cosa?»

    «Le facce di quelli che si stanno guardando», dice Denzil. «Un po' in ritardo. Come quando uno esce e tu lo vedi ancora sulla porta.»
verse-184-v17-told-1 = Di voi dice che la prima volta gli avete chiuso gli occhi con due dita, e che aveva fatto bene a lasciarvi fare.
verse-184-v17-told-2 = «E adesso la bambina chiede perché la guardo», aggiunge. È felice. «Le ho detto che è un vizio.»
verse-184-v18 = Il Prato è sceso con le sedie sulla testa. Le hanno posate come le avevano, in file, di fronte al mare, e il mare non c'è. «Voltatele», dice uno di Testimonio. «Fatene un tondo, se no si parla alle nuche.» «Sono di paesi diversi», ribatte una vecchia. «Una è mia nonna.» Poi fa freddo. C'è chi le guarda in un altro modo.
verse-184-v18-leave-them-in-rows = Lasciatele in file.
verse-184-v18-make-a-ring = Fatene un tondo.
verse-184-v18-give-them-to-the-fire = Datele al fuoco, per una notte.
verse-184-v18a =
    «Grazie», dice la vecchia. Si siede al suo posto, nella sua fila, e guarda dritto davanti. A poco a poco ci si siede anche chi non è del Prato, dove è libero. «Che cosa si aspetta?» chiede una bambina di Camelot al suo vicino. «Qui si è sempre aspettato che ci chiamassero», dice lui. «Da stasera non so.»

    «Allora ci si sta comodi?» chiede lei. «No», dice lui. «Ma si è in parecchi.»
verse-184-v18b = Ci vuole un pomeriggio, perché ogni sedia vuole sapere accanto a chi. Alla fine è un tondo storto, con una gobba verso terra. «Di faccia siete più vecchi», dicono quelli davanti a quelli dietro. Per una vita si erano conosciuti di schiena. C'è chi si alza e fa il giro, solo per stringere la mano.
verse-184-v18c = Bruciano bene; erano asciutte. Ci si scalda chi può, si canta. La mattina, sulla sabbia, ci sono dei rettangoli di cenere in file ordinate, e i vecchi del Prato ci stanno in piedi dentro, uno per rettangolo, di fronte al mare. Non si lamentano. È che non si sa dove dirgli di mettersi.
verse-184-v19 =
    Sono pochi per villaggio, ma da ogni villaggio qualcuno, e si sono messi insieme senza darsi un nome. «Noi non si vorrebbe partire», spiega una tessitrice. «E non si vorrebbe tenere. Si vorrebbe stare.» Mentre parla il suo naso è un poco più lungo, poi un poco più corto; non ci fa caso. «È quello che avete insegnato al Prato. Si tiene la faccia come un uovo.»

    «E il posto?»

    «Anche il posto», dice. «Un mattino è qua, un mattino è là. Basta salutare.»
verse-184-v19-hear-them-out = Ascoltateli fino in fondo.
verse-184-v19-warn-them = Avvertiteli.
verse-184-v19-sit-down-with-them = Sedetevi con loro.
verse-184-v19a = Parlano in tanti e senza interrompersi, e ciò che dicono sta in poco. Che i Resi lo fanno da sempre. Che ci si sbaglia di casa, le prime volte, e in quella sbagliata c'è da mangiare. Che non è coraggio. «Lo direte voi, là?» chiedono. «All'assemblea? Noi si parla piano.» Lo prendete come si prende un uovo.
verse-184-v19b = «C'è chi di voi non si ritroverà», dite. «Sì», dice la tessitrice. «C'è una di noi che ci pensa apposta. È mia figlia. Ha segnato le facce di tutti sul muro, il primo giorno, e la sera ci passa davanti.» Vi fa vedere quale muro. È un lenzuolo. Ci sta crescendo sopra anche la vostra.
verse-184-v19c = Vi fanno posto, ed è un posto che prima non c'era. Dopo un poco non sapete più bene su quale dei vostri ginocchi dorme il gatto. «Ecco», dice la tessitrice, o sua figlia. «Com'è?» «È come quando a casa cambiano i mobili», dite, «e ci si alza di notte.» «E il bicchiere c'è», dice lei. «È quello che sorprende. Il bicchiere d'acqua c'è.»
verse-235-o1 = Il carro è arrivato fino a qui, e qui sta, in cima alla rampa, con la trapunta e le fondine. «Non lo fate scendere di punta», dice Loveday, che non si avvicina. «Ho visto un gabbiano posarcisi sopra. È rimasto lì un bel po'. Non era stanco.»
verse-235-o2 = Nella cala c'è il cerchio dove stava la campana, ancora bagnato. Un uomo coi guanti da campanaro ci cammina attorno. «Allora era a questa altezza», dice Piran. Si siede, per esserci.
verse-235-o2-told-1 = Della cintura del figlio si è fatto un laccio per gli occhiali. «Me l'hanno portata loro», dice a chi passa, e vi indica. «Bagnata.»
verse-235-o2-told-2 = C'è un mucchietto di pietre, più su. Lui non lo guarda. Ci ha lasciato accanto un bicchiere.
verse-235-oz =
    Alla pietra è appeso un lume in più. «Di uno che è andato a prendere gli altri», dice Loveday.

    «Quanti ne mancano?» chiedete. «Se lo sapessi non ci sarebbero i lumi», dice lei. «Ci sarebbe una lista.»
verse-235-o0 = Loveday taglia patelle in un posto dove ieri era profondo. Il coltello non sa fermarsi. «È uscito all'ora solita», dice del mare, «e all'ora solita non c'era. Ho aspettato. Poi mi sono detta, e se è lui che aspetta noi?» Più in là comincia la secca. Si vede già una donna con qualcosa di grande sulla schiena.
verse-235-v1 = La cala asciutta, i lumi sulla bitta.
verse-235-v1-bring-the-cart-down-level = Fate scendere il carro, in piano.
verse-235-v1-hang-up-a-lamp = Appendete un lume per chi manca.
verse-235-v1-stand-where-the-bell-was = Mettetevi dove stava la campana.
verse-235-v1-run-with-the-tide-horses = Fermate i cavalli che tirano via la secca.
verse-235-v1-ask-loveday-what-she-was-promised = Chiedete a Loveday che cosa le fu promesso.
verse-235-v1-go-on-over-the-sand = Proseguite.
verse-235-v2 = «Piatta come una minestra», dice Beor, o chi ne fa le veci, camminando all'indietro. Mettono sassi sotto le ruote di dietro, tolgono sassi da sotto quelle davanti. Le fondine non suonano. Quando il carro tocca la sabbia dura si sente un sospiro, e non è vostro, e non è dei muli; è il legno, che per la prima volta sta su una cosa che non scade.
verse-235-v2-told-1 = «La poppa è giù», riferisce Bersaba da sotto. «Adesso piange, poverina. No, sono io.»
verse-235-v2-told-2 = Quelli del Deposito la posano al passo e si guardano le braccia, che adesso sono di troppo.
verse-235-v3 =
    «Per chi?» chiede Loveday, che li tiene a mente tutti. «Per chi manca.» «Il nome?» Ve ne vengono in mente diversi, e uno non lo dite. Il lume prende. Dalla secca, molto lontano, uno si ferma a guardare da questa parte. Raddrizza la direzione.

    «L'ha visto», dice Loveday. «O ha visto me. Fa lo stesso, se viene.»
verse-235-v4 =
    Ci si sta in uno alla volta. I primi colpi arrivano dalle ginocchia, una coppia, una pausa, un'altra coppia. «È lui?» chiede Loveday. «È il passo di uno che zoppica», dite. «Allora è lui. Dov'è che va?»

    Ascoltate bene. Non va. È fermo, e batte il piede. È quello che si fa quando si aspettano gli altri per uscire.

    «E che dice?» chiede Loveday. «Che fate con comodo.» «L'ha sempre detto», dice lei. «Poi usciva senza.»
verse-235-v5 =
    «A me? Che una volta la marea non sarebbe tornata», dice Loveday. «Me lo promise mia madre quando piangevo, perché mi aveva portato via la paletta. *Un giorno va e non torna, e tu vai a prendertela.*» Guarda la secca, fino in fondo. «Sono andata. Stamattina presto, prima di voi. Avevo vergogna.»

    «E c'era?»

    Si tira su la manica. È di latta, rossa, col manico mangiato.
