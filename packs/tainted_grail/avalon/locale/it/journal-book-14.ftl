verse-book-600 =
    Il mare è uscito dalla Cala della Campana e non è rientrato. Dove stava c'è sabbia, fin dove si vede, dura come un'aia, coi solchi di vecchie chiglie disegnati sopra.

    «Primi arrivati, voi», dice sorella Ia. Carta non ne ha. Si lecca un dito come per voltare pagina. «Il verbale lo teniamo noi. A memoria; è il solo posto dove non ci hanno mai bruciato niente.»

    «Perché qui?»

    «Perché non ha padrone. Quando il resto fu dato in prestito, questo era sott'acqua. Mettilo», si dice, ed è messo. «Vengono tutti. Chiunque si è sentito promettere qualcosa. Vogliono che gli si dica come finisce.»

    «E quanto c'è?»

    «Dodici giorni, a tacche. Poi si cena, ed è il giorno dopo.»

    «E che cosa occorre?»

    «Cinque popoli, se no è soltanto una lite. La Tavola, in piano. Poi glielo si può chiedere. Se si parte, quattro scafi, sani. Se si resta, quattro nomi, di chi sta alle pietre.» Guarda lungo la sabbia, dove ancora non c'è nulla. «Seconda», dice Ia, «una donna con un cancello.»
verse-book-600-told-1 = «E uno di voi parte con l'ultimo», aggiunge. «L'avete detto a una pietra, e da allora dormite male. Qui si può smettere; è scritto.»
verse-book-600-told-2 = «Di quegli undici, due li avete lasciati di là», corregge Maddern. «Vi hanno messi fuori coi lumi, con tanto garbo che non ve ne siete accorti.»
verse-book-601 =
    Mezzogiorno, e alla secca nessuno fa ombra a un altro. La Tavola è al centro sotto la trapunta. Attorno c'è più gente di quanta se ne sia mai vista in piedi senza una ragione.

    «Dove ci si mette?» chiedono gli ultimi arrivati.

    «Dove vi pare», dice Ia, e per la prima volta il verbale s'inceppa, perché non gli pare niente. Poi una vecchia che di file se ne intende si sposta di un passo dall'orlo verso il centro e si ferma. Si spostano tutti di un passo. Nessuno ha una sedia sotto; dentro il cerchio ce n'è una, che Cuanacht ha portato di troppo e che non sanno a chi dare.

    «A verbale», dice Ia. «Si sta in piedi.»
verse-book-601-told-1 = Il tondo l'avevano già fatto con le sedie; ci stanno dietro, con le mani sullo schienale, come a una festa.
verse-book-601-told-2 = Fra loro ci sono quelli dei rettangoli di cenere, che stanno in piedi con più esercizio degli altri.
verse-book-601-told-3 = Una panca è rimasta vuota. Qualcuno ha chiesto di chi è. L'avete detto.
verse-book-601-told-4 = Sono tutti coi guanti, nel sole. Se si dovesse votare per alzata di mano, non potrebbe nessuno.
verse-book-601-told-5 = Della sera, a Camelot, lo sanno già. Fanno segno ai vicini di stare a sentire, come chi ha letto la fine.
verse-book-601-told-6 = «Ci saremmo tutti, avete detto di là», ricorda Ia a voi soli. Fa il giro della folla con gli occhi e non conta. «Può essere.»
verse-book-602 =
    «In prima fila», chiama Lalla Tresk, quella del Deposito, «chi è stato in deposito, quanti ce n'è.» Vengono avanti e, siccome non sanno stare senza un numero, stanno per altezza. «Do lettura», dice lei. «No. Do la parola.»

    «Fino a giovedì so tutto», dice Colan, quello della cella nove. «Al giovedì c'è un foglio con una firma. Io vorrei solo sapere di chi era.»

    Una donna coi capelli tirati esce dalla folla. Non ha preparato niente. «Mia», dice. «C'erano i bambini, e venne uno gentilissimo, e disse, per un anno. Avevi detto tu che la calligrafia buona era la mia.»

    Lui la guarda come chi trova un gradino dove lo ricordava. «Venerdì», dice piano. Lo prova. «È venerdì.»
verse-book-602-told-1 = «Noi siamo usciti di notte», dice uno, «coi ferri di questi qui. Volevo dire grazie prima che ci si dividesse.»
verse-book-602-told-2 = «Le chiavi le avevano loro», dice uno, e vi indica senza cattiveria, come un tavolo.
verse-book-602-told-3 = Una sedia la portano in due, vuota, e la posano al suo posto nella fila, per altezza. È di quello che scriveste voi nella casella.
verse-book-1060 =
    «In prima fila», chiama Lalla Tresk, quella del Deposito, «chi è stato in deposito.» In prima fila c'è sabbia. È venuta da sola, con le chiavi, e dietro c'è Massen. Gli altri non è salito a prenderli nessuno.

    «Stavano per alzarsi», dice Massen. «Si riteneva che li avrebbero mandati a chiamare. *Io* lo ritenevo.»

    «Bastava tenergli la porta», dice Tresk. Non lo dice con durezza. Si sfila dal polso il cartellino, perché uno ce l'ha anche lei, e lo posa dove la fila comincerebbe. «Sto in piedi io per loro. Da seduta ho fatto pratica.»
verse-book-1060-told-1 = Una sedia la portano in due, vuota, e la posano al suo posto nella fila, per altezza. È di quello che scriveste voi nella casella.
verse-book-603 =
    E poi bisogna dirglielo. Che la tacca manca. Che non è scaduto niente perché una sera non si è voluto che finisse, e fu una gentilezza, e da quella gentilezza vengono le mani. Ia aspetta col dito umido. Un bambino chiede se è una storia che fa paura.

    «Chi la dice?» domanda la prima fila.
verse-book-603-ailei-tells-them = La dice Ailei.
verse-book-603-casvel-tells-them = La dice Casvel.
verse-book-603-gwenneg-tells-them = La dice Gwenneg.
verse-book-603-tell-them-as-you-can = La dite voi, come viene.
verse-book-1004 =
    «È stato un padre», dice Ailei. La voce non è forte; si fa silenzio perché arrivi. «Non voglio dirvela bella. Aveva una bambina malata e ha detto, stasera no. E gli hanno detto di sì. E noi siamo tutti nati dentro quel sì.» Prende fiato. «Quello che tenete in mano quando non si apre più è roba che andava lasciata a un altro, e non l'ha chiesta un'anima. Non è un castigo. È un arretrato. Si può pagare. Farà male come fa male, e non di più.»

    Le chiedono se lo promette. «No», dice Ailei. «Ve lo dico e basta.» Ed è la prima volta, da quando dice le cose alla gente, che le credono.
verse-book-1005 = «Grazie», comincia Casvel, e si sente fin sulle Botti. «È quello che diciamo da anni; vorrei che per una volta non lo si cantasse. Mancava un giorno. Chi doveva metterlo non l'ha messo, per amore. Da allora siamo la sera più lunga che ci sia stata, e io, che vi ho insegnato a contarla, pensavo che bastasse essere pronti.» Guarda i piccoli, in fila, lavati. «Non basta. Su questo mi sbagliavo. Bisognava che vi si dicesse anche che cosa si fa dopo cena.» Aspetta che lo contraddicano. Non lo contraddicono, cosa che gli dispiace moltissimo.
verse-book-1006 = «Ero… No.» Gwenneg si ferma. Ricomincia da più vicino. «Ho fatto due passi. Vi hanno detto che ero andato, e per questo gli altri si sono messi alle pietre. Io ero dietro il granaio. Poi mi vergognavo e allora era tardi, e più era tardi più era tardi. È la stessa cosa.» Indica la Tavola col mento. «Anche lui, quello là. Ha detto *fra un momento*. Non era cattivo. Solo che un momento, se non lo finisci tu, non c'è un altro che venga a finirtelo.» È la versione più corta che se ne sia mai data. Nelle ultime file la ripetono. In fondo arriva uguale.
verse-book-1007 = Lo dite male. Cominciate dalla cera, tornate indietro per la bambina, vi correggete fra voi sulla data. Poi, dalle file, cominciano ad aiutarvi. «Il rigo vuoto, dite. La moneta che non torna.» Ognuno ne aveva visto un pezzo e credeva che fosse una disgrazia di casa sua. «Allora è *questo*», dice una donna, «che mia nonna restava sulla porta col cappotto in mano.» Quando avete finito l'hanno raccontata quasi tutta loro. Ia vi chiede da chi, per il verbale. «Da chi c'era», dite.
verse-book-604 =
    «Altri?» chiede Ia. Si fa avanti Kerra, dalla terza delle dodici porte, col cesto.

    Fra quanti hanno qualcosa da rimproverare è l'ultima della lista, e lo sa. Guarda i volti uno per uno. Li ha già visti, tutti quanti, di là da una tavola. «Non chiedo niente», dice. «Volevo esserci quando lo chiedevano gli altri.»
verse-book-604-told-1 = Nessuno di voi la conosce. «Scusate», le dite, «avete una faccia onesta. Vi dobbiamo forse qualcosa?» «No», dice Kerra, dopo un momento. «È tutto regolare.»
verse-book-604-told-2 = Poi, da dietro la spalla, senza voltarsi, «Mi passi il sale?» Arev ce l'ha in tasca. Ce l'ha in tasca da una vita.
verse-book-604-told-3 = «E la pagina la so a memoria», aggiunge. «Non serve bruciarla. Lasciatela nel libro; è la sola dove sto scritta io.»
verse-book-604-told-4 = Accanto le viene l'altra, l'identica. Rispondono tutte e due al nome, e fra loro non si guardano; si cedono il passo.
verse-book-604-told-5 = «Dalle vostre porte, di notte», dice ancora, «si sentiva ridere. Era quello che ci faceva restare.»
verse-book-605 =
    «Io», dice una voce cortese, «ringrazio.»

    È Casvel, che sul gesso insegnava ai bambini a contare alla rovescia. Ringrazia tutti, a uno a uno, per nome, e ci vuole tempo. Ringrazia chi lo ha sfamato e chi gli ha tirato le pietre; la madre che gli ha portato via il figlio, perché al figlio faceva freddo. «Sul giorno avevo ragione», conclude, «e non è servito a nessuno. Sui bambini avevo torto, ed è servito a me.» Si volta verso di voi. «Ho anche da chiedere. Ma è una cosa privata.»
verse-book-605-told-1 = «E mi è stato risposto», dice. Lo si vede dagli occhi, che si sono riposati.
verse-book-605-told-2 = «Basta», dicono in coro i piccoli, per fargli vedere che lo sanno ancora.
verse-book-605-told-3 = «Undici», aggiunge, al centesimo respiro. L'hanno sentito tutti. Nessuno lo ringrazia.
verse-book-605-told-4 = «A voi in particolare», dice, e fa il vostro nome, «grazie di essere venuti. Dopo quello che è stato, ci vuole più coraggio.» Non c'è dentro nessuna punta. È quello che fa male.
verse-book-605-told-5 = «Cedo la parola a questi», dice, «che una volta mi diedero la parola, in faccia, e la tennero.»
verse-book-605-told-6 = «E grazie a voi», vi dice, «che guardaste da un'altra parte. Qualcuno doveva vedere il muro.» Lo pensa davvero.
verse-book-605-told-7 = Il tramonto di quest'ultima sera lo terrà lui. È agli atti.
verse-book-1062 = «Io», chiama una voce cortese, da lontano, «ringrazio.» È Casvel, che sul gesso insegnava ai bambini a contare alla rovescia. Si è fermato sul ciglio coi suoi; nessuno era salito a prenderli. Ringrazia di lassù, a uno a uno, per nome, e uno su tre se lo porta il vento. Quelli che si porta il vento si alzano, per sentire di che cosa. «Sul giorno avevo ragione», arriva fin qui, «e non è servito a nessuno. Sui bambini avevo torto.» C'era dell'altro. Ha ancora le mani intorno alla bocca quando il suono è già passato.
verse-book-606 =
    Hedra, che da giudice aveva una collina per sedersi, è in piedi come gli altri, e l'assemblea le si è messa attorno da sola, come l'acqua a un palo. «Non ho una sedia», dice, «quindi non è una sentenza. Chi parla dica il suo nome e una cosa che sa. Quello che teme lo dica al vicino.» Lascia tempo. «Alle pietre si può tornare. Un anno, un giorno, e la fine scritta. Servono quattro. Chiedo.»

    Nessuno. È un silenzio di quelli che si potrebbero stirare. Una bambina conta i gabbiani, ne arriva in fondo e ricomincia.

    «Chiesto», dice Hedra. «Chi tace non è d'accordo. Sta pensando.»
verse-book-606-told-1 = «Quattro nomi», dice Ia, e li recita. A ogni nome qualcuno si mette un po' più dritto, e sua madre un po' meno.
verse-book-606-told-2 = «Di nomi ce n'è», dice Ia. «Non bastano. L'ultimo non lo vuole nessuno; il primo ha coraggio, il secondo ha un amico. L'ultimo ha solo la pietra.»
verse-book-606-told-3 = «A me una volta si disse che se n'erano andati tutti e cinque», aggiunge, verso di voi. «Fu una bugia detta bene. La metto a verbale perché oggi non se ne dicano.»
verse-book-606-told-4 = «Quello che non è partito sono io», dice Gwenneg a tutta l'isola. È la cosa più corta della giornata, e la sentono fin sulle navi.
verse-book-1008 =
    Hedra non c'è. A dare la parola è una bambina di undici anni, Eseld, su una cassetta, e fa tutto per bene, terribilmente. «Nome», dice. «Una cosa che sapete. Avete perso? Allora potete rifare, ma una volta sola.»

    Un vecchio racconta una bugia lunga e molto bella. Lei lo ascolta fino all'ultimo. «Era meglio l'altra», decide. «Quella vera, che stavate per dire.»
verse-book-1008-told-1 = Per le pietre quattro nomi ci sono. Li fa venire avanti, e li guarda così forte che uno arrossisce.
verse-book-1008-told-3 = Chiede chi starebbe a una pietra. Nessuno. Aspetta il tempo giusto, che ha imparato non si sa da chi. «Segnato», dice Eseld. «È ancora il turno vostro.»
verse-book-1008-told-4 = Ripete i nomi che ci sono per le pietre, e per ognuno alza un dito. Poi tiene su la mano, con un dito ancora piegato. «Questo è qualcuno», dice Eseld. «Io so aspettare.»
verse-book-1008-told-2 = «Quello che non è partito sono io», dice Gwenneg. «Vuoi rifare?» chiede lei. «Sì», dice lui.
verse-book-607 =
    «Le somme», annuncia Tresk. Si siedono attorno a una cassetta, lei e Massen fuori servizio. Il terzo posto è per chi arriva in feltro. «Quanti stringono?» «Tanti.» «Sì, ma quanti?» «Tanti quante sono le cose che non si è chiesto di tenere», dice Massen. «Si è contato. Ho contato.»

    «E i posti a bordo?»

    «Uno di meno», dice Tresk. Rifà. «Uno di meno. Anche le pietre, uno di meno. I letti, il pane. È il conto che mi fa onore più di tutti, non sbaglia mai; dovunque si guardi ne manca uno.»

    «È quello in piedi», dice una voce. Non si capisce se dalla fila.
verse-book-607-told-1 = «Quella di questi signori torna», attesta Tresk. «Hanno dichiarato tutto. Anche la mela.»
verse-book-607-told-2 = Poi, per dovere, Tresk scopre la trapunta e conta il bordo. Arriva in fondo. Si toglie la matita dall'orecchio, guarda la punta, guarda voi, e se la rimette. Non dice niente. «Mi dimetto», dice, dopo che non ha detto niente.
verse-book-607-told-3 = «E la nave bianca, chi la governa?» Alza la mano una levatrice. Poi Tegen, che non l'alza; si pulisce i piedi.
verse-book-1000 = «Quale, ancora non si chiede», dice Ia. Con la scarpa tira una riga nella sabbia. «Di qua le barche: si parte tutti, e si dà la buonanotte. Di là le pietre: quattro le tengono, un anno e un giorno, e gli altri restano. Prima mi dite chi accetta, comunque vada. Mettetevi pure dalla parte che preferite; va a verbale, e non vi impegna.»
verse-book-1000-told-1 = «Cuanacht quello che ha dato l'ha dato», dice il ragazzo con la chiave. Passa dalla parte delle barche, e tutta la panca si alza e va dietro alla chiave. «Cinque. Vorrebbe tenersi il resto. Ma ci stiamo, comunque vada.»
verse-book-1000-told-2 = Le Dodici arrivano alla riga, nati e Resi, e ci si mettono a cavallo. «Noi da tutt'e due le parti ci siamo già», dicono. «La porta ve la teniamo.»
verse-book-1000-told-3 = Le Botti si siedono proprio sulla riga. «Si galleggia», dicono. «Non è né andare né restare. Ma votiamo per chi ha posto.»
verse-book-1000-told-4 = «Ci avete chiamati», dice il Prato, e passa dalla parte delle pietre, una fila alla volta, al passo. «È più di quanto era promesso. Qualunque cosa, purché in piedi.»
verse-book-1000-told-5 = «Per chi stringe è lo stesso», dice una donna coi guanti legati. L'hanno accompagnata fino alla riga, e lei le volta la schiena, per guardare la gente. «Basta che non si decida senza. Eccoci.»
verse-book-1000-told-6 = Il primo passo non lo fa nessuno. Si guardano i piedi, che sono tanti.
verse-book-1001 = «Adesso chi non è un paese», dice Ia. «Una bocca per uno. Non tutti.» Il sole si è spostato di un braccio buono; non si sono accorti di averlo lasciato fare.
verse-book-1001-told-1 = «Le zie dicono quello che dico io», dice Jory, per il bosco. «Io non ho ancora detto.» Guarda in su, dove sarebbe la collina, e le si mette sotto, dalla parte delle pietre. «Sì.»
verse-book-1001-told-2 = «Noi», dicono insieme Ia e Maddern, uno di qua e una di là dalla riga. Si guardano, e per una volta intendono la stessa cosa.
verse-book-1001-told-3 = Le Contagradini lo dicono in tre voci, l'ultima in ritardo. Fa un sì solo, ma con l'eco.
verse-book-1001-told-4 = «La Fiera ci sta», dice Ysella, e fa tirare il carro dalla parte delle barche. «Gratis. Scrivetelo grande. Il gratis.»
verse-book-1001-told-5 = «Grazie», vota Casvel. Prima ha chiesto a quelli di qua e a quelli di là se disturbava.
verse-book-1001-told-6 = Dal fondo un mestiere tossisce, e gli altri mestieri dietro. «Lo sciopero è finito», traducono.
verse-book-1001-told-7 = Uno delle Botti guarda i vostri piedi e non avanza. Dondola appena, come se ci fosse ancora l'acqua.
verse-book-1002 = «E dalla città?» chiede Ia. «Dai posti dove non si firma con una croce?»
verse-book-1002-told-1 = «Siamo stati re», dicono quelli dello scafo sui tetti. «Una sera a testa, di nascosto.» Passano dalla parte delle barche, in pubblico. «Si dice di sì.»
verse-book-1002-told-2 = «Si è favorevoli», dice Massen. Chiude gli occhi, e scavalca una cosa che non c'è. «Sono favorevole.»
verse-book-1002-told-3 = «Per la prima volta lo chiedono a noi», dice la prima fila, per altezza. «Bastava quello. Sì.»
verse-book-1002-told-4 = La gente della Giudice ha già votato, in silenzio, per appello e controappello. Portano solo l'esito.
verse-book-1002-told-5 = «Purché dopo si dorma», dicono quelli delle leghe, coi fiori di papavero nel cappello.
verse-book-1002-told-6 = L'Arrotondatore del pedaggio si fa avanti, e tutti aspettano, su o giù? «Uno», dice. È la prima volta che parla in numeri interi.
verse-book-1002-told-7 = «Loro hanno già pagato», dice una della locanda, e vi indica. «Per domani. Tengo la camera.»
verse-book-1003 = «E c'è chi non abbia mai avuto la parola?» chiede Ia. «Oggi si verbalizza anche quello.»
verse-book-1003-told-1 = «Noi che non si è mai andati da nessuna parte», dicono gli Esenti, col budino in mano, «siamo venuti.»
verse-book-1003-told-2 = «È già domani?» chiede Onora. Ha nove anni e l'ha chiesto a tutti. «Perché allora si può dire buonanotte a ieri.»
verse-book-1003-told-3 = Sull'orlo, dove la sabbia fa buio, sta uno col cappello in mano. Non è venuto avanti. «Si aspetterebbe qui», dice, «se non è d'impiccio.»
verse-book-1003-told-4 = In fondo, dov'è buio, la sabbia ha l'impronta di gente che sta in piedi. Più vicino di così non possono venire; la porta gliel'avete chiusa voi.
verse-book-1003-told-5 = «Noi», dicono quelli dei cinque che sono a casa, da seduti. «Avevamo detto *finché gli altri*. Gli altri siete voi.»
verse-book-1003-told-6 = «Quelli che parlano piano», dite voi per loro, come avevate promesso, «non partono e non tengono. Stanno.» Un quinto della folla, per un attimo, è un po' più in là.
verse-book-1003-told-7 = «Chi li ha avvertiti parli anche degli altri pericoli», chiede uno con la faccia un poco sfuocata, cortesissimo.
verse-book-1003-told-8 = «Quale paese?» chiede una voce di ragazzo, quando si nomina la carta. «Come si chiama, intendo. Il prossimo.»
verse-book-1003-told-9 = Non c'è nessuno. Si voltano lo stesso a cercarlo, perché non si dica che guardavano da un'altra parte. «Nessuno», fa Ia alla fine. «È la prima volta che lo metto a verbale.»
verse-book-1003-told-10 = Ormai la riga non si vede più, sotto le scarpe.
verse-book-608 =
    «Basta», dice Ia. È rauca; sono ore che ricorda. «Questi accettano, comunque vada. Adesso: le barche o le pietre? Chi propone?»

    «Le barche», dice uno col catrame sui polsini. «Ne lascereste quattro lassù, a tenermi su il pavimento?»

    «E voi il pavimento lo lasciate», dice una donna con una gallina. «Io ci ho mia madre.»

    «Portatela.»

    «È *sotto*. Dalla parte del pero.» A questo nessuno sa rispondere. Lui le guarda gli stivali, e poi i suoi. «Allora quattro», dice. «E se chiedono il vostro?»

    «Allora voglio le barche», dice la donna con la gallina.

    Guardano voi. È la cosa più semplice della giornata e la più antica; siete quelli che sono andati e che sono tornati a dirlo. Un bambino si è seduto sulla sedia di troppo, e lo lasciano stare.

    «Qualunque cosa si dica», avverte la vecchia delle file, «dopo la si fa. Qui di stare ad aspettare siamo capaci tutti.»
verse-book-608-told-1 = «O né l'uno né l'altro», dice la tessitrice, che ha imparato. «Si resta, e si lascia andare il posto dove gli pare. Mettete anche questo.»
verse-book-608-told-2 = «Non bastano per tutto», vi dice Ia, da parte. «Proporlo si può lo stesso. Si chiama passarci sopra, e se ne andrebbero.»
verse-book-608-move-that-all-sail = Proponete che si parta, tutti.
verse-book-608-overrule-them-and-sail = Decidete sopra di loro che si parte.
verse-book-608-move-that-four-keep-the-stones = Proponete che quattro tengano le pietre.
verse-book-608-overrule-them-and-keep = Decidete sopra di loro che si resta.
verse-book-608-move-that-one-dwell = Proponete che si abiti.
verse-book-608-overrule-them-and-dwell = Decidete sopra di loro che si abita.
verse-book-608-say-it-will-be-seen-to = Dite che è già provveduto.
verse-book-608-say-nothing = Non proponete niente.
verse-book-993 = «Partire», dite. Non si applaude; è una parola con dentro la casa. Poi da una barca chiedono se si può portare il gatto, e ridono tutti, e chi ride sta già pensando a cosa mettere nel sacco. «Chi dà la buonanotte?» domanda Ia. «A chi resta di là, col cappello.» «Tutti», dice una vecchia. «Non a turno. Tutti, male, insieme.»
verse-book-993-told-1 = «C'è posto», fa Bersaba, e bussa sull'aria. «Stretti. Uno meno. Ma c'è.»
verse-book-993-told-2 = «Su che cosa?» chiede Bersaba. Guarda quello che galleggia e quelli che sono sulla sabbia, più volte. «Io dico sì», fa. «La stoppa dice no.»
verse-book-994 = «Tenere», dite, «un anno e un giorno. Con la fine scritta, stavolta, e chi porta la cena.» «E dopo?» «Dopo si richiede. Sempre. Si vota ogni anno se svegliarsi.» Un brusio di teste che fanno i conti, e sono conti che sanno fare, raccolti, scarpe, età dei figli. «Si taglia un bastone nuovo», ordina Ia. «Sottile, che si veda che è corto.»
verse-book-994-told-1 = I quattro si sono già trovati fra la folla. Si stanno mostrando le scarpe.
verse-book-994-told-2 = «E quelli che mancano?» chiede la bambina della cena. Si fa di nuovo silenzio. Lei piega il tovagliolo, più piccolo.
verse-book-995 = «Abitare», dite. La parola non la capiscono. Tocca spiegarla a quelli davanti, e loro a quelli dietro; arriva in fondo un po' diversa, ed è giusto. «Senza barca?» «Senza.» «Senza pietra?» «Si dice buonanotte come quando si va su a letto, e poi si va su a letto.» «E la mattina?» «La mattina si guarda dove si è.» Una che sa come si fa prende sottobraccio una che non lo sa, e quella la lascia fare. «Comincia dal naso», le consiglia.
verse-book-995-told-1 = «Noi vi si apre», dicono le case, e infatti sono già aperte.
verse-book-995-told-2 = «E quelli che lasciaste fuori?» chiede uno, senza astio. «Sanno come si fa. Bisognava chiederlo a loro.»
verse-book-996 = «È già provveduto», dite. Aspettavano di tutto, tranne questo, che è quello che avevano aspettato tutta la vita. «Allora non si parte?» «No.» «E non si tiene?» «No.» «E chi…» comincia un ragazzo, e sua madre gli sistema il colletto. Ia ha il dito alzato e non trova la pagina. «Come lo mettiamo», chiede, «quello che non avete detto?» La prima fila guarda per terra. Loro, di come ci si arriva, sanno tutto fino a giovedì.
verse-book-997 = Non dite niente. Dura finché è imbarazzante, poi finché non lo è più. «Ho capito», dice una, «si cena e si vede.» «È come abbiamo sempre fatto», dice un altro, e non è una critica. Si sciolgono a poco a poco, per fuochi, portandosi la sedia. Ia è rimasta col dito in aria. «*Detto: nulla*», prova. Dal fondo viene un rumore come di vento. Sono in tanti a riconoscere la frase.
verse-book-997-told-1 = Sotto la trapunta il bordo è al completo. Uno di voi si sta pulendo un'unghia.
verse-book-1009 =
    Tanti se ne vanno. Lo fanno senza gridare, che sarebbe più facile; arrotolano la coperta, danno un'ultima occhiata alla Tavola, e salgono verso terra con la luce in faccia. «Non è per la cosa», vi dice una donna delle leghe, passando. «La cosa può anche andare. È che avevamo fatto tanta strada perché ce lo chiedeste.»

    «E adesso dove andate?» «A casa, a saperlo dagli altri», dice. «Come sempre.»
verse-book-1010 =
    «Approvato», dice Ia, e si lecca il dito un'ultima volta. Per cena mettono insieme le pentole. Nessuno sa più quale minestra è di chi. È la prima delibera. Viene buona.

    «C'è troppo sale», dice un paese. «È il nostro», dice quello accanto. «Allora va bene», dice il primo.
verse-book-650 =
    «Ultimo punto», dice Ia, «dormire.» Tutta l'isola si corica sulla sabbia coi piedi verso l'acqua e il sacco sotto la testa. Qualcuno ha cominciato a fare la prova, sottovoce, da sotto la coperta: «Buonanotte.» Un altro, più in là, la corregge. La si sente passare da un fuoco all'altro, mai uguale. Alle barche ci sono i lumi.

    «Si dice così?» chiede un bambino.

    «Così si dice andando a letto», gli rispondono. «Domani sera è la stessa. Solo più forte.»
verse-book-650-told-1 = La prima della fila ha un nome storto, *Domani*, e chi ci passa davanti lo legge ad alta voce.
verse-book-650-told-2 = La prima della fila si chiama *Quando puoi*. «E puoi adesso», le risponde sempre qualcuno.
verse-book-650-told-3 = La prima della fila ha due nomi, uno per bordo, e va guardata da tutte e due le parti.
verse-book-650-told-4 = Il vostro posto alla pompa ha già dentro una famiglia che dorme.
verse-book-651 =
    «Ultimo punto», dice Ia, «dormire.» Non sanno come si dorme all'aperto, e se lo insegnano. Chi deve restare ha avuto il posto vicino al fuoco e non lo sopporta; continua ad alzarsi per mettere legna. «State giù», gli dicono, «che domani cominciate.»

    «Che cosa devo dire?» chiede, nel buio. «Alla pietra. La parola.»

    «Una piccola», risponde la bambina della cena. È sveglia anche lei; ha il piatto sul petto. «Qui nessuno mangia solo. È corta. Si capisce subito se non è vera.»
verse-book-651-told-1 = Altri non aspettano domani. Fra un respiro e l'altro la loro coperta è un passo più a sud, con loro sotto, e chi li cerca trova comunque qualcuno.
verse-book-651-told-2 = Talan dorme di fianco allo sgabello, e lo tiene per una gamba.
verse-book-651-told-3 = Gerens monta la guardia a una cosa che ancora non c'è.
verse-book-652 =
    «Ultimo punto», dice Ia, «dormire.» Si dorme, infatti, e bene, come si dorme quando ha deciso un altro. La Tavola, al centro, ha la trapunta rimboccata. A un certo punto della notte uno dei vostri si alza per vedere se è a posto, e trova lì, in piedi, una donna di Cuanacht che guarda.

    «Ce l'avevo sempre sulla lingua», dice lei, «da bambina. Un giorno mancava, e non sapevo di che.» Si stringe lo scialle. «Adesso a voi manca?»

    «No.»

    «Strano», dice la donna. «Nemmeno a me.»
verse-book-652-told-1 = Dalla parte del mare, lontanissimo, c'è un filo di fumo, e ai piedi del fumo un lume alla finestra, di quelli che si lasciano per chi torna.
verse-book-991 =
    È l'ultima sera, e alla secca ci siete voi, Ia, qualche fuoco. «Presenti», comincia. Fa presto. «Assenti, tutti quelli a cui.» Non lo dice per cattiveria; è la forma. «Manca il numero, o manca il mobile. Si può aprire lo stesso, e chiudere.»

    «Non si può aspettare?»

    «Quello sì», dice Ia. «Quello si può sempre.» Si siede nella sua pozza. Da terra arriva, a tratti, la voce di gente che si chiede l'un l'altra se era oggi.
verse-book-991-told-1 = «Io una parola ce l'avrei», dice Verme. Gli altri lo guardano. «È corta», dice.
verse-book-992 = L'alba viene dal lato della terra e trova la secca con la gente sopra. Si alzano tutti prima del sole, come per una fiera. Quando la prima luce tocca il bordo della Tavola si fa un silenzio. È ancora soltanto mattina; di quest'ultima sera hanno davanti tutto il giorno. Ia la percorre, dalla Tavola fino al mare, e dice il verbale ad alta voce, via via che arriva alle cose.
verse-book-992-told-63 = «Questo è messo?» chiede una bambina, di ogni cosa, camminandole dietro. «È messo.» «E questo?» «Ci arrivo», dice Ia. La prende per mano e va avanti, verso l'acqua.
verse-book-992-told-1 = «Sul piano c'è la terza copia di un modulo, e sotto *da restituire entro* la data è oggi.»
verse-book-992-told-2 = «A una ruota rotta, lì accanto, è appoggiata la frusta di Ysella, che non la riprende.»
verse-book-992-told-3 = «Attorno, sulla sabbia, ci sono le orme di quelli che cantavano, e la battuta d'aspetto.»
verse-book-992-told-4 = «Sul legno c'è un anello nuovo, una cipolla. Nessuno l'ha voluto togliere.»
verse-book-992-told-5 = «I muli del carro dormono in piedi, voltati verso di lei, con le orecchie avanti.»
verse-book-992-told-6 = «Dal ciglio, a terra, ci sono quelli che se n'erano andati. Hanno dormito lì. Guardano.»
verse-book-992-told-7 = «Il cancello di Cuanacht è aperto sul mare e la sabbia ci è passata.»
verse-book-992-told-8 = «Al cancello, chiuso, ha bussato qualcuno dal lato dell'acqua. Il ragazzo ha chiesto chi è. Aspetta.»
verse-book-992-told-9 = «La Cappella è entrata a vela di coro. La barra l'abbiamo tenuta con le ginocchia; si verbalizza lo stesso.»
verse-book-992-told-10 = «Il fratello accosta. Ha scopato tutta la scia, che gli torna dietro.»
verse-book-992-told-11 = «Le strade si svegliano in ordine alfabetico, per abitudine.»
verse-book-992-told-12 = «A Camelot si sono scambiati le chiavi; il vecchio accanto alla passerella ha quelle di dodici porte e dorme benissimo.»
verse-book-992-told-13 = «Dalla nave bianca qualcuno saluta voi, per nome, come il primo che è entrato in negozio.»
verse-book-992-told-14 = «Dalla nave bianca salutano il bambino col berretto. Voi siete nel mucchio.»
verse-book-992-told-15 = «Nessa versa a tutti. Il vostro mestolo, stamattina, trabocca, e lei guarda altrove.»
verse-book-992-told-16 = Nessa versa. «È acqua loro», dice a chi ringrazia, e vi indica col mento.
verse-book-992-told-17 = «Il cane è uno, e sbadiglia per due.»
verse-book-992-told-18 = «Ysella dà via la paglia, un filo per cappello, e a ogni filo si siede.»
verse-book-992-told-19 = «Massen ha la borsa vuota in testa, per il sole.»
verse-book-992-told-20 = «Ad Ailei chiedono l'ora, la strada, se farà bel tempo. Le credono su tutto. Le gira un po' la testa.»
verse-book-992-told-21 = «La notizia, sulla sabbia, ha ancora la voce di Casvel; chi la ripete ringrazia.»
verse-book-992-told-22 = «Due passi», si dicono, quando uno esita sulla passerella, e passano.
verse-book-992-told-23 = «Di come fu detta ci sono già cento versioni. In ognuna un pezzo l'ha messo chi racconta.»
verse-book-992-told-24 = «Le Contagradini hanno rifatto i letti e ci hanno posato sopra la giornata, stirata.»
verse-book-992-told-25 = «Denzil batte le palpebre quando gli pare. Ogni volta ride, per chi c'è dentro.»
verse-book-992-told-26 = «Le sedie del Prato sono in fila davanti alla Tavola, e le hanno lasciate ai bambini.»
verse-book-992-told-27 = «Un quinto della gente vi saluta da due posti.»
verse-book-992-told-28 = «Per un attimo, svegliandovi, siete stati una famiglia di Testimonio. C'era il bicchiere d'acqua.»
verse-book-992-told-29 = «Nolwenn ha dormito con un giro di corda al polso. L'altro capo ce l'ha Verme, per compagnia.»
verse-book-992-told-30 = «Nei solchi del primo sbarco è tornato un dito d'acqua. Ci galleggia una piuma, puntata al largo.»
verse-book-992-told-31 = «Quello che diceva nel sonno chi vi dormiva accanto, adesso lo ripete a voce alta, e non sa d'averlo già detto.»
verse-book-992-told-32 = «Di tutti i lumi della bitta, uno solo è rimasto acceso. È il vostro, e c'è uno che ci sta venendo incontro.»
verse-book-992-told-33 = «Due colpi, una pausa, due. È Piran, sul fianco della barca, con le nocche; e gli si risponde.»
verse-book-992-told-34 = «Uno di voi ha già provato le scarpe pesanti. Non ne parla nessuno.»
verse-book-992-told-35 = «Il fratello sa il verbale a memoria, tutto. Sbaglia apposta, perché glielo si ripeta.»
verse-book-992-told-36 = Pasca vi ha rammendato una manica nel sonno. «Così siamo pari», dice.
verse-book-992-told-37 = «Quello che la voleva per sempre ha la figlia in braccio e le fa vedere quanto dura un anno, con le mani.»
verse-book-992-told-38 = «Di là dal mare, dove la carta è strappata, non c'è fumo e non c'è niente. O non si vede, ed è meglio.»
verse-book-992-told-39 = «Dalle Botti vi gettano una crosta. Non è per voi; siete fra loro e quello di sotto.»
verse-book-992-told-40 = «Il più vecchio delle Botti vi mostra la sentina, asciutta, come altri mostrano la cristalleria.»
verse-book-992-told-41 = «Le Botti galleggiano in piano. Hanno messo il secondo libro sotto una zampa della stufa.»
verse-book-992-told-42 = «Sulla collina le file sono ancora dritte. Si vedono bene da qui, anche chi ci cammina in mezzo.»
verse-book-992-told-43 = «C'è orzo per una traversata. Ne hanno lasciato un ciuffo, e si vede perfino da qui.»
verse-book-992-told-44 = «I cinque sono per terra, contro la ruota del carro, e fanno posto.»
verse-book-992-told-45 = «Del vostro pane resta la forma della chiave. La usano come segnalibro.»
verse-book-992-told-46 = Un vecchio del Prato vi presenta a suo fratello come «il mio portatore». È un titolo.
verse-book-992-told-47 = «Il chiodo di rame è nella tasca di uno dei due secchi. È caldo.»
verse-book-992-told-48 = «*E sarebbe varata*. È al femminile. Non avevo pensato», dice Ia al verbale, «che potesse voler dire la gente.»
verse-book-992-told-49 = «Sulla riva, dietro, c'è chi ha il braccio alzato. Chi rema lo vede.»
verse-book-992-told-50 = «Sul fianco di ogni cosa ben fatta, ormai, cercate una mano di tre righe, e qualche volta c'è.»
verse-book-992-told-51 = «Quelli a cui avete preso vi passano accanto e vi danno il buongiorno per primi, per mettervi alla prova. Rispondete.»
verse-book-992-told-52 = «Quelli a cui avete preso hanno steso le coperte in modo che, per arrivare alla Tavola, dobbiate passarci in mezzo.»
verse-book-992-told-53 = «Cuanacht ha messo su l'acqua per tutti, per principio.»
verse-book-992-told-54 = «Le Botti offrono asciutto a chi l'ha bagnato e mare a chi non l'ha visto mai.»
verse-book-992-told-55 = «Ai carri non si paga. C'è chi sospetta.»
verse-book-992-told-56 = «Camelot, appena sveglia, si mette in fila per il Re, e poi si ricorda.»
verse-book-992-told-57 = «Quelli del Deposito si sono svegliati prima dell'ora, come sempre, e nessuno li ha contati. Si ricontano fra loro, per scherzo.»
verse-book-992-told-58 = «A quelli delle mani, uno per uno, si è seduto accanto qualcuno. Non per toccarli. Se cade una cosa.»
verse-book-992-told-59 = «Dopo cena», dice Ailei. «Glielo dirò anche a lei. Una cosa vera. Devo scegliere quale.»
verse-book-992-told-60 = Arev conta chi c'è e arriva due volte allo stesso numero, e non si fida.
verse-book-992-told-61 = Beor ha fatto il giro della Tavola e messo un sasso sotto un piede. «Adesso è in piano», dice.
verse-book-992-told-62 = «Stasera si finisce presto», dice Verme. «O tardissimo.»
verse-book-1012 = Il giorno dopo comincia lo stesso. «Punto unico», dice Ia nella prima luce. «Si cena.»
verse-book-1012-told-1 = Mette a verbale i posti vuoti, uno per uno, come se ci fosse seduta della gente. Ci vuole tutta la mattina. «Non è venuto, e gli era stato promesso», dice a ognuno. Da terra, sul ciglio, uno alza la mano a un nome, e poi la abbassa.
verse-book-741 =
    «Se te lo chiedesse», dice Ailei. «Così, educata: *è completa?* Che cosa le rispondi?»

    Arev si gira i pollici puliti. «Trecentosessantasei.»

    «E se ti chiede di nuovo?»

    «Trecentosessantasei.» Ci pensa. «La terza volta non lo so. Tu glielo diresti.»

    «Io sarei già in lacrime.» Guardano i fuochi. «È che non sono arrabbiata con lei», dice Ailei. «Vorrei quasi prestarle qualcuno. Uno che le stia vicino mentre legge la somma.»

    «Quello lo posso fare», dice Arev. «Sto vicino benissimo, a chi legge le somme.»
verse-book-742 =
    «Li ho sentiti ridere», dice Beor, «quando hai finito di dirlo. Non subito. Dopo. Come quando ti tolgono un dente.»

    «Avevo paura che ti arrabbiassi tu. Per il padre.»

    «No.» Sposta una pietra dal fuoco. «Le mie sessanta buche, le ho scavate che ero contento di servire a qualcosa. Mi era sembrato il contrario di stare fermi.» Lei gli prende la manica. «Non dirmi che ho fatto bene», fa Beor.

    «Non te lo dico. Erano tutte dritte.»

    «Quello sì», dice lui.
verse-book-743 =
    «Ti si sente pensare», dice Ailei. «Da qui.»

    «Provo una parola.» Verme ha il mento sulle ginocchia. «È di quelle che quando le hai dette non ti tornano indietro.»

    «È *vado*?»

    Non risponde, ed è una risposta. «Se la dicessi», fa poi, «tu non dirmi che non fa male.»

    «Ti direi che la minestra è sul fuoco», dice Ailei. «Ci sarà. Ceci. È vero comunque, qualunque cosa tu dica.»

    «Ceci», ripete Verme. La mette accanto all'altra, per vedere se ci stanno.
verse-book-744 =
    «Quanto terrebbe?» chiede Beor. «Se uno la facesse bene, quella tacca.»

    «Dipende da chi guarda.»

    «E se guardo io?»

    Arev stende le gambe. «Tu ci passeresti il dito e diresti, liscio. E te ne andresti a letto, e non chiuderesti occhio. E la mattina mi porteresti la colazione, per non dirmi niente.» Tace un po'. «È questo che mi frega, sai, dei falsi. Non è che non tengono. È che tengono per via di uno come te.»

    «Allora guardo da un'altra parte», dice Beor.

    «No», dice Arev. «Guarda.»
verse-book-745 =
    «Quanto valgo?» chiede Verme. «Di listino. Se si dà in cambio.»

    «Di chi?»

    «Di un'isola.»

    Arev fa il conto sul serio, perché gliel'hanno chiesto sul serio. «Non c'è cambio», conclude. «È merce diversa. Un'isola la rifai, con calma. A te manca la misura.» Si gratta il collo. «Però devo dirti una cosa di bottega. Chi ti dà in pegno non fa un affare; è uno che non ha guardato bene. E chi ti riscatta, anche quello, non ti ha comprato. Ti ha solo portato indietro.»

    «A casa di chi?»

    «Eh», dice Arev. «Quello non è più commercio.»
verse-book-746 =
    «Ti porto sulle spalle, se vuoi», dice Beor, «domani. Per vedere.»

    «Sono grande.»

    «Non ti porto perché sei piccolo. Ti porto perché si vede meglio.»

    Verme ha scavato un buco nella sabbia, e ogni volta che è profondo si riempie da solo. «Una volta sei sceso a prendermi», dice. «Nel pozzo. Hai detto che pesavo.»

    «Pesavi.»

    «Quanto?»

    «Come uno che dà una mano», dice Beor. È la misura più alta che ha. Verme guarda il buco. Questa volta l'acqua si è fermata a metà, e dentro ci sono delle stelle, molto bene informate.
