verse-237-o1 = La ghiaia nera non l'hanno spazzata. I vecchi stanno seduti dov'era il loro, fra un secchio e l'altro. «La luce si vedeva bene», dice Tamsin, senza rimprovero. «Fin dal mare, hanno detto.» Il marito apre il pugno, un chiodo di rame, nero. «Per questa barca qui», fa lui, «è avanzato questo.»
verse-237-o2 =
    Dov'era lo scafo c'è la sua forma nella ghiaia, come in un letto. Tamsin ci ha messo a dormire il gatto. «Perché non si raffreddi», dice, «caso mai torna.»

    «E se torna?» chiedete. «La rovescio di nuovo», dice lei, «e ci rientro. Ma prima le domando dov'è stata.»
verse-237-oz =
    «Noi siamo pronti», grida il marito da sotto. Si sente un colpo, poi l'orecchio appoggiato. «Lei no. Ma sta ascoltando.»

    «Che cosa vi sembra che aspetti?» chiedete. «Che le si dia del voi», risponde lui.
verse-237-o0 =
    Tutto il villaggio è sceso con le corde e sta attorno ai suoi scafi senza toccarli. «Da bambini ci si viveva dentro», dice Tamsin. «Ci si era nati. Non è che si pensa, di girare la casa in cui si è nati.» Guarda quanti siete e conta sulle tavole. «Una vita di catrame. Mi hanno sempre chiesto a che serve. Sapete che gli rispondevo?»

    «Che cosa?»

    «A non chiederlo.»
verse-237-o0-told-1 = Vi hanno contati fra quelli che tirano. Lo sapete dai guanti; ce n'è un paio a testa, della misura.
verse-237-o0-told-2 = La tavola riportata sta al suo posto e passando ci bussano tutti, come alla porta di un amico.
verse-237-o0-told-3 = «Dove stava la campana è asciutto», dice Tamsin, di quell'altra. «L'avete tirata su senza aprirle una tavola. Ci siamo passati col cucchiaio.»
verse-237-v1 = Scafi rovesciati, corde, catrame.
verse-237-v1-turn-her-over = Giratela.
verse-237-v1-fetch-the-horse-with-a-bridle = Mettete sotto il cavallo che vi ha seguiti.
verse-237-v1-sit-down-with-them = Sedetevi con loro.
verse-237-v1-ask-what-the-buckets-were-promised = Chiedete che cosa fu promesso a quei due.
verse-237-v1-leave-the-shingle = Lasciate la ghiaia.
verse-237-v2 =
    Ci vogliono tutti. «A voce», ordina una che sta sulle gambe come Bersaba. «Lei sente prima la voce e poi la corda. Chi sa come si chiamano i due?»

    «Tamsin.»

    «E lui?»

    Non si sa. Da sempre è il marito, il secchio grande. Lui si affaccia da sotto, imbarazzato, e lo dice; Tamsin, lì accanto, muove le labbra con lui.
verse-237-v2-heave-on-both-their-names = Tirate, sui due nomi.
verse-237-v2-not-with-so-few = Così in pochi no.
verse-237-v2a = «*Tamsin!*» e la chiglia geme. «*Hendra!*» e si stacca. Per un momento sta di taglio sulla ghiaia, dritta, e tutti vedono il dentro di una casa in cui sono cresciuti, i chiodi dei panni, il nero del lume, un'altezza segnata col coltello. Poi scende dall'altra parte, piano, fra le braccia, e la sabbia la prende. «È una barca», dice un vecchio, come chi si è alzato nel cuore della notte e ha trovato un'altra stanza.
verse-237-v3 = Ha la briglia in bocca e l'acqua gli esce dagli zoccoli. «Tira verso il mare, quello», dice Tamsin, «è il suo mestiere. Basta mettergli la barca dalla parte giusta.» Gliela legano al collare coi nomi dei secchi, a voce alta, per non sbagliare nodo. Lui guarda la secca, si appoggia. Lo scafo si gira come uno che dorme.
verse-237-v4 = Vi fanno posto fra il secchio grande e il piccolo. «Si va sulla nave bianca», vi informa Tamsin. «O sulla Cappella, se lì si può bestemmiare. Lui al rumore del mare si addormenta; gli basta che sia un mare.» State lì. Il marito vi passa il chiodo, lo tenete un po', lo passate a lei. Quando torna a voi è tiepido.
verse-237-v5 = «A noi? Che a primavera si partiva», dice Tamsin. «Ce lo dissero a scuola. C'era il disegno.» «Quale primavera?» «Non c'era scritto; per questo si è fatto in tempo a innamorarsi. Lui dava il catrame da un capo, e io dall'altro, e ci si incontrava a maggio.» Il marito, da sotto, tossisce. «Aprile», dice.
verse-238-o1 = Restano le fondamenta, e per il lungo una striscia di pavimento lucida, dove hanno remato da sempre senza saperlo. Fratello Maddern l'ha scopata avanti e indietro. «Non c'è una foglia», dice il biglietto che ha lasciato. «Noi si va.»
verse-238-oz =
    «La trave lunga è la corta», vi dicono dall'alto. «Siamo contenti lo stesso.»

    «Com'è, lassù?» «Da quassù si vede che è una barca», rispondono. «Da sotto è teologia.»
verse-238-o0 = «Che cosa ci hanno promesso, a noi?» dice Fratello Maddern, dalla scala. «Un tetto. È scritto sulla porta. E Ia: *ci sarebbe, un tetto*, c'è scritto; vuol dire che non c'è.» «Vuol dire che è dall'altra parte», dice Ia, da sotto, e batte col tacco sul pavimento. Suona vuoto, a lungo. «Ci siamo seduti sopra.»
verse-238-o0-told-1 = «L'avevamo detto che ve lo si raccontava a tavola», aggiungono, insieme. «La tavola arriva.»
verse-238-o0-told-2 = «Voi l'avete letta», vi dice Ia, dell'architrave. «Fino al muschio. Tutti leggono fino al muschio.»
verse-238-v1 = Scale, banchi, la porta con la frase.
verse-238-v1-read-the-lintel-through = Leggete l'architrave fino in fondo.
verse-238-v1-fit-the-keel = Montate la chiglia.
verse-238-v1-ask-who-the-benches-face = Chiedete perché i banchi guardano indietro.
verse-238-v1-come-away = Venite via.
verse-238-v2 = Di lettere ce n'erano altre, sotto il muschio, dalla parte che non si leggeva perché stava fuori. «QUI CI SAREBBE UN TETTO. È SOPRA DI VOI», compita Ia, in piedi su Maddern. «E poi?» «*E sarebbe varata.*» «Chi?» «Dice solo così. È al femminile.» Restate lì a guardare in su. Chi lo scrisse era ospite; per educazione non finì.
verse-238-v2-told-1 = Sotto, piccola, c'è la riga del costruttore di tetti, un prezzo, e accanto *pagato in anticipo*.
verse-238-v3 = Il foglio della cappella ha un rovescio, e sul rovescio c'è la misura, tacca per tacca. Lo reggete contro l'aria. «Tanto a prua», legge chi ha gli occhi buoni, e dal muro rispondono, «Ci sta.» «Tanto a poppa.» «Ci sta.» Ogni volta sembra che l'edificio tiri il fiato. All'ultima misura Maddern non dice niente. Ha la mano piatta sulla pietra. «Si muove», bisbiglia. «Noi si credeva che fosse la fede.»
verse-238-v3-drive-the-pegs-by-the-leaf = Battete i pioli secondo il foglio.
verse-238-v3-not-yet = Non ancora.
verse-238-v3b = Senza misura si va a occhio. «Più in qua», dice Ia. «Più in là», dice Maddern. La trave fa il giro del tetto che non c'è e torna dov'era. «Ci vorrebbe il foglio», sospirate; l'ebbe un pellegrino, una volta, e adesso fascerà del formaggio. Resta il modo lungo; si prova ogni incastro, si piange, si riprova.
verse-238-v3b-try-every-joint = Provate tutti gli incastri.
verse-238-v3b-leave-it-for-today = Per oggi basta.
verse-238-v3a = L'ultimo piolo entra da sé. Poi la Cappella fa una cosa sola, con molta decisione; si corica sul fianco, si scrolla le foglie, e dall'altra parte è una chiglia. Dai banchi rotolano fuori tutti i bottoni mai persi. «Ecco il tetto», dice Ia. «Pioveva da sotto», dice Maddern, con le lacrime agli occhi. «Avevamo ragione *noi*, e anche *noi*.»
verse-238-v4 = «Perché chi rema guarda chi resta», dice la vecchia che pulisce le candele. Lo dice a voi e non a Ia, che lo metterebbe a verbale. «Non piace, saperlo. Vengono a pregare, si mettono comodi, e gli pare di aspettare chi arriva dal fondo. E invece stanno salutando.» Soffia su uno stoppino. «Da bambina l'ho fatto. Ho alzato il braccio. Fuori dalla porta, uno, col cappello in mano, l'ha alzato anche lui.»
verse-239-o1 =
    Hanno le cime quasi filate. «Si va quando andate voi», dicono. «Abbiamo imparato da noi stessi; se uno solo scende, gli altri si bagnano.» Sulla carta di bordo, alla voce *carico*, c'è scritto: *chi vuole*.

    «E chi non vuole niente?» chiedete. «Quello fa da zavorra», dicono. «È il posto migliore. Ci si dorme.»
verse-239-o2 =
    «Quanto…» comincia l'uomo del gesso. Si dà uno schiaffo.

    «Scusate. È il braccio», dice. «Lui pesa ancora tutti.»
verse-239-o0 = «Ci avevano promesso che si sarebbe affondati piano», vi spiegano, spostando le tazze. «E così fu, un piede all'anno, molto puntuali. Si era felici, a modo nostro. Uno sa quanto ha.» Adesso sotto le assi lo sciacquio è diverso, più fondo, e i bottai hanno smesso di cantarci sopra per poterlo sentire. «Che si fa, quando non si affonda più? Chi l'ha mai fatto, qui?»
verse-239-o0-told-1 = Della vostra cifra non fanno parola. Ma la tazza che vi danno è stata pesata prima di riempirla.
verse-239-o0-told-2 = «E le quattro libbre che mancavano?» chiedete. «Eravate voi che dimagrivate», dicono, con affetto.
verse-239-v1 = Botti, corde, un villaggio che dondola.
verse-239-v1-make-them-ready = Fatele pronte per il mare.
verse-239-v1-ask-them-to-the-flats = Chiedete che vengano alla secca.
verse-239-v1-step-ashore = Scendete.
verse-239-v2 = La botte madre, quella di mezzo, non la si apre mai. Dentro tengono la chiave della prima casa. «Se si va per mare», dice il più vecchio, «quella ci tira in giù. È la sola cosa che pesi.» «Buttatela», dice un ragazzo. Il silenzio che segue è cortese e molto lungo. «Oppure», fa una donna, «la si appende in alto.»
verse-239-v2-told-1 = «E poi c'è la vostra differenza», dice quello del gesso. «Se resta a bordo, si pende. O la rimettete o remate voi da quella parte.»
verse-239-v2-hang-the-key-from-the-mast = Appendete la chiave all'albero.
verse-239-v2-put-the-difference-back = Rimettete la differenza.
verse-239-v2-think-about-it = Pensateci.
verse-239-v2a = Appena è in cima, la chiave gira. Non c'è serratura, lassù, c'è solo aria; ma si sente lo scatto, e il villaggio viene su di un palmo, tutto insieme, con le pentole. «Era chiusa», dice il vecchio. «Tutto questo tempo, da sotto, era lei che teneva chiuso.» Una bambina chiede se adesso la casa annegata è aperta. Si guardano. «Sì», dice la donna. «Ci sarà chi entra. Pesci. Gente.»
verse-239-v3 = «A sentire che cosa?» «Quale delle due.» «Noi siamo per galleggiare», dicono. «Ma veniamo. Si sta male, a decidere di galleggiare per conto proprio.» Si consultano su come arrivare; in ordine di peso, no; in ordine di casa, no. Alla fine mollano tutte le cime nello stesso momento, e a dire chi sta davanti è la corrente. Davanti si trova la famiglia che per una vita ha tenuto il fondo.
verse-242-o1 =
    Non c'è più niente da guardare, cento bitte, e acqua. «La città è uscita», vi dice l'uomo che spazza la banchina, come direbbe di una persona. «Torna per cena? Non l'ha detto.»

    «E voi non siete andato con lei?» «Ci vuole uno che dica che è uscita», risponde scopando.
verse-242-o2 =
    «Si dice tetto», vi corregge Bersaba, benché non abbiate aperto bocca. Sta facendo esercizio di smettere.

    «E come si dice?» chiedete. Ci mette molto. «Scafo», dice Bersaba. Arrossisce, come se l'avesse detto a tavola d'altri.
verse-242-o0 = «Sessantaquattro anni», dice Bersaba, «e mi hanno promesso *un varo*. Mia madre, la sua. Non una data, un varo.» Batte sul moncone, ascolta. Dietro di lei i tetti stanno in fila fino in cima, e sotto ogni gronda c'è una faccia. «Se quella pietra lì si spegne, stanotte viene su l'acqua e li alza. Tutti, o quasi. È l'ultima che tiene giù. Dite voi quando; io la voce non ce l'ho.»
verse-242-o0-told-1 = La chiave del molo ce l'avete in tasca voi, e pesa come una che ha capito.
verse-242-v1 = Il molo, i tetti, la gente alle finestre.
verse-242-v1-let-the-stone-go-out = Lasciate spegnere la pietra.
verse-242-v1-see-to-the-table = Occupatevi della Tavola.
verse-242-v1-call-under-rib-to-the-sand = Chiamate Sotto-Costola alla secca.
verse-242-v1-take-the-road-back = Riprendete la strada.
verse-242-v2 = «Se va male», dice Bersaba, «annegano in Via Bassa quelli che dormono. Se va bene, anche; ma di gioia.» Nessuno glielo ha chiesto. «La prima volta è stata una prova. Adesso c'è il peso, piatti, nonni, gatti. Bisogna svegliarli e farli spostare di qualche passo verso poppa. Casa per casa. Lo fate?»
verse-242-v2-told-1 = Ma avete il conto degli scafi. «Allora si sa chi è leggero», dice lei, e vi cancella due strade.
verse-242-v2-told-2 = «Uno non si alza comunque», aggiunge. «Quello senza stoppa. L'avete bruciata voi; faceva freddo, mi ricordo. Quegli undici vengono a piedi.»
verse-242-v2-knock-at-every-door = Bussate a tutte le porte.
verse-242-v2-knock-by-the-count = Bussate secondo il conto.
verse-242-v2-let-them-sleep = Lasciateli dormire.
verse-242-v2a = Si spegne dall'alto, la pietra, con garbo. Per un'ora non succede niente e la gente in camicia da notte sta a poppa a guardarsi i piedi. Poi una tazza, in Gregale, scivola da sola fino al bordo del tavolo, e si ferma. «*Adesso*», dice Bersaba, molto piano, perché la voce non ce l'ha. I tetti fanno un passo indietro, come per inchinarsi, e sono navi. Non si grida. Una vecchia si toglie lo scialle e ci copre la gabbia del canarino. «Che non si spaventi», dice. «Lui non lo sapeva.»
verse-242-v3 =
    «È su», dice Ivel. È scesa lei, con l'elenco, fino alla strada. «Le sedie davanti alla porta hanno fatto il loro. Stasera re è un pescivendolo, ed è già in camicia. Se la portate via prima, devo dirglielo.»

    «Che cosa direte?»

    «*Presente: —. Fatto:*…» Non lo sa. «Fate voi piano con gli spigoli», prega. «Non ne ha.»
verse-242-v3-told-1 = Sotto dove l'hanno raschiata c'è il vostro pollice. Lei lo copre con la manica, per strada, perché non si veda.
verse-242-v3-with-a-form = Con un modulo, in tre copie.
verse-242-v3-on-ysellas-carts = Sui carri di Ysella.
verse-242-v3-sung-by-the-washed = Cantata, da quelli che si sono lavati.
verse-242-v3-on-the-backs-of-under-rib = Sulle schiene di Sotto-Costola.
verse-242-v3-let-him-be-king-first = Lasciate che prima lui sia re.
verse-242-v3a = «*Mobile, uno*», scrive l'impiegato. «*Valore*?» Gli dite che non si sa. Lascia un rigo. «*Da restituire entro*?» Gli dite il giorno, e lui posa la penna, perché non gliel'avevano mai riempita, quella. La Tavola viaggia con una copia sopra, una sotto e una davanti. A ogni pietra miliare un uomo in servizio si alza, la legge e si siede più piano di come si era alzato.
verse-242-v3b = «Il prezzo è per i muli», precisa Ysella. «Lei non la faccio pagare, e non domandatemi perché.» Cammina accanto alla ruota dietro con la frusta sotto il braccio. Lungo la strada la ruota si rompe. Scendono tutti e la tengono su con la schiena, tutta la notte, e ci si raccontano sopra dei mestieri. All'alba uno con la paglia in testa si accorge che non ha chiesto a quanto.
verse-242-v3c = Non la toccano. Ci camminano attorno e cantano, poche note e poi zitti, poche e zitti; e nel silenzio lei va avanti. «Non è un miracolo», vi assicura un droghiere, con la voce in fiamme. «Sotto ci sono i bambini coi rulli. È solo che contando si tira tutti insieme.» E ride, perché è la prima cosa che hanno contato, in tanti anni, che serviva a qualcosa.
verse-242-v3d = Una fila di schiene. Bersaba sta davanti e va all'indietro, e dice «gradino» anche dove non c'è. «Non ve la scambiate», ordina. «Chi ce l'ha la tiene finché si è sposato l'altro.» È il modo che hanno lì per dire a lungo. Alle soste la posano sulle ginocchia, e ci mangiano sopra, in fretta, pane e cipolla, e poi la puliscono, imbarazzati. Sono i primi, da quando c'è.
verse-242-v4 = «*Noi?*» dicono da una finestra. A Camelot l'invito è una cosa che si stira. «Siamo stati re», spiega un conciatore, «una sera per uno. E tutti a dire, che cos'ho combinato, quella sera? Niente. Ci si vergognava tutti, ciascuno per conto suo.» Si abbottona. «Se là c'è posto per stare in piedi e dirlo, vengo. Vengono tutti. È che bisogna lasciare detto dove si va, e a chi, se siamo tutti là?»
verse-242-v4-told-1 = Si sono già detti tutti quale sera era la loro. Quelli di marzo vengono insieme.
verse-242-v4-told-2 = La bambina che andò al posto di chi non era andato viene in testa, sulle spalle. Tossisce meno. Vuole vedere chi era.
verse-243-o1 = È mattina a bordo, e fanno colazione da quando. «Ancora un po' di marmellata?» chiede Amma, seduta. Sta seduta con tutta sé stessa, come altri nuotano. Onora le mostra dove, sulla carta di Ia, c'è scritto il suo nome. «È lunga», dice. «Ci sono tutti.»
verse-243-o2 =
    «Ah, bene», dice Amma, «tenetemi questo.» È un vassoio. Se ne va per un'altra cosa.

    «E la piccola?» «Chiedetelo a lei, se è sveglia», dice già da lontano. «Se dorme, chiedetelo piano.»
verse-243-o0 = «Piano», vi dicono alla murata, «che dorme.» Lo dicono da tanto che lo bisbiglierebbero anche a lei, a colazione. La nave è bianca fino in fondo, dentro i cassetti. Chi tiene il braccio alzato, chi una parola. «A noi dissero, *un momento*», vi spiega una signora col ventaglio aperto, gentilissima. «Siamo ancora in quello. Credo che siamo gli unici a cui hanno mantenuto la parola.»
verse-243-o0-told-1 = Una sposa ha tutti e due gli orecchini e non si stanca di girare la testa.
verse-243-o0-told-2 = Il posto del cuoco è vuoto, e in cucina le pentole sono lavate. Fu il primo a finire.
verse-243-o0-told-3 = Da prua salgono le barelle. «Tanti», dice Amma, che non si è mai lamentata. «Questi qui da noi ci stanno stretti.»
verse-243-v1 = Ponte bianco, voci basse.
verse-243-v1-make-her-ready-for-sea = Rimettetela in mare.
verse-243-v1-ask-those-of-the-hands-to-come = Chiedete che vengano quelli delle mani.
verse-243-v1-ask-amma-what-he-said = Chiedete ad Amma che cosa disse, quella sera.
verse-243-v1-look-at-the-foot-of-the-cot = Guardate in fondo al lettino.
verse-243-v1-row-back = Tornate ai remi.
verse-243-v2 = «Chi la governa?» chiede Tegen. È a bordo, scalza, con le scarpe in mano, e non chiede per cortesia. «Questi qui sono nel pieno di tutto. Se tiro la cima la tirano anche loro, e non la finiscono.» Guarda l'albero, il giorno, voi. «Ci vuole gente che posi le cose. Mi servono braccia fino a stasera. Poi discorsi nessuno.»
verse-243-v2-told-1 = Da sotto coperta qualcuno canta la parte bassa. La barca, per conto suo, tira già sull'àncora.
verse-243-v2-haul-with-tegen = Tirate con Tegen.
verse-243-v2-say-you-will-be-back = Dite che tornate.
verse-243-v2a = La cima viene su coperta di cozze. A un certo punto un valletto posa il vassoio e viene a tirare; poi si ricorda, torna, lo riprende. «Bravo», gli dice Tegen, «domani per due minuti.» La nave si stacca dal suo buio come un piede dal fango. Da sottocoperta una voce di donna chiede se si deve avvertire. «Stanno guardando tutti», risponde Tegen. «Pettinatevi.»
verse-243-v3 = Ne hanno paura più loro di voi. «Ci tengono lontani», dice una donna, con le mani nei guanti, i guanti legati. «È giusto. Uno non sa che cosa stringe finché non lo stringe.» Le dite che all'assemblea ci sarà posto. «In fondo?» «Dove si sente.» Ci pensa. «Verrei se mi si sedesse vicino uno. Non per toccarmi. Così, che se cade una cosa la raccolga lui.»
verse-243-v3-told-1 = «Oppure ho chi la tiene già», si ricorda. «Da Cuanacht. Uno che non conosco mi tiene il fischietto del mio bambino. Ditegli che vengo.»
verse-243-v3-told-2 = Le porte da cui sono usciti avevano i chiodi. Qualcuno li ha conservati, per restituirli.
verse-243-v4 = Amma piega un lenzuolo, e voi l'altro capo. «Stavo sulla porta», dice. «La piccola tossiva meno. Lui le teneva il piede, da sopra la coperta, e venne uno con la cera. *Maestà, è ora.* E lui…» Il lenzuolo si ferma. Gliel'hanno chiesto in tanti, con la parola *storia*; con la parola *sera* mai. «*Ordino*, disse, e lo disse piano, per non svegliarla: *che stasera non si metta la cera, finché mia figlia non ha finito di dormire.* Era un padre. Io ho pensato, ma certo.»
verse-243-v5 = Non c'è un chiodo. In fondo, dove il piede di lei toccava, c'è il segno di chi l'ha fatto, come una mano alzata. «È di quelli di prima», vi dice una guardia che sta per mettersi sull'attenti. «Lo portarono il giorno dello sbarco. C'era scritto su un biglietto *per la bambina*, e noi, ma come fanno a sapere…?» Da allora sta per finire di stupirsi.
