verse-150-o1 = Sul muretto c'è un paese, chi a cavalcioni e chi con la schiena di là. Da quando avete parlato voi è uno scalino per tutti. Un ragazzo lo salta avanti e indietro. «Di qua ho nove anni», spiega alla sorella. «Di là avrei nove anni.»
verse-150-o2 = La cancelliera vi guarda gli stivali e poi la bocca. «Dite qualcosa che è successo», ordina. Ci mettete un momento. Lei conta, e scrive quanto. «L'altra volta era meno», dice. «Non fermatevi troppo a quella tavola.»
verse-150-oz = «Di qua era, di là sarebbe», dice la cancelliera, e si sposta di un palmo per farvi passare. «Io per me resto dove posso scrivere la data.»
verse-150-oz-told-1 = Accanto a lei, sulla pietra, c'è il piatto che avete portato fuori voi. È pulito. Ci tiene sopra il sasso, perché non voli.
verse-150-o0 = Il muretto lo conoscete. È quello della cancelliera, e c'è anche lei, col fascio. «Ancora arrivati?» dice. Poi vede che non guardate l'acqua. Guardate di là, dove la sabbia, a un ginocchio da terra, ha una piega, come un lenzuolo su qualcosa. «Ah», dice la cancelliera. «Quella. Io ci volto le spalle da ventidue anni. È buona gente. Non gliene si può mettere a verbale una.»
verse-150-o0-told-1 = «I piedi», dice uno di voi, e se li pulisce. L'altra soglia l'avete passata da Tegen; il piede lo sa da solo.
verse-150-o0-told-1-alone = «I piedi», dite, e ve li pulite. L'altra soglia l'avete passata da Tegen; il piede lo sa da solo.
verse-150-v1 = La soglia, la cancelliera, la sabbia.
verse-150-v1-ask-what-she-files = Chiedete che cosa archivia.
verse-150-v1-leave-a-sentence-with-her = Lasciatele una frase al passato, in custodia.
verse-150-v1-read-what-is-cut-in = Leggete che cosa c'è inciso.
verse-150-v1-see-who-waits-on-the = Guardate chi aspetta sulla sabbia.
verse-150-v1-see-who-has-come-to = Guardate chi è venuto a salutarvi.
verse-150-v1-go-along-the-wall = Andate lungo il muretto.
verse-150-v2 =
    «Deposizioni», dice la cancelliera. «Di quelli che escono di là. Uno entra per un'ora e gli si deposita.» Ne apre una. C'è un nome, un villaggio, e poi righe di bianco, e in fondo *e si starebbe bene*.

    «Dov'è il resto?» chiedete.

    «Era lì stamattina. Ero sposata, aveva dettato. Lui faceva il bottaio. Ho scritto, ho asciugato.» Vi fa vedere l'assorbente, e il bottaio è lì, al rovescio. «Di là il passato non lo portano via. Lo posano da qualche parte e non gli viene in mente di riprenderlo.»

    «E lei?»

    «Lei stava benissimo. Mi ha aiutata a cercarlo sotto il muretto.» La cancelliera rimette il sasso sul fascio. «Io vi consiglierei di lasciarne qui uno a testa, prima di entrare. Uno solo, piccolo. Come si lascia una chiave alla vicina. Quando tornate io ve lo leggo, e si vede se vi riconoscete.»
verse-150-v3 = «Piano», dice la cancelliera, «che lo scrivo per bene.» E bagna il lapis.
verse-150-v3-told-1 = «Alla Trevenny ho detto che tornava», detta Ailei. «Non c'era nessuno che tornasse.»
verse-150-v3-told-2 = «Quella sera ho cenato», detta Arev. «Ed era buono.»
verse-150-v3-told-3 = «Una respirava», detta Beor, e aspetta che lei arrivi al punto.
verse-150-v3-told-4 = «Mi hanno calato», detta Verme. «E poi mi hanno tirato su. Scrivete anche la seconda.»
verse-150-v3-told-5 = Piega i foglietti uno per uno e se li infila nella manica, dove non prendono aria. «Di là, quando non vi viene», dice, «pensate che ce l'ho io.»
verse-150-v3-told-5-alone = Piega il foglietto e se lo infila nella manica, dove non prende aria. «Di là, quando non vi viene», dice, «pensate che ce l'ho io.»
verse-150-v4 = SI ENTRA SALUTANDO. Le lettere le ha consumate chi ci siede, ma il verso in cui sono incise si vede, e si leggono stando di là. Da questa parte sono i calcagni. «È per chi esce, allora», dite. «È per chi sta in casa», dice la cancelliera. «Noi la leggiamo a rovescio e la prendiamo per un complimento.»
verse-150-v5 = Davanti alla piega si è seduta della gente, in fila, con la schiena dritta. Hanno sentito odore di pane. «Si può?» chiedono a chi esce, e chi esce non sa dirlo. «Noi non vogliamo entrare», dice una donna dell'altra riva, che ha portato quattro piatti uno dentro l'altro. «Noi abbiamo da mungere. Ma se avanza. Di solito avanza, no? Dove c'è gente così.»
verse-150-v5-told-1 = Adesso i piatti sono sporchi, e lei non li lava. «Così si vede che ci siamo stati», dice.
verse-150-v5-told-2 = I due coi cappelli uguali sono di Cuanacht. Stanno in fila da quando gli avete fatto vedere voi come si fa.
verse-150-v6 = C'è chi ha camminato da Cuanacht per guardarvi alzare un ginocchio. «Tutto qui?» chiede uno. «È quello il difficile», gli dicono.
verse-150-v6-told-1 = Talan si è seduto appena arrivato. È orgoglioso di come gli viene. «Guardate», chiama. «Senza pensarci.»
verse-150-v6-told-2 = Hedra resta in piedi. «Di là non c'è un tempo in cui si possa testimoniare», dice. «Dunque non vi chiederò niente. Mangiate.»
verse-150-v6-told-3 = «Ho qui le domande che farei io», dice Corentin. Rilegge. «Cominciano tutte con *quando*.» Piega il foglio e ve lo dà lo stesso. «Per accendere il fuoco.»
verse-150-v6-told-4 = Nolwenn guarda Verme che guarda di là. «È come il pozzo?» «Più asciutto», dice Verme. «Tieni la corda?» «Tengo la corda.» La corda non c'è. La tengono, tutti e due.
verse-150-v6-told-5 = Gwenneg ha fatto di corsa gli ultimi cento passi. «Sono arrivato prima che andaste», dice, col fiato corto. Lo ripete. Non gli era mai successo.
verse-150-v6-told-6 = Dei cinque non è venuto nessuno. «Vi saluto io», dice la cancelliera, agitando il lapis. «Non si lascia andare la gente così.»
verse-150-v5-told-3 = «È arrivata una fetta», dice. «Alta un dito. È passata di qua come passano i gatti.» Se la fanno girare e nessuno la morde.
verse-150-v5-told-4 = «Uno l'ha spezzato», si dicono. «Col rumore che fa.» E lo rifanno, coi gusci delle vongole.
verse-150-v5-told-5 = «Ne avete addosso», dicono. Il fagotto che portate è tiepido, e la fila si piega da quella parte come l'erba.
verse-150-v5-told-6 = «È vero che c'è posto?» chiedono. «Sui gradini lo dicono tutti.» La fila è lunga il doppio, e nessuno spinge.
verse-150-v5-told-7 = «Come si sta?» chiedono ancora. Avete detto che si vedrà. Hanno portato da cucire.
verse-150-oz-told-2 = «C'è una voce, là dietro, che dice *permesso*», vi dice. «Da ieri. A ogni frase. Chi gliel'ha insegnato?»
verse-150-oz-told-3 = «Quella voce, là dietro, fa le prove», vi dice. «Dice *posto*. Poi sta zitta un'ora e dice *posto*.»
verse-230-o1 = L'acqua è più fuori di quanto dicano le tavole. Si vede il gradino che non si vede mai, e quello dopo, che nessuno ha contato, con sopra una scarpa da bambino e un lume. «Settantadue», grida una voce dall'alto. «Erano settanta», grida un'altra. La terza non dice niente. Sta scendendo.
verse-230-o2 = Sull'alzata del primo gradino c'è scritto un nome. Il gesso è vostro; il nome non lo conoscete. «È il suo», dice una Contagradini a mezza scala. «L'avete contato e l'ha detto. Gli altri aspettano di essere contati.»
verse-230-oz = Si schermano gli occhi, in cinquanta, e cercano di capire se avete mangiato. «Sono più tondi», dice uno. «È la luce», gli dice la moglie.
verse-230-o0 = Li avevate sempre visti da sopra. Da qui sono una casa, un gradino la soglia, uno il tetto, e così fino in cima, dove la gente che vi guarda sembra abitarci. Sull'ultimo asciutto manca chi teneva alto il braccio. Ci hanno messo un bambino, a turno, che lo tiene per lui. «Che cosa si vede?» gli chiedete. «Voi», dice il bambino. Cambia braccio.
verse-230-v1 = I gradini, e chi guarda giù.
verse-230-v1-sit-with-the-counters = Sedetevi con le Contagradini.
verse-230-v1-tell-them-what-it-is = Dite com'è di là.
verse-230-v1-go-up-to-the-cup = Salite alla tazza.
verse-230-v1-see-what-has-stopped-on = Guardate che cosa si è fermato sulla secca.
verse-230-v1-go-back-along-the-sand = Tornate lungo la sabbia.
verse-230-v2 =
    Sono sedute tutte e tre sullo stesso gradino, e non succede mai.

    «Quaranta», dice la prima.

    «E due», dice la seconda.

    La terza ha in grembo le tavole della marea. Sono un rotolo che non finisce. «È scritto fino a domani», dice. «L'ho aperto, ieri sera, per vedere dopo. Dopo c'è carta.»

    «E non si può calcolare?» chiede uno di voi.

    «Si calcola. Viene carta.» Lo mostra. «L'acqua esce, e non è segnato che torni. Noi siamo qui per dire quando.» Guardano tutte e tre dalla stessa parte, verso il muretto, dove una lampada si accende e non è di nessuna di loro. «Di là lo sanno?» chiede la prima.

    «Di là non c'è il quando.»

    «Beati», dice la seconda.

    «Poveretti», dice la terza. Poi stanno zitte, e una, con lo stivale, batte il tempo lo stesso.
verse-230-v2-alone =
    Sono sedute tutte e tre sullo stesso gradino, e non succede mai.

    «Quaranta», dice la prima.

    «E due», dice la seconda.

    La terza ha in grembo le tavole della marea. Sono un rotolo che non finisce. «È scritto fino a domani», dice. «L'ho aperto, ieri sera, per vedere dopo. Dopo c'è carta.»

    «E non si può calcolare?» chiedete.

    «Si calcola. Viene carta.» Lo mostra. «L'acqua esce, e non è segnato che torni. Noi siamo qui per dire quando.» Guardano tutte e tre dalla stessa parte, verso il muretto, dove una lampada si accende e non è di nessuna di loro. «Di là lo sanno?» chiede la prima.

    «Di là non c'è il quando.»

    «Beati», dice la seconda.

    «Poveretti», dice la terza. Poi stanno zitte, e una, con lo stivale, batte il tempo lo stesso.
verse-230-v3 = «Com'è?» chiedono da tutti i gradini, e la domanda scende come l'acqua quando si svuota un secchio. Un uomo si è portato il letto. Una madre ha già pettinato i bambini. «Ci prendono?» chiede. «Perché noi, sapete, da che la pietra è spenta stiamo dove capita. Se c'è un posto dove non si deve stare attenti.»
verse-230-v3-say-that-there-is-room = Dite che c'è posto.
verse-230-v3-say-that-they-will-see = Dite che lo vedranno.
verse-230-v3a = «C'è posto», dite. Non aggiungete altro, e non serve. Scende lungo la scala una specie di respiro. L'uomo posa il letto. «Quanto costa?» chiede una vecchia. «Chiedono se avete fame», dite. La vecchia non ci crede, e piange lo stesso, per sicurezza.
verse-230-v3b = «Vedrete», dite. La madre annuisce; è una risposta che conosce. Disfa le trecce dei bambini, perché durino. «Meglio non farsi la bocca», dice.
verse-230-v4 = La tazza è un gradino più in basso, e piena. Ci hanno messo sopra un piattino, per la sabbia. «La vecchia non c'è», dice il bambino di turno. «Ha capovolto la bacinella e ci ha disegnato un piede, perché tenesse aperto.» «E tiene?» «Guardate.» Bevete. «Di che sa?» chiede. «Di scale», dite. «Di gente arrivata.»
verse-230-v4-told-1 = Il panno da una moneta, piegato in quattro, non c'è più. Se l'è portato dentro.
verse-230-v4-told-2 = Il bambino di turno abbassa il braccio. «È di là», vi dice, di quello dei gradini. «Apre. Me l'ha detto uno che l'ha sentito da voi. Allora posso smettere?» «Ancora un po'», dite. Rialza il braccio. Adesso sa per chi.
verse-230-v5 = Sulla sabbia scoperta c'è un cervo. «È vostro?» gridano dai gradini. È fermo dove eravate voi un'ora fa. Fiuta le vostre impronte, poi va, con eleganza, dove vi siete seduti, e si siede. «Vi fa!» gridano. Sa dove siete stati, fino al primo cancello. Ha lo sguardo di chi sta per arrivarvi davanti.
verse-230-v5-go-where-it-is-not = Andate dove non siete mai stati.
verse-230-v5-let-it-have-the-place = Lasciategli il posto.
verse-230-v5a = «Guardatelo», dice un bambino. Il cervo è un po' più in là. Sta provando a sedersi come voi, con un gomito sul ginocchio che non ha.
verse-230-v5b = «Prendila», dite, e gli lasciate l'ultima ora, e un pezzo di ieri. Se ne va con quello tra le corna, alto, attento a non farlo cadere. «Che strada avete fatto, per venire?» vi chiedono poi sui gradini. C'è un tratto, nel mezzo, che fareste volentieri di nuovo.
verse-231-o1 = «Si riferisce», dice la voce, «che una restituzione è stata rifiutata. Un granaio, uno; e uno in aggiunta. Non era mai avvenuto. Si è cercata la voce sotto cui registrarlo e non c'è.» Una pausa, più lunga dell'ultima. «Era un buon granaio. Si chiede che cosa non andasse.»
verse-231-o2 = «Alla data di cena», dice la voce, «risulta un creditore.» Lo dice a Verme. Per quattrocento anni è stata lei, l'unica. «Si desidera sapere come ci si trova.» «Si sta scomodi», dice Verme. «Uno non sa dove guardare.» «Sì», dice la voce, molto in fretta. È la prima volta che le dà ragione qualcuno.
verse-231-oz = «La questione è dov'era», dice la grotta. «La domanda si è spostata.»
verse-231-oz-told-1 = «Si è udito un suono», aggiunge, «posto davanti a ogni cosa, e ridendo. Si è provato. Non fa ridere.»
verse-231-oz-told-2 = «Risulta che una scodella è stata trattenuta, e che ciò ha fatto male *qui*», aggiunge. «Si chiede dove sia *qui*.»
verse-231-oz-told-3 = «A una tavola è stato passato del sale al primo contraente», dice. «Non è presente da quattrocento anni. Il sale è stato spostato più vicino. Si chiede perché.»
verse-231-oz-told-4 = A Verme dice: «La cena è stata consumata. Con sale. È stata aperta una colonna per *asciugarsi la faccia*».
verse-231-oz-told-5 = A Verme dice: «Il piatto è stato voltato, e la cena è stata rinviata dal creditore. Si era pensato che rinviasse soltanto chi deve».
verse-231-oz-told-6 = «C'è chi legge *ritorno* come un'isola», dice. «È la lettura di quest'ufficio. Si è in minoranza.»
verse-231-oz-told-7 = «C'è chi legge *ritorno* come una cena in ritardo», dice. «Si prende nota del ritardo.»
verse-231-oz-told-8 = «C'è una terza lettura», dice a Verme. La voce è più bassa. «Non si intende farvi fretta.»
verse-231-oz-told-9 = «Uno dei restituiti ha dichiarato di non essere rotto», dice. «Non era mai stato sostenuto che lo fosse. Era stato contato.»
verse-231-oz-told-10 = «Un uovo è stato portato da una portata alla successiva», dice. «Intero. Si chiede a che scopo, e con che passo.»
verse-231-oz-told-11 = «Un uovo è stato distribuito a fini didattici», dice, «e bevuto. Si approva.»
verse-231-oz-told-12 = «Uno dei restituiti ha indicato due case», dice. «Si era chiesto quale. *Anche* non è un numero.»
verse-231-o0 = Da questa parte la grotta è chiara. Il fiato esce. Vi trovate dietro la voce, come chi entra in un teatro dall'ingresso degli attori, e per la prima volta da quando la conoscete sembra colta di sorpresa. «Non era atteso nessuno da quel lato», dice. «Un momento.» Si sente, giù in fondo, rimettere in ordine qualcosa. «Prego.»
verse-231-v1 = La grotta, dal lato della voce.
verse-231-v1-let-it-ask = Lasciate che chieda.
verse-231-v1-look-for-the-missing-stone = Cercate dov'era la pietra.
verse-231-v1-see-who-is-at-the = Guardate chi c'è all'imboccatura.
verse-231-v1-go-out-by-the-light = Uscite verso la luce.
verse-231-v2 =
    «È stato osservato che, di là, si *fa posto*», dice la voce. «La parola ricorre. Si è misurata la panca. Nessuno si sposta. La panca non cresce. Dopo, c'è posto.»

    «È così», dite.

    «Si sono tenuti in deposito, per anni quattrocento, granai, mariti, giorni, e non se n'è mai avuto. Di posto. Al contrario, più si rende e meno ce n'è.» Il fiato esce, e per un momento non rientra. «Si chiede come si faccia. Non è per il verbale.»

    È la prima volta che sentite dire a quella voce che cosa *non* è per il verbale. Uno di voi si guarda intorno. C'è una cengia asciutta, larga quanto una persona, dove stavate per sedervi voi.
verse-231-v2-alone =
    «È stato osservato che, di là, si *fa posto*», dice la voce. «La parola ricorre. Si è misurata la panca. Nessuno si sposta. La panca non cresce. Dopo, c'è posto.»

    «È così», dite.

    «Si sono tenuti in deposito, per anni quattrocento, granai, mariti, giorni, e non se n'è mai avuto. Di posto. Al contrario, più si rende e meno ce n'è.» Il fiato esce, e per un momento non rientra. «Si chiede come si faccia. Non è per il verbale.»

    È la prima volta che sentite dire a quella voce che cosa *non* è per il verbale. Vi guardate intorno. C'è una cengia asciutta, larga quanto una persona, dove stavate per sedervi.
verse-231-v2-move-over-on-the-ledge = Stringetevi sulla cengia.
verse-231-v2-say-that-it-says-excuse = Ditele che prima si dice *permesso*.
verse-231-v2a = «Così», dite, e vi stringete. Resta un palmo di pietra accanto a voi, e la indicate, a niente. «Prego.» Il fiato si ferma. Dopo un pezzo dalla pietra sale un freddo, appena, composto, come di uno che si è seduto in punta. «Ah», dice la voce, piccolissima, da vicino. «È questo. Si era misurata la panca.» «Non è la panca», dite. «No», dice la voce. Non aggiunge numeri. Si sta stretti. Si sta bene.
verse-231-v2b = «*Permesso*», ripete la voce. «E poi?» «Poi si entra.» «Senza attendere la risposta?» «È già quella, la risposta.» Si sente che lo scrive. Lo scrive grosso, in cima, dove si mette la data. «Permesso», dice, mentre ve ne andate. E dopo un poco, a una pietra, «Permesso».
verse-231-v3 = Nel mucchio di quello che cade c'era un posto, rotondo, col segno di un tacco. La pietra che manca al guado stava qui.
verse-231-v3-told-1 = Non c'è più. C'è il tondo, e dentro il tondo è asciutto. «È stata usata», dice la voce, «per passare. Nessuno l'aveva chiesta indietro. È stata considerata *prestata*; il modulo è nuovo.»
verse-231-v3-told-2 = È ancora qui. «A disposizione», dice la voce. «Dal lato della riva la si troverebbe più comoda.»
verse-231-v4 = All'imboccatura, contro luce, c'è una faccia. È quella della cava, cominciata e non finita, fronte, naso, e sotto dove avevano provato una bocca. Ha avuto un anno. Ha imparato una parola. «Prego», dice, e viene avanti. «Prego. Prego.» «Che cosa vuole?» chiedete. «Quello che avete sotto il naso», dice la voce alle vostre spalle. «Non è una restituzione. È un apprendistato.»
verse-231-v4-told-1 = Sulla fronte ha una crepa, di quando avete rotto le facce. È stuccata con la ghiaia, per bene, da dentro.
verse-231-v4-face-it = Affrontatela.
verse-231-v4-say-i-know-you = Dite «vi conosco».
verse-231-v4-step-behind-the-breath = Tiratevi dietro il fiato.
verse-231-v4a = Si ferma con l'orlo della bocca aperto. «Prego?» dice. «Vi conosco», ripetete. Nessuno gliel'aveva detto; l'avevano cominciata e poi avevano avuto da fare. La bocca si chiude, finita, piuttosto bella. «Non risulta chi l'abbia completata», dice la voce. «Si segnerà *in conversazione*.»
verse-150-v1-go-home-in-your-shoes = Andate a casa, con le scarpe.
verse-150-oz-told-4 = «Stanotte non c'era il fuori», vi dice. «Ho dormito dal mio lato, e dall'altro ero io. Chi è stato?» «Abbiamo chiesto ai pali», dite. «Per favore?» «Per favore.»
verse-150-oz-told-4-alone = «Stanotte non c'era il fuori», vi dice. «Ho dormito dal mio lato, e dall'altro ero io. Chi è stato?» «Ho chiesto ai pali», dite. «Per favore?» «Per favore.»
