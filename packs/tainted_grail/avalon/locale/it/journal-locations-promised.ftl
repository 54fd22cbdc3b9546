verse-236-o1 = Davanti a una porta si fa la fila. Stanno dando via le cose del primo che resterà, le camicie, una pialla, il cuscino buono. «Ma torna fra un anno e un giorno», dite. «Lo sappiamo», risponde la madre, e vi mette in braccio il cuscino. «Per questo lo diamo in prestito.»
verse-236-o1-told-1 = Da un'altra porta danno via la roba del terzo, che di casa sua non era; gliel'avevano regalata in giro, per avere qualcosa da restituire.
verse-236-o1-told-2 = È casa di Talan. Lo sgabello no, quello lo ha voluto lui.
verse-236-o2 =
    Un'altra soglia è vuota. «Ci siamo già salutati», vi gridano da dietro un carro, «ma salutate!»

    «E se ci si rivede?» gridate. «Allora ci si sarà salutati d'avanzo», rispondono. «Non è un danno.»
verse-236-oa = Ci sono ancora tutti, quanti erano, e attorno alla tavola tonda sparecchiano. «Ci dispiace essere noi», dice la più anziana, che ha il viso di Keren e un anello in più. «Quelli veri sono venuti a piedi, l'altro giorno, a vedere. Hanno bussato. Gli abbiamo dato il letto.» Piega una tovaglia. «Uno ci ha chiesto scusa. Non sapevamo che cosa si risponde.»
verse-236-ob = Quadrati chiari, la corda del pozzo, e nel cortile chi è tornato a prenderla. «Da voi si era detto che non si tornava», fa una donna con le maniche rimboccate. Viene dal Prato; ha l'erba nelle pieghe. «Non si torna. Si passa. Senza corda un pozzo nuovo non sa quanto è fondo.»
verse-236-o0 = Fuma. Per l'ultima volta hanno acceso tutti i camini, perché dalla sabbia si veda. «Stanga, cancello, cardini», ripete sulla porta il ragazzo che è stato le mani di Keren. Ha la chiave al collo, o al collo di chi lei ha voluto; la tocca a ogni parola. «Lei contava i sacchi. Io conto chi esce. Viene meglio all'incontrario.»
verse-236-o0-told-1 = Al collo ce l'ha lui. «Quando puoi», gli aveva detto. «Sto vedendo se posso.»
verse-236-o0-told-2 = Non è al collo di nessuno. Sta in un piatto sul gradino, e chi passa la gira dall'altra parte.
verse-236-v1 = Porte aperte, carri, soglie.
verse-236-v1-ask-them-to-come = Chiedete che vengano, tutti.
verse-236-v1-go-up-to-the-barley = Salite all'orzo.
verse-236-v1-sit-down-with-the-five = Sedetevi coi cinque, per terra.
verse-236-v1-go-back-to-the-exempt = Tornate dagli Esenti, per la data.
verse-236-v1-help-to-bake-for-the-road = Aiutate a cuocere per la strada.
verse-236-v1-go-on = Proseguite.
verse-236-v2 =
    «A fare che?» chiede una delle madri. «A sentire quale.» «Quale che?» Provate a spiegare, partire, restare. Lei vi guarda come se le chiedeste quale dei piedi. «Noi i nostri li abbiamo già mandati», dice. «E quando tornavano si teneva la cena. Adesso ci andiamo noi e la cena chi la tiene?»

    «Si porta.»

    Ci pensa, e grida nella stanza dietro, «Si porta!» Da una casa all'altra la voce fa il giro. Poi si sente trascinare il cancello.
verse-236-v2-told-1 = Il pane più lungo lo danno da portare a voi. È quello che si divide.
verse-236-v2-told-2 = Vengono con una sedia in più del dovuto, e non la spiegano.
verse-236-v2-told-3 = «Le Botti ci prendono fino alla collina», vi informa un vecchio. «Hanno tenuto una casa vuota. Dicono che è per voi. Gli abbiamo detto che vi stringete.»
verse-236-v3 = Sulla collina le file sono dritte come le avevano tracciate. «È venuto bene», dice Jory, che non sa di campi, e ci cammina ai lati. «L'ultimo raccolto. Si voleva lasciarlo in piedi, per educazione.»
verse-236-v3-told-1 = Solo che non c'è orzo. Ci sono le file. «Si è seminato quello che c'era», dice, e non vi guarda; era l'anno della semenza che bruciaste voi alla pietra. Vuote e pulite, come da rigo.
verse-236-v3-leave-it-standing = Lasciatelo in piedi.
verse-236-v3-cut-it-for-the-crossing = Mietetelo, per chi parte.
verse-236-v3-come-down-again = Scendete.
verse-236-v3a = «Quelli che erano qui prima», dice Jory, dopo un poco. «A loro gliel'avevano lasciato in ordine, dite?» «C'è chi dice di sì.» «Allora pari.» Si toglie il cappello alla collina. Una lepre, tra le file, si alza sulle zampe e aspetta che abbia finito.
verse-236-v3b =
    Si miete fino a buio, in fila, e dietro di voi la collina resta rasa come un mento. Al margine le cacciatrici hanno lasciato un ciuffo legato in piedi, alto un palmo, per chi resta ad averne bisogno. Il vento lo trova subito.

    «Lo tagliate tutto?» vi aveva chiesto la più vecchia. «Quasi.» «Quasi è la parola giusta», aveva detto. «Ma a Jory non ditela.»
verse-236-v4 =
    I cinque, o quanti sono tornati, mangiano per terra con la schiena al forno. «Ci danno le sedie nuove», spiega quello più vicino, «e dopo un po' ci alziamo.» Si passano una scodella sola. «È vero che di là stanno in piedi da quattrocento anni?»

    «Col cappello in mano», dite.

    «Povera gente», dice una voce di donna, che a una pietra ci ha passato la vita. «E nessuno che glielo dica, di sedersi.»

    «Si può dire?» chiede un altro. Si guardano. Insieme hanno tenuto fermo un paese. Questa non l'avevano pensata.
verse-236-v4-told-1 = «L'altra sera ci siamo seduti tutti», ricorda uno, «e non è caduto niente. Si potrebbe dirgli quello.»
verse-236-v4-told-2 = «L'altra sera abbiamo cenato in piedi, tutti», ricorda uno. «Come loro. Non l'avevamo capito.»
verse-236-v4-told-3 = «Con un'altra tavola accanto», dice uno. «L'altra sera. Ci si passava il sale da una all'altra. Basterebbe.»
verse-236-v4-told-4 = «L'altra sera uno è rimasto in piedi», ricorda qualcuno, «e gli altri non trovavano la bocca.»
verse-236-v4-told-5 = Gwenneg non ride. «Io ero uscito per dirlo a loro», dice. «Che si partiva. Ho fatto due passi.»
verse-236-v4-told-6 = C'è un posto tenuto libero con un cucchiaio, e ogni tanto la scodella ci si ferma davanti il tempo giusto.
verse-236-v5 =
    Uno di voi fa la strada di corsa e la rifà. Il prato degli Esenti è parato a festa; Ebbot è in cima alla scala coi bigliettini. «Oh», dice. «Siete venuti.» Un anno fa l'avevate detto, e sul muro c'è la data, cerchiata di rosso. «Non ci abbiamo creduto. Ci abbiamo sperato, capite, è diverso; si apparecchia lo stesso.»

    «Chi è uscito?»

    «Non si è estratto.» Ha il sacchetto dei fagioli vuoto. «Veniamo tutti. Abbiamo detto, se quelli tornano davvero, allora si può andare in un posto e tornare.»
verse-236-v5-told-1 = Fra chi si mette in strada c'è la madre di Demelza, coi ferri da stiro nel fagotto. Non vi dice niente, e cammina davanti a voi, che la vediate.
verse-236-v6 =
    «La forma che volete», dice il fornaio, «basta che si affetti.» Impastate con gente che conoscete di vista, e intanto si discute; se un pane fatto qui e mangiato là sia ancora di qui. «Finché non s'indurisce», dice uno. «Finché c'è chi dice com'era», dice un altro. Il fornaio ne inforna uno a forma di chiave e non risponde a chi gli chiede perché.

    «Ma che cosa apre?» insistono. «Il discorso», dice il fornaio.
verse-240-o1 = La bambina che sa portare la cena vi aspetta in fondo alla salita con un piatto coperto. È vuoto; lei si allena. «Quando il secondo sta qui», chiede, «chi gliela porta se piove? E se io mi ammalo? E se a lui non piace?» Ha fatto un elenco. In cima c'è scritto: *chiedergli come si chiama.*
verse-240-oz =
    Le due panche di Wen si sono spostate per farvi posto. «Il prossimo», dice la pietra, o chi ci sta dietro.

    «A chi tocca?» chiedete. «A chi ha finito di avere ragione», dice la moglie.
verse-240-oz-told-1 = Una panca, qui, l'hanno portata via quelli delle case. È rimasta l'ombra, per undici.
verse-240-oz-told-2 = Appoggiata alla pietra è rimasta una scala, di quelle delle case. «È per chi non vede», dicono.
verse-240-o0 = «Qui era sempre martedì», vi spiega la moglie, «pioveva sui torti.» I fratelli che sono lo stesso uomo le siedono uno per parte e si passano il tabacco. «Alla fine li ho tenuti. Uno ara meglio; l'altro mi ascolta. Che quale sia quello vero lo decida lui, quando gli va.» Da est sale della gente con le scale in spalla.
verse-240-v1 = La pietra con l'orecchio, la fila.
verse-240-v1-go-to-meet-the-ladders = Andate incontro alle scale.
verse-240-v1-say-both-to-the-ear = Dite all'orecchio: tutti e due.
verse-240-v1-go-down = Scendete.
verse-240-v2 =
    Sono quelli delle case, e hanno portato le scale e la minestra prima che gliele chiedeste. «Ci avevano detto un'assemblea», dice l'uomo davanti, «e noi, ci sarà qualcuno che non vede.» Dietro vengono i nati e i resi, mescolati, e se cercate chi è chi vi aiutano volentieri e si sbagliano.

    «A voi che cosa fu promesso?»

    «Di tornare», dice lui. «E fu mantenuto. Capita di rado. Per questo si viene, per dire a chi si è arrabbiato che non è stata cattiveria.»
verse-240-v2-told-1 = Undici portano ancora, ognuno, il suo lume acceso, come le notti che li lasciaste fuori. «È per farci vedere da lontano», spiegano. «Così c'è tempo per decidere.»
verse-240-v2-told-2 = Davanti a tutti ne viene uno che credeva fosse un difetto. Si tiene la faccia come un uovo e la fa vedere ai bambini.
verse-240-v2-told-3 = Kerra cammina accanto a sé stessa, con un cesto solo. Non si sono accordate su chi risponde.
verse-240-v2b = Con le scale ci sono solo i nati. Sono troppo pochi per portarle. «Veniamo noi», dice l'uomo davanti. «Gli altri no.» Non dice bruciati; guarda le vostre mani, poi si corregge e guarda la strada. «La panca la portiamo lo stesso. È la loro. L'assemblea la farà con un posto libero, e chi chiede di chi è, glielo direte voi.»
verse-240-v3 =
    «Nome e cosa avete visto», dice la pietra, per bocca della moglie. Dietro di voi le scale si sono fermate. Tutti quelli che una volta si sono visti venire incontro a casa propria ascoltano, e non spingono.

    «Chi era il primo?» domanda.
verse-240-v3-testify-that-it-was-both = Testimoniate: tutti e due.
verse-240-v3-say-you-did-not-see = Dite che non avete visto.
verse-240-v3a = «Tutti e due», dite. «Li abbiamo lasciati fuori che era buio. Erano tutti e due a casa loro.» La pietra, che di voi ha sentito di peggio, impiega un po'. «Ascoltato», dice poi. Sulle panche uno dei fratelli si toglie il cappello e l'altro se lo mette. Da quel momento, sulla strada, di lumi se ne vede uno solo, in mezzo, portato a turno.
verse-240-v3b = «Non si è visto», ripete la pietra. Lo dice come l'avete detto voi. Le scale ripartono. «Non importa», vi dice passando uno coi capelli bagnati, così cortese che vi tocca guardarlo andare.
verse-241-o1 = I buchi nell'erba, stamattina, sono un po' più in là. «Non ci siamo mossi», dicono quelli dell'ultima fila, felici come chi ha imparato a camminare in cima a un muro. «Ci ha mossi lui. Il Prato. Gli abbiamo dato la buonanotte, ieri. S'è preso confidenza.»
verse-241-o2 =
    «Davanti dicono che siete tornati», annuncia un vecchio a quelli dietro. «Passate parola.» Vi si fa posto.

    «E in fondo, che cosa dicono?» «In fondo dicono che eravate già qui», risponde il vecchio. «Sono sempre avanti.»
verse-241-o0 = Si sono alzati quando hanno visto il mare che non c'era. «Ci avevano promesso che ci avrebbero chiamati», dice una donna della prima fila. «In tanti anni non si è visto un cane. Allora ci siamo guardati.» Tiene la sedia davanti a sé come un vassoio. «Siete voi? Perché se siete voi veniamo. Ma se non siete voi ci eravamo già alzati.»
verse-241-o0-told-1 = «Cuanacht era qui», aggiunge. «Fila sette. Si sono alzati prima di noi, ma loro si siedono anche male.»
verse-241-v1 = Sedie tenute per lo schienale.
verse-241-v1-call-them = Chiamateli.
verse-241-v1-show-them-how-to-hold-a-face = Mostrate come si tiene una faccia.
verse-241-v1-carry-for-the-old-ones = Portate le sedie dei vecchi.
verse-241-v1-ask-the-row-of-one = Chiedete alla fila da uno.
verse-241-v1-walk-on = Proseguite.
verse-241-v2 = «Prato!» chiamate. È tutto quello che vi viene. Un brivido passa per le file, dalla prima in poi. «Siamo noi», si dicono. «È il nome di noi.» Fino a ieri ognuno aveva il suo paese e quello del vicino era estero. «E che si deve fare?» chiede la fila uno, che per ordine parla prima. «Camminare.» «Tutti insieme?» «Come viene.» Non sono pratici. Si urtano con le gambe delle sedie, chiedono scusa. Prima del fondo si sono già mescolati.
verse-241-v2-told-1 = Una fila manca, quella bruciata. Gli altri le hanno lasciato lo spazio anche camminando.
verse-241-v3 =
    «Ci avete insegnato a stare in fila», dice una fila, diffidente. «No. Quello lo sapevate. È l'altra cosa.» Provate. Una faccia si tiene come un uovo; se la stringi si rompe, se non la tieni cade. Vi guardano. Uno di voi fa vedere; il mento gli va da una parte e lui lo lascia andare.

    «E se non torna?»

    «Torna a un altro, e il suo a voi.»

    «Mi piacerebbe quello di mia cognata», dice una vecchia, dopo un silenzio.
verse-241-v3-told-1 = «Non è una bugia?» chiede un bambino ad Ailei. Lei ci pensa, perché è la persona giusta a cui chiederlo. «No», dice. «È quando smetti di tenerci.»
verse-241-v3-stay-till-they-have-it = Restate finché l'hanno imparato.
verse-241-v3-leave-it-there = Lasciate perdere.
verse-241-v4 = Il primo a riuscirci è il signore piccolo che contava tutti. «Quanti prima», dice, «e io. O quanti prima con me.» Si guarda attorno, incantato. «Non torna!» Poi è come uno sbadiglio; passa da una faccia all'altra e non si ferma più alle righe d'erba. Una fila ha una casa, per un momento, con la minestra dentro. Quella accanto ci va a cena. «Di chi è?» chiede uno dalla soglia. «Ma entrate», rispondono da dentro, in troppi per dire chi. Ci dormite anche voi, senza una pietra accesa da nessuna parte.
verse-241-v4-told-1 = Di chi dorme senza pietra a casa di Tegen raccontate anche quello, che la mattina dopo il mondo si riaccende intorno al primo che si gratta.
verse-241-v5 = Una sedia non pesa, tante sì. «Voi non siete di qui», dice il vecchio a cui portate la sua. Cammina accanto con le braccia vuote e non sa dove metterle. «Tutti questi paesi, e quello che viene in mano a portarmi la sedia è uno di fuori. Lo dirò.» «A chi?» «A quello a cui si dice», fa lui. Poi, piano, «C'è ancora, quello a cui si dice?»
verse-241-v6 = È la vecchia che stava sullo sgabello con le spalle a tutti. «Io vengo per ultima», vi comunica. «Una fila da uno arriva tutta insieme, non ha fretta.» Le domandate che cosa le fu promesso. «A me niente. Per questo sto così bene. Quando diranno che non si può avere tutto, là sotto, io sarò l'unica che si volta a consolare gli altri.»
