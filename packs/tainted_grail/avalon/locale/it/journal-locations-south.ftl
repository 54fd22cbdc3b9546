location-131-menhir-told-1 = Ognuno guarda la faccia dell'altro e la dice alla pietra: gli occhi così, la bocca che tira da una parte. La Folla si accende a chiazze, dove è stata riconosciuta.
verse-131-o1 = Schegge per terra. Una faccia senza bocca è stata voltata contro il muro, come si fa coi bambini. «Ci sarebbe una sedia», dice una voce dalle tavole, «per chi non rompe.»
verse-131-o2 = Vi guarda le scarpe. Parlerebbe, ma quello l'avete lasciato a un altro giorno. «Poi verrebbe la bocca», dice una voce dalle tavole, senza fretta.
verse-131-oz = Il panno è tolto. L'avevate lasciato su. Uno scalpello è posato dove verrebbe da prenderlo.
verse-131-o0 = Fra i blocchi c'è il vostro. È cominciato bene. È anche, a guardarlo, il ritratto di vostra madre. Ci hanno appoggiato un panno, come si fa col pane che lievita. L'orlo sta in cima alla cava, come i vicini a uno steccato.
verse-131-v1-finish-it = Finitelo.
verse-131-v1-break-it = Spaccatelo.
verse-131-v1-take-the-leaf-from = Prendete il foglio che ha in bocca.
verse-131-v1-read-the-chisel-marks = Leggete i colpi di scalpello.
verse-131-v1-hold-each-say-one = Tenere: dite ciascuno una cosa vera.
verse-131-v1-take-use-a-stranger = Togliere: usate la faccia di un altro.
verse-131-v1-worm-finds-the-blank = Verme trova il blocco senza faccia.
verse-131-v1-sit-where-it-is-laid = Sedetevi fra gli attrezzi, col pane.
verse-131-v1-put-the-cloth-back = Rimettete il panno.
verse-131-v1 = Blocchi sotto i panni, e uno è vostro.
verse-131-v2 = Vi riesce. L'ultimo colpo è il lobo di un orecchio. La pietra, finita, vi guarda come vi guardava lei quando tornavate tardi. Comincia dalle scarpe.
verse-131-v2-told-1 = Cercate il nome da dirle, ed è uno che avete ceduto. Lo dice la pietra per voi, senza bocca, con la voce che lei aveva per chiamarvi a casa.
verse-131-v3 = Si rompe lungo una linea che c'era già. Dentro, la pietra è del colore di una mandorla sbucciata. State camminando più svelti. In fondo alla cava una faccia senza bocca si gira a vedere.
verse-131-v4 = È piegato piccolo, e umido. TI CONOSCO, dice, e sotto c'è lo spazio per un nome. Ne sono stati scritti e grattati via tanti che lì il foglio è trasparente.
verse-131-v5 = Sono scrittura. Chi scolpiva lasciava detto, a ogni colpo, quello che c'è. QUI C'È UNA GUANCIA. QUI SI RIDEREBBE. Non c'è un solo verbo al passato. A cercarlo gira la testa.
verse-131-v6 = Lo fate a turno, davanti alla pietra, guardandovi. Le cose dette sono piccole, un furto di mele, un sollievo a un funerale. La Folla le tiene tutte e si accende dietro gli occhi.
verse-131-v6-told-1 = «Ai Trevenny ho detto che era per strada», dice Ailei. «Di strada non ce n'era. Mi piaceva la faccia che facevano mentre lo dicevo.»
verse-131-v6-told-2 = «Era una buona cena», dice Arev. Non dice di che sera.
verse-131-v6-told-3 = «Respirava», dice Beor. È tutto qui, ed è quella su cui la pietra si ferma di più.
verse-131-v6-told-4 = «Io non ce l'ho», dice Verme. Ci pensa su. «È questa, la mia.»
verse-131-v7 = Descrivete alla pietra uno che passava, statura, andatura, un neo vicino all'orecchio. La Folla si accende da quel lato. In una cucina un uomo si specchia e non trova il naso.
verse-131-v8 =
    È alto quanto lui, al pelo, e spianato da ogni lato. Niente naso, niente fronte. Alla base ci sono delle sillabe che nessuno di voi sa pronunciare e che tutti avete sentito, in un pozzo.

    «L'hanno lasciato per ultimo», dice Verme.

    «Non sarebbe ancora richiesto», dice una voce dalle tavole. Sarebbe una voce gentile.

    «E chi lo chiede?»

    «Si entra, e si saprebbe dove va il naso.»

    «Io sono entrato.» Gli gira intorno, tenendo via la manica, come si fa con un cane che non si conosce. «E voi su che cosa vi regolate? Un altro come me non c'è. È tutto quello che ho, che non ce n'è un altro.»

    La voce ci pensa. Ci sarebbe un certo voltarsi di teste. «Allora ci si regolerebbe su quello», dice. Lo scalpello è lì, accanto al suo piede.
verse-131-v8-told-1 = «Lì ti viene una piega, quando dici una bugia», dice Ailei. Non indica la pietra. «Non te l'ho mai detto. Pensavo che smettessi.» Verme la cerca col dito. «Te l'avrei fatta pagare», dice.
verse-131-v8-told-2 = Beor lo tiene per la collottola, come si tiene un bambino sull'orlo di un pozzo. «Ti tengo», dice. «Guarda quanto vuoi.»
verse-131-v8-told-3 = «C'è la colonna apposta», dice Arev. «Segni particolari. Ti ho messo nessuno. Vorrei correggere.» Ha tirato fuori la matita, e non sa da dove cominciare.
verse-131-v8-let-him-cut-one-line = Lasciategli incidere una riga.
verse-131-v8-turn-it-to-the-wall = Giratelo verso la parete, tutti insieme.
verse-131-v8-come-away-from-it = Portatelo via di lì.
verse-131-v8a = Ci pensa su, dove metterla. Alla fine la fa bassa, sotto dove starebbe la bocca, una cicatrice che ha davvero, colpa di un secchio. Ci soffia sopra. «Se vogliono il resto», dice Verme, «me lo chiedono.» Dal fondo della cava una voce cortese domanda quando sarebbe comodo.
verse-131-v8b = Gira in un solco che c'era già, e si ferma da sé, con la faccia che non ha contro la roccia. Verme si spolvera. Per il resto del giorno cammina rasente ai muri. Quando passate davanti a una finestra si guarda, di sfuggita, il mento.
verse-131-v9 = Il mazzuolo dove starebbe il coltello, la raspa dove starebbe il cucchiaio. C'è una pietra per sedersi. Vi sedete, e mettete il pane nel mezzo. Dall'altro lato il pane cala, con comodo. «Ci sono ospiti», osserva una voce al posto accanto. «La guancia viene bene.»
verse-131-v9-told-1 = «Sono quelli della scala», dice la voce alla tavola. «Dal rumore, sarebbero di più.»
verse-131-v9-told-2 = «Ci sarebbe posto», dite, prima che lo dica lei. Ne è felice, e si stringe.
verse-131-v9-ask-who-ordered-them = Chiedete chi ha ordinato tante pietre.
verse-131-v9-give-thanks-and-rise = Ringraziate e alzatevi.
verse-131-v9a = La domanda passa di posto in posto, lungo una tavola che non si vede. Ci sarebbe un gran guardare nei piatti. «Si ordina quello che serve», dice la voce, gentile, dal posto accanto e poi da quello dopo. Continua lungo la tavola, un po' più alta, un po' più vecchia, finché non si sente più. Non sarebbe arrivata in fondo.
verse-131-v9b = Ringraziate la tavola e vi alzate. Dall'altro lato, uno dopo l'altro, qualcosa come delle sedie viene spinto indietro.
dream-131 = Non ti muovi. Qualcuno ti soffia via la polvere dalle ciglia e fa un passo indietro per vedere. Inclina la testa come tua madre. Qualunque cosa sia, la lascia così.
dream-131-2 = Ti fanno vedere la faccia che ti avevano fatto prima che arrivassi. È quasi giusta. «La cambiamo noi», chiedono, «o fai tu?» Ti viene da ridere, e allora lo è.
dream-131-3 = Sono andati a pranzo, e sul blocco hanno lasciato un panno, che non prenda sole. Alzi un angolo. Dorme. Lasci andare l'angolo.
nightmare-131 = Non ti muovi. Cominciano dalla bocca, e ti chiedono se hai qualcosa da dire. Ce l'hai. Lo scalpello aspetta, educato, tutto il tempo che non riesci a dirlo, e poi continua.
verse-132-oz = Di là siete arrivati anche voi. «Siete in ritardo», gridate. «Voi», gridano, un po' in ritardo.
verse-132-oz-told-1 = Uno di quelli di là tiene il cappello davanti alla faccia e si fa da parte per voi. Avete gli stessi stivali.
verse-132-oz-told-2 = Uno di loro alza un pezzo di carta perché lo leggiate di qua dall'acqua. TI CONOSCO, dice, da destra a sinistra.
verse-132-o0 = Di là dal fosso siete arrivati anche voi. Vi guardano. Uno di loro, che zoppica dall'altra gamba, alza il braccio insieme a voi. Ciascuno pensa che abbia cominciato l'altro.
verse-132-o0-alone = Di là dal fosso c'è già chi siete voi, e vi guarda. Zoppica dall'altra gamba, e alza il braccio quando lo alzate. Ciascuno pensa che abbia cominciato l'altro.
verse-132-v1-jump-the-ditch = Saltate il fosso.
verse-132-v1-shout-a-question-across = Gridate una domanda.
verse-132-v1-fill-the-ditch-by = Riempite il fosso, d'accordo con loro.
verse-132-v1-offer-a-chair-setting = Posate sul bordo la sedia da un pollice.
verse-132-v1-trade-across-the-ditch = Barattate attraverso il fosso.
verse-132-v1-arev-reckons-both-farms = Arev fa i conti dei due poderi.
verse-132-v1-work-for-the-others = Lavorate per gli altri, con la sinistra.
verse-132-v1-be-the-first-to = Voltatevi per primi.
verse-132-v1 = Il fosso, e l'altra parte.
verse-132-v2 = Saltate insieme a loro, e in mezzo, per un momento, vi date la spalla. Dall'altra parte è tutto uguale. Solo che per allacciarvi la giacca ci mettete un poco. Da allora firmate all'indietro.
verse-132-v3 = «Chi è arrivato prima?» Le voci si incontrano sopra l'acqua e ne resta una che non è di nessuno. «Qui si arriva», dice. «Ci sarebbe posto.»
verse-132-v3-told-1 = «Si ordina per tutti», aggiunge, con la voce delle tavole. «Le pietre sarebbero per chi resta.»
verse-132-v3-told-2 = Non ha il passato, come non l'avevano gli scalpelli.
verse-132-v4 = Ci sono badili da una parte e dall'altra. Vi incontrate nel mezzo, con la terra fresca fra i piedi. L'altro contadino per una volta non ha niente da dire, e si vede. «Allora», fa questo, schiarendosi la voce, «di chi è la vacca?»
verse-132-v5 = Il contadino spinge di là una forma di cacio sulla pala. Nello stesso momento di qua ne arriva una. La guarda, dice che è migliore e la mette con le altre. «Non ci si guadagna», dice. «Ma se passa moneta torna pane, o viceversa, purché di qua e di là non si voglia la stessa cosa insieme.»
verse-132-v5-push-over-bread = Passate un pane, per una moneta.
verse-132-v5-push-over-coin = Passate una moneta, per un pane.
verse-132-v5-keep-what-you-have = Tenetevi quello che avete.
verse-132-v5a = Per un poco non torna niente. Di là vi siete chinati sulla pagnotta e confabulate. Poi arriva una moneta, tiepida, sulla punta di un rastrello. Il conio è quello solito. Solo che il re, invece di guardare la scritta, guarda voi.
verse-132-v5b = Tocca a voi pagare per primi, e di là, nello stesso istante, tocca a loro. Le monete si incrociano sull'acqua. Una delle parti riceve del pane. Lo mangiate, quindi siete voi. Se ne discute.
verse-132-v6 = Lo volevano da anni e nessuno poteva chiederlo per primo. Arev percorre i confini col bastone, come gli ha insegnato Corentin, e conta sacchi, galline, tegole. Tornano fino all'ultima tegola. Alle uova no. Di là ce n'è uno di più. I contadini guardano l'uovo. «Se quello entra nel libro», dice questo, «uno di noi è la copia dell'altro.»
verse-132-v6-enter-the-egg = Segnatelo nel libro.
verse-132-v6-arev-eats-the-egg = Arev si mangia l'uovo.
verse-132-v6a = Lo scrive con la data. Di là i panni sono già stesi, e l'uomo si tocca il cappello da solo. Di qua il contadino ci prova anche lui. Il braccio gli si ferma alla tesa e aspetta il permesso.
verse-132-v6b = Lo rompe sul paletto di confine, rovescia la testa, inghiotte. «Torna», dice, e tira la riga. Quale gallina l'avesse fatto non si saprà più. D'ora in poi, per ritrovare il segno nel libro, Arev va a naso.
verse-132-v7 = Un rastrello è già pronto, montato per il lato che usate adesso. Di là non chiedono come vi è successo. Voi fate il solco in giù, l'uomo accanto lo fa in su, e a ogni giro vi augurate il buon giorno. Di qua dal fosso avete le tasche piene. Sono cucite dal lato sbagliato.
verse-132-o1 = Dove avete riempito il fosso c'è una vacca. Ognuno dei contadini la tiene per una corda, seduto all'ombra. «Lasciamo decidere lei», dice uno. L'altro stava per dirlo.
verse-132-o2 = Di là adesso salutano per primi. Di qua il contadino aspetta, col braccio lungo il fianco. «È lui quello dell'uovo», vi dice. «È giusto così.»
verse-132-v1-ask-which-came-back = Chiedete al contadino quale dei due è tornato.
verse-132-c1 =
    «Quale di voi è tornato?» chiedete.

    «Io», dice il contadino, e di là dal fosso il contadino dice: «Io.» Si fanno un cenno. «Abbiamo deciso così, si fa prima. È venuto un giovane della gabella con un modulo, ne voleva uno da mettere fra i Resi. Quale, per lui era uguale. Abbiamo firmato tutti e due.»

    «E lui?»

    «Aveva una riga sola. Cancellava e cancellava. Alla fine ha scritto il fosso.»

    «Ma uno di voi lo sa.»

    «Uno di noi era nel campo quando è venuto sopra l'orlo, ed è tornato a casa a mangiare. L'altro era in cucina e ha alzato la testa. Io mi ricordo di aver fatto l'una e l'altra cosa.» Di là dall'acqua l'altro si è tolto il cappello e ci guarda dentro. «Lui anche. Bisognava chiederlo alla moglie», dice il contadino. «Ma proprio allora era giù all'acqua, a sciacquare un panno. Sarà stata giusto nel mezzo.»
verse-132-c1-told-1 = «Un fosso non si può rendere», dice Arev. «Prima dovrebbe mancare.» «Manca», dice il contadino.
verse-132-c1-told-2 = «Io avrei firmato per il pranzo», dice Verme. «Con quello c'è sempre anche un pranzo.»
verse-132-c1-told-3 = «Cantava?» chiede Ailei. «Mentre sciacquava?» Cominciano a dirle il motivo, di qua e di là, e ognuno si interrompe per lasciarlo all'altro.
dream-132 = L'altro dorme per te. Lo senti russare di là dal fosso, coscienzioso, un poco lento a buttar fuori il fiato. La mattina ti manda la coperta, piegata al contrario.
nightmare-132 = Tocca a te dormire per l'altro. Lo fai male: senti il cane, la pendola, ogni passo che fa nella tua cucina. Ti sveglia lui, riposato.
verse-133-o1 = Sulla mensola c'è un vaso capovolto. Vi fanno posto, sull'altra panca. La più giovane si tocca la spalla, che vuol dire no. Poi si stringe per farvi sedere.
verse-133-oz = Sulla panca c'è un posto, con accanto l'acqua. L'intreccio non si ferma, ma il rumore si fa più in là.
verse-133-oz-told-1 = La paglia col vostro nome è appesa accanto alla porta.
verse-133-oz-told-2 = A tavola la più giovane posa il cucchiaio in croce sul vostro. A casa si dice così, che non si è finito.
verse-133-oz-told-3 = Uno di quelli che avete svegliato è sulla panca. Ha trovato dove stare zitto a occhi aperti.
verse-133-oz-told-4 = C'è un'ora in cui si fermano tutte e si voltano a nord. Non arriva niente. È andata alla Fiera, su un carro.
verse-133-o0 = Vi fanno posto senza un rumore. Per ridere si toccano il polso, per no la spalla. L'orlo sta lungo il muro dell'orto, e non fa rumore nemmeno lui. In capo a un'ora avete smesso di dire grazie e cominciato a portare l'acqua.
verse-133-o0-told-1 = Accanto alla porta c'è il chiodo dove stava appeso un foglio. L'umido l'ha stampato sull'intonaco, al rovescio. Per il verso giusto l'avete letto nella cappella.
verse-133-v1-told-1 = Bassa sull'acqua arriva la campana di Piran. Quattordici teste si voltano e la ascoltano fino in fondo: è l'unica cosa per cui smettono di lavorare.
verse-133-v1-barter-food-for-a = Barattate cibo per un lavoro finito.
verse-133-v1-open-the-jar = Aprite il vaso.
verse-133-v1-keep-silent-until-evening = Restate zitti fino a sera.
verse-133-v1-sit-by-the-youngest = Sedetevi accanto alla più giovane.
verse-133-v1-fill-the-empty-jar = Dite qualcosa nel vaso vuoto.
verse-133-v1-touch-your-wrist-and = Toccatevi il polso e andate.
verse-133-v1 = Una stanza che tace.
verse-133-v2 = Ve lo lasciano scegliere dal mucchio. Quella che l'ha fatto lo gira e cerca il punto in cui ha sbagliato. Ve lo mostra, perché resti fra voi.
verse-133-v3 = È una voce d'uomo, educata e stanca. «Ordino che stasera non si metta la cera.» Poi il vaso è vuoto. Piangono senza suono. La più vicina lo capovolge e batte sul fondo.
verse-133-v4 = Quando avete taciuto abbastanza una di loro vi dà un filo di paglia, già annodato. È il vostro nome, nella loro lingua. Ha un nodo in meno di quelli che avreste detto.
verse-133-v5 = È arrivata in primavera, e a contare i punti muove ancora le labbra. Con una paglia vi disegna per terra una casa, porta, camino, una finestra con un lume. Poi alza gli occhi. Vuole sapere se è acceso. È la finestra di nonna Trevenny. Il lume è quello che tengono per il ragazzo.
verse-133-v5-told-1 = Vi prende il polso e mette le dita dove le aveva la donna che dorme. Quella presa la conosce. Ha dormito lì anche lei, pare, e l'hanno chiamata.
verse-133-v5-told-2 = È spento. Ailei era lì quando l'hanno spento, o ve l'ha raccontato.
verse-133-v5-nod-it-is-lit = Annuite. È acceso.
verse-133-v5-shake-your-heads = Scuotete la testa. È spento.
verse-133-v5-ailei-rubs-it-out = Ailei cancella il lume col dito.
verse-133-v5a = Butta fuori il fiato dal naso, che qui dentro è forte. Poi si sfila dalla manica un pezzo di formaggio e ve lo dà. Riprende a intrecciare, rivolta a nord. È una cintura. La misura è da ragazzo.
verse-133-v5b = Annuisce anche lei, adagio. Liscia la paglia, la piega una volta e la mette fra gli scarti. C'è un rumore come di topi. Sta disfacendo una cintura, da un capo all'altro. Quando ha finito va al pozzo, col secchio suo e con quello di un'altra.
verse-133-v5c = Ailei si bagna un dito e toglie il lume dalla finestra. Poi toglie il ragazzo dal sentiero, dove l'altra non l'aveva ancora disegnato. Guardano quello che resta: una casa, una porta, un camino. Il fumo lo rimette la ragazza.
verse-133-v6 = Lo posano sul tavolo e si allontanano. Dite una cosa per ciascuno, da vicino, e il coperchio è legato prima che l'ultimo abbia finito. Non possono aver sentito. Si toccano la spalla, poi il polso. Quando il vaso torna su, la mensola, che da un capo si era staccata, è in piano.
verse-134-oz = «Di nuovo», dice la grotta, con piacere. «La questione è dov'era.»
verse-134-oz-told-1 = «Da Cuanacht non risultano pretese», dice a Verme. «La cena è stata chiusa.»
verse-134-oz-told-2 = «C'è una seconda riga», dice a Verme. «Mezza cena, dovuta *al* portatore.» Lui ride, e un attimo dopo, correttamente, la grotta.
verse-134-oz-told-3 = Saluta prima Verme. «Quello che ha risposto da sé», dice, perché gli altri lo sappiano.
verse-134-oz-told-4 = «Alla cala è stato tenuto il tempo per uno in più», dice a Verme. «Non c'è addebito. Si desiderava vedere che uso ne sarebbe stato fatto.»
verse-134-oz-told-5 = «Un ritratto è stato voltato contro il muro», dice a Verme. «Si domanda se abbia freddo.»
verse-134-oz-told-6 = «È stata ricevuta una giornata di rastrello dall'altra parte», dice. «È stata accreditata a questa.»
verse-134-oz-told-7 = «In un vaso è stato detto qualcosa», dice. «Non è stato ascoltato. Lo richiedeva, si ritiene, il coperchio.»
verse-134-o0 = Il fiato tira verso il fondo i capelli, i lacci, la fiamma. «È un piacere», dice la grotta. Ha la voce di uno di voi e aspetta che capiate quale. «Risulta una pratica aperta», dice.
verse-134-o0-alone = Il fiato tira verso il fondo i capelli, i lacci, la fiamma. «È un piacere», dice la grotta. Ha la vostra voce, e aspetta che ve ne accorgiate. «Risulta una pratica aperta», dice.
verse-134-v1-worm-asks-to-see = Verme chiede di vedere la ricevuta.
verse-134-v1-ask-a-question-one = Fate una domanda. Una.
verse-134-v1-take-nolwenn-s-lamp = Prendete la lampada di Nolwenn.
verse-134-v1-look-at-the-spoons = Guardate i due cucchiai.
verse-134-v1-hear-what-it-offers = Ascoltate che cosa offre la grotta.
verse-134-v1-find-where-you-fell = Cercate il punto in cui siete caduti.
verse-134-v1-hold-your-breath-and = Trattenete il fiato e uscite a levante.
verse-134-v1 = La grotta, che aspetta con educazione.
verse-134-v2 =
    Gliela porge l'acqua, asciutta. Lui la tiene per il verso giusto, per caso.

    «Può esserne data lettura», dice la grotta.

    «Non so leggere.»

    «È noto. UN BAMBINO, SENZA NOME, TRATTENUTO FINO A RITORNO. La firma è una croce.»

    «E quello, accanto alla croce?»

    «Una parola, aggiunta da altra persona. È *madre*.»

    Verme passa la riga con l'unghia, da un margine all'altro, al passo di uno che legge. «Ritorno di chi?»

    «Di lei. Risulta dichiarato entro sera.»

    «E quanto le avete dato?»

    «Le viene ancora dato», dice la grotta, «affinché la ricevuta sia esatta.» Una pausa, della solita lunghezza. «Si domanda se sia lunga, una sera.»

    «È grande più o meno come un pozzo», dice Verme. Gira il foglio. Dietro non c'è niente. «Allora ero di qualcuno», dice.
verse-134-v2-told-1 = «Avrà avuto intenzione—» dice Ailei. La grotta aspetta, con vivo interesse. Lei non continua.
verse-134-v2-told-2 = «Tienilo in piano», dice Beor. «Pesa tutto lì.»
verse-134-v2-tear-it-up = «Strappala.»
verse-134-v2-keep-it = «Tienila.»
verse-134-v2a = «Come si desidera», dice la grotta. «Quella è la copia.» Per tutto il resto del tragitto Verme cammina con un pugno in tasca. Non è la tasca della carta.
verse-134-v3 = Dentro è asciutta. Lo stoppino è tagliato di fresco, in tondo, come lo tagliano a Cuanacht. Sul fondo ci sono le parole della canzone di Nolwenn, piccolissime, di una che temeva di dimenticarle.
verse-134-v4 = Legno d'olivo, lavoro di Cuanacht, e uno ha il bordo morsicato. Sono posati in croce, che a casa vuol dire che non si è finito. Il piatto non c'è. Con quelli si può mangiare, sull'unico ripiano asciutto. O se ne può portare via uno, che alla Fiera l'olivo vale qualcosa.
verse-134-v4-told-1 = «Quello è di Nolwenn», dice Verme di quello morsicato. «Cantava tenendolo in bocca. L'altro è di chi stava a sentire.»
verse-134-v4-eat-with-them = Mangiate con quelli, a turno.
verse-134-v4-carry-one-off = Portatene via uno.
verse-134-v4-leave-them-crossed = Lasciateli in croce.
verse-134-v4a = Il cucchiaio contro la scodella qui fa molto rumore, e il fiato della grotta lo aspetta ogni volta, prima di tirare. Alla fine li asciugate e li rimettete in croce. «Il pasto è stato annotato», dice la grotta. «Quello di prima fu consumato in piedi.»
verse-134-v4b = Scegliete quello morsicato. Fino all'imbocco non si sente una parola. Quello che avete preso, a guardarlo, non ha nessun morso. «C'era un paio», fa la voce, per nulla offesa. «C'è un resto. È riportato a vostro nome.»
verse-134-v5 = «È possibile uno scambio», dice la grotta. «Quattro giorni, di quelli già avuti, contro quattro notti di sonno. I giorni sarebbero presi dal mezzo. Quel che vi si è imparato va con loro.» C'è un posto asciutto per stendersi e una lavagna da firmare. Altre clausole non ce ne sono.
verse-134-v5-sell-four-days = Firmate, e dormite.
verse-134-v5-ask-what-it-wants-them-for = Chiedete che cosa se ne fa.
verse-134-v5-decline-with-thanks = Rifiutate, ringraziando.
verse-134-v5a = Dormite. Al risveglio la lavagna è pulita e c'è una ricevuta, voce per voce, pioggia, pioggia, un litigio, una buona minestra. La leggete fino in fondo. Il litigio pare che l'abbiate vinto. Chi di voi abbia fatto la minestra, non risulta.
verse-134-v5b = «Per restituirli», dice. «Tutto quello che è qui è da restituire. Un giorno già avuto può essere rimesso dov'era.» Una pausa, esatta. Non avete chiesto altro. «Si domanda che cosa si intenda per volere», dice la grotta.
verse-134-v6 = In alto c'è un buco col cielo dentro, e sotto il buco un mucchio di quello che è caduto, uno stivale, ghiaia, un uccello, una lanterna col vetro intero. Da qui i numeri del pozzo si leggono per il verso giusto, dal basso. L'ultimo è di oggi. Sotto, hanno spianato lo spazio per un altro.
verse-134-v6-told-1 = Un segno, sulla parete, non è di gesso. È di coltello, e accanto ce n'è uno d'unghia. «Il conto cominciato sul paletto è stato riportato qui», dice la grotta. «Non è ancora compreso.»
verse-134-v6-take-the-lantern = Prendete la lanterna dal mucchio.
verse-134-v6-write-the-next-one = Scrivete voi il numero di domani.
verse-134-v6-leave-the-heap-alone = Lasciate stare il mucchio.
verse-134-v6a = È ancora calda. Sul manico ci sono le iniziali di uno di voi, che la sua lanterna ce l'ha alla cintura. Le accendete entrambe. La vostra fa fumo. La fiamma dell'altra, nella corrente, pende dalla parte sbagliata.
verse-134-v6a-alone = È ancora calda. Sul manico ci sono le vostre iniziali, e la vostra lanterna l'avete alla cintura. Le accendete entrambe. La vostra fa fumo. La fiamma dell'altra, nella corrente, pende dalla parte sbagliata.
verse-134-v6b = Quarantadue, scrivete, dopo averne discusso. Il gesso tiene. La grotta legge ad alta voce quello che ne segue, oggi, domani, dopo. Parla a lungo e non sbaglia. «Il dato è ricevuto», dice alla fine. «Per le future occasioni, si domanda con quale metodo si sia contato.»
dream-134 = Passano quattro giorni. È mattina, e qualcuno ha tenuto la corda. L'ha tenuta tutti e quattro: c'è una sedia, una crosta, e il segno di un tallone nella terra.
nightmare-134 = Passano quattro giorni. Li conti. Ti chiedono, con garbo, di chi sei. Dici i nomi che hai, e ognuno viene cercato, e ti voltano la pagina.
