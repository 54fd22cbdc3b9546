verse-172-o1 = La porta è aperta, con la catena, e Pasco ci sta seduto nel vano su uno sgabello da mungere e pela una rapa. «Nessuno mi ha detto di chiuderla», dice. «Quello che me lo diceva l'hanno mandato a chiamare, su in cima, per questa sera. Entrate o uscite? Chiedo per aver chiesto.»
verse-172-o1-told-1 = «Io la mia l'ho fatta un anno che pioveva», dice alla rapa. «Non sapevo che fosse la stessa.»
verse-172-o1-told-2 = «C'è uno su in cima che sta a una porta per niente», aggiunge. «In calze. Mi ha chiesto come faccio. Gli ho detto che ci vuole una stufa.»
verse-172-o1-told-3 = «E sono stati qui quelli di Bersaba a chiedere quanto pesa la porta», dice. «In otto. Ridevano.»
verse-172-o1-told-4 = «E ce ne sono otto con la paglia, pagati a gradino», dice. «Sono venuti a chiedere quanti gradini ci sono da qui al mare. Bisognerebbe vederlo.»
verse-172-o1-told-5 = «E ne sono passati otto con la faccia lavata», dice. «Li avevo presi per gente.»
verse-172-o1-told-6 = «E otto di quelli del Deposito sono venuti a guardare la strada», dice. «Uno ha girato a sinistra. Gli hanno battuto le mani.»
verse-172-o1-told-7 = «Ho sentito staccarsi una porta, lassù», dice Pasco. Tiene un braccio infilato fra le sbarre della sua.
verse-172-o1-told-8 = «Si è *stesa*», dice Pasco. È andato a vederla. «Si è stesa, ci hanno camminato, ed era ancora una porta.»
verse-172-o2 = «Di nuovo voi», dice Pasco, comodo. Da quando vi hanno fatti entrare non ha più niente da decidere. «Mi hanno chiesto chi è stato. Ho detto che è stato fatto dall'altra parte.»
verse-172-o2-told-1 = Sotto l'arco un impiegato ha messo un banco e dà il numero a chi è già dentro.
verse-172-o2-told-2 = Per terra c'è paglia, e un uomo di Ysella che augura a tutti la buonasera col pollice nella cintura.
verse-172-o2-told-3 = Sul lato interno della porta sono tracciate in bianco le ore. Quella per cui siete entrati è stata ripassata.
verse-172-o2-told-4 = La porta è socchiusa quanto è largo un mazzuolo, e nel mezzo c'è un mazzuolo.
verse-172-o2-told-5 = La famiglia della panca ha preso la stanza sopra l'arco. Il bambino corre lungo il parapetto, avanti e indietro.
verse-172-o2-told-6 = Dove avete lasciato il pane la panca è stata pulita. La famiglia siede ancora da quella parte. Dicono buonasera come chi ci tiene a dirlo bene.
verse-172-o2-told-7 = «Ho sentito che qualcuno ha letto i muri», dice Pasco. «Tutti e quattro. Da quando ci sono non l'aveva fatto nessuno. E che dicono?» Gli dite in quale vento abita. Lui sposta lo sgabello.
verse-172-o2-told-8 = «E voi sareste?» chiede Pasco, che vi conosce da una settimana. Aprite la bocca. È affittato fino a giovedì.
verse-172-o4 = «Siete dentro», dice Pasco dall'alto, stupito, quando uscite sotto l'arco a guardare la strada. «Mi avevano detto che c'era qualcuno.» Ci pensa. «Non potreste dirmi chi è stato? No. Non ditelo. Vengono a dirlo loro, quelli lì, quando vogliono qualcosa in cambio.»
verse-172-o3 = «Niente di nuovo», vi grida Pasco prima che chiediate. «È sempre questa sera.» Quelli della panca si spostano di uno, come ogni volta, e l'ultimo resta in piedi.
verse-172-o3-told-1 = Aggiunge qualcosa più piano. «Gliel'ho detto che con me siete stati onesti. Non è che si apra. È perché sappiate che si sa.»
verse-172-o3-told-2 = Ha guardato la strada alle vostre spalle. «Da lì, credo», dice. «Oppure sono nato nel casotto. L'ho chiesto a mia sorella. Dice che il casotto è sempre stato piccolo.»
verse-172-o0 = *LA PORTA DEL DRITTO. Prende il nome dalla via che c'è dietro, la quale gira. Aperta tutti i giorni, tranne questa sera. Al viaggiatore si chiede da che parte è arrivato, e gli conviene avere una risposta. C'è una panca. Dalla panca si gode una vista.*

    Sopra la porta c'è un casotto sulle gambe, e dal casotto sporge un uomo con una lampada che non ha acceso. «È chiusa», vi dice. «Non ho niente contro di voi. Da che parte siete arrivati?»

    «Dalla strada.»

    «Lo dicono tutti.» Pare deluso. «Sono Pasco. Io la guardo soltanto. A poterla aprire sono quattro generi di persone, e io nessuno dei quattro. Se per caso vi trovaste dentro, sarei l'ultimo ad accorgermene.»
verse-172-o0-told-1 = Sul cappello ha una paglia. Non è sua: tiene la testa come si tiene una cosa in prestito.
verse-172-o0-told-2 = Accanto allo sportello è appeso un disegno della vostra faccia. È fatto bene. Le orecchie sono un'opinione.
verse-172-o0-told-3 = Quelli della panca vi guardano e si alzano, tutti. «Ci hanno fatto passare, all'Approdo», spiega una donna alla vicina. «Prima voi. Sappiamo come si fa.» Siete in testa a una fila che non si muove da primavera.
verse-172-o0-told-4 = A sinistra è accampata la Fiera, i carri in cerchio, i fuochi per la cena, una scala in prova contro una quercia. Lì nessuno aspetta che gli si chieda qualcosa.
verse-172-o0-told-5 = Da una porticina escono uomini in grigio e vi perquisiscono fino alla fodera. Hanno una lista. Cercano quaranta persone, e ve le cercano nelle maniche.
verse-172-v1 = La porta, la panca, e Pasco sopra tutte e due.
verse-172-v1-answer-him-which-way-you = Rispondetegli da che parte siete arrivati.
verse-172-v1-ask-at-the-permit-window = Chiedete allo sportello dei permessi.
verse-172-v1-see-the-fair-about-its = Parlate con la Fiera delle scale.
verse-172-v1-sit-with-the-white-faces = Sedetevi coi bianchi lungo il fosso.
verse-172-v1-listen-to-the-knocking-in = Ascoltate i colpi nel muro.
verse-172-v1-talk-to-the-family-on = Parlate con la famiglia della panca.
verse-172-v1-look-at-your-likeness = Guardate il vostro ritratto.
verse-172-v1-send-the-dog-in-with = Mandate dentro il cane con due righe.
verse-172-v1-have-arev-look-at-the = Fate guardare il cardine ad Arev.
verse-172-v1-go-in-this-evening = Entrate stasera.
verse-172-v1-read-the-guide-on-the = Leggete la guida alla voce Porta.
verse-172-v1-ask-jago-what-he-is = Chiedete a Jago cosa fa qui.
verse-172-v1-ask-pasco-what-has-been = Chiedete a Pasco le notizie dalla strada.
verse-172-v1-leave-the-gate = Lasciate la porta.
verse-172-v2 = «Da che parte siete arrivati?» Ha un registro aperto, per voi capovolto. «Una risposta qui ci sarebbe già. La mandano dai Gradini. Se è la stessa può darsi che siate gente onesta, se è un'altra può darsi che siate svegli. Io scrivo quale delle due.»
verse-172-v2-told-1 = La leggete anche da lì. Dice *a piedi*. Un'altra mano ha messo *e contando*.
verse-172-v2-told-2 = La leggete anche da lì. Dice *per acqua, ormeggio non pagato*.
verse-172-v2-told-3 = La leggete anche da lì. Dice *rifiutato*, e poi una riga molto lunga.
verse-172-v2-give-the-same-answer = Date la stessa risposta.
verse-172-v2-give-another-and-pay-for = Datene un'altra, e pagatela.
verse-172-v2-ask-him-which-way-he = Chiedetegli da che parte è arrivato lui.
verse-172-v2a = Confronta le parole lettera per lettera, col dito. «Be'», dice Pasco. «Non mi era mai capitato.» Ci passa la carta assorbente, e la ripassa. Vorrebbe fare qualcosa per voi, dice, nei limiti, e nei limiti trova soltanto il lato buono della panca.
verse-172-v2b = Sotto la panca c'è uno che vende risposte. Gliene restano una col traghetto e una col funerale. «Il funerale costa di più, ma poi non chiedono altro.» Per gli stessi soldi aggiunge un libro: *Guida per chi entra in città, undicesima stampa*. «È sbagliata da cima a fondo», dice l'uomo, «però è sbagliata per ordine.»
verse-172-v2c = Non glielo ha mai chiesto nessuno. Apre la bocca, guarda la lampada, guarda giù la strada. «Sarei arrivato da», dice Pasco. «No. Bisogna essere stati da un'altra parte.» Gira il registro e vi porge la penna. «Potete lasciarmela in bianco? Chiedo a casa.»
verse-172-v3 = *PERMESSI. Allo sportello segnato Permessi. Lo sportello è chiuso per il pranzo.* È chiuso per il pranzo da quando si stampa la guida. Sul davanzale ci sono quattrocento tazze, una dentro l'altra.

    «Torna», dice una vecchia col numero in mano. «Mia nonna gli ha visto la manica.»

    Se la carta che avete è buona, si può aspettare. Se non lo è, sotto lo sportello c'è una fessura, e una fessura di carte non se ne intende.
verse-172-v3-told-1 = Alla vostra è appuntata una ricevuta. La vecchia guarda il timbro con rispetto e sposta le ginocchia.
verse-172-v3-told-2 = «Lì dentro c'è un uomo», dice Arev, piano, con l'orecchio sul legno. «Mangia. Lo fa durare.»
verse-172-v3-told-3 = «Siete dentro», dice la vecchia, «e siete usciti per farvi fare entrare?» Ci riflette. «Anch'io lo vorrei per iscritto», dice.
verse-172-v3-wait-until-he-has-finished = Aspettate che abbia finito.
verse-172-v3-show-hedra-s-warrant-to = Mostrate il mandato di Hedra alla fessura.
verse-172-v3-push-a-paper-of-the = Infilate sotto una carta dell'ufficio.
verse-172-v3-let-the-man-eat = Lasciatelo mangiare.
verse-172-v3a =
    Finisce. Si sente lungo tutta la panca: l'ultimo boccone, il tovagliolo, il cassetto. Lo sportello si alza. L'uomo è giovane e ha le maniche del bisnonno. «Avanti», dice con la bocca piena, e la vecchia, che sarebbe la prossima, si mette a piangere e vi fa passare, perché non ha mai pensato che cosa voleva.

    «*Ingresso*», scrive. «A carico di chi?» Dite del Conto. «Allora siete in debito con noi», dice lui con gentilezza. «Si apre a quest'ora. Un giorno ve ne chiederanno. Non soldi.»
verse-172-v3b = Dietro lo sportello uno la legge ad alta voce a un altro. *Si apra ogni porta ai latori, che hanno portato buone nuove.* C'è un silenzio, e si sposta una sedia. «Le erano venuti incontro, allora? Tutti e cinque?» dice una voce. «Mia moglie sarà così contenta.» Il permesso esce dalla fessura con sopra un biscotto.
verse-172-v3c = Entra, e dopo il tempo che ci vuole esce con la stessa macchia in un altro punto e una riga in più. *In regola. Da ammettersi come nostri.* «Come nostri», legge la vecchia, e toglie lo scialle dal posto accanto a voi. «Vi avevo presi per gente», dice.
verse-172-v4 =
    «A ore o a pioli?» chiede quello delle scale.

    «Cosa costa meno?»

    «A ore, se salite così.» Vi ha guardato le ginocchia, e poi le sue, che sono fasciate di montone. «Sono quattro pezzi da quaranta piedi e uno che tiene in fondo. È compreso. Se la tiene dritta, è a parte.»

    «E in cima?»

    «In cima c'è la paglia, e si va sulla pancia fino al secondo comignolo. È un'idea di Madama. Dice che qui fanno la guardia alle strade e ai tetti no, perché là dentro nessuno ha piacere di guardare in su.»

    Dal carro più grande esce una mano con un anello e gira una carta. «Oppure restano in debito con me», dice una voce. «Preferisco essere in credito di un molo.»
verse-172-v4-told-1 = La mano resta lì, col palmo in su. «E c'è l'altra somma», dice la voce. «Quella del cancello. Non me la sono scordata. L'ho fatta mettere sulla scala.»
verse-172-v4-told-2 = «La tengo io», dice Beor della scala. L'uomo compreso nel prezzo lo guarda, e per la prima volta in vita sua propone uno sconto.
verse-172-v4-told-3 = «Ma voi siete dentro», dice quello delle scale. «Questo varrebbe per la prossima volta.»
verse-172-v4-pay-by-the-hour = Pagate a ore.
verse-172-v4-promise-her-the-quay = Promettetele il molo.
verse-172-v4-say-that-she-may-come = Dite che la somma se la venga a prendere.
verse-172-v4-say-that-you-would-rather = Dite che preferite camminare.
verse-172-v4a = Vi scrivono l'ora sul polso con un carboncino, perché in cima non si discuta. «Venite quando è tranquillo», dice l'uomo. «È sempre tranquillo. Voglio dire: venite.»
verse-172-v4b = «Allora è fatta», dice Ysella. Mette fuori la testa per vedere chi ha fatto così in fretta. È più vecchia dell'anno scorso, e ai capelli ha preso dei provvedimenti. «Non lo sapete, a che serve un molo. Nemmeno io, quassù, a quaranta miglia da un secchio di mare. Però ne hanno uno, con gli anelli, e mia madre diceva: quando vedi una cosa che nessuno usa e che spolverano tutti, comprala.»
verse-172-v5 =
    Siedono lungo il fosso, ingessati, una trentina, con la schiena alla strada, e uno ha un orologio senza vetro. «Benvenuti», vi dicono. «Non ancora. C'è un minuto in cui lui scende a guardare la stufa, e la sbarra è su, per il gatto. È sempre lo stesso minuto. Basta sapere che sera è.»

    «E che sera è?»

    «Questa», dicono, con una tale contentezza che ci mettete un po' a capire che è una risposta.

    Entrare con loro non costa niente. Entrano cantando, e chi entra cantando poi si riconosce, in tutte le botteghe.
verse-172-v5-told-1 = Una faccia si volta, ed è quella di Casvel. «Siete venuti», dice. «L'ho sempre detto, che sareste venuti.» Ha un segno a ciascun polso che il gesso non copre, e vi fa posto da quella parte.
verse-172-v5-told-2 = «E quando è aperta che fate?» chiede Ailei. «Quel giorno. Mettiamo che siete dentro, ed è venuto. Per prima cosa, che fareste?» Si consultano. Nessuno era arrivato alla colazione.
verse-172-v5-told-3 = «Voi ci siete già stati», dice uno, sotto il gesso. «Allora non sarebbe per la porta. Sarebbe per aver cantato.»
verse-172-v5-sing-with-them-at-the = Cantate con loro, al minuto.
verse-172-v5-say-that-you-cannot-hold = Dite che siete stonati.
verse-172-v5a = Ve la insegnano: quattro note in su, e poi si aspetta. «È tutta qui», dicono. «Il difficile è aspettare. Bisogna attaccare tutti insieme su una cosa che non è successa.» Vi danno un pezzo di gesso per l'occasione e dietro le orecchie ve lo passano loro.
verse-172-v6 = In basso, dove la pece è spessa, dall'altra parte qualcuno batte. Tre gravi e uno acuto. Il rumore va lungo il muro fin dove finisce, torna, e si ferma all'incirca dove avete gli stivali. Pasco fischietta. Più forte di così non si può non sentire.
verse-172-v6-told-1 = «Non è per noi», dice Verme, lungo disteso. «Chiedono al legno come sta.» Aspetta. «Dice che ha sete.»
verse-172-v6-knock-back-three-low-one = Battete anche voi, tre gravi e uno acuto.
verse-172-v6-knock-with-a-piece-of = Battete con un pezzo del legno giusto.
verse-172-v6-knock-as-one-knocks-at = Bussate come si bussa a una porta.
verse-172-v6a =
    C'è una pausa. Poi ricomincia, e alla fine, dov'era il colpo acuto, qualcosa scorre, e nelle tavole grigie, due palmi sopra l'erba, c'è un buco grande come un pane con dentro un occhio.

    «Chi ve l'ha insegnato?» dice l'occhio. È di donna, e non giovane.

    «Nessuno. Facevate così voi.»

    «Mh. Di solito dicono chi è.» Esce un mazzuolo, dalla parte del manico. «Battete qui, qui e qui, quando volete dopo cena, e appoggiatevi alla tavola in basso. Gira. A lui non ditelo.» Parla di Pasco, che fischietta. «Gli dispiacerebbe averlo saputo.»
verse-172-v6b = Nessuno risponde. Più in là lungo il muro i colpi ricominciano, e vi girano attorno come l'acqua attorno a un palo.
verse-172-v7 =
    Padre, madre, una zia, un bambino che ha imparato a camminare lungo la panca e non ne è mai sceso. Sono venuti a primavera, per una vacca.

    «Ci hanno detto stasera», dice la madre.

    «Quale?»

    «Gliel'ho chiesto. Gli ho detto quale, e lui: questa.» Tiene il bambino per la vestina. «È bravo, eh. Però pende a sinistra. Non ha mai avuto un angolo.»

    «E la vacca?»

    «Avrà fatto», dice il padre, e si capisce che ha calcolato il giorno, e com'era messo il vitello.
verse-172-v7-told-1 = Beor allunga un dito. Il bambino lo prende, scende dal bordo della panca sull'erba e cade. «Da capo», dice Beor. È la passeggiata più lunga del pomeriggio, undici passi, uno dei quali intorno a qualcosa.
verse-172-v7-told-2 = «Voi dentro ci siete stati», dice il padre, con rispetto. «Andate e venite. A noi basterebbe una volta.»
verse-172-v7-say-that-they-go-in = Dite che entrano quando entrate voi.
verse-172-v7-leave-them-bread = Lasciate loro del pane.
verse-172-v7-wish-them-a-good-evening = Augurate loro una buona sera.
verse-172-v7a = «Tutti?» dice la zia. Si mette subito a fare i fagotti, e viene fuori che lì ci abitavano. Da sotto la panca escono una stufa, una gallina, una mensola con la sua tovaglietta. «Però vi costerà di più, con chiunque vi faccia entrare», dice il padre. «Lo sappiamo quanto pesiamo.»
verse-172-v7b = Ringraziano, lo posano sulla panca fra loro, sopra un panno, e prima di dividerlo lo guardano. Al bambino danno la crosta, per esercitarsi.
verse-172-v8 = *Si ricerca, a cura del Conto, per domande. Piedi cinque e qualcosa. Risponde a tutto.* A descrivervi è stata gente arrabbiata, e alla mascella ha fatto bene. Sotto, in un'altra mano, c'è il prezzo.
verse-172-v8-improve-it = Miglioratelo.
verse-172-v8-claim-the-reward = Reclamate la taglia.
verse-172-v8-leave-it-to-the-rain = Lasciatelo alla pioggia.
verse-172-v8a = Pochi tratti, ed è lo zio di qualcuno. Da sopra, Pasco gira la lampada perché ci vediate. Vi chiede di sistemare le orecchie.
verse-172-v8b = Vi consegnate. Alla porticina vi confrontano col disegno, contano i soldi, chiedono la firma, e solo allora cercano il modulo che dice cosa succede dopo. «È pagata», dice il più giovane. «Quindi è chiusa. Non ne avevo mai vista una chiusa.» Vi fanno uscire, con una certa soggezione, da dove siete entrati.
verse-172-v9 = *I cani alla porta non pagano*, dice la guida, e su questo ha ragione. Passa al trotto sotto la sbarra col vostro biglietto nel collare e resta via il tempo di farsi dare da mangiare. Quando torna, il foglio è stato voltato. *Tre gravi, uno acuto, la tavola in basso*, dice, in una grafia grande e semplice. *Bravo cane. B.* Al collo, con uno spago, gli hanno appeso un libro da portare.
verse-172-v10 =
    Arev sta disteso sotto la porta col cappello su un orecchio. «È un buon cardine», dice dopo un po'. «È ottimo. È dalla parte sbagliata.»

    «Come, sbagliata?»

    «Non è fatto per aprirsi. È fatto per mettersi in piano. La si cala in fuori, con le catene, e c'è un pavimento da qui a lì. Ci passa una vacca.» Si toglie il fango dai gomiti. «E loro l'hanno drizzata e montata come una porta, e sono quattrocento anni che si chiedono perché gratta.»
verse-172-v10-tell-pasco = Ditelo a Pasco.
verse-172-v10-keep-it-for-the-tappers = Tenetelo per i battitori.
verse-172-v10-keep-it-to-yourselves = Tenetelo per voi.
verse-172-v10a = «No», dice Pasco. Si è messo le dita nelle orecchie, e ne toglie uno per sentire se avete finito. «Se si stende non è una porta. Se non è una porta io sono un uomo in un casotto.»
verse-172-v10b = Arev gliela disegna, sul retro di un conto, da tre lati. Il disegno gli piace tanto che lo firma.
verse-172-v10c = «Una cosa così», dice Arev, «si tiene in tasca. Più avanti ci sarà una porta stretta. C'è sempre.» Il cardine comunque l'ha oliato. Asciutti non li può vedere.
verse-172-v11 = Adesso si può entrare. Resta da dire col permesso di chi, perché chi vi fa entrare poi se lo ricorda.
verse-172-v11-with-the-permit-by-the = Col permesso, dalla porticina.
verse-172-v11-over-the-roofs-by-the = Sui tetti, con la scala della Fiera.
verse-172-v11-singing-at-the-minute = Cantando, al minuto.
verse-172-v11-under-the-bottom-plank = Da sotto la tavola in basso.
verse-172-v11-not-yet = Non ancora.
verse-172-v11a = La porticina vi arriva al petto. Le porte sono basse per educazione, dice la guida; entrate inchinandovi a un impiegato, che si inchina. Poi una strada, curva come una costola, e sopra i tetti. Scendono dalle due parti quasi fino ai gradini, lunghi, di una curva sola. Un bambino guarda dove guardate voi e sua madre gli gira la testa per il mento.
verse-172-v11a-told-1 = Dietro di voi passa la famiglia, stufa, gallina e mensola. Per cinque e una gallina l'impiegato vuole la tassa doppia, e l'ha.
verse-172-v11b = State sulla paglia e andate avanti coi gomiti. È calda, ne salgono le cene. Sotto, dove uno si aspetta le canne, ci sono tavole grosse un palmo, accostate di taglio, e neanche un chiodo messo dalla parte sbagliata. Al secondo comignolo c'è una botola, e sotto la botola un vecchio a letto, che dice buonasera e tira su i piedi.
verse-172-v11b-told-1 = Dietro viene la famiglia, e ultima la gallina, che sulle altezze ha le sue idee. Per la gallina c'è un supplemento.
verse-172-v11c = Quattro note in su. Poi tutti aspettano, e nell'attesa si sente scorrere un chiavistello, e un uomo che scende una scaletta verso una stufa. Siete passati, tutti, in quel fiato. Alle vostre spalle Pasco dice al gatto che questa volta ha fatto presto. Nella via si chiudono le imposte, da una parte e dall'altra, una dopo l'altra, alla velocità con cui camminate.
verse-172-v11c-told-1 = La famiglia entra a bocca chiusa, le parole non le sa. La zia l'hanno ingessata, e tiene la faccia come si tiene un vassoio.
verse-172-v11d = Gira. Dall'altra parte c'è una cucina, e dentro una donna di sessantaquattro anni, col mazzuolo alla cintura e maniche che sono state bianche. «Pulitevi le ginocchia», dice. «Sono Bersaba. Siete passati dal mio muro, e ve lo chiederanno, e voi direte dalla strada.» Dietro di lei, per tutto il vicolo, la gente sta in piedi sulle sedie. Battono sul soffitto, assorti, come si bussa alla camera di un malato.
verse-172-v11d-told-1 = Dietro di voi entra la famiglia, strisciando. Bersaba guarda la gallina. «Sulle bestie sotto le costole c'è una regola», dice. «L'uovo è mio.»
verse-172-v12 = *Il viaggiatore troverà la porta nel muro. La distinguerà dal muro grazie a Pasco. (Nota all'undicesima stampa. Questo Pasco è figlio del Pasco della decima.) Non spinga. Non tiri. Chi è entrato riferisce che era già dentro.*

    Sotto, a matita, in basso, qualcuno ha disegnato una casa. Ha la porta, il camino col fumo, e in fondo al tetto, dove non c'è niente, un timone.
verse-172-v13 =
    L'uomo in fondo alla panca, quando vi vede, si alza in due tempi.

    «Jago», dite. «Della collina del Testimone.»

    «Quella panca l'ho lasciata. Qui c'era un posto.» Si risiede, e la prova. «È un'attesa più fine. Là vogliono sapere chi aveva ragione. Qui solo se è ancora questa sera, e con quello di solito posso aiutarli.»
verse-172-v13-told-1 = Quel che gli avete pagato se lo ricorda. Vi presta il cuscino.
verse-172-v13-told-2 = «Voi lo sapevate, quella volta», dice, «e siete stati lì senza farvene accorgere. Per me è educazione.»
verse-172-v14 = La gente si ferma sotto il casotto e a Pasco racconta le cose, visto che non si può muovere. Lui le ridà con le stesse parole.
verse-172-v14-told-1 = «C'è un paese, dalle vostre parti, che tiene accesa una pietra a turno», dice. «A tavola sono trentacinque. Il cancello l'hanno messo su ruote, per averlo dietro. Il carrettiere credeva che scherzassero, finché non ha dovuto aprirlo.»
verse-172-v14-told-2 = «C'è un paese, dalle vostre parti, che è stato portato via intero», dice. «A braccia. Ai carrettieri chiedono di non passare su dov'era. C'è una corda che va su e giù.»
verse-172-v14-told-3 = «C'è un paese, dalle vostre parti, dove stanno tutti benissimo», dice. «È tutto qui. Il carrettiere piangeva, e diceva: stanno tutti benissimo.»
verse-172-v14-told-4 = «Ed è passata una donna, a piedi. Cinquanta e rotti. Ha guardato la porta e ha stabilito che è una porta male indirizzata. Poi ha guardato il casotto e mi ha chiesto da quanto. È andata per i campi.»
verse-172-v14-told-5 = «Ed è passata una sedia con sopra una donna che non ci voleva stare. A tutti chiede una cosa sola. A me ha chiesto che cosa avevo fatto. Ho detto che guardo la porta. Ha detto: non è quello che vi siete chiesto.»
verse-172-v14-told-6 = «E parlano bene di una giudice, laggiù. È contenta. Si sente in tutte le sentenze. Qualcuno le ha portato una notizia, e ha cominciato ad assolvere.»
verse-172-v14-told-7 = «E c'è un uomo, su una collina, che ai carri grida *buonasera*. Dicono che ha il muschio. Lui dice che tiene caldo.»
verse-172-v14-told-8 = «E c'è un giovane grande che tiene un cancello, mi dicono, che starebbe su anche da solo. Gliel'hanno detto. Ha risposto che finisce la settimana.»
location-173-menhir-told-1 = Si parte tutti o nessuno, è la sua parola, e sul molo nessuno saprebbe dire di che parla. Si accende lungo il bordo, come un lume su un gradino.
location-173-menhir-give = Dare: monete, legna e una sera di lavoro.
location-173-menhir-hold = Tenere: promettere di andare con gli ultimi.
location-173-menhir-take = Togliere: bruciare la pece dal tetto di qualcuno.
verse-173-o1 = I ragazzi hanno ritirato le lenze. Stanno con le mani in grembo e guardano in su, dove cominciano i tetti. «Niente, niente», dice il più grande. «Ce l'hanno detto. È che adesso non riusciamo a smettere.»
verse-173-o1-told-1 = Fra gli anelli vecchi ci sono quelli nuovi. All'interno di ognuno, ad alzarlo, c'è il segno che è sul lettino, come una mano alzata.
verse-173-o1-told-2 = Più in là la gente conta sulle dita quale sera è stata la sua.
verse-173-o1-told-3 = «Lassù c'è un letto della sua misura», dicono i ragazzi di Verme, dietro le canne. Hanno chiesto di vederlo sdraiarsi.
verse-173-o1-told-4 = «Nove», dice uno. «Io ne ho nove.» Si è tirato indietro dal bordo.
verse-173-o1-told-5 = Il vecchio del quarto moncone ha sentito negli anelli una voce d'uomo, chiara, dice, e non erano tanto le parole. Era che c'era dentro un *finché*.
verse-173-o1-told-6 = Si alzano per voi, lungo tutto il bordo. Pare che il molo sia vostro; chiedono se si può pescare.
verse-173-o2 = Adesso sapete cos'è. È un molo, lo dice ogni pietra, e il prato ci sta sotto come una marea in ritardo.
verse-173-o2-told-1 = Sopra c'è un banco. L'impiegato ha diviso il bordo in posti barca e sta sfrattando le margherite, per numero.
verse-173-o2-told-2 = Uomini con la paglia sul cappello vanno su e giù e vendono posti. «Per che cosa?» chiede la gente. «Per davanti», dicono loro.
verse-173-o2-told-3 = Lungo il muro corre una riga di gesso, all'altezza del ginocchio, ben dritta. «Arriva lì», dice dell'acqua una ragazza bianca, come si dice delle oche a ottobre.
verse-173-o2-told-4 = La gente di Bersaba ci ha appeso dei parabordi, vecchi materassi, teli pieni di muschio. Dicono che è per sedersi.
verse-173-o2-told-5 = «A mia madre sareste piaciuti», dice Bersaba, che sta ungendo un anello. Qui fuori ha cominciato a usare l'altra parola, sottovoce.
verse-173-o2-told-6 = C'è Bersaba, che unge un anello. Per voi non si volta. Ha cominciato un'altra striscia di corteccia.
verse-173-o2-told-7 = Il rione ha portato i mobili al piano di sopra. Due vecchi fanno la guardia al prato, a turno, con una campana.
verse-173-o2-told-8 = Un ragazzo ha accanto un uovo, in un cappello. «Ha detto che si tiene», dice. «La signora della bilancia. Ha detto che uno ne ha pagati due.»
verse-173-o0 = Girate sotto il muro, tra le ortiche, fino a un lungo bordo di pietra a cui nessuno fa la guardia. Un ragazzo con la canna vi guarda da sopra la spalla. «Questo è il dietro», dice. «Da qui non si entra. Bisognerebbe voler stare fuori.» Vi fa posto.
verse-173-o0-fish-with-him = Pescate con lui.
verse-173-o0-go-back-along-the-wall = Tornate lungo il muro.
verse-173-vx = Il sughero sta nell'erba. Verso cena si muove, lo vedete sia voi sia lui, ed è una talpa.
verse-173-oy = «Niente?» chiedete ai ragazzi. «Non ancora», dicono tutti insieme, con gli occhi sull'erba.
verse-173-oy-told-1 = A uno degli anelli qualcuno ha legato un nastro da sposa. Punta verso terra.
verse-173-oy-told-2 = Un uomo va lungo il bordo con la mano tesa a sinistra. Arrivato in fondo ride forte e torna indietro a rifarlo.
verse-173-o00 = *LA PASSEGGIATA. Pregevole muro di sostegno, d'uso ignoto, molto frequentato dai pescatori. Gli anelli di ferro sono decorativi. I visitatori ne notano la brezza, e si chiede loro quale brezza.*

    Il muro è lungo sei strade. Ogni dieci passi c'è un moncone di pietra con la vita stretta, e su ogni moncone siede un cittadino. Qui non viene nessuno per affari. Eppure il bordo è spazzato, e gli anelli, qualche centinaio, sono tutti unti.
verse-173-o00-told-1 = Quell'anello l'avete già visto. Era sotto il mulino con la ruota asciutta, in una pietra grande come un tavolo, e neanche lì c'entrava.
verse-173-o00-told-2 = Verme si stende subito, con l'orecchio sul bordo. Che cosa sente non lo dice. Si ritira, i piedi per primi.
verse-173-v1 = Il bordo, i ragazzi, il prato.
verse-173-v1-sit-down-on-a-stump = Sedetevi su un moncone.
verse-173-v1-taste-the-line-on-the = Assaggiate la riga sul muro.
verse-173-v1-count-the-rings = Contate gli anelli.
verse-173-v1-watch-the-old-man-with = Guardate il vecchio senza corda.
verse-173-v1-let-worm-listen-again = Lasciate ascoltare Verme.
verse-173-v1-ask-who-holds-the-quay = Chiedete chi tiene il molo, e cosa vuole.
verse-173-v1-beor-puts-his-shoulder-to = Beor appoggia la spalla a una casa.
verse-173-v1-let-the-stone-go-dark = Lasciate spegnere la pietra.
verse-173-v1-walk-along-the-chalk-line = Seguite la riga di gesso.
verse-173-v1-read-a-letter-for-the = Leggete una lettera per i ragazzi.
verse-173-v1-leave-the-quay = Lasciate il molo.
verse-173-v2 =
    Il cittadino accanto sposta la gazzetta. La pietra è consumata, ma non da chi si siede. Intorno alla vita corre un solco, liscio come l'interno di un cucchiaio, e il solco è più fondo dal lato opposto alla città.

    «Qui qualcosa ha tirato», dite.

    «È decorativo», dice il cittadino.

    «A lungo. E forte.»

    Alza gli occhi, si guarda le dita, che stanno nel solco da trent'anni di domeniche, e se le mette in tasca.
verse-173-v2-told-1 = «Quanto si farebbe pagare», dice Arev, «una giornata così?» Di che cosa, non glielo sa dire nessuno. Il calcolo lo fa lo stesso, dalla larghezza del solco, e la cifra lo impressiona.
verse-173-v3 =
    All'altezza degli occhi di un uomo, lungo il muro, c'è una striscia, più chiara sotto che sopra. Una capra la lecca. È tanto che la lecca che ci ha fatto una conca, a forma di capra.

    L'assaggiate accanto a lei. È sale. A quaranta miglia dal mare, quattro piedi sopra la cintura, è salata come una guancia.

    «Non appoggiatevi lì, per favore», dice una signora passando. «È l'umido.»
verse-173-v3-told-1 = «E tu dove volevi andare?» chiede Ailei alla capra, che la tiene d'occhio. La gratta dietro le corna, dalla parte opposta al muro. La capra le si appoggia finché lei deve fare un passo.
verse-173-v4 =
    Andate lungo il bordo con un carboncino. I ragazzi aiutano, tanto per fare. La maggior parte sono di ferro vecchio, tondi come occhi e sottili in basso, dove si tirava. Ma ogni tanto, a distanze che tornano, ce n'è uno nuovo. È stato murato quest'anno; nell'angolo c'è ancora la polvere.

    «Chi li mette?» chiedete.

    «Lui», dice un ragazzo, e con la canna indica la città in generale. «Viene uno. Non è di nessuna strada. Chiede se ci disturba.»

    «E a che servono, cosa dice?»

    «Dice che servirebbero a tenere, e se ci disturberebbe.»
verse-173-v4-told-1 = Quella grammatica la conoscete. Dietro un architrave c'era gente che parlava così, e mai di qualcosa che avesse fatto.
verse-173-v5 =
    Quando la luce cala scende un vecchio. Al quarto moncone si china, scioglie qualcosa che non c'è, se lo avvolge sul gomito e lo lancia, da sotto in su, verso il prato. Lo guarda cadere. Poi saluta con la mano.

    «Chi salutate?» chiedete.

    «Non lo so. Lo faceva mio padre.» Non si offende. «Tu fai il quarto, mi diceva, e se non vedi nessuno non importa. Anche a te piacerebbe che ti mollassero come si deve.»
verse-173-v5-go-down-and-catch-it = Scendete a prenderla.
verse-173-v5-wave-with-him = Salutate anche voi.
verse-173-v5a = State tra le margherite a braccia tese. Lui lancia; voi l'afferrate, o chiudete le mani quando sarebbe arrivata. Al vecchio la schiena si raddrizza di un dito. «Dai volta!» grida, con una voce che fa aprire le finestre lungo tutta la passeggiata. Non sapeva di averla. Poi scende e vi insegna il nodo, e vi dà la corda vera, quella che gli regge i calzoni.
verse-173-v5b = Salutate. C'è vento, o una vacca si corica, e l'erba alta si piega in una riga, via da voi, fino agli alberi.
verse-173-v6 =
    Sta lungo il bordo con un braccio penzoloni. I ragazzi alzano le lenze per non prenderlo.

    «Arriva», dice Verme.

    «Che cosa?»

    «Quello che c'era.» Parla piano, come accanto a un letto. «È lontana e non ha fretta. Tasta sul fondo dove aveva lasciato il posto. È arrivata a...» Ascolta. «Ha trovato la capra.»

    Si tira su. Intorno all'orecchio ha un cerchio rosso. «Nessuno mi ha chiesto cosa farà alle cantine», dice. «Le cantine le conosco. Bisogna dirlo a qualcuno, o a nessuno, e non voglio essere io a scegliere.»
verse-173-v6-tell-the-whole-ward = Ditelo a tutto il rione.
verse-173-v6-tell-only-bersaba = Ditelo solo a Bersaba.
verse-173-v6-tell-nobody = Non ditelo a nessuno.
verse-173-v6a = Per cena si è sparsa la voce che l'umido peggiorerà. Col buio ci sono gli armadi sulle scale. I vicini che si sono spaventati non si scorderanno chi l'ha detto, e nemmeno quelli che avrebbero dormito là sotto.
verse-173-v6b = Ascolta fino in fondo con la bocca piena di cavicchi. «Fin dove?» chiede. Verme glielo mostra su di sé. Lei guarda la cucina, all'altezza della sua clavicola, tutt'intorno, e comincia a sorridere, e si toglie i cavicchi per farlo bene.
verse-173-v6c = Tornate dalla parte delle cantine. La gente ci tiene le mele, sulla paglia, e una culla che non serve più. Verme augura la buonasera a ogni porta.
verse-173-v7 = Chi vi ha aperto la porta ha in tasca la chiave del molo e un lavoro da far fare.
verse-173-v7h = Il lavoro da fare sul molo.
verse-173-v7-told-1 = «Una persona che vada su e giù», dice l'impiegato del banco. «Non va sorvegliato contro qualcosa. Va sorvegliato perché c'è la voce.»
verse-173-v7-told-2 = «Vendetemene sei», dice l'uomo con la paglia. «Io ne ho venduti nove, ma la mia faccia la conoscono. Viene meglio a uno che sembra che gliel'abbiano proibito.»
verse-173-v7-told-3 = «Mi tenete il capo della riga?» dice la ragazza col gesso. «Dev'essere uno che non ci tiene che passi da qualche parte.»
verse-173-v7-told-4 = «Tavole», dice il nipote di Bersaba, con le braccia piene. «Da dove sono a dove starebbero meglio. Si capisce da come si mettono.»
verse-173-v7h-do-it = Fatelo.
verse-173-v7h-ask-what-it-is-for = Chiedete a che serve.
verse-173-v7a = Ci si arriva ai lumi. Pagano sull'unghia, che qui è una piastra di ferro accanto al quarto moncone, consumata da quattrocento anni di niente.
verse-173-v7b = «A che serve?» Vi guardano con pena. «È un molo», vi dicono, col tono con cui si dice: è vedova. Un ragazzo, dopo, vi prende da parte, per gentilezza. «A che serve non glielo si chiede», dice. «Gli si chiede come ha dormito.» Ha spostato la canna sull'altro ginocchio.
verse-173-v8 =
    È la quarta casa, tre piani, coi gerani. Beor appoggia la schiena allo spigolo e i talloni a un anello. «Per vedere», dice.

    Cede. Si sposta di un dito e torna, piano, col suo peso, con tutte le finestre che respirano.

    «Attenti alla minestra!» grida una donna da dentro. Si affaccia, mestolo in mano. Cerca che cosa le ha urtato la casa, e c'è soltanto Beor.

    «Scusate», dice lui.

    «Lo fa quando c'è mio marito», dice la donna. «Non sapevo che si potesse da fuori.»
verse-173-v9 =
    È la pietra che la tiene lontana. Fin qui l'avete capito. Se la sua parola si allenta, quello che dall'altra parte arriva al bordo non si fermerà al bordo, e di là è abbastanza fonda da far galleggiare una città.

    «Tutta insieme?» chiede il ragazzo con la canna. Si è tolto le scarpe.

    Si può far male. Se i tetti stanno come li hanno lasciati, certi da un lato pesano di più, di quattrocento anni di armadi.
verse-173-v9-let-her-go-by-bersaba = Lasciatela andare, col conto di Bersaba.
verse-173-v9-let-her-go-as-things = Lasciatela andare così com'è.
verse-173-v9-keep-her-lit = Tenetela accesa.
verse-173-v9a =
    In tre strade ci vuole un'ora a spostare gli armadi, e nessuno chiede più di una volta perché. Poi togliete i palmi. Si spegne dal fondo. Sopra il prato la luce si piega, le margherite si coricano, e senza rumore, senza un'onda, c'è acqua contro il muro, fino alla striscia della capra, con dentro la sera.

    E dietro di voi, strada per strada, in piano, con un gemito come di chi si alza da una sedia, la città si tira su.
verse-173-v9b = Si spegne dal fondo, e arriva. È silenziosa, ed è tanta. I tetti per lo più si sollevano. Vicolo della Pece no. Si piega, tutto il lato sud, coi lumi accesi, come uno che cerca di sentire, e poi è coricato. Dalle finestre li tirano fuori quasi tutti. Due no, il vecchio Sampson Hext, e la ragazza che era tornata dentro a prendergli i denti.
verse-173-v10 =
    È tracciata lungo tutto il muro, sale gradini e attraversa porte senza un tremito. A ogni soglia ci vorrebbe una data, e c'è un'ora. Ci mettete la cintura, e torna, al dito, da un capo all'altro della città.

    «Come avete misurato?» chiedete alla ragazza.

    «Non abbiamo misurato», dice. «Abbiamo pensato a come sarà quando ci sarà stata, e abbiamo disegnato quello.»
verse-173-v11 = Qui arrivano le lettere per chi non è conosciuto a nessuna porta; i ragazzi le usano come esca. Una viene da lontano e porta il nome del vostro paese, perciò l'hanno tenuta all'asciutto.
verse-173-v11-told-1 = Dice che stanno tutti bene, e manda baci, in sei grafie. Chiedono che tavola avete, lì dove siete. «La nostra è tanto bella», dice. «Non ha un capo.»
verse-173-v11-told-2 = «Con la farina l'abbiamo rifatto», dice, nello stampatello di Piran. «Ce n'è poca, e ha fatto il giro. Di chi è stata l'idea non lo dice nessuno. Però a tavola si dice: *come hanno fatto loro*.»
verse-173-v11-told-3 = «Trentacinque su trentacinque», dice. «Per numero. Credevo che coi numeri si sarebbe smesso quando andava meglio, ma ormai rispondono a quelli.»
verse-173-v11-told-4 = «Qui è martedì», dice, nello stampatello di Piran. «Ha fatto caldo. Si è staccato il manico della pompa. Mi hanno detto di scrivere qualcosa, così l'avevate.»
dream-193 = Dormi in una casa che pensa ad altro. Verso mattina gira la porta per guardare dove guardi tu, e vedete tutti e due che è lontano.
nightmare-193 = La tavola viene tirata dall'altra parte. «Ti credevamo a bordo», dice tua madre, piccola. Sta apparecchiando per cinque.
verse-193-o1 = Sul lato sud di Vicolo della Pece dall'acqua escono i comignoli. Attorno a uno gira una corona, piano, come se cercasse la porta. La gente si toglie il cappello davanti a voi e lo tiene in modo da non vedervi.
verse-193-o1-told-1 = Un tetto più in là non si è sollevato affatto. È quello a cui avete bruciato la pece.
verse-193-o2 = Una passerella a ogni porta, e su ogni passerella qualcuno che esce e rientra, per il gusto di farlo. *In caso di pioggia*, dice la guida, e si ferma.
verse-193-o2-told-1 = Galleggia tutto, meno una. Quella siede sul fondo fino al davanzale, e sul tetto ci sono in undici, coi letti. La pece gliel'avete bruciata voi.
verse-193-o2-told-2 = Stanno in piano come piatti. Bersaba va dall'una all'altra in calze e bussa, e non le serve ascoltare.
verse-193-o2-told-3 = «Chi sale?» vi chiedono da ogni passerella. La chiave è vostra. Lo dicono per gentilezza, e a ogni porta l'elenco si allunga.
verse-193-v1 = Acqua contro il muro.
verse-193-v1-watch-who-goes-in-and = Guardate chi va e chi viene.
verse-193-v1-see-what-has-hold-of = Guardate che cosa tiene la casa accanto.
verse-193-v1-say-to-bersaba-that-it = Dite a Bersaba che galleggia.
verse-193-v1-throw-something-in-for-pitch = Gettate qualcosa per Vicolo della Pece.
verse-193-v1-go-ashore = Scendete a terra.
verse-193-v2 = Una sposa porta il marito oltre la soglia in braccio, visto che la casa è sua. Lui non si è abituato, e tiene fuori un piede, per la terra.
verse-193-v3 = «È una prova», dice Bersaba. Si è seduta sul quarto moncone, finalmente, con la schiena alla strada. «Varo non me lo chiamate. A bordo non c'è nessuno che parte.» Ha le scarpe piene d'acqua. «Per un po' non parlatemi», dice. «Ho sessantaquattro anni e sto ascoltando.»
verse-193-v4 = Pane, perché lì era ora di cena. Galleggia un bel pezzo. Una donna a una finestra lo guarda. «Non l'avrebbe masticato», dice, «senza i denti.» Non è un perdono, però parla di lui.
