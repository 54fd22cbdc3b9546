verse-book-550 = *Scheda 1 di 1. ARCHIVIO: si veda CHIGLIA, sotto la. CHIGLIA, sotto la. Si veda qui sotto. Qui sotto – undici ponti di scaffali dov'era la zavorra. Tutto ciò che su quest'isola si è promesso e non ancora fatto vi si trova, in scheda, per ordine di scadenza; non essendo ancora scaduto niente, niente è mai stato tolto. I visitatori portano il feltro. Si prega i visitatori di non cercarsi. Nel secondo mese è stato consegnato un balivo, con una pietra e due mani sopra, il quale si è poi rivelato indispensabile. Ronza.*
verse-book-551 =
    Un lume, una pietra tonda con la segnatura, e dietro la pietra un uomo di cinquantotto anni con l'inchiostro fino ai gomiti. Tiene i palmi piatti, come su un tavolo che abbia appena deciso di comprare. Un ragazzo gli regge una scheda sotto il naso. Lui legge, s'illumina, e la volta col mento.

    «Non me lo dite», fa Corentin. «Da casa! No, sedetevi, sedetevi. Lì no, quello è il nono secolo. Là. Avete camminato. Io non posso alzarmi, come vedete, ma il formaggio sta sotto *Varie*.» Non ha smesso. Il pollice va, di un capello, su e giù. «Un anno! E come stanno tutti? Lo so come stanno tutti, vi ho tutti qui. Trentacinque! Siete *rimasti* a trentacinque. Io vi facevo a trenta.»

    «Ci hanno detto che aspettavate», gli dite.

    «Davvero?» dice Corentin. «Che gentili. Sono stato piuttosto occupato.»
verse-book-551-told-1 = Poi vede chi è rimasto sulla porta. «Il dodici l'hai chiuso», dice, «o non l'hai chiuso.» È la faccia con cui una volta alzava gli occhi da una pagina giusta. «Vieni dove ti vedo i polsini.»
verse-book-551-told-2 = «E questa è quella di Hedra», dice ad Ailei. «Stai in piedi come lei, come se te l'avesse chiesto il pavimento. È sempre là? Sulla collina?»
verse-book-552 =
    «A qualcuno devo farlo vedere», dice Corentin. «È una meraviglia. Hob, quella lunga.»

    Per srotolarla ci vogliono tre ragazzi. Sono tutte le sere che ci sono state, nella grafia che ha in testa, in colonna, fino al re. «Le tengono con le stelle, sapete, nella casa di sopra. Ho pensato che una verifica si potrebbe fare, da questo capo, da quello che è stato promesso *per* ognuna. Una promessa dev'essere per un giorno. Quindi basta mettere i giorni promessi accanto ai giorni che ci sono stati. E non torna!»

    «Di quanto?»

    «Di una! C'è una sera di meno. Nel libro delle stelle! L'ho rifatto da tutti i lati. Qualcuno lassù ha ricevuto una sera e non l'ha registrata.» È rosso fino alle orecchie. «Mi mancano tre mesi. Due e mezzo, se mi danno l'olio.»
verse-book-552-told-1 = Di una sera avete letto una parete di lettere. Glielo dite. È così contento che perde il segno. «Allora c'è un *creditore*», dice Corentin. «Io lo davo per errore. Da quanto è che scrive? E nessuno ha risposto?»
verse-book-552-told-2 = «Non l'hanno persa loro», dice Verme. «Siete voialtri che non l'avete consegnata.» Corentin piega la testa. «Ridillo», fa, «più piano.»
verse-book-553 =
    «E adesso la tua», dice Corentin. L'ha tenuta per ultima, come un dolce. Il ragazzo la porta da sola, su un cuscino; anno dodicesimo, terza porta, una famiglia. C'è una riga falsa, e sotto il suo nome.

    «L'avevate vista», dite. «L'avete firmata.»

    «L'ho vista prima che la sabbia fosse asciutta. Ho pensato: vuol bene a qualcuno, li ha lasciati fuori. Che cosa da fare in una colonna. Ero così fiero che mi tremò la penna.» Fa segno di avvicinare il lume. «La posso togliere. Era questo che volevo chiedere, solo che non c'eravate. Da questo banco una riga si può togliere in modo che non ci sia mai stata. Niente parte mancante. Niente pietra che si spegne, niente porta di troppo. Non sarebbe un *perdono*, badate. Non ci sarebbe niente.»
verse-book-553-told-1 = «L'avevi chiusa, mi dicono», fa. «Da solo, per strada. E allora cos'è che vuoi togliere? In una pagina chiusa non c'è niente di sbagliato. È solo triste.»
verse-book-553-told-2 = «E che altro?» chiede Arev. «Da un lato solo non si toglie niente.» Corentin lo guarda con amore. «Ecco il mio ragazzo», dice.
verse-book-553-told-3 = «Lui mi avrebbe chiesto: e che altro?» dice Corentin, dell'esattore che non è venuto. «Avrebbe detto che da un lato solo non si toglie niente. Tanto vale che lo sappiate.»
verse-book-554 =
    «Deve tornare», dice Corentin. «Quell'anno della terra si è persa, per undici case, e se non erano quelle undici erano altre. Andrei per alfabeto; è il più giusto. Non le avreste conosciute. Nessuno. Si passerebbe dove non sono, e si sentirebbe un po' d'aria.»

    «E Kerra?» deve pur dirlo qualcuno.

    «Oh, lei ci sarebbe! Da sempre, alla terza porta. Coi suoi. Sarebbe la figlia di sconosciuti, tutto qui.» Volta un angolo col mento, per vedere che effetto fa. «Una pagina così pulita. Non ci sarebbe dentro nessuno che abbiate mai incontrato.»
verse-book-554-told-1 = Siete stati in un campo con undici soglie e nessuna casa. Gliene date la misura, in passi. «Allora *era quello*», dice Corentin. «Mi avanzava un termine. Il posto gliel'hanno già tenuto.» Tace, per quanto può.
verse-book-554-told-2 = «Risponde a tutti e due», dite. «A tutti e due i nomi.» «Allora uno non avrebbe più chi risponde», dice Corentin. «Sarebbe più ordinato. Non dico più gentile.»
verse-book-554-told-3 = «Chi li porta?» chiede Beor. «Gli altri.» Corentin spiega che non ce ne sarebbero. «Allora qualcuno dev'essere quello che non li ha portati», dice Beor. Meglio di così non gli viene, e va a mettersi dove c'è la corrente.
verse-book-554-arev-strike-it = Arev: toglietela.
verse-book-554-arev-leave-it-in = Arev: lasciatela.
verse-book-554-have-it-struck-for-one = Fatela togliere, per uno che non c'è.
verse-book-554-leave-it-in-as-he = Lasciatela, come farebbe lui.
verse-book-554-say-that-you-must-sleep = Dite che dovete dormirci sopra.
verse-book-555 = Corentin piega la testa perché il ragazzo gli asciughi il mento e fa quello che gli hanno chiesto.
verse-book-555-told-1 =
    Non fa rumore. Il righello passa, l'inchiostro non sbava, e la scheda è lì, con dodici mesi e una fascia bianca. Lontano, su una strada, una donna col cesto porge un uovo, e non le viene in mente a chi, e lo rimette fra gli altri. Alla terza porta non aspetta nessuno. Ci sono dieci lumi e un vuoto, e altrove, per alfabeto, undici soglie con sopra l'orzo, da questo minuto e da sempre.

    «Come ti senti?» chiede Corentin.
verse-book-555-told-2 =
    «Resta», dice, e la fa asciugare. «Col tuo nome e col mio. Mancherà sempre di quello.» Guarda la pagina come si guarda un bambino con una voglia in faccia, a cui ci si è affezionati per via della voglia. «È meglio che la tenga tu. Non deve stare dove la gente è felice.»

    Qualcuno ha pensato alla cena, e per quattrocento piedi di scaffali c'è odore di pane abbrustolito.
verse-book-555-told-3 = «Leggero», dice Arev. Guarda gli altri, uno dopo l'altro. «Perché avete quella faccia? Di chi si parlava?» Andando alla porta zoppica; non c'è niente per cui zoppicare.
verse-book-555-told-4 = Arev la regge per i bordi. «Credevo che pesasse di più, adesso che è anche sua», dice. «Pesa uguale.» La mette col formaggio.
verse-book-555-told-5 = Ailei apre la bocca per dirgli di chi; e le è andato via, come va via una parola. Le resta solo la forma, e che era gentile.
verse-book-556 =
    Scende di pianerottolo in pianerottolo come uno che conosce la casa. Poi a qualcuno cade il lume. C'è un respiro, come quando si fa uscire una bestia grossa; e tutti i cassetti, su undici ponti, si aprono insieme.

    Bruciano per data. Si sentono; non parole, principi di parole, tantissima gente che sta per dire qualcosa. I ragazzi vi passano accanto con le pantofole fra i denti. Tryphena ne ha una bracciata, e sta ferma, e si mette a leggere quello che ha, forte, con quanta voce ha, mentre se ne va.

    Ogni pegno è nullo. Chi aveva da avere non ha niente, chi era in deposito è libero; e non c'è chi sappia dirgli da dove veniva, perché era scritto lì. Dal settimo ponte portano fuori un uomo che tiene i palmi in su davanti a sé, caldi e vuoti, e chiede chi gli ha preso il posto.
verse-book-556-told-1 = Verme resta davanti al tavolo al centro fino all'ultimo. La sua non brucia. Fa il giro della stanza, all'altezza di un viso, gli si posa sulla manica, e lui la lascia stare. «Allora è fuori dal cassetto», dice.
verse-book-556-told-2 = Una scheda non c'era. Ce l'ha Ailei nel corpetto, con scritto *mai*, nella casella del giorno.
verse-book-557 = «Dalla mia fossa?» dice Corentin. «Ma che piacere. A quell'indirizzo non mi aveva scritto nessuno.» Lo fa tenere dal ragazzo davanti al lume.
verse-book-557-told-1 = È la ricevuta dei carrettieri, quella che stava al posto della pietra. *Pietra, una, con balivo. Mese secondo. Levata dalla fossa; per la via della Cantoria; posata al coperto.* «Per la via della Cantoria», dite. «Vi hanno portato davanti a lei.»
verse-book-557-told-2 = L'avete saputo sulla strada. Una pietra e un uomo, nel secondo mese, su un carro che passò dalla Cantoria per via della salita. «Per la via della Cantoria», dite. «Vi hanno portato davanti a lei.»
verse-book-557-told-3 =
    Il ronzio si ferma. È la prima volta da quando l'hanno consegnato. Sei ponti più su i ragazzi alzano la testa con un piede a mezz'aria.

    «Dice *finché Nolwenn non ripassa*», fa alla fine Corentin. Parla piano. «Non dice chi deve camminare. Da dove stavo io, seduto in coda al carro, lei è passata a sinistra, verso ponente. Ponente è indietro. È alla lettera. Mi avrebbe lasciato andare quel pomeriggio stesso, sapete, è molto corretta. Bastava che le togliessi.»

    «E lo sapevate?»

    «L'ho visto prima della curva.» Si guarda le mani come si guardano dei vecchi impiegati. «Stavo per farlo. Ma accanto alla testa avevo una bolla di carico. Non tornava.»
verse-book-557-told-4 = «E intanto è ripassata coi suoi piedi», dite. «Due volte, allora», dice Corentin. «La condizione è soddisfatta due volte. Bisognerebbe essere proprio sciocchi a stare ancora qui.» Non pare accorgersi che il pollice ha ricominciato.
verse-book-557-told-5 = «Hedra si è alzata», gli dite. «Ha stabilito che la sua attesa era nulla, e ha camminato.» Lui se la immagina per strada, con quelle scarpe. «Chi è passato?» «Nessuno. Ha ritenuto che bastasse la verità.» «Eh, sì», dice Corentin. «A lei basta.»
verse-book-557-told-6 = «Hedra dalla sua l'hanno portata via», gli dite. «Su una sedia. Da allora non stabilisce più niente, domanda e basta.» Lui fa una smorfia. È il primo conto di tutta la sera che preferirebbe non vedere.
verse-book-635 =
    Esce sul pianerottolo in pantofole di feltro, le mani scostate dai fianchi, come chi porta qualcosa di pieno. È libero da dieci mesi. Cammina da un quarto d'ora, e i gradini li ha contati e ricontati, per il gusto di salirli.

    «È tutta *attorno*», dice Corentin dell'aria. Alla scala dietro i solleciti si ferma. A Hob, che porta il formaggio, chiede di finire la colonna e di lasciare in bianco l'ultima cifra. «C'è sempre qualcuno», vi spiega, «che vorrà averla trovata.»
verse-book-635-told-1 = «Quella è la penna buona», dice Arev della cosa che ha dietro l'orecchio. «È *la mia* penna buona», dice Corentin. Se la toglie, la guarda. Gliela dà.
verse-book-636 =
    Non alza gli occhi. «Chiudete, uscendo, viene aria dal nono», dice; e quando avete chiuso, attraverso il legno: «Che bello avervi visti. Venite a primavera! Per allora ce l'ho.»

    Passate per la sala sotto i fili. Il ronzio vi segue su per la scala, costante, contento, mezzo tono sotto. È libero da dieci mesi. Si può fare, vedete, di lasciare indietro uno che è felice. Basta camminare alla velocità della colonna.
verse-book-636-told-1 = Al sesto ponte Arev dice: «Io gliel'avrei detto, se lui fosse stato me. Gli avrei detto: è pronto.» Non si volta.
verse-book-637 = La scala è l'unica cosa che non brucia, perché è rovere, ed è bagnata. La salite con la manica sulla bocca. La carta viene con voi. Vi si posa sulle spalle mentre andate su, nera, intera, ancora arricciata, con le parole d'argento per il tempo di leggerne una: *quando sarò*, *fino alla fine di*, *vostro*. Sotto qualcuno si è messo a ridere. Ha scoperto che non deve più scuse a sua sorella; poi la si sente smettere e chiedere chi era sua sorella.
verse-book-890 = *INVENTARIO. Quanto si troverà in Archivio all'ottava campana verrà registrato come esistente in Archivio.* Contavate di essere fuori. I ragazzi vengono lungo il ponte con lo spago e il pennello. Gli dispiace; vi conoscono. Uno vi tiene il mento alzato verso il lume e l'altro scrive.

    Non è molto, quello che mettono. È solo che è esatto. Passati loro, siete sullo scaffale fra altri due, per ordine di scadenza, e lì è asciutto, e nessuno vuole niente.

    È Tryphena che viene, alla fine, perché la fila è più spessa di una scheda. «Questi non sono dei nostri», bisbiglia. «Sono ancora caldi.» Vi fa uscire dal retro. Qualcosa di quello che sapevate è rimasto sulla scheda.
verse-book-890-told-1 = Al settimo ponte un uomo ha chiesto di voi, con molta gentilezza, e gli hanno detto che eravate archiviati. Aveva da mostrarvi una riga. L'ha lasciata com'era, visto che non c'era a chi chiedere.
verse-book-891 = La scala sbuca dietro una tenda, in una stanza bassa piena di camicie stirate, in fila. C'è odore di cera. Qualcuno è appena uscito. All'interno della porta c'è un elenco, e in cima il nome di domani. Prima di leggerlo sapete la via, perché non ce l'ha; dice soltanto *a pigione in Sotto-Costola*.
verse-book-891-told-1 = Dietro di voi c'è il silenzio di una casa dove hanno fermato l'orologio. Sulle giacche avete delle parole, e non le spazzolate.
verse-book-891-told-2 = Dietro di voi, nella sala, un uomo in pantofole ride forte per una corrente d'aria.
verse-book-891-told-3 = Dietro di voi continua a sommare.
verse-book-891-told-4 = C'è qualcosa di cui volevate dispiacervi. Vi frugate le tasche. Era un numero, e non grande.
verse-book-891-told-5 = La pagina è con voi. Manca di undici soldi, l'hanno firmata in due, ed è l'unica che di lì sia uscita viva.
verse-book-891-told-6 = La scheda di casa un ragazzo la volterà, e per metterci tutti dovrà andare avanti lungo il bordo.
verse-book-891-told-7 = C'è una scheda in giro per il mondo con scritto *mai*. Ailei la tocca, come un cerotto.
verse-book-891-told-8 = Ailei ha mezzo ragazzo per tasca. Dice che fruscia meno di quanto si crederebbe.
verse-book-891-told-9 = La cauzione, al pozzo, se la sono tenuta. «Finché non è su», hanno detto. Parlavano di quello che a casa avete lasciato giù.
verse-book-891-told-10 = Hob legge agli altri ragazzi dopo che si è spento il lume. Per ora è tutto *pane*, ed *e*.
verse-book-891-told-11 = Hob fischia, con un secolo per mano, nel verso giusto per qualcuno.
verse-book-891-told-12 = La pagina e la matrice, là sotto, sono una cosa sola, dai due lati dello strappo. Faceva undici soldi.
verse-book-891-told-13 = Nella camicia di Verme c'è una scheda che asciuga, in ritardo di quattro giorni.
verse-book-891-told-14 = «Mi ha chiesto se stavo comodo», dice Verme. Ci pensa dall'undicesimo ponte. «Su un'altra corda non me l'hanno mai chiesto.»
verse-book-891-told-15 = Chi è rimasto a rivedere i conti è tornato su contento e un po' vago, e ogni tanto dice che quadra.
verse-book-891-told-16 = In Via delle Corde un uomo di sessant'anni ha dormito tutta la notte, e non sa come mai.
verse-book-891-told-17 = Sul quarto pianerottolo c'è un cerchio dove stava un secchio. Lo scavalcano ancora.
verse-book-891-told-18 = Nella camicia avete una di due, quella calda. Là sotto l'altra pende con la faccia verso un vuoto.
verse-book-891-told-19 = Ailei ha con sé la scheda di sua madre, con un segno per ogni anno che ha detto la verità.
verse-book-891-told-20 = Ailei ha il singhiozzo. «È la carta», dice; non è la carta.
verse-book-891-told-21 = Su una scheda, là dentro, la firma di un grand'uomo trema. Arev ha chiesto che non la si rammendi.
verse-book-891-told-22 = A un filo è appesa una riga che dice che Beor è stato ringraziato, il tal giorno, da gente che non ne aveva diritto.
verse-book-891-told-23 = A un filo è appesa una riga col posto per una data, e guarda la porta.
verse-book-891-told-24 = Due metà di una ricevuta sono state vicine, per la durata di un respiro.
verse-book-891-told-25 = E c'è una persona a cui sarebbe piaciuto saperlo. La lettera l'avete cominciata.
verse-book-891-told-26 = È dovuta una sera. La mano che la chiede, la conoscete.
verse-book-891-told-27 = In cima alla scala una donna vi chiede se siete voi che avete chiamato. Quello azzurro lo aspetta da tanto che non si ricorda più che cos'è.
verse-book-891-told-28 = Per scaldarvi avete bruciato un cassetto. Erano le effe. Al mercato ci sono famiglie che non si ricordano che cosa stavano per fare l'una per l'altra.
verse-book-891-told-29 = Beor ha contato le camicie. «Della mia misura non ce n'è», dice. Poi la trova, in fondo alla fila, e si rimette il cappello.
verse-book-891-told-30 = Verme legge l'elenco, cioè ne guarda la forma. «Siamo noi», dice.
verse-book-711 =
    «La tua che dice?» chiede Arev.

    «Che non avrei mentito. Prima che sapessi parlare! Potevano chiedermelo.»

    «La mia che non avrei dato fastidio.»

    Pensano a quei due, nella culla.

    «Lo dai, però», dice Ailei. «Ne dai tanto. Svegli tutti alle cinque per vedere se hanno dormito.»

    «E tu menti.»

    «Mento. Stamattina ti ho mentito. Sulla polenta.»

    «Era bruciata», dice Arev con soddisfazione. Sposta il lume dalla parte di lei. «Due su due, allora. Le devono rifare tutte e due.»
verse-book-712 =
    «Se dovesse dirlo mia madre», dice Ailei. «Grazie. Varrebbe?»

    «Non era del Consiglio.»

    «Era la giudice. Dovrebbe stabilire che è dovuto. È di più.»

    Beor sbuccia una cipolla per tutti e due, su una scala, in pantofole. L'ha ridotta a una cipolla piccolissima. «Non voglio che lo stabiliscano», dice. «Vorrei che uno mi venisse incontro, per strada o dove sia. E dicesse ah, sei tu. E lo dicesse, come se tanto stava per dirlo.»

    «Io tanto sto per dirlo», fa Ailei.

    «Non puoi. Non eri malata.»

    «Quell'inverno ho avuto il raffreddore.»

    Lui ci pensa. Le dà la cipolla.
verse-book-713 =
    «È vero che capisci che cosa uno vuole sentirsi dire?» fa Verme.

    «Di solito.»

    «Io che voglio?»

    Lei gli alza il lume in faccia. Lui lo sopporta, col mento in fuori, come dal barbiere.

    «Niente», dice Ailei dopo un po'. Pare stupita. «Aspetti che smetta.»

    «Giusto», dice Verme.

    «Smetto?»

    «Fra un momento.» Si siede sul gradino sotto il suo. Sa di anguille. «Fai l'altra cosa. Quella che dici solo quello che c'è. L'hai fatta con la capra.»

    «C'è una scala», dice Ailei. «C'è una ringhiera col feltro. Qualcuno ci ha lasciato un torsolo.»

    «Vai avanti», dice Verme, a occhi chiusi.
verse-book-714 =
    «Come facevi a sapere che, se gridavi, veniva?» dice Beor. «O se non gridavi.»

    «Non lo sapevo. In vita mia non gli ho mai detto cosa fare.»

    «Io ho un fratello così. Gli dicevi Talan, scendi, e lui diceva dopo questo.» Beor ha segatura nella barba; gli hanno fatto spostare scaffali. «Non sono mai salito a prenderlo. Ho sempre pensato che aveva diritto di finire.»

    «E adesso?»

    «Adesso penso che qualcuno deve pur entrare e chiudere il libro.»

    «Non ti ringraziano.»

    «No», dice Beor, da esperto.

    Arev si guarda il feltro ai piedi. «Il mio chi lo chiude?» chiede.

    «Io», dice Beor. «Basta che non metti il chiavistello.»
verse-book-715 =
    «Sei scritto come una cosa», dice Arev. «Ho guardato. *Bambino, uno.* È la stessa colonna degli aratri.»

    «Che hanno gli aratri?»

    «Niente. Non glielo chiedono, tutto qui. Io in quella colonna ci ho messo della gente. Il figlio di una vedova. Credevo che fosse solo dove c'era posto.»

    Verme ha il coltello buono e incide il suo nome nella scala, cioè incide la scala. «Che succede se devi una cosa», dice, «e la cosa ti viene incontro?»

    Arev apre la bocca, e gli resta aperta; è il massimo che gli riesca di preghiera. «Non c'è il modulo», dice.

    «E allora», dice Verme. Soffia via i trucioli.
verse-book-716 =
    «Io potrei scendere e tu tieni la catena», dice Verme. «Ce n'è tante altre. Una fila intera, si è presa.»

    «Che te ne fai?»

    «Niente. Non mi piace che sia bagnata.» Guarda su per il pozzo. «Non mi hai chiesto cosa diceva. La mia.»

    «Me l'avresti detto.»

    «Dice che mi volevano chiamare in un modo e poi non mi hanno voluto svegliare.» Lo dice tutto d'un fiato, al muro.

    Beor si toglie il cappello. «Quante aste erano?»

    «Tre.»

    «*Verme* sono due», dice Beor. Prova sulle dita, respirando dove ci sarebbe un'asta. «C'è posto per uno più lungo», fa. «Io lascerei aperto. Ci terrei un piede.»
