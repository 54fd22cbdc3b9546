verse-book-401 = Beor ha trovato dove va quel tallone. Non lo dice. Cammina più svelto, e chi gli sta dietro deve quasi correre. Al primo cancello lo tiene aperto per tutti, e poi resta a guardare che cos'ha tra le braccia, che è il cancello. «Tegen», dice, per provarlo all'aperto.
verse-book-402 = Ailei prova la risposta sopra un secchio d'acqua. La dice una volta vera e una volta bella. Quella bella la lascia lì. L'altra se la porta in bocca fino a cena, e aspetta che abbiano mangiato tutti. «Non gliel'ho chiesto», dice allora Ailei, al pane. Era molto corta.
verse-book-403 = Arev chiude il libro e lo lega. Per tutto il giorno, ogni volta che gli offrono qualcosa, cerca la penna e torna col pane. «Che cosa scrivo?» chiede, la prima volta. Alla terza sta masticando.
verse-book-404 = Verme dorme con la ricevuta sotto la testa. Al mattino l'ha piegata a barca. «Così galleggia», dice, «se serve.»
verse-book-404-told-1 = I pezzi li ha tenuti la grotta. Sono in ordine, caso mai servissero.
verse-book-404-told-2 = L'ha fatta vedere ad Arev, che dice che è in regola. Era quello che voleva sentire, e non è servito.
verse-book-405 = L'ultimo giorno di una parola tenuta è uguale agli altri, scarponi, pane, un sasso nello scarpone. Ve lo sfilate, lo scuotete, e aspettate che vi chiedano qualcosa. Ci vuole un pezzo prima di vedere che non chiedono. «Allora è tutto», dite al sasso.
verse-book-406 = La tavola è lunga e c'è posto. Nessuno dice che siete tornati. Vi passano il pane da destra, come fra loro, e continuano a parlare del tetto. Accanto alla ciotola c'è il cucchiaio piatto, il vostro, quello che non gocciola.
verse-book-407 = Gliel'avete detto in faccia, e la faccia ha tenuto. Dopo, per strada, vi salutano con tutto il braccio. Uno vi ferma per dirvi che cosa pensa del vostro cappello.
verse-book-408 = Tutti quelli che sono scesi sono risaliti. Li ricontate una volta sola, per il gusto di farlo. Suor Ia scrive il numero nella cenere col manico della scopa. Fra Maddern lo guarda, guarda lei. «Lo lasciamo», dice. È la prima cosa che sono d'accordo di non spazzare.
verse-book-409 = Le api lo sanno. Non cambia niente, e tutto il pomeriggio c'è un suono in più. Sul coperchio della prima arnia, quando passate a salutare, c'è un favo intero, che non ha tagliato nessuno di voi. «L'hanno messo dove ci si inciampa», dice la Trevenny. «Con quelli di casa fanno così.»
verse-book-410 = A tavola vi hanno aspettato per una settimana. Poi hanno spostato la sedia verso il muro, quanto una scodella. «Era d'impiccio», vi dicono. «A chi continuava a guardarla.»
verse-book-411 = Avete guardato altrove. È durato un momento. La pietra, sul colle, ha chiuso un occhio. Davanti ci sono sempre le orme, una di fronte all'altra. L'acqua piovana si è raccolta nella vostra.
verse-book-412 = Uno è rimasto giù. L'avete sentito contare finché si è sentito. «Fin dove è arrivato?» vi chiedono, appoggiati alle scope. Quattrocentoundici, dite, perché è quello che avete. Passa un po' prima che spazzino.
verse-book-413 = Le arnie tacciono di nuovo. Non è rancore. Non hanno niente da ripetere. Con l'orecchio sul legno ne sentite una, in fondo, che attacca la prima sillaba e aspetta che andiate avanti.
verse-book-414 = Alla seconda domanda vi siete alzati. Il verbale resta aperto, col vostro nome e uno spazio. «Non è uno spazio largo», vi dice quello della panca bagnata. «Di solito ci stanno.»
verse-book-415 = Dopo qualche giorno di panca il vicino vi passa un filo di muschio. «Per dopo», dice. Massen esce e vi guarda. Vi timbra senza che abbiate chiesto. «La tariffa risulta consumata», dice, «dalle persone in attesa.»
verse-book-416 = C'è il porro, con l'uovo dentro. Alla terza porta Kerra serve prima gli altri, e per ultima la famiglia.
verse-book-416-told-1 =
    «Non mangi», dice ad Arev.

    «Ti guardo.»

    «Per quello c'è tempo.» Ha una cicatrice sul mento, di uno scavalco. La sua l'aveva dall'altra parte. Lui ormai l'ha trovata, e da come sta fermo l'ha trovata anche lei. «È sbagliata?» chiede Kerra. Ci mette sopra due dita, come per spostarla. «Posso sedermi dall'altro lato.»

    Arev prende il cucchiaio. C'è uno sgabello accanto a lei, e uno di fronte.
verse-book-416-told-2 = Avvolge una porzione in un panno, lo annoda, e ve la mette in braccio. «Per lui», dice Kerra. Pesa più dei porri. «Ditegli che il piatto può non riportarlo. Ditegli che se vuole può.»
verse-book-416-sit-next-to-her = Arev le si siede accanto.
verse-book-416-sit-across-from-her = Arev le si siede di fronte.
verse-book-416-thank-her-and-go = Ringraziatela della cena.
verse-book-417 = Dietro c'è una stanza apparecchiata per voi, con le vostre cose, quelle che avete perso. Le riconoscete tutte. Su ognuna c'è un cartellino, con una data. «Dovevano essere pronte domani», dice una voce dalla cucina. «Siete in anticipo. Prendete pure.»
verse-book-418 =
    La dodicesima porta la inchiodate, visto che è aperta e non se n'è mai parlato. Reggete l'asse, e vi accorgete che la reggono anche dall'altra parte.

    «È il chiodo lungo?» chiede una voce d'uomo, da dentro. «In alto ci vuole quello lungo.»

    «Chi è?»

    «Sto solo tenendo fermo.» L'asse va in piano. «Fa freddo, fuori?»

    Gli dite che fa freddo.

    «Lo pensavo. Si sente alle teste dei chiodi.» Aspetta. «Più o meno per quanto è?» Quando li avete finiti ve ne passa uno da sotto la porta, dritto, con la punta dalla sua parte.
verse-book-418-answer-him = Rispondetegli.
verse-book-418-hammer = Martellate.
verse-book-419 = Keren si sposta. Non di molto, la larghezza di una scodella. Il sale gli arriva da sinistra. «Grazie», dice Gwenneg. Finché dura la parola tutta la tavola mangia nella stessa direzione.
verse-book-419-told-1 = Si siede nella sua. Scricchiola come le altre, e le ginocchia gli toccano l'asse. «Potrei farla alzare», dice Piran. «Lasciala», dice Lowena. «Magari vuol sapere quant'era alto.»
verse-book-419-told-2 = Da sedersi non c'è niente. Il quinto segno sul pavimento lo trova da solo, e ci resta in piedi, con la scodella, finché gli altri hanno finito.
verse-book-419-told-3 = Gli danno quella nuova, fatta per chi dovesse arrivare. Si siede sull'orlo. «Non è la mia», dice. «Non è di nessuno», dice Keren. «Serve a quello.»
verse-book-420 =
    Mette i palmi dove gli mostrano. Ormai ci arriva.

    «Non così forte», dice Talan. «Non devi spingerla. Ci devi solo essere.»

    «Per quanto?»

    «Finché qualcuno ti ripassa davanti.» Lo sentono tutti e due. Talan si strofina i polsi. «La vista è buona», dice. «E fanno compagnia, a dargli un nome.»

    «Ce n'è una che si chiama Lowena?» chiede Gwenneg.

    «Potrebbe esserci», dice Talan.

    Scende dalla collina da solo, per vedere se ci riesce. Alla curva si volta. Il ragazzo sta fermo, in piena vista. Ha cominciato a fischiare.
verse-book-421 =
    «La prima notte eravamo in cinque e faceva caldo», dice Talan. «Nolwenn cantava per far dormire Corentin, che russa.»

    «E si addormentava?»

    «Mai. Però smetteva di far somme ad alta voce.» Un corvo rifà uno che russa; gli riesce. «Il primo turno era del ragazzo. Hedra gli disse: per secondo sveglia me. E la mattina dormiva ancora, lei che non dormiva mai.»

    «E il ragazzo?»

    «Non c'era. La tazza era piena.» Ci torna volentieri, come a un indovinello. «Allora Corentin disse: è andato avanti. Lo disse Nolwenn. Lo dissi io. Lo dicevamo tutti insieme, così reggeva.»

    «E Hedra?»

    «Hedra guardò da che parte era schiacciata l'erba», dice Talan. «Poi lo disse anche lei.»
verse-book-421-told-1 = «L'ha detto mia madre?» chiede Ailei. «Una volta», dice Talan. «Guardando l'erba.» Ailei non dice niente di gentile.
verse-book-422 =
    «Era ginepro», dice Talan. «Della cantina, ma Corentin lasciò il prezzo sul ripiano. Cominciai io, che ero il più forte. Fino a che Hedra ripassi, dissi. Mi sembrava poco, e ci misi: senza sedermi. Per ridere.» Si guarda le gambe. «Corentin chiese se andava scritto. Quello che si dice su una tazza è detto, fece Hedra.»

    «E gli altri?»

    «Hedra disse anche la data. Corentin la sua la disse daccapo, che la prima volta non gli tornava. Nolwenn la cantò. Le dissero che cantata non valeva, e lei la cantò più piano.»

    «E il ragazzo?»

    «Teneva la tazza e ci sorrideva», dice Talan. «Io sono l'ultimo, disse. Bevo per ultimo.»
verse-book-422-told-1 = «Su che aria?» chiede Verme. Talan attacca. «Basta così», dice Verme.
verse-book-422-told-2 = «Quanto lasciò?» chiede Arev. «Quello che costava», dice Talan. «Lo scrisse, e lasciò anche la penna.» Arev per un po' deve guardare la strada.
verse-book-423 =
    «D'inverno la pietra scalda. Dormivo in piedi, come i cavalli. Una notte mi sveglio, e c'è una donna che mi mette un cappello.»

    «Chi era?»

    «L'ho chiesto. Da dove veniva, chi le aveva fatto male al piede, se aveva mangiato, di chi era. Da Ognissanti non passava uno. Le ho chiesto tutto.»

    «E lei?»

    «Niente. Mi ha guardato le dita una per una, come ai neonati, se c'erano. Mi ha soffiato il naso. Aveva uno straccio pulito, stirato.»

    «*Tegen*», dice un corvo.

    «No», gli fa Talan. «Tegen è –» Guarda la curva. «Le somigliava», dice. «Loro lo sanno solo perché l'ho detto nel sonno.»
verse-book-423-told-1 = «Quale tallone?» chiede Beor. «Il sinistro.» Beor annuisce, come quando una cosa pesa quello che pensava.
verse-book-424 =
    «Il primo l'ho chiamato Beor, perché non parlava. Poi ha parlato.» Gli altri ve li mostra col mento. «Quella è Keren. Ruba, ma fa le parti uguali. Corentin arriva tardi e conta chi ha mangiato. Quelli con la crosta in mezzo sono Ia e Maddern.»

    «E Hedra?»

    «Sul palo. Al pane non viene. Li lascia finire, guarda, poi va da uno, e quello lo restituisce.»

    «E per voi non ce n'è?»

    «Ci avevo pensato», dice Talan. «Ma se lo chiamano mi devo voltare.» Un giovane vi è salito dallo stivale fino al ginocchio. «È una buona compagnia. Non chiedono quando.»
verse-book-424-told-1 = «E io?» chiede Verme. «Tu non eri in lista», dice Talan, onesto. Fischia, e uno piccolo, con un'ala storta, scende dalla parte sbagliata. «Adesso ci sei», dice Talan.
verse-book-424-told-2 = Il corvo che si chiama Beor e Beor si guardano. Nessuno dei due apre bocca. «Vedete?» dice Talan.
verse-book-425 =
    «Respirava», dice Talan.

    Chiedete chi.

    «Tegen. L'ho vista passare sulla spalla di Beor, e le si muoveva la camicia. Ho pensato: se lo dico lo fermano, e gli tocca scegliere. Ho pensato: lui di pesi se ne intende, lo sente da sé. Ho pensato al pane che avevo in forno. Intanto erano già alla svolta.»

    «E dopo?»

    «Dopo hanno chiesto in cortile chi andava a Camelot. Ho alzato il braccio così in fretta che hanno riso.»

    «L'avete detto a qualcuno?»

    «A loro», dice Talan, dei corvi. «Uno per uno. È l'unica cosa che gli ho insegnato a non ripetere.»
verse-book-426 =
    «Per ultimo passa Gwenneg, col lume», dice Talan. «È il più svelto. Arriva a Camelot, torna, e ci apre uno dopo l'altro come porte.»

    «In che ordine?»

    «Comincia dalla più lontana. È Nolwenn, e bisognerà dirglielo, perché canta. Poi Corentin, che vorrà finire la riga. Poi Hedra.» Li percorre col mento, fin dove la strada è troppo piccola per mostrarla, e torna a casa. «Poi io. Sono la porta di strada. Da me si esce.»
verse-book-426-told-1 = Lascia una pausa, dove prima guardava la curva. «Allora per il lume ci vuole un altro», dice Talan. «Non è difficile. È un lume.» Guarda voi.
verse-book-426-told-2 = Guarda la curva. «È in ritardo», dice Talan. «Ma è giovane.»
verse-book-427 = Massen vi mostra l'ultima pagina del registro. Sono i suoi arretrati. Una visita alla madre, non effettuata. Anni, dodici. Alla voce interessi ha lasciato in bianco. «Non torna», dice. «È stato provato anche a penna.»
verse-book-428 = I letti sono caldi, tutti. Contano per l'intera notte, una voce per letto, e sentite il numero di sotto e quello di sopra che si avvicinano. Alla fine sono lo stesso. «Ecco», dice una, e da tanto nessuno lo diceva che le altre ridono.
verse-book-429 = Fate la domanda. La risposta è esatta, breve, e completa. «Trecentosessantacinque sono state riempite», dice la grotta. «Una no. Si è in attesa di quella.» Poi vi ringrazia della visita.
verse-book-430 = Si attraversa tenendosi per la manica, a occhi aperti, senza nominare niente. Dall'altra parte siete quelli di prima. Uno di voi ha la giacca abbottonata giusta. «La mia non lo era mai», dice, e la sbottona.
verse-book-431 = Il granaio, di notte, è una stanza vuota con un odore. Sul pavimento, contro il muro, c'è una busta chiusa e timbrata, UN CUCCHIAIO DI GRANO, SALVO VERIFICA. La lasciate. Prendete il barattolo che Keren teneva dietro. Sul libro non c'è mai stato.
verse-book-432 = È uno scalino, in mezzo a un prato. Da una parte c'è il prato; dall'altra ci sarebbe. «Sareste seduti qui», dice una voce di là, in mezzo a un'altra frase, e si fa posto.
verse-book-433 =
    Si ferma prima la macina, poi i cucchiai. Gwenneg è entrato dietro di voi con lo scudo di corteccia al braccio e non sa dove posarlo.

    «Di chi sei?» chiede Keren, perché è cresciuto e c'è poca luce.

    «Mio», dice una donna accanto alla stufa. È Lowena, e resta seduta.

    A lui non parlano. Parlano a voi: dov'era, da quanto, se ha mangiato.

    «Ho fatto due passi», dice Gwenneg alla tavola. «La prima notte. Si vedeva il tetto.»

    Piran ha in pugno la corda della campana. Potrebbe suonarla, uno dei cinque è tornato. Pensa agli altri quattro, e la riavvolge al chiodo.
verse-book-433-told-1 = «Trentasei», dice Arev. «Si apparecchia per quaranta.» Gli è uscito prima di alzare gli occhi, e poi gli occhi li alza.
verse-book-433-told-2 = Beor sfila lo scudo dal braccio del ragazzo e lo mette accanto alla porta, piano, come una cosa con le gambe. «Ecco», dice. «Aspetta lì.»
verse-book-433-told-3 = Il ragazzo ha trovato Ailei e non smette di guardarla. Ogni sera, gli ha detto. Ailei guarda la minestra.
verse-book-433-told-4 = «Può avere il mio posto», dice Verme. «Io non lo adopero.»
verse-book-433-told-5 = «La minestra sì», dice Keren alla fine. «La sedia no. Prima bisogna sapere come chiamarlo.»
verse-book-433-told-6 = «La minestra sì», dice Keren alla fine. «Quanto al sedersi, lo vedete da voi che cosa abbiamo fatto. Prima bisogna sapere come chiamarlo.»
verse-book-433-by-his-name = Chiamatelo per nome.
verse-book-433-what-he-is = Chiamatelo per quello che è.
verse-book-433-ask-his-mother = Chiedete a sua madre.
verse-book-434 =
    «Gwenneg», dite.

    È così che l'ultima sera si leggono i nomi, e a ognuno si lascia il tempo di una risposta. Quindi glielo lasciano. Lungo la tavola hanno smesso di respirare con la bocca.

    «Presente», dice Gwenneg.

    Cade un cucchiaio che tenevano tutti. «E va bene», dice un vecchio, «devo una gallina a mio fratello.» Si comincia a parlare della gallina. Lowena ha il grembiule sulla faccia e se la strofina forte, come si fa coi bambini.

    Piran esce. La corda non la prende, è troppo corta per chiunque. Sale fino alla campana e la suona a mano, con le nocche, un colpo.
verse-book-435 =
    Dite la parola, quella corta. La dite senza calcare, perché serva.

    «Grazie», fa Keren. «A qualcuno toccava, e sarebbe toccata a uno di noi.» Versa. Gliene dà quanta agli altri, e la posa sul davanzale, visto che lui si è fermato lì.

    «Quanto dura?» chiede Gwenneg. È una domanda vera.

    «Non credo che vada così», dice Piran. «Credo che ci si abitua a dove sta.»

    Sgarbato non è nessuno. Gli chiedono se vuole il pane. Mangia in piedi, con la schiena alla stanza, in fretta e poi no, e quando ha finito la scodella se la lava da solo e non sa su che mensola va.
verse-book-436 =
    «Volete che dica che è mio», fa Lowena, «così non dovete dire voi che cos'ha fatto.»

    Non si è alzata. «Lo so da primavera», dice. «C'è una tegola che viene via quando il vento è di tramontana, la terza, e l'ho fatta rimettere quattro volte. Ha un posto da dove si vede il nostro tetto. Ho pensato che qualcosa da guardare era meglio che l'avesse.»

    «Mettevi fuori il pane», dice Gwenneg. «Sul pollaio. Credevo che te lo dimenticassi.»

    «Tutte le sere? Non sono così vecchia.» Gli guarda lo stivale. «È quello, il chiodo?»

    «È l'unico che ci ha lasciato.»

    «Allora siediti», dice Lowena, a lui e a tutta la tavola, «e fammi vedere l'altro.»
verse-book-436-told-1 = Ha ancora una cosa da chiedere, e si volta verso Ailei. «Dice che il suo nome lo dico ogni sera. A te chi l'ha detto?» «Io», fa Ailei. «Cioè, nessuno. L'ho inventato.» «Be'», dice Lowena. «Adesso lascia stare. Ci penso io.»
verse-book-440 =
    È la notte appena passata, e siete ancora a tavola. Hanno apparecchiato per tutti e quaranta, e la porta è aperta, freddo com'è.

    Piran legge i cinque nomi. Dopo ognuno lascia il tempo di una risposta. «Hedra», dice, e il vento fa qualcosa al fuoco. «Corentin. Talan. Nolwenn.» Il tempo per Nolwenn è il più lungo, lei arrivava sempre tardi.
verse-book-440-told-6 = «Gwenneg», dice Piran. «Presente», dice Gwenneg, dalla macina. Lungo la tavola si passano che uno ha risposto, e per un pezzo stanno tutti ad ascoltare se ne viene un altro.
verse-book-440-told-7 = «Gwenneg», dice Piran, e guarda per terra.
verse-book-440-told-8 = «Vorrei che dietro ci fosse qualcuno», dice Keren. «Così non sono soltanto sedie. Voi a stare in piedi ci siete abituati.»
verse-book-440-told-1 = Ailei va dietro a quella di Hedra. «Mi direbbe di star dritta», dice, e si mette dritta.
verse-book-440-told-2 = Arev va dietro a quella di Corentin, con le braccia lungo i fianchi. Sullo schienale ci sono macchie d'inchiostro, all'altezza dove uno asciuga la penna.
verse-book-440-told-3 = Beor va dietro a quella di Talan, e il muro non si vede più. «La spingeva sempre troppo indietro», dice Beor.
verse-book-440-told-4 = Verme va dietro a quella di Nolwenn e l'afferra, come si fa con una corda. «Bado solo che non vada via», dice.
verse-book-440-told-5 = Da starci dietro non ci sono che i segni sul pavimento. Vi ci mettono lo stesso, a un passo da ognuno.
verse-book-440-sit-in-them = Sedetevi al loro posto, che la tavola sia piena.
verse-book-440-stay-standing = Restate in piedi.
verse-book-441 = Verso mezzanotte qualcosa passa lungo le finestre. A ognuna si ferma il tempo di contare, e va oltre.
verse-book-441-told-1 =
    A guardare non si alza nessuno. Le candele si piegano da quella parte, una dopo l'altra.

    Una bambina si è addormentata con la guancia sull'asse. «Si è apparecchiato per quaranta», dice con voce chiara. Ha gli occhi chiusi. «Per questa sera se ne sono giurati cinque. Si aspetta ancora qualcuno?»

    Keren ha la bocca aperta e non l'adopera. Piran ha trovato l'orlo del tavolo. È voi che guardano tutti, come si guarda chi ha la lampada.

    La bambina aspetta, respirando piano. Ha una briciola sul labbro, che va avanti e indietro.
verse-book-441-told-2 =
    Da qui si vedono i lumi che si piegano, uno per volta, e tornano dritti. Dopo l'ultimo si piega anche il vostro fuoco.

    «Si è apparecchiato per quaranta», dice il carrettiere, con voce chiara. Ha gli occhi chiusi. «Per questa sera se ne sono giurati cinque. Si aspetta ancora qualcuno?»

    Qui fuori lo si potrebbe chiedere a chiunque. Ci siete soltanto voi.
verse-book-441-yes = «Sì.»
verse-book-441-no = «No.»
verse-book-441-say-nothing = Tacete.
verse-book-442 = All'ultima si ferma di più. Conta, arriva in fondo, riconta.
verse-book-442-told-2 =
    Quando se n'è andato qualcosa c'è ancora. Uno stivale, sul gradino del cortile, con un chiodo solo nel tacco; e sopra lo stivale, dove la luce non arriva bene, una faccia vicina al vetro che non sa quanto si vede.

    Lowena ha visto. Ha posato il cucchiaio accanto alla scodella, in linea. «C'è uno spiffero», dice, a nessuno. «Se fossi in piedi ci penserei io.»

    Gli altri si guardano il piatto, per lasciare la cosa a voi.
verse-book-442-told-1 = Quando se n'è andato qualcosa c'è ancora. È al vostro fuoco che è venuto, avendone visto uno. Sta dove finisce la luce, con dentro lo stivale, e nel tacco c'è un chiodo solo.
verse-book-442-open-the-door = Portatelo dentro, a tavola.
verse-book-442-go-out-to-him = Andate fuori da lui, e restateci.
verse-book-442-draw-the-curtain = Non alzate gli occhi.
verse-book-442-say-it-through-the-glass = Dite la parola, che la senta.
verse-book-443 = Si fa giorno, come si sarebbe fatto comunque.
verse-book-443-told-1 =
    «Bene», dice Keren. «È domani.»

    Si sparecchia. I quaranta piatti sono serviti tutti, per una volta, e al secchio c'è la fila. Un uomo che da cena non ha aperto bocca asciuga i cinque che stavano in fondo e li mette sulla mensola alta, non insieme agli altri e non da parte.

    «Allora andate», dice Piran. È venuto con voi al cancello e prova il saliscendi, su e giù. «Lo chiedo solo perché dovrei dire qualcosa, se uno volesse saperlo.» Alle sue spalle le galline sono uscite con un'ora d'anticipo, e stanno lì.
verse-book-443-told-2 =
    Laggiù spengono le finestre, una casa per volta, e per ultima chiudono la porta. Il carrettiere si sveglia e guarda se il mulo c'è.

    «Mi ero appisolato», fa. «Ho detto qualcosa? Ho in bocca il sapore di aver detto qualcosa.»
verse-book-444 =
    È la notte appena passata, e siete al vostro fuoco. Di là dalla valle le finestre di Cuanacht sono tutte accese, che costa olio. Hanno apparecchiato per quaranta. Da qui sembra una casa dove ci si sposa.

    Sapete che cosa sta leggendo Piran, laggiù, e quanto aspetta dopo ognuno. Vi accorgete di avere smesso di parlare anche voi, nei punti giusti.
verse-book-444-told-1 = Arriva un colpo di campana, pieno, di corda lunga. Poi il vento se lo riprende.
verse-book-444-told-2 = Dall'altra parte del fuoco si è addormentato seduto un carrettiere. Aveva chiesto se si poteva dividere, che tanto era di passaggio.
verse-book-446 =
    Il Consiglio apre la porta dalla parte della strada e la lascia aperta. A parole non lo si dice. C'è corrente, e ai bambini si dice di togliersi.

    Per un po' restate seduti. Il pane fa il giro, passa, e non se ne parla. «Pensavamo che ormai foste partiti», dice Keren, senza cattiveria. «Ci avevamo contato, con la farina.»

    «C'è qualcosa che dovremmo sapere?» chiedete.

    «No», dice Piran. Ha le vostre scodelle in un panno, asciutte, annodato agli angoli. «È solo che dovevate andare a vedere. E da qui non si può.» Vi tiene la porta, che era già aperta.
verse-book-446-told-1 = Una seconda pietra non l'avete accesa. Nella notte l'orlo ha preso il cortile di fuori fino alla pompa, e la pietra più vicina si è accesa da sola, bassa, come una lampada alzata da un vicino.
verse-book-450-told-1 = Vi accompagnano al terzo palo, che è fin dove si accompagna. Keren vi dà il titolo intero, per una volta. È più lungo di quanto credevate, e finisce con *e ritorno*. «Ripetetelo», dice Piran, «che si sappia che ce l'avete.» Lo ripetete. Stanno a sentire fino in fondo.
verse-book-450-told-2 = Partite senza dire niente a nessuno. La chiave del granaio è in una tasca dove a cena non c'era. Dietro di voi a Cuanacht si accende una finestra, e una voce comincia a contare le scodelle. Non c'è vento, e ce l'avete accanto fino alla siepe. Arriva alle vostre, e ricomincia da capo.
verse-book-450-told-3 = Non vi ha messo fuori nessuno. La porta sulla strada è aperta, e fino alla prima curva, ogni volta che vi girate, è ancora aperta. Vi frugate in tasca per trovare che cosa avete dimenticato. Sarebbe più facile se vi chiamassero.
verse-book-450-told-4 = Gwenneg vi tiene il cancello, più aperto di quanto serva a gente a piedi. «Dite che sono qui», fa. «Se li vedete. A Hedra per prima, che le cose le vuole in ordine. Dite quello che avete detto.»
verse-book-450-told-5 = Lowena ha tagliato cinque fette, per abitudine. La quinta la mangia lei, in piedi, guardandolo. «Lascia la crosta», vi dice, come se per strada potesse servirvi. «Prima non la lasciava.» «Vi sento», dice Gwenneg.
verse-book-450-told-6 = Al terzo palo Gwenneg fa due passi, per averli fatti. Poi fa il terzo. «E dopo che cosa viene?» chiede. L'altra volta c'era un lume, dice, e davanti Nolwenn che cantava, e dove si mettevano i piedi non si guardava.
verse-book-450-told-7 = Dalla strada si vede il bosco. Finché guardate, dentro c'è un coltello che lavora. Sul palo del cancello, alla svolta, c'è una sedia alta un pollice. È girata a oriente, e ce l'hanno messa dopo la pioggia.
verse-book-450-told-8 = Su nel gesso cantano il conto. Una voce nuova attacca in ritardo sul sette. Per lui ripartono dall'otto, con garbo; si sente fin qui.
verse-book-450-told-31 = Lowena è venuta alla pompa, col secchio. «È lui?» chiede. «È sempre stato calante.»
verse-book-450-told-9 = Davanti alla casa dei malati c'è una sedia in vendita. È stata accanto a un letto, e la danno per poco. Allo schienale è legato un biglietto. *Non ha niente che non va. In quel momento era vuota.*
verse-book-450-told-10 = *Si aspetta*, ha scritto Piran col gesso sul cancello, per vedere che effetto fa. L'hanno sentito provarlo con le galline. Nelle quattro case hanno ripreso a infornare lo stesso giorno.
verse-book-450-told-11 = Dalle case dei quattro non esce nessuno. Avete detto di no, ed è a loro che l'avete detto. In una hanno chiuso gli scuri dalla parte della strada. È la parte da cui veniva la luce.
verse-book-450 = La strada che esce da Cuanacht passa davanti alla pompa, alla casa dei malati, all'ultima siepe che qualcuno pota. È la stessa delle rape. Avete pane per qualche giorno, e davanti le ombre, lunghe come non saranno più.
verse-book-450-told-12 = Dietro di voi, parecchio lontano, sulla strada ci sono dei carri. Sei, e a sentirli sono vuoti.
verse-book-450-told-13 = Il mestolo è al suo chiodo, senza lo straccio. Keren l'ha adoperato. «Era caldo», dice, passando, a chi di voi ha tenuto la mano. «Quando l'ho staccato. Lo dico a te perché c'eri.»
verse-book-450-told-14 = Alla finestra della cucina Keren conta i cucchiai. Quando le passate davanti perde il segno, e ricomincia più forte del necessario.
verse-book-450-told-15 = Il camino grande fuma, più di quanto fumi per una colazione. Sono ancora alle sedie. Dalla strada si sente la vernice, e odore di stanza con gente dentro.
verse-book-450-told-16 = La sedia nuova l'hanno messa fuori a prendere aria. C'è su una gallina. Alla pompa si è discusso se una gallina vale, e per stamattina vale.
verse-book-450-told-17 = Alla tavola lunga quattro sedie sono dov'erano. Il vuoto della quinta l'hanno chiuso senza spostare nessuno, mettendoci il pane.
verse-book-450-told-18 = Sulla collina bianca la pietra è accesa. Siete stati voi; si vede da chi le sta davanti stamattina, a cercare quello che guardavate.
verse-book-450-told-19 = Ai pozzi c'è una luce che viene dal basso. Le donne ci attingono con le maniche rimboccate, e dicono che per il primo secchio fa comodo.
verse-book-450-told-20 = In mezzo alle arnie c'è un lume che arde senza olio. La Trevenny ci ha girato la sedia. È la finestra sbagliata, per una strada.
verse-book-450-told-21 = «Alle api ho detto che torniamo», dice Ailei. «Tutti. Non ho chiesto chi intendono loro.»
verse-book-450-told-22 = Al palo Arev ha aperto il libro sul ginocchio e ha messo la data. Alla voce *ricevuto* scrive: una strada. La guarda. «Andrà resa nello stesso stato», dice.
verse-book-450-told-23 = «Pane. Corda. Cappello», dice Beor, passandosi in rassegna. Il gancio stamattina l'ha lasciato alla stanga. Alla spalla nessuno l'ha detto, e da quella parte sta più bassa.
verse-book-450-told-24 = Verme cammina all'indietro fino alla siepe. «Mi piace vedere che cosa non mi viene dietro», dice.
verse-book-450-told-25 = Sopra la strada, nel bosco di Jory, un laccio è stato vuotato e rimesso a dovere. Jory scende fino al fosso per farvi vedere il nodo. «Non è uno dei miei», dice. «I miei scorrono.»
verse-book-450-told-26 = Nella stanza grande, dalla parte della strada, nel muro c'è un chiodo per ognuno di voi. Ci sta appesa la scodella di quella sera, quando sedevate al posto di uno dei cinque. Con le altre non l'hanno rimessa.
verse-book-450-told-27 = Quella sera siete rimasti in piedi dietro le sedie finché le ginocchia hanno retto. Stamattina i bambini lo rifanno in cortile, coi secchi. Dopo ogni nome lasciano il tempo di una risposta.
verse-book-450-told-28 = La bambina che nel sonno chiedeva se si aspetta qualcuno ha il raffreddore. Vuol sapere che cosa avete risposto. «Sono andati a vedere», dice sua madre. La domanda è riportata a nuovo.
verse-book-450-told-29 = A casa lo sapranno a colazione. Keren apparecchierà per voi, toglierà, apparecchierà di nuovo. «Può darsi che siano in ritardo», dirà. Piran non guarderà il chiodo della chiave.
verse-book-450-told-30 = Dopo la prima ce n'è un'altra accesa. Ci sta uno alto, di spalle. Vi ha sentiti andare, e tiene fermi i piedi.
verse-book-455 =
    È venuta a piedi, con una scodella per mano e un panno su ognuna. È Kerra, della terza porta. Si siede al vostro fuoco come se l'aveste mandata a chiamare.

    «Hanno detto che era meglio se ve lo chiedevo qui», dice. «Non venivate, e si freddava.» La seconda scodella la posa dalla parte di Arev, senza guardare chi ci sta. «Siamo in undici. Case, voglio dire. Il bucato l'abbiamo steso. Ma se dobbiamo andar via di nuovo, tanto vale saperlo prima che lo ritiri.»

    «Andar via dove?» chiedete.

    Ci pensa, con onestà. «Non credo che sia dove», dice Kerra. «Credo che sia se.»
verse-book-455-let-them-stay = Ditele che possono restare.
verse-book-455-say-no = Ditele di no.
verse-book-456 =
    La strada dietro di voi non c'è. La cercate come si cerca un gradino al buio, col piede. Dunque siete dall'altra parte della sbarra, tutti quanti, e da un certo momento della notte.

    «Si registra un arrivo», dice Massen. Ha il tavolo sul ciglio e una lampada. Scrive piano, per compagnia. «Da?»

    Dite Cuanacht.

    Guarda giù per la pagina, e quella prima, e ne volta indietro parecchie. «Si ritiene», dice, «che una strada così ci fosse.» Timbra lo stesso. Il timbro è caldo.
verse-book-456-told-1 = Da questa parte c'è anche Kerra, con le maniche rimboccate. Ha il braccio alzato a metà, e chiede a chi passa da che parte sono le case.
verse-book-457 = Fino alla prima pietra miliare non vi girate. Sopra c'è un nome, che non è il vostro, e una somma, che può darsi. Da qui il paese che avete attraversato si vede tutto insieme, come una tavola dopo cena.
verse-book-457-told-1 = La sbarra si alza da una parte. Massen vi augura un paese senza avvenimenti. Lo augura al passivo, e intanto vi guarda. «Quelli che vi lasciate dietro», dice, «sono detti i Resi. Non s'intende niente, con questo.» Per dirlo si è tolto il cappello.
verse-book-457-told-2 = Dietro di voi passano alla spicciolata. Ognuno si ferma dove starebbe la sbarra, e poi va avanti. «Come sono, quelli di là?» chiede una bambina. «I Resi?» dice suo padre, che la parola l'ha avuta da un soldato. Ci pensa su. «Puntuali», dice.
verse-book-457-told-3 = Sulla strada bassa non ci sono sbarre. È stato scritto anche questo. Uno con la zappa vi dice di chi sono i campi. «Dei Resi», fa. «I fossi li tengono che è un piacere. Di là non ci vado. La mattina saluto, e di solito hanno già salutato loro.»
verse-book-457-told-4 = Dodici fumi. Stanno passando una panca dalla finestra, per averla al sole. Kerra è all'ultimo muro. «Si cena alle sei», grida, «chiunque di voi sia.»
verse-book-457-told-5 = Arev lo chiama per nome, quello corto, di prima. Lui alza il braccio senza girarsi, e lo tiene su per un pezzo.
verse-book-457-told-6 = Kerra è all'orlo, col braccio alzato a metà. Dietro di lei le porte sono chiuse, come avevano promesso, e il bucato è dentro. Chi di voi cammina per ultimo alza il suo. È difficile dire chi dei due abbia cominciato.
verse-book-457-told-7 = Undici riquadri neri. Un carrettiere si toglie il berretto, li conta, se lo rimette. «Martedì c'era gente», dice. «Mi hanno dato il latte.» Vi chiede da accendere. Poi vi sente le maniche, e dice che può aspettare.
verse-book-457-told-8 = A Cuanacht, ormai, si mastica a numeri. Piran li dice da capotavola. I bambini ne hanno fatto una canzone, con una pausa dove s'inghiotte.
verse-book-457-told-9 = A Cuanacht hanno votato, e contate ancora tra quelli che mangiano. È passata per un fagiolo. «Di chi non potrei giurarlo», dice Piran, quando glielo chiedono.
verse-book-457-told-10 = Sull'ultimo palo c'è un corvo. Dice un nome, con l'accento giusto, e in fondo al nome c'è una domanda.
verse-book-457-told-11 = Ai piedi della collina del Testimone uno imbianca la sua metà di un gradino. «Avete dato ragione a me», vi grida quello che è rimasto. Gli piacerebbe sapere che cos'è che aveva detto.
verse-book-457-told-12 = La casa l'ha avuta quello che è tornato. È su una scala, a sistemare una gronda che l'altro rimandava sempre. «Wen», chiama, «i chiodi dove li teniamo?»
verse-book-457-told-13 = La causa è partita prima di voi, per corriere, sigillata, a nome di Hedra. Finché non risponde, Wen apparecchia ai due capi della tavola e mangia nel mezzo.
verse-book-457-told-14 = Wen porta una sedia sulla strada. Di quale dei due fosse non l'ha detto. Dalla casa si sentono i due che si danno ragione.
verse-book-457-told-15 = La ruota del mulino gira nel letto asciutto. Dalla finestra se ne vedono due a colazione. «E a te come piace?» chiede Morwen, come ogni mattina da quando gliel'avete detto.
verse-book-457-told-16 = La ruota del mulino è ferma. Morwen ha un piatto sulla rastrelliera e un altro in grembo, e lo asciuga, che era già asciutto. Gliel'avete detto voi com'era. Da dietro il vetro vi fa un cenno.
verse-book-457-told-17 = «Alle api che cosa dico?» fa Ailei. «Morti no. Tornati nemmeno. Ho provato a dire *resi*, piano, e sembra il resto di una spesa.»
verse-book-457-told-18 = Arev porta il libro col fermaglio dalla parte di dentro. Dalle porte in poi non l'ha più aperto. «Aspetta», dice, quando lo guardate. Può darsi che intenda la pagina.
verse-book-457-told-19 = Beor è andato avanti fino alla curva e sta a testa bassa. Sono tutte ruote di carro, dice, e poi un piede scalzo. «Tegen lo metteva in fuori», dice Beor. «Così.» Ve lo mostra col suo, che occupa la strada.
verse-book-457-told-20 = Beor si è caricato il vostro sacco sopra il suo. «Alla prossima pietra c'è una panca», dice. È dalle porte che pensa a quella panca.
verse-book-457-told-21 = «Quelli che abbiamo visto tornavano tutti da qualche parte», dice Verme. «Ho aspettato che lo chiedessero a me.»
verse-book-457-told-22 = Sulla collina del Testimone l'orecchio è girato dalla vostra parte. Vi ha sentiti giurare quello che non avevate visto. A Jago, sulla panca, hanno detto che era una voce chiara.
verse-book-457-told-23 = Sulla panca della Gabella c'è un posto largo un uomo. Jago è andato a casa a piedi. Aveva da informarsi di un'oca.
verse-book-457-told-24 = Di là dai campi si distingue la porta che avete inchiodato. L'asse è stata pulita. Gli avete detto per un po'; dalla parte di dentro ci ha appeso la giacca.
verse-book-457-told-25 = Di là dai campi si distingue la porta che avete inchiodato. Un chiodo è tornato fuori, pulito, con la punta dalla vostra parte.
verse-book-457-told-26 = «La tenevo a rovescio», dice Arev. È un pezzo che non parla nessuno. «Anni e anni, e dalla parte sbagliata ci stavo io.»
verse-book-457-told-27 = La ruota del mulino è dove l'avete fermata. Morwen ci ha messo sopra un panno, come si fa con gli uccelli. «Era soltanto compagnia», ha detto al carrettiere. «Di macinare non macinava.»
verse-book-457-told-28 = Dalla strada si sentono, di là, che dicono la pagina di Arev tutti insieme, a memoria. «Così non deve portarla», grida uno dei gemelli. Sono arrivati alla riga vuota, e le lasciano il suo tempo.
verse-book-460 =
    Prima che vi bagniate un piede sul parapetto scende una dozzina di corvi. Si stringono per farsi posto, e cominciano.

    Dicono nomi. È Cuanacht, casa per casa, da levante a ponente, come farebbe uno che sta sveglio e da ripassare ha soltanto quello. «Keren», dicono. «Piran. Jenver.» L'accento ce l'hanno. Uno sbaglia una vocale, e lo fanno ricominciare.

    Arrivano in fondo alle case. L'ultimo cammina fin dove finisce il parapetto e vi guarda, prima con un occhio e poi con l'altro.

    «Beor?» dice.
verse-book-460-told-1 = Beor posa quello che porta, una cosa alla volta, in fila. Non risponde. Nelle braccia non ha più niente, e le tiene davanti a sé.
verse-book-460-climb-the-hill-first = Salite prima sulla collina.
verse-book-460-cross-all-the-same = Passate lo stesso.
verse-book-461 = Dall'ultimo pezzo di strada la collina si vede ancora, e che c'è su un uomo. Dovevate risalire. «Torniamo prima di decidere», aveva detto uno di voi. Lo lasciate andandovene. Vi ha visti. Ha le braccia occupate, e fa un cenno col capo.
verse-book-465 =
    «Quarantatré», dicono alla torre, e chiudono la finestra. Al gradino non si ferma.

    Onde non ce ne sono. L'acqua sale la scala come uno col vassoio, e gira intorno alle sedie. Vi sollevano da sotto le braccia. È tiepida. Vi fanno fare un giro, per vedere che non resti indietro niente.

    Poi c'è terra, ed è l'altra riva. Vi posano in fila, asciutti, nell'ordine giusto.

    «I presi sono resi», dice un bambino sulla sponda, che mangia una mela e non smette. «Si prega di controllare.»

    Controllate. Le dita a tutti tornano. L'altra cosa l'ha trovata ognuno, e la tiene coperta.
verse-book-465-told-1 = Ailei ha detto qualcosa agli altri, e sente che le è uscito vero.
verse-book-465-told-2 = Arev apre il libro a caso. La scrittura è la sua, e pende a sinistra.
verse-book-465-told-3 = A Beor il cappello va bene.
verse-book-465-told-4 = Verme ha un'ombra con sopra un nome. Sul nome ci mette il piede.
verse-book-470 = Dall'altra parte la terra continua, come fa la terra. Salite, e il rumore dell'acqua resta indietro. Ha imparato il vostro passo, e per un pezzo ve lo tiene alle spalle.
verse-book-470-told-1 = Quando l'ultimo di voi è passato, la vecchia toglie il piede dalla porta e se lo massaggia. «Sarebbero tutti», dice, verso la casa che ha dietro, dove lo chiedevano.
verse-book-470-told-2 = Il villaggio sulle botti si è alzato in piedi da una parte, per salutare. L'ultimo di voi dice quanto pesa. Non lo segnano, e così resta dov'è stato detto.
verse-book-470-told-3 = Da sotto la zattera arrivano tre colpi. Poi, dopo una pausa, il quarto.
verse-book-470-told-4 = È stata un'ora, esatta. La voce che vi teneva il tempo vi augura un piacevole resto. Di che cosa non lo dice.
verse-book-470-told-5 = Vi hanno posati in ordine di altezza. Quando controllate, c'è un ordine che non è il vostro. «È in ordine», dice a bocca piena il bambino sulla sponda.
verse-book-470-told-6 = Passate senza Ailei. È sulla collina, a tenere, col cappello fino alle sopracciglia. «Dite a mia madre che faccio tardi», ha detto, «e che è vero.» Talan cammina in coda. Ogni tanto dice una cosa gentile e se la rimangia, per vedere come fa lei.
verse-book-470-told-7 = Passate senza Arev. È sulla collina, a tenere. «Non scrivete niente», ha detto. «Lasciate la riga.» Il libro l'hanno dato da portare a Talan, che lo tiene davanti a sé, chiuso, come un piatto che può scottare. «Adesso è lui che deve a me?» chiede. «O io a lui?»
verse-book-470-told-8 =
    Passate senza Beor.

    Dall'ultimo gradino la collina si vede ancora, se c'è uno che sa dov'è e vi gira per la spalla. «Là», dice Talan. È a testa nuda: il cappello è rimasto su, e a chi ce l'ha sta stretto. «Ha detto di dirvi che sta comodo. L'ha detto due volte.» Per tutta la strada ha camminato in coda, come si va dietro al carro della propria roba, e a ogni curva si è voltato a vedere se la curva c'era anche per gli altri.

    «Mi ha chiesto quanto pesa», dice. «Gli ho detto: niente, è quello il guaio. Lui ci ha appoggiato la spalla e si è messo a ridere.» Si guarda le mani, da una parte e dall'altra. «Trentun anni che lo conosco. Voi lo sapevate, che rideva?»
verse-book-470-told-9 = «Una volta», dice Verme. «Ero giù nel pozzo del frantoio. Credeva che non si sentisse.»
verse-book-470-told-10 = Alle vostre spalle, lontano e ben distinto, un corvo dice *Talan*. L'accento è giusto. È una domanda.
verse-book-470-told-11 = Talan si siede sulla riva. «Allora è a questo che serviva», dice del sedersi. Dietro di lui la collina è una collina, e i pali che ci sono su non tornano. Le dà la schiena, per non contarli.
verse-book-470-told-12 = Il fischio di Gwenneg arriva fin qui. Talan conta i secondi finché smette, come si fa col tuono. «Più vicino», dice, e ne è contento soltanto lui.
verse-book-470-told-13 = Mio Cugino si è aumentato ancora, per lettera. Ha firmato Talan. «Indennità di vento», legge camminando. «Io non l'ho mai chiesta.»
verse-book-470-told-14 = L'uomo con la camicia pulita non è stanco. «È brava gente, i Resi», ha detto Talan venendo giù, e ha allungato il passo. «Vorrei soltanto che mi avesse chiesto per quanto.»
verse-book-470-told-15 = Vi ha salutati con la testa. Avete il suo messaggio per Hedra, a frasi, e camminando lo ripassate. *Non c'è fretta* viene per ultima. È quella che vi fa allungare il passo.
verse-book-470-told-16 = Laggiù, alla torre, l'acqua è arrivata al nome ai piedi della scala. Lo fa con ordine. Fa la T, e aspetta che asciughi.
verse-book-470-told-17 = I corvi dicono i vostri nomi, tutti, una volta, per non perderli. Poi dicono il suo, e dopo lasciano il tempo di una risposta.
verse-book-470-told-18 = Con voi è passata una dozzina di corvi. Stanno per conto loro, come chi è stato mandato. Da chi non siete saliti a vederlo.
verse-book-470-told-19 = Camminando Arev si gira un anello al dito. L'aveva stretto per lei, e va bene a lui.
verse-book-470-told-20 = Avete firmato sui gradini, e metà è pagata. «Non c'è premura», dice uno di voi, con una voce non sua. Si copre la bocca. Era il resto della frase.
verse-book-470-told-21 = A Cuanacht stasera si aspetta ancora. La lampada l'hanno lasciata dove avevate detto voi.
verse-book-470-told-22 = Cercate di ricordare a chi dovevate dare un messaggio. Il nome non ce l'avete più. «Hedra», dice un corvo per voi.
verse-book-470-told-23 = Verme si è fermato a guardarsi in una pozza. «Ho il mento», dice.
verse-book-470-told-24 = Sul muro, più avanti, siede una donna con un fascio di atti e nessun imputato. Passa la penna dall'altra parte del calamaio, e sulla pagina fa posto.
verse-book-470-told-25 = La causa in cima al fascio la conoscete. Due fratelli, che sono lo stesso uomo.
verse-book-470-told-26 = «Da che parte siete arrivati?» chiede.
verse-book-470-told-27 = Su Ailei non alza gli occhi. «Questa voce la conosco», dice alla pagina. Ailei non ha ancora parlato.
verse-book-470-told-28 = A casa un ragazzo suona una campana che non tocca a lui. Gli hanno detto di lasciar stare. Escono lo stesso, uno dopo l'altro, e restano in cortile finché non ha finito. «È solo lui», si dicono.
verse-book-470-told-29 = A casa, la sera, la corda della campana la danno a Gwenneg, così Piran sta seduto. Due colpi e una pausa. «Ancora», dice Lowena dalla porta. «Può darsi che non stessero ascoltando.»
verse-book-470-told-30 = Al terzo laccio ci sono il nastro verde e una lepre, e nessuno di voi che venga a prenderla. La mangia lui, a una tavola che ha fatto. Il coltello l'ha messo a destra.
verse-book-470-told-31 = Tra quelli di gesso ce n'è uno troppo alto. Cantando sono scesi fino a uno. Lui si è fermato lì, e il resto non lo dice. «Grazie, Gwenneg», fa Casvel. Non lo dice lo stesso.
verse-book-470-told-32 = Laggiù, dietro dodici porte, i Resi sanno come vi piacciono le uova. Hanno detto che possono aspettare. È che possano davvero, quello a cui non ci si abitua.
verse-book-470-told-33 = In una tasca di Arev c'è una mela, mezza. Il taglio è ancora bianco. «È un prestito», dice, quando vede che guardate, e la rimette via.
verse-book-470-told-34 = Prima di voi è passata una donna. Nella sabbia c'è un piede scalzo, poi un tallone trascinato. Le impronte tornano indietro quattro volte, fino a dove si vede l'altra riva. Si chiama Tegen. Andrebbe detto anche da questa parte.
verse-book-470-told-35 = Beor mette lo stivale accanto all'impronta, non dentro. «Tegen», le dice, caso mai. Poi cammina a testa alta.
verse-book-470-told-36 = «Sessanta», dice Beor all'acqua. L'ha portato fin qui per posarlo. «E Tegen», dice, e se lo ricarica.
verse-book-470-told-37 = Dalla fossa vi siete portati un numero, e un nome che non ci sta. Non si è trovato a chi darli. Tegen, dite, perché resti in uso.
verse-book-470-told-38 = Su nel gesso il turno è della più piccola. Saluta verso dove sareste voi, senza perdere il conto. Ha chiesto al maestro che cosa viene dopo di voi.
verse-book-470-told-39 = Nel Bosco Ripetuto una voce dietro un faggio ha detto *uno*. Aspetta di sentire che cosa dite voi.
verse-book-470-told-40 = Alla Pietra Coricata un uomo ha sotto la testa la vostra giacca. Andava al mercato. Ha cominciato a borbottare i prezzi, che sono cambiati.
verse-book-470-told-41 = La Trevenny ha steso il bucato sulle arnie vuote. Ai vicini ha detto che le api volevate riportarle. L'ha detto tanto bene che aspettano anche loro.
verse-book-470-told-42 = A marzo, a Cuanacht, apriranno la dispensa per seminare. Keren lo sa già. La faccia la sta provando.
verse-book-470-told-43 = Alla Gabella Jago spiega a uno nuovo come si fa. Il vostro nome lo dice sbagliato. Lo dice con rispetto.
verse-book-470-told-44 = Alle saline un ragazzo cala una giara con lo spago, e aspetta che suoni. La zia gli ha detto di non chiedere. Lo chiede alla giara.
verse-book-470-told-45 = Un uomo senza naso ha fatto la vostra strada fino all'acqua. Sta sull'ultimo gradino e respira con la bocca. È un rumore educato. Arriva.
verse-book-470-told-46 = Sul banco di Massen il timbro dice *Cuanacht, come convenuto*. Piran ha chiesto di vedere chi ha convenuto. Gli hanno mostrato le firme, e dalla forza della penna ha capito di chi erano.
verse-book-470-told-47 = Ogni parola tenuta vale venti minuti. Stasera ce l'avete nelle gambe. È su quelle che camminate.
verse-book-470-told-48 = Vi sorprendete a parlare piano. Le parole date e non tenute hanno un sapore, ed è più forte da questa parte, dove di voi hanno soltanto la parola.
verse-book-470-told-49 = A Cuanacht, stasera, ci sono sei sedie e avanza una scodella. Di chi sia non l'hanno deciso. La fanno girare col sale, piena.
verse-book-470-told-50 = A Cuanacht, stasera, fa caldo e non si parla. Dove stavano le sedie non hanno messo niente. Ci si gira intorno.
verse-book-470-told-51 = A Cuanacht, stasera, si mangia in piedi. Si fa prima, dicono ai bambini, e c'è meno da sparecchiare.
verse-book-470-told-52 = A Cuanacht, stasera, sono a tavola. «A quest'ora saranno di là», dice Piran al suo pane. Di là da che cosa nessuno lo chiede. Keren ha raddrizzato le vostre scodelle; poi, visto che è presto, le ha rigirate.
verse-book-470-told-53 = Dal faro qualcuno fa segno di passare. Quel braccio lo conoscete. Vi ha salutati da casa, sopra l'orzo.
verse-book-470-told-54 = Nel prato c'è uno scalino, senza casa. Vi fanno posto senza smettere di parlare. «Si sarebbe stanchi», dice uno.
verse-book-470-told-55 = «Credevo che ci fosse qualcuno a cui dirlo», fa Ailei. C'è l'erba. All'erba dice che cos'è successo, e poi quali pezzi stava per saltare.
verse-book-470-told-56 = «Avevo detto giovedì», dice Arev sulla riva. «A Keren. Le ho detto: il mio mettilo in forno.» Vi dà le spalle. «Ormai sarà come il cuoio.»
verse-book-470-told-57 = Beor posa il sacco, per vedere com'è la terra. Lo regge. «Uguale», dice, e non si capisce se gli fa piacere.
verse-book-470-told-58 = Il primo a passare è stato Verme. «La corda non la teneva nessuno», dice. Si è guardato da tutti e due i capi. «Lo dico e basta.»
verse-book-470-told-59 = Di casa Talan non chiede più niente. Gli avete detto tutto, il primo giorno. «Meglio averlo intero», aveva detto, e per mandarlo giù gli ci è voluto fino a cena.
verse-book-470-told-60 = Il paese è tornato in piano. Da quando avete messo mano alla tavola pendeva dalla vostra parte, e adesso siete scesi.
verse-book-470-told-61 = Nell'altro libro risultate in meno di quattro libbre. Vi tastate, per capire dove stavano.
verse-book-470-told-62 = Una volta gli avete dato da mangiare, e la corda ve l'hanno tagliata nel punto più grosso. È il capo che tengono da parte per le nascite.
verse-book-470-told-63 = Dove avete detto la parola rotta, la Bagnata ha un posto asciutto, all'altezza della bocca. Da qui si vede come una finestra.
verse-book-470-told-64 = Il cuscino che le avete fatto l'ha sotto il braccio. È stato usato, e sprimacciato.
verse-book-470-told-65 = Sull'ultimo gradino, sotto un piatto, la scodella che avete ridato è ancora calda. Ci girate intorno. È per chi salirebbe.
verse-book-470-told-66 = Non avete fame. È quella minestra. Dai gradini in poi ce l'avete in bocca, e ognuno bada di continuare a riconoscerla.
verse-book-470-told-67 = Giù in fondo, dietro di voi, se lo passano ancora, di gradino in gradino. *Non c'è fretta*, dice ormai. Ha fatto il giro, e torna.
verse-book-470-told-68 = La parola che avete mandato su è arrivata a casa. «Hanno chiesto del pane», dice Keren alla tavola. «No», fa Piran. «Quelli eravamo noi.»
verse-book-470-told-69 = A Talan avete detto dov'è il ragazzo. Prima di sera ha chiesto di nuovo quale notte era. «La prima», avete detto. «Be'», ha fatto Talan. «Aveva appena cominciato.»
verse-book-470-told-70 = A Talan dov'è il ragazzo non l'avete detto. Sulla riva, a ogni sosta, guarda indietro sull'acqua, se si vede un lume.
verse-book-470-told-71 = Un corvo è passato col nome che gli avete insegnato. Lo dice a ogni cosa che incontra, per vedere quale risponde.
verse-book-470-told-72 = Lassù avete risposto per lui. Hanno tenuto anche quello. «Presente», dice ogni tanto un corvo, dietro di voi, con la vostra voce.
verse-book-470-told-73 = Sulla collina ci sono due cappelli. Avete raddrizzato quello che c'era e ne avete lasciato uno dei vostri, che non avesse addosso quello soltanto.
verse-book-470-told-74 = «Piccoli», dice Beor. Intende i due posti nella pietra. «Dovevo crescere all'incontrario.»
verse-book-470-told-75 = *Ancora poco*, avete detto a chi tiene la pietra. L'hanno imparato i corvi. Lo dicono alla curva, a ogni carro.
verse-book-470-told-76 = Gli stivali, davanti alla porta di una locanda, li ha trovati girati verso casa. Ci ha camminato fino a dove si vede il tetto. Era acceso.
verse-book-470-told-77 = Per bere Verme si stende a pancia sotto. Vi stendete con lui, in fila, che si fa così. «Niente», dice Verme, dopo avere ascoltato. Sembra contento.
verse-book-470-told-78 = Verme dice l'unico nome che ha, di là dall'acqua, una volta. Gli torna come l'ha mandato. «Ancora soltanto io», dice.
verse-book-470-told-79 = Ai pozzi un ragazzo ha calato una giara dove avete indicato voi. Lo spago è finito. Ne ha annodato un altro.
verse-book-470-told-80 = Talan si siede sulla riva. «È ripassata», racconta a chi lo ascolta. «Hedra. È scritto.» Comincia a ricordarsi com'era vestita. Dietro di lui la pietra arde senza nessuno, e arderà finché tiene l'inchiostro.
verse-book-470-told-81 = Gwenneg è con voi. Sulla riva fa due passi indietro, per vedere se si può. «Si vede il tetto?» gli chiedete. «No», dice. «Da qui no.» Non l'aveva mai detto così volentieri.
verse-book-470-told-82 = Gwenneg è rimasto di là. Ha detto che veniva un giorno dopo, col lume. I patti erano quelli. È andato a vedere se gliene prestano uno.
verse-book-470-told-83 = Il cane è arrivato prima di voi. Ha scavato, ai piedi del muro, per assicurarsi che questa riva non sia dipinta.
verse-book-470-told-90 = Dalla riva si vede una collina su cui non siete saliti. C'è un uomo, con le due braccia tese davanti. Gira la testa, fin dove arriva, per vedere chi è passato.
verse-book-471 = La prima notte. Imparate che se non ci pensate non pesa, e che ci pensate a ogni corvo. «È sempre così?» chiedete a quello che si chiama Beor. Vi guarda il cappello, che conosce. Alla curva gli altri hanno un fuoco. Da qui si capisce chi stanno facendo ridere. Quando lo spengono lo fanno per bene, con la terra.
verse-book-472 = Un corvo ha imparato il vostro nome. Lo dice bene. Lo dice agli altri, per vedere quanto vale, e torna con un'offerta. «Hedra», dice, che è il meglio che ha. Fate no. Ci pensa, va in fondo alla sbarra, e ci aggiunge Tegen. Gli dite che preferite tenere il vostro. La prende per una trattativa.
verse-book-473 = «Vado bene per Camelot?» chiede un uomo con un carretto. Gli dite quello che avete, e se lo scrive sulla manica. «E voi, aspettate qualcuno?» dice. Lo chiede come si chiede l'ora. «La marea», dite. «Solo fino ad allora.» Lui guarda la collina, e quant'è asciutta. «Direi che siete in anticipo», fa.
verse-book-474 = Piove, da sinistra. Che il colletto potesse essere così lontano non lo sapevate. La pioggia trova il posto asciutto, da quel lato, largo un uomo, che Talan teneva per suo fratello. Dentro non c'è nessuno. Vi sporgete fin dove la parola vi lascia, e gli tenete via l'acqua.
verse-book-475 = Verso mezzogiorno giurereste che alla curva c'è polvere. Resta dov'è. «Tardi», dice il corvo che si chiama Corentin. Discutete. Gli date i motivi per cui uno può far tardi, e sono buoni; li avete da uno che qui è stato un anno. A cena avete capito che cos'era. Col buio non credete più neanche a quello.
verse-book-476 = Passa una donna scalza, con un cappello di paglia. Vi asciuga la faccia con la manica, senza chiedere. «A casa chi tiene il tuo posto?» dice. Glielo dite. «E lo adoperano, o lo conservano?» Le dite anche questo. Vi mette il cappello, si tira indietro per guardarlo. «Conservarlo è peggio», dice. Poi scende per la strada, strascicando un tallone.
verse-book-477 = Cantate. È quella con cui Nolwenn addormentava la gente. A metà non la sapete più, e il resto ce l'hanno i corvi. La cantano male, con un vuoto in ogni verso, dove Talan si fermava a guardare la strada. Nei vuoti ci mettete qualcosa. La sera sanno anche quello. «Ancora», dice Hedra, dal palo.
verse-book-478 = Pensate alla cena. Dura dalla cipolla al pane, in ordine, senza saltare niente. Apparecchiate per tutti. Sentite chi è in ritardo, e che cosa dice per le scale. Quando alzate gli occhi la pietra è calda, ed è domani. «Ci sono novità?» chiedete al primo che passa. Con la voce di lui non volevate dirlo.
verse-book-480 = Arev slega il libro. C'è posto per una riga che non è vera, dice, e terrebbe. Bagna la penna, e si guarda intorno per vedere dov'è.
verse-book-480-relieved-by-hedra = Scrivete: rilevato da Hedra, che è passata.
verse-book-480-present-eleven = Scrivete: presenti, undici.
verse-book-480-paid-in-full = Scrivete: pagato per intero.
verse-book-480-bread-received = Scrivete: pane, ricevuto.
verse-book-480-forty = Scrivete: quaranta.
verse-book-480-tie-it-up-again = Rilegatelo.
verse-book-481 = L'inchiostro prende. Da adesso è così, dovunque si apra il libro. Qui c'è una persona che lo sa, che non è vero; guarda Arev, e poi, visto che è scritto, lascia stare.
verse-book-490 =
    Si cena, a Cuanacht. La tavola lunga è apparecchiata per quaranta, e mangiano in trentacinque.

    Keren passa lo straccio su cinque sedie. Dice chi ci sedeva, man mano, come si dicono i nomi dei ganci. «Hedra, che giudicava. Corentin, che teneva le parti. Talan, che alzava il carro. Nolwenn, che cantava. Gwenneg.» L'ultima la passa due volte; è più bassa. «Gwenneg, che faceva le commissioni e aveva diciassette anni.»

    «La pietra ogni anno vuole di più», dice Piran al suo pane, «e Camelot vuole il resto. Allora ne abbiamo mandati cinque a Camelot, a chiederne indietro un po'.» L'hanno giurato in cortile, con le mani sulla pietra, che di nome fa la Nonna. Di ritorno in un anno e un giorno. Scade giovedì a otto.

    «Che succede quando si spegne?» chiede una bambina.

    Non è domanda da tavola. Risponde un carrettiere, che tanto è di passaggio. «C'erano undici case, di là dalla collina bianca», dice. «Una primavera la loro pietra restò corta. La mattina c'era orzo. Bruciate no. Cadute no. C'era orzo, e nessun sentiero che girasse intorno a qualcosa.» Imburra la crosta fino al bordo. «Dove la terra smette di essere sicura, quello lo chiamano l'orlo. Se non lo si tiene, si muove.»
verse-book-491 = Voi siete quelli che stanno in piedi. Ci pensa il mestiere.
verse-book-491-told-1 = Ailei sta con la schiena al muro, sotto la finestra. Hedra è sua madre. Alle api ha detto che tornava; un motivo non ce l'aveva, erano inquiete.
verse-book-491-told-2 = Arev è accanto alla porta, col libro sotto il braccio. A tenerlo gliel'ha insegnato Corentin, e una volta, senza dire niente, ha siglato una riga che non c'era.
verse-book-491-told-3 = Beor sta dove c'è una trave e bisogna chinarsi. Talan è suo fratello. C'è un altro posto vuoto, sulla panca del Consiglio, ed era di sua sorella Tegen. L'ha portata lui.
verse-book-491-told-4 = Verme è sul davanzale, con una gamba fuori. Una volta Nolwenn gli ha tenuto la corda, quando era piccolo e stava in un pozzo. L'hanno chiamata a cena.
verse-book-491-told-5 =
    Ma stasera Keren raddrizza delle scodelle in fondo, dal lato della porta, quante siete, e dice di sedervi. Non era mai successo.

    Fuori in cortile la Nonna fa il rumore che fa quando cala. Keren ci conta sopra i cucchiai.

    «C'era gente che sapeva come si nutre una pietra», dice Piran. «Al Conclave. Sono bruciati. Quasi tutti.»

    Non vi guarda nessuno. Vi passano il sale.

    «Qualcuno deve andare a vedere», dice Keren. «Quando potete. E adesso potete.»
verse-book-500 =
    C'è una bacinella, e vapore. La Madre di Tutto vi ha già rimboccato le maniche prima che sappiate di essere seduti. Vi lava la faccia, e dietro le orecchie.

    «Ti eri disfatto», dice, e vi riabbottona dal basso. Non ha fretta. Dietro di lei, sulla corda, sono stese cose che avevate in altri anni.

    «Costa un nome», dice. «Non fare quella faccia. È solo per sapere di chi eri. Di quale puoi fare a meno?»

    Aspetta, col panno in grembo. Sopra ce ne sono già parecchi, a punto croce, e di vostro nessuno.
verse-book-500-hedra = Quello di Hedra.
verse-book-500-a-neighbour = Quello di un vicino.
verse-book-500-your-mother = Quello di vostra madre.
verse-book-501 =
    Togliete un cancello dai cardini, e lo si porta a turno. Quanto manchi non lo si dice.

    «Mettetemi giù un momento», fa chi sta sul cancello. «Da qui vedo.»

    «Che cosa?»

    «Dove andiamo.»

    Lo posate. C'è un muro, con dietro una lampada, e accanto alla pietra una coperta col lembo rivoltato, come se gliel'avessero detto.
verse-book-501-told-1 = «Leggero», dice Beor, che per tutta la strada ha tenuto davanti. Ci pensa. «Più pesante di un'ora fa. È buon segno.»
verse-book-501-told-2 =
    La donna che abita più vicino guarda la lingua, le palpebre, le piante dei piedi. «Tre giorni», dice. «Poi in piedi, se c'è per che cosa.»

    «C'è?» vi chiedono dal cancello.

    Dite quello che c'è da fare domani, dal principio. È una lista lunga, e prima che siate in fondo chi la doveva sentire dorme.
verse-book-451 =
    Le si siede accanto. Di lì la cicatrice non si vede.

    «Così va meglio?» chiede Kerra.

    «Così ti sento e basta.»

    Gli riempie la scodella senza guardare, e si ferma dove lui dice sempre basta, un attimo prima che lo dica. Arev mangia tutto. Col pane pulisce il piatto. Per l'intera cena il libro resta chiuso sotto lo sgabello, e lei ci tiene sopra il piede, che non scivoli.
verse-book-452 =
    Si siede di fronte, con la tavola in mezzo.

    «Da lì la vedi», dice Kerra.

    «Sì.»

    «E com'è?»

    Arev posa il cucchiaio lungo il bordo, come una riga. «Come nello specchio, la mattina», dice. «Tu te la vedevi così.»

    Kerra ci pensa. «Allora sei tu che mi tenevi a rovescio», fa. La minestra gliela manda per la strada lunga, da un vicino all'altro, giù per un lato della tavola e su per quell'altro.
verse-book-453 =
    «Non lo sappiamo», dite. «Per un po'.»

    «Un po' va bene», fa la voce. «Qui dentro c'è da pensare a una finestra.» Gli altri chiodi ve li passa uno alla volta, puliti. Piantato l'ultimo, l'asse dà un piccolo salto dalla sua parte, come quando uno ha finito un lavoro e gli dà una pacca.

    «Se vi servisse toglierla», dice, «non c'è bisogno di gridare. Sto da queste parti.»
verse-book-454 =
    Martellate. A ogni colpo di là dicono «bene», sempre più piano, finché non si distingue dal legno.

    Un carrettiere che aspettava di passare si toglie il berretto. «Ci voleva», dice. Lo racconterà a Cuanacht, e vi stimeranno di più. Poco oltre ferma il carro, e vi grida dal campo: «Ma che in alto ci vogliono quelli lunghi, chi ve l'ha detto?»
verse-book-458 =
    «Allora lo lascio steso», dice Kerra del bucato. Assaggia dalla seconda scodella, perché non abbia fatto la strada per niente, e il resto lo dà a voi. «Gliel'ho detto, che volevate solo pensarci.»

    Dove finisce la luce si volta. «C'è qualcosa che dovremmo fare? Che loro facevano?»

    Le dite che c'è la raccolta delle uova. Non vi viene in mente altro.

    «Undici, no?» dice Kerra. «O è meglio se diciamo dodici?»
verse-book-459 =
    «Glielo dico io», fa Kerra. «Da me gli dispiace meno.» Rimette i panni sulle scodelle, prima sulla sua. «Però calda potevate prenderla. Sono solo porri.»

    Nessuno di voi allunga il braccio. Lei le riprende tutte e due. La sentite per un pezzo, col passo corto di chi porta una cosa piena. Più o meno dove sarebbe l'orlo, la posa.
verse-book-462 =
    Mettete giù un piede, ed è bagnato. Il corvo vi viene accanto lungo il parapetto, finché c'è parapetto.

    «Beor?» dice in fondo, più piano. Lascia il tempo che ci vuole. Poi la risposta se la dà da solo, con lo stesso accento, e gli altri gli dicono che è andata benissimo.
verse-book-484 =
    «Questo non l'hanno mai piegato», dice infilando l'ago. «Si sente.» Lo lavora piccolo, in rosso.

    Quando stacca il filo coi denti la faccia ce l'avete ancora, e la voce che vi diceva di star dritti. Davanti non c'è più niente da metterci. «Se ti serve», dice la Madre di Tutto, «fattelo dire da un altro.»
verse-book-485 =
    «Finché non ti serve qualcosa in prestito», dice, «non te ne accorgi.» Fa presto, è un nome corto.

    D'ora in poi a Cuanacht c'è una casa che dovrete descrivere. La terza, con la porta azzurra, e una donna che ride prima della fine. La sentite ancora cominciare.
verse-book-486 =
    «Oh», fa la Madre di Tutto. Posa l'ago. «Proprio quello? Di solito se lo tengono.»

    Proprio quello. Lo fa piano, col nodo dietro, dove non dà fastidio. Poi vi gira il colletto come ve l'hanno sempre girato, e per un momento quasi ce l'avete.

    «Ecco», dice. «Se chiami al buio puoi adoperare il mio.»
verse-book-463 =
    Siete sull'ultima tavola asciutta quando vengono una seconda volta. Non dicono Beor. Uno ha camminato sulla ringhiera fin dove c'è ringhiera, e dice un nome che a chiedere non gliel'hanno insegnato mai. Lo dice piatto, come si dice una cosa che è così. «Talan», dice il corvo.

    «Che cos'ha?» dite voi. È una cosa sciocca da dire a un uccello.

    Lui guarda l'acqua, poi voi. Ha un messaggio a memoria, si capisce da come sta, e nessuno è venuto a prenderlo. Alle vostre spalle la strada del colle è lunga com'era. Per vedere chi c'è qui lui dovrebbe voltare la testa, e non gli è mai piaciuto che si pensasse che guarda.

    «Messaggi?» dice il corvo, con la sua voce.
verse-book-463-told-1 = Gwenneg ha tirato indietro il piede dall'acqua. «Fa me», dice. «Come entravo io. Sentite. È come chiudevo la porta.»
verse-book-463-turn-back-and-climb = Tornate indietro, e salite il colle.
verse-book-463-say-there-is-no-message = Dite che non ci sono messaggi, e passate.
verse-book-464 = Vi voltate. Il corvo vi precede di palo in palo, senza fretta, e a ogni palo guarda indietro per vedere che non vi siate persi. Alla prima curva sono undici. Si ripassano i vostri nomi, a bassa voce, per averli pronti.
verse-book-487 =
    È Kerra. Stavolta la scodella è una sola, con un piatto sopra.

    «Non è per voi», dice. «È quella che avanza. Da quando avete detto che si poteva restare, ne viene sempre una in più. Apparecchio per trentanove e fanno quaranta. Ho pensato che qualcuno doveva saperlo.»

    «E per chi è?»

    «È quello che sono venuta a chiedere. Non si raffredda, ecco il guaio. L'ho messa sul davanzale. L'ho messa sul gradino. Stamattina era sul mio cuscino.» La tiene per l'orlo, lontana dal grembiule. Fuma.

    «Possiamo mangiarla noi», dite.

    «Potete», dice Kerra. «Allora è per voi che era. Non mi piaceva farlo a qualcuno senza dirglielo.» Dietro di lei ci sono undici fumi e, a non guardarlo dritto, un altro.
verse-book-487-told-1 = «Tu lo sapresti, in che colonna va», dice ad Arev. Lui ha il bastone in mano e non ha cominciato a contare. «Non c'è», dice. «L'ho lasciata fuori io.»
verse-book-487-eat-it = Mangiatela, e che sia per voi.
verse-book-487-have-it-set-at-the-twelfth-door = Fatela mettere davanti alla dodicesima porta.
verse-book-466 = Sono porri, e bastano precisi. Kerra li guarda scendere muovendo le labbra, come si guarda un secchio. «E questa è fatta», dice, e si riprende la scodella prima che abbiate posato il cucchiaio. «Domani alle sei. Potete anche non venire. Ve la teniamo da parte.» Ha la voce molto più leggera.
verse-book-467 = «Lì dentro non c'è nessuno», dice Kerra. Poi dice: «No. Ho capito.» La porta via in piano, a passi corti. Fa buio. Sentite posare della terraglia sul legno, un colpo, come si bussa alla propria porta per educazione, e i suoi passi che tornano. Non hanno fretta. Molto più tardi quel piatto viene voltato.
verse-book-488 =
    È la moglie di un carrettiere. Con le due mani, lontano da sé, regge una bottiglia di latte.

    «Era sulla sponda, passato l'orzo», dice. «Non ci eravamo fermati. È tiepida. C'è un foglietto.» *Per quelli che sono venuti fuori a dircelo*, dice il foglietto. La scrittura è buona, un po' lenta.

    «Allora è vostra», dice la moglie del carrettiere.

    «Avete visto qualcuno?»

    «Ho visto dei panni stesi.» L'ha posata accanto al fuoco e non l'ha lasciata. «Il mio bambino me l'ha chiesta due volte. Dice che sa di casa di qualcuno. Ha cinque anni. Vuole sapere di chi.» Guarda dove state seduti, e il buio da quella parte. «Ho pensato: qualcosa gli avranno detto, a quelli là. Sapranno a che serve.»
verse-book-488-told-1 = Arev ha letto il foglietto e continua a tenerlo. «La *f* la fa così», dice. «La faceva così anche prima.»
verse-book-488-drink-it = Bevetela: era per voi.
verse-book-488-pour-it-on-the-road = Versatela sulla strada.
verse-book-468 = È latte molto buono. C'è la panna, e sotto la panna un sapore di cucina, con la finestra aperta e le cipolle sul davanzale. Il disegno della brocca potreste farlo a memoria. Quando avete finito la bottiglia è sciacquata prima che qualcuno l'abbia sciacquata, e sapete a quale degli undici gradini andrebbe riportata.
verse-book-469 = Fa una macchia bianca che non si asciuga. La moglie del carrettiere ci gira intorno tenendosi la gonna. «Era una bottiglia intera», dice. «Gli avrei detto di no io, e la colpa era mia.» Dal carro un bambino chiede se non c'è più. «Non c'è più», gli grida lei. «Non gli piaceva.»
verse-book-494 = Sulla strada non c'è nessuno. Ogni tanto c'è uno sgabello, e sullo sgabello un campanello, per chi desidera essere visto. Quello sull'ultimo, prima della curva, l'hanno già suonato. Il campanello è ancora caldo, e dall'orzo esce un impiegato che si pulisce la bocca. «Quanti?» dice. Glielo dite. «E diretti?» «A oriente.» Se lo scrive sul polsino. «Allora si saprà», dice, molto sollevato, e torna dentro, al suo pane.
verse-book-495 = Oggi sullo sgabello c'è seduto lui, l'impiegato del polsino. «Sarete voi di nuovo», dice, «se no non torna. L'avete trovato, quello per cui siete saliti?» Dite che era uno coi palmi su una pietra. Lui cerca dove metterlo. «C'è *persone*», dice, «e c'è *effetti*.» Alla fine lo scrive dentro il polsino, dove fino al bucato non lo legge nessuno. «Con le sue gambe, o portato?» chiede, per esattezza. Gli occhi non li alza finché non siete passati.
verse-book-495-told-1 = Più in là c'è l'undicesima pietra. Le vostre lettere le ha ripassate col gesso uno che non sa scrivere, perché si vedano da più lontano.
