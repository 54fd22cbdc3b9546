verse-103-o1 = Le file non l'hanno riconosciuta. Ysella sta col mento nudo al sole, come dopo una malattia. Guardare costa un soldo.
verse-103-o2 = I vostri uomini sono schierati al cancello, Uno, Due, Tre e Mio Cugino, in quest'ordine, tranne Mio Cugino, a cui l'hanno già detto due volte. «Dove?» chiedono. «Non ancora», dite. Si rimettono la paglia in bocca.
verse-103-o2-told-1 = In fondo alla riga c'è Hal, con mezza paglia. Non l'ha assunto nessuno. Guarda dritto davanti a sé.
verse-103-o3 = Al cancello c'è la donna col grembiule. Viene ogni giorno di mercato, dicono, non compra niente, e a chi entra guarda la destra. Quando arriva alla vostra smette di masticare.
verse-103-oz = Le stesse file, e una paglia più corta dell'altra volta. Ysella vi fa il prezzo prima che vi fermiate.
verse-103-oz-told-1 = Ysella fa il giro di Gwenneg. «Nove, e lo stivale lo regalo», dice. Lui si mette più dritto.
verse-103-oz-told-2 = Sul palo, sotto AREV, hanno tirato una riga. La somma è zero.
verse-103-oz-told-3 = Sul palo, sotto AREV, c'è un altro nome, KERRA, e accanto nessuna somma.
verse-103-oz-told-4 = Sul palo del cancello AREV risulta pagato, col gesso, in data di dopodomani. «Io non chiedo», dice Ysella. «Era moneta buona. Non l'hanno ancora battuta.»
verse-103-oz-told-5 = «Per quelle no», dice uno al banco delle cipolle, quando contate dei rami che sanno di spago. «Quelle sono state sotto i fiori.» La cipolla ve la dà. I soldi non li tocca.
verse-103-o0 = «Quattro uomini, o tre e un cane», dice Ysella prima che apriate bocca. «Prendete il cane.» Ha la faccia insaponata e nessun rasoio vicino. Sul palo del cancello, col gesso, una lista di nomi con una somma accanto. Il quarto è AREV, quattordici marchi.
verse-103-v1-hire-four-men = Affittate quattro uomini.
verse-103-v1-hire-them-on-your = Affittateli col nome e una bugia.
verse-103-v1-fight-in-the-ring = Battetevi nel cerchio per la posta.
verse-103-v1-see-to-the-chalk = Occupatevi del gesso sul cancello.
verse-103-v1-sell-a-sword-from = Vendete una spada del campo.
verse-103-v1-tell-gerens-whose-iron = Dite a Gerens, della Gabella, quale ferro non paga tassa.
verse-103-v1-leave-the-chair-where = Lasciate la Fiera.
verse-103-v1-stop-at-the-onion = Fermatevi al banco delle cipolle.
verse-103-v1-pay-ysella-for-a = Pagate a Ysella una storia.
verse-103-v1 = Le file, le paglie, la sedia di Ysella.
verse-103-v2 = Si tolgono la paglia tutti e quattro insieme. Si chiamano, dicono, Uno, Due, Tre e Mio Cugino. Combattono una volta, dove volete voi, purché non nell'orlo, e la volta la contano loro. Ysella timbra la ricevuta con la sua vecchia fede.
verse-103-v3 = Parlate di Camelot, di rinforzi, di una paga già in viaggio. Ysella ascolta con gli occhi chiusi, muovendo le labbra. «Bella», dice alla fine. «Chi muore per primo chiede di conoscere l'autore.»
verse-103-v4 = Il cerchio è una corda da bucato. Dentro c'è posto per uno che ha da perdere e per uno che ha fame, e vi dicono quale siete. Le puntate si tengono in un elmo. L'elmo ha un buco in cima. Sul buco non si accettano scommesse.
verse-103-v5 = Quattordici marchi sono la famiglia che Arev lasciò fuori dal libro, con gli interessi di due anni, al centesimo. La grafia è quella di Arev, fino al quattro, che lui lascia aperto in cima. Chi scriveva non l'hanno visto. Il gesso è fresco.
verse-103-v5-pay-two-in-everybody = Pagate due, a nome di tutti.
verse-103-v5-arev-pays-to-one = Arev paga in disparte.
verse-103-v5-scrub-the-line-out = Cancellate la riga con la manica.
verse-103-v5-let-it-stand = Lasciatela dov'è.
verse-103-v5-told-1 = «Il quattro è mio», dice Arev. «Io non l'ho scritto.»
verse-103-v5-told-2 = «Sarà un altro Arev», dice Ailei. Arev la guarda. «No», dice Ailei.
verse-103-v6 = Il ferraio la pesa, la annusa, vi dà monete calde. Dall'altro lato del banco una donna col grembiule posa la spesa. Riconosce il pomo. Non dice niente. Vi guarda la destra, a lungo, come si guarda una faccia.
verse-103-v7 = Gerens non prende appunti. «È stato riferito», dice, e conta le monete guardando voi. Non le avete ancora messe via che arrivano i carri, e poi, dove c'era la Fiera, ci sono buchi di palo e cipolle schiacciate. La sedia da barbiere l'hanno lasciata. «Non risulta firmata», dice Gerens.
verse-103-v8 =
    «Crude, fritte o in treccia», dice Derwa. Abbassa la voce. «È con voi? Terza paglia, seconda fila. Non guardate. Una madre che guarda fa calare il prezzo.»

    Non guardate.

    «Venerdì stava a quattro marchi. Un signore con la mula. Gli ho detto che aveva la tosse. La tosse non ce l'ha. Ho detto gli attacchi, ho detto il vino. A quello di Camelot ho detto che era stato sposato.» Volta la padella. «È un anno che rifiuto fior di soldi, per quel figlio.»

    «Mamma», dice la terza paglia, senza muovere la faccia. «Ti sento.»

    «Sordo come un palo», dice Derwa. «Lo dico a tutti.»
verse-103-v8-buy-a-pan-and = Compratene una padella e spartitela.
verse-103-v8-promise-her-he-comes = Promettetele che torna.
verse-103-v8-tell-her-what-he = Ditele per che cosa li avete presi.
verse-103-v8-shake-your-heads-and = Fate segno di no e passate.
verse-103-v8-told-1 = «E tu perché vuoi farti prendere?» chiede Verme a Hal. «Per essere da qualche parte», dice Hal.
verse-103-v8-told-2 = «Porterebbe bene», dice Beor, guardandolo di spalle. «Non ci provate», dice Derwa.
verse-103-v8-told-3 = «Gli attacchi levano un terzo», dice Arev. «Il vino la metà.» «Ah sì?» dice Derwa. Se lo segna.
verse-103-v8-told-4 = «Vedrete che sta bene», dice Ailei. «Con chi?» dice Derwa. Ailei compra una cipolla.
verse-103-v8-told-5 = «E adesso partono i vostri», dice Derwa, «e lui ha chiesto di andargli dietro. Senza paga. Per vedere.»
verse-103-v8a =
    «Torna», dite.

    «Quando?»

    «Con noi.»

    «Non è un quando», dice Derwa, ma il sacco è già aperto, e ci vanno quelle bianche e lunghe, che non sono in vendita. Poi guarda suo figlio, apertamente, per la prima volta in tutta la stagione. Dalla sedia Ysella la vede e gli abbassa il prezzo di un marco. «Ecco quanto costa», dice Derwa. «Adesso vi tocca.»
verse-103-v8b =
    «Una volta», dite. «Dove vogliamo noi.» Lei annuisce e sala la padella. Poi va alla fila, gli leva la paglia di bocca, la morde in due e gliene rimette metà.

    «Mezzo prezzo», dice verso il cancello. «Del mezzo prezzo non si fida nessuno.»

    Il ragazzo guarda dritto davanti a sé. Ha le orecchie rosse. «Per il raccolto ero tornato», dice Hal.
verse-103-v9 =
    «Sedetevi», dice Ysella. «La storia la offro io. Nove anni fa un uomo si siede lì per la barba e mi si addormenta. E quella settimana un altro mi aveva già pagata, per l'altro taglio.»

    «E allora?»

    «Allora aveva già il panno. Un bel collo, magro. Si vedeva che non valeva i soldi che costava.» Muove la mascella; il sapone è secco, e si crepa. «Finisco la barba. Si sveglia, si tocca il mento, mi lascia il resto. Il rasoio non l'ho più tirato fuori.»

    «Chi era?»

    «Il balivo vostro. Corentin. È ripassato l'autunno scorso, con altri quattro e la strada davanti. Si siede dove siete voi. Chiude gli occhi. Come l'altra volta, dice.»
verse-103-v9-ask-who-is-buying = Chiedete chi compra uomini, questo mese.
verse-103-v9-ask-for-the-coin = Chiedete il resto che lasciò.
verse-103-v9-wash-her-face = Lavatele la faccia.
verse-103-v9-let-her-dry = Lasciatela al sole.
verse-103-v9-told-1 = «E il resto?» chiede Arev. «L'ha lasciato anche quella volta», dice Ysella. «Si vede da chi avete imparato.»
verse-103-v9-told-2 = «L'avete avuto due volte», dice Beor. «L'ho avuto due volte», dice Ysella. «E guardatemi.»
verse-103-v9-told-3 = «Si fidava», dice Ailei. «Era stanco, cara», dice Ysella.
verse-103-v9-told-4 = «E chi pagava per l'altro?» chiede Verme. «Quella», dice Ysella, «è un'altra storia e si paga.»
verse-103-v9a = Viene via in un pezzo solo, da un orecchio all'altro. Sotto non è giovane e ha un bel mento. Lei gira il pezzo, lo mette nel cassetto dei rasoi e chiude il cassetto col ginocchio. «Non ditelo alle file», dice. «Credono che io aspetti.»
verse-103-v5a = Ysella leva la somma dal palo con uno straccio bagnato. Il nome lo lascia. «I nomi sono gratis», dice. «Alla gente piace sapere chi c'è in giro.» Quando guardate di nuovo accanto c'è uno zero di gesso, ben tondo.
verse-103-v5b = La manica resta bianca e la riga viene via, fino alla vena del legno. Dalla fila vi hanno guardato fare. Il tempo di scuotere la manica, e il nome è di nuovo lì. La grafia è la stessa. «Si scrive da solo», dice uno con la paglia.
verse-103-v8d = Mangiate in piedi, dalla padella, tutti. «Sale?» chiede Derwa a ognuno di voi. Lo chiede anche alla fila, a voce più alta.
verse-103-v9b = «Chi compra?» dice Ysella. «Uno che scrive. Arriva con la somma già fatta e i denti non li guarda.»
verse-103-v9b-told-1 = «Si firma Massen», aggiunge. «Piange, anche. Sul prezzo non fa niente.»
verse-103-v9c = Ce l'ha ancora, nel cassetto dei rasoi, in un cartoccio. «Per Cuanacht», dice Ysella. «Sareste voi. Peccato, ci avevo preso gusto a doverlo.»
verse-143-o1 = Il vecchio ha un cappello. Gliel'hanno dato a una delle porte dove siete stati voi. Lui scopa intorno all'ombra.
verse-143-oz = Buche di pali, una sedia da barbiere, una strada in cornice. Il vecchio ha scopato fin dove stavano le cipolle.
verse-143-o0 = Il vecchio si chiama Quinto. Non era il quinto di niente, erano finiti i nomi. Ha tenuto lui il fischietto di Ysella. «Chi fischia li richiama una volta sola», dice. «Lei lo sapeva. Non ha fischiato.»
verse-143-v1-buy-the-whistle = Comprate il fischietto.
verse-143-v1-sweep-with-him-until = Spazzate con lui fino a sera.
verse-143-v1-sit-in-the-chair = Sedetevi sulla sedia.
verse-143-v1-pass-on = Passate oltre.
verse-143-v1-ask-what-is-in = Chiedete che cosa c'è nell'elmo.
verse-143-v1 = Buche di pali, e Quinto con la scopa.
verse-143-v2 = Il fischietto è d'osso. I due fori li hanno consumati denti di bambino, prima che fosse di Ysella. Provandolo a vuoto, senza fiato, sentite voltarsi una testa, lontano, su una strada.
verse-143-v3 = È comoda. Lo specchio davanti è senza vetro, e nella cornice ci sta, precisa, la strada per Camelot. «La barba o la verità?» chiede il vecchio. «Le faccio storte entrambe.»
verse-143-v3-the-shave = La barba.
verse-143-v3-the-truth = La verità.
verse-143-v3-neither-thank-you = Niente, grazie.
verse-143-v4 = L'elmo col buco è sotto la sedia, ancora pieno, di monete e un dente. «Le poste», dice il vecchio. «Avevano puntato su se stessi, e poi sono partiti, o li hanno fatti partire. Un buco di palo non si può pagare.» Dentro, lungo l'orlo, ha inciso chi ha messo che cosa. Fa tutto il giro.
verse-143-v4-pocket-the-coins = Intascate le monete.
verse-143-v4-carry-them-round-to = Portatele casa per casa.
verse-143-v4-slide-it-back-under = Rimettetelo sotto la sedia.
verse-143-v4a = Sei porte. A ciascuna dite il nome e la somma, e di là controllano su qualcosa di loro, un cucchiaio segnato, una trave, una fila di fagioli. Alla settima, Derwa lascia cadere due monete nel vaso delle cipolle. «Puntava sempre su di sé, a perdere», dice. «E il dente?»
verse-143-v4a-told-1 = «Avevate detto con voi», vi dice, contandovi.
verse-143-v4a-told-2 = Nel vaso, col resto, c'è mezza paglia.
verse-143-v3a = Fa una parte, si scosta, fa l'altra per pareggiare e torna alla prima. «Ecco», dice il vecchio. «Così sembra che vi aspettino.»
verse-143-v3b = «Per la sedia lei non torna», dice il vecchio. «E loro vengono per la strada.» Vi gira un poco, che la guardiate.
verse-143-v4b = Con le monete, per sbaglio, viene anche il dente. «Allora vi devo incidere», dice il vecchio, girando l'elmo. «Come si scrive?»
verse-104-o1 = Scopano l'una verso l'altro dai capi della navata e si fermano a una scopa di distanza. «Prego», dice Ia. Maddern posa un po' di cenere, per avere qualcosa da aspettare.
verse-104-o2 = Ia ha scopato fino alla porta. Dietro di lei Maddern ne ha rimessa a posto quasi altrettanta, con cura. Le ha lasciato un sentiero.
verse-104-o2-told-1 = «E il ragazzo, mangia?» chiede uno dei due, senza voltarsi. L'altro ha smesso per sentire.
verse-104-o3 = Dove stava lo sgabello di Ia c'è un mucchio. Lei siede sul gradino con la scopa sulle ginocchia. «Il gradino lo preferisco», dice.
verse-104-o4 = «Mangia?» chiedono insieme. Si guardano, imbarazzati di essere d'accordo. «Il ragazzo», dice Ia. «Intendiamo in generale», dice Maddern. «Intendiamo il ragazzo. Gli abbiamo messo via una crosta.» «Era da bruciare, naturalmente», dice Maddern. L'ha avvolta lui.
verse-104-o4-told-1 = Gwenneg è andato fino al fonte e gli volta le spalle. «Avevo detto dopo», dice ai due. «È dopo.»
verse-104-o5 = Vi salutano con le tre parole, come una conta, una per uno. Alla terza Maddern si china ad allacciarsi la scarpa.
verse-104-oz = Un pavimento solo, scopato dalle parti opposte. Vi hanno tenuto l'angolo asciutto. Ognuno ne ha tenuto uno diverso.
verse-104-oz-told-1 = «Si è sentito odore di pane», dice Maddern, «dalla parte del vostro grano da semina.» Ia esce dalla stanza.
verse-104-oz-told-2 = «Agli alveari c'è una parola tenuta», dice Ia. «È una di più.»
verse-104-oz-told-3 = «Ce n'è una tenuta fra i dormienti», dice Ia. «Noi credevamo che non si potesse.»
verse-104-oz-told-4 = «Ce n'è una tenuta davanti a tutte quelle facce», dice Ia. «Dev'essere scomodo.»
verse-104-oz-told-5 = «Ce n'è una tenuta alla gabella», dice Ia. «Per iscritto, immagino.»
verse-104-o0 = Il fuoco è stato acceso da dentro, a regola, con le porte senza chiavistello. Nel refettorio i piatti sono lavati. «Noi pensiamo che sia stato un incidente», dice suor Ia. Fra Maddern rimette a posto un mucchietto. «Noi no», dice.
verse-104-v1-share-bread-and-ask = Spartite il pane e domandate delle pietre.
verse-104-v1-listen-to-what-they = Ascoltate quello che non dicono.
verse-104-v1-take-sister-ia-s = Prendete la scopa di suor Ia.
verse-104-v1-lend-brother-maddern-a = Date una mano a fra Maddern.
verse-104-v1-lift-the-font-all = Sollevate il fonte, tutti insieme.
verse-104-v1-find-how-the-font = Cercate come si apre il fonte.
verse-104-v1-tell-them-of-those = Raccontate di chi è risalito.
verse-104-v1-tell-them-of-the = Raccontate di chi è rimasto giù.
verse-104-v1-leave-them-to-their = Lasciateli al loro lavoro.
verse-104-v1-look-into-the-cloister = Guardate nel pozzo del chiostro.
verse-104-v1-go-up-to-the = Salite al dormitorio.
verse-104-v1 = Due scope, e in mezzo la cenere.
verse-104-v1-ask-who-lit-it = Chiedete chi l'ha acceso.
verse-104-v2 = Spazzate. Ia vi dice che una parola si può ancora tenere, se c'è chi la ricordi, e che di quelli lei tiene il conto. «Ne avevo di più», dice. Alla fine vi dà un sigillo tiepido. «Noi», dice. Per una volta non aggiunge altro.
verse-104-v3 = Rimettete la cenere com'era. Maddern conosce ogni mucchio, quello era lo scaffale degli interessi, quello la porta. «Si è bruciato perché si doveva finire», dice, «e noi abbiamo avuto freddo.» Vi dà una candela. La fiamma, quando l'accendete, va in giù.
verse-104-v4 = Ia parla, Maddern corregge. Una pietra è una promessa che pesa; dove cala viene su l'orlo, e i pali del recinto non danno più lo stesso totale. Si può Dare, e pagare ogni volta, come fate voi. Si può Tenere, cioè dire la parola e viverci dentro. Ia gli leva di bocca il pane che stava mangiando, con gentilezza. «O Togliere», dice Maddern lo stesso, «e far pagare un altro. Camelot toglie.»
verse-104-v6 = Sotto il fonte c'è una scala di nove gradini e una cantina asciutta. Una tavola, cinque tazze. Quattro hanno un cerchio scuro sul fondo. La quinta è piena fino al bordo. Quando vi chinate trema ancora.
verse-104-v6-take-the-fifth-cup = Portate via la quinta tazza.
verse-104-v6-read-the-leaf-beneath = Leggete il foglio sotto le tazze.
verse-104-v6-told-1 = «Quella è di Hedra», dice Ailei, di una col bordo pulito. «Mia madre non ha mai lasciato un segno su una tazza.»
verse-104-v6-told-2 = «Corentin ha lasciato il fondo», dice Arev. «L'avrà segnato.»
verse-104-v6-told-3 = «Talan avrà bevuto per primo», dice Beor.
verse-104-v6-told-4 = «Quella di Nolwenn è la sbeccata», dice Verme. «Prendeva sempre quella, e poi la dimenticava.»
verse-104-v7 = Il foglio è una pagina del registro, con una pietra, un nome, una parola. Quasi tutta è in una lingua che nessuno di voi conosce. Il resto dice: FINO A CHE LA PROSSIMA RIPASSI DI QUI. Di sopra hanno smesso di spazzare.
verse-104-v8 = Il pozzo del chiostro è pieno di libri, fino a un braccio dall'orlo. Ce li hanno gettati a bracciate mentre il resto bruciava, e in disordine. «Noi crediamo che un pozzo sia una specie di scaffale», dice suor Ia. Fra Maddern ha portato corda e mollette. Vuole prima asciugarli. Poi si potranno bruciare come si deve.
verse-104-v8-fish-out-the-top = Ripescate il primo e leggete.
verse-104-v8-worm-goes-down-for = Verme si cala a prendere l'ultimo.
verse-104-v8-put-the-lid-back = Rimettete il coperchio.
verse-104-v8-told-1 = È un pozzo. Senza volerlo avete aspettato che vi desse il buongiorno.
verse-104-v8a = Conti di cucina. Olio da lampada, farina, olio da lampada, per un'intera vita di cuochi. Ogni giorno c'è una porzione in più delle bocche, senza nome. L'ultima colonna, ogni giorno, dice mangiata.
verse-104-v8b = Resta sotto il tempo di leggere una pagina, e non sa leggere. Risale con quello del fondo dentro la maglia. Il cartone è gonfio, i fogli sono tutti bianchi. «Non l'aveva cominciato nessuno», dice Verme. Ve ne lascia un foglio. Il resto lo ributta, di costa. Ascolta quanto ci mette.
verse-104-v9 = Ventidue letti, rifatti tesi. Suor Ia li rifà ogni mattina, cominciando dalla finestra. Fra Maddern passa dopo e scosta un lembo, sempre allo stesso letto, il sesto. «Era lenta ad alzarsi», dice. È il solo con le lenzuola calde.
verse-104-v9-sleep-an-hour-in = Dormite un'ora nel sesto.
verse-104-v9-take-the-ninth-s = Prendete la coperta del sesto.
verse-104-v9-turn-back-all-twenty = Scostate tutti e ventidue i lembi.
verse-104-v9-go-down-again = Tornate giù.
verse-104-v9a = Scostate i lembi uno per uno. In fondo alla fila, sulla porta, c'è suor Ia con la scopa. Conta. Poi ricomincia dalla finestra e ne rifà ventuno.
verse-104-c1 =
    «Chi l'ha acceso?» chiedete.

    «È stato acceso», dice suor Ia. «Su questo siamo d'accordo.»

    «Siamo d'accordo che bruciava», dice fra Maddern.

    Hanno smesso di spazzare. La cenere no.

    «C'era lo stoppino», dice Ia. «Quello lungo, per la lampada alta. Ci si va in due. Uno porta.»

    «Uno porta», dice Maddern, «e una dice: attento alla tenda.»

    «L'ho detto.»

    «Quando aveva preso.»

    «Davanti c'eri tu.»

    «E tu avevi il capo acceso.»

    «Lo avevamo tutti e due», dice Ia. «Era acceso da tutte e due le parti, il guaio era quello.» Guarda la scopa. «Quell'inverno li avevamo letti, i registri, a voce alta, una pagina per uno. Era tutta gente che aveva promesso. E sotto, firmato.»
verse-104-c1-told-1 = «Si potevano cancellare», dice Arev. «Una riga alla volta. Le righe servono a quello.»
verse-104-c1-told-2 = «E chi l'ha spento?» chiede Ailei. Si voltano l'uno verso l'altra, e nessuno dei due corregge. Con tutto quello che c'era da dire su chi l'ha acceso, fin lì non erano mai arrivati.
verse-104-c1-told-3 = «Gli altri chi li ha portati fuori?» chiede Beor. «Sono usciti», dice Maddern. «Le porte le avevamo aperte.»
verse-104-c1-told-4 = «Allora è mezza colpa per uno», dice Verme. «Una mezza la si vende bene.»
verse-104-c1-told-5 = «Ditelo voi di chi era», dice Ia. «A noi piacerebbe smettere», dice Maddern.
verse-104-c1-an-end-each = «Ne avevate un capo per uno.»
verse-104-c1-say-nothing = Non dite niente.
verse-104-c1a = «Sì», dice Ia. «Sì», dice Maddern. Non sanno che cosa viene dopo. Poi ognuno si china a raccogliere la scopa dell'altro e gliela porge, e per un momento tutti e due le tengono tutte e due. A voi danno quel che resta dello stoppino. È nero da una parte e dall'altra.
verse-104-c1b = Le scope ricominciano, prima la sua. «No», dice Ia. «Non è una cosa da chiedere a chi passa.» «Era la prima volta che lo chiedevamo», dice Maddern.
verse-104-v9b = È caldo, ma dall'altra parte. Quando vi alzate Maddern torna a scostare il lembo. «Lenti anche voi», dice.
verse-104-v9c = Viene via già piegata. Sotto, il lenzuolo tiene la forma di una che dorme sul fianco. «Se ne accorge», dice Maddern.
dream-104 = Ti leggono un libro. Chi legge si bagna il dito a ogni pagina, con cura, e ogni tanto ti guarda per vedere se è la tua.
dream-104-2 = Qualcuno ti ha rifatto il letto attorno, senza svegliarti, e ha voltato il lembo. Lungo tutta la stanza dormono con un piede fuori, non si sa mai.
dream-104-3 = Viene giù la cenere, pianissimo, e ogni falda ha sopra una parola, per il verso giusto. Tendi un cucchiaio. È *dopo*.
nightmare-104 = È la tua pagina. C'è scritto tutto, anche oggi. In fondo qualcuno ha già messo la data, e ti porge la penna dalla parte giusta.
verse-144-o1 = «Gliel'avete detto?» chiede Ia dal fondo della scala. «A tavola», dice Maddern, «come avevate detto.»
verse-144-o1-told-1 = Dite con che parola l'hanno chiamato. La ascoltano in piedi. «Sì», dice Ia. «Quella parola gliel'avremo insegnata noi.»
verse-144-o1-told-2 = Dite che ha una scodella. Maddern chiede da che parte della tavola, e la risposta gli basta.
verse-144-oz = Il quinto cerchio si è asciugato ed è stato versato di nuovo, con cura, della stessa misura.
verse-144-oz-told-1 = «A Cuanacht ci sono le rondini», vi dice suor Ia, «con un mese di ritardo. Noi diciamo che sono in anticipo (io no).» Fra Maddern sa chi ha comprato la tela cerata, e sposta la scopa per farvi passare.
verse-144-oz-told-2 = «Su alla cappella è rimasto un uovo per nido», dice fra Maddern alla scopa. «L'hanno contato.» «Noi non giudichiamo», dice suor Ia. «(Lui sì.)»
verse-144-oz-told-3 = Adesso sapete che cosa si è detto su ogni cerchio. «E sul quinto?» chiede suor Ia. Le dite che sorrideva. Guardano tutti e due quello bagnato.
verse-144-oz-told-4 = «Avete letto quello della cava», dice Suor Ia, prima che lo diciate. «Un nome c'era?» Le dite che c'era soltanto luce. «Noi il nostro l'avevamo scritto», dice Fra Maddern alla scopa. «(Il suo l'ho grattato io.)»
verse-144-o0 = Quattro cerchi scuri sulla tavola, e adesso un quinto, che è solo acqua. «Erano giovani», dice Ia. «Avevano sete», dice Maddern. D'accordo non erano mai stati. Li spaventa.
verse-144-v1-ask-about-the-stones = Domandate delle pietre.
verse-144-v1-sweep-with-ia = Spazzate con Ia.
verse-144-v1-sit-down-by-maddern = Sedetevi accanto a Maddern.
verse-144-v1-drink-the-water-of = Bevete l'acqua del quinto cerchio.
verse-144-v1-go-back-up = Risalite.
verse-144-v1-tell-them-who-left = Dite chi ha lasciato la quinta tazza.
verse-144-v1-sweep-the-nine-steps = Spazzate i nove gradini, dal basso.
verse-144-v1 = La cantina, e cinque cerchi sulla tavola.
verse-144-v2 = Ve lo dicono insieme, un pezzo per uno, Dare, Tenere, Togliere. Arrivati a Togliere si fermano. Vi tocca finire la frase.
verse-144-v3 = Sa di ginepro e di ferro. Per un momento siete seduti in cinque, gomito a gomito. Uno guarda la porta.
verse-144-v4 =
    «Non ha bevuto», dite.

    «Lo sappiamo», dice Ia. «Le tazze le abbiamo lavate noi. Quattro.»

    Maddern si siede sull'ultimo gradino. «Mangia?»

    «Mangia.»

    «Avremmo un mezzo pane», dice Ia. «Metà si potrebbe mandargliela.»

    «Tutto», dice Maddern. «Quella metà.»

    «È quello che dicevo.» Asciuga il quinto cerchio con la manica. «Sono saliti con la lampada. Lui per ultimo. Ci ha guardati, e noi abbiamo guardato le tazze.»

    «Si poteva dire qualcosa», dice Maddern. «Ci abbiamo pensato, dopo. Bevi. Oppure, non bere. Andavano bene tutte e due.»
verse-144-v4-nobody-will = «Nessuno.»
verse-144-v4-we-will-at-table = «Noi, a tavola.»
verse-144-v4-told-1 = «Io lo racconterei meglio di com'è andata», dice Ailei. «Non io.»
verse-144-v4-told-2 = «Io lo direi corto», dice Beor.
verse-144-v4-told-3 = «A libro è assente», dice Arev. «Basterebbe girare la pagina.»
verse-144-v4-told-4 = «Se lo dico io», dice Verme, «mi chiedono quanto ci ho preso.»
verse-144-v4-told-5 = «A Cuanacht andrebbe detto a tavola», dice Ia, «con la minestra davanti. Chi di voi lo fa?»
verse-144-v5 = Spazzate in salita, che dà fastidio a tutti e due. Sul sesto gradino, sotto la cenere, ci sono i tacchi di cinque persone che salivano con un peso. Sul settimo sono quattro. Il quinto lì si è girato ed è rimasto un po'. Gli ultimi gradini li ha fatti in punta di piedi.
verse-144-v6 = Prendete la scopa dall'altro capo. È pesante, da un anno se la contendono. Arrivati al muro Ia vi dà il sigillo, e Maddern guarda il pavimento pulito, per guardare qualcosa.
verse-144-v7 = Vi sedete. Maddern vi fa posto. Per un'ora non si spazza e non si rimette, e la cenere scende le scale per conto suo. Poi vi dà la candela. «Tenetela dalla parte della fiamma», dice. «È più fresca.»
verse-144-v4a = «No», dice Ia. «Naturale.» Il pane ve lo avvolgono in una pagina su cui non c'è scritto niente. Maddern la gira, per esserne sicuro.
verse-144-v4b = Si alzano insieme, come a fine ufficio. «Con la minestra», ricorda Ia. «E dite che non ha chiesto niente», dice Maddern. «È vero, quello.»
dream-144 = Il lettore è arrivato in fondo. Chiude il libro tenendo il segno con il tuo dito. La pagina è tiepida. A bassa voce ti chiede se ti dispiace.
dream-144-2 = Il libro è capovolto, e tu leggi a voce alta lo stesso. Ascoltano dai letti. Dove ti manca il fiato la parola la dicono loro, tutti, che non ti tocchi restarci a tu per tu.
nightmare-144 = Hai sete. La tazza è piena. Ti guardano tutti con affetto, e tu dici: dopo. Annuiscono. Annuiscono ancora quando sei alla porta.
verse-105-o1 = Senara taglia l'erba intorno alla propria elsa. Sta bene di salute. Non vi dice buongiorno, come non lo dicono i morti.
verse-105-o2 = Nella fila c'è una fessura vuota, con l'erba pettinata intorno. I bambini la chiamano la zia che ci ha ripensato.
verse-105-o3 = Dove ne avete cavata una la fila si è richiusa, della larghezza di una lama. Non si vedrebbe. Le forbici di Wenna lì si fermano lo stesso.
verse-105-oz = Wenna è arrivata alle cugine. Sposta il sacco più in là. Come state non lo chiede.
verse-105-oz-told-1 = Gwenneg è sotto lo scudo che gli hanno appeso. «È il pennello di mia madre», dice della vernice. «Comincia dai bordi.»
verse-105-oz-told-2 = Talan ha trovato una fessura col suo nome, e ci si mette accanto, dritto, per vedere fin dove sarebbe arrivato.
verse-105-oz-told-3 = «Quella non cercatela qui», dice Wenna di un vuoto nella fila. «Chiedete al ferraio. La vedova l'ha già trovata.»
verse-105-o0 = A mezzogiorno sono trecentododici. L'erba fra una e l'altra è tagliata con le forbici. Lo scudo è quello di Gwenneg; lo hanno appeso il giorno della partenza, perché pesava. Non c'è un graffio.
verse-105-v1-bury-one-properly = Seppellitene una come si deve.
verse-105-v1-read-the-names-on = Leggete i nomi sui codoli.
verse-105-v1-have-the-iron-say = Fatevi dire i nomi dal ferro.
verse-105-v1-take-the-boy-s = Prendete lo scudo del ragazzo.
verse-105-v1-wait-for-dusk-and = Aspettate il tramonto e ricontate.
verse-105-v1-walk-between-them-slowly = Camminate nel mezzo, piano.
verse-105-v1-speak-to-the-woman = Parlate alla donna con le forbici.
verse-105-v1-ask-the-children-about = Chiedete delle zie ai bambini.
verse-105-v1-arev-checks-the-names = Arev confronta i nomi con il libro.
verse-105-v1 = Else in fila, e un rumore di forbici.
verse-105-v2 = La mettete sdraiata, che per una spada è un sollievo. Scavando ne viene fuori un'altra, più antica, messa allo stesso modo. In paese non se la ricordano. Coprite l'una e l'altra.
verse-105-v3 = Sono nomi di gente di qui, col mestiere. Odra che salava, Merryn dei muli, Tegen che teneva il camposanto. Su una c'è solo MIA. Ve ne fate bastare uno e lo ripetete, per non perderlo.
verse-105-v4 = È dipinto di fresco, con poca vernice, un po' alla volta. A staccarlo, la spada sotto si raddrizza.
verse-105-v5 = Trecentotredici. La nuova è in fondo alla fila, all'altezza di un bambino. Arrivare non l'avete vista, e a ben guardare non è piantata. Sta in piedi.
verse-105-v5-return-it-to-somebody = Restituitela alla porta di qualcuno.
verse-105-v5-keep-it-until-tomorrow = Tenetela fino a domani.
verse-105-v5-do-not-touch-it = Non toccatela.
verse-105-v6 =
    Wenna ha ottant'anni e fa due file al giorno, in ginocchio su un sacco piegato. È arrivata a sua sorella. «Tenetemi ferma l'elsa», dice, «che si agita.» Sono forbici da capelli. Nel grembiule ha anche un pettine, e lo passa sull'erba prima di tagliare.

    «Era più grande di voi?» chiedete.

    «Di due anni. Ha firmato gli arretrati per tutte e due, perché quella con gli occhi buoni ero io.» Una forbiciata. «L'hanno impiccata di martedì.»

    «Chi?»

    «Ha giudicato Hedra. Ha letto la sentenza e piangeva, sulla carta, e l'ha dovuta rileggere, perché la somma si era bagnata e doveva sentirsi chiara.» Un'altra. «Dopo quella volta non le ho più voluto male. Chi non piange lascia i ciuffi.»
verse-105-v6-cut-a-row-for = Tagliate una fila per lei.
verse-105-v6-put-back-the-sword = Rimettete la spada che avete sfilato.
verse-105-v6-ask-where-hers-will = Chiedete dove starà la sua.
verse-105-v6-let-her-get-on = Lasciatela lavorare.
verse-105-v6-told-1 = «Mia madre non me l'ha mai detto», dice Ailei. «Non mi ha mai detto una cosa che non era. Questa non me l'ha detta.»
verse-105-v6-told-2 = «Che somma era?» chiede Arev. «Nove uova», dice Wenna.
verse-105-v6-told-3 = L'elsa la tiene Beor. Smette di agitarsi. «Bravo», dice Wenna. «Si vede che hai pratica.»
verse-105-v6-told-4 = «Dietro potreste lasciarla lunga», dice Verme. «Lei se ne accorge», dice Wenna.
verse-105-v6-told-5 = «Vorrei essere in fondo prima del gelo», dice. «Sono una fila e mezza, e le ginocchia.»
verse-105-v6a = Entra senza sforzo e si ferma al segno di prima. Wenna pettina l'erba intorno, guarda, e ne gira un ciuffo dall'altra parte. Nella fila dietro le else che pendevano sono dritte. «Dirà che è andata a ballare», dice Wenna.
verse-105-v6b = Ve lo mostra. È in fondo alla fila, vicino al sentiero, dove passa gente. Il taglio è già fatto, e lei lo tiene pulito col pettine. Vi chinate. Sul fondo c'è una moneta. «In acconto», dice Wenna.
verse-105-v7 = Cinque bambini giocano alle visite. Vanno da un'elsa all'altra con una torta di fango e salutano: zia Odra, zia Merryn, zia Che Morde. «Ve ne prestiamo una», dice la più alta, che ha sette anni. «Però dite dove la portate. E deve aver cenato, lei e chi l'accompagna.»
verse-105-v7-give-two-suppers-and = Date due cene, e dite dove.
verse-105-v7-eat-the-mud-cake = Mangiate la torta di fango.
verse-105-v7-say-good-day-to = Salutate le zie e andate.
verse-105-v7a = La tirano fuori in cinque, gridando i pollici. Viene su lucida. La più alta la pulisce con la manica e le spiega, a bassa voce, chi siete e che non sarà per molto. Poi dice a voi a che ora zia Merryn è aspettata a casa.
verse-105-v8 = Arev percorre le file col libro aperto sull'avambraccio. Quasi tutte ci sono, in regola, le prime di mano di Corentin. Alcune sono morte prima che ci fosse un libro. Una c'è, paga ed è viva. È Senara, quella del frantoio, sei uova venerdì. La sua spada ha l'elsa arrugginita quanto le altre.
verse-105-v8-carry-it-to-senara = Portatela alla porta di Senara.
verse-105-v8-enter-her-as-dead = Segnatela morta e vendete le sue galline.
verse-105-v8-close-the-book = Chiudete il libro.
verse-105-v8a =
    Senara la prende per la lama, col grembiule. «L'ho messa io», dice. «Per vedere chi se ne accorgeva.»

    «Da quanto?» chiede Arev.

    «Undici anni ad aprile.»

    «Siete a libro. Sei uova, il venerdì.»

    «Nel vostro. In quello di Camelot sono morta con la piena, c'è un soldo di pensione. E sono morta dai Cenerini, che davano una candela.» La gira, per vedere l'altra faccia. «Morta dappertutto, ho pensato, mi lasciano in pace. E mi hanno lasciata. È lì che viene voglia di farsi prendere.»

    «Sono tre registrazioni», dice Arev. «Non possono valere tutte.»

    «Tirate la riga dove volete.»

    Lui la guarda, per la prima volta in dodici anni più su del paniere. Lei rientra e torna con un uovo a testa. Arev lo segna.

    «Rileggete», dice Senara.

    «Senara, quella del frantoio», legge Arev. «Viva.»
verse-105-v5a = Provate una porta dopo l'altra. Chiedono quanto era alta, guardano lo stipite, scuotono la testa. All'ultima una bambina ci si mette accanto, schiena dritta. È la sua misura. «L'avete portata in anticipo», dice la madre. «Grazie.»
verse-105-v5b = Prima che abbiate trovato dove tenerla, uno stagnaio ci ha messo accanto una moneta. «Di chi era?» chiede. «Non ancora», gli dite.
verse-105-v6c = Ci si mette più di quanto pare, e pari non viene mai. Wenna vi ripassa dietro col pettine. «Se lo sarebbero fatto così da sole», dice.
verse-105-v7b = «Bisogna dire che è buona», dice la più alta. Lo dite. «L'ha fatta lei», spiega, e indica l'elsa vicina. «Non sa cucinare.»
verse-105-v8b = Arev tira la riga. È una bella riga dritta. Dalle parti del frantoio una donna chiama le galline. Continua a chiamarle quando l'ultima è venduta.
dream-105 = Qualcuno ti aggiusta la presa: il pollice qui, il polso così. Ha pazienza. Sa di cipolla e di olio buono. Quando va bene toglie le mani, e va bene lo stesso.
dream-105-2 = Mettono a letto le zie. Le tirano su una per volta, le asciugano, le coricano nell'erba col filo al riparo dal vento. A te ne danno due. Una dà la buonanotte, con l'elsa.
nightmare-105 = Ti piantano fino all'elsa, con cura, e non fa male. Da quell'altezza si vede il paese. Passano dei bambini. Aspetti che uno dica che zia sei.
verse-103-v5-told-31 = «Ce la faresti a pagarli?» dice Beor. «Non è una cifra che si paga», dice Arev. «Sono due anni.» Beor ci pensa. «Quattro te li presto», dice.
