verse-205-oz = «C'è uno che saluta», dice uno di voi. «Da qui si capisce. Ci sta contando.»
verse-205-o0 =
    «C'era più acqua», dice chi sta davanti.

    «È stato un anno fa. Quello è il muretto dov'era seduta.»

    «Che cosa ci ha chiesto?»

    «*Da che parte siete arrivati.*» Vi girate tutti a guardare la strada, per vedere che cosa rispondereste. Là in fondo c'è un chiarore, ordinatissimo, come se avessero cominciato a rifare il letto.

    «Camminando», dice Nolwenn.

    «Non basta. Va su un modulo.»

    «Allora da *tutti*», dice lei.
verse-205-o0-told-1 = «Quella non è la nostra zattera?» Ha intorno una staccionata e dentro due capre. «C'era già», dice una donna; mette il piede sull'asse che avete inchiodato.
verse-205-o0-told-2 = «E voi, qui vi ci hanno portati», dice a certi di voi. «Siete arrivati come merce. E adesso che scrivete?» «Carrettieri», dice Verme, o qualcuno per lui.
verse-205-o0-told-3 = Nell'acqua bassa c'è uno di quelli di prima, col cappello in mano. Ci avevate parlato, ai Gradini. «Si andrebbe nell'altro verso», vi dice, contento. «Si sarebbe dimenticato qualcosa?»
verse-205-v1 = La riva, il muretto, la marea che cala.
verse-205-v1-wait-with-the-goat-woman = Aspettate che cali, con chi aspetta.
verse-205-v1-go-over = Passate.
verse-205-v2 =
    «Quando va via fa male?» chiede la donna delle capre. È venuta fino al bordo; davanti a loro non voleva chiederlo.

    «Non ci siamo mai stati sopra.»

    «No. Voi scendete prima.» Non c'è amarezza. «Dicono che quello che è andato c'è ancora tutto, solo che non è stato detto. Mio marito canticchiava. Basterebbe che qualcuno *attaccasse*.»

    «Che cosa?»

    Lei lo fa. Non è molto, una manciata di note, e il punto dove lui tossiva. Nolwenn ascolta a testa bassa. Poi se ne va lungo il bordo, e canticchia quello, tosse compresa.

    «Ci pensa lei», dice chi porta la lampada. «È brava.»
verse-213-oz = «Su», dice il gradino. No; è Corentin. Voleva sentire com'è essere uno di loro.
verse-213-o0 =
    «Attenti, sono quarantadue.»

    «A scendere erano quarantatré.»

    «Misura la marea. Gli arriva al ginocchio. Guarda, c'è il segno.»

    «Quella non è acqua.»

    «Lo so che cosa non è», dice il più largo di voi. Salgono a due a due, tenendosi per la cintura. Dietro il gradino più basso, una volta lasciato, smette di esserci, col rumore di un tappo senza la bottiglia.

    «Quarantuno», dice una voce che non dovrebbe contare.
verse-213-o0-told-1 = Una volta li avevate contati. «Il primo serve solo a partire», dite ai cinque, e tiene.
verse-213-o0-told-2 = Alla pietra di sopra è bagnato fino alla spalla, e c'è uno con una stecca al pollice. «Si tiene dei pezzi», avverte. «Il mio me lo sono fasciato. Non appoggiatevi.»
verse-213-v1 = I gradini, una misura.
verse-213-v1-ask-what-it-measures-now = Fate leggere a Corentin che cosa misura.
verse-213-v1-climb = Salite.
verse-213-v2 =
    «È la *marea*», grida Corentin. È a pancia in giù, su uno di quelli alti, col naso di fuori. «Io l'avevo tutta in colonna! Non sapevo che andasse su e giù. Serviva a questo?»

    «È quanto ne resta.»

    «Sì, sì. In gradini.» Sta zitto. Fa qualcosa con le labbra, poi non lo fa. «Ve lo potrei dire», dice. «Al giorno. Vedo come tornerebbe.»

    «Vuoi?»

    Si tira su in ginocchio, poi il resto, e si spazzola davanti. «Mi trovereste molto pigro», dice Corentin, «se salissi e basta?»
verse-214-oz = «Quanti?» chiede la tavola. L'hanno già tirata fuori. «E quello che dorme?»
verse-214-o0 =
    «Uno alla volta», dicono i bottai. «Voi, poi il carico, poi la ragazza.»

    «È leggera.»

    «È quello che dobbiamo sapere.»

    Il villaggio a ogni passo si siede, ci pensa, si raddrizza. Lo fa cinque volte. All'ultima guardano la tavola, e uno dice una parola al vicino.

    «Che c'è?»

    «È meno che all'andata. Tutti quanti insieme. Con cinque *in più*.» Rigira il gesso. «Che cosa avete lasciato?»

    «Gente», dice dalla pesa chi porta la lampada.
verse-214-o0-told-1 = «C'è una casa per voi», dice l'uomo alla tavola. «La terza sopravvento. L'abbiamo arieggiata. Da vuota si è alzata un poco, come per cercarvi.»
verse-214-o0-told-2 = È affondato fino al davanzale. Entrano e escono dalle finestre. Non se ne parla; dove salite hanno messo un'asse in più, per via di quello che avevate detto di pesare.
verse-214-o0-told-3 = Sulla botte migliore c'è un marchio, quattro chiodi. «È del vecchio», dicono. «L'avete tenuto voi? Non ha mai perso una goccia.»
verse-214-o0-told-4 = «Mancano quattro libbre», annotano. «Anche allora. Ci siamo chiesti di chi fossero.» Da sotto bussano; loro rispondono.
verse-214-o0-told-5 = «Tengono», dicono delle doghe. «È il sale di Nessa. Ha fatto una buona annata, con voi al rastrello.»
verse-214-v1 = Le botti, la tavola, la pesa.
verse-214-v1-tell-them-it-is-time = Avvisate che è ora di mollare gli ormeggi.
verse-214-v1-put-your-shoulder-under-the = Mettete una spalla sotto la casa più bassa.
verse-214-v1-step-off = Scendete, uno alla volta.
verse-214-v2 =
    «Va via?» dice il più vecchio. «Anche questo?»

    «La riva. Voi potreste essere già in acqua.»

    «In acqua ci siamo sempre stati. È che c'era qualcosa a cui legarsi.» Guarda le cime; sono vecchie quanto lui, e impiombate finché non ne è rimasto un pezzo primo. «Dove si andrebbe?»

    «A ponente. Poi aspettate davanti alla Cala. Ce ne saranno altri.»

    «E quanti sarebbero?» Il gesso è in alto. Non scherza. Vuol sapere di quanto affonderebbero.

    «Tutti quelli che vengono.»

    Ci mettono un po' a scriverlo. Poi, da un capo all'altro della strada, con le pentole sul fuoco, la gente comincia a uscire di casa e a slegarla.
verse-214-v2-told-1 = «A quelli in fondo ditelo voi», dice. «Si ricordano la cifra che avevate dato. Da me lo accetterebbero, per educazione.»
verse-214-v3 =
    «*Su*», dice un bottaio, e poi: «giù. Giù! Ci mandate tutti a Camelot.»

    È una casa piccola. Dentro c'è una bambina su uno sgabello, che fa i conti in pendenza. «La facevate più pesante», chiede, «o più leggera?»

    «Più leggera, adesso.»

    «All'inizio avevate detto una libbra di meno. A testa.» Ce l'ha sul quaderno. «Ho trovato dove andava a finire. Non sono arrabbiata. È *me* che affondava.» Sotto i suoi occhi il davanzale esce dal bagnato, un'asse si asciuga, e lei ci appoggia la mano.
verse-215-oz = «Si girerebbe un poco alla luce», dice la voce dalle tavole. I panni sono tutti su.
verse-215-o0 =
    «Quello sei tu», dice Nolwenn a uno. «È meno bello.»

    «Non è finito.»

    «Ma lo *sa*, che siamo noi?»

    «Si direbbe di sì», s'intromette la voce. Al banco finalmente c'è seduto qualcuno. Ha gli arnesi davanti; a cena ci è stato quattro secoli, ed è tornato. «Ci sarebbero anche questi cinque. Starebbero fermi?»

    «L'abbiamo già *fatto*», dice Talan, o un corvo per lui.
verse-215-o0-told-1 = Davanti a un blocco siede una che non avete mai visto. È venuta per il suo. È quello che avete speso, quella volta. «Me lo girate un po'?» dice. «Voglio vedere che faccia avevo, per voi.»
verse-215-o0-told-2 = Quattro sono finiti, fino al labbro. «È quello che gli avete detto», fa Nolwenn. «Una cosa vera a testa. Dalle bocche si vede che l'avevano detta.»
verse-215-o0-told-3 = A uno ogni alba il panno lo tolgono ancora. «Qualcuno lo fa», dice chi scolpisce. «Non si chiederebbe.»
verse-215-o0-told-4 = Dove ne avete rotto uno è ghiaia, rastrellata. Ci hanno messo una sedia piccola.
verse-215-o0-told-5 = Intorno a quello finito gli altri si sono spostati, per fare posto. «Si direbbe occupato», dice chi scolpisce. Si toglie il cappello.
verse-215-v1 = I blocchi, il banco, i panni.
verse-215-v1-say-what-was-in-the = Dite a una faccia quello che c'era sul foglio.
verse-215-v1-ask-what-he-stopped-at = Chiedetegli perché si era fermato alla bocca.
verse-215-v1-cover-them-and-go = Copriteli, e andate.
verse-215-v2 =
    «*Io ti conosco*», dite. Era scritto su un foglio, in una bocca.

    «A che serve?»

    «Non lo so a che serve. Sono pietre.»

    I panni si muovono come se avessero aperto una porta su una stanza piena di bucato.

    «Dillo ancora», sussurra Nolwenn. «A *quella*. È la zia di qualcuno.»

    «Io ti conosco. Anche te. Io ti conosco.»

    «Però non è vero», dice uno dei cinque.

    «Lo so che non è vero.»

    «A lei non importa. Guarda, le è venuto un po' di mento. Prima non l'aveva. Fai il mio, fai quello vicino!» In fondo alla fila siete rauchi.

    «Si sarebbe stati così contenti», dice chi scolpisce, «di saperlo.»
verse-215-v3 =
    «Dovrebbe dire qualcosa», fa chi scolpisce.

    «E non sapevate che cosa?»

    «Si saprebbe. Sarebbe *buonanotte*.» Rigira lo scalpello. È pulito; è tutto questo tempo che lo pulisce. «Ci sarebbero degli ospiti. Non la si direbbe per primi.»

    «Così avete lasciato le bocche.»

    «Si lascerebbero le bocche, e si andrebbe a cena», dice, «per dargli tempo.» Guarda quelli che avete portato; si sono seduti sui blocchi, in fila, come su un muretto. Sorride. Gli è venuto in mente a che servono. «Starebbero andando a casa?» chiede.
verse-215-v3-told-1 = Che si fermavano alla bocca lo sapevate: una volta i segni degli arnesi li avevate seguiti, fino a questo labbro.
verse-216-o1 = Certe sedie le hanno girate. Hanno cominciato in fondo; adesso su ogni striscia c'è qualcuno, che parla di traverso. «Basta dire *buongiorno*», vi fa un vecchio, «e non è più estero.»
verse-216-oz = «Sono loro, o ne arrivano altri di noi?» chiede l'ultima fila. «Sono loro.» «Allora una sedia c'è.»
verse-216-o0 =
    Quando passano i cinque si alzano, tutto il Prato, una fila per volta.

    «No, vi prego», dice Corentin. «Dopo vi tocca rifarlo.»

    «Chi sono?» chiede una bambina. «Sono quelli che si *aspettava*?»

    «Sono quelli che aspettavano.»

    «E adesso è finito?»

    «Per loro sì», dice la madre. È di un paese che all'andata avete attraversato. La chiave di casa ce l'ha ancora in mano. «Sta' dritta.»
verse-216-o0-told-1 = La settima fila si è fatta vicolo, con in fondo un cancello. «Siamo noi», dice il ragazzo di Keren. «Attenti al gradino; non c'è. Lo facciamo tutti.»
verse-216-o0-told-2 = Nella quarta una conta ancora sottovoce, all'indietro. È la diciannovesima. È arrivata a un numero che non le piace, e vi guarda per sapere se può smettere.
verse-216-v1 = Il Prato, in file.
verse-216-v1-see-who-has-come = Vedete chi è arrivato.
verse-216-v1-ask-how-they-sit-so = Chiedete come fanno a stare seduti, senza niente sotto.
verse-216-v1-go-between-the-rows = Andate, fra le file.
verse-216-v2 =
    «Tutto esaurito», dice l'uomo in fondo alla striscia. «Vanno avanti da lunedì. Spuntano da quell'altura con un orologio, e chiedono di chi è la fila.»

    «E voi che dite?»

    «Vostra», fa. «Dico che è la loro. Di solito piangono. Poi cominciano con lo spiffero.»
verse-216-v2-told-1 = «In quella c'è fieno.» Sono le leghe; si sono sedute per strofe.
verse-216-v2-told-2 = «Quelli le sedie le hanno estratte.» È la gente di Ebbot, coi polsini azzurri di vernice. Non ha perso nessuno.
verse-216-v2-told-3 = «Un capannone intero si è portato le pietre. Però le hanno posate, lungo la siepe.» Sopra c'è un portavoce, e dall'altra parte Lalla Tresk.
verse-216-v2-told-4 = «Quelli per sedersi devono essere chiamati.» È la fila. Lo fa Bryok, per numero, e indica la sedia.
verse-216-v2-told-5 = «E dei ragazzi con un cassetto su ruote. Leggono a chiunque.» Sono le promesse piccole. C'è folla.
verse-216-v2-told-6 = «Due donne e un letto.» In mezzo è rimboccato.
verse-216-v2-told-7 = «Le dodici porte si sono portate da sole.» Le hanno piantate nell'erba; bisogna bussare.
verse-216-v2-told-8 = «Certi li hanno portati che dormivano.» Qualcuno gli ha abbottonato le giacche fino al collo.
verse-216-v2-told-9 = «Il ragazzo che canta non riesce a smettere, poveretto, e non vuole.» È sulla prima panca. L'hanno lasciato andare con lei, e davanti ha solo gente.
verse-216-v2-told-10 = «Uno che avete lasciato là si sente», dice una. «Quando non c'è vento. Calante alla quarta.»
verse-216-v2-told-11 = Quello che teneva al posto di Talan gira a stringere mani. Gli fa molto effetto che poi si stacchino.
verse-216-v2-told-12 = Sulla collina si vede ancora una luce. «Quella la tengono?» «L'ha chiesto lui», dite.
verse-216-v3 =
    «Il peso non ce lo mettete», dice la donna. «È tutto qui. Si pensa, mi fermo un attimo.»

    «Per quanto?»

    «A quello non si pensa.»

    Uno di voi ci prova. Cede un poco, come una scala a pioli. Vi afferrate all'aria.

    «Avete *guardato*», dice la bambina.

    «Provate dopo cena», dice la madre. «Quando si è troppo stanchi per stare attenti. Noi l'abbiamo imparato la notte che si è spenta; nessuno ci aveva detto che non si può.» Passa la chiave da un pugno all'altro. «Lo farei vedere a chiunque. Altro da lasciare non ho.»
verse-216-v3-told-1 = «*Voi* lo sapete», dice a uno che da Tegen ha dormito senza luce. «Si vede dalle spalle.»
verse-216-v3-have-her-teach-it-to = Fatelo insegnare ai cinque.
verse-216-v3-say-good-morning-to-the = Dite buongiorno, di là dalla striscia.
verse-216-v3-leave-her-sitting = Lasciatela seduta.
dream-216 = C'è una sedia, e non è tenuta per nessuno. Ci metti molto a scegliere come sederti.
nightmare-216 = Fai l'appello di quelli che non hai avvisato. A ogni nome qualcuno si alza, e viene a vedere che cosa vuoi.
verse-217-oz = «È cena?» chiede uno, a occhi chiusi. «Non ancora.» Si gira, sull'altra impronta.
verse-217-o0 =
    «Piano», dice Nolwenn. «Questi lo fanno *apposta*.»

    Entrate in punta di piedi, tutti, ed è così che vi sentono. Uno lo borbotta, gli altri sono d'accordo.

    «Che cosa dicono?»

    Lei si accuccia ad ascoltare; è del mestiere. «*Sono tornati con gli altri*», ripete. «*Stringetevi.*»

    «Allora sono svegli?»

    «No», dice Nolwenn. «Sono solo educati.»
verse-217-o0-told-1 = C'è un incavo in più. Ha la vostra sagoma, ed è caldo; dentro, al posto vostro, c'è quella che ci avete messo. Apre un occhio. «Mi sta bene», vi dice, «scelto non l'avrei.»
verse-217-o0-told-2 = Una volta li avete lasciati dormire, e avevate dato la parola. Vi hanno tenuto un posto. È in fondo, riparato; qualcuno ha rimboccato l'erba.
verse-217-o0-told-3 = «E il bastone?» chiede uno con la barba, chiarissimo. «L'avevate preso in prestito.» Non pensavate che vedesse.
verse-217-v1 = La pietra sdraiata, chi dorme.
verse-217-v1-tell-those-who-are-asleep = Avvisate chi dorme.
verse-217-v1-read-it-the-salt-box = Leggete il foglio alla pietra.
verse-217-v1-tiptoe-away = Andate via in punta di piedi.
verse-217-v2 =
    «Non si può dire e basta», fa Nolwenn. «Entrerebbe come sogno. Dev'essere quello che stanno facendo, con dentro questo.»

    «E che stanno facendo?»

    «Lui è su un carro.» Gli mette la bocca all'orecchio. «*Si ferma*», canta, quasi senz'aria. «*È qui che scendete.*» Le gambe si muovono. «E lei balla. *L'ultimo*», le dice, «*e poi i cappotti.*»

    Si alzano, senza smettere. È come quando si gonfia il bucato. Stanno nella rugiada a occhi chiusi, ognuno con un braccio in fuori per il prossimo.

    «Così camminano finché volete», dice Nolwenn. «Basta che nessuno gli chieda dove.»
verse-217-v3 =
    «*Chi è stanco si sdrai*», leggete. Stava in una cassetta del sale.

    «Sono sdraiata», dice la pietra.

    Non è una voce. È una cosa che vi passa per le costole, se ci siete appoggiati. Corentin è l'unico che non si stupisce. «Dopo un po' lo fanno», vi spiega. «La mia chiedeva se stavo comodo.»

    «E tu?»

    «Le ho chiesto: e *tu*?» Le batte il fianco, che è lungo. «Non ci aveva pensato nessuno. È in piedi da sempre. Sta' giù», le fa, «hai fatto tanto.»
verse-214-v1-pass-on-bersaba-s-word = Passate la parola di Bersaba.
verse-214-v4 = «Quando è alla riga?» Lo scrivono. Poi lo bussano, sui cerchi, di casa in casa, fuori sull'acqua fin dov'è fondo. «Domenica ce l'ha», vi dicono. «Da bagnato va più svelto.»
verse-216-v1-sit-among-the-leagues = Sedetevi fra quelli delle leghe.
verse-216-v4 = «Ah, siete voi», dice la ragazza che chiede alla gente se ha bisogno di essere presa. Vi guarda. «*Voi* sì», decide. Allarga le braccia; siete decisamente troppo grandi, e vi appoggiate.
verse-216-v1-bring-the-news-and-the = Metteteli di fronte, gli estratti e chi estraeva.
verse-216-v5 = «Mi avevate messo via un dolce», dice un uomo alto con la borsa. «Era buono?» chiede il villaggio. «Non ho osato.» Lo tira fuori. Passa per tutta la fila, sul suo panno; guardano tutti, e qualcuno trova un cucchiaio.
verse-217-v1-see-who-is-lying-in = Vedete chi c'è, nell'impronta in fondo.
verse-217-v4 = «Mi sono alzato», dice l'uomo delle panche. Ha le ginocchia dov'era la cosa calda. «Ho camminato fin qui. Ho chiesto, è libero? E si sono spostati tutti. Sta *meglio* perché ci sono io. Me l'hanno detto nel sonno.»
verse-216-v1-tell-lalla-tresk-there-was = Dite a Lalla Tresk che c'era un errore.
verse-216-v6 = «*Fammi vedere*», dice Lalla Tresk, in piedi. «Questo non l'avevate contato.» È un prato con della gente seduta. Lei percorre la fila con la matita. «No», dice alla fine. «L'avevo messo sotto *calore*.» È così arrabbiata che ride.
verse-216-v1-try-one-of-ondra-s = Provate una sedia arrivata dalla locanda.
verse-216-v7 = «Le ha mandate la locandiera», dice il vecchio. «Dice che lo sapeva che ci mancavano proprio queste. È *furiosa*.» Sono tutte spolverate. Su ogni schienale è scritto col gesso il nome di chi ci si siederà. Sono giusti.
verse-216-v1-listen-to-what-nolwenn-hums = Ascoltate che cosa si canticchia.
verse-216-v8 = È quell'aria, con dentro la tosse. È arrivata da sola fino all'ultima fila. Lì una, accanto a una sedia vuota, alza la testa. «È *lui*», dice. «Attaccava sempre prima.» Tossisce, al punto giusto.
verse-214-o1 = Non è dov'era. «Di *qua*», gridano, da quello che prima era il largo. Vi lanciano una cima, e sono felici che non arrivi.
verse-217-o1 = Impronte, e dentro la rugiada. «Hanno lasciato il letto fatto», dice Nolwenn. L'erba l'hanno rimboccata su ognuna.
verse-216-v3-told-2 = Si fa buio, e un livido per uno. «Chi di voi sta pensando», dice la donna, «la smetta.» Tornano lungo la fila con l'andatura di chi è appena sbarcato.
verse-216-v3-told-3 = Di qua i vostri vicini si voltano a guardarvi. Di là un uomo ci riflette. «*Buon?*» dice, e lo prova su quello accanto. Lo si sente andare per le file, e a ogni fila viene meglio.
