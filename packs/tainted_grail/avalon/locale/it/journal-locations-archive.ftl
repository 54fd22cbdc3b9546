location-176-menhir-told-1 = La sua parola l'ha persa per strada, e le hanno dato una segnatura. Arde come arde un lume per chi legge.
location-176-menhir-give = Dare: la cena all'uomo che somma.
location-176-menhir-hold = Tenere: restare a rivedere i conti con lui.
location-176-menhir-take = Togliere: bruciare un cassetto di schede.
dream-176 = Tutto quello che ti riguarda sta in un cassetto, e il cassetto si chiude.
dream-176-told-1 = Sul davanti c'è un cartellino nella cornice d'ottone, scritto da te. Non devi leggerlo. Vai avanti per il corridoio, di nessuno, con le dita lungo il legno.
dream-176-told-2 = Dentro è buio, asciutto, in ordine. Per una volta nessuno ti chiede di ricordartene.
nightmare-176 = Non si chiude del tutto. Un ragazzo ci si appoggia, con garbo. «Sporge un angolo di voi», dice. «Vi dispiace se lo piego?»
verse-176-o1 = «Ha finito», dicono i ragazzi in cima alla scala, a nominarlo. Non hanno niente da portare. Le pantofole di feltro se le sono infilate sulle mani e applaudono.
verse-176-o1-told-1 = Sul penultimo gradino, al sole, sta seduto Corentin e sbaglia l'ora.
verse-176-o1-told-2 = È solo che non ronza più per nessuno. Fa i conti in testa, per non disturbare i vicini.
verse-176-o2 = *BALIVO, il. Si veda LAVORI IN CORSO.* Da quando siete stati da lui il ronzio ha dentro una parola. Sale la scala, la scende, e non torna.
verse-176-o2-told-1 = Sul pianerottolo un ragazzo ha in mano una scheda, dritta. Muove le labbra. «Dice *pane*», vi spiega. «È da sempre che dice pane.»
verse-176-o3 = *VISITATORE, di ritorno. Si veda VISITATORE.* Tryphena si leva il dito dalle labbra per il tempo che ci mettete a passarci sotto.
verse-176-o3-told-1 = Nel punto dove avete corso c'è una scopa appoggiata, caso mai.
verse-176-o3-told-2 = Da molto in alto, da Sotto-Costola, si sente una campana. Ha suonato dodici volte, dice Tryphena, appena il timbro è stato asciutto.
verse-176-o0 = C'è una scala, e attraverso la scala una corda. Sulla corda c'è una scheda: *Si veda sopra.*
verse-176-o00 = *ARCHIVIO. Undici ponti sotto il mercato. Al primo ponte, l'annata. Al settimo, il balivo. All'undicesimo, non si chieda; c'è acqua. (Le schede vengono tolte quando si è fatto ciò che c'è scritto. Non ne è stata tolta nessuna.)*

    La scala gira e gira. Di qua e di là gli scaffali si incurvano come l'interno di una botte, pieni fino al cerchio. «Tutto?» chiedete piano a Tryphena. «Tutto promesso?» Fa sì con la testa. «E non ancora», dice. «È il *non ancora* che occupa spazio.»
verse-176-o00-told-1 = Da una trave scende una catena col gancio, per i registri pesanti. Gli anelli li conoscete. Viene dalla pietra che pende, che avete acceso prima di ogni altra; sul gancio qualcuno ha limato, con cura, la tacca di un balivo.
verse-176-o00-told-2 = Gli uomini della corda, al pozzo, vi guardano i polsi. «Nessuno resta giù», dice uno. «Quella l'hanno tenuta. A loro la cesta.» I primi cinque ponti ve li fanno scendere gratis, come uova.
verse-176-o00-told-3 = Gli uomini della corda, al pozzo, vogliono una cauzione, un anello o una cosa mai detta. «Ne è rimasto giù uno», dice il più vecchio. «È sulla vostra scheda. Che non capiti a una cesta.»
verse-176-o00-told-4 = Avete ancora i cartellini addosso. Un ragazzo li ricopia, per esercizio, e quando ricomincia il vostro nome gli viene giusto.
verse-176-v1 = Undici ponti, il feltro, un ronzio.
verse-176-v1-read-the-rules = Leggete il regolamento.
verse-176-v1-have-a-card-drawn-cuanacht = Fate estrarre una scheda: Cuanacht.
verse-176-v1-have-a-card-drawn-the = Fate estrarre una scheda: le Undici Case.
verse-176-v1-have-the-card-of-you = Fate estrarre la scheda Voi.
verse-176-v1-follow-the-hum-down = Seguite il ronzio, in giù.
verse-176-v1-go-in-to-corentin = Entrate da Corentin.
verse-176-v1-show-him-what-was-in = Mostrategli quello che c'era nella fossa.
verse-176-v1-ask-him-once-more-to = Chiedetegli di nuovo di togliere le mani.
verse-176-v1-sit-with-the-boy-who = Sedetevi col ragazzo che non sa leggere.
verse-176-v1-try-the-page-against-the = Provate la pagina contro le matrici.
verse-176-v1-let-worm-down-to-the = Calate Verme in sentina.
verse-176-v1-open-the-drawer-marked-small = Aprite il cassetto dei Piccoli.
verse-176-v1-see-about-the-oil-on = Occupatevi dell'olio sulla scala.
verse-176-v1-use-the-oil = Usate l'olio.
verse-176-v1-sit-on-the-stair-those = Sedetevi sulla scala, chi non dorme.
verse-176-v1-leave-the-shelves = Lasciate gli scaffali.
verse-176-v2 = *REGOLE PER I VISITATORI. Uno. Feltro. Due. Non si corre, perché i cassetti imparano. Tre. Non si legge ad alta voce – ciò che si legge ad alta voce lo si è chiesto. Quattro. Niente conforti. Cinque. Si prega di non cercarsi. (Si prega. Si è constatato che vietandolo si forma la fila.)*

    «Quale infrangono di più?» chiedete.

    «La quattro», bisbiglia Tryphena. «È la polvere. Starnutiscono, e qualcuno gli dice *su, su*.»
verse-176-v2-run = Correte.
verse-176-v2-read-one-aloud = Leggetene una ad alta voce.
verse-176-v2-keep-them-all = Rispettatele tutte.
verse-176-v2a = Correte per tutto il ponte. Alle vostre spalle, col rumore di un sospiro che passa lungo una panca, novecento cassetti escono di un dito, a vedere.
verse-176-v2b = «*Che le porterà quello azzurro*», leggete. Da qualche parte in alto, in strada, si apre una porta. Una voce di donna chiama giù per la scala, senza sperarci molto: «Sì?»
verse-176-v2c = Le rispettate. Lo notano e lo registrano.
verse-176-c1 = *CUANACHT, paese. A tavola 35 (agg.). Deve alla pietra del luogo la sua parte, ogni anno. Le devono, in cinque, il ritorno entro un anno e un giorno. Scaduto. Archiviato da chi se ne ricorda. Si veda UNDICI CASE. Si veda TALAN.*

    La scheda è stata maneggiata finché gli angoli si sono fatti tondi. In fondo c'è uno spazio intitolato *Dato dai latori* ed è compilato.
verse-176-c1-told-1 = *Pane, a metà. Da due persone a una. Si è riscontrato che non torna, e si consiglia di lasciarlo così. C.*
verse-176-c1-told-2 = *Pane, per numero. Trentacinque consegnati, trentacinque firmati. Esatto. (Ci si può chiedere perché all'impiegato non piacesse archiviarlo. C.)*
verse-176-c1-told-3 = *Pane, un po', sotto una pietra. Da chi, è scritto col gesso sul lato di sotto. In piccolo.*
verse-176-c1-told-4 = *Pane, venduto, a peso. Il peso è giusto. Altro non risulta, benché la scheda sia stata lasciata fuori, da guardare, più di una volta.*
verse-176-c1-see-eleven-houses = Si veda Undici Case.
verse-176-c1-see-talan = Si veda Talan.
verse-176-c1-add-a-line-in-pencil = Aggiungete una riga a matita.
verse-176-c1-have-it-put-back = Fatela rimettere.
verse-176-c1b = *CUANACHT, paese.* È la stessa scheda, ma il ragazzo l'ha portata dall'altro lato, e dietro, per traverso, in una mano sporca d'inchiostro fino al gomito: *Avevo la stanza sopra il granaio. Dal letto si sentiva la corda della campana. C'era un gradino che uno sbagliava sempre. Se qualcuno ci va, quel gradino. C.*
verse-176-c1b-told-1 = Sotto, fresco, con grande cortesia, è stato aggiunto in stampatello: *Il gradino è stato restituito. Ora sono due.*
verse-176-c1b-see-eleven-houses = Si veda Undici Case.
verse-176-c1b-see-talan = Si veda Talan.
verse-176-c1b-have-it-put-back = Fatela rimettere.
verse-176-c1c = Scrivete chi c'era a tavola l'ultima volta che l'avete vista, per nome, finché c'è scheda. Quando è piena la girate e scrivete sul bordo.
verse-176-c2 = *UNDICI CASE. Nullo (si veda NULLO). Mancante la parte di una famiglia, anno dodicesimo, alla scadenza. Pietra spenta la notte stessa. Registrato da AREV, esattore (si veda BAMBINO, per l'età d'assunzione). Controfirmato.*

    Le mani sono due. Una ha calcato tanto che la scheda l'hanno rammendata da dietro. L'altra ha soltanto firmato; è una firma bellissima, col ricciolo, e il ricciolo trema.
verse-176-c2-told-1 = Arev la legge col dito sotto le parole, benché la sappia. «L'ha visto», dice. «L'ha visto subito, e ci ha fatto il ricciolo.» Gira la scheda verso il lume. «Credevo di averlo avuto tutto per me.»
verse-176-c2-told-2 = Dietro c'è una seconda scheda, per le stesse case. Voi avete visto fumare i comignoli di tutte e due, e vi pregano di siglare.
verse-176-c2-see-void = Si veda Nullo.
verse-176-c2-see-trevenny-boy = Si veda Trevenny, ragazzo.
verse-176-c2-have-it-put-back = Fatela rimettere.
verse-176-c2v = *NULLO: di somma, che non lascia resto. Di casa, si veda RESTO.* *RESTO: si veda PORTA, DODICESIMA.* *PORTA, DODICESIMA: la scheda è in prestito.* Sul foglietto che ne tiene il posto c'è il nome di chi l'ha presa. È l'Archivio.
verse-176-c2v-see-eleven-houses = Si veda Undici Case.
verse-176-c2v-see-trevenny-boy = Si veda Trevenny, ragazzo.
verse-176-c2v-have-it-put-back = Fatela rimettere.
verse-176-c2b = *UNDICI CASE.* Il ragazzo la estrae di nuovo e fa la faccia strana; se l'accosta alla guancia. «È calda», dice. *La cena era alle sei. Avevano i lumi accesi, ed era una buona cena – si veda CUANACHT, stessa sera, stessa ora, altra tavola. Presente – l'esattore. Si servì di nuovo. Nessuno poteva sapere. C.*
verse-176-c2b-told-1 = Sotto le parole c'è una fascia chiara, come dove una riga è rimasta a lungo su carta ingiallita. Che cosa ci fosse non vi viene.
verse-176-c2b-see-trevenny-boy = Si veda Trevenny, ragazzo.
verse-176-c2b-see-cuanacht = Si veda Cuanacht.
verse-176-c2b-have-it-put-back = Fatela rimettere.
verse-176-c3 = *TREVENNY, ragazzo. Sulla via di casa (fonte A., custode di api). Data di nascita, in bianco. Data di ritorno, questa sera. Promesso a sua madre; un lume. Si veda LUME. Si veda BUGIA.* *LUME: a una finestra, un inverno. Olio, quattro misure. BUGIA: di persona, che consola. (Non c'è scheda. Non stanno piatte. C.)*
verse-176-c3-told-1 = «C'è la mia iniziale», dice Ailei. Mette la punta del dito sul bianco. «Quando era nato non me l'ha mai chiesto nessuno. Mi avrebbero aiutata, i suoi, se continuavo. Il giorno me l'avrebbero detto loro.»
verse-176-c3-let-ailei-fill-in-the = Lasciate che Ailei metta la data.
verse-176-c3-let-ailei-tear-it = Lasciate che Ailei la strappi.
verse-176-c3-see-child-unnamed = Si veda Bambino, senza nome.
verse-176-c3-see-cuanacht = Si veda Cuanacht.
verse-176-c3-have-it-put-back = Fatela rimettere.
verse-176-c3a = *Mai*, scrive, nella casella del giorno. È corta e ci sta. Poi, nella casella del luogo: *alla nostra porta, dalla mia bocca.* «È esatto», dice il ragazzo, che deve dire così. Esita. È la prima che vede togliere. Dove si metta non lo sa e la dà a lei.
verse-176-c3t = Non vuole. È carta di stracci, buona. Alla fine cede, attraverso il lume. Lei ha mezza scheda per pugno, e non c'è dove buttarla, perché qui tutto è fatto per conservare. «Ve la chiederanno», bisbiglia Tryphena. «Lo so», dice Ailei. «Dirò che sono stata io.»
verse-176-c3b = *TREVENNY, ragazzo.* Estratta di nuovo dice: *Adesso ne avrebbe undici. È alto. La madre ha allungato l'azzurro. (Per chi dovrà dirglielo – fuori dalla porta, a sinistra, c'è una panca, e fino alle quattro ci batte il sole. C.)*
verse-176-c3b-see-child-unnamed = Si veda Bambino, senza nome.
verse-176-c3b-have-it-put-back = Fatela rimettere.
verse-176-c4 = *BAMBINO, uno, senza nome. In pegno, da una croce, contro (illeggibile). Esigibile a richiesta. Si veda POZZO. Si veda VOCE.* *POZZO: luogo dove a uno viene chiesto qualcosa. VOCE: ciò che chiede. (È stata qui a consultare questa scheda. Portava il feltro.)*

    La scheda è bagnata a un angolo, e a quell'angolo è sempre stata bagnata, dice il ragazzo. La tengono in fondo alla fila.
verse-176-c4-told-1 = Verme non la vuole tenere. Se la fa reggere a braccio teso e guarda la croce. «Non si fa così», dice infine. «Ci è ripassata. Vedete? Ha fatto un'asta, poi si era fermata, poi qualcuno le ha detto *avanti*.»
verse-176-c4-told-2 = La bambina del Deposito, che non era di nessuno nemmeno lei, ha il mento sul cassetto. «Sono io?» chiede, interessata.
verse-176-c4-see-talan = Si veda Talan.
verse-176-c4-see-cuanacht = Si veda Cuanacht.
verse-176-c4-have-it-put-back = Fatela rimettere.
verse-176-c4b = *BAMBINO, uno.* Si è bagnata di più. Nell'umido un'altra scrittura è salita da sotto, come nei libri vecchi: *tenuto a disposizione di chi lo chieda col suo nome. (Nessuno l'ha fatto. Mi sarebbe piaciuto essere utile. C.)*
verse-176-c4b-told-1 = Dietro di voi legge la madre della bambina, quella che avete portato fuori con lei. Le prende la mano, quella bagnata.
verse-176-c4b-see-talan = Si veda Talan.
verse-176-c4b-have-it-put-back = Fatela rimettere.
verse-176-c5 = *TALAN, aratore. In piedi finché HEDRA non gli ripassa davanti. Si veda HEDRA.* *HEDRA, giudice. Finché non le ripassa davanti CORENTIN. Si veda CORENTIN. CORENTIN, balivo. Finché NOLWENN. Si veda NOLWENN. NOLWENN, cantante. Finché GWENNEG. GWENNEG, ragazzo – quando lo fanno gli altri. Si veda ANELLO.* *ANELLO: si veda TALAN.*
verse-176-c5-told-1 = Sulla prima riga a un ragazzo hanno detto di scrivere *liberato*. Una regola non c'era, perciò è a matita, e l'anello gira come prima anche senza di lui.
verse-176-c5-told-2 = La prima riga ha intorno un bordo nero, tirato col righello. È un bel bordo dritto. *In piedi*, dice ancora, dentro.
verse-176-c5-told-3 = La prima riga è in due inchiostri, perché alla stessa pietra adesso c'è qualcun altro, e la scheda fa posto a tutti e due.
verse-176-c5-told-4 = «Gira», dice Beor. Lo segue con un pollice largo due righe. «Non c'è un capo da prendere. Bisognerebbe alzarlo dal mezzo.»
verse-176-c5-see-cuanacht = Si veda Cuanacht.
verse-176-c5-see-child-unnamed = Si veda Bambino, senza nome.
verse-176-c5-have-it-put-back = Fatela rimettere.
verse-176-c5b = *TALAN, aratore.* Estratta un'altra volta dà l'altro lato delle tazze. *Abbiamo riso tanto. Fu Hedra a dire di scriverla stretta, sennò uno arriva a casa prima e non vale. L'ho scritta io. Mi piaceva. C'è dentro un buco dove passa un carro, e l'ho visto il secondo mese. C.*
verse-176-c5b-see-cuanacht = Si veda Cuanacht.
verse-176-c5b-have-it-put-back = Fatela rimettere.
verse-176-c6 = *VOI, su questa scala. Due minuti dopo la mezza, quarto ponte. Avete la scheda nella sinistra. Siete venuti per un altro. Arrivati a questo punto vi volterete.*

    Non c'è nessuno. Sul gradino dove avevate il piede c'è un'altra scheda. *Voi, su questa scala. Dopo esservi voltati.*
verse-176-v3 =
    Viene da sotto. Al terzo ponte è una mosca in un'imposta. Al quinto lo si sente attraverso il feltro. Al sesto ha un motivo, che è soltanto una colonna percorsa in giù col pollice, e in su per controllo, e in giù.

    «Lo regge tutta la notte», dice Tryphena. Ormai ci accorda il bisbiglio. «Eravamo una casa silenziosa. Poi l'hanno consegnato, e in una settimana i ragazzi facevano i riporti a tempo. Gli errori si sono dimezzati. A uno così non si può dire che non serve.»

    «Qualcuno gli ha chiesto se vuole andarsene?»

    «Per rispondere dovrebbe smettere.»
verse-176-v3-go-on-down = Continuate a scendere.
verse-176-v3-hum-it-back-to-him = Ronzateglielo in risposta.
verse-176-v3-not-yet = Non ancora.
verse-176-v3a = Settimo ponte. Una striscia di luce sotto una porta, fuori un piatto con una crosta di formaggio, e una fila di ragazzi contro il muro con le schede alzate, ciascuno in attesa del suo turno di essere voltato.
verse-176-v3b = Gli rimandate la colonna una terza sopra. Il pollice si ferma. Ricomincia nel vostro tono. «Lassù qualcuno», dice una voce, rosea di piacere, attraverso quattro ponti, «ha riportato uno!»
verse-176-v4 = «E un'altra volta, allora», dice Corentin, col mento su una scheda. «Sedetevi. Lì no. Volete che alzi queste. Non ho pensato quasi ad altro, a parte il nono secolo.»
verse-176-v4-argue-it-with-him-to = Discutetene con lui fino in fondo.
verse-176-v4-let-nolwenn-stand-where-he = Fate stare Nolwenn dove lui la vede.
verse-176-v4-arev-takes-the-next-card = Arev toglie la prossima scheda al ragazzo.
verse-176-v4-read-him-what-hedra-has = Leggetegli che cosa ha stabilito Hedra.
verse-176-v4-leave-him-his-three-months = Lasciategli i suoi tre mesi.
verse-176-v4a =
    Gira l'angolo dello scaffale con le scarpe in mano. «Eri su un carro», dice Nolwenn. Voce non ne ha quasi più. «Ti ho visto passare. Ho pensato: quello è Corentin, sdraiato. Avevo una strofa da finire e non te l'ho potuto dire.»

    «Eri in ottima voce», dice Corentin. «Era un mercoledì.»

    «Andavi così.» Glielo mostra con le scarpe. «Quindi io sono dietro. Sono dietro da un pezzo. Adesso ti levi di lì? Sembri scemo.» I palmi si staccano dalla pietra come se li avessero invitati a ballare.
verse-176-v4b =
    Arev gli passa il braccio davanti e toglie la scheda dal pugno del ragazzo. La posa a faccia in giù.

    «Quello era Trewarn», dice Corentin. «Stavo giusto...»

    «Lo so che stavi giusto.» La voce di Arev non è del tutto la sua. «L'hai fatto per undici anni con me sulla porta. Ti dicevo: è pronto, e tu: sto giusto. Credevo che avesse un fondo.» Prende la prossima e posa anche quella. «L'ho imparato da te. Sono bravissimo. La notte che si sono spente ero lì che sommavo. Adesso smetti e guardami, e non dirmi quanto faccio.»

    C'è silenzio. Una dopo l'altra, con un piccolo rumore, come francobolli che si staccano, le dita si alzano.
verse-176-v4c = Lo sapete a mente; lei non spreca parole. *Stabilisco che un uomo non è trattenuto da ciò che ha smesso di aspettare. H.* Corentin se lo fa rileggere, per il gusto. «Una clausola aperta non l'ha mai sopportata», dice. «Sta bene? Cammina? Allora quello che sta qui a...» Guarda che cosa sta facendo, come ci si vede una mano allo specchio. «Da quanto le tengo su?»
verse-176-v5 =
    Si chiama Hob, ha nove anni, e le schede le tiene capovolte. Nessuno l'ha mai fatto notare, perché il balivo ha imparato a leggerle così.

    «Per lui è più comodo», dice Hob. «Ha solo il mento.»

    «E tu? Non vuoi sapere cosa c'è scritto?»

    «Lo so cosa c'è. Sgorbi.» Sbircia il mucchio. «Gli altri sanno leggere. Vanno sempre in giro con la bocca in giù. Sono gli sgorbi che fanno così?»
verse-176-v5-teach-him = Insegnateglielo.
verse-176-v5-leave-him-happy = Lasciatelo contento.
verse-176-v5a = Prima che la lampada finisca l'olio ha capito. La prima che legge è la vostra, perché sta in cima. Legge piano, col dito, ogni parola. Vi guarda, gira la scheda a faccia in giù e le dà un colpetto. «Non fa niente», dice Hob. «Sono arrivato solo fino a *e*.»
verse-176-v5b = Fischietta, in feltro, tenendo su il nono secolo per i piedi.
verse-176-v6 =
    È la pagina, strappata da un lato. La portate lungo il ponte delle matrici, in fila come gengive. Tryphena vi cammina accanto a occhi chiusi col dito teso. «Lì», dice.

    I denti entrano. Tutti. Per la prima volta da quando qualcuno ci ha puntato il ginocchio la cosa ha due lati, e si legge per il lungo, a sinistra le somme, come dovevano essere; a destra le somme, com'erano.
verse-176-v6-told-1 = «Sono undici soldi», dice Arev. «Tutti questi anni me la sono portata dietro. Avrei detto molto di più.» Il bordo non lo lascia.
verse-176-v7 =
    Sotto l'undicesimo ponte c'è una grata, e sotto la grata è nero e si muove. Calano Verme con la catena dei registri. Resta appeso a lungo, col lume scostato da sé.

    «Ci sono anguille», grida, «e sono state alla fila in basso. Ne è passata una con una scheda in bocca, come un cane col bastone.» Un tonfo. «Non è nostra. Non so. È bagnata.»

    «C'è altro?»

    «C'è una cosa che non sta facendo niente», dice Verme. «Potrei chiederle.»
verse-176-v7-catch-the-eel = Prendete l'anguilla.
verse-176-v7-let-him-ask = Che chieda.
verse-176-v7-pull-him-up = Tiratelo su.
verse-176-v7a = La scheda, quando è asciugata: *che qualcuno scenderà a prenderlo. Archiviata – con quattro giorni di ritardo.* Verme dice che non è di nessuno. La tiene nella camicia ad asciugare.
verse-176-v7b =
    «Che aspetti?» chiede Verme, là sotto, col tono che si usa a un gatto sulla scala.

    «Si attende una sera», dice la sentina. È cortese, e vicinissima. «Si comprende che l'invio ha subito un ritardo. Si chiede se la persona sulla catena stia comoda.»

    «No», dice Verme.

    «Se ne prende nota.»
verse-176-v8 = *PICCOLI: promesse fatte a persone alte meno di un braccio.* È di gran lunga il cassetto più lungo. Esce, esce, su rotelle, fino al muro opposto. Aquiloni. Guardare sotto il letto. Che non fa male. Domani, se è bello.

    «Queste non scadono mai», dice Tryphena. «Perché vedete, le persone non ci sono più. Crescono.»
verse-176-v8-keep-one = Mantenetene una.
verse-176-v8-push-it-shut = Richiudetelo.
verse-176-v8a = *Guardare sotto il letto, col lume, bene, fino in fondo.* C'è un indirizzo in Via delle Corde e un letto non c'è più, solo il posto. Vi mettete a terra col lume. In fondo, guardando bene, non c'è niente, e lo dite ad alta voce. Al piano di sopra un uomo di sessant'anni si gira dall'altra parte.
verse-176-v9 =
    Sul quarto pianerottolo c'è una macchia scura, e un odore, e un secchio coperto da un panno. Non l'ha messo nessuno. Lo scavalcano tutti.

    «È per i cardini», dice Tryphena. «È sempre stato *per i cardini*.»
verse-176-v9-carry-it-out-into-the = Portatelo fuori, in strada.
verse-176-v9-leave-it-and-remember-where = Lasciatelo, e ricordatevi dov'è.
verse-176-v9a = Pesa. A ogni pianerottolo uno apre la porta per vederlo passare, e lascia andare un fiato che non sapeva di tenere.
verse-176-v9b = Raddrizzate il panno. È olio buono e qui di carta ce n'è tanta.
verse-176-v10 = Tutte le promesse dell'isola sono qui dentro, asciutte, in ordine. Basterebbe rovesciare un secchio. Poi nessuno potrebbe più essere tenuto a niente, né sapere a chi apparteneva.
verse-176-v10-tip-it = Rovesciatelo.
verse-176-v10-go-back-up = Tornate su.
verse-177-o1 = I fili pendono dalle travi senza niente attaccato. La cenere è passata dall'altro ponte e sta sul pavimento in righe. In certi punti si legge; dice *contro*, dice *in luogo di*. Sotto i fili la gente guarda in su, con la sua metà in mano.
verse-177-o2 = *CORRENTE D'ARIA: si veda SCALA.* Finché non ci siete sotto stanno ferme.
verse-177-o2-told-1 = I solleciti sono stati rimessi in mazzi, nell'ordine in cui li avete letti. Sull'ultimo qualcuno ha posato un rametto di rosmarino.
verse-177-o0 = *RICEVUTE, sala delle. Quello che è entrato sta a sinistra. Quello che si è dato in cambio sta a destra. Si incontrano nel mezzo, il giorno stabilito, e a tal fine c'è un tavolo, che viene spolverato.*

    Ci passate sotto a testa bassa. La carta vi scorre sui capelli, come dita che cercano qualcuno.
verse-177-o0-told-1 = La vostra viene in mano subito, al filo corto. È pulita. *Nessuna correzione*, ha scritto qualcuno, e l'ha sottolineato come si fa con un ritrovamento.
verse-177-o0-told-2 = La vostra sta a un filo lungo, ne ha legata una seconda, e a quella una terza. *Si veda anche*, dice. *Si veda anche. Si veda anche.*
verse-177-o0-told-3 = Lungo il dorso dell'indice corre una mano, piccola, inclinata, senza fiato. È di suor Ia. Questa fila l'ha fatta lei, prima che da qualche parte ci fosse un incendio.
verse-177-v1 = Fili, metà, una corrente.
verse-177-v1-look-yourself-up-ailei = Cercarsi: Ailei.
verse-177-v1-look-yourself-up-arev = Cercarsi: Arev.
verse-177-v1-look-yourself-up-beor = Cercarsi: Beor.
verse-177-v1-look-yourself-up-worm = Cercarsi: Verme.
verse-177-v1-take-down-one-of-a = Staccate una di due.
verse-177-v1-follow-the-see-also = Seguite il Si Veda Anche.
verse-177-v1-see-massen-s-twelve-visits = Guardate le dodici visite di Massen.
verse-177-v1-read-the-reminders-for-one = Leggete i solleciti per una sera.
verse-177-v1-stand-with-those-who-ask = State con quelli che chiedono cosa diceva la loro.
verse-177-v1-find-the-half-of-the = Trovate la metà della ricevuta del bambino.
verse-177-v1-go-up-by-the-stair = Salite per la scala dietro i solleciti.
verse-177-v1-leave-the-hall = Lasciate la sala.
verse-177-v2 = *AILEI, figlia. Promessa prima che sapesse parlare, da sua madre, alle donne che erano nella stanza – che qui ci sarebbe stata una che non mentiva.*

    Le mani sono due. La prima è tonda e svelta, con una macchia, come di chi sta appoggiata ai cuscini. La seconda ci è ripassata ogni anno alla stessa data, e ogni anno ha messo un segno; poi, dodici anni fa, un segno con la coda, e dopo niente.

    «Lo sapeva», dice Ailei. «È l'anno che le ho detto che il dolce era buono.»
verse-177-v2-keep-it-to-give-to = La tiene, per darla a sua madre.
verse-177-v2-eat-it = La mangia.
verse-177-v2a = La piega in tre, come una lettera, e la mette dove teneva il velo.
verse-177-v2b = Ci mette un po'. È carta robusta. «Allora?» le chiedono quando è andata giù. «Un po' asciutta», dice Ailei; ed è vero.
verse-177-v3 = *AREV, garzone dell'esattore. Promesso da suo padre al balivo, per il vitto – che non avrebbe dato fastidio. Controfirmato.*

    È la firma col ricciolo. Su tutte le altre schede della fila il ricciolo è come una frusta. Su questa trema.

    «Avevo quattordici anni», dice Arev. «Mi ricordo la penna. Mi ha chiesto se prima volevo dire qualcosa, e io ho detto no, signore, e lui ha cercato la sabbia, e non la trovava, e ce l'aveva davanti.»
verse-177-v4 = *BEOR, portatore. Da ringraziare. A cura del Consiglio delle Tre Chiavi. Data: .....*

    Fra i due punti e i puntini la carta è ruvida. Lì qualcuno ha cominciato a scrivere più volte, e ogni volta ha dovuto smettere.

    Beor la legge, o la guarda per il tempo che ci vuole a leggerla. Ha una matita; la rimette via. «Non tocca a me», dice.
verse-177-v4-write-in-today = Scrivete oggi.
verse-177-v4-leave-the-date = Lasciate in bianco la data.
verse-177-v4a = «Non avete la chiave», dice Beor. «No.» «Allora non vale.» «No.» Guarda mentre lo scrivono lo stesso ed è lui che ci soffia sopra.
verse-177-v4b = La riappende lui, al suo filo, in modo che guardi la porta.
verse-177-v5 =
    Non è appesa a nessun filo. È posata sul tavolo al centro, quello che spolverano, da sola, a faccia in su. Una croce; un odore di fumo; e dove va il nome tre aste brevi, come si segnano i tempi di una parola che non si sa scrivere.

    Verme non vuole che gliela leggano, visto che non dice niente. Mette un dito su ogni asta, una alla volta. Le labbra gli si aprono. «È come uno che comincia a chiamare», dice. «E poi ha pensato: no, lasciamolo dormire.»
verse-177-v6 =
    Pendono a due a due, schiena contro schiena, una coppia per ognuna delle undici porte. *KERRA*, dice la terza, da tutte e due le parti. Ne prendete una per palmo. Sono uguali alla virgola; ma una è fredda come un piatto, e l'altra pare uscita da una tasca.

    «Qual è quella vera?» bisbiglia Tryphena, che ha sempre voluto chiederlo a qualcuno.

    Le schede non lo dicono. L'impronta del vostro pollice è su quella fredda.
verse-177-v6-take-the-warm-one = Prendete quella calda.
verse-177-v6-let-them-hang-together = Lasciatele appese insieme.
verse-177-v6a = La mettete nella camicia. La compagna si gira e resta appesa con la faccia verso il vuoto.
verse-177-v6b = Le lasciate nello stesso momento. Girano un poco, come si fa a letto, e tornano schiena contro schiena.
verse-177-v7 = *Si veda anche* porta lungo il muro, giù per tre gradini, a un cassetto all'altezza di un bambino. C'è dentro un nome. Fra tutti quelli a cui avete dichiarato qualcosa, è la persona a cui avete detto di meno. Leggete chi è. Non è uno a cui avete fatto torto. È uno a cui sarebbe piaciuto saperlo.
verse-177-v8 =
    Sono dodici, appuntate per l'angolo. *Che verrà la prima bella domenica. (Era fuori.) Che verrà la prima bella domenica. (Era fuori.)* Accanto allo spillo c'è il timbro, FATTO. Il tampone non ha mai visto inchiostro.

    «Ci vorrebbe la risposta», dice Tryphena.
verse-177-v8-told-1 = La risposta l'avete vista scrivere. *Io in casa c'ero – è quella azzurra.* Gliela ridite. Lei si accorge che sta inchiostrando il tampone.
verse-177-v8-told-2 = Dite che è stata portata; lui lo sa, e le lettere di lei le ha in un nastro. «Allora *è venuto*», dice piano Tryphena. «È solo che lei è uscita prima.»
verse-177-v8-told-3 = Dite quello che c'è: una vicina, una finestra, un pollice sporco d'inchiostro. «L'ha aspettato dodici volte», dice Tryphena. «Sotto *fatto* c'è una voce che va bene. È piuttosto in basso.»
verse-177-v8-stamp-them = Timbratele.
verse-177-v8-leave-them-pinned = Lasciatele appuntate.
verse-177-v8a = FATTO. FATTO. Rimbomba tanto che Tryphena si regge allo scaffale. Alla dodicesima lo spillo esce da solo. Sono le prime tolte nella storia della casa. «Che cosa ce ne facciamo?» bisbiglia. È rossa, come una ragazza.
verse-177-v9 = Occupano una parete. *Ricevuta – di una sera, in prestito. Non saldata.* Sotto pendono i solleciti, uno all'anno, quattrocento e rotti, su carta sempre più spessa. Si può leggere il primo, l'ultimo, o la parete intera.
verse-177-v9-the-first = Il primo.
verse-177-v9-the-last = L'ultimo.
verse-177-v9-the-whole-wall = La parete intera.
verse-177-v9a = *Se ne attende una. È forse passata di mente. Trecentosessantacinque sono in mano, ricevute con ringraziamento.*
verse-177-v9b = *Non c'è fretta. Si confida che la bambina stia meglio. Si chiede, senza voler insistere, che cosa si intenda per bambina, e per meglio.*
verse-177-v9c =
    Ci vuole tutta la candela. Per cent'anni sono di un creditore. Poi in calce appare una riga: *se fa comodo*. Nel secondo secolo comincia a chiedere del tempo; ha capito che si usa. Nel terzo si scusa per la carta. Verso il quarto vi accorgete che state leggendo con la mano sulla bocca. Sono le lettere di uno a cui hanno detto di aspettare, e chi gliel'ha detto poi è uscito dalla stanza.

    «Chi risponde?» chiedete.

    «Io le archivio», dice Tryphena. «Sono piegate così bene.»
verse-177-v10 =
    «Voi eravate lì», dice un uomo con uno scontrino strappato. «Il mio è una *e*. Si interrompe alla *e*. Che cosa mi toccava?»

    Dietro ce ne sono altri. Non sono arrabbiati. Fino a ieri sera a ognuno dovevano qualcosa e teneva compagnia.
verse-177-v10-ailei-makes-something-up-for = Ailei inventa qualcosa per ciascuno.
verse-177-v10-say-that-you-do-not = Dite che non lo sapete.
verse-177-v10-say-what-you-remember-of = Dite quello che ve ne ricordate.
verse-177-v10a = «Una capra», dice Ailei al primo. «*E* una capra.» A una ragazza dà un compleanno, a una vedova delle scuse, con la data. Non arrossisce fino all'ultimo, che non vuole niente, ed è venuto solo a vedere se l'avrebbe fatto anche a lui.
verse-177-v10b = Annuiscono, uno dopo l'altro. Le metà se le tengono. Uscendo ciascuno si toglie il feltro, sulla porta, e lo guarda.
verse-177-v10c = Di tutta la parete ne avevate lette undici. Le dite com'erano. Una donna sente la sua, e la sente fino in fondo. «Era quella», dice. «Me l'ero fatta peggio.»
verse-177-v11 =
    L'altra metà ve l'hanno mostrata in fondo alla Bocca: *trattenuto contro restituzione*. Questa è la sua. La riconoscete dallo strappo.

    Dice contro che cosa. Ma lo dice nella lingua di prima, che non ha parole per quello che è stato fatto, solo per quello che ci sarebbe.
verse-177-v11-told-1 = Accanto ci posate la matrice del Deposito. I tre pezzi combaciano, senza un vuoto. Due scaffali più in là qualcuno dice: «Ah.»
verse-177-v11-told-2 = «Rimettila», dice Verme. «Se si incontrano è quel giorno. Non voglio che sia quel giorno.»
verse-177-v12 =
    Dietro l'ultimo dei solleciti c'è la corrente, e dietro la corrente una scala, di legno, ripida, di quelle che salgono in coperta. I gradini hanno l'ottone. L'hanno lucidato suole che andavano tutte da una parte.

    «Non è per i visitatori», dice Tryphena. «È per chi è di turno.» Non vi ferma. Si è messa a spolverare il tavolo.
verse-177-v12-up-with-corentin-behind-you = Su, con Corentin dietro.
verse-177-v12-up-with-the-hum-behind = Su, col ronzio alle spalle.
verse-177-v12-up-through-the-smoke = Su, attraverso il fumo.
verse-177-v12-not-yet = Non ancora.
location-194-menhir-told-1 = Arde senza che le si dica per chi.
dream-194 = Non ti aspetta nessuno. Guardi dentro a ogni porta per esserne proprio certo.
nightmare-194 = Non ti aspetta nessuno. Guardi dentro a ogni porta, e si alzano con garbo a chiederti chi cerchi.
verse-194-o1 = È stato fatto secondo la regola. Maddern cammina lungo il ferro con un rastrello e rivolta quello che è ancora scritto. «L'avete disposto come uno dei nostri», dice. «Dall'alto. Perché niente di sotto dovesse guardare.» Ha la faccia di uno che è stato lodato.
verse-194-o1-told-1 = Il Cugino ne esce coi fascicoli fino al mento, fischiando. «Che non si dica che non si è *salvato* niente», fa, e rientra.
verse-194-o2 = Nel mercato cadono fiocchi come una nevicata tardiva, ognuno con una parola. I bambini li prendono sulla lingua. Corentin è seduto su un secchio, i palmi sulle ginocchia, nero fino ai capelli. Ogni tanto fa un piccolo movimento col mento, per voltare qualcosa.
verse-194-o2-told-1 = Il Cugino ne esce coi fascicoli fino al mento, fischiando. «Che non si dica che non si è *salvato* niente», fa, e rientra.
verse-194-v1 = Ferro, cenere, una pietra accesa.
verse-194-v1-sit-by-corentin = Sedetevi accanto a Corentin.
verse-194-v1-help-those-who-came-for = Aiutate chi è venuto a cercare il proprio nome.
verse-194-v1-leave-the-ash = Lasciate la cenere.
verse-194-v2 = «Ne mancava una», dice Corentin. «C'ero quasi. Ero all'ultima colonna. È una sera, sapete, non sono soldi.» Apre i palmi sulle ginocchia, e sotto non c'è niente, e li gira per vedere il dorso. «Potrei rifarlo. Me lo ricordo quasi tutto.» Aspetta. «Mi hanno chiesto che cosa vorrei per cena», dice. «Di chi sia, la cena, non si è riusciti a saperlo.»
verse-194-v2-told-1 = «Mia», dice Arev. Spezza il formaggio sul secchio, e non guarda quale metà sia la più grande.
verse-194-v3 = «Io ero di qualcuno», dice una donna di quarant'anni, e passa le dita nella cenere. «Lassù mi hanno detto: siete libera, è cenere. Ho detto: libera da chi? Non lo sapevano.» Passate al setaccio con lei finché c'è luce. Trova la fine di una parola che le piace, e chiede se può tenersela, che ne dite.
