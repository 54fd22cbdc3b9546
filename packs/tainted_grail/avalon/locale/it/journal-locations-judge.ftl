location-160-menhir-told-1 = Vi ascoltano, per ordine, e vi rileggono quel che avete detto. Il Portiere si accende che l'usciere asciuga ancora la pagina.
verse-160-o1 = La fila si è voltata. Adesso guarda la strada, e voi, e ciascuno vi tende quello che ha portato. «Voi andate bene», dice la donna davanti. «C'eravate. Avete sentito come fa.» Bryok si è tolto il distintivo e non vede dove posarlo. «Prima il numero», dice, a voi, per abitudine, e si fa da parte.
verse-160-o1-told-1 = «Il nostro buon nome l'avete avuto per andarvene», dice l'uomo col paletto. «Potevate andarvene.»
verse-160-o1-told-2 = Dalla collina una bambina chiama il prossimo. Mezza fila sale. L'altra mezza sperava in una persona più alta.
verse-160-o2 = La fila si muove. Per starle dietro la gente deve troncare a metà le lagnanze. «È l'effetto delle buone notizie», dice Bryok. «Decide da quando fa luce. Ha dato ragione ai due lati di un muro.»
verse-160-o3 = «Voi siete nuovi», dice Bryok, e vi chiede il numero. Dite che ci siete già stati. Lui cerca. Sotto quel giorno c'è una riga, tirata, e sopra niente. Non vi ha mai visti neanche l'uomo col paletto, né la ragazza. «Mi scuserete», dice Bryok. «Io mi regolo sul bosco. Se il bosco non ce l'ha, non è stato detto.»
verse-160-oz = La fila è andata avanti di un'asse. «Siete dov'eravate», dice Bryok, e ve ne è grato.
verse-160-oz-told-1 = Uno sconosciuto si tocca il berretto. «Sono quelli che si sono messi in coda alla coda», dice alla moglie.
verse-160-oz-told-2 = «Ancora qui?» dice l'uomo col paletto. «Vi abbiamo dato il nome perché andaste.»
verse-160-oz-told-3 = Quello che avete accusato vi manda a dire che lunedì tocca a lui, e che finora il tetto ha tenuto.
verse-160-o0 = «Mettetevi dove vedo il numero», dice l'usciere Bryok. Percorre la fila con la verga, e dove la verga indica la gente raddrizza quel che ha portato. Un uomo ha un paletto. Una ragazza ha una culla con la coperta già aperta. Davanti, una donna regge un cappello per la tesa, lontano da sé, come una cosa che può gocciolare. «Hanno tutti una causa?» chiedete. «Hanno tutti una cosa», dice Bryok. «La causa comincia quando a qualcuno importa.»
verse-160-o0-told-1 = «La vostra si accendeva pagando?» chiede un uomo, delle pietre. «La nostra sì. Altri modi non ce n'è.» Quando gli dite che ce n'è si guarda intorno in cerca dell'usciere.
verse-160-o0-told-2 = La cancelliera scrive con chi avete parlato per strada. A quelli dei gradini solleva la penna. «Non hanno il passato», dice. «Non lo posso verbalizzare.»
verse-160-v1 = Il pontile, la verga, le schiene davanti.
verse-160-v1-go-along-the-line = Andate lungo la fila, a chiedere per che cosa sono qui.
verse-160-v30 = Tengono tutti qualcosa, davanti a sé, un po' lontano dalla giacca. Se gli chiedete di chi è, vi dicono che cos'era.
verse-160-v30-back-to-your-place-in-it = Tornate al vostro posto in fila.
verse-160-v1-see-what-the-usher-wants = Andate dall'usciere Bryok, con la verga.
verse-160-v31 = «Uno alla volta», dice Bryok. Ha un elenco di chi viene uno alla volta. Vi ci ha messi insieme.
verse-160-v31-back-to-your-place-in-it = Tornate al vostro posto in fila.
verse-160-v1-say-which-way-you-came = Dite per il fascicolo da che parte siete arrivati.
verse-160-v1-fill-in-what-you-admit = Riempite la riga di quel che ammettete.
verse-160-v30-ask-the-man-with-the-post = Chiedete all'uomo del paletto.
verse-160-v30-ask-the-girl-with-the-cradle = Chiedete alla ragazza della culla.
verse-160-v30-ask-the-woman-with-the-hat = Chiedete alla donna del cappello.
verse-160-v1-go-up-to-the-doorkeeper = Andate alla pietra che chiamano il Portiere.
verse-160-v1-wait-for-your-number = Aspettate in fila, tutto il giorno, il vostro numero.
verse-160-v1-say-your-case-is-too-large-to-wait = Dite che la vostra causa è troppo grossa per aspettare.
verse-160-v31-speak-for-the-tall-one = Sentite che cosa vuole l'usciere da Gwenneg.
verse-160-v1-settle-which-of-you-is-older = Stabilite chi di voi è il più vecchio.
verse-160-v30-listen-to-the-couple-behind-you = Ascoltate i due che avete dietro.
verse-160-v31-give-worm-s-name-for-the-list = Date all'usciere il nome di Verme per l'elenco.
verse-160-v31-hear-what-the-usher-wants-of-arev = Sentite che cosa vuole l'usciere da Arev.
verse-160-v1-stay-till-the-line-lies-down = Restate finché spengono la lampada.
verse-160-v1-look-under-the-bench = Guardate sotto la panca.
verse-160-v1-set-out-west = Mettetevi in cammino verso ovest.
verse-160-v1-step-out-of-the-line = Uscite dalla fila.
verse-160-v2 = «Per il fascicolo», dice Bryok. «Da che parte siete arrivati? Se lo fa leggere, quindi attenti ai verbi.» Il lapis ha in cima una gomma, consumata in piano. «A ognuna corrisponde un'imputazione. Non ce n'è di cui vergognarsi.»
verse-160-v2-told-1 = «A piedi, con l'acqua bassa», dice dal muretto la cancelliera. «Li ho visti tenersi su i panni.»
verse-160-v2-on-foot = «A piedi.»
verse-160-v2-by-water = «Per acqua.»
verse-160-v2-in-an-hour-we-paid-for = «In un'ora che abbiamo pagato.»
verse-160-v2-we-were-brought = «Ci hanno portati.»
verse-160-v2-say-it-is-nobody-s-business = «Sono affari nostri.»
verse-160-v2a = Scrive, e vi gira il foglio perché vediate. L'imputazione adesso è sulla sua riga, con dello spazio dopo. «*Ingresso*», legge Bryok. «E poi il modo. È leggera. Ho visto gente vivere anni sotto *ingresso*.» Soffia via le briciole di gomma. «Questo lo può cancellare soltanto lei.»
verse-160-v2b = «Allora metto *si rifiuta*», dice Bryok, «e anche questa è un'imputazione.» Gli dispiace. «È l'unica che cresce da sola.»
verse-160-v3 = «Si chiede loro che cosa ammettono», dice Bryok, col lapis. «Non occorre molto. Occorre che sia vostro. Scegliete una cosa che possiate reggere.»
verse-160-v3-told-1 = «Io *partiti* non lo metterei», dice la cancelliera, che ne ha nota. «Era di notte. Chiederanno chi c'era a vedere.»
verse-160-v3-having-left = Di essere partiti.
verse-160-v3-having-arrived = Di essere arrivati.
verse-160-v3-having-kept-silent = Di avere taciuto.
verse-160-v3-all-of-it = Tutto quanto, con la firma.
verse-160-v3-all-of-it-today = Tutto quanto, con la firma, oggi.
verse-160-v3-nothing-for-the-present = Niente, per ora.
verse-160-v3a = «*Di essere partiti*», ripete Bryok. «Bene. Vorrà sapere che cosa pensavate che ne fosse degli altri.» Il paese lo sa prima di voi. Chi è rimasto in qualche posto, per qualcuno, rientra in casa. Chi ha fatto un sacco almeno una volta esce a guardarvi.
verse-160-v3b = «*Di essere arrivati*. Coraggioso. Lo può contestare chiunque ci fosse già.» Chiede lungo la fila se ci sono opposizioni. Un uomo in fondo ne ha una, di principio. «Adesso in paese vi parleranno», dice Bryok. «Chiederanno al posto di che cosa siete venuti.»
verse-160-v3c = Lo scrive e posa il lapis in modo che non faccia rumore. È contagioso. Per tutto il pontile si abbassa la voce, per riguardo all'ammissione.
verse-160-v3d = «Tutto quanto?» dice la cancelliera, e mette la mano aperta sul foglio. «Di voi non ha ancora chiesto niente a nessuno. C'è una ruota che fa nella polvere, ed è di quella che chiede. Chi firma senza aspettarla firma il quarto giorno. Di solito per allora gli è venuto in mente qualcosa.»
verse-160-v4 = «È il paletto d'angolo del campo lungo», dice l'uomo. «Lui dice che stava una canna più in là.» «Ed è vero?» «Questo va deciso.» «E lui dov'è?» «Tiene il buco.» Si passa il paletto sull'altra spalla. «Se vinco la canna è mia. Se vince è sua. E se non ci sentono prima che faccia buio», dice l'uomo, e guarda il cielo sopra i campi, «è un paletto.»
verse-160-v5 =
    «È un maschio?» chiedete alla ragazza della culla.

    «Sono qui per farmelo dire.» Nel cuscino c'è una fossetta. «Mia madre racconta che c'è stato. Mio marito racconta che non c'è ancora. Io dormivo.»

    «E tu che dici?»

    «Io sono l'unica che non può testimoniare.» La dondola col piede. «Se decide che c'è stato, l'ho perso, e gli tocca una lapide col nome. Se decide di no, devo aspettare, e sono capace. Ma tutt'e due non si può. Io ho provato. Il latte è venuto per tutt'e due.»

    «E che cosa chiederai?»

    «Non chiedo», dice la ragazza. «Le dico che cosa avevo in braccio. Lei lo sa, quanto pesava.»
verse-160-v5-told-1 = «Potresti chiedere quello che riesci a riportare a casa», dice Ailei. La ragazza la guarda per bene. «Hai la voce della giudice», dice. «Però più calda. Non è buona come la sua.»
verse-160-v5-told-2 = Beor si china e annusa il cuscino. Fa di sì con la testa. Non fa altro, e la ragazza continua a far di sì per un pezzo.
verse-160-v6 = «È morto», dice la donna del cappello, «oppure è a Carn con una tessitrice. Questo è tornato senza di lui. Spazzolato.» «Spazzolato da chi?» «È lì che non dormo.» Vuole che si decida presto, perché a casa, sul chiodo, la tesa ha cominciato ad ammollarsi, come le cose che non sono di nessuno. «Voi che chiedereste?» dice. «Mi sembrate gente che ha perso un cappello.»
verse-160-v6-tell-her-to-ask-that-he-be-dead = Ditele di chiedere che sia dichiarato morto.
verse-160-v6-tell-her-to-wear-it = Ditele di metterselo lei.
verse-160-v6a = «Morto», dice, per sentire che effetto fa. «Si stupirebbe. Sì. Da morto potrei essere gentile.» Si mette in faccia un'espressione adatta e va avanti di un posto. L'uomo col paletto si scopre davanti a lei, come si usa.
verse-160-v6b = Se lo prova. Le scende fino alle sopracciglia. Sotto, sembra una che potrebbe benissimo essere a Carn con chiunque. Allora esce dalla fila, e il suo posto si chiude dietro di lei che cammina.
verse-160-v7 = La pietra sta dal lato di terra, alta come un tavolo, e la gente ci appoggia i fagotti. «Il Portiere», dice Bryok. «*Chi arriva sia sentito.* Gli date il buon nome e lui ascolta. Oppure gli promettete qualcosa. Oppure c'è un terzo modo, che io non ho visto.» Guarda con attenzione il mare. Più in giù una vedova tiene il numero fra i denti e si allaccia una scarpa.
verse-160-v7-hold-promise-to-wait = Tenere: promettete di aspettare il vostro turno.
verse-160-v7-take-a-widow-s-number = Togliere: il numero della vedova, appena le cade.
verse-160-v7-let-the-stone-be = Lasciate stare la pietra.
verse-160-v7a = *Non prima del mio turno, e non prima del vostro.* È poco, da dire a una pietra. Il Portiere lo sente e si accende davanti, dal lato da cui si entra. Da qui in avanti lasciate passare chiunque vada soltanto a prendere l'acqua.
verse-160-v7a-prompt = Di chi è la parola?
verse-160-v7a-ailei = Ailei
verse-160-v7a-arev = Arev
verse-160-v7a-beor = Beor
verse-160-v7b = Era sull'asse. L'aveva lasciato andare per l'altra scarpa. È un numero molto buono, e la pietra gli si accende subito, dal lato opposto a lei. «È vostro quello?» dice Jenna Roe. «Ne avevo uno uguale.» Guarda sotto la panca e nello scialle. «No, andate pure», dice. «Dopo di voi. Io faccio presto.»
verse-160-v8 = La giornata è lunga e la fila è corta. A mezzogiorno passa un secchio. All'imbrunire siete andati avanti quanto un uomo sdraiato. «Si fila», dice la donna che vi precede. «È più di tutta la settimana scorsa.» Bryok chiude il libro sul lapis. «Tenete caldo il cartoncino», vi dice. «Domani leggo da dove ho smesso.»
verse-160-v8b = Legge da dove aveva smesso. Al vostro numero non si muove anima viva, e voi meno degli altri. «Siete voi», dice la donna dietro. «Siete *voi*.» Vi guardano da un capo all'altro del pontile, come si guarda una sposa. Vi spazzolano il mantello sulle spalle. «Siete chiamati», dice Bryok. «Salite quando avete i corpi del reato. Non scade.» «Noi siamo i prossimi dopo il prossimo», dice la donna, e prende il marito per un orecchio per dirglielo.
verse-160-v9 = «Grossa quanto?» dice Bryok. «Ho un fiume che aspetta.» Dovete dirla in un fiato solo, e lui si regola sui peli del collo. Quel che è troppo grosso sale per primo, per non averlo in giro al buio.
verse-160-v9-the-brothers-who-are-one = I due fratelli che sono un uomo solo.
verse-160-v9-the-page = La pagina da cui manca una famiglia.
verse-160-v9-the-woman-who-was-carried = La donna portata, che respirava.
verse-160-v9-go-back-to-your-place = Tornate al vostro posto.
verse-160-v9a = «Quei due li ha chiesti lei», dice Bryok. «Quello lì. È arrivata dalla Collina del Testimone, se l'è fatta leggere, e poi se l'è fatta rileggere. Se è vostra ci salite insieme.» Tira una riga sotto il numero. «Vi servirà la panca larga», dice.
verse-160-v9b = «La grafia di chi è?» dice Bryok. Glielo dite. «E la riga che non c'è?» «Di un villaggio», dite. La pagina non la vuole toccare. Manda a prendere le molle, e un piatto. «Su», dice Bryok. «Portatela su adesso. Non passate davanti alla culla.»
verse-160-v9c = Bryok ha cominciato a scrivere, e smette. «Respirava», dice. «E chi la portava?» Nessuno gli ha detto di togliersi il cappello. Se l'è tolto.
verse-160-v9c-told-1 = «Io», dice Beor. La fila gli fa largo dai due lati, come a uno che regge una cosa ingombrante.
verse-160-v10 =
    «E quello alto?» dice Bryok. «Che cosa dichiara?»

    «Stavo per», dice Gwenneg. «No. Io.»

    Poi è sulla sabbia, di corsa. È una bella corsa, la cosa che sa fare meglio. A un certo punto si ferma, come se ci fosse una staccionata. Guarda l'acqua, il muretto, la gente che lo guarda. Torna, e a tornare ci mette di più.

    «In qualche modo va segnato», dice Bryok, senza durezza. «Non posso lasciare il bianco. Il bianco se ne va.»
verse-160-v10-plead-for-him = Rispondete per lui.
verse-160-v10-let-him-run = Dite che corra pure, se vuole.
verse-160-v10a = «In ritardo», dite. «Mettete che era in ritardo.» «Non è una dichiarazione.» «È quel che è. Era in ritardo, e sta arrivando.» Vi costa buona parte di quel che il pontile pensava di voi, e viene scritto. *In ritardo, in arrivo.* Gwenneg lo legge alla rovescia, muovendo le labbra. «Posso averlo?» chiede. «Dopo?»
verse-160-v10b = «Ho corso», dice Gwenneg. «Era quella.» Però resta alla distanza a cui era arrivato. Quando la fila avanza avanza anche lui, di fianco, come un cane a cui non hanno detto di chi è.
verse-160-v11 = «Due di voi sono nati allo stesso raccolto», dice Bryok sull'elenco. «Mi serve chi viene prima. È così che si chiama.» Vi guardate. Non era mai saltato fuori.
verse-160-v11-count-back-the-harvests = Risalite per i raccolti.
verse-160-v11-toss-for-it = Fate a testa o croce.
verse-160-v11a = Ci si arriva passando per un'annata di pioggia, un bue zoppo e un matrimonio che l'uno ricorda dalla porta e l'altro da sotto la tavola. «Allora il più giovane siete voi», dice Bryok, e lo registra. «È deciso. Sentirete meno lo spiffero.» È vero. C'è una cosa che nessuno dei due dovrà più chiedersi.
verse-160-v11b = La moneta dice una cosa e le facce dicono l'altra. Bryok registra la moneta. Per il resto del giorno al più vecchio fa male un ginocchio. Prima era del più giovane.
verse-160-v12 =
    «Voglio che si dichiari che sono il marito», dice l'uomo dietro di voi. È pulito, gentile, e il colletto gli si abbottona dalla parte sbagliata. «*Il* marito.»

    «È *un* marito», dice la donna dietro di lui. «Non ho niente da dirgli. È tanto buono. Solo che l'altro non è tornato, e quando torna vorrà il suo lato del letto.»

    «Ho aggiustato il tetto.»

    «È vero. L'ho detto a tutti.»

    È uno dei Resi, e non ne fa un segreto. La borsa di lei la porta lui. «Se decide per *un*», vi chiede, «secondo voi fino ad allora potrei restare?»
verse-160-v12-tell-him-to-ask-for-the = Consigliate a lui di chiedere *il*.
verse-160-v12-tell-her-to-ask-for-a = Consigliate a lei di chiedere *un*.
verse-160-v12-turn-round-to-the-front = Voltatevi verso il davanti.
verse-160-v12a = «Chiedete *il*», gli dite. «Ci siete.» «È quel che pensavo di dire», dice lui. «Che ci sono.» Lei gli considera la nuca. «Sarebbe meno bucato», dice la moglie.
verse-160-v12b = «Chiedete *un*», le dite. «Ci si sta larghi.» Se lo scrive sul polsino, per non farsi persuadere. Lui si china a guardare. «È una parola piccola», dice. «Ci potrei abitare.»
verse-160-v13 = «Nome», dice Bryok. «Verme», dice Verme. «Così vi chiamano.» «È quello che viene su quando tirano.» Il lapis aspetta. «Non può essere una bestia», dice Bryok. «Una volta ho segnato uno come Volpe, e faceva testo.»
verse-160-v13-give-none = Non dategliene.
verse-160-v13-give-what-the-well-says = Dategli quello che dice il pozzo.
verse-160-v13a = *Presente*, scrive Bryok nella colonna dei nomi, e lo rilegge. «Presente», dice Verme. Si direbbe che gli stia bene. Quando si fa l'appello lungo il pontile c'è una voce per ogni nome, e una per nessuno.
verse-160-v13a-told-1 = «Comprende la cena?» chiede Verme. «Me ne devono una.» «*Presente* mangia», dice Bryok. «È per gli assenti che non ho minestra.»
verse-160-v13b = Dice le sillabe come le hanno dette a lui, con educazione, verso l'alto. Sotto le assi, dove da un anno non c'è acqua, qualcosa fa un passo. Bryok l'ha scritto, e si accorge di non poterlo leggere. «Come si scrive?» chiede. «In giù», dice Verme.
verse-160-v14 = «Tenete la colonna dritta», dice Bryok ad Arev. «Vi guardavo i polsini. Ho una verga in più e un'anca malandata, ed è pagato.» «E cosa si fa?» «Si indica. Si dice *il prossimo dopo il prossimo*. Si è dispiaciuti, sempre con le stesse parole, così ci fanno conto.» Gliela porge dal lato smussato. «Qui non vi conosce anima viva», dice Bryok. «Ho pensato anche a quello.»
verse-160-v14-arev-takes-the-rod = Arev prende la verga finché l'anca migliora.
verse-160-v14-arev-gives-it-back = Arev la restituisce.
verse-160-v14a = Lo fa bene. Quando passa la verga la gente si raddrizza, lo ringrazia, e prima che ripassi il secchio una donna gli porta un uovo. In vita sua non gli avevano mai portato un uovo. «Potreste restare», dice Bryok. «Potrei», dice Arev. Va con gli altri, e la verga la tiene. Camminando la lascia indicare.
verse-160-v14b = «Ce l'avevo», dice Arev. «La mia era un libro.» Bryok fa di sì. Ne ha conosciuti, di uomini che avevano un libro. «Se vi viene voglia di sentire *il prossimo dopo il prossimo*», dice, «basta che veniate a mettervi qui.»
verse-160-v15 = Dormono in piedi, per non perdere l'ordine, ciascuno con la fronte sulla schiena davanti. Bryok spegne la lampada. Dal lato del mare qualcosa sta facendo molta attenzione. Ogni mattina, là in fondo, la fila è più corta di uno. Non se ne parla, perché tutti gli altri avanzano.
verse-160-v15-be-last-tonight = Andate a mettervi in fondo.
verse-160-v15-find-a-place-in-the-middle = Trovatevi un posto nel mezzo.
verse-160-v15a =
    La risalite tutta al buio e vi mettete dietro l'ultima. Si sveglia. «Ho qualcuno alle spalle», dice alla spalla davanti. Lo sentite passare, di bocca in orecchio, fino alla lampada. Non era mai successo.

    Per tutta la notte un'attenzione cortese vi si posa fra le scapole. Poco prima che faccia luce chiede se siete con questa comitiva.

    «Sì», dite.

    «Si prende nota», dice l'orlo. «Dal mezzo non si preleva.»
verse-160-v15b = Dormite dritti fra sconosciuti e sognate quel che sognano loro. È un sonno da poco. Quando si riaccende la lampada sono avanzati tutti. Sull'ultima asse c'è un cesto, con dentro ancora le uova.
verse-160-v16 = Sotto la panca, dove gli stivali non sono arrivati, è inciso in piccolo. *Chi arriva sia sentito.* Lo leggete forte com'è. «E certo», dice l'uomo col paletto. «Siamo qui per quello.» Ma l'ha detto voltato verso la pietra. Lo dice anche la donna accanto, e va per tutta la fila. Il Portiere si ravviva, come uno a cui abbiano ricordato il nome. «Che c'era non lo sapevo», dice Bryok, in ginocchio.
verse-160-v17 = «A ovest, allora», dice Bryok. La fila guarda chi avete con voi. La ragazza ha messo un piede contro la culla perché non dondoli. «Chiamerei il prossimo», dice, «se sapessi che ce n'è uno. È un anno che chiamo tutti i giorni. Uno finisce che lo sente arrivare.»
verse-160-v17-walk-beside-her = Camminate accanto a Hedra.
verse-160-v17-take-her-feet = Riprendete su la giudice, e andate.
verse-160-v17-not-yet = Non ancora.
dream-160 = Tocca a te. L'usciere ha davanti il tuo numero e gli sorride, come si fa con un nome. Quelli dietro sono contenti per te, quelli davanti sono entrati. C'è una porta, socchiusa. Dentro si sente spostare le sedie per fare posto.
dream-160-2 = Sei in fila, e hai la schiena calda. Chi ti sta dietro ci ha appoggiato la fronte e si è addormentato. Vai avanti di un'asse senza svegliarlo. Fanno così tutti.
dream-160-3 = «Il prossimo», dicono, e il prossimo non c'è. Tu e l'usciere vi guardate. C'è tutto il pomeriggio, e l'acqua, e dove sedersi.
nightmare-160 = Ti hanno chiamato, e ti stai ancora infilando la scarpa. È la tua scarpa. Entra. Sotto ce n'è un'altra. «Possiamo aspettare», dicono, con grande gentilezza, tutti, e aspettano.
verse-161-o1 = «Quaggiù si sa in che punto della fila stavate», dice la donna alla pompa.
verse-161-o1-told-1 = La casa di Jenna Roe è un cancello e un gradino. «L'hanno sentita», vi dice un vicino, «solo che il terreno era già andato. Gliel'hanno letta qui sulla strada. Le davano ragione.»
verse-161-o1-told-2 = Vi servono in ordine, e quella dietro vi ringrazia di essere stati davanti.
verse-161-o2 = Sulle porte c'è gesso fresco. Un po' è opera vostra.
verse-161-o2-told-1 = *Il marito*, c'è scritto, in stampatello. È sulla scala a ripassarlo. «L'altro si è affacciato», dice. «Ho potuto dirgli che ero in casa.»
verse-161-o2-told-2 = *Un marito*, c'è scritto, e accanto al chiodo del suo cappello c'è un secondo chiodo. «Dorme meglio», dice la moglie. «È un peso in meno, essere uno di.»
verse-161-o2-told-3 = *Vedova*, dice la porta della donna del cappello. È in nero, e ha da fare. «Mi ha scritto», dice. «Da Carn. L'ho rimandata indietro. Coi morti non si può stare a scriversi.»
verse-161-o2-told-4 = Dietro una siepe passa il cappello, di buon passo. «'Giorno!» dice.
verse-161-o2-told-5 = Dove passa Arev si raddrizzano il colletto, benché la verga la tenga dietro la schiena.
verse-161-oz = Da quando siete passati hanno ripassato il gesso, e su una porta l'hanno voltato. «Avete visto niente?» chiedono. «Va bene qualsiasi cosa.»
verse-161-oz-told-1 = «Ecco quelli che sono partiti», si dice dietro le porte, con una certa nostalgia.
verse-161-oz-told-2 = «Quelli sono quelli che sono arrivati», dicono ai figli. «Chiedetegli come si fa.»
verse-161-oz-told-3 = Per riguardo alla vostra ammissione vi fanno largo senza una parola, e annuiscono, e annuiscono.
verse-161-oz-told-4 = Gli storni sono ancora sull'architrave.
verse-161-o0 = «Siete a favore o contro?» chiede una donna sulla soglia, prima che abbiate detto buongiorno. «In quale causa?» «Fa differenza? Voglio che sia finita prima che imbrunisca.» Tutta la strada è così. Si sporgono dalle finestre a chiedervi di aver visto qualcosa. Un uomo ha steso sulla siepe due mantelli e gradirebbe sentirsi dire che uno è rubato. «Sennò non si conservano», dice. «A qualcuno deve importare.»
verse-161-o0-told-1 = «Vengono dalla Collina del Testimone», si dice la strada. «Si sono alzati.» Dappertutto vi chiamano per primi, e vi danno la sedia con lo schienale.
verse-161-o0-told-2 = Alla casa dove vi fermate scendono storni sull'architrave. Dicono quel che avete giurato, con le vostre voci. La porta resta chiusa.
verse-161-o0-told-3 = «La loro vale doppio», grida un messo. «Sono rimasti fino all'ultima domanda.» È detto come un prezzo.
verse-161-o0-told-4 = Un bambino spinge il cerchio con una filastrocca. *Quel che fu visto sia detto, quel che fu detto sia visto.* Voi ce l'avete su un foglio del mulino, in una grafia più vecchia.
verse-161-v1 = Le porte, il gesso, i grembiuli.
verse-161-v1-knock-where-it-says-till-thursday = Bussate dove dice *assolto fino a giovedì*.
verse-161-v1-speak-to-the-boy-with-the-jug = Parlate col bambino sul gradino.
verse-161-v1-go-into-sidwell-s-orchard = Entrate dall'uomo nel frutteto.
verse-161-v1-let-the-bailiff-read-it = Fatevi leggere dal messo il vostro giuramento.
verse-161-v1-call-on-the-widow-by-ruling = Andate alla casa dove tossiscono.
verse-161-v1-bring-the-case-of-tegen = Portate la causa di Tegen.
verse-161-v1-hear-the-man-from-the-third-door = Sentite l'uomo della terza porta.
verse-161-v1-see-to-the-cow = Guardate che cos'ha la vacca.
verse-161-v1-sit-with-the-brothers = Sedetevi coi fratelli e con Wen.
verse-161-v1-step-in-out-of-the-wind = Entrate dove una donna tiene aperto.
verse-161-v1-stop-where-the-hens-are-tried = Fermatevi dove processano le galline.
verse-161-v1-state-your-names = Dichiarate i vostri nomi.
verse-161-v1-sit-through-the-rest-of-your-record = Restate seduti per il resto del vostro verbale.
verse-161-v1-ask-who-will-speak-for-you = Chiedete chi è venuto a parlare per voi.
verse-161-v1-go-on-past-the-doors = Passate oltre le porte.
verse-161-v2 = *Assolto fino a giovedì*, dice la porta, ed è giovedì. L'uomo ha spinto la tavola contro il muro dal lato dei campi. «Voi non mi accusereste di qualcosa?» dice. «Ho chiesto su e giù, e hanno tutti il loro. Non occorre che regga. Mi basta che domani tocchi a me.»
verse-161-v2-accuse-him-of-something = Accusatelo di qualcosa.
verse-161-v2-wish-him-a-good-friday = Augurategli ogni bene per venerdì.
verse-161-v2a = Dite che vi ha guardati in un certo modo. «Che modo?» Lo descrivete. Chiama la moglie a sentire. Quando arriva il messo è pronto a negare sotto giuramento. *Modo*, scrivono sulla porta, *si discute lunedì*. Vi danno quasi tutto un prosciutto. «Venite a testimoniare», dice la moglie. «Siate pure severi.»
verse-161-v2a-told-1 = «Potrei trovarvi qualcosa di vero», dice Arev, con un occhio alla legnaia. «No, no», dice l'uomo. «Quelle vere si risolvono.»
verse-161-v2b = «Venerdì», dice l'uomo, come di una città di cui gli hanno parlato bene. La porta si chiude. Sentite che la riprova da dentro, per vedere se c'è ancora qualcosa da chiudere.
verse-161-v3 =
    «Sono stato io», dice il bambino. È piccolo, e porta al collo, con uno spago, il manico di una brocca. «In primavera. Mi ha trovato colpevole.»

    «Ed eri tu?»

    «Sì.» I cocci stanno in fila sul davanzale. «Ma poi ho detto scusa e la mamma ha detto ecco, è finita. Solo che è *deciso*. Sono colpevole ogni mattina. Così ne ho rotta un'altra.»

    «Perché?»

    «Per farla finita. Ho pensato: se ce n'è una nuova non può essere sempre quella.» Guarda il davanzale. «Adesso sono tutt'e due.»

    Da dentro una voce di donna dice che a lei della brocca non è mai importato. L'ha detto e ridetto.
verse-161-v3-told-1 = «Versava bene?» chiede Beor. «Sì», dice il bambino. «Allora era una buona brocca», dice Beor. La guardano insieme.
verse-161-v3-pay-for-the-jugs = Pagate le due brocche.
verse-161-v3-say-it-was-you = Dite che siete stati voi.
verse-161-v3-mend-the-first-one-tonight = Aggiustate la prima.
verse-161-v3-leave-it-broken = Lasciatela rotta.
verse-161-v3a = Posate il prezzo sul davanzale. «Non lo voglio», dice la madre. «Non è per le brocche. È perché risulti pagato.» Fanno venire il messo a vedere, e lui scrive: *colpevole; saldato*. Il bambino lo legge a lungo. «È meno di colpevole?» chiede. «Viene dopo», dite.
verse-161-v3b = Uno di voi va dal messo e lo dichiara, coi particolari. Non controllano. Qui una confessione è un mobile. *Brocca*, scrivono accanto al vostro nome, e ci sarà su ogni elenco dove c'è il nome; la riga del bambino è cancellata. Non vi ringrazia. Va giù per la strada, a vedere se sa correre.
verse-161-v3b-alone = Andate dal messo e lo dichiarate, coi particolari. Non controllano. Qui una confessione è un mobile. *Brocca*, scrivono accanto al vostro nome, e ci sarà su ogni elenco dove c'è il nome; la riga del bambino è cancellata. Non vi ringrazia. Va giù per la strada, a vedere se sa correre.
verse-161-v3c = Ci vogliono colla di zoccolo, una candela e quasi tutto quel che vi restava. Poi c'è una brocca. C'è anche la colpa del bambino, intera, e niente di cui possa essere. «E allora che cosa ho rotto?» chiede alla madre. Lo cercano insieme. Alla fine si conviene che era stato trovato colpevole del rumore.
verse-161-v4 =
    «Ho vinto», dice Sidwell. Ha pere nelle tasche e non ha dormito. «Vinco tutti i giorni. Sidwell contro Sidwell. Io dico che è mio, lui dice che è mio, e lei dà ragione a me.»

    «E l'altro chi è?»

    «Io. Non lo voleva nessun altro. È un frutteto da poco. Ma il giorno che non è conteso», e guarda dove c'è l'ultimo filare, o dove non c'è. «Così la ripresento. Gli argomenti suoi li so tutti.»

    «E se perdeste?»

    «Con lui? È peggio di me.» Morde una pera, e ne manca più di un morso. «Perdere mi piacerebbe», dice Sidwell. «Ma con un terzo. Con uno per cui fosse davvero. Allora sarebbe finita, e sarebbe ancora un frutteto.»
verse-161-v4-told-1 = «È di chi le mangia», dice Verme. «Chiedi alle vespe.»
verse-161-v4-call-the-dog = Chiamate il cane come terzo.
verse-161-v4-call-a-bee = Chiamate un'ape.
verse-161-v4-call-one-who-was-returned = Chiamate uno dei Resi delle Undici Case.
verse-161-v4-call-the-pear-tree = Chiamate il pero.
verse-161-v4-congratulate-him = Congratulatevi.
verse-161-v4b = «Sidwell, Sidwell e altri», legge il cancelliere sotto gli alberi. Si alzano tutti e due i Sidwell. Per l'occasione si è messo l'altro cappello.
verse-161-v5 = Il messo è un uomo largo con del muschio su una gamba dei calzoni. È stato seduto a lungo su una panca, dice, a un casello. «Mi conoscete. Avete giurato che ero stato io.» Lo sa a memoria e ve lo recita, il vostro giuramento, con le pause vostre. Non ne sbaglia una. «Non mi avevano mai descritto così bene», dice Jago. «Il posto l'ho avuto per questo.»
verse-161-v5-unsay-it = Disditelo, parola per parola.
verse-161-v5-confirm-it = Confermatelo.
verse-161-v5a = «Hanno dichiarato che non era vero», scrive Jago, di persona. È lungo. Ogni parola che ritirate la vuole col suo nome. Alla fine rilegge la pagina, e per un momento non è nessuno in particolare. «Allora era un altro, quello seduto là», dice. «Dovrò chiedergli com'era.»
verse-161-v5b = «Confermato», dice Jago. Non pare che gli dispiaccia. Lo ripiega sulle vecchie pieghe e lo rimette dove lo tiene, dal lato sinistro. Poi vi precede e vi tiene il cancello, e vi tocca ringraziarlo.
verse-161-v6 =
    «Sono vedova», dice la donna. «È deciso. Ho avuto i vicini in casa.» Dietro la porta un uomo tossisce. «È lui», dice lei. «È tornato martedì.»

    «Allora non lo siete.»

    «È *deciso*.» Abbassa la voce. «È entrato, si è seduto, ha mangiato la minestra. Ma la sedia non lo regge. Ieri c'era passato attraverso fino alle ginocchia. Lei ha sentenziato che è morto, ed è una buona sentenza, tiene dall'autunno. Ci sta su il fienile.»

    «Ricorrete.»

    «Ci vogliono quindici giorni. Dove lo tengo, quindici giorni?» Lui tossisce di nuovo. «È così comprensivo», dice la vedova. «Dice che può dormire su per il camino.»
verse-161-v6-hide-him-in-the-loft = Nascondetelo nel solaio, con da mangiare.
verse-161-v6-send-him-back = Rimandatelo da dove è venuto.
verse-161-v6-have-arev-ruled-the-husband = Fate dichiarare che il marito è Arev.
verse-161-v6-say-you-heard-nothing = Dite che non avete sentito niente.
verse-161-v6a = All'imbrunire lo fate salire per la scala a pioli, mentre le galline guardano altrove, con da mangiare per uno che non dovrebbe averne bisogno. «E se vengono», chiede attraverso le assi, «io che cosa sono?» «Un rumore», dice la moglie. Appoggia la fronte alla scala. «Sei un rumore che ho.»
verse-161-v6b = Lo accompagnate in fondo al viottolo. Da che parte era venuto ve lo dice lui, così non dovete guardare i segni. Alla svolta vi chiede di farle avere la borsa. Va avanti, ed è un uomo su una strada, poi una strada. Nel cortile lei sta stendendo una camicia nera. La borsa, quando la posate vicino alle mollette, è calda.
verse-161-v6c = «Si dichiari», dice Arev, «che è sposata, e con me.» Usa la voce che aveva per l'orzo. La vedova si raddrizza: una moglie può tenere un pensionante. Adesso c'è una sedia che regge quello che tossisce. Nel Paese Citato Arev ha una moglie, a inchiostro. «Mi scriverete?» dice lei. «Ho sentito che scrivete.»
verse-161-v7 = Il messo ha fatto sgombrare una cucina apposta. «Chi accusa?» dice.
verse-161-v7-told-1 = «Io», dice Beor, e va accanto alla credenza. «E chi è accusato?» «Io.» Va alla stufa. «E chi ha visto?» Guarda l'un posto e l'altro e poi si mette nel mezzo, col cappello sul petto. «Non potete stare dappertutto.» «C'ero solo io», dice Beor. «E lei.»
verse-161-v7-told-2 = La portate voi, per l'uomo che la portava. «È qui per rispondere?» «No.» «Qualcuno di voi ha visto?» «Abbiamo sentito come non lo racconta», dite.
verse-161-v7-told-3 = «Il cappello glielo tengo io», dice Verme. «A tenere sono bravo.»
verse-161-v7-told-4 =
    «In chiaro, allora. Una donna era malata. Hanno detto *portatela*, e fu portata. Per strada respirava.» Si sente soltanto il paiolo. «Quindi è per che cosa? Per averla portata? O perché vi sareste dovuto fermare?»

    In cucina non lo sa nessuno.

    Scrive: *imputazione da trovare*. «Questa era la prima udienza», dice il messo. «Il bosco qualcosa l'avrà scritto. Poi c'è la collina. Io andrei prima al bosco, se ve la sentite.»
verse-161-v8 = Un uomo della terza porta delle Undici Case ha una causa in corso. «Contro me stesso», spiega, «per la casa. Sono andato e sono venuto. Non ce l'ho con nessuno dei due.» Lo chiamano, espone. Poi si alza a replicare. «Dice anche cose giuste», vi confida sedendosi. «Com'è stato per lui non ci avevo pensato.»
verse-161-v9 = Sul prato comune c'è una vacca senza corna. A mezzogiorno le aveva. Dà buon latte, è di tutti da anni, e non se n'è mai detta una parola. Se ne va a partire dal davanti. Gli occhi vi guardano da quello che ormai è soprattutto cancello.
verse-161-v9-quarrel-over-it = Litigate per lei, sul serio.
verse-161-v9-leave-it-in-peace = Lasciatela in pace.
verse-161-v9a = «Quella è la nostra vacca», dite, in mezzo alla strada. «Da quando?» dice un uomo che non ci aveva mai pensato. Quando si arriva a che cosa fu detto della nonna di chi, le case sono tutte fuori, in maniche di camicia. La vacca ha corna, una vecchia cicatrice, un nome. Ve la mungono. «Tornate domani», dice l'uomo, rauco. «Mi è venuta in mente una cosa.»
verse-161-v9a-told-1 = «Mi devi una vacca», dice Arev in faccia a Beor. «L'ho portata», dice Beor. Si osserva quanto suonasse vero.
verse-161-v9b = La lasciate stare. Dal cancello vi voltate. C'è ancora un campanaccio, che va all'altezza del collo di una vacca, e sotto l'erba si accorcia. Una donna con un secchio cerca qualcosa a cui non sa dare un nome.
verse-161-v10 = C'è una sedia sola e ci sta seduto lui, tutti e due. Wen è in piedi. «Mi sono alzato e si è alzato», dice l'uno, «così non c'è da chiedere.» «Abbiamo giurato», dice l'altro. «Il giuramento è uno. Metà per uno.» «Io non voglio giustizia», dice Wen. «Ho la cena sul fuoco. Voglio sapere quale chiamo.»
verse-161-v10-told-1 = «Mi avevate detto che toccava a me», vi dice. «E io lo dico. Tutte le sere. Vorrei che durasse oltre colazione.»
verse-161-v10-split-the-field = Dividetegli il campo.
verse-161-v10-split-the-nights = Dividetegli le notti.
verse-161-v10-say-the-judge-has-it = Dite che ce l'ha la giudice.
verse-161-v10a = Lo dimezzate con lo spago, e tiene. I campi adesso sono due, ciascuno col suo uomo. Arano fino allo spago, si fermano, scambiano due parole. Wen ha portato fuori la tavola, per stare sulla linea. L'affitto del campo è pagato, e poi pagato di nuovo. Il secondo insistono che lo teniate voi.
verse-161-v10b = «Di giorno può essere uno», dite. «Di notte fate a turno.» Wen ride finché le serve la sedia. Poi vede che ci stanno pensando. «Si capirebbe da chi russa», dice l'uno. «Io non russo», dice l'altro. «Appunto», dice Wen.
verse-161-v11 =
    Vi fa entrare, chiude la porta e ve lo dice. Voi non avevate chiesto.

    È di quando passarono i cinque. Ebbero i letti da lei. Ne doveva venire un altro, un ragazzo con una lampada, indietro di un giorno. «Sono rimasta alzata. Non è mai passato.» Muove su e giù il saliscendi. «Poi *lei* si è messa lassù, e ha mandato a chiedere lungo la strada se era passato il ragazzo. E io ho detto sì. Ho detto che aveva mangiato un uovo.»

    «Perché?»

    «Aveva una faccia così stanca. E da allora è sicura. Sono io che l'ho fatta sicura. Non l'ho detto a nessuno. Non so che cosa se ne fa.»
verse-161-v11-keep-it = Tenetelo per lei.
verse-161-v11-pass-it-on-to-the-bailiff = Portatelo al messo.
verse-161-v11a = «Allora lo prendiamo noi», dite. Pesa più di quando era suo. Lei vi guarda mentre cercate dove metterlo. «Vedo dove ce l'avete», dice. «Io ce l'avevo lì.»
verse-161-v11a-told-1 = «Sarebbe stata sicura lo stesso», dice Ailei. «Non è vero, eh?» dice la donna. «No.» «Grazie», dice la donna.
verse-161-v11b = Il messo ci mette la data, e sale alla collina sotto sigillo. Per averlo portato si parla bene di voi in ogni casa. Non siete ancora in fondo alla strada e sulla sua porta c'è il gesso: *trasse in inganno la corte*. Lei ha portato fuori uno sgabello e ci sta seduta sotto, tranquilla. «Almeno è deciso», vi grida. «Sento il pavimento.»
verse-161-v12 = Una bambina di undici anni ha disposto le galline a mezzo cerchio. «Gallina bruna. Eri nell'orzo. Dici che non c'eri?» La gallina bruna dice qualcosa. «Non è una risposta. Sta' su una zampa finché non ho finito.» La gallina sta su una zampa. «Siete una causa?» chiede la bambina, che si chiama Eseld. «Ho tempo. Non perdo mai, ve lo dico prima. Non è che imbroglio. È che ascolto.»
verse-161-v12-told-1 = «Ti chiamano?» chiede Verme. «A cena? Quando non hai finito?» «Chiamano», dice Eseld. «Io aggiorno.»
verse-161-v12-lose-to-her = Portatele una causa che intendete perdere.
verse-161-v12-try-to-win = Portategliene una che intendete vincere.
verse-161-v12-leave-her-to-the-hens = Lasciatela alle galline.
verse-161-v12a = L'accusate del tempo che fa. Vi ascolta fino in fondo, chiede chi l'ha vista farlo, e che cosa ci facevate voi fuori. Decide che a casa vi sareste bagnati di più. Perdete, con le spese. Era un pezzo che non vi capivano così bene. «L'avete fatto apposta», dice Eseld. «Però era leale. Lo ammetto.»
verse-161-v12b = La esponete bene, e qualche ragione l'avete. «Hai perso», dice Eseld. «Avevi ragione e non sapevi perché. Vuoi rifare?» La gallina bruna non si è mossa.
verse-161-v13 = «Ciascuno dichiari il proprio nome», dice il messo. Fila tutto liscio. Poi uno di voi apre la bocca e dentro non c'è niente. Quel che fu ceduto manca anche di lì. «Aspetto», dice il messo. «Suggerire non posso. Deve venire da una parte in causa.» Così gli viene detto, piano, come si aiuta uno a passare un fosso, e il messo lo scrive, e lo rilegge. «Siete voi?» «Per forza», dice quello a cui appartiene.
verse-161-v13-told-1 = Ce n'è un altro che non ha nessuno di voi. «Hedra», legge il messo. «Portatevelo su. Dovrà presentarsi da sola, e non c'è abituata.»
verse-161-v13-told-2 = «In margine ho un vostro vicino», dice il messo. «Cancellato. Chi era?» Non lo sapete. In margine c'è anche il suo cane.
verse-161-v13-told-3 = «Nome della madre?» Vi guardate. «Metto *ne aveva una*», dice il messo.
verse-161-v14 = Si legge da dove vi eravate alzati. La seconda domanda è ancora lì, con la sedia scostata. Sulla sedia vi sedete. Rispondete a quella e a tutte le altre, a un verbale intero rimasto aperto dalla Collina del Testimone, col vento nelle pagine. «È tutto», dice il messo quando manca la luce. «Non era poi tanto.» «Era quanto credevamo.» «Eh, sì», dice lui. «Però è chiuso.»
verse-161-v15 = «È venuto uno a parlare per voi», dice il messo. «Bagnato.» Sulla strada c'è un uomo bruno con tutte e due le scarpe. Dichiara che gli avete reso quel che gli mancava. Vi chiama con un nome che non è di nessuno di voi. «Siete voi?» chiede il messo. «Dite di sì. È venuto a piedi dalla torba.»
verse-161-v15-alone = «È venuto uno a parlare per voi», dice il messo. «Bagnato.» Sulla strada c'è un uomo bruno con tutte e due le scarpe. Dichiara che gli avete reso quel che gli mancava. Vi chiama con un nome che non è il vostro. «Siete voi?» chiede il messo. «Dite di sì. È venuto a piedi dalla torba.»
verse-161-v15-told-1 = Uno di voi si è già girato. «Sì», dice quello.
verse-161-v15-told-1-alone = Vi siete già girati. «Sì», dite.
verse-160-oz-told-4 = «Le hanno detto che cosa c'era per cena», si dice lungo la fila. «Da allora dà ragione a chi ha fame.»
verse-160-v31-ask-bryok-about-his-own-number = Chiedete a Bryok del cartoncino che ha nel nastro del cappello.
verse-160-v30-hold-a-mans-place = Tenete il posto a un uomo.
verse-160-v18 =
    «Ne avete uno anche voi», dite. Dal nastro del cappello di Bryok spunta un angolo di cartoncino.

    «Ce l'ho.» Guarda lungo la fila per vedere chi sente. «È basso. Ero qui prima del pontile. Quest'anno potevo salire quando volevo.»

    «E la causa qual è?»

    «Mia figlia. Era andata per vongole, e l'orlo era alto. Oppure al largo della punta c'era una barca, con un giovanotto. I vicini l'hanno vista in tutt'e due i modi.» Pareggia i fogli dell'elenco. «Se la faccio sentire, o è una cosa o è l'altra. Così invece apparecchio per due e non chiudo a chiave. E poi ho pensato: la fila qualcuno la deve pur guardare. Un usciere non lo chiamano mai. Non sarebbe la procedura.»

    «E si conserva? Indecisa?»

    «Al buio ne va un pezzetto», dice Bryok. «Aveva un mantello rosso. L'avrei giurato. Da qualche tempo vi direi marrone.»
verse-160-v18-call-his-number = Leggete il suo numero, forte.
verse-160-v18-let-him-keep-it = Lasciateglielo.
verse-160-v18a = Lo leggete sul pontile, con una voce più vicina che potete alla sua. Per un momento non si muove niente. Poi la fila si apre, da un capo all'altro, come un mantello. «C'è l'asse da guardare», dice Bryok. «La guardiamo noi», dice l'uomo col paletto. Lui sale, e per una volta non zoppica. Sta via il tempo di bollire un uovo. «Era la barca», dice quando scende. «Era rosso, ed era la barca.» Deve sedersi sulla sabbia. «E non mi ha mai scritto», dice Bryok. «La *sciagurata*.»
verse-160-v18b = «Il numero è vostro», dite. «Ecco», dice Bryok, e lo spinge giù che non si veda. «È quello che mi piace.»
verse-161-v1-sit-in-on-the-grief = Entrate dove aspettano due vecchi.
verse-161-v16 =
    «Di chi di voi è?» chiede il messo.

    «Mio», dice la vecchia. «L'ho messo al mondo io.»

    «È mio», dice il marito. «L'ho trovato io.»

    L'hanno portato con sé. Non si vede, ma tutti e due gli hanno lasciato posto sulla panca. Il figlio andò sotto il ghiaccio, nell'anno duro. Da quando c'è una giudice si fanno decidere ogni giorno di chi è il dolore, perché una volta l'hanno lasciato in sospeso, e si sono svegliati allegri. Hanno mangiato la minestra. Hanno parlato della grondaia. Era mezzogiorno prima che a uno dei due venisse in mente che cosa mancava in casa.

    «Ieri l'ha avuto lei», dice il marito.

    «Lui non ci sta attento», dice la moglie. «Lo lascia fuori.»

    Il messo si gira verso di voi. Ha il raffreddore, e un fiume che aspetta. «Date ragione a lui o a lei», dice. «A chi non importa. Basta che sia data.»
verse-161-v16-find-for-the-mother = Date ragione alla madre.
verse-161-v16-find-for-them-both = Date ragione a tutti e due.
verse-161-v16-say-you-cannot-tell = Dite che non sapete dirlo.
verse-161-v16a = Lei se lo prende sulle ginocchia e il gesso è fatto. Lui torna a casa un passo dietro a loro, con le braccia penzoloni. Vicino alla pompa lei si scosta un poco, senza voltarsi, e gliene lascia un angolo.
verse-161-v16b = «Tutti e due non si può», dice il messo. «Guardate la panca», dite. Si sono fatti avanti, ciascuno dal suo capo, e quello è nel mezzo. Guarda un pezzo. Poi scrive *in comune*, che deve compitare, e lo asciuga. «Così pesa di più», dice il marito. «Sì», dice la moglie. Lo portano fuori di traverso, per via della porta.
verse-161-oz-told-5 = *Mabyn Nance, quasi*, c'è scritto su una porta, e dietro cantano su per le scale.
verse-161-oz-told-6 = *Mabyn*, c'è scritto sulla porta dei Nance. Il punto interrogativo dopo l'hanno ripassato.
verse-160-v31-let-talan-have-the-bench = Lasciate la panca a Talan.
verse-160-v19 =
    Talan ha visto la panca. «È di qualcuno?» dice. Non lo è. La fila sta in piedi, com'è tenuta a fare. Così si siede, e tutto il pontile trattiene il fiato.

    «Perdete il posto», dice la donna davanti.

    «Ce l'avevo», dice Talan. «Prendetelo voi.» Si scosta. Lei guarda la panca, guarda l'usciere; a decidere sono le ginocchia. Dopo un poco ce n'è una fila intera, coi fagotti in grembo, e Bryok si interessa al mare.

    Dal capo della panca si vede la collina, e in cima un cappotto.

    «È lei?»

    «Sì.»

    «Dovevo tenere finché non mi ripassava davanti. Adesso sono passato io davanti a *lei*. È alla rovescia.» Si gira il cappello. «Non saprei che dirle. Secondo voi vorrebbe che salissi? O le guasto tutto?»
verse-160-v19-take-him-up-to-the-thistle = Accompagnatelo su fino al cardo.
verse-160-v19-let-him-sit = Lasciatelo seduto.
verse-160-v19a = Sale fino al cardo a testa scoperta. «Sono io», dice Talan. «Ho lasciato andare. Me l'hanno chiesto, ed era ragionevole.» Hedra non si volta. Il cappotto va su e giù, una volta. «Mangi?» dice. «Sì.» «Ti siedi, per mangiare?» «Quasi sempre.» «Allora vai a sederti», dice Hedra. «Qualcuno lo deve pur fare. Io arrivo.» Lui poi lo racconta sulla panca come una cosa andata meglio del previsto.
verse-160-v19b = Resta fino alla lampada, e impara i nomi di tutti, e le cause, e a chi dispiacerebbe vincere. «È una buona panca», vi dice. «Qui sopra si potrebbe decidere parecchio.»
verse-160-v20 =
    Un uomo con un'oca vi chiede se gli tenete il posto, il tempo di sistemarsi una scarpa. È soltanto un posto. Ci state.

    «Quaranta», chiama subito Bryok, come se aspettasse che fosse caldo.

    Dite che non siete voi. «È chi ci sta dentro.» «Lui è dietro il muro. Ha una scarpa.» «La parte nega l'oca?» chiede una voce dalla collina, e la porta giù un bambino di corsa. Dite che di un'oca non sapete niente. Il bambino corre su. Il bambino corre giù. «Negata», dice Bryok, e scrive, «in udienza.» Lungo tutta la fila si guardano i piedi. Ci è voluto meno che ad allacciarsi.

    L'uomo torna con la scarpa a posto. Guarda il foglio e poi l'oca, che adesso non è di nessuno. «Volevo solo che dicessero che era mia», dice.
verse-160-v20-take-the-goose = Prendetevi l'oca.
verse-160-v20-have-it-put-right = Salite a farlo correggere.
verse-160-v20a = L'oca abbandonata, risulta, va a chi è più vicino. Ci mangiate bene. Lui per tutto il giorno ha il posto dietro al vostro, e della vista non si lamenta mai.
verse-160-v20b = Vi lasciano arrivare ai piedi della pietra. Il verbale non si può correggere; si può aggiungere. Così c'è scritto *negata*, e sotto: *da persone che non la conoscevano*. Lui lo rilegge parecchie volte. «È più vero così», dice. «Nemmeno lei avrebbe conosciuto voi.»
