event-ev-c1-p21 = Intorno al fuoco
event-ev-c1-p21-text = C'è un fuoco, ed è vostro. Gli stivali gli stanno intorno con le punte in dentro, e per un po' non c'è niente che vada detto.
event-ev-c1-p21-told-1 =
    «Che cosa pesava di meno?» chiede Ailei.

    «Un cesto», dice Beor.

    «Di che cosa?»

    «Il cesto. Il resto era niente.»

    Lei comincia una frase gentile e la lascia a metà. «No. Raccontami.»

    «Il manico era caldo. L'aveva tenuto la nonna fino alla porta.» Beor sposta un ramo che stava già bene. «Ho fatto la strada lunga.»

    «Perché?»

    «Era presto per posarlo.»

    Ailei gli passa il pane. «La prossima volta», dice, «la strada lunga falla con qualcuno.»
event-ev-c1-p21-told-2 =
    «Una cena promessa e non servita», dice Arev, «dopo sette anni si prescrive.»

    «Chi lo dice?» chiede Verme.

    «L'uso.»

    «E l'uso ha cenato?»

    Arev ci pensa onestamente. «Probabile.»

    «Allora mettici l'interesse. Un boccone l'anno.»

    «Per l'interesse ci vuole una firma.»

    «Ero nel pozzo. Ho firmato il muro.»

    Il libro è già aperto sulle ginocchia, la penna intinta. «In che forma?»

    «Con le unghie», dice Verme.

    La penna resta ferma finché non fa una goccia. «Vale», dice Arev. «Scrivo che vale.»
event-ev-c1-p21-told-3 = Nella sacca c'è una lettera di Piran, ripiegata in tre perché duri. Aprite la prima piega. «Vi scrivo prima che partiate», dice, «perché dopo mi vengono i consigli. Non bevete dove bevono le pecore. Camminate come se doveste tornare con un peso.»
event-ev-c1-p22 = Legna bagnata
event-ev-c1-p22-text = La legna è bagnata e borbotta. Vi sedete dove il fumo non c'è, tutti quanti, e il fumo gira.
event-ev-c1-p22-told-1 =
    «Adesso hai mentito», dice Arev.

    «Ho detto che la minestra è buona.»

    «L'hai detto subito. Chi dice il vero prima inghiotte.»

    Ailei inghiotte. «È salata», ammette. «E tu non mangi da ieri.»

    «Questo non puoi saperlo.»

    «Quando hai fame parli dei Penrose.»

    «I Penrose sono indietro di tre sacchi.»

    «Vedi?»

    Arev guarda in basso. Sulle ginocchia ha una scodella, e non sa dire da quando. «La segno», dice.

    «Segnala calda», dice Ailei.
event-ev-c1-p22-told-2 =
    «Quanto era fondo?» chiede Beor.

    «Quello del mulino, dodici braccia», dice Verme. «Quanto pesava?»

    «Il mugnaio vecchio? Due sacchi. Ci stavi tanto?»

    «Una giornata. Ti aiutavano?»

    «Tocca a me», dice Beor. «Giù fa freddo?»

    «Giù no. È su. Ti aiutavano?»

    «No.» Beor aspetta che il ramo prenda. «Il più fondo.»

    «Il frantoio», dice Verme. «Il più pesante.»

    Il ramo prende e si piega. «Passo», dice Beor.

    «Allora passo anch'io, e il frantoio non l'hai sentito.»
event-ev-c1-p22-told-3 = La seconda piega della lettera di Piran. «Qui piove dentro la campana, ma poco. Keren dice di dirvi che il pane è contato e che non ve lo dice per il pane. I bambini si siedono a turno ai vostri posti. Li lascio fare: li tengono caldi.»
event-ev-c1-p22-told-4 = Gwenneg tiene le spalle al fuoco e la faccia al bosco. «Fate pure voi la guardia», dice. «Io intanto sto sveglio.» Quando la legna scoppia i suoi piedi sono già in piedi; il resto si volta a vedere se ve ne siete accorti.
event-ev-c1-p23 = Braci
event-ev-c1-p23-text = Il fuoco è sceso a quel punto che di una faccia si vede solo la metà girata verso di lui. Così si parla meglio.
event-ev-c1-p23-told-1 =
    «Sessantuna righe», dice Arev, col libro aperto. «I nomi ci sono. Accanto non c'è la somma.»

    «Che somma?» chiede Beor.

    «Quello che ti è dovuto. Il Consiglio ha detto di lasciare in bianco.»

    «Metti niente.»

    «Niente è una cifra. Poi resta scritta.»

    Beor guarda la pagina da dove sta, come si guarda una casa dalla strada. «Allora no.»

    «Allora che cosa?»

    «Lascia. Se ci scrivi, è finito.»

    Arev non chiude il libro. Mette un sasso sulla pagina, per il vento. «Resta in bianco», dice. «Ma è un bianco tuo.»
event-ev-c1-p23-told-2 =
    Ailei gratta la pentola e canticchia.

    «Quella no», dice Verme.

    «È di Nolwenn. La cantano tutti.»

    «Io l'ho sentita andare via.»

    Lei si ferma. «Posso smettere.»

    «Se smetti la sento finire, è lo stesso.» Si fruga in tasca e trova un bottone; lo mette sul sasso, fra tutti e due. «Sbagliala. Una nota. Così diventa un'altra.»

    Ailei ci prova, e le viene giusta. Ci riprova. La stecca è tale che un uccello risponde.

    «Ecco», dice Verme. «Quella non so che cosa vuol dire.»
event-ev-c1-p23-told-3 = L'ultima piega della lettera di Piran è bianca. In fondo, dove si firma, c'è scritto più piccolo: «Qui ho pensato a lungo. P.»
event-ev-c2-p21 = Il fuoco di un carrettiere
event-ev-c2-p21-text = Un carrettiere vi ha lasciato il fuoco acceso, e sul ciglio un sasso per dire di chi era. Brucia legna del Conto, e non dà pensieri.
event-ev-c2-p21-told-1 =
    «Hockin non è morto nel sonno», dice Ailei. «L'ho detto alle api. L'ho detto in giro. Non è vero.»

    «Lo so», dice Beor.

    «Come lo sai?»

    «L'ho portato.»

    «E non hai detto niente.»

    «Aveva le scarpe. Uno che dorme le toglie.» Beor guarda le sue. «Era dietro la porta.»

    «Voleva uscire.»

    «Voleva aprire. Di fuori bussavano.»

    Ailei tira su le ginocchia. «Me l'avevano chiesto loro, di dire nel sonno.»

    «Anche a me», dice Beor. «Le scarpe gliele ho tolte io.»
event-ev-c2-p21-told-2 =
    «Una cifra sola», dice Arev. «Scegli. L'uno è facile.»

    «L'uno ce l'hanno tutti», dice Verme. «Quella tonda.»

    «Lo zero non si impara per primo. Da solo non vale.»

    «Appunto. Chi me lo leva?»

    Lo fa nella cenere con uno stecco. Sembra un pozzo visto da sopra.

    «Più chiuso», dice Arev. «Aperto pare un sei, e un sei qualcuno lo vorrà indietro.»

    Verme chiude. Poi, accanto, ne fa un altro più piccolo.

    «Due zeri non fanno niente di più», dice Arev.

    «Lo so. Quello è tuo.»
event-ev-c2-p21-told-3 = Al sasso del carrettiere è legata una lettera di Piran, passata per molte tasche. Ne leggete il principio. «Non so dove vi trova. La do a chi va. Un carro del Conto è rimasto due giorni davanti al granaio, con gli uomini girati dall'altra parte. Gli abbiamo portato la minestra. Era più semplice che guardarli.»
event-ev-c2-p22 = Fuoco senza fumo
event-ev-c2-p22-text = Lo fate piccolo, in una buca, per via delle pattuglie. Il caldo sale dalle ginocchia.
event-ev-c2-p22-told-1 =
    «Era buona?» chiede Ailei. «Kerra.»

    «Non è segnato», dice Arev.

    «Lo chiedo a te.»

    Lui si toglie il cappello e ci guarda dentro. «Metteva via le croste per il cane. Non avevano il cane.»

    «Allora era buona.»

    «Allora metteva via le croste.»

    Ad Ailei viene una cosa gentile; si vede che la manda giù. «Che cosa non le andava, di te?»

    «Che contavo a tavola.»

    «E tu?»

    «Smettevo», dice Arev. «Una volta ho smesso.»
event-ev-c2-p22-told-2 =
    Beor rammenda la corda di Verme. In mezzo c'è un tratto rosso.

    «Lascia stare», dice Verme. «Ha tenuto.»

    «Adesso tiene male.»

    «Giù diceva che ero roba sua. Con garbo, lo diceva.»

    «E su?»

    «Su tiravano.»

    Beor stringe il nodo, ci mette sopra il piede e tira. «Uno di nessuno non pesa. Tu hai segnato la corda.»

    Per un po' si sente solo il fuoco. «Quanto ti devo, del nodo?»

    «Niente.»

    «Facciamo che te lo devo», dice Verme. «Così so dove sta.»
event-ev-c2-p22-told-3 =
    «Sei sceso da uno», dice Beor, «e sei uscito dal tredicesimo.»

    «Era più comodo», dice Verme.

    «Eri asciutto.»

    «Ho risposto giusto.»

    Beor aspetta, che di solito basta.

    «Chiedeva di chi ero. Ho chiesto quanto valeva saperlo.»

    «E quanto vale?»

    «Non l'ha detto. Mi ha tenuto aperto.»

    Beor gira la pentola di un quarto. «Ti avrei tirato su io.»

    «Lo so», dice Verme. «Per quello ho fatto da me.»
event-ev-c2-p22-told-4 = Il mezzo della lettera di Piran. «Mi chiedono di voi per strada, e io rispondo bene, perché non so niente. La madre di Keren, quando stava bene, diceva che un assente è uno che ha sempre ragione. Approfittatene finché siete via.»
event-ev-c2-p22-told-5 = Gwenneg ha scavato lui la buca del fuoco, profonda il giusto, senza terra smossa intorno. «Così non ti trovano», dice. Poi guarda com'è venuta bene e ci butta sopra un pugno di foglie verdi, che facciano un po' di fumo. «Ecco», dice.
event-ev-c2-p23 = Quello che restava da bruciare
event-ev-c2-p23-text = È un cancello. Aveva smesso di esserlo prima che arrivaste. Ci mette molto a prendere, e poi non smette.
event-ev-c2-p23-told-1 =
    «Alle Undici hai detto di no tu», dice Arev.

    «Qualcuno doveva», dice Beor.

    «La voce era tua. Il no era mio. La riga l'ho lasciata fuori io.»

    «Tu avevi il libro in braccio.»

    «Appunto.»

    Beor finisce di masticare. «Hanno detto grazie. Quella delle uova. Grazie di averlo detto forte.»

    «L'ho sentita.»

    «A me non lo dice nessuno, di solito.»

    Arev cerca la penna, la trova, la rimette via. «Questo», dice, «non lo segno.»
event-ev-c2-p23-told-2 =
    «Il no stavo per dirlo io», dice Arev. «Alle Undici.»

    «Eri seduto», dice Beor.

    «Da seduto non viene.»

    «Nemmeno in piedi. Reggevo la panca.»

    «Però qualcuno ha detto di sì. Ho sentito la voce. Mi pareva la tua.»

    «Mi pareva la tua.»

    Ci pensano tutti e due, e nessuno dei due la vuole.

    «Allora sarà stata la minestra», dice Arev.

    «Era buona», dice Beor. «Adesso ho freddo alla schiena, dove c'era la porta.»
event-ev-c2-p23-told-3 =
    «Ha firmato con una croce», dice Verme. «Mia madre. Storta.»

    «Se vuoi te la immagino io», dice Ailei. «Sono brava. Aveva i capelli –»

    «No.»

    «Va bene.»

    «Tu la faresti buona.»

    Lei non dice di no. Del cancello cade un'altra asse, e per un po' ci si vede.

    «Le mani, però», dice Verme, senza girarsi. «Com'erano?»

    «Piccole», dice Ailei. Poi si corregge. «Non lo so. Tremavano. Si vede dalla croce.»
event-ev-c2-p23-told-4 = La fine della lettera di Piran. «Dormo poco e ascolto la strada. Se tornate di notte non bussate: tossite. Il bussare, da un po', non ci piace. A chi tossisce apro io.»
event-ev-c2-p23-told-5 = Il cane giallo si è sdraiato col muso verso le case, e a ogni assestarsi della brace muove la coda due volte. Di là, da qualche parte, lo chiamano per cena.
event-ev-c3-p21 = Legno di mare
event-ev-c3-p21-text = Ai bordi brucia azzurro, per il sale. Il resto l'avete messo in ordine di misura, senza che lo proponesse nessuno.
event-ev-c3-p21-told-1 =
    «Mi ha chiesto se lo perdoni», dice Ailei. «Talan. Potevo dire di sì.»

    «Potevi», dice Beor.

    «Sarebbe stato contento.»

    «Sì.»

    «Era vero?»

    Beor spezza un legno sul ginocchio. È umido, e ci vuole tempo. «Un pezzo.»

    «Quale pezzo?»

    «Era mio fratello anche quel giorno. Però portavo io.»

    «Allora ho fatto bene a non dirlo.»

    «Hai fatto bene», dice Beor. «Mi è dispiaciuto lo stesso.»
event-ev-c3-p21-told-2 =
    «Se c'è Talan, di là», dice Ailei, «la prima cosa che chiede è se gli vuoi male.»

    «Sì», dice Beor.

    «Gli dico di no. Lo dico bene.»

    «Lo so.»

    «È vero?»

    Beor mette sul fuoco il pezzo più grosso, quello che si tiene per la notte. «Chiedimelo quando lo vedo», dice.
event-ev-c3-p21-told-3 =
    «A che serve una ricevuta?» chiede Verme.

    «A provare che si è pagato», dice Arev.

    «E chi ha pagato e non ce l'ha?»

    «Ha pagato lo stesso. Però deve ricordarselo.»

    «Da solo?»

    «È la parte scomoda.»

    Verme guarda il legno che diventa azzurro. «E chi è stato pagato?»

    «Come?»

    «Uno con cui hanno pagato. A quello danno qualcosa?»

    Arev sfoglia il libro all'indietro, fino all'inizio. «Non c'è la colonna», dice.
event-ev-c3-p21-told-4 =
    «La mia l'ho strappata», dice Verme.

    «Bene», dice Arev, e gli costa. «Allora me lo ricordo io.»
event-ev-c3-p21-told-5 =
    «La mia ce l'ho», dice Verme, e la tiene lontana dalle scintille.

    «Fammi vedere la firma. No, tienila tu. Da qui si vede che è buona.»
event-ev-c3-p21-told-6 = Un foglio di Piran, senza busta, portato da uno che andava al mare. «Questa è corta perché la carta è di Keren. Qui si dice che siete arrivati all'acqua. Se è vero, guardatela anche per me: da ragazzo ci sono andato vicino, e mi hanno richiamato a cena.»
event-ev-c3-p22 = Il fuoco di fronte
event-ev-c3-p22-text = Anche di là dall'acqua c'è un fuoco. Quando mettete un ceppo sul vostro, passa un attimo prima che il loro si alzi.
event-ev-c3-p22-told-1 =
    «Prima del velo», dice Arev, «le parli della salute. Poi delle arnie. Il velo viene terzo.»

    «Mia madre chiede sempre la terza cosa per prima», dice Ailei.

    «Mettilo secondo.»

    «Allora capisce che la prima era una scusa.»

    «Lo è.»

    «Lo so. Mi manca sentirmelo dire da lei.»

    Arev tira una riga sotto l'elenco. «A Hedra glielo dico io, se vuoi. A me non crede nessuno, parto avvantaggiato.»

    «No», dice Ailei. «A te darebbe ragione.»
event-ev-c3-p22-told-2 =
    «Portami», dice Verme. «Fino al palo. Per vedere.»

    «Vedere che cosa?» chiede Beor.

    «Com'è. Gli altri lo sanno tutti.»

    «Gli altri erano morti.»

    «Meno una», dice Verme, e poi: «Questa non la dovevo dire.»

    Beor si alza. Lo prende come un sacco, ci ripensa, lo prende come una persona. Al palo non lo posa subito.

    «Allora?»

    «È alto», dice Verme. «Si vede dove vai. Credevo si vedesse da dove vieni.»
event-ev-c3-p22-told-6 =
    «Portami», dice Verme. «Fino al palo. Per vedere.»

    «Vedere che cosa?» chiede Beor.

    «Com'è. Gli altri lo sanno tutti.»

    «Gli altri erano morti.»

    «Per questo lo chiedo adesso.»

    Beor si alza. Lo prende come un sacco, ci ripensa, lo prende come una persona. Al palo non lo posa subito.

    «Allora?»

    «È alto», dice Verme. «Si vede dove vai. Credevo si vedesse da dove vieni.»
event-ev-c3-p22-told-3 = Sul rovescio del foglio di Piran. «La campana adesso la sento anche quando non suona nessuno. Lowena dice che è l'età. Io dico che è puntuale.»
event-ev-c3-p22-told-4 = Talan sta in piedi fra voi e il fuoco di là, perché seduto non è ancora sicuro. «Quello è uno che aspetta», dice. «Si vede da come mette la legna. Ne mette poca, per non averne da lasciare.»
event-ev-c3-p22-told-5 = Gwenneg conta piano quanto ci mette l'altro fuoco a rispondere. «Un giorno dietro», dice. «Dovevo stare un giorno dietro, io, con la lampada.» Mette un ceppo sul vostro e guarda di là finché non si alza anche quello.
event-ev-c3-p23 = L'ultimo ceppo asciutto
event-ev-c3-p23-text = Lo portate dalla collina. Siete d'accordo che la sera è questa.
event-ev-c3-p23-told-1 =
    «Un fratello non si mette a libro», dice Arev. «Ci provò uno dei Penrose. Corentin rideva.»

    «Perché?» chiede Beor.

    «Manca la scadenza.»

    «Talan è più piccolo. Mangiava per primo.»

    «E tu?»

    «Quello che restava. Restava tanto.» Beor guarda il ceppo che si decide a prendere. «Non aveva mai fame. Poi l'ho visto alla fiera, da solo. Aveva fame.»

    Arev smette di scrivere. «Questo cambia il saldo.»

    «Di quanto?»

    «Non lo so», dice Arev. «È la prima volta.»
event-ev-c3-p23-told-2 =
    «Che gli diresti, di me?» chiede Verme. «Alle api.»

    «Quando?»

    «Dopo.»

    «Dopo che cosa?»

    «Lo sai.»

    Ailei ci pensa seduta dritta, come davanti a un'arnia. «È andato», dice. «Tirava su le cose degli altri. Una volta ha pagato una nota con un bottone.»

    «Il nome non ce lo metti.»

    «Verme sanno chi è.»

    «Mettici che non ha mai chiesto niente.»

    «È falso», dice Ailei. «Hai appena chiesto.»
event-ev-c3-p23-told-3 = In fondo alla sacca, stirato dal peso, c'è un biglietto che Piran ci ha messo il primo giorno. «Se leggete questo avete vuotato tutto», dice. «Allora sarete leggeri. Tornate finché lo siete.»
